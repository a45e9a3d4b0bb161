"""How far each game has come to a head, for the music to follow.

The mood of a match is found in what everybody may see, so that nobody hears a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.match.match import Match
from game.rules.escape_plan import DAYS, PlanState
from game.rules.evacuate import EvacState, losses_until_ready
from game.rules.space_escape import GONE, EscapeState
from game.ui.jukebox import Mood

LAST_ROUNDS: Final = 2
"""So many rounds before the pile of Space Escape runs out the end is near."""


def mood_of(match: Match) -> Mood:
    """Return the mood of a match as it stands; that of a game nobody knows is calm."""
    feel = MOODS.get(match.game.id)
    return "calm" if feel is None else feel(match.view(None))


def _station_mood(view: EscapeState) -> Mood:
    """Return `busy` once half of the items are packed or a medkit is spent."""
    if len(view.deck) <= LAST_ROUNDS * len(view.hands):
        return "last"
    packed = sum(node == GONE for node in view.items.values())
    pressed = 2 * packed >= len(view.items) or not all(view.medkits)
    return "busy" if pressed else "calm"


def _corridor_mood(view: EvacState) -> Mood:
    """Return `last` once the Transport may come, `busy` from half of the losses before that on."""
    if view.evac_ready:
        return "last"
    return "busy" if 2 * len(view.tracker) >= losses_until_ready(view.seats) else "calm"


def _city_mood(view: PlanState) -> Mood:
    """Return the mood of the day."""
    if view.day >= DAYS:
        return "last"
    return "busy" if view.day > 1 else "calm"


MOODS: Final[Mapping[str, Callable[[Any], Mood]]] = {
    "space_escape": _station_mood,
    "evacuate": _corridor_mood,
    "escape_plan": _city_mood,
}
"""How each game finds its mood in a view."""
