"""Looking back at a match: every position again, to everybody only what was open then."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.match.match import Match
from game.match.past import Onlooker, Past, StillSecret
from game.match.reel import STRIDE
from game.rules.contract import Event
from tests.match.tables import lamps, play_on

EVERYBODY: tuple[Onlooker, ...] = (None, 0, 1)


def positions(match: Match) -> Iterator[dict[str, object]]:
    """Play on by chance, and yield every position at which something has just been carried out."""
    yield match.snapshot()
    while match.decisions():
        before = len(match.log)
        play_on(match, 1, seed=before)
        if len(match.log) > before:
            yield match.snapshot()


def test_every_position_of_a_match_can_be_seen_again_in_any_order() -> None:
    match = lamps()
    seen = list(positions(match))
    assert len(seen) > STRIDE
    past = Past(match)
    assert past.moments == len(seen) - 1
    order = list(range(len(seen)))
    random.Random(1).shuffle(order)
    for moment in (*order, *reversed(order)):
        past.go_to(moment)
        assert past.snapshot() == seen[moment]
        assert past.mark == sum(len(past.events_of(n, "all")) for n in range(moment))


def test_looking_back_changes_nothing_in_the_match() -> None:
    match = play_on(lamps(), 1)
    before = (match.snapshot(), match.log, match.all_events(), match.can_undo(0))
    past = Past(match)
    for moment in range(past.moments + 1):
        past.go_to(moment)
    assert (match.snapshot(), match.log, match.all_events(), match.can_undo(0)) == before


def test_the_match_goes_on_without_whoever_looks_back() -> None:
    match = play_on(lamps(), 5)
    past = Past(match)
    known, shown = past.moments, past.snapshot()
    play_on(match, 9)
    assert (past.moments, past.snapshot()) == (known, shown)


def test_what_was_taken_back_is_not_looked_back_at() -> None:
    match = lamps()
    play_on(match, 1)
    match.undo(0)
    assert Past(match).moments == 0
    match.redo(0)
    assert Past(match).moments == 1


def test_taking_back_and_giving_again_across_a_kept_copy_reaches_the_same_positions() -> None:
    match = lamps()
    while len(match.reel.moments) < STRIDE or not match.can_undo(match.waiting()[0]).ok:
        play_on(match, 1, seed=len(match.log))
    seat = match.waiting()[0]
    before = [state_of(match, number) for number in range(len(match.reel.moments) + 1)]
    match.undo(seat)
    match.redo(seat)
    assert [state_of(match, number) for number in range(len(match.reel.moments) + 1)] == before


def state_of(match: Match, number: int) -> object:
    """Return a position as data."""
    return match.game.dump(match.reel.state(match.game, number))


def test_each_onlooker_sees_what_was_open_to_that_seat_then() -> None:
    match = lamps()
    then: list[list[object]] = []

    def note() -> None:
        views = [match.game.dump(match.view(each)) for each in (None, 0, 1)]
        then.append([*views, *(match.events_since(0, each) for each in (None, 0, 1))])

    for _ in positions(match):
        note()
    past = Past(match)
    for moment, known in enumerate(then):
        past.go_to(moment)
        views = [past.game.dump(past.seen_by(each)) for each in EVERYBODY]
        assert [*views, *(past.told(each) for each in EVERYBODY)] == known


def test_nobody_sees_all_secrets_while_a_match_goes_on() -> None:
    past = Past(play_on(lamps(), 6))
    assert not past.over
    for look in (lambda: past.seen_by("all"), lambda: past.told("all")):
        with pytest.raises(StillSecret):
            look()
    with pytest.raises(StillSecret):
        past.events_of(0, "all")


def test_after_the_end_all_secrets_can_be_seen() -> None:
    match = play_on(lamps(), 1000)
    past = Past(match)
    assert past.over
    past.go_to(0)
    hands = past.game.dump(past.seen_by("all"))["hands"]
    assert all(isinstance(card, int | str) and card != "?" for hand in hands for card in hand)
    assert past.told("all") == past.all_events()


def test_an_event_leads_back_to_its_moment() -> None:
    match = play_on(lamps(), 1000)
    past = Past(match)
    for number, moment in enumerate(match.reel.moments):
        for event in moment.events:
            assert past.moment_of(event) == number
    assert past.moment_of(lamps_event(match)) is None


def lamps_event(match: Match) -> Event:
    """Return an event that is equal to one of the match, but another."""
    event = match.all_events()[0]
    return replace(event, data=dict(event.data))


def test_the_rounds_are_known_for_every_position() -> None:
    match = play_on(lamps(), 1000)
    past = Past(match)
    for moment in range(past.moments + 1):
        past.go_to(moment)
        assert past.rounds[moment] == past.round
