"""How Space Escape is sat down to: which rats come along, who leads them, what is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.scenes.boxes import Box
from game.scenes.customs import Hindrance, Meaning, PlainCustoms, Stay, Trial, minutes
from game.scenes.seating import Place, Seating
from game.ui.theme import PAPER_BAD, PAPER_GOOD, PAPER_INFO

OPPOSITE: Final = Hindrance("shell-seats-why-opposite", pairs=(("ember", "sun"), ("teal", "sky")))
PAIRS: Final = Hindrance("shell-seats-why-pairs", pairs=(("ember", "teal"), ("sun", "sky")))
CARDS: Final = 46
"""Cards of a match that takes as long as the box says."""


class SpaceCustoms(PlainCustoms):
    """Empty seats may still have a rat that comes along; somebody else leads it."""

    derived = frozenset({"crew"})

    def stays(self, seating: Seating, place: Place) -> Stay:  # noqa: ARG002 - always the same
        """Return that the rat stays at home."""
        return Stay("shell-seats-stays", "shell-detail-empty-stays")

    def wears(self, seating: Seating) -> Sequence[str]:
        """Return the colours of the seats themselves: a seat is a rat."""
        return [place.colour for place in seating.taken()]

    def follows(self, seating: Seating) -> Mapping[str, str]:
        """Return the crew, where the rules ask for it."""
        crew = crew_of(seating)
        return {"crew": "+".join(crew)} if crew and len(crew) < len(seating.places) else {}

    def early_hindrance(self, seating: Seating) -> Hindrance | None:
        """Refuse seats that no crew brings together."""
        return None if crew_of(seating) else OPPOSITE

    def trial(self, seating: Seating, view: Any) -> Trial:
        """Return which rats each seat leads."""
        led = []
        for seat in range(len(seating.taken())):
            hands = zip(view.hand_seats, view.hand_rats, strict=True)
            own = [rat for owner, rats in hands if owner == seat for rat in rats]
            led.append(tuple(view.crew[rat] for rat in own))
        return Trial(tuple(led), view)

    def hindrance(self, seating: Seating, trial: Trial) -> Hindrance | None:
        """Refuse seats of which one would not lead its own rat."""
        led = zip(seating.taken(), trial.led, strict=True)
        return None if all(place.colour in own for place, own in led) else PAIRS

    def means(self, seating: Seating, trial: Trial, box: Box) -> list[Meaning]:
        """Return who plays, who leads two rats, how long it takes, and what the deck holds."""
        rats = sum(len(led) for led in trial.led)
        told = [_who_plays(seating, rats)]
        if len(trial.led) == 2 and rats == 4:
            told.append(Meaning("feet", PAPER_INFO, "shell-means-both"))
        cards = len(trial.view.deck) + len(trial.view.hands)
        told.append(minutes(seating, round(box.minutes * cards / CARDS / 5) * 5))
        told.append(Meaning("cards", PAPER_BAD, "shell-means-cards", {"cards": cards}))
        challenge = seating.setup_options().get("challenge", "off")
        told.append(Meaning("skull", PAPER_INFO, f"shell-means-challenge-{challenge}"))
        return told


def crew_of(seating: Seating) -> tuple[str, ...] | None:
    """Return the colours that come along, or None if these seats cannot play together."""
    count = _rats(seating)
    if count == len(seating.places):
        return tuple(place.colour for place in seating.places)
    taken = {place.colour for place in seating.taken()}
    return next((crew for crew in _crews(seating, count) if taken <= set(crew)), None)


def _rats(seating: Seating) -> int:
    """Return how many rats the table leads."""
    for spec in seating.offered():
        if spec.key == "rats":
            return int(seating.chosen(spec))
    return len(seating.taken())


def _crews(seating: Seating, count: int) -> list[tuple[str, ...]]:
    """Return the crews of this size that the rules let the table pick from."""
    specs = [spec for spec in seating.specs() if spec.key == "crew"]
    crews = [tuple(value.split("+")) for spec in specs for value in spec.values]
    return [crew for crew in crews if len(crew) == count]


def _who_plays(seating: Seating, rats: int) -> Meaning:
    people = len(seating.people())
    if len(seating.taken()) == 1:
        key = "shell-means-solo" if people else "shell-means-solo-computer"
        return Meaning("person", PAPER_GOOD, key, {"rats": rats})
    return Meaning("person", PAPER_GOOD, "shell-means-people", {"people": people})
