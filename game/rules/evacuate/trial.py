"""Where a run would end if all others stood still: for previews and AI seats, never for play.

Only what lies open goes into it. Beyond the cards that are face up the corridor is thought to go
on without special spaces.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules.deck import UNKNOWN
from game.rules.evacuate.row import entry, index_of, on_card, position
from game.rules.evacuate.running import judge, own_speed, slides_to
from game.rules.evacuate.setup import DEAD_END
from game.rules.evacuate.state import EvacState
from game.rules.evacuate.stations import GONE, OFF


class Trial(NamedTuple):
    """The end of a run that was only tried."""

    place: int
    """Spaces from the left end of the present row; beyond its ends it goes on counting."""
    node: int
    """The space, or OFF when it lies on a card that is not face up."""
    moved: int
    """Spaces that count as moved."""
    turned: bool
    """Whether the runner turned round at a wall."""


def trial_run(state: EvacState, runner: int, card_speed: int) -> Trial:
    """Return where a runner would end with a card of this speed. The state is as it was after."""
    before = state.speeds[runner], state.spots[runner], state.facing[runner]
    state.speeds[runner] = card_speed
    try:
        return _run(state, runner)
    finally:
        state.speeds[runner], state.spots[runner], state.facing[runner] = before


def turn_up_known(view: EvacState) -> None:
    """Turn up the cards at the ends of the row that its viewer laid itself and so knows."""
    for index, side in ((0, -1), (len(view.row) - 1, 1)):
        placed = view.row[index]
        if not placed.up and placed.card != UNKNOWN:
            wall = side if placed.card == DEAD_END else 0
            view.row[index] = placed._replace(up=True, arrow=view.arrow, wall=wall)


def _run(state: EvacState, runner: int) -> Trial:
    total = left = own_speed(state, runner)
    claim, moved, turned = state.claims[runner], 0, False
    on_acid = state.stations.kind[state.spots[runner]] == "acid"
    while left > 0:
        node, direction = state.spots[runner], state.facing[runner]
        target = on_card(state, node, direction, state.row[index_of(state, node)])
        if target == OFF:
            index = index_of(state, node)
            if state.row[index].wall == direction:
                state.facing[runner] = -direction
                turned = True
                continue
            beyond = index + direction
            if not 0 <= beyond < len(state.row) or not state.row[beyond].up:
                place = position(state, node) + direction * left
                return Trial(place, OFF, moved + left, turned)
            target = entry(state, state.row[beyond], direction)
        step = judge(state, runner, node, target, left, total, claim, on_acid=on_acid)
        if step.blocked:
            break
        claim = GONE
        state.spots[runner] = target
        moved += 1
        left -= step.cost
        if step.ends:
            break
    return _slid(state, runner, moved, turned=turned)


def _slid(state: EvacState, runner: int, moved: int, *, turned: bool) -> Trial:
    """Return the end of a run, one space further on from the slick."""
    node, further = state.spots[runner], slides_to(state, runner)
    if further != OFF and moved:
        node, moved = further, moved + 1
    return Trial(position(state, node), node, moved, turned)
