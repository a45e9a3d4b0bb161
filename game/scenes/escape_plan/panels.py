"""Everything on the Escape Plan table that is no city: rail, displays, own area, what is said.

The city itself has the spots of all nodes and spaces, of officers, of tiles that have been laid,
and of `button:turn:<k>` (knobs round the tile that is being laid). Everything else is pressed here:
tiles on their stacks, cards, other buttons, everything that lies on a player board. Which part
draws what stands in the files beside this one.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Event, Option, Seat
from game.rules.escape_plan import CONTACTS, PARTS, PlanState, late_fee
from game.scenes.choices import Choices
from game.scenes.escape_plan.about import About
from game.scenes.escape_plan.contacts import draw_contact
from game.scenes.escape_plan.displays import Displays
from game.scenes.escape_plan.gains import Gains
from game.scenes.escape_plan.geometry import Places
from game.scenes.escape_plan.insights import Insights
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.numbers import Numbers
from game.scenes.escape_plan.offers import Offers
from game.scenes.escape_plan.own import OwnArea
from game.scenes.escape_plan.own_screen import Seen
from game.scenes.escape_plan.pointed import Pointed
from game.scenes.escape_plan.portraits import PlanPortraits
from game.scenes.escape_plan.rail import Rail
from game.scenes.escape_plan.rule_links import rule_for, rule_now, rule_of
from game.scenes.escape_plan.stages import NO_TURN, STEPS, stage_begun, stage_of
from game.scenes.escape_plan.things import on_board, on_display
from game.scenes.escape_plan.why_not import WhyNot
from game.scenes.escape_plan.windows import Windows
from game.scenes.fit import Fit
from game.scenes.narration import DOERS
from game.scenes.portraits import Portrait
from game.scenes.table_rules import CURTAIN_RULE
from game.scenes.tabletop import Aside, Figure, Insight, Spot, Thing
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.inputs import Pointer
from game.ui.layout import BoardFrame, Rect

SPOT: Final = 6.0
HELD_SECONDS: Final = 0.35
"""A press on the cover that lasts longer was meant to look only while it lasts."""
EXITS: Final = 3
NOBODY: Final = -1


class Panels:
    """The panels of one match, for one viewer at a time."""

    def __init__(self, texts: Texts, match: Match, naming: PlanNaming, places: Places) -> None:
        self._texts, self._match, self._naming, self._places = texts, match, naming, places
        self._view: PlanState = match.view(None)
        self._viewer: Seat | None = None
        self._choices: Choices | None = None
        self._stage = NO_TURN
        self._doer: int | None = None
        """Of whom is being told while pieces move; None while nothing does."""
        self._changes = 0
        people = sum(plan.kind == "human" for plan in match.seats)
        self._must_cover = people > 1
        self._open = False
        """Whether what is behind the screen can be seen, where several people sit."""
        self._by_keys = False
        """Whether keys have lifted it; if the mouse has, it points at what lies there."""
        self._pressed_at = 0.0
        self._lines: tuple[Choices | None, dict[str, str]] = (None, {})
        self._answer: tuple[Hashable, Insight] = (None, Insight(""))
        """What was said last about an option, and about which one."""
        gains = Gains(texts, naming)
        self._gains = gains
        insights = Insights(texts, naming, gains)
        self._windows = Windows(texts, naming)
        self._rail = Rail(texts, match.seats, naming, match.waiting)
        self._own = OwnArea(texts)
        self._displays = Displays(texts, places)
        self._pointed = Pointed(self._rail, self._own, self._displays)
        self._offers = Offers(texts, naming, gains, insights, self._windows)
        self._about = About(texts, naming, insights, self._windows)
        self._why_not = WhyNot(texts, naming, match)
        self.portraits = PlanPortraits(texts, self._own, self._displays)

    @property
    def covers(self) -> bool:
        """Whether the displays lie over the city: never, all of them have room beside it."""
        return False

    def settle(self, view: PlanState, viewer: Seat | None) -> None:
        """Show exactly this view, which is that of the viewer."""
        if viewer != self._viewer:
            self._open = False
            self._pointed.forget()
        self._view, self._viewer = view, viewer
        self._naming.see(view)
        self._stage = stage_of(view, None)
        self._doer = None
        self._changes += 1

    @property
    def doer(self) -> int | None:
        """Of whom is being told while pieces move; None while nothing does or nobody did it."""
        return None if self._doer == NOBODY else self._doer

    def tell_of(self, event: Event) -> None:
        """Show who brings an event about, as it begins."""
        self._doer = _doer_of(event)
        self._changes += 1

    def follow(self, shown: PlanState, event: Event) -> None:
        """Show what the city shows while pieces move, after an event that has just been told."""
        self._view = shown
        self._naming.see(shown)
        self._stage = stage_begun(event, self._stage)
        self._changes += 1

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""
        self._choices = choices

    @property
    def watched(self) -> Seat | None:
        """Whose board is looked at: the mouse is on the row of somebody else in the rail."""
        return self._pointed.watched

    def press(self, canvas: Canvas, frame: BoardFrame, pointer: Pointer) -> bool:  # noqa: ARG002
        """Look behind the own screen while the mouse is held there, or until the next press."""
        self._pointed.follow(frame, self._view, self._seat, pointer)
        if not self._must_cover or not self._seen.secrets or pointer.button != 1:
            return False
        box = self._own.boxes(frame.own)["block.screen"]
        if pointer.kind == "down" and box.contains(pointer.x, pointer.y):
            self._open = not self._open
            self._by_keys = False
            self._pressed_at = time.monotonic() if self._open else 0.0
        elif pointer.kind == "up" and self._open and self._pressed_at:
            held = time.monotonic() - self._pressed_at
            self._pressed_at = 0.0
            if held < HELD_SECONDS:
                return False
            self._open = False
        else:
            return False
        self._changes += 1
        return True

    @property
    def lifts(self) -> bool:
        """Whether the viewer can lift the cover by keys, or lay it back."""
        covered = not self._open or self._by_keys
        return self._must_cover and self._seen.secrets and covered

    def lift(self) -> None:
        """Lift the cover, or lay it back."""
        self._open = self._by_keys = not self._open
        self._changes += 1

    def about_cover(self) -> Insight:
        """Return what a press on the cover shows its owner."""
        say = self._texts.say
        about = say("escape_plan-own-peek-about")
        return Insight(say("escape_plan-own-cover"), about, rule=CURTAIN_RULE)

    def cover(self, frame: BoardFrame) -> Rect:
        """Return where the cover over money and plan card lies."""
        return self._own.boxes(frame.own)["block.screen"]

    def shown(self) -> Hashable:
        """Return a value that changes whenever a panel would look different."""
        return self._changes

    # Whose board is shown

    @property
    def _seat(self) -> Seat:
        """Whose board is shown: the viewer's, or that of whoever is asked openly or acts."""
        if self._viewer is not None:
            return self._viewer
        if self._choices is not None:
            return self._choices.seat
        if self._doer is not None and 0 <= self._doer < self._view.seats:
            return self._doer
        waiting = self._match.waiting()
        return waiting[0] if waiting else 0

    @property
    def _seen(self) -> Seen:
        seat = self._seat
        secrets = self._view.cash[seat] >= 0
        numbers = self._gains.foreseen(self._view, seat, self._choices)
        if self._viewer is not None:
            return Seen(seat, secrets, self._must_cover and not self._open, numbers)
        called = self._must_cover and self._choices is not None
        return Seen(seat, False, True, numbers, self._naming.who_plainly(seat), called)

    def _openly(self, seat: Seat) -> Seen:
        """Return the board of somebody else as everybody may see it."""
        name = self._naming.who_plainly(seat)
        return Seen(seat, False, True, Numbers.of(self._view, seat), name)

    @property
    def _plan(self) -> str:
        """The own plan card, if it may be seen now."""
        seen = self._seen
        return self._view.plans[seen.seat] if seen.secrets and not seen.covered else ""

    # Where things are pressed

    def _city(self, frame: BoardFrame) -> Rect:
        """Return the part of the board between the columns."""
        fit = Fit.of(self._places, frame.board)
        box = self._places.city
        x, y = fit.screen(box.x, box.y)
        return Rect(x, y, box.w * fit.ratio, box.h * fit.ratio)

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> dict[str, Spot]:
        """Return where the options are pressed that are cards, tiles or buttons."""
        boxes = self._windows.boxes(canvas, self._city(frame), decision, self._told_lines())
        found = {key: Spot(box, SPOT) for key, box in boxes.items()}
        for option in decision.options:
            box = self._own.box_of(frame.own, self._view, self._seat, option.target)
            if decision.kind == "lay_tile":
                box = self._displays.boxes(frame.board)[_stack_of(option)]
            if box is not None and option.key not in found:
                found[option.key] = Spot(box, SPOT)
        return found

    def trays(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> list[Rect]:
        """Return the trays of a question over the lower edge of the city, as far as it has any."""
        return self._windows.trays(canvas, self._city(frame), decision, self._told_lines())

    def covered(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> float:
        """Return how much of the lower edge of the city the tray of a question takes."""
        bottom = self._city(frame).bottom
        return max((bottom - tray.y for tray in self.trays(canvas, frame, decision)), default=0.0)

    def _told_lines(self) -> dict[str, str]:
        """Return what each button costs and brings, worked out once for a question."""
        choices = self._choices
        if choices is None:
            return {}
        if self._lines[0] is not choices:
            lines = {
                option.key: self._gains.line(self._view, choices, option)
                for option in choices.decision.options
                if option.target.kind == "button" and choices.decision.kind != "lay_turn"
            }
            self._lines = choices, lines
        return self._lines[1]

    # Drawing

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Make the pictures of all cards and tiles that may be shown, one at each step."""
        scratch = canvas.layer(frame.own)
        space = self._own.boxes(frame.own)["contact.1"]
        for card in CONTACTS:
            draw_contact(scratch, space, card, self._texts)
            yield
        yield from self._windows.warm(scratch)

    def draw_displays(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the columns beside the city, and the tray of the question over its lower edge."""
        self._displays.draw(canvas, frame.board, self._view, self._plan)
        self._draw_question(canvas, frame)
        self._pointed.draw(canvas, self._city(frame), self._texts)

    def _draw_question(self, canvas: Canvas, frame: BoardFrame) -> None:
        choices = self._choices
        if choices is None:
            return
        focused = choices.focused.key if choices.focused else ""
        if choices.decision.kind == "lay_tile":
            for option in choices.decision.options:
                box = self._displays.boxes(frame.board)[_stack_of(option)]
                if option.key == focused:
                    paint.focus_ring(canvas, box, SPOT)
                else:
                    paint.outline(canvas, box.inset(-1), theme.LAMP, 7, 1.6, 0.8)
        self._windows.draw(canvas, self._city(frame), self._view, choices.seat, choices.decision,
                           self._told_lines(), focused)  # fmt: skip

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""
        self._rail.draw(canvas, frame.rail, self._view, self._doer)

    def draw_own(self, canvas: Canvas, frame: BoardFrame, choices: Choices | None) -> None:
        """Draw the own board, with what is on offer there lit."""
        seen, lit = self._seen, {}
        if self.watched is not None:
            seen = self._openly(self.watched)
        if choices is not None and choices.seat == seen.seat:
            focused = choices.focused
            lit = {option.target: option == focused for option in choices.decision.options}
        self._own.draw(canvas, frame.own, self._view, seen, lit)
        if self._view.fate[seen.seat]:
            name = self._naming.who_plainly(seen.seat)
            self._own.draw_out(canvas, frame.own, self._view.fate[seen.seat], name)

    # What is told

    def figures(self) -> Sequence[Figure]:
        """Return day, part of the day, officers in the city, and what hiding costs."""
        view, say = self._view, self._texts.say
        phase = f"escape_plan-phase-{view.phase}" if view.part < 0 else ""
        part = say(phase) if phase else self._naming.part(PARTS[view.part])
        icon = PARTS[view.part] if view.part >= 0 else "clock"
        city = {each.tile for each in view.laid}
        out = sum(view.officers[tile].bit_count() for tile in city)
        left = EXITS - len(view.closed)
        figures = [
            Figure("sun", theme.LAMP, say("escape_plan-figure-day", day=view.day),
                   say("escape_plan-label-day"), "day"),
            Figure(icon, theme.MIDDLE, part, "", "part"),
            Figure("siren", theme.BAD, str(out), say("escape_plan-label-officers", count=out),
                   "officers"),
            Figure("exit", "#58C4DD", str(left), say("escape_plan-label-exits", count=left),
                   "patrol"),
        ]  # fmt: skip
        if late_fee(view):
            words = say("escape_plan-label-fee")
            figures.append(Figure("cash", theme.WARN, str(late_fee(view)), words, "day"))
        return figures

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return the steps of a turn in words, and which of them is under way; none between turns.

        Income, patrols and the laying of tiles know no such steps.
        """
        stage = self._stage if decision is None else stage_of(self._view, decision)
        if stage == NO_TURN:
            return (), stage
        return tuple(self._texts.say(f"escape_plan-crumb-{step}") for step in STEPS), stage

    def target_at(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> Thing | None:
        """Return the thing under a point of rail or own area, or on the displays."""
        if frame.rail.contains(x, y):
            return self._rail.at(frame.rail, self._view, x, y)
        if frame.own.contains(x, y):
            place = self._own.at(frame.own, x, y)
            return on_board(self._view, self._seat, place, plan_open=bool(self._plan))
        if not frame.board.contains(x, y):
            return None
        choices = self._choices
        if choices is not None:
            trays = self.trays(canvas, frame, choices.decision)
            if any(tray.contains(x, y) for tray in trays):
                return Aside("question")
        return on_display(self._view, self._displays.at(frame.board, x, y))

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        if self._answer[0] != (choices, option.key, self._changes):
            told = self._offers.about(self._view, choices, option)
            told = told.ruled(rule_for(self._view, choices.decision, option))
            self._answer = (choices, option.key, self._changes), told
        return self._answer[1]

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, what is going on."""
        seen = self._seen
        reader = seen.seat if seen.secrets else None
        decision = self._choices.decision if self._choices is not None else None
        if target is None or target == Aside("question"):
            told = self._about.now(self._view, decision, self._stage)
            return told.ruled(rule_now(decision, self._stage))
        told = self._about.thing(self._view, seen.seat, reader, target)
        told = self._why_not.added(told, self._viewer, self._choices, target)
        return told.ruled(rule_of(self._view, target))

    def portrait(self, frame: BoardFrame, thing: Thing) -> Portrait | None:
        """Return how a thing looks large, as far as the viewer may see it now."""
        shown = self._seen
        return self.portraits.of(
            frame, self._view, lambda who: shown if who == shown.seat else self._openly(who),
            shown.seat, self._plan, thing,
        )  # fmt: skip

    def warning(self, loss: Event) -> str:
        """Return why an option that loses must be pressed twice."""
        return self._texts.say(f"escape_plan-result-{loss.data.get('reason', 'caught')}-about")


def _stack_of(option: Option) -> str:
    """Return the stack on which the tile of an option lies."""
    return f"stack.{option.target.id.rpartition(':')[2][0]}"


def _doer_of(event: Event) -> int:
    """Return the participant that an event tells of, or NOBODY."""
    found = (event.data.get(field) for field in DOERS)
    return next((each for each in found if isinstance(each, int)), NOBODY)
