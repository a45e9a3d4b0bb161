"""Everything on the Evacuate! table that is no board: rail, own area, Nomias, and what is said.

One object for the tabletop to ask. Which part draws what stands in the files beside this one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.evacuate import (
    BLUE,
    NOMIA,
    RED,
    RUN_CARDS,
    EvacState,
    losses_until_ready,
    nomia_deck_holds,
)
from game.scenes.choices import Choices
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.hand import EDGE, GAP, HandArea, rise
from game.scenes.evacuate.insights import Insights
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.evacuate.nomia_panels import NomiaPanels
from game.scenes.evacuate.odds import Odds
from game.scenes.evacuate.phases import CHOOSE, STEPS, phase_begun, phase_of
from game.scenes.evacuate.portraits import EvacPortraits
from game.scenes.evacuate.rail import NOBODY, Rail
from game.scenes.evacuate.rule_links import (
    STEP_RULES,
    rule_asked,
    rule_for,
    rule_of,
    rule_of_card,
)
from game.scenes.evacuate.stations import StationCards
from game.scenes.evacuate.tolls import toll_notes
from game.scenes.evacuate.windows import Windows
from game.scenes.fit import Fit
from game.scenes.narration import DOERS, Narrator
from game.scenes.portraits import Portrait, through_glass
from game.scenes.tabletop import Aside, Figure, Insight, Note, Spot, Thing
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame, Rect

PILE_RADIUS: Final = 7.0
DECK_LINES: Final = (
    ("check", theme.INFO, BLUE),
    ("skull", theme.BAD, RED),
    ("ship", theme.GOOD, frozenset(NOMIA) - BLUE - RED),
)
"""In which lines the inspector tells what the Nomia deck holds."""

NOMIA_PANELS: Final = ("nomia_deck", "nomia_discard", "market")


class Panels:
    """The panels of one match, for one viewer at a time."""

    def __init__(self, texts: Texts, match: Match, naming: EvacNaming, places: Places) -> None:
        self._texts = texts
        self._say = texts.say
        self._match = match
        self._places = places
        self._view: EvacState = match.view(None)
        self._viewer: Seat | None = None
        self._choices: Choices | None = None
        self._phase = CHOOSE
        self._doer: int | None = None
        """Of whom is being told while pieces move; None while nothing does."""
        self._tolls: Sequence[Note] = ()
        self._changes = 0
        self._naming = naming
        self._nomias = NomiaPanels(texts, places)
        self._rail = Rail(texts, match.seats, naming, match.waiting, lambda: match.sealed)
        people = any(plan.kind == "human" for plan in match.seats)
        self._hand = HandArea(texts, naming, people=people)
        self.portraits = EvacPortraits(texts, StationCards(texts, places), self._hand)
        self._windows = Windows(texts, naming)
        self._odds = Odds(texts, naming)
        self._insights = Insights(
            texts, naming, Narrator(texts, match.game.id, naming), self._odds,
            self._windows, self._rail,
        )  # fmt: skip

    def settle(self, view: EvacState, viewer: Seat | None) -> None:
        """Show exactly this view, which is that of the viewer."""
        self._view, self._viewer = view, viewer
        self._phase = phase_of(view, None)
        self._doer = None
        self._tolls = toll_notes(self._texts, self._naming, self._match.events_since(0, None))
        self._changes += 1

    def announce(self, event: Event) -> None:
        """Show whose doing an event is, and which step of the round, before anything moves."""
        self._phase = phase_begun(event, self._phase)
        self._doer = _doer_of(event)
        self._changes += 1

    def follow(self, shown: EvacState) -> None:
        """Show what the board shows while pieces move, once an event has been shown."""
        self._view = shown
        self._odds.forget()
        self._changes += 1

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""
        self._choices = choices

    def shown(self) -> Hashable:
        """Return a value that changes whenever a panel would look different."""
        return self._changes

    @property
    def doer(self) -> int | None:
        """The runner that is told of while pieces move; None if nobody in particular is."""
        return None if self._doer == NOBODY else self._doer

    @property
    def _seat(self) -> Seat | None:
        """Whose own area is shown: the viewer's, or that of whoever is asked openly."""
        if self._viewer is None and self._choices is not None:
            return self._choices.seat
        return self._viewer

    # Where things are pressed

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> dict[str, Spot]:
        """Return where the options are pressed that are cards or buttons."""
        fit = Fit.of(self._places, frame.board)
        found = {}
        boxes = self._windows.boxes(canvas, self._window_box(frame.own), decision)
        hand = self._hand_boxes(frame.own)
        for option in decision.options:
            kind, id = option.target
            if kind == "card" and id.startswith("market:"):
                pile = self._nomias.outline(fit, f"market.{id.removeprefix('market:')}")
                found[option.key] = Spot(pile, PILE_RADIUS)
            elif decision.kind == "choose_run" and id in hand:
                found[option.key] = Spot(hand[id], theme.CARD_RADIUS, rise(frame.own))
            elif option.key in boxes:
                found[option.key] = Spot(boxes[option.key], theme.SLOT_RADIUS)
        return found

    def _window_box(self, own: Rect) -> Rect:
        """Return where a question stands in the own area: in place of the hand."""
        side = self._hand.side_box(own)
        return Rect(own.x + EDGE, side.y, side.x - GAP - own.x - EDGE, side.h)

    def _hand_boxes(self, own: Rect) -> Mapping[str, Rect]:
        if self._viewer is None:
            return {}
        return self._hand.card_boxes(own, self._view, self._viewer)

    # Drawing

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Make the pictures of all cards that may be shown, one at each step."""
        yield from self._nomias.warm(canvas, Fit.of(self._places, frame.board))
        for seat in range(self._view.seats):
            yield from self._hand.warm(canvas, frame.own, self._view, seat)

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""
        self._rail.draw(canvas, frame.rail, self._view, self._viewer, self._doer)

    def draw_nomias(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw deck and discard pile above the row, and the market below it."""
        fit = Fit.of(self._places, frame.board)
        self._nomias.draw(canvas, fit, self._view, self._offered())

    def _offered(self) -> Mapping[str, bool]:
        """Return the titles of the market on offer, and whether each has the focus."""
        choices = self._choices
        if choices is None:
            return {}
        focused = choices.focused
        return {
            option.target.id.removeprefix("market:"): option == focused
            for option in choices.decision.options
            if option.target.id.startswith("market:")
        }

    def draw_own(self, canvas: Canvas, frame: BoardFrame, choices: Choices | None) -> None:
        """Draw the hand, or the question in its place, and the panel beside it."""
        own, seat = frame.own, self._seat
        secret = choices is not None and self.crumbs(choices.decision)[1] == CHOOSE
        self._hand.draw_side(canvas, own, self._view, seat, secret=secret)
        focused = choices.focused.key if choices and choices.focused else ""
        if choices is not None and choices.decision.kind != "choose_run":
            box = self._window_box(own)
            self._windows.draw(canvas, box, choices.decision, focused)
        elif seat is None or self._view.alive[seat] == 0:
            self._hand.draw_open(canvas, own, self._view)
        else:
            sealed = self._match.sealed_answer(seat) or ""
            self._hand.draw(canvas, own, self._view, seat, focused, sealed)

    # What is told

    def figures(self) -> Sequence[Figure]:
        """Return round, direction, stations left, losses, and losses until the Transport."""
        view, say = self._view, self._say
        way = say("evacuate-label-right" if view.arrow > 0 else "evacuate-label-left")
        arrow = "arrow" if view.arrow > 0 else "arrow_left"
        lost = str(len(view.tracker) + len(view.beside))
        until = losses_until_ready(view.seats) - len(view.tracker)
        ship = (
            Figure("ship", theme.GOOD, say("evacuate-label-ready"), "", "until")
            if view.evac_ready
            else Figure("ship", theme.GOOD, str(until), say("evacuate-label-until"), "until")
        )
        return (
            Figure("loop", theme.LAMP, say("table-round", round=view.round), "", "round"),
            Figure(arrow, "#E4572E", say("evacuate-label-run"), way, "arrow"),
            Figure("cards", theme.MIDDLE, str(len(view.station_deck)),
                   say("evacuate-label-stations"), "stations"),
            Figure("skull", theme.BAD, lost, say("evacuate-label-lost"), "lost"),
            ship,
        )  # fmt: skip

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return the steps of a round in words, and which of them is under way."""
        words = tuple(self._say(f"evacuate-crumb-{step}") for step in STEPS)
        return words, self._phase if decision is None else phase_of(self._view, decision)

    def target_at(
        self,
        canvas: Canvas,  # noqa: ARG002 - as every tabletop is asked
        frame: BoardFrame,
        x: float,
        y: float,
    ) -> Thing | None:
        """Return the thing under a point of rail or own area, or among the Nomias."""
        if frame.rail.contains(x, y):
            return self._rail.at(frame.rail, self._view, x, y)
        if frame.own.contains(x, y):
            return self._in_own_area(frame.own, x, y)
        if not frame.board.contains(x, y):
            return None
        fit = Fit.of(self._places, frame.board)
        for card in self._view.market:
            if self._nomias.outline(fit, f"market.{card}").contains(x, y):
                return Target("card", f"market:{card}")
        names = (name for name in (*NOMIA_PANELS, "tracker")
                 if self._nomias.outline(fit, name).contains(x, y))  # fmt: skip
        return next((Aside(name) for name in names), None)

    def _in_own_area(self, own: Rect, x: float, y: float) -> Thing | None:
        side, seat = self._hand.side_box(own), self._seat
        if side.contains(x, y):
            return (
                Aside("own")
                if seat is None or not self._view.civs[seat]
                else self._in_civ(side, seat, x, y)
            )
        choices = self._choices
        if choices is not None and choices.decision.kind != "choose_run":
            return None
        if seat is None or self._view.alive[seat] == 0:
            return self._among_open(own, x, y)
        for card, box in self._hand_boxes(own).items():
            if box.contains(x, y):
                return Target("card", card)
        return None

    def _among_open(self, own: Rect, x: float, y: float) -> Thing | None:
        """Return the seat, or its open card, that lies under a point for those who watch."""
        for seat, box in enumerate(self._hand.open_boxes(own, self._view)):
            if box.contains(x, y):
                card = self._view.revealed[seat]
                return Target("card", card) if card else Aside("seat", str(seat))
        return None

    def _in_civ(self, side: Rect, seat: Seat, x: float, y: float) -> Thing:
        for card, box in self._hand.special_boxes(side, self._view, seat).items():
            if box.contains(x, y):
                return Target("card", card)
        return Aside("civ", str(seat))

    def portrait(self, frame: BoardFrame, aside: Aside) -> Portrait | None:
        """Return how something beside the row looks large."""
        rail = partial(self.draw_rail, frame=frame)
        own = partial(self.draw_own, frame=frame, choices=self._choices)
        if aside.kind in NOMIA_PANELS:
            box = self._nomias.outline(Fit.of(self._places, frame.board), aside.kind)
            return through_glass(box, partial(self.draw_nomias, frame=frame))
        rows = self._rail.rows(frame.rail, self._view)
        return self.portraits.aside(frame, self._view, rows, aside, (rail, own))

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        told = self._insights.option(self._view, choices, option)
        return told.ruled(rule_for(self._view, choices.decision, option))

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, what is going on."""
        if target is None:
            return self._now()
        rule = rule_of(self._view, target)
        if isinstance(target, Target):
            return self._insights.of_target(self._view, self._viewer, target).ruled(rule)
        return self._about_aside(target).ruled(rule)

    def _about_aside(self, aside: Aside) -> Insight:
        told, view = self._insights.told, self._view
        match aside.kind:
            case "seat":
                return self._insights.runner(view, int(aside.id))
            case "badge":
                return self._insights.runner(view, theme.seat_of(aside.id))
            case "civ":
                return self._insights.civ(view, int(aside.id))
            case "step":
                return told(f"step_{STEPS[int(aside.id)]}")
            case "nomia_deck":
                return self._about_deck()
            case "tracker":
                return told("until", count=losses_until_ready(view.seats))
            case "figure" if aside.id == "until":
                return told("until", count=losses_until_ready(view.seats))
            case "figure":
                return told(aside.id)
            case _:
                return told(aside.kind)

    def _about_deck(self) -> Insight:
        """Return what the Nomia deck holds, title by title."""
        held = Counter(nomia_deck_holds(self._view))
        notes = []
        for icon, colour, titles in DECK_LINES:
            told = [
                self._say("evacuate-deck-title", title=self._naming.short(card), count=held[card])
                for card in held
                if card in titles
            ]
            if told:
                notes.append(Note(icon, colour, self._naming.joined(told)))
        return self._insights.told("nomia_deck", notes, count=held.total())

    def _now(self) -> Insight:
        """Return what is going on: the Nomia card that is up, the own card, or the round."""
        view, seat = self._view, self._viewer
        if view.nomia:
            return self._nomia_up(view.nomia)
        choices = self._choices
        if choices is not None and choices.decision.kind != "choose_run":
            title, text = self._windows.about(choices.decision)
            if title:
                return Insight(title, text, rule=rule_asked(choices.decision))
        if seat is not None and view.revealed[seat] in RUN_CARDS:
            card = view.revealed[seat]
            return self._insights.run_card(view, seat, card).ruled(rule_of_card(card))
        notes = self._before_choosing() if self._phase == CHOOSE else ()
        step = STEPS[self._phase]
        return self._insights.told(f"step_{step}", notes).ruled(STEP_RULES[step])

    def _before_choosing(self) -> Sequence[Note]:
        """Return what to know before a run card is chosen: the last attack, and who is bound."""
        seat = self._viewer
        if seat is None or not self._view.stunned[seat]:
            return self._tolls
        return Note("x", theme.BAD, self._say("evacuate-odds-stunned-about")), *self._tolls

    def _nomia_up(self, card: str) -> Insight:
        """Return the Nomia card that is up; while a question stands, also how many follow it."""
        insight = self._insights.card(card)
        notes = self._insights.to_come(self._view) if self._choices else ()
        return Insight(insight.title, insight.text, notes=notes, rule=rule_of_card(card))

    def warning(self, loss: Event) -> str:
        """Return why an option that loses must be pressed twice."""
        return self._insights.loss(loss)


def _doer_of(event: Event) -> int:
    """Return the runner that an event tells of, or NOBODY."""
    found = (event.data.get(field) for field in DOERS)
    return next((each for each in found if isinstance(each, int)), NOBODY)
