"""What came of a series of games, counted up: wins, scores, endings, roles, and what was used."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.bots.playing import Failure, Played, Record
from game.bots.uses import NOBODY
from game.rules.contract import Game, Result, Seat

_SCORE_SHARES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
_SHARES: Final = (0.05, 0.5, 0.95)


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What one seat reached over a whole series."""

    seat: int
    level: str
    wins: int
    mean_score: float
    spread: tuple[int, ...]
    """Scores that 5, 25, 50, 75 and 95 % of the games did not exceed."""
    deviation: float
    """Standard deviation of the scores."""

    def plain(self) -> dict[str, Any]:
        """Return it as JSON-ready data."""
        return {
            "seat": self.seat,
            "level": self.level,
            "wins": self.wins,
            "mean_score": round(self.mean_score, 3),
            "score_5_25_50_75_95": list(self.spread),
            "score_deviation": round(self.deviation, 3),
        }


@dataclass(frozen=True, slots=True)
class RoleScore:
    """What one role, such as a civilization, reached over a whole series, whoever played it."""

    role: str
    games: int
    wins: int
    share: float
    """Its part of all that it could win, a win of several seats split between them."""
    fair: float
    """Its part if every seat at a table won equally often, and nobody else."""
    mean_score: float

    @property
    def of_fair(self) -> float:
        """How many times as often as fair it won."""
        return self.share / self.fair

    def plain(self) -> dict[str, Any]:
        """Return it as JSON-ready data."""
        return {
            "games": self.games,
            "wins": self.wins,
            "share": round(self.share, 4),
            "fair": round(self.fair, 4),
            "of_fair": round(self.of_fair, 3),
            "mean_score": round(self.mean_score, 1),
        }


@dataclass(frozen=True, slots=True)
class UseScore:
    """How often one card, place or tile was used, and how those who used it fared."""

    name: str
    count: int
    seats: int
    """Seats, over all games, that used it at least once."""
    of_fair: float
    """How many times as often as fair these won; 0 if it was no seat's doing."""
    mean_score: float
    """What these scored, in the mean."""

    def plain(self) -> dict[str, Any]:
        """Return it as JSON-ready data."""
        return {
            "count": self.count,
            "seats": self.seats,
            "of_fair": round(self.of_fair, 3),
            "mean_score": round(self.mean_score, 1),
        }


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a series of games. Means are taken over the games that were finished."""

    game: str
    games: int
    failures: tuple[Failure, ...]
    rounds_mean: float
    rounds_spread: tuple[int, ...]
    """Rounds that 5 %, 50 % and 95 % of the games did not exceed."""
    decisions: int
    seconds: float
    win_rate: float | None
    """Share of the finished games that all seats won together; None where seats compete."""
    unwon: int
    """Games that no seat won."""
    seats: tuple[SeatScore, ...]
    lead_mean: float
    """By how much the best score exceeded the next; 0 for a single seat."""
    lead_spread: tuple[int, ...]
    """Leads that 5 %, 50 % and 95 % of the games did not exceed."""
    endings: Mapping[str, int]
    """How often each ending came, most frequent first."""
    roles: Mapping[str, tuple[RoleScore, ...]]
    """The roles of each kind that the game knows, the most successful first."""
    uses: Mapping[str, tuple[UseScore, ...]]
    """What was used under each heading, the most frequent first; empty if it was not counted."""

    @property
    def competes(self) -> bool:
        """Whether each seat plays for itself."""
        return self.win_rate is None

    @property
    def decisions_per_second(self) -> float:
        """Answers given per second of the clock, all processes together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, Any]:
        """Return everything as JSON-ready data; `failed` says which games failed and why."""
        return {
            "game": self.game,
            "games": self.games,
            "failures": len(self.failures),
            "failed": [{"seed": one.seed, "sentence": one.sentence} for one in self.failures],
            "rounds_mean": round(self.rounds_mean, 3),
            "rounds_5_50_95": list(self.rounds_spread),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "win_rate": None if self.win_rate is None else round(self.win_rate, 4),
            "unwon": self.unwon,
            "seats": [one.plain() for one in self.seats],
            "lead_mean": round(self.lead_mean, 3),
            "lead_5_50_95": list(self.lead_spread),
            "endings": dict(self.endings),
            **{kind: {one.role: one.plain() for one in each} for kind, each in self.roles.items()},
            **({"uses": self._plain_uses()} if self.uses else {}),
        }

    def _plain_uses(self) -> dict[str, Any]:
        return {
            heading: {one.name: one.plain() for one in each} for heading, each in self.uses.items()
        }


def report_of(
    game: Game[Any], levels: Sequence[str], played: Sequence[Played], seconds: float
) -> Report:
    """Count a series up."""
    records = [one for one in played if isinstance(one, Record)]
    rounds = [one.rounds for one in records]
    leads = [_lead(one.result) for one in records]
    unwon = sum(not one.result.winners for one in records)
    together = (len(records) - unwon) / len(records) if records else 0.0
    return Report(
        game=game.id,
        games=len(played),
        failures=tuple(one for one in played if isinstance(one, Failure)),
        rounds_mean=_mean(rounds),
        rounds_spread=_spread(rounds, _SHARES),
        decisions=sum(one.decisions for one in records),
        seconds=seconds,
        win_rate=together if game.together else None,
        unwon=unwon,
        seats=tuple(_seat_score(seat, level, records) for seat, level in enumerate(levels)),
        lead_mean=_mean(leads),
        lead_spread=_spread(leads, _SHARES),
        endings=dict(Counter(one.result.key for one in records).most_common()),
        roles=_role_scores(records),
        uses=_use_scores(records),
    )


def _seat_score(seat: int, level: str, records: Sequence[Record]) -> SeatScore:
    scores = [one.result.scores[seat] for one in records]
    return SeatScore(
        seat=seat,
        level=level,
        wins=sum(seat in one.result.winners for one in records),
        mean_score=_mean(scores),
        spread=_spread(scores, _SCORE_SHARES),
        deviation=statistics.pstdev(scores) if scores else 0.0,
    )


def _lead(result: Result) -> int:
    best, *others = sorted(result.scores, reverse=True)
    return best - others[0] if others else 0


# Roles, and what was used: how those fared who had something in common


class _Fates:
    """How the seats fared that had each of some names in common, by heading."""

    def __init__(self) -> None:
        self._found: dict[str, dict[str, list[tuple[Seat, Result]]]] = {}

    def add(self, heading: str, name: str, seat: Seat, result: Result) -> None:
        """Note that this seat was one of them."""
        self._found.setdefault(heading, {}).setdefault(name, []).append((seat, result))

    def __iter__(self) -> Iterator[tuple[str, dict[str, list[tuple[Seat, Result]]]]]:
        return iter(self._found.items())

    def of(self, heading: str, name: str) -> Sequence[tuple[Seat, Result]]:
        """Return the seats under this heading and name with the results of their games."""
        return self._found.get(heading, {}).get(name, ())


def _role_scores(records: Sequence[Record]) -> dict[str, tuple[RoleScore, ...]]:
    """Return how each role did, by kind; nothing for games without roles."""
    fates = _Fates()
    for record in records:
        for kind, roles in record.result.roles.items():
            for seat, role in enumerate(roles):
                fates.add(kind, role, seat, record.result)
    scores = {
        kind: [_role_score(role, games) for role, games in found.items()] for kind, found in fates
    }
    return {kind: tuple(sorted(each, key=_by_success)) for kind, each in scores.items()}


def _role_score(role: str, games: Sequence[tuple[Seat, Result]]) -> RoleScore:
    won = [len(result.winners) for seat, result in games if seat in result.winners]
    return RoleScore(
        role=role,
        games=len(games),
        wins=len(won),
        share=sum(1 / winners for winners in won) / len(games),
        fair=sum(1 / len(result.scores) for _, result in games) / len(games),
        mean_score=_mean([result.scores[seat] for seat, result in games]),
    )


def _by_success(score: RoleScore) -> tuple[float, str]:
    return -score.of_fair, score.role


def _use_scores(records: Sequence[Record]) -> dict[str, tuple[UseScore, ...]]:
    """Return how often each thing was used and how its users did, by heading."""
    fates = _Fates()
    counts: dict[str, Counter[str]] = {}
    for record in records:
        for (seat, heading, name), count in record.uses.items():
            counts.setdefault(heading, Counter())[name] += count
            if NOBODY < seat < len(record.result.scores):
                fates.add(heading, name, seat, record.result)
    return {
        heading: tuple(
            _use_score(name, count, fates.of(heading, name)) for name, count in each.most_common()
        )
        for heading, each in sorted(counts.items())
    }


def _use_score(name: str, count: int, games: Sequence[tuple[Seat, Result]]) -> UseScore:
    if not games:
        return UseScore(name, count, seats=0, of_fair=0.0, mean_score=0.0)
    users = _role_score(name, games)
    return UseScore(name, count, users.games, users.of_fair, users.mean_score)


def _spread(numbers: Sequence[int], shares: Sequence[float]) -> tuple[int, ...]:
    """Return the numbers that so large shares of these do not exceed."""
    ordered = sorted(numbers) or [0]
    return tuple(ordered[max(0, math.ceil(share * len(ordered)) - 1)] for share in shares)


def _mean(numbers: Sequence[int]) -> float:
    return statistics.fmean(numbers) if numbers else 0.0
