"""What is held when another screen opens is let go of: nothing drags or hurries on afterwards."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.evacuate.table import EvacTop
from game.scenes.fit import Fit
from game.ui.inputs import Act, Action, Input, Pointer
from tests.rules.evacuate.table import basic
from tests.scenes.driver import Drive, Nothing
from tests.scenes.evacuate.rows import match_at
from tests.scenes.hands import raise_curtain
from tests.scenes.space_escape.tables import AtTable, sit_down

LONG_ROW = "start debris acid hole walkway panic coolant checkpoint narrow service?"


class Hearing(Nothing):
    """A screen that notes what it is given."""

    def __init__(self) -> None:
        self.heard: list[Input] = []

    def handle(self, event: Input) -> None:
        """Note it."""
        self.heard.append(event)


def test_a_screen_hears_the_end_of_all_that_was_held_when_another_one_opened(
    tmp_path: Path,
) -> None:
    below = Hearing()
    at = Drive(tmp_path, below)
    at.give(Pointer("down", 5, 5), Pointer("up", 5, 5), Act(Action.CONFIRM))
    at.give(Pointer("down", 5, 5, 2), Act(Action.SKIP), Act(Action.CONFIRM, down=False))
    above = Hearing()
    at.stage.push(above)
    at.give(Pointer("up", 9, 9, 2), Act(Action.SKIP, down=False))
    below.heard.clear()
    at.stage.pop()
    assert below.heard == [Pointer("up", -1, -1, 2), Act(Action.SKIP, down=False)]
    at.stage.push(Hearing())
    at.stage.pop()
    assert len(below.heard) == 2, "once is enough"


def at_a_long_row(folder: Path) -> AtTable:
    """Sit down at a row that can be looked along, while somebody is asked."""
    position = basic(row=LONG_ROW, at="ember walkway.1 sun walkway.2 teal walkway.3 sky walkway.3")
    position.act(ember="pack", sun="m1", teal="m1", sky="m1")
    at = sit_down(folder, match_at(position), (1280, 720))
    raise_curtain(at)
    return at


def aside(at: AtTable) -> float:
    """How far somebody has looked aside."""
    top = at.table._top
    assert isinstance(top, EvacTop)
    return top._actors.camera.aside


@pytest.mark.parametrize("over", ["pause", "rules"])
@pytest.mark.parametrize("what", ["row", "map"])
def test_a_row_that_was_dragged_when_a_sheet_opened_lies_still_afterwards(
    tmp_path: Path, over: str, what: str
) -> None:
    at = at_a_long_row(tmp_path)
    top = at.table._top
    assert isinstance(top, EvacTop)
    place = top._places.row if what == "row" else top._places.outline("minimap")
    x, y = Fit.of(top._places, at.frame.board).screen(place.cx, place.cy)
    button = 2 if what == "row" else 1
    at.give(Pointer("down", x, y, button), Pointer("move", x - 40, y))
    looked = aside(at)
    at.strike(pygame.K_ESCAPE if over == "pause" else pygame.K_F1)
    assert at.name != "Table"
    at.give(Pointer("up", x, y, button))
    at.strike(pygame.K_ESCAPE)
    assert at.name == "Table"
    at.give(Pointer("move", x - 150, y))
    assert aside(at) == looked


def test_a_row_that_was_dragged_when_the_curtain_fell_lies_still_for_the_next_person(
    tmp_path: Path,
) -> None:
    position = basic(row=LONG_ROW, at="ember walkway.1 sun walkway.2 teal walkway.3 sky walkway.3")
    at = sit_down(tmp_path, match_at(position), (1280, 720))
    raise_curtain(at)
    x, y = at.frame.board.cx, at.frame.board.cy
    at.give(Pointer("down", x, y, 2), Pointer("move", x - 40, y))
    at.table.press_option(at.keys_on_offer[0])
    assert at.name == "Curtain"
    at.give(Pointer("up", x, y, 2))
    raise_curtain(at)
    looked = aside(at)
    at.give(Pointer("move", x - 150, y))
    assert aside(at) == looked


def test_motion_does_not_hurry_on_when_space_was_let_go_over_the_pause(tmp_path: Path) -> None:
    at = at_a_long_row(tmp_path)
    at.give(Act(Action.SKIP), Act(Action.SKIP, repeat=True))
    assert at.table.director._held
    at.strike(pygame.K_ESCAPE)
    at.give(Act(Action.SKIP, down=False))
    at.strike(pygame.K_ESCAPE)
    assert not at.table.director._held
