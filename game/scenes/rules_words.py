"""The glossary: the words of each game, with a picture and the chapter that tells more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from game.scenes.rules_text import Line, Page

WORDS: Final = "words"
"""Key of the pages of a glossary."""
TERMS_A_PAGE: Final = 6

TERMS: Final[Mapping[str, Sequence[Line]]] = {
    "space_escape": (
        Line("bite", ("bad:broken",), "snakes"),
        Line("boost", ("rat_sun",), "stop"),
        Line("card", ("card_back",), "turn"),
        Line("item", ("item_radish",), "aim"),
        Line("ladder", ("disc_ladder",), "stop"),
        Line("medkit", ("medkit",), "snakes"),
        Line("pod", ("pod",), "aim"),
        Line("rat", ("rat_any",), "aim"),
        Line("shaft", ("shaft",), "stop"),
        Line("snake", ("snake_any",), "snakes"),
        Line("striped", ("shaft_deadly",), "stop"),
        Line("star", ("card_burst",), "snakes"),
    ),
    "evacuate": (
        Line("arrow", ("plain:arrow",), "row"),
        Line("blue", ("nomia:nohostile",), "nomia"),
        Line("civilization", ("civ_pell",), "full"),
        Line("ends", ("nomia:front",), "row"),
        Line("market", ("nomia:swarm",), "nomia"),
        Line("moved", ("plain:feet",), "asked"),
        Line("neutral", ("survivor_ivory_neutral",), "few"),
        Line("nomia", ("nomia",), "nomia"),
        Line("panic", ("run:panic_run",), "cards"),
        Line("run_card", ("run:m2",), "cards"),
        Line("special", ("plain:star",), "full"),
        Line("spent", ("plain:loop",), "cards"),
        Line("station", ("station_back",), "row"),
        Line("survivor", ("survivor_teal",), "aim"),
        Line("tracker", ("tracker_ready",), "end"),
        Line("transport", ("nomia:evac",), "end"),
        Line("wall", ("station_deadend",), "row"),
    ),
    "escape_plan": (
        Line("disc", ("disc",), "day"),
        Line("asset", ("asset_heal",), "crew"),
        Line("business", ("place_casino",), "shops"),
        Line("contact", ("contact_driver",), "crew"),
        Line("cube", ("cube_ember",), "shops"),
        Line("equipment", ("equipment_vest",), "store"),
        Line("exit", ("place_exit",), "out"),
        Line("gang", ("gang_member",), "crew"),
        Line("gas", ("gas_can",), "travel"),
        Line("cuffs", ("handcuffs",), "police"),
        Line("income", ("hex_income",), "day"),
        Line("locker", ("locker_black",), "store"),
        Line("notoriety", ("notoriety",), "notoriety"),
        Line("officer", ("officer_blue",), "police"),
        Line("patrol", ("patrol_1",), "day"),
        Line("plan", ("plan_back",), "aim"),
        Line("rest", ("rest",), "turn"),
        Line("safe", ("place_safe1",), "shops"),
        Line("slip", ("plain:shield",), "police"),
        Line("threshold", ("bad:lock",), "store"),
        Line("wound", ("wound",), "police"),
    ),
}
"""The words of each game. Each line leads to a chapter; their order is that of the language."""


def glossary(game_id: str, term_of: Callable[[Line], str]) -> tuple[Page, ...]:
    """Return the pages of a game's glossary, in the order of its words on the screen."""
    lines = sorted(TERMS[game_id], key=lambda line: term_of(line).casefold())
    count = -(-len(lines) // TERMS_A_PAGE)
    starts = [number * len(lines) // count for number in range(count + 1)]
    return tuple(Page(WORDS, tuple(lines[start:end])) for start, end in pairwise(starts))
