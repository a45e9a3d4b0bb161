"""Things shown large: by keys, mouse and pad, in every game, to nobody who may not see them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match.match import Match, Viewer
from game.match.tables import table_from_words
from game.rules.rng import Chance
from game.scenes import enlarge
from game.scenes.enlarge import Enlarged, Shown
from game.scenes.inspecting import Inspecting
from game.scenes.portraits import picture_of
from game.scenes.rules_page import RulesPage
from game.scenes.surroundings import Surroundings
from game.scenes.table_face import TableFace
from game.scenes.tables import TABLETOPS
from game.scenes.tabletop import Thing
from game.ui.canvas import Canvas
from game.ui.inputs import Act, Action, Pointer
from game.ui.layout import Rect
from game.ui.theme import BODY
from tests.scenes.driver import SMALL, open_board, services_for, texts_once
from tests.scenes.films import film_of, watch
from tests.scenes.middles import play_on
from tests.scenes.space_escape.tables import AtTable, QuickBots

GAMES = {"space_escape": 6, "evacuate": 6, "escape_plan": 22}
"""The games, and after how many answers there is a lot to see."""
RIGHT = 3
FILMS = {"space_escape": "two_seats", "evacuate": "full_with_5", "escape_plan": "with_3"}


def sit(folder: Path, game: str, size: tuple[int, int] = SMALL) -> AtTable:
    """Ana sits at a table with two AI seats, in the middle of a match."""
    match = table_from_words(game, "human,steady,steady", 5, [])
    play_on(match, GAMES[game])
    services = services_for(folder, QuickBots)
    services.settings.change("play", speed="instant", recap=False)
    at = AtTable(folder, match, services, size)
    at.settle()
    assert at.name == "Table"
    return at


def sheet(at: AtTable) -> Enlarged:
    """Return the sheet that lies over the table."""
    assert isinstance(at.scene, Enlarged)
    return at.scene


def point_of(at: AtTable) -> tuple[float, float]:
    """Return a point at which a thing lies that no option leads to: the first row of the rail."""
    rail = at.frame.rail
    return rail.x + rail.w * 0.5, rail.y + 40


def walk(at: AtTable, steps: int) -> Iterator[Shown]:
    """Walk from thing to thing; yield what is shown."""
    for _ in range(steps):
        at.key("right")
        yield sheet(at).shown


@pytest.mark.parametrize("game", GAMES)
def test_what_the_mouse_is_on_opens_large(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    x, y = point_of(at)
    for way in ("key", "right button", "pinned"):
        at.give(Pointer("move", 3, 3, 0), Pointer("move", x, y, 0))
        told = at.table._face.says.insight(at.table._speech.words(at.table._canvas), "")
        if way == "key":
            at.strike(pygame.K_i)
        elif way == "right button":
            at.give(Pointer("down", x, y, RIGHT), Pointer("up", x, y, RIGHT))
        else:
            at.give(Pointer("down", x, y, 1), Pointer("up", x, y, 1))
            assert at.table._pointing.pinned is not None
            inspector = at.table._face.inspector
            at.click_at(inspector.cx, inspector.cy)
        shown = sheet(at).shown
        assert shown.portrait is not None, way
        assert shown.insight.title == told.title, way
        assert shown.insight.text == told.text, way
        at.key("esc").settle()
        assert at.name == "Table"


@pytest.mark.parametrize("game", GAMES)
def test_closing_it_leaves_the_question_as_it_was(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    at.key("next_target", "next_target")
    before = (at.choices, at.focus, len(at.match.log), at.match.snapshot())
    for way in ("esc", "inspect", "right button", "outside"):
        at.key("inspect", "right", "right", "left")
        assert at.name == "Enlarged"
        if way == "right button":
            at.give(Pointer("down", 320, 150, RIGHT), Pointer("up", 320, 150, RIGHT))
        elif way == "outside":
            at.give(Pointer("down", 3, 3, 1), Pointer("up", 3, 3, 1))
        else:
            at.key(way)
        assert at.name == "Table", way
        after = (at.choices, at.focus, len(at.match.log), at.match.snapshot())
        assert after == before, way


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_alone_it_shows_what_has_the_focus(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    at.key("next_target")
    at.give(Act(Action.INSPECT, pad=True))
    assert sheet(at).shown.insight.title
    option = at.choices.focused
    assert option is not None
    assert sheet(at).shown.thing in (option.target, None)


@pytest.mark.parametrize("game", GAMES)
def test_left_and_right_lead_through_all_that_has_a_picture_and_round(
    tmp_path: Path, game: str
) -> None:
    at = sit(tmp_path, game)
    at.key("inspect")
    first = sheet(at).shown.insight
    seen, told = [], []
    for shown in walk(at, 200):
        if shown.thing in seen:
            break
        seen.append(shown.thing)
        told.append(shown.insight)
    kinds = {thing.kind for thing in seen if thing is not None}
    assert sheet(at).shown.thing == seen[0], "it goes round"
    assert first in told
    assert {"card", "seat", "figure"} <= kinds
    assert kinds & {"piece", "tile", "node"}
    at.key("left", "left")
    assert sheet(at).shown.thing == seen[-2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 576), (1920, 1080)])
def test_every_sheet_is_laid_out_well(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    at = sit(tmp_path, game, size)
    at.key("inspect")
    told = set()
    for shown in walk(at, 40):
        if shown.insight.title not in told:
            told.add(shown.insight.title)
            assert not [fault for fault in at.faults() if "lie over each other" not in fault]
    assert len(told) > 10


def test_its_letters_are_larger_than_at_the_table() -> None:
    assert min(enlarge.SIZES) > BODY


def test_what_has_no_room_is_scrolled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enlarge, "SHEET", (500.0, 260.0))
    at = sit(tmp_path, "escape_plan")
    at.give(Pointer("move", *point_of(at), 0))
    at.key("inspect")
    assert sheet(at)._overflow > 0
    for _ in range(30):
        at.key("down")
    assert sheet(at)._offset == sheet(at)._overflow
    at.give(Pointer("wheel", 320, 150, 0, 100))
    assert sheet(at)._offset == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_link_opens_the_chapter_and_leads_back(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    at.give(Pointer("move", *point_of(at), 0))
    at.key("inspect")
    chapter = sheet(at).shown.insight.rule.partition(".")[0]
    assert chapter
    for press in (lambda: at.click("enlarged.rules"), lambda: at.key("rules")):
        press()
        assert isinstance(at.scene, RulesPage)
        assert at.scene.page == chapter
        at.key("esc")
        assert at.name == "Enlarged"


def test_the_right_button_on_empty_ground_pauses(tmp_path: Path) -> None:
    at = sit(tmp_path, "space_escape")
    board = at.frame.board
    at.give(Pointer("down", board.x + 3, board.y + 3, RIGHT))
    assert at.name == "Pause"


# Secrets


def all_shown(match: Match, viewer: Viewer) -> dict[Thing, tuple[object, bytes]]:
    """Return what each thing at a table would tell a viewer, and its picture, byte by byte."""
    game = match.game.id
    top = TABLETOPS[game](texts_once(), match, open_board(game))
    top.settle(match.view(viewer), viewer)
    top.choose(None)
    canvas = Canvas(pygame.Surface(SMALL))
    face = TableFace(texts_once(), match, top)
    face.lay_out(canvas)
    inspecting = Inspecting(None, game, top, face, lambda _screen: None)  # type: ignore[arg-type]
    found = {}
    for thing in Surroundings(face, canvas).order:
        shown = inspecting._shown(canvas, thing)
        pixels = b""
        if shown.portrait is not None:
            box = Rect(20, 20, 160, 160).fitted(shown.portrait.shape, 1)
            pixels = pygame.image.tobytes(picture_of(shown.portrait, canvas, box), "RGBA")
        found[thing] = (shown.insight, pixels)
    return found


@pytest.mark.parametrize("game", ["evacuate", "escape_plan"])
@pytest.mark.parametrize("viewer", [0, None])
def test_nothing_shown_large_depends_on_what_the_viewer_cannot_know(
    game: str, viewer: Viewer
) -> None:
    seats = "human,steady,steady" if viewer == 0 else "human,human,steady"
    options = ["game=full"] if game == "evacuate" else []
    match = table_from_words(game, seats, 5, options)
    play_on(match, GAMES[game])
    before = all_shown(match, viewer)
    assert len(before) > 20
    for number in range(2):
        state = match.game.redeal(match.view(viewer), Chance(100 + number))
        other = Match(match.game, match.setup, match.seats, match.seed, state)
        assert all_shown(other, viewer) == before


# Looking back


@pytest.mark.parametrize("game", FILMS)
def test_a_replay_shows_things_large_too(tmp_path: Path, game: str) -> None:
    at = watch(tmp_path, film_of(game, FILMS[game]))
    moment = at.moment
    at.key("inspect")
    assert at.name == "Enlarged"
    at.key("right", "right", "esc")
    rail = at.watch._face.frame.rail
    at.give(Pointer("down", rail.x + rail.w / 2, rail.y + 30, RIGHT))
    assert at.name == "Enlarged"
    at.key("inspect")
    assert at.name == "Watch"
    assert at.moment == moment


def test_what_others_did_waits_while_something_is_shown_large(tmp_path: Path) -> None:
    at = sit(tmp_path, "space_escape")
    at.key("rewatch")
    assert at.name == "Rewatch"
    at.key("inspect")
    assert at.name == "Enlarged"
    at.wait(2.0)
    assert at.name == "Enlarged"
    at.key("esc")
    assert at.name == "Rewatch"


# The inspector


@pytest.mark.parametrize("game", GAMES)
def test_a_press_pins_and_says_so_until_esc(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    x, y = point_of(at)
    at.give(Pointer("move", x, y, 0), Pointer("down", x, y, 1), Pointer("up", x, y, 1))
    about = at.table._pointing.about
    at.give(Pointer("move", at.frame.strip.cx, 2, 0))
    assert at.table._speech.words(at.table._canvas).about == about
    assert "Pinned." in at.inspector()
    at.key("esc")
    assert at.name == "Table"
    assert at.table._pointing.pinned is None
    assert "Pinned." not in at.inspector()
    at.key("esc")
    assert at.name == "Pause"


def test_another_press_lets_the_pinned_thing_go(tmp_path: Path) -> None:
    at = sit(tmp_path, "space_escape")
    x, y = point_of(at)
    board = at.frame.board
    at.press_at(x, y)
    assert at.table._pointing.pinned is not None
    at.press_at(board.x + 3, board.y + 3)
    assert at.table._pointing.pinned is None


@pytest.mark.parametrize("game", GAMES)
def test_keys_take_the_word_from_a_mouse_that_rests(tmp_path: Path, game: str) -> None:
    at = sit(tmp_path, game)
    x, y = point_of(at)
    at.give(Pointer("move", x, y, 0))
    assert at.table._speech.words(at.table._canvas).about is not None
    at.key("next_target")
    for _ in range(3):
        at.give(Pointer("move", x + 0.5, y, 0))  # It trembles.
        assert at.table._speech.words(at.table._canvas).about is None
        at.key("next_target")
    at.give(Pointer("move", x + 8, y, 0))
    assert at.table._speech.words(at.table._canvas).about is not None


def test_what_one_person_has_pinned_is_let_go_before_another_sits_down(tmp_path: Path) -> None:
    match = table_from_words("evacuate", "human,human", 5, [])
    services = services_for(tmp_path, QuickBots)
    services.settings.change("play", speed="instant", recap=False, rest_after_curtain=0.0)
    at = AtTable(tmp_path, match, services, SMALL)
    at.settle()
    at.click("curtain.rise").settle()
    assert at.name == "Table"
    at.press_at(*point_of(at))
    assert at.table._pointing.pinned is not None
    at.choose(at.keys_on_offer[0])
    assert at.name == "Curtain"
    assert at.table._pointing.pinned is None
    at.strike(pygame.K_i)
    assert at.name == "Curtain", "nothing is shown large over a curtain"
