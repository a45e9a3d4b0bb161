"""The side of a table: the inspector and the log, beside the board or as drawers over it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Final, TypeAlias

from game.scenes import table_panels as panels
from game.scenes.log_panel import LogPanel
from game.scenes.rule_line import RuleLine
from game.scenes.table_words import InspectorWords, TableWords
from game.scenes.tabletop import Insight
from game.ui.canvas import Canvas
from game.ui.focus import Focusable
from game.ui.layout import BoardFrame, Rect, board_frame

INSPECTOR_SHARE: Final = 0.56
"""How much of the side panel the inspector has where the log stands below it."""

DRAWER_MARGIN: Final = 12.0
"""Between the edge of the side panel and the inspector in it."""

Layer: TypeAlias = tuple[str, Rect, Hashable, Callable[[Canvas], None]]
"""One panel: its name, its region, what it shows, and how it is drawn."""


class TableSide:
    """Lays inspector and log of one table out and draws them."""

    def __init__(self, log: LogPanel, says: InspectorWords, rule_line: RuleLine, tint: str) -> None:
        self.pointed = 0.0
        """How far right lies what was asked about last."""
        self._log = log
        self._says = says
        self._rule_line = rule_line
        self._tint = tint
        self._frame: BoardFrame = board_frame(1280, 720)
        self._canvas: Canvas | None = None
        self._left = False
        """The drawer lies on the left half of the board."""

    def lay_out(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Take in the size of the window."""
        self._canvas, self._frame = canvas, frame
        self._log.drawer = frame.drawer

    @property
    def inspector(self) -> Rect:
        """Where the inspector stands."""
        return self._regions()[0]

    @property
    def log(self) -> Rect:
        """Where the log stands."""
        return self._regions()[1]

    def _regions(self) -> tuple[Rect, Rect]:
        """Return the regions of the inspector and of the log; neither ever gives way."""
        frame = self._frame
        if frame.drawer:
            return frame.drawer_at(left=self._left), frame.drawer_at(left=True)
        if frame.log is not None:
            return frame.inspector, frame.log
        side = frame.inspector
        inspector, log = side.rows(round(side.h * INSPECTOR_SHARE), None)
        return inspector, log

    def choose(self, words: TableWords, focused: Focusable | None) -> None:
        """Let a drawer lie on the side of the board where its thing is not."""
        x: float | None = None
        if words.about is not None:
            x = self.pointed
        elif focused is not None:
            x = focused.box[0] + focused.box[2] / 2
        if x is not None:
            self._left = x > self._middle

    @property
    def _middle(self) -> float:
        """Half way between the two places of a drawer."""
        right, left = self._frame.drawer_at(left=False), self._frame.drawer_at(left=True)
        return (right.x + left.right) / 2

    def layers(self, words: TableWords, focused: str) -> Iterator[Layer]:
        """Yield the inspector and the log; as drawers, only the one that is wanted."""
        inspector, log = self._regions()
        drawer = self._frame.drawer
        self._rule_line.go()
        if not drawer or (self._log.away and self._says.particular(words, focused)):
            insight = self._says.insight(words, focused)
            region = self._as_high_as(inspector, insight) if drawer else inspector
            if insight.rule and self._canvas is not None:
                self._rule_line.stand(self._canvas, self._within(region))
            yield "side", region, insight, partial(self._draw_inspector, insight, region)
        if not self._log.away:
            told = tuple((entry.look, entry.round, entry.text) for entry in words.entries)
            yield "log", log, (told, self._log.place), partial(self._draw_log, words)

    def _as_high_as(self, drawer: Rect, insight: Insight) -> Rect:
        """Return a drawer that covers no more of the board than it needs to tell this."""
        if self._canvas is None:
            return drawer
        room, link = drawer.inset(DRAWER_MARGIN), bool(insight.rule)
        high = panels.inspector_height(self._canvas, room, insight, link=link)
        return Rect(drawer.x, drawer.y, drawer.w, high + 2 * DRAWER_MARGIN)

    def _within(self, region: Rect) -> Rect:
        """Return where the inspector stands within its region."""
        margin = DRAWER_MARGIN
        return region.inset(margin, margin, margin, margin if self._frame.drawer else 4)

    def _draw_inspector(self, insight: Insight, region: Rect, canvas: Canvas) -> None:
        frame = self._frame
        ground = region if frame.drawer else frame.inspector
        panels.draw_side(canvas, ground, self._tint, left=frame.drawer and self._left)
        link = self._rule_line.words(insight.rule)
        panels.draw_inspector(canvas, self._within(region), insight, self._tint, link)

    def _draw_log(self, words: TableWords, canvas: Canvas) -> None:
        region, frame = self.log, self._frame
        ground = region if frame.drawer else frame.log or frame.inspector
        panels.draw_side(canvas, ground, self._tint, left=frame.drawer)
        self._log.draw(canvas, region, words.entries)
