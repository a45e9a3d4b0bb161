"""What a round is called, in a sentence or above one: by its number, or by day and part of day."""

from __future__ import annotations

from game.content.texts import Texts


def round_of(texts: Texts, game_id: str, number: int) -> str:
    """Return words such as `round 3`, or `day 2, morning` where a game counts in its own way."""
    own = f"{game_id}-at-round"
    return texts.say(own if texts.has(own) else "shell-saves-round", round=number)


def round_heading(texts: Texts, game_id: str, number: int) -> str:
    """Return words such as `Round 3`, to stand alone."""
    own = f"{game_id}-round"
    return texts.say(own if texts.has(own) else "table-round", round=number)
