"""The trail of the last moves: others' moves since one's own last answer, until the next one."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.match.tables import table_from_words
from game.rules.contract import Event
from game.scenes.trails import GAP, RIM, beside, dotted, nodes_walked
from game.ui.layout import Rect
from tests.scenes.driver import SMALL, services_for
from tests.scenes.middles import play_on
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


@pytest.mark.parametrize("game", MOVES)
def test_marks_of_trails_lie_over_no_words_and_no_pieces(tmp_path: Path, game: str) -> None:
    """Neither with letters of the usual size nor with large ones."""
    at = sit(tmp_path, game)
    trails = at.table._trails
    for percent in (100, 200):
        at.read_at(percent).settle()
        frame, canvas = at.table._face.frame, at.canvas.plain()
        clear = at.table._top.kept_clear(canvas, frame)  # type: ignore[attr-defined]
        ends = [dots.end for dots in trails._laid[1] if dots.end is not None]
        dots = [Rect(*spot, 0, 0).centred(RIM, RIM) for d in trails._laid[1] for spot in d.places]
        assert not [mark for mark in dots if any(mark.overlaps(box) for box in clear)]
        assert not [one for one, other in pairwise(sorted(ends)) if one.overlaps(other)]
        boxes = [at.canvas.box(mark) for mark in (*ends, *dots)]
        for said in at.said():
            letters = said.box.inflate(0, -said.pixels * 0.5)
            own = any(box.collidepoint(letters.center) for box in map(at.canvas.box, ends))
            assert own or letters.collidelist(boxes) < 0, (percent, said.text)


def test_a_number_stands_where_it_covers_nothing() -> None:
    below, size = Rect(90, 105, 20, 30), (16.0, 16.0)
    assert beside((100, 100), size, [], lambda *_: True).cy == 117
    assert not beside((100, 100), size, [below], lambda *_: True).overlaps(below)
    around = [Rect(0, 0, 200, 200)]
    assert beside((100, 100), size, around, lambda *_: True) == beside((100, 100), size, [],
                                                                       lambda *_: True)  # fmt: skip
