"""Readers of numbers, sizes and folders on the command line; all refuse by ArgumentTypeError."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

MOST_DIGITS = 20


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within these bounds."""

    def read(text: str) -> int:
        number = _count(text)
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"'{_short(text)}' is not a whole number from {least} to {most}"
            )
        return number

    return read


def window_size(text: str) -> tuple[int, int]:
    """Read a size in pixels, such as 1920x1080."""
    width, _, height = text.partition("x")
    size = _count(width), _count(height)
    if size[0] is None or size[1] is None:
        raise argparse.ArgumentTypeError(f"'{_short(text)}' is not a size like 1920x1080")
    if not (1024 <= size[0] <= 7680 and 576 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"'{text}' is outside 1024x576 to 7680x4320")
    return size[0], size[1]


def folder(text: str) -> Path:
    """Read the name of a folder; an empty one, as from a variable that is not set, names none."""
    if not text:
        raise argparse.ArgumentTypeError("no folder is named")
    return Path(text)


def _count(text: str) -> int | None:
    """Return a number written in digits alone; None for anything else and for absurd lengths."""
    written = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if written else None


def _short(text: str) -> str:
    return text if len(text) <= MOST_DIGITS else f"{text[:MOST_DIGITS]}..."
