"""The state of one match: everything that changes, as numbers, ids, tuples and lists.

A view (`view.py`) is of the same class, with the deck face down and no chance in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.contract import Decision, Seat, Setup, Step
from game.rules.space_escape.station import Station


@dataclass(slots=True)
class EscapeState:
    """One match of Space Escape. Rats are indexes into `crew`, snakes indexes into the spots."""

    setup: Setup = field(repr=False)
    station: Station = field(repr=False, compare=False)
    crew: tuple[str, ...]
    """Colours of the rats in play, in the order of the seats."""
    hand_seats: tuple[Seat, ...]
    """Who plays each open hand; in a solo game one seat plays them all."""
    hand_rats: tuple[tuple[int, ...], ...]
    """The rats that YOUR means on a card of each hand."""
    seed: int
    counter: int
    rats: list[int]
    """Node of each rat: a space, POD or OUT."""
    medkits: list[bool]
    """Whether each rat still has its medkit."""
    packs: list[tuple[str, ...]]
    """Items each rat carries, in the order taken."""
    snake_colours: list[str]
    snake_spots: list[int]
    """Node of each snake, or GONE when it was blown out. New snakes join at the end."""
    spare: dict[str, int]
    """Snake tokens beside the board, by colour."""
    items: dict[str, int]
    """Node of each item, or GONE once a rat has taken it."""
    hands: list[str | None]
    """The open card of each hand; None once the pile could not refill it."""
    deck: list[str]
    """The draw pile, top at the end."""
    discard: list[str]
    turn: int
    """The hand whose card is played now."""
    turns_taken: int = 0
    chain: tuple[int, ...] = ()
    """Rats that take part in the arrival under way: nobody may shove them (ruling 12)."""
    bitten: tuple[int, ...] = ()
    """Rats bitten since the present creature began to move (ruling 18)."""
    outcome: str | None = None
    """How the match ended: "escaped", or the reason of the loss."""
    ended_by: str = ""
    """Colour of the rat or snake that ended the match, if one did."""
    pending: list[Step] = field(default_factory=list)
    asked: Mapping[Seat, Decision] | None = field(default=None, repr=False, compare=False)

    def copy(self) -> EscapeState:
        """Return an independent copy that shares set-up, station, tuples and questions."""
        twin: EscapeState = object.__new__(EscapeState)
        twin.setup = self.setup
        twin.station = self.station
        twin.crew = self.crew
        twin.hand_seats = self.hand_seats
        twin.hand_rats = self.hand_rats
        twin.seed = self.seed
        twin.counter = self.counter
        twin.rats = self.rats[:]
        twin.medkits = self.medkits[:]
        twin.packs = self.packs[:]
        twin.snake_colours = self.snake_colours[:]
        twin.snake_spots = self.snake_spots[:]
        twin.spare = self.spare.copy()
        twin.items = self.items.copy()
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.turn = self.turn
        twin.turns_taken = self.turns_taken
        twin.chain = self.chain
        twin.bitten = self.bitten
        twin.outcome = self.outcome
        twin.ended_by = self.ended_by
        twin.pending = self.pending[:]
        twin.asked = self.asked
        return twin

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.hand_seats[self.turn]

    @property
    def card(self) -> str:
        """Id of the card being played, or "" when the hand is empty."""
        return self.hands[self.turn] or ""

    @property
    def round(self) -> int:
        """Number of the present round, counted from 1; in a round every hand plays once."""
        return self.turns_taken // len(self.hands) + 1
