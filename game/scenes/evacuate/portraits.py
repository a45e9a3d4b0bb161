"""How the things of Evacuate! look when they are shown large."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Seat, Target
from game.rules.evacuate import EvacState, Placed
from game.scenes.evacuate.geometry import RowPlan
from game.scenes.evacuate.hand import HandArea
from game.scenes.evacuate.naming import kind_of
from game.scenes.evacuate.nomia_cards import draw_nomia_card
from game.scenes.evacuate.run_cards import CARD, draw_run_card
from game.scenes.evacuate.stations import StationCards
from game.scenes.portraits import Portrait, of_icon, of_sprite, through_glass
from game.scenes.tabletop import Aside
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame, Rect

NOMIA: Final = 0.78
"""Width of a Nomia card for each unit of its height."""


class EvacPortraits:
    """Knows the pictures of one match."""

    def __init__(self, texts: Texts, cards: StationCards, hand: HandArea) -> None:
        self._texts = texts
        self._cards = cards
        self._hand = hand

    def target(self, plan: RowPlan, target: Target) -> Portrait | None:
        """Return the picture of a card, or of the card on which a space lies."""
        if target.kind == "node":
            index = self._under(plan, int(target.id))
            return None if index is None else self._station(plan.row[index])
        what, _, name = target.id.partition(":")
        if target.kind != "card":
            return None
        if what == "station":
            placed = (each for each in plan.row if each.card == name)
            return self._station(next(placed, Placed(name, up=name != "?")))
        card = name or what
        match kind_of(card):
            case "run":
                return Portrait(CARD[0] / CARD[1], partial(self._draw_run, card=card))
            case "nomia":
                return Portrait(NOMIA, partial(self._draw_nomia, card=card))
            case "special":
                return of_icon(f"special_{card}", theme.LAMP)
        return None

    def _under(self, plan: RowPlan, node: int) -> int | None:
        box = plan.space_box(node)
        return None if box is None else plan.card_at(box.cx)

    def _station(self, placed: Placed) -> Portrait:
        wide, high = self._cards.size(placed)
        return Portrait(wide / high, partial(self._draw_station, placed=placed))

    def _draw_station(self, canvas: Canvas, box: Rect, *, placed: Placed) -> None:
        """Draw a station card on a canvas in units of the row."""
        scale = canvas.scale * box.h / self._cards.size(placed)[1]
        board = Canvas(canvas.surface, scale=scale, wanted=canvas.wanted)
        canvas.blit(self._cards.picture(board, placed), box.x, box.y)

    def _draw_run(self, canvas: Canvas, box: Rect, *, card: str) -> None:
        draw_run_card(canvas, box, card, self._texts)

    def _draw_nomia(self, canvas: Canvas, box: Rect, *, card: str) -> None:
        draw_nomia_card(canvas, box, card, self._texts)

    def aside(
        self,
        frame: BoardFrame,
        view: EvacState,
        rows: list[Rect],
        aside: Aside,
        draws: tuple[Callable[[Canvas], None], Callable[[Canvas], None]],
    ) -> Portrait | None:
        """Return the picture of what lies beside the row; `draws` draw rail and own area."""
        rail, own = draws
        match aside.kind:
            case "seat" if int(aside.id) < len(rows):
                return through_glass(rows[int(aside.id)].inset(-3), rail)
            case "civ":
                return self._civ(view, int(aside.id), through_glass(self._side(frame), own))
            case "own":
                return through_glass(self._side(frame), own)
            case "tracker":
                return of_sprite("tracker_ready")
        return None

    def _side(self, frame: BoardFrame) -> Rect:
        return self._hand.side_box(frame.own)

    def _civ(self, view: EvacState, seat: Seat, panel: Portrait) -> Portrait:
        civ = view.civs[seat]
        return of_sprite(f"civ_{civ}") if civ else panel
