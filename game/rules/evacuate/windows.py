"""Special cards: who may play one now, what playing it means, and Mendeku's Assimilate.

Each card has its window, named on the card, and is asked for there if it can matter (R24). When
each window opens is told in `steps.py`; what the cards do stands in the files beside this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Answers, Args, Ask, Steps
from game.rules.evacuate.actions import PASS
from game.rules.evacuate.state import EvacState, is_civ, living, seat_of_civ

USE: Final = Option("use", Target("button", "use"))
QUIET: Final = Option("quiet", Target("button", "quiet"))
TAKE: Final = Option("take", Target("button", "take"))


def can_play(state: EvacState, seat: Seat, card: str) -> bool:
    """Say whether a seat holds a special card and still wants to be asked this round."""
    taken = card == state.taken and is_civ(state, seat, "mendeku")
    holds = taken or card == state.specials[seat]
    return holds and state.alive[seat] > 0 and not state.quiet[seat]


def is_held(state: EvacState, card: str) -> bool:
    """Say whether anybody holds a special card. If nobody does, nobody will this round."""
    return card in state.specials or card == state.taken


def holder(state: EvacState, card: str) -> Seat | None:
    """Return the seat that can play a special card, or None."""
    if not is_held(state, card):
        return None
    return next((seat for seat in living(state) if can_play(state, seat, card)), None)


def ask_use(
    seat: Seat, card: str, values: Mapping[str, Value] | None = None
) -> Mapping[Seat, Decision]:
    """Ask a seat whether it plays a special card now; it may ask for quiet until the next round."""
    kind = f"special_{card}"
    options = (USE, PASS, QUIET)
    return {seat: Decision(kind, options, card, values or {}, optional=True, open=True)}


def hush(state: EvacState, seat: Seat, answer: str) -> None:
    """Note that a seat does not want to be asked again this round."""
    if answer == QUIET.key:
        state.quiet[seat] = True


def use_special(state: EvacState, seat: Seat, card: str, events: list[Event]) -> None:
    """Take a played special card out of the game; Mendeku may take it once its effect is over."""
    if state.specials[seat] == card:
        state.specials[seat] = ""
    else:
        state.taken = ""
    state.used.append(card)
    events.append(Event("special_used", {"seat": seat, "card": card}))
    mendeku = seat_of_civ(state, "mendeku")
    if mendeku is not None and mendeku != seat and not state.assimilated:
        state.pending.append(("assimilate", mendeku, (card, seat)))


def ask_assimilate(state: EvacState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask Mendeku whether it takes the card that has just been played (2.6)."""
    card, owner = args
    if state.alive[seat] == 0:
        return {}
    values = {"card": card, "owner": owner}
    return {seat: Decision("assimilate", (TAKE, PASS), card, values, optional=True, open=True)}


def assimilated(
    state: EvacState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Give the card to Mendeku, once in a match."""
    card, owner = args
    if answers[seat] == TAKE.key:
        state.used.remove(card)
        state.taken = card
        state.assimilated = True
        events.append(Event("special_taken", {"seat": seat, "card": card, "owner": owner}))


WINDOW_STEPS: Final[Steps[EvacState]] = {
    "assimilate": Ask(ask_assimilate, assimilated),
}
