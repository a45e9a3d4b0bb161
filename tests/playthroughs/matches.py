"""The matches on record: every number of seats, the challenge, and every way to end."""

from __future__ import annotations

from typing import NamedTuple

from tests.playthroughs.recording import Playthrough, record
from tests.playthroughs.scout import Scout, Wish


class OnRecord(NamedTuple):
    """A playthrough, and how its answers were found."""

    playthrough: Playthrough
    wish: Wish

    def found_afresh(self) -> str:
        """Return the match as the scout plays it now."""
        return record(self.playthrough, Scout(self.wish, self.playthrough.seed))


def _on_record(name: str, seats: int, seed: int, wish: Wish, **options: str) -> OnRecord:
    return OnRecord(Playthrough(name, "space_escape", seats, seed, options), wish)


MATCHES: tuple[OnRecord, ...] = (
    _on_record("one_seat", 1, 1, Wish("bitten_twice"), rats="3"),
    _on_record("two_seats", 2, 3, Wish("escaped")),
    _on_record("two_rats_each", 2, 20, Wish("item_missing", items=False), rats="4"),
    _on_record("three_seats", 3, 22, Wish("escaped")),
    _on_record("four_seats", 4, 2, Wish("escaped")),
    _on_record("challenge", 4, 12, Wish("escaped"), challenge="on", starter="random"),
    _on_record("short", 4, 2, Wish("lost_in_space", careless=True)),
    _on_record("careless_challenge", 2, 5, Wish("snake_in_pod", careless=True), challenge="on"),
)
