"""What a desktop is told of the program: its entry in the menu, its icons, its description."""

from __future__ import annotations

import argparse
import configparser
import os
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game import __version__
from game.__main__ import build_parser
from game.match.carrying import place_to_send
from game.match.saves import SaveFolder
from game.match.tables import table_from_words
from tests.architecture.house import ROOT
from tools.draw_app_icons import ICONS, NAME, SIZES, draw_icons

DESKTOP = ROOT / "desktop"
APPLICATION = DESKTOP / f"{NAME}.desktop"
(METAINFO,) = DESKTOP.glob("*.metainfo.xml")
MIME = DESKTOP / f"{NAME}.mime.xml"
MANUAL = DESKTOP / f"{NAME}.1"
TYPE = "application/x-three-ways-out"
NAMES = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


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
    assert entry["TryExec"] == script
    assert entry["Exec"] == f"{script} %f", "a saved game is handed over"
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


# Saved games have a type of their own, and open with the program


@pytest.fixture(scope="module")
def mime() -> ElementTree.Element:
    """What saved games are to a desktop."""
    found = ElementTree.parse(MIME).getroot().find("m:mime-type", NAMES)
    assert found is not None
    return found


def test_saved_games_have_a_type_and_the_entry_opens_it(
    mime: ElementTree.Element, entry: dict[str, str], about: ElementTree.Element
) -> None:
    assert mime.get("type") == TYPE
    assert entry["MimeType"] == f"{TYPE};"
    assert about.findtext("provides/mediatype") == TYPE
    assert mime.findtext("m:comment", namespaces=NAMES)
    parent = mime.find("m:sub-class-of", NAMES)
    assert parent is not None
    assert parent.get("type") == "application/json"


def test_the_name_of_every_copy_fits_the_type(mime: ElementTree.Element, tmp_path: Path) -> None:
    saves = SaveFolder(tmp_path)
    saves.save_as(table_from_words("evacuate", "human,steady", 1, ()), "Friday night")
    (listed,) = saves.entries()
    glob = mime.find("m:glob", NAMES)
    assert glob is not None
    assert fnmatch(place_to_send(listed, tmp_path).name, glob.get("pattern", ""))


WITHOUT = [name for name in ("update-mime-database", "gio") if shutil.which(name) is None]


@pytest.mark.skipif(WITHOUT != [], reason=f"{WITHOUT} is not here to ask")
@pytest.mark.parametrize("name", ["three-ways-out-friday-2026-11-30.json", "renamed"])
def test_a_desktop_knows_a_saved_game_when_it_sees_one(tmp_path: Path, name: str) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(MIME, packages / f"{NAME}.xml")
    subprocess.run(["update-mime-database", packages.parent], check=True, capture_output=True)
    match = table_from_words("evacuate", "human,steady", 1, ())
    saved = SaveFolder(tmp_path / "saves").save_as(match, "Friday night")
    file, other = tmp_path / name, tmp_path / "other"
    shutil.copy(saved, file)
    other.write_text('{"schema": 2, "recipe": "soup"}', encoding="ascii")
    assert content_type(file, tmp_path) == TYPE
    assert content_type(other, tmp_path) != TYPE


def content_type(file: Path, data: Path) -> str:
    """Return what a desktop takes a file for that knows only the types in this folder."""
    ask = ["gio", "info", "--attributes=standard::content-type", file]
    there = {**os.environ, "XDG_DATA_DIRS": str(data), "XDG_DATA_HOME": str(data / "none")}
    said = subprocess.run(ask, env=there, capture_output=True, text=True, check=True).stdout
    return said.split("standard::content-type:")[1].split()[0]


# The manual page


def test_the_manual_page_names_every_command_and_every_option() -> None:
    said = MANUAL.read_text(encoding="utf-8").replace("\\-", "-")
    parser = build_parser()
    (commands,) = (a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    for name, command in commands.choices.items():
        line = said.split(f"\\fB{name}\\fR")[1].split("\n")[0]
        for action in command._actions:
            for word in action.option_strings[-1:]:
                assert word == "--help" or f"\\fB{word}\\fR" in line, f"{name} {word}"


def test_the_manual_page_is_of_this_version_and_can_be_set() -> None:
    assert f"Three Ways Out {__version__}" in MANUAL.read_text(encoding="utf-8").splitlines()[0]
    if shutil.which("groff"):
        check = ["groff", "-man", "-Tutf8", "-ww", MANUAL]
        said = subprocess.run(check, capture_output=True, text=True, check=True)
        assert said.stderr == ""
        assert "NAME" in said.stdout.replace("\b", "").replace("NNAAMMEE", "NAME")


def test_a_wheel_lays_everything_where_desktops_look(project: dict[str, Any]) -> None:
    carried = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert {ROOT / source: target for source, target in carried.items()} == {
        APPLICATION: f"share/applications/{APPLICATION.name}",
        METAINFO: f"share/metainfo/{METAINFO.name}",
        ICONS: "share/icons",
        MIME: f"share/mime/packages/{NAME}.xml",
        MANUAL: f"share/man/man1/{MANUAL.name}",
    }
    assert "desktop" in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
