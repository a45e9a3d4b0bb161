"""The boards of Evacuate! as they are shipped: seventeen cards, and room for all that is played."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.content.maps import Board, load_board
from tests.maps.row_draft import RowDraft
from tools import draw_row_map

LENGTHS = {
    "start": 3,
    "debris": 4,
    "maint": 3,
    "acid": 4,
    "dark": 3,
    "gravity": 4,
    "deadend": 3,
    "hole": 4,
    "resid": 4,
    "narrow": 4,
    "concourse": 5,
    "service": 3,
    "walkway": 4,
    "checkpoint": 3,
    "deck": 4,
    "coolant": 4,
    "panic": 3,
}
SPECIAL = {
    "start.1": "start",
    "debris.3": "debris",
    "acid.2": "acid",
    "acid.3": "acid",
    "checkpoint.2": "gate",
    "coolant.2": "slick",
    "panic.2": "room",
}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("evacuate")


def inside(inner: tuple[float, ...], outer: tuple[float, ...]) -> bool:
    """Say whether a box lies within another."""
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[0] + inner[2] <= outer[0] + outer[2]
        and inner[1] + inner[3] <= outer[1] + outer[3]
    )


def test_there_are_seventeen_station_cards_with_62_spaces(board: Board) -> None:
    names = [f"{card}.{place}" for card, n in LENGTHS.items() for place in range(1, n + 1)]
    assert [node.name for node in board.graph.nodes] == names
    assert [node.id for node in board.graph.nodes] == list(range(62))
    assert [node.owner for node in board.graph.nodes] == [name.split(".")[0] for name in names]
    assert {node.owner: node.tier for node in board.graph.nodes} == {
        card: number for number, card in enumerate(LENGTHS)
    }
    assert [node.place for node in board.graph.nodes] == [int(name[-1]) for name in names]


def test_special_spaces_lie_where_the_specification_says(board: Board) -> None:
    kinds = {node.name: node.kind for node in board.graph.nodes if node.kind != "plain"}
    assert kinds == SPECIAL


def test_each_space_leads_to_the_next_of_its_card_and_the_hole_has_a_gap(board: Board) -> None:
    steps = [(a.id, b.id) for a, b in pairwise(board.graph.nodes) if a.owner == b.owner]
    assert sorted((link.start, link.end) for link in board.graph.links) == steps
    (gap,) = board.graph.ends("gap").items()
    assert [board.graph.nodes[node].name for node in gap] == ["hole.2", "hole.3"]
    assert {link.kind for link in board.graph.links} == {"walk", "gap"}


def test_cards_are_equally_high_and_as_wide_as_they_have_spaces(board: Board) -> None:
    sizes = {card: board.layout.shapes[f"card.{card}"][2:] for card in LENGTHS}
    assert len({high for _, high in sizes.values()}) == 1
    widths = {number: {sizes[card][0] for card in LENGTHS if LENGTHS[card] == number}
              for number in (3, 4, 5)}  # fmt: skip
    assert all(len(width) == 1 for width in widths.values())
    assert sizes["start"] < sizes["acid"] < sizes["concourse"]


def test_the_back_of_a_card_tells_nothing_about_its_length(board: Board) -> None:
    assert board.layout.shapes["card.back"][3] == board.layout.shapes["card.start"][3]


def test_spaces_lie_side_by_side_on_their_card_and_a_piece_stands_in_the_middle(
    board: Board,
) -> None:
    widths = set()
    for node in board.graph.nodes:
        left, top, wide, high = board.layout.shapes[f"space.{node.id}"]
        assert inside((left, top, wide, high), board.layout.shapes[f"card.{node.owner}"])
        assert board.layout.spots[node.id] == (left + wide / 2, top + high / 2)
        widths.add(wide)
    assert len(widths) == 1
    for (_, start, end), way in board.layout.paths.items():
        assert way == (board.layout.spots[start], board.layout.spots[end])
        assert way[0][0] < way[1][0]


def test_six_lanes_are_wide_enough_to_tell_survivors_apart(board: Board) -> None:
    assert board.layout.shapes["space.0"][3] / 6 >= 40


def test_the_table_has_a_place_for_everything(board: Board) -> None:
    shapes, slots = board.layout.shapes, board.layout.slots
    whole = (0, 0, *board.layout.size)
    assert all(inside(box, whole) for box in shapes.values())
    piles = [box for name, box in shapes.items() if name.startswith("market.")]
    assert len(piles) == 9
    assert all(inside(pile, shapes["market"]) for pile in piles)
    for space in range(1, 15):
        assert inside((*slots[f"tracker.{space}"], 0, 0), shapes["tracker"])
    assert shapes["row"][3] == shapes["card.start"][3]


def test_the_panels_of_the_table_do_not_lie_on_one_another(board: Board) -> None:
    names = ("nomia_deck", "nomia_discard", "row", "arrow", "minimap", "tracker", "market")
    boxes = [board.layout.shapes[name] for name in names]
    for number, (x, y, wide, high) in enumerate(boxes):
        for left, top, across, down in boxes[:number]:
            apart_across = x + wide <= left or left + across <= x
            apart_down = y + high <= top or top + down <= y
            assert apart_across or apart_down


def test_moving_a_space_moves_it_on_the_table_and_leaves_saves_valid(
    tmp_path: Path, board: Board
) -> None:
    draft = RowDraft()
    draft.space("panic", 3).set("x", "118")
    draft.named("slots", "transport").set("x", "1180")
    moved = draft.load(tmp_path)
    assert moved.layout != board.layout
    assert moved.content_hash == board.content_hash


def test_the_two_boards_have_fingerprints_of_their_own(board: Board) -> None:
    assert board.content_hash != load_board("space_escape").content_hash


def test_the_tool_draws_the_shipped_boards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, board: Board
) -> None:
    monkeypatch.setattr(draw_row_map, "FOLDER", tmp_path)
    draw_row_map.main()
    assert load_board("evacuate", tmp_path / "row.tmx") == board
    shipped = RowDraft().file.parent
    pictures = {path.name for path in (tmp_path / "tiles").iterdir()}
    assert pictures == {path.name for path in (shipped / "tiles").iterdir()}
