"""The camera over the row: which part of its line lies in the middle of the board.

A row that fits is shown whole. A longer one scrolls with the pack. A person may look aside; at the
next motion the camera comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.evacuate.geometry import Places, RowPlan

DARK: Final = 56.0
"""Width of the dark at either end of the row that no card should lie in, in board units."""
LEAD: Final = 90.0
"""How far the camera looks ahead of the pack, along the arrow."""


class Camera:
    """Where the board looks at the row."""

    def __init__(self, places: Places) -> None:
        self.x = 0.0
        """The place on the line of the row in the middle of the board."""
        self.aside = 0.0
        """How far a person has scrolled away from it."""
        self._middle = places.size[0] / 2
        self.reach: Final = places.size[0] / 2 - DARK
        """How far to either side of its middle the board shows the row."""

    @property
    def shift(self) -> float:
        """What is added to a place on the line of the row to get one on the board."""
        return self._middle - self.x - self.aside

    def wanted(self, plan: RowPlan, xs: Sequence[float], arrow: int) -> float:
        """Return where the camera should look: at the whole row, or at the pack in it."""
        if plan.right - plan.left <= 2 * self.reach or not xs:
            return (plan.left + plan.right) / 2
        low, high = min(xs), max(xs)
        ahead = LEAD * arrow if high - low < 2 * self.reach - 2 * LEAD else 0.0
        x = (low + high) / 2 + ahead
        return max(plan.left + self.reach, min(plan.right - self.reach, x))

    def look_at(self, x: float) -> None:
        """Look at a place at once."""
        self.x, self.aside = x, 0.0

    def scroll(self, by: float, plan: RowPlan) -> bool:
        """Look aside as far as there is a row; say whether anything moved."""
        low = min(0.0, plan.left + self.reach - self.x)
        high = max(0.0, plan.right - self.reach - self.x)
        aside = max(low, min(high, self.aside + by))
        moved, self.aside = aside != self.aside, aside
        return moved

    def shows(self, left: float, right: float) -> bool:
        """Say whether a stretch of the line lies wholly on the board."""
        middle = self.x + self.aside
        return left >= middle - self._middle and right <= middle + self._middle
