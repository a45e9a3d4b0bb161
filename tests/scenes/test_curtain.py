"""The curtain: whom it calls, what it hides, and when the table of several people needs none."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rules.deck import UNKNOWN
from game.ui.panes import Panes
from tests.scenes.toy_table import (
    ALONE,
    BEAT_SECONDS,
    NAMES,
    TWO,
    AtLamps,
    LampsBots,
    lamps_match,
    sit_down_at_lamps,
)


def before_the_last_answer(folder: Path, patch: pytest.MonkeyPatch) -> AtLamps:
    """Return a table that shows the cards of one person, whose answer ends the round in motion."""
    at = sit_down_at_lamps(folder, patch, TWO).rise().light_two().play().rise().play()
    at.rise().light_two()
    at.rise().play()
    at.rise()
    assert "Ben draws" in at.log()
    at.table.director.speed = "normal"
    return at


def test_the_table_of_several_people_begins_behind_a_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    assert at.curtain() == "Ana"
    assert at.reads("Hand over to")
    assert at.cards_seen() == set()
    at.rise()
    assert at.cards_seen() == set(at.hand(0))
    assert at.prompt() == "Ana, light a lamp."


def test_no_curtain_comes_between_two_answers_of_one_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise()
    at.choose("lamp3").choose("lamp4")
    assert at.name == "Table"
    assert at.decision.kind == "play_card"
    assert {viewer for _, viewer in at.top.settled[2:]} == {0}


def test_the_window_shows_nobodys_cards_from_the_answer_to_the_next_persons_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play()
    assert at.curtain() == "Ben"
    assert at.cards_seen() == set()
    hands, viewer = at.top.settled[-1]
    assert (viewer, {card for hand in hands for card in hand}) == (None, {UNKNOWN})
    at.rise()
    assert at.cards_seen() == set(at.hand(1))


def test_the_first_picture_after_a_curtain_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play()
    at.rise(settle=False)
    first = at.canvas.surface.copy()
    at.settle().stage.redraw()
    at.show()
    for region in (at.frame.own, at.frame.rail):
        area = at.canvas.box(region)
        now = pygame.image.tobytes(at.canvas.surface.subsurface(area), "RGB")
        assert pygame.image.tobytes(first.subsurface(area), "RGB") == now


def test_the_first_picture_for_all_shows_nothing_of_whoever_answered_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = before_the_last_answer(tmp_path, monkeypatch)
    at.table.press_option(at.keys_on_offer[0])
    at.show()
    assert at.top.viewer is None
    first = at.canvas.surface.copy()
    at.table._face.panes = Panes()
    at.stage.redraw()
    at.show()
    for region in (at.frame.own, at.frame.rail, at.frame.inspector):
        area = at.canvas.box(region)
        whole = pygame.image.tobytes(at.canvas.surface.subsurface(area), "RGB")
        assert pygame.image.tobytes(first.subsurface(area), "RGB") == whole


def test_nobodys_cards_are_shown_while_both_look_on_then_the_next_person_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = before_the_last_answer(tmp_path, monkeypatch)
    key = at.keys_on_offer[0]
    at.hover(key).press_at(*at.middle(key))
    pictures = 0
    while at.table.director.busy:
        assert at.name == "Table"
        assert at.cards_seen() == set()
        assert "draws" not in at.log()
        at.wait(BEAT_SECONDS)
        pictures += 1
    assert pictures > 5
    assert at.curtain() == "Ana"


def test_a_curtain_comes_before_whoever_sat_there_last_once_others_have_looked_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play().rise().play()
    assert at.kinds_shown()[-1] == "round_began"
    assert at.curtain() == "Ben", "Ana has come closer since"


def test_a_press_that_was_meant_for_the_table_does_not_raise_the_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two()
    key = at.keys_on_offer[0]
    at.hover(key).press_at(*at.middle(key))
    assert at.curtain() == "Ben"
    at.click("curtain.rise")
    at.strike(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE)
    assert at.name == "Curtain"
    at.wait(0.55)
    at.rise(settle=False)
    before = len(at.match.log), at.match.sealed
    key = at.keys_on_offer[0]
    at.hover(key).press_at(*at.middle(key))
    at.strike(pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE)
    assert (at.name, len(at.match.log), at.match.sealed) == ("Table", *before)
    at.wait(0.55)
    at.play()
    assert at.match.round == 2


@pytest.mark.parametrize("seconds", [0.0, 1.0])
def test_how_long_no_press_counts_is_a_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two()
    at.services.settings.change("play", rest_after_curtain=seconds)
    key = at.keys_on_offer[0]
    at.hover(key).press_at(*at.middle(key))
    assert at.curtain() == "Ben"
    at.wait(max(0.0, seconds - 0.1))
    at.watch.seated = 1
    at.click("curtain.rise")
    assert at.name == ("Curtain" if seconds else "Table")


def test_the_pause_over_a_curtain_shows_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play()
    at.wait(0.6)
    at.strike(pygame.K_ESCAPE)
    assert at.name == "Pause"
    painted: list[str] = []
    monkeypatch.setattr(type(at.top), "draw_board", lambda *_: painted.append("board"))
    at.stage.redraw()
    at.show()
    assert painted == []
    at.strike(pygame.K_ESCAPE)
    assert at.curtain() == "Ben"


def test_a_curtain_says_who_is_ready_and_not_what_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two()
    at.settle()
    at.play()
    words = at.texts()
    assert words.count("ready") == 2, "Ana, and Kit who thought aside"
    assert at.cards_seen(words) == set()


@pytest.mark.parametrize("size", [(1024, 576), (1280, 800), (2560, 1080), (3840, 2160)])
def test_the_curtain_fits_every_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(TWO, names=["W" * 24] * 3))
    at.resize(*size)
    assert at.faults() == []
    at.watch.seated = 0
    at.click("curtain.rise")
    assert at.name == "Table"


def test_an_open_question_is_answered_while_all_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(TWO, lamps="red"))
    assert at.prompt() == "Ana, light a lamp."
    assert at.cards_seen() == set()
    at.hover("lamp4")
    assert [event.kind for event in at.choices.outcome("lamp4")] == ["lamp_lit"]
    at.choose("lamp4")
    at.strike(pygame.K_z, ctrl=True)
    at.choose("lamp5")
    at.choose("lamp4")
    assert at.curtain() == "Ana", "the card is nobody else's business"
    at.rise().play()
    at.rise().play()
    assert at.prompt() == "Ben, light a lamp."
    assert at.cards_seen() == set()


def test_whoever_is_asked_openly_can_look_alone_before_answering(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(TWO, lamps="red"))
    at.choose("lamp4")
    at.strike(pygame.K_z)
    asked, log = at.decision, at.log()
    at.mouse(pygame.MOUSEMOTION, *at.item("veil").box[:2])
    assert "Look alone" in at.inspector()
    assert "until Ana sits here alone" in at.inspector()
    at.click("veil")
    assert at.curtain() == "Ana"
    assert at.cards_seen() == set()
    at.settle()
    at.rise()
    assert (at.decision, at.log()) == (asked, log), "the same question, and nothing has happened"
    assert at.cards_seen() == set(at.hand(0))
    assert "veil" not in at.ids(), "nobody else looks on now"
    at.choose("lamp4")
    at.choose("lamp5")
    assert at.decision.kind == "play_card", "Ana keeps the table"


def test_the_cover_is_reached_by_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(TWO, lamps="red"))
    at.wait(0.6)
    at.tab_to("veil")
    at.strike(pygame.K_RETURN)
    assert at.curtain() == "Ana"


@pytest.mark.parametrize("lamps", ["white", "red"])
def test_nothing_is_covered_at_the_table_of_one_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lamps: str
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(ALONE, lamps=lamps))
    assert "veil" not in at.ids()


def test_an_open_question_after_a_secret_one_leaves_the_table_to_the_same_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(TWO, lamps="red"), bots)
    at.light_two().rise()
    at.strike(pygame.K_z, ctrl=True)
    assert at.decision.kind == "light_lamp"
    assert at.cards_seen() == set(at.hand(0)), "Ana sits there alone and takes a lamp back"


def test_a_round_goes_by_keys_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    for raise_it in (pygame.K_RETURN, pygame.K_SPACE) * 3:
        at.watch.seated = NAMES.index(at.curtain())
        at.wait(0.6)
        at.strike(raise_it)
        assert at.name == "Table"
        at.wait(0.6)
        while at.name == "Table":
            at.strike(pygame.K_n, pygame.K_RETURN)
            at.settle()
        if at.match.round == 2:
            return
    raise AssertionError("the round never ended")


def test_a_round_goes_by_mouse_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play().rise().play()
    assert at.match.round == 2
    assert at.curtain() == "Ben"
