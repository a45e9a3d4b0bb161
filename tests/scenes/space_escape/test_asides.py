"""Whatever stands beside the board can be asked about: seats, items, piles, numbers, badges."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rules.space_escape import GONE
from game.scenes.space_escape.panels import SpacePanels
from game.scenes.tabletop import Aside
from game.ui.layout import Rect
from tests.rules.space_escape.tabletop import Table, table
from tests.scenes.space_escape.tables import AtTable, match_at, new_match, sit_down

SIZES = ((1280, 720), (1920, 1080))


def position() -> Table:
    """Ana carries the tape and has no medkit; a snake is lost, and a card has been played."""
    return table(
        "6", "45",
        packs={"ember": ("tape",)}, spent=("ember",),
        snakes={"plum": (GONE, 47), "rose": (71, 60)}, deck=30,
    )  # fmt: skip


def panels(at: AtTable) -> SpacePanels:
    """Return what knows where everything stands beside the board."""
    found: SpacePanels = at.table._top._panels  # type: ignore[attr-defined]
    return found


def ask(at: AtTable, box: Rect) -> str:
    """Point at the middle of a box, and return what is told."""
    at.mouse(pygame.MOUSEMOTION, box.cx, box.cy)
    return at.inspector()


@pytest.mark.parametrize("size", SIZES)
def test_a_row_of_the_rail_tells_who_that_is_and_what_it_has(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    at = sit_down(tmp_path, match_at(position(), seats="human,steady,human,novice"), size)
    rows, _ = panels(at).rows(at.frame.rail, at.match.view(None))
    told = [ask(at, Rect(row.x, row.y, row.w * 0.5, row.h)) for row in rows]
    assert "Ana Human. Moves the Ember rat." in told[0]
    assert all(words in told[0] for words in ("Tier 1", "No medkit left", "Tape"))
    assert "Ben AI, Steady. Moves the Sun rat." in told[1]
    assert "Has its medkit" in told[1]


def test_a_second_rat_tells_whose_it_is(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,steady", 5, options={"rats": "4"}))
    rows, _ = panels(at).rows(at.frame.rail, at.match.view(None))
    for row in rows:
        told = ask(at, Rect(row.x, row.y, row.w * 0.5, row.h))
        assert "Rat of Ana." in told or "Rat of Ben." in told
        assert "Moves the" not in told
    told = ask(at, panels(at).badge_box(rows[0]))
    assert "E for Ember" in told
    assert "Ana" in told


def test_a_badge_tells_what_its_letter_is_for(tmp_path: Path) -> None:
    at = sit_down(tmp_path, position())
    rows, _ = panels(at).rows(at.frame.rail, at.match.view(None))
    told = [ask(at, panels(at).badge_box(row)) for row in rows]
    assert "E for Ember" in told[0]
    assert "so that nobody has to tell colors apart" in told[0]
    assert "It is a K" not in told[0]
    assert "K for Sky" in told[3]
    assert "It is a K because S is the letter of Sun." in told[3]
    at.mouse(pygame.MOUSEMOTION, 28, at.frame.prompt.cy)
    assert "E for Ember" in at.inspector(), "the badge of the prompt line tells the same"


def test_items_to_bring_home_tell_where_they_are_and_who_has_them(tmp_path: Path) -> None:
    at = sit_down(tmp_path, position())
    _, home = panels(at).rows(at.frame.rail, at.match.view(None))
    boxes = panels(at).item_boxes(home, at.match.view(None))
    assert "Packed by Ana" in ask(at, boxes["tape"])
    assert "Tier 3" in ask(at, boxes["radish"])
    told = ask(at, Rect(home.x, home.y, home.w, 30))
    assert "Then all rats have to get into the pod." in told


@pytest.mark.parametrize("size", SIZES)
def test_deck_discard_pile_waiting_cards_and_dangers_tell_what_they_are(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    at = sit_down(tmp_path, position(), size)
    own, view = at.frame.own, at.match.view(None)
    deck, discard = panels(at).pile_boxes(own, view)
    assert "Nobody knows their order." in ask(at, deck)
    told = ask(at, discard)
    assert "The one on top says:" in told
    assert "Move" in told or "moves" in told
    hand = panels(at).hand_boxes(own, view)[1]
    caption = Rect(hand.x, hand.y - 20, hand.w, 14)
    assert "Moves the Sun rat." in ask(at, caption)
    aid = panels(at).aid_box(own, view)
    assert aid is not None
    assert "What can bite next round" in ask(at, aid)


def test_an_empty_discard_pile_and_an_empty_hand_tell_that(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human", 5))
    _, discard = panels(at).pile_boxes(at.frame.own, at.match.view(None))
    assert "No card has been played yet." in ask(at, discard)
    last = table("41", "38", seats=2, deck=0).answer("cw3", "plum", "ccw2")
    top = sit_down(tmp_path / "last", match_at(last)).table._top
    assert top.about_target(Aside("no_card")).title == "No card left"


FIGURES = {
    "Rounds": "In a round every hand plays one card.",
    "Cards left": "After each turn a new card is turned up.",
    "Items packed": "All four must be in the pod",
    "Rats in the pod": "safe and stays there",
    "Medkits": "A bite costs the rat its medkit",
    "Snakes aboard": "Plum: 1 aboard, 1 spare",
}


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
def test_each_number_of_the_strip_tells_what_it_counts(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    at = sit_down(tmp_path, position(), size)
    strip = at.frame.strip
    told, x = [], strip.x
    while x < strip.right:
        at.mouse(pygame.MOUSEMOTION, x, strip.cy)
        told.append(at.table._pointing.about)
        x += 12
    assert [about.id for about in dict.fromkeys(told) if isinstance(about, Aside)] == [
        "round", "cards", "items", "pod", "medkits", "snakes",
    ]  # fmt: skip
    for title, words in FIGURES.items():
        place = told.index(Aside("figure", title_id(title)))
        at.mouse(pygame.MOUSEMOTION, strip.x + 12 * place, strip.cy)
        assert title in at.inspector()
        assert words in at.inspector()


def title_id(title: str) -> str:
    """Return the id of the number that is told of under a title."""
    words = {"Rounds": "round", "Cards left": "cards", "Items packed": "items",
             "Rats in the pod": "pod", "Medkits": "medkits", "Snakes aboard": "snakes"}  # fmt: skip
    return words[title]


def test_the_steps_of_a_turn_tell_what_happens_in_them(tmp_path: Path) -> None:
    at = sit_down(tmp_path, position())
    prompt = at.frame.prompt
    told = []
    for x in range(700, 1030, 10):
        at.mouse(pygame.MOUSEMOTION, x, prompt.cy)
        told.append(at.table._pointing.about)
    steps = [about for about in dict.fromkeys(told) if about is not None]
    assert steps == [Aside("step", "0"), Aside("step", "1"), Aside("step", "2")]
    assert "a new one is turned up" in at.table._top.about_target(steps[2]).text


def test_a_press_beside_the_board_answers_nothing_and_refuses_nothing(tmp_path: Path) -> None:
    at = sit_down(tmp_path, position())
    question = at.prompt()
    rows, home = panels(at).rows(at.frame.rail, at.match.view(None))
    deck, _ = panels(at).pile_boxes(at.frame.own, at.match.view(None))
    for box in (*rows, home, deck):
        at.press_at(box.cx, box.cy)
    assert at.prompt() == question
    assert not at.match.log


@pytest.mark.parametrize("size", SIZES)
def test_whatever_is_told_fits_the_inspector(tmp_path: Path, size: tuple[int, int]) -> None:
    names = ("Konstantin B", "Annabella", "Maximilian", "Li")
    at = sit_down(tmp_path, match_at(position(), names), size)
    view = at.match.view(None)
    asides = [Aside("figure", id) for id in map(title_id, FIGURES)]
    asides += [Aside(kind) for kind in ("deck", "discard", "danger", "home", "no_card")]
    asides += [Aside(kind, colour) for kind in ("seat", "badge") for colour in view.crew]
    asides += [Aside("item", item) for item in view.items]
    asides += [Aside("step", number) for number in "012"]
    bottom = next(said.box.top for said in at.said(["log"]) if said.text == "Log")
    for aside in asides:
        at.table._pointing.about = aside
        at.show()
        for said in at.said(["side"]):
            assert said.box.inflate(0, -said.pixels * 0.5).bottom < bottom, (aside, said.text)
            assert not said.text.endswith("…"), said.text
