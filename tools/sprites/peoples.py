"""Faces of the eleven civilizations of Evacuate!, told apart by their outline alone.

All look out of a box of 128 and are lit from the upper left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ui.tones import dk, lt
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    fill,
    group,
    line,
    number,
    oval,
    polygon,
    turned,
)

Parts = tuple[str, ...]
NIGHT: Final = "#101522"


def pictures() -> dict[str, Picture]:
    """Return every face as ``civ_<id>``."""
    return {f"civ_{civ}": Picture(128, 128, face()) for civ, face in FACES.items()}


def _two_tone(d: str, colour: str, shade: float = 0.42) -> Parts:
    """Draw a form with a dark lower edge, as if cut from thick paper."""
    return (
        fill(d, dk(colour, shade), transform="translate(1 3.5)"),
        fill(d, colour),
    )


def _eye(x: float, y: float, r: float, iris: str, slit: float = 1.0) -> Parts:
    """Draw an eye; a small slit makes it a snake's, a big one a round pupil."""
    return (
        circle(x, y, r, dk(iris, 0.7)),
        circle(x, y, r * 0.86, iris),
        oval(x, y, r * 0.46 * slit, r * 0.6, NIGHT),
        circle(x - r * 0.3, y - r * 0.34, r * 0.2, "#FFFFFF"),
    )


def skith() -> Parts:
    """A long lizard's head between two fins, with sand that runs on its brow."""
    skin, fin = "#3FA7A0", "#8F6BE8"
    return (
        *_two_tone("M44 40 C20 20 8 26 2 8 C4 48 14 72 42 84 Z", fin),
        *_two_tone("M84 40 C108 20 120 26 126 8 C124 48 114 72 86 84 Z", fin),
        line("M12 30 C20 48 30 58 42 64 M116 30 C108 48 98 58 86 64", lt(fin, 0.4), 3),
        *_two_tone("M64 8 C88 10 98 36 94 62 C90 92 76 118 64 122 C52 118 38 92 34 62 "
                   "C30 36 40 10 64 8 Z", skin),
        fill("M64 8 C48 10 36 34 40 62 C42 78 48 90 54 98 C48 60 50 26 64 8 Z", lt(skin, 0.28)),
        fill("M54 22 H74 L64 36 L74 50 H54 L64 36 Z", "#F4D58A"),
        line("M52 21 H76 M52 51 H76", "#7A5420", 4),
        *_eye(49, 68, 9.5, "#FFD24A", 0.4),
        *_eye(79, 68, 9.5, "#FFD24A", 0.4),
        line("M52 104 C58 110 70 110 76 104", dk(skin, 0.6), 3),
        circle(60, 92, 2, dk(skin, 0.6)),
        circle(68, 92, 2, dk(skin, 0.6)),
    )  # fmt: skip


def mendeku() -> Parts:
    """An enormous brain over a small, clever face."""
    brain, skin = "#E58BA6", "#A9869E"
    return (
        *_two_tone("M64 8 C98 2 122 24 118 52 C122 74 104 86 90 84 L38 84 C24 86 6 74 10 52 "
                   "C6 24 30 2 64 8 Z", brain),
        fill("M60 10 C34 6 14 26 16 52 C22 34 36 20 60 18 Z", lt(brain, 0.4)),
        line("M64 12 V60 M64 26 C54 20 44 24 44 32 M44 32 C34 34 30 42 34 50 M34 50 C24 52 "
             "22 62 28 68 M54 44 C46 44 42 52 48 58", dk(brain, 0.4), 3.4),
        line("M64 26 C74 20 84 24 84 32 M84 32 C94 34 98 42 94 50 M94 50 C104 52 106 62 100 68 "
             "M74 44 C82 44 86 52 80 58", dk(brain, 0.45), 3.4),
        *_two_tone("M36 72 C46 62 82 62 92 72 C94 96 82 118 64 120 C46 118 34 96 36 72 Z", skin),
        fill("M38 74 C46 66 60 65 66 66 C52 74 46 90 50 110 C40 100 36 88 38 74 Z",
             lt(skin, 0.22)),
        *_eye(51, 86, 8, "#7CE0D2"),
        *_eye(77, 86, 8, "#7CE0D2"),
        line("M57 107 H71", dk(skin, 0.6), 3.4),
        line("M42 75 L56 78 M86 75 L72 78", dk(skin, 0.55), 3.2),
    )  # fmt: skip


def urumak() -> Parts:
    """A broad head of thick hide with a horn and two tusks."""
    hide = "#8C7F70"
    return (
        *_two_tone("M14 44 C2 34 2 18 12 14 C14 28 24 30 34 34 Z", hide),
        *_two_tone("M114 44 C126 34 126 18 116 14 C114 28 104 30 94 34 Z", hide),
        *_two_tone("M30 28 C46 14 82 14 98 28 C120 44 122 78 108 98 C98 116 30 116 20 98 "
                   "C6 78 8 44 30 28 Z", hide),
        fill("M32 30 C44 20 60 18 66 20 C36 32 26 62 32 96 C12 82 14 46 32 30 Z", lt(hide, 0.24)),
        line("M44 36 C54 32 74 32 84 36 M40 46 C54 40 74 40 88 46", dk(hide, 0.4), 3),
        *_two_tone("M64 30 C72 44 76 62 74 78 H54 C52 62 56 44 64 30 Z", "#E9DDC2"),
        fill("M63 36 C58 50 56 62 57 76 H62 Z", "#FFF8E6"),
        *_eye(38, 64, 7.5, "#FF9A4A"),
        *_eye(90, 64, 7.5, "#FF9A4A"),
        line("M26 55 L48 59 M102 55 L80 59", dk(hide, 0.6), 5),
        fill("M30 92 C46 86 82 86 98 92 C88 106 40 106 30 92 Z", "#2A1E1A"),
        *_two_tone("M36 92 C32 80 34 72 40 66 C44 76 48 84 50 92 Z", "#E9DDC2"),
        *_two_tone("M92 92 C96 80 94 72 88 66 C84 76 80 84 78 92 Z", "#E9DDC2"),
    )  # fmt: skip


def collector() -> Parts:
    """A brass automaton with one great lens under a glass dome of specimens."""
    brass = "#C99A4A"
    glass = "#CFE8F2"
    return (
        *_two_tone("M30 56 C30 22 46 6 64 6 C82 6 98 22 98 56 Z", "#3E5A6A"),
        fill("M36 54 C36 26 48 12 64 12 C80 12 92 26 92 54 Z", "#223644"),
        circle(50, 38, 7, "#D65019"),
        circle(66, 28, 6, "#FECD11"),
        circle(78, 42, 7, "#8F55EC"),
        circle(62, 46, 4.5, "#8FD9FC"),
        line("M44 44 C42 30 48 20 56 16", glass, 4, opacity=0.85),
        *_two_tone("M16 56 H112 L104 72 H24 Z", brass),
        *_two_tone("M28 72 H100 V104 L86 120 H42 L28 104 Z", "#8E6E3E"),
        fill("M28 72 H60 L52 120 H42 L28 104 Z", "#A9854C"),
        circle(64, 90, 23, dk(brass, 0.5)),
        circle(64, 89, 21, brass),
        circle(64, 89, 15, NIGHT),
        circle(64, 89, 11.5, "#3FB2C8"),
        circle(64, 89, 5.5, NIGHT),
        circle(58.5, 83, 3.6, "#FFFFFF"),
        circle(24, 64, 3, dk(brass, 0.5)),
        circle(104, 64, 3, dk(brass, 0.5)),
        *_two_tone("M4 78 L20 74 V98 L4 94 Z", brass),
        *_two_tone("M124 78 L108 74 V98 L124 94 Z", brass),
    )


def glazatoq() -> Parts:
    """A wobbling heap of slime with three eyes on stalks."""
    slime = "#5BC27C"
    body = (
        "M10 108 C4 88 20 84 26 70 C34 50 46 46 64 46 C82 46 94 50 102 70 C108 84 124 88 "
        "118 108 C112 124 92 118 84 122 C74 126 54 126 44 122 C36 118 16 124 10 108 Z"
    )
    shine = "M20 100 C20 84 34 82 38 68 C44 54 54 52 64 52 C46 62 46 78 36 88 C30 94 26 98 20 100 Z"
    return (
        line("M40 60 C34 44 28 40 26 28 M64 54 V22 M88 60 C94 44 100 40 102 28", dk(slime, 0.42),
             13),
        line("M40 58 C34 42 28 38 26 26 M64 52 V20 M88 58 C94 42 100 38 102 26", slime, 9.5),
        *_two_tone(body, slime),
        fill(shine, lt(slime, 0.4)),
        *_eye(25, 24, 13, "#FFF3DC"),
        *_eye(64, 17, 14, "#FFF3DC"),
        *_eye(103, 24, 13, "#FFF3DC"),
        fill("M40 84 C52 92 76 92 88 84 C86 104 42 104 40 84 Z", "#15402A"),
        oval(64, 95, 12, 4, "#E06A8A"),
        circle(30, 108, 4.5, lt(slime, 0.5)),
        circle(98, 100, 6, lt(slime, 0.45)),
        circle(92, 112, 3, lt(slime, 0.5)),
    )  # fmt: skip


def ossuar() -> Parts:
    """A mask of bone with long horns under a black hood."""
    bone = "#EFE6D0"
    return (
        *_two_tone("M64 20 C104 18 120 60 116 122 H12 C8 60 24 18 64 20 Z", "#4A3F66"),
        fill("M62 22 C34 24 18 62 16 118 H30 C30 70 40 36 62 22 Z", "#6A5C8E"),
        *_two_tone("M44 42 C28 36 14 22 12 2 C28 12 44 18 54 32 Z", bone),
        *_two_tone("M84 42 C100 36 114 22 116 2 C100 12 84 18 74 32 Z", bone),
        *_two_tone("M64 28 C86 28 96 44 94 62 C93 76 84 82 80 88 L76 108 H52 L48 88 "
                   "C44 82 35 76 34 62 C32 44 42 28 64 28 Z", bone),
        fill("M62 29 C46 30 36 46 38 62 C39 72 46 80 50 84 C46 60 50 40 62 29 Z", "#FFFBF0"),
        fill("M40 58 L58 64 L54 76 C46 78 40 70 40 58 Z", NIGHT),
        fill("M88 58 L70 64 L74 76 C82 78 88 70 88 58 Z", NIGHT),
        circle(50, 68, 3.6, "#B08CFF"),
        circle(78, 68, 3.6, "#B08CFF"),
        fill("M64 76 L58 90 H70 Z", "#4A4036"),
        line("M56 96 V107 M64 96 V108 M72 96 V107", "#8A7C66", 3),
        line("M64 30 L61 40 L66 46 L62 54", "#B8AA90", 2.6),
    )  # fmt: skip


def pell() -> Parts:
    """Three small furry heads, one on top of the others."""
    return (
        *_pup(64, 36, 1.0, "#F0A24A"),
        *_pup(36, 84, 1.02, "#E2803C"),
        *_pup(92, 86, 0.98, "#F4BC6A"),
    )


def _pup(x: float, y: float, size: float, fur: str) -> Parts:
    parts = (
        fill("M-26 -8 L-28 -34 L-8 -22 Z M26 -8 L28 -34 L8 -22 Z", dk(fur, 0.3)),
        fill("M-23 -12 L-24 -26 L-12 -20 Z M23 -12 L24 -26 L12 -20 Z", "#F7CFC0"),
        circle(1, 3, 29, dk(fur, 0.42)),
        circle(0, 0, 28.5, fur),
        oval(-9, -11, 13, 9, lt(fur, 0.4), opacity=0.8),
        oval(0, 10, 16, 11, "#FFF0DC"),
        fill(_pair(11, -2, 5.6), NIGHT),
        fill(_pair(11, -4, 2), "#FFFFFF", transform="translate(-1.6 0)"),
        oval(0, 6, 3.6, 2.6, "#8A3A34"),
        line("M0 8 V12 M-5 13 C-3 16 3 16 5 13", "#5B2A26", 2),
    )
    return (group(f"translate({number(x)} {number(y)}) scale({number(size)})", *parts),)


def _pair(x: float, y: float, r: float) -> str:
    """Return the outline of two discs, left and right of the middle."""
    arcs = f"a{r} {r} 0 1 0 {2 * r} 0 a{r} {r} 0 1 0 {-2 * r} 0 Z"
    return f"M{number(-x - r)} {y} {arcs} M{number(x - r)} {y} {arcs}"


def vantari() -> Parts:
    """A swift bird's head that leans into the wind, its crest swept back."""
    plume, beak = "#3F7FD8", "#F4B43C"
    return (
        *_two_tone("M58 36 C40 22 20 20 2 26 C16 32 24 38 30 44 C18 44 8 48 2 56 C18 56 28 58 36 "
                   "64 C26 68 18 76 14 86 C30 80 42 80 54 82 Z", "#E4572E"),
        line("M12 29 C30 30 44 38 56 48 M12 54 C28 52 42 56 54 62", "#FFB08A", 3),
        *_two_tone("M70 22 C96 22 108 42 106 62 C104 90 88 112 60 122 C64 108 52 100 46 88 "
                   "C36 66 40 24 70 22 Z", plume),
        fill("M68 24 C48 28 42 58 50 84 C52 62 58 40 76 26 Z", lt(plume, 0.35)),
        fill("M60 92 C74 96 90 90 100 78 C94 100 80 114 62 120 C66 108 62 100 60 92 Z", "#F1F4EC"),
        *_two_tone("M98 50 C112 52 122 60 126 72 C114 72 104 76 96 82 C90 72 90 58 98 50 Z", beak),
        line("M96 68 C106 66 114 67 124 71", dk(beak, 0.5), 2.6),
        circle(78, 54, 13, "#F1F4EC"),
        *_eye(79, 54, 9.5, "#FFD24A"),
        line("M64 42 L90 46", dk(plume, 0.6), 4.5),
    )  # fmt: skip


def korrund() -> Parts:
    """A head of split rock with embers for eyes and a vein of crystal."""
    rock = "#7C8794"
    outline = [(36, 12), (74, 6), (104, 24), (120, 58), (110, 98), (84, 122), (44, 122), (16, 100),
               (8, 60), (18, 30)]  # fmt: skip
    return (
        polygon([(x + 1, y + 3) for x, y in outline], dk(rock, 0.55)),
        polygon(outline, rock),
        polygon([(36, 12), (74, 6), (62, 40), (30, 52), (18, 30)], lt(rock, 0.35)),
        polygon([(18, 30), (30, 52), (24, 84), (8, 60)], lt(rock, 0.18)),
        polygon([(104, 24), (120, 58), (98, 60), (62, 40), (74, 6)], lt(rock, 0.08)),
        polygon([(120, 58), (110, 98), (90, 88), (98, 60)], dk(rock, 0.25)),
        polygon([(110, 98), (84, 122), (44, 122), (40, 96), (90, 88)], dk(rock, 0.35)),
        fill("M26 58 L56 62 L52 76 L30 72 Z", NIGHT),
        fill("M102 60 L72 62 L76 76 L98 73 Z", NIGHT),
        fill("M32 62 L54 65 L50 72 L34 69 Z", "#FFB03C"),
        fill("M96 63 L74 65 L78 72 L94 69 Z", "#FFB03C"),
        fill("M42 98 L86 94 L80 106 L48 108 Z", NIGHT),
        line("M52 100 L56 106 M64 99 L66 106 M76 97 L74 105", rock, 3.5),
        line("M74 8 L66 24 L72 36 L62 50", "#6FE0D2", 4),
        fill("M70 12 L78 2 L86 10 L80 22 Z M86 14 L98 6 L98 22 Z", "#6FE0D2"),
        fill("M70 12 L78 2 L78 18 Z", "#CFFAF2"),
    )


def ithli() -> Parts:
    """A head like a squid's with arms below and a third eye that sees more."""
    skin = "#5A5FC4"
    arms = (
        "M40 84 C36 104 22 104 16 120",
        "M52 90 C50 108 42 110 40 124",
        "M64 92 V124",
        "M76 90 C78 108 86 110 88 124",
        "M88 84 C92 104 106 104 112 120",
    )
    return (
        *(line(d, dk(skin, 0.45), 12) for d in arms),
        *(line(d, skin, 8.5) for d in arms),
        *_two_tone("M64 4 C84 14 108 40 106 66 C104 88 86 98 64 98 C42 98 24 88 22 66 "
                   "C20 40 44 14 64 4 Z", skin),
        fill("M62 6 C44 16 24 42 28 66 C30 78 36 84 44 88 C34 60 44 28 62 6 Z", lt(skin, 0.3)),
        circle(64, 40, 17, "#F7C7FF", opacity=0.35),
        *_eye(64, 40, 12, "#F7C7FF"),
        *_eye(44, 70, 10.5, "#8FE6FF"),
        *_eye(84, 70, 10.5, "#8FE6FF"),
        circle(94, 44, 3, lt(skin, 0.45)),
        circle(88, 34, 2.2, lt(skin, 0.45)),
        circle(97, 54, 2, lt(skin, 0.45)),
    )  # fmt: skip


def zubrek() -> Parts:
    """A beetle in a welder's goggles, with mandibles and feelers."""
    shell = "#B2562F"
    return (
        line("M48 30 C42 14 30 10 18 12 M80 30 C86 14 98 10 110 12", dk(shell, 0.6), 5),
        circle(17, 12, 6, "#F4B43C"),
        circle(111, 12, 6, "#F4B43C"),
        *_two_tone("M44 100 C34 112 44 124 58 122 C52 116 54 108 58 102 Z", "#3A2A24"),
        *_two_tone("M84 100 C94 112 84 124 70 122 C76 116 74 108 70 102 Z", "#3A2A24"),
        *_two_tone("M64 22 C100 22 118 48 112 76 C108 98 88 108 64 108 C40 108 20 98 16 76 "
                   "C10 48 28 22 64 22 Z", shell),
        fill("M62 24 C34 26 18 50 24 76 C28 54 40 36 62 30 Z", lt(shell, 0.35)),
        line("M64 24 V54", dk(shell, 0.5), 3.4),
        box(8, 54, 112, 13, 4, "#2C2A30"),
        *(part for x in (40, 88) for part in (
            circle(x, 63, 24, "#2C2A30"), circle(x, 62, 22, "#C9A86A"),
            circle(x, 62, 16.5, "#123A3A"), circle(x, 62, 13.5, "#49C9B4"),
            fill(f"M{x - 10} 60 A11 11 0 0 1 {x + 2} 52 L{x - 4} 68 Z", "#D8FFF4", opacity=0.7))),
        line("M48 96 C58 100 70 100 80 96", dk(shell, 0.65), 3.4),
        circle(64, 43, 4, "#F4B43C"),
        *(circle(64 + a, 84 + b, 1.8, dk(shell, 0.55)) for a, b in turned(3, 7, 0.25)),
    )  # fmt: skip


FACES: Final[dict[str, Callable[[], Parts]]] = {
    "skith": skith,
    "mendeku": mendeku,
    "urumak": urumak,
    "collector": collector,
    "glazatoq": glazatoq,
    "ossuar": ossuar,
    "pell": pell,
    "vantari": vantari,
    "korrund": korrund,
    "ithli": ithli,
    "zubrek": zubrek,
}
