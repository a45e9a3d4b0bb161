"""How the Nomias attack: the card that comes forward, whom it strikes, what is lost and added.

As in `motions.py`, every motion first tells its event to what is shown.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.rules.contract import Event
from game.rules.evacuate import RED
from game.scenes.evacuate.actors import LARGE, Actors, Flight
from game.scenes.evacuate.beats import Motion, foot_of, sign, signed, with_camera
from game.scenes.evacuate.motions import RUNNER_MOTIONS
from game.scenes.evacuate.row_motions import AT_REVEAL, ROW_MOTIONS, put_tags_down
from game.scenes.evacuate.told import WHITE, discard, stand_on_tracker
from game.scenes.facts import whole, word
from game.scenes.fit import Point
from game.scenes.lights import flash
from game.ui.director import Beat, Part, Together
from game.ui.easing import ease_in, ease_in_out, ease_out, linear
from game.ui.theme import BAD, GOOD, INFO

CARD_SECONDS: Final = 0.28
HOLD_SECONDS: Final = 0.7
RUSH_SECONDS: Final = 0.3
GRAB_SECONDS: Final = 0.5
LAND_SECONDS: Final = 0.22
LEAVE_SECONDS: Final = 0.3
READY_SECONDS: Final = 0.9
SHIP_SECONDS: Final = 1.4
GONE_SECONDS: Final = 0.4

SMALL: Final = 52.0
"""Width of one on its pile."""
HOLD_AT: Final = (0.5, 0.74, 0.26)
"""Where a card may be held up, as shares of the width of the board; the middle is liked best."""
SHAKE: Final = 4.0
BOAT_SECONDS: Final = 0.5
BOAT_WIDTH: Final = 120.0
BOAT_HOVERS: Final = 96.0
"""How high over a runner's feet the Lifeboat hovers, in board units."""
BOAT_FAR: Final = 320.0
DARK: Final = 0.62


def parts_of(actors: Actors, event: Event) -> Sequence[Part]:
    """Return the motion of one event; what nobody could see is only told."""
    before = put_tags_down(actors) if actors.revealing and event.kind not in AT_REVEAL else ()
    make = MOTIONS.get(event.kind)
    if make is None:
        return (*before, Beat(0.0, on_start=partial(actors.tell, event)))
    return (*before, *make(actors, event))


def pile(actors: Actors, name: str) -> Point:
    """Return the middle of an outline of the table."""
    box = actors.places.outline(name)
    return box.cx, box.cy


def deck(actors: Actors) -> Point:
    """Return where the Nomia deck lies: at the left of its panel."""
    box = actors.places.outline("nomia_deck")
    return box.x + 48, box.cy


# The card


def _drawn(actors: Actors, event: Event) -> Sequence[Part]:
    """Hold the card up while the corridor goes dark round whom it threatens; then strike."""
    card = word(event, "card")
    flight = Flight("?", *deck(actors), SMALL)
    held: list[Point] = []

    def begin() -> None:
        # Who is in danger is asked while the card still counts as one of the deck.
        flight.targets = actors.in_danger(card)
        held.append(_place_to_hold(actors, flight.targets))
        actors.tell(event)
        actors.flights.append(flight)

    def rise(t: float) -> None:
        _carry(flight, deck(actors), held[0], t, SMALL, LARGE)
        actors.dim = DARK * min(1.0, t)

    def turn(t: float) -> None:
        flight.card = card if t >= 0.5 else "?"
        flight.squeeze = max(0.03, abs(2 * t - 1)) if t < 1 else 1.0

    def threaten() -> None:
        actors.threatened = flight.targets
        actors.rushing = _ends(actors, card)

    def sweep(t: float) -> None:
        actors.sweep = t if t < 1 else 0.0

    parts: list[Part] = [
        Beat(CARD_SECONDS, begin, rise, sound="nomia_near", easing=ease_out),
        Beat(CARD_SECONDS, on_frame=turn, sound="card_flip", easing=linear),
        Beat(HOLD_SECONDS, threaten, sweep, easing=ease_in_out),
    ]
    if card in RED:
        parts.append(_strike(actors))
    parts.append(_leave(actors, flight, event))
    return parts


def _place_to_hold(actors: Actors, targets: frozenset[int]) -> Point:
    """Return where a card is held up so that it hides as few as possible of those it threatens."""
    width, y = actors.places.size[0], actors.places.row.cy - 10
    xs = [actors.pose(runner).x + actors.camera.shift for runner in sorted(targets)]

    def hidden(x: float) -> int:
        return sum(abs(each - x) < LARGE / 2 + 40 for each in xs)

    return min((width * share for share in HOLD_AT), key=hidden), y


def _carry(flight: Flight, start: Point, end: Point, t: float, small: float, large: float) -> None:
    flight.x = start[0] + (end[0] - start[0]) * t
    flight.y = start[1] + (end[1] - start[1]) * t
    flight.width = small + (large - small) * t


def _ends(actors: Actors, card: str) -> frozenset[int]:
    """Return from which ends of the row a card comes."""
    arrow = actors.shown.arrow
    ends = {"front": {arrow}, "rear": {-arrow}, "pincer": {1, -1}}
    return frozenset(ends.get(card, set()))


def _strike(actors: Actors) -> Part:
    """Let the Nomias come out of the dark at everybody who is threatened; the corridor shakes."""

    def rush(t: float) -> None:
        actors.rush = math.sin(math.pi * t) if t < 1 else 0.0
        actors.shake = SHAKE * math.sin(8 * math.pi * t) * (1 - t) if t < 1 else 0.0

    return Beat(RUSH_SECONDS, on_frame=rush, sound="strike", easing=ease_out)


def _leave(actors: Actors, flight: Flight, event: Event) -> Beat:
    """Lay the card on the discard pile and let the light come back; white cards fade away."""
    white = word(event, "card") in WHITE
    start: list[Point] = []

    def begin() -> None:
        start.append((flight.x, flight.y))

    def move(t: float) -> None:
        goal = (start[0][0], start[0][1] - 40) if white else pile(actors, "nomia_discard")
        _carry(flight, start[0], goal, t, LARGE, LARGE if white else SMALL)
        flight.alpha = max(0.0, 1 - t) if white else 1.0
        actors.dim = DARK * max(0.0, 1 - t)

    def end() -> None:
        actors.flights.remove(flight)
        discard(actors.shown, event)

    return Beat(LEAVE_SECONDS, begin, move, end, easing=ease_in_out)


def _added(actors: Actors, event: Event) -> Sequence[Part]:
    """Carry a card from the market to the discard pile."""
    card = word(event, "card")
    start, goal = pile(actors, f"market.{card}"), pile(actors, "nomia_discard")
    flight = Flight(card, *start, 100.0)

    def begin() -> None:
        actors.flights.append(flight)

    def move(t: float) -> None:
        _carry(flight, start, goal, t, 100.0, SMALL)

    def end() -> None:
        actors.flights.remove(flight)
        actors.tell(event)

    return (Beat(LEAVE_SECONDS * 1.4, begin, move, end, sound="card_draw", easing=ease_in_out),)


def _shuffled(actors: Actors, event: Event) -> Sequence[Part]:
    """Carry the discard pile back into the deck."""
    count = min(5, max(1, whole(event, "count")))
    start, goal = pile(actors, "nomia_discard"), deck(actors)
    flights = [Flight("?", *start, SMALL) for _ in range(count)]

    def begin() -> None:
        actors.tell(event)
        actors.flights.extend(flights)

    def move(t: float) -> None:
        for number, flight in enumerate(flights):
            own = max(0.0, min(1.0, t * 1.6 - 0.6 * number / count))
            _carry(flight, start, goal, own, SMALL, SMALL)
            flight.y -= 26 * math.sin(math.pi * own)

    def end() -> None:
        for flight in flights:
            actors.flights.remove(flight)

    return (Beat(0.6, begin, move, end, sound="nomia_shuffle", easing=ease_in_out),)


# Losses


def _lost(actors: Actors, event: Event) -> Sequence[Part]:
    """Have claws take a Survivor into the dark, and its miniature stand on the tracker."""
    runner = whole(event, "runner")
    flight = Flight("", 0.0, 0.0, 1.0, runner=runner)
    start: list[Point] = []

    def begin() -> None:
        actors.tell(event)
        pose = actors.pose(runner)
        start.append((pose.x + actors.camera.shift, pose.y))
        flight.x, flight.y = start[0]
        actors.flights.append(flight)

    def grab(t: float) -> None:
        away = _dark_beside(actors, start[0][0])
        flight.x = start[0][0] + (away - start[0][0]) * t
        flight.y = start[0][1] - 60 * math.sin(math.pi * t)
        flight.width, flight.alpha = 1 - 0.4 * t, max(0.0, 1 - t * t)

    def end() -> None:
        actors.flights.remove(flight)
        actors.threatened -= {runner}

    claws = flash(actors, "claws", foot_of(actors, runner), sound="loss")
    taken = Beat(GRAB_SECONDS, begin, grab, end, easing=ease_in)
    return (Together((claws, _shake(actors, runner), taken)), _to_tracker(actors, event))


def _dark_beside(actors: Actors, x: float) -> float:
    """Return where the nearer dark end of the row is, across the board."""
    left = max(0.0, actors.plan.left + actors.camera.shift - 40)
    right = min(actors.places.size[0], actors.plan.right + actors.camera.shift + 40)
    return left if x - left < right - x else right


def _shake(actors: Actors, runner: int) -> Beat:
    home: list[float] = []

    def begin() -> None:
        home.append(actors.pose(runner).x)

    def move(t: float) -> None:
        swing = math.sin(6 * math.pi * t) * (1 - t) if t < 1 else 0.0
        actors.pose(runner).x = home[0] + 7 * swing

    return Beat(GRAB_SECONDS * 0.8, begin, move, easing=linear)


def _to_tracker(actors: Actors, event: Event) -> Beat:
    """Stand a miniature on the tracker."""

    def begin() -> None:
        stand_on_tracker(actors.shown, event)

    def move(t: float) -> None:
        actors.pulse = max(0.0, 1 - t)

    return Beat(LAND_SECONDS, begin, move, sound="run_lock", easing=ease_out)


def _hit(actors: Actors, event: Event) -> Sequence[Part]:
    """Show a hit on Urumak, which moves the tracker as well."""
    seat = whole(event, "seat")
    claws = flash(actors, "claws", foot_of(actors, seat), sound="strike")
    return (
        Beat(0.0, on_start=partial(actors.tell, event)),
        Together((claws, _shake(actors, seat))),
        _to_tracker(actors, event),
    )


def _removed(actors: Actors, event: Event) -> Sequence[Part]:
    """Pull the last one of a colour into the dark for good."""
    runner = whole(event, "runner")
    start: list[float] = []

    def begin() -> None:
        start.append(actors.pose(runner).x)
        actors.tell(event)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        dark = _dark_beside(actors, start[0] + actors.camera.shift) - actors.camera.shift
        pose.x = start[0] + (dark - start[0]) * t
        pose.scale, pose.alpha = 1 - 0.4 * t, max(0.0, 1 - t)

    def end() -> None:
        actors.poses.pop(runner, None)
        actors.tags.pop(runner, None)

    gone = Beat(GONE_SECONDS, begin, move, end, sound="loss", easing=ease_in)
    return with_camera(actors, GONE_SECONDS, gone)


def _spared(actors: Actors, event: Event) -> Sequence[Part]:
    runner = whole(event, "runner")

    def relieve() -> None:
        actors.threatened -= {runner}

    return (Beat(0.0, on_start=relieve), sign(actors, runner, "shield", GOOD, "spared"))


# Ships


def _safe(actors: Actors, event: Event) -> Sequence[Part]:
    """Let the Lifeboat come down to a runner, take its Survivors in, and fly off."""
    seat = whole(event, "seat")
    boat = Flight("", 0.0, 0.0, BOAT_WIDTH, sprite="lifeboat")
    over: list[Point] = []

    def begin() -> None:
        pose = actors.pose(seat)
        over.append((pose.x + actors.camera.shift, pose.y - BOAT_HOVERS))
        actors.flights.append(boat)

    def come(t: float) -> None:
        boat.x, boat.y = over[0][0] - BOAT_FAR * (1 - t), over[0][1] - BOAT_FAR * 0.7 * (1 - t)
        boat.alpha = min(1.0, 2 * t)

    def go(t: float) -> None:
        boat.x, boat.y = over[0][0] + BOAT_FAR * t, over[0][1] - BOAT_FAR * 0.7 * t
        boat.alpha = max(0.0, 1 - t * t)

    def end() -> None:
        actors.flights.remove(boat)

    return (
        Beat(BOAT_SECONDS, begin, come, sound="evac_ready", easing=ease_out),
        *signed("person", GOOD, "spared")(actors, event),
        Beat(BOAT_SECONDS, on_frame=go, on_end=end, easing=ease_in),
    )


def _readied(actors: Actors, event: Event) -> Sequence[Part]:
    """Light the place of the Transport: it is among the Nomia cards now."""

    def move(t: float) -> None:
        actors.glow = math.sin(math.pi * t) if t < 1 else 0.0

    return (
        Beat(READY_SECONDS, partial(actors.tell, event), move, sound="evac_ready", easing=linear),
    )


def _came(actors: Actors, _event: Event) -> Sequence[Part]:
    """Let the Transport come down over the row and stay."""

    def move(t: float) -> None:
        actors.ship = t
        actors.dim = 0.0

    return (Beat(SHIP_SECONDS, on_frame=move, sound="transport", easing=ease_out),)


MOTIONS: Final[Mapping[str, Motion]] = {
    **RUNNER_MOTIONS,
    **ROW_MOTIONS,
    "nomia_drawn": _drawn,
    "nomia_added": _added,
    "nomia_shuffled": _shuffled,
    "survivor_lost": _lost,
    "survivor_hit": _hit,
    "runner_removed": _removed,
    "runner_stunned": signed("x", BAD),
    "survivor_spared": _spared,
    "survivor_returned": signed("heart", GOOD, "spared"),
    "hit_removed": signed("heart", GOOD, "spared"),
    "captive_taken": signed("person", INFO, "special", of=lambda event: whole(event, "seat")),
    "nomia_collected": signed("claw", INFO, "special"),
    "survivors_safe": _safe,
    "lifeboat_added": signed("ship", GOOD),
    "evac_readied": _readied,
    "transport_came": _came,
}
"""How every event moves; all others are only told."""
