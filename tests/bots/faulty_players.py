"""Players with faults, for the tests of the guard around them. Found by name in a new process."""

from __future__ import annotations

import os
import time
from typing import Any

from game.bots.player import Budget
from game.rules.contract import Decision, Seat


class FaultyPlayer:
    """Fails in the way that its level names."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, view: Any, seat: Seat, decision: Decision, budget: Budget) -> str:  # noqa: ARG002
        if self._level == "raises":
            raise ZeroDivisionError("no snakes left to divide by")
        if self._level == "cheats":
            return "teleport"
        if self._level == "hangs":
            time.sleep(60)
        if self._level == "dies":
            os._exit(3)
        return decision.options[-1].key


def faulty_player(_game_id: str, level: str) -> FaultyPlayer:
    return FaultyPlayer(level)
