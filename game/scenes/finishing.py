"""The rest of a turn as the strongest AI seat would play it, from what one person knows.

It is thought through answer by answer in an imagined match, up to the first answer that ends the
turn, passes it on or brings up what is hidden. What lies before that can be played, and taken back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import takewhile
from typing import Final

from game.bots.worker import BotWorker
from game.match.imagined import imagined
from game.match.match import Match
from game.match.reel import may_see
from game.rules.contract import Event, Seat
from game.scenes.ai_seats import AiSeats
from game.scenes.course import Course
from game.scenes.turn_end import ending_option

MOST_ANSWERS: Final = 40
"""No turn is thought through further than this."""

TURN_ENDS: Final = ("turn_ended", "turn_began")
"""What comes from one of these events on is no longer this turn."""

BETWEEN_SECONDS: Final = 0.2
"""From when a question stands open to its answer, while a turn is played like this."""


class Finishing:
    """One turn thought to its end."""

    def __init__(self, open_worker: Callable[[], BotWorker], course: Course) -> None:
        """Begin with nothing in mind; the AI seat answers by way of this worker."""
        self._open_worker, self._course = open_worker, course
        self.keys: list[str] = []
        """The answers that can be given and taken back, in order."""
        self.last: str | None = None
        """The answer after those, which ends the turn, passes it on or cannot be taken back."""
        self.events: list[Event] = []
        """What comes of all of them, as far as the person can know it."""
        self._seat: Seat = 0
        self._match: Match | None = None
        """The imagined match, while the turn is thought through."""
        self._ai: AiSeats | None = None
        self.playing = False
        """Whether answers are still to be given."""
        self._to_play: deque[str] = deque()
        self._waited = 0.0

    @property
    def thinking(self) -> bool:
        """Whether the turn has not been thought to its end yet."""
        return self._match is not None

    def begin(self, seat: Seat) -> None:
        """Think the turn of a person through, from the present question on."""
        self.keys, self.events, self.last = [], [], None
        self._seat, self._match = seat, imagined(self._course.match, seat)
        self._ai = AiSeats(self._open_worker, self._match)
        self._ai.ask(seat)

    def put_away(self) -> None:
        """Think no further. The worker is left alone: another question may be with it already."""
        self._match = self._ai = None

    def think_on(self) -> bool:
        """Take in what the AI seat has answered; say whether the turn is thought through."""
        if self._match is None or self._ai is None:
            return False
        answered = self._ai.poll()
        if answered is None:
            return False
        _, reply = answered
        if reply.trouble is None and self._take(self._match, reply.key):
            self._ai.ask(self._seat)
            return False
        self.put_away()
        return True

    def _take(self, match: Match, key: str) -> bool:
        """Note an answer and what comes of it; say whether the turn goes on after it."""
        decision = match.decisions()[self._seat]
        ends = decision.ends_turn and key == ending_option(decision)
        known, mark = match.reveals(self._seat, key), match.mark
        match.answer(self._seat, key)
        told = takewhile(_in_turn, match.all_events(mark))
        self.events += [event for event in told if may_see(event, self._seat)]
        if ends or known or match.decisions().keys() != {self._seat}:
            self.last = key  # Once another seat answers, nobody can go back.
            return False
        self.keys.append(key)
        return len(self.keys) < MOST_ANSWERS

    # Playing it

    @property
    def may_play(self) -> bool:
        """Whether answers can be given without the person: only where all can be taken back."""
        return self._course.undo_policy == "free"

    def play(self) -> None:
        """Give the answers that can be taken back, one after the other."""
        self._to_play, self._waited = deque(self.keys), 0.0
        self.playing = True

    def stop(self) -> None:
        """Give no further answer."""
        self._to_play.clear()
        self.playing = False

    def go_on(self, seconds: float) -> str | None:
        """Give the next answer in its time; after them all return the option that is left."""
        choices = self._course.choices
        if not self.playing or choices is None:
            return None
        self._waited += seconds
        if self._waited < BETWEEN_SECONDS:
            return None
        self._waited = 0.0
        key = self._to_play[0] if self._to_play else self.last
        if key is None or choices.seat != self._seat or choices.decision.option(key) is None:
            self.stop()
            return None
        if not self._to_play or not self.may_play:
            self.stop()
            return key
        self._to_play.popleft()
        self._course.answer(self._seat, key)
        return None


def _in_turn(event: Event) -> bool:
    """Say whether an event still belongs to a turn, and follows from what is known."""
    return not event.reveals and event.kind not in TURN_ENDS
