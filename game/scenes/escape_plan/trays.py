"""Rows of cards and buttons on a tray over the lower edge of the city, beside the lenses.

Whatever declines, or ends the turn, always lies in the corner at the lower right, and no other
button ever does: a press too many there never buys or spends anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from game.ui.layout import Rect

PAD: Final = 7.0
GAP: Final = 6.0
NARROW: Final = 2.0
"""Between cards that would not have room side by side otherwise."""
OVER: Final = 22.0
"""How much wider than the city one row of cards may be; longer ones are broken."""
CORNER: Final = 46.0
"""How high what lies in the corner can be."""
LENSES: Final = (0.305, 0.07)
"""What the lens buttons take at the lower left of the city: across and up, as shares of its
width."""


class Piece(NamedTuple):
    """Something on a tray: its key, and its size in logical units."""

    key: str
    wide: float
    high: float


def room_of(area: Rect, corner: float) -> float:
    """Return how wide a row beside the corner may be, in logical units."""
    return area.w - 2 * PAD - corner - GAP


def width_of(row: Sequence[Piece], gap: float = GAP) -> float:
    """Return how wide a row is, in logical units."""
    return sum(piece.wide for piece in row) + gap * (len(row) - 1)


def in_rows(pieces: Iterable[Piece], room: float) -> list[list[Piece]]:
    """Return pieces in as many rows as they need."""
    rows: list[list[Piece]] = []
    for piece in pieces:
        if not rows or width_of([*rows[-1], piece]) > room:
            rows.append([])
        rows[-1].append(piece)
    return rows


def evenly(pieces: Sequence[Piece], room: float) -> list[Sequence[Piece]]:
    """Return pieces in as few rows as they need, each about as long, close together if need be."""
    rows = 1
    while rows < len(pieces) and width_of(pieces[: -(-len(pieces) // rows)], NARROW) > room:
        rows += 1
    long = -(-len(pieces) // rows)
    return [pieces[start : start + long] for start in range(0, len(pieces), long)]


def lay_out(
    rows: Sequence[Sequence[Piece]], area: Rect, corner: Piece | None, kept: float
) -> dict[str, Rect]:
    """Return where each piece lies: the last row between the lenses and the corner, if it fits.

    `kept` is how wide the corner is where nothing lies in it.
    """
    boxes: dict[str, Rect] = {}
    across, up = (share * area.w for share in LENSES)
    right, bottom = area.right - PAD, area.bottom - PAD
    if corner is not None:
        top = bottom - corner.high
        boxes[corner.key] = Rect(right - corner.wide, top, corner.wide, corner.high)
    end = right - (kept if corner is None else corner.wide) - GAP
    start = area.x + across + PAD
    if rows and end - width_of(rows[-1], NARROW) < start:
        bottom -= max(up, CORNER if corner is None else corner.high + 2 * PAD)
        start, end = area.x + PAD, right
    for row in reversed(rows):
        gap = GAP if end - width_of(row) >= start else NARROW
        wide = width_of(row, gap)
        x = max(end - wide, min(start, area.cx - wide / 2))
        for piece in row:
            boxes[piece.key] = Rect(x, bottom - piece.high, piece.wide, piece.high)
            x += piece.wide + gap
        bottom -= max(piece.high for piece in row) + GAP
        start, end = area.x + PAD, right
    return boxes


def trays_round(boxes: Mapping[str, Rect], corner: str) -> list[Rect]:
    """Return the trays round some pieces: one, or a second one for a corner that lies apart."""
    rows = [box for key, box in boxes.items() if key != corner]
    apart = corner in boxes and all(box.bottom < boxes[corner].y for box in rows)
    groups = [rows, [boxes[corner]]] if apart else [list(boxes.values())]
    return [_round(group) for group in groups if group]


def _round(boxes: Sequence[Rect]) -> Rect:
    left, top = min(b.x for b in boxes), min(b.y for b in boxes)
    right, bottom = max(b.right for b in boxes), max(b.bottom for b in boxes)
    return Rect(left, top, right - left, bottom - top).inset(-PAD)
