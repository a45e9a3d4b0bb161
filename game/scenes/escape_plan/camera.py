"""The camera over the city: how large it is drawn, and which part of it lies in the middle.

A city is shown whole, as large as the room between the panels allows, and above the tray of a
question if that is a high one. A person may come nearer and look about; when a tile is laid, the
camera shows everything again.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from game.scenes.escape_plan.geometry import CityPlan, Places
from game.scenes.fit import Point
from game.ui.layout import Rect

NEAREST: Final = 1.0
"""No tile is drawn larger than it was printed."""
NEAR: Final = 1.6
"""How much larger than whole the city is drawn where somebody is brought into the middle."""
MARGIN: Final = (12.0, 12.0, 12.0, 92.0)
"""What stays free round the city, in board units; below it stand buttons."""
STEP: Final = 80.0
"""More than that stays free below in whole steps: else pieces would change size all the time."""
LEAST_ROOM: Final = 240.0
"""So much of the height is left to the city, in board units, however high a tray is."""
KNOBS: Final = 26.0
"""What stays free besides while tiles are laid, for the knobs that turn them."""
GROWTH: Final = 0.6
"""Pieces shrink less than tiles: by this power of the zoom."""
LEAST_GROWTH: Final = 0.6
GROWTH_STEPS: Final = 20
"""Pieces grow by such parts of their size, so that the pictures of few sizes are needed."""


class View(NamedTuple):
    """How the city is looked at: board units per city unit, and the point in the middle."""

    zoom: float
    x: float
    y: float

    def towards(self, other: View, share: float) -> View:
        """Return the view on the way to another one."""
        pairs = zip(self, other, strict=True)
        return View(*(a + (b - a) * share for a, b in pairs))


class Camera:
    """How the board looks at the city."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self.room = places.city.inset(*MARGIN)
        """Where the city is shown whole, in board units."""
        self.view = View(NEAREST, 0.0, 0.0)
        self.aside = False
        """A person has come nearer or looks about."""
        self.still = True
        """Nothing is on its way to another view."""
        self.growth = 1.0
        """How large pieces are; while the camera moves they already have the size they will have.

        Else every picture of a piece would be drawn anew in every frame.
        """

    def leave_free(self, below: float) -> bool:
        """Leave that much of the lower edge to a tray, in board units; say if anything changed."""
        city = self._places.city
        most = city.h - MARGIN[1] - MARGIN[3] - LEAST_ROOM
        steps = math.ceil(max(0.0, min(most, below - MARGIN[3])) / STEP)
        room = city.inset(*MARGIN[:3], MARGIN[3] + steps * STEP)
        changed = room != self.room
        self.room = room
        return changed

    def fitted(self, plan: CityPlan, *, growing: bool = False) -> View:
        """Return the view that shows the whole city, and where it may grow."""
        box = plan.box(plan.open_spaces if growing else ())
        room = self.room.inset(KNOBS) if growing else self.room
        zoom = min(NEAREST, room.w / box.w, room.h / box.h)
        return View(zoom, box.cx, box.cy)

    def look(self, view: View, *, pieces: bool = True) -> None:
        """Look so at once; unless `pieces`, they keep the size they have."""
        self.view = view
        if pieces:
            self.grow_for(view)

    def grow_for(self, view: View) -> None:
        """Give pieces the size that belongs to a view."""
        steps = round(view.zoom**GROWTH * GROWTH_STEPS)
        self.growth = max(LEAST_GROWTH, steps / GROWTH_STEPS)

    @property
    def growths(self) -> tuple[float, ...]:
        """How large pieces are now, and soon may be: first now, then in a city that has grown."""
        now = round(self.growth * GROWTH_STEPS)
        steps = (now, now - 1, now - 2, now - 3, now + 1)
        least = round(LEAST_GROWTH * GROWTH_STEPS)
        return tuple(step / GROWTH_STEPS for step in steps if least <= step <= GROWTH_STEPS)

    def board(self, x: float, y: float) -> Point:
        """Return the point of the board at a point of the city."""
        return (
            self.room.cx + (x - self.view.x) * self.view.zoom,
            self.room.cy + (y - self.view.y) * self.view.zoom,
        )

    def city(self, x: float, y: float) -> Point:
        """Return the point of the city at a point of the board."""
        return (
            self.view.x + (x - self.room.cx) / self.view.zoom,
            self.view.y + (y - self.room.cy) / self.view.zoom,
        )

    def zoom_at(self, x: float, y: float, factor: float, plan: CityPlan) -> bool:
        """Come nearer to a point of the board or go back; say whether anything moved."""
        whole = self.fitted(plan)
        zoom = max(whole.zoom, min(NEAREST, self.view.zoom * factor))
        if zoom == self.view.zoom:
            return False
        held = self.city(x, y)
        aside = zoom > whole.zoom
        self.look(View(zoom, *self.view[1:]) if aside else whole)
        if aside:
            now = self.city(x, y)
            self._move_to(self.view.x + held[0] - now[0], self.view.y + held[1] - now[1], plan)
        self.aside = aside
        return True

    def pan(self, across: float, down: float, plan: CityPlan) -> bool:
        """Look aside by a way on the board; say whether anything moved."""
        before = self.view
        self._move_to(before.x + across / before.zoom, before.y + down / before.zoom, plan)
        self.aside = self.aside or self.view != before
        return self.view != before

    def centre(self, x: float, y: float, plan: CityPlan) -> None:
        """Come near to a point of the city, and bring it into the middle."""
        zoom = max(self.view.zoom, min(NEAREST, self.fitted(plan).zoom * NEAR))
        self.look(View(zoom, *self.view[1:]))
        self._move_to(x, y, plan)
        self.aside = True

    def _move_to(self, x: float, y: float, plan: CityPlan) -> None:
        """Put a point of the city into the middle, as far as the city leads."""
        box, zoom = plan.box(), self.view.zoom
        wide, high = self.room.w / 2 / zoom, self.room.h / 2 / zoom
        self.view = View(zoom, _within(x, box.x + wide, box.right - wide, box.cx),
                         _within(y, box.y + high, box.bottom - high, box.cy))  # fmt: skip

    def shows(self, box: Rect) -> bool:
        """Say whether a box of the city lies wholly in sight."""
        left, top = self.board(box.x, box.y)
        right, bottom = self.board(box.right, box.bottom)
        city = self._places.city
        return left >= city.x and right <= city.right and top >= city.y and bottom <= city.bottom


def _within(value: float, low: float, high: float, middle: float) -> float:
    """Return a value between two ends, or the middle if there is nothing between them."""
    return middle if low > high else max(low, min(high, value))
