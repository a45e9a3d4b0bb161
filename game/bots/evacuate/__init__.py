"""AI seats of Evacuate!: they count what the next Nomia cards can hit and run out of the way."""

from game.bots.evacuate.player import EvacPlayer

__all__ = ["EvacPlayer"]
