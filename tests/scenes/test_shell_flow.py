"""From the title to a table and back, by the keys alone and by the mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.boxes import BOXES
from game.scenes.rules_book import PAGES
from game.scenes.tables import open_results
from game.ui.inputs import Act, Action, Pointer
from tests.scenes.driver import Drive, services_for
from tests.scenes.endings import ended


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """The title screen, at rest."""
    return Drive(tmp_path)


def test_enter_alone_leads_from_the_title_to_a_table(drive: Drive) -> None:
    assert drive.name == "Title"
    drive.key("enter")
    assert drive.name == "ChooseGame"
    drive.key("enter")
    assert drive.name == "Seats"
    drive.key("enter")
    assert drive.name == "Table"


def test_esc_leads_back_from_everywhere(drive: Drive) -> None:
    drive.key("enter", "enter")
    assert drive.name == "Seats"
    drive.key("esc")
    assert drive.name == "ChooseGame"
    drive.key("esc")
    assert drive.name == "Title"
    drive.key("esc")
    assert drive.name == "Title", "there is nothing behind the title"


def _leaf_through(drive: Drive) -> None:
    """Press Enter through all pages of the rules, with their parts, and once more on the last."""
    for _ in range(2 * len(PAGES["space_escape"])):
        drive.key("enter")
        if drive.focus == "rules.done":
            break
    drive.key("enter")


def test_the_keys_alone_reach_every_screen(drive: Drive) -> None:
    drive.tab_to("title.saved").key("enter")
    assert drive.name == "SavedGames"
    drive.key("esc").tab_to("title.how").key("enter")
    assert drive.name == "RulesPage"
    _leaf_through(drive)
    assert drive.name == "Title", "the last page closes the rules"
    drive.tab_to("door.space_escape").key("enter")
    assert drive.name == "Seats"
    drive.key("enter")
    assert drive.name == "Table"
    drive.key("esc")
    assert drive.name == "Pause"
    drive.tab_to("pause.how").key("enter")
    assert drive.name == "RulesPage"
    drive.key("esc").tab_to("pause.saved").key("enter")
    assert drive.name == "SavedGames"
    drive.key("esc").tab_to("pause.title").key("enter")
    assert drive.name == "Title"
    drive.tab_to("title.quit").key("enter")
    assert drive.stage.quitting


def test_the_mouse_alone_reaches_every_screen(drive: Drive) -> None:
    drive.click("title.saved").click("saves.back")
    drive.click("title.how").click("rules.next").click("rules.previous").click("rules.close")
    drive.click("title.play").click("choose.how").click("rules.close")
    drive.click("choose.play").click("seats.back").click("choose.space_escape").click("choose.play")
    assert drive.name == "Seats"
    drive.click("seats.start")
    assert drive.name == "Table"
    drive.key("esc").click("pause.resume")
    assert drive.name == "Table"
    drive.key("esc").click("pause.title").click("title.quit")
    assert drive.stage.quitting


def test_a_match_that_was_left_can_be_continued_from_the_title(drive: Drive) -> None:
    drive.key("enter", "enter", "enter")
    match = drive.scene.match  # type: ignore[attr-defined]
    drive.services.saves.autosave(match)
    drive.key("esc").tab_to("pause.title").key("enter")
    drive.settle()
    assert drive.focus == "title.continue"
    assert drive.reads("Space Escape, round 1")
    drive.key("enter")
    assert drive.name == "Table"
    assert drive.scene.match.seed == match.seed  # type: ignore[attr-defined]


def test_f1_opens_the_rules_over_anything_and_loses_nothing(drive: Drive) -> None:
    drive.key("enter", "enter").click("seats.preset.solo").key("f1")
    assert drive.name == "RulesPage"
    drive.key("right", "right", "left")
    assert drive.scene.page == "turn"  # type: ignore[attr-defined]
    drive.give(Act(Action.RULES, repeat=True))
    assert drive.name == "RulesPage", "the key that opened the sheet is still held"
    drive.key("f1")
    assert drive.name == "Seats"
    assert drive.item("seats.preset.solo").selected


def test_all_three_games_can_be_chosen(drive: Drive) -> None:
    assert {f"door.{id}" for id in BOXES} <= set(drive.ids())
    drive.key("enter")
    assert {f"choose.{id}" for id in BOXES} <= set(drive.ids())
    drive.click("choose.escape_plan").click("choose.play")
    assert drive.name == "Seats"


@pytest.mark.parametrize("game", BOXES)
def test_a_press_on_a_card_chooses_its_game_and_the_button_goes_on(drive: Drive, game: str) -> None:
    drive.key("enter").click(f"choose.{game}")
    assert drive.name == "ChooseGame", "where the button was the next screen has another one"
    for other in BOXES:
        left, top, *_ = drive.item(f"choose.{other}").box
        drive.give(Pointer("move", left + 20, top + 20, 0))
    drive.click("choose.play")
    assert drive.name == "Seats"
    assert drive.scene.box.id == game, "the mouse only went past other cards"  # type: ignore[attr-defined]


def test_a_double_click_on_a_card_goes_on(drive: Drive) -> None:
    drive.key("enter").click("choose.evacuate").wait(0.1).click("choose.evacuate")
    assert drive.name == "Seats"


def test_enter_on_a_card_goes_on(drive: Drive) -> None:
    drive.key("enter").tab_to("choose.evacuate").key("enter")
    assert drive.name == "Seats"


def test_the_first_press_ends_the_show_and_does_nothing_else(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, services=services)
    drive.stage.push(open_results(services, ended("escaped")))
    drive.show()
    assert drive.stage.rest() == 0
    drive.key("space")
    assert drive.stage.rest() != 0
    drive.settle()
    assert drive.name == "Results"


@pytest.mark.parametrize("same", [True, False])
def test_a_rematch_has_the_same_seats_and_the_seed_asked_for(tmp_path: Path, same: bool) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, services=services)
    before = ended("out_of_cards")
    drive.stage.push(open_results(services, before))
    drive.settle().click("results.same" if same else "results.new")
    match = drive.scene.match  # type: ignore[attr-defined]
    assert drive.name == "Table"
    assert match.seats == before.seats
    assert (match.seed == before.seed) is same


def test_results_lead_back_to_the_title(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, services=services)
    drive.stage.push(open_results(services, ended("snake_in_pod")))
    drive.settle().key("esc")
    assert drive.name == "Title"


def test_restarting_asks_first(drive: Drive) -> None:
    drive.key("enter", "enter", "enter")
    before = drive.scene.match  # type: ignore[attr-defined]
    drive.key("esc").click("pause.same")
    assert drive.name == "Notice"
    drive.key("esc")
    assert drive.name == "Pause"
    drive.click("pause.same").click("notice.yes")
    match = drive.scene.match  # type: ignore[attr-defined]
    assert match is not before
    assert match.seed == before.seed
    assert len(drive.stage.scenes) == 2, "the old table is gone"


def test_a_match_can_be_saved_under_a_name(drive: Drive) -> None:
    drive.key("enter", "enter", "enter", "esc").tab_to("pause.save").key("enter")
    assert drive.scene.typing
    drive.type("").tab_to("text.ok").key("enter")
    assert drive.reads("Type a name first."), "a save needs a name"
    drive.tab_to("text.line").type("Before the ladder").key("enter")
    assert drive.name == "Notice"
    assert drive.reads("Saved as “Before the ladder”.")
    (entry,) = [entry for entry in drive.services.saves.entries() if entry.title]
    assert entry.title == "Before the ladder"


def test_enter_presses_the_primary_button_until_the_keys_go_elsewhere(drive: Drive) -> None:
    drive.key("enter")
    box = drive.item("choose.back").box
    drive.give(Pointer("move", box[0] + 5, box[1] + 5, 0))
    assert drive.focus == "choose.back"
    drive.key("enter")
    assert drive.name == "Seats", "the mouse only lay there"
    drive.tab_to("seats.back").key("enter")
    assert drive.name == "ChooseGame", "the keys have gone there"


def test_a_held_enter_does_not_fall_through_the_screens(drive: Drive) -> None:
    drive.give(Act(Action.CONFIRM))
    for _ in range(5):
        drive.give(Act(Action.CONFIRM, repeat=True))
    assert drive.name == "ChooseGame"


def test_a_still_screen_costs_no_frames(drive: Drive) -> None:
    frames = drive.frames
    assert drive.stage.rest() is None
    drive.wait(2.0)
    assert drive.frames == frames
