"""The Escape Plan table in real windows: nothing over anything else, and every word is whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.match import Match
from game.rules.rng import Chance
from game.scenes.curtain import Curtain
from game.scenes.escape_plan.table import PlanTop
from game.scenes.table import Table
from tests.scenes.driver import Drive, open_board, services_for, texts_once
from tests.scenes.escape_plan.matches import begun, played

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))
KINDS = (
    "lay_shop",
    "take_contact",
    "place_contact",
    "buy_fixer",
    "buy_equipment",
    "exit_closed",
    "unlock",
    "end_turn",
)
"""Questions with the fullest trays; the city's own words are not looked at here."""


def table_of(folder: Path, match: Match, size: tuple[int, int]) -> Drive:
    """Open the table of a match for whoever is asked."""
    services = services_for(folder)
    services.settings.change("play", speed="instant", recap=False)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    drive = Drive(folder, Table(services, match, top), size, services)
    if isinstance(drive.scene, Curtain):
        drive.scene.rise()
        drive.settle()
    return drive


def in_the_city(fault: str) -> bool:
    """Say whether a fault is only that places or officers of the city stand close together."""
    return "option:go:" in fault or fault.count("option:officer:") == 2


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (5, 2)])
def test_nothing_lies_over_anything_and_every_word_is_whole(
    tmp_path: Path, seats: int, seed: int
) -> None:
    met: set[str] = set()
    for match in played(begun(seats, seed), Chance(seed)):
        kind = match.decisions()[match.waiting()[0]].kind
        if kind not in KINDS or kind in met:
            continue
        met.add(kind)
        size = SIZES[(len(met) + seats) % len(SIZES)]
        drive = table_of(tmp_path / kind, match, size)
        faults = [fault for fault in drive.faults() if not in_the_city(fault)]
        assert faults == [], (kind, size)
    assert len(met) >= 6
