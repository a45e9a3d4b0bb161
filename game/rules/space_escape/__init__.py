"""Space Escape: rats and snakes on five rings around a pod."""

from game.rules.space_escape.cards import CARDS, Card, CardStep, Half, printed
from game.rules.space_escape.game import SPACE_ESCAPE
from game.rules.space_escape.scoring import Danger, dangers
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import (
    GONE,
    ITEMS,
    OUT,
    POD,
    RATS,
    SNAKES,
    Station,
    compile_station,
)

__all__ = [
    "CARDS",
    "GONE",
    "ITEMS",
    "OUT",
    "POD",
    "RATS",
    "SNAKES",
    "SPACE_ESCAPE",
    "Card",
    "CardStep",
    "Danger",
    "EscapeState",
    "Half",
    "Station",
    "compile_station",
    "dangers",
    "printed",
]
