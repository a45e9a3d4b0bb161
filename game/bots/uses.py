"""What a series counts when it is asked how often each card, place and tile is used.

A row says under which headings an event, or an answer, is counted, and by what name. All else about
counting is the same for every game; a game without rows is counted by its events alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from game.rules.contract import Event, Seat
from game.rules.graph import BoardGraph

NOBODY: Final = -1
"""Stands for the seat where something was no seat's doing."""

Names = Callable[[Event, BoardGraph], Iterable[str]]


class Use(NamedTuple):
    """Something that was used: by whom, under which heading, and what."""

    seat: Seat
    heading: str
    name: str


class Row(NamedTuple):
    """A heading under which events of one kind are counted."""

    heading: str
    kind: str
    names: Names


class Tally:
    """Counts what is used in one game."""

    def __init__(self, game_id: str, board: BoardGraph) -> None:
        """Begin to count a game on this board."""
        self.uses: Counter[Use] = Counter()
        self._board = board
        self._rows: dict[str, list[Row]] = {}
        for row in _ROWS.get(game_id, ()):
            self._rows.setdefault(row.kind, []).append(row)
        self._answers = _ANSWERS.get(game_id, {})

    def note(self, answers: Mapping[Seat, str], events: Iterable[Event]) -> None:
        """Count what was answered and what came of it."""
        for seat, key in answers.items():
            if heading := self._answers.get(key.partition(":")[0]):
                self.uses[Use(seat, heading, key)] += 1
        for event in events:
            seat = _seat_of(event)
            self.uses[Use(seat, "events", event.kind)] += 1
            for row in self._rows.get(event.kind, ()):
                for name in row.names(event, self._board):
                    self.uses[Use(seat, row.heading, name)] += 1


def _seat_of(event: Event) -> Seat:
    seat = event.data.get("seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


def _by(*fields: str) -> Names:
    """Name an event by the values of some of its fields."""

    def names(event: Event, _board: BoardGraph) -> Iterator[str]:
        yield " ".join(str(event.data[field]) for field in fields)

    return names


def _place(field: str) -> Names:
    """Name an event by the place on the board in one of its fields."""

    def names(event: Event, board: BoardGraph) -> Iterator[str]:
        place = event.data[field]
        assert isinstance(place, int)
        yield board.nodes[place].name

    return names


def _transports(event: Event, board: BoardGraph) -> Iterator[str]:
    """Name what a thief rode on its way, each once; to step off a heliport's tile is to fly."""
    path = event.data["path"]
    assert isinstance(path, tuple)
    nodes = [board.nodes[place] for place in path if isinstance(place, int)]
    if event.data["gas"]:
        yield "gas"
    if any(node.kind in ("water", "ferry") for node in nodes):
        yield "ferry"
    legs = [(one.kind, other.kind) for one, other in pairwise(nodes) if one.tier != other.tier]
    if ("subway", "subway") in legs:
        yield "subway"
    if any(start == "heliport" for start, _ in legs):
        yield "heliport"


def _only_used(event: Event, _board: BoardGraph) -> Iterator[str]:
    """Name an inspector card that sent her somewhere."""
    if event.data["used"]:
        yield str(event.data["card"])


_ROWS: Final[Mapping[str, tuple[Row, ...]]] = {
    "space_escape": (
        Row("cards", "card_played", _by("card")),
        Row("items", "item_taken", _by("item")),
    ),
    "evacuate": (
        Row("stations", "station_kept", _by("card")),
        Row("run cards", "run_revealed", _by("card")),
        Row("specials", "special_used", _by("card")),
        Row("nomias", "nomia_drawn", _by("card")),
    ),
    "escape_plan": (
        Row("visits", "visited", _by("kind")),
        Row("places", "thief_moved", _place("end")),
        Row("transports", "thief_moved", _transports),
        Row("points", "thief_moved", _by("spent")),
        Row("shops", "cube_placed", _by("shop")),
        Row("cubes", "cube_placed", _by("paid")),
        Row("closed", "business_closed", _by("shop")),
        Row("groups", "group_finished", _by("group")),
        Row("contacts taken", "contact_taken", _by("card")),
        Row("contacts used", "contact_used", _by("card")),
        Row("fixers bought", "fixer_bought", _by("item")),
        Row("equipment bought", "equipment_bought", _by("item")),
        Row("items used", "item_used", _by("item")),
        Row("assets unlocked", "asset_unlocked", _by("asset")),
        Row("assets used", "asset_used", _by("asset")),
        Row("assets lost", "asset_lost", _by("asset", "reason")),
        Row("keys taken", "key_taken", _by("colour")),
        Row("keys used", "key_used", _by("colour")),
        Row("lockers opened", "locker_opened", _by("colour")),
        Row("tiles kept", "item_kept", _by("item")),
        Row("gangs hired", "gang_hired", _place("node")),
        Row("healed", "healed", _by("by")),
        Row("notoriety", "notoriety_changed", _by("by")),
        Row("paid", "paid", _by("reason")),
        Row("arrests", "arrested", _by("reason")),
        Row("city tiles", "tile_laid", _by("tile")),
        Row("inspector cards", "inspector_card", _only_used),
        Row("exits closed", "exit_closed", _by("exit")),
    ),
}

_ANSWERS: Final[Mapping[str, Mapping[str, str]]] = {
    "escape_plan": {"gang": "gang powers"},
}
"""Headings for answers, by the first word of their keys, where no event tells them apart."""
