"""Which option ends a turn or says no: what the key for it presses in any game."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Decision

ENDS: Final = ("end", "pass", "quiet", "keep", "same", "stay")
"""Keys of options that end a turn or decline, the one that is meant first at the head."""


def ending_option(decision: Decision) -> str | None:
    """Return the key of the option that ends or declines, or of the only one; None if none does."""
    if len(decision.options) == 1:
        return decision.options[0].key
    return next((key for key in ENDS if decision.option(key) is not None), None)
