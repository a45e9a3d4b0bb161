"""Portraits of the people of Escape Plan: contacts for hire, and the two inspectors.

Each looks out of a plate of 84 x 84 and is told apart by what is worn, not by colour alone.
"""

from __future__ import annotations

from typing import Final

from game.ui.theme import PAPER
from game.ui.tones import dk, lt, mix
from tools.sprites.city_places import INSPECTOR, POLICE, badge, chevrons
from tools.sprites.faces import (
    BLACK_HAIR,
    BROWN,
    BROWN_HAIR,
    DARK,
    FAIR,
    GOLD_HAIR,
    GREY_HAIR,
    INK,
    RED_HAIR,
    TAN,
    WARM,
    Parts,
    Person,
    beard,
    bob,
    eyes,
    glasses,
    long,
    moustache,
    portrait,
    short,
    tie,
)
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


def pictures() -> dict[str, Picture]:
    """Return ``contact_<title>`` and ``inspector_<name>``, and the pawns of the inspectors."""
    named = {f"contact_{title}": portrait(person) for title, person in PEOPLE.items()}
    for title in ("dispatcher", "snitch"):
        for colour in POLICE:
            named[f"contact_{title}_{colour}"] = _informer(title, colour)
    named |= {f"inspector_{name}": portrait(person) for name, person in INSPECTORS.items()}
    named["pawn_sandra"] = pawn("#B8463F", bob("#1D1512"), BROWN)
    named["pawn_costa"] = pawn("#5B6472", short(GREY_HAIR), TAN)
    return named


def _fighter() -> Person:
    mohawk = fill("M37 20 C34 2 50 2 47 20 C45 17 39 17 37 20 Z", RED_HAIR)
    crest = fill("M38 21 L36 6 L41 11 L44 3 L47 11 L51 7 L47 22 Z", "#C8452B")
    bandage = (box(46, 39.5, 9, 3.4, 1, PAPER), line("M49 40 V42.6 M52 40 V42.6", "#B7A88C", 0.9))
    straps = line("M28 60 L24 84 M56 60 L60 84", "#20242F", 7)
    return Person("#D8454A", TAN, TAN, (), (mohawk, crest, *bandage), (straps,), smile=-1)


def _boxer() -> Person:
    guard = (
        fill("M24 42 C20 10 64 10 60 42 L54 44 C56 30 50 27 42 27 C34 27 28 30 30 44 Z", "#B23A34"),
        box(30, 22, 24, 5, 2, "#D9574C"),
    )
    fist = (
        circle(17, 66, 15, "#7E2420"),
        circle(15.5, 64, 14, "#C8413A"),
        oval(11, 58, 5, 3.4, "#F09A8C"),
        box(8, 76, 19, 8, 3, PAPER),
    )
    return Person("#4C7BE8", "#38507F", BROWN, (), (*guard, *fist), smile=1)


def _ninja() -> Person:
    hood = fill(
        "M22 58 C14 8 70 8 62 58 C56 64 28 64 22 58 Z M29 31 C29 41 33 43 42 43 C51 43 55 "
        "41 55 31 C50 28 34 28 29 31 Z",
        "#1B2030",
        fill_rule="evenodd",
    )
    light = line("M29 26 C32 18 37 16 42 16", "#59647F", 2.4)
    knot = fill("M60 36 L76 30 L72 38 L78 44 L60 41 Z", "#C8452B")
    band = box(24, 24.5, 36, 5, 2, "#C8452B")
    return Person("#59647F", "#232A3B", FAIR, (knot,), (hood, light, band))


def _driver() -> Person:
    cap = (
        fill("M24 30 C24 10 60 10 60 30 L70 33 C70 36 62 35 58 34 H24 Z", "#28405C"),
        line("M29 21 C33 16 38 15 43 15", "#6F8FB4", 2.2),
    )
    gloves = line("M14 74 C24 62 60 62 70 74", "#1A2030", 7)
    wheel = ring(42, 92, 24, "#39414F", 6)
    return Person("#2F9E8A", "#7A5136", WARM, (), (*cap, wheel, gloves))


def _double() -> Person:
    other = (
        oval(61, 39, 13, 15, dk(FAIR, 0.45)),
        fill("M47 38 C44 14 80 14 75 42 C70 30 60 28 47 38 Z", dk(BROWN_HAIR, 0.3)),
        fill("M44 84 C44 64 54 58 64 58 C76 58 84 64 84 84 Z", "#3B2A55"),
    )
    return Person(
        "#8A5BC8",
        "#5A3F86",
        FAIR,
        other,
        (*short(BROWN_HAIR), *glasses(dark=True)),
        tie("#2A2038"),
    )


def _sergeant() -> Person:
    cap = (
        fill("M20 24 C22 6 62 6 64 24 L58 31 H26 Z", "#2B3A63"),
        fill("M24 30 H60 C62 34 58 36 54 35 H30 C26 36 22 34 24 30 Z", "#161C2E"),
        mark("star", 42, 20, 6.5, "#FFD86A"),
    )
    medal = (circle(58, 71, 5, "#FFD86A"), line("M58 66 V61", "#D8454A", 4))
    return Person(
        "#6F7F9F",
        "#2B3A63",
        FAIR,
        (),
        (*moustache("#5A3A24"), *cap, *medal),
        tie("#161C2E", "#8FB0E0"),
    )


def _cabbie() -> Person:
    cap = fill("M23 28 C24 12 60 11 62 28 C68 28 70 32 66 33 H26 C22 33 21 30 23 28 Z", "#5A4636")
    checks = tuple(box(12 + 10 * i, 74 + 5 * (i % 2), 10, 5, 0, INK) for i in range(6))
    band = box(10, 74, 64, 10, 0, "#FFD23F")
    return Person(
        "#E0B22E", "#7C6A4E", BROWN, (), (cap, *moustache(BLACK_HAIR), band, *checks), smile=4
    )


def _pilot() -> Person:
    cap = fill(
        "M23 50 C17 9 67 9 61 50 C58 54 55 52 55 46 C56 33 51 29 42 29 C33 29 28 33 29 46 C29 "
        "52 26 54 23 50 Z",
        "#6A4526",
    )
    goggles = (
        box(26, 17, 32, 11, 5, "#2A2F3C"),
        circle(34.5, 22.5, 5.4, "#9CD8F0"),
        circle(49.5, 22.5, 5.4, "#9CD8F0"),
        line("M32 20 L35 18.5 M47 20 L50 18.5", "#FFFFFF", 1.8),
    )
    scarf = fill("M26 58 C34 66 50 66 58 58 L62 66 C50 74 34 74 22 66 Z", PAPER)
    return Person("#5FA3D8", "#6A4526", FAIR, (), (cap, *goggles, scarf))


def _boatman() -> Person:
    beanie = (
        fill("M25 31 C24 8 60 8 59 31 Z", "#2C5F7C"),
        box(23, 26, 38, 8, 4, "#3F7D9E"),
        line("M31 28 V32 M38 28 V32 M45 28 V32 M52 28 V32", "#24506A", 1.8),
    )
    stripes = line("M18 70 C30 66 54 66 66 70 M13 78 C28 74 56 74 71 78", PAPER, 3.4)
    return Person("#2E9AB0", "#2B4A66", TAN, (), (*beard("#D9D2C2"), *beanie), (stripes,))


def _dispatcher() -> Person:
    headset = (
        line("M24 38 C22 12 62 12 60 38", INK, 4),
        box(20, 33, 8, 13, 4, INK),
        box(56, 33, 8, 13, 4, INK),
        line("M23 46 C24 54 30 55 35 52", INK, 2.6),
        circle(36, 51.5, 3, INK),
    )
    bun = (circle(42, 12, 9, RED_HAIR), circle(40, 10, 3, lt(RED_HAIR, 0.3)))
    return Person("#3C455E", "#465A7C", FAIR, bun, (*short(RED_HAIR), *headset), tie("#1F2A40"))


def _snitch() -> Person:
    hat = (
        oval(42, 26, 26, 6, "#2E2A26"),
        fill("M26 25 C25 8 35 4 42 8 C49 4 59 8 58 25 Z", "#4A423A"),
        box(26, 19, 32, 6, 1, "#1B1917"),
    )
    collar = (
        fill("M18 84 L22 54 L38 66 L36 84 Z", "#9A8260"),
        fill("M66 84 L62 54 L46 66 L48 84 Z", "#7C6647"),
    )
    return Person("#3C455E", "#8A7354", WARM, (), (*glasses(dark=True), *hat, *collar), smile=-1.5)


def _fixer() -> Person:
    slick = (
        fill("M25 37 C21 11 63 9 60 38 C58 28 54 23 46 22 C38 22 30 25 25 37 Z", BLACK_HAIR),
        line("M30 24 C38 16 48 16 55 22 M32 27 C40 20 48 19 54 25", "#5A4A44", 1.6),
    )
    stripes = line("M20 66 V84 M28 62 V84 M56 62 V84 M64 66 V84", "#8C8AA0", 1.2)
    flower = (circle(60, 70, 4.6, "#D8454A"), circle(60, 70, 1.8, "#7E1F24"))
    return Person("#D9A032", "#33334A", TAN, (), (*slick, *flower), (*tie("#B8863A"), stripes))


def _nurse() -> Person:
    cap = (
        fill("M28 22 L31 8 H53 L56 22 C48 18 36 18 28 22 Z", "#FFFFFF"),
        box(40.2, 9.5, 3.6, 9, 0.6, "#CF4548"),
        box(37.5, 12.2, 9, 3.6, 0.6, "#CF4548"),
    )
    return Person(
        "#CF6F8C",
        "#F0F2F6",
        BROWN,
        long(BLACK_HAIR),
        (*short(BLACK_HAIR), *cap),
        (fill("M34 58 L42 72 L50 58 Z", "#9FC8D8"),),
    )


def _lawyer() -> Person:
    bun = (circle(54, 17, 8.5, dk(GREY_HAIR, 0.15)),)
    lapels = (fill("M32 59 L42 80 L52 59 Z", PAPER), line("M30 59 L41 82 M54 59 L43 82", INK, 3.4))
    return Person(
        "#7C6BB0", "#2A2B3E", FAIR, bun, (*short(GREY_HAIR), *glasses("#7A2F3A")), lapels, smile=1
    )


def _banker() -> Person:
    hat = (
        oval(42, 22, 23, 5, "#15161F"),
        box(28, -2, 28, 24, 3, "#1F2130"),
        box(28, 14, 28, 6, 0, "#8A5BC8"),
    )
    monocle = (
        circle(48, 37, 6, "#DFF0FF", fill_opacity=0.3, stroke="#FFD86A", stroke_width=2),
        line("M53 41 C57 50 56 58 54 64", "#FFD86A", 1.4),
    )
    bow = fill("M42 63 L33 58 V69 Z M42 63 L51 58 V69 Z", "#8A2F3A")
    return Person(
        "#4F9A5E",
        "#22242F",
        FAIR,
        (),
        (*hat, *monocle, *moustache(GREY_HAIR)),
        (*tie(PAPER), bow),
    )


def _insider() -> Person:
    lanyard = (
        line("M32 59 L42 76 L52 59", "#F2A65A", 2.6),
        box(35, 72, 14, 12, 2, PAPER),
        circle(42, 77, 2.6, "#5A6274"),
    )
    return Person("#D9733A", "#5E6F8E", WARM, (), (*bob(GOLD_HAIR), *glasses("#2A3145"), *lanyard))


def _mule() -> Person:
    pack = (box(12, 46, 60, 38, 12, "#5C4A2E"), box(14, 46, 54, 34, 11, "#7D6640"))
    straps = line("M26 60 C24 70 24 78 25 84 M58 60 C60 70 60 78 59 84", "#46371F", 7)
    scarf = (
        fill("M24 29 C28 14 56 14 60 29 C48 24 36 24 24 29 Z", "#3E9A74"),
        fill("M24 28 L12 24 L16 32 L10 38 L26 33 Z", "#2F7D5C"),
    )
    return Person("#8AA04A", "#A9824E", DARK, pack, (*scarf, straps), smile=4)


def _informer(title: str, colour: str) -> Picture:
    """Draw one who knows about officers of one colour: their badge, and their colour behind."""
    tone, count = POLICE[colour]
    person = {"dispatcher": _dispatcher, "snitch": _snitch}[title]()
    sign = group("translate(54 50) scale(0.46)", *badge(tone, chevrons(count)))
    ground = mix(tone, "#8A94AC", 0.25)
    return portrait(person._replace(ground=ground), (sign,))


def _sandra() -> Person:
    trench = (
        fill("M24 84 L28 58 L40 72 L38 84 Z", "#D9B98A"),
        fill("M60 84 L56 58 L44 72 L46 84 Z", "#BE9C6C"),
    )
    shield = group(
        "translate(55 60) scale(0.36)", *badge(INSPECTOR, (mark("star", 32, 35, 15, "#FFFFFF"),))
    )
    return Person(
        "#B8463F",
        "#B8463F",
        BROWN,
        long(BLACK_HAIR),
        (*bob(BLACK_HAIR), shield),
        trench,
        smile=-1,
    )


def _costa() -> Person:
    hat = (
        oval(42, 25, 27, 5.6, "#3C3F48"),
        fill("M25 24 C25 5 36 4 42 8 C48 4 59 5 59 24 Z", "#565A66"),
        box(25, 18, 34, 6, 1, "#24262D"),
    )
    shield = group(
        "translate(55 60) scale(0.36)", *badge(INSPECTOR, (mark("star", 32, 35, 15, "#FFFFFF"),))
    )
    return Person(
        "#5B6472",
        "#5B5F6B",
        TAN,
        (),
        (
            *hat,
            *moustache(GREY_HAIR),
            line("M48 47 L60 50", PAPER, 3),
            circle(60.5, 50, 2, "#FF9A5A"),
            shield,
        ),
        tie("#7A2F3A"),
        smile=-1,
    )


PEOPLE: Final[dict[str, Person]] = {
    "fighter": _fighter(),
    "boxer": _boxer(),
    "ninja": _ninja(),
    "driver": _driver(),
    "double": _double(),
    "sergeant": _sergeant(),
    "cabbie": _cabbie(),
    "pilot": _pilot(),
    "boatman": _boatman(),
    "fixer": _fixer(),
    "nurse": _nurse(),
    "lawyer": _lawyer(),
    "banker": _banker(),
    "insider": _insider(),
    "mule": _mule(),
}
"""Contacts by title; dispatchers and snitches come in the colours of the police."""

INSPECTORS: Final[dict[str, Person]] = {"sandra": _sandra(), "costa": _costa()}


def pawn(coat: str, hair: Parts, skin: str) -> Picture:
    """Draw an inspector as a standing piece: a trench coat with a belt and a brass shield."""
    shade, light = dk(coat, 0.4), lt(coat, 0.35)
    head = group(
        "translate(0.9 -4) scale(0.74)",
        oval(42, 37, 15.6, 18, dk(skin, 0.24)),
        oval(40.9, 36.4, 14.5, 17.3, skin),
        *eyes(),
        *hair,
    )
    shield = [(32 + x, 60 + y) for x, y in turned(5, 9.5, -0.25)]
    parts = (
        oval(32, 80, 23, 7.5, dk(coat, 0.65)),
        oval(32, 78, 23, 7.5, shade),
        oval(32, 77, 21, 6.3, coat),
        fill("M19 34 H45 L54 76 C42 80 22 80 10 76 Z", shade),
        fill("M19 34 H36 L41 78 C30 79 19 78 10 76 Z", coat),
        line("M20 42 L14 70", light, 2.2, opacity=0.8),
        line("M15 52 C26 55 38 55 49 52", dk(coat, 0.7), 4),
        fill("M19 34 L32 48 L45 34 L40 28 H24 Z", lt(coat, 0.3)),
        polygon(shield, INSPECTOR, stroke=PAPER, stroke_width=2.6),
        mark("star", 32, 61, 5, "#FFFFFF"),
        head,
    )
    return Picture(64, 88, parts)
