"""The boards in the Tiled editor: rendered by its rasteriser, unchanged after it has saved them."""

import math
import os
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as Xml

import pygame
import pytest

from game.content.maps import load_board
from tests.maps.city_draft import CityDraft
from tests.maps.map_draft import MapDraft
from tests.maps.row_draft import RowDraft
from tests.maps.station_draft import StationDraft

DISCS = {6: (250, 212, 56), 12: (110, 170, 150), 18: (222, 118, 70), 3: (240, 197, 114)}
"""Colours of some discs: the starts of Sun, Teal and Ember, and a ladder foot."""
WATER = 4
"""A place of the first tile of the city."""

needs_tiled = pytest.mark.skipif(
    shutil.which("tiled") is None or shutil.which("tmxrasterizer") is None,
    reason="the Tiled editor (Debian package 'tiled') is not installed here; CI installs it",
)


def run(*command: str, home: Path) -> None:
    """Run a program of Tiled without a screen."""
    quiet = {"QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
    done = subprocess.run(
        command, env={**os.environ, **quiet}, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr


@needs_tiled
def test_tiled_renders_the_whole_station(tmp_path: Path) -> None:
    picture = tmp_path / "station.png"
    run("tmxrasterizer", str(StationDraft().file), str(picture), home=tmp_path)
    image = pygame.image.load(picture)
    board = load_board("space_escape")
    assert image.get_size() == board.layout.size
    floors = set()
    for tier in range(1, 6):
        left, top, _, high = board.layout.shapes[f"tier{tier}.floor"]
        floors.add(tuple(image.get_at((int(left) + 20, int(top + high / 2)))))
    assert len(floors) == 5
    for number, colour in DISCS.items():
        x, y = board.layout.spots[number]
        seen = image.get_at((round(x) + 12, round(y) + 12))[:3]
        assert math.dist(seen, colour) < 40, number


@needs_tiled
def test_tiled_renders_the_row_and_its_piles(tmp_path: Path) -> None:
    picture = tmp_path / "row.png"
    run("tmxrasterizer", str(RowDraft().file), str(picture), home=tmp_path)
    image = pygame.image.load(picture)
    board = load_board("evacuate")
    assert image.get_size() == board.layout.size
    for title, colour in {"nohostile": (62, 127, 200), "rear": (192, 58, 43)}.items():
        left, top, wide, high = board.layout.shapes[f"market.{title}"]
        seen = image.get_at((round(left + wide / 2), round(top + high - 16)))[:3]
        assert max(range(3), key=seen.__getitem__) == max(range(3), key=colour.__getitem__)
    left, top, wide, high = board.layout.shapes["row"]
    middle = top + high * 0.6
    tones = {tuple(image.get_at((x, round(middle)))) for x in range(60, round(wide) - 60, 9)}
    assert len(tones) > 12


@needs_tiled
def test_tiled_renders_the_city_its_spaces_and_the_displays(tmp_path: Path) -> None:
    picture = tmp_path / "city.png"
    run("tmxrasterizer", str(CityDraft().file), str(picture), home=tmp_path)
    image = pygame.image.load(picture)
    layout = load_board("escape_plan").layout
    assert image.get_size() == layout.size
    left, top, wide, high = layout.shapes["space"]
    x, y = left + wide / 2, top + high / 2
    share = wide / layout.shapes["tile.s1"][2]
    seen = image.get_at((round(x + share * layout.spots[WATER][0]), round(y + 10)))[:3]
    assert seen[2] > seen[1] > seen[0] + 20, "the water of the hospital's tile"
    for name, colour in (("casino", (217, 160, 50)), ("safe1", (62, 154, 116))):
        x, y = layout.slots[f"shop.{name}.plate"]
        assert math.dist(image.get_at((round(x) - 19, round(y) + 6))[:3], colour) < 50


each_board = pytest.mark.parametrize("board", [StationDraft, RowDraft, CityDraft])


@needs_tiled
@each_board
@pytest.mark.parametrize(
    "options", [(), ("--minimize",), ("--embed-tilesets",), ("--resolve-types-and-properties",)]
)
def test_a_map_saved_again_by_tiled_is_the_same_board(
    tmp_path: Path, board: type[MapDraft], options: tuple[str, ...]
) -> None:
    saved = tmp_path / "saved.tmx"
    run("tiled", *options, "--export-map", "tmx", str(board().file), str(saved), home=tmp_path)
    assert load_board(board.game, saved) == load_board(board.game)


@needs_tiled
@pytest.mark.parametrize("board", [RowDraft, CityDraft])
def test_a_tileset_saved_again_by_tiled_holds_the_same_tiles(
    tmp_path: Path, board: type[MapDraft]
) -> None:
    draft = board()
    path = draft.write(tmp_path)
    tileset = tmp_path / draft.tileset_file.name
    saved = tmp_path / "saved.tsx"
    shutil.copytree(draft.file.parent / "tiles", tmp_path / "tiles")
    run("tiled", "--export-tileset", "tsx", str(tileset), str(saved), home=tmp_path)
    shutil.move(saved, tileset)
    assert load_board(board.game, path) == load_board(board.game)


@each_board
def test_a_map_of_tiled_1_9_which_wrote_the_class_elsewhere_is_the_same_board(
    tmp_path: Path, board: type[MapDraft]
) -> None:
    draft = board()
    for item in draft.elements():
        if "type" in item.attrib and item.tag in ("object", "tile"):
            item.set("class", item.attrib.pop("type"))
    assert draft.load(tmp_path) == load_board(board.game)


def test_a_class_given_as_a_property_counts_too(tmp_path: Path) -> None:
    draft = StationDraft()
    item = draft.space(12)
    item.attrib.pop("type")
    Xml.SubElement(next(iter(item)), "property", name="class", value="space")
    assert load_board("space_escape", draft.write(tmp_path)) == load_board("space_escape")


def test_moving_a_space_moves_it_on_the_table_and_leaves_saves_valid(tmp_path: Path) -> None:
    draft = StationDraft()
    draft.space(12).set("x", "625")
    moved = load_board("space_escape", draft.write(tmp_path))
    shipped = load_board("space_escape")
    assert moved.layout.spots[12][0] == 625
    assert moved.content_hash == shipped.content_hash
    assert moved.layout != shipped.layout


def test_a_changed_way_changes_the_fingerprint(tmp_path: Path) -> None:
    draft = StationDraft()
    draft.lead(draft.link("ladder", 3), end=26)
    changed = load_board("space_escape", draft.write(tmp_path))
    assert changed.content_hash != load_board("space_escape").content_hash


def test_a_layer_that_was_moved_as_a_whole_takes_its_objects_along(tmp_path: Path) -> None:
    draft = StationDraft()
    draft.layer("slots").set("offsetx", "6")
    moved = load_board("space_escape", draft.write(tmp_path))
    assert (
        moved.layout.slots["planet"][0] == load_board("space_escape").layout.slots["planet"][0] + 6
    )
