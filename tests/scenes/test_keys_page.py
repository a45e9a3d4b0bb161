"""The page on which keys and buttons are given to actions: by keys, mouse and pad."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.key_page import GROUPS, KeyPage
from game.scenes.settings import SettingsScreen
from game.ui.control_map import CONTROLS, key_label
from game.ui.inputs import Act, Action, Struck
from tests.scenes.driver import Drive, services_for

SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """The page over the title, with settings that are carried out."""
    services = services_for(tmp_path)
    services.settings.watch(
        lambda now: CONTROLS.bind(now.controls.hand, now.controls.keys, now.controls.buttons)
    )
    drive = Drive(tmp_path, services=services)
    drive.stage.push(KeyPage(services))
    return drive.settle()


def walk_to(drive: Drive, action: Action) -> Drive:
    """Go to the line of an action with the arrows."""
    page = drive.scene
    assert isinstance(page, KeyPage)
    actions = [each for group in GROUPS.values() for each in group]
    steps = actions.index(action) - actions.index(page.action)
    drive.key(*["down" if steps > 0 else "up"] * abs(steps))
    assert page.action is action
    return drive


def change(drive: Drive, action: Action, name: str, *, pad: bool = False) -> Drive:
    """Give an action the key or button of a name."""
    walk_to(drive, action).key("enter")
    assert drive.name == "KeyCatch"
    assert drive.scene.naming
    return drive.give(Struck(name, pad)).settle()


def test_every_action_stands_on_the_page_once() -> None:
    listed = [action for actions in GROUPS.values() for action in actions]
    assert sorted(listed) == sorted(Action)


def test_the_controls_tab_of_the_settings_leads_there(drive: Drive) -> None:
    drive.stage.home(SettingsScreen(drive.services, "controls"))
    drive.settle().tab_to("settings.row.keys").key("enter")
    assert drive.name == "KeyPage"
    drive.key("esc")
    assert drive.name == "SettingsScreen"


def test_a_new_key_holds_at_once_and_outlives_the_program(drive: Drive) -> None:
    change(drive, Action.UNDO, "backspace")
    assert drive.name == "KeyPage"
    assert key_label(Action.UNDO) == "Backspace"
    assert drive.reads("Backspace now means “Take back”.")
    assert drive.services.settings.now.controls.keys == {"undo": ("backspace", "ctrl+z")}


def test_a_button_of_a_pad_goes_the_same_way(drive: Drive) -> None:
    change(drive, Action.UNDO, "lt+view", pad=True)
    assert drive.name == "Notice", "it means something"
    drive.key("enter").settle()
    assert CONTROLS.buttons.meaning("lt+view") is Action.UNDO
    assert CONTROLS.buttons.meaning("x") is Action.RULES, "they have swapped"


def test_esc_and_the_back_button_and_the_mouse_leave_everything_as_it_is(drive: Drive) -> None:
    change(drive, Action.UNDO, "escape")
    assert drive.name == "KeyPage"
    change(drive, Action.UNDO, "b", pad=True)
    assert drive.name == "KeyPage"
    drive.key("enter").click("catch.cancel")
    assert drive.name == "KeyPage"
    assert drive.services.settings.now.controls.keys == {}


def test_a_conflict_names_both_actions_and_is_resolved_by_choice(drive: Drive) -> None:
    change(drive, Action.HINT, "r")
    assert drive.name == "Notice"
    assert drive.reads("“Since my last turn”")
    assert drive.reads("“Hint”")
    drive.key("esc").settle()
    assert key_label(Action.HINT) == "H", "cancelled"
    change(drive, Action.HINT, "r").key("enter").settle()
    assert (key_label(Action.HINT), key_label(Action.REWATCH)) == ("R", "H")


def test_what_menus_need_and_the_last_key_of_an_action_are_refused_with_a_sentence(
    drive: Drive,
) -> None:
    for name in ("return", "up", "tab"):
        change(drive, Action.HINT, name)
        assert drive.name == "Notice"
        assert drive.reads("always means")
        drive.key("enter").settle()
    change(drive, Action.CONFIRM, "h")
    assert drive.reads("“Hint” has only H.")
    drive.key("enter").settle()
    change(drive, Action.HINT, "key99")
    assert drive.reads("This key has no name")
    assert drive.services.settings.now.controls.keys == {}


def test_the_topmost_line_names_its_group_wherever_the_list_stands(drive: Drive) -> None:
    drive.give(Act(Action.LOG_END)).settle()
    assert drive.reads("Looking")
    assert drive.reads("Program")
    assert not drive.reads("Choosing")


def test_one_action_or_all_can_be_restored(drive: Drive) -> None:
    assert not drive.item("keys.restore_all").enabled, "nothing has been changed yet"
    change(drive, Action.UNDO, "backspace")
    assert drive.reads("Take back *")
    drive.key("down", "up")
    assert drive.reads("* You have changed this one.")
    change(drive, Action.LOG, "f6")
    drive.tab_to("keys.restore").key("enter")
    assert (key_label(Action.LOG), key_label(Action.UNDO)) == ("L", "Backspace")
    drive.key("enter")
    assert drive.reads("This action has not been changed.")
    drive.tab_to("keys.restore_all").key("enter")
    assert drive.name == "Notice"
    drive.tab_to("notice.yes").key("enter")
    assert key_label(Action.UNDO) == "Z"
    assert not drive.reads("*")
    assert drive.services.settings.now.controls.keys == {}


def test_one_hand_can_be_chosen_and_what_was_changed_stays(drive: Drive) -> None:
    change(drive, Action.MUTE, "f8")
    drive.tab_to("keys.hand").key("right")
    assert drive.services.settings.now.controls.hand == "left"
    assert (key_label(Action.LEFT), key_label(Action.MUTE)) == ("A", "F8")
    assert drive.reads("Your left hand reaches everything.")


def test_what_another_version_wrote_stays_in_the_file(drive: Drive) -> None:
    drive.services.settings.change("controls", keys={"fly": ("w",), "hint": ("no_such_key",)})
    change(drive, Action.LOG, "f6")
    assert drive.services.settings.now.controls.keys == {
        "fly": ("w",),
        "hint": ("no_such_key",),
        "log": ("f6",),
    }


def test_the_caps_on_the_page_follow_the_pad_in_hand(drive: Drive) -> None:
    assert "Esc" in drive.texts()
    CONTROLS.use("shapes")
    assert "○" in drive.texts()
    drive.give(Act(Action.BACK, pad=True))
    assert drive.name == "Title"


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_or_lies_over_anything_at(drive: Drive, size: tuple[int, int]) -> None:
    drive.resize(*size)
    assert drive.faults() == []
    for hand in ("left", "right"):
        drive.services.settings.change("controls", hand=hand)
        assert drive.faults() == []
    drive.key("enter")
    assert drive.name == "KeyCatch"
    assert drive.faults() == []
