"""The spaces of the city on the map of Escape Plan: all that a city can reach, and two to begin."""

from __future__ import annotations

from typing import Final

from game.content.boards import Rect
from game.content.hexes import Cell, HexGrid
from game.content.tiled import Findings, Sheet
from game.rules.escape_plan.city import steps_between

REACH: Final = 7
"""No city of fourteen tiles leads farther than this from the first space, in steps."""


def check_spaces(sheet: Sheet, findings: Findings) -> Rect | None:
    """Return the box of space (0, 0), or None, with what is wrong with the spaces noted."""
    grid = sheet.grid
    if grid is None:
        findings.add(
            "it is no map of hexagons with a flat top",
            "set its orientation to hexagonal and its stagger axis to X",
        )
        return None
    starts = sorted(cell for cell, kind in sheet.cells.items() if kind == "start")
    if len(starts) != 2:
        findings.add(
            f"{len(starts)} of its cells show where the city begins",
            "paint two, one right below the other, with the tile of class start",
        )
        return None
    if grid.space(starts[1], starts[0]) != (0, 1):
        findings.add(
            "the cells where the city begins do not lie one right below the other",
            "move one of them",
        )
        return None
    _check_all(sheet, grid, starts[0], findings)
    return grid.box(starts[0])


def _check_all(sheet: Sheet, grid: HexGrid, origin: Cell, findings: Findings) -> None:
    """Every space within reach is painted, and no other one."""
    painted = {cell for cell, kind in sheet.cells.items() if kind in ("space", "start")}
    wanted = {
        grid.cell((q, r), origin)
        for q in range(-REACH, REACH + 1)
        for r in range(-REACH, REACH + 1)
        if steps_between((q, r), (0, 0)) <= REACH
    }
    for column, row in sorted(wanted - painted)[:1]:
        findings.add(
            f"column {column}, row {row} is no space, though a city can lead there",
            "paint it with the tile of class space",
        )
    for column, row in sorted(painted - wanted)[:1]:
        findings.add(
            f"column {column}, row {row} is a space, though no city leads there", "erase it"
        )
