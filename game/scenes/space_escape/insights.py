"""What the inspector says at the Space Escape table: what a choice does, and what things are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Event, Option, Target
from game.rules.space_escape import GONE, POD, EscapeState, Half, printed
from game.scenes.choices import Choices
from game.scenes.narration import Narrator
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.naming import SpaceNaming
from game.scenes.space_escape.offers import (
    WALKS,
    ladders_tie,
    moving_piece,
    offered_pieces,
    rat_in_the_way,
)
from game.scenes.space_escape.pieces import looks
from game.scenes.tabletop import Insight, Note
from game.ui import theme

MOST_NOTES: Final = 4
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""Holds “1 or 2” together at the end of a line."""

ICONS: Final = {
    "rat_climbed": ("ladder", theme.WARN),
    "rat_fell": ("shaft", theme.INFO),
    "rat_lost": ("star", theme.BAD),
    "rat_boosted": ("feet", theme.INFO),
    "item_taken": ("check", theme.GOOD),
    "rat_bitten": ("broken", theme.BAD),
    "snake_climbed": ("ladder", theme.WARN),
    "snake_fell": ("shaft", theme.INFO),
    "snake_lost": ("star", theme.GOOD),
    "snake_added": ("snake", theme.WARN),
    "snake_recalled": ("snake", theme.WARN),
    "match_lost": ("skull", theme.BAD),
    "match_won": ("pod", theme.GOOD),
}
"""The consequences worth a line, with their icon; what is left out goes without saying."""

WEIGHTS: Final = {
    kind: ICONS[kind]
    for kind in (
        "match_lost", "match_won", "rat_lost", "rat_bitten", "item_taken", "snake_lost",
        "rat_fell", "rat_climbed", "snake_fell", "snake_climbed",
    )
} | {"rat_climbed": ("ladder", theme.GOOD), "snake_fell": ("shaft", theme.GOOD),
     "rat_fell": ("shaft", theme.WARN)}  # fmt: skip
"""What a choice is about, the most important first."""


class Insights:
    """Answers for one match, from its view."""

    def __init__(
        self, texts: Texts, naming: SpaceNaming, narrator: Narrator, places: Places
    ) -> None:
        self._texts = texts
        self._naming = naming
        self._narrator = narrator
        self._places = places

    def option(self, view: EscapeState, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        events = choices.outcome(option.key)
        if choices.decision.kind in WALKS:
            return Insight(
                title=self._walk_title(choices, option),
                sprite=looks(view)[moving_piece(choices.decision)],
                text=self._walk_text(choices),
                notes=self._notes(view, events),
            )
        if option.target.kind == "card":
            return self._card(view, option.target.id)
        piece = offered_pieces(choices.decision, view).get(option.key, "")
        return Insight(
            title=self._piece_title(view, piece),
            sprite=looks(view).get(piece, ""),
            text=self._texts.say(f"space_escape-pick-{choices.decision.kind}"),
            notes=self._pick_notes(view, choices, option),
        )

    def target(self, view: EscapeState, target: Target | None) -> Insight:
        """Return what a thing is; without one, the card being played."""
        if target is None:
            return self._card(view, view.hands[view.turn])
        if target.kind == "card":
            return self._card(view, target.id)
        if target.kind == "node":
            return self._space(int(target.id))
        return self._piece(view, target.id)

    def _pick_notes(self, view: EscapeState, choices: Choices, option: Option) -> tuple[Note, ...]:
        """Return what follows once a piece is picked, and that a ladder is still to be chosen."""
        events = choices.outcome(option.key)
        notes = self._notes(view, events) if events else ()
        if ladders_tie(view, choices, option):
            words = self._texts.say("space_escape-two_ladders")
            notes += (Note("ladder", theme.WARN, words),)
        return notes

    def _walk_title(self, choices: Choices, option: Option) -> str:
        way = "ccw" if option.key.startswith("ccw") else "cw"
        direction = self._texts.say(f"space_escape-direction-{way}")
        steps = option.key.removeprefix(way)
        if steps:
            return self._texts.say(
                "space_escape-option-move", steps=int(steps), direction=direction
            )
        key = "boost" if choices.decision.kind == "boost_rat" else "ladder"
        return self._texts.say(f"space_escape-option-{key}", direction=direction)

    def _walk_text(self, choices: Choices) -> str:
        values = choices.decision.values
        if "rat" in values:
            return self._texts.say(
                "space_escape-mover-rat", rat=self._naming.rat(str(values["rat"]))
            )
        colour = self._naming.snake(str(values["colour"]))
        return self._texts.say("space_escape-mover-snake", colour=colour)

    def _notes(self, view: EscapeState, events: Sequence[Event]) -> tuple[Note, ...]:
        """Return the consequences, the most important first where there are too many."""
        notes = []
        items = sum(spot == GONE for spot in view.items.values())
        lost = any(event.kind == "match_lost" for event in events)
        for event in events:
            if event.kind not in ICONS or (lost and event.kind == "rat_lost"):
                continue  # That a rat is lost in space is told by what it loses.
            icon, colour = ICONS[event.kind]
            notes.append(Note(icon, colour, self._consequence(event)))
            if event.kind == "item_taken":
                items += 1
                words = self._texts.say("space_escape-items_now", after=items)
                notes.append(Note("star", theme.LAMP, words))
        in_the_way = rat_in_the_way(view, events)
        if in_the_way:
            words = self._texts.say("space_escape-makes_room", rat=self._naming.rat(in_the_way))
            notes.append(Note("feet", theme.INFO, words))
        if not notes and any(event.kind != "forced" for event in events):
            notes.append(Note("info", theme.INFO, self._texts.say("space_escape-quiet")))
        if len(notes) > MOST_NOTES:
            notes = [*notes[: MOST_NOTES - 1], notes[-1]]
        return tuple(notes)

    def _consequence(self, event: Event) -> str:
        if event.kind == "match_lost":
            return self.loss(event)
        return self._narrator.event(event) or ""

    def loss(self, event: Event) -> str:
        """Return why an event loses the game."""
        reason, culprit = str(event.data["reason"]), str(event.data.get("culprit", ""))
        values = {"rat": "", "colour": ""}
        if culprit in theme.SNAKES:
            values["colour"] = self._naming.snake(culprit)
        elif culprit and reason != "item_missing":
            values["rat"] = self._naming.rat(culprit)
        return self._texts.say(f"space_escape-loses-{reason}", **values)

    def _piece_title(self, view: EscapeState, piece: str) -> str:
        what, _, name = piece.partition(":")
        if what == "rat":
            return self._naming.rat(name)
        if what == "snake":
            colour = self._naming.snake(view.snake_colours[int(name)])
            return self._texts.say("space_escape-option-snake", colour=colour)
        return self._item(name) if name else ""

    def _piece(self, view: EscapeState, piece: str) -> Insight:
        what, _, name = piece.partition(":")
        node = -1
        if what == "rat":
            node = view.rats[view.crew.index(name)]
        elif what == "snake":
            node = view.snake_spots[int(name)]
        elif what == "item":
            node = view.items[name]
        notes: tuple[Note, ...] = () if node < 0 else (self._place_note(node),)
        if what == "rat":
            notes += self._belongings(view, view.crew.index(name))
        elif what == "item":
            notes += self._carried(view, name)
        return Insight(
            title=self._piece_title(view, piece),
            sprite=looks(view).get(piece, ""),
            text=self._texts.say(f"space_escape-about-{what}"),
            notes=notes,
        )

    def _belongings(self, view: EscapeState, rat: int) -> tuple[Note, ...]:
        """Return whether a rat has its medkit still, and the items that it has packed."""
        has = view.medkits[rat]
        kit = self._texts.say("space_escape-has_medkit" if has else "space_escape-no_medkit")
        notes = [Note("med", theme.GOOD if has else theme.BAD, kit)]
        notes += [Note("check", theme.GOOD, self._item(item)) for item in view.packs[rat]]
        return tuple(notes)

    def _carried(self, view: EscapeState, item: str) -> tuple[Note, ...]:
        for colour, pack in zip(view.crew, view.packs, strict=True):
            if item in pack:
                rat = self._naming.rat(colour)
                words = self._texts.say("space_escape-packed_by", rat=rat)
                return (Note("check", theme.GOOD, words),)
        return ()

    def _item(self, item: str) -> str:
        name = self._texts.say(f"space_escape-item-{item}")
        return name[:1].upper() + name[1:]

    def _place_note(self, node: int) -> Note:
        place = self._places.nodes[node]
        key = "space_escape-in_pod" if place.kind == "pod" else "space_escape-tier"
        return Note("info", theme.INFO, self._texts.say(key, tier=place.tier))

    def _space(self, node: int) -> Insight:
        place, kind = self._places.nodes[node], self._places.kind_of(node)
        return Insight(
            title=self._texts.say(f"space_escape-space-{kind}"),
            text=self._texts.say(f"space_escape-space-{kind}-about"),
            notes=() if place.kind in ("pod", "outer_space") else (self._place_note(node),),
        )

    def _card(self, view: EscapeState, card_id: str | None) -> Insight:
        """Return a card in words: first the rats' half, then the snakes'."""
        if card_id is None:
            return Insight(self._texts.say("space_escape-no_card"))
        card = printed(card_id)
        hand = view.hands.index(card_id) if card_id in view.hands else view.turn
        owners = [view.crew[rat] for rat in view.hand_rats[hand]]
        title_key = f"space_escape-card-{card_id}"
        title = (
            self._texts.say(title_key)
            if self._texts.has(title_key)
            else self._texts.say("space_escape-card", number=card_id)
        )
        notes = [
            Note(icon, colour, words)
            for half, icon, colour in (
                (card.top, "rat", theme.INFO),
                (card.bottom, "snake", theme.WARN),
            )
            for words in self._half(view, half, owners, icon)
        ]
        if card.not_for_two:
            notes.append(Note("info", theme.DIM, self._texts.say("space_escape-card_not_for_two")))
        return Insight(title=title, notes=tuple(notes))

    def _half(self, view: EscapeState, half: Half, owners: Sequence[str], who: str) -> list[str]:
        """Return the steps of one half in words, or that nobody moves."""
        steps = [(name, args) for name, args in half if name != "lay_down"]
        if not steps:
            return [self._texts.say(f"space_escape-step-no_{who}")]
        all_in = all(view.rats[view.crew.index(rat)] == POD for rat in owners)
        return [
            self._step("your_rat_in_pod" if all_in and name == "your_rat" else name, args, owners)
            for name, args in steps
        ]

    def _step(self, name: str, args: tuple[object, ...], owners: Sequence[str]) -> str:
        """Return one printed step in words; `owners` are the rats that it calls its own."""
        values: dict[str, str] = {}
        for arg in args:
            if isinstance(arg, str):
                values["colour"] = self._naming.snake(arg)
            elif isinstance(arg, tuple):
                values["steps"] = self._naming.either(arg[0], arg[-1]).replace(" ", NO_BREAK)
        rats = [self._naming.rat(owner) for owner in owners]
        values["rat"] = self._naming.either(rats[0], rats[-1])
        return self._texts.say(f"space_escape-step-{name}", **values)
