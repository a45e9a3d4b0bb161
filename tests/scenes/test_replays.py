"""Replays: from the results and from the list, to the match itself and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.saved_games import SavedGames
from game.scenes.stage import Services
from game.scenes.tables import open_results
from game.scenes.watch import Watch
from tests.saves.forging import Raw, damage, forge
from tests.scenes.driver import Drive, services_for
from tests.scenes.films import played

SIZES = ((1024, 576), (1280, 720), (1920, 1080))


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """A folder with two finished games and one under way."""
    services = services_for(tmp_path)
    services.saves.autosave(played("evacuate", "basic_with_2"))
    services.saves.autosave(played("space_escape", "two_seats"))
    services.saves.autosave(played("evacuate", "full_with_5", 1, 9))
    return services


def replays(tmp_path: Path, services: Services, size: tuple[int, int] = (1280, 720)) -> Drive:
    """Open the list of saved games at the page of the finished ones."""
    scene = SavedGames(services)
    at = Drive(tmp_path, scene, size, services)
    while at.item("saves.pages").value != "played":
        at.tab_to("saves.pages").key("right")
    return at.settle()


def test_finished_games_stand_on_a_page_of_their_own(tmp_path: Path, services: Services) -> None:
    at = replays(tmp_path, services)
    assert isinstance(at.scene, SavedGames)
    assert [entry.game_id for entry in at.scene.entries] == ["space_escape", "evacuate"]
    assert at.reads("Played to the end, round ")
    assert not at.reads("Saved by itself, round ")
    at.tab_to("saves.pages").key("left", "left")
    assert [entry.game_id for entry in at.scene.entries] == ["evacuate"]


def test_a_replay_is_watched_from_the_list_by_keys_and_left_again(
    tmp_path: Path, services: Services
) -> None:
    at = replays(tmp_path, services)
    at.tab_to("saves.open").key("enter")
    assert isinstance(at.scene, Watch)
    assert at.scene.past.game.id == "space_escape"
    assert at.scene.past.moment == 0
    at.key("esc")
    assert at.name == "SavedGames"


def test_the_end_of_a_finished_game_can_be_looked_up_and_keeps_its_record(
    tmp_path: Path, services: Services
) -> None:
    files = {path: path.read_bytes() for path in services.saves.folder.glob("*.json")}
    at = replays(tmp_path, services)
    at.click("saves.end").settle()
    assert at.name == "Results"
    kept = {path: path.read_bytes() for path in services.saves.folder.glob("*.json")}
    assert kept == files, "looking at the end writes nothing"


def test_from_the_results_one_watches_the_match_again_and_comes_back(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    at = Drive(tmp_path, open_results(services, played("evacuate", "basic_with_2")), (1280, 720),
               services)  # fmt: skip
    at.settle()
    at.click("results.watch")
    assert isinstance(at.scene, Watch)
    assert at.scene.playback.onlooker == "all"
    at.key("esc")
    assert at.name == "Results"


def test_a_record_of_other_rules_says_so_in_one_sentence(
    tmp_path: Path, services: Services
) -> None:
    def older(raw: Raw) -> None:
        raw["rules_version"] -= 1

    for entry in services.saves.entries():
        forge(entry.path, older)
    at = replays(tmp_path, services)
    at.click("saves.open")
    assert at.name == "Notice"
    assert at.reads("cannot replay it")
    at.key("enter")
    assert at.name == "SavedGames"


def test_a_record_that_breaks_while_the_list_is_open_says_so_in_one_sentence(
    tmp_path: Path, services: Services
) -> None:
    at = replays(tmp_path, services)
    assert isinstance(at.scene, SavedGames)
    damage(at.scene.entries[0].path)
    at.click("saves.open")
    assert at.name == "Notice"
    assert at.reads("or it is cut off")


@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_replays_has_room(
    tmp_path: Path, services: Services, size: tuple[int, int]
) -> None:
    assert replays(tmp_path, services, size).faults() == []
