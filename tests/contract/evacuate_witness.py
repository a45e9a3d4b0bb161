"""What the contract tests must know of Evacuate!."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.rules.contract import Event, Seat
from game.rules.deck import UNKNOWN
from game.rules.evacuate import GONE, NOMIA, STATIONS, EvacState, hand, run_deck
from game.rules.evacuate.cards import NEUTRAL_DECK


class EvacuateWitness:
    """Survivors, station cards, run cards, Nomia cards and the tracker of Evacuate!."""

    def check_pieces(self, state: EvacState) -> None:
        self._check_stations(state)
        self._check_row(state)
        self._check_nomias(state)
        self._check_survivors(state)
        for seat in range(state.seats):
            shown = [card for card in (state.revealed[seat],) if card]
            held = [*hand(state, seat), *state.spent[seat], *shown]
            assert sorted(held) == sorted(run_deck(state, seat))
        for deck, spent in zip(state.neutral_decks, state.neutral_spent, strict=True):
            assert sorted([*deck, *spent]) == sorted(NEUTRAL_DECK)

    def _check_stations(self, state: EvacState) -> None:
        laid = [placed.card for placed in state.row]
        cards = [*laid, *state.station_deck, *state.station_discard, *state.drawn]
        assert len(cards) == len(STATIONS)
        if UNKNOWN not in cards:
            assert sorted(cards) == sorted(STATIONS)

    def _check_row(self, state: EvacState) -> None:
        """Open cards side by side, one face down at either end at most, a wall only outside."""
        up = [place for place, placed in enumerate(state.row) if placed.up]
        assert up == list(range(up[0], up[-1] + 1))
        assert len(state.row) - len(up) <= 2
        for place, placed in enumerate(state.row):
            assert not placed.wall or placed.card == "deadend"
            assert placed.wall >= 0 or place == 0
            assert placed.wall <= 0 or place == len(state.row) - 1

    def _check_nomias(self, state: EvacState) -> None:
        held = Counter([*state.nomia_deck, *state.nomia_discard])
        held.update(state.market)
        if held[UNKNOWN]:
            return
        for card in NOMIA.values():
            if card.colour != "white":
                assert held[card.id] == card.copies
        drawn = state.nomia == "evac"
        assert held["evac"] == int(state.evac_ready and not drawn)
        assert held["lifeboat"] <= 1

    def _check_survivors(self, state: EvacState) -> None:
        for runner, spot in enumerate(state.spots):
            assert (spot == GONE) == (state.alive[runner] == 0)
            if spot != GONE:
                card = state.stations.card[spot]
                assert any(each.card == card and each.up and each.visited for each in state.row)
        for node in set(state.spots) - {GONE}:
            is_room = state.stations.kind[node] == "room"
            capacity = 1 if is_room else state.stations.capacity[node]
            assert capacity == 0 or state.spots.count(node) <= capacity
        assert 0 <= state.hits <= 3
        assert state.losses_left >= 0
        assert state.evac_ready == (state.losses_left == 0)

    def check_hidden(self, view: EvacState, seat: Seat | None) -> None:
        assert set(view.station_deck) <= {UNKNOWN}
        known = 0 if seat is None else view.peeks[seat]
        assert set(view.nomia_deck[: len(view.nomia_deck) - known]) <= {UNKNOWN}
        for placed in view.row:
            if not placed.up and placed.laid_by != seat:
                assert placed.card == UNKNOWN
        if view.drawn and (not view.pending or view.pending[-1][1] != seat):
            assert set(view.drawn) == {UNKNOWN}
        for deck in view.neutral_decks:
            assert set(deck) <= {-1}
        assert all(not peek for other, peek in enumerate(view.peeks) if other != seat)

    def follower(self, view: EvacState) -> _CorridorPicture:
        return _CorridorPicture(view)


class _CorridorPicture:
    """The corridor as told by events to a spectator."""

    def __init__(self, view: EvacState) -> None:
        self.spots = list(view.spots)
        self.alive = list(view.alive)
        self.facing = list(view.facing)
        self.row = [(placed.card, placed.up) for placed in view.row]
        self.market = dict(view.market)
        self.discard = list(view.nomia_discard)
        self.left = len(view.nomia_deck)
        self.arrow = view.arrow
        self.tracker = list(view.tracker)
        self.first = view.first
        self.round = view.round
        self.revealed = list(view.revealed)
        self.safe = view.safe
        self.hits = view.hits
        self.outcome: str | None = None

    def follow(self, event: Event) -> None:
        told: Mapping[str, Any] = event.data
        step = getattr(self, f"_{event.kind}", None)
        if step is not None and event.seen_by is None:
            step(told)

    def _survivor_ran(self, told: Mapping[str, Any]) -> None:
        assert self.spots[told["runner"]] == told["start"]
        self.spots[told["runner"]] = told["path"][-1]

    def _survivor_turned(self, told: Mapping[str, Any]) -> None:
        self.facing[told["runner"]] = told["facing"]

    def _survivor_pushed(self, told: Mapping[str, Any]) -> None:
        assert self.spots[told["runner"]] == told["start"]
        self.spots[told["runner"]] = told["end"]

    def _survivors_swapped(self, told: Mapping[str, Any]) -> None:
        one, other = told["runner"], told["other"]
        self.spots[one], self.spots[other] = self.spots[other], self.spots[one]

    def _neutral_moved(self, told: Mapping[str, Any]) -> None:
        self.spots[told["runner"]] = told["end"]
        self.facing[told["runner"]] = told["facing"]

    def _arrow_reversed(self, told: Mapping[str, Any]) -> None:
        self.arrow = told["arrow"]
        if told["by"] != "wall":
            self.facing = [self.arrow] * len(self.facing)

    def _station_revealed(self, told: Mapping[str, Any]) -> None:
        assert not self.row[told["place"]][1]
        self.row[told["place"]] = (told["card"], True)

    def _station_laid(self, told: Mapping[str, Any]) -> None:
        self.row.insert(told["place"], (UNKNOWN, False))

    def _station_removed(self, told: Mapping[str, Any]) -> None:
        assert self.row[told["place"]][0] == told["card"]
        del self.row[told["place"]]

    def _run_revealed(self, told: Mapping[str, Any]) -> None:
        self.revealed[told["seat"]] = told["card"]

    def _card_swapped(self, told: Mapping[str, Any]) -> None:
        assert self.revealed[told["seat"]] == told["back"]
        self.revealed[told["seat"]] = told["card"]

    def _nomia_drawn(self, told: Mapping[str, Any]) -> None:
        self.left -= 1
        assert self.left == told["left"]
        if told["card"] not in ("evac", "lifeboat"):
            self.discard.append(told["card"])

    def _nomia_added(self, told: Mapping[str, Any]) -> None:
        self.market[told["card"]] -= 1
        self.discard.append(told["card"])

    def _lifeboat_added(self, _told: Mapping[str, Any]) -> None:
        self.discard.append("lifeboat")

    def _evac_readied(self, _told: Mapping[str, Any]) -> None:
        self.discard.append("evac")

    def _nomia_shuffled(self, told: Mapping[str, Any]) -> None:
        assert told["count"] == len(self.discard)
        self.left += len(self.discard)
        self.discard.clear()

    def _survivor_lost(self, told: Mapping[str, Any]) -> None:
        runner = told["runner"]
        self.alive[runner] -= 1
        assert self.alive[runner] == told["alive"]
        self.hits = told["hits"]
        self._cover(runner, told)

    def _survivor_hit(self, told: Mapping[str, Any]) -> None:
        self.hits = told["hits"]
        self._cover(told["seat"], told)

    def _cover(self, runner: int, told: Mapping[str, Any]) -> None:
        if told["tracker"]:
            self.tracker.append(runner)
            assert len(self.tracker) == told["tracker"]

    def _hit_removed(self, told: Mapping[str, Any]) -> None:
        self.hits = told["hits"]

    def _runner_removed(self, told: Mapping[str, Any]) -> None:
        self.spots[told["runner"]] = GONE

    def _survivor_returned(self, told: Mapping[str, Any]) -> None:
        self.alive[told["seat"]] = told["alive"]

    def _captive_taken(self, told: Mapping[str, Any]) -> None:
        self.alive[told["seat"]] = told["alive"]

    def _nomia_collected(self, told: Mapping[str, Any]) -> None:
        self.alive[told["seat"]] = told["alive"]

    def _survivors_safe(self, told: Mapping[str, Any]) -> None:
        self.alive[told["seat"]] = told["alive"]
        self.safe += told["count"]

    def _round_began(self, told: Mapping[str, Any]) -> None:
        self.round = told["round"]
        self.revealed = [""] * len(self.revealed)
        assert self.first == told["first"]

    def _token_passed(self, told: Mapping[str, Any]) -> None:
        self.first = told["seat"]

    def _match_won(self, told: Mapping[str, Any]) -> None:
        self.outcome = told["reason"]

    def _match_lost(self, told: Mapping[str, Any]) -> None:
        self.outcome = told["reason"]

    def agrees_with(self, view: EvacState) -> bool:
        return (
            self.spots == view.spots
            and self.alive == view.alive
            and self.facing == view.facing
            and self.row == [(placed.card, placed.up) for placed in view.row]
            and self.market == view.market
            and self.discard == view.nomia_discard
            and self.left == len(view.nomia_deck)
            and self.arrow == view.arrow
            and self.tracker == view.tracker
            and (self.first, self.round) == (view.first, view.round)
            and self.revealed == view.revealed
            and (self.safe, self.hits) == (view.safe, view.hits)
            and self.outcome == view.outcome
        )
