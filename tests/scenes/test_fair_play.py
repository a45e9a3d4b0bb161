"""Fair play and records: at every game, from the title, the pause and the results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.content.measured import measured
from game.match.fairness import Pledge, fingerprint_of, in_groups
from game.match.match import Match
from game.match.tables import table_from_words
from game.rules.registry import GAMES
from game.scenes.fair_play import FairPlay
from game.scenes.fair_words import check_line
from game.scenes.narration import joined
from game.scenes.pause import Pause
from game.scenes.tables import open_results
from tests.saves.forging import forge
from tests.scenes.driver import Drive, services_for
from tests.scenes.films import played

SIZES = [(1024, 576), (1024, 768), (1920, 1080), (2560, 1080)]
EVERY_GAME = pytest.mark.parametrize("game_id", sorted(GAMES))
RECORDS = {
    "space_escape": "two_seats",
    "evacuate": "basic_with_2",
    "escape_plan": "with_2",
}


def begun(game_id: str, seed: int | None = None) -> Match:
    """Return a match of a person and an AI seat at its first decision."""
    return table_from_words(game_id, "human,steady", seed, ())


def finished(game_id: str) -> Match:
    return played(game_id, RECORDS[game_id])


def page(tmp_path: Path, match: Match | None, size: tuple[int, int] = (1280, 720)) -> Drive:
    services = services_for(tmp_path)
    return Drive(tmp_path, FairPlay(services, match), size, services)


def fingerprint(match: Match) -> str:
    assert match.pledge is not None
    return in_groups(match.pledge.fingerprint)


# While a match runs, and after it


@EVERY_GAME
def test_the_pause_shows_the_fingerprint_and_hides_a_drawn_seed(
    tmp_path: Path, game_id: str
) -> None:
    match = begun(game_id)
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Pause(services, match), services=services)
    drive.tab_to("pause.fair").key("enter")
    assert drive.name == "FairPlay"
    assert drive.reads(fingerprint(match))
    assert drive.reads("Chance drew the seed.")
    assert match.pledge is not None
    for secret in (str(match.seed), match.pledge.salt):
        assert not drive.reads(secret)
    drive.key("esc")
    assert drive.name == "Pause"


@EVERY_GAME
def test_a_seed_that_somebody_chose_is_no_secret(tmp_path: Path, game_id: str) -> None:
    drive = page(tmp_path, begun(game_id, seed=4711))
    assert drive.reads("Somebody at the table chose the seed 4711")


@EVERY_GAME
def test_the_results_reveal_the_seed_and_verify_it(tmp_path: Path, game_id: str) -> None:
    match = finished(game_id)
    services = services_for(tmp_path)
    drive = Drive(tmp_path, open_results(services, match), services=services).settle()
    drive.wait(3).click("results.fair")
    assert drive.name == "FairPlay"
    assert match.pledge is not None
    assert drive.reads(f"The seed was {match.seed}, the salt {match.pledge.salt}.")
    assert drive.reads(fingerprint(match))
    assert drive.reads("They match")
    assert drive.reads(check_line(match.seed, match.pledge))


def test_a_seed_that_was_not_the_promised_one_is_told(tmp_path: Path) -> None:
    match = finished("evacuate")
    match.pledge = Pledge.over(match.seed + 1, drawn=True)
    drive = page(tmp_path, match)
    assert drive.reads("They do not match")


def test_a_match_of_an_older_version_says_that_it_has_no_fingerprint(tmp_path: Path) -> None:
    match = begun("evacuate")
    match.pledge = None
    drive = page(tmp_path, match)
    assert drive.reads("showed no fingerprint")
    assert "fair.copy" not in drive.ids()


def test_the_fingerprint_and_later_the_line_can_be_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr("game.scenes.fair_play.copy_out", copied.append)
    going_on, over = begun("escape_plan"), finished("escape_plan")
    for match in (going_on, over):
        page(tmp_path, match).click("fair.copy")
    assert going_on.pledge is not None
    assert over.pledge is not None
    assert copied == [going_on.pledge.fingerprint, check_line(over.seed, over.pledge)]


def test_the_line_to_copy_prints_the_fingerprint(capsys: pytest.CaptureFixture[str]) -> None:
    pledge = Pledge.over(12, drawn=True)
    code = check_line(12, pledge).removeprefix('python3 -c "').removesuffix('"')
    exec(code, {})
    assert capsys.readouterr().out.strip() == fingerprint_of(12, pledge.salt) == pledge.fingerprint


# AI seats and levels


@EVERY_GAME
def test_what_ai_seats_may_see_is_told_for_every_game(tmp_path: Path, game_id: str) -> None:
    drive = page(tmp_path, None).click("fair.tab.seen")
    said = " ".join(drive.texts())
    assert drive.services.texts.say(f"fair-seen-{game_id}") in said
    assert "given the same view of the table as a person" in said


@EVERY_GAME
def test_every_measured_figure_can_be_read(tmp_path: Path, game_id: str) -> None:
    drive = page(tmp_path, None).click("fair.tab.levels").tab_to("fair.reading")
    said = set(drive.texts())
    for _ in range(60):
        drive.key("down")
        said |= set(drive.texts())
        if drive.focus != "fair.reading":
            break
    for figure in measured()[game_id]:
        assert f"{figure.won:.1f} %" in said
        wanted = f"{figure.seats} {figure.level} against {figure.others} {figure.against}"
        assert figure.against == "" or wanted in said


def test_arrows_leave_the_page_at_its_ends_and_shoulders_turn_over(tmp_path: Path) -> None:
    drive = page(tmp_path, None)
    assert drive.scene.tab == "records"  # type: ignore[attr-defined]
    drive.key("next_target")
    assert drive.scene.tab == "seen"  # type: ignore[attr-defined]
    drive.key("previous_target", "previous_target")
    assert drive.scene.tab == "levels"  # type: ignore[attr-defined]
    drive.tab_to("fair.reading")
    for _ in range(60):
        drive.key("down")
    assert drive.focus == "fair.back"


# Records


def test_finished_games_are_listed_with_seed_fingerprint_and_help(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    matches = [finished(game_id) for game_id in RECORDS]
    matches[1].helped = {0}
    for match in matches:
        services.saves.autosave(match)
    services.saves.autosave(begun("evacuate"))
    drive = Drive(tmp_path, size=(1280, 720), services=services)
    drive.click("title.records")
    said = drive.texts()
    for match in matches:
        assert str(match.seed) in said
        assert match.pledge is not None
        assert in_groups(match.pledge.fingerprint, 16) in said
        assert match.result is not None
        ending = services.texts.say(f"{match.game.id}-result-{match.result.key}")
        winners = [match.seats[seat].name for seat in match.result.winners]
        if 0 < len(winners) < len(match.seats):
            ending = f"{joined(services.texts, winners)}: {ending}"
        assert ending in said
    assert said.count("with hints") == 1
    assert said.count("none") == 2
    assert sum("1 game, " in words for words in said) == 3


def test_wins_of_people_are_counted_and_those_of_ai_seats_are_not(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    for people in (0, 2):
        services.saves.autosave(played("space_escape", "two_seats", people))
    drive = Drive(tmp_path, FairPlay(services), (1280, 720), services)
    assert drive.reads("Space Escape: 2 games, 1 won by people")


def test_damaged_and_unfinished_saves_are_no_records(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    path = services.saves.autosave(finished("evacuate"))
    path.write_bytes(path.read_bytes()[:-20])
    services.saves.autosave(begun("evacuate"))
    drive = Drive(tmp_path, FairPlay(services), (1280, 720), services)
    assert drive.reads("No game has been finished yet.")


def test_a_record_without_a_fingerprint_says_so(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    path = services.saves.autosave(finished("evacuate"))
    forge(path, lambda raw: raw.update(pledge=None))
    assert json.loads(path.read_text())["pledge"] is None
    drive = Drive(tmp_path, FairPlay(services), (1280, 720), services)
    assert drive.texts().count("none") == 2, "neither fingerprint nor help"


# The layout


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tab", ["match", "seen", "levels"])
def test_the_pages_fit_every_window(tmp_path: Path, size: tuple[int, int], tab: str) -> None:
    drive = page(tmp_path, finished("escape_plan"), size).click(f"fair.tab.{tab}")
    assert drive.faults() == []


@pytest.mark.parametrize("size", SIZES)
def test_the_records_fit_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    services = services_for(tmp_path)
    for game_id in RECORDS:
        services.saves.autosave(finished(game_id))
    assert Drive(tmp_path, FairPlay(services), size, services).faults() == []
