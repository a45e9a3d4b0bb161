"""What stands at the named places of the own board and of the displays beside the city.

The places have the names under which `own.py` and `displays.py` lay them out.
"""

from __future__ import annotations

from typing import Final

from game.rules.contract import Seat, Target
from game.rules.escape_plan import CONTACTS, TILES, PlanState
from game.scenes.escape_plan.displays import open_tile
from game.scenes.tabletop import Aside, Thing

_LOCKED: Final = frozenset(("fed", "cou", "swa", "avoid", "key", "heal"))


def on_board(view: PlanState, seat: Seat, place: str, *, plan_open: bool) -> Thing | None:
    """Return what stands at a place of the board of a seat; `plan_open` if its plan is in sight."""
    what, _, arg = place.partition(".")
    if what in ("contact", "item"):
        spaces = view.contacts[seat] if what == "contact" else view.items[seat]
        held = spaces[int(arg) - 1]
        if held and held not in CONTACTS and held in _LOCKED:
            return Target("tile", f"locked:{held}")
        return Target("card" if what == "contact" else "tile", f"{what}:{arg}")
    if what == "ready":
        asset = view.ready[seat][int(arg) - 1]
        return Target("tile", f"asset:{asset}") if asset else Aside("ready", arg)
    if what == "key":
        return Target("tile", f"key:{arg}")
    if what == "first_aid":
        return Target("tile", "first_aid")
    if what == "plan" and plan_open:
        return Target("tile", arg)
    if what == "block":
        return Aside(arg)
    return Aside(what, arg) if what else None


def on_display(view: PlanState, place: str) -> Thing | None:
    """Return what stands at a place beside the city."""
    what, _, arg = place.partition(".")
    if what == "stack":
        tile = open_tile(view, arg)
        return Aside("stack", arg) if tile is None else Target("tile", f"tile:{TILES[tile]}")
    if what == "contact":
        there = int(arg) <= len(view.display)
        return Target("card", f"display:{arg}") if there else Aside("contacts")
    if what == "shop":
        return Target("tile", arg)
    if what in ("fixer", "equipment", "locker"):
        kind = "equip" if what == "equipment" else what
        return Target("tile", f"{kind}:{arg}")
    return Aside(what, arg) if what else None
