"""The fingerprint of the shuffles: shown before the first card, and checked after the last."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256

import pytest

from game.match.fairness import Pledge, fingerprint_of, fresh_salt, in_groups
from game.match.past import Past
from game.match.tables import table_from_words
from game.rules.registry import GAMES
from tests.match.tables import lamps, play_on


def test_a_fingerprint_is_the_sha_256_of_seed_and_salt() -> None:
    salt = "0123456789abcdef0123456789abcdef"
    assert fingerprint_of(7, salt) == sha256(b"7 0123456789abcdef0123456789abcdef").hexdigest()


def test_one_line_of_python_checks_it() -> None:
    """The line of the manual, word for word."""
    pledge = Pledge.over(204118733, drawn=True)
    line = f"import hashlib; print(hashlib.sha256(b'204118733 {pledge.salt}').hexdigest())"
    said = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == pledge.fingerprint


def test_the_same_seed_never_has_the_same_fingerprint() -> None:
    """Or a list of all seeds with their fingerprints would tell every card."""
    shown = {Pledge.over(7, drawn=True).fingerprint for _ in range(50)}
    assert len(shown) == 50
    assert len({fresh_salt() for _ in range(50)}) == 50


def test_a_pledge_holds_for_its_own_seed_alone() -> None:
    pledge = Pledge.over(7, drawn=True)
    assert pledge.holds(7)
    assert not any(pledge.holds(seed) for seed in (0, 6, 8, 77))


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_match_begins_with_a_pledge(game_id: str) -> None:
    drawn = table_from_words(game_id, "human,steady", None, ())
    entered = table_from_words(game_id, "human,steady", 7, ())
    for match, by_chance in ((drawn, True), (entered, False)):
        assert match.pledge is not None
        assert match.pledge.holds(match.seed)
        assert match.pledge.drawn is by_chance


def test_playing_and_looking_back_leave_the_pledge_as_it_is() -> None:
    match = lamps()
    pledge = match.pledge
    play_on(match, 99)
    assert match.pledge == pledge
    assert Past(match).pledge == pledge


def test_the_same_cards_once_more_are_no_secret() -> None:
    match = lamps()
    again, other = match.restart(), match.restart(seed=4)
    assert again.pledge is not None
    assert other.pledge is not None
    assert not again.pledge.drawn
    assert other.pledge.drawn
    assert again.pledge.holds(match.seed)
    assert other.pledge.holds(4)


def test_digits_are_read_aloud_in_fours() -> None:
    assert in_groups("0123456789ab") == "0123 4567 89ab"
    assert in_groups("0123456789ab", 8) == "0123 4567"
