"""The show at the end of Space Escape: the pod lifts off, or the crew stands where it came to.

What went wrong is pictured in a round window (`ending_window.py`).
"""

from __future__ import annotations

import math
from typing import Final

from game.content.texts import Texts
from game.scenes.boxes import Box
from game.scenes.results_show import PLATFORM, SINK, draw_block, draw_confetti, draw_figure
from game.scenes.space_escape.ending_window import draw_reason, window_size
from game.scenes.space_escape.fates import Story, where
from game.scenes.space_escape.naming import SpaceNaming
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
from game.ui.layout import Rect
from game.ui.lettering import draw_text
from game.ui.theme import HIGH, STRONG, seat_of
from game.ui.vector import filled, raster

POD_LEVEL: Final = 6
"""The pod counts as one level above the fifth tier."""
LOWEST_BLOCK: Final = 54.0


class Show:
    """Paints what moves at the end of one match."""

    def __init__(self, texts: Texts, box: Box, naming: SpaceNaming) -> None:
        self._texts = texts
        self._box = box
        self._naming = naming

    def draw(self, canvas: Canvas, story: Story, stage: Rect, shown: float) -> None:
        """Paint the show as it is at `shown`, 0 to 1."""
        if story.won:
            self._win(canvas, story, stage, shown)
        else:
            self._loss(canvas, story, stage, shown)

    def _win(self, canvas: Canvas, story: Story, stage: Rect, shown: float) -> None:
        """The pod lifts off behind the crew, and paper stars come down."""
        rise = ease_out(shown)
        floor = stage.bottom - PLATFORM
        height = min(190.0, stage.h * 0.46)
        foot = floor - 66 - rise * (stage.h * 0.2)
        draw_confetti(canvas, stage, rise)
        paint.glow(canvas, stage.cx, foot - height * 0.4, 170, "#FFE3AE", 0.55)
        # A flame is drawn in a few lengths only, for each is a picture of its own.
        _flame(canvas, stage.cx, foot, height * (0.3 + round(10 * math.sin(rise * 3.1)) / 40))
        sprites.draw_sprite(canvas, "pod", stage.cx, foot, height, shadow=paint.PIECE_SHADOW)
        count = len(story.crew)
        step = min(126.0, stage.w / (count + 0.4))
        for number, fate in enumerate(story.crew):
            x = stage.cx + (number - (count - 1) / 2) * step
            hop = abs(math.sin(shown * 9.4 + number)) * 14 * (1 - shown)
            y = floor + 22 + (10 if number in (0, count - 1) else 0)
            draw_figure(canvas, self._box.sprite(fate.colour), x, y, 104, hop)
            name = self._naming.rat_plainly(fate.colour)
            draw_text(canvas, x, y + 18, name, STRONG, HIGH, "name", "center", shadow=1.6,
                      max_width=120)  # fmt: skip

    def _loss(self, canvas: Canvas, story: Story, stage: Rect, shown: float) -> None:
        """Each rat on a block as high as it came, and above them what went wrong."""
        draw_reason(canvas, story, self._box, stage, ease_out(shown))
        floor = stage.bottom - 4
        count = len(story.crew)
        step = min(150.0, stage.w / count)
        figure = min(104.0, stage.h * 0.24)
        # Nobody's head may reach into the window, and figures sink a little into their blocks.
        highest = floor - (stage.y + window_size(stage) + 12) - figure + SINK
        for number, fate in enumerate(story.crew):
            x = stage.cx + (number - (count - 1) / 2) * step
            level = POD_LEVEL if fate.place == "pod" else fate.tier
            height = LOWEST_BLOCK + (highest - LOWEST_BLOCK) * level / POD_LEVEL
            block = Rect(x - step / 2 + 5, floor - height, step - 10, height)
            name = self._naming.rat_plainly(fate.colour)
            draw_block(canvas, block, seat_of(fate.colour), name, where(self._texts, fate))
            if fate.place != "out":
                draw_figure(canvas, self._box.sprite(fate.colour), x, block.y + SINK, figure)


def _flame(canvas: Canvas, x: float, y: float, length: float) -> None:
    paint.glow(canvas, x, y + length * 0.4, length * 0.9, "#FFB454", 0.5)
    body = filled("M20 0 H44 C52 26 40 70 32 96 C24 70 12 26 20 0 Z", "#F2A65A")
    body += filled("M25 0 H39 C44 18 37 44 32 62 C27 44 20 18 25 0 Z", "#FFF3DC")
    size = canvas.px(length * 0.67), canvas.px(length)
    canvas.blit(raster(body, *size, (0, 0, 64, 96), 2), x, y - 4, "midtop")
