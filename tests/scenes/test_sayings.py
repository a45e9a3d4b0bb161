"""What the table says out of turn: it is read in peace, and never over the next question."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match.match import Match
from game.scenes.prompt import Saying
from tests.scenes.escape_plan import matches as escape_plan
from tests.scenes.evacuate import matches as evacuate
from tests.scenes.space_escape.tables import BREATH, AtTable, new_match, sit_down

SPEED_SAID = "Speed: step by step."


def match_of(game: str) -> Match:
    """Return a match of one person of a game, at its first question."""
    if game == "space_escape":
        return new_match("human", seed=3)
    return evacuate.begun(2) if game == "evacuate" else escape_plan.begun(1)


def at_table(folder: Path, game: str) -> AtTable:
    """Open a table whose curtain, if there is one, has risen."""
    at = sit_down(folder, match_of(game))
    at.wait(0.6)
    if at.name == "Curtain":
        at.click("curtain.rise").wait(0.6)
    return at


@pytest.mark.parametrize("game", ["space_escape", "evacuate", "escape_plan"])
def test_what_a_key_has_done_is_said_for_a_while_and_then_the_question_again(
    tmp_path: Path, game: str
) -> None:
    at = at_table(tmp_path, game)
    question = at.prompt()
    at.strike(pygame.K_f)
    assert at.prompt() == SPEED_SAID
    at.wait(2.0)
    assert at.prompt() == SPEED_SAID
    at.wait(1.2)
    assert at.prompt() == question
    assert at.stage.rest() is None, "a table at which nothing moves costs nothing"


def test_the_table_sleeps_until_its_sentence_has_been_read(tmp_path: Path) -> None:
    at = at_table(tmp_path, "escape_plan")
    at.strike(pygame.K_f)
    at.settle()
    rest = at.stage.rest()
    assert rest is not None
    assert rest > 2.5
    frames = at.frames
    at.wait(2.0)
    assert at.frames == frames


@pytest.mark.parametrize("game", ["space_escape", "evacuate", "escape_plan"])
def test_a_sentence_never_stays_into_another_question(tmp_path: Path, game: str) -> None:
    at = at_table(tmp_path, game)
    at.strike(pygame.K_f)
    asked, key = at.choices, at.keys_on_offer[0]
    at.table.director.speed = "instant"
    at.take(key)
    assert at.name == "Curtain" or at.choices is not asked
    assert at.table._speech.saying.words == ""


def test_a_long_sentence_is_said_for_longer() -> None:
    short, long = Saying(), Saying()
    short.say("Speed: fast.")
    long.say("Only what is lit can be chosen now, and this place lies too far away.")
    assert short.left is not None
    assert long.left is not None
    assert short.left < long.left


def test_what_somebody_must_act_on_stays() -> None:
    saying = Saying()
    saying.say("The match could not be saved.", stays=True)
    assert not saying.let_pass(60.0)
    assert saying.words


def test_another_sentence_has_its_own_time(tmp_path: Path) -> None:
    at = at_table(tmp_path, "space_escape")
    at.strike(pygame.K_f)
    at.wait(2.0)
    at.strike(pygame.K_f)
    at.wait(2.0)
    assert at.prompt() == "Speed: slow."
    at.wait(BREATH + 1.0)
    assert at.prompt() != "Speed: slow."
