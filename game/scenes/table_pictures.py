"""Small pictures of tables: how the board of a saved game looks to everybody.

A picture is drawn from the public view, so that no list tells a secret, and nowhere kept but in
memory: out of sight, a little at each step, while nothing moves and nobody presses anything. A
save from which none can be drawn has none.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from threading import Thread
from time import perf_counter
from typing import Final, TypeAlias

import pygame

from game.match.disk import Stamp
from game.match.match import Match
from game.match.saves import SaveEntry
from game.rules.contract import GameError
from game.scenes.stage import Services
from game.ui import paint
from game.ui.cache import PictureCache
from game.ui.canvas import LOGICAL_HEIGHT, LOGICAL_WIDTH, Canvas
from game.ui.layout import Rect, board_frame

TABLE: Final = (640, 360)
"""Pixels of the table that is drawn; a picture shows the board of it."""
QUIET_SECONDS: Final = 0.4
"""For so long nobody must have pressed anything: then no press waits for a picture."""
STEP_SECONDS: Final = 0.004
WAIT_SECONDS: Final = 0.05
BOARD: Final = board_frame(LOGICAL_WIDTH, LOGICAL_HEIGHT).board
SHAPE: Final = BOARD.w / BOARD.h
"""Width of a picture for each unit of its height."""
RADIUS: Final = 5.0

_Key: TypeAlias = tuple[str, Stamp | None]
_UNDRAWABLE: Final = (
    GameError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError,
    pygame.error,
)  # fmt: skip
"""What drawing a position may raise that no match would ever come to."""

_drawn: Final[dict[_Key, pygame.Surface | None]] = {}
"""None for a save from which none can be drawn."""
_fitted: Final = PictureCache(2_000_000)
MOST: Final = 40
"""So many pictures are kept; the first drawn go first."""


class _Reading(Thread):
    """Reads a save in the background: no press and no frame waits for the disk and the rules."""

    def __init__(self, services: Services, entry: SaveEntry) -> None:
        super().__init__(daemon=True)
        self.match: Match | None = None
        self._services = services
        self._entry = entry

    def run(self) -> None:
        """Read the save, its board, and the program that draws it."""
        import game.scenes.tables  # noqa: F401 - so that the import below takes no time

        try:
            match = self._services.saves.position(self._entry)
            self._services.open_board(self._entry.game_id)
        except GameError:
            return
        self.match = match


class TablePictures:
    """The pictures of the saves that one screen shows."""

    def __init__(self, services: Services) -> None:
        """Begin with nothing to draw."""
        self._services = services
        self._wanted: list[SaveEntry] = []
        self._steps: Iterator[None] | None = None
        self._reading: _Reading | None = None
        self._quiet = 0.0

    def want(self, entries: Sequence[SaveEntry]) -> None:
        """Have these drawn, one after the other, as far as they are not."""
        self._wanted = [each for each in entries if not each.damaged and _key(each) not in _drawn]

    def hush(self) -> None:
        """Somebody presses something: draw nothing for a moment."""
        self._quiet = QUIET_SECONDS

    def rest(self) -> float | None:
        """Return the seconds until `go_on` has something to do; None if nothing is wanted."""
        if self._steps is None and not self._wanted:
            return None
        waits = self._quiet > 0 or (self._reading is not None and self._reading.is_alive())
        return WAIT_SECONDS if waits else 0.0

    def go_on(self, seconds: float) -> bool:
        """Draw a little more, `seconds` after the last time; say whether a picture is done."""
        self._quiet = max(0.0, self._quiet - seconds)
        if self.rest() != 0:
            return False
        if self._steps is None:
            self._steps = self._drawing(self._wanted.pop(0))
        until = perf_counter() + STEP_SECONDS
        for _ in self._steps:
            if perf_counter() > until or self.rest() != 0:
                return False
        self._steps = None
        return True

    def draw(self, canvas: Canvas, entry: SaveEntry, box: Rect) -> bool:
        """Draw the picture of a save into a box of its shape; return whether there is one."""
        key = _key(entry)
        picture = _drawn.get(key)
        if picture is None:
            return False
        size = canvas.box(box).size
        canvas.blit(
            _fitted.get((key, size), lambda: pygame.transform.smoothscale(picture, size)),
            box.x,
            box.y,
        )
        paint.outline(canvas, box, "#0A0E1C", RADIUS, 2)
        return True

    def _drawing(self, entry: SaveEntry) -> Iterator[None]:
        """Draw the board of a save, a little at each step."""
        self._reading = reading = _Reading(self._services, entry)
        reading.start()
        while reading.is_alive():
            yield
        self._reading, picture = None, None
        if reading.match is not None:
            try:
                picture = yield from _drawing(self._services, reading.match)
            except _UNDRAWABLE:
                picture = None  # A picture is no reason to keep somebody from the list.
        while len(_drawn) >= MOST:
            del _drawn[next(iter(_drawn))]
        _drawn[_key(entry)] = picture


def _drawing(services: Services, match: Match) -> Generator[None, None, pygame.Surface]:
    """Draw the board of a match as everybody sees it, and return its picture."""
    from game.scenes.tables import TABLETOPS

    game_id = match.game.id
    canvas = Canvas(pygame.Surface(TABLE))
    frame = board_frame(canvas.width, canvas.height)
    top = TABLETOPS[game_id](services.texts, match, services.open_board(game_id))
    yield
    top.settle(match.view(None), None)
    top.choose(None)
    yield from top.warm(canvas, frame)
    yield
    top.draw_board(canvas, frame)
    return canvas.surface.subsurface(canvas.box(frame.board)).copy()


def _key(entry: SaveEntry) -> _Key:
    """Return what a picture is kept by; it changes whenever the file does."""
    return str(entry.path), entry.stamp
