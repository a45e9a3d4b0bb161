"""The window: opening it, its size, full screen, its icon, and showing a finished frame."""

from __future__ import annotations

import contextlib
import os
import warnings
from typing import Final

import pygame

from game.ui.cache import forget_pictures
from game.ui.canvas import Canvas
from game.ui.inputs import WindowChange
from game.ui.sprites import has_sprite, sprite
from game.ui.theme import INK9

SMALLEST: Final = (1024, 576)
_SHARE_OF_DESKTOP: Final = 0.8
_LEAST_PICTURE: Final = (320, 180)
_NARROWEST: Final = 4
"""So many times longer than wide, or higher, may a picture be."""
_ICON: Final = "app_icon"
_UNSEEN: Final = ("dummy", "offscreen")
"""Drivers that show nothing; taken where there is no screen, or on demand."""


def drawable(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the picture for a window: its own, unless it is absurdly small or narrow.

    Some window systems make windows of any size. Nothing can be read in a mere slit; it shows the
    corner of a larger picture.
    """
    width, height = size
    return (
        max(width, _LEAST_PICTURE[0], height // _NARROWEST),
        max(height, _LEAST_PICTURE[1], width // _NARROWEST),
    )


def size_for(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a new window on a desktop: most of it, never below the smallest."""
    width, height = (
        max(least, round(length * _SHARE_OF_DESKTOP))
        for length, least in zip(desktop, SMALLEST, strict=True)
    )
    return width, height


class Window:
    """The one window of the program."""

    def __init__(self, title: str, size: tuple[int, int] | None = None) -> None:
        """Open a window of this size in pixels, or of most of the desktop.

        Where there is no screen at all the window is opened without one, so that the program
        can be started and stopped anywhere. `trouble` then says in one sentence why.
        """
        self.trouble = _start_display()
        self._size = size or size_for(pygame.display.get_desktop_sizes()[0])
        self.user_scale = 1.0
        self.full = False
        self.stale = True
        self._larger: pygame.Surface | None = None
        """The whole picture, while the window shows only a corner of it."""
        pygame.display.set_caption(title)
        if has_sprite(_ICON):
            pygame.display.set_icon(sprite(_ICON, 128))
        self._open()
        pygame.key.set_repeat(350, 55)

    @property
    def canvas(self) -> Canvas:
        """The window's picture in logical coordinates."""
        surface = self._surface()
        size = drawable(surface.get_size())
        if size == surface.get_size():
            self._larger = None
        elif self._larger is None or self._larger.get_size() != size:
            self._larger = pygame.Surface(size)
        return Canvas(self._larger or surface, self.user_scale)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._surface().get_size()

    def toggle_full(self) -> None:
        """Fill the screen, or go back to the window; the desktop's resolution stays as it is."""
        self.full = not self.full
        self._open()

    def heed(self, change: WindowChange) -> None:
        """Follow a change of the window."""
        if change.kind == "resized":
            forget_pictures()  # At a new size none of them fits any more.
            self._size = self._size if self.full else self.size
        if change.kind in ("resized", "exposed"):
            self.stale = True

    def present(self) -> None:
        """Show what was drawn on the canvas."""
        if self._larger is not None:
            self._surface().blit(self._larger, (0, 0))
        pygame.display.flip()
        self.stale = False

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _open(self) -> None:
        flags, size = (pygame.FULLSCREEN, (0, 0)) if self.full else (pygame.RESIZABLE, self._size)
        with warnings.catch_warnings():
            # Some window systems choose the size themselves, which is no fault to tell of.
            warnings.simplefilter("ignore", RuntimeWarning)
            surface = pygame.display.set_mode(size, flags)
        surface.fill(INK9)
        if not self.full:
            _keep_from_shrinking()
        self.stale = True

    def _surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        if surface is None:
            raise pygame.error("The window is closed.")
        return surface


def _start_display() -> str | None:
    # Sound is started by those who need it.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    asked_for = os.environ.get("SDL_VIDEODRIVER")
    try:
        pygame.display.init()
    except pygame.error:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    trouble = None
    if pygame.display.get_driver() in _UNSEEN and asked_for not in _UNSEEN:
        trouble = "No screen answers, so the window stays out of sight; Ctrl+C ends it."
    pygame.font.init()
    with contextlib.suppress(pygame.error):
        pygame.joystick.init()  # Pads are optional; the reader of inputs opens those it hears of.
    return trouble


def _keep_from_shrinking() -> None:
    try:
        with warnings.catch_warnings():
            # The only way to a smallest size; should it be removed, we do without.
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().minimum_size = SMALLEST
    except (pygame.error, AttributeError):
        return  # Some window systems know no smallest size; the canvas only gets denser then.
