"""Everybody's public board can be read: pointing at a row of the rail shows it in full."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.escape_plan import CONTACTS
from game.rules.rng import Chance
from game.scenes.escape_plan.table import PlanTop
from game.scenes.table import Table
from game.ui.inputs import Pointer
from tests.scenes.driver import texts_once
from tests.scenes.escape_plan.cities import begun, played
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
