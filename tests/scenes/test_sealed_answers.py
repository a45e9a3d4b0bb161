"""Answers in secret: given aside, changed until the last is in, and saved in the middle."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match.loading import LOG_DIFFERS
from game.match.match import Match
from game.rules.deck import UNKNOWN
from tests.scenes.driver import FRAME
from tests.scenes.toy_table import (
    ALONE,
    TWO,
    AtLamps,
    LampsBots,
    lamps_match,
    lamps_saves,
    sit_down_at_lamps,
)


def reload(at: AtLamps, folder: Path) -> Match:
    """Return the match of the newest save."""
    saves = lamps_saves(folder)
    entry = saves.newest()
    assert entry is not None
    match = saves.load(entry.path)
    assert match.sealed_entries() == at.match.sealed_entries()
    return match


def test_ai_seats_choose_while_people_do_and_see_only_their_own_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots()
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE, bots).light_two()
    assert at.match.sealed == {1, 2}, "nobody waited for Ana"
    assert len(set(bots.seeds)) == 2, "each has thoughts of its own"
    assert at.table.choices is not None
    for seat, view in bots.views:
        others = [
            card for other, hand in enumerate(view["hands"]) if other != seat for card in hand
        ]
        assert set(others) == {UNKNOWN}
        assert (view["seed"], UNKNOWN in view["hands"][seat]) == (0, False)


def test_the_focus_of_a_person_stays_while_an_ai_seat_gets_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE, bots).light_two()
    at.hover(at.keys_on_offer[1])
    bots.awake = True
    at.settle()
    assert at.match.sealed == {1, 2}
    assert at.focus == f"option:{at.keys_on_offer[1]}"


def test_a_person_alone_keeps_the_table_and_reads_who_still_chooses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE, bots).light_two().play()
    assert at.prompt() == "Ben and Kit are still choosing."
    assert at.cards_seen() == set(at.hand(0))
    bots.awake = True
    at.wait(FRAME)
    bots.awake = False
    assert at.prompt() == "Kit is still choosing."
    bots.awake = True
    at.settle()
    assert at.match.round == 2


def test_a_sealed_answer_can_be_changed_until_the_last_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE, bots).light_two().play(0)
    assert at.item("undo").enabled
    at.push("undo")
    assert at.match.sealed == frozenset()
    assert at.item("redo").enabled
    at.play(1)
    kept = sorted(at.hand(0))[1]
    assert at.match.sealed_answer(0) == f"card{kept}"
    at.strike(pygame.K_z, ctrl=True)
    assert at.table.choices is not None
    at.strike(pygame.K_y, ctrl=True)
    assert at.match.sealed == {0}
    assert [seat for seat, _ in bots.views] == [1], "nobody was asked twice"
    bots.awake = True
    at.settle()
    opened = [event.data for event in at.top.shown if event.kind == "card_opened"]
    assert opened[0] == {"seat": 0, "card": kept}


def test_an_open_answer_can_be_taken_back_though_ai_seats_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots()
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE, bots).light_two()
    assert at.match.sealed == {1, 2}
    at.strike(pygame.K_z, ctrl=True)
    assert at.match.view(None).lit == [0]
    assert at.match.sealed == frozenset()
    at.choose("lamp5")
    at.settle()
    assert at.match.sealed == {1, 2}, "they were asked anew"
    at.play()
    assert at.match.round == 2


def test_what_an_ai_seat_thinks_about_a_question_taken_back_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE, bots).light_two()
    at.wait(FRAME)
    assert [seat for seat, _ in bots.views] == [1]
    at.strike(pygame.K_z, ctrl=True)
    assert bots.forgot == 1
    bots.awake = True
    at.settle()
    assert at.match.sealed == frozenset()
    assert at.decision.kind == "light_lamp"


def test_nobody_takes_back_the_answer_of_another_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play().rise()
    assert not at.item("undo").enabled
    at.strike(pygame.K_z, ctrl=True)
    assert at.prompt() == "Ana has answered since."
    assert 0 in at.match.sealed


def test_the_next_person_begins_without_what_the_last_one_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play().rise()
    assert at.focus == ""
    assert at.inspector().startswith("Lamps")
    assert at.choices.seat == 1


# --- saved in the middle -------------------------------------------------------------------------


def test_a_match_saved_with_some_answers_in_goes_on_with_the_missing_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two()
    at.settle()
    at.play()
    assert at.match.sealed == {0, 2}
    match = reload(at, tmp_path)
    monkeypatch.undo()
    bots = LampsBots()
    again = sit_down_at_lamps(tmp_path, monkeypatch, match, bots)
    assert again.curtain() == "Ben"
    again.rise().play()
    assert bots.views == [], "the answer of the AI seat was kept"
    assert match.round == 2


def test_an_answer_taken_back_is_not_in_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE, bots).light_two().play()
    assert reload(at, tmp_path).sealed == {0}
    at.strike(pygame.K_z, ctrl=True)
    assert reload(at, tmp_path).sealed == frozenset()


def test_loading_calls_for_a_curtain_even_if_the_same_person_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise()
    at.choose("lamp1")
    match = reload(at, tmp_path)
    monkeypatch.undo()
    again = sit_down_at_lamps(tmp_path, monkeypatch, match)
    assert again.curtain() == "Ana"
    assert "lights lamp 1" in again.rise().log()


def test_what_loading_has_to_tell_is_told_to_the_first_person_who_sits_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = lamps_match(TWO)
    match.notices = (LOG_DIFFERS,)
    at = sit_down_at_lamps(tmp_path, monkeypatch, match).rise()
    assert at.prompt() == at.services.texts.say(LOG_DIFFERS.key)
