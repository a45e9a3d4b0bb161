"""What the contract tests must know of each game: what is conserved, hidden and told by events.

A new game adds a witness here; `test_every_game_has_a_witness` fails until it does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from game.rules.contract import Event, Seat
from game.rules.deck import UNKNOWN
from game.rules.space_escape import GONE, ITEMS, OUT, POD, SNAKES, EscapeState
from game.rules.space_escape.setup import card_ids
from tests.contract.escape_plan_witness import EscapePlanWitness
from tests.contract.evacuate_witness import EvacuateWitness


class Follower(Protocol):
    """Keeps a picture of the table that only the first view and the events since go into."""

    def follow(self, event: Event) -> None:
        """Bring the picture up to date."""

    def agrees_with(self, view: Any) -> bool:
        """Say whether the picture shows what a view shows."""


class Witness(Protocol):
    """Knows one game's pieces."""

    def check_pieces(self, state: Any) -> None:
        """Fail unless every card, token and item is in exactly one place."""

    def check_hidden(self, view: Any, seat: Seat | None) -> None:
        """Fail if a view holds what its viewer must not know."""

    def follower(self, view: Any) -> Follower:
        """Return a picture of the table as it is now."""


class SpaceEscapeWitness:
    """Cards, rats, medkits, snakes and items of Space Escape."""

    def check_pieces(self, state: EscapeState) -> None:
        self._check_cards(state)
        station = state.station
        for spot in state.rats:
            assert spot in (POD, OUT) or station.lands[spot] == spot
        for colour in SNAKES:
            assert state.snake_colours.count(colour) + state.spare[colour] == 3
        for spot in state.snake_spots:
            assert spot in (GONE, POD) or station.lands[spot] == spot
        carried = [item for pack in state.packs for item in pack]
        taken = [item for item in ITEMS if state.items[item] == GONE]
        assert sorted(carried) == sorted(taken)
        self._check_neighbours(state)

    def _check_cards(self, state: EscapeState) -> None:
        open_cards = [card for card in state.hands if card is not None]
        cards = [*open_cards, *state.discard, *state.deck]
        expected = card_ids(state.setup, len(state.hands))
        assert len(cards) == len(expected)
        if UNKNOWN not in state.deck:
            assert sorted(cards) == sorted(expected)
        assert state.turns_taken == len(state.discard)

    def _check_neighbours(self, state: EscapeState) -> None:
        """Outside a chain, rats share only a start, and stand by a snake only on their own."""
        shoving = bool(state.pending) and state.pending[-1][0] == "shove"
        if shoving or state.outcome is not None:
            return
        for rat, spot in enumerate(state.rats):
            home = state.station.rat_starts[state.crew[rat]]
            if spot != POD and state.rats.count(spot) > 1:
                assert spot in state.station.rat_starts.values()
            if spot in state.snake_spots:
                assert spot == home

    def check_hidden(self, view: EscapeState, seat: Seat | None) -> None:  # noqa: ARG002
        assert set(view.deck) <= {UNKNOWN}
        assert UNKNOWN not in view.hands
        assert UNKNOWN not in view.discard

    def follower(self, view: EscapeState) -> Follower:
        return _StationPicture(view)


class _StationPicture:
    """The station as told by events."""

    def __init__(self, view: EscapeState) -> None:
        self.rats = dict(zip(view.crew, view.rats, strict=True))
        self.medkits = dict(zip(view.crew, view.medkits, strict=True))
        self.packs = dict(zip(view.crew, view.packs, strict=True))
        self.snakes = dict(enumerate(zip(view.snake_colours, view.snake_spots, strict=True)))
        self.spare = dict(view.spare)
        self.hands = list(view.hands)
        self.pile = len(view.deck)
        self.discard = list(view.discard)
        self.turn = view.turn
        self.outcome: str | None = None

    def follow(self, event: Event) -> None:
        told: Mapping[str, Any] = event.data
        kind, _, what = event.kind.partition("_")
        if kind == "rat":
            self._follow_rat(what, told)
        elif kind == "snake":
            self._follow_snake(what, told)
        elif event.kind == "item_taken":
            self.packs[told["rat"]] = (*self.packs[told["rat"]], told["item"])
        elif event.kind in ("card_drawn", "deck_empty"):
            hand = told["hand"]
            played = self.hands[hand]
            assert played is not None
            self.discard.append(played)
            self.hands[hand] = told.get("card")
            self.pile -= event.kind == "card_drawn"
            self.turn = (hand + 1) % len(self.hands)
        elif event.kind == "turn_began":
            assert (self.turn, self.hands[self.turn]) == (told["hand"], told["card"])
        elif event.kind in ("match_won", "match_lost"):
            self.outcome = told.get("reason", "escaped")

    def _follow_rat(self, what: str, told: Mapping[str, Any]) -> None:
        rat = told["rat"]
        if what == "bitten":
            assert self.rats[rat] == told["node"]
            assert self.medkits[rat] == bool(told["medkit"])
            assert self.snakes[told["snake"]] == (told["colour"], told["node"])
            self.medkits[rat] = False
            return
        if "start" in told:
            assert self.rats[rat] == told["start"]
        if what == "moved":
            self.rats[rat] = told["path"][-1]
        elif what == "lost":
            self.rats[rat] = OUT
        elif what == "boarded":
            assert self.rats[rat] == POD
        else:
            self.rats[rat] = told["end"]

    def _follow_snake(self, what: str, told: Mapping[str, Any]) -> None:
        snake, colour = told["snake"], told["colour"]
        if what == "added":
            assert snake == len(self.snakes)
            self.spare[colour] -= 1
            self.snakes[snake] = (colour, told["node"])
            return
        assert self.snakes[snake][0] == colour
        if "start" in told:
            assert self.snakes[snake][1] == told["start"]
        if what == "moved":
            self.snakes[snake] = (colour, told["path"][-1])
        elif what == "lost":
            self.snakes[snake] = (colour, GONE)
        elif what == "recalled":
            assert self.snakes[snake][1] == GONE
            self.snakes[snake] = (colour, told["node"])
        elif what != "boarded":
            self.snakes[snake] = (colour, told["end"])

    def agrees_with(self, view: EscapeState) -> bool:
        return (
            list(self.rats.values()) == view.rats
            and list(self.medkits.values()) == view.medkits
            and list(self.packs.values()) == view.packs
            and [spot for _, spot in self.snakes.values()] == view.snake_spots
            and [colour for colour, _ in self.snakes.values()] == view.snake_colours
            and self.spare == view.spare
            and self.hands == view.hands
            and self.pile == len(view.deck)
            and self.discard == view.discard
            and self.turn == view.turn
            and self.outcome == view.outcome
        )


WITNESSES: dict[str, Witness] = {
    "space_escape": SpaceEscapeWitness(),
    "evacuate": EvacuateWitness(),
    "escape_plan": EscapePlanWitness(),
}
