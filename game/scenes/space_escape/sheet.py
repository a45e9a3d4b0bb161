"""A sheet of cut paper: large drawings in board units, rasterised only where they lie.

Static layers use it. A drawing is SVG text (`game.ui.vector`); it is rasterised over its own box
at the size it is shown and not kept, so that a whole board is built in a fraction of a second.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Final, TypeAlias

import pygame

from game.ui.canvas import Canvas

Point: TypeAlias = tuple[float, float]
Frame: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SHADE: Final = (4, 7, 16)
SHADE_GRAIN: Final = 4
"""Soft shadows are blurred this many times smaller than they are shown."""


class Sheet:
    """A canvas in board units that large drawings are cut onto."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas: Final = canvas

    @property
    def frame(self) -> Frame:
        """The part of the board plane that the surface shows."""
        left, top = self.canvas.to_logical((0, 0))
        right, bottom = self.canvas.to_logical(self.canvas.surface.get_size())
        return left, top, right, bottom

    def cut(self, body: str, frame: Frame) -> None:
        """Draw SVG elements given in board units; only what lies inside the frame is drawn."""
        area = self._area(frame)
        if area is not None:
            self.canvas.surface.blit(self._drawn(body, area, area.size), area)

    def shade(self, body: str, frame: Frame, blur: float, strength: float, drop: float) -> None:
        """Draw the soft shadow of SVG elements, `drop` board units below them."""
        left, top, right, bottom = frame
        reach = blur * 2
        area = self._area((left - reach, top - reach, right + reach, bottom + reach))
        if area is None:
            return
        small = (max(1, area.w // SHADE_GRAIN), max(1, area.h // SHADE_GRAIN))
        dark = self._drawn(body, area, small)
        dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        dark.fill((*SHADE, 0), special_flags=pygame.BLEND_RGBA_ADD)
        radius = max(1, round(blur * self.canvas.scale / SHADE_GRAIN))
        dark = pygame.transform.gaussian_blur(dark, radius)
        dark.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        soft = pygame.transform.smoothscale(dark, area.size)
        self.canvas.surface.blit(soft, area.move(0, round(drop * self.canvas.scale)))

    def _area(self, frame: Frame) -> pygame.Rect | None:
        """Return the pixels of a frame that lie on the surface, or None."""
        left, top = self.canvas.at(math.floor(frame[0]), math.floor(frame[1]))
        right, bottom = self.canvas.at(math.ceil(frame[2]), math.ceil(frame[3]))
        area = pygame.Rect(left, top, right - left, bottom - top)
        area = area.clip(self.canvas.surface.get_rect())
        return area if area.w and area.h else None

    def _drawn(self, body: str, area: pygame.Rect, size: tuple[int, int]) -> pygame.Surface:
        """Return SVG elements as a picture of this size that fills some pixels of the sheet."""
        left, top = self.canvas.to_logical(area.topleft)
        across, down = area.w / self.canvas.scale, area.h / self.canvas.scale
        document = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
            f'viewBox="{left:.4f} {top:.4f} {across:.4f} {down:.4f}" '
            f'preserveAspectRatio="none">{body}</svg>'
        )
        return pygame.image.load_sized_svg(BytesIO(document.encode()), size)


def polyline(points: Iterable[Point], closed: bool = False) -> str:
    """Return the path text of straight legs through points."""
    legs = " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f"M{legs}{' Z' if closed else ''}"


def around(points: Sequence[Point], margin: float) -> Frame:
    """Return the frame around points, with a margin."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
