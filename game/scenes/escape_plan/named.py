"""Which people, places and tiles of the city an event of Escape Plan names, and where they are."""

from __future__ import annotations

from game.rules.contract import Decision, Event, Target
from game.rules.escape_plan import TILES
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.pieces import body_of
from game.scenes.escape_plan.spots import box_of
from game.ui.layout import Rect

NODES = ("node", "start", "end")
_UNASKED = Decision("looked_back", ())


def boxes_named(actors: Actors, event: Event) -> list[Rect]:
    """Return the boxes, in board units, of everything in the city that an event names."""
    data = event.data
    targets = [Target("node", str(data[field])) for field in NODES if field in data]
    tile, officers = data.get("tile"), data.get("officers")
    if tile in TILES and "colour" in data:
        targets.append(Target("piece", f"officer:{tile}:{data['colour']}"))
    elif tile in TILES:
        targets.append(Target("tile", str(tile)))
    if isinstance(officers, tuple):
        targets += [Target("piece", str(officer)) for officer in officers]
    found = (box_of(actors, _UNASKED, target) for target in targets)
    people = (actors.poses.get(who) for who in [data.get("seat")] if isinstance(who, int))
    bodies = [body_of(pose, actors.camera) for pose in people if pose is not None]
    return bodies + [box for box in found if box is not None]
