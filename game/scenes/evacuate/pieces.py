"""The runners on the row: where each stands for a view, and how a pose is drawn.

A scene keeps one `RunnerPose` per runner and changes it freely while something moves. When nothing
moves, the poses equal `home_poses(view, plan)`. Places across are measured along the line of the
row.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.evacuate import GONE, EvacState, is_seat
from game.scenes.evacuate.geometry import FEWEST_LANES, RowPlan
from game.scenes.figures import Pose, floor_ring, pointer, posed, stand
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.lettering import draw_text
from game.ui.paint import badge, chip, foot, glow, mark
from game.ui.sprites import draw_icon, draw_sprite, sprite
from game.ui.theme import BAD, GOOD, INK9, LAMP, SEATS

HEIGHTS: Final[Mapping[int, float]] = {4: 82.0, 5: 73.0, 6: 66.0}
"""Height of a runner by the number of lanes, in board units."""

ACTIVE_GROWTH: Final = 1.08
BASE: Final = 9.0
"""A runner's picture ends this far below its feet."""
BADGE: Final = 9.5
ARROW: Final = (30.0, 23.0)
SMALL_ARROW: Final = (22.0, 17.0)
"""Width and height of the arrow over the runner in focus, and over each other one on offer."""
SHADOW_STEPS: Final = 8
STEADY: Final = 0.995
"""A turn this close to the whole width is drawn as it is."""

_turned = PictureCache(6_000_000)


@dataclass(slots=True)
class RunnerPose(Pose):
    """How a runner stands now."""

    facing: float = 1.0
    """1 to the right, -1 to the left, in between while it turns round."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is said of a runner by small discs beside its head."""

    stunned: bool = False
    slimed: int = 0
    hits: int = 0
    dug_in: bool = False


@dataclass(frozen=True, slots=True)
class Stress:
    """The runners that stand out: whose turn it is, who looks, who can be chosen."""

    active: Collection[int] = ()
    """Larger, in a warm glow."""
    own: int | None = None
    """The viewer's: on a cream ring."""
    selectable: Collection[int] = ()
    """On a lamp ring, and as others may hide that, with a small arrow over its head."""
    focused: int | None = None
    """On a strong lamp ring, with a large arrow over its head."""
    threatened: Collection[int] = ()
    """Whom a Nomia card is about to hit."""


NO_STRESS: Final = Stress()


def home_poses(view: EvacState, plan: RowPlan) -> dict[int, RunnerPose]:
    """Return where every runner in the station stands for this view."""
    poses = {}
    for runner, node in enumerate(view.spots):
        spot = None if node == GONE else plan.lane_spot(node, runner, len(view.spots))
        if spot is not None:
            poses[runner] = RunnerPose(*spot, facing=float(view.facing[runner]))
    return poses


def marks_of(view: EvacState, runner: int) -> Marks:
    """Return what is to be said of a runner in this view."""
    civ = view.civs[runner] if is_seat(view, runner) else ""
    return Marks(
        stunned=view.stunned[runner] or view.stun_next[runner],
        slimed=view.slimed[runner] + view.slime_next[runner],
        hits=view.hits if civ == "urumak" else 0,
        dug_in=runner in view.dug_in,
    )


def height_of(runners: int) -> float:
    """Return how high a runner is drawn, in board units, where so many are in the match."""
    return HEIGHTS[max(FEWEST_LANES, runners)]


def body_of(pose: RunnerPose, runners: int) -> pygame.FRect:
    """Return the box in which a runner can be pointed at, in board units."""
    height = height_of(runners) * pose.scale
    width = height * 0.6
    low = pose.y + BASE - pose.lift
    return pygame.FRect(pose.x - width / 2, low - height, width, height)


def piece_at(poses: Mapping[int, RunnerPose], x: float, y: float, runners: int) -> int | None:
    """Return the foremost runner at a point, across on the line of the row, or None."""
    for runner in reversed(in_order(poses)):
        if body_of(poses[runner], runners).collidepoint(x, y):
            return runner
    return None


def in_order(poses: Mapping[int, RunnerPose]) -> list[int]:
    """Return the runners from the rear lane to the front one."""
    return sorted(poses, key=lambda runner: (poses[runner].y, poses[runner].x, runner))


# --- drawing ------------------------------------------------------------------------------------


def draw_runners(
    row: Canvas, poses: Mapping[int, RunnerPose], view: EvacState, stress: Stress = NO_STRESS
) -> None:
    """Draw these runners, on a canvas that is measured along the line of the row."""
    runners = len(view.spots)
    for runner in in_order(poses):
        pose = poses[runner]
        if pose.alpha <= 0:
            continue
        height = height_of(runners)
        if runner in stress.active:
            height *= ACTIVE_GROWTH
        _draw_ground(row, pose, runner, height, stress)
        draw_figure(row, pose, runner, height, neutral=not is_seat(view, runner))
        _draw_badge(row, pose, runner, height, neutral=not is_seat(view, runner))
        _draw_marks(row, pose, marks_of(view, runner), height)
        if runner == stress.focused or runner in stress.selectable:
            tip = pose.y + BASE - height * pose.scale - pose.lift - 3
            wide, high = ARROW if runner == stress.focused else SMALL_ARROW
            row.blit(pointer(row.px(wide), row.px(high)), pose.x, tip, "midbottom")


def _draw_ground(row: Canvas, pose: RunnerPose, runner: int, height: float, stress: Stress) -> None:
    """Draw the lights and rings on the floor below a runner."""
    x, y = pose.x, pose.y
    if runner in stress.active:
        glow(row, x, y - height * 0.4, 62, "#FFE3AE", 0.8)
    if runner in stress.threatened:
        glow(row, x, y - height * 0.35, 58, BAD, 0.6)
    if runner == stress.own:
        draw_sprite(row, "ring_active", x, y + 2, 26, "center")
    focused = runner == stress.focused
    if focused or runner in stress.selectable:
        spread = 58 if focused else 46
        glow(row, x, y - 6, spread, LAMP, 0.6 if focused else 0.4, spread * 0.8)
        ring = floor_ring(row.px(62), row.px(30), 5.0 if focused else 3.4)
        row.blit(ring, x, y + 2, "center")


def draw_figure(
    row: Canvas, pose: RunnerPose, runner: int, height: float, *, neutral: bool = False
) -> None:
    """Draw one runner with its contact shadow."""
    near = max(0.35, 1 - pose.lift / 120)
    near = round(near * SHADOW_STEPS) / SHADOW_STEPS
    wide = height * 0.86 * pose.scale * near
    foot(row, pose.x, pose.y, wide, wide * 0.34, 0.8 * near)
    picture = _posed(runner, row.px(height), pose, neutral=neutral)
    stand(row, picture, pose.x, pose.y + BASE * pose.scale - pose.lift, pose.alpha)


def _posed(runner: int, height: int, pose: RunnerPose, *, neutral: bool) -> pygame.Surface:
    """Return a runner's picture at a height in pixels, turned, grown and tilted as it stands."""
    picture = runner_picture(runner, height, left=pose.facing < 0, neutral=neutral)
    width = abs(pose.facing)
    if width < STEADY:
        size = (max(1, round(picture.get_width() * width)), picture.get_height())
        picture = pygame.transform.smoothscale(picture, size)
    return posed(picture, pose)


def runner_picture(runner: int, height: int, *, left: bool, neutral: bool) -> pygame.Surface:
    """Return a runner's picture that looks to one side; a neutral one has lost its colours."""
    plain = sprite(sprite_of(runner, neutral=neutral), height)
    if not left:
        return plain
    # The picture itself is the key: pictures come from a cache and are never drawn on again.
    return _turned.get(plain, lambda: pygame.transform.flip(plain, True, False))


def sprite_of(runner: int, *, neutral: bool) -> str:
    """Return the name of a runner's picture."""
    return f"survivor_{SEATS[runner].id}{'_neutral' if neutral else ''}"


def _draw_badge(
    row: Canvas, pose: RunnerPose, runner: int, height: float, *, neutral: bool
) -> None:
    """Draw the shape and letter of a runner's colour beside its foot; a neutral one has none."""
    if pose.alpha < 1 or pose.scale != 1.0:
        return
    x = pose.x + height * 0.29
    y = pose.y + BASE - height * 0.24 - pose.lift
    if neutral:
        chip(row, (x - BADGE, y - BADGE, 2 * BADGE, 2 * BADGE), INK9, line="#8C98A6", alpha=0.9)
        mark(row, x, y, BADGE * 1.1, runner)
    else:
        badge(row, x, y, BADGE, runner)


def _draw_marks(row: Canvas, pose: RunnerPose, marks: Marks, height: float) -> None:
    """Draw what hinders a runner as small discs beside its head."""
    shown = [("x", BAD, "")] if marks.stunned else []
    if marks.dug_in:
        shown.append(("shield", GOOD, ""))
    if marks.slimed:
        shown.append(("drop", "#B7F34A", f"-{marks.slimed}"))
    if marks.hits:
        shown.append(("broken", BAD, str(marks.hits)))
    x, y = pose.x - height * 0.3, pose.y + BASE - height * 0.84 - pose.lift
    for icon, colour, words in shown:
        width = 22.0 + 11 * len(words)
        chip(row, (x - 11, y - 11, width, 22), INK9, line=colour, alpha=0.92)
        draw_icon(row, icon, x, y, 15, colour, INK9)
        if words:
            draw_text(row, x + 9, y, words, 18, colour, "black")
        y += 20


def warm_pieces(row: Canvas, view: EvacState) -> Iterator[None]:
    """Make every settled picture of the runners, one at each step."""
    height = height_of(len(view.spots))
    for runner in range(len(view.spots)):
        for growth in (1.0, ACTIVE_GROWTH):
            for left in (False, True):
                neutral = not is_seat(view, runner)
                runner_picture(runner, row.px(height * growth), left=left, neutral=neutral)
                yield
