"""From the words of the command line to a table."""

from __future__ import annotations

import pytest

from game.match.tables import table_from_words
from game.rules.contract import SetupError


def test_a_full_game_with_one_civilization_named() -> None:
    match = table_from_words("evacuate", "human,steady", 3, ["game=full", "civ_1=skith"])
    view = match.view(None)
    assert view.civs[0] == "skith"
    assert view.civs[1] not in ("", "skith")
    assert [plan.kind for plan in match.seats] == ["human", "bot"]


def test_a_civilization_is_not_played_in_the_basic_game() -> None:
    match = table_from_words("evacuate", "human,steady", 3, ["civ_1=skith"])
    assert match.view(None).civs == ("", "")


def test_two_cannot_play_the_same_civilization() -> None:
    with pytest.raises(SetupError, match="Two seats have chosen 'skith'"):
        table_from_words("evacuate", "human,steady", 3, ["game=full", "civ_1=skith", "civ_2=skith"])


def test_a_table_without_options_says_that_there_are_none() -> None:
    with pytest.raises(SetupError, match=r"'game' with 1 seat\(s\); it has none\.$"):
        table_from_words("escape_plan", "human", 3, ["game=full"])
