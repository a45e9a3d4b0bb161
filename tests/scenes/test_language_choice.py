"""The language is chosen in the settings, and everything is written in it at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.curtain import Curtain
from game.scenes.pause import Pause
from game.scenes.settings import SettingsScreen
from game.scenes.tables import open_table
from tests.content.test_languages import GERMAN, add
from tests.scenes.driver import Drive, services_for
from tests.scenes.endings import going_on
from tests.scenes.test_pad import new_match

ROW = "settings.row.language"


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """A title beside which German lies."""
    words = "shell-title-play = Spielen\nshell-settings-title = Einstellungen\n"
    table = "table-crumb-back = Zurück\nspace_escape-title = Weltraum\n"
    more = {"shell.ftl": GERMAN["shell.ftl"] + words, "space_escape.ftl": table}
    add(tmp_path / "texts", "de", {**GERMAN, **more})
    return Drive(tmp_path, size=(1280, 720))


def test_one_language_says_that_it_is_the_only_one(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, SettingsScreen(services, "display"), services=services)
    assert drive.reads("English is the only one here.")


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_a_press_changes_the_language_at_once(drive: Drive, way: str) -> None:
    drive.click("title.settings").click("settings.tab.display")
    if way == "keys":
        drive.tab_to(ROW).key("right")
    else:
        drive.click(ROW, (0.9, 0.5))
    assert drive.services.settings.now.display.language == "de"
    assert drive.reads("Einstellungen")
    assert not drive.reads("Settings")
    assert drive.focus == ROW, "one can go on from there"
    drive.key("esc")
    assert drive.name == "Title"
    assert drive.reads("Spielen")


def test_keys_lead_back_to_the_first_language(drive: Drive) -> None:
    drive.click("title.settings").click("settings.tab.display")
    drive.tab_to(ROW).key("right").key("left").key("esc")
    assert drive.reads("Play")


def test_the_table_goes_on_in_the_other_language(drive: Drive) -> None:
    match = going_on()
    drive.stage.push(open_table(drive.services, match))
    drive.settle()
    answers = len(match.log)
    drive.stage.push(Pause(drive.services, match))
    drive.settle().click("pause.settings").click("settings.tab.display")
    drive.tab_to(ROW).key("right").key("esc")
    assert drive.name == "Table", "the pause closes with the settings"
    assert drive.scene.match is match
    assert len(match.log) == answers
    assert drive.services.texts.say("space_escape-title") == "Weltraum"


def test_with_secrets_the_table_begins_behind_the_curtain(drive: Drive) -> None:
    drive.stage.push(open_table(drive.services, new_match("evacuate", "human,human", 1)))
    drive.settle()
    assert isinstance(drive.scene, Curtain)
    drive.scene.rise()
    drive.settle()
    drive.key("settings").click("settings.tab.display").tab_to(ROW).key("right").key("esc")
    drive.settle()
    assert drive.name == "Curtain"
