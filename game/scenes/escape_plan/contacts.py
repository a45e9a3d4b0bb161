"""How a contact looks: a card with a portrait, a price and what it does, or one line of a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from game.content.texts import Texts
from game.rules.escape_plan import CONTACTS
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import LARGE_FROM, Rect
from game.ui.lettering import draw_rich, draw_text, line_size, text_width
from game.ui.sprites import draw_icon, draw_sprite

State = Literal["ready", "down", "cuffed"]

MOMENTS: Final[Mapping[str, str]] = {"any": "clock", "travel": "feet", "avoid": "shield"}
"""The sign of when a contact may be used."""
NAME_GROWTH: Final = 1.4
"""How much larger than usual names may be, as far as they fit."""
LINE_SIZE: Final = 13.0
LINE_EDGE: Final = 4.0
PRICE_WIDTH: Final = 16.0
STAR: Final = 13.0
"""Size of the letters in a line of the display, its margin, and the room of what stands there."""
DOWN: Final = "#9B968A"
PRICE: Final = "#1A2233"


def draw_contact(
    canvas: Canvas, box: Rect, card: str, texts: Texts, state: State = "ready", *, words: str = ""
) -> None:
    """Draw a contact card; one that is face down or under handcuffs is pale.

    `words` stand under the name, on a card that is high enough.
    """
    ready = state == "ready"
    paint.paper(canvas, box, theme.PAPER if ready else DOWN, 6)
    small = box.w * 0.26
    size = canvas.wish(min(theme.BODY, max(theme.FLOOR, small * 0.8)), NAME_GROWTH)
    name = texts.say(f"escape_plan-contact-{card}")
    while size > theme.FLOOR and text_width(canvas, name, size, "black") > box.w - 5:
        size -= 0.5
    foot = size * 1.25 + (theme.FLOOR * 2.4 if words else 0)
    face = min(box.w - 6, box.h - foot - 5)
    draw_sprite(canvas, f"contact_{card}", box.cx, box.y + 3, face, "midtop",
                alpha=1.0 if ready else 0.45)  # fmt: skip
    _draw_signs(canvas, Rect(box.x + 3, box.y + 3, box.w - 6, face), card)
    y = box.y + 3 + face + size * 0.72
    draw_text(canvas, box.cx, y, name, size, theme.PAPER_TEXT, "black", "center",
              max_width=box.w - 3)  # fmt: skip
    if words:
        below = y + size * 0.5 + theme.FLOOR * 0.7
        draw_rich(canvas, box.x + 5, below, words, theme.FLOOR, box.w - 9,
                  theme.PAPER_DIM, leading=1.1, max_lines=2, paper=True)  # fmt: skip


def draw_large_contact(canvas: Canvas, box: Rect, card: str, texts: Texts) -> None:
    """Draw a contact card as large as one in the hand, with all that it does."""
    paint.glow(canvas, box.cx, box.cy, box.w * 0.9, "#04070F", 0.5, box.h * 0.75)
    paint.paper(canvas, box, theme.PAPER, 10)
    face = Rect(box.x + 8, box.y + 8, box.w - 16, box.w - 48)
    draw_sprite(canvas, f"contact_{card}", face.cx, face.y, face.h, "midtop")
    _draw_signs(canvas, face, card)
    name = texts.say(f"escape_plan-contact-{card}")
    draw_text(canvas, box.cx, face.bottom + 16, name, theme.TITLE, theme.PAPER_TEXT, "name",
              "center", max_width=box.w - 12)  # fmt: skip
    words = texts.say(f"escape_plan-contact-{card}-about")
    draw_rich(canvas, box.x + 11, face.bottom + 38, words, theme.CAPTION, box.w - 20,
              theme.PAPER_TEXT, leading=1.2, max_lines=5, paper=True)  # fmt: skip


def _draw_signs(canvas: Canvas, box: Rect, card: str) -> None:
    """Draw when a contact may be used, what that costs, and whether it brings notoriety."""
    contact = CONTACTS[card]
    side = max(14.0, box.w * 0.24)
    paint.chip(canvas, (box.x - 1, box.y - 1, side, side), theme.PAPER)
    draw_icon(canvas, MOMENTS[contact.moment], box.x - 1 + side / 2, box.y - 1 + side / 2,
              side * 0.72, theme.PAPER_TEXT, theme.PAPER)  # fmt: skip
    tab = Rect(box.right - side + 1, box.y - 1, side, side)
    paint.chip(canvas, tab, PRICE, 4)
    draw_text(canvas, tab.cx, tab.cy, str(contact.cost), max(theme.FLOOR, side * 0.8), theme.LAMP,
              "black", "center")  # fmt: skip
    if contact.star:
        draw_sprite(canvas, "notoriety", box.right - side * 0.4, box.bottom - 1, side, "midbottom")


def names_size(canvas: Canvas, names: Sequence[str], box: Rect) -> float:
    """Return the size of the names in the lines of the display, of which each is such a box."""
    if not _bare(canvas):
        return LINE_SIZE
    room = box.w - 2 * LINE_EDGE - PRICE_WIDTH - STAR
    most = max(1.0, min(NAME_GROWTH, box.h * 0.85 / LINE_SIZE))
    sizes = (line_size(canvas, name, LINE_SIZE, room, "bold", most) for name in names)
    return min(sizes, default=LINE_SIZE)


def _bare(canvas: Canvas) -> bool:
    """Say whether lines leave out the portrait, so that their words may be larger."""
    return canvas.wanted >= LARGE_FROM


def draw_contact_line(
    canvas: Canvas, box: Rect, card: str, texts: Texts, size: float, *, lit: bool
) -> None:
    """Draw a contact of the display as one line: portrait, name, notoriety, price."""
    contact = CONTACTS[card]
    name = texts.say(f"escape_plan-contact-{card}")
    paint.chip(canvas, box, "#2B3C69" if lit else "#1A2748", 4)
    left, right = box.x + box.h + 4, box.right - 18 - (STAR if contact.star else 0)
    bare = _bare(canvas) or text_width(canvas, name, theme.FLOOR, "bold") > right - left
    if not bare:
        draw_sprite(canvas, f"contact_{card}", box.x + 1 + box.h / 2, box.cy, box.h - 2, "center")
    price = Rect(box.right - 16, box.y + 2, 14, box.h - 4)
    paint.chip(canvas, price, PRICE, 3)
    draw_text(canvas, price.cx, price.cy, str(contact.cost), max(theme.FLOOR, size - 1),
              theme.LAMP, "black", "center")  # fmt: skip
    if contact.star:
        draw_sprite(canvas, "notoriety", right + STAR - 6, box.cy, 13, "center")
    left = box.x + LINE_EDGE if bare else left
    while size > theme.FLOOR and text_width(canvas, name, size, "bold") > right - left:
        size -= 0.5
    draw_text(canvas, left, box.cy, name, size, theme.HIGH, "bold", max_width=right - left)
