"""What a picture at the end of a match is made of: a night, a platform, blocks, a podium, stars.

Every game may use these for its ending (`ending.py`); none of them knows a game.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from game.scenes import scenery
from game.scenes.ending import Row
from game.ui import paint, patterns, sprites
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
from game.ui.layout import Rect
from game.ui.lettering import draw_text
from game.ui.theme import BODY, CAPTION, GOOD, HIGH, INK8, LAMP, SEATS, Shape
from game.ui.vector import ellipse, filled, linear, raster, rounded, shape

PLATFORM: Final = 84.0
"""How far above the lower edge of the stage those stand who are on the platform."""
FIGURE: Final = 118.0
"""Height of a figure on a block, where there is room."""
SINK: Final = 13.0
"""How far below the upper edge of its block the feet of a figure stand."""
RANK_HEIGHTS: Final = (158.0, 126.0, 100.0, 78.0)
"""Height of the blocks of the podium, the best first; the last height is that of all others."""
LIP: Final = 14.0
"""Height of the upper side of a block."""
RIBBON: Final = 10.0
"""Height of the ribbon below it, in colour and pattern of the seat."""
LOW_BLOCK: Final = 66.0
"""A block no higher than this has room for half a ribbon only, on its edge."""
FLOOR_BLOCK: Final = 54.0
"""Height of a block without a rank: just high enough for the name."""


def paint_night(canvas: Canvas, stage: Rect, tint: str, *, bright: bool) -> None:
    """Paint the window behind everything: a room in the game's colour, stars, and a warm light."""
    scenery.paint_room(canvas, tint)
    scenery.scatter_stars(canvas, 0, 0, canvas.width, canvas.height)
    if bright:
        paint.glow(canvas, stage.cx, canvas.height * 0.52, 380, "#FFC777", 0.34, 280)


def paint_platform(canvas: Canvas, stage: Rect, tones: Sequence[str]) -> None:
    """Paint stacked discs seen from the side, the widest first, in a fan of light."""
    floor = stage.bottom - PLATFORM
    for tone, (wide, lift) in zip(tones, ((1.0, -30), (0.78, 6), (0.5, 40)), strict=True):
        width, height = stage.w * wide, 96 * wide + 20
        body = ellipse(100, 58, 100, 40, paint.dk(tone, 0.5))
        body += ellipse(100, 46, 100, 40, tone) + ellipse(100, 43, 96, 36, paint.lt(tone, 0.1))
        picture = raster(body, canvas.px(width), canvas.px(height), (0, 0, 200, 100))
        canvas.blit(picture, stage.cx, floor - lift + 40, "center")
    paint_rays(canvas, stage)


def paint_rays(canvas: Canvas, stage: Rect) -> None:
    """Let light fan out from the upper edge of the stage."""
    body = "".join(
        filled(f"M50 0 L{50 + n * 17 - 5} 100 H{50 + n * 17 + 5} Z", "#FFE9B8", 'opacity="0.05"')
        for n in range(-3, 4)
    )
    picture = raster(body, canvas.px(stage.w), canvas.px(stage.h), (0, 0, 100, 100))
    canvas.blit(picture, stage.x, stage.y)


def draw_figure(
    canvas: Canvas, sprite: str, x: float, y: float, height: float, hop: float = 0
) -> None:
    """Draw a piece that stands at a point, or hops a little above it."""
    paint.foot(canvas, x, y - 3, height * 0.8, 17, 0.65)
    sprites.draw_sprite(canvas, sprite, x, y - hop, height, shadow=paint.PIECE_SHADOW)


def draw_block(canvas: Canvas, box: Rect, look: int, name: str, words: str) -> None:
    """Draw a block in the colour of a seat, with a name and a few words on its front."""
    tone = paint.mix("#34437A", SEATS[look].colour, 0.34)
    width, height = canvas.px(box.w), canvas.px(box.h)
    lip, slant = canvas.px(LIP), canvas.px(12)
    body = linear("p", 0, 0, width, height, (0, paint.lt(tone, 0.2), 1), (0.6, tone, 1),
                  (1, paint.dk(tone, 0.4), 1))  # fmt: skip
    top = f"M0 {lip} L{slant} 0 H{width - slant} L{width} {lip}"
    body += filled(f"{top} V{height} H0 Z", paint.dk(tone, 0.5))
    body += filled(f"{top} Z", paint.lt(tone, 0.45))
    body += rounded(0, lip, width, height - lip, 0, "url(#p)")
    paint.put(canvas, raster(body, width, height), box.x, box.y, shadow=paint.PANEL_SHADOW)
    low = box.h <= LOW_BLOCK
    ribbon = (box.x, box.y + LIP - (RIBBON / 2 if low else 0), box.w, RIBBON / (2 if low else 1))
    patterns.band(canvas, ribbon, look, 0)
    y = box.bottom - (29 if low else 34)
    if not words:
        y += 8
    room = box.w - 12
    draw_text(canvas, box.cx, y, name, BODY, HIGH, "name", "center", shadow=1.4, max_width=room)
    draw_text(canvas, box.cx, y + 20, words, CAPTION, LAMP, "bold", "center", max_width=room)


def draw_podium(canvas: Canvas, rows: Sequence[Row], stage: Rect, shown: float) -> None:
    """Draw everybody on a podium that rises while `shown` runs from 0 to 1.

    Equal ranks stand equally high, the best in the middle; who has no rank stands on the floor.
    Winners wear a crown and hop. The upper third of the stage stays free for a picture of the game.
    """
    rise = ease_out(shown)
    figure = min(FIGURE, stage.h * 0.28, stage.w / len(rows))
    step = min(150.0, stage.w / len(rows))
    with canvas.clip(Rect(stage.x, stage.y - 30, stage.w, stage.h + 30)):
        for place, row in zip(_from_the_middle(len(rows)), _best_first(rows), strict=True):
            x = stage.cx + (place - (len(rows) - 1) / 2) * step
            height = _height(row)
            top = stage.bottom - 4 - height * rise
            box = Rect(x - step / 2 + 4, top, step - 8, height)
            draw_block(canvas, box, row.look, row.name, row.score)
            hop = abs(math.sin(shown * 9.4 + place)) * 14 * (1 - shown) if row.won else 0
            draw_figure(canvas, row.sprite, x, top + SINK, figure, hop)
            if row.won:
                crown = top + 2 - figure - hop
                sprites.draw_icon(canvas, "crown", x, crown, 30, LAMP, INK8)


def _best_first(rows: Sequence[Row]) -> list[Row]:
    """Return the rows by rank, those without one last; equal ones stay in their order."""
    return sorted(rows, key=lambda row: row.rank or len(rows) + 1)


def _from_the_middle(count: int) -> list[int]:
    """Return places from left to right as they are taken: the middle, then left and right."""
    return sorted(range(count), key=lambda place: abs(place - (count - 1) / 2))


def _height(row: Row) -> float:
    return RANK_HEIGHTS[min(row.rank, len(RANK_HEIGHTS)) - 1] if row.rank else FLOOR_BLOCK


def draw_confetti(canvas: Canvas, stage: Rect, shown: float) -> None:
    """Let paper stars come down and lie in the air."""
    dice = random.Random(8)
    colours = ("#8FD9FC", LAMP, "#F08658", GOOD, "#F4EFE3", "#FF80C3")
    kinds: tuple[Shape, ...] = ("star", "diamond", "square")
    for _ in range(46):
        x = dice.uniform(stage.x, stage.right)
        y = dice.uniform(stage.y - 10, stage.y + stage.h * 0.72)
        kind, colour = dice.choice(kinds), dice.choice(colours)
        fall = (1 - shown) * dice.uniform(120, 320)
        size = dice.uniform(8, 13)
        if y - fall > stage.y - 30:
            side = canvas.px(size)
            star = raster(shape(kind, 32, 32, 27, colour), side, side, (0, 0, 64, 64), 2)
            canvas.blit(star, x, y - fall, "center")
