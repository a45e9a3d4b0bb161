"""What things of Evacuate! are called in sentences: runners in their colours, cards by title."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.content.texts import Texts, styled
from game.match.seats import SeatPlan
from game.rules.contract import Seat, Value
from game.rules.evacuate import BLUE, CIVILIZATIONS, NOMIA, RED, RUN_CARDS, STATIONS, EvacState
from game.scenes.narration import joined
from game.ui.theme import SEATS

NOMIA_TOKEN: Final = "nomia"
UNKNOWN: Final = "?"
SPECIALS: Final = frozenset(civ.special for civ in CIVILIZATIONS.values())

RUNNER_FIELDS: Final = frozenset({"runner", "other"})
SEAT_FIELDS: Final = frozenset({"seat", "owner", "by"})
CARD_FIELDS: Final = frozenset({"card", "back"})
PLACE_FIELDS: Final = frozenset({"node", "end"})
LIST_FIELDS: Final = frozenset({"cards", "winners"})
COLOURS: Final[Mapping[str, str]] = {
    **dict.fromkeys(BLUE, "info"),
    **dict.fromkeys(RED, "bad"),
    **dict.fromkeys(("evac", "lifeboat"), "good"),
}
"""How the title of each Nomia card is drawn: blue as news, red as a danger, white as a rescue."""


def kind_of(card: str) -> str:
    """Return what kind of card an id belongs to: `station`, `run`, `nomia` or `special`.

    Ids are unique over all kinds, so that an event need not say what its card is.
    """
    if card in RUN_CARDS:
        return "run"
    if card in NOMIA:
        return "nomia"
    return "station" if card in STATIONS or card == UNKNOWN else "special"


class EvacNaming:
    """Names for the ids in events, questions and refusals of one match."""

    by_turns: Final = False
    at_once: Final = frozenset(
        {
            *("forced", "run_revealed", "neutral_drawn", "survivor_ran", "station_laid"),
            *("station_removed", "cards_back", "token_passed"),
        }
    )

    def __init__(self, texts: Texts, seats: Sequence[SeatPlan], view: EvacState) -> None:
        self._texts = texts
        self._seats = seats
        self._stations = view.stations

    def values(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Return the named values of a sentence; a way becomes its steps and where it ends."""
        named: dict[str, str | int] = {}
        for field, value in data.items():
            if field == "path" and isinstance(value, tuple):
                named["steps"] = len(value)
                named["station"] = self._station_of(value[-1])
            elif field in LIST_FIELDS and isinstance(value, tuple):
                named[field] = self._listed(field, value)
            elif isinstance(value, tuple):
                continue
            else:
                named[field] = self._named(field, value)
                if field in PLACE_FIELDS and isinstance(value, int):
                    named.setdefault("station", self._station_of(value))
        if "start" in data:
            named["same"] = int(self._card_of(data["start"]) == self._card_of(_end(data)))
        if "card" in data:
            named["empty"] = int(not data["card"])
            named["how"] = str(data["card"])
        if "runner" in data:
            named["own"] = int(data["runner"] == data.get("seat", data.get("by")))
        if "reason" in data:
            # Whether the runner was stopped before the space, and not on it.
            named["fell"] = int(data.get("node") != data.get("before", data.get("node")))
        return named

    def _named(self, field: str, value: str | int) -> str | int:
        if field in RUNNER_FIELDS and isinstance(value, int):
            return self.runner(value)
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.runner(value)
        if field in CARD_FIELDS and isinstance(value, str) and value:
            return self.card(value)
        return value

    def _listed(self, field: str, ids: Sequence[Value]) -> str:
        """Return several ids of a tuple as part of a sentence."""
        name: Callable[[Value], str] = (
            (lambda seat: self.runner(_whole(seat)))
            if field == "winners"
            else (lambda card: self.card(str(card)))
        )
        return self.joined([name(each) for each in ids])

    def joined(self, names: Sequence[str]) -> str:
        """Return names as part of a sentence: A, B and C; nothing for none."""
        return joined(self._texts, names)

    def look(self, seat: Seat, hand: int | None = None) -> int:  # noqa: ARG002 - one hand each
        """Return the look of a seat, or of a neutral runner: colours go by the runner's number."""
        return seat

    def runner(self, runner: int) -> str:
        """Return the name of a runner in its colour: that of its player, or of a neutral one."""
        return styled(f"seat{runner}", self.runner_plainly(runner))

    def runner_plainly(self, runner: int) -> str:
        """Return the name of a runner without its colour."""
        if runner < len(self._seats):
            return self._seats[runner].name
        return self._texts.say("evacuate-neutral", colour=self.colour(runner))

    def colour(self, runner: int) -> str:
        """Return the name of a runner's colour."""
        return self._texts.say(f"evacuate-colour-{SEATS[runner].id}")

    def card(self, card: str) -> str:
        """Return the title of any card, drawn as its kind is; a Nomia card has its short one.

        The short title is the one that stands on the card.
        """
        kind = kind_of(card)
        if kind == "nomia":
            return self.short(card)
        return styled("warn" if kind == "special" else "strong", self.card_plainly(card))

    def card_plainly(self, card: str) -> str:
        """Return the title of any card without its style."""
        name = "unknown" if card == UNKNOWN else card
        keys = {
            "station": f"evacuate-station-{name}",
            "run": f"evacuate-run-{name}",
            "nomia": f"evacuate-nomia-{name}",
            "special": f"evacuate-special-{name}",
        }
        return self._texts.say(keys[kind_of(card)])

    def short(self, card: str) -> str:
        """Return the short title of a Nomia card, drawn as its colour is."""
        return styled(COLOURS[card], self._texts.say(f"evacuate-nomia-{card}-short"))

    def civ(self, civ: str) -> str:
        """Return the name of a civilization."""
        return self._texts.say(f"evacuate-civ-{civ}")

    def _station_of(self, node: Value) -> str:
        card = self._card_of(node)
        return self.card(card) if card else ""

    def _card_of(self, node: Value) -> str:
        """Return the station card that a space is on; "" for none."""
        number = _whole(node)
        return self._stations.card[number] if number >= 0 else ""


def _end(data: Mapping[str, Value]) -> Value:
    """Return where a way ends."""
    path = data.get("path", ())
    return path[-1] if isinstance(path, tuple) and path else data["end"]


def _whole(value: Value) -> int:
    assert isinstance(value, int)
    return value
