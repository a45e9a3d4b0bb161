"""What is shown when a scene has broken: one sentence, a report, and the ways to go on."""

from __future__ import annotations

import platform
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game import __version__
from game.match.disk import SaveError, write_new
from game.match.folders import passing_dir
from game.rules.contract import GameError
from game.scenes.boxes import box_of
from game.scenes.controls import Controls
from game.scenes.feet import button_width, foot_height, place_foot
from game.scenes.rounds import round_of
from game.scenes.saved_rows import when
from game.scenes.stage import Scene, Services
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.fields import copy_out
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.theme import BODY, CAPTION, DIM, HEAD, HIGH, INK7, INK8, INK9, MIDDLE, WARN
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.match.saves import SaveEntry, SaveFolder

WIDTH: Final = 620.0
PAD: Final = 32.0
MOST_LINES: Final = 12
"""Of what is said about the fault, whose words may come from anywhere; the report has them all."""


class Report(NamedTuple):
    """What is known of a fault, and the file that holds it; None if it could not be written."""

    text: str
    path: Path | None
    sentence: str = ""
    """What a person can do about it, if the fault knows."""


def write_report(folder: Path, fault: BaseException) -> Report:
    """Write down a fault so that somebody can mend it. Never raises."""
    lines = traceback.format_exception(fault)
    head = f"Three Ways Out {__version__}, Python {platform.python_version()}, {platform.system()}"
    text = f"{head}\n{time.strftime('%Y-%m-%d %H:%M:%S')}\n\n{''.join(lines)}"
    sentence = str(fault) if isinstance(fault, GameError) else ""
    return Report(text, _written(text, folder), sentence)


def _written(text: str, folder: Path) -> Path | None:
    """Write a report into its folder, or into the one for passing files, and return where.

    There is the whole report or none: the disk may be what is full.
    """
    name = time.strftime("crash-%Y%m%d-%H%M%S.txt")
    places: tuple[Callable[[], Path], ...] = (lambda: folder, passing_dir)
    for place in places:
        with suppress(OSError, SaveError):
            path = place() / name
            write_new(path, text.encode(errors="backslashreplace"))
            return path
    return None


def last_good(saves: SaveFolder) -> SaveEntry | None:
    """Return the save to go on with, or None. Never raises."""
    try:
        return saves.newest()
    except Exception:
        # The fault may lie in the reading of saves itself; its page must stand all the same.
        return None


class CrashPage(Scene):
    """The page after a fault. The broken scenes are gone, so nothing saves over a good save.

    The save it offers was written before the fault: no scene is left that could write another.
    """

    def __init__(self, services: Services, report: Report) -> None:
        self._services = services
        self._say = services.texts.say
        self._report = report
        self.controls: Controls = Controls(services.audio, on_back=self._to_title)
        say = self._say
        self._save = last_good(services.saves)
        self._quit = Button("crash.quit", say("shell-title-quit"), self._end, icon="exit")
        self._copy = Button("crash.copy", say("shell-crash-copy"), self._copy_report)
        self._title = Button("crash.title", say("shell-pause-title-screen"), self._to_title)
        self._resume = Button(
            "crash.go_on", say("shell-crash-go-on"), self._go_on, kind="primary", icon="play"
        )
        self._ends = (self._quit, self._copy, self._title)
        if self._save is None:
            self._title.kind = "primary"
            self.controls.fill(self._ends, self._title)
        else:
            self.controls.fill([self._resume, *self._ends], self._resume)

    def draw(self, canvas: Canvas) -> None:
        """Paint the page without anything that could break again."""
        canvas.fill(INK9)
        width = min(canvas.grown(WIDTH), canvas.width - 60)
        room = width - 2 * PAD
        about = self._report.sentence or self._say("shell-crash-about")
        words = rich_height(canvas, about, BODY, room, max_lines=MOST_LINES)
        where = self._where()
        more = rich_height(canvas, where, CAPTION, room)
        whole = Rect(0, 0, canvas.width, canvas.height)
        foot = foot_height(canvas, room, self._ends)
        offer = 0.0 if self._save is None else self._offer_height(canvas, room) + 16
        head = canvas.grown(52)
        box = whole.centred(width, 2 * PAD + head + words + 16 + more + 18 + offer + foot)
        paint.panel(canvas, box, INK7, 12)
        x, y, size = box.x + PAD, box.y + PAD + canvas.grown(14), canvas.grown(28)
        sprites.draw_icon(canvas, "warn", x + size / 2, y, size, WARN, INK8)
        draw_text(canvas, x + size + 12, y, self._say("shell-crash-title"), HEAD, HIGH, "name")
        y += canvas.grown(48)
        draw_rich(canvas, x, y, about, BODY, room, MIDDLE, max_lines=MOST_LINES)
        draw_rich(canvas, x, y + words + 12, where, CAPTION, room, DIM)
        place_foot(canvas, box.inset(PAD), self._ends)
        if self._save is not None:
            high = offer - 16
            strip = Rect(x, box.bottom - PAD - foot - offer, room, high)
            self._draw_offer(canvas, strip, self._save)
        self.controls.draw(canvas)

    def _offer_height(self, canvas: Canvas, room: float) -> float:
        """Return how high the strip of the save is: words beside the button, or above it."""
        button, words = canvas.grown(40), canvas.grown(56)
        return words if self._beside(canvas, room) else words + button + 8

    def _beside(self, canvas: Canvas, room: float) -> bool:
        assert self._save is not None
        widest = max(text_width(canvas, words, BODY, "bold") for words in self._told(self._save))
        return widest + button_width(canvas, self._resume) + 48 <= room

    def _told(self, save: SaveEntry) -> tuple[str, str]:
        """Say which save it is, and when it was made."""
        game = self._say(f"{box_of(save.game_id).words}-title")
        at = round_of(self._services.texts, save.game_id, save.round)
        saved = when(self._services.texts, save.saved_at, datetime.now().astimezone())
        return (
            self._say("shell-title-continue-about", game=game, at=at),
            self._say("shell-crash-saved", when=saved),
        )

    def _draw_offer(self, canvas: Canvas, strip: Rect, save: SaveEntry) -> None:
        """Tell which save it is, and lay the button beside it or below."""
        paint.panel(canvas, strip, INK8, 8)
        beside, high = self._beside(canvas, strip.w), canvas.grown(40)
        wide = min(strip.w - 16, button_width(canvas, self._resume))
        top = strip.cy - high / 2 if beside else strip.bottom - 8 - high
        self._resume.box = Rect(strip.right - wide - 8, top, wide, high)
        room = strip.w - 32 - (wide + 8 if beside else 0)
        middle = strip.y + canvas.grown(28)
        about, words = self._told(save)
        up = canvas.grown(11)
        draw_text(canvas, strip.x + 16, middle - up, about, BODY, HIGH, "bold", max_width=room)
        draw_text(canvas, strip.x + 16, middle + up, words, CAPTION, MIDDLE, max_width=room)

    def _where(self) -> str:
        path = self._report.path
        if path is None:
            return self._say("shell-crash-no-report")
        return self._say("shell-crash-report", file=str(path))

    def _copy_report(self) -> None:
        done = copy_out(self._report.text)
        self._copy.label = self._say(f"shell-crash-{'copied' if done else 'not-copied'}")
        self.dirty = True

    def _go_on(self) -> None:
        if self._save is None:
            return
        from game.scenes.laying import SettingTable

        stage, save = self.stage, self._save
        self._to_title()
        load = partial(self._services.saves.load, save.path)
        stage.push(SettingTable(self._services, save.game_id, load))

    def _to_title(self) -> None:
        from game.scenes.title import Title

        self.stage.start(Title(self._services))

    def _end(self) -> None:
        self.stage.quit()
