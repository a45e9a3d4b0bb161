"""Icons of things and places, and the two fills of every icon."""

from typing import Final

from tools.sprites.shapes import box, circle, fill, group, line, oval

MAIN: Final = "#F4F6FA"
HOLE: Final = "#161E2E"

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "key": (
        circle(20, 32, 14, MAIN),
        circle(20, 32, 6, HOLE),
        box(32, 28, 28, 8, 2, MAIN),
        box(46, 34, 5, 10, 1, MAIN),
        box(54, 34, 5, 12, 1, MAIN),
    ),
    "coin": (
        circle(32, 32, 27, MAIN),
        circle(32, 32, 21, HOLE, opacity=0.28),
    ),
    "bank": (
        fill("M32 5 L60 22 V27 H4 V22 Z", MAIN),
        box(10, 31, 8, 17, 1, MAIN),
        box(28, 31, 8, 17, 1, MAIN),
        box(46, 31, 8, 17, 1, MAIN),
        box(5, 51, 54, 8, 2, MAIN),
    ),
    "dice": (
        box(8, 8, 48, 48, 9, MAIN),
        circle(21, 21, 5, HOLE),
        circle(43, 43, 5, HOLE),
        circle(32, 32, 5, HOLE),
    ),
    "cup": (
        fill("M10 12 L54 12 L34 36 V52 H46 V58 H18 V52 H30 V36 Z", MAIN),
        circle(46, 12, 7, MAIN),
    ),
    "fork": (
        line("M18 6 V24 M25 6 V24 M11 6 V20 C11 27 25 27 25 20 M18 26 V58", MAIN, 5),
        fill("M40 6 C54 8 54 32 45 36 V58 H39 V6 Z", MAIN),
    ),
    "film": (
        box(6, 14, 52, 40, 4, MAIN),
        box(11, 18, 6, 5, 1, HOLE),
        box(11, 45, 6, 5, 1, HOLE),
        box(24, 18, 6, 5, 1, HOLE),
        box(24, 45, 6, 5, 1, HOLE),
        box(37, 18, 6, 5, 1, HOLE),
        box(37, 45, 6, 5, 1, HOLE),
        box(48, 18, 6, 5, 1, HOLE),
        box(48, 45, 6, 5, 1, HOLE),
        fill("M26 27 V41 L40 34 Z", HOLE),
    ),
    "dumb": (
        box(18, 28, 28, 8, 2, MAIN),
        box(10, 16, 9, 32, 3, MAIN),
        box(45, 16, 9, 32, 3, MAIN),
        box(3, 23, 6, 18, 2, MAIN),
        box(55, 23, 6, 18, 2, MAIN),
    ),
    "note": (
        oval(18, 48, 11, 9, MAIN),
        box(24, 10, 6, 38, 1, MAIN),
        fill("M24 8 L52 4 V16 L24 21 Z", MAIN),
        oval(45, 42, 10, 8, MAIN),
        box(48, 6, 5, 36, 1, MAIN),
    ),
    "gang": (
        circle(14, 44, 11, MAIN),
        circle(50, 44, 11, MAIN),
        circle(14, 44, 5, HOLE),
        circle(50, 44, 5, HOLE),
        fill("M12 40 L24 26 H42 L52 42 L38 40 L34 46 H22 Z", MAIN),
        line("M40 26 L46 14 H54", MAIN, 5),
        line("M14 22 H26", MAIN, 6),
    ),
    "store": (
        fill(
            "M8 6 H56 L61 22 C60 30 50 30 47 23 C45 30 35 30 32 23 C29 "
            "30 19 30 17 23 C14 30 4 30 3 22 Z",
            MAIN,
        ),
        fill("M8 33 H56 V58 H8 Z", MAIN),
        box(14, 38, 16, 20, 1, HOLE),
        box(35, 38, 15, 11, 1, HOLE),
    ),
    "cross": (
        box(23, 6, 18, 52, 3, MAIN),
        box(6, 23, 52, 18, 3, MAIN),
    ),
    "hosp": (
        box(6, 6, 52, 52, 12, MAIN),
        box(26, 15, 12, 34, 1, HOLE),
        box(15, 26, 34, 12, 1, HOLE),
    ),
    "subway": (
        box(12, 5, 40, 44, 11, MAIN),
        box(18, 14, 28, 16, 4, HOLE),
        circle(22, 40, 4, HOLE),
        circle(42, 40, 4, HOLE),
        line("M20 50 L12 60 M44 50 L52 60", MAIN, 5),
    ),
    "heli": (
        circle(32, 32, 27, "none", stroke=MAIN, stroke_width=5.5),
        line("M22 18 V46 M42 18 V46 M22 32 H42", MAIN, 7),
    ),
    "tree": (
        circle(32, 20, 15, MAIN),
        circle(20, 30, 13, MAIN),
        circle(44, 30, 13, MAIN),
        box(28, 36, 8, 23, 2, MAIN),
    ),
    "church": (
        fill("M32 16 L50 32 V58 H14 V32 Z", MAIN),
        box(29.5, 2, 5, 18, 1, MAIN),
        box(24, 7, 16, 5, 1, MAIN),
        fill("M26 58 V46 A6 6 0 0 1 38 46 V58 Z", HOLE),
    ),
    "siren": (
        fill("M16 46 V30 A16 16 0 0 1 48 30 V46 Z", MAIN),
        box(8, 48, 48, 10, 4, MAIN),
        line("M32 3 V9 M8 12 L13 17 M56 12 L51 17", MAIN, 5),
    ),
    "vest": (
        fill("M18 6 H26 C27 14 37 14 38 6 H46 L54 22 L50 30 V58 H14 V30 L10 22 Z", MAIN),
        box(20, 34, 10, 12, 2, HOLE),
        box(34, 34, 10, 12, 2, HOLE),
    ),
    "hat": (
        fill("M16 38 C16 12 24 8 32 13 C40 8 48 12 48 38 Z", MAIN),
        oval(32, 42, 29, 9, MAIN),
        box(16, 31, 32, 5, 1, HOLE),
    ),
    "helmet": (
        fill("M6 44 C4 14 30 4 44 12 C56 18 60 32 58 44 Z", MAIN),
        box(4, 46, 38, 7, 3, MAIN),
        fill("M30 24 H54 L57 36 H30 Z", HOLE),
    ),
    "gas": (
        fill("M10 20 H38 L50 32 V58 H10 Z", MAIN),
        box(14, 8, 18, 8, 2, MAIN),
        line("M40 14 L54 26", MAIN, 6),
        line("M20 30 L40 50 M40 30 L20 50", HOLE, 4),
    ),
    "shield": (fill("M32 4 L56 13 C56 38 48 52 32 60 C16 52 8 38 8 13 Z", MAIN),),
    "feet": (
        oval(20, 22, 9, 15, MAIN),
        oval(21, 45, 6.5, 7, MAIN),
        oval(45, 32, 9, 15, MAIN),
        oval(44, 54, 6.5, 7, MAIN),
    ),
    "hand": (
        line("M18 44 V16 M28 38 V9 M38 38 V10 M48 40 V18", MAIN, 8),
        fill("M14 36 H52 V44 C52 56 44 60 34 60 C24 60 14 54 14 44 Z", MAIN),
    ),
    "ship": (
        fill("M4 38 L20 22 H46 C56 22 62 32 60 42 L46 46 H12 Z", MAIN),
        fill("M40 26 H47 C52 27 54 31 55 34 H40 Z", HOLE),
        fill("M10 22 H24 L30 12 H14 Z", MAIN),
        box(16, 49, 10, 6, 2, MAIN),
        box(36, 49, 10, 6, 2, MAIN),
    ),
    "skull": (
        fill(
            "M32 4 C10 4 4 22 8 34 C10 40 16 42 18 44 V56 H46 V44 C48 42 "
            "54 40 56 34 C60 22 54 4 32 4 Z",
            MAIN,
        ),
        circle(22, 29, 7, HOLE),
        circle(42, 29, 7, HOLE),
        fill("M32 36 L28 44 H36 Z", HOLE),
    ),
    "claw": (
        line("M14 8 C10 30 16 48 22 58 M32 5 C28 28 32 48 36 60 M50 8 C46 30 46 46 50 56", MAIN, 7),
    ),
    "sun": (
        circle(32, 32, 13, MAIN),
        line(
            "M32 4 V11 M32 53 V60 M4 32 H11 M53 32 H60 M12 12 L17 17 M47 "
            "47 L52 52 M52 12 L47 17 M12 52 L17 47",
            MAIN,
            5,
        ),
    ),
    "tape": (
        circle(28, 32, 24, MAIN),
        circle(28, 32, 11, HOLE),
        fill("M28 50 H60 L57 53 L60 56 H28 Z", MAIN),
    ),
    "brush": (
        group(
            "translate(-5 3) rotate(45 32 32)",
            box(25, -3, 8, 66, 4, MAIN),
            box(35.5, -3, 11, 6.5, 2, MAIN),
            box(35.5, 5.5, 11, 6.5, 2, MAIN),
            box(35.5, 14, 11, 6.5, 2, MAIN),
        ),
    ),
    "map": (
        fill("M4 14 L22 7 L42 14 L60 7 V50 L42 57 L22 50 L4 57 Z", MAIN),
        line("M22 9 V49 M42 15 V55", HOLE, 3.5),
        line("M10 40 C18 26 30 44 50 24", HOLE, 4, stroke_dasharray="6 6"),
    ),
    "bolt": (fill("M38 3 L12 36 H29 L24 61 L52 25 H34 Z", MAIN),),
    "drop": (fill("M32 4 C44 22 52 30 52 42 A20 20 0 0 1 12 42 C12 30 20 22 32 4 Z", MAIN),),
    "moon": (fill("M40 6 A27 27 0 1 0 58 44 A22 22 0 0 1 40 6 Z", MAIN),),
    "crown": (fill("M6 18 L20 32 L32 10 L44 32 L58 18 L52 54 H12 Z", MAIN),),
    "radish": (
        fill(
            "M32 26 C48 24 58 34 54 44 C50 54 42 56 32 62 C22 56 14 54 10 44 C6 34 16 24 32 26 Z",
            MAIN,
        ),
        line("M32 26 V8 M32 26 C24 22 20 16 20 8 M32 26 C40 22 44 16 44 8", MAIN, 6),
        line("M19 40 C19 36 22 34 25 34", HOLE, 4),
    ),
    "snake": (
        line("M14 44 C14 58 40 58 40 46 C40 38 26 40 26 30 C26 24 32 20 38 20", MAIN, 10),
        line("M14 44 C14 50 22 54 30 53", MAIN, 10),
        oval(42, 17, 15, 11, MAIN),
        circle(45, 14, 3.5, HOLE),
        line("M56 20 L62 24", MAIN, 3.5),
    ),
    "rat": (
        circle(14, 20, 11, MAIN),
        circle(50, 20, 11, MAIN),
        box(11, 14, 42, 44, 20, MAIN),
        circle(24, 32, 4, HOLE),
        circle(40, 32, 4, HOLE),
        oval(32, 43, 6, 4, HOLE),
        box(29, 48, 6, 9, 1, HOLE),
    ),
    "pod": (
        fill("M32 2 C46 14 50 32 46 50 H18 C14 32 18 14 32 2 Z", MAIN),
        fill("M17 36 L6 48 V60 L20 52 Z", MAIN),
        fill("M47 36 L58 48 V60 L44 52 Z", MAIN),
        circle(32, 26, 7.5, HOLE),
        box(25, 54, 14, 6, 2, MAIN),
    ),
    "shaft": (
        circle(32, 32, 28, MAIN),
        line("M18 20 L32 31 L46 20 M18 35 L32 46 L46 35", HOLE, 6.5),
    ),
}
