"""What all station cards share: the paper frame, the wall behind, the floor and its columns.

A card shows a corridor from the side. From the top: a blank band for its name, the wall with
what happened there, the floor with one column per space, a blank band for its rule. Who runs
forward on a card that was laid the other way round sees the picture mirrored.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.ui.tones import dk, lt
from tools.sprites.shapes import Picture, box, circle, fill, line, linear, number, oval

RIM: Final = 9
COLUMN: Final = 54
HEIGHT: Final = 416
TOP: Final = 46
WALL: Final = 92
"""Where the wall begins, and how high it is."""
FLOOR: Final = 138
DEPTH: Final = 240
"""Where the floor begins, and how deep it is."""
INK: Final = "#0B1418"
LAMP_LIGHT: Final = "#FFF3CE"
HAZARD: Final = "#F2B33C"
HAZARD_DARK: Final = "#1A1408"

Parts = tuple[str, ...]


@dataclass(frozen=True)
class Room:
    """One station card: its number of spaces, its colours, and what is seen in it."""

    spaces: int
    wall: str
    floor: str
    scene: Callable[[float], Parts]
    """Draws what stands before the wall of a card that is so wide."""
    ground: Callable[[float], Parts] = lambda _: ()
    """Draws what lies on the floor."""
    frame: str = "#E2E6DC"
    lit: bool = True

    @property
    def width(self) -> float:
        """The width of the whole card."""
        return 2 * RIM + COLUMN * self.spaces

    def picture(self) -> Picture:
        """Draw the card."""
        wide = self.width
        parts = (
            *_frame(wide, self.frame),
            linear("wall", (0, TOP), (0, FLOOR), (0, dk(self.wall, 0.45), 1), (1, self.wall, 1)),
            box(RIM, TOP, wide - 2 * RIM, WALL, 0, "url(#wall)"),
            *self.scene(wide),
            *(_lamp(wide) if self.lit else ()),
            *self._floor(),
            *self.ground(wide),
            box(RIM, FLOOR, wide - 2 * RIM, 8, 0, INK, opacity=0.35),
        )
        return Picture(wide, HEIGHT, parts)

    def _floor(self) -> Parts:
        low = FLOOR + DEPTH
        stops = ((0, dk(self.floor, 0.32), 1), (0.25, self.floor, 1), (1, lt(self.floor, 0.12), 1))
        parts = [
            linear("floor", (0, FLOOR), (0, low), *stops),
            box(RIM, FLOOR, self.width - 2 * RIM, DEPTH, 0, "url(#floor)"),
        ]
        for place in range(self.spaces):
            plate = lt(self.floor, (0.34, 0.2)[place % 2])
            x = left_of(place + 1)
            parts.append(box(x + 3, FLOOR + 4, COLUMN - 6, DEPTH - 8, 6, plate, opacity=0.8))
            edge = dk(self.floor, 0.35)
            parts.append(box(x + 3, low - 9, COLUMN - 6, 5, 2.5, edge, opacity=0.6))
        return tuple(parts)


def left_of(place: int) -> float:
    """Return where the column of a place begins, counted from 1."""
    return RIM + COLUMN * (place - 1)


def _frame(wide: float, colour: str) -> Parts:
    tones = ((0, lt(colour, 0.4), 1), (1, dk(colour, 0.18), 1))
    return (
        linear("frame", (0, 0), (wide, HEIGHT), *tones),
        fill(chamfered(0, 0, wide, HEIGHT), dk(colour, 0.55)),
        fill(chamfered(0, 0, wide - 1, HEIGHT - 4), "url(#frame)"),
    )


def chamfered(x: float, y: float, wide: float, high: float, cut: float = 14) -> str:
    """Return the outline of a plate with cut corners."""
    right, low = number(x + wide), number(y + high)
    return (
        f"M{number(x + cut)} {number(y)} H{number(x + wide - cut)} L{right} {number(y + cut)} "
        f"V{number(y + high - cut)} L{number(x + wide - cut)} {low} H{number(x + cut)} "
        f"L{number(x)} {number(y + high - cut)} V{number(y + cut)} Z"
    )


def _lamp(wide: float) -> Parts:
    middle = wide / 2
    cone = (
        f"M{number(middle - 36)} {TOP + 5} H{number(middle + 36)} "
        f"L{number(middle + 78)} {FLOOR} H{number(middle - 78)} Z"
    )
    return (
        box(middle - 38, TOP, 76, 5, 2.5, LAMP_LIGHT),
        fill(cone, LAMP_LIGHT, opacity=0.1),
    )


def sockets(place: int, count: int) -> Parts:
    """Draw at the end of a column how many Survivors may stand on it."""
    middle = left_of(place) + COLUMN / 2
    parts: list[str] = []
    for number_ in range(count):
        x = middle + 17 * (number_ - (count - 1) / 2)
        parts.append(oval(x, FLOOR + DEPTH - 18, 7, 5, INK, opacity=0.55))
        parts.append(oval(x, FLOOR + DEPTH - 18.6, 4.6, 3, HAZARD))
    return tuple(parts)


def rail(wide: float, y: float, colour: str) -> Parts:
    """Draw a hand rail along the wall."""
    posts = [
        box(RIM + 12 + 38 * i, y, 3.5, FLOOR - y, 0, dk(colour, 0.4))
        for i in range(int((wide - 2 * RIM - 12) // 38) + 1)
    ]
    return (*posts, box(RIM, y - 2, wide - 2 * RIM, 5, 0, colour))


def pipe(d: str, colour: str, width: float = 8) -> Parts:
    """Draw a pipe along a path: shade below, light on top."""
    return (
        line(d, dk(colour, 0.55), width + 4),
        line(d, colour, width),
        line(d, lt(colour, 0.45), width * 0.25, opacity=0.8, transform="translate(-1 -1.6)"),
    )


def stripes(x: float, y: float, wide: float, high: float, step: float = 18) -> Parts:
    """Draw a bar of hazard stripes."""
    parts = [box(x, y, wide, high, 2, HAZARD_DARK)]
    count = int((wide - high * 0.6) // step)
    gap = (wide - count * step) / 2
    for i in range(count):
        left = x + gap + i * step + 1
        d = (
            f"M{number(left)} {number(y + high)} L{number(left + step * 0.4)} {number(y)} "
            f"H{number(left + step * 0.9)} L{number(left + step * 0.5)} {number(y + high)} Z"
        )
        parts.append(fill(d, HAZARD))
    return tuple(parts)


def crate(x: float, y: float, size: float, colour: str) -> Parts:
    """Draw a box of cargo."""
    mid = number(y + size / 2)
    return (
        box(x, y, size, size, 3, dk(colour, 0.35)),
        box(x, y, size - 2, size - 2.5, 3, colour),
        line(f"M{number(x + 4)} {mid} H{number(x + size - 6)}", dk(colour, 0.3), 2.5),
        box(x + size * 0.36, y + 2, size * 0.2, size * 0.26, 1, lt(colour, 0.45)),
    )


def eyes(x: float, y: float, size: float, shine: float = 1.0) -> Parts:
    """Draw two green eyes that look out of the dark."""
    return tuple(
        part
        for dx in (-size, size)
        for part in (
            circle(x + dx, y, size * 0.72, "#B7F34A", opacity=shine),
            oval(x + dx, y, size * 0.18, size * 0.55, "#0A1408", opacity=shine),
        )
    )


def warning(x: float, y: float, size: float) -> Parts:
    """Draw a plate with a warning triangle."""
    top, low = number(y + size * 0.12), number(y + size * 0.86)
    d = f"M{number(x + size / 2)} {top} L{number(x + size * 0.9)} {low} H{number(x + size * 0.1)} Z"
    return (
        box(x, y, size, size, 4, HAZARD_DARK),
        fill(d, HAZARD),
        box(x + size * 0.455, y + size * 0.4, size * 0.09, size * 0.24, 1, HAZARD_DARK),
        circle(x + size / 2, y + size * 0.74, size * 0.055, HAZARD_DARK),
    )
