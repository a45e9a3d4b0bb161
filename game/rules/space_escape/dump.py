"""A state as JSON-ready data, and back. What is read back is checked field by field.

Set-up and board are not part of it: crew and hands follow from the set-up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, TypeAlias

from game.rules.contract import Setup, Step
from game.rules.deck import UNKNOWN
from game.rules.engine import Ask, questions
from game.rules.plain_data import Check as AnyCheck
from game.rules.plain_data import (
    Rule,
    are_steps,
    deep_tuple,
    dump_fields,
    each,
    is_int,
    is_truth,
    list_of_tuples,
    require_fit,
    restore_fields,
    same,
)
from game.rules.space_escape.chains import can_move
from game.rules.space_escape.endings import OUTCOMES
from game.rules.space_escape.setup import SNAKES_PER_COLOUR, card_ids, new_state
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import DISTANCES, GONE, ITEMS, OUT, POD, SNAKES
from game.rules.space_escape.steps import STEPS

_NOT_DUMPED: Final = ("setup", "station", "crew", "hand_seats", "hand_rats", "asked")

FIELDS: Final = tuple(each.name for each in fields(EscapeState) if each.name not in _NOT_DUMPED)

Check: TypeAlias = AnyCheck[EscapeState]


def dump(state: EscapeState) -> dict[str, Any]:
    """Return everything that set-up and board do not tell, as lists, strings and numbers."""
    return dump_fields(state, FIELDS)


def restore(data: Mapping[str, Any], setup: Setup) -> EscapeState:
    """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
    state = new_state(setup, 0)
    restore_fields(state, data, _RULES)
    _check_whole(state)
    return state


def _number(_state: EscapeState, value: Any) -> bool:
    return is_int(value, 0, 1 << 64)


def _is_rat(state: EscapeState, value: Any) -> bool:
    return is_int(value, 0, len(state.crew) - 1)


def _are_rats(state: EscapeState, value: Any) -> bool:
    return each(value, lambda rat: _is_rat(state, rat)) and len(set(value)) == len(value)


def _is_space(state: EscapeState, node: Any) -> bool:
    """Say whether this is a space of a ring on which a creature can rest."""
    last = len(state.station.cw) - 1
    return is_int(node, 0, last) and node not in (POD, OUT) and state.station.lands[node] == node


def _rat_nodes(state: EscapeState, value: Any) -> bool:
    return each(value, lambda node: node in (POD, OUT) or _is_space(state, node)) and len(
        value
    ) == len(state.crew)


def _medkits(state: EscapeState, value: Any) -> bool:
    return each(value, is_truth) and len(value) == len(state.crew)


def _packs(state: EscapeState, value: Any) -> bool:
    return each(value, lambda pack: each(pack, lambda item: item in ITEMS)) and len(value) == len(
        state.crew
    )


def _colours(_state: EscapeState, value: Any) -> bool:
    return each(value, lambda colour: isinstance(colour, str) and colour in SNAKES)


def _snake_nodes(state: EscapeState, value: Any) -> bool:
    return each(value, lambda node: node in (GONE, POD) or _is_space(state, node))


def _spare(_state: EscapeState, value: Any) -> bool:
    return (
        isinstance(value, dict)
        and tuple(value) == SNAKES
        and all(is_int(count, 0, SNAKES_PER_COLOUR) for count in value.values())
    )


def _items(state: EscapeState, value: Any) -> bool:
    return (
        isinstance(value, dict)
        and tuple(value) == ITEMS
        and all(
            node == GONE or (_is_space(state, node) and state.station.item_at[node] == item)
            for item, node in value.items()
        )
    )


def _hands(state: EscapeState, value: Any) -> bool:
    return each(value, lambda card: card is None or isinstance(card, str)) and len(value) == len(
        state.hand_seats
    )


def _cards(_state: EscapeState, value: Any) -> bool:
    return each(value, lambda card: isinstance(card, str))


def _turn(state: EscapeState, value: Any) -> bool:
    return is_int(value, 0, len(state.hand_seats) - 1)


def _outcome(_state: EscapeState, value: Any) -> bool:
    return value is None or value in OUTCOMES


def _word(_state: EscapeState, value: Any) -> bool:
    return isinstance(value, str)


def _steps(state: EscapeState, value: Any) -> bool:
    return are_steps(state, value, state.hand_seats, _ARGS, _OPTIONAL_LAST)


def _distances(_state: EscapeState, value: Any) -> bool:
    return isinstance(value, (list, tuple)) and tuple(value) in DISTANCES


def _errand(state: EscapeState, value: Any) -> bool:
    return value in ([], ()) or _distances(state, value)


def _walking_rat(state: EscapeState, value: Any) -> bool:
    return _is_rat(state, value) and state.rats[value] not in (POD, OUT)


def _snake_here(state: EscapeState, value: Any) -> bool:
    return is_int(value, 0, len(state.snake_spots) - 1) and state.snake_spots[value] not in (
        GONE,
        POD,
    )


def _snakes_here(state: EscapeState, value: Any) -> bool:
    return each(value, lambda snake: _snake_here(state, snake))


def _some_snakes_here(state: EscapeState, value: Any) -> bool:
    return _snakes_here(state, value) and len(value) > 0


def _lost_snakes(state: EscapeState, value: Any) -> bool:
    return len(value) > 0 and each(
        value,
        lambda snake: (
            is_int(snake, 0, len(state.snake_spots) - 1) and state.snake_spots[snake] == GONE
        ),
    )


def _colour(_state: EscapeState, value: Any) -> bool:
    return value in SNAKES


def _colour_or_any(_state: EscapeState, value: Any) -> bool:
    return value == "" or value in SNAKES


def _some_colours(state: EscapeState, value: Any) -> bool:
    return _colours(state, value) and len(value) > 0


def _path(state: EscapeState, value: Any) -> bool:
    last = len(state.station.cw) - 1
    return each(value, lambda node: is_int(node, 0, last) and node not in (POD, OUT))


def _shoves(state: EscapeState, value: Any) -> bool:
    return len(value) > 0 and each(
        value,
        lambda pair: each(pair, lambda rat: _walking_rat(state, rat)) and len(pair) == 2,
    )


def _movers(state: EscapeState, value: Any) -> bool:
    return (
        _are_rats(state, value)
        and len(value) > 0
        and all(_walking_rat(state, rat) for rat in value)
    )


def _which(_state: EscapeState, value: Any) -> bool:
    return value in ("your", "help", "any", "all")


_ARGS: Final[Mapping[str, tuple[Check, ...]]] = {
    "turn": (),
    "end_turn": (),
    "lay_down": (),
    "your_rat": (_distances,),
    "any_rat": (_distances,),
    "all_rats": (_distances,),
    "rats_left": (_are_rats, _distances),
    "choose_rat": (_which, _movers, _distances, _are_rats),
    "move_rat": (_walking_rat, _distances),
    "shove": (_shoves,),
    "one_snake": (_colour, _distances),
    "any_snake": (_distances,),
    "all_snakes": (_colour, _distances),
    "any_to_ladder": (),
    "all_to_ladder": (_colour,),
    "snakes_left": (_colour, _snakes_here, _errand),
    "choose_snake": (_colour_or_any, _some_snakes_here, _errand, _some_snakes_here),
    "move_snake": (_snake_here, _distances),
    "climb": (_snake_here,),
    "add_snake": (_colour,),
    "colour_to_ladder": (),
    "choose_colour": (_some_colours,),
    "recall_any": (),
    "recall_snake": (_lost_snakes,),
    "snake_goes": (_snake_here, _path),
    "bite": (_walking_rat, _snake_here),
}
"""What each step's arguments must be, in order."""

_OPTIONAL_LAST: Final = ("choose_rat", "choose_snake")
"""Steps whose last argument, what is left of an ALL card, may be missing."""

_RULES: Final[Mapping[str, Rule[EscapeState]]] = {
    "seed": Rule(_number, same),
    "counter": Rule(_number, same),
    "rats": Rule(_rat_nodes, list),
    "medkits": Rule(_medkits, list),
    "packs": Rule(_packs, list_of_tuples),
    "snake_colours": Rule(_colours, list),
    "snake_spots": Rule(_snake_nodes, list),
    "spare": Rule(_spare, dict),
    "items": Rule(_items, dict),
    "hands": Rule(_hands, list),
    "deck": Rule(_cards, list),
    "discard": Rule(_cards, list),
    "turn": Rule(_turn, same),
    "turns_taken": Rule(_number, same),
    "chain": Rule(_are_rats, deep_tuple),
    "bitten": Rule(_are_rats, deep_tuple),
    "outcome": Rule(_outcome, same),
    "ended_by": Rule(_word, same),
    "pending": Rule(_steps, list_of_tuples),
}


def _check_whole(state: EscapeState) -> None:
    """Check what no single field can tell. Raises GameError naming the field that is wrong."""
    require_fit(
        (
            ("snake_spots", len(state.snake_spots) == len(state.snake_colours)),
            ("outcome", _pods_agree(state)),
            ("spare", _snakes_add_up(state)),
            ("packs", _items_add_up(state)),
            ("discard", len(state.discard) == state.turns_taken),
            ("deck", _cards_add_up(state)),
            ("outcome", (state.outcome is None) == bool(state.pending)),
            ("pending", _can_go_on(state)),
        )
    )


def _pods_agree(state: EscapeState) -> bool:
    """Say whether a snake in the pod, or a full crew in it, has ended the match as it must."""
    open_still = state.outcome is None
    snake_inside = POD in state.snake_spots
    all_inside = all(spot == POD for spot in state.rats)
    return not (open_still and (snake_inside or all_inside))


def _snakes_add_up(state: EscapeState) -> bool:
    return all(
        state.snake_colours.count(colour) + state.spare[colour] == SNAKES_PER_COLOUR
        for colour in SNAKES
    )


def _items_add_up(state: EscapeState) -> bool:
    carried = sorted(item for pack in state.packs for item in pack)
    return carried == sorted(item for item, node in state.items.items() if node == GONE)


def _cards_add_up(state: EscapeState) -> bool:
    """Say whether hands, pile and discard are the deck of this set-up, the pile perhaps hidden."""
    in_play = card_ids(state.setup, len(state.hands))
    seen = [*state.discard, *(card for card in state.hands if card is not None)]
    hidden = all(card == UNKNOWN for card in state.deck)
    known = seen if hidden else seen + state.deck
    return (
        len(seen) + len(state.deck) == len(in_play)
        and len(set(known)) == len(known)
        and set(known) <= set(in_play)
    )


def _can_go_on(state: EscapeState) -> bool:
    """Say whether the step on top asks something that can be answered."""
    if not state.pending:
        return True
    bottom: list[Step] = [step for step in state.pending if step[0] in ("turn", "end_turn")]
    name, _, args = state.pending[-1]
    if bottom != state.pending[:1] or not isinstance(STEPS[name], Ask) or not state.card:
        return False
    if name == "choose_rat" and not all(can_move(state, rat, args[2]) for rat in args[1]):
        return False
    asked = questions(state, STEPS)
    return bool(asked) and all(decision.options for decision in asked.values())
