"""The settings screen: every row by keys, pad and mouse; what is set lasts; pages are restored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.match.settings import Settings, SettingsBook
from game.scenes import settings_rows
from game.scenes.settings import SettingsScreen
from game.scenes.settings_rows import (
    ROWS,
    Folder,
    Lead,
    Pick,
    Slide,
    Turn,
    fields_of,
    key_of,
    tabs,
)
from game.scenes.stage import Scene
from game.ui.audio import Trouble
from game.ui.inputs import Act, Action, Pointer
from tests.scenes.driver import Drive, services_for
from tests.scenes.endings import going_on

SIZES = [(1024, 576), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080)]
DIALS = [
    (tab, row) for tab, rows in ROWS.items() for row in rows if isinstance(row, Turn | Pick | Slide)
]
each_dial = pytest.mark.parametrize(
    ("tab", "row"), DIALS, ids=lambda part: getattr(part, "field", part)
)


@pytest.fixture
def at(tmp_path: Path) -> Callable[[str], Drive]:
    """Open the settings on a tab, with a file to keep them in."""

    def open_tab(tab: str) -> Drive:
        services = services_for(tmp_path)
        services.settings = SettingsBook(tmp_path / "settings.json")
        return Drive(tmp_path, SettingsScreen(services, tab), services=services)

    return open_tab


def set_to(drive: Drive, row: Turn | Pick | Slide) -> Any:
    """Return how something is set in the file, read anew."""
    book = SettingsBook(drive.services.settings.path)
    assert book.now == drive.services.settings.now, "not kept"
    return getattr(getattr(book.now, row.page), row.field)


def id_of(row: Any) -> str:
    return f"settings.row.{row.field}"


# Rows


@each_dial
def test_keys_set_it_and_it_is_kept(
    at: Callable[[str], Drive], tab: str, row: Turn | Pick | Slide
) -> None:
    drive = at(tab)
    first = set_to(drive, row)
    drive.tab_to(id_of(row))
    drive.key("right")
    if set_to(drive, row) == first:  # It stood at its right end.
        drive.key("left")
    assert set_to(drive, row) != first
    assert drive.focus == id_of(row)


@each_dial
def test_the_mouse_sets_it(at: Callable[[str], Drive], tab: str, row: Turn | Pick | Slide) -> None:
    drive = at(tab)
    first = set_to(drive, row)
    drive.click(id_of(row), (0.04, 0.5))
    if set_to(drive, row) == first:
        drive.click(id_of(row), (0.96, 0.5))
    assert set_to(drive, row) != first


@each_dial
def test_it_says_its_name_and_its_effect_in_a_sentence(
    at: Callable[[str], Drive], tab: str, row: Turn | Pick | Slide
) -> None:
    drive = at(tab)
    say = drive.services.texts.say
    drive.tab_to(id_of(row))
    assert drive.reads(say(key_of(tab, row)))
    about = say(f"{key_of(tab, row)}-about")
    assert about.endswith(".")
    assert about[0].isupper()


def test_every_setting_has_a_row_or_is_one_that_the_program_keeps_by_itself() -> None:
    """A setting that nobody can set, or that sets nothing, is not kept."""
    kept = {("display", name) for name in ("size", "place", "maximized")} | {
        ("remembered", "names")
    }
    rows = {
        (page, name) for tab in tabs() for page, names in fields_of(tab).items() for name in names
    }
    everything = {(page, name) for page, values in Settings() for name, _ in values}
    assert rows | kept == everything


def test_every_value_that_can_be_picked_is_one_that_can_be_set() -> None:
    book = SettingsBook()
    for _, row in DIALS:
        if isinstance(row, Pick):
            for value in row.values:
                book.change(row.page, **{row.field: value})
        elif isinstance(row, Slide):
            for number in (row.least, row.most):
                book.change(row.page, **{row.field: number * row.unit})


def test_a_pad_reaches_everything(at: Callable[[str], Drive]) -> None:
    drive = at("play")
    seen = set()
    for _ in tabs():
        for _ in range(20):
            seen.add(drive.focus)
            drive.key("down")
        drive.key("next_target")
    rows = {id_of(row) for tab in tabs() for row in ROWS[tab]}
    assert rows | {"settings.back", "settings.restore"} <= seen | {"settings.back"}


def test_a_dragged_slider_follows_the_mouse(at: Callable[[str], Drive]) -> None:
    drive = at("sound")
    left, top, width, height = drive.item("settings.row.music").box
    middle = top + height / 2
    drive.give(
        Pointer("move", left + width / 2, middle, 0), Pointer("down", left + width / 2, middle)
    )
    drive.give(Pointer("move", left + width * 2, middle + 60, 0))
    assert drive.services.settings.now.sound.music == 100
    drive.give(Pointer("up", left - 30, middle + 60))
    assert drive.services.settings.now.sound.music == 0


def test_a_change_from_elsewhere_is_shown(at: Callable[[str], Drive]) -> None:
    drive = at("sound")
    drive.services.settings.change("sound", muted=True, music=20)
    drive.stage.redraw()
    drive.show()
    assert drive.item("settings.row.muted").value
    assert drive.reads("20 %")


def test_whoever_sets_a_volume_hears_it(
    at: Callable[[str], Drive], monkeypatch: pytest.MonkeyPatch
) -> None:
    drive = at("sound")
    heard: list[str] = []
    monkeypatch.setattr(drive.services.audio, "play", heard.append)
    drive.tab_to("settings.row.pieces").key("left")
    drive.tab_to("settings.row.music").key("left")
    drive.click("settings.row.events", (0.3, 0.5))
    assert heard.count("card_flip") == 1
    assert heard.count("your_turn") == 1, "once, when the knob is let go"


# Tabs


def test_tabs_open_by_mouse_keys_and_shoulder_buttons(at: Callable[[str], Drive]) -> None:
    drive = at("play")
    drive.click("settings.tab.sound")
    assert drive.scene.tab == "sound"  # type: ignore[attr-defined]
    drive.tab_to("settings.tab.display").key("enter")
    assert drive.scene.tab == "display"  # type: ignore[attr-defined]
    drive.key("next_target")
    assert drive.focus == "settings.tab.sound"
    drive.key("previous_target", "previous_target", "previous_target")
    assert drive.focus == f"settings.tab.{tabs()[-1]}"


def test_a_tab_on_which_nothing_can_be_set_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_rows, "ROWS", {"play": ROWS["play"], "controls": ()})
    assert tabs() == ("play",)


@pytest.mark.parametrize("way", ["esc", "settings", "click"])
def test_escape_back_and_the_settings_key_close(at: Callable[[str], Drive], way: str) -> None:
    drive = at("play")
    drive.stage.push(SettingsScreen(drive.services))
    drive.settle()
    if way == "click":
        drive.click("settings.back")
    else:
        drive.key(way)
    assert len(drive.stage.scenes) == 1


# Restoring


def test_a_page_is_restored_and_put_back(at: Callable[[str], Drive]) -> None:
    drive = at("sound")
    drive.services.settings.change("play", speed="fast")
    drive.services.settings.change("sound", music=5, mono=True)
    drive.click("settings.restore")
    now = drive.services.settings.now
    assert (now.sound, now.play.speed) == (Settings().sound, "fast")
    assert drive.reads("This page is as at first.")
    assert drive.reads("Put back")
    drive.click("settings.restore")
    assert drive.services.settings.now.sound.music == 5
    assert drive.services.settings.now.sound.mono


def test_what_was_set_after_restoring_is_not_put_back(at: Callable[[str], Drive]) -> None:
    drive = at("sound")
    drive.services.settings.change("sound", music=5)
    drive.click("settings.restore")
    drive.tab_to("settings.row.mono").key("right")
    assert drive.reads("Restore this page")


def test_restoring_a_page_leaves_alone_what_is_not_on_it(at: Callable[[str], Drive]) -> None:
    drive = at("display")
    drive.services.settings.change("display", full=True, place=(10, 20))
    drive.click("settings.restore")
    assert not drive.services.settings.now.display.full
    assert drive.services.settings.now.display.place == (10, 20)


def test_everything_is_restored_after_a_question(at: Callable[[str], Drive]) -> None:
    drive = at("data")
    book = drive.services.settings
    book.change("sound", music=5)
    book.change("play", speed="slow")
    book.change("remembered", names={"ember": "Zoe"})
    drive.click("settings.row.restore")
    assert drive.name == "Notice"
    drive.key("enter")
    assert book.now.sound.music == 5, "Enter out of habit is not enough"
    drive.click("settings.row.restore").click("notice.yes")
    assert book.now == replace_names(Settings(), {"ember": "Zoe"})
    assert drive.reads("All pages are as at first.")


def replace_names(settings: Settings, names: dict[str, str]) -> Settings:
    """Return settings with these names."""
    return settings.model_copy(
        update={"remembered": settings.remembered.model_copy(update={"names": names})}
    )


# Folders, and rows that lead on


def test_folders_are_shown_and_copied(
    at: Callable[[str], Drive], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr("game.scenes.settings.copy_out", copied.append)
    drive = at("data")
    for row in ROWS["data"]:
        if isinstance(row, Folder):
            drive.click(id_of(row))
    names = ("saves", "settings.json", "reports", "texts", "pictures")
    assert copied == [str(tmp_path / name) for name in names]
    assert drive.reads("Copied.")
    shown = "".join(drive.texts()).replace(" ", "")
    assert str(tmp_path / "pictures") in shown


def test_without_a_home_there_is_nothing_to_copy(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, SettingsScreen(services, "data"), services=services)
    drive.click("settings.row.settings")
    assert drive.reads("Nowhere: there is no home folder.")
    assert drive.item("settings.row.settings").enabled is False


def test_a_row_can_lead_to_a_screen_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Keys(Scene):
        """A page of its own."""

    rows = {**ROWS, "controls": (Lead("controls", "keys", lambda _: Keys(), ("keys", "hand")),)}
    monkeypatch.setattr("game.scenes.settings.ROWS", rows)
    monkeypatch.setattr(settings_rows, "ROWS", rows)
    services = services_for(tmp_path)
    services.settings.change("controls", hand="left", keys={"undo": ("u",)})
    drive = Drive(tmp_path, SettingsScreen(services, "controls"), services=services)
    drive.click("settings.row.keys")
    assert drive.name == "Keys"
    drive.stage.pop()
    drive.settle().click("settings.restore")
    assert services.settings.now.controls == Settings().controls


def test_without_a_sound_device_the_page_says_why(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    services.audio.trouble = Trouble("shell-sound-none", {"reason": "none"})
    drive = Drive(tmp_path, SettingsScreen(services, "sound"), (1280, 720), services)
    assert drive.reads("No sound device answers")
    assert drive.faults() == []


def test_without_a_voice_the_page_says_why_once_one_is_wanted(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, SettingsScreen(services, "play"), (1280, 720), services)
    assert not drive.reads("No voice was found")
    drive.click("settings.row.speech")
    assert drive.reads("No voice was found")
    assert drive.faults() == []


# Where it opens from


def test_it_opens_from_the_title(tmp_path: Path) -> None:
    drive = Drive(tmp_path)
    drive.click("title.settings")
    assert drive.name == "SettingsScreen"
    drive.key("esc", "settings")
    assert drive.name == "SettingsScreen"
    drive.key("esc")
    assert drive.name == "Title"


def test_it_opens_from_the_pause_and_the_pause_sees_what_was_set(tmp_path: Path) -> None:
    from game.scenes.pause import Pause

    services = services_for(tmp_path)
    drive = Drive(tmp_path, Pause(services, going_on()), services=services)
    drive.click("pause.settings").click("settings.tab.sound").click("settings.row.muted")
    drive.key("esc")
    assert drive.name == "Pause"
    assert drive.reads("Turn the sound on")
    drive.click("pause.sound")
    assert not services.settings.now.sound.muted


def test_the_gear_at_the_table_opens_it_and_a_new_speed_counts_at_once(tmp_path: Path) -> None:
    from game.scenes.tables import open_table

    services = services_for(tmp_path)
    drive = Drive(tmp_path, open_table(services, going_on()), services=services)
    drive.click("settings")
    assert drive.name == "SettingsScreen"
    drive.tab_to("settings.row.speed").key("right").key("esc")
    assert drive.scene.director.speed == "fast"  # type: ignore[attr-defined]
    drive.key("settings")
    assert drive.name == "SettingsScreen"


# Layout


@pytest.mark.parametrize("tab", tabs())
def test_everything_has_its_place_at_every_size(tab: str, tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, SettingsScreen(services, tab), SIZES[0], services)
    for width, height in SIZES:
        drive.resize(width, height)
        assert drive.faults() == [], f"{tab} at {width}x{height}"


def test_the_longest_page_fits_on_a_4k_display(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, SettingsScreen(services, "sound"), (3840, 2160), services)
    assert drive.faults() == []


@pytest.fixture
def crowded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Drive:
    """A page of more rows than fit."""
    sound = ROWS["sound"]
    more = (*sound, *(replace(row, page="sound") for row in sound if isinstance(row, Slide)))
    rows = {**ROWS, "sound": more}
    monkeypatch.setattr("game.scenes.settings.ROWS", rows)
    services = services_for(tmp_path)
    page = SettingsScreen(services, "sound")
    for number, line in enumerate(page._page.lines):
        line.widget.id = f"settings.row.{number}"
    page._fill()
    return Drive(tmp_path, page, (1280, 720), services)


def test_more_rows_than_fit_are_scrolled_to_by_keys(crowded: Drive) -> None:
    count = len(crowded.scene._page.lines)  # type: ignore[attr-defined]
    assert f"settings.row.{count - 1}" not in crowded.ids()
    crowded.tab_to("settings.row.0")
    for number in range(1, count):
        crowded.key("down" if number % 2 else "tab")
        assert crowded.focus == f"settings.row.{number}"
        assert crowded.faults() == [], number
    for number in reversed(range(count - 1)):
        crowded.key("up")
        assert crowded.focus == f"settings.row.{number}"


def test_more_rows_than_fit_are_scrolled_to_by_the_wheel(crowded: Drive) -> None:
    for _ in range(20):
        crowded.give(Pointer("wheel", 400, 300, 0, -1))
    assert "settings.row.14" in crowded.ids()
    assert crowded.faults() == []
    for _ in range(20):
        crowded.give(Pointer("wheel", 400, 300, 0, 1))
    assert "settings.row.0" in crowded.ids()


def test_a_larger_window_shows_all_rows_again(crowded: Drive) -> None:
    crowded.give(Pointer("wheel", 400, 300, 0, -1))
    crowded.resize(1024, 1024)
    assert {"settings.row.0", "settings.row.14"} <= set(crowded.ids())
    assert crowded.faults() == []


def test_held_keys_of_the_screen_do_not_close_it(at: Callable[[str], Drive]) -> None:
    drive = at("play")
    drive.give(Act(Action.SETTINGS, repeat=True))
    assert drive.name == "SettingsScreen"
