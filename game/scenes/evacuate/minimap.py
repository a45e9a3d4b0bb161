"""The strip below the row: the whole row in small with all runners, and the Evacuation Tracker."""

from __future__ import annotations

from typing import Final

from game.rules.evacuate import TRACKER_FIRST, TRACKER_TOP
from game.scenes.evacuate.actors import Actors
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.pieces import RunnerPose
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.theme import GOOD, LAMP, SEATS
from game.ui.tones import lt
from game.ui.vector import raster, shape

PANEL: Final = "#1B2A2D"
MOST_ZOOM: Final = 0.45
PADDING: Final = 12.0
SLOT: Final = 27.0
MARK: Final = 18.0
DOT: Final = 9.0
FACE: Final = "#C9D2CB"
BACK: Final = "#4A5A60"


def draw_strip_ground(board: Canvas, places: Places) -> None:
    """Draw the two panels of the strip."""
    for name in ("minimap", "tracker"):
        paint.panel(board, places.outline(name), PANEL, 12, rim=0.15)


def _measure(actors: Actors) -> tuple[Rect, float, float]:
    """Return the box of the small row, how small it is, and where its line begins on the board."""
    inner = actors.places.outline("minimap").inset(PADDING, 7)
    plan = actors.plan
    zoom = min(MOST_ZOOM, inner.w / max(1.0, plan.right - plan.left))
    return inner, zoom, inner.cx - (plan.left + plan.right) / 2 * zoom


def place_on_line(actors: Actors, x: float, y: float) -> float | None:
    """Return the place on the line of the row that a point of the small row stands for."""
    inner, zoom, left = _measure(actors)
    return (x - left) / zoom if inner.inset(-PADDING, -7).contains(x, y) else None


def draw_minimap(board: Canvas, actors: Actors) -> None:
    """Draw the whole row in small: cards as plates, runners as marks, and what the board shows."""
    inner, zoom, left = _measure(actors)
    plan = actors.plan
    for index, placed in enumerate(plan.row):
        card = plan.card_box(index)
        box = (left + card.x * zoom, inner.y, card.w * zoom, inner.h)
        paint.chip(board, box, FACE if placed.up else BACK, 3, alpha=0.9 if placed.up else 0.7)
    for runner, pose in sorted(actors.poses.items()):
        _draw_dot(board, left + pose.x * zoom, inner, runner, len(actors.shown.spots), pose)
    shift = actors.camera.shift
    seen_left = max(plan.left - 12, -shift)
    seen_right = min(plan.right + 12, actors.places.size[0] - shift)
    if plan.right - plan.left > seen_right - seen_left:
        frame = (left + seen_left * zoom, inner.y - 4, (seen_right - seen_left) * zoom, inner.h + 8)
        paint.outline(board, frame, LAMP, 5, 2.2, 0.8)


def _draw_dot(
    board: Canvas, x: float, inner: Rect, runner: int, runners: int, pose: RunnerPose
) -> None:
    """Draw a runner as the shape of its colour, in its own lane."""
    if pose.alpha <= 0:
        return
    y = inner.y + inner.h * (runner + 0.5) / max(4, runners)
    look = SEATS[runner]
    side = board.px(DOT)
    body = shape(look.shape, 32, 32, 30, "#0B1418") + shape(look.shape, 32, 32, 24, look.colour)
    board.blit(raster(body, side, side, (0, 0, 64, 64), 2), x, y, "center")


def draw_tracker(board: Canvas, actors: Actors) -> None:
    """Draw the tracker: a hollow for each loss until the Transport, and who has filled it."""
    places, shown = actors.places, actors.shown
    first = TRACKER_FIRST[shown.seats]
    for space in range(first, TRACKER_TOP + 1):
        x, y = places.slots[f"tracker.{space}"]
        name = "tracker_ready" if space == TRACKER_TOP else "tracker_slot"
        draw_sprite(board, name, x, y, SLOT, "center")
        number = space - first
        if number < len(shown.tracker):
            newest = number == len(shown.tracker) - 1
            grow = 1 + 0.9 * actors.pulse if newest else 1.0
            _draw_mark(board, x, y, shown.tracker[number], grow)
    if actors.glow:
        paint.outline(board, places.outline("tracker"), GOOD, 12, 3, round(actors.glow, 1))
    x, y = places.slots["transport"]
    if actors.glow or shown.evac_ready:
        paint.glow(board, x, y, 44 + 40 * actors.glow, GOOD, 0.4 + 0.4 * actors.glow)
    colour = GOOD if shown.evac_ready else lt("#5C6D73", 0.2)
    draw_icon(board, "ship", x, y, 34, colour, PANEL)


def _draw_mark(board: Canvas, x: float, y: float, runner: int, grow: float) -> None:
    look = SEATS[runner]
    side = board.px(MARK * grow)
    paint.glow(board, x, y, 20 * grow, look.colour, 0.5)
    body = shape(look.shape, 32, 32, 26, look.colour, lt(look.colour, 0.4), 4)
    board.blit(raster(body, side, side, (0, 0, 64, 64), 2), x, y, "center")
