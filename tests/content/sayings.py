"""What matches want said: events, pairs of them that share a sentence, questions and refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from game.content.texts import Texts
from game.match.seats import SeatPlan
from game.rules.contract import Decision, Event, Game, Refusal, Seat, Target
from game.scenes.narration import Naming, Narrator

NAMES = ("Ana", "Ben", "Vera", "Kit", "Mia", "Zoe")


class Pair(NamedTuple):
    """Two events in a row, which may share a sentence."""

    first: Event
    second: Event


Sayable: TypeAlias = Event | Pair | Decision | Refusal
Name: TypeAlias = tuple[str, str, frozenset[str], str]
"""What sort of saying it is, its id, the names of its values, and what it turns on."""


class Observed(NamedTuple):
    """Something that a match wants said, the state it was said in, and the seat it is said to."""

    state: Any
    saying: Sayable
    seat: Seat


class Told(NamedTuple):
    """How a game is played for its words, and how things are named in its sentences."""

    played: Callable[[], Iterator[Observed]]
    """Plays games of all sizes; a state goes on changing after it was yielded with a saying."""
    naming: Callable[[Texts, Sequence[SeatPlan], Any], Naming]


def name_of(saying: Sayable) -> Name:
    """Return what tells this saying from others."""
    sort = type(saying).__name__
    if isinstance(saying, Pair):
        return sort, f"{saying.first.kind}-{saying.second.kind}", frozenset(), ""
    values = saying.data if isinstance(saying, Event) else saying.values
    kind = saying.key if isinstance(saying, Refusal) else saying.kind
    return sort, kind, frozenset(values), str(values.get("reason", values.get("by", "")))


def same_doer(one: Event, other: Event) -> bool:
    """Say whether one seat or one of its runners brought both events about, or nobody did."""
    return all(one.data.get(who) == other.data.get(who) for who in ("runner", "seat"))


def pairs(events: Sequence[Event]) -> Iterator[Pair]:
    """Yield any two events in a row."""
    yield from (Pair(*both) for both in pairwise(events))


def refusals(
    game: Game[Any], state: Any, seat: Seat, targets: Iterable[Target]
) -> Iterator[Observed]:
    """Yield why a seat cannot choose each of these now."""
    for target in targets:
        refusal = game.refusal(state, seat, target)
        if refusal is not None:
            yield Observed(state, refusal, seat)


def sentence(game_id: str, naming: Naming, example: Observed, texts: Texts) -> str:
    """Return the sentence that the table says for one example; empty for what it leaves out."""
    narrator = Narrator(texts, game_id, naming)
    saying = example.saying
    if isinstance(saying, Event):
        return narrator.event(saying) or ""
    if isinstance(saying, Pair):
        return narrator.both(*saying) or ""
    if isinstance(saying, Decision):
        return narrator.question(saying, example.seat)
    return narrator.refusal(saying)
