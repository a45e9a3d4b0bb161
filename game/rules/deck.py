"""Decks: lists of card ids with the top at the end, and the face-down card."""

from __future__ import annotations

from typing import Final

from game.rules.rng import Source, shuffle

UNKNOWN: Final = "?"
"""A card whose face this viewer may not see."""


def shuffled(source: Source, cards: list[str]) -> list[str]:
    """Return a new shuffled deck of these cards."""
    deck = list(cards)
    shuffle(source, deck)
    return deck


def face_down(deck: list[str]) -> list[str]:
    """Return the deck as an outsider sees it: as many cards, none of them known."""
    return [UNKNOWN] * len(deck)
