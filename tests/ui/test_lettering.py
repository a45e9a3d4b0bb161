"""Words keep to their width at every size, and stand where they are put."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.content.texts import styled
from game.ui import fonts, letter_pictures, system_fonts
from game.ui.cache import forget_pictures
from game.ui.canvas import Canvas
from game.ui.fields import TextField
from game.ui.fonts import MARK, SPARES, Spare, font_path, pieces
from game.ui.layout import Rect
from game.ui.letter_pictures import line_picture
from game.ui.lettering import (
    best_line,
    block_size,
    caret_places,
    draw_rich,
    draw_text,
    fit,
    line_size,
    rich_height,
    rich_width,
    text_width,
    wrap,
)
from game.ui.signs import signs
from game.ui.theme import FACES, FLOOR, Face
from tests.ui.conftest import CanvasOf

SENTENCE = (
    styled("seat0", "Ana") + ", move your rat " + styled("number", "2 or 3") + " spaces. "
    "Four ends are lit, and " + styled("snake-copper", "Copper") + " is near."
)  # fmt: skip
SIZES = [(1024, 576), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("face", sorted(FACES))
def test_every_face_comes_from_its_package(face: Face) -> None:
    assert font_path(face).is_file()


def test_a_font_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "find_spec", lambda _: None)
    with pytest.raises(fonts.FontMissing, match="pip install font-lato"):
        font_path.__wrapped__("regular")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("width", [60, 120, 251, 480])
def test_wrapped_lines_are_never_wider_than_asked(
    canvas_of: CanvasOf, size: tuple[int, int], width: int
) -> None:
    canvas = canvas_of(*size)
    for letters in (FLOOR, 16, 27):
        for line in wrap(canvas, SENTENCE, letters, width, "bold"):
            assert text_width(canvas, line, letters, "regular") <= width
        assert rich_width(canvas, SENTENCE, letters, width) <= width


def test_the_height_told_is_the_height_drawn(canvas: Canvas) -> None:
    drawn = draw_rich(canvas, 100, 100, SENTENCE, 16, 200)
    assert drawn == rich_height(canvas, SENTENCE, 16, 200) > 16 * 1.32
    inked = canvas.surface.get_bounding_rect()
    assert inked.top >= 100 - 16
    assert inked.bottom <= 100 - 8 + drawn + 4


def test_lines_after_the_first_hang_by_the_indent(canvas: Canvas) -> None:
    draw_rich(canvas, 100, 100, "iiii " * 12, 16, 120, indent=20)
    below = canvas.surface.subsurface((0, 112, 1280, 100)).get_bounding_rect()
    assert canvas.surface.get_bounding_rect().left < 104
    assert below.left >= 120


def test_too_many_lines_end_in_an_ellipsis(canvas: Canvas) -> None:
    assert rich_height(canvas, SENTENCE, 16, 120, max_lines=2) == pytest.approx(2 * 16 * 1.32)


def test_a_line_on_a_fixed_width_is_cut(canvas: Canvas) -> None:
    assert fit(canvas, "short", 16, 200) == "short"
    cut = fit(canvas, "a long line that does not fit", 16, 100)
    assert cut.endswith("…")
    assert text_width(canvas, cut, 16) <= 100


@pytest.mark.parametrize("face", sorted(FACES))
def test_y_is_the_middle_of_the_capitals(canvas: Canvas, face: Face) -> None:
    draw_text(canvas, 100, 200, "H", 60, face=face)
    inked = canvas.surface.get_bounding_rect()
    assert inked.centery == pytest.approx(200, abs=3)


def test_x_is_the_left_the_middle_or_the_right(canvas: Canvas) -> None:
    for align, edge in (("left", "left"), ("center", "centerx"), ("right", "right")):
        canvas.surface.fill((0, 0, 0, 0))
        draw_text(canvas, 300, 200, "HHHH", 30, align=align)  # type: ignore[arg-type]
        assert getattr(canvas.surface.get_bounding_rect(), edge) == pytest.approx(300, abs=4)


def test_a_faint_line_leaves_the_next_one_strong(canvas: Canvas) -> None:
    draw_text(canvas, 100, 100, "H", 30, alpha=0.2, shadow=2)
    canvas.surface.fill((0, 0, 0, 0))
    draw_text(canvas, 100, 100, "H", 30)
    inked = canvas.surface.get_bounding_rect()
    assert max(canvas.surface.get_at((x, inked.centery)).a for x in range(95, 130)) == 255


def test_letters_come_back_after_the_font_module_was_closed(canvas: Canvas) -> None:
    draw_text(canvas, 10, 10, "before")
    pygame.font.quit()
    draw_text(canvas, 10, 10, "after it")
    assert canvas.surface.get_bounding_rect().width > 20


def test_letters_survive_a_font_module_that_others_closed_and_opened_again(
    canvas_of: CanvasOf,
) -> None:
    canvas = canvas_of(1280, 720)
    before = text_width(canvas, "Three ways out", 16)
    draw_text(canvas, 10, 10, "Three ways out", 16)
    pygame.font.quit()
    pygame.font.init()
    forget_pictures()
    draw_text(canvas, 10, 10, "Three ways out", 16)
    assert text_width(canvas, "Three ways out", 16) == before


@pytest.mark.parametrize(
    "text",
    ["", "\0", "a\udcffb", "\ud800", "\n\r\t\x07", "\u202e\u200b", "\U0001f40d\uffff", "\ue000"],
)
def test_any_string_can_be_measured_and_drawn(canvas_of: CanvasOf, text: str) -> None:
    canvas = canvas_of(1280, 720)
    assert text_width(canvas, text) >= 0
    draw_text(canvas, 10, 10, text, max_width=100)
    draw_rich(canvas, 10, 40, text, width=100)


# --- names in any script ------------------------------------------------------------------------

NAMES = {
    "accents": "Ana Ångström-Dvořák",
    "accents apart": "Zoe\u0308 Nun\u0303o",
    "vietnamese": "Nguyễn Ẫn",
    "greek": "Ελένη Παπαδοπούλου",
    "cyrillic": "Владимир Їжак",
    "armenian": "Հայկ",
    "hebrew": "שלום דוד",
    "arabic": "محمد علي",
    "devanagari": "राज कुमार क्षत्रिय",
    "bengali": "রবীন্দ্রনাথ",
    "gurmukhi": "ਗੁਰਪ੍ਰੀਤ",
    "gujarati": "પટેલ",
    "oriya": "ଓଡ଼ିଆ",
    "tamil": "தமிழ்",
    "telugu": "తెలుగు",
    "kannada": "ಕನ್ನಡ",
    "malayalam": "മലയാളം",
    "sinhala": "සිංහල",
    "thai": "สมชาย ใจดี",
    "lao": "ລາວ",
    "burmese": "မြန်မာ",
    "georgian": "გიორგი",
    "ethiopic": "አበበ",
    "khmer": "ខ្មែរ",
    "chinese": "李小龙",
    "japanese": "さくら 桜、サクラ",
    "korean": "김민수",
    "emoji": "🐀 🐍 👩‍👩‍👧 🇫🇷 ❤️ 👍🏽 1️⃣",
    "symbols": "→ ★ ☃ Ω",
}
NOWHERE = "\ue000"
"""A letter of no script, which no font has."""


@pytest.fixture
def no_system_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system without fonts."""

    def forget() -> None:
        for kept in (fonts._system_spares, fonts._home, fonts.pieces):
            kept.cache_clear()

    forget()
    monkeypatch.setattr(fonts, "system_fonts", tuple)
    yield
    forget()


def _spares(text: str, face: Face = "name") -> set[Spare | None]:
    return {piece.spare for piece in pieces(text, face)}


@pytest.mark.parametrize("name", sorted(NAMES))
@pytest.mark.usefixtures("no_system_fonts")
def test_a_name_in_any_script_is_drawn_with_the_fonts_installed(name: str) -> None:
    for face in FACES:
        assert MARK not in _spares(NAMES[name], face)


def test_every_spare_font_has_letters_in_its_part_of_unicode() -> None:
    for spare in SPARES:
        path = fonts.path_of("regular", spare)
        assert any(
            fonts.has_letter(path, chr(code)) for code in range(spare.first, spare.last + 1)
        ), spare.file


@pytest.mark.parametrize("name", sorted(NAMES))
@pytest.mark.parametrize("face", ["regular", "name"])
def test_a_name_is_as_wide_as_it_is_measured_and_carries_its_caret(
    canvas: Canvas, name: str, face: Face
) -> None:
    text = NAMES[name]
    assert "".join(piece.text for piece in pieces(text, face)) == text
    width = text_width(canvas, text, 24, face)
    assert draw_text(canvas, 100, 100, text, 24, face=face) == pytest.approx(100 + width)
    inked = canvas.surface.get_bounding_rect()
    assert 98 <= inked.left < 110
    assert 100 + width - 10 < inked.right <= 100 + width + 3
    places = caret_places(canvas, text, 24, face)
    assert len(places) == len(text) + 1
    assert max(places) == pytest.approx(width, abs=3)
    assert min(places) >= 0


def test_bold_names_in_greek_and_cyrillic_are_bold_letters_not_thickened_ones() -> None:
    for text in (NAMES["greek"], NAMES["cyrillic"]):
        (spare,) = {spare for spare in _spares(text, "bold") if spare}
        strong = fonts.path_of("bold", spare)
        assert strong != fonts.path_of("regular", spare)
        assert all(fonts.has_letter(strong, letter) for letter in text)


def test_a_name_in_another_script_stands_on_the_ground_line_of_its_neighbors() -> None:
    for face in FACES:
        alone = line_picture("H", 40, "#FFFFFF", face).get_bounding_rect()
        both = line_picture("H 李", 40, "#FFFFFF", face).get_bounding_rect()
        for text in ("HИ", "HΗ"):
            mixed = line_picture(text, 40, "#FFFFFF", face).get_bounding_rect()
            assert mixed.height - alone.height <= 8
        assert both.height < alone.height * 1.6


def test_the_capitals_stay_where_they_are_beside_a_taller_script(canvas: Canvas) -> None:
    draw_text(canvas, 100, 200, "H", 40)
    alone = canvas.surface.get_bounding_rect()
    canvas.surface.fill((0, 0, 0, 0))
    draw_text(canvas, 100, 200, "H عَلِيّ", 40)
    kept = canvas.surface.subsurface((alone.x, 0, alone.w, 720)).get_bounding_rect()
    assert (kept.top, kept.bottom) == (alone.top, alone.bottom)


def test_words_that_run_leftwards_keep_their_order_and_their_caret(canvas: Canvas) -> None:
    assert len(pieces(NAMES["arabic"], "name")) == 1
    places = caret_places(canvas, NAMES["hebrew"], 24)
    assert places[0] == text_width(canvas, NAMES["hebrew"], 24)
    assert places == sorted(places, reverse=True)
    mixed = caret_places(canvas, "ab שלום cd", 24)
    assert mixed[3] < mixed[4]
    assert mixed[4] > mixed[5] > mixed[6]
    assert mixed[-1] == max(mixed)


def test_a_field_shows_its_caret_where_the_next_letter_will_be(canvas: Canvas) -> None:
    field = TextField("name", "李小龙", lambda _: None, box=Rect(100, 100, 300, 32))
    field.draw(canvas, focused=True)
    for letter, edge in enumerate(caret_places(canvas, "李小龙")):
        field.press((110 + edge, 110))
        assert field.caret == letter


def test_a_letter_of_no_font_is_a_mark_and_never_an_empty_box(canvas: Canvas) -> None:
    assert _spares(NOWHERE) == _spares("\ufffd") == _spares("\0") == {MARK}
    width = text_width(canvas, NOWHERE * 3, 24)
    assert width == 3 * text_width(canvas, NOWHERE, 24) > 24
    draw_text(canvas, 100, 100, NOWHERE, 24)
    inked = canvas.surface.get_bounding_rect()
    assert inked.center == (pytest.approx(100 + width / 6, abs=2), pytest.approx(100, abs=2))
    assert canvas.surface.get_at(inked.center).a == 0
    assert canvas.surface.get_at((inked.left + 1, inked.top + 1)).a == 0


@pytest.mark.usefixtures("no_system_fonts")
def test_a_script_without_a_font_is_marked_letter_by_letter() -> None:
    assert [piece.spare for piece in pieces("Ana ᏣᎳᎩ", "regular")] == [None, MARK]


@pytest.mark.usefixtures("no_system_fonts")
def test_a_script_without_a_font_is_looked_up_among_those_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = fonts.path_of("regular", SPARES[0])
    broken = Path(__file__)
    monkeypatch.setattr(fonts, "SPARES", ())
    assert _spares("Ж") == {MARK}
    fonts._home.cache_clear()
    fonts.pieces.cache_clear()
    fonts._system_spares.cache_clear()
    monkeypatch.setattr(fonts, "system_fonts", lambda: (broken, path))
    assert {spare.file for spare in _spares("Ж") if spare} == {str(path)}


def test_fonts_of_the_system_are_found_by_name_and_the_best_come_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "Fancy.ttf", "a/NotoSans-Regular.ttf"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    monkeypatch.setattr(system_fonts, "_UNIX_FOLDERS", (str(tmp_path), str(tmp_path / "gone")))
    monkeypatch.setattr(system_fonts.sys, "platform", "linux")
    assert [path.name for path in system_fonts.system_fonts()] == [
        "NotoSans-Regular.ttf", "DejaVuSans.ttf",
    ]  # fmt: skip


def test_names_come_back_after_everything_was_closed(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(1280, 720)
    assert None not in _spares("Ж")
    pygame.quit()
    pygame.init()
    for kept in (fonts._home, fonts.pieces, letter_pictures.width_of):
        kept.cache_clear()
    assert text_width(canvas, "ЖЩ 李") > 20


def test_plain_letters_ask_for_no_spare_font(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_home", None)
    assert pieces("A line in plain letters, not asked for before.", "regular")[0].spare is None


def test_letters_that_only_steer_others_are_not_seen(canvas: Canvas) -> None:
    assert text_width(canvas, "a\u200bb") == text_width(canvas, "a") + text_width(canvas, "b")
    assert text_width(canvas, "\u202e") == 0


def test_letters_that_are_seen_as_one_stay_together(canvas: Canvas) -> None:
    assert signs("e\u0301a👩‍👧🇫🇷🇩🇪👍🏽1️⃣") == [
        "e\u0301", "a", "👩‍👧", "🇫🇷", "🇩🇪", "👍🏽", "1️⃣",
    ]  # fmt: skip
    family = "👩‍👩‍👧"
    for width in range(40, 130, 7):
        lines = wrap(canvas, family * 5, 20, width)
        assert "".join(lines) == family * 5
        assert all(line.count(family) * len(family) == len(line) for line in lines)
        cut = fit(canvas, family * 5, 20, width).removesuffix("…")
        assert cut == family * cut.count(family)


def test_a_long_name_without_spaces_wraps_anywhere(canvas: Canvas) -> None:
    lines = wrap(canvas, "漢字仮名交じり文はとても長いので折り返される", 20, 150)
    assert len(lines) > 2
    assert all(text_width(canvas, line, 20) <= 150 for line in lines)


@pytest.fixture
def board() -> Canvas:
    """A canvas of a board on which letters of twice the size are wanted."""
    return Canvas(pygame.Surface((1280, 720)), wanted=2.0)


LONG, SHORT = "back in two rounds", "2 rounds"


@pytest.mark.parametrize(
    ("room", "told"),
    [
        (lambda board: text_width(board, LONG, 30), (LONG, 30)),
        (lambda board: text_width(board, LONG, 30) - 1, (SHORT, 30)),
        (lambda board: text_width(board, SHORT, 30), (SHORT, 30)),
        (lambda board: text_width(board, SHORT, 27), (SHORT, 27)),
    ],
)
def test_the_longest_words_that_are_large_enough_are_written(
    board: Canvas, room: Callable[[Canvas], float], told: tuple[str, float]
) -> None:
    assert best_line(board, [LONG, SHORT], 20, room(board), most=1.5) == told


def test_where_nothing_fits_or_nothing_larger_is_wanted_the_first_words_have_the_usual_size(
    board: Canvas, canvas: Canvas
) -> None:
    assert best_line(board, [LONG, SHORT], 20, 5) == (LONG, 20)
    assert best_line(canvas, [LONG, SHORT], 20, 500) == (LONG, 20)


def test_letters_on_a_board_grow_as_far_as_their_line_or_block_goes(board: Canvas) -> None:
    for room in (10, 150, 200, 2000):
        size = line_size(board, LONG, 20, room)
        assert 20 <= size <= 30
        assert size == 20 or text_width(board, LONG, size) <= room
        block = block_size(board, LONG, 20, (room, 50))
        assert 20 <= block <= 30
        assert block == 20 or rich_height(board, LONG, block, room) <= 50
    assert line_size(board, LONG, 20, 2000) == block_size(board, LONG, 20, (2000, 500)) == 30
