"""Which line of the rules explains why something cannot be, and what can be set for a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.scenes.table_rules import CURTAIN_RULE, UNDO_RULE

REASONS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "space_escape": {
        "turn.top": ("rat_in_pod", "not_your_rat", "rat_has_moved"),
        "turn.bottom": (
            "wrong_colour", "snake_has_moved", "snake_twin", "no_ladder", "not_nearest",
        ),
        "turn.draw": ("card_waits",),
        "stop": ("other_tier", "wrong_distance", "leads_on"),
        "stop.boost": ("rat_has_no_way", "boost_blocked"),
        "snakes.space": ("snake_on_board", "snake_in_space"),
        "aim.rats": ("not_in_play",),
    },
    "evacuate": {
        "cards": ("not_your_card",),
        "cards.shove": ("not_yourself", "out_of_reach"),
        "cards.back": ("card_spent",),
        "nomia": ("not_red", "protected"),
        "nomia.loss": ("pile_empty",),
        "few.deck": ("neutral_has_no_card",),
        "few.who": ("neutral_is_no_decoy",),
        "full.special": ("plain_move_1",),
        "end.out": ("not_in_play",),
    },
    "escape_plan": {
        "day.city": ("tile_does_not_fit", "not_in_the_city"),
        "turn": ("you_are_here", "must_move"),
        "turn.rest": ("rested", "first_aid_used"),
        "turn.extras": ("does_nothing", "nothing_to_use", "wrong_moment"),
        "travel": ("not_a_location",),
        "travel.points": ("too_far",),
        "police.wound": ("no_wounds",),
        "police.cuffs": ("under_cuffs",),
        "shops.closed": ("no_key",),
        "store.equipment": ("item_used", "sold_out"),
        "store.number": ("number_too_low",),
        "store.draw": ("locker_empty",),
        "crew.take": ("no_contact",),
        "crew.use": ("contact_used",),
        "crew.unlock": ("asset_stays", "asset_locked"),
        "crew.asset": ("asset_used",),
        "crew.gang": ("no_gang_members",),
        "out.when": ("not_the_last_day", "exit_too_far"),
    },
}  # fmt: skip
"""The refusals of each game, by the line that tells about them; see `Insight.rule`.

Those that are left out say nothing of the rules: the game is over, or somebody else is asked.
"""

OPTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "space_escape": {
        "rats": "aim.rats", "crew": "aim.rats", "challenge": "turn", "starter": "turn.draw",
    },
    "evacuate": {"game": "full", "civ": "full.civ", "starter": "round"},
    "escape_plan": {"starter": "day.order"},
}  # fmt: skip
"""What tells of the options of each game, where a table is set; see `Insight.rule`."""
SET_FOR_ALL: Final[Mapping[str, str]] = {"undo": UNDO_RULE, "code": CURTAIN_RULE}
"""The same of what any table can be set to."""


def rule_on_setting(game_id: str, widget: str) -> str:
    """Return the line that tells of a widget by which a table is set; empty if none does.

    Its id names the option, as `seats.option.starter`, or what else it sets, as `seats.code.sky`.
    """
    _, kind, name = (*widget.split("."), "", "")[:3]
    option = name if kind in ("option", "own") else kind
    return OPTIONS.get(game_id, {}).get(option) or SET_FOR_ALL.get(option, "")


def rule_on(game_id: str, refusal: str) -> str:
    """Return the line that explains a refusal; empty if none does."""
    lines = REASONS.get(game_id, {}).items()
    return next((line for line, keys in lines if refusal in keys), "")
