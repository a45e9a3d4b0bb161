"""How a match ended, and which rats the open cards put in danger."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.contract import Result, Value
from game.rules.space_escape.cards import CARDS, CardStep
from game.rules.space_escape.endings import ESCAPED
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import GONE, POD, Walk


def result(state: EscapeState) -> Result | None:
    """Return the end of the match: all seats win or none does, with the same score.

    The score is the number of rats in the pod plus the number of items collected.
    """
    if state.outcome is None:
        return None
    seats = state.setup.seats
    boarded = state.rats.count(POD)
    items = sum(1 for spot in state.items.values() if spot == GONE)
    values: dict[str, Value] = {
        "boarded": boarded,
        "rats": len(state.rats),
        "items": items,
        "turns": state.turns_taken + (state.outcome == ESCAPED),
        "cards_left": len(state.deck),
        "culprit": state.ended_by,
    }
    winners = tuple(range(seats)) if state.outcome == ESCAPED else ()
    return Result(state.outcome, winners, (boarded + items,) * seats, values)


class Danger(NamedTuple):
    """A rat that a snake could bite on a card that is open now."""

    rat: str
    snake: int
    """The snake's number, or -1 for a snake that a card would put on its start space."""
    colour: str
    distance: int
    """Steps from the snake to the rat; a bite at the top or bottom counts the last step walked."""
    hand: int
    card: str


def dangers(state: EscapeState) -> tuple[Danger, ...]:
    """Return which rats could be bitten in the coming round, nearest first, from a view.

    Each open card is held against the board as it lies now: cards played before it may still
    change everything. Of several cards for the same rat and snake the first to come is named.
    """
    found: dict[tuple[str, int, str], Danger] = {}
    hands = len(state.hands)
    for ahead in range(hands):
        hand = (state.turn + ahead) % hands
        card = state.hands[hand]
        if card is None or state.outcome is not None:
            continue
        for step in CARDS[card].bottom:
            for danger in _dangers_of(state, step, hand, card):
                found.setdefault((danger.rat, danger.snake, danger.colour), danger)
    return tuple(sorted(found.values(), key=lambda danger: (danger.distance, danger.rat)))


def dangers_of(state: EscapeState, card: str) -> frozenset[int]:
    """Return the rats, by their numbers, that any snake could bite if this card were open now."""
    bites = (danger for step in CARDS[card].bottom for danger in _dangers_of(state, step, 0, card))
    return frozenset(state.crew.index(danger.rat) for danger in bites)


def _dangers_of(state: EscapeState, step: CardStep, hand: int, card: str) -> list[Danger]:
    """Return the bites that one printed snake step could bring."""
    name, args = step
    if name == "add_snake":
        return _at_start(state, args[0], hand, card) if state.spare[args[0]] else []
    if name == "recall_any":
        lost = {state.snake_colours[snake] for snake in _snakes_at(state, GONE)}
        return [danger for colour in lost for danger in _at_start(state, colour, hand, card)]
    if name == "lay_down":
        return []
    colour = args[0] if name in ("one_snake", "all_snakes", "all_to_ladder") else ""
    to_ladder = name in ("any_to_ladder", "all_to_ladder", "colour_to_ladder")
    station, bites = state.station, []
    for snake, spot in enumerate(state.snake_spots):
        snake_colour = state.snake_colours[snake]
        if spot == GONE or (colour and snake_colour != colour):
            continue
        ways = station.climbs[spot] if to_ladder else station.walks[args[-1]][spot]
        for rat, distance in _in_reach(state, ways):
            bites.append(Danger(rat, snake, snake_colour, distance, hand, card))
    return bites


def _snakes_at(state: EscapeState, node: int) -> list[int]:
    return [snake for snake, spot in enumerate(state.snake_spots) if spot == node]


def _at_start(state: EscapeState, colour: str, hand: int, card: str) -> list[Danger]:
    """Return the rats on the start space of a colour, whom a snake placed there would bite."""
    start = state.station.snake_starts[colour]
    return [
        Danger(state.crew[rat], GONE, colour, 0, hand, card)
        for rat, spot in enumerate(state.rats)
        if spot == start
    ]


def _in_reach(state: EscapeState, ways: tuple[Walk, ...]) -> list[tuple[str, int]]:
    """Return the rats on these walks with the fewest steps after which each would be bitten."""
    nearest: dict[str, int] = {}
    for way in ways:
        for steps, node in enumerate((*way.path, way.end), 1):
            if node == POD:
                continue
            for rat, spot in enumerate(state.rats):
                if spot == node:
                    walked = min(steps, len(way.path))
                    nearest[state.crew[rat]] = min(walked, nearest.get(state.crew[rat], walked))
    return list(nearest.items())
