"""Recorded matches, played again line by line. A wanted change shows as a diff to review."""

from __future__ import annotations

import pytest

from game.content.texts import load_texts
from game.rules.escape_plan.scoring import OUTCOMES as ENDS_OF_ESCAPE_PLAN
from game.rules.evacuate.endings import OUTCOMES as ENDS_OF_EVACUATE
from game.rules.registry import GAMES
from game.rules.space_escape.endings import OUTCOMES as ENDS_OF_SPACE_ESCAPE
from tests.playthroughs.matches import MATCHES, OnRecord
from tests.playthroughs.recording import FOLDER, answers_in, replayed


def ending_of(match: OnRecord) -> str:
    """Return how a match on record ended."""
    return match.playthrough.path.read_text(encoding="utf-8").splitlines()[-1].split(":")[0]


EACH = pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.playthrough.path.stem)


@EACH
def test_a_recorded_match_plays_as_it_did(match: OnRecord) -> None:
    """After a wanted change: python tools/record_playthroughs.py, and read the diff."""
    text = match.playthrough.path.read_text(encoding="utf-8")
    assert replayed(match.playthrough, text) == text


def test_no_record_is_left_behind_by_a_match_that_is_gone() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {
        match.playthrough.path.name for match in MATCHES
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_of_seats_is_on_record(game_id: str) -> None:
    seats = {m.playthrough.seats for m in MATCHES if m.playthrough.game_id == game_id}
    assert seats == set(GAMES[game_id].seat_counts)


@pytest.mark.parametrize("game", ["basic", "full"])
def test_every_number_of_seats_of_evacuate_is_on_record_in_both_games(game: str) -> None:
    played = [each.playthrough for each in MATCHES if each.playthrough.game_id == "evacuate"]
    seats = {each.seats for each in played if each.options["game"] == game}
    assert seats == set(GAMES["evacuate"].seat_counts)


@pytest.mark.parametrize("match", [match for match in MATCHES if match.wish.measure is None],
                         ids=lambda match: match.playthrough.path.stem)  # fmt: skip
def test_a_match_by_chance_ends_as_its_seed_was_picked_for(match: OnRecord) -> None:
    assert ending_of(match) == match.wish.ending


@pytest.mark.parametrize(
    ("game_id", "endings"),
    [
        ("space_escape", ENDS_OF_SPACE_ESCAPE),
        ("evacuate", ENDS_OF_EVACUATE),
        ("escape_plan", ENDS_OF_ESCAPE_PLAN),
    ],
)
def test_every_ending_has_its_witness(game_id: str, endings: tuple[str, ...]) -> None:
    witnessed = {ending_of(match) for match in MATCHES if match.playthrough.game_id == game_id}
    assert witnessed == set(endings)


def test_sealed_answers_are_on_record_in_turn_with_those_who_may_not_see_them() -> None:
    (match,) = (each for each in MATCHES if each.playthrough.path.stem == "evacuate-basic_with_6")
    lines = match.playthrough.path.read_text(encoding="utf-8").splitlines()
    asked = [line.split()[2] for line in lines[2:14] if "choose_run" in line]
    assert asked == list("012345"), "all six before any card is shown"
    seen = [line for line in lines if "station_kept" in line]
    assert seen
    assert all("(seen by " in line for line in seen)


def test_whatever_ends_the_way_back_has_its_words() -> None:
    texts = load_texts("en")
    lines = [line for path in FOLDER.glob("*.txt") for line in path.read_text().splitlines()]
    kinds = {line.split()[0] for line in lines if "(reveals)" in line}
    assert {"card_drawn", "run_revealed", "contact_shown", "patrol_shown"} <= kinds
    assert {kind for kind in kinds if not texts.has(f"shell-undo-{kind}")} == set()


def test_a_record_holds_its_answers() -> None:
    text = "4 moves: cw1 ccw1\n  > cw1\n    rat_moved\n4 moves: cw1\n  > ccw1\n"
    assert list(answers_in(text)) == ["cw1", "ccw1"]
