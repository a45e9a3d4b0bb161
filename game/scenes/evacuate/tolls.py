"""What the Nomias took in the round before, for whoever chooses the next run card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from game.content.texts import Texts
from game.rules.contract import Event
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.tabletop import Note
from game.ui import theme

MOST_TOLLS: Final = 3
"""How many cards are told; where there were more, those that took nobody are left out first."""


class Toll(NamedTuple):
    """A Nomia card that was drawn, and the runners that it cost something, each once."""

    card: str
    runners: tuple[int, ...]


def tolls_of(events: Sequence[Event]) -> list[Toll]:
    """Return what each Nomia card took in the last round that is over, in their order."""
    began = [number for number, event in enumerate(events) if event.kind == "round_began"]
    if len(began) < 2:
        return []
    past = list(events[began[-2] : began[-1]])
    drawn = [number for number, event in enumerate(past) if event.kind == "nomia_drawn"]
    return [Toll(str(past[at].data["card"]), _hit(past[at + 1 :])) for at in drawn]


def _hit(events: Sequence[Event]) -> tuple[int, ...]:
    """Return whom a Nomia card hit, from the events that came after it."""
    own = takewhile(lambda event: event.kind != "nomia_drawn", events)
    hit: dict[int, None] = {}
    for event in own:
        runner = event.data.get("runner", event.data.get("seat"))
        if event.kind in ("survivor_lost", "survivor_hit") and isinstance(runner, int):
            hit.setdefault(runner)
    return tuple(hit)


def toll_notes(texts: Texts, naming: EvacNaming, events: Sequence[Event]) -> tuple[Note, ...]:
    """Return the last round's attack as lines of the inspector."""
    tolls = tolls_of(events)
    costly = [toll for toll in tolls if toll.runners]
    told = tolls if len(tolls) <= MOST_TOLLS else costly[-MOST_TOLLS:]
    return tuple(_note(texts, naming, toll) for toll in told)


def _note(texts: Texts, naming: EvacNaming, toll: Toll) -> Note:
    names = naming.joined([naming.runner(runner) for runner in toll.runners])
    words = texts.say(
        "evacuate-toll", card=naming.short(toll.card), names=names, count=len(toll.runners)
    )
    return Note("skull", theme.BAD, words) if names else Note("check", theme.GOOD, words)
