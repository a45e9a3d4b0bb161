"""Space Escape in figures: who is home, on which tier each rat is, and what cards turned up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.rules.contract import Seat
from game.rules.engine import Args
from game.rules.figures import Counting, Stroke, Values
from game.rules.space_escape.game import SPACE_ESCAPE
from game.rules.space_escape.scoring import dangers_of
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import GONE, OUT, POD

TOP: Final = 6
"""The pod, counted as the tier inside the innermost one."""


def saved(state: EscapeState) -> Values:
    """Return how many rats and items have reached the pod or a pack; the table has one number."""
    return (state.rats.count(POD) + list(state.items.values()).count(GONE),)


def tiers(state: EscapeState) -> Values:
    """Return the tier of each rat: 1 is the outermost, `TOP` the pod, 0 outer space."""
    tier = state.station.tier
    return tuple(
        TOP if node == POD else 0 if node == OUT else tier[node] for node in state.rats
    )  # fmt: skip


def threatened(state: EscapeState, _seat: Seat, _args: Args) -> Iterator[Stroke]:
    """Yield for each rat whether the card turned up next brings a snake within its reach.

    The odds are the share of the cards left in the pile that would: everybody at the table could
    count them, for all cards played lie open.
    """
    if not state.deck:
        return
    left = Counter(state.deck)
    reach = {card: dangers_of(state, card) for card in left}
    for rat, node in enumerate(state.rats):
        if node not in (POD, OUT):
            odds = sum(count for card, count in left.items() if rat in reach[card])
            came = float(rat in reach[state.deck[-1]])
            yield Stroke(rat, came, odds / len(state.deck))


COUNTING: Final[Counting[EscapeState]] = Counting(
    steps=SPACE_ESCAPE.parts.steps,
    rows=lambda state: len(state.rats),
    charts={"score": saved, "tiers": tiers},
    luck={"end_turn": threatened},
    more_is_lucky=False,
)
