"""Codes for the curtain: four digits, kept as a hash that differs each time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.match.codes import CODE_HASH, hash_of, is_code, opens
from game.match.saves import SaveFolder
from game.rules.contract import SetupError
from tests.match.tables import LAMPS_CATALOGUE, lamps


def test_a_code_opens_what_it_closed_and_no_other_does() -> None:
    code_hash = hash_of("2580")
    assert opens("2580", code_hash)
    assert not opens("2581", code_hash)
    assert not opens("", code_hash)


def test_the_same_digits_are_kept_differently_each_time() -> None:
    one, other = hash_of("1234"), hash_of("1234")
    assert one != other
    assert all(re.match(CODE_HASH, kept) for kept in (one, other))


@pytest.mark.parametrize("digits", ["", "123", "12345", "12a4", "١٢٣٤", "1 23"])
def test_only_four_digits_are_a_code(digits: str) -> None:
    assert not is_code(digits)
    with pytest.raises(SetupError, match="4 digits"):
        hash_of(digits)


def test_codes_stay_with_the_match_in_its_save_and_in_a_rematch(tmp_path: Path) -> None:
    match = lamps()
    match.codes[1] = hash_of("0007")
    folder = SaveFolder(tmp_path, LAMPS_CATALOGUE)
    path = folder.autosave(match)
    loaded = folder.load(path)
    assert loaded.codes == match.codes
    assert opens("0007", loaded.codes[1])
    assert match.restart().codes == match.codes
