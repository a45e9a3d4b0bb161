"""Thieves, inspector and officers in the city: where each stands for a view, and how it is drawn.

A pose is a point of the city and a way aside from it in *piece units*, which shrink less than the
city when it is shown smaller. When nothing moves, the poses equal `home_poses(view, plan)`.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from game.rules.escape_plan import COLOURS, GONE, PlanState
from game.scenes.escape_plan.camera import Camera
from game.scenes.escape_plan.geometry import CityPlan
from game.scenes.escape_plan.rail import pawn_of
from game.scenes.escape_plan.standing import offsets
from game.scenes.figures import Pose, posed, resized, stand
from game.scenes.fit import Point
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.light import PIECE_SHADOW, foot, glow, put
from game.ui.paint import badge
from game.ui.sprites import sized_copy
from game.ui.theme import BAD, INK9, LAMP, SEATS
from game.ui.tones import mix
from game.ui.vector import raster, stroked

THIEF: Final = 68.0
"""Height of a thief, in piece units."""
INSPECTOR: Final = 3
"""The number of the inspector among the colours of officers."""
OFFICER: Final = 40.0
ACTIVE_GROWTH: Final = 1.15
BASE: Final = 6.0
"""How far the picture of a thief reaches below the point on which it stands."""
CALM: Final = "#7386B0"
HOT: Final = "#E0452F"
MOST_NOTORIOUS: Final = 7
THIEF_WIDTH: Final = 0.6
BADGE: Final = 10.0


@dataclass(slots=True)
class CityPose(Pose):
    """How a piece stands now: its point in city units, and its lift in piece units."""

    aside: float = 0.0
    """How far to the right of its point it stands, in piece units."""
    down: float = 0.0
    """How far below its point it stands, in piece units."""

    def at(self, camera: Camera) -> Point:
        """Return where on the board it stands."""
        x, y = camera.board(self.x, self.y)
        return x + self.aside * camera.growth, y + self.down * camera.growth


Officer = tuple[int, int]
"""An officer: tile index and colour."""


@dataclass(frozen=True, slots=True)
class Stress:
    """Who stands out."""

    active: int = GONE
    """Whose turn it is."""
    selectable: Collection[Officer] = frozenset()
    """The officers that can be chosen."""
    focused: Officer | None = None
    threats: Collection[Officer] = frozenset()
    """The officers that a thief meets, or would meet."""


def home_poses(view: PlanState, plan: CityPlan) -> dict[int, CityPose]:
    """Return where everybody in the city stands when nothing moves."""
    poses: dict[int, CityPose] = {}
    count: dict[int, int] = {}
    for who, node in enumerate(view.spots):
        spot = plan.spot(node) if node != GONE else None
        if spot is not None:
            aside, down = offsets(plan, node)[count.get(node, 0)]
            count[node] = count.get(node, 0) + 1
            poses[who] = CityPose(*spot, aside=aside, down=down)
    return poses


def officer_homes(view: PlanState, plan: CityPlan) -> dict[Officer, CityPose]:
    """Return where every officer in the city stands when nothing moves."""
    return {
        (tile, colour): CityPose(*plan.officer_spot(tile, colour))
        for tile in plan.by_tile
        for colour in range(3)
        if view.officers[tile] >> colour & 1
    }


def body_of(pose: CityPose, camera: Camera) -> Rect:
    """Return the box of a thief or inspector on the board."""
    high = THIEF * camera.growth
    x, y = pose.at(camera)
    wide = high * THIEF_WIDTH
    return Rect(x - wide / 2, y + BASE * camera.growth - high, wide, high)


def officer_box(pose: CityPose, camera: Camera) -> Rect:
    """Return the box of an officer on the board."""
    x, y = pose.at(camera)
    side = OFFICER * camera.growth
    return Rect(x - side / 2, y - side / 2, side, side)


# Drawing


def draw_officers(
    board: Canvas, camera: Camera, officers: Mapping[Officer, CityPose], stress: Stress
) -> None:
    """Draw the officers, those in front last."""
    for officer, pose in sorted(officers.items(), key=lambda item: item[1].y):
        x, y = pose.at(camera)
        size = OFFICER * camera.growth
        if officer in stress.threats:
            glow(board, x, y, size, BAD, 0.75)
            _ring(board, x, y, size * 1.5, BAD)
        if officer in stress.selectable:
            strong = officer == stress.focused
            glow(board, x, y, size * (1.1 if strong else 0.9), LAMP, 0.8 if strong else 0.5)
            _ring(board, x, y, size * 1.5, LAMP, thick=strong)
        _draw_badge(board, officer[1], pose, (x, y), size)


def officer_picture(board: Canvas, colour: str, size: float) -> pygame.Surface:
    """Return an officer so high, in board units."""
    return sized_copy(f"officer_{colour}", board.px(size), board.px(OFFICER))


def figure_picture(board: Canvas, name: str, height: float) -> pygame.Surface:
    """Return a thief or inspector so high, in board units."""
    return sized_copy(name, board.px(height), board.px(THIEF * ACTIVE_GROWTH))


def _draw_badge(board: Canvas, colour: int, pose: CityPose, at: Point, size: float) -> None:
    picture = officer_picture(board, COLOURS[colour], size)
    if pose.scale != 1.0:
        picture = resized(picture, max(0.05, pose.scale), 0.0)
    y = at[1] - pose.lift * size / OFFICER
    if pose.alpha < 1:
        stand(board, picture, at[0], y + picture.get_height() / 2 / board.scale, pose.alpha)
    else:
        put(board, picture, at[0], y, "center", PIECE_SHADOW if pose.scale == 1.0 else None)


def _ring(board: Canvas, x: float, y: float, wide: float, colour: str, *, thick: bool = True)\
        -> None:  # fmt: skip
    path = "M32 4 A28 28 0 1 1 31.9 4"
    dash = "" if thick else 'stroke-dasharray="9 6"'
    body = stroked(path, INK9, 8, 'opacity=".6"') + stroked(path, colour, 4.5, dash)
    side = board.px(wide)
    board.blit(raster(body, side, side, (0, 0, 64, 64)), x, y, "center")


def draw_people(
    board: Canvas, camera: Camera, poses: Mapping[int, CityPose], view: PlanState, stress: Stress
) -> None:
    """Draw thieves and inspector on the rings of their notoriety, whoever's turn it is in front."""
    in_order = sorted(
        poses.items(), key=lambda item: (item[0] == stress.active, item[1].at(camera)[1])
    )
    for who, pose in in_order:
        _draw_ground(board, camera, pose, view.notoriety[who], active=who == stress.active)
    for who, pose in in_order:
        if who == view.inspector:
            _draw_hunter(board, camera, pose, pawn_of(view, who), _looks(view, stress))
        else:
            draw_thief(board, camera, pose, who, active=who == stress.active)


def _looks(view: PlanState, stress: Stress) -> str:
    """Return the colour of the ring round the inspector, if it stands out."""
    hunter = view.tiles.tile_of[view.spots[view.inspector]], INSPECTOR
    if hunter in stress.selectable:
        return LAMP
    return BAD if hunter in stress.threats else ""


def _draw_ground(
    board: Canvas, camera: Camera, pose: CityPose, notoriety: int, *, active: bool
) -> None:
    """Draw shadow, light and heat round the feet."""
    x, y = pose.at(camera)
    growth = camera.growth
    if pose.alpha < 1:
        return
    if active:
        glow(board, x, y - 22 * growth, 66 * growth, "#FFE3AE", 0.7)
    wide = 58 * growth * (ACTIVE_GROWTH if active else 1)
    foot(board, x, y, wide, wide * 0.4, 0.8)
    if pose.lift <= 0:
        size = (board.px(wide), board.px(wide / 2))
        board.blit(raster(heat_ring(notoriety), *size, (0, 0, 80, 40)), x, y, "center")


@lru_cache(maxsize=8)
def heat_ring(notoriety: int) -> str:
    """Return the ring of a notoriety: seven pieces, as many of them hot, hotter and hotter."""
    body = ""
    for number in range(MOST_NOTORIOUS):
        start = math.tau * (number + 0.06) / MOST_NOTORIOUS - math.pi * 1.5
        end = start + math.tau * 0.88 / MOST_NOTORIOUS
        ends = [(40 + 34 * math.cos(turn), 20 + 15 * math.sin(turn)) for turn in (start, end)]
        (x1, y1), (x2, y2) = ends
        path = f"M{x1:.2f} {y1:.2f} A34 15 0 0 1 {x2:.2f} {y2:.2f}"
        heat = mix(CALM, HOT, number / (MOST_NOTORIOUS - 1))
        hot = number < notoriety
        body += stroked(path, INK9, 8.5, 'stroke-opacity=".75"')
        body += stroked(path, heat if hot else "#29354F", 5.5 if hot else 3.5)
    return body


def draw_thief(
    board: Canvas, camera: Camera, pose: CityPose, seat: int, *, active: bool = False
) -> None:
    """Draw one thief as it stands, with the shape and letter of its colour."""
    height = THIEF * camera.growth * (ACTIVE_GROWTH if active else 1.0)
    x, low = _draw_figure(board, camera, pose, f"thief_{SEATS[seat].id}", height)
    if pose.alpha >= 1 and pose.scale == 1.0:
        radius = BADGE * max(0.8, camera.growth)
        badge(board, x + height * 0.24, low - height * 0.16, radius, seat)


def _draw_figure(board: Canvas, camera: Camera, pose: CityPose, name: str, height: float) -> Point:
    """Draw a standing figure, and return where the middle of its lower edge is."""
    picture = posed(figure_picture(board, name, height), pose)
    x, y = pose.at(camera)
    low = y + (BASE - pose.lift) * camera.growth
    stand(board, picture, x, low, pose.alpha)
    return x, low


def _draw_hunter(board: Canvas, camera: Camera, pose: CityPose, name: str, ring: str) -> None:
    """Draw the inspector with its badge, in a ring of this colour if it stands out."""
    height = THIEF * camera.growth
    box = body_of(pose, camera)
    if ring:
        glow(board, box.cx, box.cy, height * 0.7, ring, 0.75)
        _ring(board, box.cx, box.cy, height * 1.15, ring)
    x, low = _draw_figure(board, camera, pose, name, height)
    if pose.alpha >= 1:
        side = 2.4 * BADGE
        star = sized_copy(
            "officer_inspector", board.px(side * max(0.8, camera.growth)), board.px(side)
        )
        board.blit(star, x + height * 0.24, low - height * 0.16, "center")


def warm_pieces(board: Canvas, camera: Camera, view: PlanState) -> Iterator[None]:
    """Make every picture of the pieces in the present size and the next, one at each step."""
    for growth in camera.growths:
        for who in range(len(view.spots)):
            for share in (1.0, ACTIVE_GROWTH):
                figure_picture(board, pawn_of(view, who), THIEF * growth * share)
                yield
        for colour in COLOURS[:INSPECTOR]:
            picture = officer_picture(board, colour, OFFICER * growth)
            put(_scratch(board), picture, 0, 0, "center")
            yield


def _scratch(board: Canvas) -> Canvas:
    return Canvas(pygame.Surface((1, 1), pygame.SRCALPHA), scale=board.scale)
