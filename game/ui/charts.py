"""Charts: lines that name themselves, and bars against a mark. Never by colour alone.

Each seat has a dash and a shape of its own besides its colour, and its name stands where its line
ends. Where things go is worked out in `plotting.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ui import paint, patterns
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.plotting import every, spread, thinned, ticks
from game.ui.theme import BODY, CAPTION, DIM, HIGH, INK8, LAMP, LINE, MIDDLE, SEATS, Shape
from game.ui.vector import raster, shape, stroked

DASHES: Final = ((), (0.1, 2.6), (4.2, 2.4), (4.6, 2.2, 0.1, 2.2), (8.0, 2.6), (2.0, 2.2))
"""Strokes and gaps of each seat's line, in widths of the line; the first one is whole."""
WIDTH: Final = 2.6
MARK: Final = 11.0
MARK_GAP: Final = 46.0
"""Marks on a line are at least so far apart."""
NAMES_SHARE: Final = 0.34
"""The names at the right take this share of the width at most."""
ROWS: Final = 42.0
"""From one line of the scale to the next, at least."""
BAR: Final = 24.0
BAR_ROW: Final = 84.0
WORDS_SHARE: Final = 0.78
"""The words of a bar take this share of its width at most, its name the rest."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a chart."""

    name: str
    look: int | None
    """Which of the seat looks of the theme it wears; None for the whole table."""
    values: tuple[float, ...]
    shown: str
    """Its last value in words, behind its name."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A number in a disc on a line, where something happened."""

    number: int
    line: int
    place: float
    """Counted in points of the line, 0 for the first."""


@dataclass(frozen=True, slots=True)
class LineChart:
    """Lines over the same points."""

    lines: tuple[Line, ...]
    labels: tuple[str, ...]
    """What each point is called below the chart; nothing where it has no name."""
    flags: tuple[Flag, ...] = ()
    scale: tuple[str, ...] = ()
    """Names of the values 0, 1, 2... where they are no numbers."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar."""

    name: str
    look: int
    value: float
    mark: float | None
    """What it is held against."""
    words: str
    """The same in words, above the bar."""


def draw_lines(canvas: Canvas, box: Rect, chart: LineChart) -> None:
    """Draw a chart of lines into a box."""
    plot, scale = _laid_out(canvas, box, chart)
    _draw_scale(canvas, plot, chart, scale)
    _draw_labels(canvas, plot, chart)
    # Whole lines first, so that those with gaps can be seen on top of them.
    _draw_strokes(canvas, plot, chart, scale)
    for line in chart.lines:
        _draw_marks(canvas, plot, line, scale)
    _draw_names(canvas, plot, box, chart, scale)
    _draw_flags(canvas, plot, chart, scale)


def draw_bars(canvas: Canvas, box: Rect, bars: Sequence[Bar]) -> None:
    """Draw bars below each other, each with its name and words above it, and its mark."""
    most = max([1e-9, *(max(bar.value, bar.mark or 0.0) for bar in bars)])
    height = min(canvas.grown(BAR_ROW), box.h / max(1, len(bars)))
    for number, bar in enumerate(bars):
        _draw_bar(canvas, Rect(box.x, box.y + height * number, box.w, height), bar, most)


# Lines


def _laid_out(canvas: Canvas, box: Rect, chart: LineChart) -> tuple[Rect, list[float]]:
    """Return the place of the lines between scale and names, and the numbers of the scale."""
    values = [value for line in chart.lines for value in line.values]
    height = box.h - canvas.grown(30)
    most = max(2, int(height / max(canvas.grown(CAPTION * 1.5), ROWS)) + 1)
    if chart.scale:
        scale = [float(number) for number in range(len(chart.scale))]
    else:
        scale = ticks(min([0.0, *values]), max([1.0, *values]), most)
    left = max(text_width(canvas, _written(chart, at), CAPTION) for at in scale) + 10
    right = min(box.w * NAMES_SHARE, _names_width(canvas, chart) + MARK * 2 + 12)
    top = canvas.grown(10)
    return Rect(box.x + left, box.y + top, box.w - left - right, height - top), scale


def _names_width(canvas: Canvas, chart: LineChart) -> float:
    gap = text_width(canvas, " ", CAPTION, "bold")
    return max(
        text_width(canvas, line.name, CAPTION, "bold")
        + gap
        + text_width(canvas, line.shown, CAPTION, "black")
        for line in chart.lines
    )


def _written(chart: LineChart, value: float) -> str:
    if chart.scale:
        return chart.scale[int(value)]
    return str(round(value)).replace("-", "\u2212")


def _height(plot: Rect, scale: Sequence[float], value: float) -> float:
    """Return where a value lies."""
    return plot.bottom - plot.h * (value - scale[0]) / (scale[-1] - scale[0])


def _across(plot: Rect, count: int, place: float) -> float:
    """Return where a point lies."""
    return plot.x + plot.w * place / max(1, count - 1)


def _draw_scale(canvas: Canvas, plot: Rect, chart: LineChart, scale: Sequence[float]) -> None:
    lowest = None
    for value in scale:
        y = _height(plot, scale, value)
        strong = value == 0 and not chart.scale
        paint.chip(canvas, (plot.x, y - 0.5, plot.w, 1), LINE, 0, alpha=0.6 if strong else 0.28)
        if lowest is not None and lowest - y < canvas.letters(CAPTION) * 1.1:
            continue
        lowest = y
        words = _written(chart, value)
        draw_text(canvas, plot.x - 9, y, words, CAPTION, DIM, align="right")


def _draw_labels(canvas: Canvas, plot: Rect, chart: LineChart) -> None:
    """Write as many names of points as there is room for, each below a thin line."""
    count = len(chart.labels)
    places = [_across(plot, count, number) for number in range(count)]
    widths = [text_width(canvas, label, CAPTION) if label else 0.0 for label in chart.labels]
    y = plot.bottom + canvas.grown(18)
    for number in thinned(places, widths, 12):
        x = places[number]
        paint.chip(canvas, (x - 0.5, plot.y, 1, plot.h + 5), LINE, 0, alpha=0.2)
        # Names at the ends stay inside.
        x = max(x, plot.x - 20 + widths[number] / 2)
        draw_text(canvas, x, y, chart.labels[number], CAPTION, DIM, align="center")


def _draw_strokes(canvas: Canvas, plot: Rect, chart: LineChart, scale: Sequence[float]) -> None:
    edge = 4.0
    area = plot.inset(-edge)
    unit = canvas.scale
    body = ""
    for line in sorted(chart.lines, key=lambda each: each.look or 0):
        points = [
            (
                (_across(plot, len(line.values), number) - area.x) * unit,
                (_height(plot, scale, value) - area.y) * unit,
            )
            for number, value in enumerate(line.values)
        ]
        path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        width = WIDTH * unit
        dash = DASHES[line.look % len(DASHES)] if line.look is not None else ()
        gaps = " ".join(f"{part * width:.1f}" for part in dash)
        body += stroked(path, INK8, width * 2.0, 'opacity="0.55"')
        extra = f'stroke-dasharray="{gaps}"' if gaps else ""
        body += stroked(path, _text_colour(line.look), width, extra)
    canvas.blit(raster(body, *canvas.box(area).size), area.x, area.y)


def _text_colour(look: int | None) -> str:
    """Return the colour of a line: that of words in a seat's colour, which is light enough."""
    return LAMP if look is None else SEATS[look].text


def _draw_marks(canvas: Canvas, plot: Rect, line: Line, scale: Sequence[float]) -> None:
    """Put the shape of the seat on every few points, and always on the last one."""
    count = len(line.values)
    step = every(count, plot.w, MARK_GAP)
    for number in range(count - 1, -1, -step):
        x, y = _across(plot, count, number), _height(plot, scale, line.values[number])
        _draw_shape(canvas, x, y, line.look)


def _draw_shape(canvas: Canvas, x: float, y: float, look: int | None) -> None:
    """Draw the shape of a seat, or a disc for the whole table, with a dark edge."""
    kind: Shape = "circle" if look is None else SEATS[look].shape
    side = canvas.px(MARK + 3)
    body = shape(kind, 32, 32, 24, _text_colour(look), INK8, 7)
    canvas.blit(raster(body, side, side, (0, 0, 64, 64), 2), x, y, "center")


def _draw_names(
    canvas: Canvas, plot: Rect, box: Rect, chart: LineChart, scale: Sequence[float]
) -> None:
    """Write who a line belongs to where it ends, and its last value."""
    gap = canvas.letters(CAPTION) * 1.3
    ends = [_height(plot, scale, line.values[-1]) for line in chart.lines]
    for line, y in zip(chart.lines, spread(ends, gap, plot.y, plot.bottom), strict=True):
        x = plot.right + MARK + 4
        _draw_shape(canvas, x, y, line.look)
        x += MARK
        colour = _text_colour(line.look)
        shown = text_width(canvas, line.shown, CAPTION, "black")
        room = box.right - x - shown - 5
        x = draw_text(canvas, x, y, line.name, CAPTION, colour, "bold", max_width=room)
        draw_text(canvas, x + 5, y, line.shown, CAPTION, HIGH, "black")


def _draw_flags(canvas: Canvas, plot: Rect, chart: LineChart, scale: Sequence[float]) -> None:
    """Draw numbered discs above the lines, where they lie over no other disc."""
    taken: list[tuple[float, float]] = []
    radius = canvas.grown(9.5)
    for flag in chart.flags:
        values = chart.lines[flag.line].values
        before = min(int(flag.place), len(values) - 1)
        after = min(before + 1, len(values) - 1)
        share = flag.place - before
        value = values[before] + (values[after] - values[before]) * share
        x = _across(plot, len(values), flag.place)
        y = _height(plot, scale, value) - radius - 9
        if y < plot.y:
            y = min(plot.bottom - radius, _height(plot, scale, value) + radius + 9)
        while any(abs(x - a) < 2 * radius and abs(y - b) < 2 * radius for a, b in taken):
            x += radius
        x = min(x, plot.right)
        taken.append((x, y))
        disc = (x - radius, y - radius, 2 * radius, 2 * radius)
        draw_number(canvas, Rect(*disc), flag.number)


def draw_number(canvas: Canvas, disc: Rect, number: int) -> None:
    """Draw a number on a disc in lamp light."""
    paint.chip(canvas, disc, LAMP, line=INK8)
    draw_text(canvas, disc.cx, disc.cy, str(number), CAPTION, "#2A1808", "black", "center")


# Bars


def _draw_bar(canvas: Canvas, row: Rect, bar: Bar, most: float) -> None:
    words_y = row.y + canvas.grown(14)
    trough = Rect(row.x, row.y + canvas.grown(26), row.w, min(BAR, row.h - canvas.grown(32)))
    paint.badge(canvas, row.x + 11, words_y, 9.5, bar.look)
    x, size = row.x + 28, BODY
    words = text_width(canvas, bar.words, CAPTION)
    room = row.w - 28 - min(words, row.w * WORDS_SHARE) - 14
    draw_text(canvas, x, words_y, bar.name, size, HIGH, "bold", max_width=room)
    draw_text(canvas, row.right, words_y, bar.words, CAPTION, MIDDLE, align="right",
              max_width=row.w * WORDS_SHARE)  # fmt: skip
    paint.chip(canvas, trough, "#0E151F", 4)
    wide = trough.w * bar.value / most
    if wide >= 1:
        paint.chip(canvas, (trough.x, trough.y, wide, trough.h), SEATS[bar.look].colour, 4)
        patterns.weave(canvas, (trough.x, trough.y, wide, trough.h), bar.look, 4)
    if bar.mark is not None:
        at = min(trough.right - 3, max(trough.x, trough.x + trough.w * bar.mark / most - 1.5))
        paint.chip(canvas, (at - 1.5, trough.y - 5, 6, trough.h + 10), INK8, 2)
        paint.chip(canvas, (at, trough.y - 4, 3, trough.h + 8), HIGH, 1)
