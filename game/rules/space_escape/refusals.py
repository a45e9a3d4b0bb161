"""Why a target cannot be chosen now: one reason per kind of target, with the numbers."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.contract import Decision, Refusal, Seat, Target, Value
from game.rules.engine import questions
from game.rules.space_escape.chains import legal_walks
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import GONE, NOWHERE, OUT, POD, Station
from game.rules.space_escape.steps import STEPS


def refusal(state: EscapeState, seat: Seat, target: Target) -> Refusal | None:
    """Return why this target is not among the options of the seat, or None if it is."""
    if state.outcome is not None:
        return Refusal("match_over")
    decision = questions(state, STEPS).get(seat)
    if decision is None:
        return Refusal("not_your_turn", {"seat": state.seat})
    if any(option.target == target for option in decision.options):
        return None
    if target.kind == "node" and target.id.isdecimal():
        return _node(state, decision, int(target.id))
    what, _, name = target.id.partition(":")
    if target.kind == "piece" and what == "rat":
        return _rat(state, decision, name)
    if target.kind == "piece" and what == "snake" and name.isdecimal():
        return _snake(state, decision, int(name))
    if target.kind == "card":
        return Refusal("card_waits", {"card": target.id, "playing": state.card})
    return Refusal("not_asked", {"ask": decision.kind})


def _rat(state: EscapeState, decision: Decision, colour: str) -> Refusal:
    if colour not in state.crew:
        return Refusal("not_in_play", {"rat": colour})
    rat = state.crew.index(colour)
    if state.rats[rat] == POD:
        return Refusal("rat_in_pod", {"rat": colour}, "ruling 6")
    if decision.kind != "choose_rat":
        return _not_asked(decision)
    values: dict[str, Value] = {"rat": colour, **_steps(decision)}
    which = decision.values["which"]
    if which == "your" and rat not in state.hand_rats[state.turn]:
        return Refusal("not_your_rat", values)
    if which == "all" and rat not in state.pending[-1][2][3]:
        return Refusal("rat_has_moved", values, "ruling 2")
    return Refusal("rat_has_no_way", values, "ruling 12")


def _snake(state: EscapeState, decision: Decision, snake: int) -> Refusal:
    if snake >= len(state.snake_spots):
        return Refusal("not_in_play", {"snake": snake})
    colour, spot = state.snake_colours[snake], state.snake_spots[snake]
    values: dict[str, Value] = {"snake": snake, "colour": colour}
    if decision.kind == "recall_snake":
        return Refusal("snake_on_board" if spot != GONE else "snake_twin", values)
    if spot == GONE:
        return Refusal("snake_in_space", values, "ruling 25")
    if decision.kind != "choose_snake":
        return _not_asked(decision)
    wanted = decision.values["colour"]
    if wanted and colour != wanted:
        return Refusal("wrong_colour", {**values, "wanted": wanted})
    left = state.pending[-1][2][3:]
    if left and snake not in left[0]:
        return Refusal("snake_has_moved", values, "ruling 2")
    return Refusal("snake_twin", values)


def _node(state: EscapeState, decision: Decision, node: int) -> Refusal:
    """Say how far the space lies from the creature that moves, and how far it may go."""
    station = state.station
    if node >= len(station.cw):
        return _not_asked(decision)
    mover = _mover(state, decision)
    if mover is None:
        return _not_asked(decision)
    who, spot = mover
    if node in (POD, OUT) or station.tier[node] != station.tier[spot]:
        return Refusal(
            "other_tier", {**who, "tier": station.tier[spot], "target_tier": station.tier[node]}
        )
    values: dict[str, Value] = {**who, "distance": _distance(station, spot, node)}
    if decision.kind == "choose_ladder":
        steps = decision.values["steps"]
        if station.up[node] == NOWHERE:
            return Refusal("no_ladder", {**values, "steps": steps}, "ruling 21")
        return Refusal("not_nearest", {**values, "steps": steps}, "ruling 21")
    if decision.kind == "boost_rat":
        return Refusal("wrong_distance", {**values, "least": 1, "most": 1})
    values |= _steps(decision)
    return _walk_refusal(state, decision, node, values)


def _walk_refusal(
    state: EscapeState, decision: Decision, node: int, values: dict[str, Value]
) -> Refusal:
    """Tell a space off the walk from a foot or mouth on it, and from a blocked boost."""
    creature, distances = state.pending[-1][2]
    spots = state.rats if decision.kind == "move_rat" else state.snake_spots
    ways = state.station.walks[distances][spots[creature]]
    stops = next((walk for walk in ways if walk.path[-1] == node), None)
    if stops is None:
        return Refusal("wrong_distance", values)
    if decision.kind == "move_rat" and stops not in legal_walks(state, creature, distances):
        return Refusal("boost_blocked", values, "ruling 12")
    return Refusal("leads_on", {**values, "end": stops.end})


def _mover(state: EscapeState, decision: Decision) -> tuple[Mapping[str, Value], int] | None:
    """Return the creature that moves, as a value for the text, and its space."""
    if decision.kind in ("move_rat", "boost_rat"):
        colour = str(decision.values["rat"])
        return {"rat": colour}, state.rats[state.crew.index(colour)]
    if decision.kind in ("move_snake", "choose_ladder"):
        args = state.pending[-1][2]
        return {"colour": decision.values["colour"]}, state.snake_spots[args[0]]
    return None


def _steps(decision: Decision) -> dict[str, Value]:
    return {"least": decision.values["least"], "most": decision.values["most"]}


def _not_asked(decision: Decision) -> Refusal:
    return Refusal("not_asked", {"ask": decision.kind})


def _distance(station: Station, start: int, end: int) -> int:
    """Return the fewest steps along the ring from one space to another of the same tier."""
    ahead = behind = start
    for steps in range(len(station.cw)):
        if end in (ahead, behind):
            return steps
        ahead, behind = station.cw[ahead], station.ccw[behind]
    return len(station.cw)
