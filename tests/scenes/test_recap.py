"""The recap: what others did since one's own last turn, told to nobody else."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.match.tables import table_from_words
from game.scenes.recap import Recap, in_short
from game.scenes.since import events_since
from game.ui.inputs import Pointer
from tests.match.tables import lamps
from tests.scenes.driver import SMALL, services_for
from tests.scenes.middles import play_on
from tests.scenes.space_escape.tables import AtTable, QuickBots, new_match
from tests.scenes.toy_table import NAMES, TWO, sit_down_at_lamps


def after_others(folder: Path, *, recap: bool = True) -> AtTable:
    """Ana is asked again after two AI seats have played; nothing is hidden in this game."""
    match = new_match("human,steady,steady", 5)
    play_on(match, 9)
    services = services_for(folder, QuickBots)
    services.settings.change("play", speed="instant", recap=recap)
    at = AtTable(folder, match, services, SMALL)
    at.settle()
    return at


def test_what_one_has_done_oneself_is_not_told() -> None:
    match = new_match("human,human", 3)
    assert events_since(match, 0) == []
    while match.waiting() == (0,):
        match.answer(0, match.decisions()[0].options[0].key)
    assert events_since(match, 0) == []
    while match.waiting() == (1,):
        match.answer(1, match.decisions()[1].options[0].key)
    told = events_since(match, 0)
    assert told
    assert told == match.events_since(len(match.all_events()) - len(told), 0)


def test_what_others_have_drawn_in_secret_is_not_told() -> None:
    match = lamps()
    while match.round == 1:
        for seat in match.waiting():
            match.answer(seat, match.decisions()[seat].options[0].key)
    drawn = [event for event in events_since(match, 0) if event.kind == "card_drawn"]
    assert [event.data["seat"] for event in drawn] == [0]


def test_without_a_curtain_a_button_above_the_log_tells_it(tmp_path: Path) -> None:
    at = after_others(tmp_path)
    assert at.name == "Table"
    at.click("recap").wait(0.6)
    assert isinstance(at.scene, Recap)
    assert "Since your last turn" in at.texts()
    assert "1" in at.texts()
    at.strike(pygame.K_SPACE)
    assert at.name == "Table"
    assert len(at.match.log) > 0


def test_it_says_how_many_it_has_no_room_for(tmp_path: Path) -> None:
    at = after_others(tmp_path)
    at.click("recap").wait(0.6)
    assert isinstance(at.scene, Recap)
    assert not any(" of " in words for words in at.texts())
    told = list(at.scene._told) * 9
    at.table.stage.push(Recap(at.table._services, at.table._top, told))
    at.wait(0.6)
    shown = len(at.ids())
    assert 0 < shown < len(told)
    assert f"1-{shown} of {len(told)}" in at.texts()


def long_recap(folder: Path) -> tuple[AtTable, int]:
    """A recap that has room for a part of its sentences only; return how many there are."""
    at = after_others(folder)
    at.click("recap").wait(0.6)
    assert isinstance(at.scene, Recap)
    told = list(at.scene._told) * 9
    at.table.stage.push(Recap(at.table._services, at.table._top, told))
    at.wait(0.6)
    return at, len(told)


def test_a_long_one_is_walked_through_by_keys_from_the_first_to_the_last(tmp_path: Path) -> None:
    at, count = long_recap(tmp_path)
    for number in range(1, count):
        at.key("down")
        assert at.focus == str(number)
        assert at.focus in at.ids()
    at.key("down")
    assert at.focus == "0"
    at.key("up")
    assert at.focus == str(count - 1)
    assert at.name == "Recap"


@pytest.mark.parametrize("key", ["log_on", "pan_down"])
def test_a_long_one_is_leafed_through_page_by_page(tmp_path: Path, key: str) -> None:
    at, count = long_recap(tmp_path)
    seen = set(at.ids())
    for _ in range(count):
        at.key(key)
        seen |= set(at.ids())
    assert seen == {str(number) for number in range(count)}
    at.key("log_back")
    assert str(count - 1) not in at.ids()
    at.key("log_end")
    assert str(count - 1) in at.ids()


def test_the_wheel_scrolls_a_long_one_and_closes_nothing(tmp_path: Path) -> None:
    at, count = long_recap(tmp_path)
    for _ in range(count):
        at.give(Pointer("wheel", 900, 300, 0, -1))
    assert str(count - 1) in at.ids()
    assert "0" not in at.ids()
    for _ in range(count):
        at.give(Pointer("wheel", 900, 300, 0, 1))
    assert "0" in at.ids()
    assert at.name == "Recap"


def test_the_button_goes_when_the_person_has_acted(tmp_path: Path) -> None:
    at = after_others(tmp_path)
    at.choose(at.keys_on_offer[0])
    while at.table._course.choices is not None and at.choices.seat == 0:
        if "recap" not in at.ids():
            return
        at.choose(at.keys_on_offer[0])


def test_a_click_leaves_and_answers_nothing(tmp_path: Path) -> None:
    at = after_others(tmp_path)
    given = len(at.match.log)
    at.click("recap").wait(0.6)
    board = at.frame.board
    at.press_at(board.cx, board.cy)
    assert at.name == "Table"
    assert len(at.match.log) == given


def test_a_sentence_in_focus_lights_its_places(tmp_path: Path) -> None:
    at = after_others(tmp_path)
    at.click("recap").wait(0.6)
    before = at.canvas.surface.copy()
    at.key("down")
    assert at.focus
    board = at.canvas.box(at.frame.board)
    shown = at.canvas.surface
    assert pygame.image.tobytes(before.subsurface(board), "RGB") != pygame.image.tobytes(
        shown.subsurface(board), "RGB"
    )


def test_it_can_be_turned_off(tmp_path: Path) -> None:
    assert "recap" not in after_others(tmp_path, recap=False).ids()


def test_behind_a_curtain_it_comes_by_itself_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO, recap=True)
    for _ in range(40):
        if at.name == "Curtain":
            at.watch.seated = NAMES.index(at.curtain())
            at.wait(0.6).click("curtain.rise")
            at.settle()
        if at.name == "Recap":
            break
        if at.decision.kind == "light_lamp":
            at.choose(at.keys_on_offer[0])
        else:
            at.play()
    assert at.name == "Recap"
    assert not [words for words in at.texts() if "draws" in words]
    at.wait(0.6)
    at.strike(pygame.K_SPACE)
    assert at.name == "Table"


def test_presses_that_were_meant_for_the_curtain_do_not_close_it(tmp_path: Path) -> None:
    at = after_others(tmp_path)
    at.click("recap")
    at.strike(pygame.K_SPACE)
    assert at.name == "Recap"
    at.wait(0.6)
    at.strike(pygame.K_SPACE)
    assert at.name == "Table"


@pytest.mark.parametrize("game", ["escape_plan", "evacuate", "space_escape"])
@pytest.mark.parametrize("size", [(1024, 576), (1920, 1080)])
def test_it_fits_in_every_game(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    match = table_from_words(game, "human,steady,steady", 5, [])
    play_on(match, 24)
    services = services_for(tmp_path, QuickBots)
    services.settings.change("play", speed="instant")
    at = AtTable(tmp_path, match, services, size)
    at.settle()
    if "recap" not in at.ids():
        pytest.skip("nobody has played since")
    at.click("recap").wait(0.6)
    window = pygame.Rect((0, 0), size)
    items = [at.canvas.box(item.box) for item in at.items()]
    assert items
    assert all(window.contains(box) for box in items)
    for one, other in pairwise(items):
        assert not one.colliderect(other)


def test_numbers_that_stand_together_are_written_in_short() -> None:
    assert in_short([3]) == "3"
    assert in_short([1, 4, 5, 6]) == "1, 4-6"
