"""Whom the next Nomia cards can hit, for runners that stand where somebody imagines them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.deck import UNKNOWN
from game.rules.evacuate import EvacState, is_civ, nomia_deck_holds
from game.rules.evacuate.attack import AMBUSH_SPACES, LURKER_SPACES, SWARM_CROWD
from game.rules.evacuate.civilizations import CROWD
from game.rules.evacuate.trial import Trial

Ends = Mapping[int, Trial]
"""Where each runner stands after running, by runner."""


class Threat(NamedTuple):
    """How many cards of each red title are to be expected: 1.0 is one drawn for certain."""

    front: float
    rear: float
    pincer: float
    ambush: float
    lurkers: float
    swarm: float


def threat(held: Sequence[str], known: Sequence[str], draws: float) -> Threat:
    """Return what so many draws bring from a deck that holds these cards.

    `known` are the cards known to lie on top of it, the next one first.
    """
    certain = known[: int(draws)]
    rest = Counter(held)
    rest.subtract(known)
    unknown = max(1, len(held) - len(known))
    share = max(0.0, draws - len(certain)) / unknown
    return Threat(*(certain.count(title) + share * rest[title] for title in Threat._fields))


def known_top(view: EvacState) -> list[str]:
    """Return the cards that a seat knows to lie on top of the Nomia deck, the next one first."""
    return [card for card in reversed(view.nomia_deck) if card != UNKNOWN]


class Exposure:
    """What the coming draws can cost each runner at one table."""

    def __init__(self, view: EvacState, known: Sequence[str], stun: float) -> None:
        """Count a hit by Front as `stun` Survivors worse than any other."""
        self._held = nomia_deck_holds(view)
        self._known = known
        self._stun = 1 + stun
        self._prices = [_price(view, runner) for runner in range(len(view.alive))]
        kinds = view.stations.kind
        self._shelters = frozenset(node for node, kind in enumerate(kinds) if kind == "room")
        self._homes = frozenset(view.stations.nodes("resid"))
        self._threats: dict[float, Threat] = {}

    def draws(self, ends: Ends, called: float) -> float:
        """Return how many cards are drawn if so many are called beside the usual one (R14)."""
        return 1 + called + any(end.node in self._homes for end in ends.values())

    def losses(
        self, ends: Ends, arrow: int, draws: float, dug_in: Sequence[int] = ()
    ) -> dict[int, float]:
        """Return how many Survivors each runner is expected to lose to so many cards."""
        coming = self._threats.get(draws)
        if coming is None:
            coming = self._threats[draws] = threat(self._held, self._known, draws)
        places = [end.place * arrow for end in ends.values()]
        first, last = max(places), min(places)
        crowd = _largest_crowd(places)
        losses = {}
        for (runner, end), place in zip(ends.items(), places, strict=True):
            if end.node in self._shelters:
                losses[runner] = 0.0
                continue
            loss = 0.0
            if place == first:
                loss += coming.front * self._stun
            if place in (first, last) and runner not in dug_in:
                loss += coming.pincer
                if place == last:
                    loss += coming.rear
            if end.moved >= AMBUSH_SPACES:
                loss += coming.ambush
            elif end.moved <= LURKER_SPACES:
                loss += coming.lurkers
            if crowd and places.count(place) == crowd:
                loss += coming.swarm
            losses[runner] = loss * self._prices[runner]
        return losses


def _price(view: EvacState, runner: int) -> float:
    """Return what one hit costs a runner, in Survivors."""
    if is_civ(view, runner, "urumak"):
        return 0.5
    crowded = is_civ(view, runner, "pell") and view.alive[runner] >= CROWD
    return 2.0 if crowded else 1.0


def _largest_crowd(places: Sequence[int]) -> int:
    """Return how many stand on each space that Swarm hits; 0 if it hits nobody."""
    most = max(map(places.count, places))
    return most if most >= SWARM_CROWD else 0
