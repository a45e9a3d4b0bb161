"""What stays in plain sight on the row: the words of its cards, the runners, and their numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.scenes.evacuate.actors import Actors
from game.scenes.evacuate.ghosts import Offer, label_box
from game.scenes.evacuate.pieces import body_of
from game.scenes.evacuate.stations import StationCards
from game.ui.canvas import Canvas
from game.ui.layout import Rect

TAG: Final = 10.0
"""How far the tag with its speed, and its marks, reach beside a runner, in board units."""


def in_plain_sight(
    row: Canvas, cards: StationCards, actors: Actors, offer: Offer
) -> Iterator[Rect]:
    """Yield what no mark may lie over, along the line of the row."""
    runners = len(actors.shown.spots)
    for index, placed in enumerate(actors.plan.row):
        card = actors.plan.card_box(index)
        yield from (box.moved(card.x, card.y) for box in cards.word_boxes(placed))
    for pose in actors.poses.values():
        yield Rect(*body_of(pose, runners)).inset(-TAG, 0)
    for ghost in offer.ghosts:
        if ghost.label:
            yield label_box(row, actors.shown, ghost)
