"""Motion at the table: it can be hastened, it never eats a choice, and it always comes to rest."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.match.tables import table_from_words
from game.ui.director import Speed
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import SMALL
from tests.scenes.space_escape.tables import (
    BREATH,
    AtTable,
    at_random,
    eagerly,
    new_match,
    sit_down,
)

FRAME = 1 / 60
SPEEDS: tuple[Speed, ...] = ("step", "slow", "normal", "fast", "instant")


def answer(at: AtTable, key: str) -> None:
    """Choose an option with the mouse, and look no further."""
    at.hover(key).press_at(*at.middle(key))


def step(at: AtTable, seconds: float = FRAME) -> None:
    """Let one frame pass."""
    at.stage.update(seconds)
    at.show()


def at_rest(at: AtTable) -> bool:
    """Say whether nothing moves, and check that the board then shows the match as it is."""
    if at.name != "Table":
        return True
    if at.table.director.busy:
        return False
    assert at.poses == at.homes()
    return True


@pytest.mark.parametrize("speed", SPEEDS)
def test_an_idle_board_shows_the_match_as_it_is(tmp_path: Path, speed: Speed) -> None:
    at = sit_down(tmp_path, new_match("human,steady,human", 5), SMALL, speed)
    chance = random.Random(5)
    for _ in range(12):
        answer(at, eagerly(chance)(at.match, at.choices))
        for _ in range(3000):
            step(at, 0.1)
            if at_rest(at) and at.table.choices is not None and at.stage.rest() is None:
                break
            if at.table.director.waiting:
                at.strike(pygame.K_SPACE)
        assert at.table.choices is not None
        at.wait(0.3)


def test_a_tap_after_every_frame_ends_in_the_same_poses(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,steady", 9), SMALL, "slow")
    chance = random.Random(7)
    for _ in range(25):
        if at.name != "Table":
            break
        answer(at, at_random(chance)(at.match, at.choices))
        before = len(at.match.log)
        while not (at_rest(at) and (at.name != "Table" or at.table.choices is not None)):
            at.strike(pygame.K_SPACE)
            step(at)
        assert len(at.match.log) >= before
        at.settle()
    assert len(at.match.log) > 25


@pytest.mark.parametrize("press", ["click", "enter", "space"])
def test_a_press_while_something_moves_completes_it_and_answers_nothing(
    tmp_path: Path, press: str
) -> None:
    at = sit_down(tmp_path, new_match("human,human", 3), SMALL, "normal")
    moved = 0
    while moved < 8:
        spots = [at.middle(key) for key in at.keys_on_offer]
        answer(at, at.keys_on_offer[0])
        given = len(at.match.log)
        frames = 0
        while at.table.director.busy:
            step(at)
            knock(at, press, spots[frames % len(spots)])
            assert len(at.match.log) == given
            frames += 1
            assert frames < 400, "the motion never comes to rest"
        step(at)
        if frames:
            for key in at.keys_on_offer:
                knock(at, press, at.middle(key))
            assert len(at.match.log) == given, "the knocks were not meant for this question"
            moved += 1
        at.settle()


def knock(at: AtTable, press: str, spot: tuple[float, float]) -> None:
    """Press once, with the mouse at a spot or with a key."""
    if press == "click":
        at.press_at(*spot)
    else:
        at.strike(pygame.K_RETURN if press == "enter" else pygame.K_SPACE)


@pytest.mark.parametrize("press", ["click", "enter", "space"])
def test_a_press_that_comes_just_too_late_for_a_motion_answers_nothing(
    tmp_path: Path, press: str
) -> None:
    at = sit_down(tmp_path, new_match("human,human", 3), SMALL, "normal")
    at.walk_to(at.keys_on_offer[0]).strike(pygame.K_RETURN)
    given = len(at.match.log)
    assert given
    while at.table.director.busy:
        step(at)
    knock(at, press, at.middle(at.keys_on_offer[0]))
    step(at, 0.1)
    knock(at, press, at.middle(at.keys_on_offer[0]))
    assert len(at.match.log) == given
    step(at, 0.1)
    step(at, 0.1)
    knock(at, press, at.middle(at.keys_on_offer[0]))
    assert len(at.match.log) == given + 1, "a quarter of a second later it counts"


@pytest.mark.parametrize("press", ["click", "enter", "space"])
@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_the_second_half_of_a_double_click_never_answers_the_next_question(
    tmp_path: Path, speed: Speed, press: str
) -> None:
    """Card 39 asks one question after the other about the same rats and spaces."""
    at = sit_down(tmp_path, table("39"), SMALL, speed)
    for given in range(1, 5):
        at.hover(at.keys_on_offer[0])
        spot = at.middle(at.keys_on_offer[0])
        knock(at, press, spot)
        assert len(at.match.log) == given
        for _ in range(3):
            knock(at, press, spot)
            for key in at.keys_on_offer if at.table.choices is not None else ():
                knock(at, press, at.middle(key))
            step(at, 0.1)
        assert len(at.match.log) == given
        at.settle()


def test_a_press_on_the_far_end_of_a_ladder_answers_once(tmp_path: Path) -> None:
    """It is answered when the button goes down, and an end of the snake then lies under it."""
    at = sit_down(tmp_path, table("6", rats={"ember": 1}, snakes={"plum": 28}), SMALL)
    knock(at, "click", at.point_of_node(27))
    assert [entry.key for entry in at.match.log] == ["cw2"]
    assert at.decision.kind == "move_snake"


@pytest.mark.parametrize("press", ["click", "enter", "space"])
def test_a_double_click_does_not_run_over_the_warning_of_a_loss(tmp_path: Path, press: str) -> None:
    at = sit_down(tmp_path, table("46", rats={"ember": 2}), SMALL)
    at.hover("cw3")
    spot = at.middle("cw3")
    knock(at, press, spot)
    knock(at, press, spot)
    assert not at.match.log
    at.wait(BREATH)
    knock(at, press, spot)
    assert at.match.result is not None


def test_a_tap_completes_one_beat_and_no_more(tmp_path: Path) -> None:
    position = table("46", rats={"ember": 10}, snakes={"plum": 47})
    at = sit_down(tmp_path, position, SMALL, "normal")
    answer(at, "cw3")
    step(at)
    at.strike(pygame.K_SPACE)
    step(at, 0.001)
    at.strike(pygame.K_SPACE)
    seen = {(round(at.poses["rat:ember"].x), round(at.poses["rat:ember"].y))}
    assert at.table.director.busy, "the rat has hops left"
    while at.table.director.busy:
        at.strike(pygame.K_SPACE)
        seen.add((round(at.poses["rat:ember"].x), round(at.poses["rat:ember"].y)))
    assert len(seen) > 1


def test_holding_space_hastens(tmp_path: Path) -> None:
    def frames_of(hold: bool) -> int:
        folder = tmp_path / str(hold)
        at = sit_down(folder, table("46", rats={"ember": 10}), SMALL, "slow")
        answer(at, "cw3")
        if hold:
            at.mouse(pygame.MOUSEMOTION, 600, 300)
            for _ in range(2):
                event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
                at.give(*at.reader.read(event, at.canvas))
        frames = 0
        while at.table.director.busy:
            step(at)
            frames += 1
        return frames

    assert frames_of(True) < frames_of(False) / 3


def test_step_speed_waits_for_space_after_every_sentence(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,steady", 9), SMALL, "step")
    for _ in range(600):
        step(at)
        if at.table.director.waiting:
            break
        if at.table.choices is not None:
            at.wait(0.3)
            answer(at, at.keys_on_offer[0])
    waiting = at.prompt()
    assert waiting.endswith("Press Space or click to go on.")
    assert at.stage.rest() is None, "a table that waits costs nothing"
    for _ in range(60):
        step(at)
    assert at.prompt() == waiting
    at.strike(pygame.K_SPACE)
    step(at)
    assert at.prompt() != waiting


def test_a_table_that_waits_goes_on_when_another_speed_is_chosen(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,steady", 9), SMALL, "step")
    while not at.table.director.waiting:
        step(at)
        if at.table.choices is not None:
            at.wait(0.3)
            answer(at, at.keys_on_offer[0])
    at.strike(pygame.K_f)
    step(at)
    assert not at.table.director.waiting
    assert at.stage.rest() is not None


def test_shift_and_space_leads_to_the_next_question_to_a_person(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,steady,novice,steady", 9), SMALL, "slow")
    seat = at.choices.seat
    while at.table.choices is not None and at.match.round == 1:
        answer(at, at.keys_on_offer[0])
        at.strike(pygame.K_SPACE, shift=True)
        for _ in range(60):
            step(at)
            if at.table.choices is not None:
                break
    assert at.choices.seat == seat
    assert at.match.round == 2
    assert at_rest(at)


def test_the_speed_button_and_key_go_round_all_five_speeds(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human", 3), SMALL, "step")
    said = []
    for number in range(5):
        if number % 2:
            at.push("speed")
        else:
            at.strike(pygame.K_f)
        said.append(at.prompt())
    assert said == [f"Speed: {name}." for name in ("slow", "normal", "fast", "instant")] + [
        "Speed: step by step."
    ]
    assert at.services.settings.now.play.speed == "step", "the next table remembers it"


def test_results_come_after_the_last_motion_and_not_before(tmp_path: Path) -> None:
    position = table("46", rats={"ember": 2}, snakes={"plum": 47})
    at = sit_down(tmp_path, position, SMALL, "normal")
    answer(at, "cw3")
    at.wait(BREATH)
    answer(at, "cw3")
    assert at.match.result is not None
    frames = 0
    while at.name == "Table":
        step(at)
        frames += 1
    assert frames > 90, "the loss is seen before it is counted"
    assert at.name == "Results"


@pytest.mark.parametrize("game_id", ["space_escape", "evacuate", "escape_plan"])
def test_a_table_at_which_nothing_happens_sleeps(tmp_path: Path, game_id: str) -> None:
    """Pictures for later are made at last, even if the last frame had much else to paint."""
    at = sit_down(tmp_path, table_from_words(game_id, "human,novice,novice", 5, ()))
    for _ in range(8):
        at.take(at.keys_on_offer[0]).settle()
        assert at.stage.rest() != 0
