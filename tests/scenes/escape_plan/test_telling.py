"""Whatever the inspector tells of a choice or a place fits its panel in every window."""

from __future__ import annotations

import pytest

from game.rules.contract import Target
from game.rules.rng import Chance
from game.scenes import table_panels
from game.scenes.table_side import INSPECTOR_SHARE
from game.scenes.tabletop import Insight
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import rich_height
from tests.scenes.escape_plan.cities import begun, canvas_of, played
from tests.scenes.escape_plan.test_why_not import table_of

SIZES = ((1024, 576), (1280, 720), (1920, 1080))


def needed(canvas: Canvas, panel: Rect, insight: Insight) -> float:
    """Return how high an insight is that is told in a panel."""
    inner = panel.w - 26
    size = table_panels._telling_size(canvas, insight, inner, panel.h)
    lines = table_panels._title_size(canvas, insight.title, inner)[1] - 1
    notes = sum(rich_height(canvas, each.text, size, inner - 28) + 6 for each in insight.notes)
    block = table_panels._block_height(canvas, insight, inner, size)
    return 46 + table_panels.TITLE_LINE * lines + block + notes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 4), (5, 4)])
def test_every_choice_and_place_is_told_within_the_panel(
    size: tuple[int, int], seats: int, seed: int
) -> None:
    canvas, frame = canvas_of(size)
    side = frame.inspector
    panel = side.rows(round(side.h * INSPECTOR_SHARE), None)[0].inset(12, 12, 12, 4)
    for number, match in enumerate(played(begun(seats, seed), Chance(seed))):
        if number % 17:
            continue
        (seat,) = match.waiting()
        top, choices = table_of(match)
        told = [top.about_option(choices, each) for each in choices.decision.options]
        if choices.decision.kind == "turn":
            count = len(match.view(seat).tiles.kind)
            told += [top.about_target(Target("node", str(node))) for node in range(count)]
        for insight in told:
            assert needed(canvas, panel, insight) <= panel.h, insight
