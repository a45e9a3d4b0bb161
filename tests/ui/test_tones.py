"""Light is warm, dark is blue, and every pair of text and ground can be read."""

from __future__ import annotations

import pytest

from game.ui import theme
from game.ui.theme import PAPER, PAPER_STYLES, SEATS, SNAKES, STYLES
from game.ui.tones import contrast, dk, lt, luminance, mix, rgb

READABLE = 4.5
INKS = (theme.INK9, theme.INK8, theme.INK7)


def test_mixing_goes_from_the_first_colour_to_the_second() -> None:
    assert mix("#000000", "#FFFFFF", 0) == "#000000"
    assert mix("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert mix("#102030", "#304050", 0.5) == "#203040"


@pytest.mark.parametrize("colour", [seat.colour for seat in SEATS])
def test_light_is_lighter_and_warmer_dark_is_darker_and_bluer(colour: str) -> None:
    assert luminance(dk(colour, 0.3)) < luminance(colour) < luminance(lt(colour, 0.3))
    red, _, blue = rgb(lt("#808080", 0.3))
    assert red > blue
    red, _, blue = rgb(dk("#808080", 0.3))
    assert blue > red


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("ground", INKS)
@pytest.mark.parametrize("name", ["HIGH", "MIDDLE", "DIM", "LAMP", "GOOD", "WARN", "BAD", "INFO"])
def test_text_on_ink_can_be_read(name: str, ground: str) -> None:
    assert contrast(getattr(theme, name), ground) >= READABLE


@pytest.mark.parametrize("style", sorted(STYLES))
@pytest.mark.parametrize("ground", INKS)
def test_every_style_can_be_read_on_ink(style: str, ground: str) -> None:
    assert contrast(STYLES[style].colour, ground) >= READABLE


@pytest.mark.parametrize("style", sorted(PAPER_STYLES))
def test_every_style_can_be_read_on_paper(style: str) -> None:
    assert contrast(PAPER_STYLES[style].colour, PAPER) >= READABLE


@pytest.mark.parametrize("name", ["PAPER_TEXT", "PAPER_DIM"])
def test_text_on_paper_can_be_read(name: str) -> None:
    assert contrast(getattr(theme, name), PAPER) >= READABLE


def test_the_primary_button_can_be_read() -> None:
    for ground in ("#FFE0A0", "#F0A94C", "#B9772B"):
        assert contrast(theme.LAMP_TEXT, ground) >= READABLE


def test_letters_on_badges_stand_out() -> None:
    # Letters on badges are large and bold, and the shape says the same.
    for seat in SEATS:
        assert contrast(seat.on_colour, seat.colour) >= 3


def test_every_seat_has_its_own_colour_shape_and_letter() -> None:
    for part in ("id", "colour", "shape", "letter"):
        assert len({getattr(seat, part) for seat in SEATS}) == len(SEATS)


def test_names_of_colours_lead_to_their_seat_and_style() -> None:
    assert [theme.seat_of(id) for id in ("ember", "sun", "teal", "sky")] == [0, 1, 2, 3]
    assert set(SNAKES) == {"plum", "copper", "lime", "rose"}
    assert STYLES["rat-sky"] == STYLES["seat3"]


def test_no_text_size_is_below_the_floor() -> None:
    sizes = (theme.CAPTION, theme.BODY, theme.STRONG, theme.TITLE, theme.HEAD, theme.DISPLAY)
    assert min(sizes) >= theme.FLOOR == 12
