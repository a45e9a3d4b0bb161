"""A box to read in: whole lines only, to the end and back, by wheel and by keys."""

from __future__ import annotations

import pygame
import pytest

from game.ui.canvas import Canvas
from game.ui.inputs import Act, Action, Pointer
from game.ui.layout import Rect
from game.ui.reading import Cells, Reading, Words, heading

LONG = " ".join(f"word{number}" for number in range(400))


def reading(*blocks: Words | Cells, height: float = 120.0) -> tuple[Reading, Canvas]:
    """Return a box with something in it, drawn once."""
    box = Reading("r", blocks, Rect(20, 20, 400, height))
    canvas = Canvas(pygame.Surface((1280, 720)))
    box.draw(canvas)
    return box, canvas


def steps_to_the_end(box: Reading, action: Action) -> int:
    """Press a key until it does nothing any more."""
    for count in range(1000):
        if not box.handle(Act(action)):
            return count
    raise AssertionError("it never ends")


def test_what_fits_does_not_move() -> None:
    box, _ = reading(heading("Title"), Words("Short."))
    assert not box.longer
    assert not box.handle(Act(Action.DOWN))
    assert not box.handle(Pointer("wheel", 30, 30, amount=-1))


def test_a_long_text_is_read_to_its_end_and_back() -> None:
    box, canvas = reading(Words(LONG))
    assert box.longer
    down = steps_to_the_end(box, Action.DOWN)
    assert down > 10
    box.draw(canvas)
    assert steps_to_the_end(box, Action.UP) == down


def test_pages_and_the_end_go_faster() -> None:
    box, _ = reading(Words(LONG))
    lines = steps_to_the_end(box, Action.DOWN)
    box.show(box.blocks)
    box.draw(Canvas(pygame.Surface((1280, 720))))
    assert 1 < steps_to_the_end(box, Action.LOG_ON) < lines / 2
    assert not box.handle(Act(Action.LOG_END)), "there already"


@pytest.mark.parametrize("height", [31.0, 47.0, 100.0, 333.0])
def test_nothing_is_painted_outside_the_box(height: float) -> None:
    table = Cells(("one", "a cell with rather many words in it"), (1.0, 1.0))
    box, canvas = reading(Words(LONG), table, height=height)
    for _ in range(5):
        canvas.fill("#000000")
        box.draw(canvas)
        painted = pygame.mask.from_threshold(canvas.surface, "#000000", "#010101FF")
        painted.invert()
        inside = canvas.box(box.box.inset(-1, -1))
        for seen in painted.get_bounding_rects():
            assert inside.contains(seen)
        box.handle(Act(Action.LOG_ON))


def test_a_row_is_as_high_as_its_longest_cell() -> None:
    cell = "words that do not fit beside each other in a narrow column"
    box, _ = reading(Cells(("a", cell), (5.0, 1.0)), height=600.0)
    (row,) = box._pieces
    flat, _ = reading(Cells(("a", "b"), (5.0, 1.0)), height=600.0)
    assert row.height > 3 * flat._pieces[0].height
