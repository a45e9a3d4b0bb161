"""Settings outlive the program, and a damaged file of them costs nobody anything."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match.settings import MENDED, Settings, SettingsBook


def kept(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_at_first_everything_is_as_the_product_sets_it(tmp_path: Path) -> None:
    book = SettingsBook(tmp_path / "settings.json")
    assert book.now == Settings()
    assert book.take_notice() is None
    assert kept(tmp_path) == [], "nothing is written before something is changed"


def test_a_change_is_there_when_the_program_starts_again(tmp_path: Path) -> None:
    SettingsBook(tmp_path / "settings.json").change("play", speed="fast")
    SettingsBook(tmp_path / "settings.json").change("display", size=(1600, 900), full=True)
    again = SettingsBook(tmp_path / "settings.json").now
    assert (again.play.speed, again.display.size, again.display.full) == ("fast", (1600, 900), True)
    assert kept(tmp_path) == ["settings.json"]


def test_one_page_can_be_set_back_without_the_others(tmp_path: Path) -> None:
    book = SettingsBook(tmp_path / "settings.json")
    book.change("sound", master=10)
    book.change("play", undo="off")
    book.restore("sound")
    assert (book.now.sound.master, book.now.play.undo) == (80, "off")
    assert SettingsBook(tmp_path / "settings.json").now == book.now


def test_whoever_watches_hears_of_each_change_once() -> None:
    book, heard = SettingsBook(), []
    book.watch(lambda now: heard.append(now.sound.music))
    book.change("sound", music=20)
    book.change("sound", music=20)
    assert heard == [45, 20]


@pytest.mark.parametrize(
    ("page", "values"),
    [
        ("sound", {"music": 101}),
        ("display", {"size": (1280, 40_000)}),
        ("play", {"speed": "furious"}),
        ("controls", {"hand": "third"}),
    ],
)
def test_what_cannot_be_set_is_refused_and_changes_nothing(page, values) -> None:  # type: ignore[no-untyped-def]
    book = SettingsBook()
    with pytest.raises(ValueError):
        book.change(page, **values)
    assert book.now == Settings()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000],
)
def test_a_damaged_file_is_kept_aside_and_everything_is_as_at_first(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    book = SettingsBook(path)
    notice = book.take_notice()
    assert book.now == Settings()
    assert notice is not None
    assert kept(tmp_path) == [notice.values["kept"]]
    assert (tmp_path / str(notice.values["kept"])).read_bytes() == content
    book.change("play", hints=False)
    assert SettingsBook(path).now.play.hints is False


RIGHT = {
    "play": {"speed": "slow", "hints": False},
    "display": {"text": 120, "size": [1200, 700]},
    "sound": {"music": 5, "mono": True},
    "controls": {"hand": "left", "keys": {"undo": ["u"], "hint": ["j"]}},
    "remembered": {"names": {"ember": "Ana", "teal": "Ben"}},
}
FIELDS = [
    (page, field)
    for page, model in Settings.model_fields.items()
    for field in model.annotation.model_fields  # type: ignore[union-attr]
]


@pytest.mark.parametrize(("page", "field"), FIELDS)
def test_one_wrong_value_costs_that_value_alone(tmp_path: Path, page: str, field: str) -> None:
    path = tmp_path / "settings.json"
    others = {name: dict(values) for name, values in RIGHT.items()}
    others[page].pop(field, None)
    content = json.dumps({**others, page: {**others[page], field: ["no", [], "such thing"]}})
    path.write_text(content)
    book = SettingsBook(path)
    notice = book.take_notice()
    assert book.now == Settings.model_validate(others)
    assert notice is not None
    assert (notice.key, notice.values["file"]) == (MENDED, "settings.json")
    assert (notice.values["count"], notice.values["which"]) == (1, f"{page}.{field}")
    assert (tmp_path / str(notice.values["kept"])).read_text() == content
    again = SettingsBook(path)
    assert again.now == book.now
    assert again.take_notice() is None, "the file is right again"


@pytest.mark.parametrize(
    ("wrong", "which", "count"),
    [
        ({"sound": {"music": 900, "mono": True}}, "sound.music", 1),
        ({"sound": {"music": 900, "master": "loud", "mono": True}}, "sound.master", 2),
        ({"play": 3, "sound": {"mono": True}}, "play", 1),
        ({"display": {"size": "wide"}, "sound": {"mono": True}}, "display.size", 1),
        ({"remembered": {"names": {"a": 1}}, "sound": {"mono": True}}, "remembered.names.a", 1),
    ],
)
def test_what_is_right_stays_however_much_is_wrong(
    tmp_path: Path, wrong: object, which: str, count: int
) -> None:
    (tmp_path / "settings.json").write_text(json.dumps(wrong))
    book = SettingsBook(tmp_path / "settings.json")
    notice = book.take_notice()
    assert book.now == Settings.model_validate({"sound": {"mono": True}})
    assert notice is not None
    assert (notice.values["which"], notice.values["count"]) == (which, count)


def test_of_many_keys_only_the_wrong_ones_go(tmp_path: Path) -> None:
    keys = {"undo": ["u"], "hint": [3], "redo": "r" * 90}
    (tmp_path / "settings.json").write_text(json.dumps({"controls": {"keys": keys}}))
    assert SettingsBook(tmp_path / "settings.json").now.controls.keys == {"undo": ("u",)}


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["play", "sound", "text", "music", "names", "keys", "size"]), inner,
        max_size=3),
    max_leaves=8,
))  # fmt: skip
@settings(max_examples=150, deadline=None, derandomize=True)
def test_whatever_a_file_holds_the_program_starts(tmp_path_factory, content: object) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path_factory.mktemp("any") / "settings.json"
    path.write_text(json.dumps(content))
    book = SettingsBook(path)
    assert Settings.model_validate(book.now.model_dump(mode="json")) == book.now


def test_what_a_later_version_wrote_besides_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"play": {"speed": "slow", "weather": "rain"}, "network": {}}')
    book = SettingsBook(path)
    assert book.now.play.speed == "slow"
    assert book.take_notice() is None


@pytest.mark.skipif(os.geteuid() == 0 if hasattr(os, "geteuid") else False, reason="root may all")
def test_a_folder_that_takes_no_file_is_said_once_and_the_setting_holds(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    book = SettingsBook(tmp_path / "settings.json")
    book.change("play", speed="fast")
    tmp_path.chmod(0o700)
    assert book.take_notice() is not None
    assert book.now.play.speed == "fast"


def test_a_file_in_the_way_of_the_folder_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "here").write_text("a file")
    book = SettingsBook(tmp_path / "here" / "settings.json")
    book.change("play", speed="fast")
    notice = book.take_notice()
    assert notice is not None
    assert notice.values == {"file": "settings.json"}
    assert book.take_notice() is None
    assert book.now.play.speed == "fast"
