"""Runs steps until the next decision.

`state.pending` is a stack of plain tuples `(step name, seat, args)`; the last one runs next.
A step is either an `Act` (does something, may push further steps) or an `Ask` (puts one
question to one seat, or the same question to several seats that answer in secret together).
Step functions are looked up by name, so a state can be saved in the middle of any card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, final

from game.rules.contract import Decision, Event, IllegalChoice, S, Seat, Step

Args: TypeAlias = tuple[Any, ...]
Answers: TypeAlias = Mapping[Seat, str]


@final
@dataclass(frozen=True, slots=True)
class Act(Generic[S]):
    """A step that acts: `run(state, seat, args, events)`; called after it left the stack."""

    run: Callable[[S, Seat, Args, list[Event]], None]


@dataclass(frozen=True, slots=True)
class Ask(Generic[S]):
    """A step that asks.

    `decide(state, seat, args)` returns the question per seat; no question at all skips the
    step. `answer(state, seat, args, answers, events)` carries the answers out; it is called
    after the step left the stack.
    """

    decide: Callable[[S, Seat, Args], Mapping[Seat, Decision]]
    answer: Callable[[S, Seat, Args, Answers, list[Event]], None]


Steps: TypeAlias = Mapping[str, Act[S] | Ask[S]]


def advance(state: S, steps: Steps[S], events: list[Event]) -> None:
    """Run pending steps until somebody must choose; `state.asked` then holds the questions.

    A question with a single option that does not end a turn is answered on the spot, with an
    event `forced` so that the table can tell.
    """
    pending = state.pending
    while pending:
        due = pending.pop()
        name, seat, args = due
        step = steps[name]
        if type(step) is Act:
            step.run(state, seat, args, events)
            continue
        asked = step.decide(state, seat, args)
        if not asked:
            continue
        if len(asked) > 1 or not _is_forced(asked):
            pending.append(due)
            state.asked = asked
            return
        ((answerer, decision),) = asked.items()
        key = decision.options[0].key
        events.append(Event("forced", {"seat": answerer, "ask": decision.kind, "key": key}))
        step.answer(state, seat, args, {answerer: key}, events)
    state.asked = {}


def answer(state: S, steps: Steps[S], answers: Answers) -> list[Event]:
    """Carry out the answers to the present questions and run on to the next ones.

    Raises IllegalChoice, with the state unchanged, unless every asked seat, and nobody else,
    gives one of the keys on offer.
    """
    asked = questions(state, steps)
    if asked.keys() != answers.keys():
        raise IllegalChoice(
            f"Seats {sorted(asked)} are asked, but seats {sorted(answers)} answered; "
            "give one answer for each asked seat."
        )
    for seat, key in answers.items():
        if asked[seat].option(key) is None:
            raise IllegalChoice(
                f"'{key}' is not on offer for seat {seat + 1} in '{asked[seat].kind}'; "
                f"choose one of {', '.join(option.key for option in asked[seat].options)}."
            )
    name, seat, args = state.pending.pop()
    step = steps[name]
    assert isinstance(step, Ask)
    state.asked = None
    events: list[Event] = []
    step.answer(state, seat, args, answers, events)
    advance(state, steps, events)
    return events


def questions(state: S, steps: Steps[S]) -> Mapping[Seat, Decision]:
    """Return the present questions; worked out anew if the state came from a file or a view."""
    if state.asked is None:
        if not state.pending:
            state.asked = {}
        else:
            name, seat, args = state.pending[-1]
            step = steps[name]
            state.asked = step.decide(state, seat, args) if isinstance(step, Ask) else {}
    return state.asked


def push(state: S, *coming: Step) -> None:
    """Put steps on the stack so that they run in the order given."""
    state.pending.extend(coming[::-1])


def _is_forced(asked: Mapping[Seat, Decision]) -> bool:
    """Say whether a single seat has a single way to answer that it need not confirm."""
    if len(asked) != 1:
        return False
    (decision,) = asked.values()
    return len(decision.options) == 1 and not decision.ends_turn and not decision.optional
