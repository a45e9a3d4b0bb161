"""The row as a picture: everything it needs is there, at every size, and it says what it must."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.content.assets import sprites_dir
from game.rules.contract import Event
from game.rules.evacuate import STATIONS, Placed
from game.scenes.evacuate import stations
from game.scenes.evacuate.board import LURKERS, threats
from game.scenes.evacuate.effects import LOOKS, draw_effect, draw_sign
from game.scenes.evacuate.motions import STOPS
from game.scenes.evacuate.pieces import height_of, runner_picture, sprite_of
from game.scenes.evacuate.stations import StationCards
from game.scenes.evacuate.table import EvacTop
from game.scenes.fit import Fit
from game.scenes.lights import Effect, Sign
from game.ui.cache import forget_pictures
from game.ui.canvas import Canvas
from game.ui.director import Director
from game.ui.sprites import drawing_strip, has_sprite, large_drawing
from tests.rules.evacuate.table import Table, basic, table
from tests.scenes.driver import open_board, texts_once
from tests.scenes.evacuate.rows import canvas_of, match_at, places

SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1080))


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    forget_pictures()
    yield
    forget_pictures()


def top_at(position: Table, viewer: int | None = 0) -> EvacTop:
    match = match_at(position)
    top = EvacTop(texts_once(), match, open_board("evacuate"))
    top.settle(match.view(viewer), viewer)
    return top


def colours(picture: pygame.Surface) -> int:
    """How many different colours a picture has: one for an empty sheet."""
    small = pygame.transform.scale(picture, (160, 90))
    return len({tuple(small.get_at((x, y))) for x in range(160) for y in range(90)})


def test_every_card_and_every_runner_has_its_picture() -> None:
    names = [f"station_{card}" for card in STATIONS]
    names += ["station_back", "corridor_dark", "corridor_end", "direction_arrow", "transport"]
    names += ["tracker_slot", "tracker_ready", *(name for name, *_ in LURKERS)]
    names += [sprite_of(runner, neutral=grey) for runner in range(6) for grey in (False, True)]
    assert [name for name in names if not has_sprite(name)] == []


@pytest.mark.parametrize("size", SIZES)
def test_a_full_table_is_drawn_at_every_size(size: tuple[int, int]) -> None:
    canvas, frame = canvas_of(size)
    top = top_at(basic(6, row="walkway? <acid concourse deadend|", arrow=-1))
    top.draw_board(canvas, frame)
    board = canvas.surface.subsurface(canvas.box(frame.board))
    assert colours(board) > 300
    outside = canvas.surface.subsurface(canvas.box(frame.rail))
    assert colours(outside) == 1, "the board keeps to its region"


def test_a_table_at_rest_looks_the_same_in_every_frame() -> None:
    canvas, frame = canvas_of((1280, 720))
    top = top_at(basic(4, row="concourse service?"))
    top.draw_board(canvas, frame)
    first = canvas.surface.get_buffer().raw
    top.draw_board(canvas, frame)
    assert canvas.surface.get_buffer().raw == first


def printed(placed: Placed) -> list[str]:
    """Return the words on a card."""
    said: list[str] = []

    def hear(_canvas: Canvas, _x: float, _y: float, text: str, *_: object, **_more: object) -> None:
        said.append(text)

    board = Canvas(pygame.Surface((400, 420)), scale=1.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stations, "draw_text", hear)
        StationCards(texts_once(), places()).picture(board, placed)
    return said


@pytest.mark.parametrize("card", STATIONS)
def test_every_card_says_its_name_and_its_rule_whichever_way_it_lies(card: str) -> None:
    said = printed(Placed(card, up=True))
    texts = texts_once()
    name, rule = texts.say(f"evacuate-station-{card}"), texts.say(f"evacuate-station-{card}-short")
    words = " ".join(said)
    assert name in words
    assert rule in words
    assert len(said) <= 4, "two lines each"
    assert printed(Placed(card, up=True, flipped=True)) == said


def test_a_face_down_card_names_itself_only_to_whoever_laid_it() -> None:
    name = texts_once().say("evacuate-station-acid")
    assert name not in printed(Placed("?"))
    assert name in printed(Placed("acid", laid_by=0))


def test_more_nomias_lurk_where_more_of_their_cards_come_from() -> None:
    at = basic(deck="rear rear front nohostile", discard="")
    odds = threats(at.state)
    assert odds == {"front": 0.25, "rear": 0.5}
    assert threats(basic(deck="pincer nohostile").state) == {"front": 0.5, "rear": 0.5}


@pytest.mark.parametrize("name", LOOKS)
def test_every_light_changes_while_it_lasts_and_then_is_gone(name: str) -> None:
    seen = set()
    for age in (0.1, 0.5, 0.9, 1.0):
        row = Canvas(pygame.Surface((300, 300)), scale=1.0)
        draw_effect(row, Effect(name, 150, 200, age))
        seen.add(row.surface.get_buffer().raw)
    assert len(seen) == 4


def test_stops_have_lights_and_signs_have_icons() -> None:
    assert {light for light, _ in STOPS.values()} <= LOOKS.keys()
    row = Canvas(pygame.Surface((300, 300)), scale=1.0)
    draw_sign(row, Sign("bolt", "#FFB454", 150, 200, 0.3))
    assert row.surface.get_bounding_rect().w > 0


def test_every_icon_that_rises_from_a_runner_is_drawn() -> None:
    events = [
        Event(kind, {"runner": 0, "seat": 0, "card": "trip", "reason": "immune", "by": "",
                     "speed": 1, "alive": 4, "hits": 1, "count": 1, "node": 3, "owner": 1,
                     "cards": (), "above": 0})
        for kind in ("survivor_stayed", "action_failed", "action_ignored", "panic_called",
                     "nomia_peeked", "special_used", "special_taken", "survivor_slimed",
                     "seat_dug_in", "space_welded", "survivor_spared", "survivor_returned",
                     "captive_taken", "nomia_collected", "survivors_safe", "lifeboat_added")
    ]  # fmt: skip
    top = top_at(table("urumak", "pell", row="concourse service?"))
    icons = set()
    for event in events:
        director = Director()
        director.add(*top.parts(event))
        for _ in range(30):
            director.update(1 / 60)
            icons |= {sign.icon for sign in top._actors.signs}
        director.skip_all()
    assert len(icons) > 8
    assert [icon for icon in icons if not (sprites_dir() / f"icon_{icon}.svg").exists()] == []


def test_no_picture_of_a_runner_is_made_while_it_runs_once_the_table_is_warm() -> None:
    canvas, frame = canvas_of((1280, 720))
    top = top_at(basic(4, row="concourse service?"))
    assert sum(1 for _ in top.warm(canvas, frame)) > 4 * 4
    made = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.ui.sprites.rasterised", lambda *_: made.append(1))
        for left in (False, True):
            board = Fit.of(places(), frame.board).canvas(canvas)
            runner_picture(2, board.px(height_of(4)), left=left, neutral=False)
    assert made == []


def test_a_drawing_made_in_strips_has_no_seams() -> None:
    size, depth = (234, 416), 84
    whole = large_drawing("station_acid", *size)
    for top in range(0, size[1], depth):
        strip = drawing_strip("station_acid", size, top, min(depth, size[1] - top))
        for x in range(5, size[0], 16):
            for y in range(0, strip.get_height(), 6):
                one, other = strip.get_at((x, y)), whole.get_at((x, top + y))
                assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 24, (x, top + y)


def test_a_card_that_was_made_ready_is_the_one_that_is_shown() -> None:
    board = Canvas(pygame.Surface((400, 420)), scale=1.0)
    cards, placed = StationCards(texts_once(), places()), Placed("hole", up=True)
    steps = sum(1 for _ in cards.warm(board, placed))
    assert steps == stations.STRIPS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stations, "drawing_strip", lambda *_: pytest.fail("it is drawn again"))
        assert cards.picture(board, placed).get_size() == (234, 416)
