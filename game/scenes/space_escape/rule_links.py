"""Which line of the rules tells of each thing and each question of Space Escape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Option
from game.scenes.choices import Choices
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.turn_steps import STEPS
from game.scenes.tabletop import Thing

NOW: Final = "turn"
"""What tells of a card that is being played."""
THINGS: Final[Mapping[str, str]] = {
    "card": "turn",
    "rat": "aim.rats",
    "snake": "snakes.bite",
    "item": "aim.items",
    "seat": "turn",
    "badge": "aim.rats",
    "home": "stop.item",
    "deck": "turn.draw",
    "discard": "turn.draw",
    "no_card": "end.cards",
    "danger": "snakes.second",
}
FIGURES: Final[Mapping[str, str]] = {
    "round": "turn",
    "cards": "end.cards",
    "items": "aim.items",
    "pod": "aim.pod",
    "medkits": "snakes.bite",
    "snakes": "snakes.new",
}
"""The same of the numbers in the strip."""
SPACES: Final[Mapping[str, str]] = {
    "plain": "stop",
    "rat_start": "snakes.bite",
    "snake_start": "snakes.new",
    "equipment": "stop.item",
    "ladder_foot": "stop.ladder",
    "shaft_mouth": "stop.shaft",
    "shaft_deadly": "stop.deadly",
    "pod": "aim.pod",
    "outer_space": "stop.deadly",
}
"""The same of spaces by their kind."""
QUESTIONS: Final[Mapping[str, str]] = {
    "choose_rat": "turn.top",
    "move_rat": "stop",
    "boost_rat": "stop.boost",
    "choose_snake": "turn.bottom",
    "move_snake": "turn.bottom",
    "choose_ladder": "turn.bottom",
    "choose_colour": "turn.bottom",
    "recall_snake": "snakes.space",
    "play_card": "turn",
}
OUTCOMES: Final[Mapping[str, str]] = {
    "match_lost": "end",
    "match_won": "end.win",
    "rat_lost": "stop.deadly",
    "rat_bitten": "snakes.bite",
    "item_taken": "stop.item",
    "snake_lost": "snakes.space",
    "rat_fell": "stop.shaft",
    "rat_climbed": "stop.ladder",
    "rat_boosted": "stop.boost",
    "snake_fell": "snakes.climb",
    "snake_climbed": "snakes.climb",
    "snake_added": "snakes.new",
}
"""What an option leads to, the most important first, and the line that tells of it."""


def rule_of(places: Places, thing: Thing) -> str:
    """Return the line that tells of a thing."""
    match thing.kind:
        case "node":
            return SPACES[places.kind_of(int(thing.id))]
        case "figure":
            return FIGURES[thing.id]
        case "step":
            return {"rats": "turn.top", "snakes": "turn.bottom"}.get(
                STEPS[int(thing.id)], "turn.draw"
            )
        case "piece":
            return THINGS[thing.id.partition(":")[0]]
    return THINGS.get(thing.kind, NOW)


def rule_for(choices: Choices, option: Option) -> str:
    """Return the line that tells of what an option surely leads to, or else of its question."""
    led_to = {event.kind for event in choices.outcome(option.key)}
    asked = QUESTIONS[choices.decision.kind]
    return next((rule for kind, rule in OUTCOMES.items() if kind in led_to), asked)
