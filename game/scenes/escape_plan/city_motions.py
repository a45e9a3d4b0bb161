"""How the city grows, how exits close, and what its police, its gangs and its shops do."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.rules.contract import Event
from game.rules.escape_plan import GONE, SHOPS, TILES
from game.scenes.escape_plan.actors import Actors, Flight
from game.scenes.escape_plan.beats import (
    Motion,
    Where,
    between,
    fly,
    foot_of,
    frame,
    outline,
    place_of,
    telling,
)
from game.scenes.escape_plan.facts import colour_of, officer_named, tile_of
from game.scenes.escape_plan.pieces import CityPose, officer_homes
from game.scenes.escape_plan.tiles import tile_name
from game.scenes.facts import whole, word, words
from game.scenes.fit import Point
from game.scenes.lights import flash, rising
from game.ui.director import Beat, InTurn, Part, Together
from game.ui.easing import ease_in, ease_in_out, linear
from game.ui.theme import BAD, GOOD, INFO, LAMP, SEATS, WARN

LAY_SECONDS: Final = 0.5
SHUT_SECONDS: Final = 0.4
PATROL_SECONDS: Final = 0.45
MARCH_SECONDS: Final = 0.5
POP_SECONDS: Final = 0.22
STACK_RADIUS: Final = 32.0
"""Radius of a tile on its stack, in board units."""
CARD: Final = 30.0
"""Height of a patrol card."""
PLATE: Final = 54.0
MARCH_HEIGHT: Final = 30.0
"""How high officers are raised on the march, in piece units."""
DOORS: Final = frozenset({"business", "store", "clinic", "hospital", "church"})
"""Kinds of places with a bell over their door."""


# Tiles


def _tile_laid(actors: Actors, event: Event) -> Sequence[Part]:
    """Carry a tile from its stack into the city, while the camera makes room for it."""
    tile = tile_of(event)
    flights: list[Flight] = []
    start = outline(actors, f"stack.{TILES[tile][0]}")

    def begin() -> None:
        actors.tell(event)
        actors.in_air = frozenset({tile})
        name = tile_name(tile, whole(event, "turn"))
        flights.append(Flight(name, *start(), STACK_RADIUS, tile=True))
        actors.flights.append(flights[0])

    def move(t: float) -> None:
        laid, camera = actors.plan.by_tile[tile], actors.camera
        end = camera.board(*actors.plan.middle((laid.q, laid.r)))
        flight = flights[0]
        flight.x, flight.y = between(start(), end, t)
        full = actors.places.radius * camera.view.zoom
        flight.size = STACK_RADIUS + (full - STACK_RADIUS) * t

    def land() -> None:
        actors.flights.remove(flights[0])
        actors.in_air = frozenset()

    lifted = "tile_turn" if whole(event, "turn") else "card_draw"
    carry = Beat(LAY_SECONDS, begin, move, land, sound=lifted, easing=ease_in_out)
    settle = Together((flash(actors, "dust", partial(_middle_of, actors, tile), "#D8C9A8",
                             "tile_lay"), _arrive(actors, tile)))  # fmt: skip
    return (Together((carry, InTurn((Beat(0.0), frame(actors, LAY_SECONDS))))), settle)


def _middle_of(actors: Actors, tile: int) -> Point:
    """Return the middle of a tile on the board."""
    laid = actors.plan.by_tile[tile]
    return actors.camera.board(*actors.plan.middle((laid.q, laid.r)))


def _arrive(actors: Actors, tile: int) -> Beat:
    """Let the officers of a tile that has been laid pop up on it."""

    def begin() -> None:
        homes = officer_homes(actors.shown, actors.plan)
        actors.officers |= {key: pose for key, pose in homes.items() if key[0] == tile}

    def move(t: float) -> None:
        for (where, _), pose in actors.officers.items():
            if where == tile:
                pose.scale = 1.0 if t >= 1 else round(max(0.2, t), 1)

    return Beat(POP_SECONDS, begin, move, easing=linear)


def _tile_shown(actors: Actors, event: Event) -> Sequence[Part]:
    spot = outline(actors, f"stack.{word(event, 'stack')}")
    sound = "officer_up" if whole(event, "officers") else "card_flip"
    return (telling(actors, event), flash(actors, "ring", spot, INFO, sound))


def _shop_laid(actors: Actors, event: Event) -> Sequence[Part]:
    """Drop the plate of a shop onto its slot."""
    node, shop = whole(event, "node"), word(event, "shop")

    def above() -> Point:
        x, y = actors.board_spot(node)
        return x, y - 120

    size = PLATE * actors.camera.growth
    drop = fly(actors, f"place_{shop}", above, place_of(actors, node), (size * 1.5, size))
    land = flash(actors, "puff", place_of(actors, node), "#D8C9A8", "shop_open")
    return (drop, telling(actors, event), land)


# Exits


def _patrol_shown(actors: Actors, event: Event) -> Sequence[Part]:
    """Lay a patrol card from the deck at its exit, while the camera makes room for new tiles."""
    exit_, count = whole(event, "exit"), whole(event, "count")
    start, end = outline(actors, "patrol_deck"), outline(actors, f"exit.{exit_}.{count}")
    card = fly(actors, f"patrol_{exit_}", start, end, (CARD, CARD), "patrol", PATROL_SECONDS)
    both = Together((card, frame(actors, PATROL_SECONDS)))
    return (telling(actors, event), both, *_at_exit(actors, exit_, "ring", WARN))


def _exit_closed(actors: Actors, event: Event) -> Sequence[Part]:
    """Let the shutter of an exit fall."""
    exit_ = whole(event, "exit")

    def move(t: float) -> None:
        actors.shut[exit_] = min(1.0, t)

    def over() -> None:
        actors.shut.pop(exit_, None)

    fall = Beat(
        SHUT_SECONDS, partial(actors.tell, event), move, over, sound="exit_shut", easing=ease_in
    )
    shown = rising(actors, "lock", BAD, _exit_spot(actors, exit_))
    return (Together((fall, shown)), *_at_exit(actors, exit_, "ring", BAD))


def _at_exit(actors: Actors, exit_: int, light: str, colour: str) -> Sequence[Part]:
    return (flash(actors, light, _exit_spot(actors, exit_), colour),)


def _exit_spot(actors: Actors, exit_: int) -> Where:
    """Return where an exit lies: in the city, or beside it if its tile has not been laid."""
    node = actors.shown.tiles.found["exit"][exit_ - 1]

    def spot() -> Point:
        if actors.plan.spot(node) is not None:
            return actors.board_spot(node)
        return outline(actors, f"exit.{exit_}")()

    return spot


# Police


def _officer_moved(actors: Actors, event: Event) -> Sequence[Part]:
    """March an officer to another tile."""
    start, end, colour = tile_of(event, "start"), tile_of(event, "end"), colour_of(event)
    way: list[Point] = []

    def begin() -> None:
        pose = actors.officers.pop((start, colour), None)
        if pose is None:
            pose = CityPose(*actors.plan.officer_spot(start, colour))
        actors.tell(event)
        actors.officers[end, colour] = pose
        way[:] = (pose.x, pose.y), actors.plan.officer_spot(end, colour)

    def move(t: float) -> None:
        pose = actors.officers[end, colour]
        pose.x, pose.y = between(way[0], way[1], t)
        pose.lift = MARCH_HEIGHT * math.sin(math.pi * t) if t < 1 else 0.0

    light = flash(actors, "beam", lambda: actors.officer_at((end, colour)), BAD)
    return (Beat(MARCH_SECONDS, begin, move, sound="officer_move", easing=ease_in_out), light)


def _officer_removed(actors: Actors, event: Event) -> Sequence[Part]:
    """Let an officer vanish."""
    officer = tile_of(event), colour_of(event)

    def move(t: float) -> None:
        pose = actors.officers.get(officer)
        if pose is not None:
            pose.alpha, pose.lift = max(0.0, 1 - t), 24 * t

    def over() -> None:
        actors.officers.pop(officer, None)
        actors.tell(event)

    shine = flash(actors, "burst", lambda: actors.officer_at(officer), GOOD, "officer_gone")
    return (Together((Beat(0.4, on_frame=move, on_end=over, easing=linear), shine)),)


def _officer_met(actors: Actors, event: Event) -> Sequence[Part]:
    """Light up whom a thief could not avoid, and let it pounce."""
    officer = tile_of(event), colour_of(event)

    def begin() -> None:
        actors.tell(event)
        actors.threats = frozenset({officer})

    def move(t: float) -> None:
        pose = actors.officers.get(officer)
        if pose is not None:
            pose.lift = 18 * math.sin(math.pi * t) if t < 1 else 0.0

    def over() -> None:
        actors.threats = frozenset()

    def spot() -> Point:
        if officer[1] < len(actors.shown.bag):
            return actors.officer_at(officer)
        return actors.foot(actors.shown.inspector)

    pounce = Beat(0.35, begin, move, over, sound="officer_met", easing=linear)
    return (Together((pounce, flash(actors, "beam", spot, BAD))),)


def _officer_avoided(actors: Actors, event: Event) -> Sequence[Part]:
    """Tick off everybody who has been avoided."""
    signs: list[Part] = []
    for id in words(event, "officers"):
        officer = officer_named(id)
        if officer[1] < len(actors.shown.bag):
            spot = partial(actors.officer_at, officer)
        else:
            spot = partial(actors.foot, actors.shown.inspector)
        signs.append(
            rising(actors, "check", GOOD, spot, sound=None if signs else "officer_avoided")
        )
    return (telling(actors, event), Together(tuple(signs)))


# Gangs and shops


def _gang_arrived(actors: Actors, event: Event) -> Sequence[Part]:
    spot = place_of(actors, whole(event, "node"))
    return (telling(actors, event), flash(actors, "puff", spot, "#B78CF0", "gang"))


def _gang_hired(actors: Actors, event: Event) -> Sequence[Part]:
    """Let the members of a gang ride to who has hired them."""
    start, end = place_of(actors, whole(event, "node")), foot_of(actors, event)
    size = 40 * actors.camera.growth
    rides = [fly(actors, "gang_member", start, end, (size, size * 0.5), "gang" if not n else None,
                 0.35 + 0.12 * n) for n in range(whole(event, "count"))]  # fmt: skip
    return (telling(actors, event), Together(tuple(rides)))


def _gang_returned(actors: Actors, event: Event) -> Sequence[Part]:
    start, end = foot_of(actors, event), place_of(actors, whole(event, "node"))
    size = 40 * actors.camera.growth
    return (fly(actors, "gang_member", start, end, (size * 0.5, size), "gang_leave"),
            telling(actors, event))  # fmt: skip


def _marker_returned(actors: Actors, event: Event) -> Sequence[Part]:
    colour = SEATS[whole(event, "seat")].colour
    shown = rising(actors, "flag", colour, place_of(actors, whole(event, "node")), sound="cube")
    return (telling(actors, event), shown)


def _visited(actors: Actors, event: Event) -> Sequence[Part]:
    sound = "shop_door" if word(event, "kind") in DOORS else None
    return (flash(actors, "ring", place_of(actors, whole(event, "node")), LAMP, sound),)


def _shop_node(actors: Actors, event: Event) -> int:
    return actors.shown.shops[SHOPS.index(word(event, "shop"))]


def _cube_placed(actors: Actors, event: Event) -> Sequence[Part]:
    """Put a cube from who visits down at the shop."""
    seat, node = whole(event, "seat"), _shop_node(actors, event)
    colour = "inspector" if seat == actors.shown.inspector else SEATS[seat].id
    if node == GONE:
        return (telling(actors, event),)
    cube = fly(actors, f"cube_{colour}", foot_of(actors, event), place_of(actors, node), (34, 18),
               "cube", 0.3)  # fmt: skip
    return (cube, telling(actors, event))


def _business_closed(actors: Actors, event: Event) -> Sequence[Part]:
    node = _shop_node(actors, event)
    shown = rising(actors, "lock", BAD, place_of(actors, node), sound="shop_shut")
    return (telling(actors, event), shown)


CITY_MOTIONS: Final[Mapping[str, Motion]] = {
    "tile_laid": _tile_laid,
    "tile_shown": _tile_shown,
    "shop_laid": _shop_laid,
    "patrol_shown": _patrol_shown,
    "exit_closed": _exit_closed,
    "officer_moved": _officer_moved,
    "officer_removed": _officer_removed,
    "officer_met": _officer_met,
    "officer_avoided": _officer_avoided,
    "gang_arrived": _gang_arrived,
    "gang_hired": _gang_hired,
    "gang_returned": _gang_returned,
    "marker_returned": _marker_returned,
    "visited": _visited,
    "cube_placed": _cube_placed,
    "business_closed": _business_closed,
}
