"""Escape Plan in figures: what each thief is worth, its income, and what its draws brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import Final

from game.rules.contract import Seat
from game.rules.engine import Args
from game.rules.escape_plan.game import ESCAPE_PLAN
from game.rules.escape_plan.items import stack_of, tiles_to_draw
from game.rules.escape_plan.scoring import parts_of
from game.rules.escape_plan.state import PlanState, income_of
from game.rules.figures import Counting, Stroke, Values


def worth(state: PlanState) -> Values:
    """Return what each thief would count now, in thousands, if it were out of the city."""
    return tuple(sum(parts_of(state, seat)) for seat in range(state.seats))


def incomes(state: PlanState) -> Values:
    """Return what the next income of each thief brings, in thousands."""
    return tuple(income_of(state, seat) for seat in range(state.seats))


def drawn(state: PlanState, seat: Seat, args: Args) -> Iterator[Stroke]:
    """Yield the best of the tiles that a thief draws now, against the best of any such draw."""
    back, more = args
    stack = stack_of(state, back)
    count = tiles_to_draw(state, seat, stack, more)
    if count:
        yield Stroke(seat, max(stack[-count:]), best_of(stack, count))


def best_of(values: Sequence[int], count: int) -> float:
    """Return the highest of so many values drawn from all, on the average of all draws."""
    ways = comb(len(values), count)
    ranked = enumerate(sorted(values))
    return sum(value * comb(below, count - 1) for below, value in ranked) / ways


COUNTING: Final[Counting[PlanState]] = Counting(
    steps=ESCAPE_PLAN.parts.steps,
    rows=lambda state: state.seats,
    charts={"score": worth, "income": incomes},
    luck={"draw_tiles": drawn},
    more_is_lucky=True,
)
