"""How the pages of the results are drawn: a chart with its main fact, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.scenes.results_pages import Page, Turn
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.charts import draw_bars, draw_lines, draw_number
from game.ui.focus import Target
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.theme import BODY, CAPTION, DIM, GOOD, HIGH, INK8, LAMP, LEADING, MIDDLE, TITLE
from game.ui.widgets import NOWHERE

FILL: Final = "#202C52"
CARD: Final = "#2A3866"
SIDE: Final = 20.0
GAP: Final = 12.0
LETTERS: Final = 1.5
"""What is written on a page grows no more than this, so that it all stays in sight."""
HIGH_ENOUGH: Final = 380.0
"""A page that is lower leaves out the small print and its title, which its tab says too."""
SIDE_BY_SIDE: Final = 900.0
"""From this width on the turning points stand side by side."""


@dataclass(slots=True, kw_only=True)
class TurnCard(Target):
    """A turning point that can be pressed, to watch the match from there on."""

    turn: Turn
    label: str
    """What a press does."""
    box: Rect = NOWHERE

    def height_for(self, canvas: Canvas, width: float) -> float:
        """Return the height that the words need."""
        room = width - 2 * SIDE
        lines = rich_height(canvas, self.turn.sentence, BODY, room)
        lines += rich_height(canvas, self.turn.chances, CAPTION, room)
        return canvas.grown(34) + lines + canvas.letters(CAPTION) * LEADING + 30

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:
        """Draw the number, when it was, what happened, and how the chances changed."""
        canvas = canvas.lettered(LETTERS)
        box, turn = self.box, self.turn
        paint.panel(canvas, box, CARD, rim=0.3 if focused or pressed else 0.16)
        y, radius = box.y + 8 + canvas.grown(13), canvas.grown(11)
        disc = Rect(box.x + SIDE, y - radius, 2 * radius, 2 * radius)
        draw_number(canvas, disc, turn.number)
        paint.badge(canvas, disc.right + 20, y, 9.5, turn.look)
        x = disc.right + 38
        draw_text(canvas, x, y, turn.when, BODY, HIGH, "bold", max_width=box.right - x - SIDE)
        room = box.w - 2 * SIDE
        top = box.y + canvas.grown(34) + canvas.letters(BODY)
        top += draw_rich(canvas, box.x + SIDE, top, turn.sentence, BODY, room, MIDDLE) + 5
        draw_rich(canvas, box.x + SIDE, top, turn.chances, CAPTION, room, HIGH)
        y = box.bottom - canvas.letters(CAPTION) * 0.66 - 10
        left = draw_text(canvas, box.right - SIDE, y, self.label, CAPTION, LAMP, "bold", "right")
        left -= text_width(canvas, self.label, CAPTION, "bold") + 16
        sprites.draw_icon(canvas, "eye", left, y, canvas.grown(16), LAMP, CARD)


def draw_page(canvas: Canvas, box: Rect, page: Page) -> None:
    """Draw a chart with its title, its main fact, and what is counted in it."""
    paint.panel(canvas, box, FILL, 10.5, rim=0.2)
    inside, letters = box.inset(SIDE, 12), canvas.lettered(LETTERS)
    top = _draw_title(canvas, inside, page.title) if box.h >= HIGH_ENOUGH else inside.y
    foot = _draw_words(letters, inside, page, small_print=box.h >= HIGH_ENOUGH)
    area = Rect(inside.x, top, inside.w, foot - GAP - top)
    if page.lines is not None:
        draw_lines(letters, area, page.lines)
    elif page.bars:
        draw_bars(letters, area, page.bars)


def draw_notice(canvas: Canvas, box: Rect, title: str, words: str) -> None:
    """Draw a page on which nothing can be shown but a sentence."""
    paint.panel(canvas, box, FILL, 10.5, rim=0.2)
    inside = box.inset(SIDE, 12)
    top = _draw_title(canvas, inside, title)
    draw_rich(canvas, inside.x, top + canvas.letters(BODY), words, BODY, inside.w, MIDDLE)


def place_cards(canvas: Canvas, box: Rect, about: str, cards: Sequence[TurnCard]) -> bool:
    """Give the turning points their places on their page; say whether small print fits below."""
    inside = box.inset(SIDE, 12)
    canvas = canvas.lettered(LETTERS)
    top = inside.y + (canvas.grown(40) if box.h >= HIGH_ENOUGH else 4)
    bottom = inside.bottom - rich_height(canvas, about, CAPTION, inside.w) - GAP
    beside = inside.w >= SIDE_BY_SIDE
    width = (inside.w - GAP * (len(cards) - 1)) / max(1, len(cards)) if beside else inside.w
    heights = [card.height_for(canvas, width) for card in cards]
    spare = bottom - top - sum(heights) - GAP * (len(cards) - 1)
    fits = spare >= 0 if not beside else top + max(heights, default=0.0) <= bottom
    for number, card in enumerate(cards):
        if beside:
            card.box = Rect(inside.x + (width + GAP) * number, top, width, max(heights))
        else:
            grown = max(0.0, min(34.0, spare / len(cards)))
            card.box = Rect(inside.x, top, width, heights[number] + grown)
            top = card.box.bottom + GAP
    return fits


def draw_turns(canvas: Canvas, box: Rect, title: str, about: str, words: str) -> None:
    """Draw what lies below the turning points: the page, and how they were found if that fits."""
    if words:
        draw_notice(canvas, box, title, words)
    else:
        paint.panel(canvas, box, FILL, 10.5, rim=0.2)
        if box.h >= HIGH_ENOUGH:
            _draw_title(canvas, box.inset(SIDE, 12), title)
    if about:
        _draw_about(canvas.lettered(LETTERS), box.inset(SIDE, 12), about)


def _draw_title(canvas: Canvas, inside: Rect, title: str) -> float:
    """Write the title of a page, and return where it ends."""
    canvas = canvas.lettered(LETTERS)
    y = inside.y + canvas.grown(14)
    draw_text(canvas, inside.x, y, title, TITLE - 2, HIGH, "name", max_width=inside.w)
    return inside.y + canvas.grown(40)


def _draw_words(canvas: Canvas, inside: Rect, page: Page, *, small_print: bool) -> float:
    """Write the main fact and what is counted at the lower edge; return where they begin."""
    top = _draw_about(canvas, inside, page.about) if small_print else inside.bottom
    icon = canvas.grown(18)
    room = inside.w - icon - 10
    top -= rich_height(canvas, page.fact, BODY, room) + 4
    first = top + canvas.letters(BODY) * 0.66
    sprites.draw_icon(canvas, "check", inside.x + icon / 2, first, icon, GOOD, INK8)
    draw_rich(canvas, inside.x + icon + 10, first, page.fact, BODY, room, HIGH, "bold")
    return top


def _draw_about(canvas: Canvas, inside: Rect, about: str) -> float:
    """Write small print at the lower edge, and return where it begins."""
    top = inside.bottom - rich_height(canvas, about, CAPTION, inside.w)
    first = top + canvas.letters(CAPTION) * 0.66
    draw_rich(canvas, inside.x, first, about, CAPTION, inside.w, DIM)
    return top
