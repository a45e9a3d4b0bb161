"""Matches of Evacuate! at the table: by mouse alone, by keys alone, and with several people."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.match import Match
from game.rules.contract import Setup
from game.rules.evacuate import EVACUATE
from game.scenes.evacuate.pieces import home_poses
from game.scenes.evacuate.table import EvacTop
from game.ui.director import Speed
from game.ui.inputs import Pointer
from tests.rules.evacuate.table import basic
from tests.scenes.driver import SMALL, open_board
from tests.scenes.evacuate.matches import NAMES
from tests.scenes.evacuate.rows import match_at
from tests.scenes.hands import ByKeys, Hand, anything, by_mouse, play, raise_curtain
from tests.scenes.space_escape.tables import plans_of, sit_down


def new_match(seats: str, seed: int, game: str = "basic") -> Match:
    """Return a match at its first question."""
    plans = plans_of(seats, NAMES)
    setup = Setup(len(plans), open_board("evacuate").graph, {"game": game})
    return Match.start(EVACUATE, setup, plans, seed)


@pytest.mark.parametrize(
    ("seats", "game", "how"),
    [
        ("human,novice", "basic", by_mouse),
        ("novice,human,novice", "full", ByKeys()),
        ("human,novice,novice,novice", "full", by_mouse),
        ("novice,novice,human,novice,novice,novice", "full", ByKeys()),
    ],
)
def test_one_person_plays_a_match_to_its_end(
    tmp_path: Path, seats: str, game: str, how: Hand
) -> None:
    at = sit_down(tmp_path, new_match(seats, 5, game), SMALL)
    assert play(at, anything(1), how) > 5
    assert at.name == "Results"
    assert not [entry for entry in at.match.log if entry.trouble]


def test_three_people_pass_the_table_on_and_choose_in_secret(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human,human", 3), SMALL)
    assert play(at, anything(2), by_mouse, most=12) == 12


@pytest.mark.parametrize("speed", ["step", "fast"])
def test_the_row_shows_the_match_as_it_is_whenever_nothing_moves(
    tmp_path: Path, speed: Speed
) -> None:
    at = sit_down(tmp_path, new_match("human,novice,novice,novice", 8, "full"), SMALL, speed)
    brain = anything(4)
    for _ in range(6):
        if at.name != "Table":
            break
        at.table.press_option(brain(at.match, at.choices))
        for _ in range(4000):
            at.stage.update(0.1)
            at.table.director.tap()
            if at.name != "Table" or at.table.choices is not None:
                break
        top = at.table._top
        assert isinstance(top, EvacTop)
        view = at.match.view(top._viewer)
        assert dict(top.poses) == home_poses(view, top._actors.plan)
        assert list(top._actors.plan.row) == view.row


def test_what_can_be_pressed_goes_along_when_the_row_is_scrolled(tmp_path: Path) -> None:
    row = "start debris acid hole walkway panic coolant checkpoint narrow service?"
    position = basic(row=row, at="ember walkway.1 sun walkway.2 teal walkway.3 sky walkway.3")
    position.act(ember="pack", sun="m1", teal="m1", sky="m1")
    at = sit_down(tmp_path, match_at(position), (1280, 720))
    raise_curtain(at)
    key = at.keys_on_offer[0]
    before = at.middle(key)
    x, y = at.frame.board.cx, at.frame.board.cy
    at.give(Pointer("wheel", x, y, amount=-1))
    after = at.middle(key)
    assert after[0] < before[0] - 40
    at.hover(key)
    assert at.focus == f"option:{key}"
    at.give(Pointer("down", x, y, button=2), Pointer("move", x + 50, y), Pointer("up", x + 50, y))
    assert at.middle(key)[0] == pytest.approx(after[0] + 50, abs=2)
    at.choose(key)
    assert at.match.log[-1].key == key
