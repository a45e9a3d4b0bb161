"""The screen of an Escape Plan player board: what is behind it, money and plan, or its back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.content.texts import Texts
from game.rules.contract import Seat
from game.rules.escape_plan import PLANS, SHOPS, PlanState, income_of
from game.scenes.escape_plan.displays import draw_plan_value
from game.scenes.escape_plan.item_spaces import HOLE
from game.scenes.escape_plan.numbers import Numbers
from game.scenes.escape_plan.own_places import growth_of
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import block_size, draw_rich, draw_text, line_size
from game.ui.sprites import draw_icon, draw_sprite

GROUND: Final = "#1C2A4E"
COVER: Final = "#7E3627"
GROWTH: Final = 1.5
"""How much larger numbers, headings and words may be than usual, as far as their boxes go."""
CASH_GROWTH: Final = 1.7
BACK: Final = 82.0
"""The most height of the back of a plan card, beside the words on the cover."""


class Seen(NamedTuple):
    """Whose board is shown, and what of it."""

    seat: Seat
    secrets: bool
    """Whether money and plan may be shown to whoever looks on."""
    covered: bool
    """Whether they lie under the cover now."""
    numbers: Numbers
    """What its numbers will be if the option in focus is chosen, or are now."""
    owner: str = ""
    """The name of whoever's board is looked at, unless it is that of the viewer."""
    called: bool = False
    """Whether a press on the cover calls its owner to look alone."""


def draw_screen(
    canvas: Canvas, texts: Texts, boxes: Mapping[str, Rect], view: PlanState, seen: Seen
) -> None:
    """Draw what is behind the screen, or the screen; `boxes` are those of the own area."""
    if seen.secrets and not seen.covered:
        _draw_secrets(canvas, texts, boxes, view, seen)
    else:
        _draw_cover(canvas, texts, boxes["block.screen"], seen)


def _draw_cover(canvas: Canvas, texts: Texts, block: Rect, seen: Seen) -> None:
    """Draw the screen, and say whose board it hides and what a press does."""
    paint.panel(canvas, block, COVER, rim=0.3)
    paint.outline(canvas, block.inset(5), "#E9B06A", 6, 1.3, 0.7)
    draw_sprite(canvas, "plan_back", block.x + 40, block.cy, min(block.h * 0.7, BACK), "center",
                shadow=paint.PIECE_SHADOW)  # fmt: skip
    left, room = block.x + 72, block.w - 84
    say = texts.say
    of = say("escape_plan-own-board_of", name=seen.owner)
    head = of if seen.owner else say("escape_plan-own-cover")
    key = "call" if seen.called else "peek" if seen.secrets else "hidden"
    about = say(f"escape_plan-own-{key}")
    size = block_size(canvas, head, theme.BODY, (room, block.h * 0.5), most=GROWTH)
    top = block.y + 34 * growth_of(block)
    high = draw_rich(canvas, left, top, head, size, room, "#FFE9C4", "name",
                     max_lines=2)  # fmt: skip
    size = line_size(canvas, about, theme.CAPTION, room, most=GROWTH)
    draw_text(canvas, left, top + 6 + high, about, size, "#F0C9A0",
              max_width=room)  # fmt: skip


def _draw_secrets(
    canvas: Canvas, texts: Texts, boxes: Mapping[str, Rect], view: PlanState, seen: Seen
) -> None:
    paint.panel(canvas, boxes["block.screen"], GROUND, rim=0.15)
    cash = boxes["cash"]
    draw_sprite(canvas, "notes", cash.cx, cash.y + cash.h * 0.3, cash.h * 0.34, "center")
    _draw_cash(canvas, texts, cash, view.cash[seen.seat], seen.numbers.cash)
    _draw_income(canvas, boxes["income"], income_of(view, seen.seat))
    for number, shop in enumerate(SHOPS):
        _draw_visit(canvas, texts, boxes[f"plan.{shop}"], view, seen.seat, number)


def _draw_income(canvas: Canvas, box: Rect, income_k: int) -> None:
    draw_icon(canvas, "income", box.x + 20, box.cy, 15, theme.LAMP, GROUND)
    words = f"+{income_k}"
    size = line_size(canvas, words, theme.CAPTION, box.w - 30, "black", GROWTH)
    draw_text(canvas, box.x + 30, box.cy, words, size, theme.LAMP, "black")


def _draw_visit(
    canvas: Canvas, texts: Texts, box: Rect, view: PlanState, seat: Seat, number: int
) -> None:
    """Draw a business of the plan card, by its number: what a visit is worth, or that it was."""
    been = any(who == seat for who, _ in view.visited[number])
    paint.chip(canvas, box, HOLE if been else "#2A3B64", 5)
    size = min(box.h * 0.66, 21)
    draw_sprite(canvas, f"place_{SHOPS[number]}", box.x + 12, box.cy, size, "center",
                alpha=0.4 if been else 1.0)  # fmt: skip
    if view.plans[seat] in PLANS:
        value = PLANS[view.plans[seat]][number]
        room = (box.w * 0.5, box.h)
        draw_plan_value(canvas, box.x + box.w * 0.74, box.cy, value, texts, room)
    if been:
        draw_icon(canvas, "check", box.x + 12, box.cy, 13, theme.GOOD, HOLE)


def _draw_cash(canvas: Canvas, texts: Texts, box: Rect, now: int, then: int) -> None:
    """Draw the money, and what will be left of it."""
    y = box.y + box.h * 0.62
    if now == then:
        size = line_size(canvas, str(now), theme.HEAD, box.w, "black", CASH_GROWTH)
        draw_text(canvas, box.cx, y, str(now), size, theme.GOOD, "black", "center")
        return
    words = texts.say("escape_plan-price", old=now, new=then)
    ink = theme.GOOD if then > now else theme.LAMP
    size = line_size(canvas, words, theme.STRONG, box.w, "black", CASH_GROWTH)
    draw_text(canvas, box.cx, y, words, size, ink, "black", "center", max_width=box.w)
