"""What is printed: station cards, run cards, neutral decks, Nomia cards and the tracker.

One row a card, rule text in our own words above it. The functions that carry the cards out stand
in `running.py` (stations), `actions.py` (run cards) and `attack.py` (Nomia cards). What belongs to
one civilization stands in `civilizations.py`. Rules 2.1 to 2.5.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class StationCard(NamedTuple):
    """A station card: its length in spaces, and how many Survivors a space holds (0: any)."""

    id: str
    spaces: int
    capacity: int = 0


STATIONS: Final[Mapping[str, StationCard]] = {
    card.id: card
    for card in (
        # Everybody starts on its first space. No rule.
        StationCard("start", 3),
        # Entering the third space costs 2; too slow, stop before it; next round step onto it.
        StationCard("debris", 4),
        # Two a space, nobody passes. Start here: your action counts for nothing all round. While
        # here: no action card of others reaches you.
        StationCard("maint", 3, capacity=2),
        # A run card of speed 3 or more stops on the first acid entered; not if you start on acid.
        StationCard("acid", 4),
        # Two a space, nobody passes. Start here: speed 2 at most.
        StationCard("dark", 3, capacity=2),
        # Start here: 2 slower; 2 faster instead once the arrow has turned since the card came up.
        StationCard("gravity", 4),
        # Its far side is a wall. Whoever would step into it turns round and runs on.
        StationCard("deadend", 3),
        # The gap between the second and third space takes a speed of 3; too slow, stop at its
        # edge; next round cross by one space.
        StationCard("hole", 4),
        # Anybody here when the Nomias attack: one Nomia card more.
        StationCard("resid", 4),
        # Two a space, nobody passes.
        StationCard("narrow", 4, capacity=2),
        # No rule.
        StationCard("concourse", 5),
        StationCard("service", 3),
        # Start here with a speed of 1 or more: 1 faster.
        StationCard("walkway", 4),
        # Whoever enters the gate on the second space stops there.
        StationCard("checkpoint", 3),
        # After the actions, the rearmost player here looks at the top Nomia card, and may put it
        # at the bottom.
        StationCard("deck", 4),
        # Whoever ends the own movement on the second space slides one space on.
        StationCard("coolant", 4),
        # Nomia cards do nothing to the one in the room on the second space. Others run through it.
        StationCard("panic", 3),
    )
}

KINDS: Final[Mapping[str, Mapping[int, str]]] = {
    "start": {1: "start"},
    "debris": {3: "debris"},
    "acid": {2: "acid", 3: "acid"},
    "checkpoint": {2: "gate"},
    "coolant": {2: "slick"},
    "panic": {2: "room"},
}
"""The special spaces of each card by place; all others are plain."""

GAP_AFTER: Final[Mapping[str, int]] = {"hole": 2}
"""The place behind which a card has a gap."""


class RunCard(NamedTuple):
    """A run card: its speed, and whether it bears the action icon."""

    id: str
    speed: int
    action: bool = False


def _by_id(*cards: RunCard) -> Mapping[str, RunCard]:
    return {card.id: card for card in cards}


RUN_DECK: Final = _by_id(
    RunCard("m1", 1),
    RunCard("m2", 2),
    RunCard("m3", 3),
    # You may push one other Survivor on your space one space along the arrow.
    RunCard("shove", 1, action=True),
    # You may send one other Survivor on your space or beside it one space back.
    RunCard("trip", 2, action=True),
    # You may pull one Survivor from the space ahead of you back to your own.
    RunCard("drag", 3, action=True),
    # You may go 1 to 3 spaces on to a space where another Survivor stands.
    RunCard("pack", 0, action=True),
    # One Nomia card more is drawn this round.
    RunCard("panic_run", 4, action=True),
)
"""The eight cards that every hand begins with (rules 2.2)."""

CIVIL_RUNS: Final = _by_id(
    # Skith. Every card's speed this round becomes 4 minus its speed.
    RunCard("warp", 2, action=True),
    # Mendeku. Copy another player's card: its present speed and its action.
    RunCard("hyper", 0, action=True),
    # Urumak. Every other Survivor on your space goes back one space.
    RunCard("trample", 3, action=True),
    # Collector. One Survivor within 3 spaces moves up to 2 spaces towards you.
    RunCard("tractor", 2, action=True),
    # Glazatoq. Others on your space or on the one behind you are 1 slower next round.
    RunCard("slime", 2, action=True),
    # Ossuar. Every other Survivor on your space or beside it goes back one space.
    RunCard("wail", 1, action=True),
    # Pell. You may swap places with a Survivor within 2 spaces.
    RunCard("scatter", 2, action=True),
    # Vantari. Fast, and nothing else.
    RunCard("blink", 5),
    # Korrund. Rear and Pincer cost you nothing this round.
    RunCard("digin", 1, action=True),
    # Ithli. Look at the top two Nomia cards; one of them may go to the bottom.
    RunCard("premonition", 2, action=True),
    # Zubrek. Until the end of next round's running, the space behind you costs 2 to enter.
    RunCard("weld", 2, action=True),
)
"""The ninth card of each civilization (rules 2.6)."""

RUN_CARDS: Final[Mapping[str, RunCard]] = {**RUN_DECK, **CIVIL_RUNS}

MIND_FOGGED: Final = "m1"
"""What a run card counts as under Mind Fog."""

NEUTRAL_DECK: Final = (1, 1, 2, 2, 2, 2, 3, 3, 3, 4)
"""The speeds of a neutral deck (rules 2.3)."""

MOST_SEATS: Final = 6
"""There are never more runners than this, the neutral ones included."""
NEUTRALS: Final[Mapping[int, int]] = {2: 2, 3: 1}
"""Neutral Survivors by number of seats."""

MINIATURES: Final = 8
SURVIVORS: Final = 5
"""What everybody starts with in the basic game, and a neutral colour always."""


class NomiaCard(NamedTuple):
    """A Nomia title: its colour, its copies in the game, and those in the first deck."""

    id: str
    colour: str
    copies: int
    at_first: int = 0


NOMIA: Final[Mapping[str, NomiaCard]] = {
    card.id: card
    for card in (
        # Nothing happens.
        NomiaCard("nohostile", "blue", 5, at_first=1),
        # The players with the fewest Survivors get one back, up to what they began with.
        NomiaCard("medical", "blue", 2, at_first=1),
        # Everybody may move the own Survivor one space either way.
        NomiaCard("lighting", "blue", 2),
        # The first line: lose one, and do not move next round.
        NomiaCard("front", "red", 5, at_first=1),
        # The last line: lose one.
        NomiaCard("rear", "red", 5, at_first=2),
        # Whoever moved 4 spaces or more: lose one.
        NomiaCard("ambush", "red", 2),
        # Whoever moved 1 space or none: lose one.
        NomiaCard("lurkers", "red", 1),
        # First line and last line: lose one.
        NomiaCard("pincer", "red", 1),
        # The most crowded space, if three or more stand there: lose one.
        NomiaCard("swarm", "red", 1),
        # The ship: the match is over, count Survivors.
        NomiaCard("evac", "white", 1),
        # Glazatoq's own: two of the pool are safe.
        NomiaCard("lifeboat", "white", 1),
    )
}
"""All Nomia titles (rules 2.4); the white ones come in during play."""

MARKET: Final = tuple(card.id for card in NOMIA.values() if card.colour != "white")
"""The titles that lie in the market, in the order of their piles."""

BLUE: Final = frozenset(card.id for card in NOMIA.values() if card.colour == "blue")
RED: Final = frozenset(card.id for card in NOMIA.values() if card.colour == "red")
BLUES_TO_SHUFFLE: Final = 2

TRACKER_TOP: Final = 14
TRACKER_FIRST: Final[Mapping[int, int]] = {2: 6, 3: 6, 4: 5, 5: 3, 6: 1}
"""The space of the tracker that the first loss covers, by number of seats (rules 2.5)."""


def losses_until_ready(seats: int) -> int:
    """Return how many losses fill the tracker up to Evac Ready."""
    return TRACKER_TOP - TRACKER_FIRST[seats] + 1
