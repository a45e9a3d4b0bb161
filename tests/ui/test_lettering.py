"""Words keep to their width at every size, and stand where they are put."""

from __future__ import annotations

import pygame
import pytest

from game.content.texts import styled
from game.ui import lettering
from game.ui.canvas import Canvas
from game.ui.lettering import (
    draw_rich,
    draw_text,
    fit,
    font_path,
    rich_height,
    rich_width,
    text_width,
    wrap,
)
from game.ui.theme import FACES, FLOOR
from tests.ui.conftest import CanvasOf

SENTENCE = (
    styled("seat0", "Ana") + ", move your rat " + styled("number", "2 or 3") + " spaces. "
    "Four ends are lit, and " + styled("snake-copper", "Copper") + " is near."
)  # fmt: skip
SIZES = [(1024, 576), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("face", sorted(FACES))
def test_every_face_comes_from_its_package(face: lettering.Face) -> None:
    assert font_path(face).is_file()


def test_a_font_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lettering, "find_spec", lambda _: None)
    with pytest.raises(lettering.FontMissing, match="pip install font-lato"):
        lettering.font_path.__wrapped__("regular")


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
def test_y_is_the_middle_of_the_capitals(canvas: Canvas, face: lettering.Face) -> None:
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
    lettering.forget_letters()
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
