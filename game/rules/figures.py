"""What can be counted of a match once it is over: how each row stood, and what chance brought.

A row of the figures is a seat, or a piece where pieces count, such as a rat. Nothing is secret
any more when this is asked, so everything is read from open states.

Luck is what came, against what comes on the average where only chance decides. Each such moment is
a `Stroke`, judged just before its step runs: so nobody's choice is ever counted as luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias

from game.rules import engine
from game.rules.contract import Event, S, Seat
from game.rules.engine import Act, Answers, Args, Ask


class Stroke(NamedTuple):
    """One thing that chance decided for one row."""

    row: int
    came: float
    expected: float
    """What comes on the average, the cards or tiles being what they were."""


Values: TypeAlias = tuple[float, ...]
"""One number for each row, or a single one for the whole table."""


@dataclass(frozen=True, slots=True)
class Counting(Generic[S]):
    """How one game is counted."""

    steps: engine.Steps[S]
    rows: Callable[[S], int]
    charts: Mapping[str, Callable[[S], Values]]
    """What can be read off a state, by the name of its chart; `score` is always there."""
    luck: Mapping[str, Callable[[S, Seat, Args], Iterable[Stroke]]]
    """By step: what this step, which runs next, brings by chance."""
    more_is_lucky: bool
    """Whether it is good luck when more comes than expected."""

    def carry_out(self, state: S, answers: Answers) -> list[Stroke]:
        """Carry answers out in place, as the game does; return what chance brought meanwhile.

        Raises IllegalChoice, with the state unchanged, if the answers do not fit.
        """
        strokes: list[Stroke] = []
        engine.answer(state, self._watched(strokes), answers)
        return strokes

    def _watched(self, strokes: list[Stroke]) -> engine.Steps[S]:
        """Return the steps of the game; those that luck is in note it before they run."""
        watched: dict[str, Act[S] | Ask[S]] = dict(self.steps)
        for name, luck in self.luck.items():
            watched[name] = _noting(self.steps[name], luck, strokes)
        return watched


def _noting(
    step: Act[S] | Ask[S],
    luck: Callable[[S, Seat, Args], Iterable[Stroke]],
    strokes: list[Stroke],
) -> Act[S]:
    assert isinstance(step, Act), "Luck is judged before a step that acts."
    run = step.run

    def note_and_run(state: S, seat: Seat, args: Args, events: list[Event]) -> None:
        strokes.extend(luck(state, seat, args))
        run(state, seat, args, events)

    return Act(note_and_run)
