"""What is heard in the city: each event as itself, and never without something to see."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache

import pytest

from game.content.assets import sounds_dir
from game.rules.contract import Event, Setup
from game.rules.escape_plan import ESCAPE_PLAN
from tests.scenes.driver import open_board
from tests.scenes.escape_plan.cities import City, begun

STEPS = {f"street_step_{n}" for n in (1, 2, 3)}
RIDES = {"car", "ferry", "subway", "helicopter"}

HEARD = {
    "day_began": {"day_begins"},
    "part_began": {"part_bell"},
    "income_taken": {"cash_taken"},
    "paid": {"cash_paid"},
    "tile_laid": {"tile_lay", "tile_turn", "card_draw"},
    "tile_shown": {"officer_up", "card_flip"},
    "shop_laid": {"shop_open"},
    "patrol_shown": {"patrol"},
    "exit_closed": {"exit_shut"},
    "gang_arrived": {"gang"},
    "thief_moved": STEPS | RIDES,
    "thief_escaped": {"escaped"},
    "arrested": {"arrested"},
    "officer_met": {"officer_met"},
    "officer_avoided": {"officer_avoided"},
    "officer_moved": {"officer_move"},
    "wounded": {"wound"},
    "cuffed": {"cuffs"},
    "notoriety_changed": {"notoriety_up", "notoriety_down"},
    "line_crossed": {"siren"},
    "contact_taken": {"contact_taken"},
    "contact_used": {"contact_used"},
    "key_taken": {"key"},
    "key_used": {"key_turn"},
    "locker_opened": {"locker"},
    "fixer_bought": {"fixer"},
    "equipment_bought": {"equipment"},
    "gang_hired": {"gang"},
    "gas_taken": {"gas"},
    "asset_unlocked": {"asset_unlocked"},
    "disc_taken": {"disc"},
    "disc_spent": {"disc_spent"},
    "inspector_moved": {"inspector"},
    "match_ended": {"win", "lose"},
}
"""Events, and what may be heard at one of them."""

LOOKED_AT_ONLY = {
    *("forced", "turn_began", "turn_ended"),
    *("tiles_seen", "item_kept"),
}
"""Events that nobody hears: a question, the end of a turn, what only one person may see."""

RARE = (
    Event("key_used", {"seat": 0, "slot": 1, "colour": "green"}),
    Event("locker_opened", {"seat": 0, "colour": "green"}),
    Event("thief_escaped", {"seat": 1, "place": 1, "cost": 4}),
    Event("arrested", {"seat": 2, "reason": "cuffs"}),
)
"""Events to which a match that is played by chance need not come."""


@cache
def heard_in_matches() -> dict[str, set[str]]:
    """Return what is heard at each kind of event, in matches played by chance and by hand."""
    heard: dict[str, set[str]] = defaultdict(set)
    for seats, seed in ((1, 1), (2, 2), (3, 3), (5, 4)):
        chance, setup = random.Random(seed), Setup(seats, open_board("escape_plan").graph)
        state = ESCAPE_PLAN.new_game(setup, seed)
        city = City(ESCAPE_PLAN.view(state, None))
        while asked := ESCAPE_PLAN.decisions(state):
            answers = {seat: chance.choice(each.options).key for seat, each in asked.items()}
            for event in ESCAPE_PLAN.apply(state, answers):
                if event.seen_by is None:
                    heard[event.kind] |= heard_at(city, event)
            city.actors.settle(ESCAPE_PLAN.view(state, None), None)
    city = City(begun(3).view(None))
    for event in RARE:
        heard[event.kind] |= heard_at(city, event)
    return dict(heard)


def heard_at(city: City, event: Event) -> set[str]:
    """Return what is heard while an event is shown from beginning to end."""
    city.sounds.clear()
    city.begin([event])
    while city.director.busy:
        city.director.update(1.0)
    return set(city.sounds)


@pytest.mark.parametrize("kind", HEARD)
def test_an_event_is_heard_as_itself(kind: str) -> None:
    heard = heard_in_matches()[kind]
    assert heard <= HEARD[kind]
    assert heard, "it is silent, or no match has come to it"


def test_only_these_events_are_silent() -> None:
    silent = {kind for kind, sounds in heard_in_matches().items() if not sounds}
    assert silent <= LOOKED_AT_ONLY


def test_whatever_is_heard_lies_in_the_folder() -> None:
    heard = set().union(*heard_in_matches().values())
    assert all((sounds_dir() / f"{sound}.ogg").is_file() for sound in heard)


def test_money_that_comes_and_money_that_goes_sound_different() -> None:
    heard = heard_in_matches()
    assert not heard["income_taken"] & heard["paid"]
