"""Whether the fields of a table fit together: every piece is in one place, and play can go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from game.rules.deck import UNKNOWN
from game.rules.engine import Ask, questions
from game.rules.escape_plan.cards import (
    ASSETS,
    BUSINESSES,
    CONTACTS,
    DISC_LIMIT,
    EQUIPMENT,
    EQUIPMENT_EACH,
    EXIT_TILES,
    FIXERS,
    GANG_A_PLACE,
    GAS_CANS,
    KEY_COLOURS,
    KEYS_EACH,
    LEADS,
    LOCKERS,
    MARKERS,
    OFFICERS_EACH,
    PATROL,
    SAFE_HOUSES,
    contact_ids,
)
from game.rules.escape_plan.items import BACKS, drawn_back, stack_of
from game.rules.escape_plan.state import (
    GONE,
    IN_PLAY,
    NOBODY,
    UNKNOWN_CASH,
    UNKNOWN_TILE,
    UNKNOWN_VALUE,
    PlanState,
    has_visited,
)
from game.rules.escape_plan.steps import STEPS
from game.rules.escape_plan.tiles import HOSPITAL_TILE, STACKS, TILES
from game.rules.escape_plan.view import explains


def facts(state: PlanState) -> list[tuple[str, bool]]:
    """Return, field by field, whether it fits the others."""
    return [
        ("contact_deck", _hides_all_or_nothing(state)),
        ("laid", _tiles_add_up(state)),
        ("officers", _officers_add_up(state)),
        ("contacts", _contacts_add_up(state)),
        ("lockers", all(_secrets_add_up(state, back) for back in BACKS)),
        ("equipment", _items_add_up(state)),
        ("ready", _assets_add_up(state)),
        ("safe_keys", _keys_add_up(state)),
        ("gang", _gangs_add_up(state)),
        ("gas", sum(state.gas) <= GAS_CANS and max(state.discs) <= DISC_LIMIT),
        ("patrol_deck", _fits([*state.patrol, *state.patrol_deck], PATROL, 0)),
        ("closed", _exits_add_up(state)),
        ("leads", _leads_add_up(state)),
        ("visited", _cubes_add_up(state)),
        ("plans", _plans_fit(state)),
        ("shops", _shops_add_up(state)),
        ("spots", _everybody_is_somewhere(state)),
        ("outcome", (state.outcome is None) == bool(state.pending)),
        ("day", state.outcome is not None or _day_fits(state)),
        ("pending", _can_go_on(state)),
    ]


def _fits(held: Iterable[object], whole: Iterable[object], unknown: object) -> bool:
    """Say whether these pieces are the whole, some of them perhaps unseen."""
    found, wanted = Counter(held), Counter(tuple(whole))
    hidden = found.pop(unknown, 0)
    return not found - wanted and (wanted - found).total() == hidden


def _hides_all_or_nothing(state: PlanState) -> bool:
    """Say whether this is a whole table, or the view of somebody, but no mixture."""
    hidden = {card == UNKNOWN for card in (*state.contact_deck, *state.leads)}
    values = [value for stack in (*state.lockers, *state.exit_tiles) for value in stack]
    hidden |= {value == UNKNOWN_VALUE for value in (*values, *state.patrol_deck)}
    open_tops = -1 if state.phase != "city" else None
    hidden |= {tile == UNKNOWN_TILE for stack in state.stacks for tile in stack[:open_tops]}
    if hidden == {True}:
        return True
    items = [item for spaces in (*state.items, state.removed) for item in spaces]
    gaps = UNKNOWN_CASH in state.cash or UNKNOWN in state.plans or UNKNOWN_VALUE in state.drawn
    return hidden == {False} and not gaps and not any(item.endswith(UNKNOWN) for item in items)


def _day_fits(state: PlanState) -> bool:
    """Say whether patrol cards, city tiles and steps are those of this phase of this day."""
    patrols, tiles = (0, 2, 4, 5), len(state.shown)
    begun = state.phase != "income"
    if state.phase not in _TO_COME or len(state.patrol) != patrols[state.day - 1 + begun]:
        return False
    if any(len(stack) != 4 - state.day - begun for stack in state.stacks):
        return False
    laying = sum(name == "lay_tile" for name, _, _ in state.pending)
    laying += any(name in ("lay_where", "lay_turn") for name, _, _ in state.pending)
    coming = [name for name, _, _ in state.pending if name in ("day", *_TO_COME["income"])]
    lasts = sum(name in ("part_over", "finish") for name, _, _ in state.pending)
    acting = state.phase == "action"
    return (
        tiles == laying
        and acting == (state.part >= 0) == bool(lasts)
        and lasts < 2
        and coming == list(_TO_COME[state.phase])
    )


_TO_COME: Final[Mapping[str, tuple[str, ...]]] = {
    "income": ("part", "set_order", "show_tiles", "lay_city", "patrol"),
    "city": ("part", "set_order", "show_tiles"),
    "action": (),
}
"""The steps of the day that wait below a question in each phase, the last one first."""


def _tiles_add_up(state: PlanState) -> bool:
    laid = [each.tile for each in state.laid]
    stacked = [tile for stack in state.stacks for tile in stack]
    tops = [stack[-1] for stack in state.stacks if stack]
    if state.phase != "city" and UNKNOWN_TILE in tops:
        return False
    for letter, stack in zip(STACKS, state.stacks, strict=True):
        if any(tile != UNKNOWN_TILE and TILES[tile][0] != letter for tile in stack):
            return False
    return _fits([*laid, *state.shown, *stacked], range(len(TILES)), UNKNOWN_TILE)


def _officers_add_up(state: PlanState) -> bool:
    if state.officers[HOSPITAL_TILE]:
        return False
    return all(
        sum(1 for mask in state.officers if mask & 1 << colour)
        + state.bag[colour]
        + state.out_of_play[colour]
        == OFFICERS_EACH
        for colour in range(3)
    )


def _contacts_add_up(state: PlanState) -> bool:
    held = [card for spaces in state.contacts for card in spaces if card in CONTACTS]
    coming = [args[0] for name, _, args in state.pending if name == "place_contact"]
    piles = [*state.display, *state.contact_deck, *state.contact_discard, *state.contact_box]
    return _fits([*held, *coming, *piles], contact_ids(), UNKNOWN)


def _coming_items(state: PlanState) -> list[str]:
    names = ("place_item", "replace_item")
    return [args[0] for name, _, args in state.pending if name in names]


def _secrets_add_up(state: PlanState, back: str) -> bool:
    items = [item for spaces in state.items for item in spaces]
    pieces = [*items, *state.removed, *_coming_items(state)]
    values = [item.partition(".")[2] for item in pieces if item.partition(".")[0] == back]
    chosen = state.drawn if drawn_back(state) == back else ()
    loose = [*stack_of(state, back), *chosen]
    values += [str(value) if value else UNKNOWN for value in loose]
    return _fits(values, map(str, {**LOCKERS, **EXIT_TILES}[back]), UNKNOWN)


def _items_add_up(state: PlanState) -> bool:
    held = [item for spaces in state.items for item in spaces]
    pieces = Counter([*held, *state.removed, *_coming_items(state), *state.fixers])
    stock = zip(EQUIPMENT, state.equipment, strict=True)
    return all(pieces[item] + left == EQUIPMENT_EACH for item, left in stock) and all(
        pieces[fixer] == 1 for fixer in FIXERS
    )


def _assets_add_up(state: PlanState) -> bool:
    """Say whether no asset is doubled; those lost to handcuffs are gone for good."""
    for seat in range(state.seats):
        held = [*state.contacts[seat], *state.items[seat], *state.ready[seat]]
        if any(held.count(asset) > 1 for asset in ASSETS):
            return False
    return True


def _keys_add_up(state: PlanState) -> bool:
    keys = Counter(key for house in (*state.safe_keys, *state.keys) for key in house if key)
    keys.update(key.removeprefix("key_") for key in state.removed if key.startswith("key_"))
    places = [(seat, house) for seat in range(state.seats) for house in range(len(SAFE_HOUSES))]
    taken = [(seat, house) for seat, house in places if state.keys[seat][house]]
    coming = [(who, args[0]) for name, who, args in state.pending if name == "take_key"]
    return (
        all(keys[colour] == KEYS_EACH for colour in KEY_COLOURS)
        and all(has_visited(state, seat, len(BUSINESSES) + house) for seat, house in taken)
        and len({*taken, *coming}) == len(taken) + len(coming)
    )


def _gangs_add_up(state: PlanState) -> bool:
    laid = {each.tile for each in state.laid}
    stock = GANG_A_PLACE * len(state.bosses)
    for place, boss, members in zip(
        state.tiles.found["gang"], state.bosses, state.members, strict=True
    ):
        here = GANG_A_PLACE if state.tiles.tile_of[place] in laid else 0
        stock -= here
        if members > here or (boss == NOBODY) != (members == here):
            return False
    return state.gang_stock == stock and all(
        state.bosses.count(seat) <= MARKERS
        and state.gang[seat]
        == sum(GANG_A_PLACE - state.members[gang] for gang in _places_of(state, seat))
        for seat in range(state.seats)
    )


def _places_of(state: PlanState, seat: int) -> list[int]:
    return [gang for gang, boss in enumerate(state.bosses) if boss == seat]


def _exits_add_up(state: PlanState) -> bool:
    pairs = {exit_ for exit_ in (1, 2, 3) if state.patrol.count(exit_) == 2}
    return set(state.closed) == pairs and len(state.closed) == len(pairs)


def _leads_add_up(state: PlanState) -> bool:
    whole = tuple(LEADS) if len(state.spots) > state.seats else ()
    return _fits([*state.leads, *state.leads_used], whole, UNKNOWN)


def _cubes_add_up(state: PlanState) -> bool:
    placed = Counter(who for visits in state.visited for who, _ in visits)
    return all(placed[who] == cubes for who, cubes in enumerate(state.cubes))


def _plans_fit(state: PlanState) -> bool:
    known = [plan for plan in state.plans if plan != UNKNOWN]
    return len(set(known)) == len(known) and all(
        plan == UNKNOWN or explains(state, seat, plan) for seat, plan in enumerate(state.plans)
    )


def _everybody_is_somewhere(state: PlanState) -> bool:
    laid = {each.tile for each in state.laid}
    for who, place in enumerate(state.spots):
        stays = who >= state.seats or state.fate[who] == IN_PLAY
        if stays != (place != GONE) or (stays and state.tiles.tile_of[place] not in laid):
            return False
    return True


def _shops_add_up(state: PlanState) -> bool:
    """Say whether each slot in the city holds a shop, or waits for one."""
    laid = {each.tile for each in state.laid}
    slots = [*state.tiles.found["business"], *state.tiles.found["safe_house"]]
    waiting = [args[0] for name, _, args in state.pending if name == "lay_shop"]
    held = [place for place in state.shops if place != GONE]
    return sorted([*held, *waiting]) == sorted(
        place for place in slots if state.tiles.tile_of[place] in laid
    )


def _can_go_on(state: PlanState) -> bool:
    """Say whether the top of the stack asks what can be answered."""
    if not state.pending:
        return not state.drawn
    name, seat, _ = state.pending[-1]
    if not isinstance(STEPS[name], Ask) or seat >= state.seats:
        return False
    if bool(state.drawn) != bool(drawn_back(state)):
        return False
    hidden = state.cash[seat] == UNKNOWN_CASH
    return hidden or bool(questions(state, STEPS))
