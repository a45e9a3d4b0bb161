"""Tables without a screen: the `screenshot` command, and moving tables for the benchmark.

Which other screens can be drawn beside a table stands in `gallery.py`.
"""

from __future__ import annotations

import io
import os
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from game.match.match import Match
from game.match.tables import table_from_words
from game.rules.contract import GameError
from game.rules.registry import game_named

if TYPE_CHECKING:
    from game.bots.worker import BotWorker

PLAYER = "steady"
"""Level of the AI seat that plays the answers before the picture is taken."""
TABLE = "table"
CURTAIN = "curtain"
"""The screens that need no other: the table, and the one over it as it fell."""
QUICK_PLAYER = "novice"
"""Level of the one that plays a match to its end for screens that come after it."""


class PictureError(GameError):
    """A picture that cannot be drawn or written: the message names the file and the way out."""


def draw_screen(options: Namespace) -> None:
    """Draw a table after some answers, or another screen beside it, to a PNG.

    Raises PictureError if it cannot be written, or if there is no such screen.
    """
    if options.out.suffix.lower() != ".png":
        raise PictureError(f"'{options.out}' is no name for a PNG picture; let it end in .png.")
    from game.ui.looks import LOOKS

    LOOKS.wear(options.palette, high_contrast=options.high_contrast)
    match = table_from_words(
        options.game, options.seats, 1 if options.seed is None else options.seed, options.option
    )
    play_on(match, options.after)
    covered = options.screen == CURTAIN
    with _table(match, options.size, options.text / 100, covered=covered) as table:
        table.open_screen(options.screen)
        table.take_picture(options.out)


def play_on(match: Match, answers: int, level: str = PLAYER) -> None:
    """Let AI seats give up to this many answers for every seat; stops when the match is over."""
    from game.bots.player import Budget
    from game.bots.players import player_for

    player = player_for(match.game.id, level)
    for number in range(answers):
        if match.result is not None:
            return
        for seat in match.waiting():
            decision = match.decisions()[seat]
            key = player.choose(match.view(seat), seat, decision, Budget(seed=number))
            match.answer(seat, key)


def moving_table(game_id: str, size: tuple[int, int], frames: int) -> list[float]:
    """Return the seconds of processor time that each frame takes at a full table just opened.

    Counted are the first frames in which something moves; what other programs do is not in them.
    """
    people = ",".join(["human"] * max(game_named(game_id).seat_counts))
    match = table_from_words(game_id, people, 1, ())
    with _table(match, size) as table:
        return list(table.timed_frames(frames))


class _Table:
    """A table on a surface that no screen shows."""

    def __init__(
        self,
        match: Match,
        size: tuple[int, int],
        saves: Path,
        text_scale: float,
        *,
        covered: bool = False,
    ) -> None:
        """Sit down at a table; `covered` leaves the curtain as it fell."""
        import pygame

        from game.scenes.stage import Stage
        from game.scenes.tables import open_table
        from game.services import open_services, open_settings, open_shelf
        from game.ui.canvas import Canvas

        self._match = match
        self._surface = pygame.display.set_mode(size)
        self._canvas = Canvas(self._surface, text_scale=text_scale)
        settings = open_settings()
        texts = open_shelf().open(settings.now.display.language)
        self._stage = Stage(open_services(texts, saves, _no_bots, settings))
        self._table = open_table(self._stage.services, match)
        self._stage.push(self._table)
        if not covered:
            self._raise_curtain()
        self._stage.draw(self._canvas)

    def open_screen(self, name: str) -> None:
        """Open a screen by its name. Raises PictureError, with all names, if there is none."""
        from game.gallery import AFTER_THE_END, SCREENS, show_settled

        if name not in SCREENS:
            raise PictureError(f"There is no screen '{name}'; choose from {', '.join(SCREENS)}.")
        if name == TABLE:
            self._table.light_first_option()
            return
        if name in AFTER_THE_END:
            play_on(self._match, self._match.game.max_decisions, QUICK_PLAYER)
        SCREENS[name](self._stage, self._match)
        show_settled(self._stage, lambda: self._stage.draw(self._canvas))

    def take_picture(self, out: Path) -> None:
        import pygame

        while self._stage.dirty:  # Panels may come one after the other.
            self._stage.draw(self._canvas)
        picture = io.BytesIO()
        pygame.image.save(self._surface, picture, "picture.png")
        try:
            # Not left to the drawing library, which cannot write every name a file can have.
            out.write_bytes(picture.getbuffer())
        except OSError as fault:
            raise PictureError(
                f"'{out}' cannot be written ({fault.strerror}); choose a folder that takes files."
            ) from fault

    def timed_frames(self, frames: int) -> Iterator[float]:
        """Play on, and yield what each frame costs in which something moves, in seconds."""
        step = 1 / 60
        while frames:
            if not self._table.director.busy:
                self._next_answer()
                continue
            started = time.thread_time()
            self._stage.update(step)
            self._stage.draw(self._canvas)
            yield time.thread_time() - started
            frames -= 1

    def _next_answer(self) -> None:
        """Give the first safe answer, as a person would by pressing it."""
        self._raise_curtain()
        self._stage.update(1 / 60)
        choices = self._table.choices
        if choices is None:
            return
        keys = [option.key for option in choices.decision.options]
        safe = [key for key in keys if choices.loss(key) is None]
        self._table.press_option((safe or keys)[0])

    def _raise_curtain(self) -> None:
        """Sit down as whoever must answer: a picture shows what one person sees, never two."""
        from game.scenes.curtain import Curtain

        if isinstance(self._stage.top, Curtain):
            self._stage.top.rise()

    def close(self) -> None:
        self._stage.close()


def _no_bots() -> BotWorker:
    """Stand in for the AI seats: at a table in a picture nobody waits for an answer."""
    raise AssertionError("a table in a picture asks no AI seat")


@contextmanager
def _table(
    match: Match, size: tuple[int, int], text_scale: float = 1.0, *, covered: bool = False
) -> Iterator[_Table]:
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game.ui.cache import forget_pictures

    forget_pictures()  # A table just opened begins with nothing drawn.
    pygame.display.init()
    with tempfile.TemporaryDirectory() as folder:
        table = _Table(match, size, Path(folder), text_scale, covered=covered)
        try:
            yield table
        finally:
            table.close()
            pygame.quit()
