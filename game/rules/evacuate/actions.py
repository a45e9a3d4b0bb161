"""Survivor Actions: what the run cards with the action icon do, one player after the other.

All printed actions are "may", except the extra draw of the Panicked Run (R13). The actions of the
civilizations' own run cards stand in `civil_actions.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.evacuate.cards import MOST_SEATS
from game.rules.evacuate.pushing import push_by_card
from game.rules.evacuate.row import at, neighbours, next_node
from game.rules.evacuate.running import judge, walk_on
from game.rules.evacuate.state import EvacState, living
from game.rules.evacuate.stations import GONE, OFF

PASS: Final = Option("pass", Target("button", "pass"))

PACK_SPACES: Final = 3


_RUNNER: Final = tuple(
    Option(f"runner:{runner}", Target("piece", f"runner:{runner}")) for runner in range(MOST_SEATS)
)


def runner_options(runners: Iterable[int]) -> tuple[Option, ...]:
    """Return one option for each runner that can be chosen."""
    return tuple([_RUNNER[runner] for runner in runners])


def chosen_runner(answer: str) -> int | None:
    """Return the runner that an answer names, or None if it declines."""
    return int(answer.removeprefix("runner:")) if answer.startswith("runner:") else None


def card_action(state: EvacState, seat: Seat) -> str:
    """Return the card whose action a seat carries out now; "" if none counts.

    Who began the round on Maintenance Access has its action text ignored all round (2.1).
    """
    begun = state.stations.card[state.begun[seat]]
    return "" if begun == "maint" else state.acts[seat]


def actions(state: EvacState, _seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Have those whose run card bears an action carry it out, in turn order."""
    push(state, *[("act", seat, ()) for seat in living(state) if state.acts[seat]])


def act(state: EvacState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Carry out the action of a seat's run card."""
    card = card_action(state, seat)
    if not card and state.acts[seat]:
        data: dict[str, Value] = {"seat": seat, "card": state.acts[seat]}
        events.append(Event("action_ignored", data))
    elif card == "panic_run":
        state.draws += 1
        events.append(Event("panic_called", {"seat": seat}))
    elif card in ASKED_ACTIONS:
        state.pending.append((card, seat, ()))


def ask_runner(
    kind: str, targets: Callable[[EvacState, Seat], list[int]]
) -> Callable[[EvacState, Seat, Args], Mapping[Seat, Decision]]:
    """Return the question which of the Survivors in reach an action is aimed at."""

    def ask(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
        found = targets(state, seat)
        if not found:
            return {}
        return {
            seat: Decision(kind, (*runner_options(found), PASS), kind, optional=True, open=True)
        }

    return ask


def on_my_space(state: EvacState, seat: Seat) -> list[int]:
    """Return the other runners on a seat's space."""
    return [runner for runner in at(state, state.spots[seat]) if runner != seat]


def here_or_beside(state: EvacState, seat: Seat) -> list[int]:
    """Return the other runners on a seat's space and on the spaces beside it."""
    node = state.spots[seat]
    around = (node, *neighbours(state, node))
    return [runner for runner, spot in enumerate(state.spots) if spot in around and runner != seat]


def _right_ahead(state: EvacState, seat: Seat) -> list[int]:
    ahead = next_node(state, state.spots[seat], state.facing[seat])
    return [] if ahead == OFF else at(state, ahead)


def shoved(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Push the chosen Survivor one space along the arrow."""
    runner = chosen_runner(answers[seat])
    if runner is not None:
        push_by_card(state, seat, runner, state.arrow, "shove", events)


def tripped(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Send the chosen Survivor one space back, against the arrow."""
    runner = chosen_runner(answers[seat])
    if runner is not None:
        push_by_card(state, seat, runner, -state.arrow, "trip", events)


def dragged(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Pull the chosen Survivor back to the own space."""
    runner = chosen_runner(answers[seat])
    if runner is not None:
        push_by_card(state, seat, runner, -state.facing[seat], "drag", events)


def steps_ahead(state: EvacState, runner: int, spaces: int) -> Iterator[tuple[int, int, bool]]:
    """Yield each open space that so much own movement leads to, what it costs to get there, and
    whether something ends the way there.

    Stops and full spaces count as for any own move. A wall is not turned at.
    """
    start, spent = state.spots[runner], 0
    on_acid = state.stations.kind[start] == "acid"
    while spent < spaces:
        node = next_node(state, start, state.facing[runner])
        if node == OFF:
            return
        left = spaces - spent
        step = judge(state, runner, start, node, left, spaces, GONE, on_acid=on_acid)
        if step.blocked:
            return
        start = node
        spent += step.cost
        yield node, spent, bool(step.ends)
        if step.ends:
            return


def pack_ends(state: EvacState, runner: int) -> dict[int, int]:
    """Return the spaces that Stay with the Pack can lead to, and what each costs.

    Three spaces of movement are enough to enter debris or to cross a gap.
    """
    if state.stunned[runner]:
        return {}
    return {
        node: spent
        for node, spent, _ in steps_ahead(state, runner, PACK_SPACES)
        if state.stations.kind[node] != "room" and at(state, node)
    }


def ask_pack(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask to which other Survivor the runner goes on."""
    ends = pack_ends(state, seat)
    if not ends:
        return {}
    options = tuple(Option(f"go:{node}", Target("node", str(node))) for node in ends)
    return {seat: Decision("pack", (*options, PASS), "pack", optional=True, open=True)}


def packed(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Go on to the chosen space; this counts as moved (R11)."""
    answer = answers[seat]
    if answer.startswith("go:"):
        cost = pack_ends(state, seat)[int(answer.removeprefix("go:"))]
        walk_on(state, seat, cost, PACK_SPACES, "pack", events)


ASKED_ACTIONS: Final = frozenset(
    {"shove", "trip", "drag", "pack"}
    | {"trample", "tractor", "slime", "wail", "scatter", "digin", "premonition", "weld"}
)
"""Cards whose action is a step of the same name, carried out after everybody has run."""

ACTION_STEPS: Final[Steps[EvacState]] = {
    "actions": Act(actions),
    "act": Act(act),
    "shove": Ask(ask_runner("shove", on_my_space), shoved),
    "trip": Ask(ask_runner("trip", here_or_beside), tripped),
    "drag": Ask(ask_runner("drag", _right_ahead), dragged),
    "pack": Ask(ask_pack, packed),
}
