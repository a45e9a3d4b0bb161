"""Sentences: values are put in, styles mark names, typed names cannot disturb them."""

import logging
from pathlib import Path

import pytest

from game.content.texts import (
    NAME_LENGTH,
    TextError,
    Texts,
    clean_name,
    load_texts,
    plain,
    styled,
)

SOURCE = """
-ship = Nautilus
greeting = { $name } boards the { -ship }.
steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
report = { greeting } Then { steps }.
only-parts =
    .part = nothing of its own
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "sea.ftl").write_text(SOURCE, encoding="utf-8")
    return load_texts("en", tmp_path)


def test_values_are_put_into_a_sentence(texts: Texts) -> None:
    assert texts.say("greeting", name="Ana") == "Ana boards the Nautilus."
    assert texts.say("steps", count=1) == "one step"
    assert texts.say("steps", count=3) == "3 steps"


def test_a_value_may_have_any_name_and_ways_are_left_out(texts: Texts) -> None:
    assert texts.say("greeting", name="Ana", key="cw2", self=1, path=(1, 2)) == (
        "Ana boards the Nautilus."
    )


def test_a_missing_text_shows_its_key_and_is_logged(
    texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    assert not texts.has("farewell")
    assert texts.say("farewell") == "farewell"
    assert "There is no text for 'farewell'" in caplog.text
    texts.say("farewell")
    assert caplog.text.count("farewell") == 1, "one word of it is enough"


def test_a_missing_value_is_logged(texts: Texts, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert "boards the Nautilus." in texts.say("greeting")
    assert "'greeting' could not be filled in" in caplog.text


def test_the_fields_of_a_text_include_those_of_the_texts_it_refers_to(texts: Texts) -> None:
    assert texts.fields("report") == {"name", "count"}
    assert texts.fields("only-parts") == frozenset()


def test_keys_are_all_texts_that_can_be_said(texts: Texts) -> None:
    assert texts.keys() == {"greeting", "steps", "report"}


def test_names_keep_their_style_through_a_sentence(texts: Texts) -> None:
    said = texts.say("greeting", name=styled("seat0", "Ana"))
    assert said != plain(said)
    assert plain(said) == "Ana boards the Nautilus."


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana \t Maria\n", "Ana Maria"),
        (styled("seat3", "Ana"), "seat3Ana"),
        ("Bo\u202eb\x07\u200b", "Bob"),
        ("Zo\u00eb \u738b", "Zo\u00eb \u738b"),
        ("x" * 60, "x" * NAME_LENGTH),
        (" \ue000 \n", ""),
    ],
)
def test_a_typed_name_is_one_short_line_without_marks(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_name(kept) == kept


def test_a_language_without_texts_is_named(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="There are no texts in"):
        load_texts("xx", tmp_path)


def test_an_unreadable_text_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "odd.ftl").write_bytes(b"greeting = \xff\xfe")
    with pytest.raises(TextError, match=r"odd\.ftl: cannot be read"):
        load_texts("en", tmp_path)
