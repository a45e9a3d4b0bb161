"""What the table tells: names, prompts and log sentences, at every set-up."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.content.texts import Texts, plain
from game.match.match import Match
from game.rules.contract import Event
from game.scenes.chronicle import Chronicle
from game.scenes.narration import Narrator
from game.scenes.space_escape.naming import SpaceNaming
from game.ui.theme import seat_of
from tests.rules.space_escape.tabletop import Table, table
from tests.scenes.driver import texts_once
from tests.scenes.space_escape.tables import (
    NAMES,
    at_random,
    choices_of,
    match_at,
    new_match,
    places,
)

ASKED = {
    "choose_rat", "move_rat", "boost_rat", "choose_snake", "move_snake", "choose_ladder",
    "choose_colour", "recall_snake", "play_card",
}  # fmt: skip

SET_UPS: tuple[tuple[str, dict[str, str]], ...] = (
    ("human", {"rats": "2", "challenge": "on", "crew": "teal+sky"}),
    ("human", {"challenge": "on"}),
    ("human,human", {"challenge": "on"}),
    ("human,human", {"rats": "4", "challenge": "on"}),
    ("human,human,human", {"challenge": "on", "crew": "sun+teal+sky"}),
    ("human,human,human,human", {"challenge": "on", "starter": "random"}),
)


@pytest.fixture(scope="module")
def texts() -> Texts:
    """The sentences."""
    return texts_once()


def naming_of(match: Match, texts: Texts) -> SpaceNaming:
    """Return the names of one match."""
    return SpaceNaming(texts, match.seats, match.view(None), places())


def narrator_of(match: Match, texts: Texts) -> Narrator:
    """Return somebody who tells this match."""
    return Narrator(texts, match.game.id, naming_of(match, texts))


def question(position: Table, texts: Texts, names: tuple[str, ...] = NAMES) -> str:
    """Return the prompt of a position."""
    match = match_at(position, names)
    seat = match.waiting()[0]
    return plain(narrator_of(match, texts).question(match.decisions()[seat], seat))


def whole_match(seats: str, options: dict[str, str], seed: int) -> Iterator[Match]:
    """Play a match; yield it before every answer and at its end."""
    match, chance = new_match(seats, seed, options=options), random.Random(seed)
    while match.result is None:
        yield match
        choices = choices_of(match)
        match.answer(choices.seat, at_random(chance)(match, choices))
    yield match


def played(seats: str, options: dict[str, str], seed: int) -> Match:
    """Return a match that has been played to its end."""
    *_, match = whole_match(seats, options, seed)
    return match


def test_every_question_and_event_of_many_matches_is_a_whole_sentence(
    texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    asked = set()
    for seats, options in SET_UPS:
        for seed in range(4):
            narrator = None
            for match in whole_match(seats, options, seed):
                narrator = narrator or narrator_of(match, texts)
                for seat, decision in match.decisions().items():
                    asked.add(decision.kind)
                    assert_sentence(narrator.question(decision, seat))
            assert narrator is not None
            for event in match.events_since(0, None):
                sentence = narrator.event(event)
                if sentence is not None:
                    assert_sentence(sentence)
    assert asked == ASKED
    assert not caplog.records, caplog.text


def assert_sentence(sentence: str) -> None:
    """Check that a sentence begins and ends like one, and shows no id and no gap."""
    words = plain(sentence)
    assert words[0].isupper(), words
    assert words[-1] in ".!", words
    assert "_" not in words, words
    assert "{" not in words, words
    assert "  " not in words, words
    assert " ," not in words, words


def test_two_events_in_one_sentence_are_about_one_creature(texts: Texts) -> None:
    joined = 0
    for seats, options in SET_UPS:
        match = played(seats, options, 5)
        narrator = narrator_of(match, texts)
        events = match.events_since(0, None)
        for first, second in pairwise(events):
            if narrator.both(first, second) is not None:
                joined += 1
                for who in ("rat", "snake"):
                    assert first.data.get(who) == second.data.get(who), (first, second)
    assert joined > 50


def test_a_move_and_what_it_led_to_are_one_sentence_of_the_log(texts: Texts) -> None:
    match = match_at(table("6", rats={"ember": 1}))
    chronicle = Chronicle(narrator_of(match, texts))
    chronicle.begin(0, 1)
    for event in match.answer(0, "cw2"):
        chronicle.add(event)
    assert plain(chronicle.entries[0].text) == "Ana moves 2 and climbs to tier 2."


def test_the_log_of_a_match_tells_every_turn_once(texts: Texts) -> None:
    for seats, options in SET_UPS:
        match = played(seats, options, 3)
        narrator = narrator_of(match, texts)
        view = new_match(seats, 3, options=options).view(None)
        chronicle = Chronicle(narrator)
        chronicle.begin(seat_of(view.crew[view.hand_rats[view.turn][0]]), 1)
        events = match.events_since(0, None)
        chronicle.rebuild(events)
        turns = sum(event.kind == "turn_began" for event in events)
        assert len(chronicle.entries) == turns + 1
        rounds = [entry.round for entry in chronicle.entries]
        assert rounds == sorted(rounds)
        assert all(entry.text for entry in chronicle.entries[:-1])


QUESTIONS = {
    "Ana, move your rat 2 spaces. 2 ends are lit.": table("6", rats={"ember": 8}),
    "Ana, move your rat 2 or 3 spaces. 4 ends are lit.": table("40", rats={"ember": 8}),
    "Ana, choose the next rat: it moves 2.": table("39"),
    "Ana, choose the rat that moves 1 or 2.": table("33"),
    "Ana, move Vera 2 spaces. 2 ends are lit.": table("39").answer("teal"),
    "Ana, Vera has to make room. Choose the way.": table("6", rats={"ember": 10}).answer("cw2"),
    "Ana, choose the snake that climbs its nearest ladder.": table("38"),
    "Ana, choose the snake that moves 1.": table("40", rats={"ember": 8}).answer("cw2"),
    "Ana, move the Plum snake 1 space. 2 ends are lit.": table("6", rats={"ember": 8}).answer(
        "cw2"
    ),
    "Ana, two ladders are equally near. Choose one for the Plum snake.": table(
        "38", snakes={"plum": 70}
    ).answer("plum"),
    "Ana, choose the color whose snakes all climb.": table("c4"),
    "Ana, choose the lost snake that comes back.": table("c3", snakes={"rose": -1, "lime": -1}),
    "Ana, this card leaves nothing to choose. Press it to play it.": table("c1"),
}


@pytest.mark.parametrize("prompt", QUESTIONS)
def test_each_kind_of_question_is_asked_in_words(texts: Texts, prompt: str) -> None:
    assert question(QUESTIONS[prompt], texts) == prompt


def test_a_rat_bears_the_name_of_its_player_where_each_has_one(texts: Texts) -> None:
    naming = naming_of(new_match("human,human,human,human"), texts)
    assert [naming.rat_plainly(colour) for colour in ("ember", "sun", "teal", "sky")] == list(NAMES)


@pytest.mark.parametrize(("seats", "options"), [("human", {}), ("human,human", {"rats": "4"})])
def test_rats_bear_their_colours_where_somebody_leads_several(
    texts: Texts, seats: str, options: dict[str, str]
) -> None:
    naming = naming_of(new_match(seats, options=options), texts)
    assert naming.rat_plainly("teal") == "Teal"
    assert plain(naming.seat(0)) == "Ana"


def test_names_wear_the_colour_of_their_rat_and_snakes_their_own(texts: Texts) -> None:
    naming = naming_of(new_match("human,human", options={"crew": "teal+sky"}), texts)
    assert "rat-sky" in naming.rat("sky")
    assert plain(naming.rat("sky")) == "Ben"
    assert f"seat{seat_of('teal')}" in naming.seat(0)
    assert "snake-rose" in naming.snake("rose")


@pytest.mark.parametrize("name", ["{ $seat }", "a\ue000rat-sky\ue001b", '"', "%s {0}", "<b>"])
def test_any_typed_name_is_told_as_it_was_typed_and_does_no_harm(
    texts: Texts, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = match_at(table("39"), (name, "Ben", "Vera", "Kit"))
    narrator = narrator_of(match, texts)
    said = plain(narrator.question(match.decisions()[0], 0))
    assert said == f"{match.seats[0].name}, choose the next rat: it moves 2."
    assert not caplog.records


def test_trouble_of_an_ai_seat_is_a_sentence_of_the_log(texts: Texts) -> None:
    narrator = narrator_of(new_match("steady,human"), texts)
    told = narrator.event(Event("bot_trouble", {"seat": 0, "trouble": "It fell asleep."}))
    assert told is not None
    assert plain(told) == "Ana had trouble and took a safe choice. It fell asleep."
