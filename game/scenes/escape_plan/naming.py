"""What things of Escape Plan are called in sentences: thieves in their colours, places by sign."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.content.texts import Texts, styled
from game.match.seats import SeatPlan
from game.rules.contract import Seat, Value
from game.rules.escape_plan import (
    ASSETS,
    COLOURS,
    EXIT_TILES,
    GONE,
    INSPECTOR,
    LEADS,
    LOCKERS,
    PARTS,
    SHOPS,
    TILES,
    PlanState,
    is_secret,
    value_of,
)
from game.scenes.narration import joined

INSPECTOR_LOOK: Final = 5
"""The look of the inspector: ivory, which no thief wears."""

WHO_FIELDS: Final = frozenset({"seat", "crosser"})
NODE_FIELDS: Final[Mapping[str, str]] = {"node": "where", "end": "where", "start": "whence"}
"""Fields that say a place or a tile, and under which name a sentence has it."""

OFFICER_COLOURS: Final = frozenset(COLOURS)


class PlanNaming:
    """Names for the ids in events, questions and refusals of one match."""

    by_turns: Final = True
    at_once: Final = frozenset({"forced", "turn_began"})

    def __init__(self, texts: Texts, seats: Sequence[SeatPlan], view: PlanState) -> None:
        self._texts = texts
        self._seats = seats
        self._tiles = view.tiles
        self._shops: Sequence[int] = view.shops

    def see(self, view: PlanState) -> None:
        """Learn which businesses and safe houses lie where: places are called by them."""
        self._shops = tuple(view.shops)

    def values(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Return the named values of a sentence.

        Besides the fields themselves: `where` and `whence` for places, `officer` for a colour of
        police, `count` and `met` for the lengths of lists, `rise` and the sign of a change.
        """
        named: dict[str, str | int] = {}
        for field, value in data.items():
            if field in _LISTS and isinstance(value, tuple):
                named[field] = self.joined([_LISTS[field](self, each) for each in value])
                named.setdefault("count", len(value))
            elif isinstance(value, tuple):
                continue
            elif field in NODE_FIELDS:
                named[NODE_FIELDS[field]] = self.whereabouts(value)
            else:
                named[field] = self._named(field, value)
        named.update(self._besides(data))
        return named

    def _named(self, field: str, value: str | int) -> str | int:
        if field in WHO_FIELDS and isinstance(value, int):
            return self.who(value)
        if field == "officers" and isinstance(value, int):
            return self.officers(value)
        if field == "part" and value in PARTS:
            return self.part(str(value))
        name = _NAMES.get(field)
        return name(self, value) if name is not None and isinstance(value, str) else value

    def _besides(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Return what a sentence needs besides the fields of the data."""
        more: dict[str, str | int] = {}
        colour, place = data.get("colour"), data.get("place")
        if colour in OFFICER_COLOURS:
            more["officer"] = self.officer(str(colour))
        if "routes" in data and isinstance(place, int):
            more["where"] = self.whereabouts(place)
        if isinstance(data.get("tiles"), tuple):
            more["met"] = len(_tuple(data["tiles"]))
        old, new = data.get("old"), data.get("new")
        if isinstance(old, int) and isinstance(new, int):
            more["rise"] = (new > old) - (new < old)
        node = data.get("node")
        if isinstance(node, int):
            more["tile"] = self.tile(TILES[self._tiles.tile_of[node]])
        return more

    # Names

    def look(self, seat: Seat, hand: int | None = None) -> int:  # noqa: ARG002 - nobody has two
        """Return the seat look that a participant wears."""
        return seat if seat < len(self._seats) else INSPECTOR_LOOK

    def who(self, seat: int) -> str:
        """Return the name of a participant in its colour."""
        return styled(f"seat{self.look(seat)}", self.who_plainly(seat))

    def who_plainly(self, seat: int) -> str:
        """Return the name of a participant without its colour."""
        if seat < len(self._seats):
            return self._seats[seat].name
        return self._texts.say("escape_plan-inspector", seats=len(self._seats))

    def joined(self, names: Sequence[str]) -> str:
        """Return names as part of a sentence: A, B and C; nothing for none."""
        return joined(self._texts, names)

    def whereabouts(self, where: Value) -> str:
        """Return the name of a place by its node, or of a tile by its id."""
        if isinstance(where, str):
            return self.tile(where) if where in TILES else where
        return styled("strong", self._at(where)) if isinstance(where, int) else ""

    def _at(self, node: int) -> str:
        """Return the name of a place as it stands in a sentence: the Clinic on Foundry Row."""
        kind = "" if node == GONE else self._tiles.kind[node]
        if node == GONE or kind == "exit":
            return self.place(node)
        if node in self._shops or kind == "hospital":
            name = self.place(node)
            alone = not name[-1].isdecimal()
            return self._texts.say("escape_plan-at_alone", kind=name) if alone else name
        tile = self.tile_plainly(TILES[self._tiles.tile_of[node]])
        return self._texts.say("escape_plan-at", kind=self.sign(node), tile=tile)

    def place(self, node: int) -> str:
        """Return the name of a place: its business, or its kind and its tile."""
        say = self._texts.say
        if node == GONE:
            return say("escape_plan-out")
        if node in self._shops:
            return self.shop(SHOPS[self._shops.index(node)])
        if self._tiles.kind[node] in ("exit", "hospital"):
            return self.sign(node)
        tile = self.tile_plainly(TILES[self._tiles.tile_of[node]])
        return say("escape_plan-here", kind=self.sign(node), tile=tile)

    def sign(self, node: int) -> str:
        """Return what kind of place this is; an exit has its number."""
        kind = self._tiles.kind[node]
        if kind == "exit":
            number = self._tiles.found["exit"].index(node) + 1
            return self._texts.say("escape_plan-kind-exit_number", number=number)
        return self._texts.say(f"escape_plan-kind-{kind}")

    def tile(self, tile: str) -> str:
        """Return the name of a city tile by its id, as a name stands in a sentence."""
        return styled("strong", self.tile_plainly(tile))

    def tile_plainly(self, tile: str) -> str:
        """Return the name of a city tile by its id."""
        return self._texts.say(f"escape_plan-tile-{tile}")

    def shop(self, shop: str) -> str:
        """Return the name of a business or safe house."""
        return self._texts.say(f"escape_plan-shop-{shop}")

    def part(self, part: str) -> str:
        """Return the name of a part of the day."""
        return self._texts.say(f"escape_plan-part-{part}")

    def card(self, card: str) -> str:
        """Return the title of a contact, or where an inspector card leads."""
        return styled("strong", self.card_plainly(card))

    def card_plainly(self, card: str) -> str:
        """Return the title of a contact without its style, or where an inspector card leads."""
        lead = LEADS.get(card)
        if lead is None:
            return self._texts.say(f"escape_plan-contact-{card}")
        if lead.kind in ("business", "safe_house"):
            return self.shop(SHOPS[lead.number])
        if lead.kind == "exit":
            return self._texts.say("escape_plan-kind-exit_number", number=lead.number)
        return self._texts.say(f"escape_plan-kind-{lead.kind}")

    def item(self, item: str) -> str:
        """Return the name of a fixer, a piece of equipment, or a locker or exit tile."""
        return styled("strong", self.item_plainly(item))

    def item_plainly(self, item: str) -> str:
        """Return the name of what lies on an item space; of a secret tile also the value."""
        if not item:
            return self._texts.say("escape_plan-aside-free_space")
        if item in ASSETS:
            return self.asset_plainly(item)
        if not is_secret(item):
            return self._texts.say(f"escape_plan-item-{item}")
        name = self.back(item.partition(".")[0])
        value = value_of(item)
        if not value:
            return name
        return self._texts.say("escape_plan-secret-worth", name=name, value=value)

    def back(self, back: str) -> str:
        """Return the name of a tile by its back."""
        return self._texts.say(f"escape_plan-secret-{back}")

    def asset(self, asset: str) -> str:
        """Return the name of an asset."""
        return styled("strong", self.asset_plainly(asset))

    def asset_plainly(self, asset: str) -> str:
        """Return the name of an asset without its style."""
        return self._texts.say(f"escape_plan-asset-{asset}")

    def officer(self, colour: str) -> str:
        """Return what an officer of a colour is called; the inspector by name."""
        if colour == COLOURS[INSPECTOR]:
            return self.who(len(self._seats))
        return styled(_OFFICER_STYLES[colour], self._texts.say(f"escape_plan-officer-{colour}"))

    def officer_at(self, officer: Value) -> str:
        """Return who stands where, by the id `officer:<tile>:<colour>`."""
        _, tile, colour = str(officer).split(":")
        if colour == COLOURS[INSPECTOR]:
            return self.officer(colour)
        words = {"officer": self.officer(colour), "tile": self.tile_plainly(tile)}
        return self._texts.say("escape_plan-officer-on", **words)

    def guards(self, officers: Sequence[str]) -> str:
        """Return in few words who stands where, tile by tile."""
        by_tile: dict[str, list[str]] = {}
        for officer in officers:
            _, tile, colour = officer.split(":")
            style = _OFFICER_STYLES.get(colour)
            name = (
                self.officer(colour)
                if style is None
                else styled(style, self._texts.say(f"escape_plan-officer-{colour}-short"))
            )
            by_tile.setdefault(tile, []).append(name)
        places = [
            self._texts.say("escape_plan-officer-at", officers=self.joined(names),
                            tile=self.tile_plainly(tile))
            for tile, names in by_tile.items()
        ]  # fmt: skip
        return "; ".join(places)

    def officers(self, mask: int) -> str:
        """Return the officers of a bit mask of colours."""
        say = self._texts.say
        names = [
            say("escape_plan-officer-count", count=1, officer=self.officer(colour))
            for number, colour in enumerate(COLOURS[:INSPECTOR])
            if mask & 1 << number
        ]
        return self.joined(names) if names else say("escape_plan-officers-none")

    def key_colour(self, colour: str) -> str:
        """Return the name of a colour of keys and lockers."""
        return self._texts.say(f"escape_plan-color-{colour}")

    def colour(self, colour: str) -> str:
        """Return the name of a colour; officers are told by what they are called instead."""
        known = colour in LOCKERS
        return self.key_colour(colour) if known else colour


_OFFICER_STYLES: Final = {"red": "bad", "blue": "info", "black": "strong"}

_NAMES: Final[Mapping[str, Callable[[PlanNaming, str], str]]] = {
    "tile": PlanNaming.tile,
    "shop": PlanNaming.shop,
    "card": PlanNaming.card,
    "item": PlanNaming.item,
    "asset": PlanNaming.asset,
    "back": PlanNaming.back,
    "colour": PlanNaming.colour,
    "officer": lambda naming, officer: naming.officer(officer.split(":")[2]),
    "stack": lambda _naming, stack: stack.upper(),
}
"""How a field that is an id becomes a name."""

_LISTS: Final[Mapping[str, Callable[[PlanNaming, Value], str]]] = {
    "tiles": lambda naming, tile: naming.tile(str(tile)),
    "officers": PlanNaming.officer_at,
    "values": lambda _naming, value: str(value),
    "order": lambda naming, who: naming.who(_whole(who)),
    "winners": lambda naming, who: naming.who(_whole(who)),
}
"""How the parts of a list become names."""


def capital(words: str) -> str:
    """Return words as they begin a title."""
    return words[:1].upper() + words[1:]


def _whole(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _tuple(value: Value) -> tuple[Value, ...]:
    assert isinstance(value, tuple)
    return value


SECRET_VALUES: Final[Mapping[str, tuple[int, ...]]] = {**LOCKERS, **EXIT_TILES}
"""What the tiles of each back are worth, which everybody knows."""
