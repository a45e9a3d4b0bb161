"""The final count, the winners, and what a lone thief is called."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.contract import Event, Result, Seat, Value
from game.rules.engine import Args
from game.rules.escape_plan.cards import (
    ASSET_WORTH,
    CONTACT_BONUS,
    CONTACTS,
    GROUPS,
    NOTORIETY_LOSS,
    PLANS,
    RATINGS,
    WOUND_LOSS,
)
from game.rules.escape_plan.items import value_of
from game.rules.escape_plan.state import ESCAPED, PlanState

WON = "won"
SHARED = "shared"
NOBODY_ESCAPED = "caught"
ALONE = "alone"
OUTCOMES = (WON, SHARED, NOBODY_ESCAPED, ALONE)


class Parts(NamedTuple):
    """What a thief's money is made of, in thousands; losses are negative."""

    group_x: int
    group_y: int
    safe_houses: int
    cash: int
    assets: int
    contacts: int
    tiles: int
    notoriety: int
    wounds: int


def parts_of(state: PlanState, seat: Seat) -> Parts:
    """Return what each part of the final count brings; the plan must be known."""
    group_x, group_y, safe_houses = (_paid(state, seat, group) for group in GROUPS)
    return Parts(
        group_x,
        group_y,
        safe_houses,
        cash=state.cash[seat],
        assets=ASSET_WORTH * state.used[seat].bit_count(),
        contacts=CONTACT_BONUS[contacts_at_end(state, seat)],
        tiles=sum(value_of(item) for item in state.items[seat]),
        notoriety=-NOTORIETY_LOSS[state.notoriety[seat]],
        wounds=-WOUND_LOSS * state.wounds[seat],
    )


def contacts_at_end(state: PlanState, seat: Seat) -> int:
    """Return how many contacts are left once one is given up for each pair of handcuffs (R18)."""
    held = sum(1 for card in state.contacts[seat] if card in CONTACTS)
    return max(0, held - state.cuffs[seat])


def _paid(state: PlanState, seat: Seat, group: str) -> int:
    plan = PLANS[state.plans[seat]]
    return sum(plan[shop] for shop in GROUPS[group] if (seat, True) in state.visited[shop])


def score(state: PlanState, seat: Seat) -> int:
    """Return the final money of a thief who has escaped, and 0 for anybody else."""
    return sum(parts_of(state, seat)) if state.fate[seat] == ESCAPED else 0


def finish(state: PlanState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Count, and name the winners: only those who have escaped can win."""
    state.phase = "over"
    state.part = -1
    free = [seat for seat in range(state.seats) if state.fate[seat] == ESCAPED]
    best = max((_rank(state, seat) for seat in free), default=())
    state.winners = tuple(seat for seat in free if _rank(state, seat) == best)
    if not free:
        state.outcome = NOBODY_ESCAPED
    elif state.seats == 1:
        state.outcome = ALONE
    else:
        state.outcome = SHARED if len(state.winners) > 1 else WON
    data: dict[str, Value] = {"reason": state.outcome, "winners": state.winners}
    events.append(Event("match_ended", data, reveals=True))


def _rank(state: PlanState, seat: Seat) -> tuple[int, ...]:
    """Return money, then the ties: more behind the screen, less notoriety, fewer wounds (R47)."""
    ties = (state.cash[seat], -state.notoriety[seat], -state.wounds[seat])
    return score(state, seat), *ties


def rating(score_: int) -> str:
    """Return what a lone thief with this score is called (R54); losses may take it below 0."""
    return next((name for least, name in RATINGS if score_ >= least), RATINGS[-1][1])


def result(state: PlanState) -> Result | None:
    """Return the end of the match, or None while it goes on."""
    if state.outcome is None:
        return None
    scores = tuple(score(state, seat) for seat in range(state.seats))
    values: dict[str, Value] = {"escaped": len(state.escaped), "most": max(scores)}
    if state.outcome == ALONE:
        values["rating"] = rating(scores[0])
    roles = {"plans": tuple(state.plans), "fates": tuple(state.fate)}
    return Result(state.outcome, state.winners, scores, values, roles)
