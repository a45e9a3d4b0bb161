"""What is shown when a scene has broken: one sentence, a report, and the way back to the title."""

from __future__ import annotations

import platform
import time
import traceback
from pathlib import Path
from typing import Final, NamedTuple

from game import __version__
from game.rules.contract import GameError
from game.scenes.controls import Controls
from game.scenes.stage import Scene, Services
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.fields import copy_out
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height
from game.ui.theme import BODY, CAPTION, DIM, HEAD, HIGH, INK7, INK8, INK9, MIDDLE, WARN
from game.ui.widgets import Button

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
    path = folder / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return Report(text, None, sentence)
    return Report(text, path, sentence)


class CrashPage(Scene):
    """The page after a fault. The broken scenes are gone, so nothing saves over a good save."""

    def __init__(self, services: Services, report: Report) -> None:
        self._services = services
        self._say = services.texts.say
        self._report = report
        self.controls: Controls = Controls(services.audio, on_back=self._to_title)
        say = self._say
        self._quit = Button("crash.quit", say("shell-title-quit"), self._end, icon="exit")
        self._copy = Button("crash.copy", say("shell-crash-copy"), self._copy_report)
        self._title = Button(
            "crash.title", say("shell-pause-title-screen"), self._to_title, kind="primary"
        )
        self.controls.fill([self._quit, self._copy, self._title], self._title)

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
        box = whole.centred(width, 2 * PAD + 52 + words + 16 + more + 70)
        paint.panel(canvas, box, INK7, 12)
        x, y = box.x + PAD, box.y + PAD + 14
        sprites.draw_icon(canvas, "warn", x + 14, y, 28, WARN, INK8)
        draw_text(canvas, x + 40, y, self._say("shell-crash-title"), HEAD, HIGH, "name")
        y += 48
        draw_rich(canvas, x, y, about, BODY, room, MIDDLE, max_lines=MOST_LINES)
        draw_rich(canvas, x, y + words + 12, where, CAPTION, room, DIM)
        self._place(canvas, box)
        self.controls.draw(canvas)

    def _where(self) -> str:
        path = self._report.path
        if path is None:
            return self._say("shell-crash-no-report")
        return self._say("shell-crash-report", file=str(path))

    def _place(self, canvas: Canvas, box: Rect) -> None:
        top = box.bottom - PAD - 38
        self._quit.box = Rect(box.x + PAD, top, self._quit.width_for(canvas), 38)
        wide = self._title.width_for(canvas) + 50
        self._title.box = Rect(box.right - PAD - wide, top, wide, 40)
        wide = max(150.0, self._copy.width_for(canvas))
        self._copy.box = Rect(self._title.box.x - 12 - wide, top, wide, 38)

    def _copy_report(self) -> None:
        copy_out(self._report.text)
        self._copy.label = self._say("shell-crash-copied")
        self.dirty = True

    def _to_title(self) -> None:
        from game.scenes.title import Title

        self.stage.start(Title(self._services))

    def _end(self) -> None:
        self.stage.quit()
