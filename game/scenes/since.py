"""What has happened since somebody acted last, as that person may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.match.match import Match
from game.match.reel import Moment, may_see
from game.rules.contract import Event, Seat
from game.scenes.chronicle import Chronicle, Line
from game.scenes.narration import Narrator


class Told(NamedTuple):
    """A sentence of the recap, with the events that it tells, and whose doing they are."""

    line: Line
    look: int | None


def moments_since(match: Match, seat: Seat) -> Sequence[Moment]:
    """Return the moments since a seat acted last, the earliest first.

    Where all acted together, what came of it is told as well: nobody has seen that alone.
    """
    found: list[Moment] = []
    for moment in reversed(match.reel.moments):
        together = len(moment.answers) > 1
        if seat in moment.answers and not together:
            break
        found.append(moment)
        if seat in moment.answers:
            break
    return found[::-1]


def events_since(match: Match, seat: Seat) -> list[Event]:
    """Return what others have brought about since a seat acted last, as far as it may know."""
    moments = moments_since(match, seat)
    return [event for moment in moments for event in moment.events if may_see(event, seat)]


def told_since(match: Match, seat: Seat, narrator: Narrator) -> list[Told]:
    """Return the same in sentences."""
    chronicle = Chronicle(narrator)
    chronicle.rebuild(events_since(match, seat))
    return [Told(line, entry.look) for entry in chronicle.entries for line in entry.lines]
