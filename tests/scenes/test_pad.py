"""With a pad alone: whole matches of every game, and every menu from the title to the results.

Presses go the whole way: events of a pad, the reader, the stage.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from game.match.match import Match
from game.rules.contract import Setup
from game.rules.registry import game_named
from game.scenes.table import Table
from game.scenes.turn_end import ending_option
from game.ui.inputs import Act
from game.ui.reader import Reader
from tests.scenes.driver import SMALL, Drive, open_board, services_for
from tests.scenes.hands import anything, play
from tests.scenes.space_escape.tables import (
    BREATH,
    NAMES,
    AtTable,
    QuickBots,
    plans_of,
    sit_down,
)
from tests.ui import pads
from tests.ui.pads import pad_axis, pad_button

SIDES: Final = {(1, 0): pads.RIGHT, (-1, 0): pads.LEFT, (0, 1): pads.DOWN, (0, -1): pads.UP}


class Pad:
    """A pad in the hands of somebody at a stage."""

    def __init__(self, drive: Drive, reader: Reader | None = None) -> None:
        self.drive = drive
        self.reader = reader or Reader()

    def press(self, *buttons: int, shifted: bool = False) -> Pad:
        """Press and let go of buttons, one after the other; `shifted` with the left trigger."""
        if shifted:
            self.lean(4, 1.0)
        for button in buttons:
            for down in (True, False):
                event = pad_button(button, down=down)
                self.drive.give(*self.reader.read(event, self.drive.canvas))
        if shifted:
            self.lean(4, 0.0)
        return self

    def lean(self, axis: int, value: float) -> Pad:
        """Move a stick or a trigger to a place."""
        self.drive.give(*self.reader.read(pad_axis(axis, value), self.drive.canvas))
        return self

    def hold(self, seconds: float) -> Pad:
        """Let time pass while something is held."""
        self.reader.pass_time(0)
        self.drive.give(*self.reader.pass_time(seconds))
        return self

    def walk_to(self, id: str, button: int = pads.RB) -> Pad:
        """Go on with one button until something has the focus."""
        for _ in range(len(self.drive.items()) + 2):
            if self.drive.focus == id:
                return self
            self.press(button)
        raise AssertionError(f"{id} is never reached, only {self.drive.focus}")


class ByPad:
    """Walks to an option with the bumpers, the cross or the stick, in turn, and presses A.

    What ends a turn is pressed with the menu button every other time.
    """

    def __init__(self) -> None:
        self.answers = 0
        self.ended = 0

    def __call__(self, at: AtTable, key: str) -> None:
        pad = Pad(at, at.reader)
        press = pads.A
        if key == ending_option(at.decision) and self.answers % 2:
            press = pads.MENU
            self.ended += 1
        else:
            self._walk(pad, at, key)
        pad.press(press)
        if at.table.choices is not None and at.table.choices.armed == key:
            at.wait(BREATH)
            pad.press(press)
        at.settle()
        self.answers += 1

    def _walk(self, pad: Pad, at: AtTable, key: str) -> None:
        way = self.answers % 4
        if way < 2:
            pad.walk_to(f"option:{key}", (pads.RB, pads.LB)[way])
        else:
            self._steer(pad, at, key, by_stick=way == 3)

    def _steer(self, pad: Pad, at: AtTable, key: str, *, by_stick: bool) -> None:
        """Go towards an option, and now and then elsewhere, until it has the focus."""
        chance, goal = random.Random(key), at.middle(key)
        for _ in range(80):
            if at.focus == f"option:{key}":
                return
            here = at.middle(at.focus.removeprefix("option:")) if at.focus else goal
            across, down = goal[0] - here[0], goal[1] - here[1]
            wanted = (1 if across > 0 else -1, 0)
            if abs(down) > abs(across):
                wanted = (0, 1 if down > 0 else -1)
            side = chance.choice((wanted, wanted, *SIDES))
            if by_stick:
                axis = 0 if side[0] else 1
                pad.lean(axis, float(side[axis])).lean(axis, 0.0)
            else:
                pad.press(SIDES[side])
        raise AssertionError(f"the cross never reaches {key} among {at.keys_on_offer}")


def new_match(game_id: str, seats: str, seed: int, options: dict[str, str] | None = None) -> Match:
    """Return a match at its first question."""
    plans = plans_of(seats, NAMES)
    setup = Setup(len(plans), open_board(game_id).graph, options or {})
    return Match.start(game_named(game_id), setup, plans, seed)


@pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    [
        ("space_escape", "human,novice", {}),
        ("evacuate", "human,novice,novice", {"game": "full"}),
        ("escape_plan", "human", {}),
    ],
)
def test_a_whole_match_is_played_with_a_pad_alone(
    tmp_path: Path, game_id: str, seats: str, options: dict[str, str]
) -> None:
    at = sit_down(tmp_path, new_match(game_id, seats, 5, options), SMALL)
    hand = ByPad()
    assert play(at, anything(1), hand) > 5
    assert at.name == "Results"
    assert not [entry for entry in at.match.log if entry.trouble]


@pytest.fixture
def at_title(tmp_path: Path) -> Pad:
    """A pad at the title, with quick AI seats."""
    services = services_for(tmp_path, QuickBots)
    services.settings.change("play", speed="instant")
    return Pad(Drive(tmp_path, services=services))


def test_from_the_title_to_the_results_and_back(at_title: Pad) -> None:
    pad, drive = at_title, at_title.drive
    pad.walk_to("title.play").press(pads.A)
    drive.settle()
    assert drive.name == "ChooseGame"
    pad.press(pads.MENU)
    drive.settle()
    assert drive.name == "Seats", "the menu button presses the primary button"
    pad.press(pads.MENU)
    drive.settle()
    assert drive.name == "Table"
    _play_on(pad)
    assert drive.name == "Results"
    pad.press(pads.B)
    drive.settle()
    assert drive.name == "Title"


def _play_on(pad: Pad) -> None:
    """Choose this and that to the end of the match."""
    drive, chance = pad.drive, random.Random(1)
    while isinstance(drive.scene, Table):
        table = drive.scene
        if table.choices is None:
            drive.settle()
            continue
        pad.press(*[pads.RB] * chance.randint(1, 3), pads.A)
        if drive.scene is table and table.choices is not None and table.choices.armed:
            drive.wait(BREATH)
            pad.press(pads.A)
        drive.settle()


def test_everything_on_every_screen_of_the_menus_is_reached(at_title: Pad) -> None:
    pad, drive = at_title, at_title.drive
    for screen in _screens(drive):
        drive.stage.home(screen())
        drive.settle()
        wanted, seen = set(drive.ids()), set()
        for _ in range(3 * len(wanted)):
            pad.press(pads.RB)
            seen.add(drive.focus)
        if drive.name != "SettingsScreen":
            assert seen == wanted, drive.name
        pad.press(pads.B)
        drive.settle()
        assert drive.name == "Title"


def _screens(drive: Drive) -> list[Callable[[], object]]:
    from game.scenes.choose_game import ChooseGame
    from game.scenes.key_page import KeyPage
    from game.scenes.rules_page import RulesPage
    from game.scenes.seats import Seats
    from game.scenes.settings import SettingsScreen

    services = drive.services
    return [
        lambda: ChooseGame(services),
        lambda: Seats(services, "space_escape"),
        lambda: Seats(services, "evacuate"),
        lambda: Seats(services, "escape_plan"),
        lambda: SettingsScreen(services),
        lambda: KeyPage(services),
        lambda: RulesPage(services, "evacuate"),
    ]


def test_at_the_table_every_command_has_its_button(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("space_escape", "human,human", 3), SMALL)
    pad = Pad(at, at.reader)
    for opened, close, buttons, shifted in (
        ("Pause", pads.B, (pads.B,), False),
        ("RulesPage", pads.B, (pads.VIEW,), True),
        ("SettingsScreen", pads.B, (pads.MENU,), True),
    ):
        pad.press(*buttons, shifted=shifted)
        at.settle()
        assert at.name == opened
        pad.press(close)
        at.wait(BREATH).settle()
        assert at.name == "Table"
    pad.press(pads.RB, pads.A)
    at.settle()
    answered = len(at.match.log)
    if answered:
        pad.press(pads.X)
        at.settle()
        assert len(at.match.log) < answered
        pad.press(pads.X, shifted=True)
        at.settle()
        assert len(at.match.log) == answered


def test_the_tab_of_a_pad_reaches_the_buttons_of_the_table(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("space_escape", "human,human", 3), SMALL)
    pad, seen = Pad(at, at.reader), set()
    for _ in range(2 * len(at.items())):
        pad.press(pads.RB, shifted=True)
        seen.add(at.focus)
    assert seen == set(at.ids())


def test_holding_the_right_trigger_hastens_and_letting_go_ends_it(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("space_escape", "human,human", 3), SMALL, speed="slow")
    pad, given = Pad(at, at.reader), []
    at.table.handle = given.append  # type: ignore[method-assign]
    pad.lean(5, 1.0).hold(0.5).lean(5, 0.0)
    acts = [(act.down, act.repeat) for act in given if isinstance(act, Act)]
    assert acts == [(True, False), (True, True), (False, False)]


def test_caps_at_the_table_follow_the_device(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("space_escape", "human,human", 3), (1280, 720))
    assert {"Z", "Y"} <= set(at.texts())
    Pad(at, at.reader).press(pads.RB)
    assert {"X", "LT+X"} <= set(at.texts())
    at.strike(9)
    assert {"Z", "Y"} <= set(at.texts())
