"""How Evacuate! is sat down to: neutral Survivors, and in the full game a civilization for each."""

from __future__ import annotations

from typing import Final

from game.rules.contract import SetupOption
from game.rules.evacuate import CIVILIZATIONS, DOOM, NEUTRALS
from game.scenes.boxes import Box
from game.scenes.customs import Hindrance, Meaning, PlainCustoms, Role, Stay, Trial, minutes
from game.scenes.seating import Place, Seating
from game.ui.theme import PAPER_GOOD, PAPER_INFO

BY_CHANCE: Final = "random"
MINUTES: Final = (15, 5)
"""Of a match, and more for each seat: runs are chosen one after the other at one screen."""


class EvacCustoms(PlainCustoms):
    """Colours that nobody plays may run along as neutral Survivors, at a small table."""

    def stays(self, seating: Seating, place: Place) -> Stay:
        """Return whether the colour of an empty seat runs along; the first ones left do."""
        empty = [each for each in seating.places if not each.taken]
        neutrals = NEUTRALS.get(len(seating.taken()), 0)
        if place in empty[:neutrals]:
            return Stay("evacuate-seats-neutral", "evacuate-seats-neutral-about", along=True)
        return super().stays(seating, place)

    def counts(self, seating: Seating, spec: SetupOption) -> bool:  # noqa: ARG002 - all or none
        """Return whether civilizations matter: in the full game."""
        return is_full(seating)

    def role(self, seating: Seating, place: Place) -> Role | None:
        """Return the civilization of a seat, or that chance will choose it."""
        civ = civ_of(seating, place)
        if civ is None:
            return None
        if civ == BY_CHANCE:
            return Role("evacuate-seats-random", "evacuate-seats-random-about")
        values = {
            "count": CIVILIZATIONS[civ].survivors,
            "most": DOOM.get(len(seating.taken()), min(DOOM.values())),
        }
        words = f"evacuate-civ-{civ}"
        return Role(words, f"{words}-about", "evacuate-civ-survivors", f"civ_{civ}", values)

    def early_hindrance(self, seating: Seating) -> Hindrance | None:
        """Refuse a civilization that two seats have chosen, and picture the two."""
        seen: dict[str, tuple[Place, str]] = {}
        for place, colour in zip(seating.taken(), self.wears(seating), strict=True):
            civ = civ_of(seating, place)
            if civ in seen:
                other, its_colour = seen[civ]
                names = {"first": other.name, "second": place.name}
                return Hindrance("evacuate-seats-why-same-civ", names, ((its_colour, colour),))
            if civ is not None and civ != BY_CHANCE:
                seen[civ] = place, colour
        return None

    def means(self, seating: Seating, trial: Trial, box: Box) -> list[Meaning]:
        """Return who plays, who runs along, which game it is, and how long it takes."""
        whole, each = MINUTES
        *told, _ = super().means(seating, trial, box)
        neutrals = NEUTRALS.get(len(seating.taken()), 0)
        if neutrals:
            told.append(Meaning("feet", PAPER_INFO, "evacuate-means-neutral", {"count": neutrals}))
        kind = "full" if is_full(seating) else "basic"
        told.append(Meaning("cards", PAPER_GOOD, f"evacuate-means-{kind}"))
        return [*told, minutes(seating, whole + each * len(seating.taken()))]


def is_full(seating: Seating) -> bool:
    """Return whether each seat plays a civilization."""
    return any(spec.key == "game" and seating.chosen(spec) == "full" for spec in seating.offered())


def civ_of(seating: Seating, place: Place) -> str | None:
    """Return what a seat has chosen to play; None where civilizations do not matter."""
    return next((seating.chosen(spec, place) for spec in seating.offered_to(place)), None)
