"""The hint: what matters, what to try, how that compares; all from what the person knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.texts import plain
from game.match.match import Match
from game.match.tables import table_from_words
from game.rules.rng import Chance
from game.scenes.tables import open_results
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import SMALL, services_for, texts_once
from tests.scenes.middles import play_on
from tests.scenes.space_escape.tables import AtTable, QuickBots, new_match, sit_down
from tests.scenes.toy_table import ALONE, TWO, LampsBots, sit_down_at_lamps

GAMES = {"space_escape": 3, "evacuate": 3, "escape_plan": 22}
"""The games, and after how many answers of everybody somebody is asked something with a choice."""


class SlowBots(QuickBots):
    """AI seats that think until they are told to be ready."""

    ready = False

    def poll(self) -> Any:
        """Hand the answer over once it is ready."""
        return super().poll() if self.ready else None


def ask(at: AtTable) -> str:
    """Press H and return what is said."""
    at.strike(pygame.K_h)
    at.settle()
    return said(at)


def said(at: AtTable) -> str:
    """Return what the hint says now."""
    told = at.table._hinting.told
    return "" if told is None else plain(told.sentence)


def bitten_one_way(folder: Path, **more: Any) -> AtTable:
    """Ana can walk into a snake, or away from it."""
    position = table("46", rats={"ember": 10}, snakes={"lime": (12, 14)})
    return sit_down(folder, position, **more)


def test_the_first_press_says_what_matters_and_lights_where(tmp_path: Path) -> None:
    at = bitten_one_way(tmp_path)
    keys = {
        key
        for key in at.keys_on_offer
        if any(event.kind == "rat_bitten" for event in at.choices.outcome(key))
    }
    assert 0 < len(keys) < len(at.keys_on_offer)
    assert "get" in ask(at)
    assert "bitten" in said(at)
    assert at.prompt().startswith(f"{'One' if len(keys) == 1 else len(keys)} of"), at.prompt()
    told = at.table._hinting.told
    assert told is not None
    assert set(told.lit) == keys
    assert "What matters now" in at.inspector()


def test_the_second_press_proposes_an_option_with_a_reason_and_goes_there(tmp_path: Path) -> None:
    at = bitten_one_way(tmp_path)
    ask(at)
    proposed = ask(at)
    assert proposed.startswith("Try Move ")
    key = at.focus.removeprefix("option:")
    assert key in at.keys_on_offer
    assert at.choices.focused is not None
    assert at.choices.focused.key == key
    assert "Try: Move" in at.inspector()


@pytest.mark.parametrize(
    ("good", "count", "said_of_it"),
    [
        (True, 1, "This is the one."),
        (True, 2, "This is one of them."),
        (False, 1, "This is not the one."),
        (False, 2, "This is none of them."),
    ],
)
def test_a_reason_says_whether_one_or_several_choices_lead_there(
    good: bool, count: int, said_of_it: str
) -> None:
    words = texts_once().say(f"table-hint-{'one' if good else 'none'}_of", count=count)
    assert plain(words) == said_of_it


def test_the_third_press_compares_it_with_the_own_choice(tmp_path: Path) -> None:
    at = bitten_one_way(tmp_path)
    ask(at), ask(at)
    best = at.focus.removeprefix("option:")
    assert "Point at a choice of your own" in ask(at)
    mine = next(key for key in at.keys_on_offer if key != best)
    at.hover(mine)
    assert said(at) == "", "whoever looks at something else reads what that is"
    at.push("hint")
    assert "beside the board you see what each brings" in said(at)
    words = at.inspector()
    assert "The hint: Move" in words
    assert "Yours: Move" in words
    told = at.table._hinting.told
    assert told is not None
    assert set(told.lit) == {best, mine}
    assert len(at.match.log) == 0, "a hint answers nothing"


@pytest.mark.parametrize("question", ["lay_tile", "lay_where", "lay_turn"])
def test_choices_where_a_tile_goes_are_told_apart(tmp_path: Path, question: str) -> None:
    at = AtTable(
        tmp_path,
        table_from_words("escape_plan", "human,steady,steady", 5, []),
        services_for(tmp_path, QuickBots),
        SMALL,
    )
    at.settle()
    while at.decision.kind != question:
        at.choose(at.keys_on_offer[0])
        at.settle()
    ask(at), ask(at)
    best = at.focus.removeprefix("option:")
    at.table.ring.focus("option:" + next(key for key in at.keys_on_offer if key != best))
    assert "beside the board you see what each brings" in ask(at)
    told = at.table._hinting.told
    assert told is not None
    notes = [note.text for note in told.insight.notes]
    hint = next(place for place, words in enumerate(notes) if words.startswith("Yours: "))
    assert 1 < hint < len(notes) - 1, "each of them says something of its own"
    assert not set(notes[1:hint]) & set(notes[hint + 1 :])
    assert not any("Nothing that the other" in words for words in notes)


def test_the_button_with_the_mouse_tells_the_same_as_the_key(tmp_path: Path) -> None:
    by_key, by_mouse = bitten_one_way(tmp_path / "key"), bitten_one_way(tmp_path / "mouse")
    for _ in range(2):
        by_mouse.push("hint")
        assert ask(by_key) == said(by_mouse)


def test_the_table_goes_on_while_a_hint_is_thought_about(tmp_path: Path) -> None:
    bots = SlowBots()
    at = bitten_one_way(tmp_path, bots=lambda: bots)
    ask(at)
    at.strike(pygame.K_h)
    for _ in range(5):
        at.stage.update(0.05)
    assert at.prompt() == "Thinking about a hint."
    assert at.stage.rest() is not None
    bots.ready = True
    at.settle()
    assert said(at).startswith("Try ")


def test_whoever_answers_meanwhile_gets_no_late_hint(tmp_path: Path) -> None:
    bots = SlowBots()
    at = sit_down(tmp_path, table("39", rats={"ember": 10}), bots=lambda: bots)
    ask(at)
    at.strike(pygame.K_h)
    at.choose(at.keys_on_offer[0])
    bots.ready = True
    at.settle()
    assert said(at) == ""
    assert len(at.match.log) == 1


def test_a_single_option_is_all_there_is_to_say(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("c1"))
    assert at.keys_on_offer == ["play"]
    assert at.focus != "option:play"
    assert ask(at).startswith("There is only one thing to do")
    assert at.focus == "option:play", "so that Enter does it"
    assert ask(at).startswith("There is only one thing to do")


def test_hints_can_be_turned_off(tmp_path: Path) -> None:
    at = bitten_one_way(tmp_path)
    at.services.settings.change("play", hints=False)
    at.table.resume()
    assert "hint" not in at.ids()
    at.strike(pygame.K_h)
    assert at.prompt() == "Hints are turned off in the settings."
    assert not at.match.helped


def test_the_match_and_its_result_remember_the_help(tmp_path: Path) -> None:
    match = new_match("human,human", 3, options={})
    at = sit_down(tmp_path, match)
    ask(at)
    assert match.helped == {0}
    at.choose(at.keys_on_offer[0])
    saved = at.services.saves
    again = saved.load(saved.resumable()[0].path)
    assert again.helped == {0}
    play_on(match, 400)
    results = open_results(at.services, match)
    abouts = [row.about for row in results._look._ending.account.rows]
    assert "Human, with help" in abouts
    assert "Human" in abouts


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_three_steps(tmp_path: Path, game: str) -> None:
    match = table_from_words(game, "human,steady,steady", 5, [])
    play_on(match, GAMES[game])
    at = at_table(tmp_path, match)
    assert len(at.keys_on_offer) > 1
    first, second, third = ask(at), ask(at), ask(at)
    assert "again for a proposal" in first
    assert second.startswith("Try ")
    assert "Point at a choice" in third
    choices, hints = at.choices, at.table._hinting._hints
    for option in choices.decision.options:
        told = hints.advice(choices, option.key)
        assert plain(told.sentence).endswith((".", "!", "?")), "whichever it proposes"
        assert ".." not in told.sentence


def test_the_ring_of_a_proposal_rises_with_its_card(tmp_path: Path) -> None:
    match = table_from_words("evacuate", "human,steady,steady", 5, [])
    at = at_table(tmp_path, match)
    assert at.choices.decision.kind == "choose_run"
    spots = at.table._top.spots(at.canvas, at.frame, at.choices.decision)
    assert all(spot.lift > 0 for spot in spots.values())
    assert all(spot.lift < spot.box[3] / 4 for spot in spots.values())


@pytest.mark.parametrize("game", ["evacuate", "escape_plan"])
def test_what_is_hidden_from_a_person_changes_no_hint(tmp_path: Path, game: str) -> None:
    told = []
    for deal in range(2):
        match = table_from_words(game, "human,steady,steady", 5, [])
        play_on(match, GAMES[game])
        while match.waiting()[0] != 0 or len(match.decisions()[0].options) == 1:
            play_on(match, 1)
        match._state = match.game.redeal(match.view(0), Chance(deal))
        at = at_table(tmp_path / str(deal), match)
        told.append((ask(at), ask(at), at.focus, ask(at)))
    assert told[0] == told[1]


def test_nobody_gets_a_hint_while_all_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.scenes.toy_table import lamps_match

    match = lamps_match(TWO, lamps="red")
    at = sit_down_at_lamps(tmp_path, monkeypatch, match)
    assert at.table._course.openly
    at.strike(pygame.K_h)
    assert "look alone first" in at.prompt()
    assert not match.helped


def test_a_hint_waits_for_ai_seats_that_think_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a secret choice AI seats think while people do; the worker takes one at a time."""
    bots = LampsBots(awake=False)
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE, bots)
    at.light_two()
    at.stage.update(0.1)
    asked = len(bots.views)
    at.strike(pygame.K_h)
    at.stage.update(0.1)
    assert len(bots.views) == asked, "the AI seat that thinks is not interrupted"
    bots.awake = True
    at.settle()
    assert bots.views[-1][0] == 0 or any(seat == 0 for seat, _ in bots.views)
    at.strike(pygame.K_h)
    at.settle()
    assert said(at).startswith("Try ")


def at_table(folder: Path, match: Match) -> AtTable:
    """Sit down at any game."""
    services = services_for(folder, QuickBots)
    services.settings.change("play", speed="instant")
    at = AtTable(folder, match, services, SMALL)
    at.settle()
    return at
