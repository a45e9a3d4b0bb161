"""What a run card would lead to, as far as a seat can know: where it ends, and what hits there.

The odds aid of the table. A seat's own run is tried while all others stand where they stand now
(`trial.py`); nothing is guessed about the cards they choose. Which Nomia cards would hit there is
counted over the titles in the deck, which everybody can work out (R32).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from game.rules.contract import Seat
from game.rules.deck import UNKNOWN
from game.rules.evacuate.attack import AMBUSH_SPACES, LURKER_SPACES, shelter_of, targets_of
from game.rules.evacuate.cards import RED
from game.rules.evacuate.row import positions
from game.rules.evacuate.running import own_speed
from game.rules.evacuate.state import EvacState, runners, speed_of
from game.rules.evacuate.stations import OFF
from game.rules.evacuate.trial import Trial, trial_run, turn_up_known
from game.rules.evacuate.view import nomia_deck_holds

COPIES_SPEED: Final = "hyper"
"""The card whose speed is that of another card, which nobody knows yet."""


class Outlook(NamedTuple):
    """What would come of one run card while all others stand still."""

    end: int
    """The node on which it ends, or OFF on a station that the seat does not know."""
    speed: int
    """How far it could go."""
    moved: int
    """How far it goes; less than its speed if something stops it."""
    turned: bool
    """Whether it turns round at a wall."""
    place: int
    """1 for the furthest along the arrow; runners on the same space share a place."""
    of: int
    """How many runners are in the station."""
    hits: Mapping[str, int]
    """Copies in the Nomia deck of each title that would hit there."""
    cards: int
    """Cards in the Nomia deck."""
    known: str
    """The next Nomia card, if this seat has seen it."""

    @property
    def safe(self) -> int:
        """How many cards of the Nomia deck would not hit."""
        return self.cards - sum(self.hits.values())


def outlook_of(view: EvacState, seat: Seat, card: str) -> Outlook | None:
    """Return what a run card would lead to for a living seat; None for one that copies another.

    `view` is the seat's own, at the moment of choosing; it is not changed.
    """
    if card == COPIES_SPEED:
        return None
    trial = view.copy()
    trial.begun = trial.spots[:]
    turn_up_known(trial)
    if card == "digin":
        trial.dug_in = (*trial.dug_in, seat)
    run = trial_run(trial, seat, speed_of(card))
    trial.speeds[seat] = speed_of(card)
    speed = own_speed(trial, seat)
    ahead = sum((place - run.place) * trial.arrow > 0 for place in _others(trial, seat))
    held = Counter(nomia_deck_holds(view))
    titles = _hitting(trial, seat, run)
    top = view.nomia_deck[-1] if view.nomia_deck else UNKNOWN
    return Outlook(
        end=run.node,
        speed=speed,
        moved=run.moved,
        turned=run.turned,
        place=1 + ahead,
        of=len(runners(view)),
        hits={title: count for title, count in held.items() if title in titles},
        cards=sum(held.values()),
        known="" if top == UNKNOWN else top,
    )


def _others(trial: EvacState, seat: Seat) -> list[int]:
    """Return the places along the row of all other runners."""
    return [place for runner, place in positions(trial).items() if runner != seat]


def _hitting(trial: EvacState, seat: Seat, run: Trial) -> frozenset[str]:
    """Return the red titles that would hit the seat at the end of its run."""
    trial.moved[seat] = run.moved
    if run.node == OFF:
        return _hitting_beyond(trial, seat, run)
    trial.spots[seat] = run.node
    return frozenset(
        title
        for title in RED
        if seat in targets_of(trial, title) and not shelter_of(trial, seat, title)
    )


def _hitting_beyond(trial: EvacState, seat: Seat, run: Trial) -> frozenset[str]:
    """Return the red titles that would hit the seat alone on a station that nobody knows.

    Its spaces may hold surprises of their own; they are taken to be plain ones.
    """
    others = _others(trial, seat)
    lines = set()
    if all((place - run.place) * trial.arrow < 0 for place in others):
        lines |= {"front", "pincer"}
    if all((place - run.place) * trial.arrow > 0 for place in others):
        lines |= {"rear", "pincer"}
    if seat in trial.dug_in:
        lines -= {"rear", "pincer"}
    if run.moved >= AMBUSH_SPACES:
        lines.add("ambush")
    if run.moved <= LURKER_SPACES:
        lines.add("lurkers")
    return frozenset(lines)
