"""How the things of Escape Plan look when they are shown large."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Seat, Target
from game.rules.escape_plan import CONTACTS, FIXERS, SHOPS, TILES, PlanState
from game.scenes.escape_plan.contacts import draw_large_contact
from game.scenes.escape_plan.displays import Displays
from game.scenes.escape_plan.own import OwnArea
from game.scenes.escape_plan.own_screen import Seen
from game.scenes.escape_plan.pointed import LARGE
from game.scenes.escape_plan.rail import pawn_of
from game.scenes.escape_plan.tiles import tile_name
from game.scenes.portraits import (
    Portrait,
    of_sprite,
    one_below_other,
    side_by_side,
    through_glass,
)
from game.scenes.tabletop import Thing
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame, Rect

PAWN: Final = 0.8
"""How high a thief stands beside the own board, as a share of its height."""


class PlanPortraits:
    """Knows the pictures of one match."""

    def __init__(self, texts: Texts, own: OwnArea, displays: Displays) -> None:
        self._texts, self._own, self._displays = texts, own, displays

    def of(
        self,
        frame: BoardFrame,
        view: PlanState,
        seen: Callable[[Seat], Seen],
        shown: Seat,
        plan: str,
        thing: Thing,
    ) -> Portrait | None:
        """Return the picture of a thing; None if its sprite is all there is to see.

        `seen` says what of a board may be seen, `shown` whose lies in the own area, and `plan` is
        the own plan card as far as it lies open.
        """
        board = partial(self._draw_board, own=frame.own, view=view, seen=seen(shown))
        boxes, beside = self._own.boxes(frame.own), self._displays.boxes(frame.board)
        displays = partial(self._displays.draw, board=frame.board, view=view, plan=plan)
        if isinstance(thing, Target):
            return self._target(view, shown, thing)
        if thing.kind == "seat":
            return self._seat(frame, view, int(thing.id), seen)
        name = f"block.{thing.kind}"
        if name in boxes:
            return through_glass(boxes[name], board)
        name = f"{thing.kind}.{thing.id}"
        if thing.kind == "ready" and name in boxes:
            return through_glass(boxes[name], board)
        if thing.kind in ("panel", "stack") and name in beside:
            return through_glass(beside[name], displays)
        return None

    def _target(self, view: PlanState, seat: Seat, thing: Target) -> Portrait | None:
        what, _, arg = thing.id.partition(":")
        if what in ("display", "contact"):
            cards = view.display if what == "display" else view.contacts[seat]
            card = cards[int(arg) - 1]
            return self._contact(card) if card in CONTACTS else None
        if what == "fixer" and arg in FIXERS:
            return of_sprite(f"fixer_{arg}")
        tile = arg or what
        if thing.kind == "tile" and tile in TILES and what not in SHOPS:
            index = TILES.index(tile)
            turns = (each.turn for each in view.laid if each.tile == index)
            return of_sprite(tile_name(index, next(turns, 0)))
        return None

    def _contact(self, card: str) -> Portrait:
        sheet = Rect(0, 0, *LARGE)
        return through_glass(
            sheet, partial(draw_large_contact, box=sheet, card=card, texts=self._texts)
        )

    def _seat(
        self, frame: BoardFrame, view: PlanState, who: int, seen: Callable[[Seat], Seen]
    ) -> Portrait:
        """Return a thief beside the own board, which is cut into two rows; an inspector alone."""
        pawn = of_sprite(pawn_of(view, who))
        if who >= view.seats or view.fate[who]:
            return pawn
        boxes = self._own.boxes(frame.own)
        draw = partial(self._draw_board, own=frame.own, view=view, seen=seen(who))
        rows = [
            through_glass(_joined(boxes[f"block.{left}"], boxes[f"block.{right}"]), draw)
            for left, right in (("state", "contacts"), ("items", "screen"))
        ]
        return side_by_side(pawn, one_below_other(*rows), PAWN)

    def _draw_board(self, canvas: Canvas, own: Rect, view: PlanState, seen: Seen) -> None:
        self._own.draw(canvas, own, view, seen, {})


def _joined(left: Rect, right: Rect) -> Rect:
    """Return the box from the left edge of one to the right edge of another."""
    return Rect(left.x, left.y, right.right - left.x, left.h)
