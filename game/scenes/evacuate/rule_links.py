"""Which line of the rules tells of each thing and each question of Evacuate!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Option, Target
from game.rules.evacuate import EvacState, is_seat
from game.scenes.evacuate.naming import kind_of
from game.scenes.evacuate.phases import STEPS
from game.scenes.evacuate.windows import POWERS, card_asking
from game.scenes.tabletop import Thing

STEP_RULES: Final[Mapping[str, str]] = {
    "choose": "round.choose",
    "reveal": "round.choose",
    "run": "round.run",
    "act": "round.act",
    "nomia": "round.attack",
}
THINGS: Final[Mapping[str, str]] = {
    "badge": "aim.run",
    "civ": "full.civ",
    "own": "cards.back",
    "nomia_deck": "nomia",
    "nomia_discard": "nomia.shuffle",
    "market": "nomia.loss",
    "minimap": "row",
    "tracker": "end.ready",
}
FIGURES: Final[Mapping[str, str]] = {
    "round": "round",
    "arrow": "row.arrow",
    "stations": "row.lay",
    "lost": "end.ready",
    "until": "end.ready",
}
"""The same of the numbers in the strip."""
CARDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("narrow", "dark", "maint"), "places.narrow"),
    **dict.fromkeys(("debris", "hole"), "places.slow"),
    **dict.fromkeys(("acid", "checkpoint", "coolant"), "places.stop"),
    **dict.fromkeys(("gravity", "walkway"), "places.start"),
    **dict.fromkeys(("panic", "resid", "deck"), "places.nomia"),
    "deadend": "row.wall",
    **dict.fromkeys(("m1", "m2", "m3"), "cards.move"),
    **dict.fromkeys(("shove", "trip"), "cards.shove"),
    "drag": "cards.drag",
    "pack": "cards.pack",
    "panic_run": "cards.panic",
    **dict.fromkeys(("front", "rear", "pincer"), "nomia.front"),
    **dict.fromkeys(("ambush", "lurkers"), "nomia.moved"),
    "swarm": "nomia.crowd",
    **dict.fromkeys(("nohostile", "medical", "lighting"), "nomia.blue"),
    "evac": "end.ship",
}
"""The same of cards that have a line of their own."""
KINDS: Final[Mapping[str, str]] = {
    "station": "row.up",
    "run": "full.ninth",
    "nomia": "nomia",
    "special": "full.special",
}
"""The same of all other cards, by their kind."""
QUESTIONS: Final[Mapping[str, str]] = {
    "choose_run": "round.choose",
    "lay_station": "row.lay",
    "pick_nomia": "nomia.loss",
    "place_neutral": "few.loss",
    "deck_look": "places.nomia",
    "order_nomia": "full.special",
    **dict.fromkeys(POWERS, "full.civ"),
}
"""What tells of a question; that of a card is told of with the card."""


def rule_of(view: EvacState, thing: Thing) -> str:
    """Return the line that tells of a thing."""
    if isinstance(thing, Target):
        return _rule_of_target(view, thing)
    match thing.kind:
        case "figure":
            return FIGURES[thing.id]
        case "step":
            return STEP_RULES[STEPS[int(thing.id)]]
        case "seat":
            return rule_of_runner(view, int(thing.id))
    return THINGS.get(thing.kind, "round")


def _rule_of_target(view: EvacState, target: Target) -> str:
    what, _, name = target.id.partition(":")
    match target.kind:
        case "node":
            return rule_of_card(view.stations.card[int(target.id)])
        case "piece":
            return rule_of_runner(view, int(name))
    return rule_of_card(name or what)


def rule_of_runner(view: EvacState, runner: int) -> str:
    """Return the line that tells of a runner: of somebody's, or of one that is nobody's."""
    return "aim.run" if is_seat(view, runner) else "few.who"


def rule_of_card(card: str) -> str:
    """Return the line that tells of a card."""
    return CARDS.get(card) or KINDS[kind_of(card)]


def rule_asked(decision: Decision) -> str:
    """Return the line that tells of a question."""
    if decision.kind in QUESTIONS:
        return QUESTIONS[decision.kind]
    card = card_asking(decision)
    return rule_of_card(card) if card else KINDS["special"]


def rule_for(view: EvacState, decision: Decision, option: Option) -> str:
    """Return the line that tells of a card on offer, or else of the question."""
    if option.target.kind == "card":
        return _rule_of_target(view, option.target)
    return rule_asked(decision)
