"""Item spaces, and the locker and exit tiles that are drawn in secret (R27-R29)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.escape_plan.cards import EXIT_TILES, ITEM_SPACES, LOCKERS
from game.rules.escape_plan.extras import with_extras
from game.rules.escape_plan.gains import change_notoriety
from game.rules.escape_plan.state import PlanState, contact_count, with_space
from game.rules.rng import shuffle

BACKS: Final = (*LOCKERS, *EXIT_TILES)
"""The backs of the secret tiles: three colours of lockers, two kinds of exit tiles."""

_HIDDEN: Final = "?"
_REPLACE: Final = tuple(
    Option(f"replace:{space}", Target("tile", f"item:{space}"))
    for space in range(1, ITEM_SPACES + 1)
)


def stack_of(state: PlanState, back: str) -> list[int]:
    """Return the stack of the tiles with this back."""
    place = BACKS.index(back)
    lockers = len(LOCKERS)
    return state.lockers[place] if place < lockers else state.exit_tiles[place - lockers]


def is_secret(item: str) -> bool:
    """Say whether an item is a locker or exit tile, which only its owner has seen."""
    return item.partition(".")[0] in BACKS


def back_of(item: str) -> str:
    """Return an item as everybody sees it: of a secret tile only the back."""
    return f"{item.partition('.')[0]}.{_HIDDEN}" if is_secret(item) else item


def value_of(item: str) -> int:
    """Return what a secret tile is worth; 0 for others, and for those this viewer does not know."""
    value = item.partition(".")[2]
    return int(value) if value.isdecimal() else 0


def tiles_to_draw(state: PlanState, seat: Seat, stack: Sequence[int], more: int) -> int:
    """Return how many tiles a seat draws from a stack: its contacts and so many more."""
    return max(0, min(len(stack), contact_count(state, seat) + more))


def draw_tiles(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Draw from the top of a stack for the seat to choose one; `args` are back and more."""
    back, more = args
    stack = stack_of(state, back)
    count = tiles_to_draw(state, seat, stack, more)
    state.drawn = tuple(stack.pop() for _ in range(count))
    events.append(Event("tiles_drawn", {"seat": seat, "back": back, "count": count}, reveals=True))
    seen = {"seat": seat, "back": back, "values": state.drawn}
    events.append(Event("tiles_seen", seen, seen_by=(seat,)))
    push(state, ("keep_tile", seat, (back,)))


def drawn_back(state: PlanState) -> str:
    """Return the back of the tiles between which somebody chooses now, "" if nobody does."""
    return next((args[0] for name, _, args in state.pending if name == "keep_tile"), "")


def ask_keep(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which of the drawn tiles to keep."""
    options = tuple(
        Option(f"keep:{value}", Target("tile", f"keep:{value}"))
        for value in dict.fromkeys(state.drawn)
    )
    values = {"back": args[0], "drawn": state.drawn}
    return {seat: Decision("keep_tile", options, args[0], values)} if options else {}


def kept(state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]) -> None:
    """Shuffle the others back, and find a space for the one that is kept."""
    (back,) = args
    value = int(answers[seat].partition(":")[2])
    rest = list(state.drawn)
    rest.remove(value)
    state.drawn = ()
    stack = stack_of(state, back)
    stack.extend(rest)
    shuffle(state, stack)
    data = {"seat": seat, "back": back, "left": len(stack)}
    events.append(Event("tiles_returned", data))
    push(state, ("place_item", seat, (f"{back}.{value}",)))


def place_item(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Put an item on a free space, or ask which other one it replaces."""
    (item,) = args
    spaces = state.items[seat]
    if "" in spaces:
        _put(state, seat, item, spaces.index(""), events)
    else:
        push(state, ("replace_item", seat, (item,)))


def ask_replace(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which item to replace; locked assets never are (R28)."""
    options = tuple(
        _REPLACE[space] for space, held in enumerate(state.items[seat]) if held not in _LOCKED
    )
    return {seat: Decision("replace_item", options, back_of(args[0]), open=True)}


def replaced(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the old item into the box and the new one in its place, for a notoriety."""
    (item,) = args
    space = int(answers[seat].partition(":")[2]) - 1
    old = state.items[seat][space]
    state.removed.append(old)
    data: dict[str, Value] = {"seat": seat, "item": back_of(old), "space": space + 1}
    events.append(Event("item_replaced", data))
    change_notoriety(state, seat, 1, "replace", events)
    _put(state, seat, item, space, events)


def _put(state: PlanState, seat: Seat, item: str, space: int, events: list[Event]) -> None:
    state.items[seat] = with_space(state.items[seat], space, item)
    state.worn[seat] &= ~(1 << space)
    data: dict[str, Value] = {"seat": seat, "item": back_of(item), "space": space + 1}
    events.append(Event("item_placed", data))
    if is_secret(item):
        kept_data: dict[str, Value] = {"seat": seat, "item": item, "space": space + 1}
        events.append(Event("item_kept", kept_data, seen_by=(seat,)))


_LOCKED: Final = frozenset(("fed", "cou", "swa"))

ITEM_STEPS: Final[Steps[PlanState]] = {
    "draw_tiles": Act(draw_tiles),
    "keep_tile": with_extras("keep_tile", ask_keep, kept),
    "place_item": Act(place_item),
    "replace_item": Ask(ask_replace, replaced),
}
