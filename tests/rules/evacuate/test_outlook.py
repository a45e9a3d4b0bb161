"""The odds aid: where a run card would end and which Nomia cards would hit, by public knowledge."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content.maps import load_board
from game.rules.contract import Event, Setup
from game.rules.deck import UNKNOWN
from game.rules.evacuate import EVACUATE
from game.rules.evacuate.attack import shelter_of, targets_of
from game.rules.evacuate.outlook import Outlook, outlook_of
from game.rules.evacuate.row import position
from game.rules.evacuate.state import EvacState, hand, runners
from game.rules.evacuate.stations import OFF
from game.rules.evacuate.view import nomia_deck_holds
from game.rules.rng import Chance, below


def table(seats: int = 4, seed: int = 1, game: str = "basic") -> EvacState:
    board = load_board("evacuate").graph
    return EVACUATE.new_game(Setup(seats, board, {"game": game, "starter": "first"}), seed)


def choosing(seats: int, seed: int, rounds: int, game: str = "basic") -> Iterator[EvacState]:
    """Yield the states of a random match in which everybody chooses a run card."""
    state, chance = table(seats, seed, game), Chance(seed)
    while (asked := EVACUATE.decisions(state)) and state.round <= rounds:
        if all(decision.kind == "choose_run" for decision in asked.values()):
            yield state.copy()
        keys = {
            seat: decision.options[below(chance, len(decision.options))].key
            for seat, decision in asked.items()
        }
        EVACUATE.apply(state, keys)


def run_alone(state: EvacState, seat: int, card: str) -> tuple[EvacState, list[Event]]:
    """Play a card by the rules themselves while nobody else can move, and return what came."""
    played = state.copy()
    played.stunned = [was or runner != seat for runner, was in enumerate(state.stunned)]
    answers = {
        each: card if each == seat else decision.options[0].key
        for each, decision in EVACUATE.decisions(played).items()
    }
    events = EVACUATE.apply(played, answers)
    own = [event for event in events if event.data.get("runner") == seat]
    return played, own


def look(state: EvacState, seat: int, card: str) -> Outlook:
    found = outlook_of(EVACUATE.view(state, seat), seat, card)
    assert found is not None
    return found


MATCHES = [(2, 1), (3, 2), (4, 3), (4, 4), (5, 5), (6, 6), (6, 7)]


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_it_ends_where_the_rules_say_it_ends(seats: int, seed: int) -> None:
    compared = 0
    for state in choosing(seats, seed, 9):
        for seat in EVACUATE.decisions(state):
            for card in hand(state, seat):
                seen = look(state, seat, card)
                _, events = run_alone(state, seat, card)
                runs = [e for e in events if e.kind == "survivor_ran" and e.data["by"] != "pack"]
                steps = [node for e in runs for node in _path(e)]
                if seen.end == OFF:
                    continue
                end = steps[-1] if steps else state.spots[seat]
                assert (seen.end, seen.moved) == (end, len(steps)), (state.round, seat, card)
                compared += 1
    assert compared > 40


def _path(event: Event) -> tuple[int, ...]:
    path = event.data["path"]
    assert isinstance(path, tuple)
    return tuple(node for node in path if isinstance(node, int))


@pytest.mark.parametrize(("seats", "seed"), MATCHES)
def test_the_hits_are_those_of_every_card_tried_one_by_one(seats: int, seed: int) -> None:
    for state in choosing(seats, seed, 8):
        held = nomia_deck_holds(state)
        for seat in EVACUATE.decisions(state):
            for card in hand(state, seat):
                seen = look(state, seat, card)
                if seen.end == OFF:
                    continue
                there = state.copy()
                there.spots[seat], there.moved[seat] = seen.end, seen.moved
                hit = [
                    title
                    for title in held
                    if title in ("front", "rear", "ambush", "lurkers", "pincer", "swarm")
                    and seat in targets_of(there, title)
                    and not shelter_of(there, seat, title)
                ]
                assert sum(seen.hits.values()) == len(hit)
                assert set(seen.hits) == set(hit)
                assert seen.safe == len(held) - len(hit)
                ahead = [
                    runner
                    for runner in runners(there)
                    if (position(there, there.spots[runner]) - position(there, seen.end))
                    * there.arrow
                    > 0
                ]
                assert seen.place == 1 + len(ahead)
                assert seen.of == len(runners(there))


def test_at_the_start_whoever_walks_alone_is_first_and_hit_from_the_front() -> None:
    seen = look(table(), 0, "m1")
    assert (seen.place, seen.of, seen.cards) == (1, 4, 5)
    assert seen.hits == {"front": 1}
    assert seen.safe == 4


def test_whoever_stays_at_the_start_shares_the_first_place_and_is_the_last_line_too() -> None:
    seen = look(table(), 0, "pack")
    assert seen.place == 1
    assert seen.hits == {"front": 1, "rear": 2}


def test_a_station_nobody_knows_stays_unknown() -> None:
    state = table()
    known = sum(state.stations.length[placed.card] for placed in state.row if placed.up)
    state.spots[0] = next(
        node
        for placed in state.row
        if placed.up
        for node in state.stations.nodes(placed.card)
        if position(state, node) == known - 1
    )
    state.begun = state.spots[:]
    view = EVACUATE.view(state, 0)
    assert view.row[-1].card == UNKNOWN
    seen = outlook_of(view, 0, "panic_run")
    assert seen is not None
    assert seen.end == OFF
    assert seen.place == 1
    assert {"front"} == set(seen.hits)


def test_a_card_that_copies_another_has_no_outlook() -> None:
    assert outlook_of(EVACUATE.view(table(), 0), 0, "hyper") is None


def test_whoever_has_seen_the_next_card_is_reminded_of_it() -> None:
    state = table()
    assert look(state, 0, "m1").known == ""
    state.peeks[0] = 1
    assert look(state, 0, "m1").known == state.nomia_deck[-1]
    assert look(state, 1, "m1").known == ""


def test_hidden_things_change_nothing() -> None:
    state = table()
    twin = state.copy()
    twin.nomia_deck.reverse()
    twin.station_deck.reverse()
    twin.row[-1] = twin.row[-1]._replace(card=twin.station_deck.pop())
    for card in hand(state, 0):
        assert look(state, 0, card) == look(twin, 0, card)
