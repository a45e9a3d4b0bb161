"""The arena plays many games and reports them, the same however many processes play."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.bots import playing
from game.bots.arena import simulate
from game.bots.player import UnknownLevel
from game.bots.players import player_for
from game.rules.contract import GameError, SetupError


def without_clock(report):
    return replace(report, seconds=0.0)


def test_a_report_counts_games_rounds_answers_and_endings():
    report = simulate("space_escape", ["random", "random", "random"], games=20, seed=3)
    assert (report.game, report.games, report.failures) == ("space_escape", 20, ())
    assert sum(report.endings.values()) == 20
    assert report.win_rate == report.endings.get("escaped", 0) / 20
    assert report.rounds_mean >= 1
    assert report.decisions > 20
    assert report.decisions_per_second > 0
    assert [(one.seat, one.level) for one in report.seats] == [
        (0, "random"),
        (1, "random"),
        (2, "random"),
    ]
    assert all(one.wins == report.seats[0].wins for one in report.seats)


def test_a_report_as_plain_data_has_what_the_command_line_prints():
    report = simulate("space_escape", ["random", "random"], games=5, seed=1)
    plain = json.loads(json.dumps(report.plain()))
    assert {
        "game",
        "games",
        "failures",
        "rounds_mean",
        "decisions",
        "seconds",
        "decisions_per_second",
        "win_rate",
        "seats",
    } <= plain.keys()
    assert plain["seats"][1].keys() == {
        "seat",
        "level",
        "wins",
        "mean_score",
        "score_5_25_50_75_95",
        "score_deviation",
    }
    assert "uses" not in plain


def test_seats_that_compete_have_no_win_rate_and_nobody_may_have_won():
    report = simulate("evacuate", ["random", "random", "random"], games=30, seed=1)
    assert report.win_rate is None
    assert report.plain()["win_rate"] is None
    assert report.unwon == report.plain()["unwon"] == report.endings.get("overrun", 0)
    assert report.roles == {}
    least, middle, most = report.rounds_spread
    assert least <= middle <= most


def test_civilizations_are_counted_by_whoever_played_them():
    options = {"game": "full", "civ_1": "pell"}
    report = simulate("evacuate", ["random", "random"], games=12, seed=1, options=options)
    plain = json.loads(json.dumps(report.plain()))
    pell = plain["civilizations"].pop("pell")
    assert pell["games"] == 12
    assert pell["wins"] == report.seats[0].wins
    assert pell["fair"] == 0.5
    assert sum(one["games"] for one in plain["civilizations"].values()) == 12


def test_a_shared_win_is_split_in_the_share_of_a_role():
    report = simulate("evacuate", ["random"] * 3, games=60, seed=2, options={"game": "full"})
    assert report.endings["shared"] > 0
    won = sum(one.share * one.games for one in report.roles["civilizations"])
    assert won == pytest.approx(60 - report.unwon)


def test_the_same_seed_gives_the_same_report_with_one_process_or_two():
    alone = simulate("space_escape", ["random", "novice"], games=6, seed=5, jobs=1)
    side_by_side = simulate("space_escape", ["random", "novice"], games=6, seed=5, jobs=2)
    assert without_clock(alone) == without_clock(side_by_side)


def test_another_seed_gives_other_games():
    one = simulate("space_escape", ["random", "random"], games=10, seed=1)
    other = simulate("space_escape", ["random", "random"], games=10, seed=2)
    assert without_clock(one) != without_clock(other)


def test_options_of_the_set_up_are_played():
    solo = simulate("space_escape", ["random"], games=3, seed=1, options={"rats": "2"})
    assert solo.games == 3
    with pytest.raises(SetupError):
        simulate("space_escape", ["random"], games=1, options={"rats": "9"})


def test_progress_is_told_after_each_game():
    told = []
    simulate(
        "space_escape", ["random", "random"], games=3, progress=lambda *count: told.append(count)
    )
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_game_that_fails_is_reported_with_its_seed_and_the_others_go_on(monkeypatch):
    third = playing.game_seed(1, 2)

    def sometimes_faulty(game, setup, levels, seed, counts_uses):
        if seed == third:
            raise KeyError("tail")
        return play(game, setup, levels, seed, counts_uses)

    play = playing.play_game
    monkeypatch.setattr(playing, "play_game", sometimes_faulty)
    report = simulate("space_escape", ["random", "random"], games=4, seed=1)
    assert report.games == 4
    assert [(one.seed, one.sentence) for one in report.failures] == [(third, "KeyError: 'tail'")]
    assert sum(report.endings.values()) == 3


def test_ctrl_c_stops_a_series_at_once():
    def stop(played, _games):
        if played == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("space_escape", ["random", "random"], games=500, jobs=2, progress=stop)


def test_unknown_levels_and_games_are_refused_in_one_sentence():
    with pytest.raises(UnknownLevel, match="'clever' is not a level of play; choose from random"):
        simulate("space_escape", ["clever", "random"], games=1)
    with pytest.raises(UnknownLevel):
        player_for("space_escape", "clever")
    with pytest.raises(GameError):
        player_for("chess", "novice")
