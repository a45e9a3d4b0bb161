"""Small boxes over a scene: one sentence to read, one question to answer, one word in passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scenes.controls import Controls
from game.scenes.feet import foot_height, place_foot
from game.scenes.stage import LONGEST_STEP, Scene, Services
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.inputs import Action
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, rich_height, rich_width
from game.ui.sprites import draw_icon
from game.ui.theme import BODY, HIGH, INFO, INK7, INK8, MIDDLE, WARN
from game.ui.widgets import Button

WIDTH: Final = 460.0
PAD: Final = 24.0
TOAST_SECONDS: Final = 1.6
READ_SECONDS: Final = 0.2
"""More time for each word of a toast."""


def dim(canvas: Canvas, strength: float = 0.62) -> None:
    """Darken everything drawn so far, so that a box over it stands out."""
    box = (0, 0, canvas.width, canvas.height)
    paint.wash(canvas, box, "#05070F", "#05070F", (strength, strength))


class Notice(Scene):
    """A sentence to read and a button to go on; with `on_yes` a question to answer."""

    opaque = False

    def __init__(
        self,
        services: Services,
        sentence: str,
        *,
        yes: str = "",
        on_yes: Callable[[], None] | None = None,
        danger: bool = False,
    ) -> None:
        """Show a sentence. `yes` labels the button that runs `on_yes`; else it says OK."""
        self._sentence = sentence
        self._asks = on_yes is not None
        self._on_yes = on_yes
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        say = services.texts.say
        self._yes = Button("notice.yes", yes or say("shell-ok"), self._agree, kind="primary")
        self._no = Button("notice.no", say("shell-cancel"), self._close, key=Action.BACK)
        if danger:
            self._yes.kind = "danger"
        self._buttons = [self._no, self._yes] if self._asks else [self._yes]
        # Enter presses what wears the ring. What cannot be taken back must not happen by a press
        # of Enter out of habit.
        first = self._no if danger and self._asks else self._yes
        self.controls.fill(self._buttons, None if self._asks else self._yes, first=first.id)

    def draw(self, canvas: Canvas) -> None:
        """Paint the box in the middle of the window."""
        dim(canvas)
        width = min(canvas.grown(WIDTH), canvas.width - 2 * PAD)
        beside = 18 + canvas.grown(26)
        inner = width - 2 * PAD - beside
        words = rich_height(canvas, self._sentence, BODY, inner, "regular")
        foot = foot_height(canvas, width - 2 * PAD, self._buttons)
        height = max(words, canvas.grown(32)) + 2 * PAD + 18 + foot
        box = Rect(0, 0, canvas.width, canvas.height).centred(width, height)
        paint.panel(canvas, box, INK7, 12)
        icon, colour = ("warn", WARN) if self._asks else ("info", INFO)
        size, middle = canvas.grown(26), box.y + PAD + canvas.grown(11)
        draw_icon(canvas, icon, box.x + PAD + size / 2, middle + 1, size, colour, INK8)
        draw_rich(canvas, box.x + PAD + beside, middle, self._sentence, BODY, inner, HIGH)
        place_foot(canvas, box.inset(PAD), self._buttons)
        self.controls.draw(canvas)

    def _agree(self) -> None:
        self.stage.pop()
        if self._on_yes:
            self._on_yes()

    def _close(self) -> None:
        self.stage.pop()


class Toast:
    """A word in passing at the top of the window, such as "Sound off". Not a scene: it only lies
    over what is shown, and takes no input."""

    def __init__(self) -> None:
        """Begin with nothing to say."""
        self.words = ""
        self._left = 0.0

    @property
    def showing(self) -> bool:
        """Whether the words are still there."""
        return self._left > 0

    def show(self, words: str) -> None:
        """Show some words for a moment."""
        self.words, self._left = words, TOAST_SECONDS + READ_SECONDS * len(words.split())

    def update(self, seconds: float) -> bool:
        """Let time pass; return whether the words have just gone."""
        if not self.showing:
            return False
        # A slow first picture must not use up the time to read.
        self._left -= min(seconds, LONGEST_STEP)
        return not self.showing

    def draw(self, canvas: Canvas) -> None:
        """Paint the words, if there are any."""
        if not self.showing:
            return
        room = canvas.width - 80
        wide = rich_width(canvas, self.words, BODY, room, "bold")
        high = rich_height(canvas, self.words, BODY, room, "bold")
        box = Rect(canvas.width / 2 - wide / 2 - 20, 52, wide + 40, high + 13)
        paint.panel(canvas, box, INK7, 17)
        top = box.y + 6.5 + rich_height(canvas, "x", BODY) / 2
        draw_rich(
            canvas, box.cx - room / 2, top, self.words, BODY, room, MIDDLE, "bold", align="center"
        )
