"""The standing pieces: where each stands for a view, and how a pose is drawn.

A scene keeps one `Pose` per piece and changes it freely while something moves. When nothing moves,
the poses equal `home_poses(view)`.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import pygame

from game.rules.space_escape import EscapeState
from game.scenes.figures import Pose, floor_ring, pointer, resized, stand
from game.scenes.fit import Fit, Point
from game.scenes.space_escape.geometry import SMALLEST_TARGET, Places
from game.ui.canvas import Canvas
from game.ui.lettering import draw_text
from game.ui.paint import chip, foot, glow
from game.ui.sprites import draw_sprite, sprite
from game.ui.theme import INK9, LAMP

PieceId: TypeAlias = str
"""`rat:<colour>`, `snake:<token>` or `item:<item>`."""

Looks: TypeAlias = Mapping[PieceId, str]
"""The name of each piece's picture."""

RAT_HEIGHT: Final = 66.0
ACTIVE_GROWTH: Final = 78 / 66
"""Whoever acts is drawn this much larger."""
SNAKE_HEIGHT: Final = 58.0
ITEM_HEIGHT: Final = 42.0
FOOT: Final = 17.0
"""A piece's picture ends this far below the middle of its space, in board units."""

FANS: Final[Mapping[int, list[Point]]] = {
    1: [(0.0, 0.0)],
    2: [(-15.0, -3.0), (15.0, 4.0)],
    3: [(-19.0, -2.0), (19.0, -2.0), (0.0, 9.0)],
}
"""Places of pieces that share a space, rear to front, by their number."""
FAN_SCALES: Final = (1.0, 0.84, 0.74, 0.66)
POD_SCALE: Final = 0.72
POD_PLACES: Final[tuple[Point, ...]] = ((-70.0, -9.0), (-40.0, 27.0), (40.0, 27.0), (70.0, -15.0))
"""Places beside the pod for a map that names none."""
ASIDE: Final[Point] = (-28.0, -19.0)
ASIDE_SCALE: Final = 0.76
"""Where a token lies while a creature stands on its space, and how large."""
SETTLED_SCALES: Final = frozenset((*FAN_SCALES, POD_SCALE, ASIDE_SCALE))
POINTER: Final = (24.0, 18.0)
"""Width and height of the arrow over the piece in focus; it stays on the board."""
MANY: Final = 3
"""So many creatures on a space get their number written beside them."""
CROWD: Final = 40.0
"""A creature nearer to a space than this many board units stands on it."""
COUNT_SIZE: Final = 20.0
COUNT_GROWTH: Final = 1.4
"""Size of the number of a crowd, and how much larger it may be where larger letters are wanted."""
SHADOW_STEPS: Final = 8


@dataclass(frozen=True, slots=True)
class Stress:
    """The pieces that stand out: who acts, who can be chosen, and who has the focus."""

    active: Collection[PieceId] = ()
    """Larger, in a warm glow and a cream ring."""
    selectable: Collection[PieceId] = ()
    """In a lamp ring."""
    focused: PieceId | None = None
    """In a strong lamp ring, with an arrow over its head."""


NO_STRESS: Final = Stress()


def looks(view: EscapeState) -> Looks:
    """Return the picture of every piece that this match can show."""
    found = {f"rat:{colour}": f"rat_{colour}" for colour in view.crew}
    found |= {f"snake:{i}": f"snake_{colour}" for i, colour in enumerate(view.snake_colours)}
    found |= {f"item:{item}": f"item_{item}" for item in view.items}
    return found


def home_poses(view: EscapeState, places: Places) -> dict[PieceId, Pose]:
    """Return where every piece on the board stands for this view; absent ones are not on it."""
    groups: dict[int, list[PieceId]] = {}
    for token, node in enumerate(view.snake_spots):
        if node >= 0:
            groups.setdefault(node, []).append(f"snake:{token}")
    for colour, node in zip(view.crew, view.rats, strict=True):
        if node != places.outer_space:
            groups.setdefault(node, []).append(f"rat:{colour}")
    poses = {
        f"item:{item}": _lying(places.spot(node), aside=node in groups)
        for item, node in view.items.items()
        if node >= 0
    }
    for node, group in groups.items():
        if node == places.pod:
            poses |= _round_the_pod(group, view, places)
        else:
            poses |= _fanned(group, places.spot(node))
    return poses


def _lying(spot: Point, *, aside: bool) -> Pose:
    """Return the pose of a token; it lies aside, and smaller, where a creature would hide it."""
    if not aside:
        return Pose(*spot)
    return Pose(spot[0] + ASIDE[0], spot[1] + ASIDE[1], scale=ASIDE_SCALE)


def _round_the_pod(group: list[PieceId], view: EscapeState, places: Places) -> dict[PieceId, Pose]:
    """Return poses beside the pod: each rat has its own place there for the whole match."""
    pod = places.spot(places.pod)
    order = [f"rat:{colour}" for colour in view.crew]
    found = {}
    for piece in group:
        seat = order.index(piece) % len(POD_PLACES) if piece in order else 0
        dx, dy = POD_PLACES[seat]
        x, y = places.slots.get(f"pod_seat_{seat + 1}", (pod[0] + dx, pod[1] + dy))
        found[piece] = Pose(x, y, scale=POD_SCALE)
    return found


def _fanned(group: list[PieceId], spot: Point) -> dict[PieceId, Pose]:
    """Return the poses of pieces that share a space: side by side, the fuller the smaller."""
    x, y = spot
    count = len(group)
    scale = FAN_SCALES[min(count, len(FAN_SCALES)) - 1]
    offsets = FANS.get(count) or _row(count)
    return {
        piece: Pose(x + dx, y + dy, scale=scale)
        for piece, (dx, dy) in zip(group, offsets, strict=True)
    }


def _row(count: int) -> list[Point]:
    """Return places for many pieces: two rows, the rear one half a step aside."""
    rear = count // 2
    front = count - rear

    def line(number: int, y: float) -> list[Point]:
        step = min(24.0, 62.0 / max(1, number - 1))
        return [((i - (number - 1) / 2) * step, y) for i in range(number)]

    return line(rear, -13.0) + line(front, 8.0)


def piece_at(
    poses: Mapping[PieceId, Pose], fit: Fit, point: Point, among: Iterable[PieceId] | None = None
) -> PieceId | None:
    """Return the topmost piece under a logical point, or None."""
    chosen = set(among) if among is not None else set(poses)
    standing = sorted(chosen & set(poses), key=lambda piece: _depth(piece, poses[piece]))
    for piece in reversed(standing):
        if body_of(piece, poses[piece], fit).collidepoint(point):
            return piece
    return None


def body_of(piece: PieceId, pose: Pose, fit: Fit) -> pygame.FRect:
    """Return the logical box in which a piece can be pointed at."""
    height = _height(piece) * pose.scale * fit.ratio
    width = max(height * 0.82, SMALLEST_TARGET * 2)
    height = max(height, SMALLEST_TARGET * 2)
    x, y = fit.screen(pose.x, pose.y - pose.lift)
    foot = y + (ITEM_HEIGHT / 2 if kind_of(piece) == "item" else FOOT) * fit.ratio
    return pygame.FRect(x - width / 2, foot - height, width, height)


def kind_of(piece: PieceId) -> str:
    """Return `rat`, `snake` or `item`."""
    return piece.partition(":")[0]


def _height(piece: PieceId) -> float:
    kind = kind_of(piece)
    if kind == "rat":
        return RAT_HEIGHT
    return SNAKE_HEIGHT if kind == "snake" else ITEM_HEIGHT


def _depth(piece: PieceId, pose: Pose) -> tuple[int, float, str]:
    """Return the painter's order: tokens on the floor, then creatures, the rear ones first."""
    return (0 if kind_of(piece) == "item" else 1), pose.y, piece


# --- drawing ------------------------------------------------------------------------------------


def warm_pieces(board: Canvas, pictures: Iterable[str]) -> Iterator[None]:
    """Make every settled size of these pictures, one at each step, on a canvas in board units."""
    for name in dict.fromkeys(pictures):
        for height in _settled_heights(name.partition("_")[0]):
            sprite(name, board.px(height))
            yield


def _settled_heights(kind: str) -> Iterable[float]:
    """Return the heights at which pieces of a kind stand or lie."""
    if kind == "item":
        return ITEM_HEIGHT, ITEM_HEIGHT * ASIDE_SCALE
    full = RAT_HEIGHT if kind == "rat" else SNAKE_HEIGHT
    return tuple(
        full * growth * scale
        for growth in (1.0, ACTIVE_GROWTH)
        for scale in (*FAN_SCALES, *((POD_SCALE,) if kind == "rat" else ()))
    )


def draw_items(board: Canvas, poses: Mapping[PieceId, Pose], looks: Looks) -> None:
    """Draw the tokens, on a canvas in board units."""
    for piece in sorted(poses, key=lambda piece: poses[piece].lift):
        if kind_of(piece) == "item" and poses[piece].alpha > 0:
            _draw_item(board, poses[piece], looks[piece])


def draw_creatures(
    board: Canvas,
    kind: Literal["rat", "snake"],
    poses: Mapping[PieceId, Pose],
    looks: Looks,
    stress: Stress = NO_STRESS,
) -> None:
    """Draw all rats, or all snakes, from the rear to the front, on a canvas in board units."""
    standing = (piece for piece in poses if kind_of(piece) == kind and poses[piece].alpha > 0)
    for piece in sorted(standing, key=lambda piece: (poses[piece].y, piece)):
        pose = poses[piece]
        focused = piece == stress.focused
        if piece in stress.active:
            glow(board, pose.x, pose.y - 10, 74, "#FFD9A0", 0.75)
            draw_sprite(board, "ring_active", pose.x, pose.y + 8, 40, "center")
        if focused or piece in stress.selectable:
            _draw_choice_ring(board, pose, strong=focused)
        height = _height(piece) * (ACTIVE_GROWTH if piece in stress.active else 1)
        _draw_creature(board, pose, looks[piece], height)
        if focused:
            tip = pose.y + FOOT - height * pose.scale - pose.lift - 3
            tip = max(tip, _upper_edge(board) + POINTER[1])
            board.blit(pointer(*map(board.px, POINTER)), pose.x, tip, "midbottom")


def _upper_edge(board: Canvas) -> float:
    """Return the uppermost y, in board units, at which anything can be drawn now."""
    return board.to_logical(board.surface.get_clip().topleft)[1]


def draw_counts(board: Canvas, poses: Mapping[PieceId, Pose], places: Places) -> None:
    """Draw the number of each crowd, on a canvas in board units."""
    for x, y, count in _crowds(poses, places):
        _draw_count(board, x, y, count)


def draw_ghost(board: Canvas, picture: str, spot: Point, height: float, alpha: float) -> None:
    """Draw a creature that is not there yet, on a canvas in board units."""
    draw_sprite(board, picture, spot[0], spot[1] + FOOT, height, alpha=alpha)


def _draw_creature(board: Canvas, pose: Pose, name: str, height: float) -> None:
    near = max(0.35, 1 - pose.lift / 120)
    near = round(near * SHADOW_STEPS) / SHADOW_STEPS
    wide = 56 * pose.scale * near
    foot(board, pose.x, pose.y + 13 * pose.scale, wide, wide * 0.36, 0.75 * near)
    picture = _posed(name, board.px(height * pose.scale), pose)
    stand(board, picture, pose.x, pose.y + FOOT * min(1.0, pose.scale) - pose.lift, pose.alpha)


def _posed(name: str, height: int, pose: Pose) -> pygame.Surface:
    """Return a picture at a height in pixels, squashed and tilted as the pose says."""
    if pose.scale in SETTLED_SCALES:
        picture = sprite(name, height)
    else:
        # A growing or shrinking piece passes many sizes once; they are not worth drawing anew.
        picture = resized(sprite(name, round(height / pose.scale)), pose.scale, 0.0)
    if pose.squash:
        picture = resized(picture, 1.0, pose.squash)
    if pose.tilt:
        picture = pygame.transform.rotozoom(picture, pose.tilt, 1.0)
    return picture


def _draw_item(board: Canvas, pose: Pose, name: str) -> None:
    """Draw a token that lies flat on its space, in a little light of its own."""
    if not pose.lift:
        glow(board, pose.x, pose.y, 44, "#FFE7B0", 0.4)
    foot(board, pose.x + 1, pose.y + 3, 48, 46, 0.5)
    picture = _posed(name, board.px(ITEM_HEIGHT * pose.scale), pose)
    stand(board, picture, pose.x, pose.y - 2 + ITEM_HEIGHT * pose.scale / 2 - pose.lift, pose.alpha)


def _draw_choice_ring(board: Canvas, pose: Pose, *, strong: bool) -> None:
    spread = 64 if strong else 50
    glow(board, pose.x, pose.y, spread, LAMP, 0.6 if strong else 0.4, spread * 0.8)
    ring = floor_ring(board.px(72 * pose.scale), board.px(36 * pose.scale), 5.0 if strong else 3.4)
    board.blit(ring, pose.x, pose.y + 9 * pose.scale, "center")


def _crowds(poses: Mapping[PieceId, Pose], places: Places) -> Iterator[tuple[float, float, int]]:
    """Yield where many creatures share a space: the group's upper right, and their number."""
    crowds: dict[int, list[Pose]] = {}
    for piece, pose in poses.items():
        if kind_of(piece) == "item" or pose.lift >= 1 or pose.scale > FAN_SCALES[MANY - 1]:
            continue
        near = places.nearest(pose.x, pose.y)
        if math.dist(places.spot(near), (pose.x, pose.y)) < CROWD:
            crowds.setdefault(near, []).append(pose)
    for crowd in crowds.values():
        if len(crowd) >= MANY:
            yield max(pose.x for pose in crowd), min(pose.y for pose in crowd), len(crowd)


def _draw_count(board: Canvas, x: float, y: float, count: int) -> None:
    """Draw the number of a crowd at its upper right."""
    size = board.wish(COUNT_SIZE, COUNT_GROWTH)
    wide, high = size * 1.4, size * 1.3
    spot = (x + 21, y - 27)
    chip(board, (spot[0] - wide / 2, spot[1] - high / 2, wide, high), INK9, line=LAMP, alpha=0.92)
    draw_text(board, *spot, str(count), size, LAMP, "black", "center")
