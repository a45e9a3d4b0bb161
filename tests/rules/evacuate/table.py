"""A table to set up, play at and look at, in a player's words.

    t = table("skith", "pell", row="concourse service?", at="skith concourse.3 pell concourse.1")
    t.play(skith="m2", pell="trip").answer("skith").at(skith="concourse.5")

Seats go by their civilizations in the full game, by their colours (ember, sun, teal, sky, violet,
ivory) in the basic one; neutral runners always go by their colours. Spaces are `card.place`.
Unless a test says otherwise the pack stands on the third space of Main Concourse, runs to the
right, seat 1 is first, and the Nomia deck brings `nohostile`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.rules import engine
from game.rules.contract import Decision, Event, Option, Refusal, Setup, Target
from game.rules.evacuate.cards import MARKET, NEUTRAL_DECK, NOMIA, RUN_CARDS, STATIONS
from game.rules.evacuate.game import EVACUATE
from game.rules.evacuate.setup import new_state
from game.rules.evacuate.state import EvacState, Placed, hand, living, speed_of
from game.rules.evacuate.stations import GONE
from game.rules.evacuate.steps import STEPS
from tests.rules.evacuate.stations_by_hand import stations_by_hand

COLOURS = ("ember", "sun", "teal", "sky", "violet", "ivory")
BLUE_FIRST = "nohostile nohostile medical front rear rear"

_NAMED = ("seat", "runner", "other", "owner", "by", "first")
"""Data of events that may name a runner or a seat."""

__all__ = ["BLUE_FIRST", "GONE", "Table", "basic", "table"]


def table(*civs: str, **layout: Any) -> Table:
    """Set up the full game for these civilizations, in turn order."""
    options = {"game": "full", "starter": "first"}
    options |= {f"civ_{number}": civ for number, civ in enumerate(civs, 1)}
    return _laid(Setup(len(civs), stations_by_hand(), options), **layout)


def basic(seats: int = 4, **layout: Any) -> Table:
    """Set up the basic game for so many seats."""
    return _laid(Setup(seats, stations_by_hand(), {"starter": "first"}), **layout)


def _laid(
    setup: Setup,
    *,
    row: str = "concourse service?",
    at: str = "",
    arrow: int = 1,
    facing: Mapping[str, int] | None = None,
    first: str = "",
    stations: str = "",
    left_over: str | None = None,
    deck: str = BLUE_FIRST,
    discard: str = "",
    ready: bool = False,
    lost: int = 0,
    spent: Mapping[str, str] | None = None,
    alive: Mapping[str, int] | None = None,
    neutral: tuple[tuple[int, ...], ...] = (),
    **fields: Any,
) -> Table:
    """Lay a table out.

    `row`: station cards from left to right; "acid?" lies face down, "<acid" was laid to the left,
    "deadend|" and "|deadend" have a wall. `at`: runner, space, runner, space... `stations`: the
    cards drawn next, `left_over` all others in the station deck (default: every card not in use).
    `deck`: the Nomia deck, the next card first; cards neither there nor in `discard` make up the
    market. `lost`: miniatures on the tracker. `spent`: run cards on the discard piles, top last.
    `neutral`: the next speeds of each neutral runner. Other fields are set as they are.
    """
    state = new_state(setup, 1)
    names = _names(state)
    state.arrow = arrow
    state.facing = [arrow] * len(state.alive)
    _lay_row(state, row.split(), stations.split(), left_over)
    _stack_nomias(state, deck.split(), discard.split(), ready)
    _stand(state, names, at.split())
    for name, way in (facing or {}).items():
        state.facing[names[name]] = way
    for name, cards in (spent or {}).items():
        state.spent[names[name]] = cards.split()
    for name, count in (alive or {}).items():
        state.alive[names[name]] = count
        if count == 0:
            state.spots[names[name]] = GONE
    for number, speeds in enumerate(neutral):
        _order_neutral(state, number, speeds)
    state.tracker = [0] * lost
    state.first = names[first] if first else 0
    for field, value in fields.items():
        assert hasattr(state, field), field
        setattr(state, field, value)
    state.begun = state.spots[:]
    state.pending = [("round", state.first, ())]
    return Table(state)


def _names(state: EvacState) -> dict[str, int]:
    names = {civ or COLOURS[seat]: seat for seat, civ in enumerate(state.civs)}
    neutrals = range(state.seats, len(state.alive))
    return {**names, **{COLOURS[runner]: runner for runner in neutrals}}


def _lay_row(state: EvacState, row: list[str], drawn: list[str], left_over: str | None) -> None:
    state.row = [_placed(word, state.arrow) for word in row]
    used = {placed.card for placed in state.row} | set(drawn)
    others = [card for card in STATIONS if card not in used]
    if left_over is not None:
        kept = left_over.split()
        state.station_discard = []
        others = [card for card in others if card in kept]
    state.station_deck = [*others, *reversed(drawn)]


def _placed(word: str, arrow: int) -> Placed:
    card = word.strip("<?|")
    wall = word.endswith("|") - word.startswith("|")
    up = not word.endswith("?")
    return Placed(card, flipped=word.startswith("<"), up=up, visited=up, arrow=arrow, wall=wall)


def _stack_nomias(state: EvacState, deck: list[str], discard: list[str], ready: bool) -> None:
    state.nomia_deck = deck[::-1]
    state.nomia_discard = discard
    used = [*deck, *discard]
    state.market = {card: NOMIA[card].copies - used.count(card) for card in MARKET}
    assert min(state.market.values()) >= 0, "There are not so many Nomia cards."
    state.evac_ready = ready or "evac" in used
    state.lifeboat = int("lifeboat" in used)


def _stand(state: EvacState, names: Mapping[str, int], words: list[str]) -> None:
    middle = "concourse.3" if any(placed.card == "concourse" for placed in state.row) else ""
    home = middle or f"{next(placed.card for placed in state.row if placed.up)}.1"
    state.spots = [node_of(state, home)] * len(state.alive)
    for name, space in zip(words[::2], words[1::2], strict=True):
        state.spots[names[name]] = node_of(state, space)


def _order_neutral(state: EvacState, number: int, speeds: Iterable[int]) -> None:
    rest = list(NEUTRAL_DECK)
    for speed in speeds:
        rest.remove(speed)
    state.neutral_decks[number] = [*rest, *reversed(list(speeds))]


def node_of(state: EvacState, space: str) -> int:
    """Return the node of a space."""
    card, _, place = space.partition(".")
    return state.stations.first[card] + int(place) - 1


class Table:
    """A match in play. Every method that plays or checks returns the table itself."""

    def __init__(self, state: EvacState) -> None:
        self.state = state
        self.events: list[Event] = []
        self.names = _names(state)
        self._began = False

    # Playing

    def play(self, **cards: str) -> Table:
        """Have everybody choose a run card; who is not named plays Move 1, or the next best."""
        self._begin()
        answers = {}
        for seat, decision in EVACUATE.decisions(self.state).items():
            assert decision.kind == "choose_run", decision
            chosen = cards.pop(self._name_of(seat), decision.options[0].key)
            answers[seat] = chosen
        assert not cards, f"{list(cards)} cannot choose"
        self.events.extend(EVACUATE.apply(self.state, answers))
        return self

    def act(self, **cards: str) -> Table:
        """Begin at Survivor Actions, with these run cards shown and everybody having run."""
        state = self.state
        order = living(state)
        for name, card in cards.items():
            self._show(self.names[name], card)
        state.pending = []
        engine.push(
            state,
            *(("act", seat, ()) for seat in order),
            *(("after_actions", seat, ()) for seat in order),
            ("observe", state.first, ()),
            ("close_row", state.first, ()),
            ("attack", state.first, ()),
            ("clean_up", state.first, ()),
        )
        return self._advance()

    def attack(self, draws: int = 0) -> Table:
        """Begin at Nomias Attack, with so many draws owed beside the usual one."""
        state = self.state
        state.draws = draws
        state.pending = []
        engine.push(state, ("attack", state.first, ()), ("clean_up", state.first, ()))
        return self._advance()

    def _show(self, seat: int, card: str) -> None:
        assert card in hand(self.state, seat) or card == self.state.revealed[seat], card
        self.state.revealed[seat] = card
        self.state.acts[seat] = card if RUN_CARDS[card].action else ""
        self.state.speeds[seat] = speed_of(card)

    def _begin(self) -> None:
        if not self._began:
            self._advance()

    def _advance(self) -> Table:
        self._began = True
        self.state.asked = None
        engine.advance(self.state, STEPS, self.events)
        return self

    def answer(self, *answers: str) -> Table:
        """Give these answers, one after the other.

        A runner's or seat's name stands for that runner, a space for its node, a Nomia or station
        card for itself.
        """
        for said in answers:
            key = self._key(said)
            self.events.extend(EVACUATE.apply(self.state, {self.seat: key}))
        return self

    def until(self, kind: str, **usual: str) -> Table:
        """Answer until this is asked: as `usual` says by kind of question, else the last option."""
        while self.asked.kind != kind:
            self.answer(usual.get(self.asked.kind, self.asked.options[-1].key))
        return self

    def finish(self, **usual: str) -> Table:
        """Answer until the next round, or the end of the match, as in `until`."""
        while EVACUATE.decisions(self.state) and not self._is_choosing():
            self.answer(usual.get(self.asked.kind, self.asked.options[-1].key))
        return self

    def _is_choosing(self) -> bool:
        return any(each.kind == "choose_run" for each in EVACUATE.decisions(self.state).values())

    # Looking

    @property
    def asked(self) -> Decision:
        """The present question to one seat."""
        (decision,) = EVACUATE.decisions(self.state).values()
        return decision

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        (seat,) = EVACUATE.decisions(self.state)
        return seat

    def sees(self, name: str, kind: str, **values: Any) -> Table:
        """Check who is asked, what, and some of the values its text is filled with."""
        assert (self._name_of(self.seat), self.asked.kind) == (name, kind)
        for key, value in values.items():
            assert self.asked.values[key] == value, key
        return self

    def offers(self, *said: str) -> Table:
        """Check that exactly these answers are on offer."""
        keys = [option.key for option in self.asked.options]
        assert sorted(keys) == sorted(self._key(each) for each in said), keys
        return self

    def not_asked(self, *kinds: str) -> Table:
        """Check that none of these questions is before anybody now."""
        asked = [decision.kind for decision in EVACUATE.decisions(self.state).values()]
        assert not set(kinds) & set(asked), asked
        return self

    def next_round(self) -> Table:
        """Check that the round is over and everybody chooses again."""
        assert self._is_choosing(), EVACUATE.decisions(self.state)
        return self

    def option(self, said: str) -> Option:
        """Return one option of the present question."""
        option = self.asked.option(self._key(said))
        assert option is not None
        return option

    def at(self, **places: str) -> Table:
        """Check on which space each runner stands."""
        for name, space in places.items():
            found = self.state.setup.board.nodes[self.state.spots[self.names[name]]].name
            assert found == space, f"{name} is on {found}"
        return self

    def gone(self, *names: str) -> Table:
        """Check that these runners have left the station."""
        assert all(self.state.spots[self.names[name]] == GONE for name in names)
        return self

    def alive(self, **counts: int) -> Table:
        """Check how many Survivors each has."""
        for name, count in counts.items():
            assert self.state.alive[self.names[name]] == count, name
        return self

    def speeds(self, **speeds: int) -> Table:
        """Check what speed was last told of the card that lies before each."""
        for name, speed in speeds.items():
            assert self._speed_told(self.names[name]) == speed, name
        return self

    def _speed_told(self, runner: int) -> Any:
        for event in reversed(self.events):
            data = event.data
            meant = runner in (data.get("runner"), data.get("seat"))
            if meant and "speed" in data and data.get("by") != "quick_feet":
                return data["speed"]
        return None

    def ran(self, name: str) -> int:
        """Return how many own spaces a runner has moved this round, as told by events."""
        runner = self.names[name]
        steps = [event for event in self.all("survivor_ran") if event.data["runner"] == runner]
        paths: list[Any] = [event.data["path"] for event in steps]
        return sum(map(len, paths))

    def row(self, words: str) -> Table:
        """Check the row, in the words in which it is laid."""
        found = [
            f"{'|' * (placed.wall < 0)}{'<' * placed.flipped}{placed.card}"
            f"{'|' * (placed.wall > 0)}{'?' * (not placed.up)}"
            for placed in self.state.row
        ]
        assert " ".join(found) == words, found
        return self

    def drew(self, *cards: str) -> Table:
        """Check which Nomia cards have been drawn so far, in order."""
        assert [event.data["card"] for event in self.all("nomia_drawn")] == list(cards)
        return self

    def lost(self, *names: str) -> Table:
        """Check who has lost Survivors so far, in order."""
        lost: list[Any] = [event.data["runner"] for event in self.all("survivor_lost")]
        assert lost == [self.names[name] for name in names], [self._name_of(each) for each in lost]
        return self

    def holds(self, name: str, *specials: str) -> Table:
        """Check which special cards a seat holds."""
        seat = self.names[name]
        taken = self.state.taken if self.state.civs[seat] == "mendeku" else ""
        assert [card for card in (self.state.specials[seat], taken) if card] == list(specials)
        return self

    def discard(self, words: str) -> Table:
        """Check the Nomia discard pile."""
        assert " ".join(self.state.nomia_discard) == words, self.state.nomia_discard
        return self

    def top(self, words: str) -> Table:
        """Check the next cards of the Nomia deck."""
        found = self.state.nomia_deck[::-1][: len(words.split())]
        assert " ".join(found) == words, found
        return self

    def all(self, kind: str) -> list[Event]:
        """Return the events of one kind so far."""
        return [event for event in self.events if event.kind == kind]

    def happened(self, kind: str, **data: Any) -> Table:
        """Check that an event of this kind with these data has happened; runners go by name."""
        wanted = {
            key: self.names.get(value, value) if key in _NAMED and isinstance(value, str) else value
            for key, value in data.items()
        }
        assert any(
            all(event.data.get(key) == value for key, value in wanted.items())
            for event in self.all(kind)
        ), (self.all(kind), {event.kind for event in self.events})
        return self

    def never(self, kind: str) -> Table:
        """Check that nothing of this kind has happened."""
        assert not self.all(kind)
        return self

    def seen_by(self, name: str) -> EvacState:
        """Return the table as a seat sees it."""
        return EVACUATE.view(self.state, self.names[name])

    def ended(self, outcome: str, *winners: str) -> Table:
        """Check that the match is over, how, and who has won."""
        result = EVACUATE.result(self.state)
        assert result is not None
        assert result.key == outcome
        assert [self._name_of(seat) for seat in result.winners] == list(winners)
        return self

    def refuses(self, name: str, kind: Any, target: str) -> Refusal:
        """Return why a seat cannot choose a target now."""
        refusal = EVACUATE.refusal(self.state, self.names[name], Target(kind, target))
        assert refusal is not None
        return refusal

    def _name_of(self, runner: int) -> str:
        return next(name for name, number in self.names.items() if number == runner)

    def _key(self, said: str) -> str:
        keys = [option.key for option in self.asked.options]
        spoken = [said, f"nomia:{said}", f"keep:{said}", f"bottom:{said}", f"top:{said}"]
        if said in self.names:
            spoken += [f"runner:{self.names[said]}", f"seat:{self.names[said]}"]
        if "." in said:
            spoken.append(f"go:{node_of(self.state, said)}")
        for key in spoken:
            if key in keys:
                return key
        raise AssertionError(f"'{said}' is not on offer in {self.asked.kind}: {keys}")
