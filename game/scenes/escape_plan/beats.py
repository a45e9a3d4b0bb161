"""What the motions of Escape Plan are made of: lights, signs, flights, and steps back home.

Every motion first tells its event to what is shown (`told.py`) and then brings poses there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.rules.contract import Event
from game.scenes.escape_plan.actors import Actors, Flight
from game.scenes.escape_plan.camera import View
from game.scenes.facts import whole
from game.scenes.fit import Point
from game.scenes.lights import flash, rising
from game.ui.director import Beat, Part, Together
from game.ui.easing import ease_in_out

FLIGHT_SECONDS: Final = 0.4
CAMERA_SECONDS: Final = 0.4

Motion = Callable[[Actors, Event], Sequence[Part]]
Where = Callable[[], Point]


def telling(actors: Actors, event: Event, sound: str | None = None) -> Beat:
    """Take an event over, and nothing else."""
    return Beat(0.0, on_start=partial(actors.tell, event), sound=sound)


def between(start: Point, end: Point, share: float) -> Point:
    """Return a point on the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def fly(
    actors: Actors,
    sprite: str,
    start: Where,
    end: Where,
    sizes: tuple[float, float],
    sound: str | None = None,
    seconds: float = FLIGHT_SECONDS,
) -> Beat:
    """Carry a picture over the board; it grows or shrinks on the way."""
    flights: list[Flight] = []
    way: list[Point] = []

    def begin() -> None:
        way[:] = start(), end()
        flights.append(Flight(sprite, *way[0], sizes[0]))
        actors.flights.append(flights[0])

    def move(t: float) -> None:
        flight = flights[0]
        flight.x, flight.y = between(way[0], way[1], t)
        flight.size = sizes[0] + (sizes[1] - sizes[0]) * t

    def over() -> None:
        actors.flights.remove(flights[0])

    return Beat(seconds, begin, move, over, sound=sound, easing=ease_in_out)


def outline(actors: Actors, name: str) -> Where:
    """Return the middle of a display beside the city, such as `stack.a`."""
    box = actors.places.columns[name]
    return lambda: (box.cx, box.cy)


def head_of(actors: Actors, event: Event) -> Where:
    """Return the point over the head of whom an event is about."""
    return partial(actors.head, whole(event, "seat"))


def foot_of(actors: Actors, event: Event) -> Where:
    """Return the feet of whom an event is about."""
    return partial(actors.foot, whole(event, "seat"))


def place_of(actors: Actors, node: int) -> Where:
    """Return where a place lies on the board."""
    return partial(actors.board_spot, node)


def frame(actors: Actors, seconds: float = CAMERA_SECONDS) -> Beat:
    """Let the camera glide to where it sees the whole city."""
    way: list[View] = []

    def begin() -> None:
        way[:] = actors.camera.view, actors.wanted_view()
        actors.camera.aside = False
        actors.camera.still = way[0] == way[1]
        actors.camera.grow_for(way[1])

    def move(t: float) -> None:
        view = way[1] if t >= 1 else way[0].towards(way[1], t)
        actors.camera.look(view, pieces=False)

    def end() -> None:
        actors.camera.still = True

    return Beat(seconds, begin, move, end, easing=ease_in_out)


def gather(actors: Actors, seconds: float) -> Beat:
    """Let everybody who stands aside of home step there: somebody has come or gone."""
    starts: dict[int, tuple[float, float]] = {}

    def begin() -> None:
        homes = actors.homes()
        for who, pose in actors.poses.items():
            home = homes.get(who)
            if home is not None and (home.x, home.y) == (pose.x, pose.y):
                starts[who] = (pose.aside, pose.down)

    def move(t: float) -> None:
        homes = actors.homes()
        for who, start in starts.items():
            home, pose = homes.get(who), actors.poses.get(who)
            if home is not None and pose is not None:
                pose.aside, pose.down = between(start, (home.aside, home.down), t)

    return Beat(seconds, begin, move)


def signed(
    icon: str, colour: str, sound: str | None = None, words: Callable[[Event], str] | None = None
) -> Motion:
    """Return the motion of an event that is told by a sign over whom it is about."""

    def motion(actors: Actors, event: Event) -> Sequence[Part]:
        said = words(event) if words is not None else ""
        shown = rising(actors, icon, colour, head_of(actors, event), said, sound)
        return (telling(actors, event), shown)

    return motion


def lit(icon: str, colour: str, light: str, sound: str | None = None) -> Motion:
    """Return the motion of an event told by a sign and a light round whom it is about."""

    def motion(actors: Actors, event: Event) -> Sequence[Part]:
        shown = rising(actors, icon, colour, head_of(actors, event), sound=sound)
        shine = flash(actors, light, foot_of(actors, event), colour)
        return (telling(actors, event), Together((shown, shine)))

    return motion


def number(name: str, before: str = "") -> Callable[[Event], str]:
    """Return how to read a number of an event as words."""

    def read(event: Event) -> str:
        return f"{before}{whole(event, name)}"

    return read


def change(name: str) -> Callable[[Event], str]:
    """Return how to read a change with its sign."""

    def read(event: Event) -> str:
        return f"{whole(event, name):+d}".replace("-", "\u2212")

    return read
