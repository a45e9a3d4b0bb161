"""What a person is told before confirming: what follows each option, and what things are."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content.texts import plain
from game.rules.contract import Event
from game.rules.space_escape import GONE, ITEMS
from game.scenes.choices import Choices
from tests.rules.space_escape.tabletop import POD, Table, table
from tests.scenes.space_escape.tables import AtTable, match_at, sit_down

FAR = {"plum": 47, "copper": 56, "lime": 65, "rose": 71}
"""The snakes at home."""

OTHERS_OUT = {"sun": POD, "teal": POD, "sky": POD}


def rat_at(node: int, card: str = "6", **more: object) -> Table:
    """Ana's rat stands somewhere, and her card moves it 2."""
    return table(card, rats={"ember": node}, **more)  # type: ignore[arg-type]


def after_rats(card: str, *answers: str, **more: object) -> Table:
    """The rats' half of a card has been answered; now it is about snakes."""
    return table(card, **more).answer(*answers)  # type: ignore[arg-type]


FORESEEN = {
    "a climb": (rat_at(1), "cw2", ["Ana climbs to tier 2."]),
    "a fall": (rat_at(27), "cw2", ["Ana falls to tier 1."]),
    "an item": (rat_at(30), "cw2", ["Ana packs the toothbrush.", "1 of 4 items packed."]),
    "a second item": (
        rat_at(30, packs={"sky": ("map",)}),
        "cw2",
        ["Ana packs the toothbrush.", "2 of 4 items packed."],
    ),
    "nothing": (rat_at(8), "cw2", ["Nothing else happens."]),
    "a bite": (
        rat_at(31, snakes={"plum": 33}),
        "cw2",
        ["The Plum snake bites Ana: medkit used, back to the start."],
    ),
    "a rat in the way": (rat_at(10), "cw2", ["Vera has to make room. You choose the way next."]),
    "a rat in the way upstairs": (
        table("6", rats={"ember": 1, "sun": 27}),
        "cw2",
        ["Ana climbs to tier 2.", "Ben has to make room. You choose the way next."],
    ),
    "a boost": (
        table("6", rats={"ember": 10, "teal": 12}).answer("cw2"),
        "cw",
        ["Ana boosts Vera one space."],
    ),
    "the pod": (
        table("5", rats={"ember": 74}),
        "cw1",
        ["Ana climbs into the pod."],
    ),
    "the end in space": (
        rat_at(3 - 1, "46"),
        "cw3",
        ["This loses the game: Ana would be blown into outer space."],
    ),
    "a second bite": (
        rat_at(31, snakes={"plum": 33}, spent=("ember",)),
        "cw2",
        ["who has no medkit left.", "This loses the game: Ana would be bitten without a medkit."],
    ),
    "an item left behind": (
        table("5", rats={"ember": 74, **OTHERS_OUT}, packs={"sky": ITEMS[:3]}),
        "cw1",
        ["This loses the game: all rats would be in the pod without every item."],
    ),
    "the win": (
        table("5", rats={"ember": 74, **OTHERS_OUT}, packs={"sky": ITEMS}),
        "cw1",
        ["Everybody is out!"],
    ),
    "a snake that bites on its way": (
        after_rats("28", "cw1", rats={"ember": 27}, snakes={"rose": 30}),
        "ccw2",
        ["The Rose snake bites Ana: medkit used, back to the start."],
    ),
    "a snake that climbs": (
        after_rats("28", "cw1", snakes={"rose": 26}),
        "ccw2",
        ["Rose snake climbs to tier 3."],
    ),
    "a snake that falls": (
        after_rats("28", "cw1", snakes={"rose": 27}),
        "cw2",
        ["Rose snake falls to tier 1."],
    ),
    "a snake that is blown out": (
        after_rats("28", "cw1", snakes={"rose": 38}),
        "ccw2",
        ["Rose snake is blown into outer space."],
    ),
    "a snake in the pod": (
        after_rats("28", "cw1", snakes={"rose": 73}),
        "cw2",
        ["This loses the game: the Rose snake would reach the pod."],
    ),
}


@pytest.mark.parametrize("what", FORESEEN)
def test_the_inspector_tells_what_follows_before_it_is_confirmed(tmp_path: Path, what: str) -> None:
    position, key, sentences = FORESEEN[what]
    at = sit_down(tmp_path, position)
    told = at.hover(key).inspector()
    for sentence in sentences:
        assert sentence in told
    assert not at.match.log, "nothing has been answered yet"


def test_every_option_has_its_own_account(tmp_path: Path) -> None:
    at = sit_down(tmp_path, rat_at(1))
    assert "Ana climbs to tier 2." in at.hover("cw2").inspector()
    assert "Ana climbs to tier 2." not in at.hover("ccw2").inspector()
    assert "Nothing else happens." in at.inspector()
    assert "Ana climbs to tier 2." in at.walk_to("cw2").inspector(), "the keys tell as much"


def test_the_last_card_of_all_is_known_to_lose(tmp_path: Path) -> None:
    position = table("41", "38", seats=2, deck=0).answer("cw3", "plum", "ccw2")
    at = sit_down(tmp_path, match_at(position))
    for key in at.keys_on_offer:
        told = at.hover(key).inspector()
        assert "This loses the game: nobody would have a card left to play." in told


def press(at: AtTable, key: str, how: str) -> None:
    """Press an option with the mouse, or with Enter or Space after walking there."""
    if how == "mouse":
        at.hover(key).press_at(*at.middle(key))
    else:
        at.walk_to(key, pygame.K_n)
        at.strike(pygame.K_RETURN if how == "enter" else pygame.K_SPACE)
    at.settle()


LOSSES = {
    "lost_in_space": (
        rat_at(2, "46"), "cw3", "This loses the game: Ana would be blown into outer space.",
    ),
    "bitten_twice": (
        rat_at(31, snakes={"plum": 33}, spent=("ember",)), "cw2",
        "This loses the game: Ana would be bitten without a medkit.",
    ),
    "item_missing": (
        table("5", rats={"ember": 74, **OTHERS_OUT}, packs={"sky": ITEMS[:3]}), "cw1",
        "This loses the game: all rats would be in the pod without every item.",
    ),
    "snake_in_pod": (
        after_rats("28", "cw1", snakes={"rose": 73}), "cw2",
        "This loses the game: the Rose snake would reach the pod.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("how", ["mouse", "enter", "space"])
@pytest.mark.parametrize("reason", LOSSES)
def test_a_choice_that_loses_at_once_needs_a_second_press_and_says_why(
    tmp_path: Path, reason: str, how: str
) -> None:
    position, key, why = LOSSES[reason]
    at = sit_down(tmp_path, position)
    press(at, key, how)
    assert not at.match.log
    assert at.name == "Table"
    assert at.prompt() == f"{why} Press again to do it anyway."
    press(at, key, how)
    assert at.match.result is not None
    assert at.match.result.key == reason
    assert at.name == "Results"


def test_the_last_card_needs_a_second_press_too(tmp_path: Path) -> None:
    position = table("41", "38", seats=2, deck=0).answer("cw3", "plum", "ccw2")
    at = sit_down(tmp_path, position)
    key = at.keys_on_offer[-1]
    press(at, key, "mouse")
    assert at.prompt().startswith("This loses the game: nobody would have a card left to play.")
    press(at, key, "mouse")
    assert at.name == "Results"


@pytest.mark.parametrize("how", ["mouse", "tab", "arrow", "undo"])
def test_moving_on_takes_the_warning_back(tmp_path: Path, how: str) -> None:
    at = sit_down(tmp_path, rat_at(2, "46"))
    question = at.prompt()
    press(at, "cw3", "mouse")
    if how == "mouse":
        at.hover("ccw3")
    else:
        code = {"tab": pygame.K_TAB, "arrow": pygame.K_LEFT, "undo": pygame.K_z}[how]
        at.strike(code)
    assert at.choices.armed is None
    after = at.prompt()
    assert "Press again" not in after
    assert after == question or how == "undo"
    press(at, "cw3", "mouse")
    assert not at.match.log, "it counts as the first press again"
    assert "Press again" in at.prompt()


def test_a_press_on_another_thing_answers_it_and_takes_the_warning_back(tmp_path: Path) -> None:
    at = sit_down(tmp_path, rat_at(2, "46"))
    press(at, "cw3", "mouse")
    at.press_at(*at.point_of_node(12))
    assert "Press again" not in at.prompt()
    press(at, "cw3", "mouse")
    assert not at.match.log


def test_a_warning_does_not_outlive_a_resized_window(tmp_path: Path) -> None:
    at = sit_down(tmp_path, rat_at(2, "46"))
    press(at, "cw3", "mouse")
    at.resize(1920, 1080)
    press(at, "cw3", "mouse")
    press(at, "cw3", "mouse")
    assert at.name == "Results"


def test_a_choice_that_may_lose_by_a_card_nobody_knows_needs_one_press(tmp_path: Path) -> None:
    at = sit_down(tmp_path, rat_at(10, "46"))
    press(at, "cw3", "mouse")
    assert len(at.match.log) == 1


THINGS = {
    "a plain space": (("node", 11), ["Space", "Nothing happens here.", "Tier 1"]),
    "a ladder": (("node", 57), ["Foot of a ladder", "Whoever stops here climbs", "Tier 3"]),
    "a shaft": (("node", 29), ["Air shaft", "falls one tier", "Tier 2"]),
    "a deadly shaft": (("node", 50), ["Shaft into outer space", "gone for good"]),
    "the start of a rat": (("node", 12), ["Start of a rat", "comes back here"]),
    "a rat": (("piece", "rat:sun"), ["Ben", "first bite costs its medkit", "Tier 1"]),
    "a snake": (("piece", "snake:2"), ["Lime snake", "It bites every rat", "Tier 4"]),
    "an item": (("piece", "item:radish"), ["Radish", "bring home", "Tier 3"]),
}


@pytest.mark.parametrize("what", THINGS)
def test_pointing_at_a_thing_tells_what_it_is(tmp_path: Path, what: str) -> None:
    (kind, which), words = THINGS[what]
    position = table("6", rats={"ember": 21 + 1, "teal": 9 + 1}, snakes={})
    at = sit_down(tmp_path, position)
    if kind == "node":
        spot = at.point_of_node(int(which))
    else:
        pose = at.poses[str(which)]
        spot = at.board_point(pose.x, pose.y)
    at.mouse(pygame.MOUSEMOTION, *spot)
    told = at.inspector()
    for word in words:
        assert word in told, told


def test_pointing_at_a_button_tells_what_it_does_and_leaving_it_forgets_it(tmp_path: Path) -> None:
    at = sit_down(tmp_path, rat_at(10, "40"))
    for id, words in (("speed", "Speed: instant"), ("rules", "Key: F1."), ("menu", "Key: Esc.")):
        left, top, width, height = at.item(id).box
        at.mouse(pygame.MOUSEMOTION, left + width / 2, top + height / 2)
        assert words in at.inspector()
    at.mouse(pygame.MOUSEMOTION, 60, 4)
    assert "Card 40" in at.inspector()
    assert at.focus == ""


def test_without_anything_in_focus_the_card_is_told_in_words(tmp_path: Path) -> None:
    at = sit_down(tmp_path, rat_at(10, "40"))
    told = at.inspector()
    assert "Card 40" in told
    assert "Move your rat (Ana): 2 or 3." in told
    assert "Move any one snake: 1." in told


def test_pointing_at_the_next_card_tells_it_in_words(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("6", "45", "12", "c1"))
    boxes = at.table._top._panels.hand_boxes(at.frame.own, at.match.view(None))  # type: ignore[attr-defined]
    at.mouse(pygame.MOUSEMOTION, boxes[1].cx, boxes[1].cy)
    told = at.inspector()
    assert "Card 45" in told
    assert "Move your rat (Ben): 2 or 3." in told
    assert "No snake moves." in told
    assert "3+: left out of games with two seats." in told
    at.mouse(pygame.MOUSEMOTION, boxes[3].cx, boxes[3].cy)
    assert "Hatching Day" in at.inspector()


def test_two_ladders_equally_near_are_told_before_the_snake_is_picked(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("37", snakes={"plum": 70}).answer("ember", "cw2"))
    assert "Two ladders are equally near. You choose one next." in at.hover("snake:0").inspector()
    assert "Two ladders" not in at.hover("snake:1").inspector()
    at.choose("snake:0")
    for key, end in (("cw", 73), ("ccw", 77)):
        assert "Plum snake climbs to tier 5." in at.hover(key).inspector()
        shown = [end.ghost.node for end in at.table._top._ends if end.key == key]  # type: ignore[attr-defined]
        assert shown == [end]


@pytest.mark.parametrize(
    ("card", "answers", "question"),
    [
        ("24", ("cw2",), "Ana, choose the Lime snake that moves 2."),
        ("20", ("ember", "cw3"), "Ana, choose the next Lime snake: it moves 3."),
        ("37", ("ember", "cw2"), "Ana, choose the snake that climbs its nearest ladder."),
    ],
)
def test_the_question_for_a_snake_names_its_colour(
    tmp_path: Path, card: str, answers: tuple[str, ...], question: str
) -> None:
    at = sit_down(tmp_path, table(card, snakes={"lime": (65, 66)}).answer(*answers))
    assert at.decision.kind == "choose_snake"
    assert at.prompt() == question


def test_options_without_a_place_on_the_board_can_still_be_seen_and_chosen(tmp_path: Path) -> None:
    position = table("c3", snakes={"rose": GONE, "lime": GONE})
    at = sit_down(tmp_path, position)
    assert at.decision.kind == "recall_snake"
    for key in at.keys_on_offer:
        at.hover(key)
        assert at.focus == f"option:{key}"
        told = at.inspector()
        assert "Press to bring this snake back to its start space." in told
        assert "is back from space." in told
    at.choose(at.keys_on_offer[0])
    assert len(at.match.log) == 1


def test_a_card_that_leaves_no_choice_is_laid_down_by_hand(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("c1"))
    assert at.decision.kind == "play_card"
    assert at.prompt() == "Ana, this card leaves nothing to choose. Press it to play it."
    (key,) = at.keys_on_offer
    told = at.hover(key).inspector()
    assert "Hatching Day" in told
    at.choose(key)
    assert at.log().count("comes aboard") == 4


def test_of_many_consequences_the_first_and_the_last_are_told(tmp_path: Path) -> None:
    at = sit_down(tmp_path, rat_at(10, "46"))
    happened = [
        Event("rat_climbed", {"rat": "ember", "start": 3, "end": 27}),
        Event("item_taken", {"rat": "ember", "item": "map", "node": 68}),
        Event("rat_fell", {"rat": "sun", "start": 29, "end": 7}),
        Event("snake_lost", {"snake": 0, "colour": "plum", "start": 5}),
        Event("match_lost", {"reason": "lost_in_space", "culprit": "sun"}),
    ]
    choices = Choices(0, at.decision, lambda _key: happened)
    insight = at.table._top.about_option(choices, at.decision.options[0])
    notes = [plain(note.text) for note in insight.notes]
    assert len(notes) == 4
    assert notes[0] == "Ana climbs to tier 2."
    assert notes[-1] == "This loses the game: Ben would be blown into outer space."
