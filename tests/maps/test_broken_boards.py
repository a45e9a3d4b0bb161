"""Broken boards are refused in one sentence: file, tile, object, and what to do."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from game.content.maps import check_map
from tests.maps import city_faults, row_faults, station_faults
from tests.maps.city_draft import CityDraft
from tests.maps.faults import Faults
from tests.maps.row_draft import RowDraft

FAULTS: Final[Mapping[str, Faults[Any]]] = {
    "station": station_faults.FAULTS,
    "row": row_faults.FAULTS,
    "city": city_faults.FAULTS,
}


@pytest.mark.parametrize(
    ("board", "name"), [(board, name) for board, faults in FAULTS.items() for name in faults]
)
def test_is_refused_in_one_sentence(board: str, name: str, tmp_path: Path) -> None:
    FAULTS[board].is_told(name, tmp_path)


def test_several_faults_in_both_files_of_a_row_are_all_told(tmp_path: Path) -> None:
    draft = RowDraft()
    for name in ("missing_slot", "unknown_kind", "missing_kind"):
        row_faults.FAULTS[name].spoil(draft)
    told = check_map(draft.write(tmp_path))
    assert [Path(problem.split(":")[0].split(",")[0]).name for problem in told] == [
        "row.tmx",
        "stations.tsx",
        "stations.tsx",
    ]


def test_all_faults_of_a_city_are_told_at_once(tmp_path: Path) -> None:
    draft = CityDraft()
    draft.set(draft.on_tile("s1.store"), "kind", "bakery")
    draft.set(draft.on_tile("c2.edge4"), "number", 6)
    draft.remove(draft.named("slots", "gang.3"))
    draft.paint(14, 9, "")
    problems = check_map(draft.write(tmp_path))
    assert len(problems) == 4
