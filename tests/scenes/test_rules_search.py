"""The rules can be searched, and each game has a glossary that leads to its chapters."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.rules_book import PAGES, Book
from game.scenes.rules_page import RulesPage
from game.scenes.rules_reasons import REASONS, rule_on
from game.scenes.rules_search import Passage, Search, has_all, marked
from game.scenes.rules_words import TERMS, WORDS
from game.ui.inputs import Act, Action, Edit, Typed
from game.ui.markup import parse
from tests.content.test_texts import rule_keys
from tests.scenes.driver import Drive, services_for, texts_once

GAMES = tuple(PAGES)
SIZES = ((1024, 576), (1024, 768), (2560, 1080), (3840, 2160))


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, services=services)
    drive.stage.push(RulesPage(services, "escape_plan"))
    return drive.settle()


def page_of(drive: Drive) -> str:
    """Return the key of the page that is open."""
    assert isinstance(drive.scene, RulesPage)
    return drive.scene.page


# --- finding ------------------------------------------------------------------------------------


def test_all_words_of_a_query_must_be_there_in_any_case_and_order() -> None:
    assert has_all("A key opens the green Locker.", "locker KEY")
    assert not has_all("A key opens the green Locker.", "locker black")
    assert not has_all("Anything", "  ")


def test_each_word_is_marked_and_signs_mean_themselves() -> None:
    runs = parse(marked("Pay $ (5) to pay.", "pay ("))
    assert [run.text for run in runs if run.style] == ["Pay", "(", "pay"]


def test_the_next_hit_after_the_last_is_the_first() -> None:
    search = Search()
    passages = [Passage(0, "a", "cat"), Passage(1, "b", "dog"), Passage(2, "c", "cat")]
    search.look("cat", passages, 1)
    assert search.hit == passages[2], "the first one from the open page on"
    search.go_on()
    assert search.hit == passages[0]


# --- in the window ------------------------------------------------------------------------------


def test_typing_opens_the_page_that_says_it(drive: Drive) -> None:
    drive.click("rules.search").type("ferry", clear=False)
    assert page_of(drive) == "travel"
    assert drive.item("rules.hit").label.startswith("1 of ")


def test_enter_goes_from_hit_to_hit_and_round(drive: Drive) -> None:
    drive.click("rules.search").type("threshold", clear=False)
    assert page_of(drive) == WORDS
    drive.type("locker")
    count = int(drive.item("rules.hit").label.split()[2])
    labels = [drive.item("rules.hit").label]
    for _ in range(count):
        drive.key("enter")
        labels.append(drive.item("rules.hit").label)
    assert len(set(labels)) == count > 2
    assert labels[0] == labels[-1]
    assert drive.focus == "rules.search"


def test_the_button_beside_the_field_goes_on_by_mouse(drive: Drive) -> None:
    drive.click("rules.search").type("locker", clear=False)
    before = drive.item("rules.hit").label
    drive.click("rules.hit")
    assert drive.item("rules.hit").label != before


def test_esc_clears_first_and_then_closes(drive: Drive) -> None:
    drive.click("rules.search").type("police", clear=False)
    opened = page_of(drive)
    drive.key("esc")
    assert drive.item("rules.search").value == ""
    assert page_of(drive) == opened, "the page that was found stays open"
    drive.key("esc")
    assert drive.name == "Title"


def test_the_field_stays_where_it_is(drive: Drive) -> None:
    before = drive.item("rules.search").box
    drive.click("rules.search").type("police", clear=False)
    assert drive.item("rules.search").box == before


def test_nothing_found_says_so_and_stays(drive: Drive) -> None:
    drive.key("right")
    opened = page_of(drive)
    drive.click("rules.search").type("xylophone", clear=False)
    assert page_of(drive) == opened
    assert drive.reads("Nothing found")


def test_the_search_goes_on_in_another_game(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, RulesPage(services, "space_escape", others=True), services=services)
    drive.click("rules.search").type("neutral", clear=False)
    assert drive.reads("Nothing found")
    drive.click("rules.of.evacuate")
    assert page_of(drive) == "few"


def test_a_pad_writes_with_letters_on_the_screen(drive: Drive) -> None:
    drive.tab_to("rules.search")
    drive.give(Act(Action.CONFIRM, pad=True), Act(Action.CONFIRM, down=False, pad=True))
    assert drive.name == "Letters"
    drive.give(Typed("ferry"), Edit("end")).click("letters.done")
    assert drive.name == "RulesPage"
    assert page_of(drive) == "travel"
    drive.tab_to("rules.hit").key("enter")
    assert drive.reads("found")


# --- the glossary -------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_every_word_leads_to_a_chapter(tmp_path: Path, game_id: str) -> None:
    chapters = {page.key for page in PAGES[game_id]}
    assert {line.chapter for line in TERMS[game_id]} <= chapters
    services = services_for(tmp_path)
    drive = Drive(tmp_path, RulesPage(services, game_id), services=services)
    seen = set()
    drive.click("rules.words")
    while page_of(drive) == WORDS:
        links = [id for id in drive.ids() if id.startswith("rules.to.")]
        seen |= {id.removeprefix("rules.to.") for id in links}
        if "rules.next" not in drive.ids():
            break
        drive.key("right")
    assert seen == {line.key for line in TERMS[game_id]}


def test_a_link_opens_the_chapter_and_the_button_goes_there_and_back(drive: Drive) -> None:
    drive.key("right")
    read = page_of(drive)
    drive.click("rules.words")
    assert page_of(drive) == WORDS
    drive.click("rules.words")
    assert page_of(drive) == read
    drive.click("rules.words").click("rules.to.contact")
    assert page_of(drive) == "crew"


def test_the_words_stand_in_the_order_of_the_alphabet(drive: Drive) -> None:
    drive.click("rules.words")
    said = drive.texts()
    places = [said.index(word) for word in ("Action disc", "Asset", "Business", "Contact", "Cube")]
    assert places == sorted(places)


# --- from a refusal -----------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_refusals_are_those_of_the_rules_and_lead_to_their_lines(game_id: str) -> None:
    book = Book(texts_once(), game_id)
    assert [rule for rule in REASONS[game_id] if not book.has(rule)] == []
    known = [key for keys in REASONS[game_id].values() for key in keys]
    assert len(known) == len(set(known))
    assert set(known) <= rule_keys(game_id)["why"]


def test_the_rules_open_at_a_line(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    rule = rule_on("escape_plan", "number_too_low")
    drive = Drive(tmp_path, RulesPage(services, "escape_plan", rule=rule), services=services)
    assert page_of(drive) == "store"
    assert rule_on("escape_plan", "match_over") == ""


# --- layout -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_glossary_and_search_fit_at_every_size(tmp_path: Path, game_id: str) -> None:
    services = services_for(tmp_path)
    for size in SIZES:
        page = RulesPage(services, game_id, others=True)
        drive = Drive(tmp_path, page, size, services)
        drive.click("rules.words")
        while True:
            assert drive.faults() == [], size
            if "rules.done" in drive.ids():
                break
            drive.key("right")
        for query in ("the", "xylophone"):
            drive.click("rules.search").type(query)
            assert drive.faults() == [], (size, query)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_chapter_still_fits_with_its_hits(tmp_path: Path, game_id: str) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, RulesPage(services, game_id, others=True), (1024, 576), services)
    drive.click("rules.search").type("a", clear=False)
    for page in PAGES[game_id]:
        assert drive.faults() == [], page.key
        drive.key("right")
