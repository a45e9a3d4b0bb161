"""Special cards at the end of Survivor Actions: Second Wind and Rewire (rules 2.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.evacuate.actions import PASS, steps_ahead
from game.rules.evacuate.laying import can_lay
from game.rules.evacuate.row import index_of, next_node, on_card
from game.rules.evacuate.running import is_taken_room, reverse_arrow, walk_on
from game.rules.evacuate.state import EvacState, runners
from game.rules.evacuate.stations import OFF
from game.rules.evacuate.windows import USE, can_play, use_special

WIND_SPACES: Final = 2


def after_actions(state: EvacState, seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Give a civilization its turn at the end of Survivor Actions."""
    push(state, ("second_wind", seat, ()), ("rewire", seat, ()))


# Second Wind


def wind_ways(state: EvacState, runner: int) -> dict[str, tuple[Target, int]]:
    """Return how far Second Wind can take a runner: option key, target, and spaces spent.

    Spaces on a card that nobody has turned up have no number yet: `spaces:1` is the first of
    them if it is one space away. A wall is not turned at.
    """
    ways: dict[str, tuple[Target, int]] = {}
    if state.stunned[runner]:
        return ways
    node, gone = state.spots[runner], 0
    for node, gone, ends in steps_ahead(state, runner, WIND_SPACES):
        if not is_taken_room(state, runner, node):
            ways[f"go:{node}"] = (Target("node", str(node)), gone)
        if ends:
            return ways
    if _leads_into_the_dark(state, node, state.facing[runner]):
        for spaces in range(gone + 1, WIND_SPACES + 1):
            key = f"spaces:{spaces}"
            ways[key] = (Target("button", key), spaces)
    return ways


def _leads_into_the_dark(state: EvacState, node: int, direction: int) -> bool:
    """Say whether the next space is on a card that lies face down, or is not laid yet."""
    index = index_of(state, node)
    placed = state.row[index]
    if on_card(state, node, direction, placed) != OFF or placed.wall == direction:
        return False
    beyond = index + direction
    if not 0 <= beyond < len(state.row):
        return can_lay(state)
    return not state.row[beyond].up and next_node(state, node, direction) == OFF


def ask_wind(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask how far the runner goes on."""
    if not can_play(state, seat, "second_wind"):
        return {}
    ways = wind_ways(state, seat)
    if not ways:
        return {}
    options = (*(Option(key, target) for key, (target, _) in ways.items()), PASS)
    return {seat: Decision("second_wind", options, "second_wind", optional=True, open=True)}


def winded(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Go on; it is an own move and counts as moved."""
    if answers[seat] != PASS.key:
        _, spaces = wind_ways(state, seat)[answers[seat]]
        use_special(state, seat, "second_wind", events)
        walk_on(state, seat, spaces, WIND_SPACES, "second_wind", events)


# Rewire


def ask_rewire(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether the arrow turns, and everybody with it."""
    if not can_play(state, seat, "rewire"):
        return {}
    return {seat: Decision("rewire", (USE, PASS), "rewire", optional=True, open=True)}


def rewired(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Turn the arrow, and every Survivor to face along it (R8)."""
    if answers[seat] != USE.key:
        return
    use_special(state, seat, "rewire", events)
    reverse_arrow(state, state.first, "rewire", events)
    turned = tuple(each for each in runners(state) if state.facing[each] != state.arrow)
    for runner in turned:
        state.facing[runner] = state.arrow
    events.append(Event("survivors_turned", {"runners": turned, "facing": state.arrow}))


AFTER_ACTION_STEPS: Final[Steps[EvacState]] = {
    "after_actions": Act(after_actions),
    "second_wind": Ask(ask_wind, winded),
    "rewire": Ask(ask_rewire, rewired),
}
