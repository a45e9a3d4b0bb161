"""What a choice costs and brings, as numbers before and after it: "Money 12 → 9".

Read from the events that would follow at once, as far as anybody can know them, and for a place to
go to also from the routes there and from what a visit does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Event, Option, Seat, Value
from game.rules.escape_plan import (
    BUSINESSES,
    CONTACT_BONUS,
    GANG_FEE,
    GONE,
    GROUPS,
    LINES,
    MOVEMENT,
    PLANS,
    READY_COSTS,
    TILES,
    PlanState,
    Route,
    can_hire_gang,
    capacity,
    contacts_at_end,
    exit_cost,
    fresh_keys,
    has_master_key,
    has_visited,
    income_of,
    is_closed,
    met_on,
    officer_id,
    parts_of,
    reach_of,
    tiles_in,
)
from game.scenes.choices import Choices
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.numbers import Numbers, hurt, on_track, wounds_by
from game.scenes.tabletop import Note
from game.ui import theme

CROWDED: Final = ("safe_house", "store", "clinic", "church")
"""Where others bring notoriety."""
NOTORIETY: Final[Mapping[str, int]] = {"hospital": 1, "exit": 1}
"""How notoriety changes with a visit to a place that is no shop."""
MEETS: Final = frozenset({"clinic", "church", "exit"})
"""Where a contact is taken, besides the businesses."""
MOST_NAMED: Final = 2
"""So many officers on a way are named one by one."""
WAYS_OUT: Final = frozenset({"escape", "leave"})
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
            return self._route_apart(view, choices, option)
        if option.key in WAYS_OUT:
            return self._toll_line(view.cash[choices.seat], exit_cost(view))
        notes = self.changes(view, choices.seat, choices.outcome(option.key))
        return ", ".join(note.text.partition(",")[0] for note in notes[:2])

    def _toll_line(self, cash: int, cost: int) -> str:
        """Return in a few words what getting out costs; of hidden money nothing."""
        if cost == 0:
            return self._say("escape_plan-gain-free")
        if 0 <= cash < cost:
            return self._say("escape_plan-gain-short", cash=cash, cost=cost)
        return self._change("cash", cash, cash - cost) if cash >= 0 else ""

    def way(self, view: PlanState, choices: Choices, option: Option) -> list[Note]:
        """Return what one of several routes costs, and who is met on it."""
        notes = [Note("feet", theme.LAMP, self._route_line(view, choices, option))]
        met = met_on(view, _tiles_of(choices, option))
        if met:
            notes.append(self._to_slip_past(view, choices.seat, met))
        return notes

    def _to_slip_past(self, view: PlanState, seat: Seat, met: Sequence[int]) -> Note:
        """Return who is met, and what becomes of a seat that slips past none of them."""
        new, cuffs = hurt(view.wounds[seat], wounds_by(view, met))
        words = self._say("escape_plan-gain-met", officers=self._named(met),
                          old=view.wounds[seat], new=new, cuffs=cuffs)  # fmt: skip
        return Note("police", theme.BAD, words)

    def _named(self, met: Sequence[int]) -> str:
        """Return who these officers are; of many only how many: rings in the city show them."""
        if len(met) <= MOST_NAMED:
            return self._naming.guards([officer_id(officer) for officer in met])
        tiles = len({officer // 4 for officer in met})
        return self._say("escape_plan-gain-many", count=len(met), tiles=tiles)

    def _route_apart(self, view: PlanState, choices: Choices, option: Option) -> str:
        """Return what a route costs; of routes that cost the same also where this one leads."""
        line, tiles = self._route_line(view, choices, option), _tiles_of(choices, option)
        others = [each for each in choices.decision.options if each.key.startswith("route:")]
        twins = [
            set(_tiles_of(choices, each))
            for each in others
            if each != option and self._route_line(view, choices, each) == line
        ]
        own = [tile for tile in tiles if any(tile not in twin for twin in twins)]
        if not own:
            return line
        names = self._naming.joined([self._naming.tile_plainly(TILES[tile]) for tile in own[:2]])
        return self._say("escape_plan-gain-by", route=line, tiles=names)

    def _route_line(self, view: PlanState, choices: Choices, option: Option) -> str:
        spent, gas, _ = _route_of(choices, option)
        met = met_on(view, _tiles_of(choices, option))
        values = {"spent": _whole(spent), "gas": _whole(gas), "count": len(met)}
        return self._say("escape_plan-gain-route", **values)

    def ending(self, view: PlanState, choices: Choices) -> list[Note]:
        """Return what the turn has brought that is still to be settled, and what is left to use."""
        seat, unused = choices.seat, len(choices.decision.options) - 1
        old, gained = view.notoriety[seat], view.gained[seat]
        notes = []
        if on_track(old + gained) != on_track(old):
            ink = theme.BAD if gained > 0 else theme.GOOD
            notes.append(Note("siren", ink, self._notoriety(old, old + gained)))
        if unused:
            words = self._say("escape_plan-gain-unused", count=unused)
            notes.append(Note("cards", theme.INFO, words))
        return notes

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
        way = self._best_way(view, seat, reach_of(view, seat).out)
        return way + self.toll(view, seat, met=any(note.icon == "police" for note in way))

    def toll(self, view: PlanState, seat: Seat, *, met: bool = False) -> list[Note]:
        """Return what getting out at the exit costs, and with how much one would be out.

        Whether somebody is `met` before: what that costs is up to the thief.
        """
        cost = exit_cost(view)
        poor = 0 <= view.cash[seat] < cost
        key = "poor" if poor else "fee"
        words = self._say(f"escape_plan-gain-{key}", cost=cost)
        notes = [Note("exit", theme.BAD if poor else theme.LAMP, words)]
        if view.plans[seat] in PLANS and not poor:
            score = sum(parts_of(view, seat)) - cost
            words = self._say("escape_plan-gain-score", score=score, met=int(met))
            notes.append(Note("coin", theme.GOOD, words))
        return notes

    def _best_way(self, view: PlanState, seat: Seat, routes: Sequence[Route]) -> list[Note]:
        """Return what the best way costs, and who is met on it."""
        if not routes:
            return []
        best = min(routes, key=lambda each: (each.gas, len(self._met(view, each)), each.spent))
        notes = [Note("feet", theme.LAMP, self._points(view, best))]
        met = self._met(view, best)
        if met:
            notes.append(self._to_slip_past(view, seat, met))
        else:
            notes.append(Note("check", theme.GOOD, self._say("escape_plan-gain-safe")))
        return notes

    def _points(self, view: PlanState, route: Route) -> str:
        """Return what a route takes of what there is: points, gas, and the point of a ride."""
        points = MOVEMENT + view.points + route.gas
        ride = int(route.spent > points)
        return self._say("escape_plan-gain-points", spent=route.spent, points=points + ride,
                         gas=route.gas, ride=ride)  # fmt: skip

    @staticmethod
    def _met(view: PlanState, route: Route) -> tuple[int, ...]:
        return met_on(view, _indices(tiles_in(route.passes)))

    def visit(self, view: PlanState, seat: Seat, node: int) -> list[Note]:
        """Return what a visit to a place would bring a seat."""
        kind = view.tiles.kind[node]
        if node in view.shops and node != GONE:
            notes = self._shop(view, seat, view.shops.index(node))
        elif kind == "gang":
            notes = self._gang(view, seat, node)
        else:
            notes = self._service(view, seat, kind, node)
        others = view.spots.count(node) - (view.spots[seat] == node)
        if kind in CROWDED and others:
            words = self._say("escape_plan-gain-crowd", others=others)
            notes.append(Note("people", theme.BAD, words))
        return notes

    def _service(self, view: PlanState, seat: Seat, kind: str, node: int) -> list[Note]:
        """Return what a visit to a place brings that is no shop and no gang."""
        notes = []
        old, cash = view.notoriety[seat] + view.gained[seat], view.cash[seat]
        number = view.tiles.found["exit"].index(node) + 1 if kind == "exit" else 0
        if number and number not in view.closed and cash >= 0:
            words = self._change("cash", cash, cash + income_of(view, seat))
            notes.append(Note("cash", theme.GOOD, words))
        change = NOTORIETY.get(kind, 0)
        if change:
            words = self._notoriety(old, old + change)
            notes.append(Note("siren", theme.BAD, words))
        if kind in MEETS and number not in view.closed:
            notes += self.bonus(view, seat, 1)
        return notes

    def _gang(self, view: PlanState, seat: Seat, node: int) -> list[Note]:
        """Return what hiring a gang costs and brings, or that it cannot be hired."""
        if not self._can_hire(view, seat, node):
            words = self._say("escape_plan-gain-no_gang", cost=GANG_FEE)
            return [Note("x", theme.WARN, words)]
        cash, count = view.cash[seat], view.members[view.tiles.found["gang"].index(node)]
        notes = [Note("gang", theme.GOOD, self._say("escape_plan-gain-members", count=count))]
        if cash >= 0:
            notes.insert(0, Note("cash", theme.BAD, self._change("cash", cash, cash - GANG_FEE)))
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
        old = view.notoriety[seat] + view.gained[seat]
        if shop >= len(BUSINESSES) and old > 1:
            notes.append(Note("siren", theme.GOOD, self._notoriety(old, old - 1)))
        if shop < len(BUSINESSES):
            notes.append(Note("siren", theme.BAD, self._notoriety(old, old + 1)))
            notes += self.bonus(view, seat, 1)
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
        if values[shop]:
            words = self._say("escape_plan-gain-plan", value=values[shop])
            return [Note("coin", theme.GOOD, words)]
        after = view.copy()
        after.cubes[seat] += 1
        words = self._say("escape_plan-gain-income", income=income_of(after, seat))
        return [Note("income", theme.GOOD, words)]

    # Cards and assets

    def bonus(self, view: PlanState, seat: Seat, more: int) -> list[Note]:
        """Return how the bonus for contacts changes with one more or less."""
        count = contacts_at_end(view, seat)
        old, new = CONTACT_BONUS[count], CONTACT_BONUS[max(0, min(5, count + more))]
        if old == new:
            return []
        words = self._say("escape_plan-gain-bonus", old=old, new=new)
        return [Note("person", theme.GOOD, words)]

    def making_room(self, view: PlanState, seat: Seat) -> list[Note]:
        """Return what taking an item costs besides its price: something, if no space is free."""
        if has_room(view, seat):
            return []
        old = view.notoriety[seat] + view.gained[seat]
        words = self._say("escape_plan-gain-no_room", change=self._notoriety(old, old + 1))
        return [Note("siren", theme.BAD, words)]

    def unlocking(self, view: PlanState, seat: Seat) -> Note:
        """Return what using the next unlocked asset will cost."""
        ready = view.ready[seat]
        if "" not in ready:
            return Note("x", theme.BAD, self._say("escape_plan-asset-full"))
        cost = READY_COSTS[ready.index("")]
        return Note("unlock", theme.INFO, self._say("escape_plan-asset-next", cost=cost))


def has_room(view: PlanState, seat: Seat) -> bool:
    """Say whether an item finds a free space, so that none has to make room."""
    return "" in view.items[seat]


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


def _indices(tiles: Sequence[object]) -> tuple[int, ...]:
    return tuple(TILES.index(str(tile)) for tile in tiles)


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
