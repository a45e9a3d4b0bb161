"""How thieves and the inspector move through the city, and the motion of every event.

What the city and its police do is in `city_motions.py`, what happens to what thieves own in
`board_motions.py`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from game.rules.contract import Event
from game.rules.escape_plan import PARTS
from game.scenes.escape_plan.actors import Actors, Trail
from game.scenes.escape_plan.beats import (
    Motion,
    between,
    foot_of,
    frame,
    gather,
    head_of,
    lit,
    signed,
    telling,
)
from game.scenes.escape_plan.board_motions import BOARD_MOTIONS
from game.scenes.escape_plan.city_motions import CITY_MOTIONS
from game.scenes.escape_plan.pieces import CityPose
from game.scenes.facts import numbers, whole, word
from game.scenes.fit import Point
from game.scenes.lights import flash, rising
from game.ui.director import Beat, InTurn, Part, Together
from game.ui.easing import ease_in, ease_in_out, ease_out, linear
from game.ui.layout import Rect
from game.ui.theme import BAD, GOOD, INFO, LAMP

WALK_SECONDS: Final = 0.2
WALK_SECONDS_PER_STEP: Final = 0.1
LONGEST_WALK: Final = 0.7
LEAVE_SECONDS: Final = 0.5
HUNT_SECONDS: Final = 0.5
HOP_HEIGHT: Final = 9.0
FLIGHT_HEIGHT: Final = 70.0
"""How high a step and a flight go, in piece units."""
STEP_SOUNDS: Final = 3
WATERS: Final = frozenset({"water", "ferry"})
MARGIN: Final = 60.0


def parts_of(actors: Actors, event: Event) -> Sequence[Part]:
    """Return the motion of an event."""
    return MOTIONS.get(event.kind, _told)(actors, event)


def _told(actors: Actors, event: Event) -> Sequence[Part]:
    return (telling(actors, event),)


# Thieves


def _moved(actors: Actors, event: Event) -> Sequence[Part]:
    """Walk the whole way, step by step, over streets, under the ground and through the air."""
    seat, path = whole(event, "seat"), numbers(event, "path")
    steps = [step for step in pairwise(path) if step[0] != step[1]]
    if not steps:
        return (telling(actors, event),)
    seconds = min(LONGEST_WALK, WALK_SECONDS + WALK_SECONDS_PER_STEP * len(steps)) / len(steps)

    def arrive() -> None:
        actors.trail = None if seat == actors.viewer else Trail(seat, path)

    set_off = Beat(0.0, on_start=partial(_set_off, actors, event))
    sounds = _sounds_on_the_way(actors, steps, drives=whole(event, "gas") > 0)
    legs = [
        _leg(actors, seat, step, seconds, (number, len(steps)), sounds[number])
        for number, step in enumerate(steps)
    ]
    walk = InTurn((set_off, *legs, Beat(0.0, on_start=arrive)))
    return (*_in_sight(actors, path), Together((walk, gather(actors, seconds * len(steps)))))


def _set_off(actors: Actors, event: Event) -> None:
    """Take the move over, with the mover still where it was."""
    seat = whole(event, "seat")
    actors.tell(event)
    if seat not in actors.poses:
        spot = actors.plan.spot(whole(event, "start"))
        if spot is not None:
            actors.poses[seat] = CityPose(*spot)


def _in_sight(actors: Actors, path: Sequence[int]) -> Sequence[Part]:
    """Return a glide of the camera, if a way does not lie wholly in sight."""
    spots = [spot for node in path if (spot := actors.plan.spot(node)) is not None]
    if not spots:
        return ()
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    wide, high = max(x for x, _ in spots) - left, max(y for _, y in spots) - top
    box = Rect(left - MARGIN, top - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)
    return () if actors.camera.shows(box) else (frame(actors),)


def _sounds_on_the_way(
    actors: Actors, steps: Sequence[tuple[int, int]], *, drives: bool
) -> list[str | None]:
    """Return what is heard at each step: feet, and whatever one gets into, once for a ride."""
    sounds: list[str | None] = []
    last = ""
    for number, step in enumerate(steps):
        means = _means(actors, step, drives=drives)
        walks = means == "street_step"
        sounds.append(f"{means}_{min(number + 1, STEP_SOUNDS)}" if walks else means)
        if not walks and means == last:
            sounds[-1] = None
        last = means
    return sounds


def _means(actors: Actors, step: tuple[int, int], *, drives: bool) -> str:
    """Return what carries a thief over a step, as its sound."""
    start, end = (actors.shown.tiles.kind[node] for node in step)
    if start == end == "subway":
        return "subway"
    if actors.plan.is_flight(*step):
        return "helicopter"
    if end in WATERS:
        return "ferry"
    return "car" if drives else "street_step"


def _leg(
    actors: Actors,
    seat: int,
    step: tuple[int, int],
    seconds: float,
    place: tuple[int, int],
    sound: str | None,
) -> Beat:
    """Move a thief one step on, which is the first, second ... (from 0) of so many.

    It comes off the side of its place and goes to that of the next.
    """
    start, end = step
    number, count = place
    line: list[Point] = []
    asides: list[Point] = []
    flies = actors.plan.is_flight(start, end)
    kind = actors.shown.tiles.kind
    rides = kind[start] == kind[end] == "subway"

    def begin() -> None:
        pose, home = actors.poses[seat], actors.homes()[seat]
        line[:] = actors.plan.step_line(start, end)
        share = 1.0 / (count - number)
        asides[:] = (
            (pose.aside, pose.down),
            between((pose.aside, pose.down), (home.aside, home.down), share),
        )

    def move(t: float) -> None:
        pose = actors.poses[seat]
        pose.x, pose.y = along(line, t)
        pose.aside, pose.down = between(asides[0], asides[1], t)
        height = FLIGHT_HEIGHT if flies and not rides else HOP_HEIGHT
        pose.lift = height * math.sin(math.pi * t) if t < 1 else 0.0
        pose.alpha = 1 - 0.75 * math.sin(math.pi * t) if rides and t < 1 else 1.0

    return Beat(seconds, begin, move, sound=sound, easing=linear)


def along(line: Sequence[Point], share: float) -> Point:
    """Return the point at a share of the length of a line."""
    lengths = [math.dist(start, end) for start, end in pairwise(line)]
    left = share * sum(lengths)
    for (start, end), long in zip(pairwise(line), lengths, strict=True):
        if left <= long and long > 0:
            return between(start, end, left / long)
        left -= long
    return line[-1]


def _turn_began(actors: Actors, event: Event) -> Sequence[Part]:
    return (telling(actors, event), flash(actors, "ring", foot_of(actors, event), LAMP))


def _part_began(actors: Actors, event: Event) -> Sequence[Part]:
    """Come nearer again once the city has grown."""
    first = word(event, "part") == PARTS[0]
    return (telling(actors, event, "part_bell"), *((frame(actors),) if first else ()))


def _left(actors: Actors, event: Event, *, free: bool) -> Sequence[Part]:
    """Let a thief run off, or be led away."""
    seat = whole(event, "seat")
    light, colour, sound = (
        ("burst", GOOD, "escaped") if free else ("cuffs", BAD, "arrested")
    )  # fmt: skip

    def move(t: float) -> None:
        pose = actors.poses.get(seat)
        if pose is not None:
            pose.alpha = max(0.0, 1 - t)
            pose.lift = 40 * t if free else -12 * t

    def over() -> None:
        actors.poses.pop(seat, None)

    shine = flash(actors, light, foot_of(actors, event), colour, sound)
    shown = rising(actors, "exit" if free else "cuffs", colour, head_of(actors, event))
    away = InTurn((Beat(LEAVE_SECONDS, on_frame=move, on_end=over, easing=ease_in),
                   gather(actors, 0.2)))  # fmt: skip
    return (Together((shine, shown)), telling(actors, event), away)


# The inspector


def _inspector_moved(actors: Actors, event: Event) -> Sequence[Part]:
    """Let the inspector turn up at another place."""
    who = whole(event, "seat")
    way: list[CityPose] = []

    def begin() -> None:
        actors.tell(event)
        home = actors.homes().get(who)
        if home is not None:
            pose = actors.poses.setdefault(who, home)
            way[:] = CityPose(pose.x, pose.y, aside=pose.aside, down=pose.down), home

    def move(t: float) -> None:
        if not way:
            return
        start, end = way
        pose = actors.poses[who]
        pose.x, pose.y = between((start.x, start.y), (end.x, end.y), t)
        pose.aside, pose.down = between((start.aside, start.down), (end.aside, end.down), t)
        pose.lift = 50 * math.sin(math.pi * t) if t < 1 else 0.0

    ends = (whole(event, "start"), whole(event, "end"))
    run = Beat(HUNT_SECONDS, begin, move, sound="inspector", easing=ease_in_out)
    light = flash(actors, "beam", foot_of(actors, event), BAD)
    return (*_in_sight(actors, ends), run, Together((light, gather(actors, 0.2))))


def _popped(actors: Actors, event: Event) -> Sequence[Part]:
    """Let a thief jump for joy: it has finished a group."""
    seat = whole(event, "seat")

    def move(t: float) -> None:
        pose = actors.poses.get(seat)
        if pose is not None:
            pose.lift = 26 * math.sin(math.pi * t) if t < 1 else 0.0

    jump = Beat(0.4, on_frame=move, sound="group_finished", easing=ease_out)
    shine = flash(actors, "burst", foot_of(actors, event), LAMP)
    shown = rising(actors, "star", LAMP, head_of(actors, event))
    return (telling(actors, event), Together((jump, shine, shown)))


def _day_began(actors: Actors, event: Event) -> Sequence[Part]:
    """Let the sun rise over the city."""
    sun = rising(actors, "sun", LAMP, actors.middle, str(whole(event, "day")), "day_begins")
    return (telling(actors, event), sun)


def _order_set(actors: Actors, event: Event) -> Sequence[Part]:
    """Write over everybody which place they have in the turn order."""
    order = numbers(event, "order")
    places = [
        rising(actors, "feet", LAMP, partial(actors.head, who), str(place))
        for place, who in enumerate(order, 1)
    ]
    return (telling(actors, event, "card_flip"), Together(tuple(places)))


def _leads_shuffled(actors: Actors, event: Event) -> Sequence[Part]:
    """Show that the inspector has new leads."""
    hunter = partial(actors.head, actors.shown.inspector)
    return (telling(actors, event), rising(actors, "cards", INFO, hunter, sound="shuffle"))


def _ended(actors: Actors, event: Event) -> Sequence[Part]:
    """Play the end, to which the sentence and the results belong."""
    return (telling(actors, event, "win" if numbers(event, "winners") else "lose"),)


MOTIONS: Final[Mapping[str, Motion]] = {
    **CITY_MOTIONS,
    **BOARD_MOTIONS,
    "day_began": _day_began,
    "order_set": _order_set,
    "thief_moved": _moved,
    "part_began": _part_began,
    "turn_began": _turn_began,
    "turn_passed": signed("clock", INFO, "cube"),
    "rested": lit("sun", LAMP, "ring", "rest"),
    "thief_escaped": partial(_left, free=True),
    "arrested": partial(_left, free=False),
    "inspector_moved": _inspector_moved,
    "inspector_stayed": signed("clock", INFO, "inspector"),
    "leads_shuffled": _leads_shuffled,
    "group_finished": _popped,
    "match_ended": _ended,
}
"""The motion of each event; of all others a view shows something new, or nothing."""
