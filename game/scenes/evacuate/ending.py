"""How a match of Evacuate! ended: who got away with how many, in a picture and in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Event, Result, Seat
from game.rules.evacuate import GONE, EvacState, position, score
from game.scenes.ending import Account, Cell, Column, Fact, Row, Tone, who_sat
from game.scenes.evacuate.ending_show import Show
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.results_show import paint_night, paint_rays
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.theme import SEATS

WON_TINT = "#1E5A56"
LOST_TINT = "#3A1A22"

TELLING: Final[Mapping[str, int]] = {
    "seat_out": -1, "captive_taken": 1, "survivor_lost": -1, "match_won": 0, "match_lost": -1,
    "survivors_safe": 1, "survivor_returned": 1, "survivor_hit": -1, "hit_removed": 1,
    "survivor_spared": 1, "nobody_hit": 0, "evac_readied": 0, "special_used": 1,
    "survivors_swapped": 0, "survivor_pushed": 0, "survivor_ran": 0,
}  # fmt: skip
"""What a turn came to, the most telling first: good or bad for whomever it befell."""


class EvacEnding:
    """The end of one match of Evacuate!."""

    telling = TELLING

    def __init__(self, texts: Texts, match: Match, board: Board) -> None:  # noqa: ARG002
        """Read a match that is over. Raises ValueError for one that goes on."""
        if match.result is None:
            raise ValueError("A match that goes on has not ended yet.")
        self._say = texts.say
        self._texts = texts
        self._match = match
        self._view: EvacState = match.view(None)
        self.naming = EvacNaming(texts, match.seats, self._view)
        self._won = bool(match.result.winners)
        self._doom = match.result.key == "doom"
        self.account = self._told(match.result)
        self._show = Show(self.account.rows)

    def paint(self, canvas: Canvas, stage: Rect) -> None:
        """Paint the night outside the station, or the alarm inside it."""
        paint_night(canvas, stage, WON_TINT if self._won else LOST_TINT, bright=self._won)
        if self._won:
            paint_rays(canvas, stage)
        paint.grain(canvas)

    def draw(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Let the Transport take off over the podium, or the Nomias come out of the dark."""
        if self._won:
            self._show.draw_podium(canvas, stage, shown, doom=self._doom)
        else:
            self._show.draw_feast(canvas, stage, shown)

    # What is told

    def _told(self, result: Result) -> Account:
        say = self._say
        columns = [("survivors", 17.0), ("place", 20.0)]
        if any(self._view.civs):
            columns.insert(1, ("civ", 26.0))
        ranks = self._ranks(result)
        return Account(
            headline=say(f"evacuate-result-{result.key}"),
            sentence=self._sentence(result),
            bright=self._won,
            facts=self._facts(),
            heading=say(f"evacuate-ending-{'crew' if self._won else 'nobody'}"),
            columns=tuple(Column(say(f"evacuate-ending-{key}"), w) for key, w in columns),
            rows=tuple(self._row(seat, result, ranks[seat]) for seat in range(self._view.seats)),
        )

    def _sentence(self, result: Result) -> str:
        """Say why it ended like this; that the place in the row decided, if it did."""
        start = f"evacuate-result-{result.key}"
        most = max((result.scores[seat] for seat in result.winners), default=0)
        level = [s for s in self._counted(result) if result.scores[s] == most]
        tie = result.key == "survived" and len(level) > 1
        winners = self.naming.joined([self.naming.runner(seat) for seat in result.winners])
        return self._say(f"{start}-{'tie' if tie else 'about'}", winners=winners, most=most)

    def _counted(self, result: Result) -> list[Seat]:
        """Return the seats whose Survivors count: Ossuar's only when it has won (R30)."""
        return [
            seat
            for seat, civ in enumerate(self._view.civs)
            if civ != "ossuar" or seat in result.winners
        ]

    def _ranks(self, result: Result) -> list[int]:
        """Return the rank of each seat, 0 for whoever is not ranked."""
        ranks = [0] * self._view.seats
        if not self._won:
            return ranks
        counted = self._counted(result)
        for seat in counted:
            if result.scores[seat] == 0 and seat not in result.winners:
                continue  # Who has nobody left stands on the floor.
            better = sum(self._worth(s, result) > self._worth(seat, result) for s in counted)
            ranks[seat] = 1 + better
        return ranks

    def _worth(self, seat: Seat, result: Result) -> tuple[int, int, int]:
        return int(seat in result.winners), result.scores[seat], self._along(seat)

    def _along(self, seat: Seat) -> int:
        """Return how far along the arrow a seat stands; whoever is out is behind all others."""
        view = self._view
        if view.alive[seat] == 0:
            return -1000
        return position(view, view.spots[seat]) * view.arrow

    def _row(self, seat: Seat, result: Result, rank: int) -> Row:
        plan = self._match.seats[seat]
        cells = [self._survivors(seat), self._place(seat)]
        civ = self._view.civs[seat]
        if civ:
            cells.insert(1, Cell(self.naming.civ(civ), sprites=(f"civ_{civ}",)))
        return Row(
            look=seat,
            sprite=f"survivor_{SEATS[seat].id}",
            name=plan.name,
            about=who_sat(self._texts, plan, helped=seat in self._match.helped),
            cells=tuple(cells),
            won=seat in result.winners,
            rank=rank,
            score=str(result.scores[seat]) if self._won else "",
        )

    def _survivors(self, seat: Seat) -> Cell:
        count = score(self._view, seat)
        tone: Tone = "good" if count else "bad"
        return Cell(str(count), tone, bold=True)

    def _place(self, seat: Seat) -> Cell:
        """Say where along the arrow a seat stood at the end."""
        say, view = self._say, self._view
        if view.spots[seat] == GONE or view.alive[seat] == 0:
            safe = view.civs[seat] == "glazatoq" and view.safe > 0
            key = "safe" if safe else "out"
            return Cell(say(f"evacuate-ending-{key}"), "plain" if safe else "bad")
        standing = [other for other in range(view.seats) if view.alive[other]]
        behind = max(self._along(other) for other in standing) - self._along(seat)
        if behind == 0:
            return Cell(say("evacuate-ending-front"), "strong")
        return Cell(say("evacuate-ending-behind", count=behind))

    def _facts(self) -> tuple[Fact, ...]:
        events = self._match.events_since(0, None)
        view = self._view
        moved = [event for event in events if _moves_another(event)]
        told: tuple[tuple[str, str, int, Tone], ...] = (
            ("loop", "rounds", self._match.round, "strong"),
            ("skull", "lost", len(view.tracker) + len(view.beside), "bad"),
            ("cards", "drawn", _count(events, "nomia_drawn"), "strong"),
            ("plus", "added", _count(events, "nomia_added"), "strong"),
            ("undo", "turned", _count(events, "arrow_reversed"), "info"),
            ("map", "stations", _count(events, "station_revealed"), "strong"),
            ("heart", "returned", _count(events, "survivor_returned"), "good"),
            (
                "hand",
                "tripped",
                _count(moved, "survivor_pushed"),
                "warn",
            ),
        )
        return tuple(
            Fact(icon, self._say(f"evacuate-ending-{key}"), str(value), tone)
            for icon, key, value, tone in told
        )


def _count(events: Sequence[Event], kind: str) -> int:
    return sum(event.kind == kind for event in events)


def _moves_another(event: Event) -> bool:
    """Say whether somebody was moved by somebody else, and not by the own card or the lights."""
    return event.data.get("by") != event.data.get("runner")
