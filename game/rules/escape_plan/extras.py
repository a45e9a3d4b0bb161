"""Executive actions: what the thief whose turn it is may use at this moment, and using it.

Every question of a turn that `with_extras` wraps also offers what can be used now; the question
comes back when the effect is done (R42). Questions that only carry a choice out are not wrapped:
what could be used there comes to the same just before or after (ruling E29). Used contacts lie
face down, used items are turned over, until a rest turns up what a rest turns up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.engine import Answers, Args, Ask, Steps, push
from game.rules.escape_plan.assets import usable_assets, use_asset
from game.rules.escape_plan.cards import (
    ANY,
    ASSETS,
    AVOID,
    CONTACT_SPACES,
    CONTACTS,
    ITEM_SPACES,
    ITEMS,
    TRAVEL,
    Contact,
    Effect,
    Item,
)
from game.rules.escape_plan.effects import POSSIBLE, can_fly_from_pad
from game.rules.escape_plan.gains import change_notoriety, heal, pay
from game.rules.escape_plan.state import NOBODY, PlanState, Spaces

Decide = Callable[[PlanState, Seat, Args], Mapping[Seat, Decision]]
Answered = Callable[[PlanState, Seat, Args, Answers, list[Event]], None]

_CONTACT: Final = tuple(
    Option(f"contact:{space}", Target("card", f"contact:{space}"))
    for space in range(1, CONTACT_SPACES + 1)
)
_ITEM: Final = tuple(
    Option(f"item:{space}", Target("tile", f"item:{space}")) for space in range(1, ITEM_SPACES + 1)
)
_ASSET: Final = {
    asset: Option(f"asset:{asset}", Target("tile", f"asset:{asset}")) for asset in ASSETS
}
_FIRST_AID: Final = Option("first_aid", Target("tile", "first_aid"))
CALM: Final = Option("gang:calm", Target("button", "gang:calm"))
FLY: Final = Option("gang:fly", Target("button", "gang:fly"))
IGNORE: Final = Option("gang:ignore", Target("button", "gang:ignore"))

_POWERS: Final[Mapping[str, Effect]] = {
    CALM.key: Effect("calm", (1,)),
    FLY.key: Effect("charter_pad"),
    IGNORE.key: Effect("avoid_whole_tile"),
}


def extras(state: PlanState, seat: Seat, moment: str) -> list[Option]:
    """Return what a seat may use at this moment of its turn, and would do something."""
    options = _contacts(state, seat, moment) + _items(state, seat, moment)
    for asset in usable_assets(state, seat, moment):
        if _does_something(state, seat, ASSETS[asset].effect):
            options.append(_ASSET[asset])
    if state.gang[seat]:
        options += gang_powers(state, seat, moment)
    if state.first_aid[seat] and state.wounds[seat]:
        options.append(_FIRST_AID)
    return options


def _contacts(state: PlanState, seat: Seat, moment: str) -> list[Option]:
    face_down, cash, found = state.face_down[seat], state.cash[seat], []
    for space, card in _cards_on(state.contacts[seat][: CONTACT_SPACES - state.cuffs[seat]]):
        if face_down & 1 << space or card.cost > cash:
            continue
        if card.moment in (ANY, moment) and _does_something(state, seat, card.effect):
            found.append(_CONTACT[space])
    return found


@lru_cache(maxsize=512)
def _cards_on(spaces: Spaces) -> tuple[tuple[int, Contact], ...]:
    return tuple((space, CONTACTS[held]) for space, held in enumerate(spaces) if held in CONTACTS)


def _items(state: PlanState, seat: Seat, moment: str) -> list[Option]:
    worn, found = state.worn[seat], []
    for space, item in _items_on(state.items[seat]):
        if worn & 1 << space or item.moment not in (ANY, moment):
            continue
        if item.effect.step == "gang_power" or _does_something(state, seat, item.effect):
            found.append(_ITEM[space])
    return found


@lru_cache(maxsize=512)
def _items_on(spaces: Spaces) -> tuple[tuple[int, Item], ...]:
    return tuple((space, ITEMS[held]) for space, held in enumerate(spaces) if held in ITEMS)


def _does_something(state: PlanState, seat: Seat, effect: Effect) -> bool:
    return POSSIBLE[effect.step](state, seat, effect.args)


def gang_powers(state: PlanState, seat: Seat, moment: str) -> list[Option]:
    """Return the powers of a gang member that count at this moment."""
    powers = [CALM]
    if moment == TRAVEL and can_fly_from_pad(state, seat):
        powers.append(FLY)
    if moment == AVOID and state.meeting:
        powers.append(IGNORE)
    return powers


def use(state: PlanState, seat: Seat, key: str, moment: str, events: list[Event]) -> None:
    """Use a contact, an item, an asset, a gang member or the first aid token."""
    what, _, name = key.partition(":")
    if what == "contact":
        _use_contact(state, seat, int(name) - 1, events)
    elif what == "item":
        _use_item(state, seat, int(name) - 1, moment, events)
    elif what == "asset":
        use_asset(state, seat, name, events)
        _begin(state, seat, ASSETS[name].effect)
    elif what == "gang":
        _begin(state, seat, _POWERS[key])
        push(state, ("give_back", seat, ()))
    else:
        state.first_aid[seat] = False
        events.append(Event("first_aid_used", {"seat": seat}))
        heal(state, seat, 1, "first_aid", events)


def _use_contact(state: PlanState, seat: Seat, space: int, events: list[Event]) -> None:
    card = CONTACTS[state.contacts[seat][space]]
    pay(state, seat, card.cost, "contact", events)
    state.face_down[seat] |= 1 << space
    events.append(Event("contact_used", {"seat": seat, "card": card.id, "space": space + 1}))
    if card.star:
        change_notoriety(state, seat, 1, "star", events)
    _begin(state, seat, card.effect)
    state.travelling = state.travelling or card.moment == TRAVEL


def _use_item(state: PlanState, seat: Seat, space: int, moment: str, events: list[Event]) -> None:
    item = ITEMS[state.items[seat][space]]
    state.worn[seat] |= 1 << space
    events.append(Event("item_used", {"seat": seat, "item": item.id, "space": space + 1}))
    if item.effect.step == "gang_power":
        push(state, ("gang_power", seat, (moment,)))
        return
    _begin(state, seat, item.effect)
    state.travelling = state.travelling or item.moment == TRAVEL


def _begin(state: PlanState, seat: Seat, effect: Effect) -> None:
    state.pending.append((effect.step, seat, effect.args))
    state.travelling = state.travelling or effect.step == "charter_pad"


def ask_power(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which power of a gang member the motorcycle stands for."""
    options = tuple(gang_powers(state, seat, args[0]))
    return {seat: Decision("gang_power", options, "motorcycle", open=True)}


def power_chosen(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, _events: list[Event]
) -> None:
    """Use that power."""
    _begin(state, seat, _POWERS[answers[seat]])


# Gang members go back


def ask_give_back(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask to which of two places under the own markers the gang member goes back (R26)."""
    tiles = state.tiles
    options = tuple(
        Option(f"back:{place}", Target("node", str(place)))
        for gang, place in enumerate(tiles.found["gang"])
        if state.bosses[gang] == seat
    )
    return {seat: Decision("give_back", options, "gang", open=True)}


def given_back(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the member there; the second one sets the marker free."""
    place = int(answers[seat].partition(":")[2])
    gang = state.tiles.found["gang"].index(place)
    state.gang[seat] -= 1
    state.members[gang] += 1
    data = {"seat": seat, "node": place, "members": state.members[gang]}
    events.append(Event("gang_returned", data))
    if state.members[gang] == 2:
        state.bosses[gang] = NOBODY
        events.append(Event("marker_returned", {"seat": seat, "node": place}))


# Questions that offer extras too


@dataclass(frozen=True, slots=True)
class AskWithExtras(Ask[PlanState]):
    """A question that comes with executive actions."""


def with_extras(
    name: str, decide: Decide, answered: Answered, moment: str = ANY, *, alone: bool = True
) -> AskWithExtras:
    """Return a step that asks its own question and also offers the extras of the moment.

    `alone`: whether the question is asked when there is nothing to use.
    """

    def ask(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
        asked = decide(state, seat, args)
        if not asked:
            return asked
        more = extras(state, seat, moment)
        if not more:
            return asked if alone else {}
        (decision,) = asked.values()
        combined = Decision(
            decision.kind,
            (*decision.options, *more),
            decision.source,
            decision.values,
            decision.optional,
            decision.ends_turn,
        )
        return {seat: combined}

    def answer(
        state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
    ) -> None:
        key = answers[seat]
        if is_extra(key):
            state.pending.append((name, seat, args))
            use(state, seat, key, moment, events)
        else:
            answered(state, seat, args, answers, events)

    return AskWithExtras(ask, answer)


def is_extra(key: str) -> bool:
    """Say whether a key is that of an executive action."""
    return key == _FIRST_AID.key or key.startswith(_KINDS)


_KINDS: Final = ("contact:", "item:", "asset:", "gang:")

EXTRA_STEPS: Final[Steps[PlanState]] = {
    "gang_power": Ask(ask_power, power_chosen),
    "give_back": Ask(ask_give_back, given_back),
}
