"""Pads: what is pressed on them, by the system's mapping or without one, one or several of them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from game.ui.canvas import Canvas
from game.ui.control_map import CONTROLS
from game.ui.inputs import Act, Action, Input, Struck, WindowChange
from game.ui.reader import LATCH_SECONDS, PAN_EVERY, REPEAT_FIRST, REPEAT_NEXT, Reader
from tests.ui import pads
from tests.ui.pads import VirtualPad, pad_axis, pad_button


class Hand:
    """Presses what is asked for and gathers what the reader makes of it."""

    def __init__(self, canvas: Canvas) -> None:
        self.reader = Reader()
        self._canvas = canvas

    def read(self, *events: pygame.event.Event, naming: bool = False) -> list[Input]:
        """Read some events."""
        return [
            meant
            for event in events
            for meant in self.reader.read(event, self._canvas, naming=naming)
        ]

    def tap(self, button: int, pad: int = 0) -> list[Input]:
        """Press and let go; return what began."""
        began = self.read(pad_button(button, pad=pad))
        ended = self.read(pad_button(button, down=False, pad=pad))
        assert len(ended) == len(began)
        return began

    def really(self) -> list[Input]:
        """Read whatever the system tells."""
        return self.read(*pygame.event.get())


@pytest.fixture
def hand(canvas: Canvas) -> Hand:
    """A hand at the reader."""
    return Hand(canvas)


@pytest.fixture
def system() -> Iterator[None]:
    """A display without a screen, whose queue of events is empty, and no pads left behind."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    # A test that has ended the library leaves a layer for pads that hears no more.
    controller.quit()
    pygame.joystick.quit()
    pygame.event.clear()
    yield
    pygame.event.clear()


def began(*actions: Action) -> list[Input]:
    """Return the beginning of some actions."""
    return [Act(action) for action in actions]


def ended(*actions: Action) -> list[Input]:
    """Return the end of some actions."""
    return [Act(action, down=False) for action in actions]


def test_every_button_does_what_the_table_says(hand: Hand) -> None:
    for button, action in {
        pads.A: Action.CONFIRM,
        pads.B: Action.BACK,
        pads.X: Action.UNDO,
        pads.Y: Action.HINT,
        pads.LB: Action.PREVIOUS_TARGET,
        pads.RB: Action.NEXT_TARGET,
        pads.VIEW: Action.LOG,
        pads.MENU: Action.END_TURN,
        pads.RS: Action.ZOOM_FIT,
        pads.UP: Action.UP,
        pads.LEFT: Action.LEFT,
    }.items():
        assert hand.tap(button) == began(action)
    assert hand.tap(pads.GUIDE) == []
    assert hand.read(pad_axis(5, 1.0), pad_axis(5, 0.0)) == began(Action.SKIP) + ended(Action.SKIP)
    assert hand.read(pad_axis(2, -0.9)) == began(Action.PAN_LEFT)


def test_what_comes_from_a_pad_says_so(hand: Hand) -> None:
    press = hand.read(pad_button(pads.A))[0]
    assert isinstance(press, Act)
    assert press.pad
    assert CONTROLS.pad == "letters"
    hand.read(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h"))
    assert CONTROLS.pad is None


def test_the_left_trigger_gives_buttons_a_second_meaning(hand: Hand) -> None:
    assert hand.read(pad_axis(4, 1.0)) == []
    assert hand.tap(pads.X) == began(Action.REDO)
    assert hand.tap(pads.UP) == began(Action.OVERLAY_1)
    hand.read(pad_axis(4, 0.0))
    assert hand.tap(pads.X) == began(Action.UNDO)


def test_nothing_has_to_be_held_a_tap_on_the_trigger_counts_for_the_next_button(
    hand: Hand,
) -> None:
    def tap_trigger() -> None:
        hand.read(pad_axis(4, 1.0), pad_axis(4, 0.0))

    tap_trigger()
    assert hand.tap(pads.X) == began(Action.REDO)
    assert hand.tap(pads.X) == began(Action.UNDO)
    tap_trigger()
    tap_trigger()
    assert hand.tap(pads.X) == began(Action.UNDO), "a second tap takes the first back"
    tap_trigger()
    hand.reader.pass_time(LATCH_SECONDS + 0.1)
    assert hand.tap(pads.X) == began(Action.UNDO), "it does not wait for ever"


def test_a_button_ends_what_it_began_whatever_the_trigger_does_meanwhile(hand: Hand) -> None:
    assert hand.read(pad_button(pads.UP)) == began(Action.UP)
    hand.read(pad_axis(4, 1.0))
    assert hand.read(pad_button(pads.UP, down=False)) == ended(Action.UP)


def test_a_held_direction_comes_again_and_a_held_press_does_not(hand: Hand) -> None:
    hand.read(pad_button(pads.A), pad_button(pads.DOWN))
    assert hand.reader.pass_time(9) == [], "that was before, or a slow frame"
    again: list[Input] = [Act(Action.DOWN, repeat=True)]
    assert hand.reader.rest() == pytest.approx(REPEAT_FIRST)
    assert hand.reader.pass_time(REPEAT_FIRST - 0.01) == []
    assert hand.reader.pass_time(0.02) == again
    assert hand.reader.pass_time(REPEAT_NEXT) == again
    hand.read(pad_button(pads.DOWN, down=False))
    assert hand.reader.rest() is None
    assert hand.reader.pass_time(9) == []


def test_looking_aside_goes_in_small_quick_steps(hand: Hand) -> None:
    hand.read(pad_axis(3, 1.0))
    hand.reader.pass_time(0)
    assert hand.reader.pass_time(PAN_EVERY) == [Act(Action.PAN_DOWN, repeat=True)]


def test_a_shaking_stick_means_nothing_and_a_slanting_one_its_stronger_side(hand: Hand) -> None:
    assert (
        hand.read(*(pad_axis(axis, value) for axis in (0, 1) for value in (0.2, -0.5, 0.1))) == []
    )
    assert hand.read(pad_axis(1, 0.5), pad_axis(0, 0.9)) == began(Action.RIGHT)
    assert hand.read(pad_axis(0, 0.7), pad_axis(0, 0.5), pad_axis(1, 0.1)) == []
    assert hand.read(pad_axis(0, 0.2)) == ended(Action.RIGHT)


def test_several_pads_play_side_by_side(hand: Hand) -> None:
    assert hand.read(pad_axis(0, 1.0, pad=1)) == began(Action.RIGHT)
    assert hand.read(pad_axis(0, -1.0, pad=2)) == began(Action.LEFT)
    assert hand.read(pad_axis(0, 0.0, pad=1)) == ended(Action.RIGHT)
    assert hand.read(pad_axis(4, 1.0, pad=1)) == []
    assert hand.tap(pads.X, pad=2) == began(Action.UNDO), "each has a trigger of its own"


def test_a_pad_that_is_pulled_out_lets_go(hand: Hand) -> None:
    hand.read(pad_button(pads.UP, pad=5), pad_axis(5, 1.0, pad=5))
    gone = pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=5)
    assert hand.read(gone) == ended(Action.SKIP, Action.UP)
    assert hand.reader.rest() is None
    assert hand.read(gone) == []


def test_leaving_the_window_lets_go_of_buttons(hand: Hand) -> None:
    hand.read(pad_button(pads.UP))
    left = hand.read(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert left == [*ended(Action.UP), WindowChange("left")]
    assert hand.read(pad_button(pads.UP, down=False)) == []


def test_while_a_name_is_wanted_keys_and_buttons_come_by_name(hand: Hand) -> None:
    def key(code: int, mod: int = 0) -> pygame.event.Event:
        return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")

    hand.read(key(pygame.K_RETURN))
    assert hand.read(key(pygame.K_RETURN), naming=True) == [], "it is still held from before"
    assert hand.read(key(pygame.K_LCTRL), naming=True) == [], "it is held for another key"
    wanted = key(pygame.K_h, pygame.KMOD_LCTRL)
    assert hand.read(wanted, naming=True) == [Struck("ctrl+h")]
    assert hand.read(wanted) == [], "held on, it means nothing"
    hand.read(pad_axis(4, 1.0), naming=True)
    assert hand.read(pad_button(pads.LS), naming=True) == [Struck("lt+ls", pad=True)]
    assert hand.read(pad_button(pads.LS, down=False)) == []


@pytest.mark.usefixtures("system")
def test_a_pad_of_the_system_is_heard_from_plugging_in_to_pulling_out(hand: Hand) -> None:
    pad = VirtualPad()
    assert hand.really() == []
    pad.button(pads.A)
    assert hand.really() == began(Action.CONFIRM), "once, though two layers tell of it"
    pad.button(pads.A, down=False)
    assert hand.really() == ended(Action.CONFIRM)
    pad.axis(1, 1.0)
    assert hand.really() == began(Action.DOWN)
    pad.axis(5, 1.0)
    assert hand.really() == began(Action.SKIP)
    pad.unplug()
    assert sorted(hand.really(), key=repr) == sorted(ended(Action.DOWN, Action.SKIP), key=repr)


@pytest.mark.usefixtures("system")
def test_a_pad_without_a_mapping_is_read_like_the_most_common_one(hand: Hand) -> None:
    pad = VirtualPad(pads.UNKNOWN, axes=6, buttons=11, hats=1)
    assert hand.really() == []
    for number, action in ((0, Action.CONFIRM), (5, Action.NEXT_TARGET), (7, Action.END_TURN)):
        pad.button(number)
        assert hand.really() == began(action)
    pad.hat(1)
    assert hand.really() == began(Action.UP)
    pad.axis(5, 1.0)
    assert hand.really() == began(Action.SKIP)
    pad.unplug()
    assert len(hand.really()) == 5


@pytest.mark.usefixtures("system")
def test_pads_come_and_go_and_come_again(hand: Hand) -> None:
    for _ in range(3):
        one, two = VirtualPad(), VirtualPad()
        hand.really()
        one.button(pads.B)
        two.button(pads.X)
        heard = {meant.action for meant in hand.really() if isinstance(meant, Act)}
        assert heard == {Action.BACK, Action.UNDO}
        one.unplug()
        assert hand.really() == ended(Action.BACK), "the other one goes on"
        two.button(pads.X, down=False)
        assert hand.really() == ended(Action.UNDO)
        two.unplug()
        assert hand.really() == []


def test_a_broken_pad_is_no_pad(hand: Hand) -> None:
    came = pygame.event.Event(pygame.JOYDEVICEADDED, device_index=40)
    assert hand.read(came) == []
    strange = [
        pygame.event.Event(pygame.JOYBUTTONDOWN, button=99, instance_id=3),
        pygame.event.Event(pygame.JOYAXISMOTION, axis=17, value=1.0, instance_id=3),
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=20, instance_id=3),
        pygame.event.Event(pygame.JOYHATMOTION, value=(0, 0), instance_id=3),
    ]
    assert hand.read(*strange) == []
