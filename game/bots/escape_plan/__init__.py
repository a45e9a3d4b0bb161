"""The AI seats of Escape Plan."""

from game.bots.escape_plan.player import ThiefPlayer

__all__ = ["ThiefPlayer"]
