"""The pages of the results: charts with their main fact, luck, time, turning points, rematch."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.match.figures import Figures, Luck
from game.match.match import Match
from game.scenes.results import TAB, TURN, Results
from game.scenes.results_pages import COUNT, LUCK, TIME, TURNS, charts_of
from game.scenes.saved_games import SavedGames
from game.scenes.tables import open_results
from game.ui.inputs import Act, Action
from tests.scenes.driver import SMALL, Drive, Nothing, services_for
from tests.scenes.films import played
from tests.scenes.space_escape.tables import QuickBots

RECORDS = {"space_escape": "four_seats", "evacuate": "full_with_6", "escape_plan": "with_5"}
TURNED = {"space_escape": "challenge", "evacuate": "full_with_5", "escape_plan": "with_4"}
GAMES = tuple(RECORDS)
SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1080))


@cache
def match_of(game_id: str, name: str) -> Match:
    """Return a match on record at its end."""
    return played(game_id, name, people=2)


def shown(
    folder: Path, match: Match, size: tuple[int, int] = SMALL, text_scale: float = 1.0
) -> Drive:
    """Open the results of a match and wait until it has been looked over."""
    services = services_for(folder)
    drive = Drive(folder, Nothing(), size, services, text_scale=text_scale)
    drive.stage.push(open_results(services, match))
    return drive.settle()


def results(drive: Drive) -> Results:
    """Return the screen."""
    assert isinstance(drive.scene, Results)
    return drive.scene


def pages_of(game_id: str) -> list[str]:
    """Return the pages of a game beside its picture, in their order."""
    return [COUNT, *charts_of(game_id), LUCK, TIME, TURNS]


# Getting about


@pytest.mark.parametrize("game_id", GAMES)
def test_keys_turn_the_pages_round_and_round(tmp_path: Path, game_id: str) -> None:
    drive = shown(tmp_path, match_of(game_id, RECORDS[game_id]))
    seen = [results(drive).page]
    for _ in pages_of(game_id):
        drive.key("next_target")
        seen.append(results(drive).page)
    assert seen == [*pages_of(game_id), COUNT]
    drive.key("previous_target")
    assert results(drive).page == TURNS
    assert drive.focus == TAB + TURNS


@pytest.mark.parametrize("game_id", GAMES)
def test_the_mouse_turns_to_any_page(tmp_path: Path, game_id: str) -> None:
    drive = shown(tmp_path, match_of(game_id, RECORDS[game_id]))
    for page in reversed(pages_of(game_id)):
        drive.click(TAB + page)
        assert results(drive).page == page
        assert drive.item(TAB + page).selected


def test_a_pad_turns_the_pages_by_its_shoulders(tmp_path: Path) -> None:
    drive = shown(tmp_path, match_of("evacuate", RECORDS["evacuate"]))
    drive.give(Act(Action.NEXT_TARGET, pad=True), Act(Action.NEXT_TARGET, down=False, pad=True))
    assert results(drive).page == "score"


@pytest.mark.parametrize("game_id", GAMES)
def test_enter_is_a_rematch_on_every_page(tmp_path: Path, game_id: str) -> None:
    drive = shown(tmp_path, match_of(game_id, RECORDS[game_id]))
    before = results(drive)._match.seed
    drive.click(TAB + LUCK)
    drive.click("results.same").settle()
    assert drive.name in ("Table", "Curtain")
    table = next(scene for scene in drive.stage.scenes if type(scene).__name__ == "Table")
    assert table.match.seed == before  # type: ignore[attr-defined]


# What the pages say


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_page_fits_every_window(tmp_path: Path, game_id: str, size: tuple[int, int]) -> None:
    drive = shown(tmp_path, match_of(game_id, RECORDS[game_id]), size)
    for page in pages_of(game_id):
        results(drive).turn_to(page)
        drive.settle()
        assert drive.faults() == [], page


@pytest.mark.parametrize("text_scale", [0.8, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_page_fits_letters_of_any_size(
    tmp_path: Path, game_id: str, text_scale: float
) -> None:
    drive = shown(tmp_path, match_of(game_id, TURNED[game_id]), (1280, 720), text_scale)
    for tab in [id for id in drive.ids() if id.startswith(TAB)]:
        drive.click(tab).settle()
        assert drive.faults() == [], tab


@pytest.mark.parametrize("game_id", GAMES)
def test_every_chart_names_its_lines_and_says_its_main_fact(tmp_path: Path, game_id: str) -> None:
    drive = shown(tmp_path, match_of(game_id, RECORDS[game_id]), (1280, 720))
    rows = results(drive)._look._ending.account.rows
    for page in pages_of(game_id)[1:-1]:
        drive.click(TAB + page)
        said = drive.texts()
        assert any(text.endswith(".") for text in said), page
        names = ["The crew"] if (game_id, page) == ("space_escape", "score") else []
        for name in names or [row.name for row in rows]:
            assert any(name in text for text in said), (page, name)


def test_survivors_are_told_by_round(tmp_path: Path) -> None:
    drive = shown(tmp_path, match_of("evacuate", RECORDS["evacuate"]), (1280, 720))
    drive.click(TAB + "score")
    for words in ("Survivors", "Start", "The Survivors of each seat"):
        assert drive.reads(words), words


def test_luck_is_told_against_what_was_to_be_expected(tmp_path: Path) -> None:
    drive = shown(tmp_path, match_of("evacuate", RECORDS["evacuate"]), (1280, 720))
    drive.click(TAB + LUCK)
    assert sum("expected" in text for text in drive.texts()) >= 6
    assert drive.reads("Chance was")


@pytest.mark.parametrize(
    ("game_id", "kindest"), [("evacuate", 0), ("space_escape", 0), ("escape_plan", 1)]
)
def test_fewer_hits_and_threats_are_luck_and_so_are_better_tiles(
    tmp_path: Path, game_id: str, kindest: int
) -> None:
    drive = shown(tmp_path, match_of(game_id, RECORDS[game_id]))
    rows = results(drive)._look._ending.account.rows
    luck = (Luck(1.0, 5.0, 9), Luck(9.0, 5.0, 9))
    page = results(drive)._pages.luck(Figures((0,), (0,), {}, luck, ()))
    assert page.fact == f"Chance was kindest to {rows[kindest].name}."
    even = Figures((0,), (0,), {}, (Luck(5.2, 5.0, 9), Luck(4.8, 5.0, 9)), ())
    assert results(drive)._pages.luck(even).fact == "Chance was kind to nobody in particular."


def test_time_is_told_where_it_was_measured(tmp_path: Path) -> None:
    match = played("space_escape", "short", people=2)
    for number, moment in enumerate(match.reel.moments):
        timed = moment._replace(seconds=dict.fromkeys(moment.answers, 5.0 + number % 3))
        match.reel._moments[number] = timed
    drive = shown(tmp_path, match, (1280, 720))
    drive.click(TAB + TIME)
    assert drive.reads("took longest")
    assert drive.reads("a turn,")


def test_a_match_without_times_says_so(tmp_path: Path) -> None:
    drive = shown(tmp_path, match_of("escape_plan", RECORDS["escape_plan"]), (1280, 720))
    drive.click(TAB + TIME)
    assert drive.reads("Nobody measured the time of this match.")


def test_while_the_match_is_counted_the_page_says_so_and_nothing_waits(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), (1280, 720), services)
    drive.stage.push(open_results(services, match_of("escape_plan", RECORDS["escape_plan"])))
    drive.show()
    results(drive).turn_to(LUCK)
    drive.show()
    assert drive.reads("The match is being counted.")
    drive.settle()
    assert not drive.reads("The match is being counted.")


def test_a_match_whose_beginning_is_unknown_has_only_its_count(tmp_path: Path) -> None:
    match = match_of("evacuate", RECORDS["evacuate"])
    cut = Match(match.game, match.setup, match.seats, match.seed, match._state.copy())
    cut._log = list(match.log)
    drive = shown(tmp_path, cut)
    for page in pages_of("evacuate")[1:]:
        assert not drive.item(TAB + page).enabled
        assert drive.item(TAB + page).why_not
    drive.key("next_target")
    assert results(drive).page == COUNT


def test_a_finished_match_on_record_leads_to_its_pages(tmp_path: Path) -> None:
    services = services_for(tmp_path, QuickBots)
    services.saves.autosave(match_of("evacuate", RECORDS["evacuate"]))
    drive = Drive(tmp_path, SavedGames(services), SMALL, services)
    drive.click("saves.end").settle()
    for _ in range(40):
        if drive.name == "Results":
            break
        drive.wait(0.3).settle()
    assert drive.item(TAB + LUCK).enabled
    drive.click(TAB + LUCK)
    assert results(drive).page == LUCK


# Turning points


@pytest.mark.parametrize("game_id", GAMES)
def test_a_turning_point_leads_into_the_match_and_back_to_the_results(
    tmp_path: Path, game_id: str
) -> None:
    drive = shown(tmp_path, match_of(game_id, TURNED[game_id]))
    drive.click(TAB + TURNS)
    cards = [id for id in drive.ids() if id.startswith(TURN)]
    assert 1 <= len(cards) <= 3
    for number, card in enumerate(cards):
        point = results(drive)._review.points[number]  # type: ignore[index]
        drive.click(card).settle()
        assert drive.name == "Watch"
        assert drive.scene.past.moment == point.start  # type: ignore[attr-defined]
        drive.key("esc").settle()
        assert drive.name == "Results"
        assert results(drive).page == TURNS


@pytest.mark.parametrize("game_id", GAMES)
def test_turning_points_are_reached_and_pressed_by_keys(tmp_path: Path, game_id: str) -> None:
    drive = shown(tmp_path, match_of(game_id, TURNED[game_id]))
    drive.click(TAB + TURNS)
    drive.tab_to(f"{TURN}1").key("enter").settle()
    assert drive.name == "Watch"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_turning_point_says_when_it_was_what_happened_and_what_it_changed(
    tmp_path: Path, game_id: str
) -> None:
    drive = shown(tmp_path, match_of(game_id, TURNED[game_id]), (1280, 720))
    for turn in results(drive)._pages.turns(results(drive)._review.points or ()):
        assert turn.when
        assert turn.sentence.endswith((".", "!"))
        assert "%" in turn.chances
