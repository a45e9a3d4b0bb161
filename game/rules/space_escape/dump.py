"""A state as JSON-ready data, and back. What is read back is checked field by field.

Set-up and board are not part of it: crew and hands follow from the set-up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, TypeAlias

from game.rules.contract import GameError, Setup, Step
from game.rules.deck import UNKNOWN
from game.rules.engine import Ask, questions
from game.rules.space_escape.chains import can_move
from game.rules.space_escape.endings import OUTCOMES
from game.rules.space_escape.setup import SNAKES_PER_COLOUR, card_ids, new_state
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import DISTANCES, GONE, ITEMS, OUT, POD, SNAKES
from game.rules.space_escape.steps import STEPS

_NOT_DUMPED: Final = ("setup", "station", "crew", "hand_seats", "hand_rats", "asked")

FIELDS: Final = tuple(each.name for each in fields(EscapeState) if each.name not in _NOT_DUMPED)

Check: TypeAlias = Callable[[EscapeState, Any], bool]


def dump(state: EscapeState) -> dict[str, Any]:
    """Return everything that set-up and board do not tell, as lists, strings and numbers."""
    return {name: _plain(getattr(state, name)) for name in FIELDS}


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return dict(value)
    return value


def restore(data: Mapping[str, Any], setup: Setup) -> EscapeState:
    """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
    if not isinstance(data, Mapping) or set(data) != set(FIELDS):
        given = set(data) if isinstance(data, Mapping) else set()
        odd = ", ".join(sorted(map(str, given ^ set(FIELDS))))
        raise GameError(f"The saved table lacks or adds the fields: {odd}.")
    state = new_state(setup, 0)
    state.asked = None
    for name in FIELDS:
        check, tuples = _CHECKS[name]
        value = data[name]
        if not check(state, value):
            raise GameError(f"Field '{name}' of the saved table cannot be {_shown(value)}.")
        setattr(state, name, tuples(value))
    _check_whole(state)
    return state


def _shown(value: Any) -> str:
    """Return a value short enough for one sentence."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _tuple(value: Any) -> Any:
    """Turn lists at every depth into tuples."""
    return tuple(_tuple(each) for each in value) if isinstance(value, (list, tuple)) else value


def _same(value: Any) -> Any:
    return value


def _list_of_tuples(value: Any) -> Any:
    return [_tuple(each) for each in value]


def _is_int(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _number(_state: EscapeState, value: Any) -> bool:
    return _is_int(value, 0, 1 << 64)


def _each(value: Any, check: Callable[[Any], bool]) -> bool:
    return isinstance(value, (list, tuple)) and all(check(each) for each in value)


def _is_rat(state: EscapeState, value: Any) -> bool:
    return _is_int(value, 0, len(state.crew) - 1)


def _are_rats(state: EscapeState, value: Any) -> bool:
    return _each(value, lambda each: _is_rat(state, each)) and len(set(value)) == len(value)


def _is_space(state: EscapeState, node: Any) -> bool:
    """Say whether this is a space of a ring on which a creature can rest."""
    last = len(state.station.cw) - 1
    return _is_int(node, 0, last) and node not in (POD, OUT) and state.station.lands[node] == node


def _rat_nodes(state: EscapeState, value: Any) -> bool:
    return _each(value, lambda node: node in (POD, OUT) or _is_space(state, node)) and len(
        value
    ) == len(state.crew)


def _medkits(state: EscapeState, value: Any) -> bool:
    return _each(value, lambda each: isinstance(each, bool)) and len(value) == len(state.crew)


def _packs(state: EscapeState, value: Any) -> bool:
    return _each(value, lambda pack: _each(pack, lambda item: item in ITEMS)) and len(value) == len(
        state.crew
    )


def _colours(_state: EscapeState, value: Any) -> bool:
    return _each(value, lambda colour: isinstance(colour, str) and colour in SNAKES)


def _snake_nodes(state: EscapeState, value: Any) -> bool:
    return _each(value, lambda node: node in (GONE, POD) or _is_space(state, node))


def _spare(_state: EscapeState, value: Any) -> bool:
    return (
        isinstance(value, dict)
        and tuple(value) == SNAKES
        and all(_is_int(count, 0, SNAKES_PER_COLOUR) for count in value.values())
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
    return _each(value, lambda card: card is None or isinstance(card, str)) and len(value) == len(
        state.hand_seats
    )


def _cards(_state: EscapeState, value: Any) -> bool:
    return _each(value, lambda card: isinstance(card, str))


def _turn(state: EscapeState, value: Any) -> bool:
    return _is_int(value, 0, len(state.hand_seats) - 1)


def _outcome(_state: EscapeState, value: Any) -> bool:
    return value is None or value in OUTCOMES


def _word(_state: EscapeState, value: Any) -> bool:
    return isinstance(value, str)


def _steps(state: EscapeState, value: Any) -> bool:
    return _each(value, lambda step: _is_step(state, step))


def _is_step(state: EscapeState, step: Any) -> bool:
    """Say whether this is a step of ours with arguments that fit it."""
    if not isinstance(step, (list, tuple)) or len(step) != 3:
        return False
    name, seat, args = step
    if not isinstance(name, str) or name not in _ARGS or seat not in state.hand_seats:
        return False
    checks = _ARGS[name]
    return (
        isinstance(args, (list, tuple))
        and len(checks) - (name in _OPTIONAL_LAST) <= len(args) <= len(checks)
        and all(check(state, arg) for check, arg in zip(checks, args, strict=False))
    )


def _distances(_state: EscapeState, value: Any) -> bool:
    return isinstance(value, (list, tuple)) and tuple(value) in DISTANCES


def _errand(state: EscapeState, value: Any) -> bool:
    return value in ([], ()) or _distances(state, value)


def _walking_rat(state: EscapeState, value: Any) -> bool:
    return _is_rat(state, value) and state.rats[value] not in (POD, OUT)


def _snake_here(state: EscapeState, value: Any) -> bool:
    return _is_int(value, 0, len(state.snake_spots) - 1) and state.snake_spots[value] not in (
        GONE,
        POD,
    )


def _snakes_here(state: EscapeState, value: Any) -> bool:
    return _each(value, lambda snake: _snake_here(state, snake))


def _some_snakes_here(state: EscapeState, value: Any) -> bool:
    return _snakes_here(state, value) and len(value) > 0


def _lost_snakes(state: EscapeState, value: Any) -> bool:
    return len(value) > 0 and _each(
        value,
        lambda snake: (
            _is_int(snake, 0, len(state.snake_spots) - 1) and state.snake_spots[snake] == GONE
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
    return _each(value, lambda node: _is_int(node, 0, last) and node not in (POD, OUT))


def _shoves(state: EscapeState, value: Any) -> bool:
    return len(value) > 0 and _each(
        value,
        lambda pair: _each(pair, lambda rat: _walking_rat(state, rat)) and len(pair) == 2,
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

_CHECKS: Final[Mapping[str, tuple[Check, Callable[[Any], Any]]]] = {
    "seed": (_number, _same),
    "counter": (_number, _same),
    "rats": (_rat_nodes, list),
    "medkits": (_medkits, list),
    "packs": (_packs, _list_of_tuples),
    "snake_colours": (_colours, list),
    "snake_spots": (_snake_nodes, list),
    "spare": (_spare, dict),
    "items": (_items, dict),
    "hands": (_hands, list),
    "deck": (_cards, list),
    "discard": (_cards, list),
    "turn": (_turn, _same),
    "turns_taken": (_number, _same),
    "chain": (_are_rats, _tuple),
    "bitten": (_are_rats, _tuple),
    "outcome": (_outcome, _same),
    "ended_by": (_word, _same),
    "pending": (_steps, _list_of_tuples),
}


def _check_whole(state: EscapeState) -> None:
    """Check what no single field can tell. Raises GameError naming the field that is wrong."""
    for name, holds in (
        ("snake_spots", len(state.snake_spots) == len(state.snake_colours)),
        ("outcome", _pods_agree(state)),
        ("spare", _snakes_add_up(state)),
        ("packs", _items_add_up(state)),
        ("discard", len(state.discard) == state.turns_taken),
        ("deck", _cards_add_up(state)),
        ("outcome", (state.outcome is None) == bool(state.pending)),
        ("pending", _can_go_on(state)),
    ):
        if not holds:
            raise GameError(f"Field '{name}' of the saved table does not fit the other fields.")


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
