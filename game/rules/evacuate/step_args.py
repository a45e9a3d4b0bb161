"""What the arguments of each step must be, for states that are read from a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from game.rules.evacuate.state import EvacState
from game.rules.evacuate.stations import GONE
from game.rules.plain_data import Check, each, is_int, is_truth, is_word

_Check: TypeAlias = Check[EvacState]

FASTEST: Final = 20
"""No speed, in spaces, is ever near this."""


def _is_runner(state: EvacState, value: Any) -> bool:
    return is_int(value, 0, len(state.alive) - 1)


def _runner_here(state: EvacState, value: Any) -> bool:
    return _is_runner(state, value) and state.spots[value] != GONE


def _runners(state: EvacState, value: Any) -> bool:
    return each(value, lambda runner: _is_runner(state, runner))


def _speed(_state: EvacState, value: Any) -> bool:
    return is_int(value, 1, FASTEST)


def _side(_state: EvacState, value: Any) -> bool:
    return is_int(value, -1, 1) and value != 0


def _claim(state: EvacState, value: Any) -> bool:
    return is_int(value, GONE, len(state.stations.card) - 1)


def _truth(_state: EvacState, value: Any) -> bool:
    return is_truth(value)


def _depth(_state: EvacState, value: Any) -> bool:
    return is_int(value, 0, 2)


def _special(state: EvacState, value: Any) -> bool:
    return is_word(value) and value in state.used


def _by(_state: EvacState, value: Any) -> bool:
    return value in ("run", "pack", "second_wind")


STEP_ARGS: Final[Mapping[str, tuple[_Check, ...]]] = {
    "round": (),
    "choose_runs": (),
    "at_reveal": (),
    "run": (_runner_here,),
    "walk": (_runner_here, _speed, _speed, _by, _claim, _truth),
    "turn_arrow": (),
    "actions": (),
    "act": (),
    "after_actions": (),
    "observe": (),
    "deck_look": (),
    "close_row": (),
    "attack": (),
    "clean_up": (),
    "lay": (_side,),
    "lay_station": (_side,),
    "shove": (),
    "trip": (),
    "drag": (),
    "pack": (),
    "next_draw": (),
    "draw_nomia": (),
    "nomia_settled": (),
    "strike": (_claim,),
    "defences": (_runners, _runners, _runners, _claim),
    "losses": (_runners,),
    "kill": (_is_runner,),
    "lay_hit": (),
    "place_neutral": (_runner_here, _runner_here, _runner_here),
    "pick_nomia": (_is_runner,),
    "lighting": (),
    "quick_feet": (_speed,),
    "cold_blood": (),
    "bulwark": (),
    "collect_nomia": (),
    "feast": (),
    "feast_more": (),
    "feast_draw": (),
    "treat": (),
    "shrug_off": (),
    "order_nomia": (_depth,),
    "time_slip": (_runners, _runners, _runners, _claim),
    "decoy": (_runners, _runners, _runners, _claim),
    "assimilate": (_special, _is_runner),
    "echo": (),
    "reveal_action": (),
    "warp": (),
    "hyper": (),
    "sudden_growth": (),
    "mind_fog": (),
    "trample": (),
    "wail": (),
    "tractor": (),
    "slime": (),
    "scatter": (),
    "digin": (),
    "weld": (),
    "premonition": (),
    "premonition_pick": (),
    "second_wind": (),
    "rewire": (),
}
"""A step without an entry cannot stand in a save; a test holds this against the table of steps."""
