"""Draw the pictures of the manual anew: ``python -m tools.draw_manual_pictures [NAME ...]``.

Needs the ``dev`` extra. Each picture is drawn by the ``screenshot`` command, made a little smaller
and kept in few colors, so that the manual stays light.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "pictures" / "manual"
DRAWN: Final = (1280, 720)
WIDTH: Final = 960
"""Pixels."""

CITY: Final = "escape_plan --seats human,steady,steady,steady --seed 8"
ROW: Final = "evacuate --seats human,human,steady,steady --seed 20"
CREW: Final = "space_escape --seats human,steady,steady,steady --seed 7"

PICTURES: Final[Mapping[str, str]] = {
    "welcome": f"{CREW} --screen welcome",
    "title": f"{CITY} --after 153 --screen title",
    "seats": f"{ROW} --screen seats",
    "table": f"{CITY} --after 153",
    "enlarged": f"{ROW} --after 20 --screen enlarged",
    "curtain": f"{ROW} --screen curtain",
    "saves": f"{CITY} --after 153 --screen saves",
    "watch": f"{ROW} --screen watch",
    "results": f"{CITY} --screen results",
    "results-score": f"{CITY} --screen results-score",
    "results-luck": f"{ROW} --screen results-luck",
    "results-turns": f"{ROW} --screen results-turns",
    "search": f"{ROW} --screen search",
    "settings": f"{CREW} --screen settings-display",
    "large": f"{CREW} --after 15 --text 150",
    "palette": f"{CREW} --after 15 --palette okabe_ito",
    "contrast": f"{ROW} --after 20 --high-contrast",
    "keys": f"{CREW} --screen keys",
    "fair": f"{ROW} --screen proof",
    "levels": f"{ROW} --screen levels",
    "crash": f"{CREW} --after 20 --screen crash",
}
"""What the screenshot command is told for each picture."""


def draw(name: str, folder: Path) -> None:
    """Draw one picture as somebody sees it who has changed no setting."""
    width, height = DRAWN
    with tempfile.TemporaryDirectory() as home:
        large = Path(home) / "large.png"
        words = [*shlex.split(PICTURES[name]), "--size", f"{width}x{height}", str(large)]
        settings = {"XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
        command = [sys.executable, "-m", "game", "screenshot", *words]
        subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **settings})
        picture = pygame.image.load(large)
    small = pygame.transform.smoothscale(picture, (WIDTH, round(WIDTH * height / width)))
    folder.mkdir(parents=True, exist_ok=True)
    from tools import thrifty_png  # needs numpy, which the list of pictures does not

    thrifty_png.write(small, folder / f"{name}.png")


def main() -> None:
    """Draw the pictures that are named, or all."""
    parser = argparse.ArgumentParser(description="Draw the pictures of the manual anew.")
    parser.add_argument("names", nargs="*", choices=[[], *PICTURES], metavar="NAME")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files go")
    arguments = parser.parse_args()
    for name in arguments.names or PICTURES:
        draw(name, arguments.folder)


if __name__ == "__main__":
    main()
