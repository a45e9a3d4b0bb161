"""Whatever is wrong with the files of a board, a sentence says so and nothing crashes."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from game.content.maps import MapError, check_map, load_board
from game.rules.escape_plan.tiles import compile_tiles
from game.rules.graph import BoardGraph
from game.rules.space_escape.station import compile_station
from tests.maps.city_draft import CityDraft
from tests.maps.map_draft import MapDraft, are_sentences, complaints
from tests.maps.row_draft import RowDraft
from tests.maps.station_draft import StationDraft


def is_a_row(graph: BoardGraph) -> object:
    """Say whether the graph is that of the shipped cards: the rules allow no other."""
    return graph == load_board("evacuate").graph


ACCEPTED: Final[Mapping[str, Callable[[BoardGraph], object]]] = {
    "space_escape": compile_station,
    "evacuate": is_a_row,
    "escape_plan": compile_tiles,
}
"""How the rules of each game accept a board."""

each_board = pytest.mark.parametrize("board", [StationDraft, RowDraft, CityDraft])
each_file = pytest.mark.parametrize(
    ("board", "name"),
    [
        (StationDraft, "station.tmx"),
        (StationDraft, "station.tsx"),
        (RowDraft, "row.tmx"),
        (RowDraft, "stations.tsx"),
        (CityDraft, "city.tmx"),
        (CityDraft, "city_tiles.tsx"),
    ],
)


def is_judged(draft: MapDraft, path: Path) -> None:
    """A damaged map is refused in sentences, or is a board that the rules accept."""
    problems = check_map(path)
    assert are_sentences(problems)
    if not problems:
        assert ACCEPTED[draft.game](load_board(draft.game, path).graph)


def test_a_map_that_is_not_there(tmp_path: Path) -> None:
    (problem,) = check_map(tmp_path / "none.tmx")
    assert (
        problem == f"{tmp_path / 'none.tmx'}: there is no such map; give the path of a .tmx file."
    )


def test_a_folder_is_no_map(tmp_path: Path) -> None:
    assert "there is no such map" in check_map(tmp_path)[0]


def test_a_tileset_is_no_map(tmp_path: Path) -> None:
    cards = RowDraft().write(tmp_path).with_name("stations.tsx")
    remedy = "give the path of a .tmx file"
    assert check_map(cards) == [f"{cards}: is no map but a tileset; {remedy}."]


NO_MAPS = (
    "", "rats", "<map>", "<html></html>", '<map width="4"/>',
    '<?xml version="1.0" encoding="Klingon"?><map/>',
    '<!DOCTYPE map [<!ENTITY a "&b;&b;"><!ENTITY b "&a;">]><map>&a;</map>',
)  # fmt: skip


@pytest.mark.parametrize("content", NO_MAPS)
def test_a_file_that_is_no_map(tmp_path: Path, content: str) -> None:
    path = tmp_path / "odd.tmx"
    path.write_text(content)
    (problem,) = check_map(path)
    assert problem.startswith(f"{path}: ")
    assert "\n" not in problem


@pytest.mark.parametrize("content", NO_MAPS)
def test_a_tileset_that_is_none(tmp_path: Path, content: str) -> None:
    path = RowDraft().write(tmp_path)
    cards = path.with_name("stations.tsx")
    cards.write_text(content)
    problems = check_map(path)
    assert problems
    assert are_sentences(problems)
    assert all("stations.tsx" in problem for problem in problems)


@each_board
def test_a_map_without_its_tileset(board: type[MapDraft], tmp_path: Path) -> None:
    draft = board()
    path = draft.write(tmp_path)
    tileset = tmp_path / draft.tileset_file.name
    tileset.unlink()
    remedy = "restore it, or save it again in Tiled"
    assert check_map(path) == [f"{tileset}: there is no such tileset; {remedy}."]


@each_board
def test_a_map_that_does_not_say_whose_board_it_is(board: type[MapDraft], tmp_path: Path) -> None:
    draft = board()
    draft.remove(draft.root.findall("properties")[0])
    assert (
        "is no board of space_escape, evacuate or escape_plan; set"
        in complaints(draft, tmp_path)[0]
    )
    with pytest.raises(MapError, match=f"is no board of {draft.game}; set the map property 'game'"):
        draft.load(tmp_path)


def test_the_board_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="is no board of space_escape"):
        load_board("space_escape", RowDraft().write(tmp_path))


@pytest.mark.parametrize(
    ("board", "name", "value"),
    [
        (StationDraft, "station.tmx", "ladder_foot"),
        (StationDraft, "station.tmx", "ring 0 to 1"),
        (RowDraft, "stations.tsx", "debris"),
        (RowDraft, "stations.tsx", "acid.2"),
        (RowDraft, "stations.tsx", "gap"),
        (RowDraft, "row.tmx", "minimap"),
        (CityDraft, "city_tiles.tsx", "b1"),
        (CityDraft, "city_tiles.tsx", "ferry"),
        (CityDraft, "city_tiles.tsx", "safe_house"),
        (CityDraft, "city.tmx", "exits"),
    ],
)
def test_line_breaks_in_a_map_do_not_break_its_sentences(
    board: type[MapDraft], name: str, value: str, tmp_path: Path
) -> None:
    path = board().write(tmp_path)
    file = tmp_path / name
    text = file.read_text(encoding="utf-8")
    assert f'"{value}"' in text
    file.write_text(text.replace(f'"{value}"', '"a&#10;b"'), encoding="utf-8")
    assert are_sentences(check_map(path))


@each_board
def test_a_property_that_bears_the_name_of_an_attribute(
    board: type[MapDraft], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    draft = board()
    (entry, *_) = (e for e in draft.elements() if e.get("name") in ("place", "tier", "slot"))
    entry.set("name", "width")
    (problem,) = complaints(draft, tmp_path)
    assert "a property must not be called 'width', as every object already has one" in problem
    assert ", object " in problem
    assert capfd.readouterr() == ("", ""), "pytmx must not print it besides"


@each_file
def test_a_file_cut_short_anywhere_is_refused(
    board: type[MapDraft], name: str, tmp_path: Path
) -> None:
    path = board().write(tmp_path)
    file = tmp_path / name
    whole = file.read_bytes()
    for part in range(20):
        file.write_bytes(whole[: len(whole) * part // 20])
        (problem,) = check_map(path)
        assert problem.startswith(f"{file}: is not a whole ")
        assert are_sentences([problem])


@each_file
def test_a_file_with_flipped_bytes_never_crashes(
    board: type[MapDraft], name: str, tmp_path: Path
) -> None:
    draft = board()
    path = draft.write(tmp_path)
    file = tmp_path / name
    whole = file.read_bytes()
    chance = random.Random(20)
    for _ in range(25):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
        file.write_bytes(bytes(damaged))
        is_judged(draft, path)


@each_board
def test_a_map_with_odd_values_never_crashes(board: type[MapDraft], tmp_path: Path) -> None:
    chance = random.Random(21)
    odd = ("", "-1", "0", "nan", "1e999", "99999999999999", "abc", "true", "0.5", "\u0663")
    for _ in range(25):
        draft = board()
        elements = [item for item in draft.elements() if item.attrib]
        for _ in range(chance.randint(1, 2)):
            element = chance.choice(elements)
            element.set(chance.choice(sorted(element.keys())), chance.choice(odd))
        is_judged(draft, draft.write(tmp_path))


@each_board
def test_a_map_that_lost_objects_never_crashes(board: type[MapDraft], tmp_path: Path) -> None:
    chance = random.Random(22)
    for _ in range(15):
        draft = board()
        parent = chance.choice([item for item in draft.elements() if len(item)])
        parent.remove(chance.choice(list(parent)))
        is_judged(draft, draft.write(tmp_path))
