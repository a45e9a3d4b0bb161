"""What is heard at any table: whose turn it is, the way back and on, what ends it, the curtain."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match.tables import table_from_words
from game.scenes.course import Course
from game.ui.audio import Audio
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import SMALL
from tests.scenes.space_escape.tables import sit_down
from tests.scenes.toy_table import ALONE, TWO, sit_down_at_lamps

Heard = list[tuple[str, bool]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What was played, and whether others did it."""
    sounds: Heard = []

    def play(_audio: Audio, name: str, _pan: float = 0, *, others: bool = False) -> bool:
        sounds.append((name, others))
        return True

    monkeypatch.setattr(Audio, "play", play)
    return sounds


def calls(heard: Heard) -> int:
    return sum(name.startswith("your_turn") for name, _ in heard)


@pytest.mark.parametrize("game_id", ["space_escape", "evacuate", "escape_plan"])
def test_each_game_calls_with_notes_of_its_own(tmp_path: Path, heard: Heard, game_id: str) -> None:
    sit_down(tmp_path, table_from_words(game_id, "human,novice,novice", 5, ())).settle()
    assert f"your_turn_{game_id}" in [name for name, _ in heard]


def test_whoever_is_asked_after_others_is_called_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: Heard
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE)
    assert calls(heard) == 1
    at.light_two()
    assert calls(heard) == 1, "one goes on by oneself"
    at.play()
    at.settle()
    assert at.match.round == 2
    assert calls(heard) == 2, "a new round"
    assert at.match.log


def test_nobody_is_called_again_by_taking_back(tmp_path: Path, heard: Heard) -> None:
    at = sit_down(tmp_path, table("39"), SMALL)
    at.choose(at.keys_on_offer[0])
    before = calls(heard)
    at.strike(pygame.K_z)
    at.settle()
    assert calls(heard) == before
    assert heard[-1] == ("cancel", False)
    at.strike(pygame.K_y)
    at.settle()
    assert ("redo", False) in heard


def test_a_curtain_is_heard_to_fall_and_to_rise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: Heard
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    assert heard[-1][0] == "curtain_down"
    at.rise()
    names = [name for name, _ in heard]
    assert names.index("curtain_up") < names.index("your_turn"), "called once one can see"


def test_what_cannot_be_taken_back_is_heard(tmp_path: Path, heard: Heard) -> None:
    at = sit_down(tmp_path, table("46"), SMALL)
    while "reveal" not in [name for name, _ in heard]:
        assert at.match.can_undo(0).ok or not at.match.log
        at.take(at.keys_on_offer[0]).settle()
    assert not at.match.can_undo(at.choices.seat).ok


def test_pointing_ticks_only_for_those_who_want_it(tmp_path: Path, heard: Heard) -> None:
    at = sit_down(tmp_path, table("39"), SMALL)
    at.strike(pygame.K_n)
    assert ("tick", False) not in heard
    at.services.audio.ticks = True
    at.strike(pygame.K_n)
    assert heard[-1] == ("tick", False)
    heard.clear()
    at.strike(pygame.K_F10).settle()
    at.key("down")
    assert ("tick", False) in heard, "on menus too"


def test_others_are_softer(tmp_path: Path, heard: Heard) -> None:
    at = sit_down(tmp_path, table_from_words("space_escape", "human,novice", 5, ()))
    course: Course = at.table._course
    heard.clear()
    course.doer = 1
    course.director._play_sound("hop_1")
    course.doer = 0
    course.director._play_sound("hop_1")
    assert heard == [("hop_1", True), ("hop_1", False)]
