"""Codes for the curtain: setting one, being asked for it, and being let in without it.

A forgotten code is a matter of the table: the other people say that it is really this person.
Nothing checks who presses, for this is a game and no bank.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.match.codes import hash_of, opens
from game.match.disk import SaveError
from game.match.match import Match
from game.rules.contract import Seat
from game.scenes.boxes import box_of
from game.scenes.code_pad import CodePad
from game.scenes.controls import Controls
from game.scenes.feet import HEIGHT as FOOT
from game.scenes.feet import foot_height, place_foot
from game.scenes.notices import Notice, dim
from game.scenes.stage import Scene, Services, Stage
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.focus import Focusable
from game.ui.inputs import Action
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.sprites import draw_icon
from game.ui.theme import BAD, BODY, CAPTION, DIM, GOOD, HIGH, INK7, INK8, MIDDLE, TITLE, seat_of
from game.ui.widgets import Button

WIDE: Final = 560.0
PAD: Final = 28.0
ROW: Final = 48.0


def people_of(match: Match) -> list[Seat]:
    """Return the seats of people."""
    return [seat for seat, plan in enumerate(match.seats) if plan.kind == "human"]


def has_curtain(match: Match) -> bool:
    """Say whether a curtain ever falls at this table, so that codes mean something."""
    return match.game.secrets and len(people_of(match)) > 1


def look_of(match: Match, seat: Seat) -> int:
    """Return which of the seat looks of the theme a seat wears."""
    return seat_of(box_of(match.game.id).colours[seat])


def choose_code(
    services: Services, stage: Stage, name: str, look: int, on_chosen: Callable[[str], None]
) -> None:
    """Let a person choose a code, typed twice; `on_chosen` is given what is kept of it."""
    say, first = services.texts.say, ""

    def take(digits: str) -> str:
        nonlocal first
        if not first:
            first = digits
            pad.ask_again(say("codes-again", name=name))
            return ""
        if digits != first:
            first = ""
            pad.ask_again(say("codes-choose", name=name))
            return say("codes-differ")
        stage.pop()
        on_chosen(hash_of(digits))
        return ""

    pad = CodePad(services, say("codes-choose", name=name), look, take)
    stage.push(pad)


class Codes:
    """What can be done with the codes of one match."""

    def __init__(self, services: Services, match: Match, stage: Stage) -> None:
        """Open screens over those of a stage."""
        self._services = services
        self._match = match
        self._stage = stage
        self._say = services.texts.say

    def ask(self, seat: Seat, on_right: Callable[[], None]) -> None:
        """Ask a person for the code, if there is one, and go on once it is right."""
        code_hash = self._match.codes.get(seat)
        if code_hash is None:
            on_right()
            return

        def check(digits: str) -> str:
            if not opens(digits, code_hash):
                return self._say("codes-wrong", name=self._name(seat))
            self._stage.pop()
            on_right()
            return ""

        def forgot() -> None:
            self._stage.replace(
                LetIn(self._services, self._match, seat, partial(self._forget, seat, on_right))
            )

        ask = self._say("codes-ask", name=self._name(seat))
        look = look_of(self._match, seat)
        self._stage.push(CodePad(self._services, ask, look, check, forgot))

    def choose(self, seat: Seat, on_chosen: Callable[[], None]) -> None:
        """Let a person choose a code, typed twice; `on_chosen` is called once it counts."""

        def set_it(code_hash: str) -> None:
            self._match.codes[seat] = code_hash
            on_chosen()
            self._keep()

        look = look_of(self._match, seat)
        choose_code(self._services, self._stage, self._name(seat), look, set_it)

    def remove(self, seat: Seat) -> None:
        """Take a code away."""
        self._match.codes.pop(seat, None)
        self._keep()

    def _forget(self, seat: Seat, then: Callable[[], None]) -> None:
        self._match.codes.pop(seat, None)
        self._stage.pop()
        then()
        self._keep()

    def _name(self, seat: Seat) -> str:
        return self._match.seats[seat].name

    def _keep(self) -> None:
        """Save, so that the code counts also after the program was closed."""
        try:
            self._services.saves.autosave(self._match)
        except SaveError as fault:
            self._stage.push(Notice(self._services, fault.told(self._services.texts)))


class CodesPage(Scene):
    """Who has a code, and how to set, change and remove it."""

    opaque = False

    def __init__(self, services: Services, match: Match) -> None:
        self._services = services
        self._match = match
        self._say = services.texts.say
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        self._leave = Button("codes.back", self._say("shell-back"), self._close, key=Action.BACK)
        self._fill()

    def resume(self) -> None:
        """Somebody has set a code, or not."""
        self._fill()

    def draw(self, canvas: Canvas) -> None:
        """Paint one line for each person."""
        dim(canvas)
        people = people_of(self._match)
        width = min(canvas.grown(WIDE), canvas.width - 2 * PAD)
        room, head = width - 2 * PAD, canvas.grown(66)
        about = self._say("codes-about")
        words = rich_height(canvas, about, CAPTION, room)
        around = head + words + 24 + canvas.grown(FOOT) + 2 * PAD
        step = min(canvas.grown(ROW), (canvas.height - 16 - around) / len(people))
        whole = Rect(0, 0, canvas.width, canvas.height)
        sheet = whole.centred(width, around + step * len(people))
        paint.panel(canvas, sheet, INK7, 14)
        x, y = sheet.x + PAD, sheet.y + PAD / 2 + canvas.grown(28)
        draw_text(canvas, x, y, self._say("codes-title"), TITLE, HIGH, "name")
        draw_rich(canvas, x, y + canvas.grown(38), about, CAPTION, room, DIM)
        top = sheet.y + PAD / 2 + head + words + 8
        for number, seat in enumerate(people):
            self._draw_line(canvas, seat, Rect(x, top + number * step, room, step))
        place_foot(canvas, sheet.inset(PAD), [self._leave])
        self.controls.draw(canvas)

    def _draw_line(self, canvas: Canvas, seat: Seat, line: Rect) -> None:
        """Draw a person, the buttons at the right, and between them whether there is a code."""
        paint.badge(canvas, line.x + 13, line.cy, 12, look_of(self._match, seat))
        right, high = line.right, min(canvas.grown(36), line.h - 4)
        for what in ("set", "remove", "change"):
            button = self.controls.ring.find(f"codes.{what}.{seat}")
            if isinstance(button, Button):
                wide = button.width_for(canvas)
                button.box = Rect(right - wide, line.cy - high / 2, wide, high)
                right -= wide + 10
        has = seat in self._match.codes
        colour = GOOD if has else DIM
        said = self._say("codes-has" if has else "codes-none")
        size = canvas.grown(15)
        right -= text_width(canvas, said, CAPTION) + 14
        draw_text(canvas, right, line.cy, said, CAPTION, colour)
        right -= size
        draw_icon(canvas, "lock" if has else "x", right, line.cy, size, colour, INK8)
        name, left = self._match.seats[seat].name, line.x + 36
        room = right - size / 2 - 10 - left
        draw_text(canvas, left, line.cy, name, BODY, HIGH, "bold", max_width=room)

    def _fill(self) -> None:
        widgets: list[Focusable] = []
        for seat in people_of(self._match):
            offered = ("change", "remove") if seat in self._match.codes else ("set",)
            widgets += [
                Button(f"codes.{what}.{seat}", self._say(f"codes-{what}"), partial(do, seat))
                for what, do in (
                    ("set", self._set), ("change", self._change), ("remove", self._remove)
                )
                if what in offered
            ]  # fmt: skip
        self.controls.fill([*widgets, self._leave])
        self.dirty = True

    @property
    def _codes(self) -> Codes:
        return Codes(self._services, self._match, self.stage)

    def _set(self, seat: Seat) -> None:
        self._codes.choose(seat, self._fill)

    def _change(self, seat: Seat) -> None:
        self._codes.ask(seat, partial(self._codes.choose, seat, self._fill))

    def _remove(self, seat: Seat) -> None:
        def remove() -> None:
            self._codes.remove(seat)
            self._fill()

        self._codes.ask(seat, remove)

    def _close(self) -> None:
        self.stage.pop()


class LetIn(Scene):
    """Asks the others at the table whether it is really the person who has forgotten the code."""

    opaque = False

    def __init__(
        self, services: Services, match: Match, seat: Seat, on_let_in: Callable[[], None]
    ) -> None:
        """Ask for the word of more than half of the others; then `on_let_in` is called."""
        self._say = services.texts.say
        self._match = match
        self._name = match.seats[seat].name
        self._others = [other for other in people_of(match) if other != seat]
        self._yes: set[Seat] = set()
        self._on_let_in = on_let_in
        self.needed = len(self._others) // 2 + 1
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        self._ticks = {
            other: Button(
                f"let_in.{other}",
                self._say("codes-let-in-yes", name=match.seats[other].name),
                partial(self._say_yes, other),
                kind="pill",
            )
            for other in self._others
        }
        self._go = Button(
            "let_in.go", self._say("codes-let-in-go", name=self._name), on_let_in, kind="primary"
        )
        self._leave = Button("let_in.back", self._say("shell-back"), self._close, key=Action.BACK)
        widgets = [*self._ticks.values(), self._leave, self._go]
        self.controls.fill(widgets, self._go, first=widgets[0].id)
        self._count()

    def draw(self, canvas: Canvas) -> None:
        """Paint the question and a button for each of the others."""
        dim(canvas)
        width = min(canvas.grown(WIDE), canvas.width - 2 * PAD)
        room, head = width - 2 * PAD, canvas.grown(66)
        about = self._say("codes-let-in-about", name=self._name, count=self.needed)
        words = rich_height(canvas, about, BODY, room)
        ends, why = (self._leave, self._go), self.controls.refusal
        low = foot_height(canvas, room, ends) + PAD + canvas.grown(30)
        around = PAD / 2 + head + words + 12 + low
        step = min(canvas.grown(ROW), (canvas.height - 16 - around) / len(self._others))
        whole = Rect(0, 0, canvas.width, canvas.height)
        sheet = whole.centred(width, around + step * len(self._others))
        paint.panel(canvas, sheet, INK7, 14)
        x, y = sheet.x + PAD, sheet.y + PAD / 2 + canvas.grown(28)
        title = self._say("codes-let-in-title", name=self._name)
        draw_text(canvas, x, y, title, TITLE, HIGH, "name", max_width=room)
        draw_rich(canvas, x, y + canvas.grown(40), about, BODY, room, MIDDLE)
        top, high = sheet.y + PAD / 2 + head + words + 12, min(canvas.grown(36), step - 4)
        for number, (other, button) in enumerate(self._ticks.items()):
            y = top + number * step
            paint.badge(canvas, x + 13, y + high / 2, 12, look_of(self._match, other))
            button.box = Rect(x + 38, y, min(room - 38, button.width_for(canvas) + 30), high)
        y = sheet.bottom - low + canvas.grown(12)
        draw_text(canvas, x, y, why, CAPTION, BAD, max_width=room)
        place_foot(canvas, sheet.inset(PAD), ends)
        self.controls.draw(canvas)

    def _say_yes(self, other: Seat) -> None:
        self._yes ^= {other}
        self._count()
        self.dirty = True

    def _count(self) -> None:
        """Open the way once enough have said yes."""
        for other, button in self._ticks.items():
            button.selected = other in self._yes
            button.icon = "check" if button.selected else ""
        missing = self.needed - len(self._yes)
        self._go.enabled = missing <= 0
        self._go.why_not = self._say("codes-let-in-why", count=missing) if missing > 0 else ""

    def _close(self) -> None:
        self.stage.pop()
