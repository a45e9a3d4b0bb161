"""The crumbs of a turn in the prompt line: a press leads back to a step that lies behind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from game.content.texts import Texts
from game.scenes import table_panels as panels
from game.scenes.tabletop import Aside, Insight, Note, Tabletop
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.focus import Target
from game.ui.layout import BoardFrame, Rect

CRUMB: Final = "crumb:"
"""What the id of the focusable of a step begins with; its number follows."""

COLUMN_MARGIN: Final = 8.0
"""Around the steps where they stand below each other."""

Marks: TypeAlias = Mapping[int, tuple[bool, str]]
"""Of some steps whether they can be gone back to, and why not."""


class Crumbs:
    """The steps of a turn at one table, and which of them can be pressed."""

    def __init__(self, texts: Texts, top: Tabletop) -> None:
        self._say = texts.say
        self._top = top
        self.marks: Marks = {}

    @property
    def closed(self) -> frozenset[int]:
        """The steps that nobody can go back to any more."""
        return frozenset(step for step, (free, _) in self.marks.items() if not free)

    def width(self, canvas: Canvas, words: Sequence[str]) -> float:
        """Return the width of all steps."""
        return panels.crumbs_width(canvas, words, self.closed)

    def place(
        self, canvas: Canvas, frame: BoardFrame, left: float, words: Sequence[str], bottom: float
    ) -> tuple[Canvas, list[Rect]]:
        """Return where each step stands, and a canvas with letters that fit there.

        They stand in the prompt line from `left` on, or in their column down to `bottom`.
        """
        line = frame.steps
        if not frame.column:
            return canvas, panels.crumb_boxes(canvas, left, line.cy, words, self.closed)
        column = line.inset(COLUMN_MARGIN, COLUMN_MARGIN, COLUMN_MARGIN, line.bottom - bottom)
        return panels.crumb_stack(canvas, column, words, self.closed)

    def items(self, boxes: Sequence[Rect], press: Callable[[str], None]) -> list[Target]:
        """Return a focusable for each step that lies behind; `press` takes its id."""
        return [
            Target(
                f"{CRUMB}{step}",
                boxes[step],
                partial(press, f"{CRUMB}{step}"),
                theme.SLOT_RADIUS,
                *self.marks[step],
            )
            for step in sorted(self.marks)
        ]

    def draw(
        self,
        canvas: Canvas,
        boxes: Sequence[Rect],
        crumbs: tuple[Sequence[str], int],
        focused: str,
    ) -> None:
        """Draw all steps."""
        panels.draw_crumbs(canvas, boxes, *crumbs, self.closed, step_of(focused))

    def about(self, step: int) -> Insight:
        """Return what a step is, and what pressing it does."""
        insight = self._top.about_target(Aside("step", str(step)))
        free, why_not = self.marks[step]
        note = (
            Note("undo", theme.LAMP, self._say("table-crumb-back"))
            if free
            else Note("lock", theme.WARN, why_not)
        )
        return replace(insight, notes=(*insight.notes, note))


def step_of(focused: str) -> int | None:
    """Return the number of the step whose focusable has this id, or None."""
    return int(focused.removeprefix(CRUMB)) if focused.startswith(CRUMB) else None
