"""A table to set up, play at and look at, in a player's words.

    t = table(3, cash={"ember": 9}).visits("ember", "d1.business")
    t.answer("take:1", "space:1").gained(ember=1)

Thieves go by their colours (ember, sun, teal, sky, violet) in turn order, the inspector by
`inspector`. Places go by tile and kind: `d1.business`, `s1.a`. Unless a test says otherwise all
fourteen tiles lie in rows, no officer is about, shop follows shop along the tiles b1 to d3, nobody
has moved yet, and the first day's morning has come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules import engine
from game.rules.contract import Decision, Event, Refusal, Setup, Step, Target
from game.rules.escape_plan import (
    COLOURS,
    CONTACTS,
    ESCAPE_PLAN,
    SHOPS,
    TILES,
    Laid,
    PlanState,
    is_extra,
)
from game.rules.escape_plan.cards import OFFICERS_EACH
from game.rules.escape_plan.officers import met_on
from game.rules.escape_plan.setup import new_state
from game.rules.escape_plan.steps import STEPS
from tests.rules.escape_plan.city_by_hand import city_by_hand

SEATS = ("ember", "sun", "teal", "sky", "violet")

WHOLE_CITY = (
    "s1 0,0 s2 0,1 a1 1,0 a2 1,1 a3 1,-1 b1 2,0 b2 2,-1 b3 2,1 c1 3,0 c2 3,-1 c3 3,1 "
    "d1 4,0 d2 4,-1 d3 4,-2"
)
SHOP_PLACES = {
    "casino": "b1.business",
    "nightclub": "b2.business",
    "bar": "b3.business",
    "restaurant": "d1.business",
    "cinema": "d2.business",
    "gym": "d3.business",
    "safe1": "b1.safe_house",
    "safe2": "b2.safe_house",
    "safe3": "b3.safe_house",
}
"""Where each business and safe house lies, whatever part of the city has been laid."""

PLAN_1 = {"ember": "p1"}
"""Pays at the casino, the bar, the cinema and the gym; income at nightclub and restaurant."""
OFFICERS = "red@a1 blue@a1 black@a1 red@a2 blue@c1 black@d1"
"""Officers to meet, to avoid and to move."""

_PER_SEAT = {
    "cash",
    "plans",
    "cuffs",
    "wounds",
    "gas",
    "gang",
    "discs",
    "sun",
    "first_aid",
    "fate",
    "face_down",
    "worn",
    "used",
    "keys_used",
    "notoriety",
    "gained",
    "cubes",
}
_BOARDS = {"contacts": 5, "items": 5, "ready": 5, "keys": 3}

__all__ = ["OFFICERS", "PLAN_1", "SEATS", "Table", "table", "with_contact"]


def table(
    seats: int = 3,
    *,
    city: str = WHOLE_CITY,
    at: Mapping[str, str] | None = None,
    officers: str = "",
    visited: Mapping[str, str] | None = None,
    display: str = "lawyer nurse cabbie fighter boxer ninja double",
    day: int = 1,
    part: int = 0,
    **fields: Any,
) -> Table:
    """Lay a table out.

    `city`: tiles with their spaces, `d1/2` is turned twice. `at`: where thieves stand. `officers`:
    "red@a1 black@a1". `visited`: shop -> thieves with a cube there that pays, "sun$" for one on
    the income sign. Fields by seat are given as {name: value}; player boards as words, "-" for a
    free space. Other fields are set as they are.
    """
    state = new_state(Setup(seats, city_by_hand(), {} if seats == 1 else {"starter": "first"}), 1)
    names = {name: seat for seat, name in enumerate(SEATS[:seats])}
    if state.inspector >= 0:
        names["inspector"] = state.inspector
    state.laid = _laid(city)
    state.stacks = [[], [], [], []]
    state.day, state.part, state.phase = day, part, "action"
    state.shops = [place_of(state, SHOP_PLACES[shop]) for shop in SHOPS]
    _post_officers(state, officers)
    _settle_gangs(state)
    _stack_contacts(state, display.split())
    for name, place in (at or {}).items():
        state.spots[names[name]] = place_of(state, place)
    for shop, thieves in (visited or {}).items():
        visits = [(names[each.rstrip("$")], "$" not in each) for each in thieves.split()]
        state.visited[SHOPS.index(shop)] = tuple(visits)
        for who, _ in visits:
            state.cubes[who] += 1
    for field, value in fields.items():
        _set(state, names, field, value)
    state.pending = []
    return Table(state, names)


def with_contact(card: str, **layout: Any) -> Table:
    """Lay a table out on which ember holds this contact and officers are about."""
    layout.setdefault("officers", OFFICERS)
    return table(contacts={"ember": f"{card} - avoid key heal"}, **layout)


def _laid(city: str) -> tuple[Laid, ...]:
    words = city.split()
    found = []
    for tile, space in zip(words[::2], words[1::2], strict=True):
        name, _, turn = tile.partition("/")
        q, r = space.split(",")
        found.append(Laid(TILES.index(name), int(q), int(r), int(turn or 0)))
    return tuple(found)


def _post_officers(state: PlanState, words: str) -> None:
    state.officers = [0] * len(TILES)
    state.bag = [OFFICERS_EACH] * 3
    for word in words.split():
        colour, _, tile = word.partition("@")
        number = COLOURS.index(colour)
        state.officers[TILES.index(tile)] |= 1 << number
        state.bag[number] -= 1


def _settle_gangs(state: PlanState) -> None:
    laid = {each.tile for each in state.laid}
    places = state.tiles.found["gang"]
    state.members = [2 * (state.tiles.tile_of[place] in laid) for place in places]
    state.gang_stock = 8 - sum(state.members)


def _stack_contacts(state: PlanState, display: list[str]) -> None:
    deck = [*state.display, *state.contact_deck]
    for card in display:
        deck.remove(card)
    state.display, state.contact_deck = display, deck


def _set(state: PlanState, names: Mapping[str, int], field: str, value: Any) -> None:
    if field in _BOARDS:
        for name, words in value.items():
            spaces = tuple("" if word == "-" else word for word in words.split())
            assert len(spaces) == _BOARDS[field], words
            _swap_in(state, field, spaces)
            getattr(state, field)[names[name]] = spaces
    elif field in _PER_SEAT and isinstance(value, Mapping):
        for name, each in value.items():
            getattr(state, field)[names[name]] = each
    else:
        assert hasattr(state, field), field
        setattr(state, field, value)


def _swap_in(state: PlanState, field: str, spaces: tuple[str, ...]) -> None:
    """Take contacts that lie on a board out of the deck, and keys out of the safe houses."""
    if field == "contacts":
        for card in spaces:
            if card in CONTACTS:
                state.contact_deck.remove(card)


def place_of(state: PlanState, name: str) -> int:
    """Return the node of a place by its name."""
    return next(node.id for node in state.setup.board.nodes if node.name == name)


class Table:
    """A match in play. Every method that plays or checks returns the table itself."""

    def __init__(self, state: PlanState, names: Mapping[str, int]) -> None:
        self.state = state
        self.names = dict(names)
        self.events: list[Event] = []

    # Playing

    def turn(self, name: str = "ember") -> Table:
        """Begin a thief's turn."""
        return self.run(("start_turn", self.names[name], ()))

    def visits(self, name: str, place: str) -> Table:
        """Put a thief on a location and begin its visit; then its turn can be ended."""
        seat = self.names[name]
        self.state.spots[seat] = place_of(self.state, place)
        return self.run(("visit", seat, ()), ("end_turn", seat, ()))

    def meets(self, name: str, *tiles: str) -> Table:
        """Have a thief that has passed these tiles avoid whoever stands there."""
        state, seat = self.state, self.names[name]
        state.route = tuple(TILES.index(tile) for tile in tiles)
        state.meeting = met_on(state, state.route)
        return self.run(("avoid", seat, ()), ("avoid_over", seat, ()), ("end_turn", seat, ()))

    def settles(self, *order: str) -> Table:
        """Settle notoriety in turn order, or for these only."""
        who = [self.names[name] for name in order] or list(self.state.order)
        return self.run(*(("settle", each, ()) for each in who))

    def run(self, *steps: Step) -> Table:
        """Run these steps up to the first question."""
        engine.push(self.state, *steps)
        self.state.asked = None
        engine.advance(self.state, STEPS, self.events)
        return self

    def answer(self, *answers: str) -> Table:
        """Give these answers, one after the other; a place's name stands for going there."""
        for said in answers:
            key = self._key(said)
            self.events.extend(ESCAPE_PLAN.apply(self.state, {self.seat: key}))
        return self

    def until(self, kind: str) -> Table:
        """Use nothing and decline, or answer with the last option, until this is asked."""
        while self.asked.kind != kind:
            keys = [key for key in self.keys if not is_extra(key)]
            self.answer("pass" if "pass" in keys else keys[-1])
        return self

    # Looking

    @property
    def asked(self) -> Decision:
        """The present question."""
        (decision,) = ESCAPE_PLAN.decisions(self.state).values()
        return decision

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        (seat,) = ESCAPE_PLAN.decisions(self.state)
        return seat

    @property
    def keys(self) -> list[str]:
        """The answers on offer."""
        return [option.key for option in self.asked.options]

    def sees(self, kind: str, name: str = "", **values: Any) -> Table:
        """Check what is asked, of whom, and some of the values its text is filled with."""
        assert self.asked.kind == kind, self.asked
        assert not name or self.names[name] == self.seat
        for key, value in values.items():
            assert self.asked.values[key] == value, self.asked.values
        return self

    def over(self) -> Table:
        """Check that nobody is asked any more."""
        assert not ESCAPE_PLAN.decisions(self.state), ESCAPE_PLAN.decisions(self.state)
        return self

    def offers(self, *said: str) -> Table:
        """Check that all of these answers are on offer."""
        for each in said:
            self._key(each)
        return self

    def offers_only(self, *said: str) -> Table:
        """Check that exactly these answers are on offer, executive actions left aside."""
        plain = [key for key in self.keys if not is_extra(key)]
        assert sorted(plain) == sorted(map(self._key, said)), plain
        return self

    def can_use(self, *said: str) -> Table:
        """Check that exactly these executive actions are on offer."""
        found = [key for key in self.keys if is_extra(key)]
        assert sorted(found) == sorted(said), found
        return self

    def withholds(self, *said: str) -> Table:
        """Check that none of these answers is on offer."""
        for each in said:
            assert self._spoken(each) not in self.keys, each
        return self

    def has(self, name: str, **fields: Any) -> Table:
        """Check fields of one thief; boards are given as words."""
        for field, expected in fields.items():
            found = getattr(self.state, field)[self.names[name]]
            if field in _BOARDS:
                found = " ".join(each or "-" for each in found)
            assert found == expected, (field, found)
        return self

    def at(self, **places: str) -> Table:
        """Check where thieves stand; "gone" for who has left."""
        for name, place in places.items():
            spot = self.state.spots[self.names[name]]
            expected = -1 if place == "gone" else place_of(self.state, place)
            assert spot == expected, (name, spot)
        return self

    def gained(self, **changes: int) -> Table:
        """Check the changes of notoriety that wait to be settled."""
        for name, change in changes.items():
            assert self.state.gained[self.names[name]] == change, self.state.gained
        return self

    def officers(self, words: str) -> Table:
        """Check where all officers of the city stand."""
        found = sorted(
            f"{COLOURS[colour]}@{TILES[tile]}"
            for tile, mask in enumerate(self.state.officers)
            for colour in range(3)
            if mask & 1 << colour
        )
        assert found == sorted(words.split()), found
        return self

    def left_to_avoid(self, words: str) -> Table:
        """Check who must still be avoided."""
        found = sorted(f"{COLOURS[each % 4]}@{TILES[each // 4]}" for each in self.state.meeting)
        assert found == sorted(words.split()), found
        return self

    def happened(self, kind: str, **data: Any) -> Table:
        """Check that an event of this kind with these data has happened; thieves go by name."""
        wanted = {
            key: self.names[value] if key == "seat" and value in self.names else value
            for key, value in data.items()
        }
        found = [event for event in self.events if event.kind == kind]
        assert any(
            all(event.data.get(key) == value for key, value in wanted.items()) for event in found
        ), (found, {event.kind for event in self.events})
        return self

    def never(self, kind: str) -> Table:
        """Check that nothing of this kind has happened."""
        assert all(event.kind != kind for event in self.events)
        return self

    def count(self, kind: str) -> int:
        """Return how often something of this kind has happened."""
        return sum(event.kind == kind for event in self.events)

    def refuses(self, name: str, kind: Any, target: str) -> Refusal:
        """Return why a seat cannot choose a target now."""
        refusal = ESCAPE_PLAN.refusal(self.state, self.names[name], Target(kind, target))
        assert refusal is not None
        return refusal

    def _spoken(self, said: str) -> str:
        if "." in said and ":" not in said:
            return f"go:{place_of(self.state, said)}"
        head, colon, place = said.partition(":")
        if colon and "." in place:
            return f"{head}:{place_of(self.state, place)}"
        return said

    def _key(self, said: str) -> str:
        key = self._spoken(said)
        assert key in self.keys, f"'{said}' is not on offer in {self.asked.kind}: {self.keys}"
        return key
