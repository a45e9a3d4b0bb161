"""A table for Lamps, the toy game with secrets: two lamps in the open, then a card in secret.

at = sit_down_at_lamps(tmp_path, monkeypatch, "human,human,steady")
at.curtain()            # the name on the curtain
at.rise()               # whoever is named there sits down
at.play("card7")        # choose with the mouse
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from game.bots.worker import Reply
from game.content.assets import texts_dir
from game.content.texts import Texts, read_texts, styled
from game.match.match import Match, Viewer
from game.match.saves import SaveFolder
from game.rules.contract import Decision, Event, Option, Setup, Value
from game.rules.deck import UNKNOWN
from game.scenes.boxes import BOXES, SPACE_BOX
from game.scenes.choices import Choices
from game.scenes.curtain import Curtain
from game.scenes.rules_book import PAGES
from game.scenes.rules_text import Line
from game.scenes.rules_words import TERMS
from game.scenes.stage import Services, Stage
from game.scenes.table import Table
from game.scenes.table_rules import TABLE_PAGES
from game.scenes.tables import TABLETOPS
from game.scenes.tabletop import Figure, Insight, Spot
from game.ui.canvas import Canvas
from game.ui.director import Beat, Part, Speed
from game.ui.layout import BoardFrame, Rect
from game.ui.lettering import draw_text
from game.ui.theme import BODY
from tests.match.tables import LAMPS_CATALOGUE
from tests.match.toy_game import BOARD, LAMPS, LAMPS_GAME, LampsState
from tests.scenes.driver import services_for
from tests.scenes.space_escape.tables import AtTable, plans_of

WORDS = """
lamps-title = Lamps
lamps-ask-light_lamp = { $seat }, light a lamp.
lamps-ask-play_card = { $seat }, choose a card in secret.
lamps-event-lamp_lit = { $seat } lights lamp { $lamp }.
lamps-event-card_opened = { $seat } opens card-{ $card }.
lamps-rules-term-lamp = Lamp
lamps-event-card_drawn = { $seat } draws card-{ $card }.
lamps-event-round_won = { $seat } wins { $points } points.
lamps-event-round_began = Round { $round } begins.
"""
BEAT_SECONDS = 0.2
NAMES = ("Ana", "Ben", "Kit")

TWO = "human,human,steady"
"""A table at which two people must not see each other's cards."""
ALONE = "human,steady,steady"
"""A table at which one person needs no curtain."""


class LampsNaming:
    """Seats by their names, everything else as it is."""

    by_turns = False
    at_once = frozenset({"forced"})

    def __init__(self, match: Match) -> None:
        self._match = match

    def values(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Return the values, with a name for the seat."""
        named = {key: value for key, value in data.items() if isinstance(value, int | str)}
        if isinstance(seat := data.get("seat"), int):
            named["seat"] = styled(f"seat{self.look(seat)}", self._match.seats[seat].name)
        return named

    def look(self, seat: int, hand: int | None = None) -> int:
        """Return the look of a seat."""
        del hand
        return seat


class LampsTop:
    """Lamps on the board, the cards of the viewer below, the cards of all in the rail."""

    def __init__(self, texts: Texts, match: Match, board: object) -> None:
        del texts, board
        self._match = match
        self.naming = LampsNaming(match)
        self.settled: list[tuple[list[list[str]], Viewer]] = []
        """Every hand that was ever shown, and to whom."""
        self.shown: list[Event] = []
        """Every event that was shown in motion."""
        self._choices: Choices | None = None
        self.settle(match.view(None), None)

    def settle(self, view: LampsState, viewer: Viewer) -> None:
        """Show a view."""
        self._view = view
        self.viewer = viewer
        self.settled.append(([list(hand) for hand in view.hands], viewer))

    def parts(self, event: Event) -> Sequence[Part]:
        """Take a moment for every event."""
        return [Beat(BEAT_SECONDS, on_start=lambda: self.shown.append(event))]

    def choose(self, choices: Choices | None) -> None:
        """Light the options."""
        self._choices = choices

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> Mapping[str, Spot]:
        """Lamps stand in a row on the board, cards lie in a row in the own area."""
        del canvas
        area = frame.board if decision.kind == "light_lamp" else frame.own
        return {
            option.key: Spot((area.x + 30 + 90 * place, area.y + 20, 70, 40), 4)
            for place, option in enumerate(decision.options)
        }

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Make nothing."""
        del canvas, frame
        yield from ()

    def draw_board(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the lamps."""
        canvas.fill("#203040", frame.board)
        for lamp in range(LAMPS):
            state = "lit" if lamp in self._view.lit else "dark"
            x, y = frame.board.x + 30 + 90 * lamp, frame.board.y + 90
            draw_text(canvas, x, y, f"{lamp} {state}", BODY)

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw every hand as the viewer knows it."""
        for seat, hand in enumerate(self._view.hands):
            words = f"{NAMES[seat]}: {' '.join(f'card-{card}' for card in hand)}"
            draw_text(canvas, frame.rail.x + 12, frame.rail.y + 30 + 30 * seat, words, BODY)

    def draw_own(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the cards of the viewer."""
        hand = [] if self.viewer is None else self._view.hands[self.viewer]
        for place, card in enumerate(hand):
            x = frame.own.x + 40 + 90 * place
            draw_text(canvas, x, frame.own.y + 40, f"card-{card}", BODY)

    def shown_rail(self) -> Hashable:
        """Return the hands."""
        return tuple(map(tuple, self._view.hands))

    def shown_own(self) -> Hashable:
        """Return the hands and whose they are."""
        return self.viewer, self.shown_rail()

    def veil(self, frame: BoardFrame) -> Rect:
        """Return where the cards would lie."""
        return Rect(frame.own.x + 400, frame.own.y + 20, 200, 60)

    @property
    def lifts(self) -> bool:
        """Return False: whoever looks alone sees the cards at once."""
        return False

    def lift(self) -> None:
        """Do nothing: there is never a cover that could be lifted."""

    def about_veil(self) -> Insight:
        """Return nothing to read."""
        return Insight("")

    def figures(self) -> Sequence[Figure]:
        """Return nothing to count."""
        return ()

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return the only step."""
        del decision
        return ("play",), 0

    def acting(self) -> int:
        """Return the seat that leads."""
        return (self._view.round - 1) % len(self._match.seats)

    def acting_look(self) -> int:
        """Return its look."""
        return self.acting()

    def target_at(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> None:
        """Nothing can be asked about."""

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Say what an option is."""
        del choices
        return Insight(option.key.replace("card", "card-"))

    def about_target(self, target: object) -> Insight:
        """Say what is played."""
        del target
        return Insight("Lamps")

    def warning(self, loss: Event) -> str:
        """Nobody ever loses at once."""
        return loss.kind


class LampsBots:
    """AI seats that take their first option, once they are awake."""

    def __init__(self, *, awake: bool = True) -> None:
        self.awake = awake
        self.views: list[tuple[int, Mapping[str, Any]]] = []
        """Every seat that was asked, and what it was shown."""
        self.seeds: list[int] = []
        self.forgot = 0
        self._reply: Reply | None = None

    def ask(
        self,
        ticket: int,
        game_id: str,
        setup: Mapping[str, Any],
        view: Mapping[str, Any],
        seat: int,
        level: str,
        seed: int,
    ) -> None:
        """Take a question."""
        del game_id, setup, level
        self.views.append((seat, view))
        self.seeds.append(seed)
        if view["pending"][-1][0] == "light":
            key = f"lamp{min(set(range(LAMPS)) - set(view['lit']))}"
        else:
            key = f"card{min(view['hands'][seat])}"
        self._reply = Reply(ticket, key)

    def poll(self) -> Reply | None:
        """Hand the answer over, if awake."""
        if not self.awake:
            return None
        reply, self._reply = self._reply, None
        return reply

    def forget(self) -> None:
        """Drop the question."""
        self._reply = None
        self.forgot += 1

    def close(self) -> None:
        """End."""


class Watch:
    """Sees to it that the view of a person is looked up only while that person sits there alone."""

    def __init__(self, match: Match) -> None:
        people = [seat for seat, plan in enumerate(match.seats) if plan.kind == "human"]
        self.seated: Viewer = people[0] if len(people) == 1 else None
        """Who has said last to be there alone; at a table with one person, that person."""
        self.stage: Stage | None = None
        self._match = match
        self._people = people
        self._view = Match.view

    @property
    def view(self) -> Callable[[Match, Viewer], Any]:
        """What stands in for `Match.view`."""

        def view(match: Match, viewer: Viewer) -> Any:
            if match is self._match and viewer in self._people:
                assert viewer == self.seated, f"seat {self.seated} could see the cards of {viewer}"
                hidden = self.stage is not None and isinstance(self.stage.top, Curtain)
                assert not hidden, "the curtain is still down"
            return self._view(match, viewer)

        return view


class AtLamps(AtTable):
    """People at a table of Lamps."""

    def __init__(self, folder: Path, match: Match, services: Services, watch: Watch) -> None:
        self.watch = watch
        super().__init__(folder, match, services, (1280, 720))
        watch.stage = self.stage

    @property
    def top(self) -> LampsTop:
        """The tabletop."""
        return self.table._top  # type: ignore[return-value]

    def kinds_shown(self) -> list[str]:
        """Return the kinds of all events that were shown in motion."""
        return [event.kind for event in self.top.shown]

    def curtain(self) -> str:
        """Return who is to sit down."""
        assert isinstance(self.scene, Curtain), f"there is no curtain but {self.name}"
        return str(self.item("curtain.rise").label).removeprefix("I am ")

    def rise(self, *, settle: bool = True) -> AtLamps:
        """Have whoever is named on the curtain sit down."""
        self.watch.seated = NAMES.index(self.curtain())
        self.click("curtain.rise")
        assert self.name == "Table"
        if settle:
            self.settle()
        return self

    def hand(self, seat: int) -> list[str]:
        """Return the cards of a seat, which the test may know."""
        cards = self.match.snapshot()["hands"][seat]
        assert UNKNOWN not in cards
        return list(cards)

    def play(self, card: int = 0) -> AtLamps:
        """Have whoever sits there play a card of the own hand with the mouse."""
        self.choose(f"card{sorted(self.hand(self.choices.seat))[card]}")
        return self

    def light_two(self) -> AtLamps:
        """Have the leader light the first two dark lamps with the mouse."""
        for _ in range(2):
            self.choose(self.keys_on_offer[0])
        return self

    def cards_seen(self, words: Sequence[str] | None = None) -> set[str]:
        """Return the cards in anybody's hand that can be read anywhere in the picture."""
        read = " ".join(self.texts() if words is None else words).replace(".", " ").split()
        hands = self.match.snapshot()["hands"]
        return {card for hand in hands for card in hand if f"card-{card}" in read}


def lamps_match(seats: str, seed: int = 7, names: Sequence[str] = NAMES, **options: str) -> Match:
    """Return a match of Lamps at its first question."""
    plans = plans_of(seats, names)
    return Match.start(LAMPS_GAME, Setup(len(plans), BOARD, options), plans, seed)


def lamps_saves(folder: Path) -> SaveFolder:
    """Return the folder in which matches of Lamps are saved."""
    return SaveFolder(folder / "saves", LAMPS_CATALOGUE)


def lay_out_lamps(patch: pytest.MonkeyPatch) -> None:
    """Let the product know Lamps for a while."""
    patch.setitem(TABLETOPS, "lamps", LampsTop)
    patch.setitem(BOXES, "lamps", replace(SPACE_BOX, id="lamps"))
    patch.setitem(PAGES, "lamps", TABLE_PAGES)
    patch.setitem(TERMS, "lamps", (Line("lamp", ("plain:bulb",), "table"),))
    patch.setattr(Table, "next_screens", lambda _table: ())  # Nobody reads the rules.


@cache
def _parsed_words() -> tuple[Resource, ...]:
    """Return the words of the product and of Lamps, read once for all tables."""
    return (*read_texts(texts_dir() / "en").values(), FluentParser().parse(WORDS))


def lamps_services(folder: Path, bots: LampsBots) -> Services:
    """Return services for a table of Lamps, with its words and its saves."""
    services = services_for(folder, lambda: bots)
    services.texts = Texts("en", _parsed_words())
    services.saves = lamps_saves(folder)
    services.open_board = lambda _id: None  # type: ignore[assignment, return-value]
    return services


def sit_down_at_lamps(
    folder: Path,
    patch: pytest.MonkeyPatch,
    match: str | Match,
    bots: LampsBots | None = None,
    speed: Speed = "instant",
    *,
    recap: bool = False,
) -> AtLamps:
    """Open a table of Lamps, and keep watch over whose view is looked up.

    A recap tells by itself what others did only where a test asks for it.
    """
    match = lamps_match(match) if isinstance(match, str) else match
    lay_out_lamps(patch)
    services = lamps_services(folder, bots or LampsBots())
    services.settings.change("play", speed=speed, recap=recap)
    watch = Watch(match)
    patch.setattr(Match, "view", watch.view)
    return AtLamps(folder, match, services, watch)
