"""A held key comes again; a tapped one does not, however long a frame takes."""

from __future__ import annotations

import pygame
import pytest

from game.ui.repeats import Repeats


def down(code: int) -> pygame.event.Event:
    """Return the event of a key that goes down, or comes again."""
    return pygame.event.Event(pygame.KEYDOWN, key=code)


def up(code: int) -> pygame.event.Event:
    """Return the event of a key that comes up."""
    return pygame.event.Event(pygame.KEYUP, key=code)


RIGHT, LEFT = pygame.K_RIGHT, pygame.K_LEFT


@pytest.fixture
def repeats() -> Repeats:
    """No key is down."""
    return Repeats()


def test_a_tap_in_a_slow_frame_counts_once(repeats: Repeats) -> None:
    assert repeats.settle([down(RIGHT)]) == [down(RIGHT)]
    assert repeats.settle([down(RIGHT)] * 5 + [up(RIGHT)]) == [up(RIGHT)]


def test_a_key_that_is_held_comes_again_once_a_frame(repeats: Repeats) -> None:
    repeats.settle([down(RIGHT)])
    assert repeats.settle([down(RIGHT)] * 3) == [down(RIGHT)]
    assert repeats.settle([down(RIGHT)]) == [down(RIGHT)]


def test_quick_taps_all_count(repeats: Repeats) -> None:
    taps = [down(RIGHT), up(RIGHT), down(RIGHT), up(RIGHT), down(LEFT), up(LEFT)]
    assert repeats.settle(taps) == taps
    assert repeats.settle(taps) == taps


def test_one_key_has_nothing_to_do_with_another(repeats: Repeats) -> None:
    repeats.settle([down(RIGHT)])
    both = [down(RIGHT), down(LEFT), up(LEFT)]
    assert repeats.settle(both) == both


def test_what_was_down_when_the_window_was_left_is_fresh_afterwards(repeats: Repeats) -> None:
    repeats.settle([down(RIGHT)])
    repeats.settle([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    tap = [down(RIGHT), up(RIGHT)]
    assert repeats.settle(tap) == tap
