"""Special cards and powers of the civilizations, each asked for in the window named on its card."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Event, Seat
from game.rules.engine import Act, Args, Steps, push
from game.rules.evacuate.state import EvacState


def defences(state: EvacState, seat: Seat, args: Args, _events: list[Event]) -> None:
    """Ask those who are hit, in turn order, whether they ward it off; then all lose together."""
    hit, _asked = args
    push(state, ("losses", seat, (hit,)))


def nothing(_state: EvacState, _seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Stand in for a window."""


SPECIAL_STEPS: Final[Steps[EvacState]] = {
    "defences": Act(defences),
    **{
        name: Act(nothing)
        for name in (
            "at_reveal",
            "after_actions",
            "cold_blood",
            "bulwark",
            "collect_nomia",
            "feast",
        )
    },
}
