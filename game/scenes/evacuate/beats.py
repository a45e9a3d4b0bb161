"""What the motions of Evacuate! are made of: lights, icons, and a camera that comes along.

Every motion first tells its event to what is shown (`told.py`) and then brings poses there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.contract import Event
from game.scenes.evacuate.actors import Actors
from game.scenes.evacuate.told import who
from game.scenes.fit import Point
from game.scenes.lights import rising
from game.ui.director import Beat, InTurn, Part, Together
from game.ui.easing import ease_in_out

Motion = Callable[[Actors, Event], Sequence[Part]]


def follow(actors: Actors, seconds: float) -> Beat:
    """Let the camera glide to where it should look once everybody has come to rest."""
    way: list[float] = []

    def begin() -> None:
        way[:] = (actors.camera.x + actors.camera.aside, actors.wanted_camera())
        actors.camera.look_at(way[0])

    def move(t: float) -> None:
        actors.camera.look_at(way[0] + (way[1] - way[0]) * t)

    return Beat(seconds, begin, move, easing=ease_in_out)


def with_camera(actors: Actors, seconds: float, *parts: Part) -> tuple[Part, ...]:
    """Return parts that follow one another while the camera follows them."""
    return (Together((InTurn(parts), follow(actors, seconds))),)


def sign(actors: Actors, runner: int, icon: str, colour: str, sound: str | None = None) -> Beat:
    """Let an icon rise from a runner."""

    def spot() -> Point | None:
        pose = actors.poses.get(runner)
        return None if pose is None else (pose.x, pose.y)

    return rising(actors, icon, colour, spot, sound=sound)


def foot_of(actors: Actors, runner: int) -> Callable[[], Point]:
    """Return a way to ask where a runner's feet are."""

    def spot() -> Point:
        pose = actors.pose(runner)
        return pose.x, pose.y

    return spot


def signed(
    icon: str, colour: str, sound: str | None = None, of: Callable[[Event], int] = who
) -> Motion:
    """Return the motion of an event that is told by an icon over a runner."""

    def motion(actors: Actors, event: Event) -> Sequence[Part]:
        told = Beat(0.0, on_start=partial(actors.tell, event))
        return (told, sign(actors, of(event), icon, colour, sound))

    return motion
