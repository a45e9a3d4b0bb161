"""After the last card: how it ended, what it took, and once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Result
from game.rules.space_escape import GONE, OUT, POD, EscapeState
from game.scenes.boxes import box_of
from game.scenes.controls import Controls
from game.scenes.results_look import ResultsLook
from game.scenes.seating import new_seed
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.naming import SpaceNaming
from game.scenes.stage import Scene, Services
from game.ui.canvas import Canvas
from game.ui.fields import copy_out
from game.ui.inputs import Act, Action, Input
from game.ui.widgets import Button

SHOW_SECONDS: Final = 1.8


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of one rat."""

    colour: str
    leader: SeatPlan
    place: str
    """`pod`, `out`, or `tier`."""
    tier: int
    medkit: bool
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """A finished match in numbers, read from what everybody can see of it."""

    ending: str
    """Key of the result."""
    won: bool
    culprit: str
    """Colour or item that ended the match; empty if none did."""
    rounds: int
    cards_played: int
    cards_left: int
    items: int
    bites: int
    snakes_lost: int
    snakes_aboard: int
    snake: str
    """Colour of the snake that bit last, or `any`."""
    missing: tuple[str, ...]
    crew: tuple[Fate, ...]


def account_of(match: Match, result: Result) -> Account:
    """Return the account of a finished match of Space Escape."""
    view: EscapeState = match.view(None)
    used = view.medkits.count(False)
    return Account(
        ending=result.key,
        won=bool(result.winners),
        culprit=view.ended_by,
        rounds=match.round,
        cards_played=_whole(result, "turns"),
        cards_left=len(view.deck),
        items=_whole(result, "items"),
        bites=used + (result.key == "bitten_twice"),
        snakes_lost=view.snake_spots.count(GONE),
        snakes_aboard=len(view.snake_spots) - view.snake_spots.count(GONE),
        snake=_last_biter(match),
        missing=tuple(item for item, spot in view.items.items() if spot != GONE),
        crew=tuple(_fate(match, view, rat) for rat in range(len(view.crew))),
    )


def _last_biter(match: Match) -> str:
    """Return the colour of the snake that bit last, as far as the history is known."""
    for event in reversed(match.events_since(0, None)):
        if event.kind == "rat_bitten":
            return str(event.data["colour"])
    return "any"


def _whole(result: Result, field: str) -> int:
    value = result.values.get(field, 0)
    return value if isinstance(value, int) else 0


def _fate(match: Match, view: EscapeState, rat: int) -> Fate:
    hand = next(number for number, rats in enumerate(view.hand_rats) if rat in rats)
    spot = view.rats[rat]
    place = {POD: "pod", OUT: "out"}.get(spot, "tier")
    return Fate(
        colour=view.crew[rat],
        leader=match.seats[view.hand_seats[hand]],
        place=place,
        tier=match.setup.board.nodes[spot].tier if place == "tier" else 0,
        medkit=view.medkits[rat],
        items=view.packs[rat],
    )


class Results(Scene):
    """The end of a match."""

    def __init__(self, services: Services, match: Match) -> None:
        """Show a match that is over. Raises ValueError for one that goes on."""
        if match.result is None:
            raise ValueError("A match that goes on has no results yet.")
        self._services = services
        self._match = match
        self._say = services.texts.say
        self._shown = 0.0
        self.account = account_of(match, match.result)
        places = Places(services.open_board(match.game.id))
        naming = SpaceNaming(services.texts, match.seats, match.view(None), places)
        self._look = ResultsLook(services.texts, box_of(match.game.id), naming)
        self.controls: Controls = Controls(services.audio, on_back=self._to_title)
        say = self._say
        self._title = Button(
            "results.title", say("shell-results-title"), self._to_title, icon="home", key="Esc"
        )
        self._copy = Button("results.copy", say("shell-results-copy"), self._copy_seed)
        self._same = Button("results.same", say("shell-results-same"), self._play_same, icon="loop")
        self._new = Button("results.new", say("shell-results-new"), self._play_new, kind="primary")
        self.controls.fill([self._title, self._copy, self._same, self._new], self._new)

    def handle(self, event: Input) -> None:
        """Play again or leave. The first press only ends the show, if it still runs."""
        pressed = isinstance(event, Act) and event.down and event.action == Action.SKIP
        if pressed and self._shown < 1:
            self._shown = 1.0
            self.dirty = True
            return
        if isinstance(event, Act) and event.down and event.action == Action.RULES:
            from game.scenes.rules_page import RulesPage

            self.stage.push(RulesPage(self._services, self._match.game.id))
            return
        self.dirty |= self.controls.handle(event)

    def update(self, seconds: float) -> None:
        """Let the pod lift off, or the light go down."""
        if self._shown < 1:
            self._shown = min(1.0, self._shown + seconds / SHOW_SECONDS)
            self.dirty = True

    def rest(self) -> float | None:
        """Move only while the show lasts."""
        return 0 if self._shown < 1 else None

    def draw(self, canvas: Canvas) -> None:
        """Paint the stage with the crew, the account, and the buttons."""
        self._look.draw(canvas, self.account, self._match.seed, self._shown)
        self._look.place_buttons(canvas, self._title, self._copy, self._same, self._new)
        self.controls.draw(canvas)

    # Where it leads

    def _play_same(self) -> None:
        self._play(self._match.seed)

    def _play_new(self) -> None:
        self._play(new_seed(self._services.chance))

    def _play(self, seed: int) -> None:
        from game.scenes.tables import open_table

        self.stage.replace(open_table(self._services, self._match.restart(seed)))

    def _copy_seed(self) -> None:
        copy_out(str(self._match.seed))
        self._copy.label = self._say("shell-results-copied")
        self.dirty = True

    def _to_title(self) -> None:
        self.stage.home()
