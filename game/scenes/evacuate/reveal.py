"""The reveal: all run cards turned up over their runners, and the small ones that stay behind.

For as long as cards are shown they hang side by side in front of the wall, each on a thread to its
runner. When the first one sets off they shrink to tags that say how fast each runs.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import pygame

from game.scenes.evacuate.actors import Actors, Tag
from game.scenes.evacuate.pieces import BASE, RunnerPose, height_of
from game.scenes.evacuate.run_cards import draw_run_back, draw_small_run_card
from game.scenes.figures import stand
from game.ui import paint
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text
from game.ui.theme import INK9, PAPER, PAPER_TEXT, SEATS
from game.ui.vector import filled, raster

WIDTH: Final = 86.0
HEIGHT: Final = 84.0
APART: Final = 94.0
MIDDLE: Final = 192.0
"""How far down the board the middle of the large cards hangs."""
SHEET: Final = Rect(0, 0, WIDTH, HEIGHT)
PAD: Final = 10.0

_cards = PictureCache(2_000_000)


def places_of(actors: Actors) -> dict[int, float]:
    """Return where each large card hangs along the row: over its runner, beside the others."""
    shown = [runner for runner, tag in actors.tags.items() if tag.large > 0]
    column = actors.places.space(0).w
    order = sorted(shown, key=lambda runner: (round(actors.pose(runner).x / column), runner))
    homes = [actors.pose(runner).x for runner in order]
    xs: list[float] = []
    for home in homes:
        xs.append(home if not xs else max(home, xs[-1] + APART))
    aside = sum(x - home for x, home in zip(xs, homes, strict=True)) / max(1, len(xs))
    if xs:
        # Nothing may hang beyond the edge of the board.
        first, last = (WIDTH - actors.camera.shift, actors.places.size[0] - WIDTH
                       - actors.camera.shift)  # fmt: skip
        aside = min(max(aside, xs[-1] - last), xs[0] - first)
    return {runner: x - aside for runner, x in zip(order, xs, strict=True)}


def draw_reveal(row: Canvas, actors: Actors, among: Collection[int]) -> None:
    """Draw the open run cards of these runners, large or as tags, along the line of the row."""
    count = len(actors.shown.spots)
    hung = places_of(actors)
    for runner, tag in actors.tags.items():
        pose = actors.poses.get(runner)
        if pose is None or runner not in among:
            continue
        x, y = _tag_spot(pose, count)
        if tag.large <= 0:
            _draw_tag(row, x, y, str(tag.speed), max(0.1, tag.pop))
            continue
        at = (x + (hung[runner] - x) * tag.large, y + (MIDDLE - y) * tag.large)
        if tag.large >= 1:
            _draw_thread(row, at, pose, runner, count)
        _draw_large(row, at, runner, tag)


def _tag_spot(pose: RunnerPose, count: int) -> tuple[float, float]:
    height = height_of(count)
    return pose.x + height * 0.28, pose.y + BASE - height * 0.82 - pose.lift


def _draw_thread(
    row: Canvas, at: tuple[float, float], pose: RunnerPose, runner: int, count: int
) -> None:
    """Draw the thread from a card down to the head of its runner."""
    head = pose.y + BASE - height_of(count)
    if head < at[1] + HEIGHT / 2:
        return
    start, end = row.at(at[0], at[1] + HEIGHT / 2 - 4), row.at(pose.x, head)
    pygame.draw.line(row.surface, INK9, start, end, row.px(5))
    pygame.draw.line(row.surface, SEATS[runner].colour, start, end, row.px(3))


def _draw_large(row: Canvas, at: tuple[float, float], runner: int, tag: Tag) -> None:
    """Draw a card while it is turned up, shown, and taken away."""
    face = tag.pop >= 0.5
    picture = _picture(row, tag.card if face else "", tag.speed if face else -1, runner)
    squeeze = max(0.04, abs(2 * tag.pop - 1)) if tag.pop < 1 else 1.0
    grow = 0.3 + 0.7 * min(1.0, tag.large)
    if squeeze < 1 or grow < 1:
        size = (
            max(1, round(picture.get_width() * squeeze * grow)),
            max(1, round(picture.get_height() * grow)),
        )
        picture = pygame.transform.smoothscale(picture, size)
    stand(row, picture, at[0], at[1] + picture.get_height() / 2 / row.scale, 1.0)


def _picture(row: Canvas, card: str, speed: int, runner: int) -> pygame.Surface:
    """Return the picture of a large card; without a speed, of its back."""

    def make() -> pygame.Surface:
        box = (-PAD, -PAD, WIDTH + 2 * PAD, HEIGHT + 2 * PAD)
        layer = Canvas(row.surface, scale=row.scale).layer(box)
        if speed < 0:
            draw_run_back(layer, SHEET)
        else:
            draw_small_run_card(layer, SHEET, card, speed)
        paint.badge(layer, 4, HEIGHT - 4, 12, runner)
        return layer.surface

    return _cards.get((card, speed, runner, round(row.scale, 4)), make)


def _draw_tag(row: Canvas, x: float, y: float, speed: str, grow: float) -> None:
    """Draw a small run card with its speed."""
    width, height = 21.0 * grow, 26.0 * grow
    path = "M4 0 H22 V22 L17 28 H0 V4 Z"
    body = filled(path, "#3A2A1A", 'opacity=".8"')
    body += filled("M4.5 1 H21 V21 L16.5 26.5 H1 V4.5 Z", PAPER)
    row.blit(raster(body, row.px(width), row.px(height), (0, 0, 22, 28), 2), x, y, "center")
    if grow > 0.6:
        draw_text(row, x - 0.5, y, speed, 19, PAPER_TEXT, "evacuate", "center")
