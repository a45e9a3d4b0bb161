"""Short lights and rising icons on any board: what they are, and the motions that show them.

How a light of some name looks is up to each game (`effects.py` there).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from game.scenes.fit import Point
from game.ui.director import Beat
from game.ui.easing import ease_out, linear

EFFECT_SECONDS: Final = 0.36
SIGN_SECONDS: Final = 0.6


@dataclass(slots=True)
class Effect:
    """A short light: its name, its place in board units, and its age from 0 to 1."""

    name: str
    x: float
    y: float
    age: float = 0.0
    colour: str = ""
    """Empty for the colour that a light of this name has anyway."""


@dataclass(slots=True)
class Sign:
    """An icon, perhaps with a number, that rises from a place in board units: what happened."""

    icon: str
    colour: str
    x: float
    y: float
    age: float = 0.0
    words: str = ""


class Lit(Protocol):
    """Whatever keeps the lights that are seen on a board now."""

    effects: list[Effect]


class Signed(Protocol):
    """Whatever keeps the icons that rise on a board now."""

    signs: list[Sign]


def flash(
    board: Lit,
    name: str,
    spot: Callable[[], Point],
    colour: str = "",
    sound: str | None = None,
) -> Beat:
    """Show a short light at a place that is known once it begins."""
    shown: list[Effect] = []

    def begin() -> None:
        shown.append(Effect(name, *spot(), colour=colour))
        board.effects.append(shown[0])

    def move(t: float) -> None:
        shown[0].age = t

    def end() -> None:
        board.effects.remove(shown[0])

    return Beat(EFFECT_SECONDS, begin, move, end, sound=sound, easing=linear)


def rising(
    board: Signed,
    icon: str,
    colour: str,
    spot: Callable[[], Point | None],
    words: str = "",
    sound: str | None = None,
) -> Beat:
    """Let an icon rise from a place that is known once it begins; from nowhere, none rises."""
    shown: list[Sign] = []

    def begin() -> None:
        place = spot()
        if place is not None:
            shown.append(Sign(icon, colour, *place, words=words))
            board.signs.extend(shown)

    def move(t: float) -> None:
        for each in shown:
            each.age = t

    def end() -> None:
        for each in shown:
            board.signs.remove(each)

    return Beat(SIGN_SECONDS, begin, move, end, sound=sound, easing=ease_out)


def fade(t: float, full: float = 1.0) -> str:
    """Return the opacity, as an SVG attribute, of what stays a while and goes by the age 1."""
    return f'opacity="{full * min(1.0, 1.6 * (1 - t)):.2f}"'
