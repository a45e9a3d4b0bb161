"""The list of saved games: what it shows, opening, deleting, and files that are broken."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from game.match.match import Match
from game.match.saves import SaveFolder
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.evacuate import EVACUATE
from game.scenes.saved_rows import when, widest
from game.scenes.stage import Services
from game.ui.inputs import Act, Action
from tests.scenes.driver import Drive, open_board, services_for, texts_once
from tests.scenes.endings import going_on, played_out
from tests.scenes.save_lists import damage, opened, titles, turn_to


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """Services over an empty folder."""
    return services_for(tmp_path)


def test_an_empty_folder_says_so(tmp_path: Path, services: Services) -> None:
    drive = opened(tmp_path, services)
    assert drive.reads("Nothing saved yet.")
    assert drive.ids() == ["saves.pages", "saves.fetch", "saves.back"]


def test_a_line_says_which_game_who_plays_and_whose_turn_it_is(
    tmp_path: Path, services: Services
) -> None:
    services.saves.autosave(going_on())
    drive = opened(tmp_path, services)
    for words in ("Space Escape", "Saved by itself, round 1", "Ana", "Vera (Steady)",
                  "Ana to play", "today, "):  # fmt: skip
        assert drive.reads(words), words


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720)])
@pytest.mark.parametrize("name", ["W" * 24, "李" * 24, "مرحبا بالعالم يا صديقي"])
def test_a_line_has_room_for_six_seats_with_the_longest_names(
    tmp_path: Path, services: Services, size: tuple[int, int], name: str
) -> None:
    setup = Setup(6, open_board("evacuate").graph)
    plans = [SeatPlan("human", name)] * 5 + [SeatPlan("bot", name, "steady")]
    services.saves.autosave(Match.start(EVACUATE, setup, plans, 1))
    drive = opened(tmp_path, services).resize(*size)
    faults = [fault for fault in drive.faults() if not fault.endswith("is cut off")]
    assert faults == []
    (line,) = (item for item in drive.items() if item.id == "saves.list")
    edge = drive.canvas.box(line.box).right
    names = [said for said in drive.said() if said.text.startswith(name[:2])]
    assert len(names) >= 6
    assert all(said.box.right < edge for said in names)


def test_names_share_a_line_fairly() -> None:
    assert widest([50, 60, 70], 300) == 70
    assert widest([50, 200, 300], 300) == 125
    assert widest([100, 100], 60) == 30
    assert widest([100], -5) == 0
    assert widest([], 100) == 0


def test_a_match_has_one_line_however_often_it_saved_itself(
    tmp_path: Path, services: Services
) -> None:
    match = going_on()
    for _ in range(3):
        services.saves.autosave(match)
    drive = opened(tmp_path, services)
    assert drive.reads("Saved by itself (1)")
    assert len(drive.scene.entries) == 1  # type: ignore[attr-defined]


def test_saves_by_name_have_a_page_of_their_own_and_the_newest_save_says_which_is_open(
    tmp_path: Path, services: Services
) -> None:
    match = going_on()
    services.saves.autosave(match)
    services.saves.save_as(match, "Before the ladder")
    drive = opened(tmp_path, services)
    assert titles(drive) == ["Before the ladder"]
    drive.tab_to("saves.pages").key("left")
    assert titles(drive) == [""]
    services.saves.autosave(match)
    assert titles(opened(tmp_path, services)) == [""]


def test_a_finished_match_shows_how_it_ended(tmp_path: Path, services: Services) -> None:
    match = played_out()
    assert match.result is not None
    services.saves.autosave(match)
    words = services.texts.say(f"space_escape-result-{match.result.key}")
    assert opened(tmp_path, services).reads(words)


def test_a_damaged_file_is_shown_with_its_sentence_and_cannot_be_opened(
    tmp_path: Path, services: Services
) -> None:
    path = damage(services)
    before = path.read_bytes()
    drive = opened(tmp_path, services)
    assert drive.reads("Damaged")
    assert drive.reads(f"'{path.name}' is no saved game, or it is cut off")
    assert not drive.item("saves.open").enabled
    drive.click("saves.open")
    assert drive.name == "SavedGames"
    assert drive.reads("This file cannot be opened.")
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="names of files are letters here")
def test_names_of_files_in_any_bytes_can_be_listed(tmp_path: Path, services: Services) -> None:
    services.saves.folder.mkdir(parents=True)
    names = (
        b"\xff\xfe.json",
        b"a\nb.json",
        "\ue000seat0\ue001.json".encode(),
        b"x" * 250 + b".json",
    )
    for name in names:
        with open(os.path.join(os.fsencode(services.saves.folder), name), "wb") as file:
            file.write(b"{")
    drive = opened(tmp_path, services)
    assert len(drive.scene.entries) == len(names)  # type: ignore[attr-defined]
    assert "json" in " ".join(drive.texts())


def test_a_damaged_file_does_not_hide_the_sound_ones(tmp_path: Path, services: Services) -> None:
    services.saves.autosave(going_on())
    damage(services)
    drive = opened(tmp_path, services)
    assert len(drive.scene.entries) == 2  # type: ignore[attr-defined]
    drive.key("down")
    assert drive.item("saves.open").enabled
    drive.key("enter")
    assert drive.name == "Table"


def test_a_save_opens_at_its_own_place(tmp_path: Path, services: Services) -> None:
    services.saves.save_as(going_on(seed=11), "eleven")
    services.saves.save_as(going_on(seed=12), "twelve")
    drive = opened(tmp_path, services)
    assert titles(drive) == ["twelve", "eleven"]
    box = drive.scene._list.row_box(1)  # type: ignore[attr-defined]
    drive.click_at(box.cx, box.cy).click("saves.open")
    assert drive.scene.match.seed == 11  # type: ignore[attr-defined]
    assert len(drive.stage.scenes) == 2, "nothing but the first scene lies below the table"


def test_a_file_that_breaks_between_looking_and_opening_gives_one_sentence(
    tmp_path: Path, services: Services
) -> None:
    path = services.saves.save_as(going_on(), "soon broken")
    drive = opened(tmp_path, services)
    path.write_text("{")
    drive.click("saves.open")
    assert drive.name == "Notice"
    assert drive.reads("or it is cut off")


def test_deleting_takes_the_whole_match_at_once_and_undo_brings_it_back(
    tmp_path: Path, services: Services
) -> None:
    match = going_on()
    for _ in range(3):
        services.saves.autosave(match)
    services.saves.autosave(going_on(seed=2))
    drive = opened(tmp_path, services)
    drive.key("down").click("saves.delete")
    assert len(drive.scene.entries) == 1  # type: ignore[attr-defined]
    assert len(services.saves.entries()) == 1
    assert drive.reads("You can bring it back for 30 days.")
    drive.click("saves.undo")
    assert len(drive.scene.entries) == 2  # type: ignore[attr-defined]
    assert len(services.saves.entries()) == 4, "with its older autosaves"
    assert "saves.undo" not in drive.ids()


def test_the_key_for_undo_brings_a_deleted_save_back(tmp_path: Path, services: Services) -> None:
    services.saves.save_as(going_on(), "Friday")
    drive = opened(tmp_path, services).click("saves.delete")
    assert titles(drive) == []
    assert drive.focus == "saves.undo", "nothing else is left to do here"
    assert drive.item("saves.undo").key == Action.UNDO
    drive.stage.handle(Act(Action.UNDO))
    assert titles(drive.settle()) == ["Friday"]


@pytest.mark.parametrize("page", ["named", "itself", "deleted"])
def test_what_undo_brings_back_is_the_chosen_line_wherever_one_has_gone(
    tmp_path: Path, services: Services, page: str
) -> None:
    """Whoever deletes again after Undo hits the same game, not its neighbour."""
    for number in range(12):
        services.saves.save_as(going_on(), f"Game {number}")
    drive = opened(tmp_path, services)
    for _ in range(9):
        drive.key("down")
    name = titles(drive)[9]
    drive.click("saves.delete")
    turn_to(drive, page)
    drive.click("saves.undo")
    assert len(titles(drive)) == 12
    chosen = drive.item("saves.list")
    assert titles(drive)[chosen.chosen] == name
    assert chosen.box.overlaps(chosen.row_box(chosen.chosen)), "in sight"
    drive.click("saves.delete")
    assert name not in titles(drive)


def test_a_deleted_save_can_be_brought_back_after_the_list_was_left(
    tmp_path: Path, services: Services
) -> None:
    services.saves.save_as(going_on(), "Friday")
    opened(tmp_path, services).click("saves.delete").key("esc")
    drive = opened(tmp_path, services)
    turn_to(drive, "deleted")
    assert titles(drive) == ["Friday"]
    assert drive.reads("deleted today")
    drive.click("saves.open")
    assert titles(drive) == []
    assert [entry.title for entry in services.saves.entries()] == ["Friday"]


def test_removing_for_good_asks_first(tmp_path: Path, services: Services) -> None:
    services.saves.save_as(going_on(), "Friday")
    drive = opened(tmp_path, services).click("saves.delete")
    turn_to(drive, "deleted")
    drive.click("saves.delete")
    assert drive.reads("Remove “Friday” (Space Escape, round 1) for good?")
    assert drive.focus == "notice.no", "Enter out of habit removes nothing"
    drive.key("enter")
    assert titles(drive) == ["Friday"]
    drive.click("saves.delete").click("notice.yes")
    assert titles(drive) == []
    assert services.saves.deleted() == []


def test_a_damaged_file_can_be_deleted_by_the_keys(tmp_path: Path, services: Services) -> None:
    path = damage(services)
    drive = opened(tmp_path, services)
    drive.tab_to("saves.delete").key("enter")
    assert not path.exists()
    assert drive.reads("Nothing saved yet.")


def test_what_cannot_be_deleted_gives_one_sentence(
    tmp_path: Path, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    path = services.saves.save_as(going_on(), "Friday")
    drive = opened(tmp_path, services)
    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr(os, "rename", refuse)
    drive.click("saves.delete")
    assert drive.name == "Notice"
    assert drive.reads("cannot be moved: operation not permitted")
    assert path.exists()


def test_a_file_in_the_place_of_the_folder_cannot_be_deleted(
    tmp_path: Path, services: Services
) -> None:
    mine = tmp_path / "mine"
    mine.write_text("precious")
    services.saves = SaveFolder(mine)
    drive = opened(tmp_path, services)
    drive.click("saves.delete")
    assert drive.name == "SavedGames"
    assert drive.reads("none of them")
    assert mine.read_text() == "precious"


def test_the_title_offers_an_older_copy_if_the_newest_is_damaged(
    tmp_path: Path, services: Services
) -> None:
    match = going_on()
    services.saves.autosave(match)
    damage(services, f"auto-{match.match_id}-000002.json")
    drive = Drive(tmp_path, services=services)
    assert drive.reads("Older copy")


def test_a_moment_is_told_the_way_one_would_say_it() -> None:
    texts = texts_once()
    zone = timezone(timedelta(hours=2))
    now = datetime(2026, 3, 2, 9, 0, tzinfo=zone)
    utc = UTC
    assert when(texts, datetime(2026, 3, 2, 6, 5, tzinfo=utc), now) == "today, 08:05"
    assert when(texts, datetime(2026, 3, 1, 21, 59, tzinfo=utc), now) == "yesterday, 23:59"
    assert when(texts, datetime(2026, 2, 14, 12, 0, tzinfo=utc), now) == "14 February 2026, 14:00"


def test_only_the_chosen_save_is_deleted_whatever_was_saved_meanwhile(
    tmp_path: Path, services: Services
) -> None:
    """Another window on the same folder saves its game while the list is open."""
    services.saves.save_as(going_on(), "mine")
    drive = opened(tmp_path, services)
    other = SaveFolder(services.saves.folder)
    other.save_as(going_on(), "theirs")
    drive.click("saves.delete")
    assert titles(drive) == ["theirs"]


def test_a_save_that_another_window_wrote_anew_is_not_deleted(
    tmp_path: Path, services: Services
) -> None:
    path = services.saves.save_as(going_on(), "Friday")
    drive = opened(tmp_path, services)
    path.unlink()
    assert SaveFolder(services.saves.folder).save_as(going_on(seed=3), "Friday") == path
    drive.click("saves.delete")
    assert drive.reads("has changed meanwhile")
    assert path.exists()


def test_a_match_that_goes_on_elsewhere_is_not_deleted_with_its_older_autosaves(
    tmp_path: Path, services: Services
) -> None:
    match = going_on()
    for _ in range(2):
        services.saves.autosave(match)
    drive = opened(tmp_path, services)
    newest = services.saves.autosave(match)
    drive.click("saves.delete")
    assert list(services.saves.folder.glob("*.json")) == [newest]


def test_the_chosen_line_stays_chosen_when_others_come_and_go(
    tmp_path: Path, services: Services
) -> None:
    mine = services.saves.save_as(going_on(), "mine")
    drive = opened(tmp_path, services).click("saves.name")
    theirs = SaveFolder(services.saves.folder).save_as(going_on(), "theirs")
    drive.key("esc")
    assert [entry.path for entry in drive.scene.entries] == [theirs, mine]  # type: ignore[attr-defined]
    drive.click("saves.name")
    assert drive.item("text.line").value == "mine"
