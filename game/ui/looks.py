"""How the window looks now: its palette, and whether contrast is high.

There is one window, so there is one `LOOKS`. What draws with materials (`paint.py`, `lettering.py`,
`sprites.py`) asks it; scenes draw as ever. Changing it forgets all pictures.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.ui.cache import forget_pictures
from game.ui.palettes import PaletteName, stand_ins
from game.ui.tones import luminance, put_in_force, shown, toward

_DIVIDE: Final = 0.145
"""Luminance that parts light words from dark ones, and paper from ink."""
_LIGHT_WORDS: Final = 0.6
_DARK_WORDS: Final = 0.02
_PALE_GROUND: Final = 0.5
"""On what is lighter than this no light icon can stand out."""
_DARK_GROUND: Final = 0.009
_DEEP: Final = 0.09
"""What is darker than this is a ground; from it to `_DIVIDE` lie colours of pieces and cards."""
_LINE_ON_INK: Final = 0.4

HALO: Final = "#000000"
EDGE: Final = "#DCE4F0"


class Looks:
    """What people have chosen for their eyes."""

    def __init__(self) -> None:
        """Begin as the product ships."""
        self.palette: PaletteName = "lantern"
        self.high_contrast = False

    def wear(self, palette: PaletteName, *, high_contrast: bool) -> bool:
        """Take other colours; return whether all pictures must be made anew."""
        if (palette, high_contrast) == (self.palette, self.high_contrast):
            return False
        self.palette, self.high_contrast = palette, high_contrast
        put_in_force(stand_ins(palette))
        for found in (_words, _dark, _ground, _line):
            found.cache_clear()
        forget_pictures()
        return True

    def ink(self, colour: str) -> str:
        """Return the colour of words and icons: in high contrast much lighter or darker."""
        return _words(colour) if self.high_contrast else colour

    def ink_on(self, colour: str, ground: str) -> str:
        """Return the colour of an icon on a ground: in high contrast dark on what is light."""
        if self.high_contrast and luminance(shown(ground)) >= _PALE_GROUND:
            return _dark(colour)
        return self.ink(colour)

    def ground(self, colour: str) -> str:
        """Return the colour of what words stand on: in high contrast ink is nearly black."""
        return _ground(colour) if self.high_contrast else colour

    def line(self, colour: str, ground: str) -> str:
        """Return the colour of an edge on a ground: in high contrast clear against it."""
        return _line(colour, ground) if self.high_contrast else colour

    def haloed(self, colour: str) -> bool:
        """Return whether words of this colour wear a dark halo, to be read on any ground."""
        return self.high_contrast and luminance(colour) >= _DIVIDE


LOOKS: Final = Looks()


@lru_cache(maxsize=512)
def _words(colour: str) -> str:
    now = shown(colour)
    if luminance(now) >= _DIVIDE:
        return toward(now, "#FFFFFF", lambda tone: luminance(tone) >= _LIGHT_WORDS)
    return _dark(colour)


@lru_cache(maxsize=512)
def _dark(colour: str) -> str:
    return toward(shown(colour), "#000000", lambda tone: luminance(tone) <= _DARK_WORDS)


@lru_cache(maxsize=512)
def _ground(colour: str) -> str:
    now = shown(colour)
    if luminance(now) >= _DEEP:
        return now
    return toward(now, "#000000", lambda tone: luminance(tone) <= _DARK_GROUND)


@lru_cache(maxsize=512)
def _line(colour: str, ground: str) -> str:
    now = shown(colour)
    if luminance(ground) < _DIVIDE:
        return toward(now, "#FFFFFF", lambda tone: luminance(tone) >= _LINE_ON_INK)
    return _dark(colour)
