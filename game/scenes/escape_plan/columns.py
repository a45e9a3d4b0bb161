"""Where the small panels left and right of the city stand, in board units.

The map has two tall outlines beside the city, for exits and for stacks. At a table everything that
is open to all has to be in sight at once, so that both are cut into panels, and those into rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.escape_plan import DISPLAY, EQUIPMENT, FIXERS, KEY_COLOURS, SHOPS, STACKS
from game.ui.layout import Rect

UNIT: Final = 1.495
"""Board units in a logical unit, in a window of usual shape: rows are measured for letters."""
HEAD: Final = 18 * UNIT
PAD: Final = 4 * UNIT
GAP: Final = 6 * UNIT
LINE: Final = 2 * UNIT

EXIT_ROW: Final = 32 * UNIT
STACK_ROW: Final = 42 * UNIT
GANG_ROW: Final = 32 * UNIT
CONTACT_ROW: Final = 20.5 * UNIT
SHOP_ROW: Final = 20.5 * UNIT
WIDEST: Final = 1.35
"""How much wider than on the map the columns may be."""
CORNER: Final = 36 * UNIT
"""Width of the part of a title in which a deck stands."""
CARD: Final = (15 * UNIT, 22 * UNIT)
CELLS: Final = 4
"""How many pieces of gear stand side by side."""

WARES: Final = (*(f"equipment.{each}" for each in EQUIPMENT),
                *(f"locker.{each}" for each in KEY_COLOURS), "gas")  # fmt: skip


def columns(
    shapes: Mapping[str, tuple[float, float, float, float]], spare: float = 0.0
) -> dict[str, Rect]:
    """Return where everything stands, by name: `panel.exits`, `exit.1`, `stack.a` and so on.

    Both columns are wider if there is `spare` room beside the map, in board units.
    """
    left, right = Rect(*shapes["exits"]), Rect(*shapes["stacks"])
    more = min(spare, (WIDEST - 1) * left.w)
    return {
        **_left(Rect(left.x - more, left.y, left.w + more, left.h)),
        **_right(Rect(right.x, right.y, right.w + more, right.h)),
    }


def _left(column: Rect) -> dict[str, Rect]:
    exits, stacks, gangs, store = column.rows(
        HEAD + 3 * EXIT_ROW + PAD, HEAD + 4 * STACK_ROW + PAD, HEAD + GANG_ROW + PAD, None, gap=GAP
    )
    boxes = {"panel.exits": exits, "panel.next": stacks, "panel.gangs": gangs, "panel.store": store}
    for number, row in enumerate(_inside(exits).rows(None, None, None, gap=LINE), 1):
        boxes[f"exit.{number}"] = row
        for place in (1, 2):
            left = row.right - (2.3 - 1.1 * (place - 1)) * CARD[0]
            boxes[f"exit.{number}.{place}"] = Rect(left, row.cy - CARD[1] / 2, *CARD)
    rows = _inside(stacks).rows(*[None] * len(STACKS), gap=LINE)
    boxes |= {f"stack.{letter}": row for letter, row in zip(STACKS, rows, strict=True)}
    cells = _inside(gangs).columns(*[None] * CELLS, gap=LINE)
    boxes |= {f"gang.{number}": cell for number, cell in enumerate(cells)}
    boxes |= _cells(_inside(store), WARES)
    boxes["patrol_deck"] = Rect(exits.right - CORNER, exits.y, CORNER, HEAD)
    return boxes


def _right(column: Rect) -> dict[str, Rect]:
    contacts, shops, fixers = column.rows(
        HEAD + DISPLAY * CONTACT_ROW + PAD, HEAD + len(SHOPS) * SHOP_ROW + 2 * PAD, None, gap=GAP
    )
    boxes = {"panel.contacts": contacts, "panel.shops": shops, "panel.fixers": fixers}
    rows = _inside(contacts).rows(*[None] * DISPLAY, gap=LINE * 0.8)
    boxes |= {f"contact.{place}": row for place, row in enumerate(rows, 1)}
    boxes["contact_deck"] = Rect(contacts.right - CORNER, contacts.y, CORNER, HEAD)
    groups = _inside(shops).rows(None, None, None, gap=PAD)
    rows = [row for group in groups for row in group.rows(None, None, None, gap=LINE / 2)]
    boxes |= {f"shop.{shop}": row for shop, row in zip(SHOPS, rows, strict=True)}
    return boxes | _cells(_inside(fixers), tuple(f"fixer.{each}" for each in FIXERS))


def _inside(panel: Rect) -> Rect:
    """Return the part of a panel below its title."""
    return panel.inset(PAD, HEAD, PAD, PAD)


def _cells(area: Rect, names: tuple[str, ...]) -> dict[str, Rect]:
    """Return cells for these names, four in a row."""
    rows = area.rows(*[None] * (len(names) // CELLS), gap=LINE)
    cells = [cell for row in rows for cell in row.columns(*[None] * CELLS, gap=LINE)]
    return dict(zip(names, cells, strict=True))
