"""What the contract tests must know of Escape Plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.rules.contract import Event, Seat
from game.rules.deck import UNKNOWN
from game.rules.escape_plan import (
    ASSETS,
    CONTACTS,
    EQUIPMENT,
    FIXERS,
    KEY_COLOURS,
    LEADS,
    LOCKERS,
    PARTS,
    SHOPS,
    TILES,
    PlanState,
    back_of,
    is_secret,
)
from game.rules.escape_plan.cards import COLOURS, EXIT_TILES, contact_ids
from game.rules.escape_plan.items import drawn_back

UNSEEN_CASH = -1


class EscapePlanWitness:
    """Tiles, officers, cards, items, keys, gangs, discs and gas of Escape Plan."""

    def check_pieces(self, state: PlanState) -> None:
        self._check_city(state)
        self._check_officers(state)
        self._check_contacts(state)
        self._check_items(state)
        self._check_small_pieces(state)

    def _check_city(self, state: PlanState) -> None:
        laid = [each.tile for each in state.laid]
        tiles = [*laid, *state.shown, *(tile for stack in state.stacks for tile in stack)]
        assert len(tiles) == len(TILES)
        assert len({(each.q, each.r) for each in state.laid}) == len(laid)
        for place in (*state.spots, *state.shops):
            assert place == -1 or state.tiles.tile_of[place] in laid
        assert sorted([*state.patrol, *state.patrol_deck]) == [1, 1, 2, 2, 3, 3]

    def _check_officers(self, state: PlanState) -> None:
        assert not state.officers[0]
        for colour in range(3):
            about = sum(mask >> colour & 1 for mask in state.officers)
            assert about + state.bag[colour] + state.out_of_play[colour] == 10

    def _check_contacts(self, state: PlanState) -> None:
        held = [card for spaces in state.contacts for card in spaces if card in CONTACTS]
        coming = [args[0] for name, _, args in state.pending if name == "place_contact"]
        piles = (state.display, state.contact_deck, state.contact_discard, state.contact_box)
        cards = [*held, *coming, *(card for pile in piles for card in pile)]
        assert sorted(cards) == sorted(contact_ids())

    def _check_items(self, state: PlanState) -> None:
        items = [item for spaces in state.items for item in spaces]
        coming = [args[0] for name, _, args in state.pending if name == "replace_item"]
        held = Counter([*items, *state.removed, *coming, *state.fixers])
        for item, left in zip(EQUIPMENT, state.equipment, strict=True):
            assert held[item] + left == 4
        assert all(held[fixer] == 1 for fixer in FIXERS)
        stacks = zip(
            (*LOCKERS.items(), *EXIT_TILES.items()),
            (*state.lockers, *state.exit_tiles),
            strict=True,
        )
        for (back, values), stack in stacks:
            chosen = state.drawn if drawn_back(state) == back else ()
            away = [item for item in held.elements() if item.startswith(f"{back}.")]
            found = [*stack, *chosen, *(int(item.partition(".")[2]) for item in away)]
            assert sorted(found) == sorted(values)

    def _check_small_pieces(self, state: PlanState) -> None:
        keys = Counter(key for house in (*state.safe_keys, *state.keys) for key in house if key)
        keys.update(key[4:] for key in state.removed if key.startswith("key_"))
        assert keys == dict.fromkeys(KEY_COLOURS, 3)
        assert sum(state.members) + sum(state.gang) + state.gang_stock == 8
        assert sum(state.gas) <= 6
        assert all(0 <= count <= 2 for count in (*state.gas, *state.discs))
        assert all(0 <= wounds <= 3 for wounds in state.wounds)
        for seat in range(state.seats):
            held = [*state.contacts[seat], *state.items[seat], *state.ready[seat]]
            assert all(held.count(asset) <= 1 for asset in ASSETS)
        if state.inspector >= 0:
            assert sorted([*state.leads, *state.leads_used]) == sorted(LEADS)

    def check_hidden(self, view: PlanState, seat: Seat | None) -> None:
        decks = (view.contact_deck, view.leads)
        assert all(set(deck) <= {UNKNOWN} for deck in decks)
        assert not any(view.patrol_deck)
        assert not any(value for stack in (*view.lockers, *view.exit_tiles) for value in stack)
        assert all(set(stack[:-1]) <= {-1} for stack in view.stacks)
        assert all(back_of(item) == item for item in view.removed)
        if view.outcome is not None:
            return
        for other in range(view.seats):
            if other != seat:
                assert view.cash[other] == UNSEEN_CASH
                assert view.plans[other] == UNKNOWN
                assert all(item == back_of(item) for item in view.items[other])
        if view.drawn and view.pending[-1][1] != seat:
            assert not any(view.drawn)

    def follower(self, view: PlanState) -> _CityPicture:
        return _CityPicture(view)


_LISTS = [
    "notoriety",
    "gained",
    "spots",
    "cubes",
    "fate",
    "face_down",
    "cuffs",
    "worn",
    "used",
    "keys_used",
    "discs",
    "gas",
    "gang",
    "wounds",
    "first_aid",
    "sun",
    "shops",
    "officers",
    "bosses",
    "members",
    "patrol",
    "display",
    "contact_discard",
    "contact_box",
    "equipment",
]
_SEVERAL = ("contacts", "items", "ready", "keys", "safe_keys", "visited")
_SINGLE = ("order", "day", "part", "laid", "closed", "fixers", "escaped", "inspector_discs")


class _CityPicture:
    """The table as told by events to a spectator."""

    def __init__(self, view: PlanState) -> None:
        self.tiles = view.tiles
        self.seats = view.seats
        self.now: dict[str, Any] = {name: list(getattr(view, name)) for name in _LISTS}
        self.now |= {name: [list(each) for each in getattr(view, name)] for name in _SEVERAL}
        self.now |= {name: getattr(view, name) for name in _SINGLE}
        self.outcome: str | None = None

    def follow(self, event: Event) -> None:
        step = getattr(self, f"_{event.kind}", None)
        if step is not None and event.seen_by is None:
            step(self.now, event.data)

    def agrees_with(self, view: PlanState) -> bool:
        if view.outcome is not None:  # everything is laid open
            return self.outcome == view.outcome
        for name, found in self.now.items():
            expected = getattr(view, name)
            if name == "items":
                expected = [map(back_of, spaces) for spaces in expected]
            if name in _SEVERAL:
                expected = [list(each) for each in expected]
            assert found == expected, (name, found, expected)
        return True

    # The day

    def _day_began(self, now: Any, told: Mapping[str, Any]) -> None:
        if now["day"] != told["day"]:
            now["sun"] = [True] * self.seats
        now["day"], now["part"] = told["day"], -1

    def _part_began(self, now: Any, told: Mapping[str, Any]) -> None:
        now["part"] = PARTS.index(told["part"])

    def _order_set(self, now: Any, told: Mapping[str, Any]) -> None:
        now["order"] = told["order"]

    def _patrol_shown(self, now: Any, told: Mapping[str, Any]) -> None:
        now["patrol"].append(told["exit"])
        assert now["patrol"].count(told["exit"]) == told["count"]

    def _exit_closed(self, now: Any, told: Mapping[str, Any]) -> None:
        now["closed"] = (*now["closed"], told["exit"])

    def _tile_laid(self, now: Any, told: Mapping[str, Any]) -> None:
        laid = (TILES.index(told["tile"]), told["q"], told["r"], told["turn"])
        now["laid"] = (*now["laid"], laid)

    def _shop_laid(self, now: Any, told: Mapping[str, Any]) -> None:
        now["shops"][SHOPS.index(told["shop"])] = told["node"]

    def _tile_shown(self, now: Any, told: Mapping[str, Any]) -> None:
        now["officers"][TILES.index(told["tile"])] = told["officers"]

    def _gang_of(self, told: Mapping[str, Any]) -> int:
        return self.tiles.found["gang"].index(told["node"])

    def _gang_arrived(self, now: Any, told: Mapping[str, Any]) -> None:
        now["members"][self._gang_of(told)] = told["count"]

    # Thieves

    def _thief_moved(self, now: Any, told: Mapping[str, Any]) -> None:
        seat = told["seat"]
        assert now["spots"][seat] == told["start"] == told["path"][0]
        assert told["path"][-1] == told["end"]
        now["spots"][seat] = told["end"]
        now["gas"][seat] -= told["gas"]

    def _inspector_moved(self, now: Any, told: Mapping[str, Any]) -> None:
        now["spots"][told["seat"]] = told["end"]

    def _thief_escaped(self, now: Any, told: Mapping[str, Any]) -> None:
        now["fate"][told["seat"]], now["spots"][told["seat"]] = "escaped", -1
        now["escaped"] = (*now["escaped"], told["seat"])

    def _arrested(self, now: Any, told: Mapping[str, Any]) -> None:
        now["fate"][told["seat"]], now["spots"][told["seat"]] = "arrested", -1

    def _rested(self, now: Any, told: Mapping[str, Any]) -> None:
        seat = told["seat"]
        now["sun"][seat], now["first_aid"][seat], now["face_down"][seat] = False, True, 0
        for space, item in enumerate(now["items"][seat]):
            if item in EQUIPMENT:
                now["worn"][seat] &= ~(1 << space)

    def _discs(self, now: Any, told: Mapping[str, Any]) -> None:
        if told["seat"] < self.seats:
            now["discs"][told["seat"]] = told["discs"]
        else:
            now["inspector_discs"] = told["discs"]

    _disc_spent = _disc_taken = _discs

    def _notoriety_changed(self, now: Any, told: Mapping[str, Any]) -> None:
        now["gained"][told["seat"]] += told["change"]
        assert now["gained"][told["seat"]] == told["gained"]

    def _notoriety_settled(self, now: Any, told: Mapping[str, Any]) -> None:
        assert now["notoriety"][told["seat"]] == told["old"]
        now["notoriety"][told["seat"]], now["gained"][told["seat"]] = told["new"], 0

    def _wounded(self, now: Any, told: Mapping[str, Any]) -> None:
        now["wounds"][told["seat"]] = told["wounds"]

    _healed = _wounded

    def _cuffed(self, now: Any, told: Mapping[str, Any]) -> None:
        seat = told["seat"]
        now["cuffs"][seat], now["wounds"][seat] = told["cuffs"], told["wounds"]
        assert now["contacts"][seat][told["space"] - 1] == told["covered"]

    def _first_aid_used(self, now: Any, told: Mapping[str, Any]) -> None:
        now["first_aid"][told["seat"]] = False

    # Officers

    def _officer_moved(self, now: Any, told: Mapping[str, Any]) -> None:
        bit = 1 << COLOURS.index(told["colour"])
        assert now["officers"][TILES.index(told["start"])] & bit
        now["officers"][TILES.index(told["start"])] ^= bit
        now["officers"][TILES.index(told["end"])] |= bit

    def _officer_removed(self, now: Any, told: Mapping[str, Any]) -> None:
        now["officers"][TILES.index(told["tile"])] ^= 1 << COLOURS.index(told["colour"])

    # Assets and contacts

    def _asset_of(self, now: Any, told: Mapping[str, Any]) -> list[str]:
        boards = (now["contacts"][told["seat"]], now["items"][told["seat"]])
        return next(board for board in boards if told["asset"] in board)

    def _asset_moved(self, now: Any, told: Mapping[str, Any]) -> None:
        spaces = now["contacts"][told["seat"]]
        assert spaces[told["start"] - 1] == told["asset"]
        spaces[told["start"] - 1], spaces[told["end"] - 1] = "", told["asset"]

    def _asset_lost(self, now: Any, told: Mapping[str, Any]) -> None:
        board = self._asset_of(now, told)
        board[board.index(told["asset"])] = ""

    def _asset_unlocked(self, now: Any, told: Mapping[str, Any]) -> None:
        self._asset_lost(now, told)
        now["ready"][told["seat"]][told["space"] - 1] = told["asset"]

    def _asset_used(self, now: Any, told: Mapping[str, Any]) -> None:
        seat = told["seat"]
        now["used"][seat] |= 1 << now["ready"][seat].index(told["asset"])

    def _contact_taken(self, now: Any, told: Mapping[str, Any]) -> None:
        assert now["display"].pop(told["place"] - 1) == told["card"]

    def _contact_boxed(self, now: Any, told: Mapping[str, Any]) -> None:
        self._contact_taken(now, told)
        now["contact_box"].append(told["card"])

    def _contact_shown(self, now: Any, told: Mapping[str, Any]) -> None:
        now["display"].insert(0, told["card"])

    def _contacts_shuffled(self, now: Any, told: Mapping[str, Any]) -> None:
        assert told["count"] == len(now["contact_discard"])
        now["contact_discard"].clear()

    def _contact_placed(self, now: Any, told: Mapping[str, Any]) -> None:
        seat, space = told["seat"], told["space"] - 1
        assert now["contacts"][seat][space] == ""
        now["contacts"][seat][space] = told["card"]
        now["face_down"][seat] &= ~(1 << space)

    def _contact_discarded(self, now: Any, told: Mapping[str, Any]) -> None:
        now["contact_discard"].append(told["card"])
        if told["space"]:
            now["contacts"][told["seat"]][told["space"] - 1] = ""

    def _contact_used(self, now: Any, told: Mapping[str, Any]) -> None:
        now["face_down"][told["seat"]] |= 1 << told["space"] - 1

    # Places and pieces

    def _cube_placed(self, now: Any, told: Mapping[str, Any]) -> None:
        visit = (told["seat"], bool(told["paid"]))
        now["visited"][SHOPS.index(told["shop"])].append(visit)
        now["cubes"][told["seat"]] = told["cubes"]

    def _key_taken(self, now: Any, told: Mapping[str, Any]) -> None:
        now["safe_keys"][told["safe"] - 1].remove(told["colour"])
        now["keys"][told["seat"]][told["safe"] - 1] = told["colour"]

    def _key_boxed(self, now: Any, told: Mapping[str, Any]) -> None:
        now["safe_keys"][told["safe"] - 1].remove(told["colour"])

    def _key_used(self, now: Any, told: Mapping[str, Any]) -> None:
        now["keys_used"][told["seat"]] |= 1 << told["slot"] - 1

    def _fixer_bought(self, now: Any, told: Mapping[str, Any]) -> None:
        now["fixers"] = tuple(each for each in now["fixers"] if each != told["item"])

    def _equipment_bought(self, now: Any, told: Mapping[str, Any]) -> None:
        now["equipment"][tuple(EQUIPMENT).index(told["item"])] -= 1

    _equipment_boxed = _equipment_bought

    def _item_placed(self, now: Any, told: Mapping[str, Any]) -> None:
        seat, space = told["seat"], told["space"] - 1
        now["items"][seat][space] = told["item"]
        assert not is_secret(told["item"]) or told["item"].endswith("?")
        now["worn"][seat] &= ~(1 << space)

    def _item_used(self, now: Any, told: Mapping[str, Any]) -> None:
        assert now["items"][told["seat"]][told["space"] - 1] == told["item"]
        now["worn"][told["seat"]] |= 1 << told["space"] - 1

    def _gas_taken(self, now: Any, told: Mapping[str, Any]) -> None:
        now["gas"][told["seat"]] = told["gas"]

    def _gang_hired(self, now: Any, told: Mapping[str, Any]) -> None:
        gang = self._gang_of(told)
        now["members"][gang] = 0
        now["bosses"][gang] = told["seat"]
        now["gang"][told["seat"]] += told["count"]

    def _gang_returned(self, now: Any, told: Mapping[str, Any]) -> None:
        now["members"][self._gang_of(told)] = told["members"]
        now["gang"][told["seat"]] -= 1

    def _marker_returned(self, now: Any, told: Mapping[str, Any]) -> None:
        now["bosses"][self._gang_of(told)] = -1

    def _match_ended(self, _now: Any, told: Mapping[str, Any]) -> None:
        self.outcome = told["reason"]
