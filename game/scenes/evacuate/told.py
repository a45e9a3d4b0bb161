"""What each event of Evacuate! changes in a view, so that the table can show it while it is told.

Nothing is decided here: an event says what has happened, and the copy of the view on which a match
is being shown takes it over. Once all events are told it looks like the next view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from game.rules.contract import Event
from game.rules.evacuate import GONE, RUN_CARDS, EvacState, Placed, is_civ
from game.scenes.evacuate.naming import NOMIA_TOKEN, UNKNOWN
from game.scenes.facts import numbers, whole, word

LIFEBOAT_IN: Final = 1
LIFEBOAT_LEFT: Final = 2
QUICK_FEET: Final = "quick_feet"
DEAD_END: Final = "deadend"
WHITE: Final = frozenset({"evac", "lifeboat"})

Telling = Callable[[EvacState, Event], None]


def who(event: Event) -> int:
    """Return the runner that an event is about, or the seat, which has the same number."""
    return whole(event, "runner" if "runner" in event.data else "seat")


def tell(shown: EvacState, event: Event) -> None:
    """Take an event over."""
    telling = TOLD.get(event.kind)
    if telling is not None:
        telling(shown, event)


def _visit(shown: EvacState, nodes: Iterable[int]) -> None:
    """Note that somebody has been on the cards of these spaces."""
    cards = {shown.stations.card[node] for node in nodes}
    shown.row = [
        placed._replace(visited=True) if placed.up and placed.card in cards else placed
        for placed in shown.row
    ]


# The round


def _round_began(shown: EvacState, event: Event) -> None:
    shown.round = whole(event, "round")
    shown.moved = [0] * len(shown.moved)
    shown.begun = shown.spots[:]


def _run_revealed(shown: EvacState, event: Event) -> None:
    seat, card = whole(event, "seat"), word(event, "card")
    shown.revealed[seat] = card
    shown.acts[seat] = card if RUN_CARDS[card].action else ""
    shown.speeds[seat] = whole(event, "speed")


def _speed_told(shown: EvacState, event: Event) -> None:
    """Take over the speed of a run card; Quick Feet change the run and not the card."""
    if word(event, "by") != QUICK_FEET:
        shown.speeds[whole(event, "runner")] = whole(event, "speed")


def _card_swapped(shown: EvacState, event: Event) -> None:
    seat = whole(event, "seat")
    shown.spent[seat] = [*shown.spent[seat][:-1], word(event, "back")]
    _run_revealed(shown, event)


def _action_changed(shown: EvacState, event: Event) -> None:
    shown.acts[whole(event, "seat")] = word(event, "card")


def _cards_back(shown: EvacState, event: Event) -> None:
    """Take the spent cards back, the one that still lies open among them."""
    seat = whole(event, "seat")
    shown.spent[seat].clear()
    shown.revealed[seat] = ""


def _token_passed(shown: EvacState, event: Event) -> None:
    """End the round: cards are put away, and effects pass."""
    for seat, card in enumerate(shown.revealed):
        if card:
            shown.spent[seat].append(card)
    shown.revealed = [""] * len(shown.revealed)
    shown.acts = [""] * len(shown.acts)
    shown.speeds = [0] * len(shown.speeds)
    shown.stunned, shown.stun_next = shown.stun_next, [False] * len(shown.stun_next)
    shown.slimed, shown.slime_next = shown.slime_next, [0] * len(shown.slime_next)
    shown.dug_in = ()
    shown.weld = tuple((node, last) for node, last in shown.weld if last > shown.round)
    shown.first = whole(event, "seat")


# Runners


def _ran(shown: EvacState, event: Event) -> None:
    runner, path = whole(event, "runner"), numbers(event, "path")
    shown.spots[runner] = path[-1]
    shown.facing[runner] = whole(event, "facing")
    shown.moved[runner] += len(path)
    _visit(shown, path)


def _turned(shown: EvacState, event: Event) -> None:
    shown.facing[whole(event, "runner")] = whole(event, "facing")


def _all_turned(shown: EvacState, event: Event) -> None:
    for runner in numbers(event, "runners"):
        shown.facing[runner] = whole(event, "facing")


def _moved_to(shown: EvacState, event: Event) -> None:
    runner, end = whole(event, "runner"), whole(event, "end")
    shown.spots[runner] = end
    if "facing" in event.data:
        shown.facing[runner] = whole(event, "facing")
    _visit(shown, (end,))


def _swapped(shown: EvacState, event: Event) -> None:
    one, other = whole(event, "runner"), whole(event, "other")
    shown.spots[one], shown.spots[other] = whole(event, "end"), whole(event, "start")
    _visit(shown, (shown.spots[one], shown.spots[other]))


def _stunned(shown: EvacState, event: Event) -> None:
    shown.stun_next[whole(event, "runner")] = True


def _slimed(shown: EvacState, event: Event) -> None:
    shown.slime_next[whole(event, "runner")] += 1


def _dug_in(shown: EvacState, event: Event) -> None:
    shown.dug_in = (*shown.dug_in, whole(event, "seat"))


def _welded(shown: EvacState, event: Event) -> None:
    shown.weld = (*shown.weld, (whole(event, "node"), shown.round + 1))


# The row


def _revealed(shown: EvacState, event: Event) -> None:
    index, card = whole(event, "place"), word(event, "card")
    wall = whole(event, "side") if card == DEAD_END else 0
    shown.row[index] = shown.row[index]._replace(
        card=card, up=True, arrow=shown.arrow, wall=wall, laid_by=-1
    )


def _stations_drawn(shown: EvacState, event: Event) -> None:
    count = whole(event, "count")
    del shown.station_deck[len(shown.station_deck) - count :]
    shown.drawn = (UNKNOWN,) * count


def _laid(shown: EvacState, event: Event) -> None:
    placed = Placed(UNKNOWN, flipped=whole(event, "side") < 0, laid_by=whole(event, "seat"))
    shown.row.insert(whole(event, "place"), placed)
    shown.drawn = ()
    if discard := word(event, "discard"):
        shown.station_discard.append(discard)


def _kept(shown: EvacState, event: Event) -> None:
    index = len(shown.row) - 1 if whole(event, "side") > 0 else 0
    shown.row[index] = shown.row[index]._replace(card=word(event, "card"))


def _removed(shown: EvacState, event: Event) -> None:
    shown.station_discard.append(shown.row.pop(whole(event, "place")).card)


def _stations_shuffled(shown: EvacState, event: Event) -> None:
    shown.station_deck = [UNKNOWN] * whole(event, "count") + shown.station_deck
    shown.station_discard.clear()


def _arrow_reversed(shown: EvacState, event: Event) -> None:
    shown.arrow = whole(event, "arrow")


# Nomias


def _nomia_seen(shown: EvacState, event: Event) -> None:
    cards = event.data["cards"]
    assert isinstance(cards, tuple)
    deck, count = shown.nomia_deck, len(cards)
    shown.nomia_deck = [*deck[: len(deck) - count], *(str(card) for card in reversed(cards))]


def _nomia_bottomed(shown: EvacState, event: Event) -> None:
    shown.nomia_deck.insert(0, shown.nomia_deck.pop(-1 - whole(event, "above")))


def _nomia_drawn(shown: EvacState, event: Event) -> None:
    """Take a card off the deck; it is laid on the discard pile by `discard`."""
    shown.nomia = word(event, "card")
    shown.nomia_deck.pop()


def discard(shown: EvacState, event: Event) -> None:
    """Lay the card that was drawn on the discard pile; a white one leaves the game."""
    card = word(event, "card")
    if card not in WHITE:
        shown.nomia_discard.append(card)


def _nomia_added(shown: EvacState, event: Event) -> None:
    card = word(event, "card")
    shown.market[card] -= 1
    shown.nomia_discard.append(card)


def _nomia_shuffled(shown: EvacState, event: Event) -> None:
    shown.nomia_deck = [UNKNOWN] * (len(shown.nomia_deck) + whole(event, "count"))
    shown.nomia_discard.clear()


def _lost(shown: EvacState, event: Event) -> None:
    """Take a Survivor away; `stand_on_tracker` stands it on the tracker."""
    runner = whole(event, "runner")
    shown.alive[runner] = whole(event, "alive")
    if is_civ(shown, runner, "urumak"):
        shown.hits = whole(event, "hits")
    if event.data.get("token"):
        shown.captives = tuple(each for each in shown.captives if each != NOMIA_TOKEN)


def stand_on_tracker(shown: EvacState, event: Event) -> None:
    """Stand the miniature of a loss or hit on the tracker, or beside it once that is full."""
    if not event.data.get("token"):
        (shown.tracker if whole(event, "tracker") else shown.beside).append(who(event))


def _hit(shown: EvacState, event: Event) -> None:
    shown.hits = whole(event, "hits")


def _runner_removed(shown: EvacState, event: Event) -> None:
    shown.spots[whole(event, "runner")] = GONE
    shown.alive[whole(event, "runner")] = 0


def _returned(shown: EvacState, event: Event) -> None:
    shown.alive[whole(event, "seat")] = whole(event, "alive")


def _captive_taken(shown: EvacState, event: Event) -> None:
    captive = str(event.data["runner"]) if "runner" in event.data else NOMIA_TOKEN
    shown.captives = (*shown.captives, captive)
    _returned(shown, event)


def _safe(shown: EvacState, event: Event) -> None:
    shown.safe += whole(event, "count")
    shown.lifeboat = LIFEBOAT_LEFT
    _returned(shown, event)


def _lifeboat_added(shown: EvacState, _event: Event) -> None:
    shown.lifeboat = LIFEBOAT_IN
    shown.nomia_discard.append("lifeboat")


def _readied(shown: EvacState, _event: Event) -> None:
    shown.evac_ready = True
    shown.nomia_discard.append("evac")


# Special cards and the end


def _special_used(shown: EvacState, event: Event) -> None:
    seat, card = whole(event, "seat"), word(event, "card")
    if shown.specials[seat] == card:
        shown.specials[seat] = ""
    elif shown.taken == card:
        shown.taken = ""
    shown.used.append(card)


def _special_taken(shown: EvacState, event: Event) -> None:
    shown.taken, shown.assimilated = word(event, "card"), True
    shown.used = [card for card in shown.used if card != shown.taken]


TOLD: Final[Mapping[str, Telling]] = {
    "round_began": _round_began,
    "run_revealed": _run_revealed,
    "neutral_drawn": _speed_told,
    "speed_changed": _speed_told,
    "card_swapped": _card_swapped,
    "action_changed": _action_changed,
    "cards_back": _cards_back,
    "token_passed": _token_passed,
    "survivor_ran": _ran,
    "survivor_turned": _turned,
    "survivors_turned": _all_turned,
    "survivor_pushed": _moved_to,
    "neutral_moved": _moved_to,
    "survivors_swapped": _swapped,
    "runner_stunned": _stunned,
    "survivor_slimed": _slimed,
    "seat_dug_in": _dug_in,
    "space_welded": _welded,
    "station_revealed": _revealed,
    "stations_drawn": _stations_drawn,
    "station_laid": _laid,
    "station_kept": _kept,
    "station_removed": _removed,
    "stations_shuffled": _stations_shuffled,
    "arrow_reversed": _arrow_reversed,
    "nomia_seen": _nomia_seen,
    "nomia_bottomed": _nomia_bottomed,
    "nomia_drawn": _nomia_drawn,
    "nomia_added": _nomia_added,
    "nomia_shuffled": _nomia_shuffled,
    "survivor_lost": _lost,
    "survivor_hit": _hit,
    "runner_removed": _runner_removed,
    "survivor_returned": _returned,
    "hit_removed": _hit,
    "captive_taken": _captive_taken,
    "nomia_collected": _captive_taken,
    "survivors_safe": _safe,
    "lifeboat_added": _lifeboat_added,
    "evac_readied": _readied,
    "special_used": _special_used,
    "special_taken": _special_taken,
}
