"""What tabletops have in common whose panels stand beside a board of their own.

The panels of a game draw rail and own area and find the words; its tabletop draws the board and
hands everything else on to them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from game.rules.contract import Decision, Event, Option, Seat
from game.scenes.choices import Choices
from game.scenes.tabletop import Aside, Figure, Insight, Thing
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame


class PanelsBeside(Protocol):
    """The panels of a game; see `tabletop.Tabletop` for what each method means."""

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""
        ...

    def draw_own(self, canvas: Canvas, frame: BoardFrame, choices: Choices | None) -> None:
        """Draw the own area, and whatever is asked beside the board."""
        ...

    def shown(self) -> Hashable:
        """Return a value that changes whenever a panel would look different."""
        ...

    def figures(self) -> Sequence[Figure]:
        """Return the public numbers of the status strip."""
        ...

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return the steps in words, and which of them is under way."""
        ...

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        ...

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is."""
        ...

    def warning(self, loss: Event) -> str:
        """Return why an option must be pressed twice."""
        ...


class PanelledTop:
    """The part of a tabletop that its panels answer for."""

    def __init__(self, panels: PanelsBeside) -> None:
        self._beside = panels
        self._choices: Choices | None = None

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""
        self._beside.draw_rail(canvas, frame)

    def draw_own(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the own area and whatever is asked beside the board."""
        self._beside.draw_own(canvas, frame, self._choices)

    def shown_rail(self) -> Hashable:
        """Return what the rail depends on."""
        return self._beside.shown()

    def shown_own(self) -> Hashable:
        """Return what the own area depends on."""
        if self._choices is None:
            return self._beside.shown(), None
        focused = self._choices.focused
        return self._beside.shown(), self._choices.seat, focused.key if focused else None

    def figures(self) -> Sequence[Figure]:
        """Return the public numbers of the status strip."""
        return self._beside.figures()

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return the steps in words, and which of them is under way."""
        return self._beside.crumbs(decision)

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        return self._beside.about_option(choices, option)

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, what is being played."""
        return self._beside.about_target(target)

    def warning(self, loss: Event) -> str:
        """Return why an option that loses must be pressed twice."""
        return self._beside.warning(loss)

    def piece_of(self, seat: Seat) -> Thing:
        """Return what stands for a seat: the row that it has in the rail."""
        return Aside("seat", str(seat))
