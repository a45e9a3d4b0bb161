"""What every game answers: the page to read first.

A `Game` is one stateless object. Windows, AI seats, saves, replays, tests and hints go through
the methods below and through nothing else. A match runs like this:

    state = game.new_game(setup, seed)
    while asked := game.decisions(state):
        events = game.apply(state, {seat: chosen option key of asked[seat], ...})
    game.result(state)

Not here: how steps run (`engine.py`), chance (`rng.py`), the rules of any one game (its folder).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from game.rules.graph import BoardGraph
from game.rules.rng import Chance

Seat: TypeAlias = int
"""Place at the table, counted from 0 in turn order."""

Value: TypeAlias = int | str | tuple["Value", ...]
"""What texts and events may carry: numbers, ids, and tuples of them."""

Step: TypeAlias = tuple[str, Seat, tuple[Any, ...]]
"""Unfinished business: step name, the seat it concerns, and its arguments (plain data)."""

TargetKind: TypeAlias = Literal["node", "piece", "card", "tile", "button"]


class GameError(Exception):
    """Base of every fault this product reports in one sentence."""


class IllegalChoice(GameError):  # noqa: N818 - a name of the design, read as a sentence
    """An answer that was not on offer. The state it was given to is unchanged."""


class SetupError(GameError):
    """A set-up no rulebook allows: the message says what would be allowed."""


class BoardError(SetupError):
    """A board that this game cannot be played on, as somebody may have changed its map.

    The message is for the command line; screens say the text `<game>-board-<key>`.
    """

    def __init__(self, key: str, message: str, values: Mapping[str, int | str]) -> None:
        """Take the key of the text without its prefix, the message, and the values of the text."""
        super().__init__(key, message, values)  # So that it can come from another process.
        self.key, self.values = key, values

    def __str__(self) -> str:
        return str(self.args[1])


class Target(NamedTuple):
    """Where a person points to choose an option: a node, piece, card, tile or button, by id."""

    kind: TargetKind
    id: str


class Option(NamedTuple):
    """One legal answer. `key` stands in saves and logs for ever; `target` is where to click."""

    key: str
    target: Target


@dataclass(slots=True)
class Decision:
    """A question for one seat. `options` is non-empty, unique by key and in stable order.

    Nobody changes one. Like `Event` it is of a class that is quick to make and to read, because
    matches make thousands of them a second.
    """

    kind: str
    options: tuple[Option, ...]
    source: str = ""
    """Id of the card, tile or rule that asks."""
    values: Mapping[str, Value] = field(default_factory=dict)
    """Named values for the prompt text `<game>-ask-<kind>`."""
    optional: bool = False
    """One of the options is to decline."""
    ends_turn: bool = False
    """Never answered automatically, even with a single option."""
    open: bool = False
    """Nothing hidden is needed to answer: in a game with secrets all people may look on."""

    def option(self, key: str) -> Option | None:
        """Return the option with this key, or None."""
        for option in self.options:
            if option.key == key:
                return option
        return None


@dataclass(slots=True)
class Event:
    """Something that has happened, in the past tense, with all that a reader of it needs.

    Nobody changes one.
    """

    kind: str
    data: Mapping[str, Value] = field(default_factory=dict)
    reveals: bool = False
    """Something hidden or random became known: nobody may undo past this event."""
    seen_by: tuple[Seat, ...] | None = None
    """The seats that may know of it; None means everybody."""


class Refusal(NamedTuple):
    """Why a target cannot be chosen now: text key `<game>-why-<key>`, numbers, and the rule."""

    key: str
    values: Mapping[str, Value] = {}
    rule: str = ""


class Result(NamedTuple):
    """How a match ended: text key `<game>-result-<key>`, the winners, and a score per seat."""

    key: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    values: Mapping[str, Value] = {}
    roles: Mapping[str, tuple[str, ...]] = {}
    """What seats played that others did not: the id for each seat, under a name for its kind."""


class SetupOption(NamedTuple):
    """One thing the rulebook lets the table choose: a key, its allowed values, the default."""

    key: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed before the first card: number of seats, chosen options, and the board."""

    seats: int
    board: BoardGraph
    options: Mapping[str, str] = field(default_factory=dict)

    def option(self, spec: SetupOption) -> str:
        """Return the chosen value of one option, or its default."""
        return self.options.get(spec.key, spec.default)


class State(Protocol):
    """The part of a state that the shared floors rely on; each game adds its own fields."""

    seed: int
    counter: int
    pending: list[Step]
    asked: Mapping[Seat, Decision] | None

    def copy(self: S) -> S:
        """Return an independent copy that shares only what never changes."""
        ...


S = TypeVar("S", bound="State")


class Game(Protocol[S]):
    """The rules of one game. Stateless: every answer follows from the arguments."""

    id: str
    seat_counts: range
    rules_version: int
    max_decisions: int
    """No match takes more answers than this."""
    secrets: bool
    """Whether one seat may know what another does not; then no two people share a view."""
    together: bool
    """Whether all seats win or lose as one."""

    def setup_options(self, seats: int) -> Sequence[SetupOption]:
        """Return what can be chosen at this number of seats, in the order a screen shows it."""
        ...

    def new_game(self, setup: Setup, seed: int) -> S:
        """Return the state at the first decision. Raises SetupError for an impossible set-up."""
        ...

    def decisions(self, state: S) -> Mapping[Seat, Decision]:
        """Return who must answer now; several seats answer in secret together; empty = over."""
        ...

    def apply(self, state: S, answers: Mapping[Seat, str]) -> list[Event]:
        """Carry out one option key per asked seat, in place, up to the next decision.

        Raises IllegalChoice, and changes nothing, unless the answers fit `decisions` exactly.
        """
        ...

    def view(self, state: S, seat: Seat | None) -> S:
        """Return what a seat may know (None: a spectator), built field by field."""
        ...

    def redeal(self, view: S, chance: Chance) -> S:
        """Return one full state that the view allows; everything hidden is dealt anew."""
        ...

    def refusal(self, state: S, seat: Seat, target: Target) -> Refusal | None:
        """Return why this target cannot be chosen now, or None if it can."""
        ...

    def result(self, state: S) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        ...

    def dump(self, state: S) -> dict[str, Any]:
        """Return a state or view as JSON-ready data, without set-up and board."""
        ...

    def restore(self, data: Mapping[str, Any], setup: Setup) -> S:
        """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
        ...
