"""Make every sound: ``python -m tools.make_sounds [--folder DIR] [--without-music]``.

Needs the ``dev`` extra. The files under ``sounds/`` come from this command alone; the same
versions of NumPy and libsndfile write the same bytes again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.sounds import ogg
from tools.sounds.air import air_city, air_corridor, air_orbit
from tools.sounds.city_music import city
from tools.sounds.corridor_music import corridor
from tools.sounds.effects import effects
from tools.sounds.music import orbit

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
AIR = {"air_orbit": air_orbit, "air_corridor": air_corridor, "air_city": air_city}
MUSIC = {"music_orbit": orbit, "music_corridor": corridor, "music_city": city}


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
        for name, compose in MUSIC.items():
            ogg.write(folder / f"{name}.ogg", compose(), thrift=0.75)


if __name__ == "__main__":
    main()
