"""Coming nearer to a board, looking about, and bringing somebody into the middle: in every game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.scenes.board_view import LEVELS, BoardView, within
from game.scenes.tabletop import Aside, Nearing
from game.ui.bindings import Bindings
from game.ui.focus import SIX_WAYS, FocusRing, Target
from game.ui.inputs import Act, Action, Pointer
from game.ui.keys import layout_for
from game.ui.layout import Rect, board_frame
from tests.scenes.films import film_of, watch
from tests.scenes.space_escape.tables import AtTable
from tests.scenes.test_enlarge import FILMS, GAMES, sit

FRAME = board_frame(1280, 720)


def nearness(at: AtTable) -> float:
    """Return how large the board is drawn, whoever draws it so."""
    top = at.table._top
    if isinstance(top, Nearing):
        return float(top._actors.camera.view.zoom)  # type: ignore[attr-defined]
    return LEVELS[at.table._face.sight.level]


def board(at: AtTable) -> bytes:
    """Return the pixels of the board."""
    at.settle()
    at.stage.redraw()
    at.show()
    return pygame.image.tobytes(at.canvas.surface.subsurface(at.canvas.box(at.frame.board)), "RGB")


def test_a_point_stays_below_the_mouse_while_one_comes_nearer() -> None:
    view = BoardView()
    view.frame(FRAME)
    mouse = (FRAME.board.x + 250, FRAME.board.y + 120)
    assert view.use(Pointer("wheel", *mouse, 0, 1), on_option=False)
    near = view.frame(FRAME).board
    share = 250 / FRAME.board.w
    assert near.x + share * near.w == pytest.approx(mouse[0])


def test_nobody_looks_beyond_the_edge_or_nearer_than_nearest() -> None:
    view = BoardView()
    view.frame(FRAME)
    for _ in range(9):
        view.look(Action.ZOOM_IN)
    assert view.nearest
    assert not view.look(Action.ZOOM_IN)
    for _ in range(200):
        view.look(Action.PAN_LEFT)
        view.look(Action.PAN_UP)
    near = view.frame(FRAME).board
    assert (near.x, near.y) == pytest.approx((FRAME.board.x, FRAME.board.y))
    assert not view.look(Action.PAN_LEFT)
    assert view.look(Action.ZOOM_FIT)
    assert view.frame(FRAME) == FRAME


@pytest.mark.parametrize("size", [(1280, 0), (0, 720), (0, 0)])
def test_one_looks_about_where_nothing_is_left_of_the_board(size: tuple[int, int]) -> None:
    """A tiny window with large letters has no board, but people press on."""
    view = BoardView()
    view.frame(replace(FRAME, board=Rect(0, 0, *size)))
    view.centre((3, 4))
    view.look(Action.PAN_LEFT)
    view.look(Action.ZOOM_IN)
    assert view.near


def test_a_box_beside_what_is_in_sight_becomes_the_edge_next_to_it() -> None:
    region = Rect(0, 0, 100, 100)
    assert within(Rect(40, 90, 20, 20), region) == Rect(40, 90, 20, 10)
    assert within(Rect(150, 40, 20, 20), region) == Rect(99, 40, 1, 20)


@pytest.mark.parametrize("game", GAMES)
def test_keys_come_nearer_look_aside_and_show_everything_again(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    whole, before = nearness(at), board(at)
    at.strike(pygame.K_PLUS)
    assert nearness(at) > whole
    assert board(at) != before
    at.strike(pygame.K_PLUS, pygame.K_PLUS, pygame.K_PLUS)
    near = board(at)
    at.strike(pygame.K_RIGHT, pygame.K_DOWN, shift=True)
    assert board(at) != near
    at.strike(pygame.K_0)
    assert nearness(at) == whole
    assert board(at) == before
    at.strike(pygame.K_MINUS)
    assert nearness(at) == whole


@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_and_a_drag_do_the_same(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    whole, region = nearness(at), at.frame.board
    x, y = region.cx, region.y + region.h * 0.4
    given = len(at.match.log)
    at.give(*[Pointer("wheel", x, y, 0, 1)] * 4)
    assert nearness(at) > whole
    near, aside = board(at), (x - 60, y - 50)
    at.give(Pointer("down", x, y, 2), Pointer("move", *aside, 0), Pointer("up", *aside, 2))
    assert board(at) != near
    assert len(at.match.log) == given
    at.give(*[Pointer("wheel", x, y, 0, -1)] * 12)
    assert nearness(at) == whole


@pytest.mark.parametrize("game", GAMES)
def test_a_button_comes_nearer_and_goes_back(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    whole, seen = nearness(at), []
    for _ in range(12):
        at.click("zoom")
        seen.append(nearness(at))
        if seen[-1] == whole:
            break
    assert max(seen) > whole
    assert seen[-1] == whole
    at.give(Pointer("move", *Rect(*at.item("zoom").box)[:2], 0))
    assert "The wheel does the same" in at.inspector()


@pytest.mark.parametrize("game", GAMES)
def test_home_brings_the_own_piece_into_the_middle(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    at.strike(pygame.K_HOME)
    assert nearness(at) > (0 if game == "escape_plan" else 1)
    top, face = at.table._top, at.table._face
    point = top.centre(face.sight.frame(face.frame), top.piece_of(0))  # type: ignore[attr-defined]
    assert at.frame.board.contains(*point)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_of_the_rail_brings_that_piece_into_the_middle(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    before, given = board(at), len(at.match.log)
    rail = at.frame.rail
    at.press_at(rail.cx, rail.y + 140)
    about = at.table._pointing.pinned
    assert isinstance(about, Aside)
    assert about.kind == "seat"
    assert board(at) != before
    assert len(at.match.log) == given


@pytest.mark.parametrize("game", ["space_escape", "evacuate"])
def test_near_by_every_option_is_reached_and_pressed(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    at.key("zoom_in", "zoom_in")
    for _ in range(60):
        at.key("pan_left")
    for key in at.keys_on_offer:
        at.walk_to(key)
        box = Rect(*at.item(f"option:{key}").box)
        hit = at.table.ring.at(box.cx, box.cy)
        assert hit is not None
        assert hit.id == f"option:{key}"
        assert at.frame.board.contains(box.cx, box.cy) or at.frame.own.contains(box.cx, box.cy)
    before = len(at.match.log)
    at.choose(at.keys_on_offer[0])
    assert len(at.match.log) > before or at.choices.armed is not None


@pytest.mark.parametrize("game", FILMS)
def test_a_replay_can_be_looked_at_from_near_by(tmp_path: Path, game: str) -> None:
    at = watch(tmp_path, film_of(game, FILMS[game]))
    before = at.board()
    at.key("zoom_in")
    assert at.board() != before
    at.key("zoom_fit")
    assert at.board() == before


# Six neighbours


def flower() -> FocusRing:
    """Seven round things: one in the middle, six around it."""
    spots = {"middle": (0.0, 0.0)}
    spots |= {str(way): (100 * x, 100 * y) for way, (x, y) in SIX_WAYS.items()}
    return FocusRing([Target.circle(id, x, y, 20, lambda: None) for id, (x, y) in spots.items()])


@pytest.mark.parametrize("way", SIX_WAYS)
def test_each_of_six_ways_leads_to_its_neighbour_and_back(way: Action) -> None:
    ring = flower()
    ring.focus("middle")
    assert ring.lean(*SIX_WAYS[way])
    assert ring.focused is not None
    assert ring.focused.id == str(way)
    x, y = SIX_WAYS[way]
    assert ring.lean(-x, -y)
    assert ring.focused.id == "middle"


def test_where_nothing_lies_the_focus_stays() -> None:
    ring = flower()
    ring.focus(str(Action.HEX_UP))
    assert not ring.lean(*SIX_WAYS[Action.HEX_UP])


def test_in_the_city_six_keys_move_the_focus_and_can_be_given_others(tmp_path: Path) -> None:
    at = sit(tmp_path, "escape_plan")
    at.key("next_target")
    seen = {at.focus}
    for code in (pygame.K_d, pygame.K_s, pygame.K_a, pygame.K_q, pygame.K_w, pygame.K_e) * 3:
        at.strike(code)
        seen.add(at.focus)
    assert len(seen) > 4
    assert all(id.startswith("option:") for id in seen)
    bound = Bindings(layout_for("both"), {}).given(Action.HEX_UP, "u")
    assert bound.meaning("u") is Action.HEX_UP


@pytest.mark.parametrize("hand", ["both", "left", "right"])
def test_no_hand_lacks_them_and_no_key_means_two_things(hand: str) -> None:
    layout = layout_for(hand)
    names = [name for names in layout.table.values() for name in names]
    assert len(names) == len(set(names))
    for action in (*SIX_WAYS, Action.INSPECT, Action.CENTRE, Action.ZOOM_IN, Action.ZOOM_FIT):
        assert layout.table[action]


def test_a_pad_enlarges_and_centers(tmp_path: Path) -> None:
    at = sit(tmp_path, "space_escape")
    at.give(Act(Action.CENTRE, pad=True))
    assert at.table._face.sight.level == 1
    at.give(Act(Action.INSPECT, pad=True))
    assert at.name == "Enlarged"
