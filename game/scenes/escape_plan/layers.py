"""Everything in the city in painter's order, from the night up to what flies over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.rules.contract import Seat
from game.scenes.escape_plan import overlays
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.city import CityPicture
from game.scenes.escape_plan.effects import draw_effect, draw_flight, draw_sign
from game.scenes.escape_plan.ghosts import Offer
from game.scenes.escape_plan.lenses import draw_buttons, draw_lens_above, draw_lens_below
from game.scenes.escape_plan.pieces import Stress, draw_officers, draw_people
from game.scenes.escape_plan.prices import draw_fares
from game.scenes.fit import Fit
from game.ui.canvas import Box, Canvas
from game.ui.light import wash

DAYLIGHT: Final = (
    ("#FFE2B0", 0.05, 0.0),
    ("#FFF3DC", 0.0, 0.0),
    ("#F2824A", 0.02, 0.09),
    ("#060B22", 0.34, 0.26),
    ("#C0508A", 0.02, 0.14),
)
"""The light of each part of a day: its colour, and how strong it is above and below."""


@dataclass(frozen=True, slots=True)
class Play:
    """What is in the city now, who stands out, what is on offer, and what a person looks at."""

    picture: CityPicture
    actors: Actors
    stress: Stress
    offer: Offer
    lens: str = ""
    """Which lens lies over the city, if any."""
    seat: Seat = 0
    """For whom the lens shows something."""


def draw_night(canvas: Canvas, region: Box, play: Play) -> None:
    """Draw what lies behind everything."""
    canvas.baked("escape plan night", region, lambda layer: play.picture.paint_night(layer, region))


def draw_city(canvas: Canvas, region: Box, fit: Fit, play: Play) -> None:
    """Draw the city with everybody in it."""
    board = fit.canvas(canvas)
    actors, offer = play.actors, play.offer
    _draw_ground(canvas, region, fit, play)
    draw_lens_below(board, actors, play.lens, play.seat)
    overlays.draw_lit_tiles(board, actors, offer)
    overlays.draw_ghost_tile(board, actors, offer)
    overlays.draw_trail(board, actors, actors.trail)
    overlays.draw_ways(board, actors, offer.ways)
    overlays.draw_place_lights(board, actors, offer)
    play.picture.draw_plates(board, actors)
    overlays.draw_lit_places(board, actors, offer)
    draw_officers(board, actors.camera, actors.officers, play.stress)
    draw_people(board, actors.camera, actors.poses, actors.shown, play.stress)
    overlays.draw_knobs(board, actors, offer)
    if not play.lens:
        draw_fares(board, actors, offer)
    draw_lens_above(board, actors, play.lens, play.seat)
    overlays.draw_ghost_thief(board, actors, offer)
    for effect in actors.effects:
        draw_effect(board, effect)
    for sign in actors.signs:
        draw_sign(board, sign)
    draw_buttons(board, actors, play.lens)


def _draw_ground(canvas: Canvas, region: Box, fit: Fit, play: Play) -> None:
    """Draw the night with the tiles in it; while nothing of that moves, one kept picture."""

    def draw(layer: Canvas) -> None:
        draw_night(layer, region, play)
        play.picture.draw_tiles(fit.canvas(layer), actors)
        draw_daylight(layer, region, part)

    actors = play.actors
    part = actors.shown.part
    if not actors.camera.still:
        draw(canvas)
        return
    stamp = (actors.plan.laid, actors.in_air, actors.camera.view, part)
    play.picture.lay_ground(canvas, region, stamp, draw)


def draw_daylight(canvas: Canvas, region: Box, part: int) -> None:
    """Let the light of a part of the day fall on the streets; outside the parts it is noon."""
    colour, above, below = DAYLIGHT[max(0, part)] if part >= 0 else DAYLIGHT[1]
    if above or below:
        wash(canvas, region, colour, colour, (above, below))


def draw_over(canvas: Canvas, fit: Fit, play: Play, draw_displays: Callable[[], None]) -> None:
    """Draw the panels beside the city, and what flies over everything."""
    draw_displays()
    board = fit.canvas(canvas)
    for flight in play.actors.flights:
        draw_flight(board, flight)
