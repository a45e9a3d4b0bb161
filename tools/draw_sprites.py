"""Draw every sprite: ``python -m tools.draw_sprites [--folder DIR]``.

The files under ``sprites/`` are made by this command and never edited by hand; a test draws them
again and compares them byte for byte.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.sprites import (
    board,
    cards,
    city_cards,
    city_places,
    city_tiles,
    crooks,
    danger,
    danger_cards,
    doors,
    escape_icons,
    figures,
    gear,
    icons,
    marks,
    nomias,
    peoples,
    rescue,
    shell,
    station_cards,
    survivors,
)
from tools.sprites.shapes import Picture

SPRITES = Path(__file__).resolve().parent.parent / "sprites"
SHEETS = (
    *(figures, board, marks, cards, shell, doors, icons),
    *(survivors, nomias, peoples, rescue, station_cards, danger, danger_cards),
    *(city_tiles, city_places, city_cards, crooks, gear, escape_icons),
)


def drawings() -> dict[str, Picture]:
    """Return every picture by the name of its file."""
    named: dict[str, Picture] = {}
    for sheet in SHEETS:
        pictures = sheet.pictures()
        doubles = named.keys() & pictures.keys()
        if doubles:
            raise ValueError(f"Two sheets draw {sorted(doubles)}; give one of them another name.")
        named |= pictures
    return named


def main() -> None:
    """Write the files and take away those that no sheet draws any more."""
    parser = argparse.ArgumentParser(description="Draw every sprite of the game.")
    parser.add_argument("--folder", type=Path, default=SPRITES, help="where the files go")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    named = drawings()
    for name, picture in named.items():
        (folder / f"{name}.svg").write_text(picture.svg(), encoding="utf-8", newline="\n")
    for stale in folder.glob("*.svg"):
        if stale.stem not in named:
            stale.unlink()


if __name__ == "__main__":
    main()
