"""A state as JSON-ready data, and back. What is read back is checked field by field.

Set-up and board are not part of it. Views are written in the same way, with their gaps.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

from game.rules.contract import Setup
from game.rules.deck import UNKNOWN
from game.rules.evacuate.cards import (
    MARKET,
    MINIATURES,
    NEUTRAL_DECK,
    NOMIA,
    RUN_CARDS,
    STATIONS,
)
from game.rules.evacuate.civilizations import CIVILIZATIONS, MOST_HITS
from game.rules.evacuate.dump_facts import facts_of
from game.rules.evacuate.endings import OUTCOMES
from game.rules.evacuate.row import lies_open
from game.rules.evacuate.setup import new_state
from game.rules.evacuate.state import ASIDE, LEFT, NOBODY, EvacState, Placed, run_deck
from game.rules.evacuate.stations import GONE
from game.rules.evacuate.step_args import FASTEST, STEP_ARGS
from game.rules.evacuate.view import HIDDEN_SPEED
from game.rules.plain_data import (
    Rule,
    are_steps,
    deep_tuple,
    dump_fields,
    each,
    each_of,
    is_int,
    is_truth,
    is_word,
    list_of_lists,
    list_of_tuples,
    require_fit,
    restore_fields,
    same,
)

SPECIALS: Final = frozenset(civ.special for civ in CIVILIZATIONS.values())


def dump(state: EvacState) -> dict[str, Any]:
    """Return everything that set-up and board do not tell, as lists, strings and numbers."""
    return dump_fields(state, _RULES)


def restore(data: Mapping[str, Any], setup: Setup) -> EvacState:
    """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
    state = new_state(setup, 0)
    restore_fields(state, data, _RULES)
    require_fit(facts_of(state))
    return state


# What a field may hold


def _is_in(names: Container[str], value: Any) -> bool:
    """Say whether a value is one of these names; a list or the like is none, and no error."""
    return is_word(value) and value in names


def _is_way(value: Any) -> bool:
    """Say whether a value is a direction along the row."""
    return is_int(value, -1, 1) and value != 0


def _number(_state: EvacState, value: Any) -> bool:
    return is_int(value, 0, 1 << 64)


def _civs(state: EvacState, value: Any) -> bool:
    basic = not state.civs[0]
    known = each_of(
        value, state.seats, lambda civ: civ == "" if basic else _is_in(CIVILIZATIONS, civ)
    )
    return known and (basic or len(set(value)) == len(value))


def _per_runner(state: EvacState, value: Any, least: int, most: int) -> bool:
    return each_of(value, len(state.alive), lambda number: is_int(number, least, most))


def _alive(state: EvacState, value: Any) -> bool:
    return _per_runner(state, value, 0, MINIATURES + 3)


def _placed(state: EvacState, value: Any) -> bool:
    if not isinstance(value, (list, tuple)) or len(value) != len(Placed._fields):
        return False
    card, flipped, up, visited, arrow, wall, laid_by = value
    return (
        (_is_in(STATIONS, card) or (card == UNKNOWN and not up))
        and all(map(is_truth, (flipped, up, visited)))
        and _is_way(arrow)
        and is_int(wall, -1, 1)
        and is_int(laid_by, NOBODY, state.seats - 1)
    )


def _row(state: EvacState, value: Any) -> bool:
    return each(value, lambda placed: _placed(state, placed)) and len(value) > 0


def _made_row(value: Any) -> list[Placed]:
    return [Placed(*placed) for placed in value]


def _is_spot(state: EvacState, node: Any) -> bool:
    last = len(state.stations.card) - 1
    return is_int(node, GONE, last) and (node == GONE or lies_open(state, node))


def _spots(state: EvacState, value: Any) -> bool:
    if not each_of(value, len(state.alive), lambda node: _is_spot(state, node)):
        return False
    return all((node == GONE) == (state.alive[runner] == 0) for runner, node in enumerate(value))


def _nodes(state: EvacState, value: Any) -> bool:
    return _per_runner(state, value, GONE, len(state.stations.card) - 1)


def _facing(state: EvacState, value: Any) -> bool:
    return each_of(value, len(state.alive), _is_way)


def _small(state: EvacState, value: Any) -> bool:
    return _per_runner(state, value, 0, FASTEST)


def _many(state: EvacState, value: Any) -> bool:
    return _per_runner(state, value, 0, 1000)


def _truths(state: EvacState, value: Any) -> bool:
    return each_of(value, len(state.alive), is_truth)


def _seat_truths(state: EvacState, value: Any) -> bool:
    return each_of(value, state.seats, is_truth)


def _run_cards(state: EvacState, value: Any) -> bool:
    return each_of(value, state.seats, lambda card: card == "" or _is_in(RUN_CARDS, card))


def _revealed(state: EvacState, value: Any) -> bool:
    return each_of(value, state.seats, is_word) and all(
        card == "" or card in run_deck(state, seat) for seat, card in enumerate(value)
    )


def _spent(state: EvacState, value: Any) -> bool:
    return each_of(value, state.seats, lambda pile: each(pile, is_word)) and all(
        set(pile) <= set(run_deck(state, seat)) and len(set(pile)) == len(pile)
        for seat, pile in enumerate(value)
    )


def _specials(state: EvacState, value: Any) -> bool:
    return each_of(value, state.seats, lambda card: card == "" or _is_in(SPECIALS, card))


def _used(_state: EvacState, value: Any) -> bool:
    return each(value, lambda card: _is_in(SPECIALS, card))


def _peeks(state: EvacState, value: Any) -> bool:
    return each_of(value, state.seats, lambda known: is_int(known, 0, 30))


def _safe(_state: EvacState, value: Any) -> bool:
    return is_int(value, 0, 2)


def _hits(_state: EvacState, value: Any) -> bool:
    return is_int(value, 0, MOST_HITS)


def _captives(state: EvacState, value: Any) -> bool:
    names = ("nomia", *map(str, range(len(state.alive))))
    return each(value, lambda name: name in names) and len(set(value)) == len(value)


def _truth(_state: EvacState, value: Any) -> bool:
    return is_truth(value)


def _is_weld(state: EvacState, value: Any) -> bool:
    return (
        isinstance(value, (list, tuple))
        and len(value) == 2
        and is_int(value[0], 0, len(state.stations.card) - 1)
        and is_int(value[1], 0, 10_000)
    )


def _weld(state: EvacState, value: Any) -> bool:
    return each(value, lambda weld: _is_weld(state, weld))


def _taken(_state: EvacState, value: Any) -> bool:
    return value == "" or _is_in(SPECIALS, value)


def _lifeboat(_state: EvacState, value: Any) -> bool:
    return is_int(value, ASIDE, LEFT)


def _neutral(state: EvacState, value: Any) -> bool:
    return each_of(
        value,
        len(state.alive) - state.seats,
        lambda deck: each(deck, lambda speed: is_int(speed, HIDDEN_SPEED, max(NEUTRAL_DECK))),
    )


def _neutral_open(state: EvacState, value: Any) -> bool:
    return _neutral(state, value) and all(HIDDEN_SPEED not in pile for pile in value)


def _stations(_state: EvacState, value: Any) -> bool:
    return each(value, lambda card: card == UNKNOWN or _is_in(STATIONS, card))


def _open_stations(_state: EvacState, value: Any) -> bool:
    return each(value, lambda card: _is_in(STATIONS, card))


def _drawn(state: EvacState, value: Any) -> bool:
    return _stations(state, value) and len(value) in (0, 2)


def _sides(_state: EvacState, value: Any) -> bool:
    return each(value, _is_way) and len(set(value)) == len(value)


def _way(_state: EvacState, value: Any) -> bool:
    return _is_way(value)


def _market(_state: EvacState, value: Any) -> bool:
    return (
        isinstance(value, dict)
        and tuple(value) == MARKET
        and all(is_int(count, 0, NOMIA[card].copies) for card, count in value.items())
    )


def _nomias(_state: EvacState, value: Any) -> bool:
    return each(value, lambda card: card == UNKNOWN or _is_in(NOMIA, card))


def _open_nomias(_state: EvacState, value: Any) -> bool:
    return each(value, lambda card: _is_in(NOMIA, card))


def _nomia(_state: EvacState, value: Any) -> bool:
    return value == "" or _is_in(NOMIA, value)


def _runners(state: EvacState, value: Any) -> bool:
    return each(value, lambda runner: is_int(runner, 0, len(state.alive) - 1))


def _draws(_state: EvacState, value: Any) -> bool:
    return is_int(value, 0, 20)


def _seat(state: EvacState, value: Any) -> bool:
    return is_int(value, 0, state.seats - 1)


def _round(_state: EvacState, value: Any) -> bool:
    return is_int(value, 1, 10_000)


def _outcome(_state: EvacState, value: Any) -> bool:
    return value is None or _is_in(OUTCOMES, value)


def _seats(state: EvacState, value: Any) -> bool:
    return each(value, lambda seat: is_int(seat, 0, state.seats - 1))


def _steps(state: EvacState, value: Any) -> bool:
    return are_steps(state, value, range(len(state.alive)), STEP_ARGS)


_RULES: Final[Mapping[str, Rule[EvacState]]] = {
    "civs": Rule(_civs, tuple),
    "seed": Rule(_number, same),
    "counter": Rule(_number, same),
    "alive": Rule(_alive, list),
    "row": Rule(_row, _made_row),
    "spots": Rule(_spots, list),
    "nomia": Rule(_nomia, same),
    "outcome": Rule(_outcome, same),
    "begun": Rule(_nodes, list),
    "facing": Rule(_facing, list),
    "moved": Rule(_many, list),
    "claims": Rule(_nodes, list),
    "stunned": Rule(_truths, list),
    "stun_next": Rule(_truths, list),
    "slimed": Rule(_small, list),
    "slime_next": Rule(_small, list),
    "speeds": Rule(_small, list),
    "revealed": Rule(_revealed, list),
    "acts": Rule(_run_cards, list),
    "spent": Rule(_spent, list_of_lists),
    "specials": Rule(_specials, list),
    "used": Rule(_used, list),
    "peeks": Rule(_peeks, list),
    "quiet": Rule(_seat_truths, list),
    "safe": Rule(_safe, same),
    "hits": Rule(_hits, same),
    "captives": Rule(_captives, tuple),
    "dug_in": Rule(_seats, tuple),
    "weld": Rule(_weld, deep_tuple),
    "assimilated": Rule(_truth, same),
    "taken": Rule(_taken, same),
    "lifeboat": Rule(_lifeboat, same),
    "neutral_decks": Rule(_neutral, list_of_lists),
    "neutral_spent": Rule(_neutral_open, list_of_lists),
    "station_deck": Rule(_stations, list),
    "station_discard": Rule(_open_stations, list),
    "drawn": Rule(_drawn, tuple),
    "owed": Rule(_sides, tuple),
    "arrow": Rule(_way, same),
    "turned": Rule(_truth, same),
    "market": Rule(_market, dict),
    "nomia_deck": Rule(_nomias, list),
    "nomia_discard": Rule(_open_nomias, list),
    "tracker": Rule(_runners, list),
    "beside": Rule(_runners, list),
    "evac_ready": Rule(_truth, same),
    "draws": Rule(_draws, same),
    "first": Rule(_seat, same),
    "round": Rule(_round, same),
    "winners": Rule(_seats, tuple),
    "pending": Rule(_steps, list_of_tuples),
}
"""Every field that is written, in the order in which they can be checked."""
