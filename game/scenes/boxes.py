"""What the shell shows of each game before it lies on the table: its looks, not its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.ui.theme import ESCAPE_TINT, EVACUATE_TINT, SPACE_TINT, Face


@dataclass(frozen=True, slots=True)
class Box:
    """The outside of one game's box."""

    id: str
    words: str
    """How the keys of its title, promise and summary begin."""
    face: Face
    logo_colour: str
    tint: str
    light: str
    """Colour of the light that falls through its door."""
    door: str
    edge: str
    """Outer edge of its door, from sill to sill: an SVG path on the door's 428 by 632 units."""
    colours: tuple[str, ...] = ()
    """Who may sit down: one colour per seat, in seat order."""
    piece: str = ""
    """Name of the sprite of a seat, without its colour."""
    emblem: str = ""
    """Name of the sprite of what everybody wants to reach."""
    logo_growth: float = 1.0
    """How much larger its title is set than others, because its letters are narrow."""
    minutes: int = 0
    """A game with as many pieces as possible, played by people."""
    difficulty: int = 0
    """1 to 3: how much there is to take in."""
    together: bool = True
    """Everybody wins or loses together."""

    def sprite(self, colour: str) -> str:
        """Return the name of the sprite that stands for a colour."""
        return f"{self.piece}_{colour}"


SPACE_BOX: Final = Box(
    id="space_escape",
    words="space_escape",
    face="space",
    logo_colour="#C9CFF8",
    tint=SPACE_TINT,
    light="#8FA0FF",
    door="door_space",
    edge="M21 630 V206 C21 104 104 13 214 13 C324 13 407 104 407 206 V630",
    colours=("ember", "sun", "teal", "sky"),
    piece="rat",
    emblem="pod",
    minutes=30,
    difficulty=1,
)
EVACUATE_BOX: Final = Box(
    id="evacuate",
    words="evacuate",
    face="evacuate",
    logo_growth=1.11,
    logo_colour="#FFBFA0",
    tint=EVACUATE_TINT,
    light="#FF8A5A",
    door="door_evacuate",
    edge="M21 630 V94 L102 13 H326 L407 94 V630",
    colours=("ember", "sun", "teal", "sky", "violet", "ivory"),
    piece="survivor",
    emblem="transport",
    minutes=45,
    difficulty=2,
    together=False,
)
ESCAPE_PLAN_BOX: Final = Box(
    id="escape_plan",
    words="escape_plan",
    face="name",
    logo_colour="#FFE0AE",
    tint=ESCAPE_TINT,
    light="#FFC067",
    door="door_escape_plan",
    edge="M21 630 V125 L214 13 L407 125 V630",
    colours=("ember", "sun", "teal", "sky", "violet"),
    piece="thief",
    emblem="disc",
    minutes=120,
    difficulty=3,
    together=False,
)
BOXES: Final[Mapping[str, Box]] = {
    box.id: box for box in (SPACE_BOX, EVACUATE_BOX, ESCAPE_PLAN_BOX)
}
"""The three games in the order of the doors."""


def box_of(game_id: str) -> Box:
    """Return the box of a game."""
    return BOXES[game_id]
