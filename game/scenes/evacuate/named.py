"""Which runners, spaces and station cards an event of Evacuate! names."""

from __future__ import annotations

from game.rules.contract import Event, Target

RUNNERS = ("runner", "other", "by", "seat")
NODES = ("node", "start", "end", "before")


def targets_named(event: Event) -> list[Target]:
    """Return the runners of an event, and its spaces, where a run began and ended among them."""
    data = event.data
    runners = [data[field] for field in RUNNERS if isinstance(data.get(field), int)]
    nodes = [data[field] for field in NODES if isinstance(data.get(field), int)]
    path = data.get("path")
    if isinstance(path, tuple) and path:
        nodes += [path[0], path[-1]]
    found = [Target("piece", f"runner:{runner}") for runner in runners]
    return list(dict.fromkeys(found + [Target("node", str(node)) for node in nodes]))


def cards_named(event: Event) -> list[str]:
    """Return the cards of an event; those that lie in the row are stations."""
    card = event.data.get("card")
    return [card] if isinstance(card, str) and card else []
