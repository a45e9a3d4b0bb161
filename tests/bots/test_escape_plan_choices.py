"""What AI seats know in Escape Plan, and that they have an answer to everything."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.bots.escape_plan.player import ThiefPlayer
from game.bots.player import Budget
from game.rules.escape_plan import ESCAPE_PLAN
from game.rules.rng import Chance
from tests.bots.escape_plan_play import LEVELS, TABLE, choice, moments, play
from tests.rules.escape_plan.table import table

KINDS = (
    "lay_tile lay_where lay_turn lay_shop buy_unlock use_disc turn route unlock end_turn "
    "pick_officer pick_tile gang_power give_back avoid avoid_officer avoid_tile costa lose_asset "
    "use_key take_contact place_contact take_key buy_fixer take_gas buy_equipment open_locker "
    "keep_tile replace_item heal clinic_heal church_pay exit_income exit_closed send_officer "
    "send_to"
)
"""Every question of the game."""

SAMPLE = 9
"""Every so many-th question of a match is looked at."""


def sampled(seats, seed):
    return (each for number, each in enumerate(moments(seats, seed)) if number % SAMPLE == 0)


def test_every_level_has_a_row_of_sizes_and_weights():
    assert set(TABLE) == set(LEVELS)


def rare_questions():
    """Lay out tables at which thieves are asked what chance seldom asks."""
    cuffed = table(wounds={"ember": 3}, contacts={"ember": "nurse lawyer avoid key heal"})
    yield cuffed.run(("wound", 0, (1,)))
    costa = table(1, at={"inspector": "b1.business"}, first_aid={"ember": False})
    yield costa.meets("ember", "b1").answer("face")
    yield table(items={"ember": "motorcycle - fed cou swa"}).turn().answer("item:1")
    gangs = {"bosses": [-1, 0, 0, -1], "members": [2, 0, 1, 2]}
    yield table(gang={"ember": 3}, **gangs).turn().answer("gang:calm")
    closed = {"casino": "sun teal"}
    keys = {"ember": "green - -"}
    yield table(visited=closed, keys=keys).visits("ember", "b1.business")


@cache
def every_question():
    """Return tables at which each question of the game is asked, most of them twice."""
    found = [(t.state, t.seat) for t in rare_questions()]
    met = Counter(decision_at(*each).kind for each in found)
    for seed in range(60):
        for state, seat, decision in moments(seed % 5 + 1, seed):
            met[decision.kind] += 1
            if met[decision.kind] <= 2:
                found.append((state.copy(), seat))
        if set(met) == set(KINDS.split()):
            break
    return tuple(found)


def decision_at(state, seat):
    return ESCAPE_PLAN.decisions(state)[seat]


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_there_is_gets_an_answer(level):
    for state, seat in every_question():
        assert decision_at(state, seat).option(choice(state, seat, level)), decision_at(state, seat)
    assert {decision_at(*each).kind for each in every_question()} == set(KINDS.split())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_hidden_does_not_change_a_choice(level, seats):
    """The swap test: decks, stacks, money, plans and tiles of others are dealt anew."""
    for number, (state, seat, decision) in enumerate(sampled(seats, seed=3)):
        other = ESCAPE_PLAN.redeal(ESCAPE_PLAN.view(state, seat), Chance(number))
        assert choice(state, seat, level) == choice(other, seat, level), decision


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choice(level):
    for state, seat, _ in sampled(3, seed=5):
        assert choice(state, seat, level, seed=9) == choice(state, seat, level, seed=9)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_that_joins_in_mid_turn_chooses_what_the_one_before_would(level):
    """As after a load: nothing that a player remembers changes its choice."""
    stays = ThiefPlayer(TABLE[level])
    for state, seat, decision in sampled(2, seed=6):
        view = ESCAPE_PLAN.view(state, seat)
        key = stays.choose(view, seat, decision, Budget(seed=1))
        assert key == choice(state, seat, level, seed=1)


def test_a_choice_leaves_the_view_as_it_was():
    for state, seat, decision in sampled(3, seed=7):
        view = ESCAPE_PLAN.view(state, seat)
        before = ESCAPE_PLAN.dump(view)
        ThiefPlayer(TABLE["steady"]).choose(view, seat, decision, Budget(seed=1))
        assert ESCAPE_PLAN.dump(view) == before


@pytest.mark.parametrize("budget", [{"iterations": 0}, {"iterations": 9}, {"seconds": 0.0}])
def test_a_small_budget_still_gives_a_legal_choice(budget):
    for state, seat, decision in sampled(5, seed=8):
        assert decision.option(choice(state, seat, "steady", **budget))


@pytest.mark.parametrize("seats", ESCAPE_PLAN.seat_counts)
def test_whole_games_are_played_with_legal_answers_only(seats):
    state, count = play(("novice",) * seats, seed=6)
    assert ESCAPE_PLAN.result(state)
    assert count <= ESCAPE_PLAN.max_decisions


def test_a_novice_gets_out_more_often_than_not():
    fates = [fate for seed in range(12) for fate in play(("novice",) * 3, seed)[0].fate]
    assert fates.count("escaped") > len(fates) / 2


def test_a_steady_thief_gets_out_and_beats_novices():
    ends = [play(("novice", "steady", "novice"), seed)[0] for seed in range(2)]
    assert [state.fate[1] for state in ends] == ["escaped"] * 2
    assert any(1 in state.winners for state in ends)
