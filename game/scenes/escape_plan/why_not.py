"""Why a thing at the Escape Plan table cannot be chosen now: said as soon as it is pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Refusal, Seat, Target
from game.rules.escape_plan import PlanState
from game.scenes.choices import Choices
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.rules_reasons import rule_on
from game.scenes.tabletop import Aside, Insight, Note, Thing
from game.ui import theme

MOST_NOTES: Final = 4
SELF_EVIDENT: Final = frozenset(
    {
        "match_over",
        "not_your_turn",
        "not_asked",
        "no_contact",
        "contact_used",
        "under_cuffs",
        "nothing_to_use",
        "item_used",
        "asset_used",
        "asset_locked",
        "first_aid_used",
        "number_too_low",
    }
)
"""Reasons that stand in what is told about the thing in any case."""
STANDS_FOR: Final[Mapping[Thing, Target]] = {
    Aside("sun"): Target("button", "rest"),
    Aside("rest"): Target("button", "rest"),
    Aside("gang"): Target("button", "gang:calm"),
}
"""What has no option of its own to be pressed, but stands for one in the tray."""
ESCAPE: Final = Target("button", "escape")


class WhyNot:
    """Finds the reasons in one match."""

    def __init__(self, texts: Texts, naming: PlanNaming, match: Match) -> None:
        self._texts = texts
        self._naming = naming
        self._match = match

    def added(
        self, insight: Insight, viewer: Seat | None, choices: Choices | None, thing: Thing
    ) -> Insight:
        """Return what is told about a thing, and why whoever is asked cannot choose it now."""
        target = ESCAPE if self._is_way_out(thing) else STANDS_FOR.get(thing, thing)
        if choices is None or not isinstance(target, Target):
            return insight
        refusal = self._match.refusal(choices.seat, target, openly=viewer is None)
        if refusal is None or not self._is_news(refusal):
            return insight
        values = self._naming.values(refusal.values)
        words = self._texts.say(f"escape_plan-why-{refusal.key}", **values)
        why = Note("x", theme.WARN, words)
        notes = (why, *insight.notes)[:MOST_NOTES]
        rule = rule_on("escape_plan", refusal.key)
        return Insight(insight.title, insight.text, insight.sprite, notes, rule=rule)

    def _is_way_out(self, thing: Thing) -> bool:
        """Say whether a thing is an exit that may still lead out."""
        if not isinstance(thing, Aside) or thing.kind != "exit":
            return False
        view = self._match.view(None)
        assert isinstance(view, PlanState)
        return int(thing.id.partition(".")[0]) not in view.closed

    @staticmethod
    def _is_news(refusal: Refusal) -> bool:
        """Say whether a reason has to be told, and can be: who looks may not know the money."""
        cash = refusal.values.get("cash", 0)
        return refusal.key not in SELF_EVIDENT and isinstance(cash, int) and cash >= 0
