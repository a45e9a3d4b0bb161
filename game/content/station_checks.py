"""What the rules of Space Escape ask of a station, whoever drew it.

Every check looks at the finished graph; `objects` tells which object of the map to name. Numbers
that only balance the game (how many ladders and shafts a tier has) are free, the rest is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from game.content.tiled import Findings
from game.rules.graph import BoardGraph, Link, Node

RINGS: Final = (24, 20, 16, 12, 8)
"""Spaces of tier 1 (outermost) to tier 5."""
OWNERS: Final = {
    "rat_start": ("ember", "sun", "teal", "sky"),
    "snake_start": ("plum", "copper", "lime", "rose"),
    "equipment": ("toothbrush", "tape", "radish", "map"),
}
START_TO_LADDER: Final = 3
"""Steps from every rat's start to the nearest ladder foot."""

Objects: TypeAlias = Mapping[int | tuple[str, int], int]
"""Object ids of spaces, by number, and of links, by kind and start."""


def check_station(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """Add whatever makes a station unplayable to the findings."""
    _check_single_spaces(graph, objects, findings)
    _check_ring_sizes(graph, objects, findings)
    if findings.sentences:
        return  # the checks below count on whole rings
    _check_ring_links(graph, objects, findings)
    _check_owners(graph, objects, findings)
    _check_kinds_of_links(graph, objects, findings)
    _check_ladders(graph, objects, findings)
    _check_shafts(graph, objects, findings)
    _check_starts(graph, objects, findings)
    _check_reach(graph, objects, findings)


def _check_single_spaces(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """There is one pod and one outer space, and they come after the spaces of the tiers."""
    for offset, kind in enumerate(("pod", "outer_space")):
        found = graph.of_kind(kind)
        number = sum(RINGS) + offset
        if len(found) != 1 or found[0].id != number:
            findings.add(
                f"{len(found)} spaces are of kind '{kind}'",
                f"give that kind to space {number} alone",
                about=objects[found[0].id] if found else None,
            )
        elif found[0].tier:
            findings.add(
                f"the space of kind '{kind}' is on tier {found[0].tier}",
                "set its tier to 0, as it belongs to none",
                about=objects[number],
            )


def _check_ring_sizes(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """Each tier has its number of spaces, numbered clockwise without a gap."""
    sizes = Counter(node.tier for node in _tier_spaces(graph))
    for tier, size in enumerate(RINGS, start=1):
        if sizes[tier] != size:
            findings.add(f"tier {tier} has {sizes[tier]} spaces", f"give it {size}")
    for node in _tier_spaces(graph):
        if node.tier not in range(1, len(RINGS) + 1):
            findings.add(
                f"space {node.id} is on tier {node.tier}",
                f"put it on one of the tiers 1 to {len(RINGS)}",
                about=objects[node.id],
            )
    if findings.sentences:
        return
    for node in _tier_spaces(graph):
        wanted = _first(node.tier) + node.place
        if node.place not in range(RINGS[node.tier - 1]) or node.id != wanted:
            findings.add(
                f"space {node.id} is place {node.place} of tier {node.tier}",
                f"number tier {node.tier} clockwise from {_first(node.tier)}, places from 0",
                about=objects[node.id],
            )


def _check_ring_links(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """Every space leads to its clockwise neighbour, so that each ring is closed both ways."""
    ring = graph.ends("ring")
    for node in _tier_spaces(graph):
        wanted = _first(node.tier) + (node.place + 1) % RINGS[node.tier - 1]
        end = ring.pop(node.id, None)
        if end is None:
            findings.add(
                f"space {node.id} has no ring link to space {wanted}",
                "draw it",
                about=objects[node.id],
            )
        elif end != wanted:
            findings.add(
                f"the ring link from space {node.id} leads to space {end}",
                f"let it lead to space {wanted}, the next one clockwise",
                about=objects["ring", node.id],
            )
    for start in ring:
        findings.add(
            f"space {start} is in no ring", "delete this link", about=objects["ring", start]
        )


def _check_owners(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """Each rat and each colour of snakes has one start, and each item lies in one place."""
    for kind, owners in OWNERS.items():
        found = graph.of_kind(kind)
        for node in found:
            if node.owner not in owners:
                what = f"owner '{node.owner}'" if node.owner else "no owner"
                findings.add(
                    f"space {node.id} of kind '{kind}' has {what}",
                    f"lay a start or an item of {', '.join(owners)} on it",
                    about=objects[node.id],
                )
        counts = Counter(node.owner for node in found)
        for owner in owners:
            if counts[owner] != 1:
                findings.add(
                    f"'{owner}' has {counts[owner]} spaces of kind '{kind}'", "give it exactly one"
                )


def _check_kinds_of_links(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """A ladder begins at every ladder foot and nowhere else; the same goes for shafts."""
    for link_kind, node_kind in (("ladder", "ladder_foot"), ("shaft", "shaft_mouth")):
        begins = graph.ends(link_kind)
        for node in graph.nodes:
            if node.kind == node_kind and node.id not in begins:
                findings.add(
                    f"no {link_kind} begins at space {node.id} of kind '{node_kind}'",
                    f"draw a {link_kind} from it, or make it plain",
                    about=objects[node.id],
                )
        for start in begins:
            if graph.nodes[start].kind != node_kind:
                findings.add(
                    f"it begins at space {start} of kind '{graph.nodes[start].kind}'",
                    f"give that space the kind {node_kind}, or delete this link",
                    about=objects[link_kind, start],
                )


def _check_ladders(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """A ladder climbs one tier to a plain space, and from the last tier into the pod."""
    top_tier = len(RINGS)
    for link in _links(graph, "ladder"):
        foot, top = graph.nodes[link.start], graph.nodes[link.end]
        if foot.tier == top_tier:
            right = top.kind == "pod"
            remedy = "let it lead into the pod"
        else:
            right = top.tier == foot.tier + 1 and top.kind == "plain"
            remedy = f"let it lead to a plain space of tier {foot.tier + 1}"
        if not right:
            findings.add(
                f"the ladder from space {foot.id} leads to space {top.id} "
                f"(tier {top.tier}, {top.kind})",
                remedy,
                about=objects["ladder", foot.id],
            )
    feet = {node.tier for node in graph.of_kind("ladder_foot")}
    for tier in range(1, top_tier + 1):
        if tier not in feet:
            findings.add(f"tier {tier} has no ladder", "give it at least one")


def _check_shafts(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """A shaft falls one tier to a plain space, or out of the station."""
    for link in _links(graph, "shaft"):
        mouth, bottom = graph.nodes[link.start], graph.nodes[link.end]
        falls = bottom.tier == mouth.tier - 1 and bottom.kind == "plain"
        if bottom.kind != "outer_space" and not falls:
            below = f"a plain space of tier {mouth.tier - 1} or " if mouth.tier > 1 else ""
            findings.add(
                f"the shaft from space {mouth.id} leads to space {bottom.id} "
                f"(tier {bottom.tier}, {bottom.kind})",
                f"let it lead to {below}outer space",
                about=objects["shaft", mouth.id],
            )


def _check_starts(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """Every rat starts on the outermost tier, three steps from the nearest ladder."""
    feet = [node.place for node in graph.of_kind("ladder_foot") if node.tier == 1]
    for node in graph.of_kind("rat_start"):
        if node.tier != 1:
            findings.add(
                f"space {node.id} is a rat's start on tier {node.tier}",
                "move it to tier 1",
                about=objects[node.id],
            )
            continue
        steps = min((_steps(node.place, foot) for foot in feet), default=START_TO_LADDER)
        if steps != START_TO_LADDER:
            findings.add(
                f"the start on space {node.id} is {steps} steps from a ladder",
                f"move it or the ladder so that the nearest is {START_TO_LADDER} steps away",
                about=objects[node.id],
            )


def _steps(place: int, other: int) -> int:
    """Return the shorter way between two places of the outermost ring."""
    clockwise = (other - place) % RINGS[0]
    return min(clockwise, RINGS[0] - clockwise)


def _check_reach(graph: BoardGraph, objects: Objects, findings: Findings) -> None:
    """A rat can come from any start to every space, the pod above all."""
    ways: dict[int, set[int]] = {node.id: set() for node in graph.nodes}
    for link in graph.links:
        ways[link.start].add(link.end)
        if link.kind == "ring":
            ways[link.end].add(link.start)
    for start in graph.of_kind("rat_start"):
        reached = _reached(ways, start.id)
        for node in graph.nodes:
            if node.id not in reached and node.kind != "outer_space":
                findings.add(
                    f"no way leads from the start on space {start.id} to space {node.id}",
                    "join it by a ring link, ladder or shaft",
                    about=objects[node.id],
                )
                return  # one broken way cuts off many spaces


def _reached(ways: Mapping[int, Iterable[int]], start: int) -> set[int]:
    """Return every space that can be reached from one space."""
    reached = {start}
    waiting = [start]
    while waiting:
        for end in ways[waiting.pop()]:
            if end not in reached:
                reached.add(end)
                waiting.append(end)
    return reached


def _tier_spaces(graph: BoardGraph) -> list[Node]:
    """Return the spaces of the rings, without the pod and outer space."""
    return [node for node in graph.nodes if node.kind not in ("pod", "outer_space")]


def _links(graph: BoardGraph, kind: str) -> list[Link]:
    """Return the links of one kind."""
    return [link for link in graph.links if link.kind == kind]


def _first(tier: int) -> int:
    """Return the number of a tier's space at 12 o'clock."""
    return sum(RINGS[: tier - 1])
