"""Icons of Escape Plan: what a contact, a fixer, an asset or a tile says at 24 pixels.

Like all icons they have two fills, so that the window can recolour them.
"""

from __future__ import annotations

from typing import Final

from tools.sprites.shapes import Picture, box, circle, fill, group, line, mark, ring
from tools.sprites.things import HOLE, MAIN

Parts = tuple[str, ...]


def pictures() -> dict[str, Picture]:
    """Return every icon as ``icon_<name>``, on a grid of 64."""
    return {f"icon_{name}": Picture(64, 64, parts) for name, parts in ESCAPE.items()}


def _person(x: float, y: float, size: float) -> Parts:
    """Return a bust: head and shoulders around a middle."""
    left, right, low = x - size, x + size, y + size * 1.5
    bend = y + size * 0.3
    shoulders = f"M{left:g} {low:g} C{left:g} {bend:g} {right:g} {bend:g} {right:g} {low:g} Z"
    return (circle(x, y - size * 0.25, size * 0.56, MAIN), fill(shoulders, MAIN))


def _badge(chevrons: int) -> Parts:
    """Return the badge of an officer, by the number of chevrons; 0 stands for any officer."""
    if not chevrons:
        return (fill(_PENTAGON, MAIN), circle(32, 34, 11, HOLE))
    top = 38 - 6.5 * (chevrons - 1)
    lines = (f"M19 {top + 13 * i:g} L32 {top + 13 * i - 9:g} L45 {top + 13 * i:g}"
             for i in range(chevrons))  # fmt: skip
    return (fill(_PENTAGON, MAIN), *(line(way, HOLE, 5.5) for way in lines))


_PENTAGON: Final = "M32 4 L58 19 L50 58 L14 58 L6 19 Z"
_SUN: Final = (
    fill("M16 46 A16 16 0 0 1 48 46 Z", MAIN),
    line("M4 52 H60", MAIN, 6),
    line("M32 12 V22 M10 24 L17 30 M54 24 L47 30", MAIN, 5),
)

ESCAPE: Final[dict[str, Parts]] = {
    "ferry": (
        fill("M4 36 H60 L52 54 H12 Z", MAIN),
        fill("M14 20 H46 L50 32 H14 Z", MAIN),
        box(30, 6, 9, 12, 1, MAIN),
        circle(22, 27, 3.4, HOLE), circle(32, 27, 3.4, HOLE), circle(42, 27, 3.4, HOLE),
        line("M4 60 C12 55 18 55 24 60 C32 64 38 55 44 60 C50 63 56 60 60 58", MAIN, 4),
    ),
    "mask": (
        fill("M10 12 C20 4 44 4 54 12 L56 34 C52 50 44 58 32 60 C20 58 12 50 8 34 Z", MAIN),
        circle(21, 26, 7.5, HOLE), circle(43, 26, 7.5, HOLE),
        circle(32, 45, 9.5, HOLE),
        line("M26 45 H38 M32 39 V51", MAIN, 3),
    ),
    "cuffs": (
        ring(17, 40, 13, MAIN, 7), ring(47, 40, 13, MAIN, 7),
        line("M26 26 C28 16 36 16 38 26", MAIN, 6),
        box(10, 20, 14, 9, 2, MAIN), box(40, 20, 14, 9, 2, MAIN),
    ),
    "flame": (
        fill("M34 3 C38 16 56 24 54 42 C53 55 43 62 32 62 C20 62 10 54 10 41 C10 30 18 26 20 16 "
             "C25 19 27 24 27 29 C33 24 36 14 34 3 Z", MAIN),
        fill("M33 34 C36 40 43 43 42 50 C41 56 37 59 32 59 C26 59 22 55 22 50 C22 44 31 42 33 34 Z",
             HOLE, opacity=0.55),
    ),
    "disc": (
        circle(32, 32, 28, MAIN), ring(32, 32, 20.5, HOLE, 3),
        box(28.5, 19, 7, 26, 2, HOLE), box(19, 28.5, 26, 7, 2, HOLE),
    ),
    "police": _badge(1),
    **{f"police_away{name}": (group("translate(-2 0) scale(0.72)", *_badge(count)),
                              fill("M32 42 H46 V32 L63 47 L46 62 V52 H32 Z", MAIN))
       for name, count in (("", 0), ("_red", 1), ("_blue", 2), ("_black", 3))},
    **{f"police_off_{name}": (group("translate(2 2) scale(0.78)", *_badge(count)),
                              line("M42 42 L60 60 M60 42 L42 60", HOLE, 14),
                              line("M42 42 L60 60 M60 42 L42 60", MAIN, 7))
       for name, count in (("red", 1), ("blue", 2), ("black", 3))},
    "unlock": (
        box(12, 28, 40, 30, 6, MAIN),
        line("M20 28 V18 A12 12 0 0 1 43 14", MAIN, 6),
        circle(32, 41, 5, HOLE), box(30, 42, 4, 9, 1, HOLE),
    ),
    "locker": (
        box(12, 4, 40, 54, 5, MAIN), box(16, 58, 7, 5, 1, MAIN), box(41, 58, 7, 5, 1, MAIN),
        line("M21 14 H43 M21 21 H43", HOLE, 4),
        circle(42, 37, 4.5, HOLE),
    ),
    "car": (
        fill("M4 34 L12 30 L20 16 H44 L54 30 L60 34 V48 H4 Z", MAIN),
        fill("M23 20 H31 V30 H18 Z M34 20 H42 L48 30 H34 Z", HOLE),
        circle(17, 48, 8, MAIN), circle(47, 48, 8, MAIN),
        circle(17, 48, 3.5, HOLE), circle(47, 48, 3.5, HOLE),
    ),
    "taxi": (
        fill("M4 38 L12 34 L20 22 H44 L54 34 L60 38 V50 H4 Z", MAIN),
        box(24, 10, 16, 9, 2, MAIN),
        fill("M23 26 H31 V34 H18 Z M34 26 H42 L48 34 H34 Z", HOLE),
        box(6, 40, 8, 5, 1, HOLE), box(22, 40, 8, 5, 1, HOLE), box(38, 40, 8, 5, 1, HOLE),
        circle(17, 51, 7, MAIN), circle(47, 51, 7, MAIN),
    ),
    "helicopter": (
        line("M6 12 H58", MAIN, 6), box(29, 12, 6, 12, 1, MAIN),
        fill("M10 36 C10 24 22 22 34 22 L44 30 L60 26 V40 L44 40 C40 48 14 50 10 36 Z", MAIN),
        fill("M15 35 C15 29 22 27 27 27 V37 H16 Z", HOLE),
        line("M12 56 H46 M20 47 V56 M38 46 V56", MAIN, 4.5),
    ),
    "plane": (fill("M32 3 C37 8 38 16 38 22 L62 36 V44 L38 38 L36 52 L44 58 V62 L32 59 L20 62 V58 "
                   "L28 52 L26 38 L2 44 V36 L26 22 C26 16 27 8 32 3 Z", MAIN),),
    "fist": (
        fill("M10 24 C10 12 20 10 24 12 C28 8 36 8 39 12 C43 10 50 12 51 18 C58 20 58 34 54 40 "
             "C52 48 48 50 46 50 H22 C12 46 10 36 10 24 Z", MAIN),
        box(20, 52, 28, 8, 2, MAIN),
        line("M23 14 V28 M37 14 V28 M14 33 H34", HOLE, 4),
    ),
    "glove": (
        fill("M18 6 H40 C54 6 60 18 56 30 C54 38 50 42 46 44 H18 C8 40 4 30 8 20 C10 12 13 6 18 6 "
             "Z", MAIN),
        box(16, 47, 32, 13, 4, MAIN),
        line("M22 26 C28 32 34 32 40 28", HOLE, 5),
        line("M18 53 H46", HOLE, 3),
    ),
    "shuriken": (
        *(group(f"rotate({90 * i} 32 32)", fill("M32 2 L42 28 L32 32 L22 28 Z", MAIN))
          for i in range(4)),
        circle(32, 32, 12, MAIN), circle(32, 32, 5.5, HOLE),
    ),
    "radio": (
        box(16, 20, 32, 42, 6, MAIN), line("M22 20 V4", MAIN, 6),
        box(22, 26, 20, 11, 2, HOLE), line("M24 44 H40 M24 50 H40 M24 56 H40", HOLE, 3.5),
        line("M34 12 C40 10 44 12 46 16 M38 4 C48 2 54 8 56 14", MAIN, 4),
    ),
    "syringe": (
        group("rotate(45 32 32)",
              box(26, 16, 12, 32, 3, MAIN), box(22, 12, 20, 5, 2, MAIN),
              box(29.5, 0, 5, 14, 1, MAIN),
              box(24, -3, 16, 5, 2, MAIN), fill("M29 48 H35 L33 66 H31 Z", MAIN),
              line("M32 22 H38 M32 30 H38 M32 38 H38", HOLE, 3)),
    ),
    "scales": (
        line("M32 8 V56 M18 58 H46 M10 18 H54", MAIN, 5.5),
        fill("M2 38 L12 18 L22 38 C20 46 4 46 2 38 Z", MAIN),
        fill("M42 38 L52 18 L62 38 C60 46 44 46 42 38 Z", MAIN),
    ),
    "cash": (
        box(3, 14, 58, 36, 5, MAIN), circle(32, 32, 11, HOLE),
        circle(32, 32, 5.5, MAIN), circle(11, 32, 3.4, HOLE), circle(53, 32, 3.4, HOLE),
    ),
    "income": (
        fill("M22 4 H42 L37 15 C52 20 60 34 58 46 C57 56 48 60 32 60 C16 60 7 56 6 46 C4 34 12 20 "
             "27 15 Z", MAIN),
        box(29.5, 24, 5, 28, 1, HOLE),
        line("M40 31 C38 26 24 26 24 33 C24 40 40 36 40 44 C40 51 25 51 23 45", HOLE, 4.5),
    ),
    "pen": (
        fill("M32 2 L46 28 L38 46 H26 L18 28 Z", MAIN), circle(32, 31, 4.5, HOLE),
        line("M32 8 V27", HOLE, 3), box(24, 50, 16, 10, 2, MAIN),
    ),
    "safe": (
        box(5, 6, 54, 48, 7, MAIN), box(11, 54, 9, 6, 1, MAIN), box(44, 54, 9, 6, 1, MAIN),
        circle(32, 30, 15, HOLE), circle(32, 30, 6.5, MAIN),
        line("M32 30 V19 M32 30 L23 36 M32 30 L41 36", MAIN, 4),
    ),
    "phone": (fill("M14 4 L26 8 L28 22 L20 27 C23 36 28 41 37 44 L42 36 L56 38 L60 50 C56 60 44 62 "
                   "32 54 C18 45 6 26 6 14 C8 8 10 5 14 4 Z", MAIN),),
    "ledger": (
        box(9, 4, 46, 56, 5, MAIN), box(16, 4, 5, 56, 1, HOLE),
        line("M28 16 H48 M28 27 H48 M28 38 H48 M28 49 H40", HOLE, 4.5),
    ),
    "cigar": (
        group("rotate(-24 32 38)", box(4, 33, 46, 13, 5, MAIN), box(33, 31, 7, 17, 1, HOLE),
              box(52, 34, 8, 11, 3, MAIN)),
        line("M50 18 C44 14 52 8 47 3 M58 15 C54 11 60 7 57 3", MAIN, 4),
    ),
    "scalpel": (
        fill("M60 4 C64 16 54 32 42 40 L34 32 Z", MAIN),
        fill("M31 35 L40 44 L18 60 L8 62 L6 52 Z", MAIN),
        line("M18 50 L30 40", HOLE, 3.5),
    ),
    "wheel": (
        ring(32, 32, 25, MAIN, 7), circle(32, 32, 8, MAIN),
        line("M32 32 V58 M32 32 L9 24 M32 32 L55 24", MAIN, 6),
    ),
    "box": (
        fill("M4 20 L32 6 L60 20 V50 L32 62 L4 50 Z", MAIN),
        line("M6 21 L32 33 L58 21 M32 34 V60", HOLE, 4),
        line("M19 13 L46 26 V36", HOLE, 4),
    ),
    "people": (*_person(16, 24, 14), *_person(48, 24, 14)),
    "notoriety_up": (
        fill("M26 4 C30 16 46 22 44 40 C43 52 35 58 24 58 C12 58 4 50 4 39 C4 29 11 26 13 17 "
             "C18 20 20 24 20 28 C25 24 28 14 26 4 Z", MAIN),
        line("M54 24 V6 M46 14 L54 5 L62 14", MAIN, 5.5),
    ),
    "notoriety_down": (
        fill("M26 4 C30 16 46 22 44 40 C43 52 35 58 24 58 C12 58 4 50 4 39 C4 29 11 26 13 17 "
             "C18 20 20 24 20 28 C25 24 28 14 26 4 Z", MAIN),
        line("M54 4 V22 M46 14 L54 23 L62 14", MAIN, 5.5),
    ),
    "morning": (*_SUN,),
    "afternoon": (
        circle(32, 30, 14, MAIN),
        line("M32 4 V9 M32 51 V56 M6 30 H11 M53 30 H58 M13 11 L17 15 M47 45 L51 49 M51 11 L47 15 "
             "M13 49 L17 45", MAIN, 5),
        line("M8 61 H56", MAIN, 5),
    ),
    "evening": (
        fill("M16 42 A16 16 0 0 1 48 42 Z", MAIN),
        line("M4 48 H60 M14 56 H50", MAIN, 5),
        line("M32 4 V18 M25 12 L32 19 L39 12", MAIN, 5),
    ),
    "night": (
        fill("M38 6 A27 27 0 1 0 58 44 A22 22 0 0 1 38 6 Z", MAIN),
        mark("star", 51, 17, 9, MAIN),
    ),
    "dawn": (
        fill("M16 42 A16 16 0 0 1 48 42 Z", MAIN),
        line("M4 48 H60 M14 56 H50", MAIN, 5),
        line("M32 19 V5 M25 11 L32 4 L39 11", MAIN, 5),
    ),
}  # fmt: skip
