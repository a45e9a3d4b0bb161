"""The way back through a match: which answers can be taken back, and what bars those before them.

A match keeps here the state before each answer. The way is closed by whatever makes something
known: what somebody has seen cannot be unseen.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Final, Literal, NamedTuple, get_args

from game.match.reel import may_see
from game.rules.contract import Event, Seat, State, Value

UndoPolicy = Literal["free", "confirm", "off"]
"""Take back up to the last reveal; only while an answer waits to be confirmed; not at all."""
UNDO_POLICIES: Final[tuple[UndoPolicy, ...]] = get_args(UndoPolicy)
"""From the freest to the strictest."""

NOTHING_TO_UNDO: Final = "shell-undo-nothing"
ANOTHER_SEAT: Final = "shell-undo-other_seat"
OPENED_TOGETHER: Final = "shell-undo-opened_together"
NOT_AFTER_LOADING: Final = "shell-undo-loaded"
REVEALED: Final = "shell-undo-revealed"
NOTHING_TO_REDO: Final = "shell-redo-nothing"


def strictest(*policies: UndoPolicy) -> UndoPolicy:
    """Return the policy that holds where several are asked for."""
    return max(policies, key=UNDO_POLICIES.index)


class UndoState(NamedTuple):
    """Whether an answer can be taken back or given again, and if not, the text key that says why.

    Keys are `shell-undo-<kind of the event that revealed something>`, or one of those above.
    """

    ok: bool
    reason: str = ""
    values: Mapping[str, Value] = {}

    @classmethod
    def another(cls, seat: Seat) -> UndoState:
        """Return the refusal that an answer of this other seat stands in the way."""
        return cls(False, ANOTHER_SEAT, {"seat": seat})


class Barrier(NamedTuple):
    """Why nothing lies behind the way back: a text key, or the events that revealed something."""

    otherwise: str
    revealing: tuple[Event, ...] = ()

    def state(self, seat: Seat) -> UndoState:
        """Return the refusal for a seat; what the seat did not see is not named to it."""
        seen = (event.kind for event in self.revealing if may_see(event, seat))
        return UndoState(False, next((f"shell-undo-{kind}" for kind in seen), self.otherwise))


class Kept(NamedTuple):
    """What undo restores: the state before an answer, and how long log and history were."""

    seat: Seat
    state: State
    log_length: int
    history_length: int


class KeptAnswers:
    """The answers of one match that can be taken back, the latest last."""

    def __init__(self) -> None:
        """Begin before the first answer."""
        self._kept: list[Kept] = []
        self._barrier = Barrier(NOTHING_TO_UNDO)

    def close(self, barrier: Barrier) -> None:
        """Let nothing before this moment be taken back any more."""
        self._kept.clear()
        self._barrier = barrier

    def keep(self, kept: Kept, answers: int, revealing: tuple[Event, ...]) -> None:
        """Keep the way back past a moment of so many answers, or close it if something is known."""
        if revealing or answers > 1:
            self.close(Barrier(OPENED_TOGETHER if answers > 1 else REVEALED, revealing))
        else:
            self._kept.append(kept)

    def take(self) -> Kept:
        """Return what the last answer kept, and forget it. Raises IndexError without one."""
        return self._kept.pop()

    def last_of(self, seat: Seat) -> UndoState:
        """Say whether the last answer is this seat's, to take back."""
        if not self._kept:
            return self._barrier.state(seat)
        last = self._kept[-1].seat
        return UndoState(True) if last == seat else UndoState.another(last)

    def in_a_row(self, seat: Seat) -> int:
        """Return how many of the last answers are this seat's."""
        return sum(1 for _ in takewhile(lambda kept: kept.seat == seat, reversed(self._kept)))

    def before(self, seat: Seat) -> UndoState:
        """Say why this seat cannot go back further than its answers in a row."""
        others = (kept.seat for kept in reversed(self._kept) if kept.seat != seat)
        last = next(others, None)
        return self._barrier.state(seat) if last is None else UndoState.another(last)
