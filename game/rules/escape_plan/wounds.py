"""Wounds, and the handcuffs that follow when the green box is empty (R16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.escape_plan.cards import CONTACT_ASSETS, CONTACT_SPACES, WOUND_CUBES
from game.rules.escape_plan.endings import arrest
from game.rules.escape_plan.state import (
    IN_PLAY,
    PlanState,
    free_contact_spaces,
    make_way,
    with_space,
)

_LOSE: Final = {
    asset: Option(f"lose:{asset}", Target("tile", f"locked:{asset}")) for asset in CONTACT_ASSETS
}


def wound(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Take wounds one by one; a step of its own so that each can ask which asset is lost."""
    (count,) = args
    while count:
        count -= 1
        if state.wounds[seat] < WOUND_CUBES:
            state.wounds[seat] += 1
            events.append(Event("wounded", {"seat": seat, "wounds": state.wounds[seat]}))
            continue
        push(state, ("cuff", seat, ()), ("wound", seat, (count,)))
        return


def ask_cuff(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask which locked asset is lost if the handcuffs leave too few spaces for all."""
    assets = assets_at_stake(state, seat)
    if len(assets) < 2:
        return {}
    options = tuple(_LOSE[asset] for asset in assets)
    return {seat: Decision("lose_asset", options, "cuffs", open=True)}


def assets_at_stake(state: PlanState, seat: Seat) -> list[str]:
    """Return the locked assets of which the next handcuffs cost one; assets may move (R17)."""
    space = CONTACT_SPACES - 1 - state.cuffs[seat]
    spaces = state.contacts[seat]
    if space < 0 or spaces[space] not in CONTACT_ASSETS or free_contact_spaces(state, seat):
        return []
    return [asset for asset in spaces[: space + 1] if asset in CONTACT_ASSETS]


def cuff_chosen(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Lose the chosen asset and put the handcuffs on."""
    _lose(state, seat, answers[seat].partition(":")[2], events)
    put_on_cuffs(state, seat, (), events)


def cuff(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Put handcuffs on, after asking for an asset if there is a choice.

    For who has escaped it makes no difference any more (ruling E16).
    """
    assets = assets_at_stake(state, seat)
    if len(assets) > 1 and state.fate[seat] == IN_PLAY:
        push(state, ("lose_asset", seat, ()))
        return
    if assets:
        _lose(state, seat, assets[0], events)
    put_on_cuffs(state, seat, (), events)


def put_on_cuffs(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Cover the rightmost open space and heal a wound; with no space left it is an arrest."""
    space = CONTACT_SPACES - 1 - state.cuffs[seat]
    if space < 0:
        arrest(state, seat, "cuffs", events)
        return
    if state.contacts[seat][space] in CONTACT_ASSETS:
        make_way(state, seat, space, events)
    state.cuffs[seat] += 1
    state.wounds[seat] -= 1
    data: dict[str, Value] = {
        "seat": seat,
        "cuffs": state.cuffs[seat],
        "space": space + 1,
        "covered": state.contacts[seat][space],
        "wounds": state.wounds[seat],
    }
    events.append(Event("cuffed", data))


def _lose(state: PlanState, seat: Seat, asset: str, events: list[Event]) -> None:
    spaces = state.contacts[seat]
    state.contacts[seat] = with_space(spaces, spaces.index(asset), "")
    events.append(Event("asset_lost", {"seat": seat, "asset": asset, "reason": "cuffs"}))


WOUND_STEPS: Final[Steps[PlanState]] = {
    "wound": Act(wound),
    "cuff": Act(cuff),
    "lose_asset": Ask(ask_cuff, cuff_chosen),
}
