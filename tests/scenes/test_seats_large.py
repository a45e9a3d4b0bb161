"""The set-up of a table in large letters: one column that scrolls, with everything within reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.rules.registry import GAMES
from game.scenes.seats import Seats
from game.ui.inputs import Act, Action, Pointer
from tests.scenes.driver import Drive, Nothing, services_for

SMALL, USUAL = (1024, 576), (1280, 720)
LOOKS = [(130, USUAL), (160, SMALL), (200, USUAL), (200, SMALL), (200, (1024, 768))]
MANY = 200
"""More steps than there are widgets."""


def open_seats(folder: Path, game_id: str, percent: int, size: tuple[int, int] = USUAL) -> Drive:
    """Return the set-up with letters of a size."""
    services = services_for(folder)
    drive = Drive(folder, Nothing(), size, services)
    drive.read_at(percent)
    drive.stage.push(Seats(services, game_id))
    return drive.settle()


def fill_seats(drive: Drive, preset: str) -> None:
    """Take all seats, in the game with the most options."""
    drive.tab_to(f"seats.preset.{preset}").key("enter")
    seating: Any = drive.scene.seating  # type: ignore[attr-defined]
    for place in seating.places:
        if place.kind == "empty":
            drive.tab_to(f"seats.kind.{place.colour}").key("left")
    for id in [id for id in drive.ids() if id.startswith("seats.option.")]:
        drive.tab_to(id).key("right", "right")


def turn_wheel(drive: Drive, amount: float) -> None:
    """Turn the wheel in the middle of the window."""
    drive.give(Pointer("wheel", 640, 300, amount=amount))


@pytest.mark.parametrize("preset", ["people", "watch"])
@pytest.mark.parametrize(("percent", "size"), LOOKS)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_widget_comes_into_sight_and_has_room(
    game_id: str, percent: int, size: tuple[int, int], preset: str, tmp_path: Path
) -> None:
    drive = open_seats(tmp_path, game_id, percent, size)
    assert drive.faults() == []
    fill_seats(drive, preset)
    seen: set[str] = set()
    for _ in drive.ids():
        drive.key("tab")
        assert drive.focus not in drive.hidden
        if drive.focus not in seen:
            assert drive.faults() == [], f"at {drive.focus}"
        seen |= set(drive.ids()) - drive.hidden
    assert seen == set(drive.ids())


@pytest.mark.parametrize("game_id", GAMES)
def test_arrows_go_down_the_whole_column_and_up_again(game_id: str, tmp_path: Path) -> None:
    drive = open_seats(tmp_path, game_id, 200)
    drive.tab_to("seats.preset.me")
    way = [drive.focus]
    for _ in range(MANY):
        drive.key("down")
        assert drive.focus not in drive.hidden
        way.append(drive.focus)
        if drive.focus in ("seats.start", "seats.rules", "seats.back"):
            break
    colours = [place.colour for place in drive.scene.seating.places]  # type: ignore[attr-defined]
    rows = [id.rpartition(".")[2] for id in way]
    assert [c for c in dict.fromkeys(rows) if c in colours] == colours, "no row is left out"
    told = [f"seats.detail.{place.colour}" for place in drive.scene.seating.taken()]  # type: ignore[attr-defined]
    assert way[-len(told) - 2 : -1] == ["seats.means", *told]
    drive.key("up")
    assert drive.focus == told[-1]


def test_wheel_keys_and_pad_scroll(tmp_path: Path) -> None:
    drive = open_seats(tmp_path, "evacuate", 200)
    top, below = "seats.preset.me", "seats.detail.sky"
    assert top not in drive.hidden
    assert below in drive.hidden
    turn_wheel(drive, -1)
    assert top in drive.hidden
    turn_wheel(drive, 1)
    assert top not in drive.hidden
    for action, back in ((Action.LOG_ON, Action.LOG_BACK), (Action.PAN_DOWN, Action.PAN_UP)):
        drive.give(Act(action, pad=True))
        assert top in drive.hidden
        drive.give(Act(back, pad=True))
        assert top not in drive.hidden
    drive.give(Act(Action.LOG_END))
    assert below not in drive.hidden
    drive.key("tab")
    assert drive.focus not in drive.hidden, "a key brings what it leads to into sight"


def test_what_is_out_of_sight_is_not_pressed_by_the_mouse(tmp_path: Path) -> None:
    drive = open_seats(tmp_path, "evacuate", 200)
    for id in drive.hidden:
        x, y, w, h = drive.item(id).box
        assert max(x + w, y + h) < -100
    drive.click("seats.kind.ember", (0.5, 0.5))
    seating: Any = drive.scene.seating  # type: ignore[attr-defined]
    assert seating.places[0].kind == "bot"


@pytest.mark.parametrize("game_id", GAMES)
def test_start_leads_to_the_paper_that_says_why_it_cannot(game_id: str, tmp_path: Path) -> None:
    drive = open_seats(tmp_path, game_id, 200)
    seating: Any = drive.scene.seating  # type: ignore[attr-defined]
    for place in seating.places:
        drive.tab_to(f"seats.kind.{place.colour}").key("right", "right")
    drive.give(Act(Action.LOG_BACK), Act(Action.LOG_BACK), Act(Action.LOG_BACK))
    assert "seats.means" in drive.hidden
    drive.click("seats.start")
    assert "seats.means" not in drive.hidden
    assert drive.reads("Nobody sits at the table yet.")
    assert drive.faults() == []


def test_each_seat_is_told_about_below(tmp_path: Path) -> None:
    drive = open_seats(tmp_path, "evacuate", 200)
    fill_seats(drive, "people")
    drive.tab_to("seats.own.civ.sun").key("right")
    chosen = drive.item("seats.own.civ.sun").label
    drive.tab_to("seats.detail.sun")
    assert drive.reads("Ben, human")
    assert drive.reads(chosen)
    assert drive.faults() == []


def test_what_else_is_refused_is_told_at_the_foot(tmp_path: Path) -> None:
    drive = open_seats(tmp_path, "evacuate", 200)
    drive.tab_to("seats.paste").key("enter")
    assert drive.reads(drive.scene.controls.refusal)  # type: ignore[attr-defined]
    assert drive.faults() == []


def test_with_letters_of_the_usual_size_everything_is_in_sight_again(tmp_path: Path) -> None:
    drive = open_seats(tmp_path, "evacuate", 200)
    drive.give(Act(Action.LOG_END))
    drive.read_at(100).settle()
    assert not drive.hidden
    assert "seats.detail.ember" not in drive.ids()
    assert drive.faults() == []
