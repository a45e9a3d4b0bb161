"""Turns that end by themselves, for those who want that: only when nothing else is left to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.match import Match
from game.match.tables import table_from_words
from game.match.undo import UndoState
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import SMALL, services_for
from tests.scenes.space_escape.tables import AtTable, QuickBots, match_at


def ending_turn(seats: str = "human,steady") -> Match:
    """Return a match of Escape Plan before the answer after which Ana can only end her turn."""
    match = table_from_words("escape_plan", seats, 3, [])
    while True:
        seat = match.waiting()[0]
        decision = match.decisions()[seat]
        for option in decision.options:
            world = match._state.copy()
            match.game.apply(world, {seat: option.key})
            asked = match.game.decisions(world).get(0)
            if seat == 0 and asked is not None and asked.ends_turn and len(asked.options) == 1:
                return match
        match.answer(seat, decision.options[0].key)


def sit(folder: Path, match: Match, *, auto_end: bool = True, undo: str = "free") -> AtTable:
    """Sit down with the setting."""
    services = services_for(folder, QuickBots)
    services.settings.change("play", auto_end=auto_end, undo=undo)
    at = AtTable(folder, match, services, SMALL)
    at.settle()
    return at


def to_the_end(at: AtTable) -> int:
    """Give the answer after which only the end of the turn is left; return how many were given."""
    given = len(at.match.log)
    for key in at.keys_on_offer:
        world = at.match._state.copy()
        at.match.game.apply(world, {0: key})
        asked = at.match.game.decisions(world).get(0)
        if asked is not None and asked.ends_turn and len(asked.options) == 1:
            at.choose(key)
            return given + 1
    raise AssertionError("no answer leads to the end of the turn")


def test_at_first_every_turn_is_ended_by_a_press(tmp_path: Path) -> None:
    at = sit(tmp_path, ending_turn(), auto_end=False)
    given = to_the_end(at)
    assert len(at.match.log) == given
    assert at.keys_on_offer == ["end"]


def test_a_turn_ends_when_nothing_else_is_left(tmp_path: Path) -> None:
    at = sit(tmp_path, ending_turn())
    given = to_the_end(at)
    assert at.match.log[given][:2] == (0, "end")


def test_a_card_without_a_choice_is_played(tmp_path: Path) -> None:
    at = sit(tmp_path, match_at(table("c1")))
    assert at.match.log[0][:2] == (0, "play")


def test_whoever_presses_everything_twice_ends_turns_too(tmp_path: Path) -> None:
    at = sit(tmp_path, match_at(table("c1")), undo="confirm")
    assert not at.match.log


def test_whoever_has_just_gone_back_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit(tmp_path, ending_turn(), auto_end=False)
    given = to_the_end(at)
    at.services.settings.change("play", auto_end=True)
    with monkeypatch.context() as patch:
        patch.setattr(at.match, "can_redo", lambda _seat: UndoState(True))
        at.stage.update(0.1)
        assert len(at.match.log) == given
    at.stage.update(0.1)
    assert at.match.log[given][:2] == (0, "end")
