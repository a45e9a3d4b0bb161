"""Sliders and switches: what keys, the mouse and a press do to them."""

from __future__ import annotations

import pytest

from game.ui.dials import Slider, Switch
from game.ui.focus import FocusRing
from game.ui.inputs import Act, Action, Pointer
from game.ui.layout import Rect

BOX = Rect(100, 50, 330, 32)


@pytest.fixture
def heard() -> list[int]:
    """What a slider has told, in order."""
    return []


@pytest.fixture
def slider(heard: list[int]) -> Slider:
    return Slider("volume", 50, heard.append, box=BOX)


def point(kind: str, x: float, y: float = 66) -> Pointer:
    return Pointer(kind, x, y, 1)  # type: ignore[arg-type]


def test_arrows_move_a_slider_by_a_step_and_stop_at_both_ends(
    slider: Slider, heard: list[int]
) -> None:
    for _ in range(12):
        assert slider.handle(Act(Action.RIGHT, repeat=True))
    assert (slider.value, len(heard)) == (100, 10)
    slider.handle(Act(Action.LEFT))
    assert heard[-1] == 95
    assert not slider.handle(Act(Action.DOWN)), "down goes on to the next widget"


def test_a_press_moves_the_knob_to_the_nearest_step(slider: Slider, heard: list[int]) -> None:
    slider.press((BOX.x, BOX.cy))
    slider.press((BOX.right, BOX.cy))
    slider.press((BOX.cx + 4, BOX.cy))
    assert heard == [0, 100, 50]
    slider.press()
    assert heard == [0, 100, 50], "Enter has nothing to do here"


def test_the_knob_follows_the_mouse_wherever_it_goes_until_it_is_let_go(
    slider: Slider, heard: list[int]
) -> None:
    below = Switch("other", False, lambda _: None, "On", "Off", box=Rect(100, 90, 330, 32))
    ring = FocusRing([slider, below])
    ring.handle(point("down", BOX.cx))
    ring.handle(point("move", BOX.right - 60))
    ring.handle(point("move", 2000, 106))
    assert heard[-1] == 100
    assert ring.focused is slider
    ring.handle(point("move", -40, 106))
    ring.handle(point("up", -40, 106))
    assert heard[-1] == 0
    assert not below.value, "what lies below the pointer in the end was not meant"
    ring.handle(point("move", BOX.right))
    assert slider.value == 0


def test_a_slider_that_is_off_says_why_and_stays(heard: list[int]) -> None:
    slider = Slider("volume", 50, heard.append, box=BOX, enabled=False, why_not="No sound.")
    said: list[str] = []
    ring = FocusRing([slider], on_refused=lambda _, why: said.append(why))
    ring.handle(point("down", BOX.right - 5))
    ring.handle(point("move", BOX.x))
    ring.handle(point("up", BOX.x))
    assert heard == []
    assert said == ["No sound."]
    assert not slider.handle(Act(Action.LEFT))


def test_a_switch_turns_over_at_a_press_and_goes_where_the_arrow_points() -> None:
    told: list[bool] = []
    switch = Switch("mono", False, told.append, "On", "Off", box=BOX)
    switch.press()
    switch.press((BOX.cx, BOX.cy))
    assert told == [True, False]
    switch.handle(Act(Action.RIGHT))
    switch.handle(Act(Action.RIGHT))
    switch.handle(Act(Action.LEFT))
    assert told == [True, False, True, False]
    assert not switch.handle(Act(Action.UP))
