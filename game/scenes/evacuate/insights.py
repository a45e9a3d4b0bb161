"""What the inspector says at the Evacuate! table: what a choice does, and what things are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Event, Option, Seat, Target
from game.rules.evacuate import (
    BLUE,
    BLUES_TO_SHUFFLE,
    CIVILIZATIONS,
    DOOM,
    GONE,
    EvacState,
    hand,
    is_seat,
    nomia_deck_holds,
    position,
    positions,
    specials_held,
    starting_survivors,
)
from game.scenes.choices import Choices
from game.scenes.evacuate.naming import EvacNaming, kind_of
from game.scenes.evacuate.odds import Odds
from game.scenes.evacuate.rail import Rail
from game.scenes.evacuate.windows import Windows, card_asking
from game.scenes.narration import Narrator
from game.scenes.tabletop import Insight, Note
from game.ui import theme

MOST_NOTES: Final = 4

ICONS: Final = {
    "survivor_ran": ("feet", theme.INFO),
    "survivor_pushed": ("hand", theme.WARN),
    "survivors_swapped": ("loop", theme.WARN),
    "survivor_turned": ("undo", theme.INFO),
    "action_failed": ("x", theme.BAD),
    "survivor_lost": ("skull", theme.BAD),
    "survivor_hit": ("broken", theme.BAD),
    "survivor_spared": ("shield", theme.GOOD),
    "survivor_returned": ("heart", theme.GOOD),
    "hit_removed": ("heart", theme.GOOD),
    "captive_taken": ("person", theme.GOOD),
    "neutral_moved": ("feet", theme.INFO),
    "nomia_shuffled": ("loop", theme.WARN),
    "evac_readied": ("ship", theme.GOOD),
    "arrow_reversed": ("undo", theme.WARN),
    "speed_changed": ("fast", theme.INFO),
    "action_changed": ("cards", theme.INFO),
    "card_swapped": ("cards", theme.INFO),
    "seat_out": ("skull", theme.BAD),
    "match_lost": ("skull", theme.BAD),
    "match_won": ("ship", theme.GOOD),
}
"""The consequences worth a line, with their icon; what is left out goes without saying."""

WEIGHTS: Final = {
    kind: ICONS[kind]
    for kind in (
        "match_lost",
        "match_won",
        "seat_out",
        "survivor_lost",
        "survivor_hit",
        "survivor_spared",
        "survivor_returned",
        "captive_taken",
        "hit_removed",
        "action_failed",
        "survivor_pushed",
    )
}
"""What a choice is about, the most important first."""


class Insights:
    """Answers for one match, from a view."""

    def __init__(
        self,
        texts: Texts,
        naming: EvacNaming,
        narrator: Narrator,
        odds: Odds,
        windows: Windows,
        rail: Rail,
    ) -> None:
        self._say = texts.say
        self._texts = texts
        self._naming = naming
        self._narrator = narrator
        self._odds = odds
        self._windows = windows
        self._rail = rail

    # Options

    def option(self, view: EvacState, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        name, _, arg = option.key.partition(":")
        if choices.decision.kind == "choose_run":
            return self.run_card(view, choices.seat, option.key)
        if name == "nomia":
            return self._addition(view, arg)
        card = arg or card_asking(choices.decision)
        if kind_of(card) in ("station", "nomia") and name in ("keep", "bottom", "top"):
            return self._chosen_card(name, card)
        if option.target.kind == "button":
            return self._button(choices, option)
        return Insight(
            title=self._naming.runner(int(arg))
            if option.target.kind == "piece"
            else self._windows.about(choices.decision)[0],
            sprite=self.sprite(view, int(arg)) if option.target.kind == "piece" else "",
            text=self._windows.about(choices.decision)[1],
            notes=self._consequences(choices, option),
        )

    def _chosen_card(self, name: str, card: str) -> Insight:
        insight = self.card(card)
        if name == "keep":
            return insight
        words = self._say(f"evacuate-button-{name}-about", card=self._naming.card(card))
        return Insight(insight.title, insight.text, notes=(Note("info", theme.INFO, words),))

    def _button(self, choices: Choices, option: Option) -> Insight:
        name = self._windows.button_name(choices.decision, option)
        key = f"evacuate-button-{name}-about"
        title, text = self._windows.about(choices.decision)
        if self._texts.has(key) and name not in ("use", "swap", "take"):
            title, text = self._windows.label(choices.decision, option), self._say(key)
        return Insight(title, text, notes=self._consequences(choices, option))

    def _consequences(self, choices: Choices, option: Option) -> tuple[Note, ...]:
        """Return what would follow at once, as far as anybody can know."""
        notes = []
        for event in choices.outcome(option.key):
            said = self._narrator.event(event) if event.kind in ICONS else None
            if said:
                notes.append(Note(*ICONS[event.kind], said))
        return tuple(notes[:MOST_NOTES])

    def _addition(self, view: EvacState, card: str) -> Insight:
        """Return what a card of the market does, and what comes of adding it."""
        notes = list(self._counts(view, card))
        blues = sum(each in BLUE for each in view.nomia_discard) + (card in BLUE)
        if view.evac_ready:
            notes.append(Note("x", theme.DIM, self._say("evacuate-adds-nothing")))
        elif blues >= BLUES_TO_SHUFFLE:
            notes.append(Note("loop", theme.WARN, self._say("evacuate-adds-shuffle")))
        else:
            notes.append(Note("clock", theme.INFO, self._say("evacuate-adds-waits")))
        plain = self.card(card)
        return Insight(plain.title, plain.text, notes=(*notes, *self.to_come(view)))

    def to_come(self, view: EvacState) -> tuple[Note, ...]:
        """Return how many Nomia cards are still to be drawn in this round, if any."""
        if not view.draws:
            return ()
        return (Note("skull", theme.WARN, self._say("evacuate-draws", count=view.draws)),)

    # Cards

    def run_card(self, view: EvacState, seat: Seat, card: str) -> Insight:
        """Return what a run card says, and where it would lead to."""
        notes = self._odds.notes(view, seat, card) if card in hand(view, seat) else ()
        bar = self._odds.bar(view, seat, card) if notes else ()
        if card in view.spent[seat]:
            notes = (Note("loop", theme.DIM, self._say("evacuate-run-is_spent")),)
        return Insight(
            title=self._naming.card_plainly(card),
            text=self._say(f"evacuate-run-{card}-about"),
            notes=notes,
            bar=bar,
        )

    def card(self, card: str) -> Insight:
        """Return what any card says."""
        kind, name = kind_of(card), "unknown" if card == "?" else card
        notes: tuple[Note, ...] = ()
        if kind == "special":
            words = self._say(f"evacuate-special-{card}-when")
            notes = (Note("clock", theme.INFO, words),)
        title = self._naming.card_plainly(card)
        return Insight(title, self._say(f"evacuate-{kind}-{name}-about"), notes=notes)

    def market(self, view: EvacState, card: str) -> Insight:
        """Return what a pile of the market is."""
        plain = self.card(card)
        return Insight(plain.title, plain.text, notes=self._counts(view, card))

    def _counts(self, view: EvacState, card: str) -> tuple[Note, ...]:
        deck, pile = nomia_deck_holds(view).count(card), view.nomia_discard.count(card)
        market = view.market.get(card, 0)
        words = self._say("evacuate-counts", deck=deck, pile=pile, market=market)
        return (Note("cards", theme.INFO, words),)

    # Runners and spaces

    def sprite(self, view: EvacState, runner: int) -> str:
        """Return the picture of a runner."""
        neutral = "" if is_seat(view, runner) else "_neutral"
        return f"survivor_{theme.SEATS[runner].id}{neutral}"

    def runner(self, view: EvacState, runner: int) -> Insight:
        """Return who leads a runner, how many are left, and what its hand still holds."""
        text = self._rail.kind(view, runner)
        if not is_seat(view, runner):
            text = self._say("evacuate-neutral-about")
        elif view.civs[runner]:
            text = f"{self._naming.civ(view.civs[runner])}. {self._power(view, view.civs[runner])}"
        notes = [Note("person", theme.INFO, self._left(view, runner))]
        if view.spots[runner] != GONE:
            notes.append(Note("flag", theme.LAMP, self._place(view, runner)))
        if is_seat(view, runner) and view.alive[runner]:
            notes.append(Note("cards", theme.INFO, self._hand(view, runner)))
        if is_seat(view, runner) and specials_held(view, runner):
            cards = self._naming.joined([self._naming.card(c) for c in specials_held(view, runner)])
            notes.append(Note("star", theme.WARN, self._say("evacuate-holds", card=cards)))
        if view.stunned[runner] or view.stun_next[runner]:
            notes.append(Note("x", theme.BAD, self._say("evacuate-stunned")))
        return Insight(self._naming.runner(runner), text, self.sprite(view, runner), tuple(notes))

    def _power(self, view: EvacState, civ: str) -> str:
        return self._say(f"evacuate-civ-{civ}-about", most=DOOM[view.seats])

    def civ(self, view: EvacState, seat: Seat) -> Insight:
        """Return the civilization of a seat with its power and its special card."""
        civ = view.civs[seat]
        special, run = CIVILIZATIONS[civ].special, CIVILIZATIONS[civ].run_card
        held = "held" if special in specials_held(view, seat) else "used"
        words = self._say(
            f"evacuate-special-{held}",
            card=self._naming.card(special),
            text=self._say(f"evacuate-special-{special}-about"),
        )
        card = self._say(
            "evacuate-ninth", card=self._naming.card(run),
            text=self._say(f"evacuate-run-{run}-about"),
        )  # fmt: skip
        return Insight(
            title=self._say(f"evacuate-civ-{civ}-power"),
            text=self._power(view, civ),
            sprite=f"civ_{civ}",
            notes=(Note("star", theme.WARN, words), Note("cards", theme.INFO, card)),
        )

    def _left(self, view: EvacState, runner: int) -> str:
        most = starting_survivors(view, runner) if is_seat(view, runner) else 0
        safe = view.safe if is_seat(view, runner) and view.civs[runner] == "glazatoq" else 0
        return self._say(
            "evacuate-left", alive=view.alive[runner], most=most, safe=safe,
        )  # fmt: skip

    def _place(self, view: EvacState, runner: int) -> str:
        here = position(view, view.spots[runner])
        ahead = sum((place - here) * view.arrow > 0 for place in positions(view).values())
        station = self._naming.card(view.stations.card[view.spots[runner]])
        return self._say(
            "evacuate-stands", place=1 + ahead, count=len(positions(view)), station=station
        )

    def _hand(self, view: EvacState, seat: Seat) -> str:
        """Return what a hand still holds, which open discard piles tell everybody (R32)."""
        cards = [self._say(f"evacuate-run-{card}") for card in hand(view, seat)]
        return self._say("evacuate-in_hand", cards=self._naming.joined(cards))

    def space(self, view: EvacState, node: int) -> Insight:
        """Return what a space is, and the rule of its station card."""
        stations = view.stations
        card = stations.card[node]
        kind = self._say(f"evacuate-space-{stations.kind[node]}")
        notes = [Note("info", theme.INFO, kind)] if stations.kind[node] != "plain" else []
        here = [runner for runner, spot in enumerate(view.spots) if spot == node]
        if here:
            names = self._naming.joined([self._naming.runner(runner) for runner in here])
            notes.append(Note("person", theme.INFO, self._say("evacuate-here", names=names)))
        if stations.capacity[node] and len(here) >= stations.capacity[node]:
            notes.append(Note("x", theme.WARN, self._say("evacuate-space-full")))
        plain = self.card(card)
        return Insight(plain.title, plain.text, notes=tuple(notes))

    def loss(self, event: Event) -> str:
        """Return why an option ends the game at once."""
        return self._say(f"evacuate-loses-{event.data['reason']}")

    def of_target(self, view: EvacState, viewer: Seat | None, target: Target) -> Insight:
        """Return what a space, runner or card is."""
        what, _, name = target.id.partition(":")
        if target.kind == "node":
            return self.space(view, int(target.id))
        if target.kind == "piece":
            return self.runner(view, int(name))
        if what == "market":
            return self.market(view, name)
        card = name or what
        if kind_of(card) == "run" and viewer is not None:
            return self.run_card(view, viewer, card)
        return self.card(card)

    def told(self, name: str, notes: Sequence[Note] = (), **values: int | str) -> Insight:
        """Return what something beside the board is, by the name of its texts."""
        return Insight(
            title=self._say(f"evacuate-aside-{name}"),
            text=self._say(f"evacuate-aside-{name}-about", **values),
            notes=tuple(notes),
        )
