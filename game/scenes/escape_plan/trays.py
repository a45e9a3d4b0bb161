"""Rows of cards and buttons on a tray over the lower edge of the city, beside the lenses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from game.ui.layout import Rect

PAD: Final = 7.0
GAP: Final = 6.0
NARROW: Final = 2.0
"""Between cards that would not have room side by side otherwise."""
LENSES: Final = (0.305, 0.07)
"""What the lens buttons take at the lower left of the city: across and up, as shares of its
width."""


class Piece(NamedTuple):
    """Something on a tray: its key, and its size in logical units."""

    key: str
    wide: float
    high: float


def room_of(area: Rect) -> float:
    """Return how wide a row may be, in logical units."""
    return area.w - 2 * PAD


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


def lay_out(rows: Sequence[Sequence[Piece]], area: Rect) -> dict[str, Rect]:
    """Return where each piece lies; every row is in the middle, the last one at the bottom."""
    boxes: dict[str, Rect] = {}
    bottom = area.bottom - PAD
    for row in reversed(rows):
        gap = GAP if width_of(row) <= room_of(area) else NARROW
        high = max(piece.high for piece in row)
        x = area.cx - width_of(row, gap) / 2
        for piece in row:
            top = bottom - high + (high - piece.high) / 2
            boxes[piece.key] = Rect(x, top, piece.wide, piece.high)
            x += piece.wide + gap
        bottom -= high + GAP
    return _clear_of_lenses(boxes, area)


def tray_round(boxes: Mapping[str, Rect]) -> Rect | None:
    """Return the tray round some pieces, or None if there are none."""
    if not boxes:
        return None
    left, top = min(b.x for b in boxes.values()), min(b.y for b in boxes.values())
    right = max(b.right for b in boxes.values())
    bottom = max(b.bottom for b in boxes.values())
    return Rect(left, top, right - left, bottom - top).inset(-PAD)


def _clear_of_lenses(boxes: dict[str, Rect], area: Rect) -> dict[str, Rect]:
    """Move a tray that lies over the lens buttons to their right, or up if it is too wide."""
    tray = tray_round(boxes)
    across, up = (share * area.w for share in LENSES)
    if tray is None or tray.x >= area.x + across:
        return boxes
    right, down = area.x + across - tray.x, 0.0
    if tray.right + right > area.right + PAD:
        right, down = 0.0, -up
    return {key: box.moved(right, down) for key, box in boxes.items()}
