"""Card faces, the deck and the discard pile, drawn from what the rules print on a card.

A face is laid out on its own grid, 214 units wide on a card of the usual shape, so that a card
looks the same at any size. Finished faces are kept per size.
"""

from __future__ import annotations

import math
from typing import Final, Literal, NamedTuple

from game.rules.space_escape import RATS, Card, CardStep, Half, printed
from game.ui.canvas import Box, Canvas
from game.ui.lettering import draw_text, text_width
from game.ui.paint import (
    PAPER_SHADOW,
    PIECE_SHADOW,
    chip,
    dk,
    focus_ring,
    glow,
    lt,
    mix,
    outline,
    paper,
)
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.theme import FLOOR, INK9, LAMP, PAPER, PAPER_DIM
from game.ui.vector import filled, linear, raster

GRID: Final = (214.0, 146.0)
"""Smallest width and height of a face in its own units."""
RADIUS: Final = 14.0
FRAME: Final = 8.0
HALF_RADIUS: Final = 12.0
HALF_HEIGHT: Final = 62.0
"""A half this high, in grid units, shows its pictures at their usual size."""
GAP: Final = 3.0
TWO_ROWS: Final = 95.0
"""A half higher than this lays several steps in two rows."""
LETTERS: Final = 18.0
"""Size of type on a face of the usual size, in grid units; a smaller card's never falls below
the floor of the whole game."""
RIBBON: Final = 27.0
BAND: Final = 26.0
"""Height of a challenge card's upper half where no rat walks."""
ARROW: Final = 25.0
SLASH: Final = 17.0
RAT: Final = 56.0
SNAKE: Final = 49.0
RAT_WIDTH: Final = 64 / 78
SNAKE_WIDTH: Final = 64 / 62
"""Widths of the creatures as shares of their heights."""
NEWCOMER: Final = 66.0
CROWDS: Final = ((1.0, 0.0), (0.92, 0.56), (0.86, 0.40), (0.80, 0.33))
"""Size of one of one, two, three or four creatures, and the step between them, in heights."""
SAYING_WIDTH: Final = {"walks": 132.0, "climbs": 132.0, "comes": 132.0, "returns": 132.0}
"""Narrowest cell, in grid units, for a step at its usual size."""
MOST_GROWN: Final = 1.45
SILENT: Final = frozenset({"lay_down"})
"""Steps of a card that ask for nothing one could draw."""
MARGIN: Final = 12.0
"""Logical room round a card for its shadow."""
BLUE: Final = ("#9EC5E8", "#7FB0DC", 0.42, 0.50)
LILAC: Final = ("#C8A8E4", "#A983D0", 0.40, 0.45)
RIBBON_TONE: Final = "#4A3F86"
CREAM: Final = "#FFF6E4"
SNAKE_TONE: Final = "#7A4FB0"
BACK_TONE: Final = "#3A3F78"
PAPER_EDGE: Final = "#D9D2C0"
EDGE_RADIUS: Final = 8.0
MOST_EDGES: Final = 5
STEP: Final = (1.2, 1.9)
"""How far each card of a pile lies to the right of and above the one below, in logical units."""


class _Dress(NamedTuple):
    """Whose rats a card means: those of YOUR, and all in play; and a challenge card's name."""

    owner: tuple[str, ...]
    crew: tuple[str, ...]
    title: str


def draw_card(
    canvas: Canvas,
    box: Box,
    card_id: str,
    *,
    owner: tuple[str, ...],
    crew: tuple[str, ...] = RATS,
    title: str = "",
    active: bool = False,
    focused: bool = False,
    dim: bool = False,
) -> None:
    """Draw one open card.

    `owner` are the rats that YOUR means, `crew` all rats in play, `title` the name of a challenge
    card. The `active` card lies in a glow and a lamp frame; a `dim` one waits.
    """
    x, y, w, h = box
    radius = RADIUS * w / GRID[0]
    if active:
        glow(canvas, x + w / 2, y + h / 2, w * 0.76, LAMP, 0.38, h * 0.8)
        outline(canvas, (x - 4, y - 4, w + 8, h + 8), LAMP, radius + 4, 2.7)
    dress = _Dress(tuple(owner), tuple(crew), title)
    canvas.baked(
        ("space_escape card", card_id, dress, dim),
        (x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN),
        lambda layer: _face(layer, box, printed(card_id), dress, dim),
        clear=True,
    )
    if focused:
        focus_ring(canvas, box, radius)


def draw_card_back(canvas: Canvas, box: Box) -> None:
    """Draw one card face down."""
    x, y, w, h = box
    paper(canvas, box, BACK_TONE, RADIUS * 0.6)
    draw_sprite(canvas, "card_back", x + w / 2, y + h / 2, h, "center")


def draw_deck(canvas: Canvas, box: Box, count: int) -> None:
    """Draw the draw pile: the thicker, the more cards are left; an outline when none is."""
    x, y, w, h = box
    if not count:
        outline(canvas, box, PAPER_DIM, EDGE_RADIUS, 1.5, 0.6)
        return
    steps = _thickness(count)
    rise = (steps - 1) * STEP[1]
    canvas.baked(
        ("space_escape deck", steps),
        (x - MARGIN, y - MARGIN - rise, w + 2 * MARGIN + rise, h + 2 * MARGIN + rise),
        lambda layer: _pile(layer, box, steps, BACK_TONE),
        clear=True,
    )
    draw_card_back(canvas, (x + (steps - 1) * STEP[0], y - rise, w, h))


def draw_discard(
    canvas: Canvas,
    box: Box,
    card_id: str | None,
    count: int,
    owner: tuple[str, ...],
    crew: tuple[str, ...] = RATS,
    title: str = "",
) -> None:
    """Draw the discard pile with its top card open, or its empty place."""
    if card_id is None:
        outline(canvas, box, PAPER_DIM, EDGE_RADIUS, 1.5, 0.6)
        return
    x, y, w, h = box
    steps = _thickness(count)
    rise = (steps - 1) * STEP[1]
    _pile(canvas, box, steps - 1, PAPER_EDGE)
    top = (x + (steps - 1) * STEP[0], y - rise, w, h)
    draw_card(canvas, top, card_id, owner=owner, crew=crew, title=title)


def _thickness(count: int) -> int:
    """Return how many cards a pile shows."""
    return min(MOST_EDGES, 1 + count // 8)


def _pile(canvas: Canvas, box: Box, edges: int, tone: str) -> None:
    """Draw the cards below the top one of a pile."""
    x, y, w, h = box
    for step in range(edges):
        place = (x + STEP[0] * step, y - STEP[1] * step, w, h)
        paper(canvas, place, dk(tone, 0.12), EDGE_RADIUS, shadow=None if step else PAPER_SHADOW)


# --- a face -------------------------------------------------------------------------------------


def _face(canvas: Canvas, box: Box, card: Card, dress: _Dress, dim: bool) -> None:
    """Draw a whole face, with its shadow, on a clear layer."""
    x, y, w, h = box
    paper(canvas, box, PAPER, RADIUS * w / GRID[0])
    unit = min(w / GRID[0], h / GRID[1])
    left, top = canvas.at(x, y)
    face = Canvas(canvas.surface, scale=canvas.scale * unit, origin=(-left, -top))
    width, height = w / unit, h / unit
    letters = max(LETTERS, FLOOR / unit)
    above = RIBBON * letters / LETTERS if dress.title else FRAME
    room = height - above - FRAME - GAP - 1
    upper = BAND if dress.title and not card.top else room / 2
    lower = above + upper + GAP
    _tint(face, (FRAME, above, width - 2 * FRAME, upper), BLUE, "" if dress.title else "top")
    _tint(face, (FRAME, lower, width - 2 * FRAME, room - upper), LILAC, "bottom")
    if dress.title:
        _draw_ribbon(face, (0, 0, width, above), letters, dress.title)
    _draw_half(face, width, above, upper, card.top, dress)
    _draw_half(face, width, lower, room - upper, card.bottom, dress)
    if card.not_for_two:
        _draw_more_than_two(face, width, height, letters)
    if dim:
        chip(face, (0, 0, width, height - 1.5), INK9, RADIUS, alpha=0.38)


def _tint(
    face: Canvas,
    box: Box,
    tone: tuple[str, str, float, float],
    round_at: Literal["top", "bottom", ""],
) -> None:
    """Fill one half of the face."""
    area = face.box(box)
    w, h = area.size
    r = min(face.px(HALF_RADIUS), h // 2)
    first, last, share, depth = tone
    body = linear("half", 0, 0, w, h, (0, lt(mix(PAPER, first, share), 0.2), 1),
                  (1, mix(PAPER, last, depth), 1))  # fmt: skip
    if round_at == "top":
        path = f"M0 {h} V{r} Q0 0 {r} 0 H{w - r} Q{w} 0 {w} {r} V{h} Z"
    elif round_at == "bottom":
        path = f"M0 0 H{w} V{h - r} Q{w} {h} {w - r} {h} H{r} Q0 {h} 0 {h - r} Z"
    else:
        path = f"M0 0 H{w} V{h} H0 Z"
    face.surface.blit(raster(body + filled(path, "url(#half)"), w, h), area)


def _draw_ribbon(face: Canvas, box: Box, letters: float, title: str) -> None:
    """Draw the name of a challenge card on a ribbon along its upper edge."""
    area = face.box(box)
    w, h = area.size
    r = face.px(RADIUS)
    path = f"M0 {h} V{r} Q0 0 {r} 0 H{w - r} Q{w} 0 {w} {r} V{h} Z"
    face.surface.blit(raster(filled(path, RIBBON_TONE), w, h), area)
    middle = box[3] / 2 + 0.5
    left, room = letters * 0.6, box[2] - letters * 1.2
    if text_width(face, title, letters, "bold") + letters * 1.2 <= room:
        draw_icon(face, "star", letters, middle, letters * 0.88, LAMP, RIBBON_TONE)
        left, room = left + letters * 1.2, room - letters * 1.2
    draw_text(face, left, middle, title, letters, CREAM, "bold", max_width=room)


def _draw_more_than_two(face: Canvas, width: float, height: float, letters: float) -> None:
    """Mark a card that stays in the box when two play."""
    w, h = letters * 1.7, letters * 1.2
    box = (width - FRAME - w - 4, height - FRAME - h - 4, w, h)
    chip(face, box, SNAKE_TONE, alpha=0.85)
    draw_text(face, box[0] + w / 2, box[1] + h / 2, "3+", letters, CREAM, "bold", "center")


def _draw_half(
    face: Canvas, width: float, top: float, height: float, half: Half, dress: _Dress
) -> None:
    """Draw what one half says: its steps side by side, in two rows where there is room."""
    sayings = [_said(step, dress) for step in half if step[0] not in SILENT]
    if not sayings:
        line = (width / 2 - 13, top + height / 2 - 2.5, 26, 5)
        chip(face, line, mix(PAPER_DIM, PAPER, 0.25))
        return
    rows = 2 if len(sayings) > 1 and height > TWO_ROWS else 1
    columns = math.ceil(len(sayings) / rows)
    across, down = (width - 2 * FRAME) / columns, height / rows
    for number, saying in enumerate(sayings):
        row, column = divmod(number, columns)
        cell = (FRAME + column * across, top + row * down, across, down)
        _draw_saying(face, cell, saying)


# --- what a step looks like ---------------------------------------------------------------------


class _Saying(NamedTuple):
    """One step as pictures: who, and what it does there."""

    who: tuple[str, ...]
    does: Literal["walks", "climbs", "comes", "returns"]
    steps: tuple[int, ...] = ()
    rats: bool = False


def _said(step: CardStep, dress: _Dress) -> _Saying:
    """Return one printed step as pictures."""
    match step:
        case ("your_rat", (steps,)):
            return _Saying(tuple(f"rat_{rat}" for rat in dress.owner), "walks", steps, True)
        case ("any_rat", (steps,)):
            return _Saying(("rat_any",), "walks", steps, True)
        case ("all_rats", (steps,)):
            return _Saying(tuple(f"rat_{rat}" for rat in dress.crew), "walks", steps, True)
        case ("one_snake", (colour, steps)):
            return _Saying((f"snake_{colour}",), "walks", steps)
        case ("all_snakes", (colour, steps)):
            return _Saying((f"snake_{colour}",) * 3, "walks", steps)
        case ("any_snake", (steps,)):
            return _Saying(("snake_any",), "walks", steps)
        case ("all_to_ladder", (colour,)):
            return _Saying((f"snake_{colour}",) * 3, "climbs")
        case ("any_to_ladder", ()):
            return _Saying(("snake_any",), "climbs")
        case ("colour_to_ladder", ()):
            return _Saying(("snake_any",) * 3, "climbs")
        case ("add_snake", (colour,)):
            return _Saying((f"snake_{colour}",), "comes")
        case ("recall_any", ()):
            return _Saying(("snake_any",), "returns")
    raise ValueError(f"No picture is drawn for the card step '{step[0]}'.")


def _draw_saying(face: Canvas, cell: Box, saying: _Saying) -> None:
    """Draw one step in its cell: the creature at the left, what it does at the right."""
    left, top, across, down = cell
    y = top + down / 2
    size = min(MOST_GROWN, down / HALF_HEIGHT, across / SAYING_WIDTH[saying.does])
    if saying.does == "comes" and across < SAYING_WIDTH["walks"]:
        _draw_newcomer(face, left + across / 2, y, saying.who[0], min(across, down) / NEWCOMER)
        return
    who = left + across * (0.25 if across > SAYING_WIDTH["walks"] else 0.29)
    effect = left + across * 0.72
    match saying.does:
        case "walks":
            _draw_creatures(face, who, y, size, saying, across * 0.48)
            _draw_arrows(face, effect, y, across * 0.5, size, saying)
        case "climbs":
            _draw_creatures(face, who, y, size, saying, across * 0.48)
            draw_sprite(face, "card_ladder", effect - 12 * size, y, 46 * size, "center")
            draw_sprite(face, "card_arrow_up", effect + 22 * size, y, 27 * size, "center")
        case "comes":
            _draw_newcomer(face, who, y, saying.who[0], size)
            draw_sprite(face, "card_plus", effect, y, 36 * size, "center")
        case "returns":
            draw_sprite(face, "shaft_deadly", who - 12 * size, y + 3 * size, 46 * size, "center")
            _draw_creatures(face, who + 10 * size, y, size * 0.92, saying, across * 0.48)
            draw_icon(face, "loop", effect, y, 34 * size, SNAKE_TONE, PAPER)


def _draw_creatures(
    face: Canvas, x: float, y: float, size: float, saying: _Saying, room: float
) -> None:
    """Draw one creature, or several that overlap, the middle ones in front."""
    count = len(saying.who)
    share, step = CROWDS[min(count, len(CROWDS)) - 1]
    wide = (RAT_WIDTH if saying.rats else SNAKE_WIDTH) * share + step * (count - 1)
    height = min((RAT if saying.rats else SNAKE) * size, room / wide)
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
    for i in order:
        place = x + (i - (count - 1) / 2) * step * height
        draw_sprite(face, saying.who[i], place, y + height / 2, height * share, shadow=PIECE_SHADOW)


def _draw_newcomer(face: Canvas, x: float, y: float, picture: str, size: float) -> None:
    """Draw a snake that comes aboard, in its burst."""
    draw_sprite(face, "card_burst", x, y, NEWCOMER * size, "center", shadow=PIECE_SHADOW)
    draw_sprite(face, picture, x, y + 23 * size, 45 * size, shadow=PIECE_SHADOW)


def _draw_arrows(
    face: Canvas, middle: float, y: float, room: float, size: float, saying: _Saying
) -> None:
    """Draw as many arrows as steps; a slash between two allowed numbers."""
    wide = sum(saying.steps) * ARROW + SLASH * (len(saying.steps) - 1)
    grow = min(size * 1.05, room / wide)
    x = middle - wide * grow / 2
    name = "card_arrow_rat" if saying.rats else "card_arrow_snake"
    for number, count in enumerate(saying.steps):
        if number:
            x += SLASH * grow
            place = x - SLASH * grow / 2
            draw_text(face, place, y, "/", 30 * grow, PAPER_DIM, "bold", "center")
        for _ in range(count):
            draw_sprite(face, name, x + ARROW * grow / 2, y, 28 * grow, "center")
            x += ARROW * grow
