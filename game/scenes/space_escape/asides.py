"""What stands beside the Space Escape board and can be asked about: where, and what is told of it.

Seats and items on the rail, open cards and piles in the own area, the public numbers of the strip,
badges and steps. None of it is ever chosen, but for the cards.
"""

from __future__ import annotations

from typing import Final

from game.content.texts import Texts, styled
from game.rules.contract import Target
from game.rules.space_escape import GONE, SNAKES, EscapeState
from game.scenes.space_escape.insights import Insights
from game.scenes.space_escape.naming import SpaceNaming
from game.scenes.space_escape.panels import CAPTION_Y, SpacePanels
from game.scenes.space_escape.turn_steps import STEPS
from game.scenes.tabletop import Aside, Insight, Note, Thing
from game.ui import theme
from game.ui.layout import BoardFrame, Rect

ABOVE: Final = 2 * CAPTION_Y
"""How far above a card or pile its caption reaches."""


class Asides:
    """Knows where things lie beside the board of one match, and what they are."""

    def __init__(
        self, texts: Texts, naming: SpaceNaming, panels: SpacePanels, insights: Insights
    ) -> None:
        self._texts = texts
        self._naming = naming
        self._panels = panels
        self._insights = insights

    # Where

    def at(self, frame: BoardFrame, view: EscapeState, x: float, y: float) -> Thing | None:
        """Return what lies under a point of rail or own area."""
        if frame.rail.contains(x, y):
            return self._on_rail(frame.rail, view, x, y)
        if frame.own.contains(x, y):
            return self._in_own_area(frame.own, view, x, y)
        return None

    def _on_rail(self, rail: Rect, view: EscapeState, x: float, y: float) -> Aside | None:
        rows, home = self._panels.rows(rail, view)
        for colour, row in zip(view.crew, rows, strict=True):
            if row.contains(x, y):
                on_badge = self._panels.badge_box(row).contains(x, y)
                return Aside("badge" if on_badge else "seat", colour)
        for item, box in self._panels.item_boxes(home, view).items():
            if box.contains(x, y):
                return Aside("item", item)
        return Aside("home") if home.contains(x, y) else None

    def _in_own_area(self, own: Rect, view: EscapeState, x: float, y: float) -> Thing | None:
        for hand, box in enumerate(self._panels.hand_boxes(own, view)):
            card = view.hands[hand]
            if box.contains(x, y):
                return Aside("no_card") if card is None else Target("card", card)
            if _above(box, own).contains(x, y) and hand != view.turn:
                return Aside("seat", view.crew[view.hand_rats[hand][0]])
        deck, discard = self._panels.pile_boxes(own, view)
        for name, box in (("deck", deck), ("discard", discard)):
            if box.contains(x, y) or _above(box, own).contains(x, y):
                return Aside(name)
        aid = self._panels.aid_box(own, view)
        return Aside("danger") if aid is not None and aid.contains(x, y) else None

    # What

    def insight(self, view: EscapeState, aside: Aside) -> Insight:
        """Return what a thing beside the board is."""
        match aside.kind:
            case "item":
                return self._insights.target(view, Target("piece", f"item:{aside.id}"))
            case "seat":
                return self._seat(view, aside.id)
            case "badge":
                return self._badge(aside.id)
            case "discard":
                return self._discard(view)
            case "figure" if aside.id == "snakes":
                return self._snakes(view)
            case "step":
                return self._told(f"step_{STEPS[int(aside.id)]}")
            case "figure":
                return self._told(aside.id)
            case _:
                return self._told(aside.kind)

    def _told(self, name: str, notes: tuple[Note, ...] = (), **values: int | str) -> Insight:
        return Insight(
            title=self._texts.say(f"space_escape-aside-{name}"),
            text=self._texts.say(f"space_escape-aside-{name}-about", **values),
            notes=notes,
        )

    def _seat(self, view: EscapeState, colour: str) -> Insight:
        """Return who moves the rat of a row, and what it has."""
        rat = self._insights.target(view, Target("piece", f"rat:{colour}"))
        text = self._texts.say(
            "space_escape-aside-seat-about",
            kind=self._panels.kind(colour),
            rat=_rat_name(self._texts, colour),
            named=int(self._naming.named_by_player(colour)),
        )
        return Insight(rat.title, text, rat.sprite, rat.notes)

    def _badge(self, colour: str) -> Insight:
        """Return what the letter on a badge stands for."""
        letter = theme.SEATS[theme.seat_of(colour)].letter
        name, owner = _rat_name(self._texts, colour), self._naming.owner(colour)
        return Insight(
            title=self._texts.say("space_escape-aside-badge", letter=letter, rat=name),
            text=self._texts.say("space_escape-aside-badge-about", letter=letter, rat=name),
            sprite=f"rat_{colour}",
            notes=() if owner is None else (Note("person", theme.INFO, self._naming.seat(owner)),),
        )

    def _discard(self, view: EscapeState) -> Insight:
        """Return the discard pile, with what the card on top says."""
        if not view.discard:
            return self._told("discard", cards=0)
        top = self._insights.target(view, Target("card", view.discard[-1]))
        return self._told("discard", top.notes, cards=len(view.discard))

    def _snakes(self, view: EscapeState) -> Insight:
        """Return how many snakes of each colour are aboard, and how many can still come."""
        aboard = [
            colour
            for colour, spot in zip(view.snake_colours, view.snake_spots, strict=True)
            if spot != GONE
        ]
        notes = tuple(
            Note(
                "snake",
                theme.SNAKES[colour].text,
                self._texts.say(
                    "space_escape-aside-snakes-count",
                    colour=self._naming.snake(colour),
                    aboard=aboard.count(colour),
                    spare=view.spare[colour],
                ),
            )
            for colour in SNAKES
        )
        return self._told("snakes", notes)


def _rat_name(texts: Texts, colour: str) -> str:
    """Return what a rat is called after its colour, whoever moves it."""
    return styled(f"rat-{colour}", texts.say(f"space_escape-rat-{colour}"))


def _above(box: Rect, own: Rect) -> Rect:
    """Return where the caption over a card or pile stands."""
    return Rect(box.x, max(own.y, box.y - ABOVE), box.w, min(ABOVE, box.y - own.y))
