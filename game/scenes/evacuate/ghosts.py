"""What is on offer on the row: where each run card would end, lit spaces, and what would follow.

While a run card is chosen, a ghost of the viewer's runner stands wherever one of its cards would
lead, numbered by the speed of the card. For other questions the spaces on offer are lit, and the
option in focus shows where everybody it moves would come to stand. What would happen comes from
the rules; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.rules.contract import Event, Seat
from game.rules.evacuate import GONE, OFF, RUN_CARDS, EvacState, Outlook, is_seat
from game.scenes.choices import Choices
from game.scenes.evacuate.geometry import FEWEST_LANES, RowPlan
from game.scenes.evacuate.pieces import BASE, RunnerPose, body_of, height_of, runner_picture
from game.scenes.evacuate.told import tell
from game.scenes.facts import numbers
from game.scenes.figures import stand
from game.scenes.fit import Point
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.theme import BAD, HIGH, LAMP
from game.ui.vector import raster, rounded, stroked

PALE: Final = 0.6
STRONG: Final = 0.85
INSET: Final = 3.0
DASH: Final = 'stroke-dasharray="8 6"'
RISKY: Final = 0.35
"""A card that so large a share of the Nomia deck would hit is marked as dangerous."""
TAG_GAP: Final = 15.0
CHEST: Final = 0.45
"""How high the number of a ghost stands that may not cover what is above its head."""
LABEL: Final = 20.0
LABEL_GROWTH: Final = 1.25
"""How much larger than usual the numbers over ghosts may be: side by side they stay apart."""
MOVES: Final = frozenset({"survivor_ran", "survivor_pushed", "survivors_swapped", "neutral_moved"})

Foresee = Callable[[str], Outlook | None]


class Ghost(NamedTuple):
    """A runner where it would stand."""

    runner: int
    spot: Point
    facing: int
    label: str = ""
    colour: str = HIGH
    strong: bool = False
    unknown: bool = False
    """It stands on a card that lies face down, which has words above its head."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What is on offer on the row now."""

    lit: Mapping[int, bool]
    """The spaces that can be chosen, and which of them has the focus."""
    ghosts: Sequence[Ghost] = ()


NOTHING: Final = Offer({})


# --- the choice of a run card -------------------------------------------------------------------


def ghosts_of_hand(
    view: EvacState, plan: RowPlan, seat: Seat, choices: Choices, foresee: Foresee
) -> list[Ghost]:
    """Return a ghost for each place where a run card would end; several cards may share one."""
    focused = choices.focused.key if choices.focused else ""
    groups: dict[Point, list[tuple[str, Outlook]]] = {}
    unknown: dict[int, None] = {}
    cards = [option.key for option in choices.decision.options]
    for card in sorted(cards, key=lambda each: RUN_CARDS[each].speed):
        seen = foresee(card)
        if seen is None:
            continue
        if seen.end == OFF:
            unknown.setdefault(seen.moved)
        spot = _end_spot(view, plan, seat, seen, [*unknown].index(seen.moved)
                         if seen.end == OFF else 0)  # fmt: skip
        groups.setdefault(spot, []).append((card, seen))
    return [_ghost(view, seat, spot, group, focused) for spot, group in groups.items()]


def _ghost(
    view: EvacState, seat: Seat, spot: Point, group: Sequence[tuple[str, Outlook]], focused: str
) -> Ghost:
    """Return the ghost of the cards that end on one spot."""
    speeds = dict.fromkeys(RUN_CARDS[card].speed for card, _ in group)
    strong = focused in (card for card, _ in group)
    seen = next((seen for card, seen in group if card == focused), group[0][1])
    risky = sum(seen.hits.values()) >= RISKY * max(1, seen.cards)
    facing = view.facing[seat] * (-1 if seen.turned else 1)
    label = "·".join(map(str, speeds))
    colour = BAD if risky else LAMP if strong else HIGH
    return Ghost(seat, spot, facing, label, colour, strong, unknown=seen.end == OFF)


def _end_spot(view: EvacState, plan: RowPlan, seat: Seat, seen: Outlook, number: int) -> Point:
    """Return where a run ends; on a card that is face down, behind its edge."""
    runners = len(view.spots)
    spot = plan.lane_spot(seen.end, seat, runners) if seen.end != OFF else None
    if spot is not None:
        return spot
    side = view.facing[seat] * (-1 if seen.turned else 1)
    index = len(plan.row) - 1 if side > 0 else 0
    card = plan.card_box(index)
    here = plan.lane_spot(view.spots[seat], seat, runners)
    y = here[1] if here is not None else card.cy
    column = plan.places.space(0).w
    if plan.row[index].up:
        edge = card.right if side > 0 else card.x
    else:
        edge = card.x if side > 0 else card.right
    return edge + side * column * (number + 0.66), y


# --- other questions ----------------------------------------------------------------------------


def ghosts_of_outcome(view: EvacState, plan: RowPlan, events: Sequence[Event]) -> list[Ghost]:
    """Return where these events would leave everybody whom they move."""
    after = view.copy()
    for event in events:
        if event.kind in MOVES or event.kind == "survivor_turned":
            tell(after, event)
        elif event.kind == "survivors_turned":
            for runner in numbers(event, "runners"):
                after.facing[runner] = -view.facing[runner]
    ghosts = []
    for runner, node in enumerate(after.spots):
        spot = plan.lane_spot(node, runner, len(view.spots)) if node != GONE else None
        if node != view.spots[runner] and spot is not None:
            ghosts.append(Ghost(runner, spot, after.facing[runner], colour=LAMP, strong=True))
    return ghosts


# --- drawing ------------------------------------------------------------------------------------


def draw_lit(row: Canvas, plan: RowPlan, offer: Offer) -> None:
    """Draw the light on the spaces that can be chosen, along the line of the row."""
    for node, strong in sorted(offer.lit.items(), key=lambda item: item[1]):
        box = plan.space_box(node)
        if box is None:
            continue
        paint.glow(row, box.cx, box.cy, box.w * 0.9, LAMP, 0.5 if strong else 0.28, box.h * 0.62)
        inner = box.inset(2)
        paint.chip(row, inner, LAMP, 7, alpha=0.3 if strong else 0.14)
        paint.outline(row, inner, LAMP, 7, 4.5 if strong else 2.6)


def draw_ghosts(row: Canvas, view: EvacState, plan: RowPlan, offer: Offer) -> None:
    """Draw the ghosts, along the line of the row."""
    height = height_of(len(view.spots))
    for ghost in _strong_last(offer.ghosts):
        _draw_frame(row, _cell(view, plan, ghost), ghost)
        neutral = not is_seat(view, ghost.runner)
        alpha = STRONG if ghost.strong else PALE
        picture = runner_picture(
            ghost.runner, row.px(height * 0.84), left=ghost.facing < 0, neutral=neutral
        )
        x, y = ghost.spot
        stand(row, picture, x, y + BASE * 0.84, alpha)


def draw_labels(row: Canvas, view: EvacState, offer: Offer) -> None:
    """Draw the numbers over the ghosts, high enough to leave the head of the runner itself free.

    They lie over the runners, so that none hides a number.
    """
    size = row.wish(LABEL, LABEL_GROWTH)
    for ghost in _strong_last(offer.ghosts):
        if not ghost.label:
            continue
        box = label_box(row, view, ghost)
        if ghost.strong:
            paint.glow(row, box.cx, box.cy, 34, ghost.colour, 0.4)
        paint.chip(row, box, "#0B1418", 7, line=ghost.colour, alpha=0.94)
        draw_text(row, box.cx, box.cy, ghost.label, size, ghost.colour, "black", "center")


def label_box(row: Canvas, view: EvacState, ghost: Ghost) -> Rect:
    """Return where the number over a ghost stands, along the line of the row."""
    size = row.wish(LABEL, LABEL_GROWTH)
    high = size * 1.3
    wide = max(high * 1.2, text_width(row, ghost.label, size, "black") + 16)
    x, y = ghost.spot
    height = height_of(len(view.spots))
    above = height * CHEST if ghost.unknown else height + TAG_GAP
    middle = y + BASE - above
    return Rect(x, middle, 0, 0).centred(wide, high)


def _strong_last(ghosts: Sequence[Ghost]) -> list[Ghost]:
    return sorted(ghosts, key=lambda ghost: (ghost.strong, ghost.spot))


def _cell(view: EvacState, plan: RowPlan, ghost: Ghost) -> Rect:
    """Return the piece of a space that belongs to a ghost's lane."""
    space = plan.places.space(0)
    high = space.h / max(FEWEST_LANES, len(view.spots))
    body = body_of(RunnerPose(*ghost.spot), len(view.spots))
    middle = body.x + body.w / 2
    return Rect(middle - space.w / 2, ghost.spot[1] + 6 - high, space.w, high).inset(INSET)


def _draw_frame(row: Canvas, cell: Rect, ghost: Ghost) -> None:
    """Draw the dashed frame of a ghost; the one in focus is drawn whole and lit."""
    wide, high = cell.w, cell.h
    if ghost.strong:
        paint.glow(row, cell.cx, cell.cy, 56, ghost.colour, 0.55)
    line = 4.0 if ghost.strong else 3.0
    fill = f'fill-opacity="{0.42 if ghost.strong else 0.24}"'
    body = rounded(2, 2, wide - 4, high - 4, 8, ghost.colour, fill)
    for path in (f"M9 2 H{wide - 9}", f"M{wide - 2} 9 V{high - 9}",
                 f"M{wide - 9} {high - 2} H9", f"M2 {high - 9} V9"):  # fmt: skip
        body += stroked(path, ghost.colour, line, "" if ghost.strong else DASH)
    picture = raster(body, row.px(wide), row.px(high), (0, 0, wide, high))
    row.blit(picture, cell.x, cell.y)
