"""Secrets at one screen: whose view is shown, the curtain, and answers that are opened together."""

from __future__ import annotations

import random
from argparse import Namespace
from pathlib import Path

import pygame
import pytest

from game.match.loading import LOG_DIFFERS
from game.match.match import Match, Viewer
from game.picture import draw_table
from game.rules.deck import UNKNOWN
from game.ui.panes import Panes
from tests.match.toy_game import LampsState
from tests.scenes.driver import FRAME
from tests.scenes.toy_table import (
    BEAT_SECONDS,
    NAMES,
    AtLamps,
    LampsBots,
    LampsTop,
    lamps_match,
    lamps_saves,
    lamps_services,
    lay_out_lamps,
    sit_down_at_lamps,
)

TWO = "human,human,steady"
ALONE = "human,steady,steady"


def kinds(at: AtLamps) -> list[str]:
    """The kinds of all events that were shown in motion."""
    return [event.kind for event in at.top.shown]


def reload(at: AtLamps, folder: Path) -> Match:
    """Return the match of the newest save."""
    saves = lamps_saves(folder)
    entry = saves.newest()
    assert entry is not None
    match = saves.load(entry.path)
    assert match.sealed_entries() == at.match.sealed_entries()
    return match


# --- whose eyes ----------------------------------------------------------------------------------


def test_a_person_alone_sees_the_own_cards_all_the_time_and_never_a_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE)
    while at.match.round < 3:
        assert at.name == "Table"
        assert at.cards_seen() == set(at.hand(0))
        at.choose(at.keys_on_offer[0])
    assert {viewer for _, viewer in at.top.settled[1:]} == {0}


def test_a_table_without_people_shows_what_everybody_may_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, "steady,steady", bots)
    assert at.cards_seen() == set()
    assert at.top.viewer is None
    assert "card_drawn" not in kinds(at)


def test_the_log_tells_each_person_of_the_own_cards_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    at.rise().light_two().play().rise().play()
    assert at.curtain() == "Ben"
    assert "draws" not in at.log(), "nobody knows who looks at a curtain"
    at.rise()
    assert f"Ben draws card-{at.hand(1)[-1]}." in at.log()
    assert "Ana draws" not in at.log()


def test_events_are_shown_to_those_who_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = sit_down_at_lamps(tmp_path / "1", monkeypatch, ALONE).light_two().play()
    drawn = [event for event in alone.top.shown if event.kind == "card_drawn"]
    assert [event.data["seat"] for event in drawn] == [0]
    monkeypatch.undo()
    two = sit_down_at_lamps(tmp_path / "2", monkeypatch, TWO)
    two.rise().light_two().play().rise().play()
    assert "card_opened" in kinds(two)
    assert "card_drawn" not in kinds(two), "both look on while the cards are opened"


# --- the curtain ---------------------------------------------------------------------------------


def test_the_table_of_several_people_begins_behind_a_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    assert at.curtain() == "Ana"
    assert at.reads("Pass the mouse to")
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
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play().rise().play()
    at.rise().light_two()
    at.rise().play()
    at.rise()
    assert "Ben draws" in at.log()
    at.table.director.speed = "normal"
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
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO).rise().light_two().play().rise().play()
    at.rise().light_two()
    at.rise().play()
    at.rise()
    assert "Ben draws" in at.log()
    at.table.director.speed = "normal"
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
    assert kinds(at)[-1] == "round_began"
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


def test_an_open_question_after_a_secret_one_leaves_the_table_to_the_same_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(TWO, lamps="red"), bots)
    at.light_two().rise()
    at.strike(pygame.K_z, ctrl=True)
    assert at.decision.kind == "light_lamp"
    assert at.cards_seen() == set(at.hand(0)), "Ana sits there alone and takes a lamp back"


# --- answers in secret ---------------------------------------------------------------------------


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


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", ["human,human", "human,steady,human", "human,human,human"])
def test_however_it_is_played_the_window_shows_the_cards_of_one_person_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: str, seed: int
) -> None:
    chance, lamps = random.Random(seed), "red" if seed % 2 else "white"
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(seats, seed, lamps=lamps))
    for _ in range(40):
        if at.match.round == 3:
            return
        if at.name == "Curtain":
            assert at.cards_seen() == set()
            at.rise()
        viewer = at.top.viewer
        assert viewer in (None, at.choices.seat)
        assert at.cards_seen() == (set() if viewer is None else set(at.hand(viewer)))
        if chance.random() < 0.3:
            at.strike(pygame.K_z, ctrl=True)
        at.choose(chance.choice(at.keys_on_offer))
    raise AssertionError("two rounds never ended")


# --- pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "shown_to"), [(TWO, 0), ("steady,human,human", None)])
def test_a_picture_shows_what_one_person_sees_or_what_everybody_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: str, shown_to: int | None
) -> None:
    viewers: list[Viewer] = []
    plain_settle = LampsTop.settle

    def settle(top: LampsTop, view: LampsState, viewer: Viewer) -> None:
        viewers.append(viewer)
        plain_settle(top, view, viewer)

    lay_out_lamps(monkeypatch)
    monkeypatch.setattr(LampsTop, "settle", settle)
    monkeypatch.setattr("game.picture.table_from_words", lambda *_: lamps_match(seats))
    monkeypatch.setattr("game.picture.play_on", lambda *_: None)
    monkeypatch.setattr("game.app.open_services", lambda *_: lamps_services(tmp_path, LampsBots()))
    out = tmp_path / "lamps.png"
    draw_table(Namespace(game="", seats="", seed=7, option=(), after=0, size=(1024, 576), out=out))
    assert out.exists()
    assert viewers[-1] == shown_to
    assert set(viewers) <= {None, shown_to}


# --- one hand on the table -----------------------------------------------------------------------


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
