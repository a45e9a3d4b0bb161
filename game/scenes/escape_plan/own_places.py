"""Where the blocks of the own area and everything on them stand, and by which names."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Seat, Target
from game.rules.escape_plan import SHOPS, TOP_NOTORIETY, PlanState
from game.ui.layout import Rect

BLOCKS: Final = (212.0, 352.0, 296.0, 140.0, 216.0)
"""Widths of the blocks in a window of usual size."""
WIDTH: Final = 1280.0
HEIGHT: Final = 132.0
EDGE: Final = 16.0
GAP: Final = 8.0
USUAL_HEIGHT: Final = 116.0
"""Of a block, in a window of usual size."""

GEAR: Final = ("gang", "markers", "gas", "key.1", "key.2", "key.3")
STATE_SIGNS: Final = ("wounds", "first_aid", "rest", "discs")
STATE_PLACES: Final = (0.0, 78.0, 116.0, 150.0, 198.0)
"""Where the signs below the notoriety begin, and where the last one ends."""


def lay_out(region: Rect) -> dict[str, Rect]:
    """Lay the blocks and everything on them out."""
    across, k = region.w / WIDTH, region.h / HEIGHT
    inner = region.inset(EDGE, 8 * k, EDGE, 8 * k)
    widths = [width * across for width in BLOCKS[:-1]]
    names = ("state", "contacts", "items", "gear", "screen")
    blocks = dict(zip(names, inner.columns(*widths, None, gap=GAP), strict=True))
    boxes = {f"block.{name}": block for name, block in blocks.items()}
    boxes |= _state_boxes(blocks["state"], k)
    boxes |= _row("contact", 5, blocks["contacts"].inset(8, 22 * k, 8, 20 * k), 4)
    room = blocks["items"].inset(58 * across, 6 * k, 8, 16 * k)
    items, ready = room.rows(None, 43 * k, gap=4 * k)
    boxes |= _row("item", 5, items, 5) | _row("ready", 5, ready, 5)
    rows = blocks["gear"].inset(8, 8).rows(None, None, gap=5)
    cells = [cell for row in rows for cell in row.columns(None, None, None, gap=5)]
    boxes |= dict(zip(GEAR, cells, strict=True))
    cash, plan = blocks["screen"].inset(6, 7).columns(64 * across, None, gap=4)
    top, low = cash.rows(None, 26 * k)
    boxes |= {"cash": top, "income": low}
    cells = [
        c for row in plan.rows(None, None, None, gap=3) for c in row.columns(*[None] * 3, gap=3)
    ]
    return boxes | {f"plan.{shop}": cell for shop, cell in zip(SHOPS, cells, strict=True)}


def growth_of(block: Rect) -> float:
    """Return how much higher than usual the blocks of a board are."""
    return block.h / USUAL_HEIGHT


def name_of(view: PlanState, seat: Seat, target: Target) -> str:
    """Return by which name a target stands on a board; nothing if it does not."""
    what, _, arg = target.id.partition(":")
    if what == "contact" or (what in ("item", "key") and arg.isdecimal()):
        return f"{what}.{arg}"
    if what == "asset" and arg in view.ready[seat]:
        return f"ready.{view.ready[seat].index(arg) + 1}"
    if what == "locked":
        for board, spaces in (("contact", view.contacts[seat]), ("item", view.items[seat])):
            if arg in spaces:
                return f"{board}.{spaces.index(arg) + 1}"
    return "first_aid" if target.id == "first_aid" else ""


def _state_boxes(block: Rect, k: float) -> dict[str, Rect]:
    across = block.w / BLOCKS[0]
    track = Rect(block.x + 9, block.y + 26 * k, block.w - 18, 26 * k)
    boxes = _row("notoriety", TOP_NOTORIETY, track, 3)
    y = block.y + 68 * k
    for number, name in enumerate(STATE_SIGNS):
        left = block.x + (8 + STATE_PLACES[number]) * across
        right = block.x + (4 + STATE_PLACES[number + 1]) * across
        boxes[name] = Rect(left, y, right - left, 42 * k)
    return boxes


def _row(name: str, count: int, area: Rect, gap: float) -> dict[str, Rect]:
    cells = area.columns(*[None] * count, gap=gap)
    return {f"{name}.{number}": cell for number, cell in enumerate(cells, 1)}
