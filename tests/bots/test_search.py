"""The search on a game so small that the best line can be seen at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from game.bots.player import Budget
from game.bots.search import Effort, Reach, Search
from game.rules.contract import Decision, Option, Seat, Target

NEAR = Reach(turns=1, width=9, beam=9, later_width=9, iterations=1000)
FAR = Reach(turns=2, width=9, beam=9, later_width=9, iterations=1000)


@dataclass
class Walk:
    """A walk over open cards. On each turn two steps are chosen; the last card is face down."""

    at: int = 0
    turn: int = 0
    half: int = 0
    cards: list[tuple[int, ...]] = field(default_factory=lambda: [(1, 2), (0, 5), (1, 9)])

    def copy(self) -> Walk:
        return Walk(self.at, self.turn, self.half, self.cards)


class WalkGame:
    """Each turn: walk the card's lesser or greater number, twice."""

    def decisions(self, state: Walk) -> Mapping[Seat, Decision]:
        if state.turn == len(state.cards):
            return {}
        card = state.cards[state.turn]
        options = tuple(Option(str(step), Target("button", str(step))) for step in card)
        return {0: Decision("walk", options)}

    def apply(self, state: Walk, answers: Mapping[Seat, str]) -> list[Any]:
        state.at += int(answers[0])
        state.half += 1
        if state.half == 2:
            state.turn, state.half = state.turn + 1, 0
        return []


class WalkJudge:
    """Far is good, but place 4 leads to a treasure on the turn after."""

    asked_after: int = -1

    def turn(self, state: Walk) -> int:
        return state.turn

    def scene(self, state: Walk) -> object:
        return (state.turn, tuple(state.cards[: state.turn + 2]))

    def key(self, state: Walk) -> object:
        return (state.at, state.turn, state.half)

    def value(self, state: Walk) -> float:
        self.asked_after = max(self.asked_after, state.turn)
        return 100.0 if state.at == 12 else float(state.at)


def search(start: Walk, reach: Reach, effort: Effort | None = None, error: float = 0.0) -> str:
    effort = effort or Effort.of(Budget(), reach)
    return Search(WalkGame(), WalkJudge()).best(start, reach, effort, lambda: error)


def test_one_turn_ahead_takes_the_best_end_of_this_turn():
    assert search(Walk(), NEAR) == "2"


def test_two_turns_ahead_gives_way_now_to_gain_more_on_the_next_open_card():
    start = Walk(at=0, half=1)  # 1 or 2 more now; twice 0 or 5 next: only 2 + 10 makes 12
    assert search(start, FAR) == "2"
    assert search(Walk(at=1, half=1), FAR) == "1"
    assert search(Walk(at=1, half=1), NEAR) == "2"


def test_the_hidden_card_behind_the_open_ones_is_never_played():
    judge = WalkJudge()
    Search(WalkGame(), judge).best(Walk(), FAR, Effort.of(Budget(), FAR), float)
    assert judge.asked_after == 2  # ends of the second turn, none of the third


@pytest.mark.parametrize("iterations", [0, 1, 2, 3, 5, 8, 13])
def test_whatever_the_effort_there_is_an_answer(iterations):
    assert search(Walk(), FAR, Effort(iterations, seconds=1e9)) in ("1", "2")


def test_the_clock_ends_a_search_too():
    effort = Effort.of(Budget(seconds=0.0), FAR)
    assert search(Walk(), FAR, effort) in ("1", "2")
    assert effort.spent <= 2


def test_what_is_remembered_within_a_turn_is_what_a_new_search_finds():
    keeps = Search(WalkGame(), WalkJudge())
    for at in range(12):
        for half in (0, 1):
            start = Walk(at=at, half=half)
            kept = keeps.best(start, FAR, Effort.of(Budget(), FAR), float)
            assert kept == search(start, FAR)


def test_an_error_can_change_the_choice():
    draws = iter([0.0, 50.0, 0.0])  # the second best end of the turn looks far better
    start = Walk(half=1)
    chosen = Search(WalkGame(), WalkJudge()).best(
        start, NEAR, Effort.of(Budget(), NEAR), lambda: next(draws)
    )
    assert chosen == "1"
