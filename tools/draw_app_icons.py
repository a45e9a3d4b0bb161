"""Draw the program's icons for the menus of a desktop: ``python -m tools.draw_app_icons``.

The files under ``desktop/icons`` are made by this command from the drawing of the window's icon,
and never edited by hand.
"""

from __future__ import annotations

import argparse
import os
from io import BytesIO
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from tools.sprites.shell import app_icon

ICONS: Final = Path(__file__).resolve().parent.parent / "desktop" / "icons"
NAME: Final = "three-ways-out"
SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""Pixels: the sizes that desktops look for; from the drawing they make any other."""


def draw_icons(folder: Path) -> None:
    """Write the drawing, and a picture of it in each size, where an icon theme wants them."""
    svg = app_icon().svg().encode()
    _place(folder, "scalable", "svg").write_bytes(svg)
    for size in SIZES:
        picture = pygame.image.load_sized_svg(BytesIO(svg), (size, size))
        pygame.image.save(picture, _place(folder, f"{size}x{size}", "png"))


def _place(folder: Path, size: str, kind: str) -> Path:
    path = folder / "hicolor" / size / "apps" / f"{NAME}.{kind}"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description="Draw the icons for the menus of a desktop.")
    parser.add_argument("--folder", type=Path, default=ICONS, help="where the files go")
    draw_icons(parser.parse_args().folder)


if __name__ == "__main__":
    main()
