"""Escape Plan on the table: binds city, pieces, panels and words together for one match.

Here and in the files it draws with: the city with everybody in it. `panels.py` and its neighbours
draw what lies beside it (exits, stacks) and what can be laid over it (the displays), the rail and
the own area, and say everything that is said.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Event, Option, Seat
from game.rules.escape_plan import PlanState
from game.scenes.choices import Choices
from game.scenes.escape_plan.geometry import Places
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.panels import Panels
from game.scenes.tabletop import Figure, Insight, Spot, Thing
from game.ui.canvas import Canvas
from game.ui.director import Beat, Part
from game.ui.inputs import Pointer
from game.ui.layout import BoardFrame


class PlanTop:
    """The tabletop of Escape Plan."""

    def __init__(self, texts: Texts, match: Match, board: Board) -> None:
        self._match = match
        self._places = Places(board)
        self._view: PlanState = match.view(None)
        self._viewer: Seat | None = None
        self._choices: Choices | None = None
        self.naming = PlanNaming(texts, match.seats, self._view)
        self._panels = Panels(texts, match, self.naming, self._places)
        self.settle(self._view, None)

    def settle(self, view: Any, viewer: Seat | None) -> None:
        """Show exactly this view."""
        self._view, self._viewer = view, viewer
        self._panels.settle(view, viewer)

    def parts(self, event: Event) -> Sequence[Part]:
        """Return the motion of an event, after which the panels show what came of it too."""
        return (Beat(0.0, on_start=partial(self._follow, event)),)

    def _follow(self, event: Event) -> None:
        self._panels.follow(self._view, event)

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""
        self._choices = choices
        self._panels.choose(choices)

    def acting(self) -> Seat:
        """Return the seat whose turn is shown."""
        waiting = self._match.waiting()
        return waiting[0] if waiting else self._view.order[0]

    def acting_look(self) -> int:
        """Return the look of the seat whose turn is shown."""
        return self.naming.look(self.acting())

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> Mapping[str, Spot]:
        """Return where each option is pressed: cards and buttons in the panels, else the city."""
        return self._panels.spots(canvas, frame, decision)

    def target_at(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> Thing | None:
        """Return the piece, place or tile under a point, or what the panels show there."""
        return self._panels.target_at(canvas, frame, x, y)

    def scroll(self, canvas: Canvas, frame: BoardFrame, pointer: Pointer) -> bool:
        """Use the mouse to look about the city or to leaf in the panels; say if it was used up."""
        return self._panels.press(canvas, frame, pointer)

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Make the pictures that will be needed at this size."""
        yield from self._panels.warm(canvas, frame)

    def draw_board(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the city with everybody in it, and the panels beside it."""
        with canvas.clip(frame.board):
            self._panels.draw_displays(canvas, frame)

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""
        self._panels.draw_rail(canvas, frame)

    def draw_own(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the own board and whatever is asked beside the city."""
        self._panels.draw_own(canvas, frame, self._choices)

    def shown_rail(self) -> Hashable:
        """Return what the rail depends on."""
        return self._panels.shown()

    def shown_own(self) -> Hashable:
        """Return what the own area depends on."""
        if self._choices is None:
            return self._panels.shown(), None
        focused = self._choices.focused
        return self._panels.shown(), self._choices.seat, focused.key if focused else None

    def figures(self) -> Sequence[Figure]:
        """Return the public numbers of the status strip."""
        return self._panels.figures()

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return the steps of a turn in words, and which of them is under way."""
        return self._panels.crumbs(decision)

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        return self._panels.about_option(choices, option)

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, what is being played."""
        return self._panels.about_target(target)

    def warning(self, loss: Event) -> str:
        """Return why an option that loses must be pressed twice."""
        return self._panels.warning(loss)
