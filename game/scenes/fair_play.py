"""Fair play: the fingerprint of the shuffles, what AI seats may see, how well they play, records.

The words stand in `fair_words.py`; from a table they begin with that match, else with the records.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from game.match.match import Match
from game.scenes import scenery
from game.scenes.controls import Controls
from game.scenes.fair_words import (
    check_line,
    level_words,
    match_words,
    record_words,
    seen_words,
)
from game.scenes.saved_rows import shown
from game.scenes.settings_page import column, draw_title, place_tabs, tall
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.fields import copy_out
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.reading import Block, Reading
from game.ui.theme import INK7
from game.ui.widgets import Button

TAB: Final = "fair.tab."
PAD: Final = 22.0
_STEPS: Final = {Action.NEXT_TARGET: 1, Action.PREVIOUS_TARGET: -1}


class FairPlay(Scene):
    """A page for each thing that somebody may doubt."""

    def __init__(self, services: Services, match: Match | None = None, tab: str = "") -> None:
        """Open over the table of a match, or away from all tables."""
        self._services = services
        self._say = services.texts.say
        self._match = match
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        self._pages = self._bound()
        self._tabs = [
            Button(f"{TAB}{name}", self._say(f"fair-tab-{name}"), partial(self._open, name),
                   kind="pill")
            for name in self._pages
        ]  # fmt: skip
        self._back = Button(
            "fair.back", self._say("shell-back"), self._close, icon="undo", key=Action.BACK
        )
        self._copy = Button("fair.copy", "", self._copy_proof)
        self._reading = Reading("fair.reading")
        self._open(tab or next(iter(self._pages)))

    def _bound(self) -> dict[str, Callable[[], Iterable[Block]]]:
        """Return the pages, and what each of them says."""
        texts, match = self._services.texts, self._match
        aside: dict[str, Callable[[], Iterable[Block]]] = {
            "seen": lambda: seen_words(texts),
            "levels": lambda: level_words(texts),
        }
        if match is not None:
            return {"match": lambda: match_words(texts, match), **aside}
        return {
            "records": lambda: record_words(texts, shown(self._services.saves.entries())),
            **aside,
        }

    @property
    def tab(self) -> str:
        """The page that is open."""
        return self._tab

    def handle(self, event: Input) -> None:
        """Go to another page, read on, or leave."""
        step = _STEPS.get(event.action) if isinstance(event, Act) and event.down else None
        if step is not None:
            names = list(self._pages)
            self.controls.ring.by_keys = True
            self._open(names[(names.index(self._tab) + step) % len(names)])
            return
        self.dirty |= self.controls.handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Paint the page."""
        scenery.lay_plain_room(canvas)
        whole = column(canvas)
        title = self._say("fair-title" if self._match else "fair-records-title")
        top = place_tabs(canvas, title, self._tabs, whole)
        high = tall(canvas) + 8
        bottom = canvas.height - high - 22
        sheet = Rect(whole.x, top, whole.w, bottom - 18 - top)
        paint.panel(canvas, sheet, INK7, shadow=False, rim=0.1)
        self._reading.box = sheet.inset(PAD, 16)
        self._back.box = Rect(whole.x, bottom, self._back.width_for(canvas), high)
        wide = self._copy.width_for(canvas)
        self._copy.box = Rect(whole.right - wide, bottom, wide, high)
        draw_title(canvas, title)
        self.controls.draw(canvas)

    def _open(self, tab: str) -> None:
        """Show a page from its beginning."""
        self._tab = tab
        self._reading.show(list(self._pages[tab]()))
        for button in self._tabs:
            button.selected = button.id == TAB + tab
        over = self._match is not None and self._match.result is not None
        self._copy.label = self._say("fair-copy-line" if over else "fair-copy-print")
        proves = tab == "match" and self._proof() != ""
        ends = [self._back, *([self._copy] if proves else [])]
        self.controls.fill([*self._tabs, self._reading, *ends], first=TAB + tab)
        self.controls.ring.focus(TAB + tab)
        self.dirty = True

    def _proof(self) -> str:
        """Return what is worth keeping: the fingerprint, and after the end the line to check it."""
        match = self._match
        if match is None or match.pledge is None:
            return ""
        if match.result is None:
            return match.pledge.fingerprint
        return check_line(match.seed, match.pledge)

    def _copy_proof(self) -> None:
        copy_out(self._proof())
        self._copy.label = self._say("fair-copied")
        self.dirty = True

    def _close(self) -> None:
        self.stage.pop()
