"""The chapters about the table itself, which stand in the rules of every game: undo, hints, log.

Each button of a table leads to one of their lines; see `Insight.rule`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.scenes.rules_text import Line, Page

TABLE: Final = "table"
"""What the keys of their texts begin with."""
TABLE_PAGES: Final = (
    Page(
        "table",
        (
            Line("undo", ("plain:undo",)),
            Line("lock", ("plain:lock",)),
            Line("hint", ("plain:bulb",)),
            Line("look", ("plain:eye",)),
            Line("rules", ("plain:book",)),
            Line("speed", ("plain:fast",)),
            Line("menu", ("plain:menu",)),
        ),
        TABLE,
    ),
    Page(
        "kept",
        (
            Line("log", ("plain:clock",)),
            Line("recap", ("plain:info",)),
            Line("rewatch", ("plain:loop",)),
            Line("trail", ("plain:feet",)),
            Line("saves", ("plain:save",)),
            Line("replay", ("plain:play",)),
            Line("curtain", ("plain:people",)),
            Line("aloud", ("plain:sound",)),
        ),
        TABLE,
    ),
)
LOG_RULE: Final = "kept.log"
RECAP_RULE: Final = "kept.recap"
CURTAIN_RULE: Final = "kept.curtain"
REPLAY_RULE: Final = "kept.replay"
HINT_RULE: Final = "table.hint"
LOCK_RULE: Final = "table.lock"
UNDO_RULE: Final = "table.undo"
BUTTON_RULES: Final[Mapping[str, str]] = {
    "undo": UNDO_RULE,
    "redo": UNDO_RULE,
    "hint": HINT_RULE,
    "rewatch": "kept.rewatch",
    "speed": "table.speed",
    "settings": "table.menu",
    "menu": "table.menu",
    "zoom": "table.look",
    "log": LOG_RULE,
}
"""What tells of each button; that of the rules opens what tells of what goes on."""
SETTING_RULES: Final[Mapping[str, str]] = {
    "speed": "table.speed",
    "undo": LOCK_RULE,
    "auto_end": UNDO_RULE,
    "hints": HINT_RULE,
    "recap": RECAP_RULE,
    "trail": "kept.trail",
    "rest_after_curtain": CURTAIN_RULE,
    "speech": "kept.aloud",
    "voice": "kept.aloud",
}
"""The same of each setting for the table, by its field."""
