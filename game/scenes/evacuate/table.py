"""Evacuate! on the table: binds row, pieces, panels and words together for one match.

Here and in the files it draws with: the row of station cards with its runners, the arrow below it,
and the strip with the small map and the tracker. `panels.py` and its neighbours draw what lies
above that (Nomia deck and discard) and below (market), the rail and the own area, and say
everything that is said.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.evacuate import EvacState
from game.scenes.choices import Choices
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.evacuate.panels import Panels
from game.scenes.fit import Fit
from game.scenes.tabletop import Figure, Insight, Spot, Thing
from game.ui.canvas import Canvas
from game.ui.director import Part
from game.ui.layout import BoardFrame


class EvacTop:
    """The tabletop of Evacuate!."""

    def __init__(self, texts: Texts, match: Match, board: Board) -> None:
        self._texts = texts
        self._match = match
        self._places = Places(board)
        self._view: EvacState = match.view(None)
        self._viewer: Seat | None = None
        self._choices: Choices | None = None
        self._settled = 0
        self.naming = EvacNaming(texts, match.seats, self._view)
        self._panels = Panels(texts, match.seats, self.naming, self._places)
        self.settle(self._view, None)

    def settle(self, view: Any, viewer: Seat | None) -> None:
        """Show exactly this view."""
        self._view, self._viewer = view, viewer
        self._settled += 1
        self._panels.settle(view, viewer)

    def parts(self, event: Event) -> Sequence[Part]:  # noqa: ARG002
        """Return the motion of an event."""
        return ()

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""
        self._choices = choices

    def acting(self) -> Seat:
        """Return the seat whose turn is shown."""
        waiting = self._match.waiting()
        return waiting[0] if waiting else self._view.first

    def acting_look(self) -> int:
        """Return the look of the seat whose turn is shown."""
        return self.naming.look(self.acting())

    # Where things are pressed

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> Mapping[str, Spot]:
        """Return where each option is pressed: cards and buttons in the panels, else the row."""
        return self._panels.spots(canvas, frame, decision)

    def target_at(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> Thing | None:
        """Return the runner, space or card under a point, or what the panels show there."""
        return self._panels.target_at(canvas, frame, x, y)

    # Drawing

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:  # noqa: ARG002
        """Make the pictures that will be needed at this size."""
        yield

    def draw_board(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the row with its runners, and the Nomia cards above and below it."""
        with canvas.clip(frame.board):
            Fit.of(self._places, frame.board)
            self._panels.draw_nomias(canvas, frame)

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""
        self._panels.draw_rail(canvas, frame)

    def draw_own(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the hand and whatever is asked beside the board."""
        self._panels.draw_own(canvas, frame, self._choices)

    def shown_rail(self) -> Hashable:
        """Return what the rail depends on."""
        return self._settled

    def shown_own(self) -> Hashable:
        """Return what the own area depends on."""
        focused = self._choices.focused if self._choices else None
        decision = self._choices.decision if self._choices else None
        return self._settled, decision, focused.key if focused else None

    def figures(self) -> Sequence[Figure]:
        """Return the public numbers of the status strip."""
        return self._panels.figures()

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return the steps of a round in words, and which of them is under way."""
        return self._panels.crumbs(decision)

    # Words

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        return self._panels.about_option(choices, option)

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, what is being played."""
        return self._panels.about_target(target)

    def warning(self, loss: Event) -> str:
        """Return why an option that loses must be pressed twice."""
        return self._panels.warning(loss)


def on_the_row(target: Target) -> bool:
    """Say whether a target lies on the row: a space, a runner, or a station card."""
    return target.kind in ("node", "piece")
