"""The picture of the table: the static layer, and over it all that moves, in painter's order."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.figures import Pose
from game.scenes.fit import Fit
from game.scenes.space_escape.backdrop import paint_sky
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.ghosts import LitEnd, draw_ghosts, draw_tags, draw_ways
from game.scenes.space_escape.pieces import (
    Looks,
    PieceId,
    Stress,
    draw_counts,
    draw_creatures,
    draw_items,
)
from game.scenes.space_escape.sheet import Sheet
from game.scenes.space_escape.station import paint_station
from game.ui import paint
from game.ui.cache import PictureCache
from game.ui.canvas import Box, Canvas

MOST_PIXELS: Final = 2_500_000
"""A board that is only partly in sight is drawn with no more."""

_enlarged = PictureCache(24_000_000)


class BoardLayer:
    """Everything on the board that never moves. Drawn once per size, then only copied."""

    def __init__(self, places: Places) -> None:
        self._places: Final = places

    def draw(self, canvas: Canvas, rect: Box) -> None:
        """Lay the board over a rectangle in logical units; the first time at a size is slow.

        A very large one that is only partly in sight is drawn smaller and enlarged, so that
        nobody waits for what is not seen.
        """
        area = canvas.box(rect)
        share = math.sqrt(MOST_PIXELS / (area.w * area.h))
        if share < 1 and not canvas.surface.get_clip().contains(area):
            key = (self._places.stamp, area.size)
            picture = _enlarged.get(key, lambda: self._enlarge(canvas, rect, area.size, share))
            canvas.surface.blit(picture, area)
            return
        canvas.baked(
            ("space_escape board", self._places.stamp), rect, lambda c: self._paint(c, rect)
        )

    def _enlarge(
        self, canvas: Canvas, rect: Box, size: tuple[int, int], share: float
    ) -> pygame.Surface:
        """Return the board at a size in pixels, drawn at a share of it."""
        small = (round(size[0] * share), round(size[1] * share))
        scale = canvas.scale * share
        corner = (round(rect[0] * scale), round(rect[1] * scale))
        layer = Canvas(pygame.Surface(small), scale=scale, origin=corner, wanted=canvas.wanted)
        self._paint(layer, rect)
        return pygame.transform.smoothscale(layer.surface, size)

    def _paint(self, canvas: Canvas, rect: Box) -> None:
        sheet = Sheet(Fit.of(self._places, rect).canvas(canvas))
        paint_sky(sheet, self._places)
        paint_station(sheet, self._places)
        paint.vignette(canvas, 0.5, (0.5, 0.47), 0.8)
        paint.grain(canvas)


@dataclass(slots=True)
class Play:
    """What stands on the board now, and what is on offer there."""

    poses: Mapping[PieceId, Pose]
    pictures: Looks
    ends: Sequence[LitEnd] = ()
    focused_end: str | None = None
    active: Collection[PieceId] = ()
    """Who acts: larger, in a warm glow."""
    selectable: Collection[PieceId] = ()
    focused_piece: PieceId | None = None


def draw_play(canvas: Canvas, fit: Fit, places: Places, play: Play) -> None:
    """Draw all that moves: tokens, ways, snakes, ghosts, rats, and the tags over everything."""
    board = fit.canvas(canvas)
    stress = Stress(play.active, play.selectable, play.focused_piece)
    draw_items(board, play.poses, play.pictures)
    draw_ways(board, places, play.ends, play.focused_end)
    draw_creatures(board, "snake", play.poses, play.pictures, stress)
    draw_ghosts(board, places, play.ends, play.focused_end)
    draw_creatures(board, "rat", play.poses, play.pictures, stress)
    draw_counts(board, play.poses, places)
    draw_tags(board, places, play.ends, play.focused_end)
