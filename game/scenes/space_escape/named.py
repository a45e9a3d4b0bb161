"""Which creatures and spaces an event of Space Escape names, by their ids on the board."""

from __future__ import annotations

from game.rules.contract import Event
from game.rules.space_escape import GONE


def pieces_named(event: Event) -> list[str]:
    """Return the rats and the snake of an event."""
    data = event.data
    rats = [f"rat:{data[field]}" for field in ("rat", "by") if data.get(field)]
    return rats + ([f"snake:{data['snake']}"] if "snake" in data else [])


def nodes_named(event: Event, spaces: int) -> list[int]:
    """Return the spaces of an event, where a walk began and ended among them."""
    found = [event.data.get(field) for field in ("node", "start", "end")]
    path = event.data.get("path")
    if isinstance(path, tuple) and path:
        found.append(path[-1])
    nodes = (node for node in found if isinstance(node, int) and node != GONE)
    return list(dict.fromkeys(node for node in nodes if 0 <= node < spaces))
