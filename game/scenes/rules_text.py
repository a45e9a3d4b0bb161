"""What the pages of rules are made of. Each game has its own in `game/scenes/<game>/rules.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.layout import Rect


class Painter(NamedTuple):
    """How a game draws pieces that are no sprites, such as its cards."""

    shape: float
    """Width of a piece as a share of its height."""
    draw: Callable[[Canvas, Rect, str], None]
    """Draws the piece of an id into a box."""


class Line(NamedTuple):
    """One sentence of a page, with the pieces that stand beside it."""

    key: str
    pictures: tuple[str, ...]
    """Sprites by name; icons after a colour of ink, as in `bad:skull`; what a painter of the game
    draws after its name, as in `run:trip`."""
    chapter: str = ""
    """Key of the page that tells more; only words of a glossary have one."""


class Page(NamedTuple):
    """One page: its title and lead are texts as well."""

    key: str
    lines: tuple[Line, ...]
    words: str = ""
    """What the keys of its texts begin with; empty for the id of its game."""
