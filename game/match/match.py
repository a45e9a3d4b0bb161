"""One running match: the only place where a live state is kept.

A match asks the rules who must answer, seals the answers until all are in, carries them out,
notes them in the log and remembers what each viewer may know of it. It can take back an answer
(`undo`) and look ahead from what a seat knows (`foresee`). Nothing here knows any one game, a
file or a clock; saving is in `saves.py`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from game.match import foresight
from game.match.fairness import Pledge
from game.match.reel import Moment, Reel, may_see
from game.match.seats import SeatPlan
from game.match.undo import (
    NOT_AFTER_LOADING,
    NOTHING_TO_REDO,
    Barrier,
    Kept,
    KeptAnswers,
    UndoPolicy,
    UndoState,
)
from game.rules.contract import (
    Decision,
    Event,
    Game,
    IllegalChoice,
    Refusal,
    Result,
    Seat,
    Setup,
    SetupError,
    State,
    Target,
    Value,
)

Viewer: TypeAlias = Seat | None
"""The seat somebody looks from; None is a spectator."""

_SEEDS: Final = 1_000_000_000
"""Fresh seeds are below this, so that a person can read one out and type it in."""

_TROUBLE_LENGTH: Final = 200

LONGEST_ANSWER: Final = 86_400.0
"""Seconds: whoever thinks longer than a day counts as having thought a day."""


class LogEntry(NamedTuple):
    """An answer as given; `trouble` says why an AI seat could not choose it in the usual way."""

    seat: Seat
    key: str
    trouble: str = ""
    seconds: float = 0.0
    """How long the question stood open before it was given, to a tenth; 0 if nobody knows."""

    @classmethod
    def noting(cls, seat: Seat, key: str, trouble: str = "", seconds: float = 0.0) -> LogEntry:
        """Return an entry whose trouble, written by whatever went wrong, fits on one line."""
        signs = (sign for sign in " ".join(trouble.split()) if sign.isprintable())
        spent = round(min(max(seconds, 0.0), LONGEST_ANSWER), 1)
        return cls(seat, key, "".join(signs)[:_TROUBLE_LENGTH], spent)


class Notice(NamedTuple):
    """Something to tell the table once, for example after loading: a text key with values."""

    key: str
    values: Mapping[str, Value] = {}


def fresh_id() -> str:
    """Return a new name for a match: eight random hexadecimal digits, no part of the rules."""
    return secrets.token_hex(4)


def fresh_seed() -> int:
    """Return a random seed for a new match."""
    return secrets.randbelow(_SEEDS)


class Match:
    """A match from its first decision to its result. Make one with `start`, or load one."""

    def __init__(
        self, game: Game[Any], setup: Setup, seats: Sequence[SeatPlan], seed: int, state: State
    ) -> None:
        """Sit down at a state that fits the set-up. Raises SetupError unless the seats do."""
        if len(seats) != setup.seats:
            raise SetupError(f"The set-up has {setup.seats} seats, but {len(seats)} are planned.")
        self.game: Final = game
        self.setup: Final = setup
        self.seats: Final = tuple(seats)
        self.seed: Final = seed
        self.match_id = fresh_id()
        """Names the autosaves; a save folder gives a match that has branched off a new one."""
        self.rules_version = game.rules_version
        """Version of the rules under which the log began."""
        self.content_hash: str | None = None
        """Hash of the board on which the log began; None means the present board."""
        self.notices: tuple[Notice, ...] = ()
        self.codes: dict[Seat, str] = {}
        """Hash of the code of each person who has set one (`codes.py`), for the curtain to ask."""
        self.undo_policy: UndoPolicy = "free"
        """How far answers can be taken back at this table; settings can only be stricter."""
        self.helped: set[Seat] = set()
        """The people who have asked for a hint."""
        self.pledge: Pledge | None = None
        """What was promised about the shuffles; None in a match begun before there were pledges."""
        self._state: Any = state
        self._log: list[LogEntry] = []
        self._sealed: dict[Seat, LogEntry] = {}
        self._history: list[Event] = []
        self._first_round = 1
        self.reel: Final = Reel(state)
        """All moments since the known history began: for looking back (`past.py`) alone."""
        self._kept = KeptAnswers()
        self._undone: list[LogEntry] = []

    @classmethod
    def start(
        cls,
        game: Game[Any],
        setup: Setup,
        seats: Sequence[SeatPlan],
        seed: int,
        pledge: Pledge | None = None,
    ) -> Match:
        """Return a new match at its first decision. Raises SetupError for an impossible one.

        Without a pledge the seed counts as known to everybody.
        """
        if not 0 <= seed < 1 << 64:
            raise SetupError("The seed must be a whole number from 0 to 2^64 - 1.")
        match = cls(game, setup, seats, seed, game.new_game(setup, seed))
        match.pledge = pledge or Pledge.over(seed, drawn=False)
        return match

    def restart(self, seed: int | None = None) -> Match:
        """Return a new match at the same table, with the same seed or with one that was drawn."""
        seed = self.seed if seed is None else seed
        pledge = Pledge.over(seed, drawn=seed != self.seed)
        match = Match.start(self.game, self.setup, self.seats, seed, pledge)
        match.codes = dict(self.codes)
        match.undo_policy = self.undo_policy
        return match

    def take_over(
        self, log: Sequence[LogEntry], sealed: Sequence[LogEntry], round_number: int
    ) -> None:
        """Continue a log whose events are not known; what it holds can no longer be undone."""
        self._log = list(log)
        self._sealed = {entry.seat: entry for entry in sealed}
        self._first_round = round_number
        self._kept.close(Barrier(NOT_AFTER_LOADING))

    # What is going on

    def decisions(self) -> Mapping[Seat, Decision]:
        """Return the question of every seat that is asked now; empty when the match is over."""
        return self.game.decisions(self._state)

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that are asked and have not answered yet, in seat order."""
        return tuple(sorted(self.decisions().keys() - self._sealed.keys()))

    @property
    def sealed(self) -> frozenset[Seat]:
        """The seats that have answered in secret and wait for the others."""
        return frozenset(self._sealed)

    def sealed_answer(self, seat: Seat) -> str | None:
        """Return the key that this seat has sealed, for nobody's eyes but its own."""
        entry = self._sealed.get(seat)
        return entry.key if entry else None

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.game.result(self._state)

    @property
    def round(self) -> int:
        """The round that the last event naming one has told of; 1 before any."""
        return round_told(self._history, self._first_round)

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Every answer carried out so far, in order."""
        return tuple(self._log)

    def view(self, viewer: Viewer) -> Any:
        """Return the state as this viewer may know it."""
        return self.game.view(self._state, viewer)

    def refusal(self, seat: Seat, target: Target, *, openly: bool = False) -> Refusal | None:
        """Return why a seat cannot choose a target now.

        It is judged by what the seat itself knows; `openly`, by what everybody knows.
        """
        return self.game.refusal(self.view(None if openly else seat), seat, target)

    # Events

    @property
    def mark(self) -> int:
        """The end of the history: hand it to `events_since` later. Undo moves it back."""
        return len(self._history)

    def events_since(self, mark: int, viewer: Viewer) -> list[Event]:
        """Return the events after a mark that this viewer may know of; 0 gives all of them."""
        return [event for event in self._history[mark:] if may_see(event, viewer)]

    def all_events(self, mark: int = 0) -> list[Event]:
        """Return the events after a mark with all secrets: for files and tests, not for screens."""
        return self._history[mark:]

    # Answers

    def answer(self, seat: Seat, key: str, trouble: str = "", seconds: float = 0.0) -> list[Event]:
        """Take a seat's answer and return what this seat sees of the consequences.

        While other asked seats have not answered, the answer is sealed, may be replaced, and
        nothing happens yet. `trouble` notes that an AI seat could not choose as it should,
        `seconds` how long the answer took.
        Raises IllegalChoice, and changes nothing, if the key is not on offer for this seat.
        """
        events = self._take(LogEntry.noting(seat, key, trouble, seconds))
        sealed = seat in self._sealed
        self._undone = [entry for entry in self._undone if sealed and entry.seat != seat]
        return events

    def foresee(self, seat: Seat, key: str, *, openly: bool = False) -> list[Event]:
        """Return what would surely follow an answer, as far as the seat can know it.

        The answer is tried in a world dealt anew from the seat's own view (`openly`: in several,
        from what everybody knows, and only what they have in common is sure), and the account
        ends before the first event that reveals something. Nothing is sure while other seats
        answer in secret at the same time. Raises IllegalChoice if the key is not on offer.
        """
        if len(self._question_of(seat, key)) > 1:
            return []
        return foresight.outcome(self.game, self._state, seat, key, openly=openly)

    def reveals(self, seat: Seat, key: str, *, openly: bool = False) -> bool:
        """Say whether an answer would surely make something known that closes the way back.

        It is judged as in `foresee`; what is sealed can be taken back until all have answered.
        Raises IllegalChoice if the key is not on offer.
        """
        if len(self._question_of(seat, key)) > 1:
            return False
        return foresight.reveals(self.game, self._state, seat, key, openly=openly)

    # Undo

    def can_undo(self, seat: Seat) -> UndoState:
        """Say whether this seat can take its last answer back, and if not, why.

        What AI seats have sealed since is in nobody's way: nothing has come of it.
        """
        if seat in self._sealed:
            return UndoState(True)
        people = [other for other in self._sealed if self.seats[other].kind == "human"]
        return UndoState.another(min(people)) if people else self._kept.last_of(seat)

    def undoable(self, seat: Seat) -> int:
        """Return how many answers in a row this seat can take back now."""
        own = int(seat in self._sealed)
        if any(self.seats[other].kind == "human" for other in self._sealed if other != seat):
            return own
        return own + self._kept.in_a_row(seat)

    def barrier(self, seat: Seat) -> UndoState:
        """Say why a seat cannot go back further than the answers that are `undoable`."""
        return self._kept.before(seat)

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last answer: the state, its chance, log and history return.

        A sealed answer is just unsealed. An earlier one also drops what AI seats have sealed for
        a question that is no longer put. Raises IllegalChoice if `can_undo` says no.
        """
        if not self.can_undo(seat).ok:
            raise IllegalChoice(f"Seat {seat + 1} cannot take back an answer now.")
        if seat in self._sealed:
            self._undone.append(self._sealed.pop(seat))
            return
        kept = self._kept.take()
        self._sealed.clear()
        self._state = kept.state
        self._undone.extend(self._log[kept.log_length :])
        del self._log[kept.log_length :]
        del self._history[kept.history_length :]
        self.reel.drop_last()

    def can_redo(self, seat: Seat) -> UndoState:
        """Say whether the answer taken back last was this seat's, so that it can give it again."""
        ok = bool(self._undone) and self._undone[-1].seat == seat
        return UndoState(True) if ok else UndoState(False, NOTHING_TO_REDO)

    def redo(self, seat: Seat) -> list[Event]:
        """Give the answer again that was taken back last; reaches the identical state.

        Raises IllegalChoice if `can_redo` says no.
        """
        if not self.can_redo(seat).ok:
            raise IllegalChoice(f"Seat {seat + 1} has taken back no answer to give again.")
        return self._take(self._undone.pop())

    # For saving

    def snapshot(self) -> dict[str, Any]:
        """Return the whole state as JSON-ready data: for save files, never for a screen."""
        return self.game.dump(self._state)

    def sealed_entries(self) -> tuple[LogEntry, ...]:
        """Return the sealed answers, in seat order: for save files, never for a screen."""
        return tuple(self._sealed[seat] for seat in sorted(self._sealed))

    # How it works

    def _question_of(self, seat: Seat, key: str) -> Mapping[Seat, Decision]:
        """Return the present questions. Raises IllegalChoice unless the seat may answer this."""
        asked = self.decisions()
        if seat not in asked:
            raise IllegalChoice(f"Seat {seat + 1} is not asked now; it cannot answer '{key}'.")
        if asked[seat].option(key) is None:
            on_offer = ", ".join(option.key for option in asked[seat].options)
            raise IllegalChoice(
                f"'{key}' is not on offer for seat {seat + 1}; choose one of {on_offer}."
            )
        return asked

    def _take(self, entry: LogEntry) -> list[Event]:
        """Seal an answer, or carry all answers out if it was the last one missing."""
        asked = self._question_of(entry.seat, entry.key)
        sealed = {**self._sealed, entry.seat: entry}
        if sealed.keys() != asked.keys():
            self._sealed = sealed
            return []
        mark = self.mark
        self._carry_out([sealed[seat] for seat in sorted(sealed)])
        return self.events_since(mark, entry.seat)

    def _carry_out(self, entries: Sequence[LogEntry]) -> None:
        """Apply one answer per asked seat; after any exception all is as it was before."""
        kept = Kept(entries[0].seat, self._state.copy(), len(self._log), self.mark)
        answers = {entry.seat: entry.key for entry in entries}
        try:
            events = self.game.apply(self._state, answers)
        except BaseException:
            self._state = kept.state
            raise
        self._sealed = {}
        self._log.extend(entries)
        self._history.extend(_trouble_events(entries))
        self._history.extend(events)
        told = tuple(self._history[kept.history_length :])
        seconds = {entry.seat: entry.seconds for entry in entries if entry.seconds}
        self.reel.note(Moment(answers, told, seconds), self._state)
        revealing = tuple(event for event in events if event.reveals)
        self._kept.keep(kept, len(entries), revealing)


def round_told(events: Sequence[Event], before: int) -> int:
    """Return the round that the last event naming one tells of, or the one before all of them."""
    rounds = (event.data.get("round") for event in reversed(events))
    return next((each for each in rounds if isinstance(each, int)), before)


def _trouble_events(entries: Sequence[LogEntry]) -> list[Event]:
    """Return one event for each answer that an AI seat could give only with trouble."""
    return [
        Event("bot_trouble", {"seat": entry.seat, "trouble": entry.trouble})
        for entry in entries
        if entry.trouble
    ]
