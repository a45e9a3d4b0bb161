"""What a game brings to the shared table: its board, its panels, its words about choices.

The table scene knows seats, questions, undo and time. A tabletop knows what its game looks like.
It is handed views and events, never a state.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from game.rules.contract import Decision, Event, Option, Seat, Target
from game.scenes.choices import Choices
from game.scenes.narration import Naming
from game.ui.canvas import Box, Canvas
from game.ui.director import Part
from game.ui.inputs import Action, Pointer
from game.ui.layout import BoardFrame, Rect


@dataclass(frozen=True, slots=True)
class Aside:
    """Something to ask about that no option ever leads to: a pile, a seat's row, a badge.

    Which kinds there are is up to the game, but for three that stand in the shared panels:
    `figure` with the id of a `Figure`, `step` with the number of a crumb, and `badge` with the id
    of a seat look of the theme.
    """

    kind: str
    id: str = ""


Thing: TypeAlias = Target | Aside
"""Whatever can be pointed at and asked about."""


class Figure(NamedTuple):
    """One public number in the status strip: an icon, the number, and what it counts."""

    icon: str
    colour: str
    number: str
    label: str
    id: str = ""
    """The id of the `Aside` that it is asked about by; without one it tells nothing more."""


class Note(NamedTuple):
    """One consequence in the inspector: an icon in its meaning's colour, and a short line."""

    icon: str
    colour: str
    text: str


@dataclass(frozen=True, slots=True)
class Insight:
    """What the inspector says about the thing in focus."""

    title: str
    text: str = ""
    sprite: str = ""
    notes: tuple[Note, ...] = ()
    bar: tuple[str, ...] = ()
    """A share in pictures: one short bar per colour, below the notes."""
    rule: str = ""
    """What the rules tell of it: a chapter, or a line of one, as `police.cuffs`."""

    def ruled(self, rule: str) -> Insight:
        """Return the same with what the rules tell of it; what it names itself already stays."""
        return self if self.rule or not rule else replace(self, rule=rule)


class Spot(NamedTuple):
    """Where an option can be pressed, in logical units, and how round the place is."""

    box: Box
    radius: float
    lift: float = 0.0
    """How far above its place it is drawn while it has the focus."""


class Tabletop(Protocol):
    """One game on the table."""

    @property
    def naming(self) -> Naming:
        """How this game names its ids in sentences."""
        ...

    def settle(self, view: Any, viewer: Seat | None) -> None:
        """Show exactly this view, which is that of the viewer (None: what everybody may know).

        Called whenever nothing moves, and before anything moves that other eyes will see.
        """
        ...

    def parts(self, event: Event) -> Sequence[Part]:
        """Return the motion of an event."""
        ...

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""
        ...

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> Mapping[str, Spot]:
        """Return where each option of a question is pressed, by option key."""
        ...

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Make the pictures that will be needed at this size, a little at each step."""
        ...

    def draw_board(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw what may move: board, pieces, lights."""
        ...

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""
        ...

    def draw_own(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the cards and everything else in the own area."""
        ...

    def shown_rail(self) -> Hashable:
        """Return a value that changes whenever the rail would look different."""
        ...

    def shown_own(self) -> Hashable:
        """Return a value that changes whenever the own area would look different."""
        ...

    def figures(self) -> Sequence[Figure]:
        """Return the public numbers of the status strip."""
        ...

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return the steps of a turn in words, and which of them is under way."""
        ...

    def acting(self) -> Seat:
        """Return the seat whose turn is shown."""
        ...

    def acting_look(self) -> int:
        """Return which of the seat looks of the theme stands for whoever's turn is shown."""
        ...

    def target_at(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> Thing | None:
        """Return the thing under a logical point of board, rail or own area, if any."""
        ...

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        ...

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, what is being played."""
        ...

    def warning(self, loss: Event) -> str:
        """Return why an option that ends in this loss must be pressed twice."""
        ...


@runtime_checkable
class Scrolling(Protocol):
    """A tabletop whose board is larger than its region, so that one may look aside."""

    def scroll(self, canvas: Canvas, frame: BoardFrame, pointer: Pointer) -> bool:
        """Use the wheel or a drag to look aside; return whether it was used up."""
        ...


@runtime_checkable
class Veiled(Protocol):
    """A tabletop on which what one seat alone may know lies covered."""

    def veil(self, frame: BoardFrame) -> Rect:
        """Return where the cover lies.

        While all look on a press on it calls whoever is asked to the table alone.
        """
        ...

    @property
    def lifts(self) -> bool:
        """Whether the viewer can lift the cover by keys, or lay it back."""
        ...

    def lift(self) -> None:
        """Lift the cover, or lay it back."""
        ...

    def about_veil(self) -> Insight:
        """Return what the viewer is told of the cover."""
        ...


@runtime_checkable
class Needing(Protocol):
    """A tabletop that needs other pictures as the match goes on."""

    def needs(self) -> Hashable:
        """Return a value that changes whenever `warm` would make other pictures."""
        ...


@runtime_checkable
class Looking(Protocol):
    """A tabletop whose board can be looked at in other ways, by keys of its own."""

    def look(self, action: Action) -> bool:
        """Use an action to look nearer, or at one thing alone; return whether it was used up."""
        ...


@runtime_checkable
class Nearing(Protocol):
    """A tabletop with a camera of its own, so that its board comes nearer by `Looking` alone."""

    @property
    def nearest(self) -> bool:
        """Whether one cannot come nearer."""
        ...


@runtime_checkable
class Centring(Protocol):
    """A tabletop that can say where somebody is, and turn there."""

    def piece_of(self, seat: Seat) -> Thing:
        """Return what stands for a seat, as it is asked about in the rail."""
        ...

    def centre(self, frame: BoardFrame, thing: Thing) -> tuple[float, float] | None:
        """Turn a camera of its own to a thing, and return the logical point where it is now.

        None for what is not on the board.
        """
        ...


@runtime_checkable
class Weighing(Protocol):
    """A tabletop that knows what matters in its game, for hints."""

    @property
    def weights(self) -> Mapping[str, tuple[str, str]]:
        """The kinds of events that a choice is about, the most important first.

        Each has an icon and the colour of its meaning: good or not. `<game>-hint-<kind>` says how
        many of all choices lead to it.
        """
        ...

    def outlook(self, choices: Choices) -> tuple[str, Sequence[str]] | None:
        """Return what matters where no event can be foreseen, and for which options, if known."""
        ...


@runtime_checkable
class Locating(Protocol):
    """A tabletop that can say where the pieces and places are that an event names."""

    def places(self, frame: BoardFrame, event: Event) -> Sequence[Spot]:
        """Return where they are seen now; what is not in sight is left out."""
        ...


@runtime_checkable
class Tracing(Protocol):
    """A tabletop on which the trail of a move can be drawn."""

    def point_of(self, frame: BoardFrame, node: int, look: int) -> tuple[float, float] | None:
        """Return where somebody with this look goes by on a space, in logical units.

        None if the space is nowhere on the board now.
        """
        ...

    def shows(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> bool:
        """Say whether the board is seen at a point, and nothing lies over it."""
        ...

    def kept_clear(self, canvas: Canvas, frame: BoardFrame) -> Sequence[Rect]:
        """Return where words, numbers and pieces stand that no mark may lie over."""
        ...


@runtime_checkable
class Parted(Protocol):
    """A tabletop of a game that a seat can be out of before its end."""

    @property
    def parting(self) -> frozenset[str]:
        """The kinds of events by which a seat is out; each names it as its `seat`."""
        ...
