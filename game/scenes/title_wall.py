"""The painted wall of the title, with the doors that lead to the games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes import scenery
from game.scenes.boxes import BOXES, box_of
from game.scenes.stage import Services
from game.ui import paint
from game.ui.canvas import Canvas, Stamp
from game.ui.focus import Target
from game.ui.layout import Rect
from game.ui.widgets import NOWHERE

FADE_SECONDS: Final = 0.45


@dataclass(slots=True, kw_only=True)
class OpenDoor(Target):
    """A door that leads to a game."""

    game: str
    way: scenery.Doorway | None = None
    box: Rect = NOWHERE
    lights_itself: bool = True

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Light the door's edge; the door itself is part of the wall."""
        if focused and self.way is not None:
            scenery.light_door(canvas, box_of(self.game), self.way)


class Wall:
    """The painted wall with its doors: the dark room at once, the doors one by one, then a fade."""

    def __init__(self, services: Services) -> None:
        self._say = services.texts.say
        self._size: Stamp | None = None
        self._doors: dict[str, pygame.Surface] = {}
        self._lit: pygame.Surface | None = None
        self._shown = 0.0

    @property
    def built(self) -> bool:
        """Whether the whole wall is painted for this size of the window."""
        return self._lit is not None

    @property
    def moving(self) -> bool:
        """Whether the wall is still being built or fading in."""
        return self._shown < 1

    def update(self, seconds: float) -> None:
        """Let the doors come out of the dark."""
        if self.built:
            self._shown = min(1.0, self._shown + seconds / FADE_SECONDS)

    def draw(self, canvas: Canvas) -> None:
        """Lay the wall, as far as it is built; each call builds one thing more."""
        if canvas.stamp != self._size:
            self._begin(canvas)
        elif not self.built:
            self._build_more(canvas)
        if self._shown < 1:
            scenery.lay_hall(canvas)
        if self._lit is not None and self._shown > 0:
            self._lit.set_alpha(None if self._shown >= 1 else round(255 * self._shown))
            canvas.surface.blit(self._lit, (0, 0))

    def _begin(self, canvas: Canvas) -> None:
        self._size = canvas.stamp
        self._doors.clear()
        self._lit, self._shown = None, 0.0

    def _build_more(self, canvas: Canvas) -> None:
        ways = zip(BOXES.values(), scenery.doorways(canvas, len(BOXES)), strict=True)
        for box, way in ways:
            if box.id not in self._doors:
                self._doors[box.id] = scenery.door_picture(canvas, box, way)
                return
        self._compose(canvas)

    def _compose(self, canvas: Canvas) -> None:
        lit = canvas.layer((0, 0, canvas.width, canvas.height), clear=False)
        scenery.lay_hall(lit)
        for box, way in zip(BOXES.values(), scenery.doorways(lit, len(BOXES)), strict=True):
            scenery.paint_door(lit, box, way, self._doors[box.id])
            scenery.paint_crew(lit, box, way)
        paint.vignette(lit, 0.6, (0.55, 0.48), 0.9)
        for box, way in zip(BOXES.values(), scenery.doorways(lit, len(BOXES)), strict=True):
            self._write(lit, box.id, way)
        paint.grain(lit)
        self._lit = lit.surface
        self._doors.clear()

    def _write(self, canvas: Canvas, game_id: str, way: scenery.Doorway) -> None:
        box = box_of(game_id)
        below = self._say(f"{box.words}-promise")
        name = self._say(f"{box.words}-title")
        scenery.paint_door_name(canvas, box, way, name, below)
