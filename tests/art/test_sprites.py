"""The drawings: what the renderer can draw, the same files again, nothing empty or overloaded."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
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

sprites = pytest.mark.parametrize("path", SPRITES, ids=lambda path: path.stem)


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def test_drawing_again_gives_the_same_files_byte_for_byte(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.draw_sprites", "--folder", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)
    drawn = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert drawn == {path.name: path.read_bytes() for path in SPRITES}


@sprites
def test_only_what_the_renderer_knows_is_used(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    for element in root.iter():
        if tag(element) in SHAPES:
            assert set(element.keys()) <= PLACES | PAINT
        elif tag(element) == "g":
            assert set(element.keys()) == {"transform"}
        else:
            assert tag(element) in GRADIENTS | {"stop", "svg"}


@sprites
def test_gradients_stand_at_the_root_in_the_drawing_s_own_units(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    gradients = [element for element in root.iter() if tag(element) in GRADIENTS]
    assert all(element in list(root) for element in gradients)
    assert all(element.get("gradientUnits") == "userSpaceOnUse" for element in gradients)
    wanted = {
        value for element in root.iter() for value in element.attrib.values() if "url" in value
    }
    assert wanted <= {f"url(#{element.get('id')})" for element in gradients}


@sprites
def test_a_dashed_outline_never_runs_around_a_rectangle(path: Path) -> None:
    dashed = [e for e in ElementTree.parse(path).getroot().iter() if e.get("stroke-dasharray")]
    assert all(tag(element) != "rect" for element in dashed)


@sprites
def test_it_loads_at_every_size_and_shows_something(path: Path) -> None:
    for size in (18, 48, 144):
        image = pygame.image.load_sized_svg(path, (size, size))
        assert size <= max(image.get_size()) <= size + 1
        assert pygame.mask.from_surface(image, 60).count() > 0.02 * size * size


@pytest.mark.parametrize(
    "path", [p for p in SPRITES if p.stem.startswith(FIGURES)], ids=lambda path: path.stem
)
def test_a_figure_stays_within_32_elements(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert sum(tag(element) in SHAPES for element in root.iter()) <= 32


@pytest.mark.parametrize(
    "path", [p for p in SPRITES if p.stem.startswith("icon_")], ids=lambda path: path.stem
)
def test_an_icon_has_two_fills_so_that_it_can_be_recoloured(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    paints = {element.get(kind, "none") for element in root.iter() for kind in ("fill", "stroke")}
    assert paints <= {"none", "#F4F6FA", "#161E2E"}


@pytest.mark.parametrize(
    ("pieces", "count"), [("rat", 5), ("snake", 5), ("survivor", 12), ("thief", 5)]
)
def test_pieces_of_a_set_differ_by_more_than_colour(pieces: str, count: int) -> None:
    forms = {outline(path) for path in SPRITES if path.stem.startswith(f"{pieces}_")}
    assert len(forms) == count


def outline(path: Path) -> tuple[tuple[str, str], ...]:
    """Return everything about a drawing except its colours."""
    shapes = [e for e in ElementTree.parse(path).getroot().iter() if tag(e) in SHAPES]
    return tuple(
        (key, value) for e in shapes for key, value in e.items() if key not in ("fill", "stroke")
    )
