"""What the pages of rules are made of. Each game has its own in `game/scenes/<game>/rules.py`."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """One sentence of a page, with the pieces that stand beside it."""

    key: str
    pictures: tuple[str, ...]
    """Sprites by name; icons by name after a colour of ink, as in `bad:skull`."""


class Page(NamedTuple):
    """One page: its title and lead are texts as well."""

    key: str
    lines: tuple[Line, ...]
