"""Paints the station itself on a sheet: tiers, grooves, tubes, spaces, ladders, plaques, the pod.

All places come from the map; what the map does not say (how deep a wall is, how wide a tube) stands
here. Drawn once per window size, from the floor up.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

from game.rules.graph import Node
from game.scenes.fit import Point
from game.scenes.space_escape.geometry import Places, Way, along, length
from game.scenes.space_escape.sheet import Frame, Sheet, around, polyline
from game.ui.canvas import Canvas
from game.ui.lettering import draw_text
from game.ui.paint import dk, foot, glow, lt, put
from game.ui.sprites import draw_sprite, sprite
from game.ui.theme import LAMP, TIERS
from game.ui.vector import circle, ellipse, linear, rounded, stroked

HULL_WALL: Final = 16.0
TIER_WALL: Final = 9.0
GROOVE: Final = 15.0
FLOOR_MARGIN: Final = (56.0, 37.0)
"""Floor beyond the ring, across and down, where the map does not draw the floor."""
WINDOWS: Final = 40
SEAM: Final = (0.62, 0.99)
"""Where a joint begins and ends, as shares of the way from the middle to the edge of a floor."""
LADDER_TRIM: Final = 15.0
POD_TRIM: Final = 0.4
"""Share of the usual gap that a ladder into the pod leaves at its top."""
RUNG_STEP: Final = 10.0
TUBE_DROP: Final = 5.0
SHORTEST_TUBE: Final = 1.6
"""In disc radii: a shorter one would hide under its mouth."""
HATCH_HEIGHT: Final = 30.0
SHAFT_SHARE: Final = 50 / 48
"""Height of a shaft's mouth as a share of a disc's."""
PLAQUE: Final = 36.0
"""How wide and high the plate of such a number is at most, in board units."""
TIER_SIZE: Final = 22.0
TIER_GROWTH: Final = 1.4
"""Size of the number on a ring, and how much larger it may be where larger letters are wanted."""
POD_HEIGHT: Final = 100.0
DIM: Final = 'opacity=".45"'


class Floor(NamedTuple):
    """The floor of one tier: an ellipse."""

    tier: int
    x: float
    y: float
    rx: float
    ry: float

    @property
    def colour(self) -> str:
        """The tone of this tier; tiers beyond the palette keep its last tone."""
        return TIERS[min(self.tier, len(TIERS)) - 1]

    def frame(self, margin: float) -> Frame:
        """The box around the floor, with a margin."""
        return (
            self.x - self.rx - margin,
            self.y - self.ry - margin,
            self.x + self.rx + margin,
            self.y + self.ry + margin,
        )


def floors(places: Places) -> list[Floor]:
    """Return the floors from the lowest tier up, as the map draws them or around its spaces."""
    found = []
    for tier in sorted({node.tier for node in places.spaces}):
        shape = places.shapes.get(f"tier{tier}.floor")
        if shape is None:
            margin_x, margin_y = FLOOR_MARGIN
            left, top, right, bottom = around(
                [places.spot(node.id) for node in places.spaces if node.tier == tier], 0
            )
            shape = (
                left - margin_x,
                top - margin_y,
                right - left + 2 * margin_x,
                bottom - top + 2 * margin_y,
            )
        x, y, w, h = shape
        found.append(Floor(tier, x + w / 2, y + h / 2, w / 2, h / 2))
    return found


def paint_station(sheet: Sheet, places: Places) -> None:
    """Paint the whole station on a sheet that already shows the sky."""
    canvas, tiers = sheet.canvas, floors(places)
    ground = tiers[0]
    glow(canvas, ground.x, ground.y + 46, ground.rx * 1.14, "#050812", 0.9, ground.ry * 1.22)
    glow(canvas, ground.x, ground.y, ground.rx * 1.28, "#FFC982", 0.16, ground.ry * 1.31)
    for number, floor in enumerate(tiers):
        _paint_floor(sheet, places, floor, hull=number == 0)
    _paint_light(canvas, ground, places.spot(places.pod))
    for hole in places.holes:
        way = places.link("shaft", hole.mouth, hole.bottom)
        if length(way) > places.radius * SHORTEST_TUBE:
            _paint_tube(sheet, way, deadly=hole.deadly)
    for node in places.spaces:
        _paint_space(sheet, places, node)
    for start, end in places.ladders.items():
        _paint_ladder(sheet, places.link("ladder", start, end), into_pod=end == places.pod)
    for floor in tiers:
        _paint_plaque(sheet, places, floor)
    _paint_pod(canvas, places.spot(places.pod))


def _paint_floor(sheet: Sheet, places: Places, floor: Floor, *, hull: bool) -> None:
    """Paint one tier: its shadow on the tier below, its wall, and its lit floor."""
    x, y, rx, ry, tone = floor.x, floor.y, floor.rx, floor.ry, floor.colour
    wall = HULL_WALL if hull else TIER_WALL
    solid = ellipse(x, y + (wall + 14 if hull else wall), rx, ry, "#000000")
    sheet.shade(solid, floor.frame(44), 14 if hull else 10, 0.62, 10 if hull else 8)
    layers = [
        linear(
            "floor", x - rx * 0.65, y - ry, x + rx * 0.5, y + ry,
            (0, lt(tone, 0.16), 1), (0.55, tone, 1), (1, dk(tone, 0.22), 1),
        )
    ]  # fmt: skip
    if hull:
        layers.append(ellipse(x, y + 30, rx + 2, ry + 2, "#151A30"))
        layers.append(ellipse(x, y + 24, rx + 1, ry + 1, "#232A48"))
    layers.append(ellipse(x, y + wall, rx, ry, dk(tone, 0.5)))
    layers.append(ellipse(x, y, rx, ry, lt(tone, 0.42)))
    layers.append(ellipse(x + 0.8, y + 1.2, rx - 1.5, ry - 1.2, "url(#floor)"))
    if hull:
        layers.append(_windows(floor))
    layers += [_seams(places, floor), _groove(places, floor)]
    sheet.cut("".join(layers), floor.frame(36))


def _windows(floor: Floor) -> str:
    """Return the lit windows in the hull, on the side that the viewer sees."""
    lights = []
    for number in range(WINDOWS):
        angle = math.pi * (number + 0.5) / WINDOWS
        if math.sin(angle) < 0.22:
            continue
        x = floor.x + (floor.rx - 3) * math.cos(angle)
        y = floor.y + floor.ry * math.sin(angle) + 9.5
        colour = LAMP if number % 5 else "#FF8E5E"
        light = 0.95 if number % 3 else 0.5
        lights.append(rounded(x - 5, y - 3, 10, 6, 3, colour, f'opacity="{light}"'))
    return "".join(lights)


def _ring(places: Places, tier: int) -> list[Way]:
    """Return the ways between neighbouring spaces of one tier, clockwise."""
    on_tier = sorted((n for n in places.spaces if n.tier == tier), key=lambda node: node.place)
    circle_of_nodes = [*on_tier, on_tier[0]]
    return [places.link("ring", a.id, b.id) for a, b in pairwise(circle_of_nodes)]


def _groove(places: Places, floor: Floor) -> str:
    """Return the groove in which the spaces of a ring lie."""
    points = [point for way in _ring(places, floor.tier) for point in way[:-1]]
    path = polyline(points, closed=True)
    lower = polyline([(x, y + 1.5) for x, y in points], closed=True)
    edge = stroked(path, dk(floor.colour, 0.3), GROOVE)
    return edge + stroked(lower, lt(floor.colour, 0.10), GROOVE - 4)


def _seams(places: Places, floor: Floor) -> str:
    """Return the joints of the deck plates, halfway between the spaces, out to the edge."""
    lines, light = [], []
    for way in _ring(places, floor.tier):
        x, y = along(way, 0.5)
        across, down = x - floor.x, y - floor.y
        to_edge = 1 / max(0.01, math.hypot(across / floor.rx, down / floor.ry))
        inner, outer = (
            (floor.x + across * share, floor.y + down * share)
            for share in (to_edge * SEAM[0], to_edge * SEAM[1])
        )
        lines.append(polyline([inner, outer]))
        light.append(polyline([(inner[0] + 1.5, inner[1] + 0.5), (outer[0] + 1.5, outer[1] + 0.5)]))
    cut = stroked(" ".join(lines), dk(floor.colour, 0.4), 1.5, 'opacity=".42"')
    return cut + stroked(" ".join(light), lt(floor.colour, 0.4), 0.8, 'opacity=".28"')


def _paint_light(canvas: Canvas, ground: Floor, pod: Point) -> None:
    """Paint the lantern light: from the pod, and from the upper left."""
    x, y = pod
    glow(canvas, x, y - 4, 470, "#FFC57A", 0.30, 300)
    glow(canvas, x, y - 4, 200, "#FFE3AE", 0.42, 140)
    glow(canvas, ground.x - 330, ground.y - 250, 420, "#FFE7C2", 0.10, 240)


def _paint_tube(sheet: Sheet, way: Way, *, deadly: bool) -> None:
    """Paint a shaft as a tube under the spaces; one that leaves the hull ends in a hatch."""
    path = polyline(way)
    dropped = polyline([(x + 2, y + TUBE_DROP) for x, y in way])
    body = (
        stroked(dropped, "#070A16", 24, DIM)
        + stroked(path, "#1B2140", 22)
        + stroked(path, "#7380AE", 17)
        + stroked(path, "#353E6C", 11)
        + stroked(path, "#7DBDFF", 3.2, 'stroke-dasharray="1 9"')
    )
    sheet.cut(body, around(way, 22))
    if deadly:
        draw_sprite(sheet.canvas, "hatch_space", *way[-1], HATCH_HEIGHT, "center")


def _paint_space(sheet: Sheet, places: Places, node: Node) -> None:
    """Paint the disc of one space, and what always lies on it."""
    canvas, (x, y), size = sheet.canvas, places.spot(node.id), places.radius * 2
    name = disc_of(places, node)
    grown = size * SHAFT_SHARE if name.startswith("shaft") else size
    draw_sprite(canvas, name, x, y + 1, grown, "center")
    if node.kind == "snake_start":
        draw_sprite(canvas, f"ring_snake_{node.owner}", x, y + 1, size, "center")
    if node.kind == "equipment":
        dashes = 'stroke="#6E5630" stroke-width="1.8" stroke-dasharray="4 3.2" opacity=".8"'
        sheet.cut(circle(x, y + 0.5, size * 0.31, "none", dashes), around([(x, y)], size / 2))


def disc_of(places: Places, node: Node) -> str:
    """Return the name of a space's picture."""
    if node.kind == "shaft_mouth":
        deadly = any(hole.mouth == node.id and hole.deadly for hole in places.holes)
        return "shaft_deadly" if deadly else "shaft"
    if node.kind == "ladder_foot":
        return "disc_ladder"
    if node.kind == "rat_start":
        return f"disc_start_{node.owner}"
    return f"disc_tier{min(node.tier, len(TIERS))}"


def _paint_ladder(sheet: Sheet, way: Way, *, into_pod: bool) -> None:
    """Paint a ladder between two spaces: rails over rungs over a shadow."""
    line = (way[0], way[-1])
    trim = LADDER_TRIM / max(1.0, length(line))
    low, high = along(line, trim), along(line, 1 - trim * (POD_TRIM if into_pod else 1))
    span = math.dist(low, high)
    if trim > 0.4 or span < RUNG_STEP:
        return
    nx, ny = (low[1] - high[1]) / span * 9, (high[0] - low[0]) / span * 9
    rails = " ".join(
        polyline([(x + nx * side, y + ny * side) for x, y in (low, high)]) for side in (1, -1)
    )
    count = max(3, int(span / RUNG_STEP))
    middles = [along((low, high), (number + 0.5) / count) for number in range(count)]
    rungs = " ".join(polyline([(x + nx, y + ny), (x - nx, y - ny)]) for x, y in middles)
    body = (
        f'<g transform="translate(3 5)">{stroked(f"{rails} {rungs}", "#070A16", 5, DIM)}</g>'
        + stroked(rungs, "#D9963A", 4.2)
        + stroked(rails, "#8A5418", 6.5)
        + stroked(rails, "#FFDF9A", 4.2)
    )
    sheet.cut(body, around([low, high], 22))


def _paint_plaque(sheet: Sheet, places: Places, floor: Floor) -> None:
    """Paint the number of a tier on its ring, where the map wants it."""
    x, y = spot = _plaque_spot(places, floor)
    size = sheet.canvas.wish(TIER_SIZE, TIER_GROWTH)
    k = size / TIER_SIZE
    body = rounded(x - 14 * k, y - 14 * k, 28 * k, 29 * k, 8 * k, dk(floor.colour, 0.6))
    body += rounded(x - 14 * k, y - 16 * k, 28 * k, 29 * k, 8 * k, dk(floor.colour, 0.38))
    sheet.cut(body, around([spot], 18 * k))
    draw_text(sheet.canvas, x, y - 1.5 * k, str(floor.tier), size, LAMP, "space", "center")


def plaque_spots(places: Places) -> list[Point]:
    """Return where the numbers of the tiers stand."""
    return [_plaque_spot(places, floor) for floor in floors(places)]


def _plaque_spot(places: Places, floor: Floor) -> Point:
    spot = places.slots.get(f"plaque_{floor.tier}")
    if spot is not None:
        return spot
    # A gap low on the left, where ladders are rare.
    return min(
        (along(way, 0.5) for way in _ring(places, floor.tier)),
        key=lambda gap: math.dist(gap, (floor.x - floor.rx * 0.3, floor.y + floor.ry)),
    )


def _paint_pod(canvas: Canvas, spot: Point) -> None:
    """Paint the escape pod in the middle of the top tier."""
    x, y = spot
    glow(canvas, x, y + 6, 120, "#FFE9B8", 0.75)
    foot(canvas, x, y + 44, 110, 34, 0.7)
    put(canvas, sprite("pod", canvas.px(POD_HEIGHT)), x, y, "center", (5, 0.5, 3, 5))
