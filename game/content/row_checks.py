"""What the station cards of Evacuate! must be: one of each, with its spaces in walking order.

Which card has which spaces is printed in the rules; here the drawings are held against it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from game.content.tiled import Findings, MapObject, SheetTile
from game.rules.evacuate.cards import GAP_AFTER, KINDS, STATIONS

CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    card.id: tuple(
        KINDS.get(card.id, {}).get(place, "plain") for place in range(1, card.spaces + 1)
    )
    for card in STATIONS.values()
}
"""The kinds of the spaces of every card from its first place on; cards in their fixed order."""


class CardDrawing(NamedTuple):
    """One station card as it is drawn in the tileset."""

    card: str
    tile: SheetTile
    findings: Findings
    """Where to note what is wrong with this tile."""
    spaces: Mapping[int, MapObject]
    """By place, counted from 1."""
    kinds: Mapping[int, str]
    gaps: tuple[MapObject, ...]


def check_cards(drawings: Mapping[str, CardDrawing], findings: Findings) -> None:
    """Add whatever makes a set of station cards unplayable to the findings."""
    for card in CARDS:
        if card not in drawings:
            findings.add(
                f"there is no station card '{card}'",
                f"add a tile of class station whose property card is '{card}'",
            )
    for drawing in drawings.values():
        _check_spaces(drawing)
        _check_gaps(drawing)
    _check_heights(list(drawings.values()))


def _check_spaces(drawing: CardDrawing) -> None:
    """A card has its number of spaces, each of its kind, side by side from left to right."""
    wanted = CARDS[drawing.card]
    if sorted(drawing.spaces) != list(range(1, len(wanted) + 1)):
        found = ", ".join(map(str, sorted(drawing.spaces))) or "none"
        drawing.findings.add(
            f"the card '{drawing.card}' has the places {found}",
            f"give it {len(wanted)} spaces, numbered from 1 in walking order",
        )
        return
    for place, kind in enumerate(wanted, start=1):
        if drawing.kinds[place] != kind:
            drawing.findings.add(
                f"place {place} of '{drawing.card}' is of kind '{drawing.kinds[place]}'",
                f"give it the kind {kind}",
                about=drawing.spaces[place],
            )
    for place, following in pairwise(sorted(drawing.spaces)):
        first, second = drawing.spaces[place], drawing.spaces[following]
        if second.at[0] < first.at[0] + first.size[0]:
            drawing.findings.add(
                f"place {following} does not lie to the right of place {place}",
                "move it there, as all cards are walked from left to right",
                about=second,
            )


def _check_gaps(drawing: CardDrawing) -> None:
    """A gap is drawn where the rules have one, and nowhere else."""
    wanted = GAP_AFTER.get(drawing.card)
    if wanted is None:
        for item in drawing.gaps:
            drawing.findings.add(
                f"the card '{drawing.card}' has no gap", "delete this one", about=item
            )
        return
    if len(drawing.gaps) != 1:
        drawing.findings.add(
            f"the card '{drawing.card}' has {len(drawing.gaps)} gaps",
            f"draw one line of class gap between its places {wanted} and {wanted + 1}",
        )
        return
    (gap,) = drawing.gaps
    before, after = drawing.spaces.get(wanted), drawing.spaces.get(wanted + 1)
    if before and after and not before.middle[0] < gap.middle[0] < after.middle[0]:
        drawing.findings.add(
            f"the gap does not lie between the places {wanted} and {wanted + 1}",
            "move it there",
            about=gap,
        )


def _check_heights(drawings: Sequence[CardDrawing]) -> None:
    """All cards are equally high, as they lie in one row."""
    for drawing in drawings[1:]:
        high, first = drawing.tile.size[1], drawings[0]
        if high != first.tile.size[1]:
            drawing.findings.add(
                f"the picture of '{drawing.card}' is {high:g} pixels high",
                f"make it {first.tile.size[1]:g} pixels high, as '{first.card}' is",
            )
