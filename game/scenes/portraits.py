"""How things look when they are shown large: one picture each, drawn at that size and so sharp.

A game brings the pictures of its things (`Portraying`). What has none of its own there shows the
sprite that the inspector shows of it, or its icon; what has neither has no picture.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol, runtime_checkable

import pygame

from game.scenes.tabletop import Aside, Figure, Insight, Tabletop, Thing
from game.ui import paint, theme
from game.ui.canvas import Box, Canvas
from game.ui.layout import BoardFrame, Rect
from game.ui.lettering import draw_text
from game.ui.light import PIECE_SHADOW
from game.ui.sprites import draw_icon, draw_sprite, natural_size

FIGURE: Final = 1.7
"""Width of the picture of a public number for each unit of its height."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """The picture of a thing."""

    shape: float
    """Its width for each unit of its height."""
    draw: Callable[[Canvas, Rect], None]
    """Draws it into a box of this shape."""


@runtime_checkable
class Portraying(Protocol):
    """A tabletop whose things can be seen large."""

    def portrait(self, canvas: Canvas, frame: BoardFrame, thing: Thing) -> Portrait | None:
        """Return the picture of a thing as the present viewer may see it; None for its sprite."""
        ...


def portrait_of(
    top: Tabletop, canvas: Canvas, frame: BoardFrame, thing: Thing, insight: Insight
) -> Portrait | None:
    """Return the picture of a thing of which an insight tells; None if it has none."""
    own = top.portrait(canvas, frame, thing) if isinstance(top, Portraying) else None
    if own is not None:
        return own
    if insight.sprite:
        return of_sprite(insight.sprite)
    figures = top.figures() if isinstance(thing, Aside) and thing.kind == "figure" else ()
    figure = next((each for each in figures if each.id == thing.id), None)
    return None if figure is None else Portrait(FIGURE, partial(_draw_figure, figure))


def of_sprite(name: str) -> Portrait:
    """Return the picture of a sprite."""
    across, down = natural_size(name)

    def draw(canvas: Canvas, box: Rect) -> None:
        draw_sprite(canvas, name, box.cx, box.bottom, box.h, shadow=PIECE_SHADOW)

    return Portrait(across / down, draw)


def of_icon(name: str, colour: str = theme.HIGH) -> Portrait:
    """Return the picture of an icon on a dark disc."""

    def draw(canvas: Canvas, box: Rect) -> None:
        paint.chip(canvas, box, theme.INK8, line=theme.LINE)
        draw_icon(canvas, name, box.cx, box.cy, box.h * 0.6, colour, theme.INK8)

    return Portrait(1.0, draw)


def through_glass(part: Rect, draw: Callable[[Canvas], None]) -> Portrait:
    """Return a part of the table, in logical units, as if seen through a magnifying glass.

    `draw` draws at least that part, as it does on the table itself; it is drawn at its new size.
    """

    def enlarge(canvas: Canvas, box: Rect) -> None:
        layer = canvas.layer(box)
        scale = layer.surface.get_width() / part.w
        corner = (round(part.x * scale), round(part.y * scale))
        draw(_Glass(layer.surface, scale=scale, origin=corner))
        canvas.surface.blit(layer.surface, canvas.box(box))

    return Portrait(part.w / part.h, enlarge)


def side_by_side(left: Portrait, right: Portrait, share: float) -> Portrait:
    """Return two pictures beside each other, the left one `share` as high as the right one."""
    gap = 0.08
    wide = left.shape * share + gap + right.shape

    def draw(canvas: Canvas, box: Rect) -> None:
        high = box.h * share
        left.draw(canvas, Rect(box.x, box.cy - high / 2, high * left.shape, high))
        across = box.h * right.shape
        right.draw(canvas, Rect(box.right - across, box.y, across, box.h))

    return Portrait(wide, draw)


def one_below_other(upper: Portrait, lower: Portrait) -> Portrait:
    """Return two pictures of one width, one below the other."""
    high = 1 / upper.shape + 1 / lower.shape

    def draw(canvas: Canvas, box: Rect) -> None:
        first, second = box.rows(box.w / upper.shape, None)
        upper.draw(canvas, first)
        lower.draw(canvas, Rect(second.x, second.y, second.w, box.w / lower.shape))

    return Portrait(1 / high, draw)


class _Glass(Canvas):
    """A canvas that keeps no layers: they would be large, and are hardly seen twice."""

    def baked(
        self,
        name: tuple[object, ...] | str,  # noqa: ARG002 - nothing is kept
        box: Box,  # noqa: ARG002 - all that lies outside is cut off anyway
        draw: Callable[[Canvas], None],
        *,
        clear: bool = False,  # noqa: ARG002
    ) -> None:
        """Draw a layer at once."""
        draw(self)

    def layer(self, box: Box, *, clear: bool = True) -> Canvas:
        """Return a layer that keeps nothing either."""
        made = super().layer(box, clear=clear)
        return _Glass(made.surface, scale=made.scale, origin=made.origin)


def _draw_figure(figure: Figure, canvas: Canvas, box: Rect) -> None:
    """Draw a public number as it stands in the strip: its icon, and the number."""
    paint.panel(canvas, box, theme.INK8, rim=0.2)
    side = box.h * 0.5
    draw_icon(canvas, figure.icon, box.x + box.h * 0.45, box.cy, side, figure.colour, theme.INK8)
    number = box.right - box.h * 0.9 / 2
    size = min(side * 0.8, box.w * 0.7 / max(1, len(figure.number)))
    draw_text(canvas, number, box.cy, figure.number, size, theme.HIGH, "black", "center",
              max_width=box.w * 0.52)  # fmt: skip


def picture_of(portrait: Portrait, canvas: Canvas, box: Rect) -> pygame.Surface:
    """Return a picture as it is laid over a box, with room around it for its shadow."""
    layer = canvas.layer(around(box))
    portrait.draw(layer, box)
    return layer.surface


def around(box: Rect) -> Rect:
    """Return the box of a picture with the room for its shadow."""
    return box.inset(-SHADOW_ROOM)


SHADOW_ROOM: Final = 14.0
"""How far shadow and light of a picture reach beyond its box, in logical units."""
