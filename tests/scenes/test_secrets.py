"""Secrets at one screen: whose view is shown, in the window, in the log and in a picture."""

from __future__ import annotations

import random
from argparse import Namespace
from pathlib import Path

import pygame
import pytest

from game.match.match import Viewer
from game.picture import draw_screen
from tests.match.toy_game import LampsState
from tests.scenes.toy_table import (
    ALONE,
    TWO,
    LampsBots,
    LampsTop,
    lamps_match,
    lamps_services,
    lay_out_lamps,
    sit_down_at_lamps,
)


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
    assert "card_drawn" not in at.kinds_shown()


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
    assert "card_opened" in two.kinds_shown()
    assert "card_drawn" not in two.kinds_shown(), "both look on while the cards are opened"


@pytest.mark.parametrize(("seats", "audible"), [(ALONE, True), (TWO, False)])
def test_nobody_hears_what_another_one_sees_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: str, audible: bool
) -> None:
    """What is read aloud is heard by all: neither a refusal nor the card that is meant is."""
    match = lamps_match(seats)
    match.undo_policy = "confirm"
    at = sit_down_at_lamps(tmp_path, monkeypatch, match)
    heard: list[str] = []
    at.table._speech.aloud = heard.append
    if not audible:
        at.rise()
    at.table._speech.say(f"Why not card-{at.hand(0)[0]}.")
    at.settle()
    assert "Why not" in at.prompt()
    at.strike(pygame.K_n)
    at.strike(pygame.K_RETURN)
    at.settle()
    assert "once more" in at.prompt()
    for told in ("Why not", "once more"):
        assert any(told in sentence for sentence in heard) == audible, heard


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
    monkeypatch.setattr(
        "game.services.open_services", lambda *_: lamps_services(tmp_path, LampsBots())
    )
    out = tmp_path / "lamps.png"
    table = {"game": "", "seats": "", "seed": 7, "option": (), "after": 0, "screen": "table"}
    looks = {"size": (1024, 576), "text": 100, "palette": "lantern", "high_contrast": False}
    draw_screen(Namespace(**table, **looks, out=out))
    assert out.exists()
    assert viewers[-1] == shown_to
    assert set(viewers) <= {None, shown_to}
