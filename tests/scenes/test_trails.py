"""The trail of the last moves: others' moves since one's own last answer, until the next one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.tables import table_from_words
from game.picture import play_on
from game.rules.contract import Event
from game.scenes.trails import GAP, dotted, nodes_walked
from game.ui.layout import Rect
from tests.scenes.driver import SMALL, services_for
from tests.scenes.space_escape.tables import AtTable, QuickBots

MOVES = {"space_escape": 9, "evacuate": 3, "escape_plan": 24}
"""After how many answers of everybody others have moved since the person asked acted last."""


def sit(folder: Path, game: str, *, trail: bool = True) -> AtTable:
    """Sit down where others have moved."""
    match = table_from_words(game, "human,steady,steady", 5, [])
    play_on(match, MOVES[game])
    services = services_for(folder, QuickBots)
    services.settings.change("play", speed="instant", trail=trail)
    at = AtTable(folder, match, services, SMALL)
    at.settle()
    return at


def test_the_spaces_of_a_move_begin_where_it_began() -> None:
    walked = Event("survivor_ran", {"runner": 1, "start": 3, "path": (4, 5)})
    pushed = Event("survivor_pushed", {"runner": 1, "start": 5, "end": 4})
    assert nodes_walked(walked) == (3, 4, 5)
    assert nodes_walked(pushed) == (5, 4)
    assert nodes_walked(Event("card_drawn", {"seat": 1})) == ()


def test_dots_keep_their_distance_round_corners() -> None:
    dots = list(dotted([(0.0, 0.0), (30.0, 0.0), (30.0, 40.0)]))
    assert len(dots) == round(70 / GAP)
    assert all(x == 30.0 or y == 0.0 for x, y in dots)


@pytest.mark.parametrize("game", MOVES)
def test_moves_of_others_leave_a_trail_on_every_board(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    trails = at.table._trails
    own = at.table._top.naming.look(at.choices.seat)
    if game == "escape_plan" and not trails._moves:
        pytest.skip("nobody has moved in the city since")
    assert trails._moves
    assert all(move.look != own for move in trails._moves)
    at.stage.redraw()
    at.show()
    laid = trails._laid[1]
    assert any(dots.places for dots in laid)
    board = at.frame.board
    assert all(board.contains(x, y) for dots in laid for x, y in dots.places)
    spots = at.table._top.spots(at.canvas, at.frame, at.choices.decision).values()
    offered = [Rect(*spot.box) for spot in spots]
    covered = [
        at for dots in laid for at in dots.places if any(box.contains(*at) for box in offered)
    ]
    assert not covered, "what can be chosen stays in plain sight"


def test_the_own_first_answer_ends_it(tmp_path: Path) -> None:
    at = sit(tmp_path, "space_escape")
    assert at.table._trails._moves
    at.choose(at.keys_on_offer[0])
    if at.match.log[-1].seat == 0:
        assert not at.table._trails._moves


def test_it_can_be_turned_off(tmp_path: Path) -> None:
    assert not sit(tmp_path, "space_escape", trail=False).table._trails._moves
