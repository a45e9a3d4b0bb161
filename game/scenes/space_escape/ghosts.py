"""What is on offer on the board: lit ends with their ways, ghosts and tags; and hitting them.

A lit end is one option of a decision: where the walk ends, what follows, and where the creature
then stands. The scene says what follows; this page only shows it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from game.scenes.fit import Fit, Point
from game.scenes.space_escape.geometry import SMALLEST_TARGET, Places, length, spaced
from game.scenes.space_escape.pieces import RAT_HEIGHT, SNAKE_HEIGHT, draw_ghost
from game.ui.canvas import Canvas
from game.ui.paint import glow
from game.ui.sprites import draw_icon, draw_sprite, sprite
from game.ui.theme import BAD, GOOD, INFO, INK9, LAMP, SEATS, SNAKES, WARN
from game.ui.vector import circle, raster

Meaning: TypeAlias = Literal["good", "warn", "bad", "info", "lamp"]

COLOURS: Final[dict[Meaning, str]] = {
    "good": GOOD,
    "warn": WARN,
    "bad": BAD,
    "info": INFO,
    "lamp": LAMP,
}
GHOST_SHARE: Final = 0.92
"""Height of a ghost as a share of its piece."""
DOT_STEP: Final = 13.0
RING: Final = 72.0
TAG: Final = 42.0
TAG_OFFSET: Final[Point] = (25.0, -30.0)
TAG_ICON: Final = 22.0
PALE_GHOST: Final = 0.72
STRONG_GHOST: Final = 0.9
STRONG_RING: Final = 1.12
STRONG_TAG: Final = 1.18
DARK: Final = "#1A1408"


class Ghost(NamedTuple):
    """A creature as it would stand after an option: its picture and its node."""

    picture: str
    node: int


@dataclass(frozen=True, slots=True)
class LitEnd:
    """One option shown on the board."""

    key: str
    """The option's key."""
    node: int
    """Where the walk ends; the place to click."""
    meaning: Meaning = "lamp"
    picture: str = ""
    """The creature that walks, for the colour of its dots: `rat_ember`, `snake_plum`."""
    way: tuple[int, ...] = ()
    """The nodes walked, the start first; empty draws no dots."""
    ghost: Ghost | None = None
    """The creature where everything that follows leaves it; None if it is lost, or hidden."""
    tag: str = ""
    """Name of the icon at the upper right: check, ladder, shaft, broken, star, skull..."""
    others: tuple[Ghost, ...] = ()
    """Other creatures that this option moves; shown while it has the focus."""

    @property
    def elsewhere(self) -> bool:
        """Whether the creature ends on another space than its walk does."""
        return self.ghost is not None and self.ghost.node != self.node

    def ghosts(self, everybody: bool) -> tuple[Ghost, ...]:
        """Return the ghost of the creature that walks, and with it those of all it moves."""
        own = (self.ghost,) if self.ghost is not None else ()
        return (*own, *self.others) if everybody else own

    @property
    def shown_at(self) -> int:
        """The node at which ghost and tag are drawn."""
        return self.ghost.node if self.ghost is not None else self.node


def draw_ways(board: Canvas, places: Places, ends: Sequence[LitEnd], focused: str | None) -> None:
    """Draw the dots and rings of all that is on offer, on a canvas in board units."""
    for end in _longest_ways(ends):
        _draw_dots(board, places, end, strong=False)
    for end in _focused_last(ends, focused):
        strong = end.key == focused
        if strong:
            _draw_dots(board, places, end, strong=True)
        _draw_rings(board, places, end, strong=strong)


def draw_ghosts(board: Canvas, places: Places, ends: Sequence[LitEnd], focused: str | None) -> None:
    """Draw the creatures where the options leave them, on a canvas in board units."""
    for end in _focused_last(ends, focused):
        strong = end.key == focused
        for ghost in end.ghosts(strong):
            alpha = STRONG_GHOST if strong and ghost is end.ghost else PALE_GHOST
            spot = places.spot(ghost.node)
            draw_ghost(board, ghost.picture, spot, _ghost_height(ghost.picture), alpha)


def warm_marks(board: Canvas, pictures: Iterable[str]) -> Iterator[None]:
    """Make the ghosts of these pieces, and rings and tags, one at each step."""
    for name in dict.fromkeys(pictures):
        if not name.startswith("item"):
            for alpha in (PALE_GHOST, STRONG_GHOST):
                sprite(name, board.px(_ghost_height(name)), alpha)
                yield
    for meaning in COLOURS:
        for ring, tag in ((RING, TAG), (RING * STRONG_RING, TAG * STRONG_TAG)):
            sprite(f"ring_{meaning}", board.px(ring))
            sprite(f"tag_{meaning}", board.px(tag))
            yield


def _ghost_height(picture: str) -> float:
    return (RAT_HEIGHT if picture.startswith("rat") else SNAKE_HEIGHT) * GHOST_SHARE


def draw_tags(board: Canvas, places: Places, ends: Sequence[LitEnd], focused: str | None) -> None:
    """Draw the tags, on a canvas in board units; over the pieces, so that none hides a warning."""
    for end in _focused_last(ends, focused):
        if end.tag:
            _draw_tag(board, places, end, strong=end.key == focused)


def _focused_last(ends: Sequence[LitEnd], focused: str | None) -> list[LitEnd]:
    return sorted(ends, key=lambda end: end.key == focused)


def end_at(ends: Iterable[LitEnd], places: Places, fit: Fit, point: Point) -> LitEnd | None:
    """Return the option under a logical point: its ring, its ghost or its tag."""
    near: tuple[float, LitEnd] | None = None
    for end in ends:
        for spot, reach in _targets(end, places):
            far = math.dist(fit.screen(*spot), point)
            if far <= max(reach * fit.ratio, SMALLEST_TARGET) and (near is None or far < near[0]):
                near = (far, end)
    return near[1] if near else None


def _targets(end: LitEnd, places: Places) -> Iterator[tuple[Point, float]]:
    """Yield the circles, in board units, that choose an option."""
    yield places.spot(end.node), RING * 0.42
    x, y = places.spot(end.shown_at)
    if end.elsewhere:
        yield (x, y - 10), RING * 0.42
    if end.tag:
        yield (x + TAG_OFFSET[0], y + TAG_OFFSET[1]), TAG * 0.5


def _longest_ways(ends: Sequence[LitEnd]) -> list[LitEnd]:
    """Return the options whose way is not the beginning of another one's."""
    return [
        end
        for end in ends
        if end.way
        and not any(
            len(other.way) > len(end.way) and other.way[: len(end.way)] == end.way for other in ends
        )
    ]


def _draw_dots(board: Canvas, places: Places, end: LitEnd, *, strong: bool) -> None:
    """Draw the walk as dots in the creature's colour; the focused one in that of its meaning."""
    if not end.way:
        return
    line = places.way(end.way)
    colour = COLOURS[end.meaning] if strong else _colour_of(end.picture)
    side = board.px(10 if strong else 7.5)
    body = circle(8, 8.6, 7.4, INK9, 'opacity=".5"')
    body += circle(8, 8, 6.8, "#FFF6E0") + circle(8, 8, 4.4, colour)
    dot = raster(body, side, side, (0, 0, 16, 16), 2)
    for x, y in spaced(line, max(2, round(length(line) / DOT_STEP)))[1:]:
        board.blit(dot, x, y, "center")


def _colour_of(picture: str) -> str:
    """Return the colour of a creature's picture, such as `rat_ember`."""
    name = picture.partition("_")[2]
    if name in SNAKES:
        return SNAKES[name].colour
    return next((seat.colour for seat in SEATS if seat.id == name), LAMP)


def _draw_rings(board: Canvas, places: Places, end: LitEnd, *, strong: bool) -> None:
    """Draw the ring where the walk ends, and fine ones where it sends somebody."""
    x, y = places.spot(end.node)
    if strong:
        glow(board, x, y, 62, COLOURS[end.meaning], 0.55)
    ring = RING * (STRONG_RING if strong else 1)
    draw_sprite(board, f"ring_{end.meaning}", x, y + 1, ring, "center")
    for ghost in end.ghosts(strong):
        if ghost.node != end.node:
            _draw_fine_ring(board, places.spot(ghost.node), COLOURS[end.meaning])


def _draw_fine_ring(board: Canvas, spot: Point, colour: str) -> None:
    """Draw the ring round a place that is reached by a ladder, a fall or a push."""
    body = circle(36, 36, 29, "none", f'stroke="{INK9}" stroke-opacity=".35" stroke-width="5"')
    dashes = f'stroke="{colour}" stroke-width="3.5" stroke-dasharray="3 6"'
    body += circle(36, 36, 29, "none", dashes)
    side = board.px(RING)
    board.blit(raster(body, side, side, (0, 0, 72, 72)), spot[0], spot[1] + 1, "center")


def _draw_tag(board: Canvas, places: Places, end: LitEnd, *, strong: bool) -> None:
    """Draw the disc with the icon of what follows, at the upper right of where it shows."""
    grow = STRONG_TAG if strong else 1.0
    x, y = places.spot(end.shown_at)
    x, y = x + TAG_OFFSET[0], y + TAG_OFFSET[1]
    draw_sprite(board, f"tag_{end.meaning}", x, y, TAG * grow, "center")
    draw_icon(board, end.tag, x, y - 1.5 * grow, TAG_ICON * grow, DARK, COLOURS[end.meaning])
