"""What is answered without being put is told where one would wonder: at once, and in the log."""

from __future__ import annotations

import pytest

from game.content.texts import plain
from game.match.tables import table_from_words
from game.rules.contract import Event
from game.scenes.narration import Narrator
from game.scenes.tables import TABLETOPS
from game.scenes.telling import NOTICE_SECONDS, reading_rest, telling
from game.ui.director import Beat, InTurn
from tests.scenes.driver import open_board, texts_once


def told(game: str, ask: str) -> tuple[str | None, float]:
    """Return what is said of a question with one option, and for how many seconds nothing moves."""
    match = table_from_words(game, "human,human", 1, [])
    top = TABLETOPS[game](texts_once(), match, open_board(game))
    narrator = Narrator(texts_once(), game, top.naming)
    event = Event("forced", {"seat": 0, "ask": ask, "key": "face"})
    part = telling(narrator, top, event, lambda _: None, slowly=False)
    assert isinstance(part, InTurn)
    words = narrator.event(event)
    seconds = sum(beat.seconds for beat in part.parts if isinstance(beat, Beat))
    return None if words is None else plain(words), seconds


@pytest.mark.parametrize(
    ("game", "ask", "words"),
    [
        ("escape_plan", "avoid", "Ana has nothing to slip past with."),
        ("escape_plan", "lay_tile", "One tile is left for the city."),
        ("evacuate", "pick_nomia", "Only one kind of Nomia card is left in the market."),
    ],
)
def test_why_there_was_no_choice_is_told(game: str, ask: str, words: str) -> None:
    assert told(game, ask) == (words, NOTICE_SECONDS)


@pytest.mark.parametrize(
    ("game", "ask"), [("space_escape", "choose_snake"), ("escape_plan", "give_back")]
)
def test_what_tells_itself_holds_nobody_up(game: str, ask: str) -> None:
    assert told(game, ask) == (None, 0.0)


@pytest.mark.parametrize(
    ("words", "moved", "rest"),
    [
        (1, 0.0, 0.7),
        (8, 0.0, 0.88),
        (8, 0.2, 0.68),
        (8, 0.45, 0.59),
        (8, 5.0, 0.59),
        (70, 0.0, 2.5),
    ],
)
def test_a_sentence_stands_long_enough_to_be_read(words: int, moved: float, rest: float) -> None:
    """At normal speed 0.6 s and 35 ms for each word, from 0.7 to 2.5 s; motion counts."""
    assert reading_rest(words, moved) == pytest.approx(rest)
