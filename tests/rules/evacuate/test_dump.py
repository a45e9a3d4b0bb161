"""What a save brings back: every field is checked, and what does not fit is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.rules.contract import GameError
from game.rules.evacuate import EVACUATE, EvacState
from tests.rules.evacuate.table import Table, basic, table

ODD: tuple[Any, ...] = (
    None, True, -1, 3.5, 10**30, float("nan"), "", "x" * 99, [], {}, [[]], [None], ["x"], [-7],
    {"a": 1},
)  # fmt: skip


def laying() -> Table:
    """Somebody chooses between two station cards, in the middle of a run; another is welded in."""
    at = "zubrek concourse.5 pell concourse.2 collector concourse.4"
    t = table("zubrek", "pell", "collector", at=at, spent={"pell": "m1 shove"}, lost=2,
              weld=((node_of_concourse(), 3),), captives=("0", "nomia"))  # fmt: skip
    return t.play(zubrek="m1", pell="m2")


def node_of_concourse() -> int:
    return basic().state.stations.first["concourse"]


def middle() -> Table:
    """A neutral Survivor is to go to the middle, and somebody is out."""
    at = "ember concourse.2 sun concourse.4 sky concourse.1"
    t = basic(3, at=at, alive={"teal": 0}, deck="rear nohostile", lost=3).attack()
    return t.sees("ember", "place_neutral")


def defending() -> Table:
    """Pell has been hit and may name a decoy; cards of the round lie open."""
    t = table("pell", "skith", "urumak", deck="front nohostile", hits=1, neutral=((1,),))
    return t.play().until("decoy")


MOMENTS = (laying, middle, defending)


def dumped(state: EvacState) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(EVACUATE.dump(state)))
    return data


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_position_in_the_middle_of_things_comes_back(moment: Any) -> None:
    state = moment().state
    again = EVACUATE.restore(dumped(state), state.setup)
    assert again == state
    assert EVACUATE.decisions(again) == EVACUATE.decisions(state)


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_any_seat_sees_comes_back_too(moment: Any) -> None:
    state = moment().state
    for seat in (None, *range(state.seats)):
        view = EVACUATE.view(state, seat)
        assert EVACUATE.restore(dumped(view), state.setup) == view


WRONG: list[tuple[str, Any]] = [
    ("civs", ["zubrek", "pell"]),
    ("civs", ["zubrek", "pell", "pell"]),
    ("civs", ["zubrek", "pell", "human"]),
    ("seed", -1),
    ("counter", 1.5),
    ("alive", [5, 7, 3]),
    ("alive", [5, 7, 3, -1]),
    ("alive", [0, 7, 3, 5]),
    ("row", []),
    ("row", [["concourse", False, True, True, 1, 0]]),
    ("row", [["kitchen", False, True, True, 1, 0, -1]]),
    ("spots", [99, 44, 44, 44]),
    ("spots", [0, 44, 44, 44]),
    ("facing", [1, 1, 1, 0]),
    ("facing", [True, 1, 1, 1]),
    ("claims", [-2, -1, -1, -1]),
    ("stunned", [0, 0, 0, 0]),
    ("revealed", ["m9", "m2", "m1"]),
    ("revealed", ["m1", "m1", "m1"]),
    ("revealed", ["scatter", "m2", "m1"]),
    ("spent", [["m2", "m2"], ["m1", "shove"], []]),
    ("spent", [[], ["m1", "shove"]]),
    ("specials", ["rewire", "decoy", "excuse"]),
    ("peeks", [99, 0, 0]),
    ("captives", ["0", "0"]),
    ("weld", [[99, 3]]),
    ("neutral_decks", [[1, 1]]),
    ("neutral_spent", [[-1]]),
    ("station_deck", []),
    ("station_discard", ["concourse"]),
    ("drawn", ["acid"]),
    ("owed", [1, 1]),
    ("arrow", 0),
    ("market", {}),
    ("nomia_deck", ["front"]),
    ("nomia_discard", ["?"]),
    ("nomia", "party"),
    ("tracker", [0] * 9),
    ("evac_ready", True),
    ("first", 3),
    ("round", 0),
    ("outcome", "survived"),
    ("winners", [3]),
    ("pending", []),
    ("pending", [["clean_up", 0, []], ["rob_bank", 0, []]]),
    ("pending", [["clean_up", 0, []], ["walk", 0, [0, 1]]]),
    ("pending", [["clean_up", 0, []], ["run", 0, [0]]]),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_field_that_cannot_be_so_is_named(field: str, value: Any) -> None:
    state = laying().state
    data = dumped(state)
    data[field] = value
    with pytest.raises(GameError, match="Field '"):
        EVACUATE.restore(data, state.setup)


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_stands_in_a_field_the_table_is_refused_or_can_be_played_on(moment: Any) -> None:
    """The first option of every question, to the end of the match."""
    state = moment().state
    whole = dumped(state)
    for field in whole:
        for value in ODD:
            play_on_if_it_loads({**whole, field: value}, state)
            if isinstance(whole[field], list) and whole[field]:
                play_on_if_it_loads({**whole, field: [value, *whole[field][1:]]}, state)
                play_on_if_it_loads({**whole, field: [*whole[field][:-1], value]}, state)


def play_on_if_it_loads(data: dict[str, Any], like: EvacState) -> None:
    try:
        state = EVACUATE.restore(data, like.setup)
    except GameError:
        return
    for _ in range(30):
        asked = EVACUATE.decisions(state)
        if not asked:
            return
        EVACUATE.apply(state, {seat: each.options[0].key for seat, each in asked.items()})
