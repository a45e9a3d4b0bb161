"""After the last move: how it ended, what it took, and once more.

The same for every game. What the picture shows and what the words tell comes from the game's
ending (`ending.py`); how it is laid out stands in `results_look.py`.
"""

from __future__ import annotations

from typing import Final

from game.match.match import Match
from game.match.past import Past
from game.scenes.boxes import box_of
from game.scenes.controls import Controls
from game.scenes.curtain import is_press
from game.scenes.ending import Ending
from game.scenes.results_look import ResultsLook
from game.scenes.seating import new_seed
from game.scenes.stage import Scene, Services
from game.ui.canvas import Canvas
from game.ui.fields import copy_out
from game.ui.inputs import Act, Action, Input
from game.ui.widgets import Button

SHOW_SECONDS: Final = 1.8
_SKIPS: Final = (Action.SKIP, Action.CONFIRM)


class Results(Scene):
    """The end of a match."""

    def __init__(self, services: Services, match: Match, ending: Ending) -> None:
        """Show the ending of a match; `open_results` in `tables.py` finds the one of its game."""
        self._services = services
        self._match = match
        self._say = services.texts.say
        self._shown = 1.0 if services.reduced_motion else 0.0
        self._deaf = services.settings.now.play.rest_after_curtain
        """For how long presses do nothing, as they were meant for the last motion at the table."""
        self._look = ResultsLook(services.texts, box_of(match.game.id), ending)
        self.controls: Controls = Controls(services.audio, on_back=self._to_title)
        say = self._say
        self._title = Button(
            "results.title",
            say("shell-results-title"),
            self._to_title,
            icon="home",
            key=Action.BACK,
        )
        self._copy = Button("results.copy", say("shell-results-copy"), self._copy_seed)
        self._fair = Button("results.fair", say("fair-title"), self._open_fair, icon="scales")
        past = Past(match)
        self._watch = Button(
            "results.watch", say("shell-results-watch"), self._see_again, icon="eye"
        )
        self._watch.enabled = past.known
        self._watch.why_not = "" if past.known else say("watch-not-known")
        self._same = Button("results.same", say("shell-results-same"), self._play_same, icon="loop")
        self._new = Button("results.new", say("shell-results-new"), self._play_new, kind="primary")
        left, right = (self._title, self._copy, self._fair), (self._watch, self._same, self._new)
        self.controls.fill([*left, *right], self._new)

    def handle(self, event: Input) -> None:
        """Play again or leave. The first press of a key only ends the show, if it still runs."""
        pressed = isinstance(event, Act) and event.down and event.action in _SKIPS
        if pressed and self._shown < 1:
            self._shown = 1.0
            self.dirty = True
            return
        if self._deaf > 0 and is_press(event):
            return
        if isinstance(event, Act) and event.down and event.action == Action.RULES:
            from game.scenes.rules_page import RulesPage

            self.stage.push(RulesPage(self._services, self._match.game.id))
            return
        self.dirty |= self.controls.handle(event)

    def update(self, seconds: float) -> None:
        """Let the show go on."""
        self._deaf = max(0.0, self._deaf - seconds)
        if self._shown < 1:
            self._shown = min(1.0, self._shown + seconds / SHOW_SECONDS)
            self.dirty = True

    def rest(self) -> float | None:
        """Move only while the show lasts."""
        if self._shown < 1:
            return 0
        return self._deaf or None

    def draw(self, canvas: Canvas) -> None:
        """Paint the picture, the account, and the buttons."""
        self._look.draw(canvas, self._match.seed, self._match.round, self._shown)
        left = (self._title, self._copy, self._fair)
        right = (self._watch, self._same, self._new)
        self._look.place_buttons(canvas, left, right)
        self.controls.draw(canvas)

    # Where it leads

    def _see_again(self) -> None:
        from game.scenes.tables import open_watch

        self.stage.push(open_watch(self._services, Past(self._match)))

    def _play_same(self) -> None:
        self._play(self._match.seed)

    def _play_new(self) -> None:
        self._play(new_seed(self._services.chance))

    def _play(self, seed: int) -> None:
        from game.scenes.tables import open_table

        self.stage.replace(open_table(self._services, self._match.restart(seed)))

    def _open_fair(self) -> None:
        from game.scenes.fair_play import FairPlay

        self.stage.push(FairPlay(self._services, self._match))

    def _copy_seed(self) -> None:
        copy_out(str(self._match.seed))
        self._copy.label = self._say("shell-results-copied")
        self.dirty = True

    def _to_title(self) -> None:
        self.stage.home()
