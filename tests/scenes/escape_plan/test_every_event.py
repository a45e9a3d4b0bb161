"""Every event of Escape Plan is seen, heard and told; what goes without saying is listed here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest

from game.rules.contract import Event, Setup
from game.rules.escape_plan import ESCAPE_PLAN
from game.rules.rng import Chance, below
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.motions import parts_of
from game.ui.director import Beat, InTurn, Part, Together
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import places

UNSEEN = {"forced", "turn_ended", "tiles_seen", "item_kept", "match_ended", "exit_closed"}
"""The next event shows them, the results do, or they are for one person, whose tray shows them."""
UNSAID = {
    "forced": "what it brings says what the only choice was",
    "contact_placed": "part of taking the contact",
    "item_placed": "part of buying or drawing it",
    "tiles_returned": "part of drawing them",
    "visited": "part of going there",
    "turn_began": "the head of an entry of the log",
    "turn_ended": "the end of an entry of the log",
}


@cache
def events() -> dict[str, tuple[Actors, Event]]:
    """Return an event of each kind that matches of chance come to, and the city it is shown in."""
    found: dict[str, tuple[Actors, Event]] = {}
    for seats in (1, 2, 3, 5):
        for seed in range(1, 9):
            chance, setup = Chance(seed), Setup(seats, open_board("escape_plan").graph)
            state = ESCAPE_PLAN.new_game(setup, seed)
            while asked := ESCAPE_PLAN.decisions(state):
                before = ESCAPE_PLAN.view(state, None)
                keys = {s: [o.key for o in each.options] for s, each in asked.items()}
                answers = {s: k[below(chance, len(k))] for s, k in keys.items()}
                for event in ESCAPE_PLAN.apply(state, answers):
                    if event.kind not in found:
                        found[event.kind] = Actors(places(), before), event
    return found


def beats(parts: Iterable[Part]) -> Iterable[Beat]:
    """Yield every beat of some parts."""
    for part in parts:
        if isinstance(part, InTurn | Together):
            yield from beats(part.parts)
        else:
            assert isinstance(part, Beat)
            yield part


def test_matches_of_chance_come_to_nearly_every_event() -> None:
    assert len(events()) > 60


def test_every_event_moves_or_lights_something() -> None:
    still = {
        kind
        for kind, (actors, event) in events().items()
        if not any(beat.seconds > 0 for beat in beats(parts_of(actors, event)))
    }
    assert still <= UNSEEN


@pytest.mark.parametrize("told", [True, False])
def test_every_event_is_told_but_those_that_are_part_of_another(told: bool) -> None:
    texts = texts_once()
    with_words = {
        kind
        for kind in events()
        if any(texts.has(f"{owner}-event-{kind}") for owner in ("escape_plan", "table"))
    }
    if told:
        assert set(events()) - with_words <= set(UNSAID)
    else:
        assert not with_words & set(UNSAID)
