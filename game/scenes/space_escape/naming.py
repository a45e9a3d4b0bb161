"""What things of Space Escape are called in sentences: rats by their owner, snakes by colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.content.texts import Texts, styled
from game.match.seats import SeatPlan
from game.rules.contract import Value
from game.rules.space_escape import EscapeState
from game.scenes.space_escape.geometry import Places
from game.ui.theme import seat_of

NEVER_SAID: Final = frozenset({"start", "home", "hand", "snake"})
"""Fields that a sentence has no use for as they are."""


class SpaceNaming:
    """Names for the ids in events, questions and refusals of one match."""

    by_turns: Final = True
    at_once: Final = frozenset({"forced", "turn_began", "card_played", "card_drawn"})

    def __init__(
        self, texts: Texts, seats: Sequence[SeatPlan], view: EscapeState, places: Places
    ) -> None:
        self._texts = texts
        self._seats = seats
        self._crew = view.crew
        self._hand_rats = view.hand_rats
        self._hand_seats = view.hand_seats
        self._places = places

    def values(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Return the named values of a sentence; a walk becomes its number of steps."""
        named: dict[str, str | int] = {}
        for field, value in data.items():
            if field in ("rat", "by"):
                named[field] = self.rat(str(value))
            elif field == "seat" and isinstance(value, int):
                named[field] = self.seat(value)
            elif field in ("colour", "wanted"):
                named[field] = self.snake(str(value))
            elif field == "item":
                named[field] = styled("strong", self._texts.say(f"space_escape-item-{value}"))
            elif field == "path" and isinstance(value, tuple):
                named["steps"] = len(value)
            elif field in ("end", "node") and isinstance(value, int):
                named["tier"] = self._places.nodes[value].tier
            elif field not in NEVER_SAID and isinstance(value, int | str):
                named[field] = value
        if "rat" in data and "seat" in data:
            named["own"] = int(self.owner(str(data["rat"])) == data["seat"] and self._plays_one())
        if "least" in data:
            named["steps"] = styled("number", self.either(data["least"], data["most"]))
        return named

    def look(self, seat: int, hand: int | None = None) -> int:
        """Return the look of a seat: that of the first rat of its hand."""
        if hand is None:
            hand = self._hand_seats.index(seat)
        return seat_of(self._crew[self._hand_rats[hand][0]])

    def seat(self, seat: int) -> str:
        """Return a player's name in the colour of the seat."""
        return styled(f"seat{self.look(seat)}", self._seats[seat].name)

    def rat(self, colour: str) -> str:
        """Return a rat's name: its player's where each has one, else its colour's."""
        if not colour:
            return ""
        return styled(f"rat-{colour}", self.rat_plainly(colour))

    def rat_plainly(self, colour: str) -> str:
        """Return a rat's name without its colour."""
        owner = self.owner(colour)
        if owner is not None and self.named_by_player(colour):
            return self._seats[owner].name
        return self._texts.say(f"space_escape-rat-{colour}")

    def named_by_player(self, colour: str) -> bool:
        """Say whether a rat goes by its player's name, and not by its colour's."""
        return self.owner(colour) is not None and self._plays_one()

    def snake(self, colour: str) -> str:
        """Return a snake's colour as a name; nothing for any colour."""
        if not colour:
            return ""
        return styled(f"snake-{colour}", self._texts.say(f"space_escape-snake-{colour}"))

    def owner(self, colour: str) -> int | None:
        """Return the seat that a rat belongs to; None for a rat that stayed in the box."""
        if colour not in self._crew:
            return None
        rat = self._crew.index(colour)
        for hand, rats in enumerate(self._hand_rats):
            if rat in rats:
                return self._hand_seats[hand]
        return None

    def either(self, one: Value, other: Value) -> str:
        """Return two things that may be chosen between, once if they are the same."""
        if one == other:
            return str(one)
        return self._texts.say("space_escape-either", low=one, high=other)

    def _plays_one(self) -> bool:
        """Say whether every seat has exactly one rat, so that its name can stand for the rat."""
        return len(self._crew) == len(self._seats)
