"""Lets the bot worker answer for the AI seats of a match, one question at a time.

Each player is handed the view of its own seat and nothing else. People never wait for it unless
nobody else is asked, and it never waits for people who are asked at the same time.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from game.bots.parcels import pack_setup
from game.bots.players import LEVELS
from game.bots.worker import BotWorker, Reply
from game.match.match import Match
from game.rules.contract import Seat
from game.rules.rng import Chance, next_word

HINTS: Final = 0
"""Where the chance of hints comes from."""

STRONGEST: Final = LEVELS[-1]


class AiSeats:
    """Asks once per question, and hands over the answer when it is there.

    The worker starts when it is needed first.
    """

    def __init__(self, open_worker: Callable[[], BotWorker], match: Match) -> None:
        self._open_worker = open_worker
        self._match = match
        self._asked: tuple[int, Seat] | None = None
        self._reply: Reply | None = None
        """The answer to what was asked, from when it is there until somebody wants it."""
        # Tables that follow one another share the worker; no answer may reach the wrong one.
        self._ticket = secrets.randbits(32) << 16

    @cached_property
    def _worker(self) -> BotWorker:
        return self._open_worker()

    @cached_property
    def _setup(self) -> dict[str, Any]:
        return pack_setup(self._match.setup)

    @property
    def thinking(self) -> Seat | None:
        """The seat that thinks now, if any."""
        return None if self._asked is None else self._asked[1]

    def ask(self, seat: Seat) -> None:
        """Put the present question of an AI seat to its player, unless it is thinking already.

        For a person the strongest player answers, from what that person may know: a hint.
        """
        if self._asked is not None:
            return
        self._ticket += 1
        self._asked = (self._ticket, seat)
        match = self._match
        view = match.game.dump(match.view(seat))
        level = match.seats[seat].level
        # The same match makes the same choices when it is played again from its seed, in
        # whatever order seats that are asked together answer.
        place = sorted(match.decisions()).index(seat)
        # The hints of a person do not depend on the seed, from which every secret follows.
        origin = HINTS if level is None else match.seed
        seed = next_word(Chance(origin, len(match.log) + place))
        level = STRONGEST if level is None else level
        self._worker.ask(self._ticket, match.game.id, self._setup, view, seat, level, seed)

    def listen(self) -> bool:
        """Take in the answer of the seat that thinks; say whether it is there."""
        if self._asked is not None and self._reply is None:
            heard = self._worker.poll()
            self._reply = heard if heard is not None and heard.ticket == self._asked[0] else None
        return self._reply is not None

    def poll(self) -> tuple[Seat, Reply] | None:
        """Return the answer of the seat that thinks, once it is there."""
        self.listen()
        if self._asked is None or self._reply is None:
            return None
        seat, reply = self._asked[1], self._reply
        self._asked = self._reply = None
        return seat, reply

    def forget(self) -> None:
        """Drop the open question: the match has moved on without it."""
        if self._asked is not None:
            self._asked = self._reply = None
            self._worker.forget()
