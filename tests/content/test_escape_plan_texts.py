"""Whatever happens in a match of Escape Plan is said with all its values to all who may know it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import pytest

from game.content.maps import load_board
from game.content.texts import Texts, load_texts, plain
from game.match.seats import SeatPlan
from game.rules.contract import Decision, Event, Refusal, Setup, Target
from game.rules.escape_plan import ASSETS, EQUIPMENT, ESCAPE_PLAN, FIXERS, KEY_COLOURS, PlanState
from game.rules.rng import Chance, below
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.narration import Narrator
from tests.content.test_texts import SILENT, rule_keys

NAMES = ("Ana", "Ben", "Vera", "Kit", "Mia")
GAMES = ((1, 3), (2, 3), (3, 1), (5, 1))
"""How many games of each number of seats are played."""


class Pair(NamedTuple):
    """Two events in a row, which may share a sentence."""

    first: Event
    second: Event


Sayable: TypeAlias = Event | Pair | Decision | Refusal


class Observed(NamedTuple):
    """Something that a match wants said, the state it was said in, and the seat it is said to."""

    view: PlanState
    saying: Sayable
    seat: int


def name_of(saying: Sayable) -> tuple[str, str, frozenset[str], str]:
    """Return what sort of saying it is, its id, the names of its values, and what it turns on."""
    sort = type(saying).__name__
    if isinstance(saying, Pair):
        return sort, f"{saying.first.kind}-{saying.second.kind}", frozenset(), ""
    values = saying.data if isinstance(saying, Event) else saying.values
    kind = saying.key if isinstance(saying, Refusal) else saying.kind
    return sort, kind, frozenset(values), str(values.get("reason", values.get("by", "")))


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts("en")


@cache
def observed() -> dict[tuple[str, str, frozenset[str], str], Observed]:
    """Play games of all sizes and keep one example of everything that is to be said."""
    found: dict[tuple[str, str, frozenset[str], str], Observed] = {}
    board = load_board("escape_plan").graph
    for seats, games in GAMES:
        for seed in range(games):
            state = ESCAPE_PLAN.new_game(Setup(seats, board), seed)
            for saying, seat in _play(state, Chance(seed)):
                name = name_of(saying)
                if name not in found:
                    found[name] = Observed(state.copy(), saying, seat)
    return found


def _play(state: PlanState, chance: Chance) -> Iterator[tuple[Sayable, int]]:
    """Play at random and yield everything that is to be said on the way."""
    answers = 0
    while asked := ESCAPE_PLAN.decisions(state):
        ((seat, decision),) = asked.items()
        yield decision, seat
        answers += 1
        if answers % 5 == 0:
            yield from _refusals(state)
        keys = [option.key for option in decision.options]
        events = ESCAPE_PLAN.apply(state, {seat: keys[below(chance, len(keys))]})
        yield from ((event, seat) for event in events)
        yield from ((Pair(*both), seat) for both in pairwise(events) if _same_doer(*both))
    yield from _refusals(state)


def _same_doer(one: Event, other: Event) -> bool:
    return one.data.get("seat") == other.data.get("seat")


def _targets(state: PlanState) -> list[Target]:
    nodes = [Target("node", str(node)) for node in range(0, len(state.tiles.kind), 3)]
    spaces = range(1, 6)
    tiles = [f"item:{space}" for space in spaces] + [f"asset:{asset}" for asset in ASSETS]
    tiles += [f"equip:{item}" for item in EQUIPMENT] + [f"fixer:{item}" for item in FIXERS]
    tiles += [f"locker:{colour}" for colour in KEY_COLOURS] + ["first_aid"]
    return [
        *nodes,
        Target("node", "space:5,0"),
        *(Target("card", f"contact:{space}") for space in spaces),
        *(Target("tile", tile) for tile in tiles),
        Target("button", "rest"),
    ]


def _refusals(state: PlanState) -> Iterator[tuple[Refusal, int]]:
    """Yield why each thing of the table cannot be chosen now."""
    asked = list(ESCAPE_PLAN.decisions(state)) or [0]
    for seat in dict.fromkeys((*asked, 0)):
        for target in _targets(state):
            refusal = ESCAPE_PLAN.refusal(state, seat, target)
            if refusal is not None:
                yield refusal, seat


def say(example: Observed, texts: Texts) -> str:
    """Return the sentence that the table says for one example."""
    seats = [SeatPlan("human", name) for name in NAMES[: example.view.seats]]
    narrator = Narrator(texts, "escape_plan", PlanNaming(texts, seats, example.view))
    saying = example.saying
    if isinstance(saying, Event):
        return narrator.event(saying) or ""
    if isinstance(saying, Pair):
        return narrator.both(*saying) or ""
    if isinstance(saying, Decision):
        return narrator.question(saying, example.seat)
    return narrator.refusal(saying)


def test_whatever_happens_is_said_with_all_its_values(
    texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, logger="game.content.texts"):
        for (sort, kind, _, _), example in observed().items():
            sentence = say(example, texts)
            assert "{" not in sentence, (kind, plain(sentence))
            assert "  " not in plain(sentence), (kind, plain(sentence))
            if sort != "Pair" and kind not in SILENT["escape_plan"]:
                assert sentence, kind
    assert [record.getMessage() for record in caplog.records] == []


def test_the_random_games_tell_nearly_everything_that_can_be_told() -> None:
    heard = {(sort, kind) for sort, kind, _, _ in observed()}
    declared = {("Event", kind) for kind in rule_keys("escape_plan")["event"]}
    declared |= {("Decision", kind) for kind in rule_keys("escape_plan")["ask"]}
    declared |= {("Refusal", kind) for kind in rule_keys("escape_plan")["why"]}
    unheard = declared - heard
    assert len(unheard) <= len(declared) // 5, sorted(unheard)
