"""The AI seats of Space Escape."""

from game.bots.space_escape.player import EscapePlayer

__all__ = ["EscapePlayer"]
