"""The prompt line names whoever thinks or plays: never somebody whose turn has not come yet."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.content.texts import plain
from game.match.match import Match
from game.rules.contract import Setup
from game.rules.registry import game_named
from game.scenes.prompt import Prompt, prompt_of
from tests.scenes.driver import open_board
from tests.scenes.space_escape.tables import BREATH, NAMES, AtTable, plans_of, sit_down
from tests.scenes.toy_table import ALONE, sit_down_at_lamps

STEP = 0.07
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "space_escape": ("human,steady,steady", {}),
    "evacuate": ("human,steady,human", {}),
    "evacuate-neutral": ("human,steady", {}),
    "escape_plan": ("human,steady,human", {}),
    "escape_plan-two": ("human,steady", {}),
}


def at_table(folder: Path, name: str) -> AtTable:
    """Open a table of people and AI seats whose pieces move as fast as people watch them."""
    game_id = name.partition("-")[0]
    seats, options = TABLES[name]
    plans = plans_of(seats)
    setup = Setup(len(plans), open_board(game_id).graph, options)
    match = Match.start(game_named(game_id), setup, plans, 3)
    return sit_down(folder, match, speed="fast")


def prompts(at: AtTable, answers: int) -> Iterator[Prompt]:
    """Yield the prompt of every moment in which nobody at the table is asked."""
    chance, table = random.Random(5), at.table
    while answers and at.name != "Results":
        if at.name == "Curtain":
            at.stage.update(0.6)
            at.scene.rise()  # type: ignore[attr-defined]
        elif table.choices is not None:
            table.press_option(chance.choice(at.keys_on_offer))
            answers -= 1
        if at.name == "Table" and table.choices is None:
            yield prompt_of(at.services.texts, table._top, table._course, "")
        at.stage.update(STEP)


@pytest.mark.parametrize("name", TABLES)
def test_only_an_ai_seat_that_is_asked_is_said_to_think(tmp_path: Path, name: str) -> None:
    at = at_table(tmp_path, name)
    for prompt in prompts(at, 12):
        words = plain(prompt.sentence)
        if words.endswith(" is thinking."):
            seat = NAMES.index(words.removesuffix(" is thinking."))
            assert at.table._course.still
            assert seat in at.match.waiting()
            assert at.match.seats[seat].kind == "bot"


@pytest.mark.parametrize("name", TABLES)
def test_whoever_plays_is_who_brings_about_what_moves(tmp_path: Path, name: str) -> None:
    at = at_table(tmp_path, name)
    for prompt in prompts(at, 12):
        words = plain(prompt.sentence)
        if words.endswith(" plays."):
            assert not at.table._course.still
            assert words.removesuffix(" plays.") in NAMES


def test_what_has_come_up_under_a_resting_mouse_is_told_before_it_is_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE)
    at.hover("lamp0").press_at(*at.middle("lamp0"))
    assert at.focus == ""
    at.wait(BREATH)
    assert at.focus == "option:lamp1", "the next lamp lies in the same place"
    assert "lamp1" in at.inspector()


def test_a_resting_mouse_does_not_disturb_whoever_plays_by_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE)
    at.hover("lamp3").strike(pygame.K_n, pygame.K_n)
    focus = at.focus
    assert focus != "option:lamp3"
    at.strike(pygame.K_RETURN)
    at.wait(BREATH)
    assert at.focus == "option:lamp0", "the first of the next question"
