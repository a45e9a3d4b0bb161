"""What AI seats know, and what they never do."""

from __future__ import annotations

import pytest

from game.bots.player import Budget, CautiousPlayer
from game.bots.players import ARENA_LEVELS, LEVELS, SECONDS, player_for
from game.bots.playing import play_game
from game.bots.space_escape.levels import LEVELS as TABLE
from game.rules.rng import Chance
from game.rules.space_escape import SPACE_ESCAPE
from game.rules.space_escape.station import OUT, POD


def asked(state):
    ((seat, decision),) = SPACE_ESCAPE.decisions(state).items()
    return seat, decision


def choice(state, level, seed=1, iterations=None):
    """Ask a new player what it would do here."""
    seat, decision = asked(state)
    view = SPACE_ESCAPE.view(state, seat)
    player = player_for("space_escape", level)
    return player.choose(view, seat, decision, Budget(seed=seed, iterations=iterations))


def play_on(state, answers, seed=7):
    """Let a random player take so many answers, unless the match ends."""
    player = player_for("space_escape", "random")
    for number in range(answers):
        trial = state.copy()
        seat, decision = asked(trial)
        key = player.choose(trial, seat, decision, Budget(seed=seed + number))
        SPACE_ESCAPE.apply(trial, {seat: key})
        if not SPACE_ESCAPE.decisions(trial):
            break
        state = trial
    return state


def test_every_level_has_a_row_of_sizes_and_weights_and_a_time():
    assert set(LEVELS) == set(TABLE) == set(SECONDS)
    assert ("random", *LEVELS) == ARENA_LEVELS
    assert SECONDS["novice"] <= 0.3
    assert SECONDS["steady"] <= 1.0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_hidden_does_not_change_a_choice(new_table, level, seats):
    for answers in (0, 9):
        state = play_on(new_table(seats, seed=2), answers)
        seat, _ = asked(state)
        other = SPACE_ESCAPE.redeal(SPACE_ESCAPE.view(state, seat), Chance(99))
        assert other.deck != state.deck
        assert choice(state, level) == choice(other, level)


@pytest.mark.parametrize("level", ARENA_LEVELS)
def test_the_same_seed_makes_the_same_choice(new_table, level):
    for seed in range(3):
        state = play_on(new_table(3, seed=seed), 6)
        assert choice(state, level, seed=4) == choice(state, level, seed=4)


@pytest.mark.parametrize("level", ["random", "novice"])
@pytest.mark.parametrize("options", [{}, {"challenge": "on"}])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_are_played_with_legal_answers_only(new_table, level, options, seats):
    setup = new_table(seats, **options).setup
    record = play_game(SPACE_ESCAPE, setup, (level,) * seats, seed=6)
    assert record.decisions <= SPACE_ESCAPE.max_decisions


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_that_joins_in_mid_turn_chooses_what_the_one_before_would(new_table, level):
    """As after a load: what a player remembers of a turn never changes its choice."""
    state = new_table(4, seed=5)
    stays = player_for("space_escape", level)
    for _ in range(15):
        seat, decision = asked(state)
        view = SPACE_ESCAPE.view(state, seat)
        key = stays.choose(view, seat, decision, Budget(seed=1))
        assert key == choice(state, level, seed=1)
        SPACE_ESCAPE.apply(state, {seat: key})


def test_a_small_budget_still_gives_a_legal_choice(new_table):
    state = new_table(4, seed=5)
    _, decision = asked(state)
    for iterations in (0, 1, 5, 50):
        assert decision.option(choice(state, "steady", iterations=iterations))


def lay(state, **rats):
    """Move the named rats to these nodes."""
    for colour, node in rats.items():
        state.rats[state.crew.index(colour)] = node
    state.asked = None
    return state


def table_with_card(new_table, card, seats=2, **options):
    """Return a table whose first hand plays this card."""
    for seed in range(400):
        state = new_table(seats, seed=seed, **options)
        if state.hands[state.turn] == card:
            return state
    raise AssertionError(f"No seed deals card {card} first.")


def table_with_two_cards(new_table, first, second):
    """Return a table of two whose open cards are these."""
    state = table_with_card(new_table, first)
    state.hands[1] = second
    state.deck = [card for card in state.deck if card != second]
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_walks_into_outer_space(new_table, level):
    state = lay(table_with_card(new_table, "46", seats=3), ember=2)  # 3 on: the shaft at 5
    key = choice(state, level)
    assert key == "ccw3"


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_takes_a_win_that_is_there(new_table, level):
    state = table_with_card(new_table, "6")  # YOUR rat walks 2
    for item in state.items:
        state.items[item] = -1
    lay(state, ember=73, sun=POD)  # 2 on: the ladder to the pod
    assert choice(state, level) == "cw2"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_rat_does_not_board_without_the_last_item(new_table, level):
    state = table_with_card(new_table, "6")
    for item in ("toothbrush", "tape", "radish"):
        state.items[item] = -1
    lay(state, ember=73, sun=POD)
    assert choice(state, level) == "ccw2"


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_helps_another_rat_into_the_pod_rather_than_walk_its_own(new_table, level):
    state = table_with_card(new_table, "42", seats=3)  # ANY rat walks 2
    lay(state, ember=2, sun=73, teal=18)
    assert choice(state, level) == "rat:sun"


def test_a_steady_player_makes_way_for_the_next_open_card(new_table):
    """The next hand must send all plums up: a plum below the pod's ladder has to leave first."""
    state = table_with_two_cards(new_table, "41", "3")  # ANY snake walks 2; then all plums climb
    plum = state.snake_colours.index("plum")
    state.snake_spots[plum] = 72
    lay(state, ember=20, sun=8)
    for _ in range(3):
        seat, decision = asked(state)
        if decision.kind == "choose_snake":
            break
        SPACE_ESCAPE.apply(state, {seat: choice(state, "steady")})
    assert choice(state, "steady") == f"snake:{plum}"


def test_the_cautious_player_takes_the_first_option_that_does_not_lose(new_table):
    state = lay(table_with_card(new_table, "46", seats=3), ember=2)
    seat, decision = asked(state)
    assert decision.options[0].target.id == str(OUT)
    view = SPACE_ESCAPE.view(state, seat)
    assert CautiousPlayer(SPACE_ESCAPE).choose(view, seat, decision, Budget()) == "ccw3"
