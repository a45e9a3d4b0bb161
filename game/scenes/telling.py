"""How an event is told at a table: its sentence, its motion and sound, and time to read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.content.texts import plain
from game.rules.contract import Event
from game.scenes.narration import FORCED, Narrator
from game.scenes.tabletop import Tabletop
from game.ui.director import Beat, InTurn, Part, seconds_of

READ_SECONDS: Final = 0.6
READ_SECONDS_PER_WORD: Final = 0.035
LEAST_SECONDS, MOST_SECONDS = 0.7, 2.5
"""How long a sentence stands, at least and at most; its motion counts."""
REST_SECONDS: Final = 0.35
REST_SECONDS_PER_WORD: Final = 0.03
"""How long it stands still at least, once everything has moved: eyes follow what moves."""
END_SECONDS: Final = 1.6
NOTICE_SECONDS: Final = 0.4
"""How long is told why there was nothing to choose, before it is seen what comes of it."""

ENDINGS: Final = {"match_won": "win", "match_lost": "lose"}
"""The sound of each way to end."""


def telling(
    narrator: Narrator,
    top: Tabletop,
    event: Event,
    tell: Callable[[Event], None],
    *,
    slowly: bool,
) -> Part:
    """Return an event as one sequence; `tell` hears of it when its turn has come."""
    sentence = narrator.event(event)
    sound = ENDINGS.get(event.kind)
    parts: list[Part] = [
        Beat(0.0, on_start=partial(tell, event), caption=sentence, sound=sound),
        *top.parts(event),
    ]
    if event.kind in ENDINGS:
        parts.append(Beat(END_SECONDS))
    elif sentence and event.kind == FORCED:
        parts.append(Beat(NOTICE_SECONDS))
    elif sentence and slowly and event.kind not in top.naming.at_once:
        words = len(plain(sentence).split())
        parts.append(Beat(reading_rest(words, sum(map(seconds_of, parts)))))
    return InTurn(tuple(parts))


def reading_rest(words: int, moved: float) -> float:
    """Return for how many seconds a sentence stands still after it has stood while others moved."""
    reading = min(max(READ_SECONDS + READ_SECONDS_PER_WORD * words, LEAST_SECONDS), MOST_SECONDS)
    return max(REST_SECONDS + REST_SECONDS_PER_WORD * words, reading - moved)
