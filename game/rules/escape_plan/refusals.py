"""Why a target cannot be chosen now: one reason per kind of target."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Decision, Refusal, Seat, Target, Value
from game.rules.engine import questions
from game.rules.escape_plan.cards import (
    ANY,
    ASSETS,
    AVOID,
    CONTACT_SPACES,
    CONTACTS,
    EQUIPMENT,
    FIXERS,
    ITEMS,
    KEY_COLOURS,
    LOCKER_NUMBERS,
    READY_COSTS,
    TRAVEL,
)
from game.rules.escape_plan.extras import AskWithExtras
from game.rules.escape_plan.items import is_secret
from game.rules.escape_plan.state import GONE, PlanState, open_exit
from game.rules.escape_plan.steps import STEPS
from game.rules.escape_plan.store import locker_number


def refusal(state: PlanState, seat: Seat, target: Target) -> Refusal | None:
    """Return why this target is not among the options of the seat, or None if it is."""
    if state.outcome is not None:
        return Refusal("match_over")
    decision = questions(state, STEPS).get(seat)
    if decision is None:
        return Refusal("not_your_turn")
    if any(option.target == target for option in decision.options):
        return None
    what, _, name = target.id.partition(":")
    if target.kind == "node":
        return _node(state, seat, decision, target.id)
    if target.kind == "card" and what == "contact" and name.isdecimal():
        return _contact(state, seat, decision, int(name))
    if target.kind == "tile" and what == "item" and name.isdecimal():
        return _item(state, seat, decision, int(name))
    if target.kind == "tile" and what == "asset" and name in ASSETS:
        return _asset(state, seat, decision, name)
    if target.kind == "tile" and what in ("equip", "fixer"):
        return _ware(state, seat, decision, what, name)
    if what in ("locker", "master") and name in KEY_COLOURS:
        return _locker(state, seat, decision, name)
    if target.kind == "button" and target.id in _BUTTONS:
        return _button(state, seat, decision, target.id)
    if target.id == "first_aid":
        return _first_aid(state, seat, decision)
    return _not_asked(decision)


def _not_asked(decision: Decision) -> Refusal:
    return Refusal("not_asked", {"ask": decision.kind})


def _first_aid(state: PlanState, seat: Seat, decision: Decision) -> Refusal:
    if not state.first_aid[seat]:
        return Refusal("first_aid_used")
    return _not_asked(decision) if state.wounds[seat] else Refusal("no_wounds")


_MOMENTS: Final = {"turn": TRAVEL, "avoid": AVOID}
"""The questions at which things are used that are of use at one moment only."""
_GANG_MOMENTS: Final = {"gang:calm": ANY, "gang:fly": TRAVEL, "gang:ignore": AVOID}
_BUTTONS: Final = ("rest", "escape", *_GANG_MOMENTS)


def _button(state: PlanState, seat: Seat, decision: Decision, name: str) -> Refusal:
    if name.startswith("gang:"):
        if not state.gang[seat]:
            return Refusal("no_gang_members", {}, "R26")
        return _not_now(state, decision, _GANG_MOMENTS[name], {})
    if decision.kind != "turn":
        return _not_asked(decision)
    if name == "rest":
        return Refusal("must_move" if state.sun[seat] else "rested", {}, "R45")
    if open_exit(state) == GONE:
        return Refusal("not_the_last_day", {"day": state.day}, "R32")
    return Refusal("exit_too_far", {"node": open_exit(state)}, "R32")


def _node(state: PlanState, seat: Seat, decision: Decision, name: str) -> Refusal:
    if decision.kind == "lay_where":
        return Refusal("tile_does_not_fit", {"space": name}, "R8")
    if decision.kind != "turn" or not name.isdecimal() or int(name) >= len(state.tiles.kind):
        return _not_asked(decision)
    place = int(name)
    values: dict[str, Value] = {"node": place}
    if not state.tiles.is_location[place]:
        return Refusal("not_a_location", values, "R10")
    if place == state.spots[seat]:
        return Refusal("you_are_here", values, "R10")
    if all(each.tile != state.tiles.tile_of[place] for each in state.laid):
        return Refusal("not_in_the_city", values)
    return Refusal("too_far", values, "R10")


def _contact(state: PlanState, seat: Seat, decision: Decision, space: int) -> Refusal:
    if not 1 <= space <= CONTACT_SPACES:
        return _not_asked(decision)
    values: dict[str, Value] = {"space": space}
    if space > CONTACT_SPACES - state.cuffs[seat]:
        return Refusal("under_cuffs", values, "R18")
    card = CONTACTS.get(state.contacts[seat][space - 1])
    if card is None:
        return Refusal("no_contact", values)
    values["card"] = card.id
    if decision.kind == "place_contact":
        return _not_asked(decision)
    if state.face_down[seat] & 1 << space - 1:
        return Refusal("contact_used", values)
    if 0 <= state.cash[seat] < card.cost:
        return Refusal("too_dear", {**values, "cost": card.cost, "cash": state.cash[seat]})
    return _not_now(state, decision, card.moment, values)


def _not_now(
    state: PlanState, decision: Decision, moment: str, values: dict[str, Value]
) -> Refusal:
    """Say that something would do nothing, is for another moment, or waits for the answer."""
    if moment == ANY and not isinstance(STEPS[state.pending[-1][0]], AskWithExtras):
        return _not_asked(decision)
    if moment in (ANY, _MOMENTS.get(decision.kind)):
        return Refusal("does_nothing", values)
    return Refusal("wrong_moment", {**values, "moment": moment})


def _item(state: PlanState, seat: Seat, decision: Decision, space: int) -> Refusal:
    if not 1 <= space <= len(state.items[seat]):
        return _not_asked(decision)
    held = state.items[seat][space - 1]
    values: dict[str, Value] = {"space": space, "item": held}
    if decision.kind == "replace_item":
        return Refusal("asset_stays", values, "R28")
    if held not in ITEMS or is_secret(held):
        return Refusal("nothing_to_use", values)
    if state.worn[seat] & 1 << space - 1:
        return Refusal("item_used", values)
    return _not_now(state, decision, ITEMS[held].moment, values)


def _asset(state: PlanState, seat: Seat, decision: Decision, asset: str) -> Refusal:
    values: dict[str, Value] = {"asset": asset}
    if asset not in state.ready[seat]:
        return Refusal("asset_locked", values, "R43")
    space = state.ready[seat].index(asset)
    if state.used[seat] & 1 << space:
        return Refusal("asset_used", values)
    cost, cash = READY_COSTS[space], state.cash[seat]
    if 0 <= cash < cost:
        return Refusal("too_dear", {**values, "cost": cost, "cash": cash})
    return _not_now(state, decision, ASSETS[asset].moment, values)


def _ware(state: PlanState, seat: Seat, decision: Decision, what: str, name: str) -> Refusal:
    shelf = EQUIPMENT if what == "equip" else FIXERS
    wanted = "buy_equipment" if what == "equip" else "buy_fixer"
    if name not in shelf or decision.kind != wanted:
        return _not_asked(decision)
    price, cash = shelf[name].price, state.cash[seat]
    if price > cash:
        return Refusal("too_dear", {"item": name, "cost": price, "cash": cash})
    return Refusal("sold_out", {"item": name})


def _locker(state: PlanState, seat: Seat, decision: Decision, colour: str) -> Refusal:
    if decision.kind != "open_locker":
        return _not_asked(decision)
    need, have = LOCKER_NUMBERS[KEY_COLOURS.index(colour)], locker_number(state, seat)
    values: dict[str, Value] = {"colour": colour, "need": need, "have": have}
    if have < need:
        return Refusal("number_too_low", values, "R27")
    if not state.lockers[KEY_COLOURS.index(colour)]:
        return Refusal("locker_empty", values, "R27")
    return Refusal("no_key", values, "R27")
