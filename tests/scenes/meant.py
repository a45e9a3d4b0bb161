"""What a walk over the screens may find and what is meant to be so: all exceptions, in one place.

Each names what it lets pass, and no more than that. Words have none: they never lie over each
other, are never cut off, and are never smaller than the floor.
"""

from __future__ import annotations

import re
from typing import Final

from game.scenes.table import Table
from game.ui.layout import Rect
from tests.scenes.driver import Drive
from tests.scenes.listening import Said

PIECES: Final = re.compile(r"(option:\S+) and (option:\S+) lie over each other")
"""Pieces on one space, or spaces as close as they were printed, can be pressed side by side.

Only on the board: the nearest one to the pointer is meant there (`test_touch_size.py`). Cards,
tiles and buttons keep apart.
"""

COIN: Final = re.compile(r"'\d' does not fit (option:go:\S+)")
"""The price of a place in the city lies on a coin that hangs over the edge of its plate."""

DISC: Final = re.compile(r"'\d' does not fit (option:nomia:\S+)")
"""The number of cards in a pile of the market hangs over its corner."""

TAG: Final = re.compile(r"'\d' does not fit (option:runner:\d)")
"""The tag that says how fast somebody runs hangs beside the head."""

CHOOSING: Final = re.compile("'Choosing…' is cut off")
"""The dots belong to the word: somebody is choosing still."""

MEANT: Final = (PIECES, COIN, DISC, TAG, CHOOSING)


def unmeant(drive: Drive, said: list[Said] | None = None) -> list[str]:
    """Return the faults of the present layout but for what is meant to be so."""
    return [fault for fault in drive.faults(said) if not _is_meant(drive, fault)]


def _is_meant(drive: Drive, fault: str) -> bool:
    found = next((each for rule in MEANT if (each := rule.fullmatch(fault))), None)
    return found is not None and all(_on_board(drive, id) for id in found.groups())


def _on_board(drive: Drive, id: str) -> bool:
    if not isinstance(drive.scene, Table):
        return False
    box = Rect(*drive.item(id).box)
    return drive.scene._face.frame.board.contains(box.cx, box.cy)
