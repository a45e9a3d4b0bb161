"""Forced moves: what an action card or the lights do to a Survivor, one space at a time (R12)."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Event, Seat, Value
from game.rules.evacuate.laying import mover_of, settle_owed, turn_up
from game.rules.evacuate.row import entry, index_of, is_gap, on_card
from game.rules.evacuate.running import is_full, is_taken_room, stand_on
from game.rules.evacuate.state import EvacState, is_civ, is_welded
from game.rules.evacuate.stations import OFF

IMMUNE: Final = "immune"
BLOCKED: Final = "blocked"


def is_beyond_cards(state: EvacState, runner: int, by: Seat) -> bool:
    """Say whether a runner is on Maintenance Access, where no action card of others counts."""
    return runner != by and state.stations.card[state.spots[runner]] == "maint"


def is_immune(state: EvacState, runner: int, by: Seat) -> bool:
    """Say whether action cards of others cannot move a runner.

    Nobody on Maintenance Access can be reached (2.1), and Korrund never (2.6). A target may be
    chosen all the same; the action is then spent.
    """
    korrund = runner != by and is_civ(state, runner, "korrund")
    return korrund or is_beyond_cards(state, runner, by)


def push_by_card(
    state: EvacState, seat: Seat, runner: int, direction: int, card: str, events: list[Event]
) -> bool:
    """Move a runner one space by an action card of a seat; say whether it went."""
    if is_immune(state, runner, seat):
        fail(seat, runner, card, IMMUNE, events)
        return False
    if not can_shift(state, runner, direction):
        fail(seat, runner, card, BLOCKED, events)
        return False
    shift(state, seat, runner, direction, card, events)
    return True


def fail(seat: Seat, runner: int, card: str, reason: str, events: list[Event]) -> None:
    """Tell that an action card has no effect on a runner; the action is spent all the same."""
    data: dict[str, Value] = {"seat": seat, "runner": runner, "card": card, "reason": reason}
    events.append(Event("action_failed", data))


def can_shift(state: EvacState, runner: int, direction: int) -> bool:
    """Say whether a runner can be moved one space; only along the arrow may a card come up."""
    node = state.spots[runner]
    index = index_of(state, node)
    placed = state.row[index]
    target = on_card(state, node, direction, placed)
    if target == OFF:
        beyond = index + direction
        if placed.wall == direction or not 0 <= beyond < len(state.row):
            return False
        other = state.row[beyond]
        if not other.up:
            return direction == state.arrow
        if other.wall == -direction:
            return False
        target = entry(state, other, direction)
    return _can_stand(state, runner, node, target)


def _can_stand(state: EvacState, runner: int, node: int, target: int) -> bool:
    """Say whether one forced step from a space leads onto another."""
    if is_full(state, target) or is_taken_room(state, runner, target):
        return False
    if is_welded(state, target):
        return False
    if is_civ(state, runner, "zubrek"):
        return True
    return state.stations.kind[target] != "debris" and not is_gap(state, node, target)


def shift(
    state: EvacState, seat: Seat, runner: int, direction: int, card: str, events: list[Event]
) -> None:
    """Move a runner one space, which `can_shift` must allow."""
    node = state.spots[runner]
    index = index_of(state, node)
    target = on_card(state, node, direction, state.row[index])
    if target == OFF:
        if not state.row[index + direction].up:
            turn_up(state, index + direction, direction, events)
        target = entry(state, state.row[index + direction], direction)
    stand_on(state, runner, target)
    data: dict[str, Value] = {
        "runner": runner,
        "by": seat,
        "card": card,
        "start": node,
        "end": target,
    }
    events.append(Event("survivor_pushed", data))
    settle_owed(state, mover_of(state, runner))
