"""The three doors of the title screen: a scene behind four nested paper frames, and its light.

Every door stands on a box of 428 by 632; the lower edge is the line where the wall meets the floor.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.theme import LAMP
from game.ui.tones import dk, lt, mix
from tools.sprites.board import pod_parts
from tools.sprites.colours import NIGHT
from tools.sprites.nomias import nomia_parts
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    fill,
    group,
    line,
    linear,
    number,
    oval,
    radial,
)

WIDTH, HEIGHT = 428, 632
MIDDLE, HALF, TOP, FLOOR = 214, 150, 68, 632
LIGHT_WIDTH, LIGHT_HEIGHT = 640, 280


@dataclass(frozen=True)
class Door:
    """One door: how its outline runs, the colours of its frames, its light and its scene."""

    outline: Callable[[float, float], str]
    frames: tuple[str, str, str, str]
    light: str
    scene: Callable[[], tuple[str, ...]]


def pictures() -> dict[str, Picture]:
    """Return the doors, and the light that each throws on the floor."""
    named: dict[str, Picture] = {}
    for name, door in DOORS.items():
        named[f"door_{name}"] = Picture(WIDTH, HEIGHT, (*door.scene(), *_frames(door)))
        named[f"light_{name}"] = Picture(LIGHT_WIDTH, LIGHT_HEIGHT, _light(door.light))
    return named


def _frames(door: Door) -> tuple[str, ...]:
    """Nest four frames, deepest first; strokes of falling width stand for their soft shadows."""
    parts: list[str] = []
    for depth in (3, 2, 1, 0):
        colour = door.frames[depth]
        inner, top = HALF - 14 * depth + 30, TOP - 30 + 14 * depth
        outer = inner + (21 if depth == 0 else 20)
        hole = door.outline(inner, top)
        rim = door.outline(outer, top - (26 if depth == 0 else 24))
        for edge in (hole, rim) if depth == 0 else (hole,):
            parts += _soft_shadow(edge)
        name = f"frame{depth}"
        tones = (
            (0.0, lt(colour, 0.28), 1.0),
            (0.5, colour, 1.0),
            (1.0, dk(colour, 0.35), 1.0),
        )
        start, end = (MIDDLE - outer, top - 26), (MIDDLE + outer * 0.6, FLOOR)
        parts.append(linear(name, start, end, *tones))
        parts.append(fill(f"{rim} Z {hole} Z", f"url(#{name})", fill_rule="evenodd"))
        parts.append(line(door.outline(inner + 1, top - 1), lt(colour, 0.5), 2, opacity=0.5))
    return tuple(parts)


def _soft_shadow(edge: str) -> list[str]:
    return [
        line(edge, NIGHT, width, opacity=0.1, transform="translate(3 5)")
        for width in (22, 17, 12, 7, 3)
    ]


def _light(colour: str) -> tuple[str, ...]:
    """Let light fall on the floor; stacked sheets of growing width give it a soft edge.

    Each sheet fades over its own length: equal steps of all sheets would show as stripes.
    """
    stops = ((0.0, lt(colour, 0.45), 0.25), (0.5, colour, 0.1), (1.0, colour, 0.0))
    parts: list[str] = []
    for sheet in range(6):
        near, far, length = 190 - 4 * sheet, 302 - 4 * sheet, LIGHT_HEIGHT - 11.7 * sheet
        parts.append(linear(f"fall{sheet}", (0, 0), (0, length), *stops))
        outline = f"M{320 - near} 0 H{320 + near} L{320 + far} 280 H{320 - far} Z"
        parts.append(fill(outline, f"url(#fall{sheet})"))
    return tuple(parts)


def _arch(half: float, top: float) -> str:
    left, right = number(MIDDLE - half), number(MIDDLE + half)
    knee, bend = number(top + half), number(top + half * 0.45)
    near, far = number(MIDDLE - half * 0.55), number(MIDDLE + half * 0.55)
    rise = f"M{left} {FLOOR} V{knee} C{left} {bend} {near} {number(top)} {MIDDLE} {number(top)}"
    return f"{rise} C{far} {number(top)} {right} {bend} {right} {knee} V{FLOOR}"


def _chamfer(half: float, top: float) -> str:
    cut = half * 0.42
    left, right = number(MIDDLE - half), number(MIDDLE + half)
    near, far = number(MIDDLE - half + cut), number(MIDDLE + half - cut)
    shoulder = number(top + cut)
    return f"M{left} {FLOOR} V{shoulder} L{near} {number(top)} H{far} L{right} {shoulder} V{FLOOR}"


def _gable(half: float, top: float) -> str:
    left, right = number(MIDDLE - half), number(MIDDLE + half)
    eaves = number(top + half * 0.58)
    return f"M{left} {FLOOR} V{eaves} L{MIDDLE} {number(top)} L{right} {eaves} V{FLOOR}"


def _backdrop(
    outline: Callable[[float, float], str], y: float, r: float, *stops: tuple[float, str, float]
) -> tuple[str, ...]:
    sky = radial("sky", (MIDDLE, y), r, *stops)
    return (sky, fill(f"{outline(HALF + 6, TOP - 6)} Z", "url(#sky)"))


def _station() -> tuple[str, ...]:
    stops = ((0.0, "#FFF1CC"), (0.25, "#FFCF8A"), (0.55, "#7B6BC9"), (1.0, "#232A66"))
    parts = list(_backdrop(_arch, 472, 420, *((o, c, 1.0) for o, c in stops)))
    for i in range(34):
        x, y = MIDDLE - 128 + 256 * _chance(3 * i), 118 + 230 * _chance(3 * i + 1)
        parts.append(
            circle(x, y, (1, 1.4, 2)[i % 3], "#FFFFFF", opacity=0.5 + _chance(3 * i + 2) / 2)
        )
    parts += [circle(144, 192, 30, "#D9774F"), circle(138, 186, 24, "#EFA267")]
    parts.append(line("M96 208 Q144 198 190 170", "#FFE3B0", 4))
    for i, colour in enumerate(("#3E4A86", "#5563A4", "#7482C0", "#98A4D8")):
        rx, ry, y = 148 - i * 30, 48 - i * 8, 514 - i * 26
        parts += [oval(MIDDLE, y + 8, rx, ry, dk(colour, 0.4)), oval(MIDDLE, y, rx, ry, colour)]
    rungs = "M118 516 L152 472 M132 522 L166 478 M124 508 l14 7 M134 494 l14 7 M144 482 l14 7"
    parts.append(line(rungs, "#8A5418", 6, opacity=0.7, transform="translate(1.5 2.5)"))
    parts.append(line(rungs, "#FFDF9A", 4))
    parts.append(group("translate(168 318) scale(1.15)", *pod_parts()))
    return tuple(parts)


def _corridor() -> tuple[str, ...]:
    stops = ((0.0, "#FFE9B0"), (0.3, "#FF9A5A"), (0.65, "#B23E30"), (1.0, "#3A1420"))
    parts = list(_backdrop(_chamfer, 432, 420, *((o, c, 1.0) for o, c in stops)))
    for i in range(5):
        half, top, lift = HALF - i * 24, 94 + i * 52, i * 26
        colour = mix("#5A2028", "#FFB070", i / 5)
        rear = f"translate(0 {-lift})"
        parts.append(line(_chamfer(half, top + lift), dk(colour, 0.45), 15, transform=rear))
        parts.append(line(_chamfer(half - 3, top + lift - 2), colour, 9, transform=rear))
    parts.append(fill("M40 632 L172 522 H256 L388 632 Z", "#8E4A36"))
    parts.append(fill("M192 632 L208 522 H220 L236 632 Z", LAMP, opacity=0.6))
    parts.append(group("translate(158 398) scale(.88)", *nomia_parts()))
    return tuple(parts)


def _city() -> tuple[str, ...]:
    stops = ((0.0, "#FFF0C4"), (0.3, "#FFC777"), (0.6, "#C46A5E"), (1.0, "#2C2A5C"))
    parts = list(_backdrop(_gable, 492, 460, *((o, c, 1.0) for o, c in stops)))
    parts += [circle(272, 224, 42, "#FFE9B8"), circle(264, 218, 36, "#FFF6DC")]
    rows = ((532, "#8A5568", 250), (562, "#5E4262", 175), (602, "#38305A", 112))
    for row, (base, colour, height) in enumerate(rows):
        left, i = MIDDLE - HALF - 6, 100 * row
        while left < MIDDLE + HALF:
            width = (30, 46, 38)[i % 3]
            tall = height * (0.6 + 0.55 * _chance(i + 7))
            parts += _house(left, base - tall, width, tall + 60, colour, i)
            left, i = left + width + 4, i + 1
    parts.append(fill("M64 632 L188 548 H240 L364 632 Z", "#2A2548"))
    parts.append(line("M214 632 V556", LAMP, 5, stroke_dasharray="18 14"))
    return tuple(parts)


def _house(
    left: float, top: float, width: int, height: float, colour: str, salt: int
) -> tuple[str, ...]:
    parts = [
        box(left, top, width, height, 2, colour),
        box(left, top, 5, height, 1, lt(colour, 0.22)),
    ]
    for row in range(int((height - 50) // 17)):
        for column in range((width - 14) // 11 + 1):
            if _chance(salt * 97 + row * 13 + column * 5) < 0.5:
                x, y = left + 9 + column * 11, top + 12 + row * 17
                parts.append(box(x, y, 5, 8, 1, "#FFD47A", opacity=0.95))
    return tuple(parts)


def _chance(n: int) -> float:
    """Scatter whole numbers over 0 to 1, the same way everywhere and for ever."""
    mixed = (n * 2654435761 + 1013904223) % 2**32
    mixed = ((mixed >> 15) ^ mixed) * 2246822519 % 2**32
    return ((mixed >> 13) ^ mixed) / 2**32


DOORS = {
    "space": Door(_arch, ("#242B55", "#34407A", "#4C5CA0", "#6E80C8"), "#8FA0FF", _station),
    "evacuate": Door(_chamfer, ("#2A2230", "#4B2C34", "#7C3B36", "#B9533C"), "#FF8A5A", _corridor),
    "escape_plan": Door(_gable, ("#22284A", "#3A3A5E", "#6B5260", "#B07A56"), "#FFC067", _city),
}
