"""The face of a table: where its panels and buttons stand, and in which order they are drawn.

Panels change only when something is said or chosen, so each is baked under a version number;
the board is drawn anew in every frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Seat
from game.rules.contract import Target as Thing
from game.scenes import table_panels as panels
from game.scenes.boxes import box_of
from game.scenes.choices import Choices
from game.scenes.chronicle import Entry
from game.scenes.table_panels import ButtonLook
from game.scenes.tabletop import Insight, Tabletop
from game.ui.canvas import Canvas
from game.ui.focus import Focusable, Target
from game.ui.inputs import Action, key_label
from game.ui.layout import BoardFrame, Rect, board_frame
from game.ui.tones import mix

BUTTON_HEIGHT = 32.0
STRIP_BUTTON = 30.0
GAP = 8.0


@dataclass(frozen=True, slots=True)
class TableWords:
    """What the panels of a table say at one moment."""

    sentence: str
    seat: Seat
    alarm: bool
    choices: Choices | None
    about: Thing | None
    entries: Sequence[Entry]
    speed: str


class TableFace:
    """Lays the panels of one match out and draws them."""

    def __init__(self, texts: Texts, match: Match, top: Tabletop) -> None:
        self.version = 0
        """Goes up whenever a panel may look different."""
        self.frame: BoardFrame = board_frame(1280, 720)
        self._texts = texts
        self._match = match
        self._top = top
        self._box = box_of(match.game.id)
        self._buttons: dict[str, tuple[Rect, ButtonLook]] = {}

    def lay_out(self, canvas: Canvas) -> None:
        """Take in the size of the window."""
        self.frame = board_frame(canvas.width, canvas.height)

    def option_items(
        self, canvas: Canvas, choices: Choices | None, press: Callable[[str], None]
    ) -> list[Focusable]:
        """Return a focusable for each option of the question, in its order."""
        self._press = press
        if choices is None:
            return []
        spots = self._top.spots(canvas, self.frame, choices.decision)
        return [
            Target(f"option:{key}", spot.box, partial(press, f"option:{key}"), spot.radius)
            for key, spot in spots.items()
        ]

    def button_items(
        self, canvas: Canvas, states: Mapping[str, tuple[bool, str]]
    ) -> list[Focusable]:
        """Place the buttons and return a focusable for each."""
        self._buttons = {
            **self._strip_buttons(),
            **self._prompt_buttons(canvas, states),
        }
        return [
            Target(id, rect, partial(self._press, id), 8.0, *states[id])
            for id, (rect, _) in self._buttons.items()
        ]

    def draw(self, canvas: Canvas, words: TableWords, focused: Focusable | None) -> None:
        """Draw the whole table."""
        frame, top = self.frame, self._top
        tint = mix(self._box.tint, "#26314a", 0.3)
        top.draw_board(canvas, frame)
        focused_id = focused.id if focused else ""

        def strip(layer: Canvas) -> None:
            title = self._texts.say(f"{self._match.game.id}-title")
            left = frame.board.x
            panels.draw_strip(
                layer, frame.strip, title, self._box.face, self._box.tint, top.figures(), left
            )
            self._draw_buttons(layer, frame.strip, focused_id)

        def rail(layer: Canvas) -> None:
            panels.draw_side(layer, frame.rail, self._box.tint, left=True)
            top.draw_rail(layer, frame)

        def side(layer: Canvas) -> None:
            panels.draw_side(layer, frame.inspector, self._box.tint, left=False)
            self._draw_side(layer, words)

        def prompt(layer: Canvas) -> None:
            self._draw_prompt(layer, words, tint, focused_id)

        def own(layer: Canvas) -> None:
            panels.draw_own_ground(layer, frame.own, self._box.tint)
            top.draw_own(layer, frame)

        for name, region, draw in (
            ("strip", frame.strip, strip),
            ("rail", frame.rail, rail),
            ("side", frame.inspector, side),
            ("prompt", frame.prompt, prompt),
            ("own", frame.own, own),
        ):
            canvas.baked((name, self._match.match_id, self.version), region, draw)
        if frame.log is not None:
            canvas.baked(
                ("log", self._match.match_id, self.version),
                frame.log,
                partial(self._draw_log, words),
            )

    def _draw_side(self, canvas: Canvas, words: TableWords) -> None:
        region = self.frame.inspector.inset(12, 12)
        bottom = panels.draw_inspector(canvas, region, self._insight(words))
        if self.frame.log is None:
            below = Rect(region.x, bottom + 14, region.w, region.bottom - bottom - 14)
            panels.draw_log(canvas, below, self._texts, words.entries)

    def _draw_log(self, words: TableWords, canvas: Canvas) -> None:
        assert self.frame.log is not None
        panels.draw_side(canvas, self.frame.log, self._box.tint, left=False)
        panels.draw_log(canvas, self.frame.log.inset(12, 14), self._texts, words.entries)

    def _insight(self, words: TableWords) -> Insight:
        if words.about is not None:
            return self._top.about_target(words.about)
        if words.choices is not None and words.choices.focused is not None:
            return self._top.about_option(words.choices, words.choices.focused)
        return self._top.about_target(None)

    def _draw_prompt(self, canvas: Canvas, words: TableWords, tint: str, focused: str) -> None:
        line = self.frame.prompt
        decision: Decision | None = words.choices.decision if words.choices else None
        crumbs, current = self._top.crumbs(decision)
        left = min(rect.x for id, (rect, _) in self._buttons.items() if id in ("undo", "redo"))
        crumbs_left = left - 14 - panels.crumbs_width(canvas, crumbs)
        panels.draw_prompt(
            canvas, line, words.seat, words.sentence, tint, crumbs_left - line.x, alarm=words.alarm
        )
        panels.draw_crumbs(canvas, crumbs_left, line.cy, crumbs, current)
        self._draw_buttons(canvas, line, focused)

    def _draw_buttons(self, canvas: Canvas, region: Rect, focused: str) -> None:
        for id, (rect, look) in self._buttons.items():
            if region.contains(rect.cx, rect.cy):
                panels.draw_table_button(canvas, rect, look, focused=id == focused)

    def _strip_buttons(self) -> dict[str, tuple[Rect, ButtonLook]]:
        strip = self.frame.strip
        placed = {}
        x = strip.right - 16
        for id, icon in (("menu", "menu"), ("rules", "book"), ("speed", "fast")):
            x -= STRIP_BUTTON
            rect = Rect(x, strip.cy - 14, STRIP_BUTTON, 28)
            placed[id] = (rect, ButtonLook(id, icon))
            x -= GAP - 2
        return dict(reversed(placed.items()))

    def _prompt_buttons(
        self, canvas: Canvas, states: Mapping[str, tuple[bool, str]]
    ) -> dict[str, tuple[Rect, ButtonLook]]:
        line = self.frame.prompt
        placed = {}
        x = line.right - 14
        for id, icon, action in (("redo", "loop", Action.REDO), ("undo", "undo", Action.UNDO)):
            enabled = states[id][0]
            look = ButtonLook(
                id,
                icon if enabled or id == "redo" else "lock",
                self._texts.say(f"table-{id}"),
                key_label(action),
                enabled,
            )
            width = panels.button_width(canvas, look)
            x -= width
            placed[id] = (Rect(x, line.cy - BUTTON_HEIGHT / 2, width, BUTTON_HEIGHT), look)
            x -= GAP
        return dict(reversed(placed.items()))
