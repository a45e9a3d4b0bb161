"""The layout walk: at every size nothing overlaps, leaves the window or is cut off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.scenes.choose_game import ChooseGame
from game.scenes.crash import CrashPage, Report
from game.scenes.notices import Notice
from game.scenes.pause import Pause, save_as_box
from game.scenes.rules_book import PAGES
from game.scenes.rules_page import RulesPage
from game.scenes.saved_games import SavedGames
from game.scenes.seats import Seats
from game.scenes.stage import Scene, Services
from game.scenes.tables import open_results
from game.scenes.title import Title
from game.ui.lettering import draw_text
from tests.scenes.driver import Drive, services_for
from tests.scenes.endings import ENDINGS, ended, going_on

SIZES = [(1024, 576), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080)]
EDGES = [(1024, 576), (1024, 768), (2560, 1080)]
"""The smallest, the narrowest and the widest; between them lies nothing new."""
LONG = "A name that takes all of the room there is, and then still a little more of it"

SCENES: dict[str, Callable[[Services], Scene]] = {
    "title": Title,
    "choose": ChooseGame,
    "seats": lambda services: Seats(services, "space_escape"),
    "saves": SavedGames,
    "pause": lambda services: Pause(services, ended("escaped")),
    "save as": lambda services: save_as_box(services, ended("escaped")),
    "notice": lambda services: Notice(services, LONG),
    "question": lambda services: Notice(services, LONG, yes="Delete", on_yes=print, danger=True),
    "crash": lambda services: CrashPage(services, Report("", Path("/home/ana/crash.txt"))),
} | {
    key: lambda services, key=key: open_results(services, ended(key))  # type: ignore[misc]
    for key in ENDINGS
}

SAME_PAGE = [*ENDINGS][1:]
"""Endings are told on pages alike; one of them is looked at in every size."""


def some_saves(services: Services) -> None:
    """Fill the folder with a running, a named and a damaged game."""
    services.saves.autosave(going_on())
    services.saves.save_as(going_on(), "Before the very last ladder")
    (services.saves.folder / "auto-00000000-000004.json").write_text('{"schema":')


@pytest.mark.parametrize("name", SCENES)
def test_everything_has_its_place_at_every_size(name: str, tmp_path: Path) -> None:
    services = services_for(tmp_path)
    some_saves(services)
    sizes = EDGES if name in SAME_PAGE else SIZES
    drive = Drive(tmp_path, SCENES[name](services), sizes[0], services)
    for width, height in sizes:
        drive.resize(width, height)
        assert drive.faults() == [], f"{name} at {width}x{height}"


def test_the_screens_fit_on_a_4k_display(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    some_saves(services)
    for name in ("seats", "saves"):
        drive = Drive(tmp_path, SCENES[name](services), (3840, 2160), services)
        assert drive.faults() == [], name


def test_every_rules_page_fits(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    for size in EDGES:
        drive = Drive(tmp_path, RulesPage(services, "space_escape"), size, services)
        for page in PAGES["space_escape"]:
            assert drive.scene.page == page.key  # type: ignore[attr-defined]
            assert drive.faults() == [], f"{page.key} at {size}"
            drive.key("right")


@pytest.mark.parametrize("preset", ["me", "people", "solo", "watch"])
def test_every_way_to_sit_fits(preset: str, tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, SCENES["seats"](services), (1280, 720), services)
    drive.click(f"seats.preset.{preset}")
    assert drive.faults() == []


def test_a_long_name_is_cut_and_never_runs_over(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, SCENES["seats"](services), (1280, 720), services)
    drive.click("seats.name.ember").type("W" * 40)
    assert drive.item("seats.name.ember").value == "W" * 16
    assert [fault for fault in drive.faults() if "over" in fault] == []


def test_the_walk_finds_what_is_wrong(tmp_path: Path) -> None:
    class Crowded(Scene):
        def draw(self, canvas) -> None:  # type: ignore[no-untyped-def]
            draw_text(canvas, 100, 100, "One sentence", 20)
            draw_text(canvas, 120, 104, "Another one", 20)
            draw_text(canvas, 1200, 300, "Far too far to the right", 20)
            draw_text(canvas, 100, 300, "Cut off in the middle", 20, max_width=60)
            draw_text(canvas, 100, 400, "Tiny", 8)

    faults = " ".join(Drive(tmp_path, Crowded()).faults())
    for words in ("lie over each other", "leaves the window", "is cut off", "is too small"):
        assert words in faults
