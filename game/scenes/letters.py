"""Letters on the screen, to fill a text field without a keyboard.

It opens when a pad confirms a text field. What is chosen goes into the field at once, by the
field's own rules.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from game.scenes.controls import Controls
from game.scenes.notices import dim
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.fields import TextField
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Edit, Input, Typed
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.theme import HIGH, INK7, LAMP, LINE, TITLE
from game.ui.widgets import Button

KEY: Final = (52.0, 42.0)
GAP: Final = 6.0
PAD: Final = 22.0
COLUMNS: Final = 10
LETTER: Final = "letters.key."


class Letters(Scene):
    """A keyboard of buttons over the screen with the field."""

    opaque = False

    def __init__(self, services: Services, field: TextField) -> None:
        """Fill a field."""
        self._say = services.texts.say
        self._field = field
        self._before = field.value
        self._large = False
        self.controls: Controls = Controls(services.audio, on_back=self._cancel)
        say = self._say
        self._shift = Button("letters.shift", say("shell-letters-shift"), self._turn_shift)
        self._space = Button("letters.space", say("shell-letters-space"), partial(self._type, " "),
                             key=Action.HINT)  # fmt: skip
        self._erase = Button("letters.erase", say("shell-letters-erase"), self._erase_one,
                             key=Action.UNDO)  # fmt: skip
        self._leave = Button("letters.cancel", say("shell-cancel"), self._cancel, key=Action.BACK)
        self._done = Button("letters.done", say("shell-letters-done"), self._close, kind="primary",
                            key=Action.END_TURN)  # fmt: skip
        self._rows: list[list[Button]] = []
        self._fill()

    def handle(self, event: Input) -> None:
        """Follow the buttons; a keyboard may type as well."""
        if isinstance(event, Typed | Edit):
            self.dirty |= self._field.handle(event)
            return
        if not isinstance(event, Act) or not event.down or not self._shortcut(event.action):
            super().handle(event)

    def _shortcut(self, action: Action) -> bool:
        """Delete, space or leave by a button of the pad; say whether it was one of these."""
        if action is Action.UNDO:
            self._erase_one()
        elif action is Action.HINT:
            self._type(" ")
        elif action is Action.END_TURN:
            self._close()
        else:
            return False
        return True

    @property
    def typing(self) -> bool:
        """Letters of a keyboard go into the field, too."""
        return True

    def draw(self, canvas: Canvas) -> None:
        """Paint the box with what has been written, and the letters."""
        dim(canvas)
        key = self._key(canvas)
        wide = COLUMNS * (key[0] + GAP) - GAP
        line = key[1] + 2
        high = (len(self._rows) + 1) * (key[1] + GAP) + line + 20 + key[1]
        box = Rect(0, 0, canvas.width, canvas.height).centred(wide + 2 * PAD, high + 2 * PAD)
        paint.panel(canvas, box, INK7, 12)
        left, top = box.x + PAD, box.y + PAD
        self._draw_line(canvas, Rect(left, top, wide, line))
        top += line + 14
        for row in self._rows:
            x = left + (wide - len(row) * (key[0] + GAP) + GAP) / 2
            for button in row:
                button.box = Rect(x, top, *key)
                x += key[0] + GAP
            top += key[1] + GAP
        thirds = Rect(left, top, wide, key[1]).columns(None, None, None, gap=GAP)
        for button, place in zip((self._shift, self._space, self._erase), thirds, strict=True):
            button.box = place
        ends = Rect(left, top + key[1] + GAP + 6, wide, key[1])
        self._leave.box, self._done.box = ends.columns(None, None, gap=GAP)
        self.controls.draw(canvas)

    def _key(self, canvas: Canvas) -> tuple[float, float]:
        """Return how large a key is: it grows with its letter as far as the window allows."""
        rows = len(self._rows) + 3
        most_wide = (canvas.width - 4 * PAD) / COLUMNS - GAP
        most_high = (canvas.height - 4 * PAD) / rows - GAP
        return min(canvas.grown(KEY[0]), most_wide), min(canvas.grown(KEY[1]), most_high)

    def _draw_line(self, canvas: Canvas, box: Rect) -> None:
        """Show what stands in the field, with its end always in sight."""
        paint.chip(canvas, box, "#0E151F", 8, line=LINE, alpha=0.9)
        inner = box.inset(12, 2)
        width = text_width(canvas, self._field.value, TITLE)
        x = inner.x - max(0.0, width - inner.w + 4)
        with canvas.clip(inner):
            if self._field.all_selected and self._field.value:
                paint.chip(canvas, (x, inner.y + 5, width, inner.h - 10), "#5A4A2A", 3)
            draw_text(canvas, x, inner.cy, self._field.value, TITLE, HIGH)
            size = canvas.letters(TITLE)
            canvas.fill(LAMP, (x + width + 1, inner.cy - size * 0.6, 1.6, size * 1.2))

    def _fill(self) -> None:
        """Offer the letters that the field takes."""
        rows = self._say("shell-letters-rows").split()
        allowed = [[sign for sign in row if self._field.allowed(sign)] for row in rows]
        self._rows = [
            [self._letter(number, sign) for number, sign in enumerate(row)]
            for row in allowed
            if row
        ]
        free = self._field.allowed
        self._shift.enabled, self._space.enabled = free("a"), free(" ")
        for button in (self._shift, self._space):
            button.why_not = "" if button.enabled else self._say("shell-letters-why-digits")
        letters: list[Focusable] = [button for row in self._rows for button in row]
        ends = [self._shift, self._space, self._erase, self._leave, self._done]
        self.controls.fill([*letters, *ends], first=letters[0].id)
        self.dirty = True

    def _letter(self, number: int, sign: str) -> Button:
        shown = sign.upper() if self._large else sign
        return Button(f"{LETTER}{sign}{number}", shown, partial(self._type, shown))

    def _turn_shift(self) -> None:
        self._large = not self._large
        self._shift.selected = self._large
        self._fill()

    def _type(self, sign: str) -> None:
        self._field.handle(Typed(sign))
        self.dirty = True

    def _erase_one(self) -> None:
        self._field.handle(Edit("backspace"))
        self.dirty = True

    def _cancel(self) -> None:
        """Put back what stood there."""
        if self._field.value != self._before:
            self._field.set(self._before)
            self._field.on_change(self._before)
        self.stage.pop()

    def _close(self) -> None:
        self.stage.pop()
