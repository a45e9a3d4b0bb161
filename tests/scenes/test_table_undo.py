"""Taking back, giving again, and pressing what cannot be chosen: the table answers with reasons."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.texts import plain
from game.match.tables import table_from_words
from game.rules.contract import Target
from game.scenes.rules_page import RulesPage
from tests.rules.space_escape.tabletop import GONE, POD, Table, table
from tests.scenes.driver import SMALL, services_for
from tests.scenes.middles import play_on
from tests.scenes.space_escape.tables import AtTable, eagerly, match_at, new_match, sit_down


def shown(at: AtTable) -> tuple[Any, ...]:
    """Return everything that undo must bring back: match, log, what can be pressed, the board."""
    view = at.match.view(None)
    log = [(e.look, e.round, e.sentences[:]) for e in at.table._course.chronicle.entries]
    return at.match.game.dump(view), log, at.ids(), at.poses, at.prompt(), at.match.snapshot()


def undo(at: AtTable, how: str) -> None:
    """Take back by button or by key."""
    press(at, how, "undo", pygame.K_z)


def redo(at: AtTable, how: str) -> None:
    """Give again by button or by key."""
    press(at, how, "redo", pygame.K_y)


def press(at: AtTable, how: str, button: str, key: int) -> None:
    """Press a button of the table with the mouse, or a key, also with Ctrl."""
    if how == "button":
        at.push(button)
    else:
        at.strike(key, ctrl=how == "ctrl")
        at.settle()


@pytest.mark.parametrize("how", ["button", "key", "ctrl"])
def test_undo_and_redo_lead_back_and_forth_through_a_whole_card(tmp_path: Path, how: str) -> None:
    """Card 39: every rat moves 2, then any snake climbs; no card is drawn before the end."""
    at = sit_down(tmp_path, table("39"), SMALL)
    seen = [shown(at)]
    while len(seen) < 8:
        at.choose(eagerly(random.Random(1))(at.match, at.choices))
        seen.append(shown(at))
    for expected in reversed(seen[:-1]):
        undo(at, how)
        now = shown(at)
        assert now == expected, "log, question, board and chance itself have gone back"
    for expected in seen[1:]:
        redo(at, how)
        assert shown(at) == expected


def test_undo_shows_the_same_question_again_in_words(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("39"), SMALL)
    question = at.prompt()
    at.choose("rat:ember")
    assert at.prompt() != question
    at.strike(pygame.K_z)
    assert at.prompt() == question


def test_another_answer_forgets_what_could_have_been_given_again(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("39"), SMALL)
    at.choose("rat:ember")
    at.strike(pygame.K_z)
    assert at.item("redo").enabled
    at.choose("rat:teal")
    assert not at.item("redo").enabled
    at.strike(pygame.K_y)
    assert at.prompt() == "There is nothing to give again."


@pytest.mark.parametrize("how", ["button", "key", "ctrl"])
def test_undo_never_crosses_a_card_that_was_turned_over(tmp_path: Path, how: str) -> None:
    at = sit_down(tmp_path, table("46", rats={"ember": 10}), SMALL)
    at.choose("cw3")
    assert at.choices.seat == 1, "the card is drawn and the turn is over"
    before = at.match.snapshot()
    assert not at.item("undo").enabled
    undo(at, how)
    assert at.prompt() == "A new card has been turned over."
    assert at.match.snapshot() == before


def test_nothing_to_undo_says_so(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human", 3), SMALL)
    at.push("undo")
    assert at.prompt() == "There is nothing to take back yet."


def test_without_cards_to_draw_nobody_takes_back_the_answer_of_another(tmp_path: Path) -> None:
    """The pile is empty, so nothing was turned over; but it was Ana who answered last."""
    at = sit_down(tmp_path, table("46", "12", rats={"ember": 10}, deck=0), SMALL)
    at.choose("cw3")
    assert at.choices.seat == 1
    at.strike(pygame.K_z)
    assert at.prompt() == "Ana has answered since."
    assert len(at.match.log) == 1


def test_undo_waits_until_nothing_moves(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("39", rats={"ember": 10}), SMALL, "normal")
    at.choose("rat:ember")
    at.hover("cw2").press_at(*at.middle("cw2"))
    assert at.table.director.busy
    at.strike(pygame.K_z)
    at.click("undo")
    assert len(at.match.log) == 2
    at.settle()
    at.strike(pygame.K_z)
    assert len(at.match.log) == 1


def test_undo_across_whole_matches_never_changes_what_is_known(tmp_path: Path) -> None:
    """Take back after every answer that allows it and give it again: the match does not notice."""
    match = new_match("human,steady,human", 4)
    at = sit_down(tmp_path, match, SMALL)
    chance = random.Random(4)
    allowed = 0
    for _ in range(40):
        if at.name != "Table":
            break
        key = eagerly(chance)(match, at.choices)
        before = (match.snapshot(), len(match.log))
        at.choose(key)
        if at.name != "Table" or at.table.choices is None:
            continue
        after = match.snapshot()
        if not at.item("undo").enabled:
            continue
        allowed += 1
        at.strike(pygame.K_z)
        assert (match.snapshot(), len(match.log)) == before
        assert at.poses == at.homes()
        at.strike(pygame.K_y)
        at.settle()
        assert match.snapshot() == after
    assert allowed > 5


# Refusals


def refused(at: AtTable, x: float, y: float) -> str:
    """Press somewhere that is no option, and return what the table says to it."""
    given = len(at.match.log)
    at.mouse(pygame.MOUSEMOTION, x, y)
    at.press_at(x, y)
    assert len(at.match.log) == given
    return at.prompt()


def moving(**more: Any) -> Table:
    """Ana has to move her rat 2, from space 8."""
    return table("6", rats={"ember": 8, **more.pop("rats", {})}, **more)


SPACES = {
    11: "That is 3 spaces away, and the card says 2.",
    7: "That is 1 space away, and the card says 2.",
    28: "Too far: a move stays on tier 1.",
}


@pytest.mark.parametrize("node", SPACES)
def test_a_space_that_is_no_option_says_why_with_numbers(tmp_path: Path, node: int) -> None:
    at = sit_down(tmp_path, moving())
    assert refused(at, *at.point_of_node(node)) == SPACES[node]


def piece_point(at: AtTable, piece: str) -> tuple[float, float]:
    """Return the middle of a piece."""
    pose = at.poses[piece]
    return at.board_point(pose.x, pose.y - 12)


def test_a_piece_that_is_no_option_says_why(tmp_path: Path) -> None:
    position = table("33", rats={"teal": POD, "ember": 10}).answer("ember")
    at = sit_down(tmp_path, position)
    assert refused(at, *piece_point(at, "rat:teal")) == "Vera is in the pod and stays there."
    assert refused(at, *piece_point(at, "rat:sun")) == "Only what is lit can be chosen now."
    assert refused(at, *piece_point(at, "snake:0")) == "Only what is lit can be chosen now."


def test_a_rat_that_has_moved_says_so(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("39", rats={"ember": 10}).answer("ember", "ccw2"))
    said = refused(at, *piece_point(at, "rat:ember"))
    assert said == "Ana has moved already on this card."


def test_a_snake_of_another_colour_says_so(tmp_path: Path) -> None:
    position = table("14", rats={"ember": 10}, snakes={"copper": (56, 58)})
    at = sit_down(tmp_path, position.answer("ember", "ccw1"))
    assert at.decision.kind == "choose_snake"
    said = refused(at, *piece_point(at, "snake:2"))
    assert said == "This card moves a Copper snake, not a Lime one."


def test_a_card_that_waits_says_so(tmp_path: Path) -> None:
    at = sit_down(tmp_path, moving())
    boxes = at.table._top._panels.hand_boxes(at.frame.own, at.match.view(None))  # type: ignore[attr-defined]
    said = refused(at, boxes[2].cx, boxes[2].cy)
    assert said == "This card waits. The raised card is being played."


def test_the_rules_open_at_what_explains_the_refusal(tmp_path: Path) -> None:
    at = sit_down(tmp_path, moving())
    refused(at, *at.point_of_node(11))
    told, there = at.table._pointing.refusal_of, Target("node", "11")
    assert told(there) == "wrong_distance"
    assert not told(Target("node", "12")), "of anything else the rules open where they tell of it"
    at.strike(pygame.K_F1)
    assert isinstance(at.scene, RulesPage)
    assert at.scene.page == "stop"
    at.strike(pygame.K_ESCAPE)
    at.wait(1.0)
    at.take(at.decision.options[0].key)
    at.settle()
    assert not told(there), "another question has nothing to do with it"


def test_a_refusal_leaves_when_somebody_moves_on(tmp_path: Path) -> None:
    at = sit_down(tmp_path, moving())
    question = at.prompt()
    refused(at, *at.point_of_node(11))
    at.hover(at.keys_on_offer[0])
    assert at.prompt() == question


def test_a_press_on_the_empty_sky_says_nothing(tmp_path: Path) -> None:
    at = sit_down(tmp_path, moving())
    question = at.prompt()
    at.press_at(at.frame.board.x + 8, at.frame.board.bottom - 8)
    assert at.prompt() == question


def test_whatever_is_pressed_in_a_whole_match_is_answered_in_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Press every space and every piece at every question: an option, or a whole sentence."""
    match = match_at(table("c3", "39", "14", "c4", snakes={"rose": GONE}))
    at = sit_down(tmp_path, match, SMALL)
    chance = random.Random(9)
    said = set()
    for _ in range(25):
        if at.name != "Table":
            break
        for thing in things_on(at):
            refusal = match.refusal(at.choices.seat, thing)
            if refusal is not None:
                sentence = plain(at.table._course.narrator.refusal(refusal))
                assert sentence.endswith("."), sentence
                said.add(sentence)
        at.table.press_option(eagerly(chance)(match, at.choices))
        at.stage.update(0.3)
        at.stage.update(0.3)
    assert not caplog.records, "no text is missing, and each has its values"
    assert len(said) > 15


def things_on(at: AtTable) -> list[Target]:
    """Return everything on the table that can be pointed at."""
    view = at.match.view(None)
    things = [Target("node", str(node.id)) for node in at.match.setup.board.nodes]
    things += [Target("piece", piece) for piece in at.poses]
    return things + [Target("card", card) for card in view.hands if card]


REVEALING = {"space_escape": 0, "evacuate": 26, "escape_plan": 16}
"""After how many answers Ana is asked something that can bring up what is hidden, per game."""


@pytest.mark.parametrize("game", REVEALING)
def test_that_there_is_no_way_back_is_told_before_a_press(tmp_path: Path, game: str) -> None:
    match = table_from_words(game, "human,steady,steady", 5, [])
    play_on(match, REVEALING[game])
    at = AtTable(tmp_path, match, services_for(tmp_path), SMALL)
    at.settle()
    told = {}
    for key in at.keys_on_offer:
        at.table.ring.focus("option:" + key)
        told[key] = "no undo after this" in at.inspector()
    assert told == {key: match.reveals(0, key) for key in at.keys_on_offer}
    final = next(key for key, closed in told.items() if closed)
    at.choose(final)
    assert not match.can_undo(0).ok
