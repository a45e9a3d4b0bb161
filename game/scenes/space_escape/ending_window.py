"""A round window onto what went wrong: one small scene for every way to lose Space Escape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.scenes.boxes import Box
from game.scenes.space_escape.fates import Story
from game.ui import paint, sprites
from game.ui.canvas import Anchor, Canvas
from game.ui.layout import Rect
from game.ui.theme import PAPER_BAD
from game.ui.vector import radial, raster

SIZE: Final = 172.0
"""Width of the window in its own units."""
STARS: Final = ((34, -48, 3), (52, 8, 2), (-46, -30, 2.4), (8, 62, 2), (-8, -66, 2))


class _Pane(NamedTuple):
    """The window's own coordinates: from its middle, in its own units."""

    canvas: Canvas
    x: float
    y: float
    unit: float
    shown: float

    def put(
        self, name: str, across: float, down: float, height: float, anchor: Anchor = "midbottom",
        *, alpha: float = 1, shadow: bool = False,
    ) -> None:  # fmt: skip
        """Draw a piece at a place of the window."""
        sprites.draw_sprite(
            self.canvas, name, self.x + across * self.unit, self.y + down * self.unit,
            height * self.unit, anchor, alpha=alpha,
            shadow=paint.PIECE_SHADOW if shadow else None,
        )  # fmt: skip


def window_size(stage: Rect) -> float:
    """Return the side of the window in logical units; it stands at the upper edge of its stage."""
    return min(206.0, stage.h * 0.44)


def draw_reason(canvas: Canvas, story: Story, box: Box, stage: Rect, shown: float) -> None:
    """Draw the window at the top of the stage; it settles while `shown` runs from 0 to 1."""
    size = window_size(stage)
    x, y = stage.cx, stage.y + size / 2 - (1 - shown) * 12
    paint.glow(canvas, x, y, size * 0.95, "#8FA0FF", 0.28)
    body = radial("n", 38, 30, 60, (0, "#3A3F7E", 1), (0.6, "#1B1E46", 1), (1, "#0B0D20", 1))
    body += '<circle cx="50" cy="50" r="48" fill="url(#n)" stroke="#F4EFE3" stroke-width="4"/>'
    disc = raster(body, canvas.px(size), canvas.px(size), (0, 0, 100, 100), 2)
    paint.put(canvas, disc, x, y, "center", paint.PANEL_SHADOW)
    pane = _Pane(canvas, x, y, size / SIZE, shown)
    _SCENES[story.ending](pane, story, box)


def _lost_in_space(pane: _Pane, story: Story, box: Box) -> None:
    """A rat turns head over heels among the stars, ever farther from its shaft."""
    canvas, unit = pane.canvas, pane.unit
    pane.put("shaft_deadly", -40, 44, 48, "center")
    for across, down, size in STARS:
        at = canvas.at(pane.x + across * unit, pane.y + down * unit)
        pygame.draw.circle(canvas.surface, "#FFF3DC", at, max(1, canvas.px(size * unit)))
    rat = sprites.sprite(box.sprite(story.culprit), canvas.px(84 * unit))
    turned = pygame.transform.rotozoom(rat, 20 + 40 * pane.shown, 1)
    x, y = pane.x + (4 + 10 * pane.shown) * unit, pane.y - 12 * pane.shown * unit
    canvas.blit(turned, x, y, "center")


def _snake_in_pod(pane: _Pane, story: Story, _: Box) -> None:
    pane.put("pod", -16, 62, 116)
    pane.put(f"snake_{story.culprit}", 24, 58, 84, shadow=True)


def _bitten_twice(pane: _Pane, story: Story, box: Box) -> None:
    pane.put(box.sprite(story.culprit), -22, 58, 96)
    pane.put(f"snake_{story.snake}", 34, 60, 80, shadow=True)
    pane.put("medkit_used", 28, -48, 38, "center")


def _item_missing(pane: _Pane, story: Story, _: Box) -> None:
    pane.put("pod", -26, 60, 112)
    for number, item in enumerate(story.missing[:2]):
        pane.put(f"item_{item}", 38, 8 + number * 44, 46, "center", shadow=True)


def _out_of_cards(pane: _Pane, _: Story, __: Box) -> None:
    canvas, unit = pane.canvas, pane.unit
    pane.put("card_back", -8, 4, 92, "center", alpha=0.35)
    x, y = pane.x + 35 * unit, pane.y + 29 * unit
    paint.chip(canvas, (x - 23 * unit, y - 23 * unit, 46 * unit, 46 * unit), PAPER_BAD)
    sprites.draw_icon(canvas, "clock", x, y, 27 * unit, "#FFF9EC", PAPER_BAD)


_SCENES: Final[dict[str, Callable[[_Pane, Story, Box], None]]] = {
    "lost_in_space": _lost_in_space,
    "snake_in_pod": _snake_in_pod,
    "bitten_twice": _bitten_twice,
    "item_missing": _item_missing,
    "out_of_cards": _out_of_cards,
}
