"""What the inspector says about somebody in the city: the public part of a player board."""

from __future__ import annotations

from game.content.texts import Texts
from game.rules.contract import Seat
from game.rules.escape_plan import ASSETS, CONTACTS, PlanState, income_of
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.own import settled
from game.scenes.escape_plan.rail import pawn_of
from game.scenes.tabletop import Insight, Note
from game.ui import theme


class Profiles:
    """Answers about thieves and the inspector of one match."""

    def __init__(self, texts: Texts, naming: PlanNaming) -> None:
        self._say = texts.say
        self._naming = naming

    def thief(self, view: PlanState, who: int) -> Insight:
        """Return the public board of a participant."""
        say = self._say
        where = self._naming.whereabouts(view.spots[who])
        kind = say("escape_plan-row-at", where=where)
        if who == view.inspector:
            leads = say("escape_plan-aside-lead-about", count=len(view.leads))
            notes = [self._notoriety(view, who), Note("cards", theme.INFO, leads)]
            return Insight(self._naming.who(who), kind, pawn_of(view, who), tuple(notes))
        if view.fate[who]:
            fate = say(f"escape_plan-row-{view.fate[who]}")
            return Insight(self._naming.who(who), fate, pawn_of(view, who))
        notes = [
            self._notoriety(view, who),
            Note("broken", theme.BAD, say("escape_plan-row-board", wounds=view.wounds[who],
                 cuffs=view.cuffs[who], discs=view.discs[who])),
            Note("income", theme.LAMP, self._bag(view, who)),
            Note("person", theme.INFO, self._held(view, who)),
        ]  # fmt: skip
        return Insight(self._naming.who(who), kind, pawn_of(view, who), tuple(notes))

    def _notoriety(self, view: PlanState, who: int) -> Note:
        words = self._say("escape_plan-row-notoriety", now=view.notoriety[who],
                          gained=view.gained[who], then=settled(view, who))  # fmt: skip
        return Note("siren", theme.BAD, words)

    def _bag(self, view: PlanState, seat: Seat) -> str:
        """Return the income of a seat, and what it has of gas, gang members and keys."""
        keys = sum(map(bool, view.keys[seat])) - view.keys_used[seat].bit_count()
        counts = {"gas": view.gas[seat], "gang": view.gang[seat], "keys": keys}
        words = [self._say("escape_plan-row-income", income=income_of(view, seat))]
        words += [
            self._say(f"escape_plan-row-{name}", count=count)
            for name, count in counts.items()
            if count
        ]
        return " ".join(words)

    def _held(self, view: PlanState, seat: Seat) -> str:
        """Return the contacts and items of a seat, which lie open, in one line."""
        naming = self._naming
        cards = [naming.card_plainly(card) for card in view.contacts[seat] if card in CONTACTS]
        items = [naming.item_plainly(i) for i in view.items[seat] if i and i not in ASSETS]
        if not cards and not items:
            return self._say("escape_plan-row-none")
        lines = []
        if cards:
            lines.append(self._say("escape_plan-row-held", cards=naming.joined(cards)))
        if items:
            lines.append(self._say("escape_plan-row-items", items=naming.joined(items)))
        return " ".join(lines)
