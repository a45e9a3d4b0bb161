"""Whatever happens in a match is said with all its values to all who may know it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import Final

import pytest

from game.content.texts import Texts, load_texts, plain
from game.match.seats import SeatPlan
from game.rules.registry import GAMES
from tests.content import escape_plan_sayings, evacuate_sayings, space_escape_sayings
from tests.content.sayings import NAMES, Name, Observed, Told, name_of, sentence
from tests.content.test_texts import SILENT, rule_keys

TOLD: Final[Mapping[str, Told]] = {
    "space_escape": space_escape_sayings.TOLD,
    "evacuate": evacuate_sayings.TOLD,
    "escape_plan": escape_plan_sayings.TOLD,
}


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts("en")


@cache
def observed(game_id: str) -> Mapping[Name, Observed]:
    """Return one example of everything that matches of a game want said."""
    found: dict[Name, Observed] = {}
    for example in TOLD[game_id].played():
        name = name_of(example.saying)
        if name not in found:
            found[name] = example._replace(state=example.state.copy())
    return found


def say(game_id: str, example: Observed, texts: Texts) -> str:
    """Return the sentence that the table says for one example."""
    seats = [SeatPlan("human", name) for name in NAMES[: example.state.setup.seats]]
    naming = TOLD[game_id].naming(texts, seats, example.state)
    return sentence(game_id, naming, example, texts)


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_happens_is_said_with_all_its_values(
    game_id: str, texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, logger="game.content.texts"):
        for (sort, kind, _, _), example in observed(game_id).items():
            said = say(game_id, example, texts)
            assert "{" not in said, (kind, plain(said))
            assert "  " not in plain(said), (kind, plain(said))
            if sort != "Pair" and kind not in SILENT[game_id]:
                assert said, kind
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_random_games_tell_nearly_everything_that_can_be_told(game_id: str) -> None:
    heard = {(sort, kind) for sort, kind, _, _ in observed(game_id)}
    declared = {("Event", kind) for kind in rule_keys(game_id)["event"]}
    declared |= {("Decision", kind) for kind in rule_keys(game_id)["ask"]}
    declared |= {("Refusal", kind) for kind in rule_keys(game_id)["why"]}
    unheard = declared - heard
    assert len(unheard) <= len(declared) // 5, sorted(unheard)
