"""The rest of a turn, thought through by a hint: it tells, plays, and can be taken back."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from game.content.texts import plain
from game.match.imagined import imagined
from game.match.match import Match
from game.match.tables import table_from_words
from game.picture import play_on
from game.rules.rng import Chance
from tests.scenes.driver import SMALL, services_for
from tests.scenes.space_escape.tables import AtTable, QuickBots

STANDS = {"space_escape": 3, "escape_plan": 22}
"""After how many answers of everybody Ana is asked for a turn of several answers, per game."""


@cache
def standing(game: str) -> Match:
    """Return a match in which Ana is asked, and has a choice."""
    match = table_from_words(game, "human,steady,steady", 5, [])
    play_on(match, STANDS[game])
    while match.waiting() != (0,) or len(match.decisions()[0].options) == 1:
        play_on(match, 1)
    return match


def sit(folder: Path, game: str, deal: int | None = None) -> AtTable:
    """Sit at a table at which Ana is asked; `deal` deals anew what she cannot know."""
    stood = standing(game)
    state = stood._state.copy()
    if deal is not None:
        state = stood.game.redeal(stood.view(0), Chance(deal))
    match = Match(stood.game, stood.setup, stood.seats, stood.seed, state)
    at = AtTable(folder, match, services_for(folder, QuickBots), SMALL)
    at.settle()
    return at


def press(at: AtTable, times: int) -> str:
    """Press H so often and return what is said."""
    for _ in range(times):
        at.strike(pygame.K_h)
        at.settle()
    told = at.table._hinting.told
    return "" if told is None else plain(told.sentence)


@pytest.mark.parametrize("game", STANDS)
def test_the_fourth_press_thinks_the_turn_through_and_the_fifth_plays_it(
    tmp_path: Path, game: str
) -> None:
    at = sit(tmp_path, game)
    before, given = at.match.snapshot(), len(at.match.log)
    assert "the rest of your turn" in (press(at, 3), at.inspector())[1]
    assert press(at, 1).startswith("Your turn could go on like this.")
    finishing = at.table._hinting._finishing
    keys = finishing.keys[:]
    assert keys
    assert at.match.snapshot() == before, "nothing has been answered"
    words = at.inspector()
    assert "The rest of your turn" in words
    assert ("The last step is left to you" in words) == (finishing.last is not None)
    at.strike(pygame.K_h)
    at.wait(0.3 * len(keys) + 0.3).settle()
    log = [entry[:2] for entry in at.match.log[given:]]
    assert log == [(0, key) for key in keys]
    assert at.choices.seat == 0
    assert at.focus == f"option:{finishing.last}", "what is left to choose is in focus"
    for _ in keys:
        at.strike(pygame.K_z)
        at.settle()
    assert at.match.snapshot() == before, "all of it can be taken back"
    assert at.match.helped == {0}


def test_what_is_hidden_changes_nothing_of_it(tmp_path: Path) -> None:
    found = []
    for deal in range(2):
        at = sit(tmp_path / str(deal), "escape_plan", deal)
        press(at, 4)
        finishing = at.table._hinting._finishing
        found.append((finishing.keys, finishing.last, finishing.events, at.inspector()))
    assert found[0] == found[1]


def test_any_press_stops_it(tmp_path: Path) -> None:
    at = sit(tmp_path, "escape_plan")
    press(at, 4)
    given, finishing = len(at.match.log), at.table._hinting._finishing
    assert len(finishing.keys) > 1
    at.strike(pygame.K_h)
    for _ in range(40):
        if len(at.match.log) > given:
            break
        at.stage.update(0.1)
    at.strike(pygame.K_n)
    at.settle()
    assert len(at.match.log) == given + 1
    assert not finishing.playing


@pytest.mark.parametrize("agreed", [True, False])
def test_where_answers_stand_at_once_none_is_given_for_the_person(
    tmp_path: Path, agreed: bool
) -> None:
    at = sit(tmp_path, "escape_plan")
    if agreed:
        at.match.undo_policy = "off"
    said = press(at, 4)
    assert said.startswith("Your turn could end like this.") == agreed
    if not agreed:  # The setting becomes stricter between the proposal and the press.
        at.stage.services.settings.change("play", undo="confirm")
    given, first = len(at.match.log), at.table._hinting._finishing.keys[0]
    at.strike(pygame.K_h)
    at.wait(1.0).settle()
    assert len(at.match.log) == given
    assert at.focus == f"option:{first}", "the person gives it, or not"


def test_who_looks_at_another_choice_is_not_played_for(tmp_path: Path) -> None:
    at = sit(tmp_path, "escape_plan")
    press(at, 4)
    keys = at.table._hinting._finishing.keys
    at.table.ring.focus("option:" + next(key for key in at.keys_on_offer if key != keys[0]))
    assert press(at, 1).startswith("Your turn could go on like this."), "it is told again"


def test_what_hands_over_to_others_is_left_to_the_person(tmp_path: Path) -> None:
    """The last answer about a tile: then another seat lays one, and nobody can go back."""
    match = table_from_words("escape_plan", "human,steady,steady", 5, [])
    while match.waiting() != (0,):
        play_on(match, 1)
    assert match.decisions()[0].kind.startswith("lay_")
    at = AtTable(tmp_path, match, services_for(tmp_path, QuickBots), SMALL)
    at.settle()
    press(at, 4)
    finishing = at.table._hinting._finishing
    assert finishing.last is not None
    if finishing.keys:
        at.strike(pygame.K_h)
        at.wait(0.3 * len(finishing.keys) + 0.3).settle()
        assert at.match.can_undo(0).ok
    assert at.match.waiting() == (0,)


def test_what_is_told_has_its_room(tmp_path: Path) -> None:
    at = sit(tmp_path, "escape_plan")
    press(at, 4)
    assert at.faults() == []


def test_where_all_choose_at_once_there_is_no_turn_to_think_through(tmp_path: Path) -> None:
    match = table_from_words("evacuate", "human,steady,steady", 5, [])
    at = AtTable(tmp_path, match, services_for(tmp_path, QuickBots), SMALL)
    at.settle()
    assert len(match.decisions()) > 1
    assert press(at, 5).startswith("Point at a choice of your own")


def test_an_imagined_match_leaves_the_match_alone() -> None:
    match = table_from_words("escape_plan", "human,steady", 5, [])
    play_on(match, 10)
    before, seat = match.snapshot(), match.waiting()[0]
    other = imagined(match, seat)
    assert other.decisions() == match.decisions()
    play_on(other, 5)
    assert (match.snapshot(), len(match.log)) == (before, 10)
