"""The log beside the board: it stays at its end, can be leafed through, and never gives way."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.ui.inputs import Pointer
from tests.rules.space_escape.tabletop import table
from tests.scenes.space_escape.tables import AtTable, eagerly, new_match, sit_down

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))


def long_log(folder: Path, size: tuple[int, int] = (1280, 720)) -> AtTable:
    """Return a table at which more has happened than the log can show."""
    at = sit_down(folder, new_match("human,human", 5), size)
    chance = random.Random(1)
    for _ in range(24):
        at.take(eagerly(chance)(at.match, at.choices))
    assert at.name == "Table"
    at.settle()
    return at


def lines(at: AtTable) -> list[str]:
    """Return what can be read in the log, without its heading."""
    at.show()
    box = at.frame.log or at.frame.inspector
    words = at.words_in(box, "log")
    return [word for word in words[1:] if word not in ("Newest", "End")]


def newest(at: AtTable) -> str:
    """Return the last words of the log."""
    return at.log().split()[-1]


def in_log(at: AtTable) -> tuple[float, float]:
    """Return a point in the log."""
    box = at.frame.log or at.frame.inspector
    return box.right - 4, box.bottom - 40


def turn_wheel(at: AtTable, up: int) -> AtTable:
    """Turn the wheel with the mouse over the log."""
    at.give(Pointer("wheel", *in_log(at), 0, up))
    return at


@pytest.mark.parametrize("size", SIZES)
def test_the_log_shows_its_end_and_leafs_back_to_its_beginning(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    at = long_log(tmp_path, size)
    assert lines(at)[-1].endswith(newest(at))
    seen = lines(at)
    for _ in range(60):
        turn_wheel(at, 1)
        seen = lines(at) + seen
    assert lines(at)[0] == "Round 1"
    read = " ".join(seen)
    assert all(word in read for word in at.log().split()), "every word has been in sight"


def test_the_keys_leaf_as_well_and_lead_back_to_the_end(tmp_path: Path) -> None:
    at = long_log(tmp_path)
    end = lines(at)
    at.strike(pygame.K_PAGEUP)
    page = lines(at)
    assert page != end
    assert end[0] in page, "one line at least of the last page stays in sight"
    at.strike(pygame.K_PAGEDOWN)
    assert lines(at) == end
    for _ in range(20):
        at.strike(pygame.K_PAGEUP)
    assert lines(at)[0] == "Round 1"
    at.strike(pygame.K_END)
    assert lines(at) == end


def test_whoever_has_leafed_back_is_left_there_and_shown_the_way_to_the_newest(
    tmp_path: Path,
) -> None:
    at = long_log(tmp_path)
    assert not at.reads("Newest")
    turn_wheel(at, 2)
    before = lines(at)
    assert at.reads("Newest")
    at.take(eagerly(random.Random(2))(at.match, at.choices))
    assert lines(at) == before, "new turns do not push the reader on"
    chip = next(said.box for said in at.said(["log"]) if said.text == "Newest")
    given = len(at.match.log)
    at.press_at(chip.centerx / at.canvas.scale, chip.centery / at.canvas.scale)
    assert lines(at)[-1].endswith(newest(at))
    assert not at.reads("Newest")
    assert len(at.match.log) == given
    at.take(eagerly(random.Random(2))(at.match, at.choices))
    assert lines(at)[-1].endswith(newest(at)), "the end stays in sight again"


def test_taking_back_shortens_the_log_and_never_leaves_it_empty(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("39"))
    for _ in range(6):
        at.take(at.keys_on_offer[0])
    at.settle()
    turn_wheel(at, 1)
    for _ in range(6):
        at.strike(pygame.K_z)
        at.settle()
        empty = lines(at) == ["Nothing has happened yet."]
        assert lines(at), "the log is never left without a word"
        assert empty == (not at.log())


def test_the_wheel_over_the_board_leaves_the_log_alone(tmp_path: Path) -> None:
    at = long_log(tmp_path)
    before = lines(at)
    at.give(Pointer("wheel", *at.point_of_node(30), 0, 3))
    assert lines(at) == before


@pytest.mark.parametrize("size", SIZES)
def test_the_log_stays_where_it_is_whatever_the_inspector_tells(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    at = long_log(tmp_path, size)

    def heading() -> pygame.Rect:
        return next(said.box for said in at.said(["log"]) if said.text == "Log")

    places = {tuple(heading())}
    for key in at.keys_on_offer:
        at.hover(key)
        places.add(tuple(heading()))
    for item in at.items():
        left, top, width, height = item.box
        at.mouse(pygame.MOUSEMOTION, left + width / 2, top + height / 2)
        places.add(tuple(heading()))
    assert len(places) == 1


def test_pointing_at_the_log_tells_how_to_leaf(tmp_path: Path) -> None:
    at = long_log(tmp_path)
    at.mouse(pygame.MOUSEMOTION, *in_log(at))
    assert "PageUp" in at.inspector()


def test_the_name_of_a_round_stands_over_a_turn_wherever_the_log_is_leafed_to(
    tmp_path: Path,
) -> None:
    at = long_log(tmp_path)
    for _ in range(30):
        turn_wheel(at, 1)
        assert not lines(at)[-1].startswith("Round "), lines(at)
