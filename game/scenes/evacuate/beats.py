"""What the motions of Evacuate! are made of: lights, icons, and a camera that comes along.

Every motion first tells its event to what is shown (`told.py`) and then brings poses there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.rules.contract import Event
from game.scenes.evacuate.actors import Actors, Effect, Sign
from game.scenes.evacuate.told import who
from game.scenes.fit import Point
from game.ui.director import Beat, InTurn, Part, Together
from game.ui.easing import ease_in_out, ease_out, linear

EFFECT_SECONDS: Final = 0.36
SIGN_SECONDS: Final = 0.6

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


def flash(actors: Actors, name: str, spot: Callable[[], Point], sound: str | None = None) -> Beat:
    """Show a short light at a place on the row that is known once it begins."""
    shown: list[Effect] = []

    def begin() -> None:
        shown.append(Effect(name, *spot()))
        actors.effects.append(shown[0])

    def move(t: float) -> None:
        shown[0].age = t

    def end() -> None:
        actors.effects.remove(shown[0])

    return Beat(EFFECT_SECONDS, begin, move, end, sound=sound, easing=linear)


def sign(actors: Actors, runner: int, icon: str, colour: str, sound: str | None = None) -> Beat:
    """Let an icon rise from a runner."""
    shown: list[Sign] = []

    def begin() -> None:
        pose = actors.poses.get(runner)
        if pose is not None:
            shown.append(Sign(icon, colour, pose.x, pose.y))
            actors.signs.extend(shown)

    def move(t: float) -> None:
        for each in shown:
            each.age = t

    def end() -> None:
        for each in shown:
            actors.signs.remove(each)

    return Beat(SIGN_SECONDS, begin, move, end, sound=sound, easing=ease_out)


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
