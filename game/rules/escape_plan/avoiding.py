"""Avoiding the officers one has passed, and what happens with those that are not avoided (R13-R15).

`state.meeting` holds who must still be avoided. Each means takes some of them out; whoever is left
when the thief gives in costs a wound. The inspector counts as any colour (R49).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.escape_plan.cards import AVOID, COLOURS, COSTA_BRIBE, COSTA_WOUNDS, INSPECTOR
from game.rules.escape_plan.effects import officer_named, officer_options, tile_option
from game.rules.escape_plan.extras import with_extras
from game.rules.escape_plan.gains import pay
from game.rules.escape_plan.officers import officer_id
from game.rules.escape_plan.state import PlanState
from game.rules.escape_plan.tiles import TILES

FACE: Final = Option("face", Target("button", "face"))
_BRIBE: Final = Option("pay", Target("button", "pay"))
_WOUNDS: Final = Option("wounds", Target("button", "wounds"))


def ask_avoid(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask how to get past the officers that are left, or to face one of them."""
    if not state.meeting:
        return {}
    values: dict[str, Value] = {
        "officers": tuple(map(officer_id, state.meeting)),
        "count": len(state.meeting),
    }
    return {seat: Decision("avoid", (FACE,), "police", values)}


def faced(state: PlanState, seat: Seat, args: Args, _answers: Answers, events: list[Event]) -> None:
    """Face the first officer that is left: a wound, then the rest."""
    officer, state.meeting = state.meeting[0], state.meeting[1:]
    tile, colour = divmod(officer, 4)
    data: dict[str, Value] = {"seat": seat, "tile": TILES[tile], "colour": COLOURS[colour]}
    events.append(Event("officer_met", data))
    if colour == INSPECTOR and state.seats == 1:
        push(state, ("costa", seat, ()), ("avoid", seat, args))
    else:
        push(state, ("wound", seat, (1,)), ("avoid", seat, args))


def ask_costa(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to pay Lt. Costa or to be wounded (R52)."""
    options = (_BRIBE, _WOUNDS) if state.cash[seat] >= COSTA_BRIBE else (_WOUNDS,)
    values = {"cash": COSTA_BRIBE, "wounds": COSTA_WOUNDS}
    return {seat: Decision("costa", options, "inspector", values)}


def costa_answered(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Pay, or take the wounds."""
    if answers[seat] == _BRIBE.key:
        pay(state, seat, COSTA_BRIBE, "costa", events)
    else:
        push(state, ("wound", seat, (COSTA_WOUNDS,)))


def avoid_over(state: PlanState, _seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Leave the streets behind: from now on officers may come and go."""
    state.route = state.meeting = ()


# The means


def avoid_colour(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Avoid everybody of a colour."""
    _slip_past(state, seat, [each for each in state.meeting if each % 4 in (*args, 3)], events)


def ask_avoid_tile(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask on which tile to avoid everybody."""
    tiles = dict.fromkeys(each // 4 for each in state.meeting)
    if not tiles:
        return {}
    options = tuple(tile_option(tile) for tile in tiles)
    return {seat: Decision("avoid_tile", options, "police", open=True)}


def tile_avoided(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Avoid everybody on that tile."""
    tile = TILES.index(answers[seat].partition(":")[2])
    _slip_past(state, seat, [each for each in state.meeting if each // 4 == tile], events)


def ask_avoid_officer(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which officer of these colours to avoid; `args` are how many, and the colours."""
    count, colours = args
    met = [each for each in state.meeting if each % 4 == INSPECTOR or colours & 1 << each % 4]
    if not met:
        return {}
    values = {"count": count}
    return {seat: Decision("avoid_officer", officer_options(met), "police", values, open=True)}


def officer_avoided(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Avoid that officer, and go on if there is another one to avoid."""
    count, colours = args
    _slip_past(state, seat, [officer_named(answers[seat])], events)
    if count > 1:
        push(state, ("avoid_officers", seat, (count - 1, colours)))


def _slip_past(state: PlanState, seat: Seat, officers: list[int], events: list[Event]) -> None:
    state.meeting = tuple(each for each in state.meeting if each not in officers)
    data: dict[str, Value] = {"seat": seat, "officers": tuple(map(officer_id, officers))}
    events.append(Event("officer_avoided", data))


AVOID_STEPS: Final[Steps[PlanState]] = {
    "avoid": with_extras("avoid", ask_avoid, faced, AVOID),
    "costa": Ask(ask_costa, costa_answered),
    "avoid_over": Act(avoid_over),
    "avoid_colour": Act(avoid_colour),
    "avoid_whole_tile": Ask(ask_avoid_tile, tile_avoided),
    "avoid_officers": Ask(ask_avoid_officer, officer_avoided),
}
