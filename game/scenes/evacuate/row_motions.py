"""How the row of station cards, the arrow and the run cards over the runners move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.rules.contract import Event
from game.scenes.evacuate.actors import Actors, CardPose
from game.scenes.evacuate.beats import Motion, signed, with_camera
from game.scenes.evacuate.told import QUICK_FEET, who
from game.scenes.facts import whole, word
from game.ui.director import Beat, Part
from game.ui.easing import ease_in, ease_in_out, ease_out, linear
from game.ui.theme import INFO

FLIP_SECONDS: Final = 0.4
LAY_SECONDS: Final = 0.35
CLOSE_SECONDS: Final = 0.4
ARROW_SECONDS: Final = 0.6
TAG_SECONDS: Final = 0.22
REVEAL_HOLD_SECONDS: Final = 0.5
FALL: Final = 90.0


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


AT_REVEAL: Final = frozenset(
    {"run_revealed", "neutral_drawn", "speed_changed", "card_swapped", "action_changed"}
)
"""Events during which run cards go on hanging over the row."""

ROW_MOTIONS: Final[Mapping[str, Motion]] = {
    "run_revealed": _tag_shown,
    "neutral_drawn": _tag_shown,
    "speed_changed": _tag_changed,
    "card_swapped": _tag_changed,
    "action_changed": signed("cards", INFO, "card_flip"),
    "station_revealed": _revealed,
    "station_laid": _laid,
    "station_kept": _kept,
    "station_removed": _removed,
    "arrow_reversed": _arrow_reversed,
    "token_passed": _tags_away,
}
