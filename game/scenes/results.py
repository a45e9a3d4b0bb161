"""After the last move: how it ended, what it took, what turned it, and once more.

The same for every game. What the picture shows and what the words tell comes from the game's
ending (`ending.py`), what the pages show from the match itself (`results_pages.py`); how it is
laid out stands in `results_look.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.match.match import Match
from game.match.past import Past
from game.scenes.boxes import box_of
from game.scenes.breather import Breather
from game.scenes.controls import Controls
from game.scenes.ending import Ending
from game.scenes.results_charts import (
    TurnCard,
    draw_notice,
    draw_page,
    draw_turns,
    place_cards,
)
from game.scenes.results_look import Layout, ResultsLook, beside
from game.scenes.results_pages import COUNT, LUCK, TIME, TURNS, Page, Pages, charts_of
from game.scenes.reviewing import Review
from game.scenes.seating import new_seed
from game.scenes.stage import Scene, Services
from game.ui.canvas import Canvas
from game.ui.fields import copy_out
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.widgets import Button

SHOW_SECONDS: Final = 1.8
BREATH: Final = 0.004
"""Seconds between two looks at the match, in which a press is heard."""
PICTURE: Final = "picture"
FACTS: Final = "facts"
TAB: Final = "results.page."
TURN: Final = "results.turn."
_SKIPS: Final = (Action.SKIP, Action.CONFIRM)
_STEPS: Final = {Action.NEXT_TARGET: 1, Action.PREVIOUS_TARGET: -1}


class Results(Scene):
    """The end of a match."""

    def __init__(self, services: Services, match: Match, ending: Ending) -> None:
        """Show the ending of a match; `open_results` in `tables.py` finds the one of its game."""
        self._services = services
        self._match, self.game_id = match, match.game.id
        self._say = services.texts.say
        self._shown = 1.0 if services.reduced_motion else 0.0
        self._breather = Breather(services.settings.now.play.rest_after_curtain)
        self._look = ResultsLook(services.texts, box_of(match.game.id), ending)
        self._pages = Pages(services.texts, match, ending)
        self._review = Review(match)
        self._page = COUNT
        self._cards: list[TurnCard] = []
        self._wide = True
        """Whether the picture stands beside the pages."""
        self.controls: Controls = Controls(services.audio, on_back=self._to_title)
        self._make_buttons()
        self._fill()

    @property
    def page(self) -> str:
        """The page that is turned to."""
        return self._page

    def _make_buttons(self) -> None:
        say, press = self._say, Button
        known = self._review.known
        self._title = press(
            "results.title", say("shell-results-title"), self._to_title, icon="home",
            key=Action.BACK,
        )  # fmt: skip
        self._copy = press("results.copy", say("shell-results-copy"), self._copy_seed)
        self._fair = press("results.fair", say("fair-title"), self._open_fair, icon="scales")
        self._watch = press("results.watch", say("shell-results-watch"), self._see_again,
                            icon="eye")  # fmt: skip
        self._watch.enabled = known
        self._watch.why_not = "" if known else say("watch-not-known")
        self._same = press("results.same", "", self._play_same, icon="loop")
        self._new = press("results.new", "", self._play_new, kind="primary")
        self._tabs = {name: self._tab(name) for name in self._names()}

    def _names(self) -> list[str]:
        """Return all pages in their order, also those that the picture leaves no need for."""
        return [PICTURE, COUNT, FACTS, *charts_of(self._match.game.id), LUCK, TIME, TURNS]

    def _tab(self, name: str) -> Button:
        own = f"{self._match.game.id}-chart-{name}"
        label = self._say(own if name in charts_of(self._match.game.id) else f"results-page-{name}")
        tab = Button(TAB + name, label, partial(self.turn_to, name), kind="pill")
        if name not in (PICTURE, COUNT, FACTS) and not self._review.known:
            tab.enabled, tab.why_not = False, self._say("results-why-unknown")
        return tab

    def _shown_tabs(self) -> list[Button]:
        """Return the tabs at this size of letters."""
        left_out = (PICTURE, FACTS) if self._wide else ()
        return [tab for name, tab in self._tabs.items() if name not in left_out]

    def _fill(self) -> None:
        for name, tab in self._tabs.items():
            tab.selected = name == self._page
        short = "" if self._wide else "-short"
        self._same.label = self._say(f"results-same{short}")
        self._new.label = self._say(f"results-new{short}")
        cards = self._cards if self._page == TURNS else []
        self.controls.fill([*self._shown_tabs(), *cards, *self._left(), *self._right()], self._new)
        self.dirty = True

    def _left(self) -> Sequence[Button]:
        """Return what stands at the left; where letters are large, what is said of the shuffles
        goes to the page of facts."""
        if self._wide or self._page == FACTS:
            return self._title, self._copy, self._fair
        return (self._title,)

    def _right(self) -> Sequence[Button]:
        return self._watch, self._same, self._new

    # What a person does

    def handle(self, event: Input) -> None:
        """Turn pages, play again or leave. The first press of a key only ends the show."""
        pressed = isinstance(event, Act) and event.down and event.action in _SKIPS
        if pressed and self._shown < 1:
            self._shown = 1.0
            self.dirty = True
            return
        if self._breather.ignores(event):
            return
        if isinstance(event, Act) and event.down and event.action == Action.RULES:
            from game.scenes.rules_page import RulesPage

            self.stage.push(RulesPage(self._services, self._match.game.id))
            return
        if isinstance(event, Act) and event.down and event.action in _STEPS:
            self._turn_over(_STEPS[event.action])
            return
        self.dirty |= self.controls.handle(event)

    def turn_to(self, page: str) -> None:
        """Turn to a page."""
        self._page = page
        self._fill()

    def _turn_over(self, step: int) -> None:
        """Turn to the page on one side that can be turned to, round and round."""
        names = [tab.id.removeprefix(TAB) for tab in self._shown_tabs() if tab.enabled]
        here = names.index(self._page) if self._page in names else 0
        self.turn_to(names[(here + step) % len(names)])
        self.controls.ring.by_keys = True
        self.controls.ring.focus(TAB + self._page)

    # Time

    def update(self, seconds: float) -> None:
        """Let the show go on, then look the match over."""
        self._breather.let_pass(seconds)
        if self._shown < 1:
            self._shown = min(1.0, self._shown + seconds / SHOW_SECONDS)
            self.dirty = True
        elif self._review.go_on():
            self._make_cards()
            self._fill()

    def rest(self) -> float | None:
        """Move while the show lasts, and go on while the match is looked over."""
        if self._shown < 1:
            return 0
        return self._breather.rest or (None if self._review.done else BREATH)

    def _make_cards(self) -> None:
        turns = self._pages.turns(self._review.points or ())
        label = self._say("results-turn-watch")
        self._cards = [
            TurnCard(
                f"{TURN}{turn.number}", partial(self._see_from, turn.start), turn=turn, label=label
            )
            for turn in turns
        ]

    # Painting

    def draw(self, canvas: Canvas) -> None:
        """Paint the picture, the page, and the buttons."""
        if self._wide != beside(canvas):
            self._wide = beside(canvas)
            if self._page in (PICTURE, FACTS, COUNT):
                self._page = COUNT if self._wide else PICTURE
            self._fill()
        plan = self._look.place(canvas, self._shown_tabs(), self._left(), self._right())
        self._draw_ground(canvas, plan)
        if self._wide or self._page == PICTURE:
            self._look.draw_picture(canvas, plan, self._shown)
        if self._page != PICTURE:
            self._draw_page(canvas, plan)
        self.controls.draw(canvas)

    def _draw_ground(self, canvas: Canvas, plan: Layout) -> None:
        match, whole = self._match, (0, 0, canvas.width, canvas.height)
        name = ("results", match.match_id, match.seed, plan)
        canvas.baked(
            name, whole, lambda c: self._look.paint_ground(c, plan, match.seed, match.round)
        )

    def _draw_page(self, canvas: Canvas, plan: Layout) -> None:
        look, panel = self._look, plan.panel
        if self._page == COUNT:
            name = ("results.count", self._match.match_id)
            canvas.baked(name, _around(panel), lambda c: look.draw_count(c, panel), clear=True)
        elif self._page == FACTS:
            look.draw_facts(canvas, panel)
        elif self._page == TURNS:
            self._draw_turns(canvas, plan)
        else:
            page = self._page_now()
            if page is None:
                label = self._tabs[self._page].label
                draw_notice(canvas, panel, label, self._say("results-counting"))
                return
            around = _around(panel)
            canvas.baked(
                ("results.page", page), around, lambda c: draw_page(c, panel, page), clear=True
            )

    def _draw_turns(self, canvas: Canvas, plan: Layout) -> None:
        say, points = self._say, self._review.points
        words = say("results-counting") if points is None else ""
        if points is not None and not points:
            words = say("results-turns-none")
        about = say("results-turns-about")
        fits = place_cards(canvas, plan.panel, about, self._cards)
        draw_turns(canvas, plan.panel, say("results-turns"), about if fits else "", words)

    def _page_now(self) -> Page | None:
        """Return the page of figures that is turned to; None until it has been counted."""
        figures, points = self._review.figures, self._review.points or ()
        if figures is None:
            return None
        if self._page == LUCK:
            return self._pages.luck(figures)
        if self._page == TIME:
            return self._pages.time(figures)
        return self._pages.chart(self._page, figures, points)

    # Where it leads

    def _see_again(self) -> None:
        self._see_from(0)

    def _see_from(self, moment: int) -> None:
        from game.scenes.tables import open_watch

        self.stage.push(open_watch(self._services, Past(self._match), moment))

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


def _around(panel: Rect) -> Rect:
    """Return a panel with room for its shadow."""
    return panel.inset(-16)
