"""Assets: unlocking one, and paying for one that is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Answers, Args, Ask, Steps
from game.rules.escape_plan.cards import ANY, ASSETS, READY_COSTS, UNLOCK_FEE
from game.rules.escape_plan.gains import pay
from game.rules.escape_plan.state import PlanState, locked_assets, with_space

PASS: Final = Option("pass", Target("button", "pass"))
_NOTHING_READY: Final = ("",) * len(READY_COSTS)
_UNLOCK: Final = {
    asset: Option(f"unlock:{asset}", Target("tile", f"locked:{asset}")) for asset in ASSETS
}


def ask_unlock(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which locked asset to unlock; `args` are who asks, and whether it may be declined.

    It always may be where the asset would only be lost (ruling E31).
    """
    source, declinable = args
    optional = declinable or "" not in state.ready[seat]
    options = [_UNLOCK[asset] for asset in locked_assets(state, seat)]
    if not options:
        return {}
    if optional:
        options.append(PASS)
    values = _next_cost(state, seat)
    decision = Decision("unlock", tuple(options), source, values, optional=optional, open=True)
    return {seat: decision}


def _next_cost(state: PlanState, seat: Seat) -> Mapping[str, Value]:
    """Return what using the next unlocked asset will cost; 0 if it would be discarded."""
    ready = state.ready[seat]
    return {"cost": READY_COSTS[ready.index("")] if "" in ready else 0}


def unlocked(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Unlock the chosen asset."""
    if answers[seat] != PASS.key:
        unlock(state, seat, answers[seat].partition(":")[2], events)


def unlock(state: PlanState, seat: Seat, asset: str, events: list[Event]) -> None:
    """Move a locked asset to the dearest empty space, or discard it if there is none (R43)."""
    take_off(state, seat, asset)
    ready = state.ready[seat]
    if "" not in ready:
        events.append(Event("asset_lost", {"seat": seat, "asset": asset, "reason": "full"}))
        return
    space = ready.index("")
    state.ready[seat] = with_space(ready, space, asset)
    data: dict[str, Value] = {
        "seat": seat,
        "asset": asset,
        "space": space + 1,
        "cost": READY_COSTS[space],
    }
    events.append(Event("asset_unlocked", data))


def take_off(state: PlanState, seat: Seat, asset: str) -> None:
    """Take a locked asset off its space."""
    for board in (state.contacts, state.items):
        if asset in board[seat]:
            board[seat] = with_space(board[seat], board[seat].index(asset), "")
            return
    raise AssertionError(f"'{asset}' is not locked.")


def ask_buy_unlock(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask a little known thief in the Income phase whether to unlock an asset for money."""
    if state.notoriety[seat] > 2 or state.cash[seat] < UNLOCK_FEE:
        return {}
    options = [_UNLOCK[asset] for asset in locked_assets(state, seat)]
    if not options:
        return {}
    values = {**_next_cost(state, seat), "fee": UNLOCK_FEE, "cash": state.cash[seat]}
    return {seat: Decision("buy_unlock", (*options, PASS), "", values, optional=True)}


def unlock_bought(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Pay for it and unlock the chosen asset."""
    if answers[seat] != PASS.key:
        pay(state, seat, UNLOCK_FEE, "unlock", events)
        unlocked(state, seat, args, answers, events)


def usable_assets(state: PlanState, seat: Seat, moment: str) -> list[str]:
    """Return the unused assets that may be used at a moment and that the seat can pay for."""
    ready, used, cash = state.ready[seat], state.used[seat], state.cash[seat]
    if ready == _NOTHING_READY:
        return []
    return [
        asset
        for space, asset in enumerate(ready)
        if asset
        and not used & 1 << space
        and cash >= READY_COSTS[space]
        and ASSETS[asset].moment in (ANY, moment)
    ]


def use_asset(state: PlanState, seat: Seat, asset: str, events: list[Event]) -> None:
    """Pay for an unlocked asset and turn it over."""
    space = state.ready[seat].index(asset)
    pay(state, seat, READY_COSTS[space], "asset", events)
    state.used[seat] |= 1 << space
    data: dict[str, Value] = {"seat": seat, "asset": asset, "cost": READY_COSTS[space]}
    events.append(Event("asset_used", data))


ASSET_STEPS: Final[Steps[PlanState]] = {
    "unlock": Ask(ask_unlock, unlocked),
    "buy_unlock": Ask(ask_buy_unlock, unlock_bought),
}
