"""Whatever happens in a match of Evacuate! is said with all its values to all who may know it."""

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
from game.rules.evacuate import CIVILIZATIONS, EVACUATE, MARKET, RUN_CARDS, EvacState
from game.rules.rng import Chance, below
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.narration import Narrator
from tests.content.test_texts import SILENT, rule_keys

NAMES = ("Ana", "Ben", "Vera", "Kit", "Mia", "Zoe")
SETUPS = ((2, "basic"), (3, "basic"), (5, "basic"), (2, "full"), (3, "full"), (6, "full"))
SEEDS = 4


class Pair(NamedTuple):
    """Two events in a row, which may share a sentence."""

    first: Event
    second: Event


Sayable: TypeAlias = Event | Pair | Decision | Refusal


class Observed(NamedTuple):
    """Something that a match wants said, the state it was said in, and the seat it is said to."""

    view: EvacState
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
    board = load_board("evacuate").graph
    for seats, game in SETUPS:
        for seed in range(SEEDS):
            options = {"game": game}
            if game == "full":
                peoples = list(CIVILIZATIONS)
                options |= {
                    f"civ_{n + 1}": peoples[(n + seats * seed) % len(peoples)] for n in range(seats)
                }
            state = EVACUATE.new_game(Setup(seats, board, options), seed)
            for saying, seat in _play(state, Chance(seed)):
                found.setdefault(name_of(saying), Observed(state, saying, seat))
    return found


def _play(state: EvacState, chance: Chance) -> Iterator[tuple[Sayable, int]]:
    """Play at random and yield everything that is to be said on the way."""
    while asked := EVACUATE.decisions(state):
        yield from ((decision, seat) for seat, decision in asked.items())
        if len(asked) == 1 or state.round == 1:
            yield from _refusals(state)
        keys = {s: d.options[below(chance, len(d.options))].key for s, d in asked.items()}
        events = EVACUATE.apply(state, keys)
        yield from ((event, 0) for event in events)
        yield from ((Pair(*both), 0) for both in pairwise(events) if _same_doer(*both))
    yield from _refusals(state)


def _same_doer(one: Event, other: Event) -> bool:
    return all(one.data.get(who) == other.data.get(who) for who in ("runner", "seat"))


def _refusals(state: EvacState) -> Iterator[tuple[Refusal, int]]:
    """Yield why each thing of the table cannot be chosen now."""
    targets = [Target("piece", f"runner:{runner}") for runner in range(len(state.alive))]
    targets += [Target("card", f"market:{card}") for card in MARKET]
    targets += [Target("card", card) for card in RUN_CARDS]
    for seat in range(state.seats):
        for target in targets:
            refusal = EVACUATE.refusal(state, seat, target)
            if refusal is not None:
                yield refusal, seat


def say(example: Observed, texts: Texts) -> str:
    """Return the sentence that the table says for one example."""
    seats = [SeatPlan("human", name) for name in NAMES[: example.view.seats]]
    narrator = Narrator(texts, "evacuate", EvacNaming(texts, seats, example.view))
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
            if sort != "Pair" and kind not in SILENT["evacuate"]:
                assert sentence, kind
    assert [record.getMessage() for record in caplog.records] == []


def test_the_random_games_tell_nearly_everything_that_can_be_told() -> None:
    heard = {(sort, kind) for sort, kind, _, _ in observed()}
    declared = {("Event", kind) for kind in rule_keys("evacuate")["event"]}
    declared |= {("Decision", kind) for kind in rule_keys("evacuate")["ask"]}
    declared |= {("Refusal", kind) for kind in rule_keys("evacuate")["why"]}
    unheard = declared - heard
    assert len(unheard) <= len(declared) // 5, sorted(unheard)
