"""Plates of the places of the city, badges of the police, and the cubes that tell of visits.

Plates and badges are never turned: they are put down on a tile whichever way it lies.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.ui.theme import PAPER
from game.ui.tones import dk, lt
from tools.sprites.colours import SEAT_COLOURS, SEAT_SHAPES
from tools.sprites.escape_icons import ESCAPE
from tools.sprites.icons import SIGNS
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    fill,
    group,
    line,
    mark,
    oval,
    polygon,
    ring,
    turned,
)
from tools.sprites.things import HOLE, MAIN, THINGS

Parts = tuple[str, ...]
ICONS: Final = SIGNS | THINGS | ESCAPE

TRADE, HOME, GANG, CARE = "#D9A032", "#3E9A74", "#8A5BC8", "#CF4548"
SHOP, TRAIN, PAD, FAITH = "#D9733A", "#3A78C9", "#5A6A8C", "#9A7A58"
EXIT, SEA = "#1F93AE", "#2E7FB0"


class Plate(NamedTuple):
    """What a place looks like: its sign, its colour, the form of its plate, and its pips."""

    sign: str
    colour: str
    form: str
    pips: int = 0


PLATES: Final[dict[str, Plate]] = {
    "business": Plate("bank", TRADE, "square"),
    "casino": Plate("dice", TRADE, "square"),
    "nightclub": Plate("note", TRADE, "square"),
    "bar": Plate("cup", TRADE, "square"),
    "restaurant": Plate("fork", "#C7842B", "square"),
    "cinema": Plate("film", "#C7842B", "square"),
    "gym": Plate("dumb", "#C7842B", "square"),
    "safe_house": Plate("home", HOME, "hexagon"),
    "safe1": Plate("home", HOME, "hexagon", 1),
    "safe2": Plate("home", HOME, "hexagon", 2),
    "safe3": Plate("home", HOME, "hexagon", 3),
    "gang": Plate("gang", GANG, "octagon"),
    "gang_hq": Plate("crown", GANG, "octagon"),
    "store": Plate("store", SHOP, "square"),
    "hospital": Plate("cross", CARE, "circle"),
    "clinic": Plate("med", CARE, "circle"),
    "church": Plate("church", FAITH, "circle"),
    "exit": Plate("exit", EXIT, "hexagon"),
    "exit1": Plate("exit", EXIT, "hexagon", 1),
    "exit2": Plate("exit", EXIT, "hexagon", 2),
    "exit3": Plate("exit", EXIT, "hexagon", 3),
    "exit_closed": Plate("lock", "#8C3B40", "hexagon"),
    "subway": Plate("subway", TRAIN, "circle"),
    "heliport": Plate("heli", PAD, "circle"),
    "ferry": Plate("ferry", SEA, "circle"),
}
"""Kinds of location, the nine shops, the three exits, and the sign of a ferry."""

POLICE: Final = {"red": ("#D8454A", 1), "blue": ("#4C7BE8", 2), "black": ("#2A3145", 3)}
"""Colour and number of chevrons of each kind of officer."""
INSPECTOR: Final = "#C9A24B"
THIEVES: Final = ("ember", "sun", "teal", "sky", "violet")


def pictures() -> dict[str, Picture]:
    """Return ``place_<id>``, ``officer_<colour>``, ``cube_<seat>`` and small pieces."""
    named = {f"place_{name}": plate(look) for name, look in PLATES.items()}
    named |= {
        f"officer_{name}": Picture(64, 66, badge(colour, chevrons(count)))
        for name, (colour, count) in POLICE.items()
    }
    named["officer_inspector"] = Picture(64, 66, badge(INSPECTOR, _star()))
    named |= {f"cube_{seat}": cube(SEAT_COLOURS[seat]) for seat in THIEVES}
    named |= {f"gang_marker_{seat}": marker(seat) for seat in THIEVES}
    named |= {
        f"order_{seat}": order_disc(SEAT_COLOURS[seat], SEAT_SHAPES[seat]) for seat in THIEVES
    }
    named |= {"cube_inspector": cube(INSPECTOR), "order_inspector": order_disc(INSPECTOR, "star")}
    named["wound"] = cube("#CF4548", CRACK)
    named["wound_healed"] = cube("#3E9A74")
    named["hex_money"] = visit_hex("#F4EFE3", "#B8AE98")
    named["hex_income"] = visit_hex("#2B3A60", "#8FA3CF")
    return named


def plate(look: Plate) -> Picture:
    """Draw a plate: a cream rim, the colour of the kind, its sign, and pips below."""
    deep, light = dk(look.colour, 0.18), lt(look.colour, 0.08)
    size, top = (0.53, 14.0) if not look.pips else (0.44, 11.0)
    left = 32 - 32 * size
    sign = group(
        f"translate({left} {top}) scale({size})",
        *recoloured(ICONS[look.sign], "#FFF9EC", dk(look.colour, 0.25)),
    )
    parts = (
        _body(look.form, 32, 35, 29, dk(look.colour, 0.7)),
        _body(look.form, 32, 31, 29, PAPER),
        _body(look.form, 32, 31, 25, deep),
        _body(look.form, 31.2, 30, 24, light),
        sign,
        *(circle(32 + 10 * (i - (look.pips - 1) / 2), 47.5, 4.2, "#FFF9EC")
          for i in range(look.pips)),
    )  # fmt: skip
    return Picture(64, 66, parts)


def recoloured(parts: Parts, colour: str, hole: str) -> Parts:
    """Return an icon in other colours than the two of the frame."""
    return tuple(part.replace(MAIN, colour).replace(HOLE, hole) for part in parts)


def _body(form: str, x: float, y: float, r: float, colour: str) -> str:
    match form:
        case "square":
            return box(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84, r * 0.34, colour)
        case "circle":
            return circle(x, y, r, colour)
        case "hexagon":
            corners = turned(6, r * 1.06, 0.25)
        case _:
            corners = turned(8, r * 1.02, 1 / 16)
    points = [(x + a, y + b) for a, b in corners]
    return polygon(points, colour, stroke=colour, stroke_width=2)


def badge(colour: str, sign: Parts) -> Parts:
    """Draw a pentagon with a cream rim."""
    outline = "M32 5 L57 20 L49 56 L15 56 L7 20 Z"
    shade = dk(colour, 0.45)
    return (
        fill(outline, shade, transform="translate(0 4)", stroke=shade, stroke_width=5,
             stroke_linejoin="round"),
        fill(outline, colour, stroke=PAPER, stroke_width=4, stroke_linejoin="round"),
        fill("M32 7 L9.5 20.5 L16 54 L32 54 Z", lt(colour, 0.22), opacity=0.55),
        *sign,
    )  # fmt: skip


def chevrons(count: int) -> Parts:
    top = 34 - (count - 1) * 6
    return tuple(
        line(f"M20 {top + i * 12 + 5} L32 {top + i * 12 - 3} L44 {top + i * 12 + 5}", "#FFFFFF", 5)
        for i in range(count)
    )


def _star() -> Parts:
    return (mark("star", 32, 35, 15, "#FFFFFF"),)


CRACK: Final = (line("M22 17 L30 27 L25 33 L38 46", "#FFE3DC", 4.5),)


def cube(colour: str, sign: Parts = ()) -> Picture:
    """Draw a wooden cube, seen a little from above."""
    parts = (
        box(8, 16, 48, 46, 8, dk(colour, 0.7)),
        box(8, 12, 48, 46, 8, dk(colour, 0.4)),
        box(8, 4, 48, 46, 8, colour),
        box(12, 7, 40, 13, 6, lt(colour, 0.35), opacity=0.7),
        *sign,
    )
    return Picture(64, 66, parts)


def marker(seat: str) -> Picture:
    """Draw the flag by which a thief controls a gang."""
    colour = SEAT_COLOURS[seat]
    cloth = "M17 8 C31 2 40 16 60 8 V39 C40 47 31 33 17 39 Z"
    parts = (
        oval(15, 60, 13, 4, "#0B1020", opacity=0.5),
        box(10, 4, 7, 56, 3, "#3A2A22"),
        box(10, 4, 4, 56, 2, "#8C6A4C"),
        fill(cloth, dk(colour, 0.5), transform="translate(1 3)"),
        fill(cloth, colour),
        fill("M17 8 C31 2 40 16 60 8 V15 C40 23 31 9 17 15 Z", lt(colour, 0.35), opacity=0.6),
        mark(SEAT_SHAPES[seat], 37, 25, 9, "#FFF6E4"),
    )
    return Picture(64, 66, parts)


def order_disc(colour: str, shape: str) -> Picture:
    """Draw a round marker for the tracks of notoriety and turn order."""
    parts = (
        circle(32, 36, 27, dk(colour, 0.65)),
        circle(32, 31, 27, colour),
        circle(30.5, 29, 23, lt(colour, 0.14)),
        ring(32, 31, 24.5, "#FFF6E4", 3),
        mark(shape, 32, 31, 12, "#FFF6E4", stroke=dk(colour, 0.5), stroke_width=2),
    )
    return Picture(64, 66, parts)


def visit_hex(colour: str, rim: str) -> Picture:
    """Draw a space for the cube of a visitor: light where the plan pays, dark for income."""
    parts = (
        _body("hexagon", 32, 34, 28, dk(rim, 0.6)),
        _body("hexagon", 32, 32, 28, rim),
        _body("hexagon", 32, 32, 24, colour),
    )
    return Picture(64, 66, parts)
