"""Saves that no program of ours wrote: each is refused in one sentence, or loads as a match.

A changed byte or field never goes unnoticed, because of the checksum. Behind the checksum, where
only somebody who means it gets, nothing may crash either.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.match.disk import SaveError
from game.match.loading import load_match
from game.match.match import Match
from game.match.migrations import CURRENT
from game.match.positions import save_of
from game.match.replay import same_position
from game.match.savefile import encode
from tests.match.tables import LAMPS_CATALOGUE, first_key, lamps, play_on
from tests.saves.forging import Raw, forged, write_afresh


def a_match() -> Match:
    """A match in its second round, with one sealed answer and one AI seat's trouble."""
    match = play_on(lamps(3), 5)
    leader = match.waiting()[0]
    for _ in range(2):
        match.answer(leader, first_key(match, leader), "time_out")
    match.answer(2, first_key(match, 2))
    return match


MATCH = a_match()
SAVED = encode(save_of(MATCH, LAMPS_CATALOGUE))
RAW: Raw = json.loads(SAVED)
AI_SEAT: Raw = {"kind": "bot", "name": "", "level": None, "code": None}


def load(tmp_path: Path, content: bytes) -> Match:
    path = write_afresh(tmp_path / "save.json", content)
    return load_match(path, LAMPS_CATALOGUE)


def refused(tmp_path: Path, content: bytes) -> str:
    """Load what must not load, and return the sentence."""
    with pytest.raises(SaveError) as caught:
        load(tmp_path, content)
    sentence = str(caught.value)
    assert "save.json" in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 300
    return sentence


def test_the_save_itself_loads(tmp_path: Path) -> None:
    assert same_position(load(tmp_path, SAVED), MATCH)


# Damage by accident


def test_a_save_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    lengths = [*range(40), *range(40, len(SAVED), 37), len(SAVED) - 2, len(SAVED) - 1]
    for length in lengths:
        refused(tmp_path, SAVED[:length])


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(place=st.integers(0, len(SAVED) - 1), flip=st.integers(1, 255))
def test_a_changed_byte_is_noticed(tmp_path: Path, place: int, flip: int) -> None:
    changed = bytearray(SAVED)
    changed[place] ^= flip
    try:
        match = load(tmp_path, bytes(changed))
    except SaveError:
        return
    assert same_position(match, MATCH)
    assert match.seats == MATCH.seats


@pytest.mark.parametrize("name", sorted(RAW))
def test_a_missing_field_is_noticed(tmp_path: Path, name: str) -> None:
    refused(tmp_path, json.dumps({key: RAW[key] for key in RAW if key != name}).encode())


def test_an_edited_save_is_refused_and_told_apart_from_a_newer_one(tmp_path: Path) -> None:
    edited = json.dumps(RAW | {"seed": 8}).encode()
    assert "changed outside the game" in refused(tmp_path, edited)
    newer = json.dumps(RAW | {"schema": CURRENT + 1, "new_thing": 1}).encode()
    assert "newer version" in refused(tmp_path, newer)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00" * 100,
        b"null",
        b"[]",
        b'"schema"',
        b"{}",
        b"\xff\xfe\x00",
        b'{"schema": 1}',
        b'{"schema": true}',
        b'{"schema": 1.0}',
        b'{"schema": "1"}',
        b'{"schema": -' + b"9" * 4000 + b"}",
        b'{"schema": ' + b"9" * 5000 + b"}",
        b"[" * 100_000,
        b'{"schema": 1, "state": ' + b'{"a": ' * 50_000 + b"1" + b"}" * 50_000 + b"}",
        b"PK\x03\x04 a zip file",
        b"\x80\x04\x95 a pickle",
    ],
    ids=range(17),
)
def test_foreign_files_are_refused(tmp_path: Path, content: bytes) -> None:
    refused(tmp_path, content)


# Damage on purpose

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    3.5,
    10**30,
    -(10**30),
    float("nan"),
    float("inf"),
    "",
    "\ud800",
    "x" * 5000,
    [],
    {},
    [[[[[[]]]]]],
    {"a": {"b": []}},
)


def fields_of(raw: Raw) -> Iterator[tuple[Any, ...]]:
    """Return the way to every value in a save, at any depth."""
    todo: list[tuple[Any, ...]] = [(name,) for name in raw if name != "checksum"]
    while todo:
        way = todo.pop()
        yield way
        value = value_at(raw, way)
        if isinstance(value, dict):
            todo += [(*way, name) for name in value]
        elif isinstance(value, list):
            todo += [(*way, place) for place in range(len(value))]


def value_at(raw: Any, way: tuple[Any, ...]) -> Any:
    for part in way:
        raw = raw[part]
    return raw


def changed(way: tuple[Any, ...], value: Any) -> bytes:
    """Return the save with one value replaced and a checksum that fits."""
    raw = json.loads(SAVED)
    value_at(raw, way[:-1])[way[-1]] = value
    return forged(raw)


def loads_or_is_refused(tmp_path: Path, content: bytes) -> None:
    """Whatever it is: one sentence, or a match that can be looked at and played on."""
    sentence, match = "", None
    try:
        match = load(tmp_path, content)
    except SaveError as fault:
        sentence = str(fault)
    assert "\n" not in sentence
    assert len(sentence) < 300
    if match is None:
        return
    assert match.waiting() or match.result
    assert len(match.seats) == match.setup.seats
    match.view(0)


def test_no_odd_value_in_any_field_crashes(tmp_path: Path) -> None:
    for way in fields_of(RAW):
        for value in ODD_VALUES:
            loads_or_is_refused(tmp_path, changed(way, value))


def test_deep_nesting_behind_a_checksum_is_refused(tmp_path: Path) -> None:
    deep: list[Any] = []
    for _ in range(300):
        deep = [deep]
    for way in (("state", "hands"), ("state", "pending"), ("log",), ("setup", "options")):
        refused(tmp_path, changed(way, deep))


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**9))
def test_shuffled_values_do_not_crash(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    raw = json.loads(SAVED)
    ways = [way for way in fields_of(raw) if not isinstance(value_at(raw, way), (dict, list))]
    for _ in range(chance.randint(1, 4)):
        way, other = chance.choice(ways), chance.choice(ways)
        value_at(raw, way[:-1])[way[-1]] = value_at(raw, other)
    loads_or_is_refused(tmp_path, forged(raw))


def set_field(*way: Any, value: Any) -> Callable[[Raw], None]:
    def change(raw: Raw) -> None:
        value_at(raw, way[:-1])[way[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (set_field("game", value="chess"), "cannot play"),
        (set_field("rules_version", value=3), "newer rules"),
        (set_field("setup", "seats", value=7), "cannot be played with 7 seats"),
        (set_field("setup", "options", "lamps", value="blue"), "no option 'lamps'"),
        (set_field("setup", "options", "cheat", value="on"), "no option 'cheat'"),
        (set_field("seats", 0, value={**AI_SEAT, "level": "god"}), "level 'god'"),
        (set_field("seats", 0, value=AI_SEAT), "needs a level"),
        (set_field("seats", 0, "code", value="1234"), "'seats.0.code'"),
        (set_field("seats", value=[]), "0 players"),
        (set_field("seed", value=8), "do not fit"),
        (set_field("state", "lit", value=[-1]), "'lit'"),
        (set_field("state", "pending", value=[]), "sealed|impossible"),
        (set_field("state", "lit", value=[float("nan")]), "no saved game"),
        (set_field("state", "pending", value=[["rob_bank", 0, []]]), "pending step"),
        (set_field("sealed", 0, value=[2, "card77"]), "sealed answers"),
        (set_field("sealed", value=[[2, "x"], [2, "x"]]), "sealed answers"),
        (set_field("log", 0, value=[5, "lamp0"]), "do not fit"),
        (set_field("match_id", value="../../up"), "'match_id'"),
        (set_field("saved_at", value="9999-12-31T23:59:59+00:00"), "'saved_at'"),
        (set_field("campaign", value="first"), "'campaign'"),
        (set_field("extra", value=1), "'extra'"),
    ],
)
def test_a_forged_save_is_refused_with_its_reason(
    tmp_path: Path, change: Callable[[Raw], None], reason: str
) -> None:
    raw = json.loads(SAVED)
    change(raw)
    with pytest.raises(SaveError, match=reason):
        load(tmp_path, forged(raw))


def test_a_question_without_an_answer_is_impossible(tmp_path: Path) -> None:
    raw = json.loads(SAVED) | {"sealed": []}
    raw["state"] |= {"lit": [0, 1, 2, 3, 4, 5], "pending": [["light", 0, []]]}
    assert "impossible" in refused(tmp_path, forged(raw))


def test_all_answers_sealed_is_impossible(tmp_path: Path) -> None:
    asked = MATCH.decisions()
    everybody = [[seat, asked[seat].options[0].key] for seat in asked]
    raw = json.loads(SAVED) | {"sealed": everybody}
    assert "sealed answers" in refused(tmp_path, forged(raw))


def test_a_forged_name_cannot_carry_marks_into_a_sentence(tmp_path: Path) -> None:
    match = load(tmp_path, changed(("seats", 0, "name"), "\ue000red\ue001Ana\u202e"))
    assert match.seats[0].name == "redAna"
