"""Several people at one table of Escape Plan: whose board is shown, and how one looks alone."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.match.match import Match
from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN, PLANS, SHOPS
from tests.scenes.driver import open_board
from tests.scenes.space_escape.tables import AtTable, QuickBots, plans_of, sit_down


class NoAnswer:
    """AI seats that think for ever."""

    def ask(self, *_: object) -> None:
        """Take a question."""

    def poll(self) -> None:
        """Have no answer."""

    def forget(self) -> None:
        """Drop the question."""

    def close(self) -> None:
        """End."""


def at_table(folder: Path, seats: str, until: str = "", bots: type = QuickBots) -> AtTable:
    """Open a table of people and AI seats; play on until a question of this kind is put."""
    plans = plans_of(seats)
    setup = Setup(len(plans), open_board("escape_plan").graph)
    match = Match.start(ESCAPE_PLAN, setup, plans, 4)
    at = sit_down(folder, match, (1280, 720), bots=bots)
    at.wait(0.3)
    while until and at.decision.kind != until:
        at.take(at.keys_on_offer[0])
        assert at.name == "Table"
    at.show()
    return at


def own_words(at: AtTable) -> str:
    """Return all that can be read on the player board."""
    return " ".join(at.words_in(at.frame.own, "own"))


def test_the_plan_can_be_looked_at_before_a_business_opens(tmp_path: Path) -> None:
    at = at_table(tmp_path, "human,human,steady", until="lay_shop")
    seat = at.choices.seat
    name = at.match.seats[seat].name
    assert f"Board of {name}" in own_words(at)
    assert "Press to look alone" in own_words(at)
    at.click("veil").settle()
    assert at.name == "Curtain"
    at.click("curtain.rise").wait(0.7)
    assert at.decision.kind == "lay_shop"
    plan = PLANS[at.match.view(seat).plans[seat]]
    shop = at.keys_on_offer[0].partition(":")[2]
    value = plan[SHOPS.index(shop)]
    assert value == 0 or str(value) in at.texts(), "the tile in the tray says what it pays"
    assert "My money and plan" in own_words(at)


def test_the_board_of_an_ai_seat_bears_its_name(tmp_path: Path) -> None:
    at = at_table(tmp_path, "steady,steady", bots=NoAnswer)
    (seat,) = at.match.waiting()
    assert f"Board of {at.match.seats[seat].name}" in own_words(at)
    assert "My money and plan" not in own_words(at)
    assert "Press to look alone" not in own_words(at)


def test_the_cover_is_lifted_and_laid_back_by_keys(tmp_path: Path) -> None:
    at = at_table(tmp_path, "human,human,steady", until="lay_shop")
    at.click("veil").settle()
    at.click("curtain.rise").wait(0.7)
    assert "Press to peek" in own_words(at)
    at.tab_to("veil")
    assert "Only you may look." in at.inspector()
    at.strike(pygame.K_RETURN).settle()
    assert "My money and plan" not in own_words(at)
    assert at.focus == "veil", "the next press lays it back"
    at.strike(pygame.K_RETURN).settle()
    assert "My money and plan" in own_words(at)


def test_a_cover_that_the_mouse_has_lifted_lets_it_point_at_what_lies_there(tmp_path: Path) -> None:
    at = at_table(tmp_path, "human,human,steady", until="lay_shop")
    at.click("veil").settle()
    at.click("curtain.rise").wait(0.7)
    left, top, width, height = at.item("veil").box
    at.press_at(left + width / 2, top + height / 2).settle()
    assert "My money and plan" not in own_words(at)
    assert "veil" not in at.ids()
