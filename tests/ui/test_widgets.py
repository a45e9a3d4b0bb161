"""Widgets draw inside their box at every size and ask for the width they need."""

from __future__ import annotations

import pytest

from game.ui.focus import Drawn, Focusable, FocusRing
from game.ui.inputs import Action
from game.ui.layout import Rect
from game.ui.segmented import Choice, Segmented
from game.ui.widgets import Button, Kind, Label, Panel
from tests.ui.conftest import CanvasOf

KINDS: tuple[Kind, ...] = ("primary", "ghost", "danger", "pill", "menu", "strip")
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (3840, 2160)]


def nothing() -> None:
    """Do nothing."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_button_keeps_to_its_box(canvas_of: CanvasOf, kind: Kind, size: tuple[int, int]) -> None:
    canvas = canvas_of(*size)
    for enabled in (True, False):
        for pressed in (True, False):
            button = Button("b", "Undo", nothing, kind=kind, icon="undo", key=Action.UNDO,
                            enabled=enabled, why_not="Not now.")  # fmt: skip
            button.box = Rect(200, 200, button.width_for(canvas) + 40, 40)
            button.draw(canvas, pressed=pressed)
    around = canvas.box((175, 175, button.box.w + 50, 95))
    assert around.contains(canvas.surface.get_bounding_rect())


def test_the_width_asked_for_holds_the_words(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(1366, 768)
    short = Button("b", "Undo", nothing)
    long = Button("b", "Undo", nothing, icon="undo", key=Action.END_TURN)
    assert long.width_for(canvas) > short.width_for(canvas) + 40


def test_pressing_a_button_does_it() -> None:
    pressed: list[str] = []
    button = Button("b", "Go", lambda: pressed.append("go"), Rect(0, 0, 60, 30))
    assert button.press() == ""
    assert pressed == ["go"]


def test_every_part_of_a_choice_can_be_pressed() -> None:
    choices = [Choice("human", "Human"), Choice("steady", "AI steady"), Choice("empty", "Empty")]
    choice = Segmented("c", choices, "human", lambda _: None, Rect(100, 100, 300, 40))
    for wanted, x in (("steady", 230), ("empty", 390), ("human", 110)):
        choice.press((x, 120))
        assert choice.value == wanted
    choice.press()
    assert choice.value == "steady"


def test_a_ring_draws_all_its_widgets(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(1280, 720)
    items: list[Focusable] = [
        Button("b", "Go", nothing, Rect(0, 0, 60, 30)),
        Segmented("c", [Choice("a", "A")], "a", lambda _: None, Rect(0, 100, 60, 30)),
    ]
    assert all(isinstance(item, Drawn) for item in items)
    ring = FocusRing(items)
    ring.draw_items(canvas)
    ring.draw(canvas)
    assert canvas.surface.get_bounding_rect().bottom >= 130


def test_a_label_tells_the_height_it_needs(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(1280, 720)
    label = Label("many words " * 10, Rect(100, 100, 150, 0))
    height = label.height_for(canvas)
    label.draw(canvas)
    assert canvas.box((100, 98, 150, height + 4)).contains(canvas.surface.get_bounding_rect())


def test_a_panel_leaves_room_below_its_title() -> None:
    box = Rect(0, 0, 200, 100)
    assert Panel("Log", box).inside.y > Panel("", box).inside.y
    assert Panel("Log", box).inside.right < box.right
