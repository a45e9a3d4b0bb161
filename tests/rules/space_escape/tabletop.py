"""A table to set up, play at and look at, in a player's words.

    table("12", rats={"ember": 25}).answer("ember", "cw2").at(ember=27)

Rats and snakes go by their colours, spaces by their numbers, cards by what is printed on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.rules import engine
from game.rules.contract import Decision, Event, Option, Refusal, Setup, Target
from game.rules.graph import BoardGraph
from game.rules.space_escape import GONE, OUT, POD, SPACE_ESCAPE, EscapeState
from game.rules.space_escape.cards import CHALLENGE
from game.rules.space_escape.steps import STEPS
from tests.rules.space_escape.station_by_hand import station_by_hand

Spots = int | tuple[int, ...]

__all__ = ["GONE", "OUT", "POD", "Table", "board", "table"]


@cache
def board() -> BoardGraph:
    """The standard station."""
    return station_by_hand()


def table(
    card: str,
    *more_cards: str,
    rats: Mapping[str, int] | None = None,
    snakes: Mapping[str, Spots] | None = None,
    spent: tuple[str, ...] = (),
    packs: Mapping[str, tuple[str, ...]] | None = None,
    seats: int = 4,
    deck: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Table:
    """Set up a table where the first hand plays `card`, the next ones `more_cards`.

    Rats and snakes that are not named stand on their starts; `spent` names the rats without a
    medkit, `packs` who carries what, `deck` how many cards are left in the pile.
    """
    challenge = "on" if any(each in CHALLENGE for each in (card, *more_cards)) else "off"
    setup = Setup(seats, board(), {"challenge": challenge, **(options or {})})
    state = SPACE_ESCAPE.new_game(setup, seed=1)
    quiet = "38" if "38" not in (card, *more_cards) else "37"
    wanted = (card, *more_cards) if more_cards else (card, quiet)
    for hand, want in enumerate(wanted[: len(state.hands)]):
        _deal(state, hand, want)
    for colour, node in (rats or {}).items():
        state.rats[state.crew.index(colour)] = node
    for colour, spots in (snakes or {}).items():
        _put_snakes(state, colour, (spots,) if isinstance(spots, int) else spots)
    for colour in spent:
        state.medkits[state.crew.index(colour)] = False
    for colour, items in (packs or {}).items():
        state.packs[state.crew.index(colour)] = items
        state.items.update(dict.fromkeys(items, GONE))
    if deck is not None:
        state.discard[:0] = state.deck[: len(state.deck) - deck]
        state.turns_taken = len(state.discard)
        del state.deck[: len(state.deck) - deck]
    state.turn = 0
    state.pending = [("turn", state.hand_seats[0], ())]
    return Table(state)


def _deal(state: EscapeState, hand: int, card: str) -> None:
    """Swap a card into a hand from wherever it lies."""
    old = state.hands[hand]
    assert old is not None
    if card in state.hands:
        state.hands[state.hands.index(card)] = old
    else:
        state.deck[state.deck.index(card)] = old
    state.hands[hand] = card


def _put_snakes(state: EscapeState, colour: str, spots: tuple[int, ...]) -> None:
    """Put the snakes of a colour on these spaces; spare tokens come into play as needed."""
    first = state.snake_colours.index(colour)
    state.snake_spots[first] = spots[0]
    for spot in spots[1:]:
        state.snake_colours.append(colour)
        state.snake_spots.append(spot)
        state.spare[colour] -= 1


class Table:
    """A match in play. Every method that plays or checks returns the table itself."""

    def __init__(self, state: EscapeState) -> None:
        self.state = state
        self.events: list[Event] = []
        engine.advance(state, STEPS, self.events)

    @property
    def asked(self) -> Decision:
        """The present question."""
        (decision,) = SPACE_ESCAPE.decisions(self.state).values()
        return decision

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        (seat,) = SPACE_ESCAPE.decisions(self.state)
        return seat

    def answer(self, *answers: str) -> Table:
        """Give these answers, one after the other.

        "ember" and "plum" mean the rat and the snake of that colour, "plum@47" the one there.
        """
        for said in answers:
            key = self._key(said)
            self.events.extend(SPACE_ESCAPE.apply(self.state, {self.seat: key}))
        return self

    def _key(self, said: str) -> str:
        keys = [option.key for option in self.asked.options]
        if said in keys:
            return said
        for key in keys:
            what, _, name = key.partition(":")
            if what in ("rat", "colour") and name == said:
                return key
            if what == "snake" and said in self._names_of(int(name)):
                return key
        raise AssertionError(f"'{said}' is not on offer in {self.asked.kind}: {keys}")

    def _names_of(self, snake: int) -> tuple[str, str]:
        colour = self.state.snake_colours[snake]
        return colour, f"{colour}@{self.state.snake_spots[snake]}"

    def sees(self, kind: str, **values: Any) -> Table:
        """Check what is asked, and some of the values its text is filled with."""
        assert self.asked.kind == kind
        for name, value in values.items():
            assert self.asked.values[name] == value, name
        return self

    def offers(self, *said: str) -> Table:
        """Check that exactly these answers are on offer."""
        keys = [option.key for option in self.asked.options]
        assert sorted(keys) == sorted(self._key(each) for each in said), keys
        return self

    def option(self, said: str) -> Option:
        """Return one option of the present question."""
        option = self.asked.option(self._key(said))
        assert option is not None
        return option

    def at(self, **places: Spots) -> Table:
        """Check where the rat of a colour stands, or the snakes of a colour, lost ones as GONE."""
        for colour, expected in places.items():
            if colour in self.state.crew:
                assert self.rat(colour) == expected, colour
            else:
                wanted = (expected,) if isinstance(expected, int) else expected
                assert self.snakes(colour) == tuple(sorted(wanted)), colour
        return self

    def rat(self, colour: str) -> int:
        """Return where a rat stands."""
        return self.state.rats[self.state.crew.index(colour)]

    def snakes(self, colour: str) -> tuple[int, ...]:
        """Return where the snakes of a colour are."""
        colours = self.state.snake_colours
        spots = self.state.snake_spots
        return tuple(sorted(spots[snake] for snake, each in enumerate(colours) if each == colour))

    def bitten(self, *colours: str) -> Table:
        """Check which rats were bitten so far, in order."""
        assert [event.data["rat"] for event in self.all("rat_bitten")] == list(colours)
        return self

    def medkit(self, colour: str) -> bool:
        """Say whether a rat still has its medkit."""
        return self.state.medkits[self.state.crew.index(colour)]

    def pack(self, colour: str) -> tuple[str, ...]:
        """Return what a rat carries."""
        return self.state.packs[self.state.crew.index(colour)]

    def all(self, kind: str) -> list[Event]:
        """Return the events of one kind so far."""
        return [event for event in self.events if event.kind == kind]

    def happened(self, kind: str, **data: Any) -> Table:
        """Check that an event of this kind with these data has happened."""
        assert any(
            all(event.data.get(name) == value for name, value in data.items())
            for event in self.all(kind)
        ), [event for event in self.events if event.kind == kind]
        return self

    def never(self, kind: str) -> Table:
        """Check that nothing of this kind has happened."""
        assert not self.all(kind)
        return self

    def done(self) -> Table:
        """Check that the first hand's card has been played to its end and the next hand plays."""
        assert self.state.turn == 1 % len(self.state.hands) or len(self.all("turn_began")) > 1
        assert self.all("card_drawn") or self.all("deck_empty")
        return self

    def ended(self, outcome: str) -> Table:
        """Check that the match is over, and how."""
        result = SPACE_ESCAPE.result(self.state)
        assert result is not None
        assert result.key == outcome
        assert not SPACE_ESCAPE.decisions(self.state)
        return self

    def refuses(self, kind: Any, name: str) -> Refusal:
        """Return why a target cannot be chosen now."""
        refusal = SPACE_ESCAPE.refusal(self.state, self.state.seat, Target(kind, name))
        assert refusal is not None
        return refusal
