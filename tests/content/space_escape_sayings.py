"""Matches of Space Escape by careful chance, for everything that they want said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from game.content.maps import load_board
from game.content.texts import Texts
from game.match.seats import SeatPlan
from game.rules.contract import Setup, Target
from game.rules.rng import Chance, below
from game.rules.space_escape import SPACE_ESCAPE, EscapeState
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.naming import SpaceNaming
from tests.content.sayings import Observed, Told, pairs, refusals

SETUPS: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"rats": "2"}),
    (1, {"rats": "4", "challenge": "on"}),
    (2, {}),
    (2, {"rats": "4"}),
    (3, {"challenge": "on"}),
    (4, {}),
)


def played() -> Iterator[Observed]:
    """Play games of all sizes and yield everything that is to be said on the way."""
    board = load_board("space_escape").graph
    for seats, options in SETUPS:
        for seed in range(3):
            yield from _play(
                SPACE_ESCAPE.new_game(Setup(seats, board, options), seed), Chance(seed)
            )


def _play(state: EscapeState, chance: Chance) -> Iterator[Observed]:
    while asked := SPACE_ESCAPE.decisions(state):
        ((seat, decision),) = asked.items()
        yield Observed(state, decision, seat)
        yield from _refusals(state)
        events = SPACE_ESCAPE.apply(state, {seat: _careful_key(state, seat, chance)})
        yield from (Observed(state, event, seat) for event in events)
        yield from (Observed(state, both, seat) for both in pairs(events))
    yield from _refusals(state)


def _targets(state: EscapeState) -> list[Target]:
    """Return everything that a person could point at."""
    nodes = [Target("node", str(node)) for node in range(82)]
    rats = [Target("piece", f"rat:{colour}") for colour in state.crew]
    snakes = [Target("piece", f"snake:{snake}") for snake in range(len(state.snake_spots))]
    cards = [Target("card", card) for card in state.hands if card]
    return [*nodes, *rats, *snakes, *cards]


def _refusals(state: EscapeState) -> Iterator[Observed]:
    """Yield why each thing of the table cannot be chosen now, by every seat."""
    targets = _targets(state)
    for seat in range(state.setup.seats):
        yield from refusals(
            SPACE_ESCAPE, state, seat, targets if seat == state.seat else targets[-1:]
        )


def _careful_key(state: EscapeState, seat: int, chance: Chance) -> str:
    """Return a random answer, but one that does not lose at once unless all of them do."""
    keys = [option.key for option in SPACE_ESCAPE.decisions(state)[seat].options]
    start = below(chance, len(keys))
    keys = keys[start:] + keys[:start]
    for key in keys:
        tried = state.copy()
        SPACE_ESCAPE.apply(tried, {seat: key})
        if SPACE_ESCAPE.result(tried) is None or tried.outcome == "escaped":
            return key
    return keys[0]


@cache
def _places() -> Places:
    return Places(load_board("space_escape"))


def _naming(texts: Texts, seats: Sequence[SeatPlan], state: EscapeState) -> SpaceNaming:
    return SpaceNaming(texts, seats, state, _places())


TOLD = Told(played, _naming)
