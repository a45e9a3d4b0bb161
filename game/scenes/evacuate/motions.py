"""How each event of Evacuate! moves on the row: runs, turns, pushes, new cards, the arrow.

Every motion first tells its event to what is shown (`told.py`) and then brings poses there. What
the Nomias do is in `strikes.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from game.rules.contract import Event
from game.scenes.evacuate.actors import Actors, CardPose, Effect, Sign
from game.scenes.evacuate.told import QUICK_FEET, numbers, who, whole, word
from game.scenes.fit import Point
from game.ui.director import Beat, InTurn, Part, Together
from game.ui.easing import ease_in, ease_in_out, ease_out, linear
from game.ui.theme import BAD, GOOD, INFO, LAMP, WARN

RUN_SECONDS: Final = 0.18
RUN_SECONDS_PER_STEP: Final = 0.09
LONGEST_RUN: Final = 0.45
TURN_SECONDS: Final = 0.22
FLIP_SECONDS: Final = 0.4
PUSH_SECONDS: Final = 0.3
FLIGHT_SECONDS: Final = 0.45
EFFECT_SECONDS: Final = 0.36
SIGN_SECONDS: Final = 0.6
TAG_SECONDS: Final = 0.22
REVEAL_HOLD_SECONDS: Final = 0.5
LAY_SECONDS: Final = 0.35
CLOSE_SECONDS: Final = 0.4
ARROW_SECONDS: Final = 0.6
HOP_HEIGHT: Final = 13.0
GAP_HEIGHT: Final = 34.0
FLIGHT_HEIGHT: Final = 70.0
LAND_SQUASH: Final = 0.06
FALL: Final = 90.0
STEP_SOUNDS: Final = 3
SLIME: Final = "#B7F34A"

Motion = Callable[[Actors, Event], Sequence[Part]]


def follow(actors: Actors, seconds: float) -> Beat:
    """Let the camera glide to where it should look once everybody has come to rest."""
    way: list[float] = []

    def begin() -> None:
        way[:] = (actors.camera.x + actors.camera.aside, actors.wanted_camera())
        actors.camera.look_at(way[0])

    def move(t: float) -> None:
        actors.camera.look_at(way[0] + (way[1] - way[0]) * t)

    return Beat(seconds, begin, move, easing=ease_in_out)


def with_camera(actors: Actors, seconds: float, *parts: Part) -> tuple[Part, ...]:
    """Return parts that follow one another while the camera follows them."""
    return (Together((InTurn(parts), follow(actors, seconds))),)


def flash(actors: Actors, name: str, spot: Callable[[], Point], sound: str | None = None) -> Beat:
    """Show a short light at a place on the row that is known once it begins."""
    shown: list[Effect] = []

    def begin() -> None:
        shown.append(Effect(name, *spot()))
        actors.effects.append(shown[0])

    def move(t: float) -> None:
        shown[0].age = t

    def end() -> None:
        actors.effects.remove(shown[0])

    return Beat(EFFECT_SECONDS, begin, move, end, sound=sound, easing=linear)


def sign(actors: Actors, runner: int, icon: str, colour: str, sound: str | None = None) -> Beat:
    """Let an icon rise from a runner."""
    shown: list[Sign] = []

    def begin() -> None:
        pose = actors.pose(runner)
        shown.append(Sign(icon, colour, pose.x, pose.y))
        actors.signs.append(shown[0])

    def move(t: float) -> None:
        shown[0].age = t

    def end() -> None:
        actors.signs.remove(shown[0])

    return Beat(SIGN_SECONDS, begin, move, end, sound=sound, easing=ease_out)


def foot_of(actors: Actors, runner: int) -> Callable[[], Point]:
    """Return a way to ask where a runner's feet are."""

    def spot() -> Point:
        pose = actors.pose(runner)
        return pose.x, pose.y

    return spot


# Running


def _ran(actors: Actors, event: Event) -> Sequence[Part]:
    """Hop over every space of the way; a slide stays on the floor."""
    runner, nodes = whole(event, "runner"), numbers(event, "path")
    facing, start = whole(event, "facing"), whole(event, "start")
    seconds = min(LONGEST_RUN, RUN_SECONDS + RUN_SECONDS_PER_STEP * len(nodes))

    def set_off() -> None:
        actors.tell(event)
        actors.pose(runner).facing = float(facing)

    slides = word(event, "by") == "slide"
    hops = [
        _hop(
            actors, runner, node, seconds / len(nodes),
            height=0.0 if slides else _height(actors, before, node),
            sound="slide" if slides else f"run_step_{min(number + 1, STEP_SOUNDS)}",
        )
        for number, (before, node) in enumerate(zip([start, *nodes], nodes, strict=False))
    ]  # fmt: skip
    return with_camera(actors, seconds, Beat(0.0, on_start=set_off), *hops)


def _height(actors: Actors, start: int, end: int) -> float:
    """Return how high a step goes: over a gap it is a leap."""
    leaps = abs(start - end) == 1 and min(start, end) in actors.places.gaps
    return GAP_HEIGHT if leaps else HOP_HEIGHT


def _hop(
    actors: Actors, runner: int, node: int, seconds: float, height: float, sound: str | None
) -> Beat:
    """Move a runner one space on."""
    way: list[Point] = []

    def begin() -> None:
        pose = actors.pose(runner)
        way[:] = (pose.x, pose.y), actors.spot(node, runner)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        pose.x, pose.y = _between(way[0], way[1], t)
        pose.lift = height * math.sin(math.pi * t) if t < 1 else 0.0
        pose.squash = LAND_SQUASH * max(0.0, t * 5 - 4) if t < 1 else 0.0

    return Beat(seconds, begin, move, sound=sound, easing=linear)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


STOPS: Final[Mapping[str, tuple[str, str | None]]] = {
    "acid": ("splash", "acid_splash"),
    "gate": ("gate", "gate"),
    "debris": ("dust", "bump"),
    "gap": ("dust", "bump"),
    "weld": ("sparks", "bump"),
}
"""The light and the sound of a stop; others are a plain bump."""


def _stopped(actors: Actors, event: Event) -> Sequence[Part]:
    """Show why a way ends here; who was stopped before a space leans into it and falls back."""
    runner, reason = whole(event, "runner"), word(event, "reason")
    light, sound = STOPS.get(reason, ("dust", "bump"))
    on_it = event.data.get("before", event.data["node"]) == event.data["node"]
    effect = flash(actors, light, foot_of(actors, runner), sound)
    if on_it and reason not in ("full", "room", "row_end"):
        return (effect,)
    return (Together((_lean(actors, runner), effect)),)


def _lean(actors: Actors, runner: int) -> Beat:
    """Let a runner start forward and fall back onto its space."""
    home: list[float] = []

    def begin() -> None:
        home.append(actors.pose(runner).x)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        reach = math.sin(math.pi * min(1.0, t)) if t < 1 else 0.0
        pose.x = home[0] + 15 * reach * pose.facing
        pose.tilt = -9 * reach * pose.facing

    return Beat(TURN_SECONDS, begin, move, easing=ease_out)


def _turned(actors: Actors, event: Event) -> Sequence[Part]:
    """Let a runner bump into the wall and turn round."""
    runner = whole(event, "runner")
    bump = flash(actors, "dust", foot_of(actors, runner), "bump")
    return (
        Together((_lean(actors, runner), bump)),
        _turn_round(actors, (runner,), event),
    )


def _all_turned(actors: Actors, event: Event) -> Sequence[Part]:
    return (_turn_round(actors, numbers(event, "runners"), event),)


def _turn_round(actors: Actors, runners: Sequence[int], event: Event) -> Beat:
    """Turn runners round on the spot."""
    facing = whole(event, "facing")

    def move(t: float) -> None:
        for runner in runners:
            actors.pose(runner).facing = float(facing) if t >= 1 else facing * (2 * t - 1) or 0.01

    return Beat(TURN_SECONDS, partial(actors.tell, event), move, easing=ease_in_out)


def _stayed(actors: Actors, event: Event) -> Sequence[Part]:
    runner, stunned = whole(event, "runner"), word(event, "reason") == "stunned"
    icon, colour = ("bolt", WARN) if stunned else ("clock", INFO)
    return (sign(actors, runner, icon, colour),)


# The row


def _revealed(actors: Actors, event: Event) -> Sequence[Part]:
    """Turn a card over; it grows or shrinks away from where it was entered."""
    index, side = whole(event, "place"), whole(event, "side")

    def turn_up() -> None:
        actors.tell(event)
        anchor = index - side if 0 <= index - side < len(actors.cards) else index
        actors.lay_row(anchor, actors.plan.lefts[anchor])
        actors.cards = actors.homes_of_cards()

    def close(t: float) -> None:
        actors.cards[index].squeeze = max(0.02, 1 - t)

    def open_(t: float) -> None:
        actors.cards[index].squeeze = max(0.02, min(1.0, t))

    half = FLIP_SECONDS / 2
    return (
        Beat(half, on_frame=close, sound="station_up", easing=ease_in),
        *with_camera(actors, half, Beat(half, turn_up, open_, easing=ease_out)),
    )


def _laid(actors: Actors, event: Event) -> Sequence[Part]:
    """Let a face-down card come down at an end of the row."""
    side, index = whole(event, "side"), whole(event, "place")

    def lay() -> None:
        actors.tell(event)
        actors.lay_row(0 if side > 0 else 1, actors.plan.left)
        actors.cards = actors.homes_of_cards()

    def move(t: float) -> None:
        card = actors.cards[index]
        card.drop, card.alpha = -FALL * (1 - t), min(1.0, t)

    beat = Beat(LAY_SECONDS, lay, move, sound="card_flip", easing=ease_out)
    return with_camera(actors, LAY_SECONDS, beat)


def _kept(actors: Actors, event: Event) -> Sequence[Part]:
    """Let whoever laid a card see what it is."""

    def name() -> None:
        actors.tell(event)
        actors.lay_row(0, actors.plan.left)

    return (Beat(0.0, on_start=name),)


def _removed(actors: Actors, event: Event) -> Sequence[Part]:
    """Let a card fall into the dark, and the row close up round the runners."""
    index = whole(event, "place")
    slides: list[tuple[CardPose, float, float]] = []

    def fall(t: float) -> None:
        card = actors.cards[index]
        card.drop, card.alpha = FALL * t, max(0.0, 1 - t)

    def close_up() -> None:
        actors.tell(event)
        actors.cards.pop(index)
        anchor = actors.anchor()
        actors.lay_row(anchor, actors.cards[anchor].x)
        homes = actors.plan.lefts
        slides[:] = [(card, card.x, x) for card, x in zip(actors.cards, homes, strict=True)]

    def slide(t: float) -> None:
        for card, start, end in slides:
            card.x = start + (end - start) * t

    half = CLOSE_SECONDS / 2
    return (
        Beat(half, on_frame=fall, easing=ease_in),
        *with_camera(actors, half, Beat(half, close_up, slide)),
    )


def _arrow_reversed(actors: Actors, event: Event) -> Sequence[Part]:
    """Turn the arrow."""
    arrow = whole(event, "arrow")

    def move(t: float) -> None:
        actors.turn = float(arrow) if t >= 1 else arrow * (2 * t - 1)

    beat = Beat(ARROW_SECONDS, partial(actors.tell, event), move, sound="arrow_turn")
    return with_camera(actors, ARROW_SECONDS, beat)


# Being moved


PUSH_SOUNDS: Final[Mapping[str, str]] = {"trip": "trip", "drag": "drag", "tractor": "drag"}


def _pushed(actors: Actors, event: Event) -> Sequence[Part]:
    """Slide a runner along the floor; it keeps its facing."""
    runner, end = whole(event, "runner"), whole(event, "end")
    way: list[Point] = []

    def begin() -> None:
        pose = actors.pose(runner)
        actors.tell(event)
        way[:] = (pose.x, pose.y), actors.spot(end, runner)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        pose.x, pose.y = _between(way[0], way[1], t)
        bend = math.sin(math.pi * t) if t < 1 else 0.0
        pose.tilt = 13 * bend * (1 if way[1][0] < way[0][0] else -1)

    sound = PUSH_SOUNDS.get(word(event, "card"), "push")
    beat = Beat(PUSH_SECONDS, begin, move, sound=sound, easing=ease_out)
    dust = flash(actors, "dust", foot_of(actors, runner))
    return with_camera(actors, PUSH_SECONDS, Together((beat, dust)))


def _fly(actors: Actors, runner: int, end: int, sound: str | None) -> Beat:
    """Carry a runner through the air to another space."""
    way: list[Point] = []

    def begin() -> None:
        pose = actors.pose(runner)
        way[:] = (pose.x, pose.y), actors.spot(end, runner)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        pose.x, pose.y = _between(way[0], way[1], t)
        pose.lift = FLIGHT_HEIGHT * math.sin(math.pi * t) if t < 1 else 0.0

    return Beat(FLIGHT_SECONDS, begin, move, sound=sound, easing=ease_in_out)


def _swapped(actors: Actors, event: Event) -> Sequence[Part]:
    one, other = whole(event, "runner"), whole(event, "other")
    start, end = whole(event, "start"), whole(event, "end")
    both = Together((_fly(actors, one, end, "push"), _fly(actors, other, start, None)))
    told = Beat(0.0, on_start=partial(actors.tell, event))
    return with_camera(actors, FLIGHT_SECONDS, told, both)


def _neutral_moved(actors: Actors, event: Event) -> Sequence[Part]:
    runner = whole(event, "runner")

    def set_off() -> None:
        actors.tell(event)
        actors.pose(runner).facing = float(whole(event, "facing"))

    beat = _fly(actors, runner, whole(event, "end"), "push")
    return with_camera(actors, FLIGHT_SECONDS, Beat(0.0, on_start=set_off), beat)


def _failed(actors: Actors, event: Event) -> Sequence[Part]:
    runner = who(event)
    icon = "shield" if word(event, "reason") == "immune" else "x"
    return (Together((_lean(actors, runner), sign(actors, runner, icon, INFO, "bump"))),)


# Run cards over their runners


def _tag_shown(actors: Actors, event: Event) -> Sequence[Part]:
    """Turn up the run card over a runner, large enough for everybody to see."""
    runner = who(event)

    def begin() -> None:
        actors.tell(event)
        actors.show_tag(runner, 0.0, large=1.0)

    def move(t: float) -> None:
        actors.show_tag(runner, min(1.0, t))

    actors.revealing = True
    return (Beat(TAG_SECONDS, begin, move, sound="run_reveal", easing=linear),)


def _tag_changed(actors: Actors, event: Event) -> Sequence[Part]:
    """Change the card that lies open; Quick Feet change the run and not the card."""
    if word(event, "by") == QUICK_FEET:
        return signed("feet", INFO, "card_flip")(actors, event)
    runner = who(event)

    def begin() -> None:
        actors.tell(event)
        actors.show_tag(runner, 0.0)

    def move(t: float) -> None:
        actors.show_tag(runner, min(1.0, t))

    return (Beat(TAG_SECONDS, begin, move, sound="card_flip", easing=linear),)


def put_tags_down(actors: Actors) -> Sequence[Part]:
    """Hold the cards that hang over the row for a moment, and let them become tags."""

    def move(t: float) -> None:
        actors.shrink_tags(1 - t)

    actors.revealing = False
    return (Beat(REVEAL_HOLD_SECONDS), Beat(TAG_SECONDS, on_frame=move, easing=ease_in_out))


def _tags_away(actors: Actors, event: Event) -> Sequence[Part]:
    """Put all run cards away: the round is over."""

    def clear() -> None:
        actors.tell(event)
        actors.tags.clear()

    return (Beat(0.0, on_start=clear),)


def signed(
    icon: str, colour: str, sound: str | None = None, of: Callable[[Event], int] = who
) -> Motion:
    """Return the motion of an event that is told by an icon over a runner."""

    def motion(actors: Actors, event: Event) -> Sequence[Part]:
        runner = of(event)
        told = Beat(0.0, on_start=partial(actors.tell, event))
        if runner not in actors.poses:
            return (told,)
        return (told, sign(actors, runner, icon, colour, sound))

    return motion


AT_REVEAL: Final = frozenset(
    {"run_revealed", "neutral_drawn", "speed_changed", "card_swapped", "action_changed"}
)
"""Events during which run cards go on hanging over the row."""

MOTIONS: Final[Mapping[str, Motion]] = {
    "run_revealed": _tag_shown,
    "neutral_drawn": _tag_shown,
    "speed_changed": _tag_changed,
    "card_swapped": _tag_changed,
    "action_changed": signed("cards", INFO, "card_flip"),
    "action_ignored": signed("x", INFO),
    "survivor_ran": _ran,
    "survivor_stopped": _stopped,
    "survivor_turned": _turned,
    "survivors_turned": _all_turned,
    "survivor_stayed": _stayed,
    "station_revealed": _revealed,
    "station_laid": _laid,
    "station_kept": _kept,
    "station_removed": _removed,
    "arrow_reversed": _arrow_reversed,
    "survivor_pushed": _pushed,
    "survivors_swapped": _swapped,
    "neutral_moved": _neutral_moved,
    "action_failed": _failed,
    "survivor_slimed": signed("drop", SLIME, "acid_splash"),
    "seat_dug_in": signed("shield", GOOD, "run_lock"),
    "space_welded": signed("lock", WARN, "gate"),
    "panic_called": signed("bolt", BAD, "nomia_near"),
    "nomia_peeked": signed("eye", INFO),
    "nomia_ordered": signed("eye", INFO, "card_draw"),
    "nomia_bottomed": signed("undo", INFO, "card_draw"),
    "special_used": signed("star", LAMP, "special"),
    "special_taken": signed("hand", WARN, "special"),
    "token_passed": _tags_away,
}
"""How events move; all others are only told."""
