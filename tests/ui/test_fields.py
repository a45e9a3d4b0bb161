"""Typing a name, and walking a list that is longer than its box."""

from __future__ import annotations

import pytest

from game.ui import fields
from game.ui.canvas import Canvas
from game.ui.fields import ScrollList, TextField
from game.ui.focus import FocusRing
from game.ui.inputs import Act, Action, Edit, EditCommand, Pointer, Typed
from game.ui.layout import Rect
from game.ui.widgets import Button

HERE = Rect(10, 10, 200, 30)


def field_with(value: str = "", **more: object) -> TextField:
    """Return a field that forgets its changes."""
    return TextField("name", value, lambda _: None, HERE, **more)  # type: ignore[arg-type]


def edited(field: TextField, *commands: EditCommand) -> TextField:
    """Press editing keys."""
    for command in commands:
        field.handle(Edit(command))
    return field


def test_typed_letters_stand_at_the_caret() -> None:
    field = field_with("An")
    field.handle(Typed("a"))
    edited(field, "home")
    field.handle(Typed("X"))
    assert field.value == "XAna"


def test_every_change_is_told_once() -> None:
    heard: list[str] = []
    field = TextField("name", "", heard.append)
    field.handle(Typed("A"))
    field.handle(Typed("\u0007"))
    edited(field, "backspace", "backspace")
    assert heard == ["A", ""]


def test_erasing_before_and_behind_the_caret() -> None:
    assert edited(field_with("abc"), "left", "backspace").value == "ac"
    assert edited(field_with("abc"), "home", "delete").value == "bc"
    assert edited(field_with("abc"), "delete").value == "abc"
    assert edited(field_with("abc"), "home", "backspace").value == "abc"


def test_a_clipboard_that_holds_no_text_is_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_letters() -> str:
        return b"\xff".decode("utf-8")

    monkeypatch.setattr(fields.pygame.scrap, "get_text", no_letters)
    assert fields.pasted() == ""


def test_signs_that_are_none_are_copied_as_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[bytes] = []
    monkeypatch.setattr(
        fields.pygame.scrap, "put_text", lambda text: copied.append(text.encode("utf-8"))
    )
    fields.copy_out("a \udcff wheel")
    assert copied == [b"a \\udcff wheel"]


def test_no_more_letters_than_allowed() -> None:
    field = field_with("", max_length=5)
    field.handle(Typed("abcdefgh"))
    assert field.value == "abcde"
    field.handle(Typed("z"))
    assert field.value == "abcde"


def test_letters_that_cannot_be_seen_and_marks_of_styles_are_left_out() -> None:
    field = field_with()
    field.handle(Typed("A\n\x00\ue000n\ue001a\u202e"))
    assert field.value == "Ana"


def test_a_field_for_digits_takes_digits() -> None:
    field = field_with("", allowed=str.isdigit)
    field.handle(Typed("7K2-4"))
    assert field.value == "724"


def test_pasting_replaces_what_is_selected() -> None:
    field = field_with("old", paste=lambda: "new\nname")
    assert edited(field, "select_all", "paste").value == "newname"
    assert edited(field, "select_all", "backspace").value == ""


def test_enter_submits_and_a_click_sets_the_caret(canvas: Canvas) -> None:
    sent: list[bool] = []
    field = field_with("abcdef", on_submit=lambda: sent.append(True))
    ring = FocusRing([field])
    ring.handle(Act(Action.CONFIRM))
    assert sent == [True]
    field.draw(canvas, focused=True)
    ring.handle(Pointer("down", HERE.x + 11, HERE.cy))
    ring.handle(Pointer("up", HERE.x + 11, HERE.cy))
    assert field.caret == 0


def test_letters_go_into_the_field_only_while_it_has_the_focus() -> None:
    field = field_with()
    ring = FocusRing([field])
    assert ring.typing
    assert ring.handle(Typed("q"))
    field.enabled = False
    assert not ring.typing
    assert not ring.handle(Typed("q"))


def test_a_nudged_mouse_takes_no_letters_away_but_a_press_elsewhere_does() -> None:
    ring = FocusRing([field_with(), Button("b", "Go", lambda: None, Rect(10, 100, 60, 30))])
    ring.handle(Pointer("move", 30, 110))
    assert ring.typing
    ring.handle(Pointer("down", 30, 110))
    assert not ring.typing


def test_a_long_text_keeps_its_caret_in_sight(canvas: Canvas) -> None:
    field = field_with("W" * 40, max_length=40)
    field.draw(canvas, focused=True)
    assert field._edges[field.caret] <= HERE.right


class Rows:
    """A list of rows in a box that shows three of them."""

    def __init__(self, count: int) -> None:
        """Make the list."""
        self.pressed: list[int] = []
        self.moved: list[int] = []
        self.drawn: list[int] = []
        self.list = ScrollList(
            "rows", count, 20, self._draw, self.pressed.append, self.moved.append,
            box=Rect(0, 0, 100, 70), gap=5,
        )  # fmt: skip

    def _draw(self, _canvas: Canvas, row: int, _box: Rect, _chosen: bool) -> None:
        self.drawn.append(row)


def test_only_rows_in_sight_are_drawn(canvas: Canvas) -> None:
    rows = Rows(50)
    rows.list.draw(canvas)
    assert rows.drawn == [0, 1, 2]


def test_arrows_walk_the_rows_and_keep_the_chosen_one_in_sight() -> None:
    rows = Rows(10)
    for _ in range(20):
        rows.list.handle(Act(Action.DOWN))
    assert rows.moved == list(range(1, 10))
    box = rows.list.row_box(9)
    assert box.bottom == pytest.approx(rows.list.box.bottom)
    assert not rows.list.handle(Act(Action.DOWN))


def test_pages_and_both_ends_are_one_press_away() -> None:
    rows = Rows(10)
    for action in (Action.LOG_ON, Action.LOG_ON, Action.LOG_BACK, Action.LOG_END, Action.LOG_ON):
        rows.list.handle(Act(action))
    assert rows.moved == [2, 4, 2, 9], "a row of the page before stays in sight"
    rows.list.handle(Act(Action.CENTRE))
    assert rows.list.chosen == 0
    assert not rows.list.handle(Act(Action.LOG_BACK))
    assert not rows.list.handle(Act(Action.UP))


def test_the_wheel_scrolls_up_to_the_ends() -> None:
    rows = Rows(10)
    ring = FocusRing([rows.list])
    assert ring.handle(Pointer("wheel", 50, 50, 0, -1))
    assert rows.list.scroller.offset == 20
    for _ in range(30):
        ring.handle(Pointer("wheel", 50, 50, 0, -1))
    assert rows.list.scroller.offset == rows.list.scroller.most == 175
    assert not ring.handle(Pointer("wheel", 50, 50, 0, -1))


def test_enter_takes_the_chosen_row_and_a_click_the_one_below_the_pointer() -> None:
    rows = Rows(10)
    rows.list.handle(Act(Action.DOWN))
    rows.list.press()
    rows.list.press((50, 55))
    assert rows.pressed == [1, 2]


def test_an_empty_list_does_nothing(canvas: Canvas) -> None:
    rows = Rows(0)
    rows.list.draw(canvas)
    rows.list.press()
    assert not rows.list.handle(Act(Action.DOWN))
    assert rows.pressed == []
