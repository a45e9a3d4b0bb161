"""What the mouse makes larger at the Escape Plan table: a contact, or the board of somebody else.

A contact that the mouse is on, for hire or on the own board, is shown large in the city; on a row
of the rail the own area shows the board of its thief. Both go with the mouse.
"""

from __future__ import annotations

from typing import Final

from game.content.texts import Texts
from game.rules.contract import Seat
from game.rules.escape_plan import CONTACTS, PlanState
from game.scenes.escape_plan.contacts import draw_large_contact
from game.scenes.escape_plan.displays import Displays
from game.scenes.escape_plan.own import OwnArea
from game.scenes.escape_plan.rail import Rail
from game.ui.canvas import Canvas
from game.ui.inputs import Pointer
from game.ui.layout import BoardFrame, Rect

LARGE: Final = (164.0, 246.0)
"""Of a contact that the mouse is on, in logical units."""
AWAY: Final = 10.0
"""From there to the edges of the city."""


class Pointed:
    """What the mouse of one viewer is on."""

    def __init__(self, rail: Rail, own: OwnArea, displays: Displays) -> None:
        self._rail, self._own, self._displays = rail, own, displays
        self.watched: Seat | None = None
        """Whose board is looked at, unless it is the one that is shown anyway."""
        self._card = ""
        self._near = Rect(0, 0, 0, 0)
        """The box of the contact that the mouse is on."""

    def forget(self) -> None:
        """Have the mouse on nothing."""
        self.watched, self._card = None, ""

    def follow(self, frame: BoardFrame, view: PlanState, seat: Seat, pointer: Pointer) -> None:
        """Take in where the mouse is; `seat` is whose board is shown."""
        self.forget()
        x, y = pointer.x, pointer.y
        if frame.rail.contains(x, y):
            row = self._rail.at(frame.rail, view, x, y)
            who = int(row.id) if row is not None and row.kind == "seat" else seat
            self.watched = None if who in (seat, view.inspector) else who
        elif frame.own.contains(x, y):
            name, boxes = self._own.at(frame.own, x, y), self._own.boxes(frame.own)
            self._take(name, view.contacts[seat], boxes.get(name))
        elif frame.board.contains(x, y):
            name, boxes = self._displays.at(frame.board, x, y), self._displays.boxes(frame.board)
            self._take(name, tuple(view.display), boxes.get(name))

    def _take(self, name: str, cards: tuple[str, ...], box: Rect | None) -> None:
        """Take in the contact in a space or row with a name such as `contact.1`."""
        what, _, place = name.partition(".")
        if what == "contact" and box is not None and int(place) <= len(cards):
            card = cards[int(place) - 1]
            self._card, self._near = (card, box) if card in CONTACTS else ("", box)

    def place(self, city: Rect) -> Rect | None:
        """Return where a contact is shown large, beside where it lies; None if none is."""
        if not self._card:
            return None
        wide, high = LARGE
        left = min(self._near.cx - wide / 2, city.right - wide - AWAY)
        top = min(self._near.cy - high / 2, city.bottom - high - AWAY)
        return Rect(max(city.x + AWAY, left), max(city.y + AWAY, top), wide, high)

    def draw(self, canvas: Canvas, city: Rect, texts: Texts) -> None:
        """Draw the contact that is shown large, if one is."""
        box = self.place(city)
        if box is not None:
            draw_large_contact(canvas, box, self._card, texts)
