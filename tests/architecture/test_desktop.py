"""What a desktop is told of the program: its entry in the menu, its icons, its description."""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game import __version__
from tests.architecture.house import ROOT
from tools.draw_app_icons import ICONS, NAME, SIZES, draw_icons

DESKTOP = ROOT / "desktop"
APPLICATION = DESKTOP / f"{NAME}.desktop"
(METAINFO,) = DESKTOP.glob("*.metainfo.xml")


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def entry() -> dict[str, str]:
    """The keys of the entry in the menu."""
    parser = configparser.ConfigParser(interpolation=None, strict=True, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment]  # keys have capitals
    parser.read_string(APPLICATION.read_text(encoding="utf-8"))
    assert parser.sections() == ["Desktop Entry"]
    return dict(parser["Desktop Entry"])


@pytest.fixture(scope="module")
def about() -> ElementTree.Element:
    """The description for those who look for programs."""
    return ElementTree.parse(METAINFO).getroot()


def picture(size: int, folder: Path = ICONS) -> Path:
    return folder / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"


def test_the_entry_starts_the_console_script(
    entry: dict[str, str], project: dict[str, Any]
) -> None:
    (script,) = project["project"]["scripts"]
    assert entry["Exec"] == entry["TryExec"] == script
    assert entry["Terminal"] == "false"


def test_the_entry_says_what_a_menu_wants_to_know(entry: dict[str, str]) -> None:
    assert entry["Type"] == "Application"
    assert entry["Name"] == "Three Ways Out"
    assert entry["Comment"]
    assert entry["Categories"] == "Game;BoardGame;"
    assert entry["Keywords"].endswith(";")


def test_the_window_finds_its_entry_and_the_entry_its_icon(entry: dict[str, str]) -> None:
    """The window system goes from the class of a window to the entry of that name."""
    names = ("SDL_VIDEO_WAYLAND_WMCLASS", "SDL_VIDEO_X11_WMCLASS")
    # A program of its own: here other tests have loaded pygame, which gives windows a class too.
    told = f"import os, game.app; print(*[os.environ[name] for name in {names}])"
    bare = {name: value for name, value in os.environ.items() if name not in names}
    run = [sys.executable, "-c", told]
    said = subprocess.run(run, env=bare, cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout.split() == [APPLICATION.stem, entry["StartupWMClass"]]
    assert entry["Icon"] == NAME


@pytest.mark.parametrize("size", SIZES)
def test_an_icon_is_as_large_as_its_folder_says(size: int) -> None:
    image = pygame.image.load(picture(size))
    assert image.get_size() == (size, size)
    assert image.get_at((0, 0)).a < 128, "its corners are round"
    assert image.get_at((size // 2, size // 2)).a == 255


def test_icons_from_16_to_512_pixels_and_no_others_are_there() -> None:
    assert {16, 22, 24, 32, 48, 64, 128, 256, 512} <= set(SIZES)
    assert set(ICONS.rglob("*.png")) == {picture(size) for size in SIZES}


def test_the_icons_are_the_drawing_of_the_window_s_icon(tmp_path: Path) -> None:
    """Compared as pictures: how a PNG is packed differs from library to library."""
    draw_icons(tmp_path)
    drawing = f"hicolor/scalable/apps/{NAME}.svg"
    assert (ICONS / drawing).read_bytes() == (tmp_path / drawing).read_bytes()
    assert (ICONS / drawing).read_bytes() == (ROOT / "sprites" / "app_icon.svg").read_bytes()
    for size in SIZES:
        kept, drawn = (pygame.image.load(picture(size, folder)) for folder in (ICONS, tmp_path))
        off = pygame.mask.from_threshold(kept, (0, 0, 0), (9, 9, 9, 255), drawn)
        assert off.count() > 0.98 * size * size, f"{size}: run tools.draw_app_icons"


def test_the_description_names_entry_script_and_version(
    about: ElementTree.Element, project: dict[str, Any]
) -> None:
    assert about.tag == "component"
    assert about.get("type") == "desktop-application"
    assert METAINFO.name == f"{about.findtext('id')}.metainfo.xml"
    assert about.findtext("launchable") == APPLICATION.name
    assert [each.text for each in about.iterfind("provides/binary")] == [
        *project["project"]["scripts"]
    ]
    assert about.findtext("icon") == NAME
    released = about.find("releases/release")
    assert released is not None
    assert released.get("version") == __version__


def test_the_description_has_words_and_the_categories_of_the_entry(
    about: ElementTree.Element, entry: dict[str, str]
) -> None:
    assert about.findtext("name") == entry["Name"]
    summary = about.findtext("summary") or ""
    assert summary
    assert not summary.endswith(".")
    assert len(about.findall("description/ul/li")) == 3, "a sentence for each game"
    categories = [each.text for each in about.iterfind("categories/category")]
    assert categories == entry["Categories"].rstrip(";").split(";")


def test_a_wheel_lays_everything_where_desktops_look(project: dict[str, Any]) -> None:
    carried = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert {ROOT / source: target for source, target in carried.items()} == {
        APPLICATION: f"share/applications/{APPLICATION.name}",
        METAINFO: f"share/metainfo/{METAINFO.name}",
        ICONS: "share/icons",
    }
    assert "desktop" in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
