"""How a run card looks: cream paper with two cut corners, a header in the colour of its kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from game.content.texts import Texts
from game.rules.evacuate import CIVIL_RUNS, RUN_CARDS
from game.ui import paint, sprites, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.light import Shadow
from game.ui.theme import Face
from game.ui.tones import lt, mix
from game.ui.vector import filled, linear, raster

CARD: Final = (110.0, 105.0)
"""Width and height at the usual size, in logical units."""

GROWTH: Final = 1.6
"""How much larger than usual the words on a card may be, as far as it is wide enough."""

TWO_LINES: Final = 14.0
"""The largest letters of words in two lines, on a card of the usual size."""
CUT: Final = 9.0
HEADER: Final = 27.0
SHADOW: Final[Shadow] = (5.3, 0.6, 1.3, 4)

MOVE: Final = "#2F6E6A"
ACTION: Final = "#A65A1A"
PANIC: Final = "#B8352A"
CIVIL: Final = "#6A4AB0"
NEUTRAL: Final = "#5C6D73"
SPENT_FILL: Final = "#56605F"
SPENT_HEADER: Final = "#3E4847"

ICONS: Final[Mapping[str, str]] = {
    "shove": "hand",
    "trip": "feet",
    "drag": "claw",
    "pack": "person",
    "panic_run": "bolt",
    "warp": "loop",
    "hyper": "cards",
    "trample": "skull",
    "tractor": "arrow",
    "slime": "drop",
    "wail": "sound",
    "scatter": "dice",
    "blink": "fast",
    "digin": "shield",
    "premonition": "eye",
    "weld": "lock",
}
"""What the action of a card is about; plain moves have none."""

State: TypeAlias = Literal["held", "spent", "chosen", "shown"]
"""In hand; on the discard pile; sealed in secret by the viewer; lying open this round."""


def tint_of(card: str) -> str:
    """Return the colour of a run card's kind: move, action, panic, or a civilization's own."""
    if card in CIVIL_RUNS:
        return CIVIL
    if card == "panic_run":
        return PANIC
    return ACTION if RUN_CARDS[card].action else MOVE


def draw_run_card(
    canvas: Canvas, box: Rect, card: str, texts: Texts, state: State = "held", *, lit: bool = False
) -> None:
    """Draw a run card; `lit` is the focus, with the lamp's edge and glow."""
    spent = state == "spent"
    if lit:
        paint.glow(canvas, box.cx, box.cy, box.w * 1.02, theme.LAMP, 0.45, box.h * 0.85)
    draw_sheet(canvas, box, SPENT_FILL if spent else theme.PAPER,
                SPENT_HEADER if spent else tint_of(card))  # fmt: skip
    k = box.h / CARD[1]
    _draw_words(canvas, box, card, texts, spent=spent, k=k)
    if lit or state in ("chosen", "shown"):
        _draw_edge(canvas, box, theme.LAMP if lit else theme.GOOD)
    if state in ("chosen", "shown"):
        mark = (box.right - 18 * k, box.y - 5 * k, 21 * k, 21 * k)
        paint.chip(canvas, mark, theme.GOOD)
        sprites.draw_icon(
            canvas, "check" if state == "chosen" else "eye", mark[0] + 10.5 * k, mark[1] + 10.5 * k,
            13 * k, "#08301C", theme.GOOD,
        )  # fmt: skip


def draw_run_back(canvas: Canvas, box: Rect) -> None:
    """Draw the back of a run card: chosen, and shown to nobody."""
    draw_sheet(canvas, box, "#33474C", "#22343A")
    sprites.draw_icon(canvas, "ship", box.cx, box.cy + 6, box.h * 0.36, "#5F7A80", "#33474C")


def _draw_words(
    canvas: Canvas, box: Rect, card: str, texts: Texts, *, spent: bool, k: float
) -> None:
    title = texts.say(f"evacuate-run-{card}-kind")
    ink = "#A9B4B2" if spent else "#FFFFFF"
    size = _fitting(canvas, title, canvas.wish(14 * k, GROWTH), box.w - 12 * k, "black")
    draw_text(canvas, box.cx, box.y + 14 * k, title, size, ink, "black", "center",
              max_width=box.w - 8 * k)  # fmt: skip
    icon = ICONS.get(card)
    across = box.cx if icon is None else box.x + box.w * 0.33
    number = str(RUN_CARDS[card].speed) if card != "hyper" else "?"
    ink = "#9BA5A3" if spent else theme.PAPER_TEXT
    draw_text(canvas, across, box.y + 55 * k, number, 43 * k, ink, "evacuate", "center")
    if icon is not None:
        ink = "#8A9492" if spent else tint_of(card)
        fill = SPENT_FILL if spent else theme.PAPER
        side = min(33 * k, box.w * 0.32)
        sprites.draw_icon(canvas, icon, box.x + box.w * 0.71, box.y + 54 * k, side, ink, fill)
    words = texts.say("evacuate-run-spent" if spent else f"evacuate-run-{card}-short")
    ink = theme.MIDDLE if spent else theme.PAPER_DIM
    wish = canvas.wish(max(theme.FLOOR, 12.5 * k), GROWTH)
    # Larger letters than usual keep off the edges.
    room = box.w - (6 if canvas.wanted <= 1 else 14) * k
    size = _fitting(canvas, words, wish, room)
    lines = [words]
    if size < wish and canvas.wanted > 1:
        lines, size = _in_two(canvas, words, size, min(wish, TWO_LINES * k), room)
    for row, line in enumerate(lines):
        y = box.bottom - 16 * k + (row - (len(lines) - 1) / 2) * size * 1.02
        draw_text(canvas, box.cx, y, line, size, ink, "bold", "center", max_width=box.w - 4 * k)


def _in_two(
    canvas: Canvas, words: str, size: float, most: float, room: float
) -> tuple[list[str], float]:
    """Return words in two lines and their size, if that is larger than the one in one line."""
    parts = words.split(" ")
    cuts = [[" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts))]
    sizes = [min(_fitting(canvas, line, most, room) for line in cut) for cut in cuts]
    best = max(sizes, default=0.0)
    return (cuts[sizes.index(best)], best) if best > size else ([words], size)


def _fitting(canvas: Canvas, words: str, size: float, room: float, face: Face = "bold") -> float:
    """Return the largest size, from this one down to the floor, at which words fit in a line."""
    while size > theme.FLOOR and text_width(canvas, words, size, face) > room:
        size -= 0.5
    return max(size, theme.FLOOR)


def draw_small_run_card(canvas: Canvas, box: Rect, card: str, speed: int) -> None:
    """Draw a card without words: its speed now and its icon; "" is the card of a neutral runner."""
    tint = tint_of(card) if card else NEUTRAL
    draw_sheet(canvas, box, theme.PAPER, tint)
    icon = ICONS.get(card)
    x = box.cx if icon is None else box.x + box.w * 0.34
    y = box.y + box.h * 0.6
    draw_text(canvas, x, y, str(speed), box.h * 0.6, theme.PAPER_TEXT, "evacuate", "center")
    if icon is not None:
        x = box.x + box.w * 0.71
        sprites.draw_icon(canvas, icon, x, y, box.h * 0.4, tint, theme.PAPER)


def draw_sheet(canvas: Canvas, box: Rect, fill: str, header: str) -> None:
    """Draw the bare paper of a card, with a header in the colour of its kind."""
    w, h = box.w, box.h
    cut, band = CUT * h / CARD[1], HEADER * h / CARD[1]
    stops = ((0, lt(fill, 0.4), 1.0), (1, mix(fill, "#8A6F4A", 0.2), 1.0))
    body = linear("p", 0, 0, w * 0.5, h, *stops)
    body += filled(_outline(w, h, cut), mix(fill, "#3A2A1A", 0.5))
    body += filled(_outline(w - 0.6, h - 1.8, cut), "url(#p)")
    top = f"M{cut:.2f} 0 H{w - 0.6:.2f} V{band:.2f} H0 V{cut:.2f} Z"
    body += filled(top, header)
    picture = raster(body, canvas.px(w), canvas.px(h), (0, 0, w, h), 2)
    paint.put(canvas, picture, box.x, box.y, "topleft", SHADOW)


def _outline(w: float, h: float, cut: float) -> str:
    return f"M{cut:.2f} 0 H{w:.2f} V{h - cut:.2f} L{w - cut:.2f} {h:.2f} H0 V{cut:.2f} Z"


def _draw_edge(canvas: Canvas, box: Rect, colour: str) -> None:
    w, h = box.w + 6, box.h + 6
    cut = CUT * box.h / CARD[1] + 1
    line = 2.6
    path = (
        f"M{cut:.2f} {line / 2} H{w - line / 2:.2f} V{h - cut:.2f} "
        f"L{w - cut:.2f} {h - line / 2:.2f} H{line / 2} V{cut:.2f} Z"
    )
    body = f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{line}"/>'
    picture = raster(body, canvas.px(w), canvas.px(h), (0, 0, w, h), 2)
    canvas.blit(picture, box.x - 3, box.y - 3)
