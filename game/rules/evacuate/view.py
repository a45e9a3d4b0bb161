"""What a seat may know, and a full state that fits what it knows.

Hidden are chance, both decks, face-down station cards from all but the seat that laid them, the
two cards somebody chooses from, and the order of the neutral decks. A seat that has looked at the
top of the Nomia deck goes on knowing it. Hands are public: all discard piles lie open (R32).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Seat
from game.rules.deck import UNKNOWN, face_down
from game.rules.evacuate.cards import NEUTRAL_DECK, NOMIA, STATIONS
from game.rules.evacuate.state import IN_PLAY, NOBODY, EvacState, Placed
from game.rules.rng import Chance, next_word, shuffle

HIDDEN_SPEED: Final = -1
"""A card of a neutral deck that nobody has seen."""

_SECRET: Final = frozenset({"lay_station", "deck_look", "order_nomia", "premonition"})
"""Questions that show what only the asked seat may see."""


def view(state: EvacState, seat: Seat | None) -> EvacState:
    """Return the table as one seat sees it, built field by field."""
    asked = _questions(state.asked, seat)
    chooses = bool(state.drawn) and state.pending[-1][1] == seat
    return EvacState(
        setup=state.setup,
        stations=state.stations,
        civs=state.civs,
        seed=0,
        counter=0,
        alive=list(state.alive),
        spots=list(state.spots),
        facing=list(state.facing),
        begun=list(state.begun),
        moved=list(state.moved),
        claims=list(state.claims),
        stunned=list(state.stunned),
        stun_next=list(state.stun_next),
        slimed=list(state.slimed),
        slime_next=list(state.slime_next),
        speeds=list(state.speeds),
        revealed=list(state.revealed),
        acts=list(state.acts),
        spent=[list(pile) for pile in state.spent],
        specials=list(state.specials),
        used=list(state.used),
        peeks=[known if each == seat else 0 for each, known in enumerate(state.peeks)],
        quiet=[each == seat and quiet for each, quiet in enumerate(state.quiet)],
        safe=state.safe,
        hits=state.hits,
        captives=state.captives,
        dug_in=state.dug_in,
        weld=state.weld,
        assimilated=state.assimilated,
        taken=state.taken,
        lifeboat=state.lifeboat,
        neutral_decks=[[HIDDEN_SPEED] * len(deck) for deck in state.neutral_decks],
        neutral_spent=[list(pile) for pile in state.neutral_spent],
        row=[_as_seen(placed, seat) for placed in state.row],
        station_deck=face_down(state.station_deck),
        station_discard=list(state.station_discard),
        drawn=state.drawn if chooses else tuple(face_down(list(state.drawn))),
        owed=state.owed,
        arrow=state.arrow,
        turned=state.turned,
        market=dict(state.market),
        nomia_deck=_nomia_as_seen(state, seat),
        nomia_discard=list(state.nomia_discard),
        nomia=state.nomia,
        tracker=list(state.tracker),
        beside=list(state.beside),
        evac_ready=state.evac_ready,
        draws=state.draws,
        first=state.first,
        round=state.round,
        outcome=state.outcome,
        winners=state.winners,
        pending=list(state.pending),
        asked=asked,
    )


def _questions(
    asked: Mapping[Seat, Decision] | None, seat: Seat | None
) -> Mapping[Seat, Decision] | None:
    """Return the questions a seat may read: its own, and those that show no secret."""
    if asked is None:
        return None
    return {
        each: decision
        for each, decision in asked.items()
        if each == seat or decision.kind not in _SECRET
    }


def _as_seen(placed: Placed, seat: Seat | None) -> Placed:
    knows = placed.up or (placed.laid_by != NOBODY and placed.laid_by == seat)
    return placed if knows else placed._replace(card=UNKNOWN)


def _nomia_as_seen(state: EvacState, seat: Seat | None) -> list[str]:
    known = 0 if seat is None else state.peeks[seat]
    hidden = len(state.nomia_deck) - known
    return [UNKNOWN] * hidden + state.nomia_deck[hidden:]


def redeal(seen: EvacState, chance: Chance) -> EvacState:
    """Return a full state that looks like `seen`; all that is hidden is dealt anew."""
    state = seen.copy()
    state.asked = None
    _deal_stations(state, chance)
    _deal_nomias(state, chance)
    for deck, spent in zip(state.neutral_decks, state.neutral_spent, strict=True):
        rest = list(NEUTRAL_DECK)
        for speed in spent:
            rest.remove(speed)
        shuffle(chance, rest)
        deck[:] = rest
    state.seed = next_word(chance)
    return state


def _deal_stations(state: EvacState, chance: Chance) -> None:
    """Deal the station cards nobody can see: face down in the row, drawn, and in the deck."""
    seen = {placed.card for placed in state.row} | {*state.station_discard, *state.drawn}
    rest = [card for card in STATIONS if card not in seen]
    shuffle(chance, rest)
    state.drawn = tuple(rest.pop() if card == UNKNOWN else card for card in state.drawn)
    state.row = [
        placed._replace(card=rest.pop()) if placed.card == UNKNOWN else placed
        for placed in state.row
    ]
    state.station_deck = rest


def _deal_nomias(state: EvacState, chance: Chance) -> None:
    """Deal the unknown part of the Nomia deck; what it holds is public, its order is not."""
    rest = nomia_deck_holds(state)
    known = [card for card in state.nomia_deck if card != UNKNOWN]
    for card in known:
        rest.remove(card)
    shuffle(chance, rest)
    state.nomia_deck = rest + known


def nomia_deck_holds(state: EvacState) -> list[str]:
    """Return the cards in the Nomia deck, in the order of the titles: public knowledge (R32)."""
    held: list[str] = []
    for card in NOMIA.values():
        away = state.market.get(card.id, 0) + state.nomia_discard.count(card.id)
        held += [card.id] * (_copies_in_play(state, card.id) - away)
    return held


def _copies_in_play(state: EvacState, card: str) -> int:
    """Return how many copies of a title are in deck, market or discard pile."""
    if card == "evac":
        return int(state.evac_ready and state.nomia != "evac")
    if card == "lifeboat":
        return int(state.lifeboat == IN_PLAY)
    return NOMIA[card].copies
