"""The measured table of levels says the same on its page, in the README and in docs/balance.md."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.bots.players import ARENA_LEVELS, LEVELS
from game.content.measured import Figure, measured
from game.rules.registry import GAMES
from tests.architecture.house import ROOT

WORDS = ("no", "one", "two", "three", "four", "five")


def rows(file: str, marker: str) -> Iterator[list[str]]:
    """Yield the rows of a marked table, cell by cell, without stars."""
    text = (ROOT / file).read_text(encoding="utf-8")
    table = text.split(f"<!-- measured: {marker} -->\n")[1].split("\n\n")[0]
    for line in table.splitlines()[2:]:
        yield [cell.strip(" *") for cell in line.strip("|").split("|")]


def percent(cell: str) -> float:
    return float(cell.removesuffix(" %"))


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_game_has_figures_of_levels_that_can_be_played(game_id: str) -> None:
    figures = measured()[game_id]
    assert {figure.level for figure in figures} <= set(LEVELS)
    assert {figure.against for figure in figures} <= {"", *ARENA_LEVELS}
    for figure in figures:
        assert figure.seats + figure.others in GAMES[game_id].seat_counts
        assert (figure.fair is None) == GAMES[game_id].together
        assert 0 <= figure.won <= 100


def test_space_escape_stands_like_this_in_the_readme() -> None:
    documented = [
        Figure(level, int(seats), 0, percent(won))
        for seats, novice, _, steady, _ in rows("README.md", "win rates")
        for level, won in (("novice", novice), ("steady", steady))
    ]
    figures = [figure._replace(games=0) for figure in measured()["space_escape"]]
    assert sorted(documented) == sorted(figures)


def test_evacuate_stands_like_this_in_the_readme() -> None:
    documented = []
    for seats, won, fair in rows("README.md", "line-ups"):
        found = re.fullmatch(r"(\w+) against (\w+) (\w+?)s?", seats)
        assert found, seats
        level, count, against = found.groups()
        others = WORDS.index(count)
        documented.append(Figure(level, 1, 400, percent(won), against, others, percent(fair)))
    assert sorted(documented) == sorted(measured()["evacuate"])


def test_escape_plan_stands_like_this_in_the_balance() -> None:
    documented = [
        Figure("steady", int(own), int(games), percent(won), "novice", int(others), percent(fair))
        for own, others, games, won, fair in rows("docs/balance.md", "two levels")
        if own != "all"
    ]
    assert sorted(documented) == sorted(measured()["escape_plan"])
