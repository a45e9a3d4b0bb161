"""The face of a table: where its panels and buttons stand, and in which order they are drawn.

Panels are panes: painted anew only when what they show has changed. The board is drawn in every
frame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final

from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision
from game.scenes import table_panels as panels
from game.scenes.boxes import box_of
from game.scenes.choices import Choices
from game.scenes.chronicle import Entry, Line
from game.scenes.crumbs import Crumbs, Marks
from game.scenes.hints import Told, draw_lit
from game.scenes.log_panel import LogPanel
from game.scenes.log_reading import draw_places
from game.scenes.rule_line import RuleLine
from game.scenes.sight import Sight
from game.scenes.table_buttons import ButtonStates, TableButtons, in_strip
from game.scenes.table_side import Layer, TableSide
from game.scenes.table_warming import Warming
from game.scenes.table_words import ABOUT_LOG, VEIL, InspectorWords, TableWords
from game.scenes.tabletop import (
    Aside,
    Figure,
    Scrolling,
    Tabletop,
    Thing,
    Veiled,
)
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.control_map import CONTROLS
from game.ui.focus import Focusable, Target
from game.ui.inputs import Pointer
from game.ui.layout import BoardFrame, Rect, board_frame
from game.ui.panes import Panes
from game.ui.tones import mix
from game.ui.widgets import NOWHERE

PROMPT_TINT: Final = "#26314a"

BADGE: Final = 44.0
"""Width of the part of the prompt line in which the badge stands."""

SENTENCE_SHARE: Final = 0.46
"""How much of the prompt line its sentence has at least, where letters are large."""

VEIL_RADIUS: Final = 9.0

OPTION: Final = "option:"
"""What the id of the focusable of an option begins with; its key follows."""


class TableFace:
    """Lays the panels of one match out and draws them."""

    def __init__(
        self, texts: Texts, match: Match, top: Tabletop, foot: float = 0.0, low_foot: float = 0.0
    ) -> None:
        """Leave a strip free at the lower edge of the window, `foot` high.

        Where letters are large it is only `low_foot` high.
        """
        self.panes = Panes()
        self._feet = foot, low_foot
        self.foot = foot
        """How high the strip at the lower edge is now."""
        self.aside = 0.0
        """How much of the prompt line stays free at its right end."""
        self.column_foot = 0.0
        """How much of the column of steps stays free at its lower end."""
        self.log = LogPanel(texts, match.game.id)
        self._crumbs = Crumbs(texts, top)
        self.on_board: Callable[[Canvas, BoardFrame], None] = lambda _canvas, _frame: None
        """Draws what lies on the board of any game, below the panels."""
        self.press: Callable[[str], None] = lambda _id: None
        """Takes the id of whatever is pressed; nothing is at a table that is looked back at."""
        self.frame: BoardFrame = board_frame(1280, 720)
        self._texts = texts
        self._match = match
        self._top = top
        self._box = box_of(match.game.id)
        self.buttons = TableButtons(texts)
        self._look = 0
        """The seat look whose badge stands in the prompt line."""
        self.aside_in_strip = 0.0
        """How much of the strip stays free at its right end, for a sign."""
        self.sight = Sight(top)
        self.says = InspectorWords(texts, top, self.buttons, self._crumbs)
        self.warming = Warming(match, top, self.sight, self._prompt_tint)
        self._decision: Decision | None = None
        self.rule_line = RuleLine(texts, match.game.id)
        self._side = TableSide(self.log, self.says, self.rule_line, self._box.tint)

    def lay_out(self, canvas: Canvas) -> None:
        """Take in the size of the window."""
        for foot in self._feet:
            self.foot = foot
            self.frame = board_frame(canvas.width, canvas.height - foot, canvas.text_scale)
            if not self.frame.column:
                break
        self._side.lay_out(canvas, self.frame)
        self.warming.fit(canvas, self.frame)

    def lay_log(self, canvas: Canvas, entries: Sequence[Entry]) -> None:
        """Set the log in lines, so that one knows where its sentences stand."""
        self.log.lay_out(canvas, self._side.log, entries)

    def option_items(self, canvas: Canvas, choices: Choices | None) -> list[Focusable]:
        """Return a focusable for each option of the question, in its order."""
        self._decision = None
        if choices is None:
            return []
        self._decision = choices.decision
        spots = self.sight.spots(canvas.plain(), self.frame, choices.decision)
        return [
            Target(OPTION + key, spot.box, partial(self.press, OPTION + key), spot.radius)
            for key, spot in spots.items()
        ]

    @property
    def lifts(self) -> bool:
        """Whether what the viewer alone may know lies under a cover that keys can lift."""
        return isinstance(self._top, Veiled) and self._top.lifts

    def lift(self) -> None:
        """Lift the cover over what the viewer alone may know, or lay it back."""
        if isinstance(self._top, Veiled):
            self._top.lift()

    def veil_items(self) -> list[Focusable]:
        """Return the cover as something to press, if this game has one."""
        top = self._top
        if not isinstance(top, Veiled):
            return []
        return [Target(VEIL, top.veil(self.frame), partial(self.press, VEIL), VEIL_RADIUS)]

    def button_items(self, canvas: Canvas, states: ButtonStates) -> list[Focusable]:
        """Place the buttons and return a focusable for each."""
        self.buttons.place(canvas, self.frame, states, self._room_for_buttons(canvas))
        return self.buttons.items(self.press)

    def _room_for_buttons(self, canvas: Canvas) -> float:
        """Return how much of the prompt line buttons may take: letters of usual size fit anyway."""
        if canvas.text_scale <= 1:
            return inf
        steps, _ = self._top.crumbs(self._decision)
        return self.frame.steps.w * (1 - SENTENCE_SHARE) - self._crumbs.width(canvas, steps)

    def crumb_items(self, canvas: Canvas, choices: Choices | None, marks: Marks) -> list[Focusable]:
        """Return a focusable for each step of the turn that is marked, once buttons are placed."""
        self._crumbs.marks = marks
        steps, _ = self._top.crumbs(choices.decision if choices else None)
        _, boxes = self._place_crumbs(canvas, steps)
        return [*self._crumbs.items(boxes, self.press)]

    def draw(self, canvas: Canvas, words: TableWords, focused: Focusable | None) -> None:
        """Draw the whole table, what the eye is on first; see `panes.behind` afterwards."""
        self._look = words.look
        self.sight.draw(canvas.plain(), self.frame, self.on_board)
        self._side.choose(words, focused)
        self.panes.begin()
        for name, region, content, draw in self._layers(words, focused.id if focused else ""):
            stamp = (content, region, canvas.stamp, CONTROLS.stamp)
            self.panes.show(canvas, name, region, stamp, draw, can_wait=name != "prompt")
        self.warming.dear = self.panes.painted > 0
        if words.hint is not None and words.choices is not None:
            self._draw_lit(canvas, words.choices, words.hint)

    def ring_places(self, canvas: Canvas, line: Line | None) -> None:
        """Draw a ring of light round what a sentence of the log names, if one is meant."""
        if line is not None:
            canvas = canvas.plain()  # The board is drawn so; see `draw`.
            draw_places(canvas, self.sight.places(self.frame, line))

    def _draw_lit(self, canvas: Canvas, choices: Choices, hint: Told) -> None:
        """Draw a ring round every option that a hint speaks of, with the icon of what it says."""
        canvas = canvas.plain()
        spots = self.sight.spots(canvas, self.frame, choices.decision)
        focused = choices.focused
        for key, (icon, colour) in hint.lit.items():
            if key in spots:
                at = focused is not None and focused.key == key
                draw_lit(canvas, spots[key], icon, colour, focused=at)

    def _layers(self, words: TableWords, focused: str) -> Iterator[Layer]:
        """Yield each panel: its name, region, what it shows, and how it is drawn."""
        frame, top, tint = self.frame, self._top, self._box.tint
        crumbs = top.crumbs(words.choices.decision if words.choices else None)
        closed, looks = self._crumbs.closed, self.buttons.looks
        said = (words.sentence, words.look, words.alarm, crumbs, closed, looks, focused)
        yield "prompt", frame.prompt, said, partial(self._draw_prompt, words, crumbs, focused)
        if not frame.drawer:
            yield from self._side.layers(words, focused)

        def own(layer: Canvas) -> None:
            panels.draw_own_ground(layer, frame.own, tint)
            top.draw_own(layer.plain(), frame)
            if focused == VEIL and isinstance(top, Veiled):
                paint.focus_ring(layer, top.veil(frame), VEIL_RADIUS)

        def rail(layer: Canvas) -> None:
            panels.draw_side(layer, frame.rail, tint, left=True)
            top.draw_rail(layer.zoomed(frame.rail_zoom), self._on_rail)

        yield "own", frame.own, (top.shown_own(), focused == VEIL), own
        yield "rail", frame.rail, top.shown_rail(), rail
        figures = top.figures()
        strip = (tuple(figures), focused if in_strip(focused) else "", self.aside_in_strip)
        yield "strip", frame.strip, strip, partial(self._draw_strip, figures, focused)
        if frame.column:
            shown = (crumbs, closed, looks, focused)
            yield "steps", frame.steps, shown, partial(self._draw_steps, crumbs, focused)
        if frame.drawer:  # It lies over all others.
            yield from self._side.layers(words, focused)

    def _draw_strip(self, figures: Sequence[Figure], focused: str, canvas: Canvas) -> None:
        frame, box = self.frame, self._box
        shown = self._strip(canvas, figures)
        panels.draw_strip(canvas, frame.strip, shown, box.face, box.tint)
        self.buttons.draw(canvas, frame.strip, focused)

    @property
    def inspector(self) -> Rect:
        """Where the inspector stands."""
        return self._side.inspector

    @property
    def log_region(self) -> Rect:
        """Where the log stands."""
        return self._side.log

    def rule_told(self, words: TableWords, focused: Focusable | None) -> str:
        """Return what the rules tell of whatever the inspector would tell of; see `Insight`."""
        return self.says.insight(words, focused.id if focused else "").rule

    def thing_at(self, canvas: Canvas, x: float, y: float) -> Thing | None:
        """Return what lies under a logical point and can be asked about, if anything."""
        frame = self.frame
        self._side.pointed = x
        if frame.strip.contains(x, y):
            shown = self._strip(canvas, self._top.figures())
            both = zip(shown.figures, shown.boxes, strict=True)
            ids = (f.id for f, box in both if box.contains(x, y))
            return next((Aside("figure", id) for id in ids if id), None)
        if frame.prompt.contains(x, y) or frame.steps.contains(x, y):
            return self._in_prompt(canvas, x, y)
        if not self.log.away and self._side.log.contains(x, y):
            return ABOUT_LOG
        frame, x, y = self._seen_by_game(x, y)
        return self._top.target_at(canvas.plain(), frame, x, y)

    def seat_at(self, canvas: Canvas, x: float, y: float) -> Aside | None:
        """Return the seat whose row of the rail lies under a logical point."""
        thing = self.thing_at(canvas, x, y) if self.frame.rail.contains(x, y) else None
        return thing if isinstance(thing, Aside) and thing.kind == "seat" else None

    def scrolls(self, canvas: Canvas, pointer: Pointer, *, on_option: bool = False) -> bool:
        """Let the mouse come nearer to the board, or look aside; say if it was used up."""
        if self.frame.rail.contains(pointer.x, pointer.y):
            frame, x, y = self._seen_by_game(pointer.x, pointer.y)
            top, there = self._top, replace(pointer, x=x, y=y)
            return isinstance(top, Scrolling) and top.scroll(canvas.plain(), frame, there)
        return self.sight.scroll(canvas.plain(), self.frame, pointer, on_option=on_option)

    def _seen_by_game(self, x: float, y: float) -> tuple[BoardFrame, float, float]:
        """Return a point, and the frame in which it lies, in the units that the game draws in."""
        frame, zoom = self.frame, self.frame.rail_zoom
        if frame.board.contains(x, y):
            return self.sight.frame(frame), x, y
        if zoom == 1 or not frame.rail.contains(x, y):
            return frame, x, y
        return self._on_rail, x / zoom, y / zoom

    @property
    def _on_rail(self) -> BoardFrame:
        """The frame in the units of the rail, in which there is nothing else."""
        frame = self.frame
        if frame.rail_zoom == 1:
            return frame
        rail = frame.rail.shrunk(frame.rail_zoom)
        return replace(frame, rail=rail, board=NOWHERE, own=NOWHERE)

    def _strip(self, canvas: Canvas, figures: Sequence[Figure]) -> panels.Strip:
        """Return what there is room for in the strip."""
        frame, title = self.frame, self._texts.say(f"{self._match.game.id}-title")
        right = self.buttons.left_of_strip(frame.strip) - self.aside_in_strip
        named = (title, self._box.face)
        return panels.strip_of(canvas, frame.strip, named, figures, frame.board.x, right)

    def _in_prompt(self, canvas: Canvas, x: float, y: float) -> Aside | None:
        line = self.frame.prompt
        if x < line.x + canvas.grown(BADGE) and line.contains(x, y):
            return Aside("badge", theme.SEATS[self._look].id)
        steps, _ = self._top.crumbs(None)
        _, boxes = self._place_crumbs(canvas, steps)
        for number, box in enumerate(boxes):
            if box.contains(x, y):
                return Aside("step", str(number))
        return None

    @property
    def _prompt_tint(self) -> str:
        """The colour of the ground of the prompt line."""
        return mix(self._box.tint, PROMPT_TINT, 0.3)

    def _draw_prompt(
        self, words: TableWords, crumbs: tuple[Sequence[str], int], focused: str, canvas: Canvas
    ) -> None:
        line = self.frame.prompt
        tint, steps = self._prompt_tint, crumbs[0]
        right = line.right - self.aside if self.frame.column else self._crumbs_left(canvas, steps)
        panels.draw_prompt(
            canvas, line, words.look, words.sentence, tint, right - line.x, alarm=words.alarm
        )
        if not self.frame.column:
            self._draw_crumbs(canvas, crumbs, focused)

    def _draw_steps(self, crumbs: tuple[Sequence[str], int], focused: str, canvas: Canvas) -> None:
        """Draw the column of the steps and the buttons."""
        panels.draw_side(canvas, self.frame.steps, self._box.tint, left=False)
        self._draw_crumbs(canvas, crumbs, focused)

    def _draw_crumbs(self, canvas: Canvas, crumbs: tuple[Sequence[str], int], focused: str) -> None:
        fitting, boxes = self._place_crumbs(canvas, crumbs[0])
        self._crumbs.draw(fitting, boxes, crumbs, focused)
        self.buttons.draw(canvas, self.frame.steps, focused)

    def _place_crumbs(self, canvas: Canvas, steps: Sequence[str]) -> tuple[Canvas, list[Rect]]:
        left, column = self._crumbs_left(canvas, steps), self.frame.steps
        bottom = min(self.buttons.top_in(column), column.bottom - self.column_foot)
        return self._crumbs.place(canvas, self.frame, left, steps, bottom)

    def _crumbs_left(self, canvas: Canvas, steps: Sequence[str]) -> float:
        left = self.buttons.left_of_prompt(self.frame.prompt)
        return left - self._crumbs.width(canvas, steps) - self.aside
