"""The window: opening it, where it stands, full screen, its icon, and showing a finished frame."""

from __future__ import annotations

import contextlib
import os
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame._sdl2 import controller

from game.ui.cache import forget_pictures
from game.ui.canvas import Canvas, scale_for
from game.ui.inputs import WindowChange
from game.ui.sprites import has_sprite, sprite
from game.ui.theme import INK9

SMALLEST: Final = (1024, 576)
_SHARE_OF_DESKTOP: Final = 0.8
_LEAST_PICTURE: Final = (320, 180)
_NARROWEST: Final = 4
"""So many times longer than wide, or higher, may a picture be."""
_GRIP: Final = (160, 32)
"""So much of the upper edge of a window must be on a screen, so that it can be taken hold of."""
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


@dataclass(frozen=True, slots=True)
class Standing:
    """How a window stands: what is remembered of it from one start to the next.

    Size and place are those of the window even while it is maximized or fills the screen. None
    is for the usual size, and for a place that the window system chooses.
    """

    size: tuple[int, int] | None = None
    place: tuple[int, int] | None = None
    full: bool = False
    maximized: bool = False


def within_reach(
    place: tuple[int, int], size: tuple[int, int], desktops: Sequence[pygame.Rect]
) -> bool:
    """Say whether a window of this place and size can be taken hold of on one of the desktops.

    A screen on which it stood may be gone since.
    """
    edge = pygame.Rect(place, (size[0], _GRIP[1]))
    seen = (edge.clip(desktop) for desktop in desktops)
    return any(part.w >= _GRIP[0] and part.h >= _GRIP[1] for part in seen)


def _limited(size: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return a remembered size, but none that is larger than every screen."""
    widest, highest = (max(lengths) for lengths in zip(*desktops, strict=True))
    return max(SMALLEST[0], min(size[0], widest)), max(SMALLEST[1], min(size[1], highest))


class Window:
    """The one window of the program."""

    def __init__(
        self, title: str, size: tuple[int, int] | None = None, standing: Standing | None = None
    ) -> None:
        """Open a window of this size in pixels, or as it stood before, or over most of the desktop.

        Where there is no screen at all the window is opened without one, so that the program
        can be started and stopped anywhere. `trouble` then says in one sentence why.
        """
        self.trouble = _start_display()
        known = standing or Standing(size)
        desktops = _desktops() if known.place else ()
        sizes = pygame.display.get_desktop_sizes()
        self._usual = size_for(sizes[0])
        self._size = _limited(known.size, sizes) if standing and known.size else size or self._usual
        self._place = known.place
        if known.place and not within_reach(known.place, self._size, desktops):
            self._place = None
        self._maximized = known.maximized
        self._minimized = False
        self.user_scale = 1.0
        self.text_scale = 1.0
        """How much larger than usual letters are drawn."""
        self.strip_height = 0.0
        """What is kept free at the foot for the strip of captions, in logical units."""
        self.full = False
        self.stale = True
        self._larger: pygame.Surface | None = None
        """The whole picture, while the window shows only a corner of it."""
        pygame.display.set_caption(title)
        if has_sprite(_ICON):
            pygame.display.set_icon(sprite(_ICON, 128))
        # Only a window that stands on a screen can fill that one and no other.
        if not known.full or len(desktops) > 1:
            self._open()
        if known.full:
            self.toggle_full()
        pygame.key.set_repeat(350, 55)

    @property
    def canvas(self) -> Canvas:
        """The window's picture in logical coordinates, without the strip at its foot."""
        picture, strip = self.picture, self._strip_pixels()
        if strip:
            width, height = picture.get_size()
            picture = picture.subsurface((0, 0, width, height - strip))
        return Canvas(picture, self.user_scale, text_scale=self.text_scale)

    @property
    def strip(self) -> Canvas | None:
        """The strip at the foot, in units of its own; None if none is kept free."""
        picture = self.picture
        (width, height), high = picture.get_size(), self._strip_pixels()
        if not high:
            return None
        scale = scale_for(width, height, self.user_scale)
        surface = picture.subsurface((0, height - high, width, high))
        return Canvas(surface, scale=scale, text_scale=self.text_scale)

    def _strip_pixels(self) -> int:
        scale = scale_for(*self.picture.get_size(), self.user_scale)
        return round(self.strip_height * max(1.0, self.text_scale) * scale)

    @property
    def picture(self) -> pygame.Surface:
        """What is painted on, with the strip: the window's own surface, or a larger one."""
        surface = self._surface()
        size = drawable(surface.get_size())
        if size == surface.get_size():
            self._larger = None
        elif self._larger is None or self._larger.get_size() != size:
            self._larger = pygame.Surface(size)
        return self._larger or surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._surface().get_size()

    def toggle_full(self) -> None:
        """Fill the screen, or go back to the window; the desktop's resolution stays as it is."""
        self.full = not self.full
        self._open()

    @property
    def standing(self) -> Standing:
        """How the window stands, to be remembered."""
        size = None if self._size == self._usual else self._size
        return Standing(size, self._place, self.full, self._maximized)

    def heed(self, change: WindowChange) -> None:
        """Follow a change of the window."""
        if change.kind == "resized":
            forget_pictures()  # At a new size none of them fits any more.
        if change.kind in ("resized", "exposed"):
            self.stale = True
        if self.full:
            return
        if change.kind == "minimized":
            self._minimized = True
        elif change.kind in ("maximized", "restored"):
            self._maximized, self._minimized = change.kind == "maximized", False
        if change.kind in ("resized", "moved") and not (self._maximized or self._minimized):
            self._size, self._place = self.size, pygame.display.get_window_position()

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
        with _unwarned():
            surface = pygame.display.set_mode(size, flags)
        surface.fill(INK9)
        if not self.full:
            _keep_from_shrinking()
            if self._place is not None:
                pygame.display.set_window_position(self._place)
            if self._maximized:
                _maximize()
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
        controller.init()
    return trouble


def _desktops() -> list[pygame.Rect]:
    """Return where the screens are on the desktop.

    Only their sizes can be asked for. Where there are several, the window is put into the middle
    of each before anybody sees it, and its place tells the rest.
    """
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1:
        return [pygame.Rect((0, 0), sizes[0])]
    return [_desktop(number, size) for number, size in enumerate(sizes)]


def _desktop(number: int, size: tuple[int, int]) -> pygame.Rect:
    """Return where one of several screens is."""
    with _unwarned():
        pygame.display.set_mode(SMALLEST, pygame.HIDDEN, display=number)
    middle = pygame.Rect(pygame.display.get_window_position(), SMALLEST).center
    desktop = pygame.Rect((0, 0), size)
    desktop.center = middle
    return desktop


def _keep_from_shrinking() -> None:
    # Some window systems know no smallest size; the canvas only gets denser then.
    with _manners():
        pygame.Window.from_display_module().minimum_size = SMALLEST


def _maximize() -> None:
    with _manners():
        pygame.Window.from_display_module().maximize()


@contextlib.contextmanager
def _unwarned() -> Iterator[None]:
    """Open a window: some systems choose its size themselves, which is no fault to tell of."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        yield


@contextlib.contextmanager
def _manners() -> Iterator[None]:
    """Leave undone what this window system, or a later library, cannot do with a window."""
    with contextlib.suppress(pygame.error, AttributeError), warnings.catch_warnings():
        # The only way to some manners; should it be removed, we do without.
        warnings.simplefilter("ignore", DeprecationWarning)
        yield
