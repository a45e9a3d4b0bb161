"""How a match of Escape Plan ended: who got out with how much, in a picture and in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Event, Result, Seat
from game.rules.escape_plan import ESCAPED, PlanState, parts_of
from game.scenes.ending import Account, Cell, Column, Fact, Part, Row, Tone, who_sat
from game.scenes.escape_plan.ending_show import Show
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.facts import whole
from game.scenes.results_show import paint_night, paint_rays
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.theme import SEATS

WON_TINT: Final = "#24437A"
LOST_TINT: Final = "#3A1A28"
MINUS: Final = "\u2212"
COLUMNS: Final = (
    ("visits", 11.0), ("bonus", 23.0), ("cash", 13.0), ("losses", 26.0), ("total", 12.0),
)  # fmt: skip

TELLING: Final[Mapping[str, int]] = {
    "arrested": -1, "thief_escaped": 1, "match_ended": 0, "asset_lost": -1, "group_finished": 1,
    "locker_opened": 1, "cuffed": -1, "line_crossed": -1, "wounded": -1, "business_closed": 0,
    "cube_placed": 1, "contact_taken": 1, "asset_unlocked": 1, "fixer_bought": 1,
    "exit_closed": 0, "income_taken": 1, "key_taken": 1, "gang_hired": 1, "equipment_bought": 1,
    "crowded": -1, "rested": 0, "turn_passed": 0, "thief_moved": 0,
}  # fmt: skip
"""What a turn came to, the most telling first: good or bad for whomever it befell."""


class PlanEnding:
    """The end of one match of Escape Plan."""

    telling = TELLING

    def __init__(self, texts: Texts, match: Match, board: Board) -> None:  # noqa: ARG002
        """Read a match that is over. Raises ValueError for one that goes on."""
        if match.result is None:
            raise ValueError("A match that goes on has not ended yet.")
        self._say = texts.say
        self._texts = texts
        self._match = match
        self._view: PlanState = match.view(None)
        self.naming = PlanNaming(texts, match.seats, self._view)
        self._won = bool(match.result.winners)
        self.account = self._told(match.result)
        self._show = Show(self.account.rows)

    def paint(self, canvas: Canvas, stage: Rect) -> None:
        """Paint the night outside the city, or the red light of a raid."""
        paint_night(canvas, stage, WON_TINT if self._won else LOST_TINT, bright=self._won)
        if self._won:
            paint_rays(canvas, stage)
        paint.grain(canvas)

    def draw(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Let those who got out stand on the podium, or the police close in."""
        if self._won:
            self._show.draw_podium(canvas, stage, shown)
        else:
            self._show.draw_raid(canvas, stage, shown)

    # What is told

    def _told(self, result: Result) -> Account:
        say = self._say
        ranks = self._ranks(result)
        return Account(
            headline=self._headline(result),
            sentence=self._sentence(result),
            bright=self._won,
            facts=self._facts(),
            heading=say("escape_plan-ending-rows"),
            columns=tuple(Column(say(f"escape_plan-ending-{key}"), w) for key, w in COLUMNS),
            rows=tuple(self._row(seat, result, ranks[seat]) for seat in range(self._view.seats)),
        )

    def _headline(self, result: Result) -> str:
        """Say how it ended; if AI seats alone won against people, say who got away."""
        people = {seat for seat, plan in enumerate(self._match.seats) if plan.kind == "human"}
        if not people or not result.winners or people & set(result.winners):
            return self._say(f"escape_plan-result-{result.key}")
        names = self.naming.joined([self.naming.who_plainly(seat) for seat in result.winners])
        return self._say("escape_plan-ending-others", names=names, count=len(result.winners))

    def _sentence(self, result: Result) -> str:
        """Say why it ended like this; that ties were broken, if they were."""
        key = f"escape_plan-result-{result.key}"
        most = max((result.scores[seat] for seat in result.winners), default=0)
        level = [seat for seat in self._free() if result.scores[seat] == most]
        tie = result.key == "won" and len(level) > 1
        winners = self.naming.joined([self.naming.who(seat) for seat in result.winners])
        name = result.values.get("rating")
        rating = self._say(f"escape_plan-rating-{name}") if isinstance(name, str) else ""
        key = f"{key}-{'tie' if tie else 'about'}"
        return self._say(key, winners=winners, most=most, rating=rating)

    def _free(self) -> list[Seat]:
        return [seat for seat in range(self._view.seats) if self._view.fate[seat] == ESCAPED]

    def _ranks(self, result: Result) -> list[int]:
        """Return the rank of each seat; who was arrested has none."""
        ranks = [0] * self._view.seats
        free = self._free()
        for seat in free:
            mine = (seat in result.winners, result.scores[seat])
            ahead = sum((other in result.winners, result.scores[other]) > mine for other in free)
            ranks[seat] = 1 + ahead
        return ranks

    def _row(self, seat: Seat, result: Result, rank: int) -> Row:
        plan = self._match.seats[seat]
        free = self._view.fate[seat] == ESCAPED
        return Row(
            look=seat,
            sprite=f"thief_{SEATS[seat].id}",
            name=plan.name,
            about=who_sat(self._texts, plan, helped=seat in self._match.helped),
            cells=self._counted(seat, result.scores[seat]) if free else self._arrested(),
            won=seat in result.winners,
            rank=rank,
            score=_signed(result.scores[seat]) if free else "",
        )

    def _arrested(self) -> tuple[Cell, ...]:
        words = self._say("escape_plan-ending-arrested")
        return (Cell(words, "bad", bold=True), *[Cell()] * (len(COLUMNS) - 1))

    def _counted(self, seat: Seat, total: int) -> tuple[Cell, ...]:
        """Return the parts of a seat's money, and what they come to."""
        parts = parts_of(self._view, seat)
        visits = parts.group_x + parts.group_y + parts.safe_houses
        bonuses = {"contacts": parts.contacts, "tiles": parts.tiles, "assets": parts.assets}
        losses = {"notoriety": parts.notoriety, "wounds": parts.wounds}
        return (
            Cell(str(visits), "good", bold=True),
            Cell(parts=self._parts(bonuses)),
            Cell(str(parts.cash)),
            Cell(tone="bad" if any(losses.values()) else "quiet", parts=self._parts(losses)),
            Cell(_signed(total), "strong", bold=True),
        )

    def _parts(self, numbers: Mapping[str, int]) -> tuple[Part, ...]:
        """Return numbers with their names."""
        return tuple(
            Part(self._say(f"escape_plan-ending-part-{name}"), _signed(number))
            for name, number in numbers.items()
        )

    def _facts(self) -> tuple[Fact, ...]:
        events = self._match.events_since(0, None)
        view = self._view
        spent = sum(whole(event, "cash") for event in events if event.kind == "paid")
        told: tuple[tuple[str, str, int, Tone], ...] = (
            ("exit", "escaped", len(view.escaped), "good"),
            ("home", "visited", sum(map(len, view.visited)), "strong"),
            ("person", "contacts", _count(events, "contact_taken"), "strong"),
            ("cash", "spent", spent, "strong"),
            ("broken", "wounds", _count(events, "wounded"), "bad"),
            ("cuffs", "cuffs", _count(events, "cuffed"), "warn"),
            ("siren", "lines", _count(events, "line_crossed"), "warn"),
            ("lock", "closed", _count(events, "business_closed"), "info"),
        )
        return tuple(
            Fact(icon, self._say(f"escape_plan-ending-{key}"), str(value), tone)
            for icon, key, value, tone in told
        )


def _signed(score: int) -> str:
    """Return a score as it is written, with a real minus sign."""
    return str(score).replace("-", MINUS)


def _count(events: Sequence[Event], kind: str) -> int:
    return sum(event.kind == kind for event in events)
