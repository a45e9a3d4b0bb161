"""A box that asks for one line of text: a name, a path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scenes.controls import Controls
from game.scenes.feet import foot_height, place_foot
from game.scenes.notices import dim
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.fields import TextField
from game.ui.inputs import Action
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height
from game.ui.theme import BAD, CAPTION, DIM, HIGH, INK7, MIDDLE, TITLE
from game.ui.widgets import Button

PAD: Final = 28.0


class TextBox(Scene):
    """A title, a line to type in, a note, and two buttons."""

    opaque = False

    def __init__(
        self,
        services: Services,
        words: tuple[str, str, str, str],
        value: str,
        on_done: Callable[[str], str | Scene],
        *,
        longest: int,
        wide: float = 440.0,
        check: Callable[[str], str] | None = None,
    ) -> None:
        """Ask for a line of at most `longest` letters, in a box `wide` logical units across.

        `words` are title, label of the line, note below it, and label of the button. `on_done` is
        given what was typed; it returns a sentence that says why not, nothing to close the box, or
        a screen to open in its place. `check` says at each letter why what stands there will not
        do, if it will not.
        """
        self._title, self._label, self._note, done = words
        self._on_done = on_done
        self._wide = wide
        self._check = check
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        self._field = TextField(
            "text.line", value, self._typed, max_length=longest, on_submit=self._done,
            all_selected=True,
        )  # fmt: skip
        self._cancel = Button(
            "text.cancel", services.texts.say("shell-cancel"), self._close, key=Action.BACK
        )
        self._ok = Button("text.ok", done, self._done, kind="primary")
        self._ends = (self._cancel, self._ok)
        self.controls.fill([self._field, *self._ends], self._ok, first="text.line")
        self._typed(value)

    def draw(self, canvas: Canvas) -> None:
        """Paint the box."""
        dim(canvas)
        wide = min(canvas.grown(self._wide), canvas.width - 2 * PAD)
        room = wide - 2 * PAD
        below = self.controls.refusal or self._note
        height = rich_height(canvas, below, CAPTION, room) if below else 0.0
        title = rich_height(canvas, self._title, TITLE, room, "name")
        foot, line = foot_height(canvas, room, self._ends), canvas.grown(36)
        high = PAD + title + canvas.grown(28) + line + 20 + height + 14 + foot + PAD
        box = Rect(0, 0, canvas.width, canvas.height).centred(wide, high)
        paint.panel(canvas, box, INK7, 12)
        x, y = box.x + PAD, box.y + PAD
        draw_rich(canvas, x, y + canvas.grown(10), self._title, TITLE, room, HIGH, "name")
        y += title + canvas.grown(10)
        draw_text(canvas, x, y, self._label, CAPTION, MIDDLE, max_width=room)
        y += canvas.grown(18)
        self._field.box = Rect(x, y, room, line)
        colour = BAD if self.controls.refusal else DIM
        y += line + 12 + canvas.grown(8)
        draw_rich(canvas, x, y, below, CAPTION, room, colour=colour)
        place_foot(canvas, box.inset(PAD), self._ends)
        self.controls.draw(canvas)

    def _typed(self, typed: str) -> None:
        self.controls.refusal = ""
        self._ok.why_not = self._check(typed) if self._check else ""
        self._ok.enabled = not self._ok.why_not

    def _done(self) -> None:
        came = self._ok.why_not or self._on_done(self._field.value)
        if isinstance(came, Scene):
            self.stage.replace(came)
        elif came:
            self.controls.refusal = came
            self.dirty = True
        else:
            self.stage.pop()

    def _close(self) -> None:
        self.stage.pop()
