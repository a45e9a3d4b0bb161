"""How a game is sat down to: what follows from the seats, what is refused, and what it all means.

The set-up screen knows seats, options and seeds. Every game has the `PlainCustoms` below; one whose
set-up is more than that makes customs of its own from them and enters those in `CUSTOMS` of
`seats.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.ui.control_map import key_label
from game.ui.inputs import Action
from game.ui.theme import PAPER_GOOD, PAPER_INFO, PAPER_WARN

if TYPE_CHECKING:
    from game.rules.contract import SetupOption
    from game.scenes.boxes import Box
    from game.scenes.seating import Place, Seating


class Meaning(NamedTuple):
    """One consequence of the set-up: an icon on a disc of ink, and a text key with its values."""

    icon: str
    ink: str
    key: str
    values: Mapping[str, int | str] = {}


class Stay(NamedTuple):
    """What becomes of an empty seat, as text keys: in its row, and in the panel about it."""

    row: str
    panel: str
    along: bool = False
    """Whether the piece of the seat is on the board although nobody sits here."""


class Role(NamedTuple):
    """What a seat plays besides its piece: text keys with their values, and a picture."""

    name: str
    about: str
    note: str = ""
    """A few words beside the name; empty where nothing is to be said."""
    sprite: str = ""
    values: Mapping[str, int | str] = {}


class Hindrance(NamedTuple):
    """Why a set-up cannot start: a text key with its values, and pairs of colours to picture.

    They are those that could start, or those that cannot.
    """

    key: str
    values: Mapping[str, int | str] = {}
    pairs: tuple[tuple[str, str], ...] = ()


class Trial(NamedTuple):
    """A set-up that was laid out once, to see what it means."""

    led: tuple[tuple[str, ...], ...]
    """The colours of all pieces that each taken seat leads."""
    view: Any
    """What a spectator sees before the first decision."""


class Customs(Protocol):
    """What one game adds to sitting down."""

    @property
    def derived(self) -> frozenset[str]:
        """Keys of options that follow from the seats, so that nobody is asked for them."""
        ...

    def stays(self, seating: Seating, place: Place) -> Stay:
        """Return what becomes of an empty seat that nobody leads."""
        ...

    def counts(self, seating: Seating, spec: SetupOption) -> bool:
        """Return whether an option of one seat matters, by what the table has chosen."""
        ...

    def role(self, seating: Seating, place: Place) -> Role | None:
        """Return what a taken seat plays besides its piece, or None if that is all."""
        ...

    def wears(self, seating: Seating) -> Sequence[str]:
        """Return the colour that each taken seat will wear at the table, in seat order."""
        ...

    def follows(self, seating: Seating) -> Mapping[str, str]:
        """Return the values of the derived options."""
        ...

    def early_hindrance(self, seating: Seating) -> Hindrance | None:
        """Return why these seats cannot even be laid out, or None if they can."""
        ...

    def trial(self, seating: Seating, view: Any) -> Trial:
        """Return what a set-up that was laid out means for the seats."""
        ...

    def hindrance(self, seating: Seating, trial: Trial) -> Hindrance | None:
        """Return why a set-up that was laid out cannot start, or None if it can."""
        ...

    def means(self, seating: Seating, trial: Trial, box: Box) -> list[Meaning]:
        """Return what the set-up means, the most important first; five fit on the paper."""
        ...


class PlainCustoms:
    """A game in which every seat plays for itself, and colours are given out in seat order."""

    derived: frozenset[str] = frozenset()

    def stays(self, seating: Seating, place: Place) -> Stay:  # noqa: ARG002 - always the same
        """Return that nobody plays here."""
        return Stay("shell-seats-nobody", "shell-detail-empty-nobody")

    def counts(self, seating: Seating, spec: SetupOption) -> bool:  # noqa: ARG002
        """Return True: every option matters."""
        return True

    def role(self, seating: Seating, place: Place) -> Role | None:  # noqa: ARG002
        """Return None: a seat is its piece."""
        return None

    def wears(self, seating: Seating) -> Sequence[str]:
        """Return the first colours of the box."""
        return [place.colour for place in seating.places][: len(seating.taken())]

    def follows(self, seating: Seating) -> Mapping[str, str]:  # noqa: ARG002 - nothing does
        """Return no options: nothing follows from the seats."""
        return {}

    def early_hindrance(self, seating: Seating) -> Hindrance | None:  # noqa: ARG002
        """Return None: any seats will do, if there are enough of them."""
        return None

    def trial(self, seating: Seating, view: Any) -> Trial:
        """Return a table at which each seat leads the piece in its colour."""
        return Trial(tuple((colour,) for colour in self.wears(seating)), view)

    def hindrance(self, seating: Seating, trial: Trial) -> Hindrance | None:  # noqa: ARG002
        """Return None: what can be laid out can start."""
        return None

    def means(self, seating: Seating, trial: Trial, box: Box) -> list[Meaning]:  # noqa: ARG002
        """Return who shares the screen, what that means for secrets, and how long it takes."""
        people = len(seating.people())
        told = [Meaning("person", PAPER_GOOD, "shell-means-players", {"people": people})]
        if seating.game.secrets and people > 1:
            told.append(Meaning("eye", PAPER_INFO, "shell-means-curtain"))
        return [*told, minutes(seating, box.minutes)]


def minutes(seating: Seating, whole: int) -> Meaning:
    """Return how long it takes: a match without AI seats, with some, or to be watched."""
    people = len(seating.people())
    key = "shell-means-minutes-people" if people == len(seating.taken()) else "shell-means-minutes"
    if not people:
        key = "shell-means-minutes-watch"
    return Meaning("clock", PAPER_WARN, key, {"minutes": whole, "key": key_label(Action.SKIP)})
