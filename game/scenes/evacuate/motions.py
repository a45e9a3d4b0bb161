"""How each event of Evacuate! moves on the row: runs, turns, pushes, new cards, the arrow.

Every motion first carries its event out on what is shown (`actors.py`) and then brings poses there.
What the Nomias do is in `strikes.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.rules.contract import Event
from game.rules.evacuate import Placed
from game.scenes.evacuate.actors import UNKNOWN, Actors, CardPose, Effect, Sign, Tag
from game.scenes.fit import Point
from game.ui.director import Beat, InTurn, Part, Together
from game.ui.easing import ease_in, ease_in_out, ease_out, linear, overshoot
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
LAY_SECONDS: Final = 0.35
CLOSE_SECONDS: Final = 0.4
ARROW_SECONDS: Final = 0.6
HOP_HEIGHT: Final = 13.0
GAP_HEIGHT: Final = 34.0
FLIGHT_HEIGHT: Final = 70.0
LAND_SQUASH: Final = 0.06
FALL: Final = 90.0
STEP_SOUNDS: Final = 3

Motion = Callable[[Actors, Event], Sequence[Part]]


def whole(event: Event, name: str) -> int:
    """Return a number of an event."""
    value = event.data[name]
    assert isinstance(value, int)
    return value


def word(event: Event, name: str) -> str:
    """Return a word of an event; nothing if it says none."""
    value = event.data.get(name, "")
    return value if isinstance(value, str) else ""


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
    runner, path = whole(event, "runner"), event.data["path"]
    assert isinstance(path, tuple)
    nodes = [node for node in path if isinstance(node, int)]
    facing, start = whole(event, "facing"), whole(event, "start")
    seconds = min(LONGEST_RUN, RUN_SECONDS + RUN_SECONDS_PER_STEP * len(nodes))

    def carry_out() -> None:
        shown = actors.shown
        shown.spots[runner], shown.facing[runner] = nodes[-1], facing
        shown.moved[runner] += len(nodes)
        actors.pose(runner).facing = facing

    slides = word(event, "by") == "slide"
    hops = [
        _hop(
            actors, runner, node, seconds / len(nodes),
            height=0.0 if slides else _height(actors, before, node),
            sound="slide" if slides else f"run_step_{min(number + 1, STEP_SOUNDS)}",
        )
        for number, (before, node) in enumerate(zip([start, *nodes], nodes, strict=False))
    ]  # fmt: skip
    return with_camera(actors, seconds, Beat(0.0, on_start=carry_out), *hops)


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
        pose.lift = height * math.sin(math.pi * min(1.0, t))
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
    runner, facing = whole(event, "runner"), whole(event, "facing")

    def carry_out() -> None:
        actors.shown.facing[runner] = facing

    return (
        Together((_lean(actors, runner), flash(actors, "dust", foot_of(actors, runner), "bump"))),
        turn_round(actors, (runner,), facing, carry_out),
    )


def turn_round(
    actors: Actors, runners: Sequence[int], facing: int, carry_out: Callable[[], None]
) -> Beat:
    """Turn runners round on the spot."""

    def move(t: float) -> None:
        for runner in runners:
            pose = actors.pose(runner)
            pose.facing = float(facing) if t >= 1 else facing * (2 * t - 1) or 0.01

    return Beat(TURN_SECONDS, carry_out, move, easing=ease_in_out)


def _stayed(actors: Actors, event: Event) -> Sequence[Part]:
    runner, stunned = whole(event, "runner"), word(event, "reason") == "stunned"
    icon, colour = ("bolt", WARN) if stunned else ("clock", INFO)
    return (sign(actors, runner, icon, colour),)


# The row


def _revealed(actors: Actors, event: Event) -> Sequence[Part]:
    """Turn a card over; it grows or shrinks away from where it was entered."""
    index, side = whole(event, "place"), whole(event, "side")

    def carry_out() -> None:
        before = actors.shown.row[index]
        card = word(event, "card")
        wall = side if card == "deadend" else 0
        opened = before._replace(
            card=card, up=True, arrow=actors.shown.arrow, wall=wall, laid_by=-1
        )
        row = [*actors.shown.row[:index], opened, *actors.shown.row[index + 1 :]]
        anchor = index - side if 0 <= index - side < len(row) else index
        actors.lay_row(row, anchor, actors.plan.lefts[anchor])
        actors.cards = actors.homes_of_cards()

    def close(t: float) -> None:
        actors.cards[index].squeeze = max(0.02, 1 - t)

    def open_(t: float) -> None:
        actors.cards[index].squeeze = max(0.02, min(1.0, t))

    half = FLIP_SECONDS / 2
    return (
        Beat(half, on_frame=close, sound="station_up", easing=ease_in),
        *with_camera(actors, half, Beat(half, carry_out, open_, easing=ease_out)),
    )


def _laid(actors: Actors, event: Event) -> Sequence[Part]:
    """Let a face-down card come down at an end of the row."""
    seat, side, index = (whole(event, name) for name in ("seat", "side", "place"))

    def carry_out() -> None:
        placed = Placed(UNKNOWN, flipped=side < 0, laid_by=seat)
        row = [*actors.shown.row[:index], placed, *actors.shown.row[index:]]
        anchor = 0 if side > 0 else 1
        actors.lay_row(row, anchor, actors.plan.lefts[0])
        actors.cards = actors.homes_of_cards()

    def move(t: float) -> None:
        card = actors.cards[index]
        card.drop, card.alpha = -FALL * (1 - t), min(1.0, t)

    beat = Beat(LAY_SECONDS, carry_out, move, sound="card_flip", easing=ease_out)
    return with_camera(actors, LAY_SECONDS, beat)


def _kept(actors: Actors, event: Event) -> Sequence[Part]:
    """Let whoever laid a card see what it is."""
    card, side = word(event, "card"), whole(event, "side")

    def carry_out() -> None:
        index = len(actors.shown.row) - 1 if side > 0 else 0
        actors.shown.row[index] = actors.shown.row[index]._replace(card=card)
        actors.lay_row(actors.shown.row, 0, actors.plan.left)

    return (Beat(0.0, on_start=carry_out),)


def _removed(actors: Actors, event: Event) -> Sequence[Part]:
    """Let a card fall into the dark, and the row close up round the runners."""
    index = whole(event, "place")
    slides: list[tuple[CardPose, float, float]] = []

    def fall(t: float) -> None:
        card = actors.cards[index]
        card.drop, card.alpha = FALL * t, max(0.0, 1 - t)

    def carry_out() -> None:
        row = [*actors.shown.row[:index], *actors.shown.row[index + 1 :]]
        before = [card for number, card in enumerate(actors.cards) if number != index]
        anchor = _anchor(actors, row)
        actors.lay_row(row, anchor, before[anchor].x)
        actors.cards = before
        homes = actors.homes_of_cards()
        slides[:] = [(card, card.x, home.x) for card, home in zip(before, homes, strict=True)]

    def close(t: float) -> None:
        for card, start, end in slides:
            card.x = start + (end - start) * t

    half = CLOSE_SECONDS / 2
    return (
        Beat(half, on_frame=fall, easing=ease_in),
        *with_camera(actors, half, Beat(half, carry_out, close)),
    )


def _anchor(actors: Actors, row: Sequence[Placed]) -> int:
    """Return the card round which the row closes up: one with a runner on it."""
    nodes = actors.places.nodes
    taken = {nodes[node].owner for node in actors.shown.spots if node >= 0}
    return next((i for i, each in enumerate(row) if each.up and each.card in taken), 0)


def _arrow_reversed(actors: Actors, event: Event) -> Sequence[Part]:
    """Turn the arrow; if a card did it, everybody turns along."""
    arrow = whole(event, "arrow")

    def carry_out() -> None:
        actors.shown.arrow = arrow
        actors.shown.turned = False

    def move(t: float) -> None:
        actors.turn = float(arrow) if t >= 1 else arrow * (2 * t - 1)

    beat = Beat(ARROW_SECONDS, carry_out, move, sound="arrow_turn")
    if word(event, "by") == "wall":
        return with_camera(actors, ARROW_SECONDS, beat)
    others = [runner for runner in actors.poses if actors.shown.facing[runner] != arrow]

    def turn_all() -> None:
        for runner in actors.poses:
            actors.shown.facing[runner] = arrow

    return with_camera(
        actors, ARROW_SECONDS, Together((beat, turn_round(actors, others, arrow, turn_all)))
    )


# Being moved


PUSH_SOUNDS: Final[Mapping[str, str]] = {"trip": "trip", "drag": "drag", "tractor": "drag"}


def _pushed(actors: Actors, event: Event) -> Sequence[Part]:
    """Slide a runner along the floor; it keeps its facing."""
    runner, end = whole(event, "runner"), whole(event, "end")
    way: list[Point] = []

    def begin() -> None:
        pose = actors.pose(runner)
        actors.shown.spots[runner] = end
        way[:] = (pose.x, pose.y), actors.spot(end, runner)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        pose.x, pose.y = _between(way[0], way[1], t)
        bend = math.sin(math.pi * min(1.0, t)) if t < 1 else 0.0
        pose.tilt = 13 * bend * (1 if way[1][0] < way[0][0] else -1)

    sound = PUSH_SOUNDS.get(word(event, "card"), "push")
    beat = Beat(PUSH_SECONDS, begin, move, sound=sound, easing=ease_out)
    dust = flash(actors, "dust", foot_of(actors, runner))
    return with_camera(actors, PUSH_SECONDS, Together((beat, dust)))


def fly(actors: Actors, runner: int, end: Callable[[], int], sound: str | None) -> Beat:
    """Carry a runner through the air to a space that is known once it begins."""
    way: list[Point] = []

    def begin() -> None:
        pose, node = actors.pose(runner), end()
        actors.shown.spots[runner] = node
        way[:] = (pose.x, pose.y), actors.spot(node, runner)

    def move(t: float) -> None:
        pose = actors.pose(runner)
        pose.x, pose.y = _between(way[0], way[1], t)
        pose.lift = FLIGHT_HEIGHT * math.sin(math.pi * t) if t < 1 else 0.0

    return Beat(FLIGHT_SECONDS, begin, move, sound=sound, easing=ease_in_out)


def _swapped(actors: Actors, event: Event) -> Sequence[Part]:
    one, other = whole(event, "runner"), whole(event, "other")
    ends: dict[int, int] = {}

    def end_of(runner: int) -> Callable[[], int]:
        def end() -> int:
            if not ends:
                spots = actors.shown.spots
                ends.update({one: spots[other], other: spots[one]})
            return ends[runner]

        return end

    both = Together((
        fly(actors, one, end_of(one), "push"), fly(actors, other, end_of(other), None)
    ))  # fmt: skip
    return with_camera(actors, FLIGHT_SECONDS, both)


def _neutral_moved(actors: Actors, event: Event) -> Sequence[Part]:
    runner, facing, end = (whole(event, name) for name in ("runner", "facing", "end"))

    def carry_out() -> None:
        actors.shown.facing[runner] = facing
        actors.pose(runner).facing = facing

    beat = fly(actors, runner, lambda: end, "push")
    return with_camera(actors, FLIGHT_SECONDS, Beat(0.0, on_start=carry_out), beat)


def _failed(actors: Actors, event: Event) -> Sequence[Part]:
    runner = whole(event, "runner") if "runner" in event.data else whole(event, "seat")
    icon = "shield" if word(event, "reason") == "immune" else "x"
    return (Together((_lean(actors, runner), sign(actors, runner, icon, INFO, "bump"))),)


# Run cards over their runners


def show_tag(
    actors: Actors, runner: int, card: str | None, speed: int | None, sound: str | None
) -> Beat:
    """Turn up the run card over a runner, or change what it says."""

    def begin() -> None:
        before = actors.tags.get(runner, Tag("", 0))
        card_now = before.card if card is None else card
        speed_now = before.speed if speed is None else speed
        actors.shown.speeds[runner] = speed_now
        actors.tags[runner] = Tag(card_now, speed_now, 0.0)

    def move(t: float) -> None:
        actors.tags[runner].pop = t

    def end() -> None:
        actors.tags[runner].pop = 1.0

    return Beat(TAG_SECONDS, begin, move, end, sound=sound, easing=overshoot)


def _run_revealed(actors: Actors, event: Event) -> Sequence[Part]:
    seat, card = whole(event, "seat"), word(event, "card")

    def carry_out() -> None:
        actors.shown.revealed[seat] = card

    beat = show_tag(actors, seat, card, whole(event, "speed"), "run_reveal")
    return (Beat(0.0, on_start=carry_out), beat)


def _neutral_drawn(actors: Actors, event: Event) -> Sequence[Part]:
    return (show_tag(actors, whole(event, "runner"), "", whole(event, "speed"), "run_reveal"),)


def _speed_changed(actors: Actors, event: Event) -> Sequence[Part]:
    runner = whole(event, "runner") if "runner" in event.data else whole(event, "seat")
    return (show_tag(actors, runner, None, whole(event, "speed"), "card_flip"),)


def _card_swapped(actors: Actors, event: Event) -> Sequence[Part]:
    seat, card = whole(event, "seat"), word(event, "card")

    def carry_out() -> None:
        actors.shown.revealed[seat] = card

    return (Beat(0.0, on_start=carry_out), show_tag(actors, seat, card, None, "card_flip"))


def _token_passed(actors: Actors, event: Event) -> Sequence[Part]:
    """Put all run cards away."""
    first = whole(event, "seat")

    def carry_out() -> None:
        shown = actors.shown
        shown.first = first
        shown.revealed = [""] * len(shown.revealed)
        shown.stunned, shown.stun_next = shown.stun_next, [False] * len(shown.stunned)
        shown.slimed, shown.slime_next = shown.slime_next, [0] * len(shown.slimed)
        actors.tags = {}

    return (Beat(0.0, on_start=carry_out),)


def _round_began(actors: Actors, event: Event) -> Sequence[Part]:
    number = whole(event, "round")

    def carry_out() -> None:
        actors.shown.round = number
        actors.shown.moved = [0] * len(actors.shown.moved)
        actors.shown.begun = actors.shown.spots[:]

    return (Beat(0.0, on_start=carry_out),)


def _signed(icon: str, colour: str, sound: str | None = None) -> Motion:
    """Return the motion of an event that is told by an icon over a runner."""

    def motion(actors: Actors, event: Event) -> Sequence[Part]:
        runner = whole(event, "runner") if "runner" in event.data else whole(event, "seat")
        if runner not in actors.poses:
            return ()
        return (sign(actors, runner, icon, colour, sound),)

    return motion


MOTIONS: Final[Mapping[str, Motion]] = {
    "round_began": _round_began,
    "run_revealed": _run_revealed,
    "neutral_drawn": _neutral_drawn,
    "speed_changed": _speed_changed,
    "card_swapped": _card_swapped,
    "action_changed": _signed("cards", INFO, "card_flip"),
    "action_ignored": _signed("x", INFO),
    "survivor_ran": _ran,
    "survivor_stopped": _stopped,
    "survivor_turned": _turned,
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
    "panic_called": _signed("bolt", BAD, "nomia_near"),
    "nomia_peeked": _signed("eye", INFO),
    "nomia_bottomed": _signed("undo", INFO, "card_draw"),
    "special_used": _signed("star", LAMP, "special"),
    "special_taken": _signed("hand", WARN, "special"),
    "lifeboat_added": _signed("ship", GOOD),
    "hit_removed": _signed("heart", GOOD, "spared"),
    "survivors_safe": _signed("ship", GOOD, "spared"),
    "token_passed": _token_passed,
}
