"""The rail of the Evacuate! table: a row per seat, then one per neutral colour.

Each row shows who it is, how many Survivors are left, and what is public of the round: that a
card has been chosen, but never which, and after the reveal the card that was shown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from game.content.texts import Texts
from game.match.seats import SeatPlan
from game.rules.contract import Seat
from game.rules.evacuate import SURVIVORS, EvacState, is_civ, is_seat, starting_survivors
from game.scenes.evacuate.naming import NOMIA_TOKEN, EvacNaming
from game.scenes.tabletop import Aside
from game.ui import paint, patterns, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, size_in, text_width
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.tones import mix

ROW_GAP: Final = 7.0
ROW_HEIGHT: Final = 84.0
"""Most height that a row takes."""
GROUND: Final = "#1C2B2F"
ACTIVE_GROUND: Final = "#203236"
NOBODY: Final = -1
"""The doer of something that nobody in particular does."""

LOST: Final = "#34464A"
LINES: Final = (0.2, 0.43, 0.645, 0.86)
LOW_ROW: Final = 62.0
"""A row that is lower has room for three lines only: it does not say who runs."""
LOW_LINES: Final = (0.22, 0.22, 0.55, 0.82)
"""How far down a row its four lines stand, as shares of its height."""
TEXT_FROM: Final = 59.0
SMALL: Final = 13.0
FIGURE_STEP: Final = 15.0


class Being(NamedTuple):
    """One of the small figures of a row: a Survivor, and what has become of it."""

    colour: str
    state: str
    """`alive`, `hit`, `safe` or `lost`."""


def survivors_of(view: EvacState, runner: int) -> list[Being]:
    """Return the Survivors of a runner: living ones, then those in safety, then those lost."""
    own = theme.SEATS[runner].colour
    alive = view.alive[runner]
    beings = [Being(own, "alive")] * alive
    if is_civ(view, runner, "collector"):
        guests = [
            "#B7F34A" if each == NOMIA_TOKEN else theme.SEATS[int(each)].colour
            for each in view.captives
        ][: max(0, alive - 1)]
        beings = [Being(own, "alive")] * (alive - len(guests))
        beings += [Being(colour, "alive") for colour in guests]
    if is_civ(view, runner, "urumak"):
        whole = alive - view.hits
        beings = [Being(own, "alive")] * whole + [Being(own, "hit")] * view.hits
    if is_civ(view, runner, "glazatoq"):
        beings += [Being(own, "safe")] * view.safe
    at_first = starting_survivors(view, runner) if is_seat(view, runner) else SURVIVORS
    return beings + [Being(own, "lost")] * max(0, at_first - len(beings))


class Rail:
    """Draws the rail of one match."""

    def __init__(
        self,
        texts: Texts,
        seats: Sequence[SeatPlan],
        naming: EvacNaming,
        waiting: Callable[[], Collection[Seat]],
        sealed: Callable[[], Collection[Seat]],
    ) -> None:
        """`waiting` are the seats still asked, `sealed` those that have answered in secret."""
        self._texts = texts
        self._seats = seats
        self._naming = naming
        self._waiting = waiting
        self._sealed = sealed
        self._moving = False

    def rows(self, region: Rect, view: EvacState) -> list[Rect]:
        """Return where the row of each runner stands, players first."""
        inner = region.inset(10, 9)
        count = len(view.alive)
        height = min(ROW_HEIGHT * region.w / 192, (inner.h + ROW_GAP) / count - ROW_GAP)
        return [
            Rect(inner.x, inner.y + (height + ROW_GAP) * number, inner.w, height)
            for number in range(count)
        ]

    def at(self, region: Rect, view: EvacState, x: float, y: float) -> Aside | None:
        """Return the row under a point."""
        for runner, row in enumerate(self.rows(region, view)):
            if row.contains(x, y):
                return Aside("seat", str(runner))
        return None

    def draw(
        self, canvas: Canvas, region: Rect, view: EvacState, viewer: Seat | None, doer: int | None
    ) -> None:
        """Draw all rows; while pieces move, `doer` is the runner that is told of, or NOBODY."""
        self._moving = doer is not None
        active = self._active(viewer) if doer is None else doer
        for runner, row in enumerate(self.rows(region, view)):
            self._draw_row(canvas, row, view, runner, active=runner == active)

    def _active(self, viewer: Seat | None) -> Seat | None:
        """Return the seat that the table waits for: the viewer's own, if many are asked."""
        waiting = sorted(self._waiting())
        if len(waiting) == 1:
            return waiting[0]
        return viewer if viewer in waiting else None

    def _draw_row(
        self, canvas: Canvas, row: Rect, view: EvacState, runner: int, *, active: bool
    ) -> None:
        colour = theme.SEATS[runner].colour
        out = view.alive[runner] == 0
        fill = mix(ACTIVE_GROUND, colour, 0.16) if active else GROUND
        paint.panel(canvas, row, fill, rim=0.2)
        if active:
            paint.outline(canvas, row, theme.LAMP, theme.PANEL_RADIUS)
        patterns.beside(canvas, row, runner)
        neutral = not is_seat(view, runner)
        sprite = f"survivor_{theme.SEATS[runner].id}" + ("_neutral" if neutral else "")
        height = min(62.0, row.h - 14)
        draw_sprite(
            canvas, sprite, row.x + 31, row.bottom - 8, height, alpha=0.35 if out else 1.0,
            shadow=paint.PIECE_SHADOW,
        )  # fmt: skip
        if view.first == runner and is_seat(view, runner):
            self._draw_token(canvas, row.x + 31, row.bottom - 11)
        low = row.h < LOW_ROW
        ys = [row.y + row.h * share for share in (LOW_LINES if low else LINES)]
        left, right = row.x + TEXT_FROM, row.right - 9
        self._draw_name(canvas, left, ys[0], right, view, runner)
        if not low:
            self._draw_kind(canvas, left, ys[1], right, view, runner)
        self._draw_survivors(canvas, left, ys[2], right, survivors_of(view, runner))
        self._draw_state(canvas, left, ys[3], right, view, runner)

    def _draw_token(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw the first player's token at the foot of a figure."""
        words = self._texts.say("evacuate-first")
        wide = text_width(canvas, words, theme.FLOOR, "black") + 14
        paint.chip(canvas, (x - wide / 2, y - 8.5, wide, 17), theme.LAMP_DEEP, line="#3A2408")
        draw_text(canvas, x, y, words, theme.FLOOR, "#241505", "black", "center")

    def _draw_name(
        self, canvas: Canvas, x: float, y: float, right: float, view: EvacState, runner: int
    ) -> None:
        neutral = not is_seat(view, runner)
        name = self._naming.colour(runner) if neutral else self._naming.runner_plainly(runner)
        room = right - x - 24
        sizes = (theme.STRONG, theme.BODY, theme.CAPTION)
        fitting = (size for size in sizes if text_width(canvas, name, size, "name") <= room)
        ink = theme.DIM if view.alive[runner] == 0 else theme.HIGH
        draw_text(canvas, x, y, name, next(fitting, theme.CAPTION), ink, "name", max_width=room)
        paint.badge(canvas, right - 8, y, 9, runner)

    def _draw_kind(
        self, canvas: Canvas, x: float, y: float, right: float, view: EvacState, runner: int
    ) -> None:
        """Draw who runs, or which civilization."""
        civ = view.civs[runner] if is_seat(view, runner) else ""
        if civ:
            draw_sprite(canvas, f"civ_{civ}", x + 8, y, 18, "center")
            x += 20
        words = self._naming.civ(civ) if civ else self.kind(view, runner)
        draw_text(canvas, x, y, words, SMALL, theme.MIDDLE, max_width=right - x)

    def kind(self, view: EvacState, runner: int) -> str:
        """Say who leads a runner: a person, an AI seat and its level, or its own deck."""
        if not is_seat(view, runner):
            return self._texts.say("evacuate-neutral-kind")
        level = self._seats[runner].level
        if level is None:
            return self._texts.say("table-kind-human")
        return self._texts.say("table-kind-bot", level=self._texts.say(f"shell-level-{level}"))

    def _draw_survivors(
        self, canvas: Canvas, x: float, y: float, right: float, beings: Sequence[Being]
    ) -> None:
        step = min(FIGURE_STEP, (right - x - FIGURE_STEP) / max(1, len(beings) - 1))
        for number, being in enumerate(beings):
            centre = x + 7 + step * number
            colour = LOST if being.state == "lost" else being.colour
            draw_icon(canvas, "person", centre, y, 15, colour, GROUND)
            if being.state == "hit":
                paint.chip(canvas, (centre + 0.5, y - 0.5, 9, 9), theme.BAD)
                draw_icon(canvas, "broken", centre + 5, y + 4, 7, "#3A0D0A", theme.BAD)
            elif being.state == "safe":
                paint.chip(canvas, (centre + 0.5, y - 0.5, 9, 9), theme.GOOD)
                draw_icon(canvas, "check", centre + 5, y + 4, 7, "#08301C", theme.GOOD)

    def _draw_state(
        self, canvas: Canvas, x: float, y: float, right: float, view: EvacState, runner: int
    ) -> None:
        """Draw what a seat does: choosing, ready, or the card that it has shown."""
        words, ink, icon = self._state(view, runner)
        if not words:
            return
        shown = view.revealed[runner] if is_seat(view, runner) else ""
        if shown and text_width(canvas, words, SMALL, "bold") > right - x:
            words = self._texts.say(f"evacuate-run-{shown}-kind")
        room = right - x - (20 if icon else 0)
        size = size_in(canvas, words, SMALL, room, "bold")
        draw_text(canvas, x, y, words, size, ink, "bold", max_width=room)
        if icon:
            sign = theme.GOOD if icon == "check" else ink
            draw_icon(canvas, icon, right - 8, y, 15, sign, GROUND)

    def _state(self, view: EvacState, runner: int) -> tuple[str, str, str]:
        """Return the words of the last line, their ink, and an icon."""
        say = self._texts.say
        if view.alive[runner] == 0:
            return say("evacuate-out"), theme.BAD, "skull"
        sealed = not self._moving and runner in self._sealed()
        if view.stunned[runner]:
            return say("evacuate-stunned"), theme.BAD, "check" if sealed else "x"
        if not is_seat(view, runner):
            speed = say("evacuate-neutral-speed", speed=view.speeds[runner])
            return (speed if any(view.revealed) else ""), theme.HIGH, ""
        if sealed:
            return say("evacuate-chosen"), theme.GOOD, "check"
        if view.revealed[runner]:
            card = self._naming.card_plainly(view.revealed[runner])
            return card, theme.HIGH, ""
        if not self._moving and runner in self._waiting():
            return say("evacuate-choosing"), theme.LAMP, ""
        return "", theme.MIDDLE, ""
