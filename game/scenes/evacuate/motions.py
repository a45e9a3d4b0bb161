"""How runners move along the row: runs and what stops them, turns, pushes, flights.

What the row itself does is in `row_motions.py`, what the Nomias do in `strikes.py`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.rules.contract import Event
from game.scenes.evacuate.actors import Actors
from game.scenes.evacuate.beats import Motion, foot_of, sign, signed, with_camera
from game.scenes.evacuate.told import who
from game.scenes.facts import numbers, whole, word
from game.scenes.fit import Point
from game.scenes.lights import flash
from game.ui.director import Beat, Part, Together
from game.ui.easing import ease_in_out, ease_out, linear
from game.ui.theme import BAD, GOOD, INFO, LAMP, WARN

RUN_SECONDS: Final = 0.18
RUN_SECONDS_PER_STEP: Final = 0.09
LONGEST_RUN: Final = 0.45
TURN_SECONDS: Final = 0.22
PUSH_SECONDS: Final = 0.3
FLIGHT_SECONDS: Final = 0.45
HOP_HEIGHT: Final = 13.0
GAP_HEIGHT: Final = 34.0
FLIGHT_HEIGHT: Final = 70.0
"""How high a step, a leap over a gap and a flight go, in board units."""
LAND_SQUASH: Final = 0.06
STEP_SOUNDS: Final = 3
SLIME: Final = "#B7F34A"


# Running


def _ran(actors: Actors, event: Event) -> Sequence[Part]:
    """Hop over every space of the way; a slide stays on the floor."""
    runner, nodes = whole(event, "runner"), numbers(event, "path")
    facing, start = whole(event, "facing"), whole(event, "start")
    seconds = min(LONGEST_RUN, RUN_SECONDS + RUN_SECONDS_PER_STEP * len(nodes))

    def set_off() -> None:
        actors.tell(event)
        actors.pose(runner).facing = float(facing)

    slides = word(event, "by") == "slide"
    hops = [
        _hop(
            actors, runner, node, seconds / len(nodes),
            height=0.0 if slides else _height(actors, before, node),
            sound="slide" if slides else f"run_step_{min(number + 1, STEP_SOUNDS)}",
        )
        for number, (before, node) in enumerate(zip([start, *nodes], nodes, strict=False))
    ]  # fmt: skip
    return with_camera(actors, seconds, Beat(0.0, on_start=set_off), *hops)


def _height(actors: Actors, start: int, end: int) -> float:
    """Return how high a step goes, in board units: over a gap it is a leap."""
    leaps = abs(start - end) == 1 and min(start, end) in actors.places.gaps
    return GAP_HEIGHT if leaps else HOP_HEIGHT


def _hop(
    actors: Actors, runner: int, node: int, seconds: float, height: float, sound: str | None
) -> Beat:
    """Move a runner one space on."""
    way: list[Point] = []

    def begin() -> None:
        pose = actors.pose(runner)
        way[:] = (pose.x, pose.y), actors.spot(node, runner)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        pose.x, pose.y = _between(way[0], way[1], t)
        pose.lift = height * math.sin(math.pi * t) if t < 1 else 0.0
        pose.squash = LAND_SQUASH * max(0.0, t * 5 - 4) if t < 1 else 0.0

    return Beat(seconds, begin, move, sound=sound, easing=linear)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


STOPS: Final[Mapping[str, tuple[str, str | None]]] = {
    "acid": ("splash", "acid_splash"),
    "gate": ("gate", "gate"),
    "debris": ("dust", "bump"),
    "gap": ("dust", "bump"),
    "weld": ("sparks", "bump"),
}
"""The light and the sound of a stop; others are a plain bump."""


def _stopped(actors: Actors, event: Event) -> Sequence[Part]:
    """Show why a way ends here; who was stopped before a space leans into it and falls back."""
    runner, reason = whole(event, "runner"), word(event, "reason")
    light, sound = STOPS.get(reason, ("dust", "bump"))
    on_it = event.data.get("before", event.data["node"]) == event.data["node"]
    effect = flash(actors, light, foot_of(actors, runner), sound=sound)
    if on_it and reason not in ("full", "room", "row_end"):
        return (effect,)
    return (Together((_lean(actors, runner), effect)),)


def _lean(actors: Actors, runner: int) -> Beat:
    """Let a runner start forward and fall back onto its space."""
    home: list[float] = []

    def begin() -> None:
        home.append(actors.pose(runner).x)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        reach = math.sin(math.pi * min(1.0, t)) if t < 1 else 0.0
        pose.x = home[0] + 15 * reach * pose.facing
        pose.tilt = -9 * reach * pose.facing

    return Beat(TURN_SECONDS, begin, move, easing=ease_out)


def _turned(actors: Actors, event: Event) -> Sequence[Part]:
    """Let a runner bump into the wall and turn round."""
    runner = whole(event, "runner")
    bump = flash(actors, "dust", foot_of(actors, runner), sound="bump")
    return (
        Together((_lean(actors, runner), bump)),
        _turn_round(actors, (runner,), event),
    )


def _all_turned(actors: Actors, event: Event) -> Sequence[Part]:
    return (_turn_round(actors, numbers(event, "runners"), event),)


def _turn_round(actors: Actors, runners: Sequence[int], event: Event) -> Beat:
    """Turn runners round on the spot."""
    facing = whole(event, "facing")

    def move(t: float) -> None:
        for runner in runners:
            actors.pose(runner).facing = float(facing) if t >= 1 else facing * (2 * t - 1) or 0.01

    return Beat(TURN_SECONDS, partial(actors.tell, event), move, easing=ease_in_out)


def _stayed(actors: Actors, event: Event) -> Sequence[Part]:
    runner, stunned = whole(event, "runner"), word(event, "reason") == "stunned"
    icon, colour = ("x", BAD) if stunned else ("clock", INFO)
    return (sign(actors, runner, icon, colour),)


# Being moved


PUSH_SOUNDS: Final[Mapping[str, str]] = {"trip": "trip", "drag": "drag", "tractor": "drag"}


def _pushed(actors: Actors, event: Event) -> Sequence[Part]:
    """Slide a runner along the floor; it keeps its facing."""
    runner, end = whole(event, "runner"), whole(event, "end")
    way: list[Point] = []

    def begin() -> None:
        pose = actors.pose(runner)
        actors.tell(event)
        way[:] = (pose.x, pose.y), actors.spot(end, runner)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        pose.x, pose.y = _between(way[0], way[1], t)
        bend = math.sin(math.pi * t) if t < 1 else 0.0
        pose.tilt = 13 * bend * (1 if way[1][0] < way[0][0] else -1)

    sound = PUSH_SOUNDS.get(word(event, "card"), "push")
    beat = Beat(PUSH_SECONDS, begin, move, sound=sound, easing=ease_out)
    dust = flash(actors, "dust", foot_of(actors, runner))
    return with_camera(actors, PUSH_SECONDS, Together((beat, dust)))


def _fly(actors: Actors, runner: int, end: int, sound: str | None) -> Beat:
    """Carry a runner through the air to another space."""
    way: list[Point] = []

    def begin() -> None:
        pose = actors.pose(runner)
        way[:] = (pose.x, pose.y), actors.spot(end, runner)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        pose.x, pose.y = _between(way[0], way[1], t)
        pose.lift = FLIGHT_HEIGHT * math.sin(math.pi * t) if t < 1 else 0.0

    return Beat(FLIGHT_SECONDS, begin, move, sound=sound, easing=ease_in_out)


def _swapped(actors: Actors, event: Event) -> Sequence[Part]:
    one, other = whole(event, "runner"), whole(event, "other")
    start, end = whole(event, "start"), whole(event, "end")
    both = Together((_fly(actors, one, end, "push"), _fly(actors, other, start, None)))
    told = Beat(0.0, on_start=partial(actors.tell, event))
    return with_camera(actors, FLIGHT_SECONDS, told, both)


def _neutral_moved(actors: Actors, event: Event) -> Sequence[Part]:
    runner = whole(event, "runner")

    def set_off() -> None:
        actors.tell(event)
        actors.pose(runner).facing = float(whole(event, "facing"))

    beat = _fly(actors, runner, whole(event, "end"), "push")
    return with_camera(actors, FLIGHT_SECONDS, Beat(0.0, on_start=set_off), beat)


def _failed(actors: Actors, event: Event) -> Sequence[Part]:
    runner = who(event)
    icon = "shield" if word(event, "reason") == "immune" else "x"
    return (Together((_lean(actors, runner), sign(actors, runner, icon, INFO, "bump"))),)


RUNNER_MOTIONS: Final[Mapping[str, Motion]] = {
    "action_ignored": signed("x", INFO),
    "survivor_ran": _ran,
    "survivor_stopped": _stopped,
    "survivor_turned": _turned,
    "survivors_turned": _all_turned,
    "survivor_stayed": _stayed,
    "survivor_pushed": _pushed,
    "survivors_swapped": _swapped,
    "neutral_moved": _neutral_moved,
    "action_failed": _failed,
    "survivor_slimed": signed("drop", SLIME, "acid_splash"),
    "seat_dug_in": signed("shield", GOOD, "run_lock"),
    "space_welded": signed("lock", WARN, "gate"),
    "panic_called": signed("bolt", BAD, "nomia_near"),
    "nomia_peeked": signed("eye", INFO),
    "nomia_ordered": signed("eye", INFO, "card_draw"),
    "nomia_bottomed": signed("undo", INFO, "card_draw"),
    "special_used": signed("star", LAMP, "special"),
    "special_taken": signed("hand", WARN, "special"),
}
