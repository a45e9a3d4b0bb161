"""Since your last turn: what others have done, in numbered sentences beside the board.

The board stays in sight; the same numbers stand on it where things have happened, and what a
sentence names is lit while it is pointed at. Space or a click leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from game.scenes.breather import Breather
from game.scenes.log_reading import draw_places, places_named
from game.scenes.since import Told
from game.scenes.stage import Scene, Services
from game.scenes.tabletop import Spot, Tabletop
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.focus import FocusRing, Target
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.layout import BoardFrame, Rect, board_frame
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width

HEAD: Final = 44.0
FOOT: Final = 34.0
INDENT: Final = 32.0
ROW_GAP: Final = 8.0
NUMBER: Final = 20.0
"""Width of the disc with the number of a sentence."""
LEAVING: Final = (Action.SKIP, Action.CONFIRM, Action.BACK)
STEPS: Final = {Action.DOWN: 1, Action.NEXT: 1, Action.UP: -1, Action.PREVIOUS: -1}
LEAFS: Final = {
    Action.LOG_ON: 1, Action.PAN_DOWN: 1, Action.LOG_BACK: -1, Action.PAN_UP: -1,
}  # fmt: skip
"""Keys that turn to the sentences that come after those in sight, or before them."""
BAR: Final = 6.0
"""Width of the bar that tells how much of a long recap is in sight."""


class Recap(Scene):
    """The recap over a table, which is still seen below it."""

    opaque = False

    def __init__(self, services: Services, top: Tabletop, told: Sequence[Told]) -> None:
        """Tell at least one sentence."""
        self._texts = services.texts
        self._top = top
        self._told = told
        self._breather = Breather(services.settings.now.play.rest_after_curtain)
        self._ring = FocusRing(on_focus=lambda _item: self._touch())
        self.over = False
        """Whether it has been read."""
        self._first = 0
        """The first sentence in sight."""
        self._end = len(told)
        """The one after the last in sight."""
        self._wanted: int | None = None
        """The sentence that is to be meant as soon as it is in sight."""
        self._latest = 0
        """The first sentence in sight when the last one is."""

    @property
    def ring(self) -> FocusRing:
        """The sentences, to be pointed at."""
        return self._ring

    def handle(self, event: Input) -> None:
        """Light what a sentence names, or leave."""
        if self._breather.ignores(event):
            return
        if isinstance(event, Act):
            self._act(event)
        elif isinstance(event, Pointer) and event.kind == "wheel":
            self._scroll_to(self._first - round(event.amount))
        elif isinstance(event, Pointer) and event.kind == "down":
            self._leave()
        elif self._ring.handle(event):
            self._touch()

    def _act(self, act: Act) -> None:
        if not act.down:
            return
        if act.action in LEAVING and not act.repeat:
            self._leave()
        elif act.action in STEPS:
            self._step(STEPS[act.action])
        elif act.action in LEAFS:
            shown = max(1, self._end - self._first - 1)
            self._scroll_to(self._first + LEAFS[act.action] * shown)
        elif act.action is Action.LOG_END:
            self._scroll_to(self._latest)

    def _step(self, by: int) -> None:
        """Mean the next sentence, and bring it into sight; after the last one the first."""
        self._ring.by_keys = True
        here = self._meant
        count = len(self._told)
        wanted = (self._first if here is None else here + by) % count
        if wanted < self._first:
            self._first = wanted
        self._wanted = wanted
        self._touch()

    def _scroll_to(self, first: int) -> None:
        """Show the sentences from one on, as far as there are more than have room."""
        first = max(0, min(self._latest, first))
        if first != self._first:
            self._first = first
            self._touch()

    def _leave(self) -> None:
        self.stage.pop()

    def leave(self) -> None:
        """Be read."""
        self.over = True

    def update(self, seconds: float) -> None:
        """Count the time for which the recap has been seen."""
        self._breather.let_pass(seconds)

    def rest(self) -> float | None:
        """Return how long this scene can sleep."""
        return self._breather.rest

    def _touch(self) -> None:
        self.dirty = True

    # How it looks

    def draw(self, canvas: Canvas) -> None:
        """Paint the list over the side panel, and the numbers on the board."""
        frame = board_frame(canvas.width, canvas.height, canvas.text_scale)
        self._draw_numbers(canvas.plain(), frame)
        zoom, canvas = canvas.zoom(), canvas.zoomed()
        region = frame.inspector.shrunk(zoom)
        box = region.inset(12, 12, 12, 12)
        self._place(canvas, box, zoom)
        paint.panel(canvas, region.inset(4, 4, 4, 4), theme.INK7, rim=0.3)
        title = self._texts.say("table-recap-title")
        draw_text(canvas, box.x + 4, box.y + 16, title, theme.STRONG, theme.HIGH, "name")
        if self._latest:
            self._draw_part(canvas, box)
        for item in self._ring.items:
            self._draw_row(canvas, Rect(*item.box).shrunk(zoom), int(item.id))
        words = self._texts.say("table-recap-leave", key=key_label(Action.SKIP))
        draw_text(canvas, box.cx, box.bottom - 12, words, theme.CAPTION, theme.DIM, align="center",
                  max_width=box.w)  # fmt: skip

    def _draw_part(self, canvas: Canvas, box: Rect) -> None:
        """Say which sentences of a long recap are in sight, and draw a bar beside them."""
        part = self._texts.say("table-recap-part", first=self._first + 1, last=self._end,
                               count=len(self._told))  # fmt: skip
        draw_text(canvas, box.right - 4, box.y + 16, part, theme.CAPTION, theme.DIM, align="right")
        track = Rect(box.right - BAR + 6, box.y + HEAD, BAR, box.h - HEAD - FOOT)
        paint.chip(canvas, track, theme.INK9)
        top = track.y + track.h * self._first / len(self._told)
        high = track.h * (self._end - self._first) / len(self._told)
        paint.chip(canvas, (track.x, top, BAR, high), theme.LINE)

    def _place(self, canvas: Canvas, box: Rect, zoom: float) -> None:
        """Put as many sentences below each other as there is room for.

        The box is one in units that are `zoom` times those of the window.
        """
        width = box.w - INDENT - BAR
        heights = [
            rich_height(canvas, told.line.sentence, theme.CAPTION, width) + ROW_GAP
            for told in self._told
        ]
        room = box.h - HEAD - FOOT
        self._latest = len(heights) - fitting(heights[::-1], room)
        self._first = min(self._first, self._latest)
        self._end = self._first + fitting(heights[self._first :], room)
        while self._wanted is not None and self._wanted >= self._end:
            self._first += 1
            self._end = self._first + fitting(heights[self._first :], room)
        y, rows = box.y + HEAD, []
        for number in range(self._first, self._end):
            row = Rect(box.x, y, box.w - BAR, heights[number] - 2).shrunk(1 / zoom)
            rows.append(Target(str(number), row, self._leave, theme.SLOT_RADIUS))
            y += heights[number]
        if [(item.id, item.box) for item in self._ring.items] != [(r.id, r.box) for r in rows]:
            self._ring.replace(rows)
        if self._wanted is not None:
            self._ring.focus(str(self._wanted))
            self._wanted = None

    def _draw_row(self, canvas: Canvas, row: Rect, number: int) -> None:
        told = self._told[number]
        meant = self._meant == number
        if meant:
            paint.focus_ring(canvas, row, theme.SLOT_RADIUS, 0.0)
        top = row.y + ROW_GAP / 2 + theme.CAPTION * 0.62
        draw_number(canvas, row.x + 14, top, str(number + 1), lit=meant)
        draw_rich(canvas, row.x + INDENT, top, told.line.sentence, theme.CAPTION, row.w - INDENT)

    @property
    def _meant(self) -> int | None:
        """The sentence that is pointed at."""
        focused = self._ring.focused
        return None if focused is None else int(focused.id)

    def _draw_numbers(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Put the number of each sentence where it happened, and light what is pointed at."""
        shared: dict[tuple[int, int], list[int]] = {}
        places: dict[tuple[int, int], tuple[float, float]] = {}
        with canvas.clip(frame.board):
            for number in range(self._first, self._end):
                spots = self._spots(frame, number)
                if number == self._meant:
                    draw_places(canvas, spots)
                if spots:
                    x, y, width, _ = spots[-1].box
                    corner = (round((x + width) / NUMBER), round(y / NUMBER))
                    shared.setdefault(corner, []).append(number)
                    places.setdefault(corner, (x + width, y))
            for corner, numbers in shared.items():
                lit = self._meant in numbers
                words = in_short([number + 1 for number in numbers])
                draw_number(canvas, *places[corner], words, lit=lit)

    def _spots(self, frame: BoardFrame, number: int) -> list[Spot]:
        return places_named(self._top, frame, self._told[number].line)


def fitting(heights: Sequence[float], room: float) -> int:
    """Return how many of the first rows have room below each other, but at least one."""
    sums = accumulate(heights)
    return max(1, sum(height <= room for height in sums))


def in_short(numbers: Sequence[int]) -> str:
    """Return rising numbers in few signs: 1, 4-6."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def draw_number(canvas: Canvas, x: float, y: float, number: str, *, lit: bool) -> None:
    """Draw a number on a disc, or several on a longer one, centred on a point."""
    fill, colour = (theme.LAMP, theme.LAMP_TEXT) if lit else (theme.INK9, theme.LAMP)
    width = max(NUMBER, text_width(canvas, number, theme.FLOOR, "bold") + 10)
    box = (x - width / 2, y - NUMBER / 2, width, NUMBER)
    paint.chip(canvas, box, fill, line=theme.LAMP)
    draw_text(canvas, x, y, number, theme.FLOOR, colour, "bold", "center")
