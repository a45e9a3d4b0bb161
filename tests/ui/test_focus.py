"""Keys, mouse and hover mean the same thing, and walk all of a screen."""

from __future__ import annotations

from math import cos, sin, tau

from game.ui.focus import Focusable, FocusRing, Target
from game.ui.inputs import Act, Action, Pointer
from game.ui.layout import Rect
from game.ui.segmented import Choice, Segmented
from game.ui.widgets import Button


class Table:
    """A ring of targets that writes down what happens to it."""

    def __init__(self, *targets: tuple[str, float, float], off: str = "") -> None:
        """Place round targets of radius 16."""
        self.pressed: list[str] = []
        self.refused: list[str] = []
        self.seen: list[str] = []
        items = [
            Target.circle(
                id, x, y, 16, lambda id=id: self.pressed.append(id),  # type: ignore[misc]
                enabled=id != off, why_not=f"{id} is closed.",
            )
            for id, x, y in targets
        ]  # fmt: skip
        self.ring = FocusRing(items, on_focus=self._saw, on_refused=self._refused)

    @property
    def focus(self) -> str:
        """The id that has the focus."""
        return self.ring.focused.id if self.ring.focused else ""

    def act(self, *actions: Action) -> Table:
        """Press keys."""
        for action in actions:
            self.ring.handle(Act(action))
        return self

    def _saw(self, item: Focusable | None) -> None:
        self.seen.append(item.id if item else "")

    def _refused(self, _: Focusable, reason: str) -> None:
        self.refused.append(reason)


def cross() -> Table:
    """Five targets: a middle and its four neighbours."""
    return Table(("m", 100, 100), ("n", 100, 40), ("e", 170, 100), ("s", 100, 160), ("w", 30, 100))


def test_the_first_item_has_the_focus_at_once() -> None:
    assert cross().focus == "m"
    assert FocusRing().focused is None


def test_tab_walks_the_order_round_and_back() -> None:
    table = cross()
    table.act(*[Action.NEXT] * 5)
    assert table.seen == ["m", "n", "e", "s", "w", "m"]
    assert table.act(Action.PREVIOUS).focus == "w"


def test_arrows_go_to_the_neighbour_on_that_side() -> None:
    for arrow, there in (
        (Action.UP, "n"),
        (Action.RIGHT, "e"),
        (Action.DOWN, "s"),
        (Action.LEFT, "w"),
    ):
        assert cross().act(arrow).focus == there


def test_a_neighbour_at_the_side_does_not_hide_what_lies_below() -> None:
    table = Table(("here", 0, 0), ("beside", 32, 6), ("below", 0, 90))
    table.ring.focus("here")
    assert table.act(Action.DOWN).focus == "below"
    table.ring.focus("here")
    assert table.act(Action.RIGHT).focus == "beside"


def test_an_arrow_into_nothing_stays_and_is_not_used_up() -> None:
    table = cross().act(Action.UP)
    assert not table.ring.handle(Act(Action.UP))
    assert table.focus == "n"


def test_arrows_reach_every_space_of_a_ring_of_spaces() -> None:
    spaces = [
        (str(n), 400 + 300 * sin(tau * n / 24), 300 - 180 * cos(tau * n / 24)) for n in range(24)
    ]
    table = Table(*spaces)
    reached, frontier = {"0"}, ["0"]
    while frontier:
        here = frontier.pop()
        for arrow in (Action.UP, Action.RIGHT, Action.DOWN, Action.LEFT):
            table.ring.focus(here)
            there = table.act(arrow).focus
            if there not in reached:
                reached.add(there)
                frontier.append(there)
    assert len(reached) == 24


def test_a_wide_row_below_is_straight_below() -> None:
    items = [
        Button("a", "A", lambda: None, Rect(0, 0, 60, 30)),
        Button("row", "Row", lambda: None, Rect(0, 40, 600, 30)),
        Button("b", "B", lambda: None, Rect(540, 0, 60, 30)),
    ]
    ring = FocusRing(items)
    ring.move(0, 1)
    assert ring.focused is items[1]


def test_enter_space_and_click_press_the_same() -> None:
    table = cross()
    table.act(Action.CONFIRM, Action.SKIP)
    table.ring.handle(Pointer("down", 100, 40))
    table.ring.handle(Pointer("up", 100, 40))
    assert table.pressed == ["m", "m", "n"]


def test_a_held_key_never_presses_twice() -> None:
    table = cross()
    table.ring.handle(Act(Action.CONFIRM, repeat=True))
    table.ring.handle(Act(Action.CONFIRM, down=False))
    assert table.pressed == []


def test_hover_gives_the_focus_and_leaving_keeps_it() -> None:
    table = cross()
    assert table.ring.handle(Pointer("move", 168, 98))
    assert table.focus == "e"
    table.ring.handle(Pointer("move", 700, 600))
    assert table.focus == "e"


def test_a_press_counts_only_where_it_began() -> None:
    table = cross()
    table.ring.handle(Pointer("down", 100, 100))
    table.ring.handle(Pointer("up", 100, 40))
    table.ring.handle(Pointer("up", 100, 100))
    assert table.pressed == []


def test_a_press_never_falls_on_what_has_just_appeared() -> None:
    table = cross()
    table.ring.handle(Pointer("down", 100, 100))
    table.ring.replace(table.ring.items)
    table.ring.handle(Pointer("up", 100, 100))
    assert table.pressed == []


def test_other_buttons_of_the_mouse_press_nothing() -> None:
    table = cross()
    assert not table.ring.handle(Pointer("down", 100, 100, 3))
    assert not table.ring.handle(Pointer("up", 100, 100, 3))
    assert table.pressed == []


def test_what_is_unavailable_can_be_focused_and_says_why_not() -> None:
    table = Table(("a", 0, 0), ("b", 60, 0), off="b")
    table.act(Action.NEXT, Action.CONFIRM)
    assert table.focus == "b"
    assert table.pressed == []
    assert table.refused == ["b is closed."]


def test_the_focus_begins_on_something_available() -> None:
    assert Table(("a", 0, 0), ("b", 60, 0), off="a").focus == "b"


def test_small_things_are_caught_by_a_finger_and_the_nearest_wins() -> None:
    ring = FocusRing(
        [Target.circle("a", 0, 0, 5, lambda: None), Target.circle("b", 24, 0, 5, lambda: None)]
    )
    assert ring.at(11, 0) is ring.items[0]
    assert ring.at(13, 0) is ring.items[1]
    assert ring.at(0, 17) is None


def test_the_smaller_of_two_stacked_things_is_meant() -> None:
    row = Button("row", "", lambda: None, Rect(0, 0, 400, 60))
    inner = Button("inner", "", lambda: None, Rect(300, 10, 60, 40))
    ring = FocusRing([inner, row])
    assert ring.at(320, 30) is inner
    assert ring.at(100, 30) is row


def test_the_focus_stays_on_its_id_when_the_screen_is_laid_out_anew() -> None:
    table = cross().act(Action.NEXT, Action.NEXT)
    table.ring.replace([Target.circle("e", 500, 500, 9, lambda: None), *table.ring.items[:1]])
    assert table.focus == "e"
    table.ring.replace(table.ring.items[1:], first="m")
    assert table.focus == "m"
    table.ring.replace([])
    assert table.focus == ""


def test_a_choice_uses_left_and_right_up_to_its_ends() -> None:
    chosen: list[str] = []
    choice = Segmented(
        "c", [Choice("a", "A"), Choice("b", "B")], "a", chosen.append, Rect(0, 0, 80, 30)
    )
    beside = Button("x", "X", lambda: None, Rect(100, 0, 40, 30))
    ring = FocusRing([choice, beside])
    ring.handle(Act(Action.RIGHT))
    assert (choice.value, chosen, ring.focused) == ("b", ["b"], choice)
    ring.handle(Act(Action.RIGHT))
    assert ring.focused is beside


def test_a_closed_choice_is_passed_over_and_says_why() -> None:
    refused: list[str] = []
    choices = [Choice("a", "A"), Choice("b", "B", why_not="No B today."), Choice("c", "C")]
    choice = Segmented("c", choices, "a", lambda _: None, Rect(0, 0, 120, 30))
    ring = FocusRing([choice], on_refused=lambda _, why: refused.append(why))
    ring.handle(Act(Action.RIGHT))
    assert choice.value == "c"
    ring.handle(Act(Action.CONFIRM))
    assert choice.value == "a"
    ring.press((60, 15))
    assert (choice.value, refused) == ("a", ["No B today."])
