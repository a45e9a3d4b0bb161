"""Every card has a face that says what its row in the rules says."""

from __future__ import annotations

import pygame
import pytest

from game.rules.space_escape import CARDS
from game.scenes.space_escape.cards import draw_card, draw_card_back, draw_deck, draw_discard
from game.ui.canvas import Box, Canvas
from tests.scenes.space_escape.painted import canvas, colours

BOX: Box = (40.0, 40.0, 143.0, 97.0)
TWINS = {"36": "35"}
"""Cards that are printed alike."""


def _face(card_id: str, **dress: object) -> bytes:
    sheet = canvas()
    kept: dict[str, object] = {"owner": ("ember",), **dress}
    draw_card(sheet, BOX, card_id, **kept)  # type: ignore[arg-type]
    return pygame.image.tobytes(sheet.surface.subsurface(sheet.box(BOX)), "RGB")


def test_every_card_has_a_face_and_no_two_different_cards_look_alike() -> None:
    faces = {card_id: _face(card_id) for card_id in CARDS if card_id not in TWINS}
    assert len(set(faces.values())) == len(faces)
    assert all(_face(twin) == faces[card_id] for twin, card_id in TWINS.items())


@pytest.mark.parametrize(
    "size", [(143, 97), (167, 117), (87, 93), (200, 300), (60, 20), (500, 340)]
)
def test_every_card_is_drawn_at_any_size(size: tuple[int, int]) -> None:
    for card_id in CARDS:
        sheet = canvas()
        title = "A rather long name of a card" if card_id.startswith("c") else ""
        draw_card(sheet, (10, 10, *size), card_id, owner=("sky", "sun"), title=title)
        assert colours(sheet.surface) > 10


def test_your_rat_wears_its_owners_colour() -> None:
    assert _face("46", owner=("sky",)) != _face("46", owner=("sun",))
    assert _face("46", owner=("sky",)) != _face("46", owner=("sky", "teal"))


def test_a_card_for_all_shows_the_rats_in_play() -> None:
    assert _face("8", crew=("ember", "sun")) != _face("8", crew=("ember", "sun", "teal"))
    assert _face("40", crew=("ember", "sun")) == _face("40", crew=("ember", "sun", "teal"))


def test_a_challenge_card_bears_its_name() -> None:
    assert _face("c1", title="Hatching Day") != _face("c1", title="Tremor")


def test_active_focused_and_waiting_cards_look_different() -> None:
    pictures = set()
    for state in ({}, {"active": True}, {"focused": True}, {"dim": True}):
        sheet = canvas()
        draw_card(sheet, BOX, "7", owner=("ember",), **state)
        pictures.add(pygame.image.tobytes(sheet.surface, "RGB"))
    assert len(pictures) == 4


def test_the_deck_grows_thinner() -> None:
    heights = [_top_of(count) for count in (46, 20, 1)]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]


def _top_of(count: int) -> int:
    """The uppermost row of pixels that a deck of so many cards covers."""
    sheet = canvas()
    sheet.fill("#FF00FF")
    draw_deck(sheet, BOX, count)
    column = round(BOX[0] + BOX[2] / 2)
    solid = (y for y in range(720) if _is_card(sheet, (column, y)))
    return next(solid)


def _is_card(sheet: Canvas, spot: tuple[int, int]) -> bool:
    red, green, _, _ = sheet.surface.get_at(spot)
    return green > 20 and red < 200


def test_empty_piles_leave_their_outline() -> None:
    for draw in (
        lambda sheet: draw_deck(sheet, BOX, 0),
        lambda sheet: draw_discard(sheet, BOX, None, 0, ("ember",)),
    ):
        sheet = canvas()
        draw(sheet)
        assert 1 < colours(sheet.surface) < 40


def test_piles_and_backs_are_drawn() -> None:
    sheet = canvas()
    draw_card_back(sheet, BOX)
    draw_deck(sheet, (240, 40, 87, 92), 30)
    draw_discard(sheet, (400, 40, 87, 92), "12", 17, ("teal",))
    assert colours(sheet.surface) > 60
