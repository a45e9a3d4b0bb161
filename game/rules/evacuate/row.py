"""The row of station cards: who stands where along it, and where a step leads."""

from __future__ import annotations

from game.rules.evacuate.state import EvacState, Placed
from game.rules.evacuate.stations import GONE, OFF


def index_of(state: EvacState, node: int) -> int:
    """Return the place in the row of the card that a node lies on."""
    card = state.stations.card[node]
    for index, placed in enumerate(state.row):
        if placed.card == card:
            return index
    raise ValueError(f"Node {node} is on no card of the row.")


def lies_open(state: EvacState, node: int) -> bool:
    """Say whether a node, or GONE, is a space of a card that lies face up in the row."""
    if node == GONE:
        return False
    card = state.stations.card[node]
    return any(placed.card == card and placed.up for placed in state.row)


def placed_at(state: EvacState, node: int) -> Placed:
    """Return the card in the row that a node lies on."""
    return state.row[index_of(state, node)]


def on_card(state: EvacState, node: int, direction: int, placed: Placed) -> int:
    """Return the next node on the same card in a direction, or OFF beyond its end."""
    upwards = (direction > 0) != placed.flipped
    return state.stations.beside[upwards][node]


def entry(state: EvacState, placed: Placed, direction: int) -> int:
    """Return the node on which a card is entered in a direction."""
    first = state.stations.first[placed.card]
    from_low_end = (direction > 0) != placed.flipped
    return first if from_low_end else first + state.stations.length[placed.card] - 1


def next_node(state: EvacState, node: int, direction: int) -> int:
    """Return the node one step on, OFF at the end of the row, before a wall or a face-down card."""
    index = index_of(state, node)
    placed = state.row[index]
    on = on_card(state, node, direction, placed)
    if on != OFF:
        return on
    beyond = index + direction
    if placed.wall == direction or not 0 <= beyond < len(state.row) or not state.row[beyond].up:
        return OFF
    other = state.row[beyond]
    return OFF if other.wall == -direction else entry(state, other, direction)


def is_gap(state: EvacState, start: int, end: int) -> bool:
    """Say whether a gap lies between two neighbouring nodes of a card."""
    return (start, end) in state.stations.gaps


def position(state: EvacState, node: int) -> int:
    """Return how many spaces lie to the left of a node, along the row."""
    stations = state.stations
    card = stations.card[node]
    before = 0
    for placed in state.row:
        length = stations.length.get(placed.card, 0)
        if placed.card == card:
            place = stations.place[node]
            return before + (length - place if placed.flipped else place - 1)
        before += length
    raise ValueError(f"Node {node} is on no card of the row.")


def positions(state: EvacState) -> dict[int, int]:
    """Return the place along the row of every runner in the station."""
    stations, before = state.stations, 0
    lefts: dict[str, tuple[int, bool]] = {}
    for placed in state.row:
        lefts[placed.card] = before, placed.flipped
        before += stations.length.get(placed.card, 0)
    found = {}
    for runner, node in enumerate(state.spots):
        if node != GONE:
            card, place = stations.card[node], stations.place[node]
            left, flipped = lefts[card]
            found[runner] = left + (stations.length[card] - place if flipped else place - 1)
    return found


def first_line(state: EvacState) -> set[int]:
    """Return who stands furthest along the arrow (R2)."""
    return _line(state, state.arrow)


def last_line(state: EvacState) -> set[int]:
    """Return who stands furthest against the arrow (R2)."""
    return _line(state, -state.arrow)


def _line(state: EvacState, direction: int) -> set[int]:
    places = positions(state)
    if not places:
        return set()
    edge = max(places.values()) if direction > 0 else min(places.values())
    return {runner for runner, place in places.items() if place == edge}


def at(state: EvacState, node: int) -> list[int]:
    """Return the runners on a node."""
    return [runner for runner, spot in enumerate(state.spots) if spot == node]


def neighbours(state: EvacState, node: int) -> tuple[int, ...]:
    """Return the nodes beside a node that Survivors can stand on."""
    around = (next_node(state, node, -1), next_node(state, node, 1))
    return tuple(other for other in around if other != OFF)


def near(state: EvacState, node: int, reach: int) -> list[int]:
    """Return the runners within so many spaces of a node, along the row."""
    here = position(state, node)
    return [runner for runner, place in positions(state).items() if abs(place - here) <= reach]
