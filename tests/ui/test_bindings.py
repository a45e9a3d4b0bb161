"""Names mean actions: what the product ships, what people change, and what no change can break."""

from __future__ import annotations

import random
from typing import Final

import pytest

from game.ui.bindings import Bindings, Layout, UnboundError
from game.ui.buttons import PAD_LAYOUT, SHIFT, button_cap, family_of, is_button
from game.ui.control_map import CONTROLS, key_label
from game.ui.focus import SIX_WAYS
from game.ui.inputs import Action
from game.ui.keys import FIXED, KEYS, key_cap, key_code, key_name, layout_for

LAYOUTS: Final = [*(layout_for(hand) for hand in ("both", "left", "right")), PAD_LAYOUT]
LAYOUT_NAMES: Final = ("both", "left", "right", "pad")

NEAR_LEFT: Final = frozenset(
    (
        "escape",
        "backquote",
        "tab",
        "space",
        *"123456qwertasdfgzxcvb",
        *("f1", "f2", "f3", "f4", "f5", "f6"),
    )
)
NEAR_RIGHT: Final = frozenset(
    (*("return", "space", "backspace", "delete", "home", "end", "pageup", "pagedown"),
     *("left", "right", "up", "down", "comma", "period", "f7", "f8", "f9", "f10", "f11", "f12"),
     *"67890yuiophjklnm")
)  # fmt: skip
OF_A_TURN: Final = frozenset(Action) - {
    *(Action.PAN_LEFT, Action.PAN_RIGHT, Action.PAN_UP, Action.PAN_DOWN),
    *(Action.LOG_BACK, Action.LOG_ON, Action.LOG_END),
    *(Action.QUICK_LOAD, Action.SETTINGS, Action.SCREENSHOT, Action.FULLSCREEN, Action.MUTE),
    Action.QUIT,
    *SIX_WAYS,
}
"""What a match needs. The rest also stands in a menu, only looks aside, or arrows do it, too."""


@pytest.mark.parametrize("layout", LAYOUTS, ids=LAYOUT_NAMES)
def test_in_each_layout_every_name_means_one_thing_and_every_action_has_a_name(
    layout: Layout,
) -> None:
    bound = Bindings(layout)
    assert set(layout.table) == set(Action)
    for action, names in layout.table.items():
        assert {bound.meaning(name) for name in names} <= {action}
        assert bound.names(action) or not names
        assert all(layout.known(name) for name in names)


def test_only_quitting_full_screen_and_what_the_stick_does_have_no_button_on_a_pad() -> None:
    assert {action for action, names in PAD_LAYOUT.table.items() if not names} == {
        Action.QUIT,
        Action.FULLSCREEN,
        *SIX_WAYS,
    }


@pytest.mark.parametrize(("hand", "near"), [("left", NEAR_LEFT), ("right", NEAR_RIGHT)])
def test_one_hand_reaches_every_action_and_a_turn_needs_no_second_finger(
    hand: str, near: frozenset[str]
) -> None:
    bound = Bindings(layout_for(hand))
    for action in Action:
        within = [name for name in bound.names(action) if name.split("+")[-1] in near]
        alone = [name for name in within if "+" not in name]
        assert within or action is Action.QUIT, action
        assert alone or action not in OF_A_TURN, action


def test_a_name_says_what_is_held_before_the_key() -> None:
    code = key_code("ctrl+shift+z")
    assert code is not None
    assert key_name(code, ctrl=True, shift=True) == "ctrl+shift+z"
    assert key_code("ö") == ord("ö")
    assert key_name(ord("ö")) == "ö"
    for nonsense in ("", "ctrl", "ctrl+", "shift+ctrl+z", "hyper+z", "kp_900", "ctrl+zz", "\n"):
        assert key_code(nonsense) is None, nonsense
    assert is_button("lt+stick_up")
    assert not any(is_button(name) for name in ("lt", "lt+lt", "q", "", "lt+"))


def test_caps_say_what_is_printed_there() -> None:
    assert [key_cap(name) for name in ("return", "ctrl+q", "f5", "kp_7", "ö", "comma", "left")] == [
        "Enter", "Ctrl+Q", "F5", "Num 7", "Ö", ",", "←",
    ]  # fmt: skip
    assert key_cap("backquote") == "` ~", "one sign alone is hardly seen"
    assert [button_cap(name) for name in ("a", "lt+rb", "view", "look_up", "ls", "down")] == [
        "A", "LT+RB", "View", "RS↑", "LS", "↓",
    ]  # fmt: skip
    assert button_cap("lt+x", family_of("Sony DualSense Wireless Controller")) == "L2+□"
    assert button_cap("menu", family_of("Nintendo Switch Pro Controller")) == "+"
    assert family_of("Nobody's Pad 2000") == "letters"


def test_a_cap_shows_what_was_bound_and_on_the_device_used_last() -> None:
    assert key_label(Action.UNDO) == "Z"
    CONTROLS.bind("both", {"undo": ["backspace"]}, {"undo": ["y"], "hint": ["x"]})
    assert key_label(Action.UNDO) == "Backspace"
    stamp = CONTROLS.stamp
    CONTROLS.use("letters")
    assert CONTROLS.stamp != stamp
    assert (key_label(Action.UNDO), key_label(Action.HINT)) == ("Y", "X")
    assert key_label(Action.QUIT) == "Ctrl+Q", "a pad has no button for it"
    CONTROLS.use(None)
    assert key_label(Action.UNDO) == "Backspace"


def test_the_new_key_takes_the_place_of_the_one_on_the_cap() -> None:
    bound = Bindings(layout_for("both")).given(Action.UNDO, "backspace")
    assert bound.names(Action.UNDO) == ("backspace", "ctrl+z")
    assert bound.meaning("z") is None
    assert bound.changed(Action.UNDO)
    assert bound.restored(Action.UNDO) == Bindings(layout_for("both"))


def test_two_actions_swap_their_keys() -> None:
    bound = Bindings(layout_for("both")).given(Action.HINT, "r")
    assert (bound.meaning("r"), bound.meaning("h")) == (Action.HINT, Action.REWATCH)
    assert bound.restored(Action.REWATCH) == Bindings(layout_for("both")), "both get theirs back"


def test_what_menus_need_is_never_taken_and_can_be_had_twice() -> None:
    bound = Bindings(layout_for("both"))
    for name in FIXED:
        with pytest.raises(ValueError, match="keeps its meaning"):
            bound.given(Action.HINT, name)
    more = bound.given(Action.CONFIRM, "g")
    assert more.names(Action.CONFIRM) == ("g", "return", "kp_enter")


def test_the_only_key_of_an_action_is_not_taken_for_nothing() -> None:
    with pytest.raises(UnboundError) as caught:
        Bindings(layout_for("both")).given(Action.CONFIRM, "h")
    assert caught.value.action is Action.HINT


@pytest.mark.parametrize(
    "changes",
    [
        {"undo": ["no_such_key", "shift+ctrl+z"]},
        {"fly": ["w"]},
        {"hint": []},
        {"hint": ["return"]},
        {"hint": ["r"]},
        {"hint": ["f3"], "centre": ["f3", "f3"], "log": ["h"], "rewatch": ["l"]},
        {"": [""], "mute": ["", "+", "++", "ctrl+"]},
    ],
)
def test_a_file_with_nonsense_leaves_every_action_reachable(changes: dict[str, list[str]]) -> None:
    bound = Bindings.read(layout_for("both"), changes)
    assert_complete(bound)
    assert bound.meaning("return") is Action.CONFIRM


def test_what_nobody_knows_stays_in_the_file() -> None:
    before = {"fly": ["w"], "undo": ["backspace"], "hint": ["no_such_key"]}
    bound = Bindings.read(layout_for("both"), before).given(Action.LOG, "f6")
    assert bound.written(before) == {
        "fly": ("w",), "undo": ("backspace",), "hint": ("no_such_key",), "log": ("f6",),
    }  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS, ids=LAYOUT_NAMES)
def test_whatever_people_bind_every_action_stays_reachable(layout: Layout) -> None:
    chance = random.Random(1)
    names = sorted({name for table in (KEYS, PAD_LAYOUT.table) for each in table.values()
                    for name in each if layout.known(name)})  # fmt: skip
    bound = Bindings(layout)
    for _ in range(400):
        action, name = chance.choice(list(Action)), chance.choice(names)
        try:
            bound = bound.restored(action) if chance.random() < 0.1 else bound.given(action, name)
        except ValueError:
            continue
        assert_complete(bound)
        assert Bindings.read(layout, bound.written({})) == bound, "the file says the same"


@pytest.mark.parametrize("layout", LAYOUTS, ids=LAYOUT_NAMES)
def test_whatever_stands_in_the_file_every_action_stays_reachable(layout: Layout) -> None:
    chance = random.Random(2)
    names = [name for names in (*KEYS.values(), *PAD_LAYOUT.table.values()) for name in names]
    names += ["", "lt", SHIFT, "ctrl+alt+shift+q", "nonsense"]
    for _ in range(300):
        changes = {
            str(chance.choice(list(Action))): chance.sample(names, chance.randint(0, 3))
            for _ in range(chance.randint(0, 30))
        }  # fmt: skip
        assert_complete(Bindings.read(layout, changes))


def assert_complete(bound: Bindings) -> None:
    """Every action has a name of its own, and the menus have theirs."""
    for action, shipped in bound.layout.table.items():
        names = bound.names(action)
        assert names or not shipped, action
        assert all(bound.meaning(name) is action for name in names)
    for name, action in bound.layout.fixed.items():
        assert bound.meaning(name) is action
