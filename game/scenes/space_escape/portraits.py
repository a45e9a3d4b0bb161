"""How the things of Space Escape look when they are shown large."""

from __future__ import annotations

from functools import partial

from game.rules.contract import Target
from game.rules.space_escape import EscapeState
from game.scenes.portraits import Portrait, of_sprite, through_glass
from game.scenes.space_escape.cards import draw_deck
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.panels import ACTIVE_CARD, PILE, SpacePanels
from game.scenes.space_escape.station import disc_of
from game.scenes.tabletop import Aside, Thing
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame, Rect


class SpacePortraits:
    """Knows the pictures of one match."""

    def __init__(self, panels: SpacePanels, places: Places) -> None:
        self._panels = panels
        self._places = places

    def of(self, frame: BoardFrame, view: EscapeState, thing: Thing) -> Portrait | None:
        """Return the picture of a thing; None if its sprite is all there is to see."""
        if isinstance(thing, Target):
            return self._target(view, thing)
        return self._aside(frame, view, thing)

    def _target(self, view: EscapeState, target: Target) -> Portrait | None:
        if target.kind == "card":
            draw = partial(self._panels.draw_face, view=view, card=target.id)
            return Portrait(ACTIVE_CARD[0] / ACTIVE_CARD[1], draw)
        if target.kind == "node":
            return of_sprite(self._space(int(target.id)))
        return None

    def _space(self, node: int) -> str:
        """Return the sprite of a space."""
        if node == self._places.pod:
            return "pod"
        if node == self._places.outer_space:
            return "hatch_space"
        return disc_of(self._places, self._places.nodes[node])

    def _aside(self, frame: BoardFrame, view: EscapeState, aside: Aside) -> Portrait | None:
        own = partial(self._draw_own, own=frame.own, view=view)
        rail = partial(self._panels.draw_rail, region=frame.rail, view=view)
        rows, home = self._panels.rows(frame.rail, view)
        match aside.kind:
            case "seat" if aside.id in view.crew:
                return through_glass(rows[view.crew.index(aside.id)].inset(-3), rail)
            case "home":
                return through_glass(home, rail)
            case "deck":
                return Portrait(PILE[0] / PILE[1], partial(_draw_deck, count=len(view.deck)))
            case "discard" if view.discard:
                return self._target(view, Target("card", view.discard[-1]))
            case "danger":
                aid = self._panels.aid_box(frame.own, view)
                return None if aid is None else through_glass(aid, own)
        return None

    def _draw_own(self, canvas: Canvas, own: Rect, view: EscapeState) -> None:
        self._panels.draw_own(canvas, own, view, False)


def _draw_deck(canvas: Canvas, box: Rect, *, count: int) -> None:
    draw_deck(canvas, box.inset(10), count)
