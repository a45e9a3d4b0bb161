"""The tray over the lower edge of the city: no name is cut off, and the city lies above it."""

from __future__ import annotations

from functools import partial

import pytest

from game.content.texts import Texts
from game.rules.escape_plan import CONTACTS, EQUIPMENT, FIXERS, KEY_COLOURS, SHOPS
from game.rules.rng import Chance
from game.scenes.choices import Choices
from game.scenes.escape_plan import windows
from game.scenes.escape_plan.contacts import draw_contact
from game.scenes.escape_plan.table import PlanTop
from game.scenes.escape_plan.trays import LENSES
from game.scenes.fit import Fit
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame, Rect
from game.ui.lettering import rich_lines, text_width
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import begun, canvas_of, play_until, played

SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


class Lines:
    """Everything that was written, as it was cut to its room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cut: list[str] = []
        self.written: list[str] = []
        for module in ("windows", "contacts"):
            monkeypatch.setattr(f"game.scenes.escape_plan.{module}.draw_text", self._hear)

    def _hear(self, canvas: Canvas, _x: float, _y: float, words: str, size: float = 16,
              _colour: str = "", face: str = "regular", _align: str = "left",
              max_width: float | None = None, **_more: object) -> None:  # fmt: skip
        self.written.append(words)
        room = float("inf") if max_width is None else max_width
        if text_width(canvas, words, size, face) > room:  # type: ignore[arg-type]
            self.cut.append(words)


def tile_names(texts: Texts) -> list[str]:
    """Return the name of everything that is ever a tile in the tray."""
    items = [texts.say(f"escape_plan-item-{each}") for each in (*FIXERS, *EQUIPMENT)]
    shops = [texts.say(f"escape_plan-shop-{each}") for each in SHOPS]
    return items + shops + [texts.say(f"escape_plan-color-{each}") for each in KEY_COLOURS]


@pytest.mark.parametrize("size", SIZES)
def test_every_name_of_a_tile_or_card_is_whole(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    canvas, _ = canvas_of(size)
    texts, lines = texts_once(), Lines(monkeypatch)
    for name in tile_names(texts):
        windows.draw_name(canvas, Rect(10, 10, *windows.TILE), name)
    for card in CONTACTS:
        draw_contact(canvas, Rect(10, 10, *windows.CONTACT), card, texts)
    assert lines.cut == []
    for card in CONTACTS:
        words = texts.say(f"escape_plan-contact-{card}-short")
        room = windows.CONTACT[0] - 9
        assert len(rich_lines(canvas, words, theme.FLOOR, room)) <= 2, words


@pytest.mark.parametrize("size", SIZES)
def test_no_number_of_a_safe_house_stands_alone_above_what_it_pays(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    canvas, _ = canvas_of(size)
    lines = Lines(monkeypatch)
    for name in tile_names(texts_once()):
        windows.draw_name(canvas, Rect(10, 10, *windows.TILE), name)
    assert not [words for words in lines.written if words.isdecimal()]


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_city_lies_above_the_tray(size: tuple[int, int]) -> None:
    canvas, frame = canvas_of(size)
    match = begun(4, seed=4)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    met: set[str] = set()
    for each in played(match, Chance(4)):
        (seat,) = each.waiting()
        decision = each.decisions()[seat]
        if each.view(None).day < 2 or decision.kind in met:
            continue
        met.add(decision.kind)
        top.settle(each.view(seat), seat)
        top.choose(Choices(seat, decision, lambda _key: ()))
        top.spots(canvas, frame, decision)
        covered = top._panels.covered(canvas, frame, decision)
        if covered:
            assert lowest(top, frame) < tray_top(top, frame, covered), decision.kind
    assert {"take_contact", "buy_equipment", "lay_shop"} <= met


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_declines_has_one_place_and_no_other_button_ever_lies_there(seats: int) -> None:
    canvas, frame = canvas_of((1280, 720))
    match = begun(seats, seed=4)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    corners: dict[tuple[str, str], Rect] = {}
    others: dict[tuple[str, str], Rect] = {}
    for each in played(match, Chance(4)):
        (seat,) = each.waiting()
        decision = each.decisions()[seat]
        top.settle(each.view(seat), seat)
        top.choose(Choices(seat, decision, partial(each.foresee, seat)))
        spots = top._panels.spots(canvas, frame, decision)
        for option in windows.buttons_of(decision):
            place = corners if option.key in windows.LAST else others
            place[decision.kind, option.key] = Rect(*spots[option.key].box)
    assert {kind for kind, _ in corners} >= {"end_turn", "use_disc", "buy_equipment"}
    assert len({(round(box.right), round(box.bottom)) for box in corners.values()}) == 1
    for key, box in others.items():
        assert not any(box.overlaps(corner) for corner in corners.values()), key


@pytest.mark.parametrize("size", SIZES)
def test_no_tray_lies_over_the_lenses(size: tuple[int, int]) -> None:
    canvas, frame = canvas_of(size)
    match = begun(4, seed=4)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    city = top._panels._city(frame)
    across, up = (share * city.w for share in LENSES)
    lenses = Rect(city.x, city.bottom - up, across, up)
    met: set[str] = set()
    for each in played(match, Chance(4)):
        (seat,) = each.waiting()
        decision = each.decisions()[seat]
        if decision.kind not in met:
            met.add(decision.kind)
            top.settle(each.view(seat), seat)
            top.choose(Choices(seat, decision, partial(each.foresee, seat)))
            for tray in top._panels.trays(canvas, frame, decision):
                assert not tray.overlaps(lenses), decision.kind


def lowest(top: PlanTop, frame: BoardFrame) -> float:
    """Return where the lowest tile of the city ends, in logical units."""
    camera, plan = top._actors.camera, top._actors.plan
    _, y = camera.board(0.0, plan.box().bottom)
    return Fit.of(top._places, frame.board).screen(0.0, y)[1]


def tray_top(top: PlanTop, frame: BoardFrame, covered: float) -> float:
    """Return where the tray begins, in logical units."""
    return Fit.of(top._places, frame.board).screen(0.0, top._places.city.bottom)[1] - covered


def test_the_city_stays_where_it_is_while_a_card_moves_from_the_tray_to_its_space() -> None:
    canvas, frame = canvas_of((640, 360))
    match = begun(4, seed=4)
    play_until(match, lambda d: d.kind == "take_contact" and match.view(None).day > 1, seed=4)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    (seat,) = match.waiting()
    top.choose(Choices(seat, match.decisions()[seat], lambda _key: ()))
    top.spots(canvas, frame, match.decisions()[seat])
    before = top._actors.camera.view
    top.choose(None)
    top.draw_board(canvas, frame)
    assert top._actors.camera.view == before
