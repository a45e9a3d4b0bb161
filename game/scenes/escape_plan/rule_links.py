"""Which line of the rules tells of each thing and each question of Escape Plan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Option, Target
from game.rules.escape_plan import BUSINESSES, COLOURS, INSPECTOR, SHOPS, PlanState
from game.scenes.escape_plan.stages import NO_TURN, STEPS
from game.scenes.tabletop import Aside, Thing

STEP_RULES: Final[Mapping[str, str]] = {
    "move": "turn",
    "travel": "turn.travel",
    "avoid": "turn.avoid",
    "visit": "turn.visit",
    "extras": "turn.extras",
    "end": "notoriety.settle",
}
THINGS: Final[Mapping[str, str]] = {
    "tile": "day.city",
    "stack": "day.city",
    "next": "day.city",
    "badge": "turn",
    "state": "notoriety.settle",
    "notoriety": "notoriety.settle",
    "order": "day.order",
    "contact": "crew.use",
    "display": "crew.take",
    "contacts": "crew.bonus",
    "contact_deck": "crew.take",
    "asset": "crew.asset",
    "ready": "crew.asset",
    "locked": "crew.unlock",
    "gang": "crew.gang",
    "gangs": "places.gang",
    "markers": "places.gang",
    "gear": "places.gang",
    "item": "store.full",
    "items": "store.full",
    "keep": "store.draw",
    "equip": "store.equipment",
    "equipment": "store.equipment",
    "store": "store",
    "locker": "store.number",
    "fixer": "shops.safe",
    "fixers": "shops.safe",
    "key": "shops.closed",
    "shops": "shops.cube",
    "plan": "aim.plan",
    "screen": "aim.loot",
    "cash": "aim.loot",
    "income": "day.income",
    "exits": "day.patrol",
    "patrol": "day.patrol",
    "patrol_deck": "day.patrol",
    "officers": "police.where",
    "wounds": "police.wound",
    "cuffs": "police.cuffs",
    "first_aid": "turn.rest",
    "gas": "travel.gas",
    "rest": "turn.rest",
    "sun": "turn.rest",
    "discs": "day.night",
    "day": "day",
    "part": "day.parts",
    "lead": "few.leads",
}
PLACES: Final[Mapping[str, str]] = {
    "clinic": "places.clinic",
    "church": "places.church",
    "hospital": "places.hospital",
    "gang": "places.gang",
    "store": "store",
    "subway": "travel.subway",
    "heliport": "travel.heliport",
    "ferry": "travel.water",
    "water": "travel.water",
}
"""The same of places in the city; businesses, safe houses and exits have their own."""
LENSES: Final[Mapping[str, str]] = {
    "reach": "travel.points",
    "danger": "police.where",
    "targets": "shops.cube",
    "income": "shops.cube",
    "exits": "day.patrol",
}
QUESTIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("lay_tile", "lay_where", "lay_turn", "lay_shop"), "day.city"),
    "buy_unlock": "day.income",
    "use_disc": "day.night",
    "turn": "turn",
    "route": "travel.points",
    **dict.fromkeys(("avoid", "avoid_officer", "avoid_tile"), "police.slip"),
    "costa": "few.costa",
    "lose_asset": "police.cuffs",
    "unlock": "crew.unlock",
    "end_turn": "turn.extras",
    "leave": "out.cost",
    **dict.fromkeys(("pick_officer", "pick_tile"), "crew.use"),
    **dict.fromkeys(("gang_power", "give_back"), "crew.gang"),
    "use_key": "shops.closed",
    **dict.fromkeys(("take_contact", "place_contact"), "crew.take"),
    **dict.fromkeys(("take_key", "buy_fixer"), "shops.safe"),
    "take_gas": "store.gas",
    "buy_equipment": "store.equipment",
    "open_locker": "store.number",
    "keep_tile": "store.draw",
    "replace_item": "store.full",
    "heal": "places.hospital",
    "clinic_heal": "places.clinic",
    "church_pay": "places.church",
    **dict.fromkeys(("exit_income", "exit_closed"), "places.exit"),
    **dict.fromkeys(("send_officer", "send_to"), "notoriety.lines"),
}
BUTTONS: Final[Mapping[str, str]] = {
    "rest": "turn.rest",
    "first_aid": "turn.rest",
    "escape": "out.when",
    "gang": "crew.gang",
}
"""The same of buttons that mean something else than their question, by how their keys begin."""
OF_THINGS: Final = frozenset({"turn", "end_turn", "leave"})
"""Questions whose options are told of as the things that they lead to."""


def rule_now(decision: Decision | None, stage: int) -> str:
    """Return the line that tells of a question, or of the step of a turn."""
    if decision is not None:
        return QUESTIONS[decision.kind]
    return "day" if stage == NO_TURN else STEP_RULES[STEPS[stage]]


def rule_for(view: PlanState, decision: Decision, option: Option) -> str:
    """Return the line that tells of what an option leads to, or else of its question."""
    name = option.key.partition(":")[0]
    if name in BUTTONS:
        return BUTTONS[name]
    if decision.kind in OF_THINGS and option.target.kind != "button":
        return rule_of(view, option.target)
    return QUESTIONS[decision.kind]


def rule_of(view: PlanState, thing: Thing) -> str:
    """Return the line that tells of a thing."""
    return _of_target(view, thing) if isinstance(thing, Target) else _of_aside(view, thing)


def _of_target(view: PlanState, target: Target) -> str:
    what, _, arg = target.id.partition(":")
    match target.kind:
        case "node":
            return _of_place(view, int(target.id)) if target.id.isdecimal() else "day.city"
        case "piece":
            officer = arg.partition(":")[2] != COLOURS[INSPECTOR]
            return "police.who" if officer else "few.costa" if view.seats == 1 else "few.any"
    if what in SHOPS:
        return "shops.business" if what in BUSINESSES else "shops.safe"
    return THINGS.get(what) or THINGS.get(target.kind, "turn")


def _of_place(view: PlanState, node: int) -> str:
    if node in view.shops:
        return _of_target(view, Target("tile", SHOPS[view.shops.index(node)]))
    kind = view.tiles.kind[node]
    if kind == "exit":
        return _of_exit(view, view.tiles.found["exit"].index(node) + 1)
    return PLACES.get(kind, "travel.points")


def _of_exit(view: PlanState, number: int) -> str:
    return "places.exit" if number in view.closed else "out.when"


def _of_aside(view: PlanState, aside: Aside) -> str:
    match aside.kind:
        case "step":
            return STEP_RULES[STEPS[int(aside.id)]]
        case "lens":
            return LENSES[aside.id]
        case "exit":
            return _of_exit(view, int(aside.id.partition(".")[0]))
        case "seat" if int(aside.id) == view.inspector:
            return "few.sandra"
        case "contacts" if aside.id:
            return THINGS["display"]
    named = aside.id if aside.kind in ("figure", "panel") else aside.kind
    return THINGS.get(named, "turn")
