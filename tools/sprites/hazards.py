"""Station cards with something on the floor: debris, acid, a hole, ice, gates and belts."""

from __future__ import annotations

from typing import Final

from game.ui.tones import dk
from tools.sprites.corridor import (
    COLUMN,
    DEPTH,
    FLOOR,
    HAZARD,
    HAZARD_DARK,
    INK,
    RIM,
    TOP,
    WALL,
    Parts,
    Room,
    left_of,
    pipe,
    rail,
    sockets,
    warning,
)
from tools.sprites.shapes import (
    box,
    circle,
    fill,
    line,
    linear,
    number,
    oval,
    polygon,
    radial,
    ring,
)

SLIME: Final = "#B7F34A"
LOW: Final = FLOOR + DEPTH


def wreck(wide: float) -> Parts:
    """Draw a wall with a hole torn into it, a hanging cable and a bent girder."""
    tear = [(116, 46), (176, 46), (184, 66), (168, 84), (176, 108), (150, 138), (128, 138),
            (134, 112), (118, 96), (128, 72)]  # fmt: skip
    return (
        polygon(tear, "#3A2C22", stroke="#8A6A4C", stroke_width=3),
        polygon([(x * 0.86 + 21, y * 0.9 + 9) for x, y in tear], "#0B0E12"),
        circle(148, 74, 1.3, "#FFFFFF"),
        circle(156, 100, 1.1, "#FFE7C2"),
        line("M106 46 C104 74 122 78 114 104", "#1A1F22", 4),
        fill("M114 104 L108 114 L116 112 L112 122 L122 108 L115 109 Z", "#FFD48A"),
        line("M172 46 L204 126", "#39464C", 9),
        line("M171 46 L203 126", "#7E8C90", 5),
        *rail(wide * 0.5, 118, "#9A8C78"),
        *warning(28, 66, 34),
        line("M196 60 L206 74 L200 88 M66 52 L74 64 L70 74", "#2A2620", 2.5),
    )


def debris(_wide: float) -> Parts:
    """Draw heaps of rubble that fill the third column."""
    x = left_of(3)
    parts: list[str] = [box(x + 2, FLOOR + 4, COLUMN - 4, DEPTH - 8, 6, "#4A4038", opacity=0.85)]
    stones = ((2, 12, 30, "#8A7A68"), (22, 4, 26, "#6E6256"), (14, 34, 34, "#9C8B76"))
    for heap in range(5):
        y = FLOOR + 4 + 42 * heap
        lean = (0, 3, -2, 2, 0)[heap]
        for dx, dy, size, colour in stones:
            left, top = x + dx + lean, y + dy
            chip = [
                (left, top + size * 0.55),
                (left + size * 0.3, top),
                (left + size * 0.8, top + size * 0.1),
                (left + size, top + size * 0.6),
                (left + size * 0.6, top + size * 0.8),
            ]
            parts.append(polygon(chip, dk(colour, 0.4), stroke=dk(colour, 0.4), stroke_width=2))
            parts.append(polygon([(a - 0.5, b - 2.5) for a, b in chip], colour))
        bar = f"M{number(x + 8)} {y + 38} L{number(x + 44)} {y + 18}"
        parts += [line(bar, "#39464C", 5), line(bar, "#A3B0B4", 2)]
    return tuple(parts)


def leak(_wide: float) -> Parts:
    """Draw broken pipes that drip acid beside a warning."""
    return (
        *pipe("M9 62 H225", "#7C946B", 8),
        box(62, 54, 15, 20, 3, "#98AD84"),
        box(150, 54, 15, 20, 3, "#98AD84"),
        fill("M66 73 C64 96 68 110 69 117 C72 108 73 90 73 73 Z", SLIME),
        fill("M154 73 C152 88 156 98 157 104 C160 98 161 84 160 73 Z", SLIME),
        circle(69, 127, 4.2, SLIME),
        circle(157, 118, 3.2, SLIME),
        *warning(96, 82, 38),
    )


def acid(_wide: float) -> Parts:
    """Draw two pools that fill their columns, with bubbles."""
    parts: list[str] = []
    for place in (2, 3):
        x = left_of(place)
        parts.append(box(x + 2, FLOOR + 4, COLUMN - 4, DEPTH - 8, 6, "#44631F"))
        surface = (
            f"M{x + 4} {FLOOR + 16} C{x + 20} {FLOOR + 4} {x + 34} {FLOOR + 24} {x + 50} "
            f"{FLOOR + 10} V{LOW - 11} Q{x + 27} {LOW - 4} {x + 4} {LOW - 11} Z"
        )
        parts.append(fill(surface, "#8CC63A"))
        parts.append(line(f"M{x + 8} {FLOOR + 26} V{LOW - 30}", "#C4EE72", 3, opacity=0.5))
        for k in range(7):
            bx = x + 10 + (k * 23 + place * 7) % 34
            parts.append(circle(bx, FLOOR + 34 + k * 28, 3 + k % 3 * 1.6, "#D4F58A", opacity=0.8))
    return tuple(parts)


def coils(_wide: float) -> Parts:
    """Draw two gravity coils that glow, with things afloat between them."""
    parts: list[str] = []
    for name, x in (("left", 56), ("right", 178)):
        glow = ((0, "#C9B4FF", 0.9), (0.5, "#8F6BE8", 0.35), (1, "#8F6BE8", 0))
        parts.append(radial(name, (x, 96), 42, *glow))
        parts.append(circle(x, 96, 42, f"url(#{name})"))
        for r, width in ((30, 7), (20, 5), (11, 4)):
            parts.append(ring(x, 96, r, "#2A2148", width + 3))
            parts.append(ring(x, 96, r, "#B08CFF" if r == 20 else "#8474B8", width))
        parts.append(circle(x, 96, 5, "#F2EAFF"))
    return (
        *parts,
        box(108, 76, 13, 13, 2, "#B27C50", transform="rotate(24 114 82)"),
        box(126, 98, 10, 10, 2, "#6C8A8C", transform="rotate(-30 131 103)"),
        oval(114, 114, 7, 4, "#D5B36A", transform="rotate(18 114 114)"),
        line("M98 96 C104 90 112 90 118 96 S132 102 138 96", "#C9B4FF", 2, opacity=0.7),
    )


def field(wide: float) -> Parts:
    """Draw the lines of force on the floor."""
    middle = wide / 2
    lines = [
        oval(
            middle, FLOOR + 124, 24 + 21 * i, 22 + 22 * i, "none",
            stroke="#B08CFF", stroke_width=3.5, opacity=0.6 - 0.1 * i,
        )
        for i in range(4)
    ]  # fmt: skip
    arrows = [
        line(f"M{x - 7} {y} L{x} {y + 8} L{x + 7} {y}", "#6E4FD0", 4, opacity=0.75)
        for x in (RIM + 27, wide - RIM - 27)
        for y in (FLOOR + 40, FLOOR + 56, FLOOR + 190, FLOOR + 206)
    ]
    return (*lines, *arrows)


def bulkhead(wide: float) -> Parts:
    """Draw a corridor that ends before a closed bulkhead at the right."""
    right = wide - RIM
    return (
        *pipe("M9 62 H118", "#8C7A6A", 6),
        box(30, 78, 62, 34, 4, "#2A1A16"),
        box(33, 81, 56, 28, 3, "#B23A2A"),
        line("M44 95 H66 M76 86 V104", "#FFF3DC", 5.5),
        line("M60 88 L67 95 L60 102", "#FFF3DC", 5),
        *rail(112, 122, "#9A8478"),
        box(right - 52, TOP, 52, WALL, 0, "#1A2226"),
        box(right - 48, TOP, 48, WALL, 0, "#56636A"),
        line(f"M{right - 40} 60 L{right - 8} 92 L{right - 40} 124", "#39464C", 6),
        ring(right - 24, 92, 13, "#2A3236", 5),
        line(f"M{right - 37} 92 H{right - 11} M{right - 24} 79 V105", "#2A3236", 4),
    )


def dead_end(wide: float) -> Parts:
    """Draw the wall that stands across the end of the floor."""
    x = wide - RIM - 16
    tones = ((0, "#2A3236", 1), (0.3, "#6E7C82", 1), (1, "#39464C", 1))
    return (
        box(x - 12, FLOOR, 12, DEPTH, 0, INK, opacity=0.3),
        linear("steel", (x, 0), (x + 16, 0), *tones),
        box(x, FLOOR, 16, DEPTH, 0, "url(#steel)"),
        *(
            fill(
                f"M{x} {y + 16} L{x + 16} {y} V{y + 12} L{x} {y + 28} Z",
                HAZARD if i % 2 == 0 else HAZARD_DARK,
            )
            for i, y in enumerate(range(FLOOR + 6, LOW - 30, 13))
        ),
    )


def torn(_wide: float) -> Parts:
    """Draw the corridor above the hole: floor plates hang, lamps are out, a rope is left."""
    return (
        *pipe("M9 60 H90", "#7E8A90", 7),
        *pipe("M146 60 H225", "#7E8A90", 7),
        fill("M92 138 L100 104 L112 112 L118 92 L128 116 L138 108 L144 138 Z", "#05070A"),
        line("M92 138 L100 104 L112 112 L118 92 L128 116 L138 108 L144 138", "#A08C70", 2.5),
        line("M90 60 L98 70 M146 60 L138 68", "#5A666C", 5),
        *warning(40, 80, 34),
        *warning(160, 80, 34),
        line("M117 46 C114 62 120 74 116 90", "#D5B36A", 3),
    )


def hole(_wide: float) -> Parts:
    """Draw the gap in the floor between the second and the third column."""
    x = left_of(3)
    edge = [-17, -13, -18, -12, -16, -12, -17, -13, -18]
    left = [(x + dx, FLOOR + DEPTH * i / 8) for i, dx in enumerate(edge)]
    right = [(x - dx - (3 if i % 2 else 0), y) for i, ((_, y), dx) in
             enumerate(zip(reversed(left), edge, strict=True))]  # fmt: skip
    depth = ((0, "#0A0D12", 1), (0.5, "#141B26", 1), (1, "#05070A", 1))
    return (
        linear("depth", (0, FLOOR), (0, LOW), *depth),
        polygon(left + right, "url(#depth)", stroke="#3A322A", stroke_width=4),
        polygon([(a * 0.55 + x * 0.45, b) for a, b in left + right], "#030406"),
        *(circle(x + dx, y, 1.3, "#8FA3B8", opacity=0.7)
          for dx, y in ((-4, FLOOR + 50), (3, FLOOR + 120), (-2, FLOOR + 196))),
        *stripes_beside(x - 22, -1),
        *stripes_beside(x + 22, 1),
    )  # fmt: skip


def stripes_beside(x: float, side: int) -> Parts:
    """Draw painted dashes along the edge of the hole."""
    return tuple(
        line(f"M{x} {y} L{x + side * 5} {y + 12}", HAZARD, 4, opacity=0.9)
        for y in range(FLOOR + 16, LOW - 20, 26)
    )


def belt_wall(wide: float) -> Parts:
    """Draw a sign of chevrons that grow brighter, over a rail."""
    arrows = [
        fill(
            f"M{22 + j * 49} 60 H{50 + j * 49} L{62 + j * 49} 76 L{50 + j * 49} 92 H{22 + j * 49} "
            f"L{34 + j * 49} 76 Z",
            "#FFD48A",
            opacity=0.3 + 0.2 * j,
        )
        for j in range(4)
    ]
    return (*arrows, *rail(wide, 110, "#A9B8D8"))


def belt(wide: float) -> Parts:
    """Draw the moving floor: chevrons in every column, rollers at both ends."""
    chevrons = [
        line(
            f"M{left_of(place) + 17} {y} L{left_of(place) + 34} {y + 15} "
            f"L{left_of(place) + 17} {y + 30}",
            "#FFD48A",
            5,
            opacity=0.6,
        )
        for place in (1, 2, 3, 4)
        for y in range(FLOOR + 18, LOW - 40, 60)
    ]
    rollers = [box(x, FLOOR + 4, 6, DEPTH - 8, 3, "#2E3A55") for x in (RIM + 1, wide - RIM - 7)]
    return (*chevrons, *rollers)


def scanner(_wide: float) -> Parts:
    """Draw the arch of a scanner with a red light, and a screen that shows who goes through."""
    return (
        box(18, 62, 42, 34, 4, "#141C22"),
        box(21, 65, 36, 28, 2, "#1F4A48"),
        circle(39, 74, 5, "#6FE0B0"),
        fill("M29 92 C29 82 34 80 39 80 C44 80 49 82 49 92 Z", "#6FE0B0"),
        box(64, 52, 52, 86, 8, "#2A343A"),
        box(68, 56, 44, 82, 6, "#C9D0CC"),
        box(74, 66, 32, 72, 4, "#1A2226"),
        box(78, 57.5, 24, 6, 3, "#E4572E"),
        line("M75 92 H105 M75 108 H105 M75 122 H105", "#FF6A50", 2, opacity=0.8),
        box(124, 70, 34, 46, 4, "#39464C"),
        box(127, 73, 28, 18, 2, "#B23A2A"),
        circle(134, 103, 4, "#5AD19A"),
        circle(147, 103, 4, "#39464C"),
    )


def gate(_wide: float) -> Parts:
    """Draw the red and white barrier across the second column."""
    x = left_of(2)
    parts: list[str] = [
        box(x + 3, FLOOR + 4, COLUMN - 6, DEPTH - 8, 6, "#A8463A", opacity=0.5),
        box(x + 17, FLOOR + 4, 20, DEPTH - 8, 5, "#3A1712"),
        box(x + 19, FLOOR + 6, 15, DEPTH - 13, 4, "#F1EDE2"),
    ]
    parts += [
        fill(f"M{x + 19} {y + 14} L{x + 34} {y} V{y + 16} L{x + 19} {y + 30} Z", "#D8452F")
        for y in range(FLOOR + 12, LOW - 30, 34)
    ]
    for y in (FLOOR + 12, LOW - 14):
        parts += [circle(x + 26.5, y, 6, "#3A1712"), circle(x + 26.5, y - 1, 4, "#FF6A50")]
    return tuple(parts)


def frost(_wide: float) -> Parts:
    """Draw a burst pipe that sprays coolant, and ice that has grown around it."""
    return (
        *pipe("M9 64 H78", "#9CC4D4", 9),
        *pipe("M104 64 H225", "#9CC4D4", 9),
        fill("M76 58 L84 62 L78 66 L86 72 L74 72 Z M106 58 L98 62 L104 66 L97 72 L108 72 Z",
             "#DDF4FA"),
        fill("M82 66 C74 92 64 116 56 138 H124 C112 114 104 92 100 66 Z", "#CFF0FA", opacity=0.4),
        fill("M88 68 C84 92 78 116 74 138 H106 C98 114 96 92 96 68 Z", "#F2FCFF", opacity=0.5),
        *(fill(f"M{x} 71 L{x + 4} {71 + high} L{x + 9} 71 Z", "#E4F7FC", opacity=0.9)
          for x, high in _ICICLES),
        line("M178 92 V128 M162 101 L194 119 M162 119 L194 101", "#E4F7FC", 4),
        circle(178, 110, 4, "#E4F7FC"),
    )  # fmt: skip


_ICICLES: Final = ((20, 18), (34, 11), (50, 22), (128, 14), (150, 24), (172, 12), (198, 19))
"""Where each hangs, and how long it is."""


def slick(_wide: float) -> Parts:
    """Draw the frozen puddle in the second column."""
    x = left_of(2)
    puddle = (
        f"M{x + 4} {FLOOR + 14} C{x + 18} {FLOOR + 2} {x + 40} {FLOOR + 4} {x + 50} {FLOOR + 16} "
        f"C{x + 56} {FLOOR + 80} {x + 47} {FLOOR + 130} {x + 51} {LOW - 18} "
        f"C{x + 38} {LOW - 4} {x + 14} {LOW - 3} {x + 4} {LOW - 16} "
        f"C{x - 2} {FLOOR + 150} {x + 8} {FLOOR + 90} {x + 4} {FLOOR + 14} Z"
    )
    shines = [
        line(f"M{x + 12} {y + 20} L{x + 30} {y}", "#FFFFFF", 4, opacity=0.85)
        for y in range(FLOOR + 24, LOW - 40, 52)
    ]
    glints = [
        line(f"M{x + 30} {y + 26} L{x + 40} {y + 15}", "#FFFFFF", 2.5, opacity=0.7)
        for y in range(FLOOR + 30, LOW - 40, 52)
    ]
    return (
        fill(puddle, "#4E9CB8", transform="translate(1 2.5)"),
        fill(puddle, "#A9DDEE"),
        *shines,
        *glints,
    )


def strongroom(_wide: float) -> Parts:
    """Draw the heavy door of the panic room, open a hand wide and lit green inside."""
    return (
        box(54, 52, 72, 86, 8, "#1D2A22"),
        box(58, 56, 64, 82, 6, "#5AD19A"),
        box(64, 62, 52, 76, 4, "#12301F"),
        fill("M90 74 L106 80 C106 98 100 106 90 112 C80 106 74 98 74 80 Z", "#5AD19A"),
        fill("M90 80 L101 84 C101 96 97 101 90 106 Z", "#BDF0D4"),
        box(114, 58, 20, 80, 4, "#2C3A34"),
        box(116, 60, 15, 78, 3, "#8A9A90"),
        ring(123, 98, 5, "#2C3A34", 3),
        circle(32, 74, 10, "#2A1A16"),
        circle(32, 73, 8, "#E4572E"),
        circle(150, 74, 10, "#2A1A16"),
        circle(150, 73, 8, "#E4572E"),
        line("M20 96 H44 M20 104 H44 M138 104 H162", "#2C3A34", 3.5),
    )


def cell(_wide: float) -> Parts:
    """Draw the armoured cell in the second column, with room for one."""
    x = left_of(2)
    low = LOW - 6
    parts: list[str] = [
        box(x - 1, FLOOR + 4, COLUMN + 2, DEPTH - 8, 8, "#2C3A34"),
        box(x + 4, FLOOR + 10, COLUMN - 8, DEPTH - 20, 5, "#3E7A5C"),
        box(x + 8, FLOOR + 14, COLUMN - 16, DEPTH - 28, 4, "#79C79E"),
        line(f"M{x + 12} {FLOOR + 26} L{x + 30} {FLOOR + 18}", "#E4FFF0", 3, opacity=0.7),
    ]
    for y in (FLOOR + 12, FLOOR + 84, FLOOR + 156, low - 6):
        parts += [circle(x + 1.5, y, 2, "#A9BBC4"), circle(x + COLUMN - 1.5, y, 2, "#A9BBC4")]
    return (*parts, *sockets(2, 1))


HAZARDS: Final[dict[str, Room]] = {
    "debris": Room(4, "#6E6054", "#9A948A", wreck, debris),
    "acid": Room(4, "#4B6A4A", "#8A9C86", leak, acid),
    "gravity": Room(4, "#4A4270", "#8C8AA8", coils, field),
    "deadend": Room(3, "#6A4A40", "#9A8C84", bulkhead, dead_end),
    "hole": Room(4, "#4A545C", "#8C949A", torn, hole),
    "walkway": Room(4, "#55688A", "#8794AE", belt_wall, belt),
    "checkpoint": Room(3, "#4E5E66", "#98A09E", scanner, gate),
    "coolant": Room(4, "#3E6478", "#8CA2AC", frost, slick),
    "panic": Room(3, "#4A5A50", "#8E9C92", strongroom, cell),
}
