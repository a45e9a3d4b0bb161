"""The rail of the Escape Plan table: a row per thief in turn order, then the track of notoriety.

A row is the public part of a player board at a glance: income, notoriety, wounds, handcuffs, discs,
contacts, gang members, keys and gas. Money shows on nobody's row but in the own area.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from game.content.texts import Texts
from game.match.seats import SeatPlan
from game.rules.contract import Seat
from game.rules.escape_plan import (
    ARRESTED,
    CONTACTS,
    ESCAPED,
    LINES,
    TOP_NOTORIETY,
    PlanState,
    income_of,
    is_secret,
)
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.own import settled
from game.scenes.tabletop import Aside
from game.ui import paint, patterns, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.tones import mix

ROW_GAP: Final = 5.0
ROW_HEIGHT: Final = 98.0
"""Most height that a row takes."""
TRACK: Final = 62.0
GROUND: Final = "#1A2645"
ACTIVE: Final = "#1F2E54"
TEXT_FROM: Final = 52.0
LINES_AT: Final = (0.17, 0.40, 0.63, 0.86)
LOW_ROW: Final = 64.0
"""A row that is lower has room for three lines only: it does not say who plays."""
LOW_LINES_AT: Final = (0.2, 0.2, 0.52, 0.82)
SMALL: Final = 13.0
DIGIT: Final = 13.5


class Rail:
    """Draws the rail of one match."""

    def __init__(
        self,
        texts: Texts,
        seats: Sequence[SeatPlan],
        naming: PlanNaming,
        waiting: Callable[[], Collection[Seat]],
    ) -> None:
        self._texts = texts
        self._seats = seats
        self._naming = naming
        self._waiting = waiting

    # Where

    def rows(self, region: Rect, view: PlanState) -> dict[int, Rect]:
        """Return where the row of each participant stands, in turn order."""
        inner = region.inset(9, 8)
        order = self._order(view)
        room = inner.h - TRACK - ROW_GAP
        height = min(ROW_HEIGHT * region.w / 192, (room + ROW_GAP) / len(order) - ROW_GAP)
        return {
            who: Rect(inner.x, inner.y + (height + ROW_GAP) * place, inner.w, height)
            for place, who in enumerate(order)
        }

    def track(self, region: Rect, view: PlanState) -> Rect:
        """Return where the track of notoriety stands."""
        bottom = max(row.bottom for row in self.rows(region, view).values())
        return Rect(region.x + 9, bottom + ROW_GAP, region.w - 18, TRACK)

    def _order(self, view: PlanState) -> Sequence[int]:
        """Return everybody in turn order; who has left the game comes last."""
        out = [seat for seat in range(view.seats) if seat not in view.order]
        return [*view.order, *out]

    def at(self, region: Rect, view: PlanState, x: float, y: float) -> Aside | None:
        """Return the row, or the track, under a point."""
        for who, row in self.rows(region, view).items():
            if row.contains(x, y):
                return Aside("seat", str(who))
        return Aside("notoriety") if self.track(region, view).contains(x, y) else None

    # Drawing

    def draw(self, canvas: Canvas, region: Rect, view: PlanState, doer: int | None) -> None:
        """Draw all rows; while pieces move, `doer` is who is told of."""
        waiting = sorted(self._waiting())
        active = doer if doer is not None else next(iter(waiting), None)
        for place, (who, row) in enumerate(self.rows(region, view).items(), 1):
            self._draw_row(canvas, row, view, who, place, active=who == active)
        self._draw_track(canvas, self.track(region, view), view)

    def _draw_row(
        self, canvas: Canvas, row: Rect, view: PlanState, who: int, place: int, *, active: bool
    ) -> None:
        look = self._naming.look(who)
        colour = theme.SEATS[look].colour
        paint.panel(canvas, row, mix(ACTIVE, colour, 0.18) if active else GROUND, rim=0.2)
        if active:
            paint.outline(canvas, row, theme.LAMP, theme.PANEL_RADIUS)
        if who != view.inspector:
            patterns.beside(canvas, row, look)
        hunter = who == view.inspector
        out = not hunter and view.fate[who] != ""
        draw_sprite(canvas, pawn_of(view, who), row.x + 27, row.bottom - 22, min(58.0, row.h - 26),
                    alpha=0.35 if out else 1.0, shadow=paint.PIECE_SHADOW)  # fmt: skip
        words = self._texts.say("escape_plan-row-place", place=place)
        draw_text(canvas, row.x + 27, row.bottom - 11, words, theme.FLOOR,
                  theme.LAMP if active else theme.DIM, "bold", "center")  # fmt: skip
        left, right = row.x + TEXT_FROM, row.right - 8
        low = row.h < LOW_ROW
        ys = [row.y + row.h * share for share in (LOW_LINES_AT if low else LINES_AT)]
        self._draw_name(canvas, left, ys[0], right, who, dim=out)
        if not low:
            draw_text(canvas, left, ys[1], self._kind(view, who), SMALL, theme.MIDDLE,
                      max_width=right - left)  # fmt: skip
        if hunter:
            self._draw_hunter(canvas, left, ys[2:], view)
        elif out:
            self._draw_fate(canvas, left, ys[2], view.fate[who])
        else:
            self._draw_figures(canvas, left, ys[2], self._first_line(view, who), right)
            self._draw_figures(canvas, left, ys[3], self._second_line(view, who), right)

    def _draw_name(
        self, canvas: Canvas, x: float, y: float, right: float, who: int, *, dim: bool
    ) -> None:
        name, room = self._naming.who_plainly(who), right - x - 22
        sizes = (theme.STRONG, theme.BODY, theme.CAPTION)
        fitting = (size for size in sizes if text_width(canvas, name, size, "name") <= room)
        draw_text(canvas, x, y, name, next(fitting, theme.CAPTION),
                  theme.DIM if dim else theme.HIGH, "name", max_width=room)  # fmt: skip
        paint.badge(canvas, right - 8, y, 9, self._naming.look(who))

    def _kind(self, view: PlanState, who: int) -> str:
        """Say who plays: a person, an AI seat and its level, or the inspector."""
        say = self._texts.say
        if who == view.inspector:
            return say("escape_plan-inspector-kind")
        level = self._seats[who].level
        if level is None:
            return say("table-kind-human")
        return say("table-kind-bot", level=say(f"shell-level-{level}"))

    def _first_line(self, view: PlanState, who: Seat) -> list[tuple[str, str, str]]:
        """Return notoriety, wounds, handcuffs and discs as icon, ink and number."""
        now, then = view.notoriety[who], settled(view, who)
        words = str(now) if now == then else f"{now}→{then}"
        wounds, cuffs = view.wounds[who], view.cuffs[who]
        told = [
            ("siren", theme.BAD, words),
            ("broken", theme.BAD if wounds else theme.DIM, str(wounds)),
            ("disc", theme.LAMP if view.discs[who] else theme.DIM, str(view.discs[who])),
        ]
        if cuffs:
            told.insert(2, ("cuffs", theme.MIDDLE, str(cuffs)))
        return told

    def _second_line(self, view: PlanState, who: Seat) -> list[tuple[str, str, str]]:
        """Return income, contacts, secret tiles, gang members, keys and gas."""
        contacts = sum(card in CONTACTS for card in view.contacts[who])
        tiles = sum(is_secret(item) for item in view.items[who])
        keys = sum(map(bool, view.keys[who])) - view.keys_used[who].bit_count()
        more = (
            ("locker", theme.INFO, tiles),
            ("gang", "#B78CF0", view.gang[who]),
            ("key", theme.GOOD, keys),
            ("gas", theme.LAMP_DEEP, view.gas[who]),
        )
        told = [
            ("income", theme.LAMP, str(income_of(view, who))),
            ("person", theme.LAMP if contacts else theme.DIM, str(contacts)),
        ]
        return told + [(icon, ink, str(count)) for icon, ink, count in more if count]

    def _draw_figures(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        figures: Sequence[tuple[str, str, str]],
        right: float,
    ) -> None:
        """Draw small icons with their numbers side by side, closer where they are many."""
        wide = [14 + text_width(canvas, words, DIGIT, "black") for _, _, words in figures]
        gap = min(9.0, (right - x - sum(wide)) / max(1, len(wide) - 1))
        for (icon, ink, words), step in zip(figures, wide, strict=True):
            draw_icon(canvas, icon, x + 6.5, y, 13, ink, GROUND)
            draw_text(canvas, x + 14, y, words, DIGIT, theme.HIGH, "black")
            x += step + gap

    def _draw_hunter(self, canvas: Canvas, x: float, ys: Sequence[float], view: PlanState) -> None:
        who = view.inspector
        now, then = view.notoriety[who], settled(view, who)
        words = str(now) if now == then else f"{now}→{then}"
        told = [("siren", theme.BAD, words), ("disc", theme.LAMP, str(view.inspector_discs))]
        self._draw_figures(canvas, x, ys[0], told, x + 120)
        self._draw_figures(canvas, x, ys[1], [("cards", theme.INFO, str(len(view.leads)))], x + 120)

    def _draw_fate(self, canvas: Canvas, x: float, y: float, fate: str) -> None:
        icon, ink = ("exit", theme.GOOD) if fate == ESCAPED else ("cuffs", theme.BAD)
        words = self._texts.say(f"escape_plan-row-{ESCAPED if fate == ESCAPED else ARRESTED}")
        draw_icon(canvas, icon, x + 7, y, 15, ink, GROUND)
        draw_text(canvas, x + 19, y, words, theme.CAPTION, ink, "bold")

    def _draw_track(self, canvas: Canvas, box: Rect, view: PlanState) -> None:
        """Draw the seven numbers with the lines between them, and who stands where."""
        paint.panel(canvas, box, "#141F3C", rim=0.1)
        room = box.inset(7, 6, 7, 30)
        cells = room.columns(*[None] * TOP_NOTORIETY, gap=3)
        for number, cell in enumerate(cells, 1):
            ink = mix("#3A4A70", "#E0452F", (number - 1) / (TOP_NOTORIETY - 1))
            paint.chip(canvas, cell, ink, 5)
            draw_text(canvas, cell.cx, cell.cy, str(number), theme.CAPTION, "#FFFFFF", "black",
                      "center")  # fmt: skip
            if number in LINES:
                paint.chip(canvas, (cell.right + 0.6, cell.y - 3, 1.8, cell.h + 6), "#FFE9C4", 1)
            here = [who for who in self._order(view) if view.notoriety[who] == number]
            for place, who in enumerate(here):
                x = cell.cx + (6 if place % 2 else -6) * (len(here) > 1)
                y = cell.bottom + 6.5 + 9 * (place // 2)
                paint.mark(canvas, x, y, 9.5, self._naming.look(who))


def pawn_of(view: PlanState, who: int) -> str:
    """Return the picture of a participant."""
    if who == view.inspector:
        return "pawn_costa" if view.seats == 1 else "pawn_sandra"
    return f"thief_{theme.SEATS[who].id}"
