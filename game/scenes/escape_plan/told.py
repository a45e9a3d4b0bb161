"""What each event of Escape Plan changes in a view, so that the table can show it while it is told.

Nothing is decided here: an event says what has happened, and the copy of the view on which a match
is being shown takes it over. Once all events are told it looks like the next view. Here is what
happens in the city and with its police; boards and displays are in `told_boards.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.rules.contract import Event
from game.rules.escape_plan import (
    ARRESTED,
    EQUIPMENT,
    ESCAPED,
    GONE,
    NOBODY,
    PARTS,
    SHOPS,
    STACKS,
    TILES,
    Laid,
    PlanState,
)
from game.scenes.escape_plan.facts import colour_of, officer_named, tile_of
from game.scenes.escape_plan.told_boards import BOARDS_TOLD
from game.scenes.facts import numbers, whole, word
from game.scenes.facts import words as many_words

Telling = Callable[[PlanState, Event], None]

INSPECTOR: Final = 3
"""The number of the inspector among the colours of officers."""


def tell(shown: PlanState, event: Event) -> None:
    """Take an event over."""
    telling = TOLD.get(event.kind)
    if telling is not None:
        telling(shown, event)


# The day


def _day_began(shown: PlanState, event: Event) -> None:
    shown.day, shown.part, shown.phase = whole(event, "day"), -1, "income"
    shown.sun = [True] * shown.seats


def _patrol_shown(shown: PlanState, event: Event) -> None:
    shown.phase = "patrol"
    shown.patrol.append(whole(event, "exit"))
    shown.patrol_deck.pop()


def _exit_closed(shown: PlanState, event: Event) -> None:
    shown.closed = (*shown.closed, whole(event, "exit"))


def _order_set(shown: PlanState, event: Event) -> None:
    shown.order = numbers(event, "order")


def _part_began(shown: PlanState, event: Event) -> None:
    shown.part, shown.phase = PARTS.index(word(event, "part")), "action"


def _turn_began(shown: PlanState, _event: Event) -> None:
    shown.points = shown.charters = shown.pads = 0
    shown.sea = shown.travelling = False
    shown.route = shown.meeting = ()


# The city


def _tile_laid(shown: PlanState, event: Event) -> None:
    """Lay a tile; with the first one of a day all open tiles come off their stacks."""
    tile = tile_of(event)
    if not shown.shown:
        shown.phase = "city"
        shown.shown = tuple(stack.pop() for stack in shown.stacks)
    shown.shown = tuple(each for each in shown.shown if each != tile)
    laid = Laid(tile, whole(event, "q"), whole(event, "r"), whole(event, "turn"))
    shown.laid = (*shown.laid, laid)


def _tile_shown(shown: PlanState, event: Event) -> None:
    tile, officers = tile_of(event), whole(event, "officers")
    shown.stacks[STACKS.index(word(event, "stack"))][-1] = tile
    shown.officers[tile] = officers
    for colour in range(3):
        shown.bag[colour] -= officers >> colour & 1


def gang_at(shown: PlanState, node: int) -> int:
    """Return the number of the gang that has a place."""
    return shown.tiles.found["gang"].index(node)


def _gang_arrived(shown: PlanState, event: Event) -> None:
    count = whole(event, "count")
    shown.members[gang_at(shown, whole(event, "node"))] = count
    shown.gang_stock -= count


def _gang_hired(shown: PlanState, event: Event) -> None:
    gang, seat = gang_at(shown, whole(event, "node")), whole(event, "seat")
    shown.members[gang], shown.bosses[gang] = 0, seat
    shown.gang[seat] += whole(event, "count")


def _gang_returned(shown: PlanState, event: Event) -> None:
    shown.members[gang_at(shown, whole(event, "node"))] = whole(event, "members")
    shown.gang[whole(event, "seat")] -= 1


def _marker_returned(shown: PlanState, event: Event) -> None:
    shown.bosses[gang_at(shown, whole(event, "node"))] = NOBODY


def _shop_laid(shown: PlanState, event: Event) -> None:
    shown.shops[SHOPS.index(word(event, "shop"))] = whole(event, "node")


def _cube_placed(shown: PlanState, event: Event) -> None:
    seat, shop = whole(event, "seat"), SHOPS.index(word(event, "shop"))
    shown.cubes[seat] = whole(event, "cubes")
    shown.visited[shop] = (*shown.visited[shop], (seat, bool(whole(event, "paid"))))


# Thieves and the inspector


def _moved(shown: PlanState, event: Event) -> None:
    seat = whole(event, "seat")
    shown.spots[seat] = whole(event, "end")
    shown.gas[seat] -= whole(event, "gas")
    shown.route = tuple(TILES.index(tile) for tile in many_words(event, "tiles"))
    shown.meeting = _met_on(shown)


def _met_on(shown: PlanState) -> tuple[int, ...]:
    """Return everybody who stands on the tiles that were passed, the inspector last."""
    who = shown.inspector
    hunter = NOBODY if who == NOBODY else shown.tiles.tile_of[shown.spots[who]]
    return tuple(
        tile * 4 + colour
        for tile in shown.route
        for colour in range(4)
        if (tile == hunter if colour == INSPECTOR else shown.officers[tile] >> colour & 1)
    )


def _rested(shown: PlanState, event: Event) -> None:
    seat = whole(event, "seat")
    shown.sun[seat], shown.first_aid[seat], shown.face_down[seat] = False, True, 0
    for space, item in enumerate(shown.items[seat]):
        if item in EQUIPMENT:
            shown.worn[seat] &= ~(1 << space)


def _escaped(shown: PlanState, event: Event) -> None:
    shown.escaped = (*shown.escaped, whole(event, "seat"))
    _left(shown, event, ESCAPED)


def _arrested(shown: PlanState, event: Event) -> None:
    _left(shown, event, ARRESTED)


def _left(shown: PlanState, event: Event, fate: str) -> None:
    seat = whole(event, "seat")
    shown.fate[seat], shown.spots[seat] = fate, GONE
    shown.route = shown.meeting = shown.drawn = ()


def _inspector_moved(shown: PlanState, event: Event) -> None:
    shown.spots[whole(event, "seat")] = whole(event, "end")


def _notoriety_changed(shown: PlanState, event: Event) -> None:
    shown.gained[whole(event, "seat")] = whole(event, "gained")


def _notoriety_settled(shown: PlanState, event: Event) -> None:
    who = whole(event, "seat")
    shown.notoriety[who], shown.gained[who] = whole(event, "new"), 0


# The police


def _officer_met(shown: PlanState, event: Event) -> None:
    _forget_met(shown, tile_of(event), colour_of(event))


def _officer_avoided(shown: PlanState, event: Event) -> None:
    for officer in many_words(event, "officers"):
        _forget_met(shown, *officer_named(officer))


def _forget_met(shown: PlanState, tile: int, colour: int) -> None:
    shown.meeting = tuple(each for each in shown.meeting if each != tile * 4 + colour)


def _officer_moved(shown: PlanState, event: Event) -> None:
    start, end, colour = tile_of(event, "start"), tile_of(event, "end"), colour_of(event)
    shown.officers[start] &= ~(1 << colour)
    shown.officers[end] |= 1 << colour
    _forget_met(shown, start, colour)
    if end in shown.route:
        shown.meeting = (*shown.meeting, end * 4 + colour)


def _officer_removed(shown: PlanState, event: Event) -> None:
    tile, colour = tile_of(event), colour_of(event)
    shown.officers[tile] &= ~(1 << colour)
    shown.out_of_play[colour] += 1
    _forget_met(shown, tile, colour)


TOLD: Final[Mapping[str, Telling]] = {
    "day_began": _day_began,
    "patrol_shown": _patrol_shown,
    "exit_closed": _exit_closed,
    "order_set": _order_set,
    "part_began": _part_began,
    "turn_began": _turn_began,
    "tile_laid": _tile_laid,
    "tile_shown": _tile_shown,
    "gang_arrived": _gang_arrived,
    "gang_hired": _gang_hired,
    "gang_returned": _gang_returned,
    "marker_returned": _marker_returned,
    "shop_laid": _shop_laid,
    "cube_placed": _cube_placed,
    "thief_moved": _moved,
    "rested": _rested,
    "thief_escaped": _escaped,
    "arrested": _arrested,
    "inspector_moved": _inspector_moved,
    "notoriety_changed": _notoriety_changed,
    "notoriety_settled": _notoriety_settled,
    "officer_met": _officer_met,
    "officer_avoided": _officer_avoided,
    "officer_moved": _officer_moved,
    "officer_removed": _officer_removed,
    **BOARDS_TOLD,
}
