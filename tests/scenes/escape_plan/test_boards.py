"""Everybody's public board can be read: pointing at a row of the rail shows it in full."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.escape_plan import CONTACTS
from game.rules.rng import Chance
from game.scenes.escape_plan.pointed import LARGE
from game.scenes.escape_plan.table import PlanTop
from game.scenes.table import Table
from game.ui import theme
from game.ui.inputs import Pointer
from game.ui.lettering import rich_lines
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import begun, canvas_of, played
from tests.scenes.escape_plan.test_layout import table_of

SIZES = ((1024, 576), (1280, 720), (1920, 1080))


@pytest.mark.parametrize("size", SIZES)
def test_pointing_at_a_row_shows_the_board_of_its_thief(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    match = begun(5, seed=4)
    for each in played(match, Chance(4)):
        (seat,) = each.waiting()
        if each.view(None).day == 2 and each.decisions()[seat].kind == "turn":
            break
    drive = table_of(tmp_path, match, size)
    assert isinstance(drive.scene, Table)
    top = drive.scene._top
    assert isinstance(top, PlanTop)
    view, texts = match.view(seat), texts_once()
    rows = top._panels._rail.rows(drive.scene._face.frame.rail, view)
    for other, row in rows.items():
        drive.give(Pointer("move", row.cx, row.cy, 0)).settle()
        words = set(drive.texts())
        if other == seat:
            assert top._panels.watched is None
            continue
        assert top._panels.watched == other
        drive.faults()
        names = {texts.say(f"escape_plan-contact-{card}")
                 for card in view.contacts[other] if card in CONTACTS}  # fmt: skip
        assert names <= words or not words & {"Items", "Ready"}
    left, top_edge, *_ = drive.scene._face.frame.board
    drive.give(Pointer("move", left + 200, top_edge + 200, 0)).settle()
    assert top._panels.watched is None


@pytest.mark.parametrize("size", SIZES)
def test_a_contact_under_the_mouse_is_shown_large_and_its_words_are_whole(
    size: tuple[int, int],
) -> None:
    canvas, frame = canvas_of(size)
    match = begun(3, seed=4)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    panels, view = top._panels, match.view(None)
    city = panels._city(frame)
    for place in range(1, len(view.display) + 1):
        row = panels._displays.boxes(frame.board)[f"contact.{place}"]
        top.scroll(canvas, frame, Pointer("move", row.cx, row.cy, 0))
        box = panels._pointed.place(city)
        assert box is not None
        assert city.contains(box.x, box.y)
        assert city.contains(box.right, box.bottom)
        assert not box.overlaps(row)
    top.scroll(canvas, frame, Pointer("move", city.cx, city.y + 4, 0))
    assert panels._pointed.place(city) is None
    for card in CONTACTS:
        words = texts_once().say(f"escape_plan-contact-{card}-about")
        assert len(rich_lines(canvas, words, theme.CAPTION, LARGE[0] - 20)) <= 5, card
