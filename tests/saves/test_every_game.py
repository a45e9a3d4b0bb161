"""Every game of the product, at every number of seats: undo, foresight, saving, hostile saves."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.match.disk import SaveError
from game.match.match import Match
from game.match.replay import check, same_position
from game.match.saves import SaveFolder
from game.rules.contract import Target
from game.rules.registry import GAMES
from tests.match.tables import answer_and_go_back_and_forth, standing
from tests.saves.forging import Raw, forged, write_afresh
from tests.saves.product_matches import new_match
from tests.saves.test_hostile import ODD_VALUES, fields_of, value_at

TABLES = [(game_id, seats) for game_id, game in GAMES.items() for seats in game.seat_counts]
SMALLEST_AND_LARGEST = [
    (game_id, seats)
    for game_id, game in GAMES.items()
    for seats in sorted({min(game.seat_counts), max(game.seat_counts)})
]


def answers_of(match: Match, seed: int) -> Iterator[tuple[int, str]]:
    """Return answers by chance until the match is over; the caller gives them.

    Answers that are seen to lose are avoided, so that matches become long.
    """
    chance = random.Random(seed)
    while match.waiting():
        seat = match.waiting()[0]
        keys = [option.key for option in match.decisions()[seat].options]
        chance.shuffle(keys)
        yield seat, next((key for key in keys if not loses(match, seat, key)), keys[0])


@cache
def answers_on(game_id: str, seats: int, seed: int) -> Sequence[tuple[int, str]]:
    """Return all answers of a match by chance; found once for the tests that give them anew."""
    match, answers = new_match(game_id, seats, seed), []
    for seat, key in answers_of(match, seed):
        match.answer(seat, key)
        answers.append((seat, key))
    return tuple(answers)


def loses(match: Match, seat: int, key: str) -> bool:
    """Say whether an answer is seen to lose the match."""
    return any(event.kind == "match_lost" for event in match.foresee(seat, key))


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_undo_and_redo_at_every_answer(game_id: str, seats: int, seed: int) -> None:
    match = new_match(game_id, seats, seed)
    for seat, key in answers_on(game_id, seats, seed):
        answer_and_go_back_and_forth(match, seat, key)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_what_is_foreseen_happens(game_id: str, seats: int, seed: int) -> None:
    match = new_match(game_id, seats, seed)
    for seat, key in answers_on(game_id, seats, seed):
        before = standing(match)
        foreseen, alone = match.foresee(seat, key), len(match.decisions()) == 1
        closes, mark = match.reveals(seat, key), match.mark
        assert standing(match) == before
        assert match.answer(seat, key)[: len(foreseen)] == foreseen
        known = any(event.reveals for event in match.all_events(mark))
        assert not closes or (alone and known), "no way back is told only where there is none"


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_what_all_who_look_on_foresee_happens(game_id: str, seats: int, seed: int) -> None:
    """However little money is in the purse, and whatever stands on the plan."""
    match = new_match(game_id, seats, seed)
    for seat, key in answers_on(game_id, seats, seed):
        openly = match.decisions()[seat].open
        foreseen = match.foresee(seat, key, openly=True) if openly else []
        mark = match.mark
        match.answer(seat, key)
        assert match.events_since(mark, None)[: len(foreseen)] == foreseen


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_seat_is_refused_for_reasons_it_can_know(game_id: str, seats: int) -> None:
    match = new_match(game_id, seats, 3)
    state = match.game.restore(match.snapshot(), match.setup)
    for node in match.setup.board.nodes:
        target = Target("node", str(node.id))
        assert match.refusal(0, target) == match.game.refusal(state, 0, target)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_match_saved_at_any_decision_goes_on_the_same(
    game_id: str, seats: int, tmp_path: Path
) -> None:
    folder = SaveFolder(tmp_path)
    match = new_match(game_id, seats, seed=2)
    for number, (seat, key) in enumerate(answers_on(game_id, seats, 2)):
        if number % 3 != seats % 3:  # At every third, and at others with other seats.
            match.answer(seat, key)
            continue
        again = folder.load(folder.autosave(match))
        assert standing(again) == standing(match)
        assert again.notices == ()
        again.answer(seat, key)
        match.answer(seat, key)
        assert standing(again) == standing(match)
    path = folder.autosave(match)
    assert check(path).agrees
    assert folder.newest() is None
    assert len(folder.entries()) == 1


def test_a_lost_match_taken_up_again_by_undo_is_back_in_the_list(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    match = new_match("space_escape", 4, 1)
    last = -1
    for seat, key in answers_of(match, 1):
        match.answer(seat, key)
        folder.autosave(match)
        last = seat
    assert folder.newest() is None
    match.undo(last)
    folder.autosave(match)
    newest = folder.newest()
    assert newest is not None
    assert same_position(folder.load(newest.path), match)


@pytest.mark.parametrize(("game_id", "seats"), SMALLEST_AND_LARGEST)
def test_no_odd_value_in_any_field_crashes(game_id: str, seats: int, tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    match = new_match(game_id, seats, 2)
    for number, (seat, key) in enumerate(answers_of(match, 2)):
        if number == 3:
            break
        match.answer(seat, key)
    raw = json.loads(folder.autosave(match).read_text())
    path = tmp_path / "forged.json"
    for number, way in enumerate(fields_of(raw)):
        holder, key = value_at(raw, way[:-1]), way[-1]
        sound = holder[key]
        # Neighbors in a list are alike: between them they get all values.
        for value in ODD_VALUES[number % 2 :: 2]:
            holder[key] = value
            _play_if_it_loads(folder, write_afresh(path, forged(raw)))
        holder[key] = sound


def telling_fields(raw: Raw) -> Iterator[tuple[Any, ...]]:
    """Return the way to every value, with only the first and last of a list of equal kind.

    What is done to those in between is the same check again, and takes most of the time.
    """
    for way in fields_of(raw):
        steps = [(value_at(raw, way[:depth]), step) for depth, step in enumerate(way)]
        if all(not isinstance(inside, list) or _stands_out(inside, at) for inside, at in steps):
            yield way


def _stands_out(entries: list[Any], index: int) -> bool:
    return index in (0, len(entries) - 1) or len(set(map(type, entries))) > 1


def _play_if_it_loads(folder: SaveFolder, path: Path) -> None:
    """Load a forged save; if it is taken for a position, a few answers must be possible."""
    try:
        match = folder.load(path)
    except SaveError:
        return
    for number, (seat, key) in enumerate(answers_of(match, 1)):
        match.answer(seat, key)
        if number == 5:
            break
