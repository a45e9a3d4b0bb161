"""A language is a folder: what is found, what is missing from it, and what is damaged in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.languages import Language, Shelf
from game.content.texts import MOST_LETTERS
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


@pytest.mark.parametrize(
    "words",
    [
        "{ shell-cancel }\nshell-cancel = { shell-back }",
        "{ -term }\n-term = { -term }",
        "{ " * 3000 + '"deep"' + " }" * 3000,
        "{ " + "9" * 80 + " }",
        "{ " + "9" * 5000 + " }",
        '{ NUMBER(5, minimumFractionDigits: "many") }',
        '{ "\\U110000" }',
        "{ NUMBER(5, minimumFractionDigits: 999999999) }",
        "{ NUMBER(5, minimumIntegerDigits: 999999999) }",
        "{ -term }\n-term = { NUMBER(5, minimumFractionDigits: 99) }",
        "Zurück " * 600,
        "Zurück{ shell-cancel }\nshell-cancel = " + "ab " * 3000,
    ],
    ids=[
        *("circle", "circle of terms", "deep", "large", "larger", "no digits", "no sign"),
        *("many digits", "digits before the point", "digits of a term", "long", "long through"),
    ],
)
def test_a_text_that_leads_nowhere_is_said_in_english(tmp_path: Path, words: str) -> None:
    add(tmp_path, "de", {"shell.ftl": f"shell-back = {words}\n"})
    texts = Shelf(tmp_path).open("de")
    for _ in range(2):
        assert texts.say("shell-back") == "Back"
    assert texts.say("shell-cancel") == "Cancel"


def test_a_text_that_quotes_one_that_cannot_be_said_cannot_be_said_either(tmp_path: Path) -> None:
    far = "{ NUMBER(5, minimumFractionDigits: 99) }"
    add(tmp_path, "de", {"shell.ftl": f"shell-back = {far}\nshell-cancel = {{ shell-back }}\n"})
    texts = Shelf(tmp_path).open("de")
    assert texts.say("shell-back") == "Back"
    assert texts.say("shell-cancel") == "Cancel"
    assert texts.keys() == frozenset()


def test_a_translation_may_be_much_longer_than_english_but_not_beyond_measure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    add(tmp_path, "de", {"shell.ftl": f"shell-back = {'Zurück ' * 9}\nshell-cancel = {'x' * 4000}"})
    texts = Shelf(tmp_path).open("de")
    assert texts.say("shell-back").startswith("Zurück Zurück")
    assert texts.say("shell-cancel") == "Cancel"
    (told,) = caplog.messages
    assert told.startswith("The text 'shell-cancel' cannot be said: it has 4000 letters")


def test_no_text_of_the_product_comes_near_the_measure() -> None:
    texts = Shelf().open("en")
    keys = texts.keys()
    said = [texts.say(key, **dict.fromkeys(texts.fields(key), "x")) for key in keys]
    assert max(map(len, said)) < MOST_LETTERS / 4


def test_nothing_is_said_that_letters_cannot_be_drawn_of(tmp_path: Path) -> None:
    add(tmp_path, "de", {"shell.ftl": 'shell-back = a{"\\u0000\\u0007\\u000D"}\n  b\n'})
    assert Shelf(tmp_path).open("de").say("shell-back") == "a\nb"


@pytest.mark.parametrize("code", ["de-our-club", "de-ZZZZ-foo", "pl-x1-y2", "xx-123456-12"])
def test_the_end_of_a_code_may_mean_nothing_to_the_plural_rules(tmp_path: Path, code: str) -> None:
    add(tmp_path, code, GERMAN)
    assert [each.code for each in Shelf(tmp_path).languages()] == ["en", code]
    assert Shelf(tmp_path).open(code).say("shell-means-people", people=1) == "Eine Person."


@pytest.mark.parametrize("name", ['{ "" }', '{ "\\u0007 \\u202E" }', "{ language-name }"])
def test_a_language_whose_name_says_nothing_is_called_by_its_code(
    tmp_path: Path, name: str
) -> None:
    add(tmp_path, "de", {"language.ftl": f"language-name = {name}\n"})
    assert Shelf(tmp_path).languages()[1].name == "de"


def test_the_name_of_a_language_is_one_short_line(tmp_path: Path) -> None:
    add(tmp_path, "de", {"language.ftl": "language-name =\n  Deutsch\n  " + "w" * 500})
    assert Shelf(tmp_path).languages()[1].name == "Deutsch wwwwwwwwwwwwwwww"


def test_only_codes_of_languages_can_be_set() -> None:
    assert DisplaySettings(language="pt-BR").language == "pt-BR"
    for code in ("", "../en", "Deutsch", "e", "en_US"):
        with pytest.raises(ValueError, match="language"):
            DisplaySettings(language=code)
