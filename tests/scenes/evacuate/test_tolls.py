"""Whoever chooses a run card reads what the Nomias took in the round before."""

from __future__ import annotations

from itertools import pairwise

from game.content.texts import plain
from game.rules.contract import Event
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.evacuate.tolls import MOST_TOLLS, Toll, toll_notes, tolls_of
from tests.scenes.driver import texts_once
from tests.scenes.evacuate.matches import begun, over, view_of


def began(number: int) -> Event:
    return Event("round_began", {"round": number})


def drawn(card: str) -> Event:
    return Event("nomia_drawn", {"card": card, "left": 3}, reveals=True)


def lost(runner: int) -> Event:
    return Event("survivor_lost", {"runner": runner, "alive": 3})


def told(*events: Event) -> list[str]:
    match = begun(4)
    naming = EvacNaming(texts_once(), match.seats, view_of(match))
    return [plain(note.text) for note in toll_notes(texts_once(), naming, events)]


def test_each_card_of_the_last_round_is_told_with_whom_it_hit() -> None:
    events = began(1), drawn("rear"), lost(0), lost(1), drawn("nohostile"), began(2)
    assert told(*events) == ["Last round: Rear hit Ana and Ben", "Last round: All Clear hit nobody"]


def test_who_lost_two_to_one_card_is_named_once_and_a_hit_counts() -> None:
    hit = Event("survivor_hit", {"seat": 2, "hits": (1,), "tracker": 3})
    assert tolls_of((began(1), drawn("front"), lost(0), lost(0), hit, began(2))) == [
        Toll("front", (0, 2))
    ]


def test_rounds_before_the_last_one_and_the_present_one_are_not_told() -> None:
    events = began(1), drawn("rear"), lost(0), began(2), drawn("medical"), began(3), drawn("swarm")
    assert tolls_of(events) == [Toll("medical", ())]
    assert tolls_of(events[:3]) == []


def test_of_many_cards_those_that_hit_nobody_are_left_out() -> None:
    cards = [drawn("nohostile")] * MOST_TOLLS
    assert told(began(1), *cards, drawn("rear"), lost(3), began(2)) == ["Last round: Rear hit Kit"]


def test_every_loss_of_a_whole_match_is_in_one_of_the_tolls() -> None:
    events = over(5, 3, "full").events_since(0, None)
    starts = [number for number, event in enumerate(events) if event.kind == "round_began"]
    for first, second in pairwise(starts):
        losers = {e.data["runner"] for e in events[first:second] if e.kind == "survivor_lost"}
        named = {runner for toll in tolls_of(events[: second + 1]) for runner in toll.runners}
        assert losers <= named
