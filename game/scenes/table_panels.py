"""The panels that every table has: status strip, prompt line and inspector.

They draw what they are given. What it means is decided by the table and its tabletop.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from game.scenes.rule_line import LINE_HEIGHT, draw_rule_line
from game.scenes.tabletop import Figure, Insight
from game.ui import paint, patterns, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, rich_width, text_width
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.theme import Face
from game.ui.tones import dk, lt, mix

CRUMB_HEIGHT: Final = 23.0
CRUMB_GAP: Final = 4.0
"""Between two steps that stand below each other."""
CRUMB_LOCK: Final = 13.0
"""How much wider a step is that bears a padlock."""
LEAD: Final = "#4A4C52"
KEY_SIZE: Final = 12.0
TITLE_SIZE: Final = 21.0
TITLE_GROWTH: Final = 1.4
"""The title of the game grows with all letters up to this factor."""
BUTTON_HEIGHT: Final = 32.0
"""Of a button with letters of the usual size; in a higher one everything is larger."""
BAR_HEIGHT: Final = 9.0
TELLING_FOOT: Final = 4.0
"""Room below what a drawer tells."""
TELLING_STEP: Final = 2.0
"""By how much letters in the inspector shrink until everything fits."""
NOTE_GAP: Final = 6.0
TIGHT_GAP: Final = 1.0
"""Between two notes of an inspector, and where there are too many of them."""
TITLE_LINE: Final = 19.0
"""How much higher the head of the inspector is when its title takes a second line."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """A button of the table: what it shows and whether it can be pressed."""

    id: str
    icon: str
    label: str = ""
    key: str = ""
    enabled: bool = True
    danger: bool = False


class Strip(NamedTuple):
    """What there is room for in the status strip."""

    title: str
    figures: Sequence[Figure]
    boxes: Sequence[Rect]
    """Where each figure stands, in units of the window."""


def strip_of(
    canvas: Canvas,
    strip: Rect,
    title: tuple[str, Face],
    figures: Sequence[Figure],
    board_left: float,
    right: float,
) -> Strip:
    """Return what stands in the strip up to `right`: of large letters the labels go first.

    The inspector tells of each number what it counts.
    """
    if canvas.text_scale <= 1:
        return Strip(title[0], figures, figure_boxes(canvas, strip, figures, board_left + 12))
    bare = [figure._replace(label="") for figure in figures]
    beside = canvas.grown(36) + text_width(canvas, title[0], TITLE_SIZE, title[1])
    for words, shown in ((title[0], figures), (title[0], bare), ("", figures), ("", bare)):
        left = max(board_left + 12, beside) if words else canvas.grown(16)
        boxes = figure_boxes(canvas, strip, shown, left)
        if not boxes or boxes[-1].right <= right:
            break
    boxes = [box for box in boxes if box.right <= right]
    return Strip(words, shown[: len(boxes)], boxes)


def draw_strip(canvas: Canvas, strip: Rect, shown: Strip, face: Face, tint: str) -> None:
    """Draw the title of the game and its public numbers."""
    top, bottom = mix(theme.INK7, tint, 0.22), mix(theme.INK9, tint, 0.12)
    paint.wash(canvas, strip, top, bottom)
    paint.wash(
        canvas, (strip.x, strip.bottom - 1.5, strip.w, 1.5), "#000000", "#000000", (0.45, 0.45)
    )
    zoom, canvas = canvas.zoom(), canvas.zoomed()
    y = strip.cy / zoom
    size = TITLE_SIZE * min(1.0, TITLE_GROWTH / zoom)
    draw_text(canvas, 16, y, shown.title, size, theme.LAMP, face, shadow=1.3)
    for figure, place in zip(shown.figures, shown.boxes, strict=True):
        box = place.shrunk(zoom)
        draw_icon(canvas, figure.icon, box.x + 9, y, 18, figure.colour)
        x = box.x + 25
        x = draw_text(canvas, x, y, figure.number, theme.BODY, theme.HIGH, "black")
        draw_text(canvas, x + 5, y, figure.label, theme.CAPTION, theme.DIM)


def figure_boxes(canvas: Canvas, strip: Rect, figures: Sequence[Figure], left: float) -> list[Rect]:
    """Return where each public number stands in the strip, with its icon and its label."""
    boxes, x = [], left
    for figure in figures:
        width = canvas.grown(25) + text_width(canvas, figure.number, theme.BODY, "black")
        if figure.label:
            width += canvas.grown(5) + text_width(canvas, figure.label, theme.CAPTION)
        boxes.append(Rect(x, strip.y, width, strip.h))
        x += width + canvas.grown(22)
    return boxes


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
    canvas: Canvas,
    line: Rect,
    look: int,
    sentence: str,
    tint: str,
    width: float,
    *,
    alarm: bool,
) -> None:
    """Draw the prompt: the badge of the one who acts and one sentence, in `width` at most."""
    paint.wash(canvas, line, lt(tint, 0.06), dk(tint, 0.25))
    colour = theme.BAD if alarm else theme.SEATS[look].colour
    paint.wash(canvas, (line.x, line.y, 466, line.h), colour, colour, (0.42, 0.0), sideways=True)
    patterns.band(canvas, (line.x, line.y, patterns.BAND, line.h), look, 0)
    zoom, canvas = canvas.zoom(), canvas.zoomed()
    row, room = line.shrunk(zoom), width / zoom - 54
    paint.badge(canvas, row.x + 29, row.cy, 12, look)
    size = _fitting_size(canvas, sentence, room)
    lines = 1 if rich_width(canvas, sentence, size, face="bold") <= room else 2
    y = row.cy if lines == 1 else row.cy - size * 0.6
    draw_rich(canvas, row.x + 54, y, sentence, size, room, theme.HIGH, "bold", leading=1.2,
              max_lines=2)  # fmt: skip


def _fitting_size(canvas: Canvas, sentence: str, width: float) -> float:
    """Return the largest size at which a sentence needs one line, or the size for two lines."""
    for size in (theme.STRONG, theme.BODY):
        if rich_width(canvas, sentence, size, face="bold") <= width:
            return size
    return theme.CAPTION


def crumbs_width(canvas: Canvas, words: Sequence[str], closed: Container[int] = ()) -> float:
    """Return the width that the crumbs of a turn take."""
    return sum(box.w + 2 for box in crumb_boxes(canvas, 0, 0, words, closed))


def crumb_boxes(
    canvas: Canvas, x: float, y: float, words: Sequence[str], closed: Container[int] = ()
) -> list[Rect]:
    """Return where each step of a turn stands, from `x` on and centred on `y`."""
    boxes, height = [], canvas.grown(CRUMB_HEIGHT)
    for number, word in enumerate(words):
        lock = CRUMB_LOCK if number in closed else 0
        width = text_width(canvas, word, theme.CAPTION, "bold") + canvas.grown(24 + lock)
        boxes.append(Rect(x, y - height / 2, width, height))
        x += width + 2
    return boxes


def crumb_stack(
    canvas: Canvas, column: Rect, words: Sequence[str], closed: Container[int] = ()
) -> tuple[Canvas, list[Rect]]:
    """Return where each step stands in a column, and a canvas with letters that fit there."""
    if not words:
        return canvas, []
    widest = max(box.w for box in crumb_boxes(canvas.plain(), 0, 0, words, closed))
    step = min(canvas.grown(CRUMB_HEIGHT) + CRUMB_GAP, column.h / len(words))
    fitting = canvas.lettered(max(1.0, min(column.w / widest, (step - CRUMB_GAP) / CRUMB_HEIGHT)))
    height = fitting.grown(CRUMB_HEIGHT)
    return fitting, [
        Rect(column.x, column.y + step * number, column.w, height) for number in range(len(words))
    ]


def draw_crumbs(
    canvas: Canvas,
    boxes: Sequence[Rect],
    words: Sequence[str],
    current: int,
    closed: Container[int] = (),
    focused: int | None = None,
) -> None:
    """Draw the steps of a turn as chevrons, the present one in lamp light.

    Those that nobody can go back to are `closed`: of lead, with a padlock.
    """
    for number, (word, box) in enumerate(zip(words, boxes, strict=True)):
        fill = (
            "#3B4A68" if number < current else theme.LAMP_DEEP if number == current else "#1B2436"
        )
        colour = theme.MIDDLE if number < current else theme.DIM
        if number == current:
            colour = "#241505"
        lock = canvas.grown(CRUMB_LOCK) if number in closed else 0
        if lock:
            fill, colour = LEAD, theme.MIDDLE
        paint.crumb(canvas, box, fill, first=number == 0)
        if lock:
            draw_icon(canvas, "lock", box.x + canvas.grown(17), box.cy, lock, colour, fill)
        draw_text(
            canvas, box.cx + 1 + lock / 2, box.cy, word, theme.CAPTION, colour, "bold", "center"
        )
        if number == focused:
            paint.focus_ring(canvas, box, theme.SLOT_RADIUS)


def draw_inspector(
    canvas: Canvas, panel: Rect, insight: Insight, tint: str, link: str = ""
) -> None:
    """Draw what is known of the thing in focus; the letters shrink where it is much.

    `link` names below it where the rules tell more.
    """
    fill = mix(theme.INK7, tint, 0.3)
    zoom, canvas = canvas.zoom(), canvas.zoomed()
    panel = panel.shrunk(zoom)
    inner = panel.w - 26
    room = panel.h - (LINE_HEIGHT if link else 0)
    insight, size, gap = _fitted(canvas, insight, inner, room, theme.FLOOR / zoom)
    text_left = 68 if insight.sprite else 0
    paint.panel(canvas, panel, fill, rim=0.2)
    if link:
        draw_rule_line(canvas, panel, link, fill)
    left, y = panel.x + 13, panel.y + 25
    title_size, lines = _title_size(canvas, insight.title, inner)
    draw_rich(canvas, left, y, insight.title, title_size, inner, theme.HIGH, "name",
              leading=1.15, max_lines=lines)  # fmt: skip
    y += 30 + TITLE_LINE * (lines - 1)
    if insight.sprite:
        draw_sprite(canvas, insight.sprite, left + 29, y + 52, 58)
    if insight.text:
        draw_rich(canvas, left + text_left, y, insight.text, size, inner - text_left)
    y += _block_height(canvas, insight, inner, size)
    for note in insight.notes:
        draw_icon(canvas, note.icon, left + 10, y, 16, note.colour, fill)
        y += draw_rich(canvas, left + 28, y, note.text, size, inner - 28) + gap
    draw_bar(canvas, Rect(left, y - 2, inner, BAR_HEIGHT), insight.bar)


def inspector_height(canvas: Canvas, panel: Rect, insight: Insight, *, link: bool) -> float:
    """Return how high a panel must be that tells this much, at most as high as this one.

    With `link` a line below it leads to the rules.
    """
    zoom, canvas = canvas.zoom(), canvas.zoomed()
    panel, foot = panel.shrunk(zoom), LINE_HEIGHT if link else 0.0
    inner = panel.w - 26
    insight, size, gap = _fitted(canvas, insight, inner, panel.h - foot, theme.FLOOR / zoom)
    told = _telling_height(canvas, insight, inner, size, gap) + TELLING_FOOT
    return min(panel.h, told + foot) * zoom


def draw_bar(canvas: Canvas, box: Rect, colours: Sequence[str]) -> None:
    """Draw a share in pictures: one short bar per colour."""
    step = box.w / max(1, len(colours))
    gap = min(4.0, step * 0.3)
    for number, colour in enumerate(colours):
        paint.chip(canvas, (box.x + step * number, box.y, step - gap, box.h), colour, 3)


def _fitted(
    canvas: Canvas, insight: Insight, inner: float, room: float, least: float
) -> tuple[Insight, float, float]:
    """Return an insight, the size of its letters, and how far its notes are apart.

    A very long one has no picture, and its notes stand close together.
    """
    size = _telling_size(canvas, insight, inner, room, least)
    if insight.sprite and _telling_height(canvas, insight, inner, size) > room:
        insight = replace(insight, sprite="")
        size = _telling_size(canvas, insight, inner, room, least)
    tight = _telling_height(canvas, insight, inner, size) > room
    return insight, size, TIGHT_GAP if tight else NOTE_GAP


def _telling_size(
    canvas: Canvas, insight: Insight, inner: float, room: float, least: float = theme.FLOOR
) -> float:
    """Return the largest size of letters at which an insight fits, or the `least`."""
    size = theme.BODY
    while size > least:
        if _telling_height(canvas, insight, inner, size) <= room:
            return size
        size -= TELLING_STEP
    return least


def _telling_height(
    canvas: Canvas, insight: Insight, inner: float, size: float, gap: float = NOTE_GAP
) -> float:
    """Return how much room an insight takes in letters of this size."""
    head = 52 + TITLE_LINE * (_title_size(canvas, insight.title, inner)[1] - 1)
    notes = sum(rich_height(canvas, note.text, size, inner - 28) + gap for note in insight.notes)
    bar = BAR_HEIGHT + 6 if insight.bar else 0
    return head + _block_height(canvas, insight, inner, size) + notes + bar


def _block_height(canvas: Canvas, insight: Insight, inner: float, size: float) -> float:
    """Return how much room the picture and the text beside it take, with the gap below them."""
    room = inner - (68 if insight.sprite else 0)
    text = rich_height(canvas, insight.text, size, room) if insight.text else 0
    block = max(text, 62 if insight.sprite else 0)
    return block + 8 if block else 0


def _title_size(canvas: Canvas, title: str, width: float) -> tuple[float, int]:
    """Return the largest size at which a title needs one line, or else that of two lines."""
    for size in (theme.PANEL_TITLE, theme.STRONG, theme.BODY):
        if rich_width(canvas, title, size, face="name") <= width:
            return size, 1
    return theme.BODY, 2


def draw_table_button(canvas: Canvas, box: Rect, look: ButtonLook, *, focused: bool) -> None:
    """Draw one button of the prompt line or the strip."""
    zoom = canvas.zoom(box.h / BUTTON_HEIGHT)
    canvas, box = canvas.zoomed(zoom), box.shrunk(zoom)
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


def button_width(canvas: Canvas, look: ButtonLook, height: float) -> float:
    """Return the width that a button needs at its height."""
    zoom = canvas.zoom(height / BUTTON_HEIGHT)
    return zoom * (_content_width(canvas.zoomed(zoom), look) + 26 if look.label else 34.0)


def _content_width(canvas: Canvas, look: ButtonLook) -> float:
    if not look.label:
        return 18.0
    width = 24 + text_width(canvas, look.label, theme.BODY, "bold")
    if look.key:
        width += 8 + text_width(canvas, look.key, KEY_SIZE, "bold") + 10
    return width
