"""What is shown when a scene has broken: one sentence, a report, and the ways to go on."""

from __future__ import annotations

import platform
import time
import traceback
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game import __version__
from game.rules.contract import GameError
from game.scenes.boxes import box_of
from game.scenes.controls import Controls
from game.scenes.rounds import round_of
from game.scenes.saved_rows import when
from game.scenes.stage import Scene, Services
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.fields import copy_out
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height
from game.ui.theme import BODY, CAPTION, DIM, HEAD, HIGH, INK7, INK8, INK9, MIDDLE, WARN
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.match.saves import SaveEntry, SaveFolder

WIDTH: Final = 620.0
PAD: Final = 32.0
OFFER: Final = 72.0
"""So much higher is the page if there is a save to go on with."""
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
    path = folder / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return Report(text, None, sentence)
    return Report(text, path, sentence)


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
        buttons = [self._quit, self._copy, self._title]
        if self._save is None:
            self._title.kind = "primary"
            self.controls.fill(buttons, self._title)
        else:
            self.controls.fill([self._resume, *buttons], self._resume)

    def draw(self, canvas: Canvas) -> None:
        """Paint the page without anything that could break again."""
        canvas.fill(INK9)
        width = min(WIDTH, canvas.width - 60)
        room = width - 2 * PAD
        about = self._report.sentence or self._say("shell-crash-about")
        words = rich_height(canvas, about, BODY, room, max_lines=MOST_LINES)
        where = self._where()
        more = rich_height(canvas, where, CAPTION, room)
        whole = Rect(0, 0, canvas.width, canvas.height)
        offer = 0.0 if self._save is None else OFFER
        box = whole.centred(width, 2 * PAD + 52 + words + 16 + more + 70 + offer)
        paint.panel(canvas, box, INK7, 12)
        x, y = box.x + PAD, box.y + PAD + 14
        sprites.draw_icon(canvas, "warn", x + 14, y, 28, WARN, INK8)
        draw_text(canvas, x + 40, y, self._say("shell-crash-title"), HEAD, HIGH, "name")
        y += 48
        draw_rich(canvas, x, y, about, BODY, room, MIDDLE, max_lines=MOST_LINES)
        draw_rich(canvas, x, y + words + 12, where, CAPTION, room, DIM)
        self._place(canvas, box)
        if self._save is not None:
            self._draw_offer(canvas, box, self._save)
        self.controls.draw(canvas)

    def _draw_offer(self, canvas: Canvas, box: Rect, save: SaveEntry) -> None:
        """Tell which save it is, and lay the button beside it."""
        strip = Rect(box.x + PAD, box.bottom - PAD - 38 - OFFER, box.w - 2 * PAD, OFFER - 16)
        paint.panel(canvas, strip, INK8, 8)
        wide = self._resume.width_for(canvas) + 50
        self._resume.box = Rect(strip.right - wide - 8, strip.cy - 20, wide, 40)
        room = strip.w - wide - 40
        game = self._say(f"{box_of(save.game_id).words}-title")
        at = round_of(self._services.texts, save.game_id, save.round)
        about = self._say("shell-title-continue-about", game=game, at=at)
        draw_text(canvas, strip.x + 16, strip.cy - 11, about, BODY, HIGH, "bold", max_width=room)
        saved = when(self._services.texts, save.saved_at, datetime.now().astimezone())
        words = self._say("shell-crash-saved", when=saved)
        draw_text(canvas, strip.x + 16, strip.cy + 11, words, CAPTION, MIDDLE, max_width=room)

    def _where(self) -> str:
        path = self._report.path
        if path is None:
            return self._say("shell-crash-no-report")
        return self._say("shell-crash-report", file=str(path))

    def _place(self, canvas: Canvas, box: Rect) -> None:
        top = box.bottom - PAD - 38
        self._quit.box = Rect(box.x + PAD, top, self._quit.width_for(canvas), 38)
        wide = self._title.width_for(canvas) + 50
        high = 40 if self._save is None else 38
        self._title.box = Rect(box.right - PAD - wide, top, wide, high)
        wide = max(150.0, self._copy.width_for(canvas))
        self._copy.box = Rect(self._title.box.x - 12 - wide, top, wide, 38)

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
