"""Who is out of a match that goes on: a card says so, and what can be done now."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.match.match import Match
from game.match.tables import table_from_words
from game.scenes.curtain import Curtain
from game.scenes.parting import Parting
from tests.scenes.driver import SMALL, Nothing, services_for
from tests.scenes.space_escape.tables import AtTable, QuickBots


class Way(NamedTuple):
    """A match in which Ana goes out before the end, by chance of this seed."""

    game: str
    seed: int
    answers: int
    """How many questions are answered before the one after which she is out."""
    told: str
    stays: str


WAYS = (
    Way("evacuate", 10, 54, "Ana is out.", ": Ben."),
    Way("escape_plan", 6, 160, "Ana is arrested: no space for another", ": Ben and Vera."),
)


class Asleep(QuickBots):
    """AI seats that answer only once they are woken."""

    awake = False

    def poll(self) -> Any:
        """Hand the answer over, if awake."""
        return super().poll() if self.awake else None


def next_answers(match: Match, chance: random.Random) -> dict[int, str]:
    """Return answers by chance of all who are asked."""
    asked = match.decisions().items()
    return {seat: chance.choice(decision.options).key for seat, decision in asked}


def out(folder: Path, way: Way, seats: str, bots: QuickBots | None = None) -> AtTable:
    """Sit at the table when Ana goes out."""
    match, chance = table_from_words(way.game, seats, way.seed, []), random.Random(way.seed)
    for _ in range(way.answers):
        for seat, key in next_answers(match, chance).items():
            match.answer(seat, key)
    asleep = bots or Asleep()
    services = services_for(folder, lambda: asleep)
    services.settings.change("play", recap=False)
    at = AtTable(folder, match, services, SMALL)
    for seat, key in next_answers(match, chance).items():
        if isinstance(at.scene, Curtain):
            at.scene.rise()
        at.table._course.answer(seat, key)
        at.settle()
    return at


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.game)
def test_a_card_says_who_is_out_and_how(tmp_path: Path, way: Way) -> None:
    at = out(tmp_path, way, "human,steady,steady")
    assert isinstance(at.scene, Parting)
    assert at.reads(way.told)
    assert at.reads(way.stays)
    assert at.ids() == ["parting.leave", "parting.end", "parting.watch"]
    assert at.faults() == []
    at.key("enter")
    assert at.name == "Table", "watching comes first"


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.game)
def test_the_end_comes_at_once_if_nobody_wants_to_watch(tmp_path: Path, way: Way) -> None:
    bots = Asleep()
    at = out(tmp_path, way, "human,steady,steady", bots)
    bots.awake = True
    at.click("parting.end")
    seen = at.frames
    at.settle()
    assert at.name == "Results"
    assert at.frames - seen < 60, "no motion is waited for"
    assert at.services.settings.now.play.speed != "instant", "only this match is hastened"


def test_one_can_leave(tmp_path: Path) -> None:
    at = out(tmp_path, WAYS[0], "human,steady,steady")
    again = Parting(at.services, at.match, at.table._top.naming, [], [1], lambda: None)
    at.stage.start(Nothing())
    at.stage.push(again)
    at.wait(0.6)
    at.click("parting.leave")
    assert at.name == "Nothing", "the screen below all others is the title"


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.game)
def test_other_people_play_on_after_the_card(tmp_path: Path, way: Way) -> None:
    at = out(tmp_path, way, "human,human,steady")
    assert isinstance(at.scene, Parting)
    assert at.reads("Whoever is out is not asked any more.")
    assert at.ids() == ["parting.watch"]
    at.key("enter")
    assert at.name in ("Table", "Curtain")
    assert 0 not in at.match.waiting()


def test_presses_that_hastened_what_led_there_do_nothing(tmp_path: Path) -> None:
    at = out(tmp_path, WAYS[0], "human,steady,steady")
    card = at.scene
    at.services.settings.change("play", rest_after_curtain=0.5)
    fresh = Parting(at.services, at.match, at.table._top.naming, [], [1], lambda: None)
    at.stage.push(fresh)
    at.key("enter")
    assert at.scene is fresh
    at.wait(0.6)
    at.key("enter")
    assert at.scene is card


def test_nobody_is_told_when_an_ai_seat_goes_out(tmp_path: Path) -> None:
    at = out(tmp_path, WAYS[0], "steady,human,steady")
    assert at.name == "Table"
