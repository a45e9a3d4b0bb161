"""Laying a tile: it is seen where it would lie, and turned as it would be turned."""

from __future__ import annotations

import pygame
import pytest

from game.rules.contract import Target
from game.scenes.choices import Choices
from game.scenes.escape_plan import layers, overlays
from game.scenes.escape_plan.table import PlanTop
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import begun, canvas_of, is_kind, play_until


def pictures(kind: str) -> list[bytes]:
    """Return the picture of the table with the focus on each option of a question in turn."""
    canvas, frame = canvas_of((640, 360))
    match = begun(5, seed=4)
    decision = play_until(match, lambda d: is_kind(kind)(d) and len(d.options) > 2)
    (seat,) = match.waiting()
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    top.settle(match.view(seat), seat)
    choices = Choices(seat, decision, lambda _key: ())
    top.choose(choices)
    found = []
    for option in decision.options:
        choices.focus(option.key)
        top.spots(canvas, frame, decision)
        top.draw_board(canvas, frame)
        found.append(pygame.image.tobytes(canvas.surface, "RGB"))
    return found


def test_pointing_at_a_turn_shows_the_tile_turned_so() -> None:
    seen = pictures("lay_turn")
    assert len(set(seen)) == len(seen) > 2


def test_pointing_at_a_space_shows_the_tile_there() -> None:
    seen = pictures("lay_where")
    assert len(set(seen)) == len(seen) > 2


def test_nobody_stands_before_a_knob_that_turns_the_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    for module, name in ((layers, "draw_people"), (overlays, "draw_knobs")):
        _note(monkeypatch, module, name, order)
    pictures("lay_turn")
    assert order[:2] == ["draw_people", "draw_knobs"]


def _note(monkeypatch: pytest.MonkeyPatch, module: object, name: str, order: list[str]) -> None:
    """Note whenever a function is called."""
    whole = getattr(module, name)

    def noted(*args: object, **named: object) -> object:
        order.append(name)
        return whole(*args, **named)

    monkeypatch.setattr(module, name, noted)


def test_a_space_that_takes_no_tile_promises_none() -> None:
    match = begun(5, seed=4)
    decision = play_until(match, is_kind("lay_where"))
    (seat,) = match.waiting()
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    top.settle(match.view(seat), seat)
    top.choose(Choices(seat, decision, lambda _key: ()))
    insight = top.about_target(Target("node", "space:40,40"))
    words = " ".join((insight.text, *(note.text for note in insight.notes)))
    assert "does not fit here" in words
    assert "may come here" not in words
