"""Station cards without a trap on the floor: shelter, concourse, deck, homes and narrow ways."""

from __future__ import annotations

from typing import Final

from game.ui.tones import dk, lt
from tools.sprites.corridor import (
    COLUMN,
    DEPTH,
    FLOOR,
    HAZARD,
    INK,
    RIM,
    TOP,
    WALL,
    Parts,
    Room,
    crate,
    eyes,
    left_of,
    pipe,
    rail,
    sockets,
    warning,
)
from tools.sprites.shapes import box, circle, fill, line, linear, number, radial, ring

GLASS: Final = "#0E1636"
STEEL: Final = "#8C9AA4"


def shelter(wide: float) -> Parts:
    """Draw a blast door that stands open, a red beacon and a cabinet with a cross."""
    return (
        box(22, 58, 62, 80, 8, "#1D3334"),
        box(26, 62, 54, 76, 6, "#0B1416"),
        fill("M26 68 Q26 62 32 62 H44 V138 H26 Z", "#C7673A"),
        fill("M26 68 Q26 62 32 62 H36 V138 H26 Z", "#E08A52"),
        line("M40 84 V106", "#5A2A14", 3),
        fill("M44 138 V116 L80 126 V138 Z", "#FFD48A", opacity=0.16),
        circle(53, 54, 6, "#7A1E16"),
        circle(53, 53, 4.6, "#FF6A50"),
        box(106, 70, 46, 40, 5, "#C9D2CF"),
        box(106, 70, 44, 37, 5, "#F1F4EC"),
        box(123, 76, 10, 26, 1, "#D8452F"),
        box(115, 84, 26, 10, 1, "#D8452F"),
        *rail(wide, 120, "#7FA79F"),
    )


def shelter_floor(_wide: float) -> Parts:
    """Draw the mark on the floor where everybody starts."""
    x = left_of(1)
    middle = x + COLUMN / 2
    parts = [box(x + 3, FLOOR + 4, COLUMN - 6, DEPTH - 8, 6, "#E9A24C", opacity=0.55)]
    for y in (FLOOR + 40, FLOOR + 120, FLOOR + 200):
        parts.append(ring(middle, y, 15, "#FFF3DC", 3.5, opacity=0.75))
        chevron = f"M{number(middle - 4)} {y - 7} L{number(middle + 5)} {y} L{number(middle - 4)} "
        parts.append(line(f"{chevron}{y + 7}", "#FFF3DC", 4, opacity=0.85))
    return tuple(parts)


def concourse(wide: float) -> Parts:
    """Draw a row of windows on the stars, a planet, a bench and a tub of plants."""
    parts: list[str] = []
    for i in range(4):
        x = 24 + 63 * i
        parts += [
            box(x, 60, 50, 38, 17, "#173036"),
            box(x + 2, 62, 46, 34, 15, GLASS),
            circle(x + 13, 72, 1.6, "#FFFFFF"),
            circle(x + 34, 86, 1.3, "#FFE7C2"),
            circle(x + 27, 69, 1, "#FFFFFF"),
        ]
    return (
        *parts,
        circle(113, 87, 9, "#D9774F"),
        circle(110, 84, 4, "#EDA073", opacity=0.8),
        *rail(wide, 112, "#86AAA8"),
        *crate(30, 117, 21, "#B27C50"),
        box(222, 122, 40, 16, 3, "#6E8F57"),
        circle(231, 117, 9, "#7FA564"),
        circle(248, 116, 11, "#6B9452"),
        circle(243, 113, 5, "#93B877"),
    )


def service(wide: float) -> Parts:
    """Draw shelves of cargo under a run of pipes."""
    parts: list[str] = []
    for x, y, size, colour in (
        (24, 76, 20, "#B27C50"),
        (48, 72, 24, "#6C8A8C"),
        (26, 108, 24, "#7C8F62"),
        (54, 112, 20, "#B25A3C"),
    ):
        parts += crate(x, y, size, colour)
    return (
        *pipe(f"M9 58 H{wide - 9}", "#9C8460", 6),
        line("M18 66 V137 M82 66 V137 M18 98 H82 M18 133 H82", "#39464C", 4),
        *parts,
        box(104, 74, 50, 64, 4, "#2B3A40"),
        box(107, 77, 44, 61, 3, "#4F666C"),
        line("M112 88 H146 M112 94 H146 M112 100 H146", "#2B3A40", 2.5),
        circle(145, 116, 3, HAZARD),
    )


def deck(wide: float) -> Parts:
    """Draw one great window with a planet, its ring, and a telescope before it."""
    parts: list[str] = [
        box(16, 54, wide - 32, 62, 14, "#14292E"),
        box(20, 58, wide - 40, 54, 11, GLASS),
    ]
    for x, y, r in ((34, 70, 1.4), (60, 98, 1.2), (78, 66, 1.7), (128, 72, 1.1), (205, 66, 1.5)):
        parts.append(circle(x, y, r, "#FFFFFF"))
    return (
        *parts,
        fill("M120 112 A44 44 0 0 1 208 112 Z", "#3E7C98"),
        fill("M131 112 A34 36 0 0 1 186 80 A46 46 0 0 0 140 112 Z", "#79B6C6", opacity=0.85),
        line("M108 104 C136 84 192 78 212 88", "#F0D9A8", 2.6, opacity=0.8),
        line(f"M{wide / 3:.0f} 56 V114 M{2 * wide / 3:.0f} 56 V114", "#14292E", 4),
        *rail(wide, 121, "#9CB4C4"),
        line("M56 136 L62 120 L68 136", "#1C2830", 3.5),
        line("M50 124 L76 108", "#1C2830", 9),
        line("M50 124 L75 108.6", "#D5B36A", 5.5),
    )


def homes(_wide: float) -> Parts:
    """Draw front doors, a lit window, a plant, and a door that something holds ajar."""
    parts: list[str] = []
    for x, colour in ((22, "#8E5A4A"), (168, "#5A6E8E")):
        parts += [
            box(x, 70, 40, 68, 5, dk(colour, 0.5)),
            box(x + 3, 73, 34, 65, 4, colour),
            box(x + 8, 79, 24, 18, 3, lt(colour, 0.25)),
            circle(x + 31, 108, 2.4, "#FFD48A"),
        ]
    return (
        *parts,
        box(76, 62, 70, 40, 5, "#3A2A20"),
        box(79, 65, 64, 34, 3, "#FFD48A"),
        fill("M79 65 H100 C98 80 90 92 79 96 Z", "#C4644A"),
        fill("M143 65 H122 C124 80 132 92 143 96 Z", "#C4644A"),
        line("M111 66 V99", "#3A2A20", 3),
        fill("M190 73 H205 V138 H190 Z", "#06090B"),
        *eyes(197.5, 98, 4),
        box(98, 120, 26, 18, 3, "#A2683E"),
        circle(104, 116, 8, "#7FA564"),
        circle(117, 114, 9, "#6B9452"),
    )


def carpet(wide: float) -> Parts:
    """Draw a runner of carpet over the whole floor."""
    inner = wide - 2 * RIM - 12
    return (
        box(RIM + 6, FLOOR + 96, inner, 56, 4, "#A5513F", opacity=0.55),
        box(RIM + 6, FLOOR + 101, inner, 3, 0, "#F0D9A8", opacity=0.7),
        box(RIM + 6, FLOOR + 144, inner, 3, 0, "#F0D9A8", opacity=0.7),
    )


def ducts(wide: float) -> Parts:
    """Draw a crawl space full of pipes with a valve and a grille."""
    return (
        *pipe(f"M9 62 H{wide - 9}", "#7C946B", 10),
        *pipe("M9 82 H66 V138", "#9C8460", 8),
        *pipe("M150 60 V138", "#6C8A9C", 8),
        box(82, 84, 48, 40, 4, "#1B2428"),
        box(85, 87, 42, 34, 3, "#3C4A50"),
        line("M90 94 H122 M90 101 H122 M90 108 H122 M90 115 H122", "#141B1E", 3),
        ring(66, 104, 11, "#C4452F", 4.5),
        line("M57 104 H75 M66 95 V113", "#C4452F", 3.5),
        circle(66, 104, 3.4, "#F0B28A"),
    )


def grating(wide: float) -> Parts:
    """Draw a metal grating, and room for two on each space."""
    slots = [
        line(f"M{RIM + 10} {y} H{wide - RIM - 10}", INK, 2, opacity=0.28)
        for y in range(FLOOR + 22, FLOOR + DEPTH - 30, 13)
    ]
    bars = (
        box(RIM, FLOOR + 8, wide - 2 * RIM, 9, 0, "#39464C"),
        box(RIM, FLOOR + 8, wide - 2 * RIM, 4, 0, HAZARD, opacity=0.75),
    )
    pairs = [part for place in (1, 2, 3) for part in sockets(place, 2)]
    return (*slots, *bars, *pairs)


def dark(_wide: float) -> Parts:
    """Draw a corridor whose lamp is all but dead, and eyes beyond its light."""
    return (
        fill("M90 52 L34 138 H146 Z", "#FFD48A", opacity=0.14),
        fill("M90 52 L62 138 H118 Z", "#FFD48A", opacity=0.12),
        box(74, TOP, 32, 7, 3, "#6B5A3A"),
        box(80, TOP + 5, 20, 5, 2, "#FFD48A"),
        *pipe("M9 64 H62", "#2A363C", 6),
        *pipe("M120 64 H171", "#2A363C", 6),
        *eyes(34, 100, 5, 0.85),
        *eyes(150, 108, 4, 0.6),
        *eyes(128, 86, 3, 0.4),
        line("M140 66 C142 78 136 84 138 96", "#141C20", 3),
    )


def darkness(wide: float) -> Parts:
    """Draw a pool of lamp light on a floor that is dark elsewhere, and room for two."""
    glow = ((0, "#FFD48A", 0.34), (0.45, "#FFD48A", 0.14), (1, "#FFD48A", 0))
    night = ((0, "#05080A", 0), (1, "#05080A", 0.5))
    return (
        radial("pool", (wide / 2, FLOOR + 40), 110, *glow),
        box(RIM, FLOOR, wide - 2 * RIM, 160, 0, "url(#pool)"),
        linear("night", (0, FLOOR + 100), (0, FLOOR + DEPTH), *night),
        box(RIM, FLOOR + 100, wide - 2 * RIM, DEPTH - 100, 0, "url(#night)"),
        *(part for place in (1, 2, 3) for part in sockets(place, 2)),
    )


def ribs(wide: float) -> Parts:
    """Draw bulkheads that press in from both sides."""
    parts: list[str] = [box(RIM, TOP + 8, wide - 2 * RIM, 10, 0, "#2C3A44")]
    for i in range(5):
        x = RIM + COLUMN * i
        left, right = max(x - 12, RIM), min(x + 12, wide - RIM)
        parts += [
            box(left, TOP, right - left, WALL, 0, "#2C3A44"),
            box(left, TOP, max(right - left - 8, 5), WALL, 0, "#5B6F7C"),
        ]
        for y in (TOP + 12, TOP + 46, TOP + 80):
            parts.append(circle((left + right) / 2 - 2, y, 2.4, "#A9BBC4"))
    for i in range(4):
        middle = RIM + COLUMN * (i + 0.5)
        parts.append(box(middle - 11, 78, 22, 36, 9, "#131C22"))
        parts.append(box(middle - 8, 81, 16, 30, 7, "#26323A"))
    return (*parts, *warning(wide / 2 - 13, 82, 26))


def squeeze(wide: float) -> Parts:
    """Draw walls that leave only a strip of floor, and room for two on each space."""
    parts: list[str] = []
    for i in range(5):
        x = RIM + COLUMN * i
        left, right = max(x - 6, RIM), min(x + 6, wide - RIM)
        parts.append(box(left, FLOOR, right - left, DEPTH, 0, "#2C3A44"))
        parts.append(box(left, FLOOR, (right - left) * 0.55, DEPTH, 0, "#5B6F7C"))
        parts += [
            circle((left + right) / 2 - 1, y, 1.8, "#A9BBC4")
            for y in range(FLOOR + 22, FLOOR + DEPTH, 49)
        ]
    return (*parts, *(part for place in (1, 2, 3, 4) for part in sockets(place, 2)))


ROOMS: Final[dict[str, Room]] = {
    "start": Room(3, "#46716E", "#98A79C", shelter, shelter_floor),
    "concourse": Room(5, "#4E7A7C", "#8FA39F", concourse),
    "service": Room(3, "#5C6A62", "#949B90", service),
    "deck": Room(4, "#3E5C74", "#8A9BA6", deck),
    "resid": Room(4, "#7A6A5C", "#A79684", homes, carpet),
    "maint": Room(3, "#46525A", "#6F7C80", ducts, grating),
    "dark": Room(3, "#1C262C", "#3A464D", dark, darkness, "#59636B", lit=False),
    "narrow": Room(4, "#3E4C56", "#78868C", ribs, squeeze, lit=False),
}
