"""Which chapter of the rules explains why something cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

REASONS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "space_escape": {
        "turn": (
            "card_waits", "rat_in_pod", "not_your_rat", "rat_has_moved", "wrong_colour",
            "snake_has_moved", "snake_twin", "no_ladder", "not_nearest",
        ),
        "stop": ("rat_has_no_way", "other_tier", "wrong_distance", "boost_blocked", "leads_on"),
        "snakes": ("snake_on_board", "snake_in_space"),
    },
    "evacuate": {
        "cards": ("out_of_reach", "card_spent"),
        "nomia": ("pile_empty", "not_red", "protected"),
        "few": ("neutral_has_no_card", "neutral_is_no_decoy"),
        "full": ("plain_move_1",),
    },
    "escape_plan": {
        "day": ("tile_does_not_fit", "not_in_the_city"),
        "turn": ("you_are_here", "rested", "must_move", "first_aid_used"),
        "travel": ("not_a_location", "too_far"),
        "police": ("under_cuffs", "no_wounds"),
        "store": ("item_used", "sold_out", "number_too_low", "locker_empty", "no_key"),
        "crew": (
            "no_contact", "contact_used", "wrong_moment", "asset_stays", "asset_locked",
            "asset_used", "no_gang_members",
        ),
        "out": ("not_the_last_day", "exit_too_far"),
    },
}  # fmt: skip
"""The refusals of each game, by the key of the page that tells about them."""


def chapter_on(game_id: str, refusal: str) -> str:
    """Return the key of the page that explains a refusal; empty if no page does."""
    chapters = REASONS.get(game_id, {}).items()
    return next((chapter for chapter, keys in chapters if refusal in keys), "")
