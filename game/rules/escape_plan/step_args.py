"""What the arguments of each step must be, for states that are read from a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from game.rules.escape_plan.cards import ANY, AVOID, CONTACTS, ITEMS, SHOPS, TRAVEL
from game.rules.escape_plan.items import BACKS, is_secret
from game.rules.escape_plan.state import PlanState
from game.rules.escape_plan.tiles import TILES
from game.rules.plain_data import Check, is_int, is_truth, is_word

_Check: TypeAlias = Check[PlanState]

FAR_AWAY: Final = 20
"""No space of a city is ever so far from the middle."""


def _participant(state: PlanState, value: Any) -> bool:
    return is_int(value, 0, len(state.spots) - 1)


def _number(low: int, high: int) -> _Check:
    return lambda _state, value: is_int(value, low, high)


def _among(*words: str) -> _Check:
    return lambda _state, value: is_word(value) and value in words


def _truth(_state: PlanState, value: Any) -> bool:
    return is_truth(value)


def _place_of(*kinds: str) -> _Check:
    def check(state: PlanState, value: Any) -> bool:
        kind = state.tiles.kind
        return is_int(value, 0, len(kind) - 1) and str(kind[value]) in kinds

    return check


def _destination(state: PlanState, value: Any) -> bool:
    if not is_int(value, -1, len(state.tiles.kind) - 1):
        return False
    return value == -1 or bool(state.tiles.is_location[value])


def _shown_tile(state: PlanState, value: Any) -> bool:
    return is_int(value, 0, len(TILES) - 1) and value in state.shown


def _officer(state: PlanState, value: Any) -> bool:
    laid = [each.tile for each in state.laid]
    if not is_int(value, 0, 4 * len(TILES) - 2) or value % 4 == 3 or value // 4 not in laid:
        return False
    return bool(state.officers[value // 4] & 1 << value % 4)


def _closed_exit(state: PlanState, value: Any) -> bool:
    return is_int(value, 1, 3) and value in state.closed


def _item(_state: PlanState, value: Any) -> bool:
    return is_word(value) and (value in ITEMS or is_secret(value))


_WHY: Final = _among("business", "safe_house", "hospital", "exit")
_SHOP: Final = _number(0, len(SHOPS) - 1)
_AXIS: Final = _number(-FAR_AWAY, FAR_AWAY)

STEP_ARGS: Final[Mapping[str, tuple[_Check, ...]]] = {
    "day": (),
    "patrol": (),
    "lay_city": (),
    "lay_tile": (),
    "lay_where": (_shown_tile,),
    "lay_turn": (_shown_tile, _AXIS, _AXIS),
    "lay_shop": (_place_of("business", "safe_house"),),
    "show_tiles": (),
    "set_order": (),
    "part": (_number(0, 4),),
    "part_over": (),
    "finish": (),
    "turn_begins": (),
    "use_disc": (),
    "start_turn": (),
    "turn": (),
    "route": (_destination,),
    "avoid": (),
    "avoid_over": (),
    "before_leaving": (),
    "leave": (),
    "visit": (),
    "end_turn": (),
    "costa": (),
    "avoid_colour": (_number(0, 2),),
    "avoid_whole_tile": (),
    "avoid_officers": (_number(1, 2), _number(1, 7)),
    "boost": (_number(1, 3),),
    "charter": (),
    "charter_pad": (),
    "open_water": (_number(1, 3),),
    "calm": (_number(1, 3),),
    "heal": (_number(1, 3),),
    "take_disc": (),
    "take_income": (),
    "fill_gas": (),
    "unlock_some": (_number(1, 3),),
    "move_officers": (_number(1, 3),),
    "move_officer": (_number(1, 7),),
    "pick_tile": (_officer,),
    "remove_officer": (_number(1, 7),),
    "gang_power": (_among(ANY, TRAVEL, AVOID),),
    "give_back": (),
    "unlock": (_among("effect", "rest", "clinic", "church", "group"), _truth),
    "buy_unlock": (),
    "raise_notoriety": (_number(-2, 2), _WHY),
    "crowd": (),
    "place_cube": (_SHOP,),
    "take_contact": (),
    "place_contact": (_among(*CONTACTS),),
    "refill": (),
    "close_business": (_SHOP,),
    "finish_group": (_SHOP,),
    "use_key": (_SHOP,),
    "take_key": (_number(0, 2),),
    "buy_fixer": (),
    "place_item": (_item,),
    "replace_item": (_item,),
    "draw_tiles": (_among(*BACKS), _number(-1, 1)),
    "keep_tile": (_among(*BACKS),),
    "hire_gang": (_place_of("gang"),),
    "clinic_heal": (),
    "church_pay": (),
    "hospital_heal": (),
    "exit_income": (),
    "exit_closed": (_closed_exit,),
    "take_gas": (),
    "buy_equipment": (_number(1, 2),),
    "open_locker": (),
    "wound": (_number(0, 99),),
    "cuff": (),
    "lose_asset": (),
    "settle": (),
    "send_officer": (_participant,),
    "send_to": (_participant, _officer),
    "inspector_turn": (),
    "box_contact": (_number(1, 7),),
}
