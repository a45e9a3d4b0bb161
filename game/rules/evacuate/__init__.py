"""Evacuate!: everybody runs along a row of station cards, and the edges of the pack are eaten."""

from game.rules.evacuate.cards import (
    BLUE,
    BLUES_TO_SHUFFLE,
    CIVIL_RUNS,
    KINDS,
    MARKET,
    NEUTRALS,
    NOMIA,
    RED,
    RUN_CARDS,
    RUN_DECK,
    STATIONS,
    SURVIVORS,
    TRACKER_FIRST,
    TRACKER_TOP,
    losses_until_ready,
)
from game.rules.evacuate.civilizations import CIVILIZATIONS, DOOM, Civilization
from game.rules.evacuate.endings import score
from game.rules.evacuate.game import EVACUATE
from game.rules.evacuate.outlook import Outlook, outlook_of
from game.rules.evacuate.row import first_line, last_line, next_node, position, positions
from game.rules.evacuate.running import own_speed
from game.rules.evacuate.scoring import dangers
from game.rules.evacuate.setup import starting_survivors
from game.rules.evacuate.state import (
    EvacState,
    Placed,
    hand,
    is_civ,
    is_seat,
    living,
    run_deck,
    runners,
    specials_held,
    speed_of,
)
from game.rules.evacuate.stations import GONE, OFF, Stations, compile_stations
from game.rules.evacuate.steps import CARDS_TO_RECOVER
from game.rules.evacuate.view import nomia_deck_holds

__all__ = [
    "BLUE",
    "BLUES_TO_SHUFFLE",
    "CARDS_TO_RECOVER",
    "CIVILIZATIONS",
    "CIVIL_RUNS",
    "DOOM",
    "EVACUATE",
    "GONE",
    "KINDS",
    "MARKET",
    "NEUTRALS",
    "NOMIA",
    "OFF",
    "RED",
    "RUN_CARDS",
    "RUN_DECK",
    "STATIONS",
    "SURVIVORS",
    "TRACKER_FIRST",
    "TRACKER_TOP",
    "Civilization",
    "EvacState",
    "Outlook",
    "Placed",
    "Stations",
    "compile_stations",
    "dangers",
    "first_line",
    "hand",
    "is_civ",
    "is_seat",
    "last_line",
    "living",
    "losses_until_ready",
    "next_node",
    "nomia_deck_holds",
    "outlook_of",
    "own_speed",
    "position",
    "positions",
    "run_deck",
    "runners",
    "score",
    "specials_held",
    "speed_of",
    "starting_survivors",
]
