"""Fonts: the file of each face, and a spare font for every letter that a face lacks.

Names are typed in any script. A sign goes to the face if it can, then to the first of `SPARES`
that has all its letters, then to a font of the system, and is otherwise drawn as a mark. Nothing
of this is read before the first letter that needs it.
"""

from __future__ import annotations

import glob
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.content.assets import AssetMissing
from game.ui.signs import signs, unseen
from game.ui.system_fonts import system_fonts
from game.ui.theme import FACES, Face

if TYPE_CHECKING:
    import pygame.freetype


class FontMissing(AssetMissing):
    """A font package is not installed whole; the message says which and what to do."""


@dataclass(frozen=True, slots=True)
class Spare:
    """A font for letters that the faces lack, and the part of Unicode in which it is asked.

    `script` is the four-letter code that its letters are shaped by. Beside bold letters stands the
    file `strong`; without one its letters are made bolder, except those of a `symbol`.
    """

    file: str
    first: int
    last: int
    script: str = ""
    package: str = "manimgx_fonts"
    leftwards: bool = False
    symbol: bool = False
    strong: str = ""


SPARES: Final = (
    # Latin, Greek and Cyrillic: first with bold letters, then those that are rarer.
    Spare(
        "SourceSansPro-Regular.ttf", 0x80, 0x1FFF,
        package="font_source_sans_pro", strong="SourceSansPro-Bold.ttf",
    ),
    Spare("NotoSans[wght].ttf", 0x80, 0xABFF),
    Spare("NotoSansArmenian[wght].ttf", 0x530, 0x58F, "Armn"),
    Spare("NotoSansHebrew[wght].ttf", 0x590, 0x5FF, "Hebr", leftwards=True),
    Spare("NotoSansArabic[wght].ttf", 0x600, 0x8FF, "Arab", leftwards=True),
    Spare("NotoSansDevanagari[wght].ttf", 0x900, 0x97F, "Deva"),
    Spare("NotoSansBengali[wght].ttf", 0x980, 0x9FF, "Beng"),
    Spare("NotoSansGurmukhi[wght].ttf", 0xA00, 0xA7F, "Guru"),
    Spare("NotoSansGujarati[wght].ttf", 0xA80, 0xAFF, "Gujr"),
    Spare("NotoSansOriya[wght].ttf", 0xB00, 0xB7F, "Orya"),
    Spare("NotoSansTamil[wght].ttf", 0xB80, 0xBFF, "Taml"),
    Spare("NotoSansTelugu[wght].ttf", 0xC00, 0xC7F, "Telu"),
    Spare("NotoSansKannada[wght].ttf", 0xC80, 0xCFF, "Knda"),
    Spare("NotoSansMalayalam[wght].ttf", 0xD00, 0xD7F, "Mlym"),
    Spare("NotoSansSinhala[wght].ttf", 0xD80, 0xDFF, "Sinh"),
    Spare("NotoSansThai[wght].ttf", 0xE00, 0xE7F, "Thai"),
    Spare("NotoSansLao[wght].ttf", 0xE80, 0xEFF, "Laoo"),
    Spare("NotoSansMyanmar[wght].ttf", 0x1000, 0x109F, "Mymr"),
    Spare("NotoSansGeorgian[wght].ttf", 0x10A0, 0x1CBF, "Geor"),
    Spare("NotoSansEthiopic[wght].ttf", 0x1200, 0x139F, "Ethi"),
    Spare("NotoSansKhmer[wght].ttf", 0x1780, 0x17FF, "Khmr"),
    Spare("NotoSansSymbols[wght].ttf", 0x2000, 0x1F1E5, symbol=True),
    Spare("NotoEmoji[wght].ttf", 0x20, 0x1FAFF, symbol=True),
    # Chinese, Japanese and Korean.
    Spare("NotoSansCJKjp-Regular.otf", 0x1100, 0x3FFFF, package="noto_cjk_sans_jp_regular"),
)  # fmt: skip

MARK: Final = Spare("", 0, 0)
"""No font at all: the sign is drawn as a mark."""

SILENCE: Final = Spare("", 0, -1)
"""No font is needed: the sign is never seen."""


class Piece(NamedTuple):
    """Letters from one font: of the face itself, or of a spare."""

    text: str
    spare: Spare | None = None


@lru_cache(maxsize=32)
def font_path(face: Face) -> Path:
    """Return the file of a face; its package is found without being run.

    Raises:
        FontMissing: the package or its file is not there.
    """
    look = FACES[face]
    path = _found(look.package, look.file)
    if path:
        return path
    name = look.package.replace("_", "-")
    raise FontMissing(f"The font {look.file} is missing; install it with: pip install {name}")


def font(face: Face, pixels: int, spare: Spare | None = None) -> pygame.font.Font:
    """Return a face, or the spare that stands in for it, at a size in device pixels."""
    try:
        kept = _font(face, pixels, spare)
        kept.get_ascent()
    except pygame.error:
        # Fonts die with the module that made them, also if it has been started again since.
        pygame.font.init()
        _font.cache_clear()
        kept = _font(face, pixels, spare)
    return kept


@lru_cache(maxsize=8192)
def pieces(text: str, face: Face) -> tuple[Piece, ...]:
    """Return a line as pieces, each from one font, in the order in which they are drawn.

    The letters stay as they are: joined, the pieces give the line.
    """
    if text.isascii() and text.isprintable():
        return (Piece(text),)
    merged: list[Piece] = []
    homes = [Piece(sign, _home(sign, face)) for sign in signs(text)]
    for piece in _with_spaces(homes):
        if merged and merged[-1].spare == piece.spare:
            merged[-1] = Piece(merged[-1].text + piece.text, piece.spare)
        else:
            merged.append(piece)
    return tuple(merged)


def drawable(piece: Piece, face: Face) -> str:
    """Return the letters to hand to the font of a piece, composed, without what it lacks."""
    if piece.text.isascii():
        return piece.text
    text = unicodedata.normalize("NFC", piece.text)
    path = path_of(face, piece.spare)
    return "".join(each for each in text if unseen(each) or has_letter(path, each))


def has_letter(path: Path | None, letter: str) -> bool:
    """Return whether a font has a picture of a letter; one that is not there has none."""
    try:
        letters = _letters_of(path)
        return bool(letters and letters.get_metrics(letter)[0])
    except pygame.error:
        # These fonts, too, die with the module that made them.
        _letters_of.cache_clear()
        letters = _letters_of(path)
        return bool(letters and letters.get_metrics(letter)[0])


def _with_spaces(homes: list[Piece]) -> Iterable[Piece]:
    """Give a space between two words that run leftwards to their font, so that they stay one."""
    for number, piece in enumerate(homes):
        spare = homes[number - 1].spare if 0 < number < len(homes) - 1 else None
        if piece.text == " " and spare and spare.leftwards and spare == homes[number + 1].spare:
            yield Piece(" ", spare)
        else:
            yield piece


@lru_cache(maxsize=4096)
def _home(sign: str, face: Face) -> Spare | None:
    """Return the spare that a sign is drawn with, or `None` for the face itself."""
    if sign[0] == "\ufffd" or unicodedata.category(sign[0]) in ("Cc", "Cs", "Co"):
        return MARK
    whole = "".join(each for each in unicodedata.normalize("NFC", sign) if not unseen(each))
    if not whole:
        return SILENCE
    # If no font has the accent or the joined picture too, its letter alone is drawn.
    for wanted in dict.fromkeys((whole, whole[0])):
        if _has_all(font_path(face), wanted):
            return None
        for spare in (*SPARES, *_system_spares()):
            if spare.first <= ord(wanted[0]) <= spare.last and _has_all(
                path_of(face, spare), wanted
            ):
                return spare
    return MARK


def _has_all(path: Path | None, wanted: str) -> bool:
    return all(has_letter(path, each) for each in wanted)


@lru_cache(maxsize=1)
def _system_spares() -> tuple[Spare, ...]:
    return tuple(Spare(str(path), 0x80, 0x10FFFF, package="") for path in system_fonts())


@lru_cache(maxsize=128)
def path_of(face: Face, spare: Spare | None) -> Path | None:
    """Return the file of a face or of a spare; `None` if the spare is not installed."""
    if spare is None:
        return font_path(face)
    if not spare.package:
        return Path(spare.file)
    return _found(spare.package, spare.strong if spare.strong and _is_bold(face) else spare.file)


def _is_bold(face: Face) -> bool:
    return face not in ("regular", "italic")


def _found(package: str, file: str) -> Path | None:
    spec = find_spec(package)
    for folder in spec.submodule_search_locations or () if spec else ():
        for path in sorted(Path(folder).rglob(glob.escape(file))):
            return path
    return None


@lru_cache(maxsize=128)
def _letters_of(path: Path | None) -> pygame.freetype.Font | None:
    """Return what tells which letters a font has; only this module of pygame can."""
    # Loaded late, since most tables never need it.
    import pygame.freetype

    pygame.freetype.init()
    try:
        letters = pygame.freetype.Font(str(path), 16) if path else None
    except (pygame.error, OSError):
        return None  # A damaged font of the system.
    return letters if letters and letters.scalable else None


@lru_cache(maxsize=512)
def _font(face: Face, pixels: int, spare: Spare | None) -> pygame.font.Font:
    made = pygame.font.Font(str(path_of(face, spare)), pixels)
    if spare:
        made.set_bold(_is_bold(face) and not spare.strong and not spare.symbol)
        if spare.script:
            made.set_script(spare.script)
        if spare.leftwards:
            made.set_direction(pygame.DIRECTION_RTL)
    return made
