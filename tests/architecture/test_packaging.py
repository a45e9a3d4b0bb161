"""What is installed: every folder the program reads, every library it imports, and no more."""

from __future__ import annotations

import re
import sys
import tomllib
from typing import Any

import pytest

from game import __version__
from game.content import assets
from game.ui.fonts import SPARES
from game.ui.theme import FACES
from tests.architecture.house import ROOT, modules

IMPORTED_AS = {
    "pygame-ce": "pygame",
    "fluent.runtime": "fluent",
    "font-lato": "font_lato",
    "font-rhd": "font_rhd",
    "font-fjallaone": "font_fjallaone",
    "font-fredoka-one": "font_fredoka_one",
    "font-source-sans-pro": "font_source_sans_pro",
    "manimgx-fonts": "manimgx_fonts",
    "noto-cjk-sans-jp-regular": "noto_cjk_sans_jp_regular",
}
"""Packages whose modules have another name."""


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_project_is_what_it_is_called(project: dict[str, Any]) -> None:
    about = project["project"]
    assert about["name"] == "three-ways-out"
    assert about["version"] == __version__
    assert about["requires-python"] == ">=3.11"
    assert about["scripts"] == {"three-ways-out": "game.__main__:main"}
    assert {"test", "dev"} <= about["optional-dependencies"].keys()


def test_a_wheel_carries_every_asset_folder(project: dict[str, Any]) -> None:
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == ["game"]
    folders = {assets.maps_dir(), assets.sprites_dir(), assets.sounds_dir()}
    carried = {ROOT / source: target for source, target in wheel["force-include"].items()}
    assert carried.keys() == folders
    for folder, target in carried.items():
        assert target == f"game/assets/{folder.name}"
        assert any(folder.iterdir())
    assert ROOT / "game" in assets.texts_dir().parents


def test_the_archive_of_the_sources_carries_what_the_readme_speaks_of(
    project: dict[str, Any],
) -> None:
    for name in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]:
        assert (ROOT / name).exists(), name


def wanted(project: dict[str, Any]) -> set[str]:
    """Return the top-level modules of all packages that an installation brings along."""
    names = (re.split(r"[<>=!~\[ ]", line)[0] for line in project["project"]["dependencies"])
    return {IMPORTED_AS.get(name, name) for name in names}


def test_every_library_that_is_imported_is_asked_for_and_the_other_way_round(
    project: dict[str, Any],
) -> None:
    imported = {name.split(".")[0] for module in modules().values() for name, *_ in module.imports}
    libraries = imported - set(sys.stdlib_module_names) - {"game"}
    fonts = {look.package for look in (*FACES.values(), *SPARES)}
    assert libraries | fonts == wanted(project)


def test_types_are_checked_strictly_over_the_whole_package(project: dict[str, Any]) -> None:
    mypy = project["tool"]["mypy"]
    assert mypy["strict"] is True
    assert mypy["packages"] == ["game"]
    loosened = [
        rule for rule in mypy["overrides"] if any("game" in name for name in rule["module"])
    ]
    assert loosened == []
