"""Things that thieves hold: tokens, keys, tiles of fixers, equipment, assets and lockers."""

from __future__ import annotations

from typing import Final

from game.ui.theme import PAPER
from game.ui.tones import dk, lt
from tools.sprites.city_places import ICONS, POLICE, recoloured
from tools.sprites.icons import SIGNS
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    fill,
    group,
    line,
    linear,
    mark,
    oval,
    ring,
)
from tools.sprites.things import THINGS

Parts = tuple[str, ...]

TILE: Final = (60, 74)
"""Width and height of a small tile."""
AMBER: Final = "#FFD48A"
SLATE: Final = "#33456F"
KEYS: Final = {"green": "#3E9A74", "black": "#414A60", "brown": "#9A6238"}
BOWS: Final = {"green": "circle", "black": "square", "brown": "triangle"}
"""Keys and lockers of a colour share a form, too."""

FIXERS: Final = {
    "helicopter": "helicopter",
    "motorcycle": "gang",
    "surgeon": "scalpel",
    "forger": "pen",
    "safecracker": "safe",
    "tipster": "phone",
    "accountant": "ledger",
    "boss": "cigar",
}
EQUIPMENT: Final = {
    "vest": POLICE["blue"][0],
    "hat": POLICE["red"][0],
    "helmet": POLICE["black"][0],
    "mask": "#8A5BC8",
}
"""Equipment, in the colour of the officers it slips past."""
ASSETS: Final = {
    "disc": ("disc", "#B0762B"),
    "fed": ("police_away_red", "#D8454A"),
    "cou": ("police_away_blue", "#4C7BE8"),
    "swa": ("police_away_black", "#5A6486"),
    "avoid": ("shield", "#6C7BD0"),
    "key": ("key", "#B0762B"),
    "heal": ("heart", "#3E9A74"),
}


def pictures() -> dict[str, Picture]:
    """Return every token, key and small tile by its name."""
    named = {f"fixer_{name}": fixer(sign) for name, sign in FIXERS.items()}
    named |= {f"equipment_{name}": equipment(name, tone) for name, tone in EQUIPMENT.items()}
    for name, (sign, colour) in ASSETS.items():
        named[f"asset_{name}"] = ready(sign, colour)
        named[f"asset_{name}_locked"] = locked(sign, lt(colour, 0.3))
    named |= {f"key_{name}": key(name) for name in KEYS}
    named |= {f"locker_{name}": locker(name) for name in KEYS}
    named |= {"exit_p": bag("#1F93AE", 1), "exit_q": bag("#1F93AE", 2)}
    named |= {"tile_used": used(), "gang_member": rider(), "gas_can": can(), "disc": disc()}
    named |= {"handcuffs": cuffs(), "notoriety": flame(), "coins": coins(), "notes": notes()}
    named |= {"first_aid": first_aid("#3E9A74"), "first_aid_used": first_aid("#4A5570")}
    named |= {"rest": sun("#FFC94A", "#8A5418"), "rest_used": sun("#56627E", "#2A344C")}
    named["time_marker"] = hourglass()
    return named


def _plate(paper: str) -> Parts:
    """Return a small tile of thick paper with light along its upper edge."""
    wide, high = TILE
    return (
        linear("paper", (0, 0), (wide, high), (0, lt(paper, 0.45), 1), (1, dk(paper, 0.1), 1)),
        box(0, 2, wide, high - 2, 8, dk(paper, 0.55)),
        box(0, 0, wide, high - 3, 8, "url(#paper)"),
        line(f"M8 1.2 H{wide - 8}", lt(paper, 0.8), 1.6, opacity=0.9),
    )


def _sign(name: str, colour: str, hole: str, size: float, y: float = 34) -> str:
    """Return an icon of that many pixels around the middle of a small tile."""
    scale = size / 64
    left, top = TILE[0] / 2 - size / 2, y - size / 2
    return group(
        f"translate({left:g} {top:g}) scale({scale:g})", *recoloured(ICONS[name], colour, hole)
    )


def fixer(sign: str) -> Picture:
    """Draw the tile of a fixer: a cream card with a gold band, as for hire."""
    gold = "#D9A032"
    parts = (
        *_plate(PAPER),
        box(5, 5, 50, 54, 6, dk(gold, 0.12)),
        box(5, 5, 50, 52, 6, lt(gold, 0.12)),
        _sign(sign, "#FFF9EC", dk(gold, 0.3), 38, 31),
        *(circle(18 + 12 * i, 64.5, 2.4, dk(gold, 0.25)) for i in range(3)),
    )
    return Picture(*TILE, parts)


def equipment(name: str, tone: str) -> Picture:
    """Draw a tile of equipment: its sign in the colour of the officers it helps against."""
    parts = (
        *_plate(PAPER),
        _sign(name, tone, PAPER, 42, 32),
        box(8, 60, 44, 5, 2.5, tone),
    )
    return Picture(*TILE, parts)


def ready(sign: str, colour: str) -> Picture:
    """Draw an asset that can be used: an amber tile."""
    parts = (
        *_plate(AMBER),
        circle(30, 34, 23, lt(AMBER, 0.55), opacity=0.8),
        _sign(sign, dk(colour, 0.28), lt(AMBER, 0.5), 36),
    )
    return Picture(*TILE, parts)


def locked(sign: str, colour: str) -> Picture:
    """Draw an asset that must be unlocked first: a dark tile with a padlock."""
    lock = group("translate(39 49.5) scale(0.24)", *recoloured(SIGNS["lock"], "#C3CCDA", "#0E1730"))
    parts = (
        linear("slate", (0, 0), (60, 74), (0, lt(SLATE, 0.1), 1), (1, dk(SLATE, 0.3), 1)),
        box(0, 2, 60, 72, 8, "#0B1226"),
        box(0, 0, 60, 71, 8, "url(#slate)"),
        line("M8 1.2 H52", "#8FA3CF", 1.5, opacity=0.6),
        _sign(sign, colour, "#2A3B64", 34, 31),
        circle(46.5, 57.5, 11, "#0E1730"),
        lock,
    )
    return Picture(*TILE, parts)


def used() -> Picture:
    """Draw the back of a tile that has been used."""
    paper = "#A9A294"
    parts = (
        *_plate(paper),
        ring(30, 34, 17, dk(paper, 0.35), 3, opacity=0.6),
        line("M21 34 L28 41 L40 27", dk(paper, 0.4), 4.5, opacity=0.7),
    )
    return Picture(*TILE, parts)


def _bow(name: str, x: float, y: float, r: float, colour: str) -> str:
    return mark(BOWS[name], x, y, r, colour, stroke=colour, stroke_width=4)


def key(name: str) -> Picture:
    """Draw a key whose bow has the form of its lockers."""
    colour = KEYS[name]
    shade, light = dk(colour, 0.5), lt(colour, 0.35)
    hole = {"circle": 6.0, "square": 6.0, "triangle": 5.0}[BOWS[name]]
    teeth = "M32 28 H35 V62 H44 V56 H38 V51 H46 V44 H38 V28 Z"
    rim = {"stroke": PAPER, "stroke_width": 5, "stroke_linejoin": "round"}
    parts = (
        fill(f"{teeth} M26 30 H35 V62 H26 Z", dk(colour, 0.6), transform="translate(1.5 3)"),
        fill(f"{teeth} M26 30 H35 V62 H26 Z", PAPER, **rim),
        mark(BOWS[name], 30, 19, 15, PAPER, stroke=PAPER, stroke_width=9),
        mark(BOWS[name], 31, 20.5, 15, shade, stroke=shade, stroke_width=4),
        _bow(name, 30, 19, 15, colour),
        fill(f"{teeth} M26 30 H35 V62 H26 Z", colour),
        line("M28.5 37 V59", light, 2, opacity=0.9),
        mark(BOWS[name], 30, 20, hole, dk(colour, 0.75)),
        line("M20 12.5 C22 9 26 6.5 30 6.5", light, 2.4, opacity=0.9),
    )
    return Picture(64, 66, parts)


def locker(name: str) -> Picture:
    """Draw the back of a locker tile: a steel door with the sign of its key."""
    colour = KEYS[name]
    parts = (
        *_plate(colour),
        box(6, 6, 48, 60, 4, dk(colour, 0.4)),
        box(7, 6, 46, 58, 4, lt(colour, 0.06)),
        line("M16 14 H44 M16 20 H44 M16 26 H44", dk(colour, 0.5), 3),
        _bow(name, 30, 46, 9, PAPER),
        circle(30, 45.5, 3.2, dk(colour, 0.6)),
        box(28.7, 46, 2.6, 7, 1, dk(colour, 0.6)),
    )
    return Picture(*TILE, parts)


def bag(colour: str, pips: int) -> Picture:
    """Draw the back of an exit tile: a bag left behind, for the first or the second exit."""
    parts = (
        *_plate(colour),
        line("M21 28 C21 13 39 13 39 28", dk(colour, 0.65), 4.5),
        box(9, 25, 42, 31, 7, dk(colour, 0.6)),
        box(9, 23, 42, 30, 7, PAPER),
        box(9, 32, 42, 4, 0, dk(colour, 0.2), opacity=0.6),
        box(26, 29, 8, 10, 2, dk(colour, 0.3)),
        *(circle(30 + 11 * (i - (pips - 1) / 2), 62.5, 3.4, PAPER) for i in range(pips)),
    )
    return Picture(*TILE, parts)


def rider() -> Picture:
    """Draw a member of the gang: a motorbike cut from violet wood."""
    colour = "#8A5BC8"
    bike = recoloured(THINGS["gang"], colour, lt(colour, 0.55))
    edge = recoloured(THINGS["gang"], dk(colour, 0.6), dk(colour, 0.6))
    parts = (
        oval(32, 59, 28, 5, "#0B1020", opacity=0.5),
        group("translate(1.5 5)", *edge),
        group("translate(0 1)", *bike),
        line("M25 27 H40", lt(colour, 0.45), 2.6),
    )
    return Picture(64, 66, parts)


def can() -> Picture:
    """Draw a gas can."""
    colour = "#D9733A"
    body = "M9 22 H38 L52 34 V62 H9 Z"
    parts = (
        fill(body, dk(colour, 0.6), transform="translate(2 3)", stroke=dk(colour, 0.6),
             stroke_width=4, stroke_linejoin="round"),
        fill(body, dk(colour, 0.2), stroke=dk(colour, 0.2), stroke_width=4,
             stroke_linejoin="round"),
        fill("M9 22 H35 L46 33 V58 H9 Z", colour, stroke=colour, stroke_width=3,
             stroke_linejoin="round"),
        box(12, 9, 20, 9, 3, dk(colour, 0.35)),
        line("M40 19 L55 30", "#3A2A22", 6),
        line("M17 33 L38 54 M38 33 L17 54", dk(colour, 0.45), 4.5),
        line("M12 27 V52", lt(colour, 0.5), 2.4, opacity=0.9),
    )  # fmt: skip
    return Picture(64, 66, parts)


def disc() -> Picture:
    """Draw a disc for one more action: a golden coin with a cross."""
    gold = "#F2C45A"
    parts = (
        circle(32, 36, 28, "#5A3A10"),
        circle(32, 32, 28, gold),
        circle(30.8, 30.8, 25, "#FFDB86"),
        ring(32, 32, 20, "#C58F2A", 3),
        box(28, 20, 8, 24, 2, "#8A5A14"),
        box(20, 28, 24, 8, 2, "#8A5A14"),
        line("M11 24 C14 15 21 9 29 8", "#FFF6DE", 2.6, opacity=0.9),
    )
    return Picture(64, 66, parts)


def cuffs() -> Picture:
    """Draw handcuffs as they lie across a contact space."""
    steel, dark = "#AEB9CC", "#39445C"
    parts = (
        ring(23, 40, 16, dark, 10),
        ring(69, 40, 16, dark, 10),
        ring(22.5, 38, 16, steel, 6.5),
        ring(68.5, 38, 16, steel, 6.5),
        line("M36 28 C40 20 50 20 55 28", dark, 8),
        line("M36 27 C40 19 50 19 55 27", steel, 4.5, stroke_dasharray="4 6"),
        box(14, 17, 18, 12, 3, dark),
        box(13.5, 15.5, 18, 11, 3, lt(steel, 0.3)),
        box(60, 17, 18, 12, 3, dark),
        box(59.5, 15.5, 18, 11, 3, lt(steel, 0.3)),
        line("M10 36 C11 30 15 26 20 24 M56 36 C57 30 61 26 66 24", "#FFFFFF", 2, opacity=0.8),
    )
    return Picture(92, 66, parts)


def flame() -> Picture:
    """Draw the flame of notoriety."""
    outer = (
        "M34 3 C38 16 57 24 55 43 C54 56 43 63 32 63 C20 63 9 55 9 42 C9 31 18 27 20 16 C25 19 27 "
        "24 27 29 C33 24 36 14 34 3 Z"
    )
    inner = "M33 30 C37 38 45 42 44 50 C43 57 38 60 32 60 C25 60 20 56 20 49 C20 42 31 40 33 30 Z"
    parts = (
        fill(outer, "#7E1F1A", transform="translate(1 3)"),
        fill(outer, "#E0452F"),
        fill(inner, "#FFB454"),
        oval(32, 53, 6, 6.5, "#FFF3DC"),
        line("M15 42 C15 34 22 31 24 24", "#FF9A7A", 2.6, opacity=0.9),
    )
    return Picture(64, 66, parts)


def coins() -> Picture:
    """Draw a small heap of money."""
    parts: Parts = ()
    for x, y in ((20, 48), (44, 50), (32, 36)):
        parts += (
            oval(x, y + 4, 17, 10, "#5A3A10"),
            oval(x, y, 17, 10, "#F2C45A"),
            oval(x - 0.6, y - 0.8, 14, 7.6, "#FFDB86"),
            oval(x, y, 9, 4.6, "#C58F2A"),
            oval(x - 0.4, y - 0.6, 8, 3.8, "#F2C45A"),
        )
    return Picture(64, 66, parts)


def notes() -> Picture:
    """Draw a bundle of bank notes."""
    green = "#5E9A6A"
    stack = tuple(
        part
        for i in range(3)
        for part in (
            box(4 + 2 * i, 24 - 5 * i + 14, 52, 28, 4, dk(green, 0.55)),
            box(4 + 2 * i, 24 - 5 * i + 11, 52, 28, 4, lt(green, 0.1 * i)),
        )
    )
    parts = (
        *stack,
        circle(34, 39, 8.5, lt(green, 0.55)),
        circle(34, 39, 4, dk(green, 0.2)),
        box(12, 25, 8, 28, 0, PAPER, opacity=0.85),
        line("M24 28 H56", lt(green, 0.7), 1.8, opacity=0.8),
    )
    return Picture(64, 66, parts)


def first_aid(colour: str) -> Picture:
    """Draw the first aid token, ready or turned down."""
    parts = (
        line("M23 18 V10 H41 V18", dk(colour, 0.45), 6),
        box(5, 20, 54, 42, 9, dk(colour, 0.6)),
        box(5, 16, 54, 42, 9, colour),
        box(9, 19, 46, 12, 6, lt(colour, 0.35), opacity=0.6),
        box(27.5, 24, 9, 27, 2, "#FFF9EC"),
        box(18.5, 33, 27, 9, 2, "#FFF9EC"),
    )
    return Picture(64, 66, parts)


def sun(colour: str, edge: str) -> Picture:
    """Draw the token of rest: a sun while there is a rest to take."""
    moon = colour == "#56627E"
    sign = (
        (fill("M37 18 A16 16 0 1 0 47 40 A14 14 0 0 1 37 18 Z", "#C3CCDA"),)
        if moon
        else THINGS["sun"]
    )
    own = recoloured(sign, edge if not moon else "#C3CCDA", colour)
    parts = (
        circle(32, 36, 28, dk(edge, 0.4)),
        circle(32, 32, 28, edge),
        circle(32, 31, 25, colour),
        *((group("translate(9.6 8.6) scale(0.7)", *own),) if not moon else own),
    )
    return Picture(64, 66, parts)


def hourglass() -> Picture:
    """Draw the marker that shows the part of the day."""
    parts = (
        oval(32, 61, 20, 4, "#0B1020", opacity=0.5),
        box(12, 4, 40, 9, 4, "#8C5A34"),
        box(12, 53, 40, 9, 4, "#8C5A34"),
        box(12, 4, 40, 4, 2, "#C58F5A"),
        fill("M17 13 H47 C47 26 36 28 36 33 C36 38 47 40 47 53 H17 C17 40 28 38 28 33 C28 28 17 26 "
             "17 13 Z", "#CFE4F2", opacity=0.9),
        fill("M21 20 H43 C41 27 34 28 33 33 H31 C30 28 23 27 21 20 Z", "#F2A65A"),
        fill("M20 53 C21 44 29 43 32 38 C35 43 43 44 44 53 Z", "#F2A65A"),
        line("M20 17 C20 23 24 25 26 28", "#FFFFFF", 2, opacity=0.8),
    )  # fmt: skip
    return Picture(64, 66, parts)
