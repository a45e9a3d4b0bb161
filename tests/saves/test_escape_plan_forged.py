"""Tables of Escape Plan with well-typed values that no match brings about.

Each is refused in one sentence, or it is a table: everybody can be shown it, it can be dealt anew,
played to its end, and saved and loaded there.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from game.rules.contract import GameError
from game.rules.escape_plan import ESCAPE_PLAN, PlanState
from game.rules.rng import Chance
from tests.contract.tables import Table, play, play_out
from tests.saves.test_hostile import value_at

Dump: TypeAlias = dict[str, Any]
Way: TypeAlias = tuple[Any, ...]

FORGERIES = 120


def moments(table: Table, seed: int) -> list[Dump]:
    """Return tables of a match by chance, as they are saved."""
    return [
        ESCAPE_PLAN.dump(state)
        for number, (state, _) in enumerate(play(table, seed))
        if number % 7 == 0
    ]


def ways_to(value: Any, way: Way = ()) -> Iterator[Way]:
    """Return the way to every number and word below a value."""
    if not isinstance(value, list):
        yield way
        return
    for place, inner in enumerate(value):
        yield from ways_to(inner, (*way, place))


def change(dump: Dump, others: list[Dump], chance: random.Random) -> None:
    """Put a value in the place of another one of its kind, or take a field of another moment."""
    field = chance.choice(sorted(dump))
    ways = list(ways_to(dump[field], (field,)))
    if not ways or chance.random() < 0.2:
        dump[field] = json.loads(json.dumps(chance.choice(others)[field]))
        return
    way, other = chance.choice(ways), chance.choice(ways)
    old, new = value_at(dump, way), value_at(dump, other)
    if type(old) is int and chance.random() < 0.5:
        new = old + chance.choice((-1, 1))
    elif chance.random() < 0.5:
        value_at(dump, other[:-1])[other[-1]] = old
    value_at(dump, way[:-1])[way[-1]] = new


def forged(moment: Dump, others: list[Dump], chance: random.Random) -> Dump:
    """Return a table on which one to three things are not what they were."""
    dump: Dump = json.loads(json.dumps(moment))
    for _ in range(chance.randint(1, 3)):
        change(dump, others, chance)
    return dump


def restored(table: Table, dump: Dump) -> PlanState | None:
    """Return the table that was saved, or None if it is refused in one sentence."""
    sentence = ""
    try:
        return ESCAPE_PLAN.restore(json.loads(json.dumps(dump)), table.setup)
    except GameError as fault:
        sentence = str(fault)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return None


@pytest.mark.parametrize("seats", ESCAPE_PLAN.seat_counts)
def test_a_forged_table_is_refused_or_can_be_played_to_its_end(seats: int) -> None:
    table, chance = Table("escape_plan", seats), random.Random(seats)
    known = moments(table, seats)
    accepted = 0
    for number in range(FORGERIES):
        state = restored(table, forged(chance.choice(known), known, chance))
        if state is None:
            continue
        accepted += 1
        viewer = (None, *range(seats))[number % (seats + 1)]
        view = ESCAPE_PLAN.view(state, viewer)
        assert ESCAPE_PLAN.view(ESCAPE_PLAN.redeal(view, Chance(number)), viewer) == view
        play_out(ESCAPE_PLAN, state, number)
        assert restored(table, ESCAPE_PLAN.dump(state)) == state
    assert 0 < accepted < FORGERIES


def test_gangs_wait_in_the_city_alone() -> None:
    table = Table("escape_plan", 2)
    dump = moments(table, 1)[0]
    assert dump["members"] == [2, 0, 0, 0]
    for members, stock in (([2, 2, 0, 0], 4), ([2, 0, 0, 1], 5), ([0, 0, 0, 2], 6)):
        forgery = dump | {"members": members, "gang_stock": stock}
        with pytest.raises(GameError, match="'gang'"):
            ESCAPE_PLAN.restore(forgery, table.setup)


def test_a_key_is_held_by_whoever_has_been_in_its_safe_house_and_by_nobody_twice() -> None:
    table = Table("escape_plan", 2)
    before = next(dump for dump in moments(table, 1) if not any(map(any, dump["keys"])))
    colour = before["safe_keys"][0][0]
    others = [before["safe_keys"][0][1:], *before["safe_keys"][1:]]
    forgery = before | {"safe_keys": others, "keys": [[colour, "", ""], ["", "", ""]]}
    with pytest.raises(GameError, match="'safe_keys'"):
        ESCAPE_PLAN.restore(forgery, table.setup)
