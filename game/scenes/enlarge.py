"""One thing large over a dark veil: its picture, its name, and all that is known of it.

Everything below waits as it was; no answer is given or lost here. Left and right lead to what lies
beside it, and one button to the chapter of the rules that tells more.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final, NamedTuple

import pygame

from game.scenes.controls import Controls
from game.scenes.notices import dim
from game.scenes.portraits import Portrait, around, picture_of
from game.scenes.stage import Scene, Services
from game.scenes.table_panels import draw_bar
from game.scenes.tabletop import Insight, Thing
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.inputs import RIGHT_BUTTON, Act, Action, Input, Pointer
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.sprites import draw_icon
from game.ui.widgets import Button

SHEET: Final = (880.0, 590.0)
"""A little more than half of a window of usual size."""
PAD: Final = 26.0
FOOT: Final = 66.0
PICTURE_SHARE: Final = 0.4
"""How much of the width an upright picture has, and how much of the height a long one."""
LONG: Final = 1.5
"""A picture so much wider than high stands above the words."""
SIZES: Final = (24.0, 22.0, 20.0, 18.0)
"""Sizes of the letters: the largest at which all has room, or the last. All are larger than at the
table."""
INDENT: Final = 1.8
"""How far right of its icon a line begins, in sizes of its letters."""
BUTTON_HEIGHT: Final = 40.0
SCROLL: Final = 44.0
VEIL: Final = 0.74
STEPS: Final = {Action.LEFT: -1, Action.RIGHT: 1}
SCROLLS: Final = {Action.UP: -1, Action.DOWN: 1, Action.LOG_BACK: -4, Action.LOG_ON: 4}
LOOK_ROWS: Final = 4
"""So many rows of the table are looked at in a frame, to know what lies beside a thing."""


class Shown(NamedTuple):
    """What is shown large."""

    thing: Thing | None
    """None for a choice that is no thing."""
    insight: Insight
    portrait: Portrait | None


class Enlarged(Scene):
    """The sheet on which one thing is shown large."""

    opaque = False

    def __init__(
        self,
        services: Services,
        shown: Shown,
        *,
        beside: Callable[[Shown, int], Shown],
        look_on: Callable[[], bool],
        rules: Callable[[str], Scene],
    ) -> None:
        """Show a thing.

        `beside` returns what lies beside one, to the right (1) or the left (-1); `look_on` finds a
        little more of that, and returns whether there is more; `rules` opens what they tell of it.
        """
        self.shown = shown
        self._say = services.texts.say
        self._beside = beside
        self._look_on = look_on
        self._looking = True
        self._rules = rules
        self._offset = 0.0
        """How far the words are scrolled, in logical units."""
        self._overflow = 0.0
        self._sheet = Rect(0, 0, 0, 0)
        self._kept: tuple[Hashable, pygame.Surface | None] = (None, None)
        """The picture, as it is drawn only once for a place and size."""
        say, step = self._say, self._step
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        self._left = Button("enlarged.left", "", partial(step, -1), icon="arrow_left")
        self._right = Button("enlarged.right", "", partial(step, 1), icon="arrow")
        self._book = Button(
            "enlarged.rules", say("table-enlarged-rules"), self._open_rules, icon="book",
            key=Action.RULES,
        )  # fmt: skip
        self._done = Button(
            "enlarged.close", say("shell-close"), self._close, kind="primary", key=Action.BACK
        )
        widgets = [self._left, self._right, self._book, self._done]
        self.controls.fill(widgets, first="enlarged.close")

    # What a person does

    def handle(self, event: Input) -> None:
        """Walk, scroll, open the rules, or go back to the table."""
        if isinstance(event, Pointer):
            self._point(event)
        elif not (isinstance(event, Act) and event.down and self._act(event)):
            self.dirty |= self.controls.handle(event)

    def _act(self, act: Act) -> bool:
        """Use a key; return whether it was one for the sheet itself."""
        if act.action in STEPS:
            self._step(STEPS[act.action])
        elif act.action in SCROLLS and self._overflow > 0:
            self._scroll(SCROLLS[act.action] * SCROLL)
        elif act.action is Action.INSPECT:
            if not act.repeat:  # The key that opened the sheet may still be held.
                self._close()
        elif act.action is Action.RULES and not act.repeat:
            self._open_rules()
        else:
            return False
        return True

    def _point(self, pointer: Pointer) -> None:
        away = pointer.button == RIGHT_BUTTON or not self._sheet.contains(pointer.x, pointer.y)
        if pointer.kind == "wheel":
            self._scroll(-pointer.amount * SCROLL)
        elif pointer.kind == "down" and away:
            self._close()
        else:
            self.dirty |= self.controls.handle(pointer)

    def _step(self, by: int) -> None:
        """Show what lies beside."""
        self.shown = self._beside(self.shown, by)
        self._offset = 0.0
        self.dirty = True

    def _scroll(self, by: float) -> None:
        offset = max(0.0, min(self._overflow, self._offset + by))
        self.dirty |= offset != self._offset
        self._offset = offset

    def _open_rules(self) -> None:
        self.stage.push(self._rules(self.shown.insight.rule))

    def _close(self) -> None:
        self.stage.pop()

    # Time

    def update(self, seconds: float) -> None:  # noqa: ARG002 - it is only found out what lies beside
        """Find out a little more of what lies beside, before it is asked for."""
        for _ in range(LOOK_ROWS):
            self._looking = self._looking and self._look_on()

    def rest(self) -> float | None:
        """Return how long this sheet can sleep."""
        return 0.0 if self._looking else None

    # How it looks

    def draw(self, canvas: Canvas) -> None:
        """Paint the sheet."""
        dim(canvas, VEIL)
        wide = min(canvas.grown(SHEET[0]), canvas.width - 40)
        high = min(canvas.grown(SHEET[1]), canvas.height - 40)
        whole = Rect(0, 0, canvas.width, canvas.height)
        self._sheet = sheet = whole.centred(wide, high)
        paint.panel(canvas, sheet, theme.INK7, 14, rim=0.25)
        inner = sheet.inset(PAD, PAD, PAD, canvas.grown(FOOT) + 12)
        picture, words = self._parted(inner)
        if picture is not None:
            self._draw_picture(canvas, picture)
        self._draw_words(canvas, words)
        self._place_buttons(canvas, sheet)
        self.controls.draw(canvas)

    def _parted(self, inner: Rect) -> tuple[Rect | None, Rect]:
        """Return where the picture stands, if there is one, and where the words."""
        portrait = self.shown.portrait
        if portrait is None:
            return None, inner
        if portrait.shape >= LONG:
            high = min(inner.w / portrait.shape, inner.h * (PICTURE_SHARE + 0.12))
            top, words = inner.rows(high, None, gap=18)
            return top.fitted(portrait.shape, 1), words
        column, words = inner.columns(inner.w * PICTURE_SHARE, None, gap=26)
        return column.fitted(portrait.shape, 1), words

    def _draw_picture(self, canvas: Canvas, box: Rect) -> None:
        key = (self.shown.thing, self.shown.insight.title, canvas.surface.get_size(), box)
        if self._kept[0] != key and self.shown.portrait is not None:
            self._kept = (key, picture_of(self.shown.portrait, canvas.plain(), box))
        if self._kept[1] is not None:
            canvas.surface.blit(self._kept[1], canvas.box(around(box)))

    def _draw_words(self, canvas: Canvas, area: Rect) -> None:
        """Draw the name and all that is known, in the largest letters that have room."""
        title = self.shown.insight.title
        head = rich_height(canvas, title, theme.HEAD, area.w, "name", leading=1.15)
        top = area.y + canvas.letters(theme.HEAD) * 0.58
        draw_rich(canvas, area.x, top, title, theme.HEAD, area.w, theme.HIGH, "name", leading=1.15)
        room = area.inset(0, head + canvas.grown(10), 0, 0)
        size = next((each for each in SIZES if self._height(canvas, room.w, each) <= room.h),
                    SIZES[-1])  # fmt: skip
        self._overflow = max(0.0, self._height(canvas, room.w - 14, size) - room.h)
        if self._overflow:
            self._draw_slider(canvas, room)
            room = Rect(room.x, room.y, room.w - 14, room.h)
        self._offset = min(self._offset, self._overflow)
        with canvas.clip(room):
            self._draw_told(canvas, Rect(room.x, room.y - self._offset, room.w, room.h), size)

    def _height(self, canvas: Canvas, width: float, size: float) -> float:
        """Return how high everything below the name is in letters of a size."""
        insight, indent = self.shown.insight, canvas.letters(size) * INDENT
        text = rich_height(canvas, insight.text, size, width) + 12 if insight.text else 0.0
        notes = (rich_height(canvas, note.text, size, width - indent) + 9 for note in insight.notes)
        return text + sum(notes) + (20 if insight.bar else 0)

    def _draw_told(self, canvas: Canvas, area: Rect, size: float) -> None:
        insight, high = self.shown.insight, canvas.letters(size)
        y, left = area.y + high * 0.62, high * INDENT
        if insight.text:
            y += draw_rich(canvas, area.x, y, insight.text, size, area.w) + 12
        for note in insight.notes:
            draw_icon(canvas, note.icon, area.x + high * 0.62, y, high * 1.1, note.colour,
                      theme.INK7)  # fmt: skip
            y += draw_rich(canvas, area.x + left, y, note.text, size, area.w - left) + 9
        draw_bar(canvas, Rect(area.x, y - high * 0.4, area.w, 12), insight.bar)

    def _draw_slider(self, canvas: Canvas, room: Rect) -> None:
        """Draw how much of the words is in sight."""
        track = Rect(room.right - 6, room.y, 6, room.h)
        paint.chip(canvas, track, theme.INK9)
        share = room.h / (room.h + self._overflow)
        top = track.y + track.h * (1 - share) * self._offset / self._overflow
        paint.chip(canvas, (track.x, top, 6, track.h * share), theme.LINE)

    def _place_buttons(self, canvas: Canvas, sheet: Rect) -> None:
        high = canvas.grown(BUTTON_HEIGHT)
        top = sheet.bottom - canvas.grown(FOOT) + 8
        x = sheet.x + PAD
        for button in (self._left, self._right):
            button.box = Rect(x, top, high + 8, high)
            x += high + 16
        right = sheet.right - PAD
        for button in (self._done, self._book):
            wide = button.width_for(canvas)
            button.box = Rect(right - wide, top, wide, high)
            right -= wide + 10
        keys = {"left": key_label(Action.LEFT), "right": key_label(Action.RIGHT)}
        room = right - x - 8
        words = self._say("table-enlarged-walk", **keys)
        if text_width(canvas, words, theme.CAPTION) <= room:  # The buttons show it, too.
            draw_text(canvas, x + 4, top + high / 2 - 1, words, theme.CAPTION, theme.DIM)
