"""How each event of Space Escape moves on the board: hops, climbs, falls, bites, boosts.

A motion changes poses only. Whatever is skipped on the way, every motion leaves its piece where
the event says, and `settle` puts all pieces where the view says once nothing moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from game.rules.contract import Event
from game.rules.space_escape import EscapeState
from game.scenes.facts import numbers, whole
from game.scenes.figures import Pose
from game.scenes.fit import Point
from game.scenes.lights import EFFECT_SECONDS, Effect, flash
from game.scenes.space_escape.geometry import Places, Way, along
from game.scenes.space_escape.pieces import PieceId, home_poses
from game.ui.director import Beat, InTurn, Part
from game.ui.easing import ease_in, ease_in_out, ease_out, linear, overshoot

HOP_SECONDS: Final = 0.17
SLITHER_SECONDS: Final = 0.14
CLIMB_SECONDS: Final = 0.42
FALL_SECONDS: Final = 0.45
FLIGHT_SECONDS: Final = 0.5
HOP_HEIGHT: Final = 26.0
FLIGHT_HEIGHT: Final = 90.0
"""How high a hop and a flight go, in board units."""
LAND_SQUASH: Final = 0.08
DRIFT: Final = 150.0
"""How far a creature drifts off when it leaves the station, in board units."""

HOP_SOUNDS: Final = 4


@dataclass(slots=True)
class Actors:
    """What moves on the board: the pose of every piece, and the lights shown now."""

    places: Places
    poses: dict[PieceId, Pose] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)

    def settle(self, view: EscapeState) -> None:
        """Stand every piece where it is in this view."""
        self.poses = home_poses(view, self.places)
        self.effects = []

    def pose(self, piece: PieceId, spot: Point) -> Pose:
        """Return the pose of a piece, which comes onto the board at `spot` if it was off it."""
        return self.poses.setdefault(piece, Pose(*spot))


def parts_of(actors: Actors, event: Event) -> Sequence[Part]:
    """Return the motion of one event; events that nobody could see move nothing."""
    make = MOTIONS.get(event.kind)
    return () if make is None else make(actors, event)


def _piece(event: Event) -> PieceId:
    """Return the creature that an event is about; its kind says whether that is a rat."""
    what = "rat" if event.kind.startswith("rat") else "snake"
    return f"{what}:{event.data[what]}"


def _walk(
    actors: Actors, piece: PieceId, nodes: Sequence[int], seconds: float, *, hops: bool
) -> Sequence[Part]:
    """Move along the ring, space by space, from wherever the piece stands."""
    first = nodes[0]
    legs: list[Way] = [()]
    legs.extend(actors.places.way(pair) for pair in pairwise(nodes))
    parts: list[Part] = []
    for number, node in enumerate(nodes):
        way = legs[number] or None
        sound = f"hop_{min(number + 1, HOP_SOUNDS)}" if hops else "snake" if node == first else None
        parts.append(_step(actors, piece, way, actors.places.spot(node), seconds, sound, hops=hops))
    return (InTurn(tuple(parts)),)


def _step(
    actors: Actors,
    piece: PieceId,
    way: Way | None,
    goal: Point,
    seconds: float,
    sound: str | None,
    *,
    hops: bool,
) -> Beat:
    """Move one space on; a hop leaves the floor and lands softly, a slither stays low."""
    start: list[Point] = []

    def begin() -> None:
        pose = actors.pose(piece, goal)
        pose.scale, pose.alpha = 1.0, 1.0
        start.append((pose.x, pose.y))

    def move(t: float) -> None:
        pose = actors.pose(piece, goal)
        line = way if way else (start[0], goal)
        pose.x, pose.y = along(line, t)
        if hops:
            pose.lift = HOP_HEIGHT * math.sin(math.pi * min(1.0, t))
            pose.squash = LAND_SQUASH * max(0.0, t * 5 - 4) * (1 if t < 1 else 0)
        else:
            pose.squash = 0.06 * math.sin(2 * math.pi * t)

    def end() -> None:
        pose = actors.pose(piece, goal)
        pose.x, pose.y = goal
        pose.lift = pose.squash = 0.0

    return Beat(seconds, begin, move, end, sound=sound, easing=ease_in_out if hops else linear)


def _glide(
    actors: Actors, piece: PieceId, way: Way, seconds: float, sound: str, *, falls: bool
) -> Beat:
    """Follow a ladder up or a shaft down."""

    def move(t: float) -> None:
        pose = actors.pose(piece, way[0])
        pose.x, pose.y = along(way, t)
        inside = math.sin(math.pi * min(1.0, t))
        pose.scale = 1.0 - 0.45 * inside if falls else 1.0 + 0.06 * inside
        pose.tilt = 8 * math.sin(4 * math.pi * t) if not falls else 0.0
        pose.alpha = 1.0 - 0.5 * inside if falls else 1.0

    def end() -> None:
        pose = actors.pose(piece, way[-1])
        pose.x, pose.y = way[-1]
        pose.scale, pose.alpha, pose.tilt = 1.0, 1.0, 0.0

    easing = ease_in if falls else ease_in_out
    return Beat(seconds, on_frame=move, on_end=end, sound=sound, easing=easing)


def _flash(actors: Actors, name: str, spot: Point, sound: str | None) -> Beat:
    """Show a light on a spot."""
    return flash(actors, name, lambda: spot, sound=sound)


def _fly(actors: Actors, piece: PieceId, goal: Point, sound: str | None = None) -> Beat:
    """Carry a piece through the air to another space."""
    start: list[Point] = []

    def begin() -> None:
        pose = actors.pose(piece, goal)
        start.append((pose.x, pose.y))

    def move(t: float) -> None:
        pose = actors.pose(piece, goal)
        pose.x, pose.y = along((start[0], goal), t)
        pose.lift = FLIGHT_HEIGHT * math.sin(math.pi * min(1.0, t))
        pose.tilt = 0.0 if t >= 1 else -14 * math.sin(2 * math.pi * t)

    def end() -> None:
        pose = actors.pose(piece, goal)
        pose.x, pose.y = goal
        pose.lift = pose.tilt = 0.0

    return Beat(FLIGHT_SECONDS, begin, move, end, sound=sound, easing=ease_in_out)


def _leave(actors: Actors, piece: PieceId, mouth: Point, sound: str) -> Beat:
    """Blow a creature out of the station, away from its middle, until it is gone."""
    width, height = actors.places.size
    away_x, away_y = mouth[0] - width / 2, mouth[1] - height / 2
    distance = math.hypot(away_x, away_y) or 1.0

    def move(t: float) -> None:
        pose = actors.pose(piece, mouth)
        pose.x = mouth[0] + away_x / distance * DRIFT * t
        pose.y = mouth[1] + away_y / distance * DRIFT * t
        pose.scale = 1.0 - 0.7 * t
        pose.tilt = 300 * t
        pose.alpha = 1.0 - t * t

    def end() -> None:
        actors.poses.pop(piece, None)

    return Beat(FLIGHT_SECONDS * 1.4, on_frame=move, on_end=end, sound=sound, easing=ease_out)


def _appear(actors: Actors, piece: PieceId, spot: Point, sound: str) -> Beat:
    """Let a snake come up on its start space."""

    def move(t: float) -> None:
        pose = actors.pose(piece, spot)
        pose.scale, pose.alpha = max(0.05, t), min(1.0, t)

    return Beat(EFFECT_SECONDS, on_frame=move, sound=sound, easing=overshoot)


def _rat_moved(actors: Actors, event: Event) -> Sequence[Part]:
    return _walk(actors, _piece(event), numbers(event, "path"), HOP_SECONDS, hops=True)


def _snake_moved(actors: Actors, event: Event) -> Sequence[Part]:
    return _walk(actors, _piece(event), numbers(event, "path"), SLITHER_SECONDS, hops=False)


def _climbed(actors: Actors, event: Event) -> Sequence[Part]:
    way = actors.places.link("ladder", whole(event, "start"), whole(event, "end"))
    return (_glide(actors, _piece(event), way, CLIMB_SECONDS, "ladder", falls=False),)


def _fell(actors: Actors, event: Event) -> Sequence[Part]:
    way = actors.places.link("shaft", whole(event, "start"), whole(event, "end"))
    return (_glide(actors, _piece(event), way, FALL_SECONDS, "shaft", falls=True),)


def _rat_lost(actors: Actors, event: Event) -> Sequence[Part]:
    spot = actors.places.spot(whole(event, "start"))
    return (_leave(actors, _piece(event), spot, "lost_in_space"),)


def _rat_boosted(actors: Actors, event: Event) -> Sequence[Part]:
    start, end = whole(event, "start"), whole(event, "end")
    way = actors.places.way((start, end))
    return (
        _flash(actors, "boost", way[0], "boost"),
        _step(actors, _piece(event), way, way[-1], HOP_SECONDS * 1.3, "hop_2", hops=True),
    )


def _item_taken(actors: Actors, event: Event) -> Sequence[Part]:
    piece = f"item:{event.data['item']}"
    spot = actors.places.spot(whole(event, "node"))

    def rise(t: float) -> None:
        pose = actors.pose(piece, spot)
        pose.lift, pose.alpha, pose.scale = 60 * t, 1.0 - t * t, 1.0 + 0.25 * t

    def gone() -> None:
        actors.poses.pop(piece, None)

    return (
        _flash(actors, "sparkle", spot, "item"),
        Beat(EFFECT_SECONDS, on_frame=rise, on_end=gone, easing=ease_out),
    )


def _rat_bitten(actors: Actors, event: Event) -> Sequence[Part]:
    return (_flash(actors, "bite", actors.places.spot(whole(event, "node")), "bite"),)


def _rat_sent_home(actors: Actors, event: Event) -> Sequence[Part]:
    return (_fly(actors, _piece(event), actors.places.spot(whole(event, "end"))),)


def _rat_boarded(actors: Actors, _event: Event) -> Sequence[Part]:
    return (_flash(actors, "climb", actors.places.spot(actors.places.pod), "pod"),)


def _snake_lost(actors: Actors, event: Event) -> Sequence[Part]:
    spot = actors.places.spot(whole(event, "start"))
    return (
        _flash(actors, "puff", spot, None),
        _leave(actors, _piece(event), spot, "lost_in_space"),
    )


def _snake_arrived(actors: Actors, event: Event) -> Sequence[Part]:
    spot = actors.places.spot(whole(event, "node"))
    return (_appear(actors, _piece(event), spot, "snake"),)


MOTIONS: Final[dict[str, Callable[[Actors, Event], Sequence[Part]]]] = {
    "rat_moved": _rat_moved,
    "rat_climbed": _climbed,
    "rat_fell": _fell,
    "rat_lost": _rat_lost,
    "rat_boosted": _rat_boosted,
    "item_taken": _item_taken,
    "rat_bitten": _rat_bitten,
    "rat_sent_home": _rat_sent_home,
    "rat_boarded": _rat_boarded,
    "snake_moved": _snake_moved,
    "snake_climbed": _climbed,
    "snake_fell": _fell,
    "snake_lost": _snake_lost,
    "snake_added": _snake_arrived,
    "snake_recalled": _snake_arrived,
}
