"""Everything that can be pressed is large enough for a finger, on every screen of every game.

At 1280x720, where a logical unit is a pixel, that is 32 units in both directions. Smaller are
options that lie close together on a board, such as spaces in a ring, and what is as high as its
words: lines of the log and the steps of a turn. There the nearest one within a finger's reach is
meant.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.match.match import Match
from game.scenes.choose_game import ChooseGame
from game.scenes.crash import CrashPage, Report
from game.scenes.key_page import KeyPage
from game.scenes.letters import Letters
from game.scenes.notices import Notice
from game.scenes.pause import Pause, save_as_box
from game.scenes.rules_page import RulesPage
from game.scenes.saved_games import SavedGames
from game.scenes.seats import Seats
from game.scenes.settings import SettingsScreen
from game.scenes.settings_rows import tabs
from game.scenes.stage import Scene, Services
from game.scenes.table import Table
from game.scenes.table_face import OPTION
from game.scenes.tables import open_results
from game.ui.fields import TextField
from game.ui.focus import Focusable
from game.ui.theme import TOUCH
from tests.scenes.driver import Drive, services_for
from tests.scenes.hands import anything, raise_curtain
from tests.scenes.space_escape.tables import QuickBots, sit_down
from tests.scenes.test_pad import new_match

FULL = (1280, 720)
SMALLER = (OPTION, "log:", "crumb:")
GAMES = ("space_escape", "evacuate", "escape_plan")


def too_small(items: tuple[Focusable, ...]) -> list[str]:
    """Name what is smaller than a finger needs it."""
    return [
        f"{item.id}: {item.box[2]:.0f} x {item.box[3]:.0f}"
        for item in items
        if min(item.box[2:]) < TOUCH
    ]


def finished(services: Services) -> Scene:
    """Return the results of a match that was left to chance."""
    match = played_out(new_match("space_escape", "human,human", 1))
    return open_results(services, match)


def played_out(match: Match) -> Match:
    """Answer anything to the end."""
    chance = random.Random(1)
    while match.result is None:
        for seat, decision in match.decisions().items():
            match.answer(seat, chance.choice(decision.options).key)
    return match


SCREENS: list[tuple[str, Callable[[Services], Scene]]] = [
    ("choose", ChooseGame),
    *((f"seats-{game}", lambda s, game=game: Seats(s, game)) for game in GAMES),
    *((f"rules-{game}", lambda s, game=game: RulesPage(s, game)) for game in GAMES),
    *((f"settings-{tab}", lambda s, tab=tab: SettingsScreen(s, tab)) for tab in tabs()),
    ("keys", KeyPage),
    ("letters", lambda s: Letters(s, TextField("t", "", lambda _: None))),
    ("pause", lambda s: Pause(s, new_match("space_escape", "human,human", 1))),
    ("save", lambda s: save_as_box(s, new_match("space_escape", "human,human", 1))),
    ("saves", SavedGames),
    ("notice", lambda s: Notice(s, "?", yes="Yes", on_yes=lambda: None)),
    ("crash", lambda s: CrashPage(s, Report("", None))),
    ("results", finished),
]


@pytest.mark.parametrize("screen", [each for _, each in SCREENS], ids=[name for name, _ in SCREENS])
def test_on_every_screen(tmp_path: Path, screen: Callable[[Services], Scene]) -> None:
    services = services_for(tmp_path, QuickBots)
    services.saves.save_as(new_match("space_escape", "human,human", 1), "tea")
    drive = Drive(tmp_path, services=services, size=FULL)
    assert too_small(drive.items()) == []
    drive.stage.push(screen(services))
    assert too_small(drive.settle().items()) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_at_every_table(tmp_path: Path, game_id: str) -> None:
    at = sit_down(tmp_path, new_match(game_id, "human,novice", 3), FULL)
    brain = anything(2)
    for _ in range(12):
        raise_curtain(at)
        assert isinstance(at.scene, Table)
        beside = tuple(item for item in at.items() if not item.id.startswith(SMALLER))
        assert too_small(beside) == []
        for item in at.items():
            assert_hit(at, item)
        at.take(brain(at.match, at.choices))
        at.settle()


def assert_hit(at: Drive, item: Focusable) -> None:
    """A finger's breadth around the middle of a thing means that thing, or one that is nearer."""
    ring = at.scene.ring
    assert ring is not None
    left, top, width, height = item.box
    middle = (left + width / 2, top + height / 2)
    assert ring.at(*middle) is item
    reach = TOUCH / 2 - 1
    for across, down in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
        assert ring.at(middle[0] + across, middle[1] + down) is not None
