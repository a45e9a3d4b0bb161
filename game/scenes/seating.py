"""Who sits where, and by which rules: the set-up while it is still being made.

No drawing here. The screen (`seats.py`) shows a `Seating` and changes it; the match starts from it.
What is peculiar to a game stands in its customs (`customs.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from game.match.fairness import Pledge, fresh_salt
from game.match.match import Match
from game.match.seats import SeatPlan
from game.match.undo import UndoPolicy, strictest
from game.rules.contract import BoardError, Game, Setup, SetupError, SetupOption
from game.rules.graph import BoardGraph
from game.rules.rng import Chance, below
from game.scenes.customs import Customs, Hindrance, Trial

Kind = Literal["human", "bot", "empty"]
KINDS: Final[tuple[Kind, ...]] = ("human", "bot", "empty")
LEVELS: Final = ("novice", "steady")
SEED_LIMIT: Final = 1_000_000_000
"""Seeds that the shell makes are shorter than this, so that they can be read aloud."""
USUAL_SEATS: Final = 4
"""Seats taken at first in a game that has room for more."""

_OF_SEAT: Final = re.compile(r"(.+)_([1-9])")


class OfSeat(NamedTuple):
    """What the key of an option for one seat says: `civ_2` is the option `civ` of seat 2."""

    name: str
    number: int
    """The seat, counted from 1."""


def of_seat(key: str) -> OfSeat | None:
    """Return what the key of an option for one seat says; None for one of the whole table."""
    found = _OF_SEAT.fullmatch(key)
    return OfSeat(found[1], int(found[2])) if found else None


class Laid(NamedTuple):
    """What came of laying a set-up out: what it means if it could be, and why it cannot start."""

    trial: Trial | None
    hindrance: Hindrance | None


@dataclass(slots=True)
class Place:
    """One place at the table, taken or not."""

    colour: str
    name: str
    kind: Kind = "empty"
    level: str = "steady"
    code: str = ""
    """What is kept of the code that the curtain asks this person for; empty for none."""
    own: dict[str, str] = field(default_factory=dict)
    """What was chosen for this seat alone, by the name of the option without the seat."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind != "empty"


@dataclass(slots=True)
class Seating:
    """A set-up in the making for one game."""

    game: Game[Any]
    customs: Customs
    places: list[Place]
    seed: int
    drawn: bool = True
    """Whether chance drew the seed, and nobody knows it."""
    salt: str = field(default_factory=fresh_salt)
    options: dict[str, str] = field(default_factory=dict)
    undo: UndoPolicy = "free"
    """How far answers can be taken back at this table."""
    own_undo: UndoPolicy = "free"
    """The same by the settings of this computer, which count where they are stricter."""

    def taken(self) -> list[Place]:
        """Return the places where somebody sits, in seat order."""
        return [place for place in self.places if place.taken]

    def people(self) -> list[Place]:
        """Return the places of people."""
        return [place for place in self.places if place.kind == "human"]

    def has_curtain(self) -> bool:
        """Say whether a curtain will fall between people, so that codes mean something."""
        return self.game.secrets and len(self.people()) > 1

    def specs(self) -> Sequence[SetupOption]:
        """Return every option of the rules at this number of seats."""
        seats = len(self.taken())
        return self.game.setup_options(seats) if seats in self.game.seat_counts else ()

    def offered(self) -> Sequence[SetupOption]:
        """Return the options that the table can choose now as a whole."""
        derived = self.customs.derived
        return [s for s in self.specs() if s.key not in derived and of_seat(s.key) is None]

    def offered_to(self, place: Place) -> Sequence[SetupOption]:
        """Return the options that can be chosen now, and matter now, for one place alone."""
        if not place.taken:
            return ()
        number = self.taken().index(place) + 1
        keys = [(spec, of_seat(spec.key)) for spec in self.specs()]
        own = [spec for spec, key in keys if key is not None and key.number == number]
        return [spec for spec in own if self.customs.counts(self, spec)]

    def chosen(self, spec: SetupOption, place: Place | None = None) -> str:
        """Return the value of an option that counts now: of the table, or of one place."""
        key = of_seat(spec.key)
        if place is not None and key is not None:
            value = place.own.get(key.name, spec.default)
        else:
            value = self.options.get(spec.key, spec.default)
        return value if value in spec.values else spec.default

    def choose(self, key: str, value: str) -> None:
        """Choose a value; it is kept when a change of seats hides the option for a while."""
        self.options[key] = value

    def step_own(self, spec: SetupOption, place: Place, by: int) -> None:
        """Choose the next value of an option for one place; it stays with whoever sits there."""
        key = of_seat(spec.key)
        assert key is not None
        at = spec.values.index(self.chosen(spec, place))
        place.own[key.name] = spec.values[(at + by) % len(spec.values)]

    @property
    def undo_told(self) -> str:
        """What is to be said of taking back: the policy that counts, and that it is not agreed."""
        counts = strictest(self.undo, self.own_undo)
        return counts if counts == self.undo else f"own-{counts}"

    def laid(self, board: BoardGraph) -> Laid:
        """Lay the game out once, to see what this set-up means."""
        hindrance = self._too_few_or_many() or self.customs.early_hindrance(self)
        if hindrance is not None:
            return Laid(None, hindrance)
        try:
            view = self.start(board).view(None)
        except BoardError as fault:
            return Laid(None, Hindrance(f"{self.game.id}-board-{fault.key}", fault.values))
        except SetupError as fault:
            return Laid(None, Hindrance("shell-seats-why-rules", {"why": str(fault)}))
        trial = self.customs.trial(self, view)
        return Laid(trial, self.customs.hindrance(self, trial))

    def start(self, board: BoardGraph) -> Match:
        """Return the match of this set-up at its first decision. Raises SetupError if refused."""
        plans = self.plans()
        setup = Setup(len(plans), board, self.setup_options())
        match = Match.start(self.game, setup, plans, self.seed, self.pledge())
        match.undo_policy = self.undo
        if self.has_curtain():
            coded = ((seat, place) for seat, place in enumerate(self.taken()) if place.code)
            match.codes = {seat: place.code for seat, place in coded if place.kind == "human"}
        return match

    def pledge(self) -> Pledge:
        """Return what this set-up promises about its shuffles."""
        return Pledge.over(self.seed, drawn=self.drawn, salt=self.salt)

    def enter_seed(self, seed: int) -> None:
        """Play with a seed that somebody knows."""
        self.seed, self.drawn = seed, False

    def draw_seed(self, chance: Chance) -> None:
        """Play with a seed that nobody knows."""
        self.seed, self.drawn = new_seed(chance), True

    def plans(self) -> list[SeatPlan]:
        """Return the seats as a match takes them."""
        return [
            SeatPlan(
                kind="human" if place.kind == "human" else "bot",
                name=place.name,
                level=None if place.kind == "human" else place.level,
            )
            for place in self.taken()
        ]

    def setup_options(self) -> dict[str, str]:
        """Return the value of every option by key: of the table, of each seat, and what follows."""
        options = {spec.key: self.chosen(spec) for spec in self.offered()}
        for place in self.taken():
            own = self.offered_to(place)
            options |= {spec.key: self.chosen(spec, place) for spec in own}
        return {**options, **self.customs.follows(self)}

    def _too_few_or_many(self) -> Hindrance | None:
        seats, counts = len(self.taken()), self.game.seat_counts
        if not seats:
            return Hindrance("shell-seats-why-nobody")
        if seats < min(counts):
            return Hindrance("shell-seats-why-too-few", {"least": min(counts)})
        return None if seats in counts else Hindrance("shell-seats-why-too-many")


def new_seating(
    game: Game[Any],
    customs: Customs,
    colours: Sequence[str],
    names: Mapping[str, str],
    chance: Chance,
) -> Seating:
    """Return the set-up a newcomer finds: one person, and computers on the other usual seats."""
    places = [Place(colour, names[colour]) for colour in colours]
    seating = Seating(game, customs, places, new_seed(chance))
    take_preset(seating, "me")
    return seating


def new_seed(chance: Chance) -> int:
    """Return a seed that fits into nine digits."""
    return 1 + below(chance, SEED_LIMIT - 1)


def _kinds(places: int, people: int, computers: int) -> list[Kind]:
    """Return people first, then computers, then empty seats."""
    kinds: list[Kind] = ["human"] * people
    kinds += ["bot"] * computers
    kinds += ["empty"] * (places - len(kinds))
    return kinds


_PRESETS: Final[Mapping[str, Callable[[int], list[Kind]]]] = {
    "me": lambda places: _kinds(places, 1, min(places, USUAL_SEATS) - 1),
    "people": lambda places: _kinds(places, places, 0),
    "solo": lambda places: _kinds(places, 1, 0),
    "watch": lambda places: _kinds(places, 0, min(places, USUAL_SEATS)),
}


def presets_for(seating: Seating) -> dict[str, list[Kind]]:
    """Return the shortcuts that this game has room for, with the kind of each seat."""
    kinds = {key: make(len(seating.places)) for key, make in _PRESETS.items()}
    taken = {key: sum(kind != "empty" for kind in each) for key, each in kinds.items()}
    return {key: kinds[key] for key in kinds if taken[key] in seating.game.seat_counts}


def take_preset(seating: Seating, key: str) -> None:
    """Seat everybody as a shortcut says."""
    for place, kind in zip(seating.places, _PRESETS[key](len(seating.places)), strict=True):
        place.kind = kind


def preset_of(seating: Seating) -> str | None:
    """Return the shortcut that would lead to the present seats, or None."""
    now = [place.kind for place in seating.places]
    return next((key for key, kinds in presets_for(seating).items() if kinds == now), None)
