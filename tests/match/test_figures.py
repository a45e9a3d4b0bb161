"""Figures of matches on record: known answers, known lines; and luck that is no more than luck."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.match.figures import Figures, Pace, figures_of
from game.match.match import Match
from game.match.tables import table_from_words
from game.rules.escape_plan.figures import best_of
from game.rules.escape_plan.figures import drawn as drawn_tiles
from game.rules.escape_plan.items import BACKS, stack_of
from game.rules.evacuate.figures import struck
from game.rules.space_escape.figures import threatened
from tests.scenes.films import played

RECORDS = (("space_escape", "three_seats"), ("evacuate", "basic_with_4"), ("escape_plan", "with_3"))


@cache
def match_of(game_id: str, name: str) -> Match:
    """Return a match on record, at its end."""
    return played(game_id, name)


@cache
def figures_for(game_id: str, name: str) -> Figures:
    """Return its figures."""
    return figures_of(match_of(game_id, name))


@pytest.mark.parametrize(("game_id", "name"), RECORDS)
def test_each_round_has_its_value_from_the_start_to_the_end(game_id: str, name: str) -> None:
    match, figures = match_of(game_id, name), figures_for(game_id, name)
    assert figures.rounds[0] == 0
    assert list(figures.rounds) == sorted(set(figures.rounds))
    assert figures.rounds[-1] <= match.round  # The last answer can end several parts of a day.
    assert figures.moments[0] == 0
    assert figures.moments[-1] == len(match.reel.moments)
    for series in figures.series.values():
        assert {len(values) for values in series} == {len(figures.rounds)}


@pytest.mark.parametrize(("game_id", "name"), RECORDS)
def test_counting_again_gives_the_same_and_leaves_the_match_alone(game_id: str, name: str) -> None:
    match = match_of(game_id, name)
    before = match.snapshot()
    assert figures_of(match) == figures_for(game_id, name)
    assert match.snapshot() == before


def test_the_last_survivors_are_those_of_the_result() -> None:
    match, figures = match_of("evacuate", "basic_with_4"), figures_for("evacuate", "basic_with_4")
    assert match.result is not None
    assert tuple(values[-1] for values in figures.series["score"]) == match.result.scores
    assert all(values[0] == values[0] >= values[-1] - 5 for values in figures.series["score"])


def test_somebody_always_runs_in_front() -> None:
    behind = figures_for("evacuate", "basic_with_4").series["behind"]
    assert all(min(values) == 0 for values in list(zip(*behind, strict=True))[:-1])


def test_the_crew_has_saved_what_the_result_counts() -> None:
    match = match_of("space_escape", "three_seats")
    figures = figures_for("space_escape", "three_seats")
    assert match.result is not None
    (crew,) = figures.series["score"]
    assert crew[0] == 0
    assert crew[-1] == match.result.scores[0]
    assert list(crew) == sorted(crew)


def test_every_rat_begins_on_the_first_tier() -> None:
    tiers = figures_for("space_escape", "three_seats").series["tiers"]
    assert [values[0] for values in tiers] == [1] * len(tiers)
    assert all(0 <= value <= 6 for values in tiers for value in values)


def test_who_escaped_is_worth_its_result_and_the_others_what_they_lost() -> None:
    match, figures = match_of("escape_plan", "with_3"), figures_for("escape_plan", "with_3")
    assert match.result is not None
    ends = [values[-1] for values in figures.series["score"]]
    for seat, score in enumerate(match.result.scores):
        if match.result.roles["fates"][seat] == "escaped":
            assert ends[seat] == score


def test_a_moment_lies_between_the_ends_of_two_rounds() -> None:
    figures = Figures((0, 1, 2), (0, 4, 6), {}, (), ())
    assert [figures.place(moment) for moment in (0, 2, 4, 5, 6, 9)] == [0, 0.5, 1, 1.5, 2, 2]


# Luck


def test_hits_by_chance_are_the_survivors_that_cards_took() -> None:
    match, figures = match_of("evacuate", "basic_with_4"), figures_for("evacuate", "basic_with_4")
    lost: Counter[object] = Counter()
    for event in match.all_events():
        if event.kind == "survivor_lost":
            lost[event.data["runner"]] += 1
    assert [luck.came for luck in figures.luck] == [lost[seat] for seat in range(4)]


@pytest.mark.parametrize("moment", [5, 12, 20])
def test_expected_hits_are_the_average_over_all_cards_that_could_lie_on_top(moment: int) -> None:
    match = match_of("evacuate", "basic_with_4")
    state = match.reel.state(match.game, moment)
    expected = {stroke.row: stroke.expected for stroke in struck(state, 0, ())}
    came: Counter[int] = Counter()
    for _ in state.nomia_deck:
        state.nomia_deck.append(state.nomia_deck.pop(0))
        for stroke in struck(state, 0, ()):
            came[stroke.row] += int(stroke.came)
    count = len(state.nomia_deck)
    assert expected == pytest.approx({row: came[row] / count for row in expected})


@pytest.mark.parametrize("moment", [8, 30])
def test_expected_threats_are_the_average_over_all_cards_of_the_pile(moment: int) -> None:
    match = match_of("space_escape", "three_seats")
    state = match.reel.state(match.game, moment)
    expected = {stroke.row: stroke.expected for stroke in threatened(state, 0, ())}
    came: Counter[int] = Counter()
    for _ in state.deck:
        state.deck.append(state.deck.pop(0))
        for stroke in threatened(state, 0, ()):
            came[stroke.row] += int(stroke.came)
    assert expected == pytest.approx({row: came[row] / len(state.deck) for row in expected})


def test_the_best_of_two_tiles_is_more_than_the_average_tile() -> None:
    assert best_of([10, 20, 30], 1) == 20
    assert best_of([10, 20, 30], 2) == pytest.approx((20 + 30 + 30) / 3)
    assert best_of([10, 20, 30], 3) == 30


def test_a_draw_counts_its_best_tile() -> None:
    match = match_of("escape_plan", "with_3")
    state = match.reel.state(match.game, len(match.reel.moments) // 2)
    for back in BACKS:
        stack = stack_of(state, back)
        for stroke in drawn_tiles(state, 0, (back, 1)):
            assert stroke.came in stack
            assert min(stack) <= stroke.expected <= max(stack)


# Time


def test_a_turn_is_what_a_seat_answers_within_a_round() -> None:
    match = table_from_words("space_escape", "human,human", 3, ())
    seconds = iter([4.0, 2.0, 3.0, 8.0, 1.0, 1.0] + [0.0] * 500)
    while match.result is None and match.round < 3:
        for seat, decision in match.decisions().items():
            match.answer(seat, decision.options[0].key, seconds=next(seconds))
    figures = figures_of(match)
    assert figures.timed
    assert sum(pace.seconds for pace in figures.paces) == 19.0
    assert all(pace.mean <= pace.longest <= pace.seconds for pace in figures.paces)


def test_a_match_without_times_has_no_pace() -> None:
    figures = figures_for("evacuate", "basic_with_4")
    assert not figures.timed
    assert set(figures.paces) == {Pace()}
