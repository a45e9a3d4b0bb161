"""What a seat can still change once all cards are open: powers at the reveal, then its action.

Each way is told by where everybody would stand. Spaces are counted along the row; what a station
does to a Survivor that is pushed is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.evacuate.forecast import Round, acts_there
from game.bots.evacuate.threats import Ends
from game.rules.contract import Seat
from game.rules.evacuate import EvacState, is_civ, speed_of
from game.rules.evacuate.actions import PACK_SPACES
from game.rules.evacuate.civil_actions import BEAM_REACH, SCATTER_REACH
from game.rules.evacuate.civilizations import WARP_SUM
from game.rules.evacuate.trial import Trial

_BEAM_PULL = 2


class Way(NamedTuple):
    """How a seat can have everybody run."""

    speed: int
    """Its own speed."""
    warped: bool = False
    """Whether the speeds of all others are turned round."""


def ways_to_run(view: EvacState, seat: Seat, card: str, round_: Round) -> Iterator[Way]:
    """Yield the runs between which a seat can choose when all cards are open."""
    for speed in _own_speeds(view, seat, card, round_):
        yield Way(speed)
    if card == "warp" and acts_there(view, seat):
        yield Way(turned(speed_of(card)), warped=True)


def turned(speed: int) -> int:
    """Return what Warp Reality makes of a speed."""
    return max(0, WARP_SUM - speed)


def _own_speeds(view: EvacState, seat: Seat, card: str, round_: Round) -> set[int]:
    """Return the speeds between which a seat can choose when all cards are open."""
    speed = speed_of(card)
    if card == "hyper" and acts_there(view, seat):
        return {speed, *(each for runner, each in round_.speeds.items() if runner < view.seats)}
    if is_civ(view, seat, "skith") and view.spent[seat] and view.spent[seat][-1] != "panic_run":
        return {speed, speed_of(view.spent[seat][-1])}
    if is_civ(view, seat, "vantari") and speed:
        return {max(1, speed - 1), speed, speed + 1}
    return {speed}


def ways_to_act(view: EvacState, seat: Seat, card: str, ends: Ends) -> Iterator[Ends]:
    """Yield how everybody may stand after this seat's action; declining it is not among them."""
    if not acts_there(view, seat):
        return
    arrow, here = view.arrow, ends[seat].place
    others = {
        runner: end.place - here
        for runner, end in ends.items()
        if runner != seat and not is_civ(view, runner, "korrund")
    }
    match card:
        case "trip":
            yield from (_moved(ends, {r: -arrow}) for r, far in others.items() if abs(far) <= 1)
        case "shove":
            yield from (_moved(ends, {r: arrow}) for r, far in others.items() if far == 0)
        case "drag":
            yield from (_moved(ends, {r: -far}) for r, far in others.items() if far == arrow)
        case "pack":
            yield from _ways_with_the_pack(view, seat, ends)
        case "trample":
            yield _moved(ends, {r: -arrow for r, far in others.items() if far == 0})
        case "wail":
            yield _moved(ends, {r: -arrow for r, far in others.items() if abs(far) <= 1})
        case "tractor":
            for runner, far in others.items():
                if 0 < abs(far) <= BEAM_REACH:
                    pull = max(-_BEAM_PULL, min(_BEAM_PULL, -far))
                    yield _moved(ends, {runner: pull})
        case "scatter":
            for runner, far in others.items():
                if 0 < abs(far) <= SCATTER_REACH:
                    yield _moved(ends, {runner: -far, seat: far})


def _ways_with_the_pack(view: EvacState, seat: Seat, ends: Ends) -> Iterator[Ends]:
    """Yield the ends of going on to another Survivor ahead; those spaces count as moved."""
    mine, facing = ends[seat], view.facing[seat]
    if view.stunned[seat]:
        return
    for spaces in {(end.place - mine.place) * facing for end in ends.values()}:
        if 0 < spaces <= PACK_SPACES:
            there = Trial(mine.place + spaces * facing, -1, mine.moved + spaces, turned=False)
            yield {**ends, seat: there}


def _moved(ends: Ends, shifts: dict[int, int]) -> Ends:
    """Return the ends with some runners shifted along the row; it does not count as moved."""
    return {
        **ends,
        **{
            runner: ends[runner]._replace(place=ends[runner].place + shift, node=-1)
            for runner, shift in shifts.items()
        },
    }
