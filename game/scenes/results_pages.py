"""The pages of the results in words and numbers: charts, luck, time, and turning points.

Which charts there are follows from how the game is counted (`game.rules.figures`). Each chart
comes with its main fact in a sentence, so that nobody has to read it off the lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from game.content.texts import Texts
from game.match.figures import Figures, Pace, Values
from game.match.match import Match
from game.match.turning import TurningPoint
from game.rules.contract import Event, Seat
from game.rules.registry import COUNTINGS
from game.scenes.ending import Ending
from game.scenes.narration import Narrator, joined
from game.scenes.rounds import round_heading, round_of
from game.ui.charts import Bar, Flag, Line, LineChart

COUNT: Final = "count"
LUCK: Final = "luck"
TIME: Final = "time"
TURNS: Final = "turns"
EVEN: Final = 0.5
"""Luck that differs by less from what was expected is no luck at all."""
TEN: Final = 9.95
"""From so many seconds on, tenths no longer matter."""
MINUTE: Final = 60
HOUR: Final = 3600


def charts_of(game_id: str) -> tuple[str, ...]:
    """Return the charts of lines that a game has, by name."""
    return tuple(COUNTINGS[game_id].charts)


@dataclass(frozen=True, slots=True)
class Page:
    """One page: what it is called, what it shows, and what that comes to."""

    title: str
    lines: LineChart | None = None
    bars: tuple[Bar, ...] = ()
    fact: str = ""
    """The main fact in a sentence; also all there is where nothing can be drawn."""
    about: str = ""
    """What is counted here."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point in words."""

    number: int
    start: int
    """The moment from which it can be watched."""
    look: int
    when: str
    sentence: str
    chances: str


class Pages:
    """Writes the pages of one match."""

    def __init__(self, texts: Texts, match: Match, ending: Ending) -> None:
        """Read a finished match."""
        self._texts, self._say = texts, texts.say
        self._match, self._ending = match, ending
        self._game = match.game.id
        self._narrator = Narrator(texts, self._game, ending.naming)

    # Charts of lines

    def chart(self, name: str, figures: Figures, points: Sequence[TurningPoint]) -> Page:
        """Return the page of a chart; turning points are marked where scores are."""
        series = figures.series[name]
        lines = tuple(self._line(name, row, values, series) for row, values in enumerate(series))
        labels = self._labels(figures.rounds)
        flags = self._flags(figures, points, len(series)) if name == "score" else ()
        start = f"{self._game}-chart-{name}"
        return Page(
            self._say(start),
            LineChart(lines, labels, flags, self._scale(name)),
            fact=_FACTS[name](self, name, figures),
            about=self._say(f"{start}-about"),
        )

    def _line(self, name: str, row: int, values: Values, series: Sequence[Values]) -> Line:
        shown = self._value(name, values[-1])
        if len(series) == 1:
            return Line(self._say(f"{self._game}-chart-{name}-all"), None, values, shown)
        account = self._ending.account.rows[row]
        out = f"{self._game}-chart-{name}-out"
        if self._texts.has(out) and not (account.rank or account.won):
            shown = self._say(out, value=shown)
        return Line(account.name, account.look, values, shown)

    def _value(self, name: str, value: float) -> str:
        """Return a value as it is written."""
        scale = self._scale(name)
        return scale[int(value)] if scale else str(round(value)).replace("-", "\u2212")

    def _scale(self, name: str) -> tuple[str, ...]:
        """Return the names of values that are no numbers."""
        start, names = f"{self._game}-chart-{name}-at", list[str]()
        while self._texts.has(f"{start}-{len(names)}"):
            names.append(self._say(f"{start}-{len(names)}"))
        return tuple(names)

    def _labels(self, rounds: Sequence[int]) -> tuple[str, ...]:
        """Return what is written below the end of each round: its number, or what begins then."""
        own = f"{self._game}-chart-part"
        if not self._texts.has(own):
            return (self._say("results-start"), *map(str, rounds[1:]))
        parts = [self._say(own, round=round_) for round_ in rounds[1:]]
        return (*(now if now != old else "" for old, now in pairwise(("", *parts))), "")

    def _flags(
        self, figures: Figures, points: Sequence[TurningPoint], rows: int
    ) -> tuple[Flag, ...]:
        return tuple(
            Flag(number, point.seat if rows > 1 else 0, figures.place(point.end))
            for number, point in enumerate(points, 1)
        )

    # The main facts

    def _row_name(self, row: int) -> str:
        return self._ending.account.rows[row].name

    def _led(self, name: str, figures: Figures, best: Callable[..., float] = max) -> str:
        """Say who led alone at the end of most rounds; of the whole table, when it gained most."""
        series = figures.series[name]
        if len(series) == 1:
            return self._most_gained(series[0], figures.rounds)
        leads = [0] * len(series)
        for values in list(zip(*series, strict=True))[1:]:
            top = [row for row, value in enumerate(values) if value == best(values)]
            if len(top) == 1:
                leads[top[0]] += 1
        most = max(leads)
        if not most:
            return self._say("results-led-nobody")
        names = [self._row_name(row) for row, count in enumerate(leads) if count == most]
        who, all_ = self._joined(names), len(figures.rounds) - 1
        own = f"{self._game}-chart-{name}-led"
        key = own if self._texts.has(own) else "results-led"
        return self._say(key, names=who, people=len(names), count=most, all=all_)

    def _in_front(self, name: str, figures: Figures) -> str:
        return self._led(name, figures, min)

    def _most_gained(self, values: Values, rounds: Sequence[int]) -> str:
        gains = [after - before for before, after in pairwise(values)]
        if not gains or max(gains) <= 0:
            return self._say(f"{self._game}-chart-score-none")
        best = gains.index(max(gains)) + 1
        at = round_of(self._texts, self._game, rounds[best])
        return self._say(f"{self._game}-chart-score-most", at=at, count=round(max(gains)))

    def _highest(self, name: str, figures: Figures) -> str:
        """Say who was highest at the end."""
        ends = [values[-1] for values in figures.series[name]]
        names = [self._row_name(row) for row, end in enumerate(ends) if end == max(ends)]
        value = self._value(name, max(ends))
        key = f"{self._game}-chart-{name}-fact"
        return self._say(key, names=self._joined(names), people=len(names), value=value)

    def _joined(self, names: Sequence[str]) -> str:
        return joined(self._texts, names)

    # Luck and time

    def luck(self, figures: Figures) -> Page:
        """Return what chance brought, against what was to be expected."""
        start = f"{self._game}-chart-luck"
        bars = []
        for row, luck in enumerate(figures.luck):
            account = self._ending.account.rows[row]
            came, expected = _number(luck.came), _number(luck.expected)
            count = round(luck.came)
            words = self._say(f"{start}-words", came=came, expected=expected, count=count)
            if not luck.strokes:
                words = self._say("results-luck-never")
            bars.append(Bar(account.name, account.look, luck.came, luck.expected, words))
        any_luck = any(luck.strokes for luck in figures.luck)
        return Page(
            self._say(f"{start}"),
            bars=tuple(bars) if any_luck else (),
            fact=self._luckiest(figures) if any_luck else self._say(f"{start}-none"),
            about=self._say(f"{start}-about"),
        )

    def _luckiest(self, figures: Figures) -> str:
        sign = 1 if COUNTINGS[self._game].more_is_lucky else -1
        luck = [sign * (each.came - each.expected) for each in figures.luck]
        if max(luck) < EVEN:
            return self._say("results-luck-nobody")
        names = [self._row_name(row) for row, each in enumerate(luck) if each == max(luck)]
        return self._say("results-luck-best", names=self._joined(names), people=len(names))

    def time(self, figures: Figures) -> Page:
        """Return how long each seat took for a turn."""
        title, about = self._say("results-time"), self._say("results-time-about")
        if not figures.timed:
            return Page(title, fact=self._say("results-time-none"), about=about)
        bars = []
        for seat, pace in enumerate(figures.paces):
            name, look = self._match.seats[seat].name, self._ending.naming.look(seat)
            bars.append(Bar(name, look, pace.mean, pace.longest, self._pace(pace)))
        slowest = max(range(len(bars)), key=lambda seat: figures.paces[seat].mean)
        mean = self._span(figures.paces[slowest].mean)
        fact = self._say("results-time-slowest", name=bars[slowest].name, mean=mean)
        return Page(title, bars=tuple(bars), fact=fact, about=about)

    def _pace(self, pace: Pace) -> str:
        mean, longest, total = map(self._span, (pace.mean, pace.longest, pace.seconds))
        return self._say("results-time-words", mean=mean, longest=longest, total=total)

    def _span(self, seconds: float) -> str:
        """Return a length of time in words."""
        whole = round(seconds)
        if whole < MINUTE:
            shown = _number(seconds) if seconds < TEN else str(whole)
            return self._say("results-seconds", seconds=shown)
        if whole < HOUR:
            return self._say("results-minutes", minutes=whole // MINUTE, seconds=whole % MINUTE)
        hours, minutes = whole // HOUR, whole % HOUR // MINUTE
        return self._say("results-hours", hours=hours, minutes=minutes)

    # Turning points

    def turns(self, points: Sequence[TurningPoint]) -> tuple[Turn, ...]:
        """Return the turning points in words."""
        return tuple(self._turn(number, point) for number, point in enumerate(points, 1))

    def _turn(self, number: int, point: TurningPoint) -> Turn:
        before, after = (round(100 * chance) for chance in (point.before, point.after))
        name = str(self._ending.naming.values({"seat": point.seat})["seat"])
        key = "results-turn-together" if self._match.game.together else "results-turn-chances"
        at = self._round_at(point.start)
        return Turn(
            number,
            point.start,
            self._ending.naming.look(point.seat),
            round_heading(self._texts, self._game, at),
            self._tell(point),
            self._say(key, name=name, before=before, after=after),
        )

    def _round_at(self, moment: int) -> int:
        """Return the round in which a moment lies."""
        events = [e for each in self._match.reel.moments[: moment + 1] for e in each.events]
        rounds = (event.data.get("round") for event in reversed(events))
        return next((each for each in rounds if isinstance(each, int)), 1)

    def _tell(self, point: TurningPoint) -> str:
        """Return what happened in the turn in a sentence: the most telling event of it."""
        moments = self._match.reel.moments[point.start : point.end]
        events = [event for moment in moments for event in moment.events]
        told = [(event, self._narrator.event(event)) for event in events]
        weighed = [
            (self._weight(event, point), -number, sentence)
            for number, (event, sentence) in enumerate(told)
            if sentence and event.kind in self._ending.telling
        ]
        return min(weighed)[2] if weighed else self._say("results-turn-quiet")

    def _weight(self, event: Event, point: TurningPoint) -> tuple[int, int]:
        """Return how little an event tells of a turn: least, if it is what made the chances change.

        That is something good for the seat or bad for another, or the other way round.
        """
        telling = self._ending.telling
        good = telling[event.kind]
        if not (self._match.game.together or _befell(event, point.seat)):
            good = -good
        rises = 1 if point.after > point.before else -1
        return -good * rises, list(telling).index(event.kind)


def _befell(event: Event, seat: Seat) -> bool:
    """Say whether something happened to a seat, whoever did it."""
    return seat == event.data.get("seat", event.data.get("runner"))


def _number(value: float) -> str:
    """Return a number with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


_FACTS: Final[Mapping[str, Callable[[Pages, str, Figures], str]]] = {
    "score": Pages._led,
    "behind": Pages._in_front,
    "income": Pages._highest,
    "tiers": Pages._highest,
}
"""The main fact of each chart."""
