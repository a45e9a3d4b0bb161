"""Nothing that can be pressed at the Escape Plan table reaches into anything else."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.rng import Chance
from game.scenes.choices import Choices
from game.scenes.escape_plan.spots import apart
from game.scenes.escape_plan.table import PlanTop
from game.ui.inputs import Pointer
from game.ui.layout import Rect
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import begun, canvas_of, play_until, played

SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "seed"), [(5, 2), (3, 4)])
def test_no_two_options_share_a_point(size: tuple[int, int], seats: int, seed: int) -> None:
    canvas, frame = canvas_of(size)
    match = begun(seats, seed)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    asked: set[tuple[str, int, int]] = set()
    for each in played(match, Chance(seed)):
        (seat,) = each.waiting()
        decision = each.decisions()[seat]
        view = each.view(seat)
        if (decision.kind, view.day, view.part) in asked:
            continue
        asked.add((decision.kind, view.day, view.part))
        top.settle(view, seat)
        top.choose(Choices(seat, decision, lambda _key: ()))
        spots = top.spots(canvas, frame, decision)
        assert set(spots) == {option.key for option in decision.options}, decision.kind
        boxes = {key: Rect(*spot.box) for key, spot in spots.items()}
        faults = [pair for pair in combinations(boxes, 2)
                  if boxes[pair[0]].overlaps(boxes[pair[1]])]  # fmt: skip
        assert not faults, decision.kind
        assert min(min(box.w, box.h) for box in boxes.values()) > 11, decision.kind


def test_neighbours_make_room_for_each_other() -> None:
    boxes = {"left": Rect(0, 0, 40, 40), "right": Rect(30, 4, 40, 40), "far": Rect(200, 0, 40, 40)}
    found = apart(boxes)
    assert found["left"] == Rect(-5, 0, 40, 40)
    assert found["right"] == Rect(35, 4, 40, 40)
    assert found["far"] == boxes["far"]
    above = apart({"low": Rect(0, 30, 40, 40), "high": Rect(4, 0, 40, 40)})
    assert above == {"low": Rect(0, 35, 40, 40), "high": Rect(4, -5, 40, 40)}


def test_where_there_is_no_room_each_keeps_what_is_nearer_to_it() -> None:
    row = {str(place): Rect(30 * place, 0, 40, 40) for place in range(3)}
    found = apart(row)
    assert not any(found[one].overlaps(found[other]) for one, other in combinations(row, 2))
    assert all(found[name].contains(box.cx, box.cy) for name, box in row.items())


def test_what_lies_below_the_tray_is_not_pressed_through_it() -> None:
    canvas, frame = canvas_of((1280, 720))
    match = begun(5, seed=2)
    decision = play_until(match, lambda d: d.kind == "turn" and match.view(None).day == 3, 2)
    (seat,) = match.waiting()
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    top.settle(match.view(seat), seat)
    top.choose(Choices(seat, decision, lambda _key: ()))
    city = top._panels._city(frame)
    for _ in range(6):
        top.scroll(canvas, frame, Pointer("wheel", city.cx, city.bottom - 90, 0, 1))
    spots = top.spots(canvas, frame, decision)
    trays = top._panels.trays(canvas, frame, decision)
    assert trays
    for key, spot in spots.items():
        if key.startswith("go:"):
            assert not any(Rect(*spot.box).overlaps(tray) for tray in trays), key
