"""What the city shows at one moment: the view as far as it has been told, and every pose.

`Actors` holds a copy of the view on which motions carry out event after event, and the poses of
thieves, officers and tiles on their way there. Whatever is skipped, after the last event the copy
and the poses are those of the next view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.contract import Event, Seat
from game.rules.escape_plan import GONE, PlanState
from game.scenes.escape_plan.camera import Camera, View
from game.scenes.escape_plan.geometry import CityPlan, Places
from game.scenes.escape_plan.pieces import CityPose, Officer, home_poses, officer_homes
from game.scenes.escape_plan.told import tell
from game.scenes.fit import Point
from game.scenes.lights import Effect, Sign

GROWING: Final = ("patrol", "city")
"""Phases of a day in which the camera leaves room for the tiles to come."""


@dataclass(slots=True)
class Flight:
    """A picture on its way over the board, in board units."""

    sprite: str
    x: float
    y: float
    size: float
    """Height of the picture; of a tile, the radius of its hexagon."""
    alpha: float = 1.0
    tile: bool = False


@dataclass(frozen=True, slots=True)
class Trail:
    """The way that somebody has come."""

    who: int
    path: tuple[int, ...]


class Actors:
    """Everything in the city that can move."""

    def __init__(self, places: Places, view: PlanState, viewer: Seat | None = None) -> None:
        self.places = places
        self.camera = Camera(places)
        self.shown = view.copy()
        self.viewer = viewer
        self.trail: Trail | None = None
        """The last way that somebody took whom the viewer watched."""
        self._clear()
        self.plan = CityPlan(places, view.laid)
        self.settle(view, viewer)

    def _clear(self) -> None:
        """Put everything away that is only seen while something moves."""
        self.effects: list[Effect] = []
        self.signs: list[Sign] = []
        self.flights: list[Flight] = []
        self.in_air: frozenset[int] = frozenset()
        """Tiles that have been laid, but are still on their way."""
        self.shut: dict[int, float] = {}
        """How far the shutter of an exit has come down, by number, while it does."""
        self.threats: frozenset[Officer] = frozenset()
        """Officers that a thief is just meeting."""

    def settle(self, view: PlanState, viewer: Seat | None) -> None:
        """Show exactly this view."""
        self._clear()
        grown = view.laid != self.plan.laid or view.phase != self.shown.phase
        self.shown, self.viewer = view.copy(), viewer
        self.plan = CityPlan(self.places, view.laid)
        self.poses = home_poses(view, self.plan)
        self.officers = officer_homes(view, self.plan)
        if self.trail is not None and view.spots[self.trail.who] != self.trail.path[-1]:
            self.trail = None
        self.frame_city(again=grown)

    def tell(self, event: Event) -> None:
        """Take an event over into what is shown."""
        tell(self.shown, event)
        if self.shown.laid != self.plan.laid:
            self.plan = CityPlan(self.places, self.shown.laid)

    def frame_city(self, *, again: bool) -> None:
        """Show the whole city, unless a person looks about in a city that is still the same."""
        if again or not self.camera.aside:
            self.camera.aside, self.camera.still = False, True
            self.camera.look(self.wanted_view())

    def wanted_view(self) -> View:
        """Return how the camera should look once everything has come to rest."""
        return self.camera.fitted(self.plan, growing=self.shown.phase in GROWING)

    def homes(self) -> dict[int, CityPose]:
        """Return where everybody stands when nothing moves."""
        return home_poses(self.shown, self.plan)

    def board_spot(self, node: int) -> Point:
        """Return where a place lies on the board; of one that is not laid, the middle."""
        spot = self.plan.spot(node) if node != GONE else None
        return self.camera.board(*spot) if spot is not None else self.middle()

    def middle(self) -> Point:
        """Return the middle of the room in which the city lies."""
        room = self.camera.room
        return room.cx, room.cy

    def head(self, who: int) -> Point:
        """Return the point over the head of somebody; of who is gone, the middle of the city."""
        pose = self.poses.get(who)
        if pose is None:
            return self.middle()
        x, y = pose.at(self.camera)
        return x, y - 60 * self.camera.growth

    def foot(self, who: int) -> Point:
        """Return where somebody's feet are; of who is gone, the middle of the city."""
        pose = self.poses.get(who)
        return self.middle() if pose is None else pose.at(self.camera)

    def officer_at(self, officer: Officer) -> Point:
        """Return where an officer stands on the board."""
        pose = self.officers.get(officer)
        if pose is None:
            return self.camera.board(*self.plan.officer_spot(*officer))
        return pose.at(self.camera)
