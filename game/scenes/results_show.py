"""The show at the end of Space Escape: the pod lifts off, or the crew stands where it came to.

What went wrong is pictured in a round window (`results_window.py`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.content.texts import Texts
from game.scenes.boxes import Box
from game.scenes.results_window import draw_reason
from game.scenes.space_escape.naming import SpaceNaming
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
from game.ui.layout import Rect
from game.ui.lettering import draw_text
from game.ui.theme import (
    BODY,
    CAPTION,
    GOOD,
    HIGH,
    LAMP,
    SEATS,
    STRONG,
    TIERS,
    Shape,
    seat_of,
)
from game.ui.vector import ellipse, filled, linear, raster, rounded, shape

if TYPE_CHECKING:
    from game.scenes.results import Account, Fate

STAGE_FLOOR: Final = 84.0
"""How far above the lower edge of the stage the winners stand."""
POD_LEVEL: Final = 6
"""The pod counts as one level above the fifth tier."""


def where(say: Callable[..., str], fate: Fate) -> str:
    """Return in words where a rat came to rest."""
    if fate.place == "tier":
        return say("shell-results-tier", tier=fate.tier)
    return say(f"shell-results-{fate.place}")


class Show:
    """Paints what moves at the end of one match."""

    def __init__(self, texts: Texts, box: Box, naming: SpaceNaming) -> None:
        self._say = texts.say
        self._box = box
        self._naming = naming

    def draw(self, canvas: Canvas, account: Account, stage: Rect, shown: float) -> None:
        """Paint the show as it is at `shown`, 0 to 1."""
        if account.won:
            self._win(canvas, account, stage, shown)
        else:
            self._loss(canvas, account, stage, shown)

    def _win(self, canvas: Canvas, account: Account, stage: Rect, shown: float) -> None:
        """The pod lifts off behind the crew, and paper stars come down."""
        rise = ease_out(shown)
        floor = stage.bottom - STAGE_FLOOR
        height = min(190.0, stage.h * 0.46)
        foot = floor - 66 - rise * (stage.h * 0.2)
        _confetti(canvas, stage, rise)
        paint.glow(canvas, stage.cx, foot - height * 0.4, 170, "#FFE3AE", 0.55)
        # A flame is drawn in a few lengths only, for each is a picture of its own.
        _flame(canvas, stage.cx, foot, height * (0.3 + round(10 * math.sin(rise * 3.1)) / 40))
        sprites.draw_sprite(canvas, "pod", stage.cx, foot, height, shadow=paint.PIECE_SHADOW)
        count = len(account.crew)
        step = min(126.0, stage.w / (count + 0.4))
        for number, fate in enumerate(account.crew):
            x = stage.cx + (number - (count - 1) / 2) * step
            hop = abs(math.sin(shown * 9.4 + number)) * 14 * (1 - shown)
            y = floor + 22 + (10 if number in (0, count - 1) else 0)
            self._stand(canvas, fate, x, y, 104, hop)
            self._name(canvas, fate, x, y + 18)

    def _loss(self, canvas: Canvas, account: Account, stage: Rect, shown: float) -> None:
        """Each rat on a block as high as it came, and above them what went wrong."""
        draw_reason(canvas, account, self._box, stage, ease_out(shown))
        floor = stage.bottom - 4
        count = len(account.crew)
        step = min(150.0, stage.w / count)
        room = stage.h - 4
        for number, fate in enumerate(account.crew):
            x = stage.cx + (number - (count - 1) / 2) * step
            level = POD_LEVEL if fate.place == "pod" else fate.tier
            height = 54 + (room * 0.38 - 54) * level / POD_LEVEL
            self._block(canvas, fate, Rect(x - step / 2 + 5, floor - height, step - 10, height))
            if fate.place != "out":
                self._stand(canvas, fate, x, floor - height + 13, min(118.0, room * 0.28), 0)

    def _stand(
        self, canvas: Canvas, fate: Fate, x: float, y: float, height: float, hop: float
    ) -> None:
        paint.foot(canvas, x, y - 3, height * 0.8, 17, 0.65)
        sprites.draw_sprite(
            canvas, self._box.sprite(fate.colour), x, y - hop, height, shadow=paint.PIECE_SHADOW
        )

    def _name(self, canvas: Canvas, fate: Fate, x: float, y: float) -> None:
        name = self._naming.rat_plainly(fate.colour)
        draw_text(canvas, x, y, name, STRONG, HIGH, "name", "center", shadow=1.6, max_width=120)

    def _block(self, canvas: Canvas, fate: Fate, box: Rect) -> None:
        look = SEATS[seat_of(fate.colour)]
        tone = paint.mix("#34437A", look.colour, 0.34)
        width, height = canvas.px(box.w), canvas.px(box.h)
        lip, slant = canvas.px(14), canvas.px(12)
        body = linear("p", 0, 0, width, height, (0, paint.lt(tone, 0.2), 1), (0.6, tone, 1),
                      (1, paint.dk(tone, 0.4), 1))  # fmt: skip
        top = f"M0 {lip} L{slant} 0 H{width - slant} L{width} {lip}"
        body += filled(f"{top} V{height} H0 Z", paint.dk(tone, 0.5))
        body += filled(f"{top} Z", paint.lt(tone, 0.45))
        body += rounded(0, lip, width, height - lip, 0, "url(#p)")
        paint.put(canvas, raster(body, width, height), box.x, box.y, shadow=paint.PANEL_SHADOW)
        name = self._naming.rat_plainly(fate.colour)
        y = box.bottom - 34 if box.h > 66 else box.bottom - 29
        draw_text(canvas, box.cx, y, name, BODY, HIGH, "name", "center", shadow=1.4,
                  max_width=box.w - 12)  # fmt: skip
        there = where(self._say, fate)
        draw_text(canvas, box.cx, y + 20, there, CAPTION, LAMP, "bold", "center",
                  max_width=box.w - 12)  # fmt: skip


def paint_platform(canvas: Canvas, stage: Rect) -> None:
    """Paint three stacked rings of the station seen from the side, in a fan of light."""
    floor = stage.bottom - STAGE_FLOOR
    for level, (wide, lift) in enumerate(((1.0, -30), (0.78, 6), (0.5, 40))):
        tone = TIERS[level * 2]
        width, height = stage.w * wide, 96 * wide + 20
        body = ellipse(100, 58, 100, 40, paint.dk(tone, 0.5))
        body += ellipse(100, 46, 100, 40, tone) + ellipse(100, 43, 96, 36, paint.lt(tone, 0.1))
        picture = raster(body, canvas.px(width), canvas.px(height), (0, 0, 200, 100))
        canvas.blit(picture, stage.cx, floor - lift + 40, "center")
    _rays(canvas, stage)


def _rays(canvas: Canvas, stage: Rect) -> None:
    """Let light fan out from the upper edge of the stage."""
    body = "".join(
        filled(f"M50 0 L{50 + n * 17 - 5} 100 H{50 + n * 17 + 5} Z", "#FFE9B8", 'opacity="0.05"')
        for n in range(-3, 4)
    )
    picture = raster(body, canvas.px(stage.w), canvas.px(stage.h), (0, 0, 100, 100))
    canvas.blit(picture, stage.x, stage.y)


def _flame(canvas: Canvas, x: float, y: float, length: float) -> None:
    paint.glow(canvas, x, y + length * 0.4, length * 0.9, "#FFB454", 0.5)
    body = filled("M20 0 H44 C52 26 40 70 32 96 C24 70 12 26 20 0 Z", "#F2A65A")
    body += filled("M25 0 H39 C44 18 37 44 32 62 C27 44 20 18 25 0 Z", "#FFF3DC")
    size = canvas.px(length * 0.67), canvas.px(length)
    canvas.blit(raster(body, *size, (0, 0, 64, 96), 2), x, y - 4, "midtop")


def _confetti(canvas: Canvas, stage: Rect, shown: float) -> None:
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
