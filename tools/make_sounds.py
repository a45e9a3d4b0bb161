"""Make every sound: ``python -m tools.make_sounds [--folder DIR] [--without-music]``.

Needs the ``dev`` extra. The files under ``sounds/`` come from this command alone; the same
versions of NumPy and libsndfile write the same bytes again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from game.ui.jukebox import PIECES, layer_name, piece_name
from tools.sounds import ogg
from tools.sounds.air import air_city, air_corridor, air_orbit
from tools.sounds.city_music import city, city_busy, city_last
from tools.sounds.corridor_music import corridor, corridor_busy, corridor_last
from tools.sounds.effects import effects
from tools.sounds.music import orbit, orbit_busy, orbit_last

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
AIR = {"air_orbit": air_orbit, "air_corridor": air_corridor, "air_city": air_city}
MUSIC = {"orbit": orbit, "corridor": corridor, "city": city}
LAYERS = {
    layer_name("orbit", "busy"): orbit_busy,
    layer_name("orbit", "last"): orbit_last,
    layer_name("corridor", "busy"): corridor_busy,
    layer_name("corridor", "last"): corridor_last,
    layer_name("city", "busy"): city_busy,
    layer_name("city", "last"): city_last,
}


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description="Make every sound of the game.")
    parser.add_argument("--folder", type=Path, default=SOUNDS, help="where the files go")
    parser.add_argument("--without-music", action="store_true", help="only the short sounds")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, wave in effects().items():
        ogg.write(folder / f"{name}.ogg", wave)
    for name, blow in AIR.items():
        ogg.write(folder / f"{name}.ogg", blow(), thrift=1.0)
    if not arguments.without_music:
        for name, compose in LAYERS.items():
            ogg.write(folder / f"{name}.ogg", compose(), thrift=0.9)
        for suite, play in MUSIC.items():
            for number in range(1, PIECES + 1):
                ogg.write(folder / f"{piece_name(suite, number)}.ogg", play(number), thrift=0.9)


if __name__ == "__main__":
    main()
