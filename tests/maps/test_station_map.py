"""The station as it is shipped: the board of the specification, laid out as drawn."""

import importlib.util
import math
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from game.content.maps import Board, MapError, board_paths, check_map, load_board
from game.rules.graph import BoardGraph
from game.rules.space_escape.station import OUT, POD, compile_station

LADDERS = {3: 27, 9: 31, 15: 37, 21: 41, 24: 44, 34: 52, 48: 63, 57: 70, 61: 73, 67: 77, 75: POD}
SHAFTS = {5: OUT, 17: OUT, 29: 7, 39: 19, 36: OUT, 46: 26}
SHAFTS |= {50: OUT, 54: 38, 64: 51, 69: 55, 79: 60, 78: OUT}
RATS = {"sky": 0, "sun": 6, "teal": 12, "ember": 18}
SNAKES = {"plum": 47, "copper": 56, "lime": 65, "rose": 71}
ITEMS = {"toothbrush": 32, "tape": 42, "radish": 59, "map": 68}
NO_TIER = ("pod", "outer_space")
RINGS = (24, 20, 16, 12, 8)
TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("space_escape")


def test_every_shipped_board_passes_its_checks() -> None:
    assert board_paths()
    assert [problem for path in board_paths() for problem in check_map(path)] == []


def test_five_rings_of_24_20_16_12_and_8_spaces_are_numbered_clockwise(board: Board) -> None:
    expected = [(tier, place) for tier, size in enumerate(RINGS, 1) for place in range(size)]
    assert [(node.tier, node.place) for node in board.graph.nodes[:80]] == expected
    assert [node.id for node in board.graph.nodes] == list(range(82))


def test_each_ring_is_closed(board: Board) -> None:
    ring = board.graph.ends("ring")
    walked, here = [], 0
    for _ in range(24):
        walked.append(here)
        here = ring[here]
    assert here == 0
    assert walked == list(range(24))
    assert sorted(ring.values()) == list(range(80))


def test_ladders_and_shafts_lead_where_the_specification_says(board: Board) -> None:
    assert board.graph.ends("ladder") == LADDERS
    assert board.graph.ends("shaft") == SHAFTS
    assert {node.id for node in board.graph.of_kind("ladder_foot")} == LADDERS.keys()
    assert {node.id for node in board.graph.of_kind("shaft_mouth")} == SHAFTS.keys()


@pytest.mark.parametrize(
    ("kind", "owners"), [("rat_start", RATS), ("snake_start", SNAKES), ("equipment", ITEMS)]
)
def test_starts_and_items_lie_where_the_specification_says(
    board: Board, kind: str, owners: dict[str, int]
) -> None:
    assert {node.owner: node.id for node in board.graph.of_kind(kind)} == owners


def test_the_rules_accept_the_board(board: Board) -> None:
    assert compile_station(board.graph).up[75] == POD


def test_the_map_is_the_board_that_the_tests_of_the_rules_play_on(
    board: Board, station_board: BoardGraph
) -> None:
    assert set(board.graph.links) == set(station_board.links)
    for drawn, by_hand in zip(board.graph.nodes, station_board.nodes, strict=True):
        assert drawn.id == by_hand.id
        assert (drawn.kind, drawn.owner) == (by_hand.kind, by_hand.owner)
        assert drawn.kind in NO_TIER or (drawn.tier, drawn.place) == (by_hand.tier, by_hand.place)


def test_the_pod_and_outer_space_belong_to_no_tier(board: Board) -> None:
    assert {node.kind: node.tier for node in board.graph.nodes[80:]} == dict.fromkeys(NO_TIER, 0)


def test_space_0_of_each_tier_is_at_the_top_and_the_numbers_run_clockwise(board: Board) -> None:
    first = 0
    for size in RINGS:
        spots = [board.layout.spots[first + place] for place in range(size)]
        middle = sum(x for x, _ in spots) / size, sum(y for _, y in spots) / size
        assert spots[0] == min(spots, key=lambda spot: spot[1])
        angles = [math.atan2(x - middle[0], middle[1] - y) % (2 * math.pi) for x, y in spots]
        assert angles == sorted(angles)
        first += size


def test_spaces_of_a_tier_are_equally_far_apart_along_the_track(board: Board) -> None:
    first = 0
    for size in RINGS:
        ways = [
            board.layout.paths["ring", first + place, first + (place + 1) % size]
            for place in range(size)
        ]
        lengths = [sum(math.dist(a, b) for a, b in pairwise(way)) for way in ways]
        assert max(lengths) - min(lengths) < 1
        first += size


def test_ring_ways_follow_the_ellipse_of_their_track(board: Board) -> None:
    for (kind, start, _), way in board.layout.paths.items():
        if kind != "ring":
            continue
        left, top, wide, high = board.layout.shapes[f"tier{board.graph.nodes[start].tier}.track"]
        for x, y in way:
            across = (x - left - wide / 2) / (wide / 2)
            down = (y - top - high / 2) / (high / 2)
            assert math.hypot(across, down) == pytest.approx(1, abs=0.01)


def test_every_way_runs_from_its_first_space_to_its_last(board: Board) -> None:
    assert board.layout.paths.keys() == {tuple(link) for link in board.graph.links}
    for (_, start, end), way in board.layout.paths.items():
        assert math.dist(way[0], board.layout.spots[start]) < 0.2
        if end != OUT:
            assert math.dist(way[-1], board.layout.spots[end]) < 0.2


def test_each_tier_floor_lies_within_the_one_below(board: Board) -> None:
    for outer, inner in pairwise(board.layout.shapes[f"tier{tier}.floor"] for tier in range(1, 6)):
        assert outer[0] < inner[0]
        assert outer[1] < inner[1]
        assert outer[0] + outer[2] > inner[0] + inner[2]
        assert outer[1] + outer[3] > inner[1] + inner[3]


def test_the_board_is_the_same_whenever_it_is_loaded(board: Board) -> None:
    assert load_board("space_escape") == board


def test_a_game_without_a_board_is_named() -> None:
    with pytest.raises(MapError, match="no board for 'chess'"):
        load_board("chess")


def test_the_tool_draws_a_good_map_with_all_its_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, board: Board
) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    spec = importlib.util.spec_from_file_location("draw_map", TOOLS / "draw_station_map.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    tool.main()
    sys.modules.pop("draw_station_tiles")
    assert load_board("space_escape", tmp_path / "station.tmx").content_hash == board.content_hash
    pictures = {path.name for path in (tmp_path / "tiles").iterdir()}
    assert pictures == {path.name for path in (board_paths()[0].parent / "tiles").iterdir()}
