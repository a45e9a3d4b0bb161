"""Every screen of the program, one after the other: for whoever looks all of them over.

    for state in SCREENS["saves"](drive):    # "itself", "named", ... each shown when it is named
        assert drive.faults() == []

A walk opens its screens on a stage whose lowest scene is empty, and goes on when asked for more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final

from game.match.match import Match
from game.match.past import Past
from game.match.seats import SeatPlan
from game.rules.contract import Event, Setup
from game.rules.registry import game_named
from game.scenes.choose_game import ChooseGame
from game.scenes.codes import CodesPage, LetIn
from game.scenes.crash import CrashPage, Report
from game.scenes.curtain import Curtain
from game.scenes.fair_play import FairPlay
from game.scenes.key_page import KeyPage
from game.scenes.laying import SettingTable
from game.scenes.letters import Letters
from game.scenes.notices import Notice
from game.scenes.parting import Parting
from game.scenes.pause import Pause, save_as_box
from game.scenes.rules_book import PAGES
from game.scenes.rules_page import RulesPage
from game.scenes.saved_games import SavedGames
from game.scenes.seats import Seats
from game.scenes.settings import SettingsScreen
from game.scenes.settings_rows import tabs
from game.scenes.table import Table
from game.scenes.tables import open_results, open_table, open_watch
from game.scenes.title import Title
from game.scenes.welcome import Welcome
from game.ui.fields import TextField
from game.ui.inputs import Act, Action
from tests.scenes.driver import Drive, open_board

NAMES: Final = ("Ána", "Bén", "Véra", "Kít", "Mía", "Tóm")
"""Names of people, which are written as they were typed in every language."""
GAMES: Final = ("space_escape", "evacuate", "escape_plan")
MOST: Final = {"space_escape": 4, "evacuate": 6, "escape_plan": 5}
OPTIONS: Final = {"evacuate": {"game": "full"}}

Walk = Callable[[Drive], Iterator[str]]


def fresh_match(game_id: str, people: int, seed: int = 1) -> Match:
    """Return a match at its first question, with AI seats up to the most seats."""
    plans = [
        SeatPlan("human", name) if number < people else SeatPlan("bot", name, "steady")
        for number, name in enumerate(NAMES[: MOST[game_id]])
    ]
    setup = Setup(len(plans), open_board(game_id).graph, OPTIONS.get(game_id, {}))
    return Match.start(game_named(game_id), setup, plans, seed)


def answered(game_id: str, people: int, answers: int, seed: int = 1) -> Match:
    """Return a match after some answers by chance; after very many it is over."""
    match, chance = fresh_match(game_id, people, seed), random.Random(seed)
    for _ in range(answers):
        for seat, decision in match.decisions().items():
            match.answer(seat, chance.choice(decision.options).key)
    return match


@cache
def ended(game_id: str) -> Match:
    """Return a match that has been played to its end by chance."""
    return answered(game_id, 2, 100_000)


def _title(drive: Drive) -> Iterator[str]:
    drive.services.saves.autosave(answered("escape_plan", 2, 8))
    drive.stage.push(Title(drive.services))
    yield "with a match to go on"
    drive.services.settings.change("sound", muted=True)
    drive.stage.redraw()
    yield "without sound"


def _choose(drive: Drive) -> Iterator[str]:
    drive.stage.push(ChooseGame(drive.services))
    for _ in GAMES:
        yield "a game"
        drive.key("right")


def _seats(game_id: str, drive: Drive) -> Iterator[str]:
    drive.stage.push(Seats(drive.services, game_id))
    drive.settle()
    yield "as it opens"
    for preset in ("people", "watch"):
        drive.click(f"seats.preset.{preset}")
        yield preset
    for id in [item.id for item in drive.items() if ".option" in item.id or ".kind." in item.id]:
        if id in drive.ids():
            drive.tab_to(id).key("right")
            yield id


def _settings(drive: Drive) -> Iterator[str]:
    drive.stage.push(SettingsScreen(drive.services))
    for tab in tabs():
        drive.settle().click(f"settings.tab.{tab}")
        yield tab
        for _ in range(14):
            before = [item.id for item in drive.items()]
            drive.key("down")
            if [item.id for item in drive.items()] != before:
                yield f"{tab}, down to {drive.focus}"
    drive.settle().click("settings.tab.data").click("settings.row.saves")
    yield "a note"


def _keys(drive: Drive) -> Iterator[str]:
    drive.stage.push(KeyPage(drive.services))
    drive.settle()
    yield "as it opens"
    for step in range(60):
        drive.key("down")
        if step % 7 == 6:
            yield f"line {step}"
    drive.key("up", "up", "up", "enter")
    yield "a key is awaited"


def _letters(drive: Drive) -> Iterator[str]:
    drive.stage.push(Letters(drive.services, TextField("t", NAMES[0], lambda _: None)))
    yield "as it opens"


def _pause(drive: Drive) -> Iterator[str]:
    match = fresh_match("evacuate", 3)
    drive.stage.push(Pause(drive.services, match))
    yield "as it opens"
    drive.settle().click("pause.same")
    yield "a question"
    drive.key("esc")
    drive.stage.push(save_as_box(drive.services, match))
    yield "a name"
    drive.settle().type(" ").key("enter")
    yield "no name"


def _codes(drive: Drive) -> Iterator[str]:
    match = fresh_match("evacuate", 6)
    drive.stage.push(CodesPage(drive.services, match))
    drive.settle()
    yield "as it opens"
    drive.click("codes.set.0")
    yield "a code is chosen"
    drive.key("esc")
    drive.stage.push(LetIn(drive.services, match, 0, lambda: None))
    yield "a code is forgotten"


def _curtain(drive: Drive) -> Iterator[str]:
    match = fresh_match("evacuate", 6)
    table = open_table(drive.services, match)
    drive.stage.push(Curtain(drive.services, match, table._top.naming, 2, lambda: None))
    yield "it falls"


def _parting(drive: Drive) -> Iterator[str]:
    for game_id, kind, staying in (("evacuate", "seat_out", 3), ("escape_plan", "arrested", 2)):
        match = fresh_match(game_id, 2)
        table = open_table(drive.services, match)
        gone = [Event(kind, {"seat": seat, "reason": "cuffs"}) for seat in range(2)]
        first = len(match.seats) - staying
        stay = range(first, first + staying)
        drive.stage.push(
            Parting(drive.services, match, table._top.naming, gone, stay, lambda: None)
        )
        yield f"two are out of {game_id}"
        drive.stage.pop()


def _saves(drive: Drive) -> Iterator[str]:
    services = drive.services
    for game_id in GAMES:
        services.saves.autosave(answered(game_id, 2, 6))
        services.saves.autosave(ended(game_id))
    services.saves.save_as(fresh_match("evacuate", 2), NAMES[2])
    (services.saves.folder / "auto-00000000-000004.json").write_text('{"schema":')
    drive.stage.push(SavedGames(services))
    drive.settle()
    for page in range(4):
        drive.tab_to("saves.pages").key(*["left"] * 4, *["right"] * page)
        drive.settle()
        yield f"page {page}"
        if "saves.list" in drive.ids():
            drive.tab_to("saves.list").key("down")
            yield f"page {page}, another line"
            if page < 3:
                drive.click("saves.delete")
                yield f"page {page}, deleted"


def _notices(drive: Drive) -> Iterator[str]:
    say = drive.services.texts.say
    long = say("shell-saves-delete-auto", game=NAMES[0], at=NAMES[1], when=NAMES[2])
    drive.stage.push(Notice(drive.services, long))
    yield "a sentence"
    drive.stage.pop()
    drive.stage.push(
        Notice(drive.services, long, yes=say("shell-saves-remove"), on_yes=print, danger=True)
    )
    yield "a question"
    drive.stage.pop()
    drive.stage.push(SettingTable(drive.services, "evacuate", lambda: fresh_match("evacuate", 1)))
    yield "the table is set"


def _crash(drive: Drive) -> Iterator[str]:
    drive.services.saves.autosave(answered("evacuate", 2, 4))
    drive.stage.push(CrashPage(drive.services, Report("", Path("/home/77/crash.txt"))))
    yield "with a save"


def _rules(game_id: str, drive: Drive) -> Iterator[str]:
    drive.stage.push(RulesPage(drive.services, game_id, others=True))
    drive.settle()
    for number in range(60):
        yield f"page {number}"
        if drive.ids()[-1] == "rules.done" and number > len(PAGES[game_id]):
            break
        drive.key("right")
    drive.tab_to("rules.search").type(drive.services.texts.say("shell-back")[1:3])
    yield "a search"
    drive.type("%%%")
    yield "a search for nothing"


def _at_table(game_id: str, drive: Drive) -> Iterator[str]:
    for people, answers in ((2, 0), (1, 30)):
        match = answered(game_id, people, answers, seed=3)
        table = open_table(drive.services, match)
        drive.services.settings.change("play", speed="instant")
        drive.stage.push(table)
        drive.settle()
        if isinstance(drive.scene, Curtain):
            drive.scene.rise()
            drive.settle()
        if drive.name != "Table":
            drive.stage.start(_nothing(drive))
            continue
        yield f"{answers} answers"
        yield from _about_table(drive)
        drive.stage.start(_nothing(drive))


def _about_table(drive: Drive) -> Iterator[str]:
    """Point at some things of a table in turn."""
    table = drive.scene
    assert isinstance(table, Table)
    table.light_first_option()
    yield "an option"
    for item in random.Random(1).sample(drive.items(), min(4, len(drive.items()))):
        if item.id in drive.ids():
            drive.scene.ring.focus(item.id)  # type: ignore[union-attr]
            drive.stage.redraw()
            yield item.id


def _nothing(drive: Drive) -> SettingsScreen:
    return SettingsScreen(drive.services)


def _watch(game_id: str, drive: Drive) -> Iterator[str]:
    past = Past(ended(game_id))
    drive.stage.push(open_watch(drive.services, past, len(past.log) // 2))
    drive.settle()
    yield "in the middle"
    for id in [id for id in drive.ids() if id.startswith("watch.")][:6]:
        drive.scene.ring.focus(id)  # type: ignore[union-attr]
        drive.stage.redraw()
        yield id


def _results(game_id: str, drive: Drive) -> Iterator[str]:
    drive.stage.push(open_results(drive.services, ended(game_id)))
    drive.settle()
    yield "as they open"
    for tab in [id for id in drive.ids() if id.startswith("results.page.")]:
        drive.click(tab).settle()
        yield tab


def _welcome(drive: Drive) -> Iterator[str]:
    drive.stage.push(Welcome(drive.services))
    drive.settle()
    yield "as it opens"
    for step in range(14):
        before = [item.id for item in drive.items()]
        drive.key("tab")
        if [item.id for item in drive.items()] != before:
            yield f"row {step}"


def _fair(drive: Drive) -> Iterator[str]:
    for game_id in GAMES:
        drive.services.saves.autosave(ended(game_id))
    for match in (None, fresh_match("evacuate", 2), ended("escape_plan")):
        drive.stage.push(FairPlay(drive.services, match))
        drive.settle()
        for id in [id for id in drive.ids() if id.startswith("fair.tab.")]:
            drive.click(id)
            yield id
            drive.tab_to("fair.reading").give(Act(Action.LOG_ON))
            yield f"{id}, further down"


SHELL: Final[dict[str, Walk]] = {
    "welcome": _welcome,
    "fair": _fair,
    "title": _title,
    "choose": _choose,
    **{f"seats {game}": partial(_seats, game) for game in GAMES},
    "settings": _settings,
    "keys": _keys,
    "letters": _letters,
    "pause": _pause,
    "codes": _codes,
    "curtain": _curtain,
    "parting": _parting,
    "saves": _saves,
    "notices": _notices,
    "crash": _crash,
    **{f"rules {game}": partial(_rules, game) for game in GAMES},
}
"""The screens around the tables."""

TABLES: Final[dict[str, Walk]] = {
    **{f"table {game}": partial(_at_table, game) for game in GAMES},
    **{f"watch {game}": partial(_watch, game) for game in GAMES},
}
RESULTS: Final[dict[str, Walk]] = {f"results {game}": partial(_results, game) for game in GAMES}
SCREENS: Final[dict[str, Walk]] = {**SHELL, **TABLES, **RESULTS}
