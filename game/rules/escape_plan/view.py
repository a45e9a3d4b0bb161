"""What a seat may know, and a full state that fits what it knows.

Hidden are chance, money and plans of others, the values of locker and exit tiles that others hold
or choose from, and every deck and stack. Backs and counts are open to all. When the match is over,
the screens go down: money, plans and kept tiles are open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from game.rules.contract import Decision, Seat, Step
from game.rules.deck import UNKNOWN, face_down
from game.rules.escape_plan.cards import (
    EXIT_TILES,
    LEADS,
    LOCKERS,
    PATROL,
    PLANS,
    READY_COSTS,
    contact_ids,
)
from game.rules.escape_plan.items import BACKS, back_of, drawn_back, stack_of
from game.rules.escape_plan.state import (
    UNKNOWN_CASH,
    UNKNOWN_TILE,
    UNKNOWN_VALUE,
    PlanState,
)
from game.rules.escape_plan.tiles import STACKS, TILES
from game.rules.rng import Chance, below, next_word, shuffle

T = TypeVar("T")

LIKELY_CASH: Final = 20
"""A hidden purse is dealt anew with anything from nothing to this."""

ENOUGH_CASH: Final = max(READY_COSTS)
"""With this much, everything that can be asked has more than one answer."""


def view(state: PlanState, seat: Seat | None) -> PlanState:
    """Return the table as one seat sees it, built field by field."""
    over = state.outcome is not None
    seats = range(state.seats)
    chooses = bool(state.drawn) and state.pending[-1][1] == seat
    return PlanState(
        setup=state.setup,
        tiles=state.tiles,
        seed=0,
        counter=0,
        day=state.day,
        part=state.part,
        phase=state.phase,
        order=state.order,
        notoriety=list(state.notoriety),
        gained=list(state.gained),
        spots=list(state.spots),
        cubes=list(state.cubes),
        fate=list(state.fate),
        cash=[state.cash[each] if over or each == seat else UNKNOWN_CASH for each in seats],
        plans=[state.plans[each] if over or each == seat else UNKNOWN for each in seats],
        contacts=list(state.contacts),
        face_down=list(state.face_down),
        cuffs=list(state.cuffs),
        items=[
            state.items[each] if over or each == seat else tuple(map(back_of, state.items[each]))
            for each in seats
        ],
        worn=list(state.worn),
        ready=list(state.ready),
        used=list(state.used),
        keys=list(state.keys),
        keys_used=list(state.keys_used),
        discs=list(state.discs),
        gas=list(state.gas),
        gang=list(state.gang),
        wounds=list(state.wounds),
        first_aid=list(state.first_aid),
        sun=list(state.sun),
        laid=state.laid,
        shown=state.shown,
        stacks=[_stack_as_seen(state, stack) for stack in state.stacks],
        shops=list(state.shops),
        officers=list(state.officers),
        bag=list(state.bag),
        out_of_play=list(state.out_of_play),
        bosses=list(state.bosses),
        members=list(state.members),
        gang_stock=state.gang_stock,
        visited=list(state.visited),
        patrol=list(state.patrol),
        patrol_deck=[UNKNOWN_VALUE] * len(state.patrol_deck),
        closed=state.closed,
        exit_tiles=[[UNKNOWN_VALUE] * len(stack) for stack in state.exit_tiles],
        display=list(state.display),
        contact_deck=face_down(state.contact_deck),
        contact_discard=list(state.contact_discard),
        contact_box=list(state.contact_box),
        fixers=state.fixers,
        equipment=list(state.equipment),
        lockers=[[UNKNOWN_VALUE] * len(stack) for stack in state.lockers],
        safe_keys=list(state.safe_keys),
        removed=list(map(back_of, state.removed)),
        drawn=state.drawn if chooses else (UNKNOWN_VALUE,) * len(state.drawn),
        escaped=state.escaped,
        leads=face_down(state.leads),
        leads_used=list(state.leads_used),
        inspector_discs=state.inspector_discs,
        points=state.points,
        sea=state.sea,
        charters=state.charters,
        pads=state.pads,
        travelling=state.travelling,
        route=state.route,
        meeting=state.meeting,
        outcome=state.outcome,
        winners=state.winners,
        pending=[_step_as_seen(step, seat) for step in state.pending],
        asked=_questions(state.asked, seat),
    )


def _step_as_seen(step: Step, seat: Seat | None) -> Step:
    """Return a step without the value of a tile that somebody else finds a space for."""
    name, who, args = step
    if name == "replace_item" and who != seat:
        return name, who, tuple(map(back_of, args))
    return step


def _questions(
    asked: Mapping[Seat, Decision] | None, seat: Seat | None
) -> Mapping[Seat, Decision] | None:
    """Return the questions a seat may read: its own, and those that show no secret."""
    if asked is None:
        return None
    return {each: decision for each, decision in asked.items() if each == seat or decision.open}


def redeal(seen: PlanState, chance: Chance) -> PlanState:
    """Return a full state that looks like `seen`; all that is hidden is dealt anew."""
    state = seen.copy()
    state.asked = None
    state.cash = [
        below(chance, LIKELY_CASH + 1) if cash == UNKNOWN_CASH else cash for cash in state.cash
    ]
    _let_them_answer(state, seen)
    state.plans = _deal_plans(state, chance)
    _deal_stacks(state, chance)
    _deal_tiles(state, chance)
    state.patrol_deck = _rest(chance, PATROL, state.patrol)
    held = [card for spaces in state.contacts for card in spaces]
    coming = [args[0] for name, _, args in state.pending if name == "place_contact"]
    away = [*state.display, *state.contact_discard, *state.contact_box, *held, *coming]
    state.contact_deck = _rest(chance, contact_ids(), away)
    if state.leads:
        state.leads = _rest(chance, list(LEADS), state.leads_used)
    state.seed = next_word(chance)
    return state


def _let_them_answer(state: PlanState, seen: PlanState) -> None:
    """Leave whoever is asked now enough money for the question to be one; an open one costs none.

    What follows an open question may well depend on money, and nobody should take it for granted.
    """
    if state.pending and not any(decision.open for decision in (seen.asked or {}).values()):
        _, seat, _ = state.pending[-1]
        if seen.cash[seat] == UNKNOWN_CASH:
            state.cash[seat] = max(state.cash[seat], ENOUGH_CASH)


def _rest(chance: Chance, whole: Sequence[T], away: Sequence[T]) -> list[T]:
    """Return the pieces of a whole that are not away, shuffled."""
    rest = list(whole)
    for piece in away:
        if piece in rest:
            rest.remove(piece)
    shuffle(chance, rest)
    return rest


def _deal_plans(state: PlanState, chance: Chance) -> list[str]:
    """Deal plans that explain where everybody's cubes lie."""
    free = [plan for plan in PLANS if plan not in state.plans]
    shuffle(chance, free)
    wanting = [seat for seat, plan in enumerate(state.plans) if plan == UNKNOWN]
    for dealt in _plans_that_fit(state, wanting, free):
        plans = list(state.plans)
        for seat, plan in zip(wanting, dealt, strict=True):
            plans[seat] = plan
        return plans
    raise AssertionError("The cubes fit no deal of the plans.")


def _plans_that_fit(
    state: PlanState, seats: Sequence[Seat], free: Sequence[str]
) -> Iterator[tuple[str, ...]]:
    if not seats:
        yield ()
        return
    for plan in free:
        if explains(state, seats[0], plan):
            rest = [each for each in free if each != plan]
            for others in _plans_that_fit(state, seats[1:], rest):
                yield (plan, *others)


def explains(state: PlanState, seat: Seat, plan: str) -> bool:
    """Say whether a plan fits where the cubes of a seat lie."""
    return all(
        paid == (PLANS[plan][shop] > 0)
        for shop, visits in enumerate(state.visited)
        for visitor, paid in visits
        if visitor == seat
    )


def _stack_as_seen(state: PlanState, stack: list[int]) -> list[int]:
    """Return a stack with its open top; while tiles are laid the next ones lie face down (R5)."""
    tops = [] if state.phase == "city" else stack[-1:]
    return [UNKNOWN_TILE] * (len(stack) - len(tops)) + tops


def _deal_stacks(state: PlanState, chance: Chance) -> None:
    """Deal the city tiles below the open ones."""
    used = {each.tile for each in state.laid} | set(state.shown)
    for letter, stack in zip(STACKS, state.stacks, strict=True):
        tops = [tile for tile in stack if tile != UNKNOWN_TILE]
        hidden = [
            tile
            for tile, name in enumerate(TILES)
            if name[0] == letter and tile not in used and tile not in tops
        ]
        shuffle(chance, hidden)
        stack[:] = [*hidden, *tops]


def _deal_tiles(state: PlanState, chance: Chance) -> None:
    """Deal the values of locker and exit tiles that nobody in this view can see."""
    for back in BACKS:
        rest = list({**LOCKERS, **EXIT_TILES}[back])
        for item in _secrets(state, back):
            if item != f"{back}.?":
                rest.remove(int(item.partition(".")[2]))
        chooses = bool(state.drawn) and drawn_back(state) == back
        if chooses and state.drawn[0] != UNKNOWN_VALUE:
            for value in state.drawn:
                rest.remove(value)
        shuffle(chance, rest)
        if chooses and state.drawn[0] == UNKNOWN_VALUE:
            state.drawn = tuple(rest.pop() for _ in state.drawn)
        _fill_in(state, back, rest)
        stack_of(state, back)[:] = rest


def _secrets(state: PlanState, back: str) -> list[str]:
    """Return all tiles with this back that are in no stack and in nobody's choice."""
    items = [item for spaces in state.items for item in spaces]
    coming = [args[0] for name, _, args in state.pending if name == "replace_item"]
    return [item for item in (*items, *state.removed, *coming) if item.partition(".")[0] == back]


def _fill_in(state: PlanState, back: str, rest: list[int]) -> None:
    """Give a value to each tile that shows only this back."""

    def dealt(item: str) -> str:
        return f"{back}.{rest.pop()}" if item == f"{back}.?" else item

    state.items = [tuple(map(dealt, spaces)) for spaces in state.items]
    state.removed = list(map(dealt, state.removed))
    state.pending = [
        (name, who, tuple(map(dealt, args))) if name == "replace_item" else (name, who, args)
        for name, who, args in state.pending
    ]
