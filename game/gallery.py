"""Every screen that the `screenshot` command can draw, besides the table itself.

Each is opened with a match: over its table, after its end, or beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from game.match.match import Match
from game.match.past import Past
from game.match.tables import table_from_words
from game.rules.registry import GAMES
from game.scenes.boxes import box_of
from game.scenes.choose_game import ChooseGame
from game.scenes.crash import CrashPage, Report
from game.scenes.fair_play import FairPlay
from game.scenes.key_page import KeyPage
from game.scenes.pause import Pause
from game.scenes.rules_page import RulesPage
from game.scenes.rules_words import TERMS
from game.scenes.saved_games import SavedGames
from game.scenes.seats import Seats
from game.scenes.settings import SettingsScreen
from game.scenes.settings_rows import tabs
from game.scenes.stage import Scene, Services, Stage
from game.scenes.table import Table
from game.scenes.tables import open_results, open_watch
from game.scenes.title import Title
from game.scenes.welcome import Welcome
from game.ui.inputs import Typed

Show: TypeAlias = Callable[[Stage, Match], None]
"""Opens a screen on a stage on which the table of the match stands."""

RESULTS: Final = ("score", "luck", "turns")
"""Pages of the results that have a picture of their own."""

AFTER_THE_END: Final = (
    "results", *(f"results-{page}" for page in RESULTS), "watch", "records", "proof",
)  # fmt: skip
"""Screens for which the match is played to its end."""

SETTLED: Final = 0.6
"""Seconds: what moves later than this does not move in a picture."""
_STEP: Final = 0.1
_MOST_STEPS: Final = 600


def _alone(make: Callable[[Services, Match], Scene]) -> Show:
    """Return how to open a screen that hides the table."""

    def show(stage: Stage, match: Match) -> None:
        stage.start(make(stage.services, match))

    return show


def _over(make: Callable[[Services, Match], Scene]) -> Show:
    """Return how to open a screen over the table."""

    def show(stage: Stage, match: Match) -> None:
        stage.push(make(stage.services, match))

    return show


def _title(services: Services, match: Match) -> Scene:
    services.saves.autosave(match)
    return Title(services)


def _saves(services: Services, match: Match) -> Scene:
    """Show a list with this match, by itself and by name, and a new match of each other game."""
    services.saves.save_as(match, services.texts.say(f"{box_of(match.game.id).words}-title"))
    for game_id in GAMES:
        if game_id != match.game.id:
            services.saves.autosave(table_from_words(game_id, "human,steady", match.seed, ()))
    services.saves.autosave(match)
    return SavedGames(services)


def _records(services: Services, match: Match) -> Scene:
    services.saves.autosave(match)
    return FairPlay(services)


def _search(stage: Stage, match: Match) -> None:
    """Look the first word of the glossary up in the rules of the game."""
    game_id = match.game.id
    page = RulesPage(stage.services, game_id)
    stage.push(page)
    page.controls.ring.focus("rules.search")
    word = TERMS[game_id][0].key
    stage.handle(Typed(stage.services.texts.say(f"{game_id}-rules-term-{word}")))


def _enlarged(stage: Stage, _match: Match) -> None:
    """Look closely at the first option."""
    table = stage.top
    if isinstance(table, Table):
        table.light_first_option()
        table.look_closely()


def _watch(services: Services, match: Match) -> Scene:
    past = Past(match)
    return open_watch(services, past, past.moments // 2)


def _crash(services: Services, match: Match) -> Scene:
    services.saves.autosave(match)
    return CrashPage(services, Report("", Path("report.txt")))


def _results(page: str) -> Show:
    def make(services: Services, match: Match) -> Scene:
        results = open_results(services, match)
        results.turn_to(page)
        return results

    return _alone(make)


def _settings(tab: str) -> Show:
    return _over(lambda services, _: SettingsScreen(services, tab))


SCREENS: Final[Mapping[str, Show]] = {
    "table": lambda _stage, _match: None,
    "curtain": lambda _stage, _match: None,
    "welcome": _alone(lambda services, _: Welcome(services)),
    "title": _alone(_title),
    "choose": _alone(lambda services, _: ChooseGame(services)),
    "seats": _alone(lambda services, match: Seats(services, match.game.id)),
    "pause": _over(Pause),
    "rules": _over(lambda services, match: RulesPage(services, match.game.id)),
    "search": _search,
    **{f"settings-{tab}": _settings(tab) for tab in tabs()},
    "keys": _over(lambda services, _: KeyPage(services)),
    "saves": _alone(_saves),
    "records": _alone(_records),
    "levels": _alone(lambda services, _: FairPlay(services, tab="levels")),
    "fair": _over(FairPlay),
    "proof": _over(FairPlay),
    "results": _alone(open_results),
    **{f"results-{page}": _results(page) for page in RESULTS},
    "watch": _alone(_watch),
    "enlarged": _enlarged,
    "crash": _alone(_crash),
}


def show_settled(stage: Stage, draw: Callable[[], None]) -> None:
    """Let time pass until nothing moves any more, painting by `draw`.

    At a table time stands still, or AI seats would go on with the match.
    """
    if isinstance(stage.top, Table):
        return
    for _ in range(_MOST_STEPS):
        rest = stage.rest()
        if not stage.dirty and (rest is None or rest > SETTLED):
            return
        stage.update(_STEP)
        draw()
