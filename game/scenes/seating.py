"""Who sits where, and by which rules: the set-up while it is still being made.

No drawing here. The screen (`seats.py`) shows a `Seating` and changes it; the match starts from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Game, Setup, SetupOption
from game.rules.graph import BoardGraph
from game.rules.rng import Chance, below

Kind = Literal["human", "bot", "empty"]
KINDS: Final[tuple[Kind, ...]] = ("human", "bot", "empty")
LEVELS: Final = ("novice", "steady")
SEED_LIMIT: Final = 1_000_000_000
"""Seeds that the shell makes are shorter than this, so that they can be read aloud."""


class Trial(NamedTuple):
    """What a set-up would lay on the table."""

    led: tuple[tuple[str, ...], ...]
    """The colours that each seat leads, in seat order."""
    cards: int
    """How many cards are in play, the open ones included."""


@dataclass(slots=True)
class Place:
    """One place at the table, taken or not."""

    colour: str
    name: str
    kind: Kind = "empty"
    level: str = "steady"

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind != "empty"


@dataclass(slots=True)
class Seating:
    """A set-up in the making for one game."""

    game: Game[Any]
    places: list[Place]
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def taken(self) -> list[Place]:
        """Return the places where somebody sits, in seat order."""
        return [place for place in self.places if place.taken]

    def people(self) -> list[Place]:
        """Return the places of people."""
        return [place for place in self.places if place.kind == "human"]

    def offered(self) -> Sequence[SetupOption]:
        """Return the options the table can choose now; who comes along follows from the seats."""
        seats = len(self.taken())
        if seats not in self.game.seat_counts:
            return ()
        return [spec for spec in self.game.setup_options(seats) if spec.key != "crew"]

    def chosen(self, spec: SetupOption) -> str:
        """Return the value of an option that counts now."""
        value = self.options.get(spec.key, spec.default)
        return value if value in spec.values else spec.default

    def choose(self, key: str, value: str) -> None:
        """Choose a value; it is kept when a change of seats hides the option for a while."""
        self.options[key] = value

    def rats(self) -> int:
        """Return how many rats the table leads."""
        for spec in self.offered():
            if spec.key == "rats":
                return int(self.chosen(spec))
        return len(self.taken())

    def crew(self) -> tuple[str, ...] | None:
        """Return the colours that come along, or None if these seats cannot play together."""
        count = self.rats()
        if count == len(self.places):
            return tuple(place.colour for place in self.places)
        taken = {place.colour for place in self.taken()}
        return next((crew for crew in self._crews(count) if taken <= set(crew)), None)

    def refusal(self, trial: Trial | None) -> str | None:
        """Return the text key of why this cannot start, or None if it can."""
        seats = len(self.taken())
        if not seats:
            return "shell-seats-why-nobody"
        if seats not in self.game.seat_counts:
            return "shell-seats-why-too-many"
        if not self.crew() or trial is None:
            return "shell-seats-why-opposite"
        led = zip(self.taken(), trial.led, strict=True)
        return None if all(p.colour in own for p, own in led) else "shell-seats-why-pairs"

    def trial(self, board: BoardGraph) -> Trial | None:
        """Lay the game out once, to see what this set-up means; None if it cannot be laid."""
        if len(self.taken()) not in self.game.seat_counts or not self.crew():
            return None
        view = self.start(board).view(None)
        led: list[tuple[str, ...]] = []
        for seat in range(len(self.taken())):
            hands = zip(view.hand_seats, view.hand_rats, strict=True)
            own = [rat for owner, rats in hands if owner == seat for rat in rats]
            led.append(tuple(view.crew[rat] for rat in own))
        return Trial(tuple(led), len(view.deck) + len(view.hands))

    def start(self, board: BoardGraph) -> Match:
        """Return the match of this set-up at its first decision. Raises SetupError if refused."""
        plans = self.plans()
        setup = Setup(len(plans), board, self.setup_options())
        return Match.start(self.game, setup, plans, self.seed)

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
        """Return every option by key, the crew included where the rules ask for it."""
        options = {spec.key: self.chosen(spec) for spec in self.offered()}
        crew = self.crew()
        if crew and len(crew) < len(self.places):
            options["crew"] = "+".join(crew)
        return options

    def _crews(self, count: int) -> list[tuple[str, ...]]:
        """Return the crews of this size that the rules let the table pick from."""
        seats = len(self.taken())
        if seats not in self.game.seat_counts:
            return []
        specs = [spec for spec in self.game.setup_options(seats) if spec.key == "crew"]
        crews = [tuple(value.split("+")) for spec in specs for value in spec.values]
        return [crew for crew in crews if len(crew) == count]


def new_seating(
    game: Game[Any], colours: Sequence[str], names: Mapping[str, str], chance: Chance
) -> Seating:
    """Return the set-up a newcomer finds: one person, and computers on all other seats."""
    places = [Place(colour, names[colour]) for colour in colours]
    seating = Seating(game, places, new_seed(chance))
    me_and_computers(seating)
    return seating


def new_seed(chance: Chance) -> int:
    """Return a seed that fits into nine digits."""
    return 1 + below(chance, SEED_LIMIT - 1)


def me_and_computers(seating: Seating) -> None:
    """Seat one person and fill up with computers."""
    for number, place in enumerate(seating.places):
        place.kind = "bot" if number else "human"


def all_people(seating: Seating) -> None:
    """Seat a person everywhere."""
    for place in seating.places:
        place.kind = "human"


def alone(seating: Seating) -> None:
    """Seat one person who leads everybody."""
    for number, place in enumerate(seating.places):
        place.kind = "empty" if number else "human"


def only_watch(seating: Seating) -> None:
    """Seat computers everywhere."""
    for place in seating.places:
        place.kind = "bot"


PRESETS: Final[Mapping[str, Callable[[Seating], None]]] = {
    "me": me_and_computers,
    "people": all_people,
    "solo": alone,
    "watch": only_watch,
}


def preset_of(seating: Seating) -> str | None:
    """Return the shortcut that would lead to the present seats, or None."""
    kinds = [place.kind for place in seating.places]
    rest = kinds[1:]
    if kinds[0] == "human":
        answers = {"bot": "me", "human": "people", "empty": "solo"}
        return answers[rest[0]] if len(set(rest)) == 1 else None
    return "watch" if set(kinds) == {"bot"} else None
