"""Matches of Escape Plan by chance, for everything that they want said."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.maps import load_board
from game.rules.contract import Setup, Target
from game.rules.escape_plan import ASSETS, EQUIPMENT, ESCAPE_PLAN, FIXERS, KEY_COLOURS, PlanState
from game.rules.rng import Chance, below
from game.scenes.escape_plan.naming import PlanNaming
from tests.content.sayings import Observed, Told, pairs, refusals, same_doer

GAMES = ((1, 3), (2, 3), (3, 1), (5, 1))
"""How many games of each number of seats are played."""


def played() -> Iterator[Observed]:
    """Play games of all sizes and yield everything that is to be said on the way."""
    board = load_board("escape_plan").graph
    for seats, games in GAMES:
        for seed in range(games):
            yield from _play(ESCAPE_PLAN.new_game(Setup(seats, board), seed), Chance(seed))


def _play(state: PlanState, chance: Chance) -> Iterator[Observed]:
    answers = 0
    while asked := ESCAPE_PLAN.decisions(state):
        ((seat, decision),) = asked.items()
        yield Observed(state, decision, seat)
        answers += 1
        if answers % 5 == 0:
            yield from _refusals(state)
        keys = [option.key for option in decision.options]
        events = ESCAPE_PLAN.apply(state, {seat: keys[below(chance, len(keys))]})
        yield from (Observed(state, event, seat) for event in events)
        yield from (Observed(state, both, seat) for both in pairs(events) if same_doer(*both))
    yield from _refusals(state)


def _targets(state: PlanState) -> list[Target]:
    nodes = [Target("node", str(node)) for node in range(0, len(state.tiles.kind), 3)]
    spaces = range(1, 6)
    tiles = [f"item:{space}" for space in spaces] + [f"asset:{asset}" for asset in ASSETS]
    tiles += [f"equip:{item}" for item in EQUIPMENT] + [f"fixer:{item}" for item in FIXERS]
    tiles += [f"locker:{colour}" for colour in KEY_COLOURS] + ["first_aid"]
    return [
        *nodes,
        Target("node", "space:5,0"),
        *(Target("card", f"contact:{space}") for space in spaces),
        *(Target("tile", tile) for tile in tiles),
        Target("button", "rest"),
    ]


def _refusals(state: PlanState) -> Iterator[Observed]:
    """Yield why each thing of the table cannot be chosen now."""
    asked = list(ESCAPE_PLAN.decisions(state)) or [0]
    for seat in dict.fromkeys((*asked, 0)):
        yield from refusals(ESCAPE_PLAN, state, seat, _targets(state))


TOLD = Told(played, PlanNaming)
