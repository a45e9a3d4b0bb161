"""What the inspector tells of a run card before it is chosen."""

from __future__ import annotations

from game.content.texts import plain
from game.match.match import Match
from game.rules.evacuate import EvacState
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.evacuate.odds import Odds
from game.ui import theme
from tests.scenes.driver import texts_once
from tests.scenes.evacuate.matches import begun, view_of

NO_BREAK = "\N{NO-BREAK SPACE}"


def told(match: Match, seat: int, card: str) -> tuple[list[str], tuple[str, ...]]:
    """Return the notes and the bar of a card, as its seat reads them."""
    odds = Odds(texts_once(), EvacNaming(texts_once(), match.seats, view_of(match)))
    view = match.view(seat)
    assert isinstance(view, EvacState)
    notes = [plain(note.text).replace(NO_BREAK, " ") for note in odds.notes(view, seat, card)]
    return notes, odds.bar(view, seat, card)


def test_a_card_says_the_place_and_which_cards_hit_there() -> None:
    notes, bar = told(begun(4), 1, "m1")
    assert notes == ["If all others stay: 1st of 4", "Safe from 4 of 5 cards", "Hit by Front 1"]
    assert bar == (theme.GOOD,) * 4 + (theme.BAD,)


def test_who_stays_with_the_pack_counts_as_first_and_last() -> None:
    notes, _ = told(begun(4), 0, "pack")
    assert notes[1:] == ["Safe from 2 of 5 cards", "Hit by Front 1 and Rear 2"]


def test_who_sees_the_next_card_is_told_what_it_would_do() -> None:
    match = begun(4, game="full", shift=9)
    assert view_of(match).civs[0] == "ithli"
    notes, _ = told(match, 0, "m1")
    assert notes[-1].startswith("Next comes ")
    others, _ = told(match, 1, "m1")
    assert not any(note.startswith("Next comes") for note in others)


def test_the_answers_of_others_change_nothing() -> None:
    match, twin = begun(4), begun(4)
    match.answer(0, "m1")
    twin.answer(0, "panic_run")
    assert told(match, 1, "m3") == told(twin, 1, "m3")


def test_a_card_that_copies_another_promises_nothing() -> None:
    assert told(begun(4), 0, "hyper") == ([], ())
