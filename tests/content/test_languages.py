"""A language is a folder: what is found, what is missing from it, and what is damaged in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.languages import Language, Shelf
from game.match.settings import DisplaySettings

GERMAN = {
    "language.ftl": "language-name = Deutsch",
    "shell.ftl": "shell-back = Zurück\nshell-means-people = { $people ->\n"
    "    [one] Eine Person.\n   *[other] { $people } Personen.\n}\n",
}


def add(place: Path, code: str, files: dict[str, str]) -> Path:
    """Write a folder of texts."""
    folder = place / code
    folder.mkdir(parents=True)
    for name, words in files.items():
        (folder / name).write_text(words, encoding="utf-8")
    return folder


def test_as_shipped_there_is_english(tmp_path: Path) -> None:
    assert Shelf().languages() == (Language("en", "English"),)
    assert Shelf(tmp_path / "nowhere").languages() == (Language("en", "English"),)


def test_an_added_folder_is_a_language_by_its_own_name(tmp_path: Path) -> None:
    add(tmp_path, "de", GERMAN)
    add(tmp_path, "eo", {"shell.ftl": "shell-back = Reen"})
    add(tmp_path, "fr", {})
    add(tmp_path, "My notes", {"shell.ftl": "shell-back = Nowhere"})
    (tmp_path / "it").write_text("no folder")
    assert Shelf(tmp_path).languages() == (
        Language("en", "English"),
        Language("de", "Deutsch"),
        Language("eo", "eo"),
    )


def test_a_language_says_what_it_can_and_the_rest_in_english(tmp_path: Path) -> None:
    add(tmp_path, "de", GERMAN)
    texts = Shelf(tmp_path).open("de")
    assert texts.language == "de"
    assert texts.say("shell-back") == "Zurück"
    assert texts.say("shell-means-people", people=1) == "Eine Person."
    assert texts.say("shell-cancel") == "Cancel"
    assert texts.has("shell-cancel")
    assert texts.say("shell-no-such-text") == "shell-no-such-text"


def test_a_few_sentences_of_english_can_be_changed(tmp_path: Path) -> None:
    add(tmp_path, "en", {"shell.ftl": "shell-back = Yonder"})
    texts = Shelf(tmp_path).open("en")
    assert (texts.say("shell-back"), texts.say("shell-cancel")) == ("Yonder", "Cancel")
    assert len(Shelf(tmp_path).languages()) == 1


@pytest.mark.parametrize("code", ["de", "xx", "../en", ""])
def test_what_cannot_be_read_is_in_english(tmp_path: Path, code: str) -> None:
    (add(tmp_path, "de", GERMAN) / "shell.ftl").write_bytes(b"shell-back = Zur\xfcck")
    assert Shelf(tmp_path).open(code).say("shell-back") == "Back"


def test_damaged_lines_leave_the_others_alone(tmp_path: Path) -> None:
    add(tmp_path, "de", {"shell.ftl": "shell-back Zurück\nshell-cancel = Abbrechen\n"})
    texts = Shelf(tmp_path).open("de")
    assert (texts.say("shell-back"), texts.say("shell-cancel")) == ("Back", "Abbrechen")


def test_only_codes_of_languages_can_be_set() -> None:
    assert DisplaySettings(language="pt-BR").language == "pt-BR"
    for code in ("", "../en", "Deutsch", "e", "en_US"):
        with pytest.raises(ValueError, match="language"):
            DisplaySettings(language=code)
