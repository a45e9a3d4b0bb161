"""What a choice costs and brings, as numbers before and after it: "Money 12 → 9".

Read from the events that would follow at once, as far as anybody can know them, and for a place to
go to also from the routes there and from what a visit does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Event, Option, Seat, Value
from game.rules.escape_plan import (
    BUSINESSES,
    CONTACT_BONUS,
    COSTA_WOUNDS,
    GANG_FEE,
    GONE,
    GROUPS,
    INSPECTOR,
    LINES,
    MOVEMENT,
    PLANS,
    READY_COSTS,
    TILES,
    TOP_NOTORIETY,
    WOUND_CUBES,
    PlanState,
    Route,
    can_hire_gang,
    capacity,
    contacts_at_end,
    exit_cost,
    fresh_keys,
    has_master_key,
    has_visited,
    is_closed,
    met_on,
    officer_id,
    parts_of,
    reach_of,
    tiles_in,
)
from game.scenes.choices import Choices
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.facts import whole
from game.scenes.tabletop import Note
from game.ui import theme

CROWDED: Final = ("safe_house", "store", "clinic", "church")
"""Where others bring notoriety."""
QUIET: Final = frozenset({"pass", "end", "stay"})
"""Answers of which nothing comes at once that is worth a number."""
SIGNS: Final[Mapping[str, tuple[str, bool]]] = {
    "cash": ("cash", True),
    "notoriety": ("siren", False),
    "wounds": ("broken", False),
    "discs": ("disc", True),
    "gas": ("gas", True),
}
"""The icon of each number, and whether more of it is better."""


@dataclass(slots=True)
class Numbers:
    """The numbers of one thief that choices change."""

    cash: int
    notoriety: int
    wounds: int
    discs: int
    gas: int

    @classmethod
    def of(cls, view: PlanState, seat: Seat) -> Numbers:
        """Return the numbers of a seat; notoriety with all changes that wait to be settled."""
        notoriety = view.notoriety[seat] + view.gained[seat]
        return cls(view.cash[seat], notoriety, view.wounds[seat], view.discs[seat], view.gas[seat])

    @property
    def settled(self) -> int:
        """The number on the track at which the notoriety is settled."""
        return on_track(self.notoriety)

    def after(self, seat: Seat, events: Iterable[Event]) -> Numbers:
        """Return the numbers once these events have happened."""
        new = Numbers(self.cash, self.notoriety, self.wounds, self.discs, self.gas)
        for event in events:
            if event.kind == "turn_ended":
                break
            if event.data.get("seat") == seat:
                new._take(event)
        return new

    def _take(self, event: Event) -> None:
        match event.kind:
            case "income_taken":
                self.cash += whole(event, "cash")
            case "paid":
                self.cash -= whole(event, "cash")
            case "notoriety_changed":
                self.notoriety += whole(event, "change")
            case "wounded" | "healed" | "cuffed":
                self.wounds = whole(event, "wounds")
            case "disc_taken" | "disc_spent":
                self.discs = whole(event, "discs")
            case "gas_taken":
                self.gas = whole(event, "gas")
            case "thief_moved":
                self.gas -= whole(event, "gas")


class Gains:
    """Prices and gains of one match, in words."""

    def __init__(self, texts: Texts, naming: PlanNaming) -> None:
        self._say = texts.say
        self._naming = naming

    # What follows at once

    def changes(
        self, view: PlanState, seat: Seat, events: Sequence[Event], *, secrets: bool = True
    ) -> list[Note]:
        """Return a note for each number that these events change."""
        old = Numbers.of(view, seat)
        new = old.after(seat, events)
        notes = []
        for name, (icon, more_is_better) in SIGNS.items():
            before, after = getattr(old, name), getattr(new, name)
            if name == "notoriety":
                before, after = on_track(before), on_track(after)
            if before == after or (name == "cash" and not (secrets and view.cash[seat] >= 0)):
                continue
            better = (after > before) == more_is_better
            words = self._change(name, before, after)
            notes.append(Note(icon, theme.GOOD if better else theme.BAD, words))
        return notes

    def _change(self, name: str, old: int, new: int) -> str:
        if name == "notoriety":
            return self._notoriety(old, new)
        return self._say(f"escape_plan-gain-{name}", old=old, new=new)

    def _notoriety(self, old: int, new: int) -> str:
        old, new = on_track(old), on_track(new)
        crosses = any(old <= line < new for line in LINES)
        return self._say("escape_plan-gain-notoriety", old=old, new=new, line=int(crosses))

    def foreseen(self, view: PlanState, seat: Seat, choices: Choices | None) -> Numbers:
        """Return the numbers of a seat as they will be after the option in focus, or are now."""
        numbers = Numbers.of(view, seat)
        focused = choices.focused if choices is not None and choices.seat == seat else None
        if choices is None or focused is None or focused.key in QUIET:
            return numbers
        return numbers.after(seat, choices.outcome(focused.key))

    def line(self, view: PlanState, choices: Choices, option: Option) -> str:
        """Return in a few words what an option costs and brings; nothing if that is nothing."""
        if option.key in QUIET:
            return ""
        if choices.decision.kind == "route":
            return self._route_line(view, choices, option)
        if option.key == "escape":
            cash = view.cash[choices.seat]
            return self._change("cash", cash, cash - exit_cost(view)) if cash >= 0 else ""
        notes = self.changes(view, choices.seat, choices.outcome(option.key))
        return ", ".join(note.text.partition(",")[0] for note in notes[:2])

    def way(self, view: PlanState, choices: Choices, option: Option) -> list[Note]:
        """Return what one of several routes costs, and who is met on it."""
        notes = [Note("feet", theme.LAMP, self._route_line(view, choices, option))]
        met = met_on(view, _tiles_of(choices, option))
        if met:
            notes.append(self._to_slip_past(view, choices.seat, met))
        return notes

    def _to_slip_past(self, view: PlanState, seat: Seat, met: Sequence[int]) -> Note:
        """Return who is met, and what becomes of a seat that slips past none of them."""
        officers = self._naming.guards([officer_id(officer) for officer in met])
        new, cuffs = hurt(view.wounds[seat], wounds_by(view, met))
        words = self._say("escape_plan-gain-met", officers=officers, old=view.wounds[seat],
                          new=new, cuffs=cuffs)  # fmt: skip
        return Note("police", theme.BAD, words)

    def _route_line(self, view: PlanState, choices: Choices, option: Option) -> str:
        spent, gas, _ = _route_of(choices, option)
        met = met_on(view, _tiles_of(choices, option))
        values = {"spent": _whole(spent), "gas": _whole(gas), "count": len(met)}
        return self._say("escape_plan-gain-route", **values)

    # Going somewhere

    def going(self, view: PlanState, seat: Seat, node: int) -> list[Note]:
        """Return what going to a place costs, who is met on the way, and what the visit brings."""
        routes = reach_of(view, seat).ends.get(node, ())
        notes = self._best_way(view, seat, routes) + self.visit(view, seat, node)
        if len(routes) > 1:
            words = self._say("escape_plan-gain-ways", count=len(routes))
            notes.append(Note("map", theme.INFO, words))
        return notes

    def leaving(self, view: PlanState, seat: Seat) -> list[Note]:
        """Return what leaving the city costs, and who is met on the way."""
        cost = exit_cost(view)
        notes = self._best_way(view, seat, reach_of(view, seat).out)
        poor = 0 <= view.cash[seat] < cost
        key = "poor" if poor else "fee"
        words = self._say(f"escape_plan-gain-{key}", cost=cost)
        notes.append(Note("exit", theme.BAD if poor else theme.LAMP, words))
        if view.plans[seat] in PLANS and not poor:
            score = sum(parts_of(view, seat)) - cost
            words = self._say("escape_plan-gain-score", score=score)
            notes.append(Note("coin", theme.GOOD, words))
        return notes

    def _best_way(self, view: PlanState, seat: Seat, routes: Sequence[Route]) -> list[Note]:
        """Return what the best way costs, and who is met on it."""
        if not routes:
            return []
        best = min(routes, key=lambda each: (each.gas, len(self._met(view, each)), each.spent))
        points = self._say("escape_plan-gain-points", spent=best.spent,
                           points=MOVEMENT + view.points, gas=best.gas)  # fmt: skip
        notes = [Note("feet", theme.LAMP, points)]
        met = self._met(view, best)
        if met:
            notes.append(self._to_slip_past(view, seat, met))
        else:
            notes.append(Note("check", theme.GOOD, self._say("escape_plan-gain-safe")))
        return notes

    @staticmethod
    def _met(view: PlanState, route: Route) -> tuple[int, ...]:
        return met_on(view, _indices(tiles_in(route.passes)))

    def visit(self, view: PlanState, seat: Seat, node: int) -> list[Note]:
        """Return what a visit to a place would bring a seat."""
        kind = view.tiles.kind[node]
        notes = []
        if node in view.shops and node != GONE:
            notes = self._shop(view, seat, view.shops.index(node))
        elif kind == "gang" and not self._can_hire(view, seat, node):
            words = self._say("escape_plan-gain-no_gang", cost=GANG_FEE)
            notes.append(Note("x", theme.WARN, words))
        others = view.spots.count(node) - (view.spots[seat] == node)
        if kind in CROWDED and others:
            words = self._say("escape_plan-gain-crowd", others=others)
            notes.append(Note("people", theme.BAD, words))
        return notes

    @staticmethod
    def _can_hire(view: PlanState, seat: Seat, node: int) -> bool:
        """Say whether a seat could hire the gang if it stood there."""
        there = view.copy()
        there.spots[seat] = node
        if there.cash[seat] < 0:
            there.cash[seat] = GANG_FEE
        return can_hire_gang(there, seat, node)

    def _shop(self, view: PlanState, seat: Seat, shop: int) -> list[Note]:
        """Return what visiting a business or safe house brings."""
        say = self._say
        if has_visited(view, seat, shop):
            return [Note("x", theme.DIM, say("escape_plan-gain-known"))]
        notes = []
        if is_closed(view, shop):
            opens = fresh_keys(view, seat) or has_master_key(view, seat)
            key = "keyed" if opens else "closed"
            ink = theme.WARN if opens else theme.BAD
            notes.append(Note("lock", ink, say(f"escape_plan-gain-{key}")))
            if not opens:
                return notes
        notes += self.plan(view, seat, shop)
        if shop < len(BUSINESSES):
            old = view.notoriety[seat] + view.gained[seat]
            notes.append(Note("siren", theme.BAD, self._notoriety(old, old + 1)))
            if len(view.visited[shop]) == capacity(view.seats) - 1:
                notes.append(Note("lock", theme.INFO, say("escape_plan-gain-last")))
        group = next(name for name, shops in GROUPS.items() if shop in shops)
        if all(each == shop or has_visited(view, seat, each) for each in GROUPS[group]):
            notes.append(Note("star", theme.GOOD, say("escape_plan-gain-group", group=group)))
        return notes

    def plan(self, view: PlanState, seat: Seat, shop: int) -> list[Note]:
        """Return what a seat's plan says of a business or safe house, if it may be known."""
        values = PLANS.get(view.plans[seat])
        if values is None:
            return []
        key = "plan" if values[shop] else "income"
        words = self._say(f"escape_plan-gain-{key}", value=values[shop])
        return [Note("coin" if values[shop] else "income", theme.GOOD, words)]

    # Cards and assets

    def bonus(self, view: PlanState, seat: Seat, more: int) -> list[Note]:
        """Return how the bonus for contacts changes with one more or less."""
        count = contacts_at_end(view, seat)
        old, new = CONTACT_BONUS[count], CONTACT_BONUS[max(0, min(5, count + more))]
        if old == new:
            return []
        words = self._say("escape_plan-gain-bonus", old=old, new=new)
        return [Note("person", theme.GOOD, words)]

    def unlocking(self, view: PlanState, seat: Seat) -> Note:
        """Return what using the next unlocked asset will cost."""
        ready = view.ready[seat]
        if "" not in ready:
            return Note("x", theme.BAD, self._say("escape_plan-asset-full"))
        cost = READY_COSTS[ready.index("")]
        return Note("unlock", theme.INFO, self._say("escape_plan-asset-next", cost=cost))


def _route_of(choices: Choices, option: Option) -> tuple[Value, ...]:
    """Return points, gas and tiles of the route that an option stands for."""
    routes = choices.decision.values["routes"]
    assert isinstance(routes, tuple)
    route = routes[int(option.key.partition(":")[2]) - 1]
    assert isinstance(route, tuple)
    return route


def _tiles_of(choices: Choices, option: Option) -> tuple[int, ...]:
    tiles = _route_of(choices, option)[2]
    assert isinstance(tiles, tuple)
    return _indices(tiles)


def wounds_by(view: PlanState, met: Sequence[int]) -> int:
    """Return how many wounds these officers bring to somebody who slips past none of them."""
    hunted = view.seats == 1 and any(officer % 4 == INSPECTOR for officer in met)
    return len(met) + (COSTA_WOUNDS - 1 if hunted else 0)


def hurt(wounds: int, more: int) -> tuple[int, int]:
    """Return the wounds after more of them, and how often they bring handcuffs (R16)."""
    cuffs = 0
    for _ in range(more):
        full = wounds == WOUND_CUBES
        wounds += -1 if full else 1
        cuffs += full
    return wounds, cuffs


def on_track(notoriety: int) -> int:
    """Return the number on the track at which a notoriety is settled."""
    return max(1, min(TOP_NOTORIETY, notoriety))


def _indices(tiles: Sequence[object]) -> tuple[int, ...]:
    return tuple(TILES.index(str(tile)) for tile in tiles)


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
