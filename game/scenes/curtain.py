"""The curtain: hides the table while the mouse goes from one person to the next.

It is drawn before the view of the next person is built, says only what everybody may know, and
rises when that person says to be alone, and knows the code if there is one (`codes.py`). A press
that was meant for what stood here before counts for nothing: neither when the curtain has just
fallen nor when it has just risen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from game.content.texts import plain
from game.match.match import Match
from game.rules.contract import Seat
from game.scenes.boxes import box_of
from game.scenes.breather import Breather
from game.scenes.controls import Controls
from game.scenes.narration import Naming
from game.scenes.stage import Scene, Services, Stage
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.inputs import Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_width, text_width
from game.ui.sprites import draw_icon
from game.ui.theme import BODY, CAPTION, DIM, GOOD, HEAD, HIGH, INK7, INK8, MIDDLE, STRONG
from game.ui.widgets import Button

PLATE: Final = 500.0
"""Least width of the plate on the curtain; a long name makes it wider."""
PAD: Final = 34.0
BADGE: Final = 52.0
"""Radius of the badge of whoever is next."""
ROW: Final = 28.0
MARGIN: Final = 14.0
"""Least room above and below the plate."""
BUTTON: Final = (180.0, 42.0)
"""The button: its least width, and its height."""
FOLD: Final = 58.0
"""About how wide a fold of the cloth is."""
VALANCE: Final = 74.0
GOLD: Final = "#C9974A"


class Sitter(NamedTuple):
    """Somebody at the table: the look, the name, and whether an answer is sealed."""

    look: int
    name: str
    ready: bool


class Curtain(Scene):
    """What everybody sees while the mouse is passed to the next person."""

    def __init__(
        self,
        services: Services,
        match: Match,
        naming: Naming,
        person: Seat,
        on_rise: Callable[[], None],
    ) -> None:
        """Hide the table until this person is there; then `on_rise` is called."""
        self._services = services
        self._match = match
        asked = match.decisions()
        self._seat = person
        self._person = _sitter(match, naming, person)
        self._others = [_sitter(match, naming, seat) for seat in sorted(asked) if seat != person]
        self._on_rise = on_rise
        self._say = services.texts.say
        self._drawn = False
        self._breather = Breather(services.settings.now.play.rest_after_curtain)
        self.controls: Controls = Controls(services.audio, on_back=self._pause)
        label = plain(self._say("table-curtain-me", name=self._person.name))
        self._button = Button("curtain.rise", label, self._come, kind="primary")
        self.controls.fill([self._button], self._button)

    def enter(self, stage: Stage) -> None:
        """Fall."""
        super().enter(stage)
        self._services.audio.play("curtain_down")

    def rise(self) -> None:
        """Show the table to whoever has said to be there."""
        self._services.audio.play("curtain_up")
        self.stage.pop()
        self._on_rise()

    def handle(self, event: Input) -> None:
        """Follow the button, once people had time to see what they press."""
        if self._breather.ignores(event):
            return
        super().handle(event)

    def update(self, seconds: float) -> None:
        """Count the time for which the curtain has been seen."""
        if self._drawn:
            self._breather.let_pass(seconds)

    def rest(self) -> float | None:
        """Return how long this scene can sleep."""
        return self._breather.rest

    def draw(self, canvas: Canvas) -> None:
        """Paint the curtain over the whole window, and the plate on it."""
        self._drawn = True
        tint = box_of(self._match.game.id).tint
        window = (0, 0, canvas.width, canvas.height)
        canvas.baked(f"curtain.{tint}", window, partial(_hang, tint=tint))
        fitting = canvas.lettered(max(1.0, self._most_letters(canvas)))
        self._draw_plate(fitting)
        self.controls.draw(fitting)

    # The plate

    @property
    def _lines(self) -> float:
        """How high everything is that grows with its letters."""
        rows = ROW * len(self._others) + (14 if self._others else 0)
        return 146 + rows + BUTTON[1]

    def _most_letters(self, canvas: Canvas) -> float:
        """Return how much larger letters can be so that the plate fits the window."""
        return (canvas.height - 2 * MARGIN - 2 * PAD - 2 * BADGE) / self._lines

    def _draw_plate(self, canvas: Canvas) -> None:
        name = rich_width(canvas, self._person.name, HEAD, face="black") + 2
        button = max(BUTTON[0], self._button.width_for(canvas) + 40)
        room = max(PLATE - 2 * PAD, name, button)
        alone = self._say("table-curtain-alone")
        room = max(room, text_width(canvas, alone, BODY))
        height = 2 * PAD + 2 * BADGE + canvas.grown(self._lines)
        plate = Rect(0, 0, canvas.width, canvas.height).centred(room + 2 * PAD, height)
        paint.panel(canvas, plate, INK7, 16)
        middle, y = plate.cx, plate.y + PAD + BADGE
        paint.badge(canvas, middle, y, BADGE, self._person.look)
        y += BADGE + canvas.grown(30)
        passing = self._say("table-curtain-pass")
        draw_text(canvas, middle, y, passing, STRONG, MIDDLE, align="center")
        y += canvas.grown(41)
        draw_rich(canvas, middle - name / 2, y, self._person.name, HEAD, name, HIGH, "black")
        y += canvas.grown(37)
        draw_text(canvas, middle, y, alone, BODY, DIM, align="center")
        self._draw_others(canvas, plate, y + canvas.grown(42))
        high = canvas.grown(BUTTON[1])
        self._button.box = Rect(middle - button / 2, plate.bottom - PAD - high, button, high)

    def _draw_others(self, canvas: Canvas, plate: Rect, y: float) -> None:
        """Say of all who choose now whether they are ready; what they chose is theirs."""
        side, text_left = canvas.grown(16), plate.x + PAD + canvas.grown(32)
        for sitter in self._others:
            paint.badge(canvas, plate.x + PAD + canvas.grown(12), y, canvas.grown(10), sitter.look)
            key = "table-curtain-ready" if sitter.ready else "table-curtain-choosing"
            state, colour = self._say(key), GOOD if sitter.ready else DIM
            left = plate.right - PAD - text_width(canvas, state, CAPTION, "bold")
            draw_text(canvas, left, y, state, CAPTION, colour, "bold")
            icon = "check" if sitter.ready else "clock"
            draw_icon(canvas, icon, left - side, y, side, colour, INK8)
            room = left - canvas.grown(34) - text_left
            draw_text(canvas, text_left, y, plain(sitter.name), BODY, MIDDLE, max_width=room)
            y += canvas.grown(ROW)

    def _come(self) -> None:
        """Ask whoever comes for the code, if this person has set one."""
        from game.scenes.codes import Codes

        Codes(self._services, self._match, self.stage).ask(self._seat, self.rise)

    def _pause(self) -> None:
        from game.scenes.pause import Pause

        self.stage.push(Pause(self._services, self._match))


def _sitter(match: Match, naming: Naming, seat: Seat) -> Sitter:
    name = str(naming.values({"seat": seat})["seat"])
    return Sitter(naming.look(seat), name, seat in match.sealed)


def _hang(canvas: Canvas, tint: str) -> None:
    """Paint the cloth: folds from the rail down to the floor, and a valance with a gold seam."""
    canvas.fill(paint.dk(tint, 0.5), (0, 0, canvas.width, canvas.height))
    _hang_folds(canvas, Rect(0, 0, canvas.width, canvas.height), tint, FOLD)
    shade = Rect(0, canvas.height * 0.55, canvas.width, canvas.height * 0.45)
    paint.wash(canvas, shade, "#04060C", "#04060C", (0.0, 0.6))
    paint.wash(canvas, (0, VALANCE, canvas.width, 26), "#04060C", "#04060C", (0.55, 0.0))
    _hang_folds(canvas, Rect(0, 0, canvas.width, VALANCE), paint.lt(tint, 0.06), FOLD * 0.62)
    canvas.fill(GOLD, (0, VALANCE - 7, canvas.width, 3))
    canvas.fill(paint.dk(GOLD, 0.4), (0, VALANCE - 2, canvas.width, 2))
    paint.glow(canvas, canvas.width / 2, canvas.height * 0.3, 520, "#FFC777", 0.14)
    paint.vignette(canvas, 0.6)


def _hang_folds(canvas: Canvas, cloth: Rect, tint: str, wide: float) -> None:
    """Paint a cloth in folds that fill its width exactly."""
    count = max(1, round(cloth.w / wide))
    step = cloth.w / count
    dark, light = paint.dk(tint, 0.62), paint.lt(tint, 0.05)
    for number in range(count):
        left, middle = cloth.x + number * step, step * 0.4
        rise = (left, cloth.y, middle, cloth.h)
        fall = (left + middle, cloth.y, step - middle, cloth.h)
        paint.wash(canvas, rise, dark, light, sideways=True)
        paint.wash(canvas, fall, light, dark, sideways=True)
