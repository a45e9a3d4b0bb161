"""Letters: lines that stand on their capitals, and words that wrap.

Everything is measured and drawn at the final pixel size of the canvas. In all functions `y` is
the middle of the capitals of the (first) line, because that is what the eye centres on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

import pygame

from game.ui import markup
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.fonts import Piece, pieces
from game.ui.letter_pictures import lay_letters, line_picture, piece_width, rise_of, width_of
from game.ui.looks import LOOKS
from game.ui.signs import joins
from game.ui.theme import BODY, FLOOR, HIGH, LEADING, MIDDLE, PAPER_STYLES, STYLES, Face, Ink

Align = Literal["left", "center", "right"]

_SHADOW: Final = "#050810"
_paragraphs = PictureCache(12_000_000)


def text_width(canvas: Canvas, text: str, size: float = BODY, face: Face = "regular") -> float:
    """Return the width of one line of plain text in logical units."""
    return width_of(text, canvas.px(canvas.letters(size)), face) / canvas.scale


def caret_places(
    canvas: Canvas, text: str, size: float = BODY, face: Face = "regular"
) -> list[float]:
    """Return how far right a caret stands before each letter of a line, and behind the last.

    In logical units. In words that run leftwards a later letter has a smaller place.
    """
    pixels, left, places = canvas.px(canvas.letters(size)), 0, [0]
    for number, piece in enumerate(pieces(text, face)):
        whole = piece_width(piece, pixels, face)
        heads = [piece.text[:length] for length in range(1, len(piece.text) + 1)]
        widths = [piece_width(Piece(head, piece.spare), pixels, face) for head in heads]
        if piece.spare and piece.spare.leftwards:
            widths = [whole - width for width in widths]
            places[0] = places[0] if number else whole
        places += [left + width for width in widths]
        left += whole
    return [place / canvas.scale for place in places]


def draw_text(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: float = BODY,
    colour: str = HIGH,
    face: Face = "regular",
    align: Align = "left",
    *,
    shadow: float = 0,
    alpha: float = 1.0,
    max_width: float | None = None,
) -> float:
    """Draw one line of plain text and return the logical x of its right end.

    `align` says which point of the line `x` is. A line longer than `max_width` ends in an
    ellipsis. `shadow` is the depth of a dark copy below the letters, for text on pictures.
    """
    if max_width is not None:
        text = fit(canvas, text, size, max_width, face)
    pixels = canvas.px(canvas.letters(size))
    picture = line_picture(text, pixels, colour, face)
    left = x * canvas.scale - canvas.origin[0]
    if align == "center":
        left -= picture.get_width() / 2
    elif align == "right":
        left -= picture.get_width()
    place = (round(left), round(y * canvas.scale) - canvas.origin[1] + rise_of(text, face, pixels))
    if shadow:
        below = line_picture(text, pixels, _SHADOW, face)
        below.set_alpha(round(150 * alpha))
        canvas.surface.blit(below, (place[0], place[1] + canvas.px(shadow)))
        below.set_alpha(255)
    if alpha < 1:
        picture.set_alpha(round(255 * alpha))
    lay_letters(canvas, picture, place, pixels, halo=LOOKS.haloed(colour))
    if alpha < 1:
        picture.set_alpha(255)
    return (place[0] + canvas.origin[0] + picture.get_width()) / canvas.scale


def size_in(canvas: Canvas, text: str, size: float, room: float, face: Face = "regular") -> float:
    """Return the size at which a line fits into a room, though none that is hard to read."""
    least = min(size, FLOOR / max(1.0, canvas.text_scale))
    wide = text_width(canvas, text, size, face)
    if wide <= room:
        return size
    # Letters are as wide as whole pixels allow.
    return max(least, size * room / wide - 1.2 / canvas.scale)


def fit(canvas: Canvas, text: str, size: float, width: float, face: Face = "regular") -> str:
    """Return the text, cut to an ellipsis where it would be wider than `width`."""
    return _fit(text, canvas.px(canvas.letters(size)), int(width * canvas.scale), face)


@lru_cache(maxsize=1024)
def _fit(text: str, pixels: int, width: int, face: Face) -> str:
    if width_of(text, pixels, face) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + markup.ELLIPSIS, pixels, face) <= width:
            low = middle
        else:
            high = middle - 1
    while joins(text, low):
        low -= 1
    return text[:low].rstrip() + markup.ELLIPSIS


def line_size(
    canvas: Canvas, text: str, size: float, width: float, face: Face = "regular", most: float = 1.5
) -> float:
    """Return the size, between the usual and the wanted one, at which a line fits its width."""
    wish = canvas.wish(size, most)
    while wish > size and text_width(canvas, text, wish, face) > width:
        wish -= 0.5
    return max(size, wish)


def best_line(
    canvas: Canvas,
    texts: Sequence[str],
    size: float,
    width: float,
    face: Face = "regular",
    most: float = 1.5,
) -> tuple[str, float]:
    """Return which of these texts to write in a line, and its size: fewer words if that is small.

    It is the first one that fits at the wanted size, else the one that can be the largest.
    """
    sizes = {text: line_size(canvas, text, size, width, face, most) for text in texts}
    wish = max(size, canvas.wish(size, most))
    best = max(sizes.values())
    return next((text, size) for text, size in sizes.items() if size >= min(wish, best))


def block_size(
    canvas: Canvas,
    text: str,
    size: float,
    box: tuple[float, float],
    *,
    leading: float = LEADING,
    most: float = 1.5,
) -> float:
    """Return the size, between the usual and the wanted one, at which styled text fits a box.

    The box is its width and height in logical units.
    """
    wish = canvas.wish(size, most)
    while wish > size and rich_height(canvas, text, wish, box[0], leading=leading) > box[1]:
        wish -= 1
    return max(size, wish)


# --- words in lines -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Setting:
    """How a paragraph is set, in device pixels; equal settings give equal pictures."""

    pixels: int
    width: int
    hang: int
    step: float
    face: Face
    max_lines: int | None
    colour: str = MIDDLE
    align: Align = "left"
    paper: bool = False

    def ink(self, style: str) -> Ink:
        if not style:
            return Ink(self.colour, self.face)
        styles = PAPER_STYLES if self.paper else STYLES
        return styles.get(style, Ink(self.colour, self.face))

    def measure(self, line: markup.Line) -> int:
        return sum(width_of(run.text, self.pixels, self.ink(run.style).face) for run in line)


def wrap(canvas: Canvas, text: str, size: float, width: float, face: Face = "regular") -> list[str]:
    """Return plain or styled text as plain lines no wider than `width`.

    A word that is wider than a line is broken.
    """
    lines = _lines_of(text, _setting(canvas, size, width, face=face))
    return ["".join(run.text for run in line) for line in lines]


def draw_rich(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: float = BODY,
    width: float = 1e4,
    colour: str = MIDDLE,
    face: Face = "regular",
    *,
    leading: float = LEADING,
    indent: float = 0,
    align: Align = "left",
    max_lines: int | None = None,
    paper: bool = False,
) -> float:
    """Draw styled text that wraps, and return its height in logical units.

    Words take the ink of their style, all else `colour` and `face`. Lines after the first begin
    `indent` further right. Lines are aligned within `width`, which begins at `x`. With `max_lines`
    the last line ends in an ellipsis if words are left over. `paper` takes the styles for paper.
    """
    setting = _setting(canvas, size, width, face, leading, indent, max_lines, colour, align, paper)
    lines = _lines_of(text, setting)
    picture = _paragraphs.get((text, setting), lambda: _paragraph(lines, setting))
    left, top = canvas.at(x, y)
    halo = not paper and LOOKS.haloed(colour)
    lay_letters(canvas, picture, (left, top - setting.pixels), setting.pixels, halo=halo)
    return canvas.letters(size) * leading * len(lines)


def rich_height(
    canvas: Canvas,
    text: str,
    size: float = BODY,
    width: float = 1e4,
    face: Face = "regular",
    *,
    leading: float = LEADING,
    indent: float = 0,
    max_lines: int | None = None,
) -> float:
    """Return the height of styled text in logical units: the leading of all its lines."""
    setting = _setting(canvas, size, width, face, leading, indent, max_lines)
    return canvas.letters(size) * leading * len(_lines_of(text, setting))


def rich_lines(
    canvas: Canvas, text: str, size: float, width: float, face: Face = "regular"
) -> list[str]:
    """Return styled text as lines, styled too, no wider than `width`."""
    lines = _lines_of(text, _setting(canvas, size, width, face))
    return [markup.written(line) for line in lines]


def rich_width(
    canvas: Canvas, text: str, size: float = BODY, width: float = 1e4, face: Face = "regular"
) -> float:
    """Return the width of the longest line of styled text in logical units."""
    setting = _setting(canvas, size, width, face)
    return max(setting.measure(line) for line in _lines_of(text, setting)) / canvas.scale


def _setting(
    canvas: Canvas,
    size: float,
    width: float,
    face: Face = "regular",
    leading: float = LEADING,
    indent: float = 0,
    max_lines: int | None = None,
    colour: str = MIDDLE,
    align: Align = "left",
    paper: bool = False,
) -> _Setting:
    size = canvas.letters(size)
    return _Setting(
        pixels=canvas.px(size),
        width=max(1, int(width * canvas.scale)),
        hang=round(indent * canvas.scale),
        step=size * leading * canvas.scale,
        face=face,
        max_lines=max_lines,
        colour=colour,
        align=align,
        paper=paper,
    )


@lru_cache(maxsize=2048)
def _lines_of(text: str, setting: _Setting) -> tuple[markup.Line, ...]:
    lines: list[markup.Line] = []
    hung, limit = setting.width - setting.hang, setting.max_lines
    for words in markup.paragraphs(markup.parse(text)):
        first = hung if lines else setting.width
        lines += markup.break_lines(words, setting.measure, first, hung, limit)
    if limit is None or len(lines) <= limit:
        return tuple(lines)
    room = setting.width - (setting.hang if limit > 1 else 0)
    last = markup.shortened(lines[limit - 1], setting.measure, room)
    return (*lines[: limit - 1], last)


def _paragraph(lines: tuple[markup.Line, ...], setting: _Setting) -> pygame.Surface:
    """Return the lines as one picture; the first capitals' middle is one font size down."""
    widths = [setting.measure(line) for line in lines]
    across = setting.width if setting.align != "left" else max(widths) + setting.hang
    height = round(setting.step * (len(lines) - 1)) + 2 * setting.pixels
    picture = pygame.Surface((max(1, across), height), pygame.SRCALPHA, 32)
    spare = {"left": 0.0, "center": 0.5, "right": 1.0}[setting.align]
    for number, (line, width) in enumerate(zip(lines, widths, strict=True)):
        left = round((across - width) * spare) if spare else setting.hang * (number > 0)
        for run in line:
            ink = setting.ink(run.style)
            letters = line_picture(run.text, setting.pixels, ink.colour, ink.face)
            top = round(setting.pixels + setting.step * number) + rise_of(
                run.text, ink.face, setting.pixels
            )
            picture.blit(letters, (left, top))
            left += letters.get_width()
    return picture
