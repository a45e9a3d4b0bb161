"""The pages that tell how to play Space Escape."""

from __future__ import annotations

from typing import Final

from game.scenes.rules_text import Line, Page

PAGES: Final = (
    Page(
        "aim",
        (
            Line("rats", ("rat_ember", "rat_sun", "rat_teal", "rat_sky")),
            Line("items", ("item_toothbrush", "item_tape", "item_radish", "item_map")),
            Line("pod", ("pod",)),
            Line("open", ("plain:cards",)),
        ),
    ),
    Page(
        "turn",
        (
            Line("top", ("rat_any", "card_arrow_rat", "card_arrow_rat")),
            Line("bottom", ("snake_any", "card_arrow_snake", "card_ladder")),
            Line("way", ("plain:loop",)),
            Line("help", ("pod", "rat_teal")),
            Line("draw", ("card_back",)),
        ),
    ),
    Page(
        "stop",
        (
            Line("ladder", ("disc_ladder", "card_ladder")),
            Line("shaft", ("shaft",)),
            Line("deadly", ("shaft_deadly",)),
            Line("item", ("item_radish",)),
            Line("boost", ("rat_sky", "rat_sun")),
        ),
    ),
    Page(
        "snakes",
        (
            Line("bite", ("snake_plum", "medkit")),
            Line("second", ("snake_copper", "medkit_used")),
            Line("new", ("card_burst", "snake_plum")),
            Line("climb", ("snake_lime", "snake_rose")),
            Line("space", ("shaft_deadly", "plain:star")),
        ),
    ),
    Page(
        "end",
        (
            Line("win", ("good:check",)),
            Line("bite", ("bad:broken",)),
            Line("lost", ("bad:star",)),
            Line("snake", ("bad:snake",)),
            Line("cards", ("bad:cards",)),
            Line("missing", ("bad:map",)),
        ),
    ),
    Page(
        "hand",
        (
            Line("point", ("plain:hand",)),
            Line("keys", ("plain:arrow",)),
            Line("undo", ("plain:undo",)),
            Line("skip", ("plain:play",)),
            Line("speed", ("plain:fast",)),
        ),
    ),
)
