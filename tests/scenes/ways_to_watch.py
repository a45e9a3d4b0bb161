"""The ways in which people watch a motion: all of it, hastened, or not at all."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.director import Director


def tapped(director: Director) -> None:
    """Complete beat after beat."""
    while director.busy:
        assert director.tap()


def tapped_in_between(director: Director) -> None:
    """Let every beat begin, and complete it in its middle."""
    while director.busy:
        director.update(0.01)
        director.tap()


def watched(director: Director) -> None:
    """Let it play, frame by frame."""
    while director.busy:
        director.update(1 / 30)


def held(director: Director) -> None:
    """Let it play fast, in long frames."""
    director.hold(True)
    while director.busy:
        director.update(0.1)


def skipped(director: Director) -> None:
    """Skip everything at once."""
    director.skip_all()


WAYS: tuple[Callable[[Director], None], ...] = (tapped, tapped_in_between, watched, held, skipped)
