"""A board that cannot be played on is refused in a text of its own, with the values it needs."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content.texts import load_texts, plain
from game.rules.contract import BoardError
from game.rules.graph import BoardGraph
from game.rules.registry import GAMES
from game.rules.rng import Chance
from game.scenes.boxes import box_of
from game.scenes.seating import new_seating
from game.scenes.seats import CUSTOMS

RULES = Path(__file__).resolve().parents[2] / "game" / "rules"
TEXTS = load_texts()


def faults(game_id: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the key and the values of each fault of a board that the rules of a game can find."""
    for path in (RULES / game_id).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "BoardError":
                key, _, values = node.args
                assert isinstance(values, ast.Dict)
                yield ast.literal_eval(key), frozenset(map(ast.literal_eval, values.keys))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_fault_of_a_board_has_a_text(game_id: str) -> None:
    found = dict(faults(game_id))
    assert found
    for key, values in found.items():
        assert TEXTS.fields(f"{game_id}-board-{key}") == values, key
    keys = TEXTS.keys()
    texts = {key for key in keys if key.startswith(f"{game_id}-board-")}
    assert texts == {f"{game_id}-board-{key}" for key in found}


def test_a_fault_is_a_sentence_and_comes_through_from_another_process() -> None:
    fault = pickle.loads(pickle.dumps(BoardError("node", "No pod.", {"node": 80})))
    assert (str(fault), fault.key, fault.values) == ("No pod.", "node", {"node": 80})


@pytest.mark.parametrize("game_id", GAMES)
def test_where_seats_are_set_it_is_told_in_the_language_that_is_set(game_id: str) -> None:
    colours = box_of(game_id).colours
    names = dict(zip(colours, colours, strict=True))
    seating = new_seating(GAMES[game_id], CUSTOMS[game_id], colours, names, Chance(1, 0))
    _, hindrance = seating.laid(BoardGraph((), ()))
    assert hindrance is not None
    assert hindrance.key.startswith(f"{game_id}-board-")
    said = plain(TEXTS.say(hindrance.key, **hindrance.values))
    assert said.endswith(f"maps/{game_id}.")
    assert len(said) < 160
