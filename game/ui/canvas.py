"""A surface with logical coordinates: 1280 x 720 units stand for the whole smallest window.

Pictures handed to a canvas are already in device pixels. Only places and lengths are logical, so
every line and letter is drawn once, at its final size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias

import pygame

from game.ui.cache import PictureCache, generation
from game.ui.theme import FLOOR
from game.ui.tones import shown

LOGICAL_WIDTH: Final = 1280
LOGICAL_HEIGHT: Final = 720

Anchor = Literal[
    "topleft", "midtop", "topright",
    "midleft", "center", "midright",
    "bottomleft", "midbottom", "bottomright",
]  # fmt: skip
Box = tuple[float, float, float, float]
Stamp: TypeAlias = tuple[tuple[int, int], float, float, int]
"""Size in pixels, pixels per unit, how much larger letters are, and generation of pictures."""

_SHARES: Final[dict[Anchor, tuple[float, float]]] = {
    "topleft": (0, 0), "midtop": (0.5, 0), "topright": (1, 0),
    "midleft": (0, 0.5), "center": (0.5, 0.5), "midright": (1, 0.5),
    "bottomleft": (0, 1), "midbottom": (0.5, 1), "bottomright": (1, 1),
}  # fmt: skip

# Layers are window-sized or nearly so; a handful at 4K is what a table needs.
_layers = PictureCache(48_000_000)


def scale_for(width: int, height: int, user_scale: float = 1.0) -> float:
    """Return the device pixels of one logical unit in a window of this size."""
    return min(width / LOGICAL_WIDTH, height / LOGICAL_HEIGHT) * user_scale


class Canvas:
    """A pygame surface seen through logical coordinates."""

    def __init__(
        self,
        surface: pygame.Surface,
        user_scale: float = 1.0,
        *,
        scale: float | None = None,
        origin: tuple[int, int] = (0, 0),
        text_scale: float = 1.0,
        wanted: float | None = None,
        floor: float = 0.0,
    ) -> None:
        """Wrap a surface.

        `scale` and `origin` (the device pixel that the surface's corner stands for) are given
        only for a layer that will be laid over another canvas. `text_scale` is how much larger
        than usual letters are drawn, 1 for as large as everything else. `wanted` is how much
        larger they should be where a box allows it, if that is more. No letters are smaller than
        `floor` units, for boards whose units are smaller where there is less room.
        """
        self.surface = surface
        self.scale = scale or scale_for(*surface.get_size(), user_scale)
        self.origin = origin
        self.text_scale = text_scale
        self.wanted = wanted or text_scale
        self.floor = floor

    @property
    def stamp(self) -> Stamp:
        """Everything about a canvas on which it depends where things stand and how they look."""
        return self.surface.get_size(), self.scale, self.text_scale, generation()

    @property
    def lettering(self) -> tuple[float, float, float]:
        """Everything but the scale on which the size of letters depends."""
        return self.text_scale, self.wanted, round(self.floor, 3)

    @property
    def width(self) -> float:
        """Width in logical units."""
        return self.surface.get_width() / self.scale

    @property
    def height(self) -> float:
        """Height in logical units."""
        return self.surface.get_height() / self.scale

    def px(self, length: float) -> int:
        """Return a length in device pixels, never less than one."""
        return max(1, round(length * self.scale))

    def letters(self, size: float) -> float:
        """Return the size of letters in logical units; what shrinks stays above the floor."""
        if self.text_scale >= 1:
            return max(size * self.text_scale, self.floor)
        return max(size * self.text_scale, min(size, FLOOR))

    def grown(self, length: float) -> float:
        """Return how long something is that holds letters: a row, a button, a line.

        It grows with larger letters, and never shrinks.
        """
        return length * max(1.0, self.text_scale)

    def zoomed(self, most: float = 10.0) -> Canvas:
        """Return the same surface in larger units, so that everything grows as letters do.

        A box of this canvas is `box.shrunk(self.zoom(most))` there. Letters keep their size, if
        the units grow no more than `most`; else they grow only so far, too.
        """
        by = self.zoom(most)
        rest = self.text_scale if by == 1 and self.text_scale < 1 else 1.0
        return self._with(by, rest, max(rest, self.wanted / by))

    def nearer(self, most: float) -> Canvas:
        """Return the same surface in larger units, as far as larger letters are wanted.

        For what stands on a board, in letters as large as everything else, and has room to grow;
        a box of this canvas is `box.shrunk(self.nearness(most))` there.
        """
        by = self.nearness(most)
        return self._with(by, self.text_scale, max(self.text_scale, self.wanted / by))

    def nearness(self, most: float) -> float:
        """Return how many units of this canvas make one of the `nearer`."""
        return max(1.0, min(self.wanted / max(1.0, self.text_scale), most))

    def zoom(self, most: float = 10.0) -> float:
        """Return how many units of this canvas make one of the `zoomed`."""
        return max(1.0, min(self.text_scale, most))

    def lettered(self, most: float) -> Canvas:
        """Return the same surface with letters that are larger than usual by no more than this."""
        if self.text_scale <= most:
            return self
        return self._with(1, most, self.wanted)

    def _with(self, by: float, text_scale: float, wanted: float) -> Canvas:
        """Return the same surface in units so many times larger, with letters of another size."""
        return Canvas(
            self.surface,
            scale=self.scale * by,
            origin=self.origin,
            text_scale=text_scale,
            wanted=wanted,
            floor=self.floor / by,
        )

    def plain(self) -> Canvas:
        """Return the same surface with letters as large as everything else.

        For what cannot grow: the face of a card, the letter on a badge.
        """
        if self.text_scale == 1 and not self.floor:
            return self
        return Canvas(self.surface, scale=self.scale, origin=self.origin, wanted=self.wanted)

    def wish(self, size: float, most: float) -> float:
        """Return the size of letters that is wanted here, up to so many times the usual one."""
        return size * max(1.0, min(most, self.wanted / max(1.0, self.text_scale)))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return a logical point in the surface's own pixels."""
        return round(x * self.scale) - self.origin[0], round(y * self.scale) - self.origin[1]

    def box(self, box: Box) -> pygame.Rect:
        """Return a logical box in the surface's own pixels; neighbours share their edge."""
        left, top = self.at(box[0], box[1])
        right, bottom = self.at(box[0] + box[2], box[1] + box[3])
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def to_logical(self, position: tuple[float, float]) -> tuple[float, float]:
        """Return a device position, such as the mouse's, in logical units."""
        x, y = position
        return (x + self.origin[0]) / self.scale, (y + self.origin[1]) / self.scale

    def blit(
        self, picture: pygame.Surface, x: float, y: float, anchor: Anchor = "topleft"
    ) -> pygame.Rect:
        """Lay a picture so that its anchor falls on the logical point."""
        share_x, share_y = _SHARES[anchor]
        left = round(x * self.scale - picture.get_width() * share_x) - self.origin[0]
        top = round(y * self.scale - picture.get_height() * share_y) - self.origin[1]
        return self.surface.blit(picture, (left, top))

    def fill(self, colour: str, box: Box | None = None) -> None:
        """Fill the canvas, or a box of it, with one flat colour."""
        self.surface.fill(shown(colour), None if box is None else self.box(box))

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Draw only inside a box for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.box(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def layer(self, box: Box, *, clear: bool = True) -> Canvas:
        """Return a new canvas for a box of this one, in the same logical coordinates."""
        area = self.box(box)
        surface = (
            pygame.Surface(area.size, pygame.SRCALPHA, 32) if clear else pygame.Surface(area.size)
        )
        origin = (area.x + self.origin[0], area.y + self.origin[1])
        return Canvas(
            surface,
            scale=self.scale,
            origin=origin,
            text_scale=self.text_scale,
            wanted=self.wanted,
            floor=self.floor,
        )

    def baked(
        self,
        name: tuple[object, ...] | str,
        box: Box,
        draw: Callable[[Canvas], None],
        *,
        clear: bool = False,
    ) -> None:
        """Lay a static layer: drawn once per name and size, then only copied.

        The name must change whenever the picture would. `clear` keeps what lies below visible
        where the layer is empty; leave it out for layers that fill their box, which copy faster.
        """
        area = self.box(box)
        key = (name, area.size, round(self.scale, 4), self.lettering, clear)

        def make() -> pygame.Surface:
            layer = self.layer(box, clear=clear)
            draw(layer)
            return layer.surface

        self.surface.blit(_layers.get(key, make), area)
