"""Which thing at the Escape Plan table is told about by which words."""

from __future__ import annotations

from typing import Final

from game.content.texts import Texts
from game.rules.contract import Decision, Seat, Target
from game.rules.escape_plan import ASSETS, CONTACT_BONUS, FIXERS, SHOPS, PlanState, contacts_at_end
from game.scenes.escape_plan.insights import Insights
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.profiles import Profiles
from game.scenes.escape_plan.stages import STEPS
from game.scenes.escape_plan.windows import Windows
from game.scenes.tabletop import Aside, Insight, Note, Thing
from game.ui import theme

MOST_NOTES: Final = 5
INKS: Final = {"red": theme.BAD, "blue": theme.INFO, "black": theme.DIM, "inspector": theme.LAMP}
"""The colour of the sign beside an officer."""

SPRITES: Final = {
    "wounds": "wound",
    "cuffs": "handcuffs",
    "discs": "disc",
    "cash": "notes",
    "plan": "plan_back",
    "screen": "plan_back",
    "patrol": "patrol_back",
    "notoriety": "notoriety",
}
SAME: Final = {
    "patrol_deck": "patrol",
    "exits": "patrol",
    "contact_deck": "contacts",
    "items": "free_space",
    "state": "notoriety",
    "gear": "markers",
    "shops": "plan",
    "screen": "cash",
    "rest": "sun",
}
"""Things that are told about by the words of another one."""


class About:
    """Answers about everything that no option leads to, and about what is going on."""

    def __init__(
        self, texts: Texts, naming: PlanNaming, insights: Insights, windows: Windows
    ) -> None:
        self._texts = texts
        self._naming = naming
        self._insights = insights
        self._profiles = Profiles(texts, naming)
        self._windows = windows

    def now(self, view: PlanState, decision: Decision | None, stage: int) -> Insight:
        """Return what is going on: the question, or the step of the turn."""
        if decision is not None:
            title, text = self._windows.about(decision)
            return Insight(title, text, notes=self._met(decision))
        if view.part < 0 or stage < 0:
            return self._insights.told("day", day=view.day)
        return self._insights.told(f"step_{STEPS[stage]}")

    def _met(self, decision: Decision) -> tuple[Note, ...]:
        """Return who is in the way, if a question is about that."""
        officers = decision.values.get("officers")
        if not isinstance(officers, tuple):
            return ()
        return tuple(
            Note("police", INKS[str(each).rpartition(":")[2]], self._naming.officer_at(each))
            for each in officers[:MOST_NOTES]
        )

    def thing(self, view: PlanState, seat: Seat, reader: Seat | None, thing: Thing) -> Insight:
        """Return what a thing is; `seat` is whose board is shown, `reader` who reads of secrets."""
        if isinstance(thing, Target):
            return self._target(view, seat, reader, thing)
        return self._aside(view, seat, thing)

    def _target(self, view: PlanState, seat: Seat, reader: Seat | None, thing: Target) -> Insight:
        tell = self._insights
        what, _, arg = thing.id.partition(":")
        if thing.kind == "node":
            if not thing.id.isdecimal():
                return tell.told("space")
            return tell.place(view, reader, int(thing.id))
        if thing.kind == "piece":
            tile, colour = arg.split(":")
            return tell.officer(tile, colour, solo=view.seats == 1)
        match what:
            case "display":
                return tell.contact(view.display[int(arg) - 1])
            case "contact":
                return tell.contact_space(view, seat, int(arg))
            case "item":
                return tell.item_space(view, seat, int(arg))
            case "asset":
                return tell.ready(view, seat, view.ready[seat].index(arg) + 1)
            case "locked" if arg in ASSETS:
                return tell.locked(view, seat, arg)
            case "key" if arg.isdecimal():
                return tell.key(view, seat, int(arg))
            case "fixer" if arg in FIXERS:
                return tell.fixer(view, arg)
            case "equip":
                return tell.equipment(view, arg)
            case "locker":
                return tell.locker(view, seat, arg)
            case "first_aid":
                return tell.told("first_aid", sprite="first_aid", ready=int(view.first_aid[seat]))
            case shop if shop in SHOPS:
                return tell.shop(view, reader, shop)
            case _:
                return tell.tile(view, arg or what)

    def _aside(self, view: PlanState, seat: Seat, aside: Aside) -> Insight:
        tell = self._insights
        name = aside.id if aside.kind in ("figure", "panel") else aside.kind
        match SAME.get(name, name):
            case "seat":
                return self._profiles.thief(view, int(aside.id))
            case "badge":
                return self._profiles.thief(view, min(theme.seat_of(aside.id), len(view.spots) - 1))
            case "step":
                return tell.told(f"step_{STEPS[int(aside.id)]}")
            case "exit":
                return tell.exit(view, int(aside.id.partition(".")[0]))
            case "stack":
                return tell.stack(view, aside.id)
            case "next":
                return tell.told("stack_all")
            case "gang" if not aside.id:
                return tell.gear(view, "gang")
            case "gang" | "gangs":
                return tell.gangs(view)
            case "gas" | "markers" as gear:
                return tell.gear(view, gear)
            case "ready":
                return tell.ready(view, seat, int(aside.id))
            case "sun":
                sun = view.sun[seat]
                return tell.told("sun" if sun else "moon", sprite="rest" if sun else "rest_used")
            case "contacts" if aside.kind == "contacts" and not aside.id:
                return self._bonus(view, seat)
            case "contacts":
                return tell.told("contacts", deck=len(view.contact_deck),
                                 pile=len(view.contact_discard))  # fmt: skip
            case "fixers":
                return tell.told("fixers", count=len(view.fixers))
            case "income":
                return tell.income()
            case "day":
                return tell.told("day", day=view.day)
            case "part":
                return tell.part(view)
            case "officers":
                return tell.officers(view)
            case other:
                return tell.told(other, sprite=SPRITES.get(other, ""))

    def _bonus(self, view: PlanState, seat: Seat) -> Insight:
        """Return what the contacts of a board pay at the end."""
        count = contacts_at_end(view, seat)
        return self._insights.told("bonus", count=count, bonus=CONTACT_BONUS[count])
