"""The drawings: what the renderer can draw, the same files again, nothing empty or overloaded."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
SPRITES = sorted((ROOT / "sprites").glob("*.svg"))
FIGURES = (
    *("rat_", "snake_", "survivor_", "thief_", "nomia", "civ_"),
    *("item_", "token_", "disc_", "medkit", "icon_"),
)

SHAPES = {"path", "rect", "circle", "ellipse", "polygon"}
GRADIENTS = {"linearGradient", "radialGradient"}
PAINT = {"fill", "fill-opacity", "fill-rule", "opacity", "transform"} | {
    f"stroke{part}" for part in ("", "-width", "-linecap", "-linejoin", "-opacity", "-dasharray")
}
PLACES = {"d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points"}

Check = Callable[[ElementTree.Element], bool]


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


@cache
def drawing(path: Path) -> ElementTree.Element:
    """Return the root of a drawing; read once for all tests, and nobody changes it."""
    return ElementTree.parse(path).getroot()


def those_that_fail(check: Check, *beginnings: str) -> list[str]:
    """Return the names of the drawings, of some kinds or all, that do not stand a check."""
    paths = [path for path in SPRITES if path.stem.startswith(beginnings or "")]
    assert len(paths) > 100
    return [path.stem for path in paths if not check(drawing(path))]


def test_drawing_again_gives_the_same_files_byte_for_byte(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.draw_sprites", "--folder", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)
    drawn = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert drawn == {path.name: path.read_bytes() for path in SPRITES}


def test_only_what_the_renderer_knows_is_used() -> None:
    def is_known(element: ElementTree.Element) -> bool:
        if tag(element) in SHAPES:
            return set(element.keys()) <= PLACES | PAINT
        if tag(element) == "g":
            return set(element.keys()) == {"transform"}
        return tag(element) in GRADIENTS | {"stop", "svg"}

    assert those_that_fail(lambda root: all(map(is_known, root.iter()))) == []


def test_gradients_stand_at_the_root_in_the_drawing_s_own_units() -> None:
    def stand_there(root: ElementTree.Element) -> bool:
        gradients = [element for element in root.iter() if tag(element) in GRADIENTS]
        values = (value for element in root.iter() for value in element.attrib.values())
        wanted = {value for value in values if "url" in value}
        return (
            all(element in list(root) for element in gradients)
            and all(element.get("gradientUnits") == "userSpaceOnUse" for element in gradients)
            and wanted <= {f"url(#{element.get('id')})" for element in gradients}
        )

    assert those_that_fail(stand_there) == []


def test_a_dashed_outline_never_runs_around_a_rectangle() -> None:
    def runs_elsewhere(root: ElementTree.Element) -> bool:
        return all(tag(e) != "rect" for e in root.iter() if e.get("stroke-dasharray"))

    assert those_that_fail(runs_elsewhere) == []


@pytest.mark.parametrize("size", [18, 48, 144])
def test_it_loads_at_every_size_and_shows_something(size: int) -> None:
    for path in SPRITES:
        image = pygame.image.load_sized_svg(path, (size, size))
        assert size <= max(image.get_size()) <= size + 1, path.stem
        assert pygame.mask.from_surface(image, 60).count() > 0.02 * size * size, path.stem


def test_a_figure_stays_within_32_elements() -> None:
    def stays_simple(root: ElementTree.Element) -> bool:
        return sum(tag(element) in SHAPES for element in root.iter()) <= 32

    assert those_that_fail(stays_simple, *FIGURES) == []


def test_an_icon_has_two_fills_so_that_it_can_be_recoloured() -> None:
    def has_two(root: ElementTree.Element) -> bool:
        kinds = ("fill", "stroke")
        paints = {element.get(kind, "none") for element in root.iter() for kind in kinds}
        return paints <= {"none", "#F4F6FA", "#161E2E"}

    assert those_that_fail(has_two, "icon_") == []


@pytest.mark.parametrize(
    ("pieces", "count"), [("rat", 5), ("snake", 5), ("survivor", 12), ("thief", 5)]
)
def test_pieces_of_a_set_differ_by_more_than_colour(pieces: str, count: int) -> None:
    forms = {outline(path) for path in SPRITES if path.stem.startswith(f"{pieces}_")}
    assert len(forms) == count


def outline(path: Path) -> tuple[tuple[str, str], ...]:
    """Return everything about a drawing except its colours."""
    shapes = [e for e in drawing(path).iter() if tag(e) in SHAPES]
    return tuple(
        (key, value) for e in shapes for key, value in e.items() if key not in ("fill", "stroke")
    )
