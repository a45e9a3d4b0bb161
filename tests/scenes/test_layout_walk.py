"""The walk over all screens, windows and sizes of letters: nothing covered, cut, or out of reach.

Windows of one shape share a layout, as a logical unit grows with them; each shape is walked, and
the sizes of letters in turn. The largest windows are painted for a few screens only.
"""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from tests.scenes.driver import Drive, Nothing, services_for
from tests.scenes.meant import unmeant
from tests.scenes.screens import SHELL, TABLES
from tests.scenes.space_escape.tables import QuickBots

SMALLEST, LARGEST = 80, 200
LOOKS = (
    ((1280, 720), 100),
    ((1024, 576), LARGEST),
    ((1280, 800), 130),
    ((1280, 720), SMALLEST),
    ((2560, 1080), 160),
    ((1280, 720), LARGEST),
    ((1024, 768), 115),
)
"""Windows in pixels, and sizes of letters in per cent; each next state of a screen takes one."""
AT_TABLES = (
    ((1280, 720), LARGEST),
    ((1024, 576), LARGEST),
    ((1280, 720), SMALLEST),
    ((3840, 2160), LARGEST),
    ((1920, 1080), 150),
    ((1024, 768), 130),
    ((2560, 1080), 180),
)
"""The same for each second state of a table."""
EVERY = 1
"""So many first states of a screen are seen at all of them."""
HUGE = ((1920, 1080), (2560, 1440), (3840, 2160))


def open_drive(folder: Path) -> Drive:
    """Return an empty stage."""
    return Drive(folder, Nothing(), (1280, 720), services_for(folder, QuickBots))


def faults_at(drive: Drive, size: tuple[int, int], percent: int) -> list[str]:
    """Return what is wrong in a window of this size with letters of this size."""
    drive.resize(*size, percent)
    return unmeant(drive)


@pytest.mark.parametrize("name", SHELL)
def test_every_screen_has_room_for_its_letters(name: str, tmp_path: Path) -> None:
    drive = open_drive(tmp_path)
    for number, state in enumerate(SHELL[name](drive)):
        turn = number % len(LOOKS)
        for size, percent in LOOKS if number < EVERY else LOOKS[turn : turn + 1]:
            assert faults_at(drive, size, percent) == [], f"{state}, {size} at {percent} %"


@pytest.mark.parametrize("name", TABLES)
def test_every_table_has_room_for_its_letters(name: str, tmp_path: Path) -> None:
    """With the words and numbers on boards, cards and trays: `meant.py` names all exceptions."""
    drive = open_drive(tmp_path)
    looks = cycle(AT_TABLES)
    for number, state in enumerate(TABLES[name](drive)):
        if number % 2 == 0:
            size, percent = next(looks)
            assert faults_at(drive, size, percent) == [], f"{state}, {size} at {percent} %"


@pytest.mark.parametrize("name", ["settings", "saves", "choose"])
def test_large_windows_are_no_different(name: str, tmp_path: Path) -> None:
    drive = open_drive(tmp_path)
    states = SHELL[name](drive)
    for size, percent in zip(HUGE, (LARGEST, 100, LARGEST), strict=True):
        state = next(states)
        assert faults_at(drive, size, percent) == [], f"{state}, {size} at {percent} %"
