"""Signs: the letters of a text that are seen as one, such as a vowel with its accent."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import pairwise
from typing import Final

_JOINER: Final = "\u200d"


def signs(text: str) -> list[str]:
    """Return a text cut before every letter that begins a new sign; joined they give the text."""
    if text.isascii():
        return list(text)
    cuts = [0, *(at for at in range(1, len(text)) if not joins(text, at)), len(text)]
    return [text[start:end] for start, end in pairwise(cuts)]


def joins(text: str, at: int) -> bool:
    """Return whether the letter at a place belongs to the sign before it.

    Accents and vowel marks do, and so does what makes one picture of several: the joiner, the
    letter behind it, colours of skin, and the second letter of a flag.
    """
    if not 0 < at < len(text) or text[at].isascii():
        return False
    before, letter = text[at - 1], text[at]
    if _follows(letter) or before == _JOINER:
        return True
    if not (_of_flag(before) and _of_flag(letter)):
        return False
    start = at
    while start and _of_flag(text[start - 1]):
        start -= 1
    return (at - start) % 2 == 1


@lru_cache(maxsize=4096)
def unseen(letter: str) -> bool:
    """Return whether a letter only steers its neighbours and is never drawn itself."""
    return unicodedata.category(letter) == "Cf" or "\ufe00" <= letter <= "\ufe0f"


@lru_cache(maxsize=4096)
def _follows(letter: str) -> bool:
    return (
        letter == _JOINER
        or unicodedata.category(letter) in ("Mn", "Mc", "Me")
        or "\U0001f3fb" <= letter <= "\U0001f3ff"
        or "\U000e0020" <= letter <= "\U000e007f"
    )


def _of_flag(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"
