"""Regions fill the window, never lie over each other, and leave the board the most."""

from __future__ import annotations

import pytest

from game.ui.canvas import scale_for
from game.ui.layout import BoardFrame, Rect, board_frame

WINDOWS = [
    (1024, 576), (1152, 864), (1280, 720), (1280, 800), (1366, 768), (1280, 1024), (1920, 1080),
    (1920, 1200), (1080, 1920), (2560, 1440), (2560, 1080), (3440, 1440), (5120, 1440),
    (3840, 2160),
]  # fmt: skip


def frame_of(window: tuple[int, int], user_scale: float = 1.0) -> tuple[Rect, BoardFrame]:
    """Return the whole canvas of a window and its frame."""
    scale = scale_for(*window, user_scale)
    whole = Rect(0, 0, window[0] / scale, window[1] / scale)
    return whole, board_frame(whole.w, whole.h)


@pytest.mark.parametrize("user_scale", [0.8, 1.0, 1.25])
@pytest.mark.parametrize("window", WINDOWS)
def test_regions_fill_the_window_and_never_overlap(
    window: tuple[int, int], user_scale: float
) -> None:
    whole, frame = frame_of(window, user_scale)
    regions = frame.regions
    for number, region in enumerate(regions):
        assert region.w > 0
        assert region.h > 0
        assert region.x >= -1e-6
        assert region.y >= -1e-6
        assert region.right <= whole.w + 1e-6
        assert region.bottom <= whole.h + 1e-6
        assert not any(region.overlaps(other) for other in regions[number + 1 :])
    assert sum(region.w * region.h for region in regions) == pytest.approx(whole.w * whole.h)


@pytest.mark.parametrize("window", WINDOWS)
def test_the_board_is_the_largest_region(window: tuple[int, int]) -> None:
    _, frame = frame_of(window)
    areas = {region: region.w * region.h for region in frame.regions}
    assert max(areas, key=lambda region: areas[region]) == frame.board


def test_the_frame_of_the_mock_ups() -> None:
    frame = board_frame(1280, 720)
    assert frame.strip == (0, 0, 1280, 40)
    assert frame.rail == (0, 40, 192, 508)
    assert frame.board == (192, 40, 824, 508)
    assert frame.inspector == (1016, 40, 264, 508)
    assert frame.prompt == (0, 548, 1280, 40)
    assert frame.own == (0, 588, 1280, 132)


def test_a_narrow_canvas_puts_the_inspector_over_the_board() -> None:
    _, frame = frame_of((1280, 720), 1.25)
    assert frame.drawer
    assert frame.inspector.overlaps(frame.board)
    assert frame.inspector.right == pytest.approx(frame.board.right)


def test_only_a_very_wide_window_has_the_log_beside_the_board() -> None:
    assert frame_of((2560, 1080))[1].log is not None
    assert frame_of((1920, 1080))[1].log is None


def test_side_panels_grow_by_a_quarter_at_most() -> None:
    _, frame = frame_of((5120, 1440))
    assert frame.rail.w == 240
    assert frame.inspector.w == 330


def test_rows_and_columns_share_what_is_left() -> None:
    box = Rect(10, 20, 100, 60)
    assert box.rows(10, None, 20, gap=5) == [
        (10, 20, 100, 10),
        (10, 35, 100, 20),
        (10, 60, 100, 20),
    ]
    assert box.columns(None, None) == [(10, 20, 50, 60), (60, 20, 50, 60)]


def test_insets_and_places() -> None:
    box = Rect(0, 0, 100, 50)
    assert box.inset(5) == (5, 5, 90, 40)
    assert box.inset(10, 5) == (10, 5, 80, 40)
    assert box.inset(1, 2, 3, 4) == (1, 2, 96, 44)
    assert box.inset(80).w == 0
    assert box.fitted(1, 1) == (25, 0, 50, 50)
    assert box.centred(10, 10) == (45, 20, 10, 10)
    assert box.contains(0, 0)
    assert not box.contains(100, 0)
