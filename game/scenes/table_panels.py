"""The panels that every table has: status strip, prompt line, inspector and log.

They draw what they are given. What it means is decided by the table and its tabletop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.content.texts import Texts
from game.scenes.chronicle import Entry
from game.scenes.tabletop import Figure, Insight
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, rich_width, text_width
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.theme import Face
from game.ui.tones import dk, lt, mix

ENTRY_GAP: Final = 7.0
LOG_INDENT: Final = 20.0
CRUMB_HEIGHT: Final = 23.0
KEY_SIZE: Final = 12.0


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """A button of the table: what it shows and whether it can be pressed."""

    id: str
    icon: str
    label: str = ""
    key: str = ""
    enabled: bool = True
    danger: bool = False


def draw_strip(
    canvas: Canvas,
    strip: Rect,
    title: str,
    face: Face,
    tint: str,
    figures: Sequence[Figure],
    board_left: float,
) -> None:
    """Draw the title of the game and its public numbers."""
    top, bottom = mix(theme.INK7, tint, 0.22), mix(theme.INK9, tint, 0.12)
    paint.wash(canvas, strip, top, bottom)
    paint.wash(
        canvas, (strip.x, strip.bottom - 1.5, strip.w, 1.5), "#000000", "#000000", (0.45, 0.45)
    )
    draw_text(canvas, 16, strip.cy, title, 21, theme.LAMP, face, shadow=1.3)
    x = board_left + 12
    for figure in figures:
        draw_icon(canvas, figure.icon, x + 9, strip.cy, 18, figure.colour)
        x = draw_text(canvas, x + 25, strip.cy, figure.number, theme.BODY, theme.HIGH, "black")
        if figure.label:
            x = draw_text(canvas, x + 5, strip.cy, figure.label, theme.CAPTION, theme.DIM)
        x += 22


def draw_side(canvas: Canvas, region: Rect, tint: str, *, left: bool) -> None:
    """Draw the ground of a side panel, with its shadow on the board's side."""
    paint.wash(canvas, region, mix(theme.INK8, tint, 0.25), mix(theme.INK9, tint, 0.12))
    edge = (region.right - 8, region.y, 8, region.h) if left else (region.x, region.y, 8, region.h)
    shares = (0.0, 0.35) if left else (0.35, 0.0)
    paint.wash(canvas, edge, "#000000", "#000000", shares, sideways=True)


def draw_own_ground(canvas: Canvas, region: Rect, tint: str) -> None:
    """Draw the ground of the own area."""
    paint.wash(canvas, region, mix(theme.INK8, tint, 0.35), mix(theme.INK9, tint, 0.2))
    shade = (region.x, region.y, region.w, 13)
    paint.wash(canvas, shade, "#000000", "#000000", (0.5, 0.0))


def draw_prompt(
    canvas: Canvas, line: Rect, look: int, sentence: str, tint: str, width: float, *, alarm: bool
) -> None:
    """Draw the prompt: the badge of the one who acts and one sentence, in `width` at most."""
    paint.wash(canvas, line, lt(tint, 0.06), dk(tint, 0.25))
    colour = theme.BAD if alarm else theme.SEATS[look].colour
    paint.wash(canvas, (line.x, line.y, 466, line.h), colour, colour, (0.42, 0.0), sideways=True)
    paint.badge(canvas, 29, line.cy, 12, look)
    size = _fitting_size(canvas, sentence, width - 54)
    lines = 1 if rich_width(canvas, sentence, size, face="bold") <= width - 54 else 2
    y = line.cy if lines == 1 else line.cy - size * 0.6
    draw_rich(
        canvas, 54, y, sentence, size, width - 54, theme.HIGH, "bold", leading=1.2, max_lines=2
    )


def _fitting_size(canvas: Canvas, sentence: str, width: float) -> float:
    """Return the largest size at which a sentence needs one line, or the size for two lines."""
    for size in (theme.STRONG, theme.BODY):
        if rich_width(canvas, sentence, size, face="bold") <= width:
            return size
    return theme.CAPTION


def crumbs_width(canvas: Canvas, words: Sequence[str]) -> float:
    """Return the width that the crumbs of a turn take."""
    return sum(_crumb_width(canvas, word) + 2 for word in words)


def _crumb_width(canvas: Canvas, word: str) -> float:
    return text_width(canvas, word, theme.CAPTION, "bold") + 24


def draw_crumbs(canvas: Canvas, x: float, y: float, words: Sequence[str], current: int) -> None:
    """Draw the steps of a turn as chevrons, the present one in lamp light."""
    for number, word in enumerate(words):
        width = _crumb_width(canvas, word)
        fill = (
            "#3B4A68" if number < current else theme.LAMP_DEEP if number == current else "#1B2436"
        )
        colour = theme.MIDDLE if number < current else theme.DIM
        if number == current:
            colour = "#241505"
        box = (x, y - CRUMB_HEIGHT / 2, width, CRUMB_HEIGHT)
        paint.crumb(canvas, box, fill, first=number == 0)
        draw_text(canvas, x + width / 2 + 1, y, word, theme.CAPTION, colour, "bold", "center")
        x += width + 2


def draw_inspector(canvas: Canvas, region: Rect, insight: Insight) -> float:
    """Draw what is known of the thing in focus; return the y below it."""
    inner = region.w - 26
    text_left = 68 if insight.sprite else 0
    text_height = (
        rich_height(canvas, insight.text, theme.BODY, inner - text_left) if insight.text else 0
    )
    block = max(text_height, 62 if insight.sprite else 0)
    notes = sum(
        rich_height(canvas, note.text, theme.BODY, inner - 28) + 6 for note in insight.notes
    )
    height = max(150.0, 52 + block + (8 if block else 0) + notes + 10)
    paint.panel(canvas, (region.x, region.y, region.w, height), "#232A4C", rim=0.2)
    left, y = region.x + 13, region.y + 25
    size = _title_size(canvas, insight.title, inner)
    draw_rich(canvas, left, y, insight.title, size, inner, theme.HIGH, "name", max_lines=1)
    y += 30
    if insight.sprite:
        draw_sprite(canvas, insight.sprite, left + 29, y + 52, 58)
    if insight.text:
        draw_rich(canvas, left + text_left, y, insight.text, theme.BODY, inner - text_left)
    y += block + (8 if block else 0)
    for note in insight.notes:
        draw_icon(canvas, note.icon, left + 10, y, 16, note.colour, "#232A4C")
        y += draw_rich(canvas, left + 28, y, note.text, theme.BODY, inner - 28) + 6
    return region.y + height


def _title_size(canvas: Canvas, title: str, width: float) -> float:
    """Return the largest size at which a title needs one line."""
    for size in (theme.PANEL_TITLE, theme.STRONG, theme.BODY):
        if rich_width(canvas, title, size, face="name") <= width:
            return size
    return theme.CAPTION


def draw_log(canvas: Canvas, region: Rect, texts: Texts, entries: Sequence[Entry]) -> None:
    """Draw the newest turns, newest on top, as many as fit."""
    draw_icon(canvas, "clock", region.x + 9, region.y + 10, 16, theme.DIM)
    draw_text(
        canvas,
        region.x + 23,
        region.y + 10,
        texts.say("table-log"),
        theme.BODY,
        theme.MIDDLE,
        "name",
    )
    y, bottom = region.y + 36, region.bottom - 4
    shown_round = -1
    with canvas.clip((region.x - 4, region.y, region.w + 8, region.h)):
        for entry in reversed(entries):
            if not entry.sentences:
                continue
            height = rich_height(
                canvas, entry.text, theme.CAPTION, region.w - LOG_INDENT, leading=1.28
            )
            heading = 20 if entry.round != shown_round else 0
            if y + heading + height - 8 > bottom:
                break
            if heading:
                _draw_round(canvas, region, y, texts.say("table-round", round=entry.round))
                shown_round, y = entry.round, y + heading
            paint.mark(canvas, region.x + 7, y, 11, entry.look)
            draw_rich(
                canvas,
                region.x + LOG_INDENT,
                y,
                entry.text,
                theme.CAPTION,
                region.w - LOG_INDENT,
                leading=1.28,
            )
            y += height + ENTRY_GAP


def _draw_round(canvas: Canvas, region: Rect, y: float, words: str) -> None:
    right = draw_text(canvas, region.x, y, words, theme.FLOOR, theme.DIM, "bold") + 7
    line = (right, y - 0.5, max(1.0, region.right - right), 1)
    paint.chip(canvas, line, theme.LINE, 0.5, alpha=0.4)


def draw_table_button(canvas: Canvas, box: Rect, look: ButtonLook, *, focused: bool) -> None:
    """Draw one button of the prompt line or the strip."""
    fill = "#5A2A32" if look.danger else "#2E3A54" if look.enabled else "#20283C"
    colour = theme.HIGH if look.enabled else theme.DIM
    paint.panel(canvas, box, fill, theme.SLOT_RADIUS + 2, shadow=False, rim=0.22)
    width = _content_width(canvas, look)
    x = box.cx - width / 2
    icon_x = x + 9 if look.label else box.cx
    draw_icon(canvas, look.icon, icon_x, box.cy, 17, colour, fill)
    if look.label:
        x = draw_text(canvas, x + 24, box.cy, look.label, theme.BODY, colour, "bold")
    if look.key and look.label:
        cap = text_width(canvas, look.key, KEY_SIZE, "bold") + 10
        paint.chip(canvas, (x + 8, box.cy - 9, cap, 18), "#0B1020", 4, alpha=0.55)
        draw_text(
            canvas, x + 8 + cap / 2, box.cy, look.key, KEY_SIZE, theme.MIDDLE, "bold", "center"
        )
    if focused:
        paint.focus_ring(canvas, box, theme.SLOT_RADIUS + 2)


def button_width(canvas: Canvas, look: ButtonLook) -> float:
    """Return the width that a button needs."""
    return _content_width(canvas, look) + 26 if look.label else 34.0


def _content_width(canvas: Canvas, look: ButtonLook) -> float:
    if not look.label:
        return 18.0
    width = 24 + text_width(canvas, look.label, theme.BODY, "bold")
    if look.key:
        width += 8 + text_width(canvas, look.key, KEY_SIZE, "bold") + 10
    return width
