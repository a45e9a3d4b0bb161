"""When somebody is out of a match that goes on: a card that says so, and what can be done now.

It comes up once, when everything that led to it has been seen, and says what everybody may know.
While other people play it only says who goes on; where AI seats play on alone, one can watch them,
see the end at once, or leave.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.match.match import Match
from game.rules.contract import Event, Seat
from game.scenes.breather import Breather
from game.scenes.controls import Controls
from game.scenes.feet import button_width, foot_height, place_foot
from game.scenes.narration import Naming, Narrator
from game.scenes.notices import dim
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.inputs import Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, rich_height
from game.ui.theme import BODY, HIGH, INK7, MIDDLE, STRONG
from game.ui.widgets import Button

WIDTH: Final = 560.0
PAD: Final = 26.0
BADGE: Final = 24.0
"""Radius of the badge of whoever is out."""
BESIDE: Final = 18.0
GAP: Final = 14.0
FOOT_GAP: Final = 20.0


class Parting(Scene):
    """The card over the table, which is still seen below it."""

    opaque = False

    def __init__(
        self,
        services: Services,
        match: Match,
        naming: Naming,
        parted: Sequence[Event],
        staying: Sequence[Seat],
        at_once: Callable[[], None],
    ) -> None:
        """Tell of people who are out by these events, and of the seats that stay.

        `at_once` hastens on to the end, where nobody is asked any more.
        """
        self._say = services.texts.say
        self._at_once = at_once
        narrator = Narrator(services.texts, match.game.id, naming)
        self._rows = [(naming.look(_seat(event)), narrator.event(event)) for event in parted]
        people = [seat for seat in staying if match.seats[seat].kind == "human"]
        self._words = self._say(
            "table-parting-people" if people else "table-parting-alone",
            count=len(staying),
            names=narrator.names(staying),
        )
        self._breather = Breather(services.settings.now.play.rest_after_curtain)
        self.controls: Controls = Controls(services.audio, on_back=self._watch)
        self._buttons = self._choices(alone=not people)
        self.controls.fill(self._buttons, self._buttons[-1])

    def _choices(self, *, alone: bool) -> list[Button]:
        say = self._say
        if not alone:
            return [Button("parting.watch", say("table-parting-on"), self._watch, kind="primary")]
        return [
            Button("parting.leave", say("shell-pause-title-screen"), self._leave),
            Button("parting.end", say("table-parting-end"), self._end),
            Button("parting.watch", say("table-parting-watch"), self._watch, kind="primary"),
        ]

    def _watch(self) -> None:
        self.stage.pop()

    def _end(self) -> None:
        self.stage.pop()
        self._at_once()

    def _leave(self) -> None:
        self.stage.home()

    def handle(self, event: Input) -> None:
        """Follow the buttons, once people had time to see what they press."""
        if self._breather.ignores(event):
            return
        super().handle(event)

    def update(self, seconds: float) -> None:
        """Count the time for which the card has been seen."""
        self._breather.let_pass(seconds)

    def rest(self) -> float | None:
        """Return how long this scene can sleep."""
        return self._breather.rest

    def draw(self, canvas: Canvas) -> None:
        """Paint the card in the middle of the window."""
        dim(canvas, 0.45)
        feet = sum(button_width(canvas, button) + GAP for button in self._buttons) - GAP
        width = min(max(canvas.grown(WIDTH), feet + 2 * PAD), canvas.width - 2 * PAD)
        inner = width - 2 * PAD
        room = inner - 2 * canvas.grown(BADGE) - BESIDE
        heights = [
            max(2 * canvas.grown(BADGE), rich_height(canvas, words or "", STRONG, room)) + GAP
            for _, words in self._rows
        ]
        about = rich_height(canvas, self._words, BODY, inner)
        foot = foot_height(canvas, inner, self._buttons)
        high = sum(heights) + about + FOOT_GAP + foot + 2 * PAD
        box = Rect(0, 0, canvas.width, canvas.height).centred(width, high)
        paint.panel(canvas, box, INK7, 14)
        y = box.y + PAD
        for (look, words), row in zip(self._rows, heights, strict=True):
            self._draw_row(canvas, Rect(box.x + PAD, y, inner, row - GAP), look, words or "")
            y += row
        first = rich_height(canvas, "x", BODY) / 2
        draw_rich(canvas, box.x + PAD, y + first, self._words, BODY, inner, MIDDLE)
        place_foot(canvas, box.inset(PAD), self._buttons)
        self.controls.draw(canvas)

    @staticmethod
    def _draw_row(canvas: Canvas, row: Rect, look: int, words: str) -> None:
        """Draw who is out and how, in the middle of a row."""
        radius = canvas.grown(BADGE)
        paint.badge(canvas, row.x + radius, row.cy, radius, look)
        left = row.x + 2 * radius + BESIDE
        room = row.right - left
        top = row.cy - rich_height(canvas, words, STRONG, room) / 2
        first = rich_height(canvas, "x", STRONG) / 2
        draw_rich(canvas, left, top + first, words, STRONG, room, HIGH, "bold")


def _seat(event: Event) -> Seat:
    """Return who is out by an event."""
    seat = event.data["seat"]
    assert isinstance(seat, int)
    return seat
