"""Contacts for hire: taking one from the display, finding a space for it, refilling (R30)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.deck import shuffled
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.escape_plan.cards import CONTACT_SPACES, CONTACTS, DISPLAY
from game.rules.escape_plan.state import PlanState, free_contact_spaces, make_way, with_space

_TAKE: Final = tuple(
    Option(f"take:{place}", Target("card", f"display:{place}")) for place in range(1, DISPLAY + 1)
)
_SPACES: Final = tuple(
    Option(f"space:{space}", Target("card", f"contact:{space}"))
    for space in range(1, CONTACT_SPACES + 1)
)
_DISCARD: Final = Option("discard", Target("button", "discard"))


def ask_take(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask which contact of the display to take."""
    options = _TAKE[: len(state.display)]
    return {seat: Decision("take_contact", options)} if options else {}


def taken(state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]) -> None:
    """Take a contact; the display is filled up once it has found its space."""
    place = int(answers[seat].partition(":")[2])
    card = state.display.pop(place - 1)
    events.append(Event("contact_taken", {"seat": seat, "card": card, "place": place}))
    push(state, ("place_contact", seat, (card,)), ("refill", seat, ()))


def ask_place(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask where the contact goes: a free space, the space of another one, or the discard pile.

    Locked assets make way as long as a space is free (R17).
    """
    (card,) = args
    is_room = free_contact_spaces(state, seat) > 0
    open_spaces = state.contacts[seat][: CONTACT_SPACES - state.cuffs[seat]]
    options = [
        _SPACES[space] for space, held in enumerate(open_spaces) if is_room or held in CONTACTS
    ]
    options.append(_DISCARD)
    return {seat: Decision("place_contact", tuple(options), card, {"card": card}, open=True)}


def placed(state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]) -> None:
    """Put the contact where it was said."""
    (card,) = args
    if answers[seat] == _DISCARD.key:
        discard(state, seat, card, 0, events)
        return
    space = int(answers[seat].partition(":")[2]) - 1
    held = state.contacts[seat][space]
    if held in CONTACTS:
        discard(state, seat, held, space + 1, events)
    elif held:
        make_way(state, seat, space, events)
    state.contacts[seat] = with_space(state.contacts[seat], space, card)
    state.face_down[seat] &= ~(1 << space)
    events.append(Event("contact_placed", {"seat": seat, "card": card, "space": space + 1}))


def discard(state: PlanState, seat: Seat, card: str, space: int, events: list[Event]) -> None:
    """Put a contact on the discard pile: from a space, or (0) just taken."""
    state.contact_discard.append(card)
    events.append(Event("contact_discarded", {"seat": seat, "card": card, "space": space}))


def refill(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Slide the display to the right and fill it up from the left."""
    while len(state.display) < DISPLAY:
        if not state.contact_deck:
            if not state.contact_discard:
                return
            count = len(state.contact_discard)
            state.contact_deck = shuffled(state, state.contact_discard)
            state.contact_discard = []
            events.append(Event("contacts_shuffled", {"count": count}, reveals=True))
        card = state.contact_deck.pop()
        state.display.insert(0, card)
        data: dict[str, Value] = {"seat": seat, "card": card, "left": len(state.contact_deck)}
        events.append(Event("contact_shown", data, reveals=True))


HIRING_STEPS: Final[Steps[PlanState]] = {
    "place_contact": Ask(ask_place, placed),
    "refill": Act(refill),
}
"""Taking a contact is asked for by a visit: see `visits.py`."""
