"""Special cards during the attack: Cold Blood, Bulwark, Shrug Off, Collect Nomia and Feast.

What those who are hit can do against it stands in `defences.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.evacuate.actions import PASS
from game.rules.evacuate.attack import shelter_of, targets_of
from game.rules.evacuate.cards import MARKET, RED
from game.rules.evacuate.losses import NOMIA_TOKEN, add_from_market
from game.rules.evacuate.peeking import peek, raise_card, top
from game.rules.evacuate.state import EvacState, seat_of_civ
from game.rules.evacuate.windows import USE, ask_use, can_play, holder, hush, use_special

COLD_BLOOD: Final = 3
"""How many Nomia cards Glazatoq puts in order."""

# Cold Blood, before a Nomia card is drawn


def ask_cold_blood(state: EvacState, _seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask for Cold Blood, if there is anything to put in order."""
    seat = holder(state, "cold_blood")
    if seat is None or len(state.nomia_deck) < 2:
        return {}
    return ask_use(seat, "cold_blood", {"draws": state.draws})


def cold_blooded(
    state: EvacState, _seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Look at the top three Nomia cards; nobody else knows the top any more."""
    ((seat, answer),) = answers.items()
    hush(state, seat, answer)
    if answer == USE.key:
        use_special(state, seat, "cold_blood", events)
        state.peeks = [0] * len(state.peeks)
        peek(state, seat, COLD_BLOOD, events)
        push(state, ("order_nomia", seat, (0,)))


def ask_order(state: EvacState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which of the cards that are left comes next.

    It is asked even if they are all equal, because not to ask would tell the others so.
    """
    (depth,) = args
    cards = top(state, min(COLD_BLOOD, len(state.nomia_deck)))[depth:]
    options = tuple(
        Option(f"top:{card}", Target("button", f"top:{card}")) for card in dict.fromkeys(cards)
    )
    values: dict[str, Value] = {"place": depth + 1, "cards": cards}
    return {seat: Decision("order_nomia", options, "cold_blood", values, ends_turn=True)}


def ordered(
    state: EvacState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the chosen card next, and ask for the one after it; the last one stays where it is."""
    (depth,) = args
    raise_card(state, answers[seat].removeprefix("top:"), depth)
    count = min(COLD_BLOOD, len(state.nomia_deck))
    if depth + 2 < count:
        push(state, ("order_nomia", seat, (depth + 1,)))
        return
    events.append(Event("nomia_ordered", {"seat": seat, "count": count}))
    events.append(Event("nomia_seen", {"seat": seat, "cards": top(state, count)}, True, (seat,)))


# Bulwark, when a red card is turned up


def ask_bulwark(state: EvacState, _seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask for Bulwark, if the card would hit somebody on the holder's space."""
    seat = holder(state, "bulwark")
    if seat is None:
        return {}
    here = [
        runner
        for runner in targets_of(state, state.nomia)
        if state.spots[runner] == state.spots[seat] and not shelter_of(state, runner, state.nomia)
    ]
    return ask_use(seat, "bulwark", {"card": state.nomia, "count": len(here)}) if here else {}


def shielded(
    state: EvacState, _seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Cover the holder's space in the strike that comes next."""
    ((seat, answer),) = answers.items()
    hush(state, seat, answer)
    if answer == USE.key:
        strike, first, _ = state.pending.pop()
        assert strike == "strike"
        state.pending.append((strike, first, (state.spots[seat],)))
        use_special(state, seat, "bulwark", events)


# Shrug Off, when a token can still be taken away in time


def ask_shrug(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask for Shrug Off, if there is a hit to take away."""
    if state.hits == 0 or not can_play(state, seat, "shrug_off"):
        return {}
    return ask_use(seat, "shrug_off", {"card": state.nomia, "hits": state.hits})


def shrugged(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Take one hit token away."""
    hush(state, seat, answers[seat])
    if answers[seat] == USE.key:
        use_special(state, seat, "shrug_off", events)
        state.hits -= 1
        events.append(Event("hit_removed", {"seat": seat, "hits": state.hits}))


# Collect Nomia, after a red card


def ask_collect(state: EvacState, _seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask the Collector whether the Nomia token comes along; for Mendeku the card does nothing."""
    seat = seat_of_civ(state, "collector")
    if seat is None or not can_play(state, seat, "collect_nomia"):
        return {}
    return ask_use(seat, "collect_nomia")


def collected(
    state: EvacState, _seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Let the Nomia token join the Collector's pool as one Survivor (R29)."""
    ((seat, answer),) = answers.items()
    hush(state, seat, answer)
    if answer == USE.key:
        use_special(state, seat, "collect_nomia", events)
        state.captives = (*state.captives, NOMIA_TOKEN)
        state.alive[seat] += 1
        events.append(Event("nomia_collected", {"seat": seat, "alive": state.alive[seat]}))


# Feast, after the draws


def _red_piles(state: EvacState) -> tuple[Option, ...]:
    return tuple(
        Option(f"nomia:{card}", Target("card", f"market:{card}"))
        for card in MARKET
        if card in RED and state.market[card]
    )


def ask_feast(state: EvacState, _seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask for Feast, by asking for the first of its two red cards."""
    seat = holder(state, "feast")
    piles = _red_piles(state) if seat is not None else ()
    if seat is None or not piles:
        return {}
    return {seat: Decision("feast", (*piles, PASS), "feast", optional=True, open=True)}


def feasted(
    state: EvacState, _seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the first red card on the Nomia discard pile; one more and one more draw follow."""
    ((seat, answer),) = answers.items()
    if answer != PASS.key:
        push(state, ("feast_draw", seat, ()))
        use_special(state, seat, "feast", events)
        add_from_market(state, seat, answer.removeprefix("nomia:"), events)
        push(state, ("feast_more", seat, ()))


def ask_more(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask for the second red card, if any is left."""
    piles = _red_piles(state)
    return {seat: Decision("feast_more", piles, "feast", open=True)} if piles else {}


def more_feasted(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the second red card on the Nomia discard pile."""
    add_from_market(state, seat, answers[seat].removeprefix("nomia:"), events)


def feast_draw(state: EvacState, seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Draw one more Nomia card."""
    state.draws += 1
    push(state, ("next_draw", seat, ()))


STRIKE_WINDOW_STEPS: Final[Steps[EvacState]] = {
    "cold_blood": Ask(ask_cold_blood, cold_blooded),
    "order_nomia": Ask(ask_order, ordered),
    "bulwark": Ask(ask_bulwark, shielded),
    "shrug_off": Ask(ask_shrug, shrugged),
    "collect_nomia": Ask(ask_collect, collected),
    "feast": Ask(ask_feast, feasted),
    "feast_more": Ask(ask_more, more_feasted),
    "feast_draw": Act(feast_draw),
}
