"""The boards of Escape Plan as they are shipped: fourteen tiles, and room for all of it."""

import math
from itertools import combinations
from pathlib import Path

import pytest

from game.content.hexes import corners
from game.content.maps import Board, load_board
from game.rules.escape_plan.cards import DISPLAY, EQUIPMENT, FIXERS, SHOPS
from game.rules.escape_plan.tiles import TILES, compile_tiles
from game.rules.graph import Node
from tests.maps.city_draft import CityDraft
from tools import draw_city_map

PRINTED = {
    "s1": ("a store a a w a", "hospital-a store-a subway-a hospital-subway a-w"),
    "s2": ("a w a a gang a", "gang-a clinic-a a-w"),
    "a1": ("a w w a a church", "exit-a church-a a-w"),
    "a2": ("a a heliport a w a", "exit-a heliport-a a-w"),
    "a3": ("a subway a a a w", "exit-a subway-a a-w"),
    "b1": ("a a w b b w", "business-a safe_house-b a-w b-w a-b"),
    "b2": ("a safe_house a a w business",
           "safe_house-a business-a subway-a subway-business a-w"),
    "b3": ("a a business a clinic w",
           "safe_house-a business-a clinic-a safe_house-clinic a-w"),
    "c1": ("a gang a a church a", "gang-a church-a subway-a"),
    "c2": ("a a w a gang store", "gang-a store-a heliport-a store-heliport a-w"),
    "c3": ("a w w b b a", "gang-a clinic-b a-w b-w gang-clinic"),
    "d1": ("a business a a a heliport", "business-a heliport-a"),
    "d2": ("business a a store a w", "business-a store-a subway-a subway-store a-w"),
    "d3": ("a a w w a business", "business-a church-a church-business a-w"),
}  # fmt: skip
"""What the edges of each tile show, from the north clockwise, and what touches what."""
LOCATIONS = {
    "s1": "hospital store subway", "s2": "gang clinic",
    "a1": "exit church", "a2": "exit heliport", "a3": "exit subway",
    "b1": "business safe_house", "b2": "safe_house business subway",
    "b3": "safe_house business clinic",
    "c1": "gang church subway", "c2": "gang store heliport", "c3": "gang clinic",
    "d1": "business heliport", "d2": "business store subway", "d3": "business church",
}  # fmt: skip
FERRIES = {"a1.w", "b1.w", "c3.w"}
PLATE = 27
BADGE = 20
"""Half the width of the plate of a place, and of the badge of an officer."""


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("escape_plan")


def what(node: Node) -> str:
    """Return the name of a place within its tile."""
    return node.name.partition(".")[2]


def places(board: Board) -> list[Node]:
    return [node for node in board.graph.nodes if node.kind != "edge"]


def locations(board: Board) -> list[Node]:
    return [node for node in places(board) if node.kind not in ("street", "water", "ferry")]


def test_places_come_tile_by_tile_locations_first_and_edges_after_all(board: Board) -> None:
    names = [node.name for node in board.graph.nodes]
    wanted = []
    for tile in TILES:
        regions = sorted({"a", "b", "w"} & set(PRINTED[tile][0].split()))
        wanted += [f"{tile}.{place}" for place in (*LOCATIONS[tile].split(), *regions)]
    edges = [f"{tile}.edge{edge}" for tile in TILES for edge in range(6)]
    assert names == wanted + edges
    assert [node.id for node in board.graph.nodes] == list(range(len(names)))


def test_nodes_know_their_tile_and_their_number_on_it(board: Board) -> None:
    for node in board.graph.nodes:
        assert node.owner == TILES[node.tier] == node.name.partition(".")[0]
    for tile in range(len(TILES)):
        own = [node for node in board.graph.nodes if node.tier == tile]
        numbers = [node.place for node in own if node.kind != "edge"]
        assert numbers == list(range(1, len(numbers) + 1))
        assert [node.place for node in own if node.kind == "edge"] == list(range(6))


def test_places_have_the_kinds_of_the_specification(board: Board) -> None:
    for node in locations(board):
        assert node.kind == what(node)
    assert {node.name for node in board.graph.of_kind("ferry")} == FERRIES
    assert all(what(node) in "ab" for node in board.graph.of_kind("street"))
    assert all(what(node) == "w" for node in board.graph.of_kind("water"))


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_shows_and_joins_what_is_printed(board: Board, tile: str) -> None:
    nodes = board.graph.nodes
    edges = [what(nodes[end]) for start, end in board.graph.ends("shows").items()
             if nodes[start].owner == tile]  # fmt: skip
    assert " ".join(edges) == PRINTED[tile][0]
    touching = {
        frozenset((what(nodes[link.start]), what(nodes[link.end])))
        for link in board.graph.links
        if link.kind == "touch" and nodes[link.start].owner == tile
    }
    assert touching == {frozenset(pair.split("-")) for pair in PRINTED[tile][1].split()}


def test_links_lead_from_the_lower_number_to_the_higher(board: Board) -> None:
    assert {link.kind for link in board.graph.links} == {"touch", "shows"}
    assert all(link.start < link.end for link in board.graph.links if link.kind == "touch")


def test_the_rules_accept_the_tiles(board: Board) -> None:
    tiles = compile_tiles(board.graph)
    assert [board.graph.nodes[place].owner for place in tiles.found["exit"]] == ["a1", "a2", "a3"]


def test_what_belongs_to_a_tile_is_measured_from_its_middle(board: Board) -> None:
    for tile in TILES:
        left, top, wide, high = board.layout.shapes[f"tile.{tile}"]
        assert (left, wide) == (-159, 318)
        assert top == pytest.approx(-137.7, abs=0.05)
        assert high + top > 137.7
    for node in board.graph.nodes:
        x, y = board.layout.spots[node.id]
        assert abs(y) <= 137.71
        assert math.sqrt(3) * abs(x) + abs(y) <= 2 * 137.71, node.name


def test_plates_and_badges_on_a_tile_never_cover_each_other(board: Board) -> None:
    rim = corners(159)
    for tile in TILES:
        own = [node for node in (*locations(board), *board.graph.of_kind("ferry"))
               if node.owner == tile]  # fmt: skip
        put = [(board.layout.spots[node.id], PLATE) for node in own]
        put += [(board.layout.slots[f"officer.{tile}.{colour}"], BADGE)
                for colour in ("red", "blue", "black", "inspector")]  # fmt: skip
        for (one, wide), (other, far) in combinations(put, 2):
            assert math.dist(one, other) >= wide + far, tile
        for at, wide in put:
            for edge in range(6):
                (x, y), (a, b) = rim[edge - 1], rim[edge]
                area = abs((a - x) * (at[1] - y) - (b - y) * (at[0] - x))
                assert area / 159 >= wide, tile


def test_the_line_of_a_link_begins_and_ends_where_its_places_are(board: Board) -> None:
    spots = board.layout.spots
    assert set(board.layout.paths) == {tuple(link) for link in board.graph.links}
    for (_, start, end), points in board.layout.paths.items():
        assert math.dist(points[0], spots[start]) < 24
        assert math.dist(points[-1], spots[end]) < 24


def test_the_middle_space_of_the_map_is_where_the_city_begins(board: Board) -> None:
    left, top, wide, high = board.layout.shapes["space"]
    table = board.layout.shapes["city"]
    assert table[0] <= left <= left + wide <= table[0] + table[2]
    assert (wide, high) == (56, 48)
    assert left + wide / 2 == pytest.approx(616)
    assert top + high / 2 == pytest.approx(360)


def test_the_displays_have_a_place_for_everything(board: Board) -> None:
    shapes, slots = board.layout.shapes, board.layout.slots
    assert all(f"contact.{place}" in shapes for place in range(1, DISPLAY + 1))
    assert all(f"fixer.{fixer}" in shapes for fixer in FIXERS)
    assert all(f"equipment.{item}" in shapes for item in EQUIPMENT)
    for shop in SHOPS:
        left, top, wide, high = shapes[f"shop.{shop}"]
        own = [at for name, at in slots.items() if name.startswith(f"shop.{shop}.")]
        assert len(own) == (14 if shop.startswith("safe") else 7)
        assert all(left < x < left + wide and top < y < top + high for x, y in own)


def test_nothing_on_the_table_or_the_displays_covers_anything(board: Board) -> None:
    shapes = board.layout.shapes
    outer = {"table", "displays", "space", "exits", "stacks", "time", "notoriety", "order",
             "contacts", "fixers", "store"}  # fmt: skip
    exits = {f"exit.{number}" for number in (1, 2, 3)}
    boxes = {name: box for name, box in shapes.items()
             if name not in outer | exits and not name.startswith("tile.")}  # fmt: skip
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        across = first[0] + first[2] <= second[0] or second[0] + second[2] <= first[0]
        down = first[1] + first[3] <= second[1] or second[1] + second[3] <= first[1]
        assert across or down, (one, other)


def test_moving_a_location_moves_its_plate_and_leaves_saves_valid(
    tmp_path: Path, board: Board
) -> None:
    draft = CityDraft()
    item = draft.on_tile("s1.store")
    item.set("x", str(float(item.get("x", "")) - 5))
    moved = draft.load(tmp_path)
    assert moved.layout != board.layout
    assert moved.content_hash == board.content_hash


def test_another_edge_makes_another_board(tmp_path: Path, board: Board) -> None:
    draft = CityDraft()
    draft.set(draft.on_tile("c1.edge1"), "shows", "a")
    changed = draft.load(tmp_path)
    assert changed.content_hash != board.content_hash
    assert compile_tiles(changed.graph).edges != compile_tiles(board.graph).edges


def test_the_tool_draws_the_shipped_boards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, board: Board
) -> None:
    monkeypatch.setattr(draw_city_map, "FOLDER", tmp_path)
    monkeypatch.setattr(draw_city_map, "draw_tiles", lambda _: None)
    draw_city_map.main()
    assert load_board("escape_plan", tmp_path / "city.tmx") == board
    draft = CityDraft()
    for file in (draft.file, draft.tileset_file):
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()
    shown = {image.get("source", "") for image in draft.tileset.iter("image")}
    assert all((draft.file.parent / source).is_file() for source in shown)
