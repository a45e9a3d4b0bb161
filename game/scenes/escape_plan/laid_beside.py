"""What laying a tile somewhere, or turning it some way, changes for the thief who lays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.content.texts import Texts
from game.rules.contract import Seat
from game.rules.escape_plan import (
    GONE,
    TILES,
    City,
    Laid,
    PlanState,
    compile_city,
    steps_between,
)
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.tabletop import Note
from game.ui import theme

Space: TypeAlias = tuple[int, int]
"""A space of the city by its two axes."""

MOST_PLACES: Final = 3
"""So many places of a tile are told of, the nearest ones."""


class LaidBeside:
    """Tells what lies beside a space, and how far its places would be."""

    def __init__(self, texts: Texts, naming: PlanNaming) -> None:
        self._say = texts.say
        self._naming = naming

    def name(self, view: PlanState, space: Space) -> str:
        """Return what a space is called after: the tiles that lie beside it."""
        names = [self._naming.tile_plainly(TILES[tile]) for tile in _beside(view, space)]
        return self._say("escape_plan-lay-beside", tiles=self._naming.joined(names))

    def on_space(self, view: PlanState, seat: Seat, space: Space) -> list[Note]:
        """Return what lies next to a space, and how far it is from where a thief is."""
        tiles = view.tiles
        nodes = (node for tile in _beside(view, space) for node in tiles.places[tile])
        signs = dict.fromkeys(self._naming.sign(node) for node in nodes if tiles.is_location[node])
        places = self._naming.joined([*signs])
        notes = [Note("map", theme.INFO, self._say("escape_plan-lay-next_to", places=places))]
        own = _own_tile(view, seat)
        if own is not None:
            steps = steps_between((own.q, own.r), space)
            notes.append(Note("feet", theme.LAMP, self._say("escape_plan-lay-steps", count=steps)))
        return notes

    def turned(self, view: PlanState, seat: Seat, laid: Laid) -> list[Note]:
        """Return where the streets of a tile lead, and how many points its places would take."""
        city = compile_city(view.tiles, (*view.laid, laid))
        names = [self._tile(tile) for tile in _joined(city, laid.tile)]
        key = "escape_plan-lay-streets" if names else "escape_plan-lay-no_street"
        words = self._say(key, tiles=self._naming.joined(names))
        return [Note("map", theme.INFO, words), *self._reach(city, view.spots[seat], laid.tile)]

    def _reach(self, city: City, start: int, tile: int) -> Sequence[Note]:
        """Return how many points the places of a tile take, the nearest first."""
        tiles = city.tiles
        far = _points_from(city, start) if start != GONE else {}
        places = [node for node in tiles.places[tile] if tiles.is_location[node] and node in far]
        places.sort(key=lambda node: (far[node], node))
        return [
            Note("feet", theme.LAMP, self._say("escape_plan-lay-points", count=far[node],
                 place=self._naming.sign(node)))
            for node in places[:MOST_PLACES]
        ]  # fmt: skip

    def _tile(self, tile: int) -> str:
        return self._naming.tile(TILES[tile])


def _beside(view: PlanState, space: Space) -> list[int]:
    """Return the tiles that lie beside a space."""
    return [each.tile for each in view.laid if steps_between((each.q, each.r), space) == 1]


def _own_tile(view: PlanState, seat: Seat) -> Laid | None:
    """Return the tile on which a thief stands."""
    spot = view.spots[seat]
    tile = view.tiles.tile_of[spot] if spot != GONE else None
    return next((each for each in view.laid if each.tile == tile), None)


def _joined(city: City, tile: int) -> list[int]:
    """Return the tiles to which streets lead from one, without water."""
    tiles = city.tiles
    dry = (node for node in tiles.places[tile] if not tiles.is_water[node])
    ends = {tiles.tile_of[end] for node in dry for end in city.links[True][node]}
    return sorted(ends - {tile})


def _points_from(city: City, start: int) -> dict[int, int]:
    """Return how many points each place takes on foot from one, without ferries or flights."""
    far, edge = {start: 0}, [start]
    while edge:
        step = []
        for node in edge:
            for end in city.links[False][node]:
                if end not in far:
                    far[end] = far[node] + 1
                    step.append(end)
        edge = step
    return far
