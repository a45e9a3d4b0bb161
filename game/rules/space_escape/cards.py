"""The cards: one row each, with what is printed on the top half and on the bottom half.

A half is a tuple of steps `(step name, arguments)`; the functions that carry the steps out stand
in `rats.py` and `snakes.py`. The words above a group of rows say what its cards do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from game.rules.space_escape.station import SNAKES

CardStep: TypeAlias = tuple[str, tuple[Any, ...]]
Half: TypeAlias = tuple[CardStep, ...]


class Card(NamedTuple):
    """A card's id, its two halves, and whether it stays in the box at two hands."""

    id: str
    top: Half
    bottom: Half
    not_for_two: bool = False


NOTHING: Final[Half] = ()


def yours(*steps: int) -> Half:
    """Your own rat walks; once it sits in the pod, any other rat does (ruling 5)."""
    return (("your_rat", (steps,)),)


def any_rat(*steps: int) -> Half:
    """One rat walks, whichever the player likes."""
    return (("any_rat", (steps,)),)


def all_rats(*steps: int) -> Half:
    """Every rat outside the pod walks once, in the order the player likes (ruling 2)."""
    return (("all_rats", (steps,)),)


def new_snake(colour: str) -> Half:
    """A spare snake of this colour comes onto its start space."""
    return (("add_snake", (colour,)),)


def climb_all(colour: str) -> Half:
    """All snakes of this colour go to their nearest ladder and up."""
    return (("all_to_ladder", (colour,)),)


def climb_any() -> Half:
    """One snake, whichever the player likes, goes to its nearest ladder and up."""
    return (("any_to_ladder", ()),)


def all_snakes(colour: str, *steps: int) -> Half:
    """Every snake of this colour on the board walks once."""
    return (("all_snakes", (colour, steps)),)


def one_snake(colour: str, *steps: int) -> Half:
    """One snake of this colour walks."""
    return (("one_snake", (colour, steps)),)


def any_snake(*steps: int) -> Half:
    """One snake walks, whichever the player likes."""
    return (("any_snake", (steps,)),)


def _by_id(*cards: Card) -> Mapping[str, Card]:
    return {card.id: card for card in cards}


BASE: Final = _by_id(
    # Plum cards: two new snakes, one climb of the whole colour, two walks of the whole colour,
    # three walks of one snake.
    Card("1", yours(1, 2), new_snake("plum")),
    Card("2", any_rat(1, 2), new_snake("plum")),
    Card("3", yours(3), climb_all("plum")),
    Card("4", all_rats(2), all_snakes("plum", 1), not_for_two=True),
    Card("5", yours(1), all_snakes("plum", 3)),
    Card("6", yours(2), one_snake("plum", 1)),
    Card("7", yours(1, 2), one_snake("plum", 2)),
    Card("8", all_rats(3), one_snake("plum", 3)),
    # Copper cards, made alike.
    Card("9", all_rats(3), new_snake("copper")),
    Card("10", yours(3), new_snake("copper")),
    Card("11", yours(2), climb_all("copper")),
    Card("12", all_rats(2), all_snakes("copper", 2)),
    Card("13", yours(1, 2), all_snakes("copper", 1)),
    Card("14", any_rat(1), one_snake("copper", 1, 2)),
    Card("15", yours(2), one_snake("copper", 2)),
    Card("16", any_rat(3), one_snake("copper", 3)),
    # Lime cards, made alike.
    Card("17", yours(3), new_snake("lime")),
    Card("18", yours(1), new_snake("lime")),
    Card("19", yours(1), climb_all("lime")),
    Card("20", any_rat(3), all_snakes("lime", 3)),
    Card("21", all_rats(1), all_snakes("lime", 2)),
    Card("22", yours(2), one_snake("lime", 1)),
    Card("23", all_rats(1), one_snake("lime", 2, 3)),
    Card("24", yours(2), one_snake("lime", 2)),
    # Rose cards, made alike.
    Card("25", all_rats(3), new_snake("rose")),
    Card("26", all_rats(2), new_snake("rose")),
    Card("27", any_rat(2), climb_all("rose")),
    Card("28", yours(1), all_snakes("rose", 2)),
    Card("29", all_rats(1), all_snakes("rose", 3)),
    Card("30", yours(3), one_snake("rose", 3)),
    Card("31", any_rat(2, 3), one_snake("rose", 1, 2)),
    Card("32", any_rat(3), one_snake("rose", 1)),
    # Cards that make any one snake climb.
    Card("33", any_rat(1, 2), climb_any()),
    Card("34", any_rat(1), climb_any()),
    Card("35", yours(2), climb_any()),
    Card("36", yours(2), climb_any()),
    Card("37", any_rat(2), climb_any()),
    Card("38", NOTHING, climb_any()),
    Card("39", all_rats(2), climb_any()),
    # Cards that make any one snake walk.
    Card("40", yours(2, 3), any_snake(1)),
    Card("41", yours(3), any_snake(2)),
    Card("42", any_rat(2), any_snake(3)),
    Card("43", any_rat(1), any_snake(1, 2)),
    Card("44", yours(1), any_snake(2, 3)),
    # Cards that leave the snakes alone.
    Card("45", yours(2, 3), NOTHING, not_for_two=True),
    Card("46", yours(3), NOTHING, not_for_two=True),
)

CHALLENGE: Final = _by_id(
    # Hatching Day: every colour with a spare token gets a new snake. Nothing is there to choose,
    # so the card waits for its player to lay it down.
    Card(
        "c1",
        NOTHING,
        (("lay_down", ()), *(("add_snake", (colour,)) for colour in SNAKES)),
    ),
    # Double Climb: any snake climbs, then any snake again, the same one if the player likes.
    Card("c2", NOTHING, climb_any() + climb_any()),
    # Comeback: a snake lost in space returns to its start, then any snake climbs.
    Card("c3", NOTHING, (("recall_any", ()), *climb_any())),
    # Colour Rush: the player names a colour, and all its snakes climb.
    Card("c4", NOTHING, (("colour_to_ladder", ()),)),
    # Tremor: every rat walks one step, then a snake lost in space returns to its start.
    Card("c5", all_rats(1), (("recall_any", ()),)),
)

CARDS: Final[Mapping[str, Card]] = {**BASE, **CHALLENGE}


def printed(card_id: str) -> Card:
    """Return what is printed on a card, for whoever shows it. Raises KeyError for no card."""
    return CARDS[card_id]
