"""What changes run cards and speeds between the reveal and the run.

Player by player in turn order: Echo, then the action of Warp Reality or Hyper Evolved, then a
special card. Each is applied to the cards as they are by then (R25). Quick Feet comes last, when
the move itself is carried out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.evacuate.actions import PASS, card_action
from game.rules.evacuate.cards import MIND_FOGGED, RUN_CARDS
from game.rules.evacuate.civilizations import WARP_SUM
from game.rules.evacuate.pushing import is_beyond_cards
from game.rules.evacuate.running import DARK_LIMIT, set_off
from game.rules.evacuate.state import EvacState, is_civ, living, runners, speed_of
from game.rules.evacuate.windows import USE, can_play, use_special

SWAP: Final = Option("swap", Target("button", "swap"))
KEEP: Final = Option("keep", Target("button", "keep"))
GROWTHS: Final = (2, 1, -1, -2)
PACES: Final[Mapping[str, int]] = {"faster": 1, "slower": -1, "same": 0}


def at_reveal(state: EvacState, seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Give a civilization its turn between the reveal and the run."""
    names = ("echo", "reveal_action", "sudden_growth", "mind_fog")
    push(state, *[(name, seat, ()) for name in names])


def set_speed(state: EvacState, runner: int, speed: int, by: str, events: list[Event]) -> None:
    """Change the speed of a card that has been revealed."""
    if state.speeds[runner] != speed:
        state.speeds[runner] = speed
        events.append(Event("speed_changed", {"runner": runner, "speed": speed, "by": by}))


def set_action(state: EvacState, seat: Seat, card: str, by: str, events: list[Event]) -> None:
    """Change whose action a seat carries out."""
    if state.acts[seat] != card:
        state.acts[seat] = card
        events.append(Event("action_changed", {"seat": seat, "card": card, "by": by}))


# Skith: Echo


def ask_echo(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask Skith whether the card on top of its discard pile takes the place of the one shown."""
    if not is_civ(state, seat, "skith") or not state.spent[seat]:
        return {}
    values = {"card": state.spent[seat][-1], "shown": state.revealed[seat]}
    return {seat: Decision("echo", (SWAP, KEEP), "skith", values, optional=True, open=True)}


def echoed(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Swap the two cards; the new one counts as printed."""
    if answers[seat] != SWAP.key:
        return
    back, card = state.revealed[seat], state.spent[seat].pop()
    state.spent[seat].append(back)
    state.revealed[seat] = card
    state.acts[seat] = card if RUN_CARDS[card].action else ""
    state.speeds[seat] = speed_of(card)
    data: dict[str, Value] = {
        "seat": seat, "card": card, "back": back, "speed": state.speeds[seat]
    }  # fmt: skip
    events.append(Event("card_swapped", data))


# Warp Reality and Hyper Evolved


def reveal_action(state: EvacState, seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Have a seat carry out an action that belongs to the reveal."""
    card = card_action(state, seat)
    if card in ("warp", "hyper"):
        push(state, (card, seat, ()))


def ask_warp(_state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether every speed is turned round."""
    return {seat: Decision("warp", (USE, PASS), "warp", optional=True, open=True)}


def warped(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Make every card's speed 4 minus itself, never below 0; not where no action card reaches."""
    if answers[seat] != USE.key:
        return
    for runner in runners(state):
        if not is_beyond_cards(state, runner, seat):
            set_speed(state, runner, max(0, WARP_SUM - state.speeds[runner]), "warp", events)


def seat_options(seats: list[Seat]) -> tuple[Option, ...]:
    """Return one option for each seat that can be chosen."""
    return tuple(Option(f"seat:{seat}", Target("piece", f"runner:{seat}")) for seat in seats)


def ask_hyper(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whose card is copied."""
    others = [other for other in living(state) if other != seat]
    if not others:
        return {}
    options = (*seat_options(others), PASS)
    return {seat: Decision("hyper", options, "hyper", optional=True, open=True)}


def copied(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Take over another card's present speed and action; a copied Warp Reality acts at once."""
    if not answers[seat].startswith("seat:"):
        return
    model = int(answers[seat].removeprefix("seat:"))
    set_speed(state, seat, state.speeds[model], "hyper", events)
    set_action(state, seat, state.acts[model], "hyper", events)
    if state.acts[seat] == "warp":
        push(state, ("warp", seat, ()))


# Special cards


def ask_growth(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask by how much Sudden Growth changes the own speed; never below 0."""
    if state.stunned[seat] or not can_play(state, seat, "sudden_growth"):
        return {}
    changes = [change for change in GROWTHS if state.speeds[seat] + change >= 0]
    options = tuple(Option(f"{each:+}", Target("button", f"{each:+}")) for each in changes)
    values = {"speed": state.speeds[seat]}
    ask = Decision(
        "sudden_growth", (*options, PASS), "sudden_growth", values, optional=True, open=True
    )
    return {seat: ask}


def grown(state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]) -> None:
    """Change the own speed; another special card must then wait for another window (R24)."""
    if answers[seat] == PASS.key:
        return
    if state.pending[-1] == ("mind_fog", seat, ()):
        state.pending.pop()
    use_special(state, seat, "sudden_growth", events)
    speed = state.speeds[seat] + int(answers[seat])
    set_speed(state, seat, speed, "sudden_growth", events)


def ask_fog(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whose card counts as Move 1 without action."""
    if not can_play(state, seat, "mind_fog"):
        return {}
    slow = speed_of(MIND_FOGGED)
    clear = [
        other
        for other in living(state)
        if other != seat and (state.speeds[other] != slow or state.acts[other])
    ]
    if not clear:
        return {}
    options = (*seat_options(clear), PASS)
    return {seat: Decision("mind_fog", options, "mind_fog", optional=True, open=True)}


def fogged(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Make another player's card a Move 1."""
    if not answers[seat].startswith("seat:"):
        return
    other = int(answers[seat].removeprefix("seat:"))
    use_special(state, seat, "mind_fog", events)
    set_speed(state, other, speed_of(MIND_FOGGED), "mind_fog", events)
    set_action(state, other, "", "mind_fog", events)


# Vantari: Quick Feet


def ask_feet(state: EvacState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask Vantari how fast it really goes; Dark Passageway lets nobody go faster than 2."""
    (speed,) = args
    dark = state.stations.card[state.begun[seat]] == "dark"
    keys = [
        key
        for key, change in PACES.items()
        if speed + change >= 1 and not (dark and speed + change > DARK_LIMIT)
    ]
    options = tuple(Option(key, Target("button", key)) for key in keys)
    return {seat: Decision("quick_feet", options, "vantari", {"speed": speed}, open=True)}


def paced(state: EvacState, seat: Seat, args: Args, answers: Answers, events: list[Event]) -> None:
    """Set off at the chosen speed. What the card says stays as it is (R26)."""
    speed = args[0] + PACES[answers[seat]]
    if speed != args[0]:
        data: dict[str, Value] = {"runner": seat, "speed": speed, "by": "quick_feet"}
        events.append(Event("speed_changed", data))
    set_off(state, seat, speed, events)


REVEAL_STEPS: Final[Steps[EvacState]] = {
    "at_reveal": Act(at_reveal),
    "echo": Ask(ask_echo, echoed),
    "reveal_action": Act(reveal_action),
    "warp": Ask(ask_warp, warped),
    "hyper": Ask(ask_hyper, copied),
    "sudden_growth": Ask(ask_growth, grown),
    "mind_fog": Ask(ask_fog, fogged),
    "quick_feet": Ask(ask_feet, paced),
}
