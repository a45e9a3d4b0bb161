"""Undo as the table wants it, and the steps of a turn that lead back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content.texts import plain
from game.match.tables import table_from_words
from game.match.undo import UndoPolicy
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import SMALL, services_for
from tests.scenes.middles import play_on
from tests.scenes.space_escape.tables import AtTable, QuickBots, inside, match_at, sit_down

TAKEN_TWICE = "At this table an answer stands once you have pressed it twice."
AGREED_OFF = "Nothing is taken back at this table. That was agreed when it was set."


def sit(folder: Path, policy: str, *cards: str) -> AtTable:
    """Sit down at a table with this policy; card 39 moves every rat, then a snake climbs."""
    at = sit_down(folder, table(*(cards or ("39",))), SMALL)
    at.services.settings.change("play", undo=policy)
    at.table.resume()
    at.settle()
    return at


# Confirm


def test_to_confirm_means_to_press_twice(tmp_path: Path) -> None:
    at = sit(tmp_path, "confirm")
    at.choose("rat:ember")
    assert not at.match.log
    assert "press once more to choose it, or take it back" in at.prompt()
    at.choose("rat:ember")
    assert [entry.key for entry in at.match.log] == ["rat:ember"]


def test_what_waits_can_be_taken_back_and_what_stands_cannot(tmp_path: Path) -> None:
    at = sit(tmp_path, "confirm")
    assert not at.item("undo").enabled
    at.choose("rat:ember")
    assert at.item("undo").enabled
    at.strike(pygame.K_z)
    assert at.choices.armed is None
    assert not at.item("undo").enabled
    at.choose("rat:ember").choose("rat:ember")
    at.strike(pygame.K_z)
    assert at.prompt() == TAKEN_TWICE
    assert len(at.match.log) == 1


def test_pointing_at_something_else_takes_the_first_press_back(tmp_path: Path) -> None:
    at = sit(tmp_path, "confirm")
    at.choose("rat:ember").hover("rat:teal")
    assert at.choices.armed is None
    assert not at.item("undo").enabled
    at.choose("rat:teal")
    assert not at.match.log


def test_confirming_works_by_keys_alone(tmp_path: Path) -> None:
    at = sit(tmp_path, "confirm")
    at.walk_to("rat:ember")
    at.strike(pygame.K_RETURN).settle()
    assert not at.match.log
    at.strike(pygame.K_RETURN).settle()
    assert len(at.match.log) == 1


# Off


@pytest.mark.parametrize("how", ["key", "button"])
def test_off_means_that_each_answer_stands(tmp_path: Path, how: str) -> None:
    at = sit(tmp_path, "off")
    at.choose("rat:ember")
    assert len(at.match.log) == 1
    assert not at.item("undo").enabled
    if how == "key":
        at.strike(pygame.K_z)
    else:
        at.push("undo")
    assert at.prompt() == "Nothing is taken back at this table. The settings say so."
    assert len(at.match.log) == 1


def test_the_table_says_which_way_it_has(tmp_path: Path) -> None:
    at = sit(tmp_path, "off")
    at.click("undo")
    assert "Nothing is taken back at this table" in at.inspector()


def agreed(folder: Path, policy: UndoPolicy, own: UndoPolicy) -> AtTable:
    """Sit down at a table that has agreed on a policy, where the settings have one of their own."""
    match = match_at(table("39"))
    match.undo_policy = policy
    at = sit_down(folder, match, SMALL)
    at.services.settings.change("play", undo=own)
    at.table.resume()
    return at.settle()


def test_what_a_table_has_agreed_holds_whatever_the_settings_say(tmp_path: Path) -> None:
    at = agreed(tmp_path, "off", "free")
    at.choose("rat:ember")
    assert len(at.match.log) == 1
    at.strike(pygame.K_z)
    assert at.prompt() == AGREED_OFF
    assert len(at.match.log) == 1


def test_a_table_can_ask_for_two_presses(tmp_path: Path) -> None:
    at = agreed(tmp_path, "confirm", "free")
    at.choose("rat:ember")
    assert not at.match.log
    at.choose("rat:ember")
    assert len(at.match.log) == 1


def test_settings_can_be_stricter_than_the_table(tmp_path: Path) -> None:
    at = agreed(tmp_path, "free", "off")
    at.choose("rat:ember")
    at.strike(pygame.K_z)
    assert at.prompt() == "Nothing is taken back at this table. The settings say so."


# The steps of a turn


def in_the_snake_part(folder: Path, policy: str = "free") -> AtTable:
    """Ana has moved her rat and must now move a snake."""
    at = sit(folder, policy)
    while at.table._course.step == 0:
        at.choose(at.keys_on_offer[0])
    assert at.table._course.step == 1
    return at


def test_a_step_that_lies_behind_leads_back_to_its_first_question(tmp_path: Path) -> None:
    at = in_the_snake_part(tmp_path)
    assert "crumb:0" in at.ids()
    assert len(at.match.log) > 0
    at.push("crumb:0")
    assert not at.match.log
    assert at.table._course.step == 0
    assert "crumb:0" not in at.ids(), "nothing lies behind the first step"
    at.strike(pygame.K_y)
    assert len(at.match.log) == 1, "what was taken back can be given again"


def test_steps_are_pressed_by_keys_too(tmp_path: Path) -> None:
    at = in_the_snake_part(tmp_path)
    at.tab_to("crumb:0")
    at.strike(pygame.K_RETURN)
    assert not at.match.log


def test_a_step_says_what_it_is_and_that_it_can_be_pressed(tmp_path: Path) -> None:
    at = in_the_snake_part(tmp_path)
    at.tab_to("crumb:0")
    assert "Press to go back to this step." in at.inspector()


def test_where_nothing_is_taken_back_steps_turn_to_lead(tmp_path: Path) -> None:
    at = in_the_snake_part(tmp_path, "off")
    assert not at.item("crumb:0").enabled
    before = len(at.match.log)
    at.push("crumb:0")
    assert at.prompt() == "Nothing is taken back at this table. The settings say so."
    assert len(at.match.log) == before
    at.tab_to("crumb:0")
    assert "Nothing is taken back" in at.inspector()


def test_what_was_opened_together_closes_all_steps_before_it(tmp_path: Path) -> None:
    """In Evacuate! everybody's run card is opened at once; whoever then acts cannot choose anew."""
    match = table_from_words("evacuate", "human,steady,steady,steady", 5, [])
    play_on(match, 3)
    services = services_for(tmp_path, QuickBots)
    services.settings.change("play", speed="instant")
    at = AtTable(tmp_path, match, services, SMALL)
    at.settle()
    assert at.decision.kind == "trip"
    assert [at.item(f"crumb:{step}").enabled for step in range(3)] == [False] * 3
    assert "crumb:3" not in at.ids(), "that is where the round stands"
    reason = at.item("undo").why_not
    at.push("crumb:0")
    assert at.prompt() == plain(reason)
    at.tab_to("crumb:1")
    assert plain(reason) in at.inspector()


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)])
def test_closed_steps_and_all_buttons_have_room(tmp_path: Path, size: tuple[int, int]) -> None:
    match = table_from_words("escape_plan", "human,steady,steady", 5, [])
    play_on(match, 24)
    services = services_for(tmp_path, QuickBots)
    services.settings.change("play", speed="instant", undo="off")
    at = AtTable(tmp_path, match, services, size)
    at.settle()
    line = at.frame.prompt
    words = [said for said in at.said(["prompt"]) if at.canvas.box(line).contains(said.box)]
    assert not [said.text for said in words if said.text.endswith("…")]
    boxes = [item.box for item in at.items() if item.id.startswith(("crumb:", "undo", "hint"))]
    assert all(inside(box, line) for box in boxes)
