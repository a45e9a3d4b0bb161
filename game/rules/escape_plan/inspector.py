"""Sandra, or Lt. Costa in a game for one: where a card sends the inspector, and what she does.

She has no choices. A card whose place is not in the city, or is an exit that is still open on the
first two days, is skipped and shuffled back when her turn is over (R48-R51).
"""

from __future__ import annotations

from typing import Final

from game.rules.contract import Event, Value
from game.rules.engine import Act, Args, Steps, push
from game.rules.escape_plan.cards import (
    BUSINESSES,
    DAY_PARTS,
    DAYS,
    EQUIPMENT,
    INCOME,
    KEY_COLOURS,
    LEADS,
    Lead,
)
from game.rules.escape_plan.gains import change_notoriety, take_disc
from game.rules.escape_plan.shops import close_business, finish_group, put_cube
from game.rules.escape_plan.state import (
    GONE,
    PlanState,
    city_of,
    is_closed,
    is_open_exit,
    round_of,
    thieves,
)
from game.rules.escape_plan.visits import crowd
from game.rules.rng import below, shuffle

_CROWDED: Final = ("safe_house", "store", "clinic", "church")
"""Where others bring notoriety, to her as to everybody (R21)."""

_TIE_LOCKERS: Final = ("brown", "black", "green")
_TIE_EQUIPMENT: Final = ("mask", "helmet", "hat", "vest")


def inspector_turn(state: PlanState, who: int, _args: Args, events: list[Event]) -> None:
    """Draw cards until one leads into the city; at night and dawn only for a disc."""
    if state.part >= DAY_PARTS:
        if not state.inspector_discs:
            return
        state.inspector_discs -= 1
        events.append(Event("disc_spent", {"seat": who, "discs": state.inspector_discs}))
    data: dict[str, Value] = {"seat": who, "part": state.part, "round": round_of(state)}
    events.append(Event("turn_began", data))
    skipped: list[str] = []
    while state.leads:
        card = state.leads.pop()
        place = place_of(state, LEADS[card])
        events.append(Event("inspector_card", {"card": card, "used": int(place != GONE)}, True))
        if place == GONE:
            skipped.append(card)
            continue
        state.leads_used.append(card)
        _follow(state, who, LEADS[card], place, events)
        break
    else:
        events.append(Event("inspector_stayed", {"seat": who}))
    if skipped:
        state.leads += skipped
        shuffle(state, state.leads)
        events.append(Event("leads_shuffled", {"count": len(state.leads)}, reveals=True))


def place_of(state: PlanState, lead: Lead) -> int:
    """Return the place to which a card leads now, or GONE if it is skipped."""
    if lead.kind in ("business", "safe_house"):
        return state.shops[lead.number]
    city = city_of(state)
    places = [
        place for place in state.tiles.found[lead.kind] if state.tiles.tile_of[place] in city.laid
    ]
    if lead.kind == "exit":
        place = state.tiles.found["exit"][lead.number - 1]
        skipped = is_open_exit(state, lead.number) and state.day < DAYS
        return GONE if skipped or place not in places else place
    if not places:
        return GONE
    distance = city.distance[_most_wanted_tile(state)]
    return min(places, key=lambda place: (distance[state.tiles.tile_of[place]], place))


def _most_wanted_tile(state: PlanState) -> int:
    """Return the tile of the thief with most notoriety; of several, the first in turn order."""
    wanted = max(thieves(state), key=lambda seat: state.notoriety[seat])
    return state.tiles.tile_of[state.spots[wanted]]


def _follow(state: PlanState, who: int, lead: Lead, place: int, events: list[Event]) -> None:
    """Move the inspector there and do what the card says."""
    start = state.spots[who]
    state.spots[who] = place
    events.append(Event("inspector_moved", {"seat": who, "start": start, "end": place}))
    if lead.kind in _CROWDED:
        crowd(state, who, (), events)
    if lead.kind == "exit" and is_open_exit(state, lead.number):
        return
    change_notoriety(state, who, lead.heat, "inspector", events)
    if lead.kind in ("business", "safe_house"):
        _visit_shop(state, who, lead, events)
    elif lead.kind == "exit":
        _take_exit_tile(state, lead.number, events)
    elif lead.kind == "store":
        _raid_store(state, events)
    for place_ in lead.contacts:
        push(state, ("box_contact", who, (place_,)), ("refill", who, ()))
    if lead.disc:
        take_disc(state, who, events)


def _visit_shop(state: PlanState, who: int, lead: Lead, events: list[Event]) -> None:
    """Put a cube there, unless a business is closed or no cube is left; take a key."""
    if not is_closed(state, lead.number) and state.cubes[who] < len(INCOME) - 1:
        put_cube(state, who, lead.number, True, events)
        if lead.kind == "business":
            close_business(state, who, (lead.number,), events)
        finish_group(state, who, (lead.number,), events)
    if lead.kind == "safe_house":
        _box_key(state, lead.number - len(BUSINESSES), events)


def _box_key(state: PlanState, house: int, events: list[Event]) -> None:
    keys = list(state.safe_keys[house])
    if keys:
        colour = keys[below(state, len(keys))]
        keys.remove(colour)
        state.safe_keys[house] = tuple(keys)
        state.removed.append(f"key_{colour}")
        data: dict[str, Value] = {"safe": house + 1, "colour": colour}
        events.append(Event("key_boxed", data, reveals=True))


def _take_exit_tile(state: PlanState, exit_: int, events: list[Event]) -> None:
    stack = state.closed.index(exit_)
    if state.exit_tiles[stack]:
        back = ("exit_p", "exit_q")[stack]
        tiles = state.exit_tiles[stack]
        value = tiles.pop(below(state, len(tiles)))
        state.removed.append(f"{back}.{value}")
        events.append(Event("tile_boxed", {"back": back}))


def _raid_store(state: PlanState, events: list[Event]) -> None:
    """Take the top tile of the tallest locker stack and a piece of the commonest equipment."""
    stacks = {colour: len(state.lockers[KEY_COLOURS.index(colour)]) for colour in _TIE_LOCKERS}
    tallest = max(stacks, key=lambda colour: stacks[colour])
    if stacks[tallest]:
        value = state.lockers[KEY_COLOURS.index(tallest)].pop()
        state.removed.append(f"{tallest}.{value}")
        events.append(Event("tile_boxed", {"back": tallest}))
    kinds = tuple(EQUIPMENT)
    commonest = max(_TIE_EQUIPMENT, key=lambda item: state.equipment[kinds.index(item)])
    if state.equipment[kinds.index(commonest)]:
        state.equipment[kinds.index(commonest)] -= 1
        state.removed.append(commonest)
        events.append(Event("equipment_boxed", {"item": commonest}))


def box_contact(state: PlanState, _who: int, args: Args, events: list[Event]) -> None:
    """Take the contact at a place of the display out of the game."""
    (place,) = args
    if place <= len(state.display):
        card = state.display.pop(place - 1)
        state.contact_box.append(card)
        events.append(Event("contact_boxed", {"card": card, "place": place}))


INSPECTOR_STEPS: Final[Steps[PlanState]] = {
    "inspector_turn": Act(inspector_turn),
    "box_contact": Act(box_contact),
}
