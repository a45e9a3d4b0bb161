"""Which Nomia card a seat brings in when one of its Survivors has been lost."""

from __future__ import annotations

from game.bots.evacuate.judge import balance
from game.bots.evacuate.levels import Weights
from game.rules.contract import Seat
from game.rules.evacuate import RED, EvacState, living, runners, score, starting_survivors
from game.rules.evacuate.attack import shelter_of, targets_of

_LIGHT = 0.05
"""Worth of Emergency Lighting to somebody who makes use of it."""


def worth_of_title(view: EvacState, seat: Seat, card: str, weights: Weights) -> float:
    """Return what one card more of a title is worth, by whom it would strike or help now.

    Who runs behind today is likely to run behind tomorrow.
    """
    kept = dict.fromkeys(runners(view), 0.0)
    if card in RED:
        for runner in targets_of(view, card):
            if not shelter_of(view, runner, card):
                kept[runner] = -1.0
    elif card == "medical":
        for runner in _helped(view):
            kept[runner] = 1.0
    elif card == "lighting":
        kept[seat] = _LIGHT
    own = kept.pop(seat, 0.0)
    return balance(view, seat, own, kept.values(), weights)


def _helped(view: EvacState) -> list[Seat]:
    """Return the seats that Medical Station would give a Survivor."""
    seats = living(view)
    fewest = min((score(view, each) for each in seats), default=0)
    return [each for each in seats if score(view, each) == fewest < starting_survivors(view, each)]
