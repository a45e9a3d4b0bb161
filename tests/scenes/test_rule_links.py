"""Whatever is explained at a table names its line in the rules, and one key or click opens it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from game.match.tables import table_from_words
from game.scenes.escape_plan import rule_links as plan_links
from game.scenes.evacuate import rule_links as evac_links
from game.scenes.row_screen import ROW
from game.scenes.rules_book import PAGES, Book
from game.scenes.rules_page import RulesPage
from game.scenes.rules_reasons import OPTIONS, REASONS, rule_on_setting
from game.scenes.seats import Seats
from game.scenes.settings import SettingsScreen
from game.scenes.settings_rows import ROWS
from game.scenes.space_escape import rule_links as space_links
from game.scenes.surroundings import Surroundings
from game.scenes.table_rules import BUTTON_RULES, SETTING_RULES
from game.scenes.tabletop import Insight
from game.ui.inputs import Pointer
from tests.content.key_search import PACKAGE, kinds
from tests.content.test_texts import rule_keys
from tests.scenes.driver import SMALL, Drive, services_for, texts_once
from tests.scenes.middles import play_on
from tests.scenes.space_escape.tables import AtTable, QuickBots
from tests.scenes.test_pad import Pad
from tests.ui import pads

GAMES = {"space_escape": 6, "evacuate": 6, "escape_plan": 22}
"""The games, and after how many answers there is a lot to see."""
MORE_QUESTIONS = 4
"""So many questions are answered after the first and looked at as well."""
SAYS_NOTHING_OF_RULES = {
    "space_escape": {"match_over", "not_your_turn", "not_asked"},
    "evacuate": {"match_over", "not_your_turn", "not_asked"},
    "escape_plan": {"match_over", "not_your_turn", "not_asked", "too_dear"},
}
"""Refusals that no line explains; the thing that was pressed has its own."""
TABLES: Mapping[str, list[Mapping[str, str]]] = {
    "space_escape": [
        space_links.THINGS, space_links.FIGURES, space_links.SPACES, space_links.QUESTIONS,
        space_links.OUTCOMES,
    ],
    "evacuate": [
        evac_links.STEP_RULES, evac_links.THINGS, evac_links.FIGURES, evac_links.CARDS,
        evac_links.KINDS, evac_links.QUESTIONS,
    ],
    "escape_plan": [
        plan_links.STEP_RULES, plan_links.THINGS, plan_links.PLACES, plan_links.LENSES,
        plan_links.QUESTIONS, plan_links.BUTTONS,
    ],
}  # fmt: skip


@pytest.fixture(scope="module", params=GAMES)
def at(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AtTable:
    """Ana at a table with two AI seats, in the middle of a match; each test leaves it as it is."""
    match = table_from_words(request.param, "human,steady,steady", 5, [])
    play_on(match, GAMES[request.param])
    services = services_for(tmp_path_factory.mktemp(request.param), QuickBots)
    services.settings.change("play", speed="instant", recap=False)
    table = AtTable(services.documents, match, services, SMALL)
    table.settle()
    return table


def book_of(at: AtTable) -> Book:
    """Return the rules of the game that is played."""
    return Book(texts_once(), at.match.game.id)


def told(at: AtTable) -> Insight:
    """Return what the inspector tells of now."""
    words = at.table._speech.words(at.table._canvas)
    return at.table._face.says.insight(words, at.focus)


def page(at: AtTable) -> RulesPage:
    """Return the rules that lie over the table."""
    assert isinstance(at.scene, RulesPage), at.name
    return at.scene


def place(at: AtTable) -> str:
    """Return the rule at which the rules are open, with the line that lies in light."""
    shown = page(at)
    return f"{shown.page}.{shown._meant}" if shown._meant else shown.page


def questions(at: AtTable) -> Iterator[str]:
    """Answer a few questions by keys; yield the kind of each while it stands."""
    yield at.decision.kind
    for _ in range(MORE_QUESTIONS):
        at.key("next_target", "enter", "enter")
        at.settle()
        at.wait(0.3)
        if at.table.choices is None:
            return
        yield at.decision.kind


# --- all that names a rule ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_stands_in_the_book(game: str) -> None:
    book = Book(texts_once(), game)
    named = {rule for table in TABLES[game] for rule in table.values()}
    named |= {*BUTTON_RULES.values(), *SETTING_RULES.values(), *REASONS[game]}
    assert sorted(rule for rule in named if not book.has(rule)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_line(game: str) -> None:
    asked = kinds(PACKAGE / "rules" / game, "Decision")
    known = {"space_escape": space_links, "evacuate": evac_links, "escape_plan": plan_links}
    if game == "evacuate":  # What a card asks is told of with the card.
        asked &= known[game].QUESTIONS.keys()
    assert asked <= known[game].QUESTIONS.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_its_line_unless_it_says_nothing_of_the_rules(game: str) -> None:
    explained = {key for keys in REASONS[game].values() for key in keys}
    assert rule_keys(game)["why"] - explained == SAYS_NOTHING_OF_RULES[game]


def test_the_chapters_about_the_table_are_those_of_every_game() -> None:
    ends = {tuple(page.key for page in pages[-2:]) for pages in PAGES.values()}
    assert ends == {("table", "kept")}


# --- at the table -------------------------------------------------------------------------------


def test_every_thing_and_every_control_names_a_rule(at: AtTable) -> None:
    book, around = book_of(at), Surroundings(at.table._face, at.canvas)
    things = {thing: at.table._top.about_target(thing).rule for thing in around.order}
    assert len(things) > 15
    assert {thing: rule for thing, rule in things.items() if not book.has(rule)} == {}
    for id in at.ids():
        at.table.ring.by_keys = True
        at.table.ring.focus(id)
        assert book.has(told(at).rule), (id, told(at).rule)


def test_the_key_opens_the_rule_of_each_control_and_gives_the_focus_back(at: AtTable) -> None:
    asked, answers = at.choices, len(at.match.log)
    for id in at.ids():
        at.table.ring.by_keys = True
        at.table.ring.focus(id)
        rule = told(at).rule
        at.key("f1")
        assert place(at) == rule, id
        at.key("f1")
        assert (at.name, at.focus, told(at).rule) == ("Table", id, rule)
    assert at.choices is asked
    assert len(at.match.log) == answers


def test_the_key_opens_the_rule_of_what_the_mouse_is_on(at: AtTable) -> None:
    rail = at.frame.rail
    at.give(Pointer("move", rail.x + rail.w / 2, rail.y + 40, 0))
    insight = told(at)
    for name in ("f1", "esc"):
        at.key("f1")
        assert place(at) == insight.rule
        at.key(name)
        assert told(at) == insight


def test_a_button_of_a_pad_opens_it_too(at: AtTable) -> None:
    at.key("next_target")
    rule = told(at).rule
    Pad(at, at.reader).press(pads.VIEW, shifted=True)
    assert place(at) == rule
    at.key("esc")


def test_the_inspector_names_the_chapter_and_a_click_there_opens_it(at: AtTable) -> None:
    at.wait(0.5)
    at.hover(at.keys_on_offer[-1])
    before, insight = at.focus, told(at)
    assert book_of(at).title_of(insight.rule) in at.texts()
    inspector = at.table._face.inspector
    at.click_at(inspector.cx, inspector.bottom - 16)
    assert place(at) == insight.rule
    at.key("esc")
    at.wait(0.5)
    assert (at.focus, told(at)) == (before, insight)


def test_the_book_opens_what_tells_of_the_question(at: AtTable) -> None:
    at.wait(0.5)
    at.click("rules")
    assert place(at) == at.table._top.about_target(None).rule
    at.key("esc")


def test_whatever_is_asked_next_names_its_rule_as_well(at: AtTable) -> None:
    book, seen = book_of(at), []
    for kind in questions(at):
        seen.append(kind)
        for option in at.decision.options:
            rule = at.table._top.about_option(at.choices, option).rule
            assert book.has(rule), (kind, option.key, rule)
        assert book.has(at.table._top.about_target(None).rule), kind
    assert len(seen) > 1


# --- where a table is set -----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_table_opens_its_rule(tmp_path: Path, game: str) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Seats(services, game), services=services)
    book = Book(texts_once(), game)
    options = [id for id in drive.ids() if id.startswith("seats.option.")]
    for id in options:
        rule = rule_on_setting(game, id)
        assert book.has(rule), id
        drive.tab_to(id).key("f1")
        assert isinstance(drive.scene, RulesPage)
        assert drive.scene.page == rule.partition(".")[0]
        drive.key("esc")
        assert drive.focus == id
    drive.click("seats.rules")
    assert isinstance(drive.scene, RulesPage)
    assert drive.scene.page == "aim", "of the game itself they tell from the beginning"
    assert {rule for rule in OPTIONS[game].values() if not book.has(rule)} == set()


def test_every_setting_of_the_table_opens_its_line(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, SettingsScreen(services), services=services)
    for row in ROWS["play"]:
        drive.tab_to(f"{ROW}{row.field}").key("f1")
        assert isinstance(drive.scene, RulesPage)
        shown = drive.scene
        assert f"{shown.page}.{shown._meant}" == SETTING_RULES[row.field]
        drive.key("esc")
    drive.click("settings.rules")
    assert isinstance(drive.scene, RulesPage)
    assert drive.scene.page == "table"
