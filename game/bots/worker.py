"""One warm process that thinks for the AI seats, so that the window never waits.

Plain data goes in, an option key comes out. The window asks, goes on drawing, and polls. Whatever
happens in the process - a fault, an answer that is not on offer, no answer in time, its death -
the seat still gets a legal key, with a sentence about the trouble for the log.

Imports no window and no map reader: the process must start fast and stay small.
"""

from __future__ import annotations

import functools
import multiprocessing
import time
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final, NamedTuple

from game.bots.parcels import unpack_setup
from game.bots.player import Budget, CautiousPlayer, PlayerSource
from game.bots.players import SECONDS, player_for
from game.bots.processes import deaf_to_ctrl_c, end_with, starting_processes
from game.rules.contract import Game, Setup
from game.rules.registry import game_named

GRACE_SECONDS: Final = 2.0
"""How much longer than the level's cap an answer may take before the process is given up."""

STARTUP_SECONDS: Final = 20.0
"""How long a new process may take until it is ready for its first question."""

READY: Final = "ready"


class Reply(NamedTuple):
    """The answer to the question with this ticket; `trouble` is a sentence for the log."""

    ticket: int
    key: str
    trouble: str | None = None


class _Question(NamedTuple):
    """What the process is asked, and for how long it may think."""

    ticket: int
    game_id: str
    setup: Mapping[str, Any]
    view: Mapping[str, Any]
    seat: int
    level: str
    seed: int
    seconds: float


class BotWorker:
    """Asks the process one question at a time; a newer question replaces an unanswered one."""

    def __init__(
        self, players: PlayerSource = player_for, seconds: Mapping[str, float] = SECONDS
    ) -> None:
        """Start the process. `seconds` caps the thinking time per level."""
        self._players = players
        self._seconds = dict(seconds)
        self._sent: _Question | None = None
        self._next: _Question | None = None
        self._wanted: int | None = None
        self._deadline = 0.0
        self._start()

    def ask(
        self,
        ticket: int,
        game_id: str,
        setup: Mapping[str, Any],
        view: Mapping[str, Any],
        seat: int,
        level: str,
        seed: int,
    ) -> None:
        """Put a question; `setup` from `pack_setup`, `view` from `Game.dump`. Never blocks.

        Answers to earlier questions are dropped from now on.
        """
        seconds = self._seconds.get(level, max(self._seconds.values()))
        question = _Question(ticket, game_id, setup, view, seat, level, seed, seconds)
        self._wanted = ticket
        if self._sent is None:
            self._send(question)
        else:
            self._next = question

    def poll(self) -> Reply | None:
        """Return the answer if there is one by now. Never blocks."""
        reply = self._receive()
        if reply is None:
            return None
        self._sent = None
        if self._next is not None:
            following, self._next = self._next, None
            self._send(following)
        if reply.ticket != self._wanted:
            return None
        self._wanted = None
        return reply

    @property
    def busy(self) -> bool:
        """Whether a question is still unanswered."""
        return self._wanted is not None

    def forget(self) -> None:
        """Drop the question that is being thought about, for example after an undo."""
        self._wanted = None
        self._next = None

    def close(self) -> None:
        """End the process at once; may be called twice."""
        self.forget()
        self._sent = None
        self._stop()

    def __enter__(self) -> BotWorker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def process_id(self) -> int | None:
        """Id of the present process, None before the next question starts one."""
        return self._process.pid if self._process else None

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, far_end = spawn.Pipe()
        self._process: BaseProcess | None = spawn.Process(
            target=serve, args=(far_end, self._players), name="ai-seats", daemon=True
        )
        with starting_processes():
            self._process.start()
        far_end.close()
        self._ready = False

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.terminate()
        process.join(0.5)
        if process.is_alive():
            process.kill()
            process.join(0.5)
        self._pipe.close()

    def _send(self, question: _Question) -> None:
        if self._process is None:
            self._start()
        self._sent = question
        wait = question.seconds + GRACE_SECONDS
        self._deadline = time.monotonic() + wait + (0.0 if self._ready else STARTUP_SECONDS)
        try:
            self._pipe.send(tuple(question))
        except OSError:
            self._deadline = 0.0  # the process is dead: the next poll says so

    def _receive(self) -> Reply | None:
        """Return the answer to the question sent, or the rescue for one that went wrong."""
        if self._process is None:
            return None
        try:
            if self._pipe.poll():
                return self._heard(self._pipe.recv())
        except (EOFError, OSError):
            return self._give_up("The process of the AI seats ended unexpectedly.")
        if self._sent is not None and time.monotonic() > self._deadline:
            seconds = self._sent.seconds + GRACE_SECONDS
            return self._give_up(f"The AI seat gave no answer within {seconds:.1f} seconds.")
        return None

    def _heard(self, message: Any) -> Reply | None:
        if message != READY:
            return Reply(*message)
        self._ready = True
        if self._sent is not None:
            self._deadline = time.monotonic() + self._sent.seconds + GRACE_SECONDS
        return None

    def _give_up(self, trouble: str) -> Reply | None:
        """End the process; the next question starts another. Answer for it if one is open."""
        self._stop()
        if self._sent is None:
            return None
        asked = _Asked.of(self._sent, {})
        return Reply(self._sent.ticket, asked.rescue(self._sent.seed), trouble)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question unpacked: the game, what the seat sees, and what it may answer."""

    game: Game[Any]
    view: Any
    seat: int

    @classmethod
    def of(cls, question: _Question, setups: dict[str, tuple[Any, Setup]]) -> _Asked:
        """Unpack a question; `setups` keeps the last set-up per game, as boards are large."""
        game = game_named(question.game_id)
        parcel, setup = setups.get(game.id, (None, None))
        if setup is None or parcel != question.setup:
            setup = unpack_setup(question.setup)
            setups[game.id] = (question.setup, setup)
        return cls(game, game.restore(question.view, setup), question.seat)

    def answer(self, players: PlayerSource, level: str, budget: Budget) -> tuple[str, str | None]:
        """Return the player's key, or a rescue and what was wrong."""
        decision = self.game.decisions(self.view)[self.seat]
        try:
            key = players(self.game.id, level).choose(self.view, self.seat, decision, budget)
        except Exception as fault:
            trouble = f"The AI seat failed in '{decision.kind}' ({type(fault).__name__}: {fault})."
            return self.rescue(budget.seed), trouble
        if decision.option(key) is None:
            trouble = f"The AI seat chose '{key}', which is not on offer in '{decision.kind}'."
            return self.rescue(budget.seed), trouble
        return key, None

    def rescue(self, seed: int) -> str:
        """Return a legal key that does not lose at once, if the rules still answer at all."""
        decision = self.game.decisions(self.view)[self.seat]
        try:
            cautious = CautiousPlayer(self.game)
            return cautious.choose(self.view, self.seat, decision, Budget(seed=seed))
        except Exception:
            return decision.options[0].key


def serve(pipe: connection.Connection, players: PlayerSource) -> None:
    """Answer questions until the other end closes: the main function of the process."""
    deaf_to_ctrl_c()
    parent = multiprocessing.parent_process()
    if parent is not None:
        end_with(parent.sentinel)
    kept = functools.cache(players)  # a player may remember what it has worked out
    setups: dict[str, tuple[Any, Setup]] = {}
    try:
        pipe.send(READY)
        while True:
            question = _Question(*pipe.recv())
            budget = Budget(seconds=question.seconds, seed=question.seed)
            key, trouble = _Asked.of(question, setups).answer(kept, question.level, budget)
            pipe.send((question.ticket, key, trouble))
    except (EOFError, OSError):
        return
