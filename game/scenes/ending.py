"""What a game brings to its results: how it ended, in a picture, in words and in numbers.

The results scene (`results.py`) knows the buttons, the seed and the way on. An ending knows what
its game looks like when it is over. To plug a game in:

1. Write `game/scenes/<game>/ending.py` with a class that has the methods of `Ending`, made from
   the finished match as the entries of `ENDINGS` in `tables.py` are, and enter it there.
2. Let `account` return an `Account`: one `Row` per seat, or per piece. A game with scores gives
   each row its `rank`, and says in `won` who wins: one, several, or nobody.
3. Paint with what `results_show.py` has ready: `paint_night` behind, and `draw_podium` for rows
   with a rank, which puts equal ranks at equal height and leaves those without a rank on the floor.

An ending is handed a match that is over. It reads its result, its events, and the view of a
spectator (`match.view(None)`), never the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from game.content.texts import Texts
from game.match.seats import SeatPlan
from game.scenes.narration import Naming
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.theme import BAD, DIM, GOOD, HIGH, INFO, LAMP, MIDDLE

Tone: TypeAlias = Literal["plain", "strong", "quiet", "good", "warn", "bad", "info"]
"""What a word or number means; the look of the results turns it into a colour."""

TONES: Final[dict[Tone, str]] = {
    "plain": MIDDLE, "strong": HIGH, "quiet": DIM, "good": GOOD, "warn": LAMP, "bad": BAD,
    "info": INFO,
}  # fmt: skip


class Fact(NamedTuple):
    """One number about the whole match: an icon, what it counts, the number."""

    icon: str
    label: str
    value: str
    tone: Tone = "strong"


class Column(NamedTuple):
    """A column of the table: its heading, and how wide it is beside the others."""

    heading: str
    share: float = 1.0


class Part(NamedTuple):
    """One of several numbers in a field of the table, with the name of what it counts."""

    name: str
    value: str


class Cell(NamedTuple):
    """One field of the table: pictures of pieces, then words; either may be missing."""

    words: str = ""
    tone: Tone = "plain"
    bold: bool = False
    sprites: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    """What the field is made up of, at most three numbers, in place of words."""


class Row(NamedTuple):
    """One line of the table, and one figure in the picture: a seat, or a piece that was led."""

    look: int
    """Which of the seat looks of the theme it wears."""
    sprite: str
    """Name of the sprite that stands for it."""
    name: str
    about: str
    """A few words below the name: a human, an AI seat and its level, or whoever led it."""
    cells: tuple[Cell, ...]
    """One per column."""
    won: bool = False
    """It is among the winners; several may be, and in a lost match nobody is."""
    rank: int = 0
    """1 for the best, equal for a tie; 0 for whoever is not ranked at all."""
    score: str = ""
    """What counted, as the podium writes it; empty in a game without scores."""


@dataclass(frozen=True, slots=True)
class Account:
    """A finished match in words and numbers."""

    headline: str
    """The text `<game>-result-<key>`, of a few words."""
    sentence: str
    """Why it ended like this, in one or two lines; names may be coloured."""
    bright: bool
    """Whether the picture is one of joy: somebody has won."""
    facts: tuple[Fact, ...]
    """At most eight, in reading order: the first half goes into the left column."""
    heading: str
    """What the rows of the table are."""
    columns: tuple[Column, ...]
    """At most five."""
    rows: tuple[Row, ...]
    """At most six, in the order in which they are shown."""


class Ending(Protocol):
    """The end of one match of one game."""

    @property
    def telling(self) -> Mapping[str, int]:
        """Kinds of events that say what a turn came to, the most telling first.

        1 is good for whomever it befalls, -1 is bad, and 0 is neither.
        """
        ...

    @property
    def naming(self) -> Naming:
        """What things are called in the sentences about this match."""
        ...

    @property
    def account(self) -> Account:
        """What is told about the match. Always the same for one ending."""
        ...

    def paint(self, canvas: Canvas, stage: Rect) -> None:
        """Paint what stands still: the whole window behind everything, and what is on the stage.

        Called once per size of the window and then kept. The stage is the place of the picture,
        between the headline and the sentence.
        """
        ...

    def draw(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Draw what moves on the stage; `shown` runs from 0 to 1 and stays there.

        Called in every frame of the show, so what is slow to make belongs into `paint`.
        """
        ...


def who_sat(texts: Texts, plan: SeatPlan, *, helped: bool) -> str:
    """Return what a row says about a seat: a human, with or without hints, or an AI level."""
    if helped:
        return texts.say("shell-human-helped")
    return texts.say(f"shell-level-{plan.level}") if plan.level else texts.say("shell-human")
