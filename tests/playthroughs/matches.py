"""The matches on record: every game at every number of seats, and every way to end."""

from __future__ import annotations

from typing import NamedTuple

from tests.playthroughs.recording import Playthrough, record
from tests.playthroughs.scout import Scout, Wish
from tests.playthroughs.way_out_of_the_city import WayOutOfTheCity
from tests.playthroughs.way_to_the_pod import WayToThePod


class OnRecord(NamedTuple):
    """A playthrough, and how its answers were found."""

    playthrough: Playthrough
    wish: Wish

    def found_afresh(self) -> str:
        """Return the match as the scout plays it now."""
        game, seed = self.playthrough.game, self.playthrough.seed
        return record(self.playthrough, Scout(game, self.wish, seed))


def _escape(name: str, seats: int, seed: int, wish: Wish, **options: str) -> OnRecord:
    return OnRecord(Playthrough(name, "space_escape", seats, seed, options), wish)


def _evacuation(game: str, seats: int, seed: int, ending: str) -> OnRecord:
    """Return a match by chance; its seed is one that makes it short."""
    name = f"{game}_with_{seats}"
    return OnRecord(Playthrough(name, "evacuate", seats, seed, {"game": game}), Wish(ending))


def _heist(name: str, seats: int, seed: int, wish: Wish | str, **options: str) -> OnRecord:
    """Return a match, mostly by chance: thieves seldom get out so, and its seed is one of the few.

    Two who share a win are never met by chance.
    """
    aim = Wish(wish) if isinstance(wish, str) else wish
    return OnRecord(Playthrough(name, "escape_plan", seats, seed, options), aim)


ESCAPED = Wish("escaped", WayToThePod())
ALIKE = Wish("shared", WayOutOfTheCity())

MATCHES: tuple[OnRecord, ...] = (
    _escape("one_seat", 1, 1, Wish("bitten_twice", WayToThePod()), rats="3"),
    _escape("two_seats", 2, 3, ESCAPED),
    _escape("two_rats_each", 2, 20, Wish("item_missing", WayToThePod(items=False)), rats="4"),
    _escape("three_seats", 3, 22, ESCAPED),
    _escape("four_seats", 4, 2, ESCAPED),
    _escape("challenge", 4, 12, ESCAPED, challenge="on", starter="random"),
    _escape("short", 4, 2, Wish("lost_in_space")),
    _escape("careless_challenge", 2, 5, Wish("snake_in_pod"), challenge="on"),
    _evacuation("basic", 2, 1, "survived"),
    _evacuation("basic", 3, 10, "shared"),
    _evacuation("basic", 4, 29, "shared"),
    _evacuation("basic", 5, 45, "overrun"),
    _evacuation("basic", 6, 45, "shared"),
    _evacuation("full", 2, 222, "doom"),
    _evacuation("full", 3, 11, "survived"),
    _evacuation("full", 4, 261, "doom"),
    _evacuation("full", 5, 15, "survived"),
    _evacuation("full", 6, 27, "survived"),
    _heist("alone", 1, 9, "alone"),
    _heist("alone_and_caught", 1, 42, "caught"),
    _heist("with_2", 2, 68, "won"),
    _heist("with_3", 3, 5, "won"),
    _heist("with_4", 4, 20, "caught", starter="first"),
    _heist("with_5", 5, 6, "won"),
    _heist("alike", 5, 1, ALIKE),
)
