"""A pad of digits: by mouse, by keys and by the buttons of a pad. Nobody can read what is typed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.match.codes import DIGITS, is_code
from game.scenes.controls import Controls
from game.scenes.feet import foot_height, place_foot
from game.scenes.notices import dim
from game.scenes.settings_page import line_height
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Edit, Input, Typed
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, rich_height
from game.ui.theme import BAD, BODY, CAPTION, DIM, HIGH, INK7, LAMP
from game.ui.widgets import Button

WIDTH: Final = 340.0
PAD: Final = 28.0
KEY: Final = (76.0, 50.0)
GAP: Final = 10.0
DOT: Final = 9.0
"""Radius of the dot that stands for a digit."""
ROWS: Final = ("123", "456", "789", " 0<")
ERASE: Final = "<"


class CodePad(Scene):
    """Asks for a code of four digits."""

    opaque = False

    def __init__(
        self,
        services: Services,
        ask: str,
        look: int,
        on_code: Callable[[str], str],
        on_forgot: Callable[[], None] | None = None,
    ) -> None:
        """Ask in a sentence for the code of whoever has this look.

        `on_code` is given four digits; it returns a sentence that says why they are not taken, or
        nothing once it has closed the pad. `on_forgot` hears of somebody who has forgotten them.
        """
        self._services = services
        self._say = services.texts.say
        self._ask = ask
        self._look = look
        self._on_code = on_code
        self._typed = ""
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        self._keys = {
            sign: Button(f"code.{sign}", sign, partial(self._type, sign))
            for sign in "".join(ROWS)
            if sign.isdecimal()
        }
        self._keys[ERASE] = Button("code.erase", "", self._erase, icon="undo")
        self._leave = Button("code.back", self._say("shell-back"), self._close, key=Action.BACK)
        self._forgot = Button(
            "code.forgot", self._say("codes-forgot"), on_forgot or self._close, kind="pill"
        )
        self._ends = [self._leave, self._forgot] if on_forgot else [self._leave]
        widgets: list[Focusable] = [*self._keys.values(), *reversed(self._ends)]
        self.controls.fill(widgets, first="code.1")

    @property
    def typing(self) -> bool:
        """Digits are typed here, and mean nothing else."""
        return True

    def handle(self, event: Input) -> None:
        """Take digits from the keys, and the buttons as everywhere.

        Enter presses a digit only where the keys have gone to one: whoever types a code ends it
        by Enter out of habit.
        """
        if isinstance(event, Typed):
            self.controls.ring.by_keys = False
            for sign in event.text:
                if sign in self._keys and sign != ERASE:
                    self._type(sign)
        elif isinstance(event, Edit):
            self._edit(event)
        elif not self._is_idle_enter(event):
            self.dirty |= self.controls.handle(event)

    def ask_again(self, ask: str) -> None:
        """Ask for something else, from the first digit."""
        self._ask, self._typed = ask, ""
        self.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Paint the pad over what lies below."""
        dim(canvas)
        width = min(canvas.grown(WIDTH), canvas.width - 2 * PAD)
        inner = width - 2 * PAD
        words = rich_height(canvas, self._ask, BODY, inner)
        why = self.controls.refusal
        # The keys stay where they are, whatever is said above them.
        below = max(rich_height(canvas, why, CAPTION, inner), 2 * line_height(canvas, CAPTION)) + 8
        around = 146 + words + below + 2 * PAD + foot_height(canvas, inner, self._ends)
        # The keys take what is left of the window.
        step = min(canvas.grown(KEY[1] + GAP), (canvas.height - 16 - around) / len(ROWS))
        whole = Rect(0, 0, canvas.width, canvas.height)
        plate = whole.centred(width, around + step * len(ROWS))
        paint.panel(canvas, plate, INK7, 14)
        paint.badge(canvas, plate.cx, plate.y + 46, 24, self._look)
        top = plate.y + 84 + canvas.grown(8)
        draw_rich(canvas, plate.x + PAD, top, self._ask, BODY, inner, HIGH, align="center")
        top += words + 8
        self._draw_dots(canvas, plate.cx, top)
        if why:
            draw_rich(canvas, plate.x + PAD, top + 28, why, CAPTION, inner, BAD, align="center")
        self._place_keys(plate, top + 28 + below, (canvas.grown(KEY[0]), step - GAP))
        place_foot(canvas, plate.inset(PAD), self._ends)
        self.controls.draw(canvas)

    def _draw_dots(self, canvas: Canvas, middle: float, y: float) -> None:
        """Draw one dot for each digit, filled as far as they are typed."""
        for number in range(DIGITS):
            x = middle + (number - (DIGITS - 1) / 2) * 3.4 * DOT
            box = (x - DOT, y - DOT, 2 * DOT, 2 * DOT)
            full = number < len(self._typed)
            paint.chip(canvas, box, LAMP if full else "#0E151F", DOT, line=LAMP if full else DIM)

    def _place_keys(self, plate: Rect, top: float, key: tuple[float, float]) -> None:
        wide = 3 * key[0] + 2 * GAP
        for row, signs in enumerate(ROWS):
            for column, sign in enumerate(signs):
                if sign in self._keys:
                    left = plate.cx - wide / 2 + column * (key[0] + GAP)
                    self._keys[sign].box = Rect(left, top + row * (key[1] + GAP), *key)

    # What is typed

    def _is_idle_enter(self, event: Input) -> bool:
        """Say whether this is Enter while no key has moved the focus since the last digit."""
        enter = isinstance(event, Act) and event.action == Action.CONFIRM and not event.pad
        return enter and not self.controls.ring.by_keys

    def _type(self, sign: str) -> None:
        self.controls.refusal = ""
        self._typed = (self._typed + sign)[:DIGITS]
        self.dirty = True
        if not is_code(self._typed):
            return
        digits, self._typed = self._typed, ""
        why_not = self._on_code(digits)
        if why_not:
            self.controls.refusal = why_not
            self._services.audio.play("illegal")

    def _edit(self, event: Edit) -> None:
        if event.command in ("backspace", "delete"):
            self._erase()
        elif event.command in ("left", "right"):
            action = Action.LEFT if event.command == "left" else Action.RIGHT
            self.dirty |= self.controls.handle(Act(action))

    def _erase(self) -> None:
        self._typed = self._typed[:-1]
        self.controls.refusal = ""
        self.dirty = True

    def _close(self) -> None:
        self.stage.pop()
