"""Names of saved games: no two of them are called the same."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import count

from game.content.texts import TITLE_LENGTH


def free_title(wanted: str, taken: Collection[str]) -> str:
    """Return the wanted name for a save; if one bears it already, with the first free number."""
    if wanted not in taken:
        return wanted
    bare = re.sub(r" \(\d+\)$", "", wanted)
    numbered = (f"{bare[: TITLE_LENGTH - 6].rstrip()} ({number})" for number in count(2))
    return next(title for title in numbered if title not in taken)
