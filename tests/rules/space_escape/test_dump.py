"""What a save brings back: every field is checked, and what does not fit is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.rules.contract import GameError
from game.rules.space_escape import ITEMS, SPACE_ESCAPE
from tests.rules.space_escape.tabletop import GONE, POD, Table, table


def middle_of_a_card() -> Table:
    """The copper snakes are on their way, one rat is home, one in the pod, one carries things."""
    t = table(
        "12",
        rats={"ember": POD, "sun": 31},
        snakes={"copper": (56, 44, 26), "rose": GONE},
        packs={"sun": ITEMS[:2]},
        spent=("teal",),
    )
    return t.answer("sun", "cw2", "teal", "cw2", "cw2", "copper@44", "cw2")


def dumped() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(SPACE_ESCAPE.dump(middle_of_a_card().state)))
    return data


def test_a_position_in_mid_card_comes_back() -> None:
    state = middle_of_a_card().state
    assert SPACE_ESCAPE.restore(dumped(), state.setup) == state
    assert SPACE_ESCAPE.decisions(SPACE_ESCAPE.restore(dumped(), state.setup)) == (
        SPACE_ESCAPE.decisions(state)
    )


WRONG: list[tuple[str, Any]] = [
    ("seed", -1),
    ("seed", "7"),
    ("counter", 1.5),
    ("counter", True),
    ("rats", [18, 6, 12]),
    ("rats", [18, 6, 12, 500]),
    ("rats", [18, 6, 12, 5]),
    ("rats", [18, 6, 12, "0"]),
    ("medkits", [True, True, True]),
    ("medkits", [1, 1, 1, 1]),
    ("packs", [[], ["spoon"], [], []]),
    ("packs", [[], [], [], []]),
    ("packs", "map"),
    ("snake_colours", ["plum", "mauve", "lime", "rose"]),
    ("snake_spots", [47, 56]),
    ("snake_spots", [47, 56, 65, 3, 44, 26]),
    ("spare", {"plum": 2}),
    ("spare", {"plum": 2, "copper": 2, "lime": 2, "rose": 2}),
    ("items", {"toothbrush": 33, "tape": 42, "radish": 59, "map": 68}),
    ("items", []),
    ("hands", ["12", "38"]),
    ("hands", ["12", "38", "38", "1"]),
    ("deck", ["1", "1", "1"]),
    ("deck", [1, 2, 3]),
    ("deck", ["?"] * 5),
    ("discard", ["12"]),
    ("turn", 4),
    ("turns_taken", 3),
    ("chain", [0, 0]),
    ("bitten", [9]),
    ("outcome", "victory"),
    ("outcome", "escaped"),
    ("ended_by", None),
    ("pending", []),
    ("pending", [["end_turn", 0, []]]),
    ("pending", [["no_such_step", 0, []]]),
    ("pending", [["end_turn", 7, []]]),
    ("pending", [["end_turn", 0, []], ["move_rat", 0, [0, [2]]]]),
    ("pending", [["end_turn", 0, []], ["move_rat", 0, [1, [9]]]]),
    ("pending", [["end_turn", 0, []], ["move_rat", 0, []]]),
    ("pending", [["end_turn", 0, []], ["choose_rat", 0, ["any", [], [2]]]]),
    ("pending", [["end_turn", 0, []], ["choose_snake", 0, ["rose", [3], [2]]]]),
    ("pending", [["end_turn", 0, []], ["recall_snake", 0, [[0]]]]),
    ("pending", [["end_turn", 0, []], ["shove", 0, [[]]]]),
    ("pending", [["move_snake", 0, [0, [2]]]]),
    ("pending", ["turn"]),
    ("pending", None),
]


@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_field_that_cannot_be_is_named(field: str, value: Any) -> None:
    setup = middle_of_a_card().state.setup
    with pytest.raises(GameError, match=r"^Field '\w+' of the saved table .*\.$"):
        SPACE_ESCAPE.restore({**dumped(), field: value}, setup)


@pytest.mark.parametrize("field", ["seed", "rats", "medkits", "spare", "turn", "chain", "pending"])
def test_the_field_in_the_sentence_is_the_one_that_is_wrong(field: str) -> None:
    setup = middle_of_a_card().state.setup
    with pytest.raises(GameError, match=f"Field '{field}' of the saved table cannot be 'x'"):
        SPACE_ESCAPE.restore({**dumped(), field: "x"}, setup)


def test_a_missing_or_unknown_field_is_named() -> None:
    setup = middle_of_a_card().state.setup
    data = dumped()
    del data["rats"]
    with pytest.raises(GameError, match="rats"):
        SPACE_ESCAPE.restore(data, setup)
    with pytest.raises(GameError, match="luck"):
        SPACE_ESCAPE.restore({**dumped(), "luck": 3}, setup)
    with pytest.raises(GameError):
        SPACE_ESCAPE.restore([], setup)  # type: ignore[arg-type]


def test_the_top_question_must_have_an_answer() -> None:
    """A ladder question for a snake beside no ladder, a boost nobody has room for..."""
    data = dumped()
    data["rats"] = [POD, POD, POD, POD]
    data["pending"] = [["end_turn", 0, []], ["choose_rat", 0, ["any", [1], [2]]]]
    with pytest.raises(GameError, match="pending"):
        SPACE_ESCAPE.restore(data, middle_of_a_card().state.setup)


def test_a_view_comes_back_with_its_pile_face_down() -> None:
    t = middle_of_a_card()
    seen = SPACE_ESCAPE.view(t.state, 0)
    again = SPACE_ESCAPE.restore(json.loads(json.dumps(SPACE_ESCAPE.dump(seen))), t.state.setup)
    assert again == seen


def test_a_finished_match_comes_back() -> None:
    state = table("5").answer("ccw1").state
    again = SPACE_ESCAPE.restore(json.loads(json.dumps(SPACE_ESCAPE.dump(state))), state.setup)
    assert again == state
    assert not SPACE_ESCAPE.decisions(again)
    assert SPACE_ESCAPE.result(again) == SPACE_ESCAPE.result(state)


def test_a_match_that_should_have_ended_in_the_pod_does_not_come_back() -> None:
    data = dumped()
    data["snake_spots"][data["snake_colours"].index("rose")] = POD
    with pytest.raises(GameError, match="'outcome'"):
        SPACE_ESCAPE.restore(data, middle_of_a_card().state.setup)
