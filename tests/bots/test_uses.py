"""A series can count how often cards, places and tiles are used, and how their users fared."""

from __future__ import annotations

import json

import pytest

from game.bots.arena import simulate
from game.bots.playing import Record
from game.bots.report import report_of
from game.bots.uses import NOBODY, Tally, Use
from game.rules.contract import Event, Result
from game.rules.escape_plan import ESCAPE_PLAN
from game.rules.registry import GAMES
from tests.contract.tables import graph_of

CITY = graph_of("escape_plan")
PLACES = {node.name: node.id for node in CITY.nodes}


def counted(*events: Event, answers: dict[int, str] | None = None) -> dict[Use, int]:
    """Return what one answer and its events are counted as in Escape Plan, but for their kinds."""
    tally = Tally("escape_plan", CITY)
    tally.note(answers or {}, events)
    return {use: count for use, count in tally.uses.items() if use.heading != "events"}


def move(*path: str, gas: int = 0) -> Event:
    places = tuple(PLACES[name] for name in path)
    data = {"seat": 1, "end": places[-1], "path": places, "spent": len(path) - 1, "gas": gas}
    return Event("thief_moved", data)


def rides(*path: str, gas: int = 0) -> set[str]:
    found = counted(move(*path, gas=gas))
    return {use.name for use in found if use.heading == "transports"}


def test_a_card_is_counted_for_the_seat_that_used_it():
    taken = Event("contact_taken", {"seat": 2, "card": "nurse", "place": 3})
    assert counted(taken, taken) == {Use(2, "contacts taken", "nurse"): 2}


def test_a_place_is_counted_by_its_name_on_the_board():
    uses = counted(Event("gang_hired", {"seat": 0, "node": PLACES["c3.gang"], "count": 2}))
    assert uses == {Use(0, "gangs hired", "c3.gang"): 1}


def test_only_an_answer_tells_which_favour_a_gang_member_did():
    assert counted(answers={1: "gang:calm", 2: "go:7"}) == {Use(1, "gang powers", "gang:calm"): 1}


def test_what_is_nobodys_doing_is_counted_for_nobody():
    tally = Tally("escape_plan", CITY)
    tally.note({}, [Event("day_began", {"day": 2})])
    assert tally.uses == {Use(NOBODY, "events", "day_began"): 1}


def test_an_inspector_card_is_counted_if_she_followed_it():
    skipped = Event("inspector_card", {"card": "i_gym", "used": 0})
    followed = Event("inspector_card", {"card": "i_bar", "used": 1})
    assert counted(skipped, followed) == {Use(NOBODY, "inspector cards", "i_bar"): 1}


@pytest.mark.parametrize(
    ("path", "gas", "means"),
    [
        (("s1.store", "s1.a", "s2.a", "s2.clinic"), 0, set()),
        (("s1.store", "s1.subway", "c1.subway", "c1.a", "c1.church"), 0, {"subway"}),
        (("a1.church", "a1.a", "a1.w", "b1.w", "b1.a"), 2, {"ferry", "gas"}),
        (("d1.heliport", "b2.safe_house"), 0, {"heliport"}),
        (("d1.heliport", "d1.a", "d1.business"), 0, set()),
    ],
)
def test_a_way_is_counted_by_what_was_ridden(path: tuple[str, ...], gas: int, means: set[str]):
    assert rides(*path, gas=gas) == means


def test_users_are_compared_with_a_fair_share_of_wins_and_by_their_scores():
    nurse = Use(0, "contacts used", "nurse")
    sandra = Use(2, "contacts used", "nurse")
    records = [
        Record(1, Result("won", (0,), (300, 200)), 9, 50, {nurse: 3}),
        Record(2, Result("won", (1,), (100, 240)), 9, 50, {nurse: 1, sandra: 1}),
    ]
    (score,) = report_of(ESCAPE_PLAN, ["novice", "novice"], records, 1.0).uses["contacts used"]
    assert (score.name, score.count, score.seats) == ("nurse", 5, 2)
    assert (score.of_fair, score.mean_score) == (1.0, 200.0)


def test_scores_are_told_with_their_spread_and_the_lead_of_the_winner():
    records = [Record(n, Result("won", (0,), (100 + n, 90, 80 - n)), 9, 50) for n in range(1, 101)]
    report = report_of(ESCAPE_PLAN, ["novice"] * 3, records, 1.0)
    assert report.seats[0].spread == (105, 125, 150, 175, 195)
    assert report.seats[1].deviation == 0
    assert (report.lead_mean, report.lead_spread) == (60.5, (15, 60, 105))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_counted(game):
    alone = simulate(game, ["random", "random"], games=2, seed=1)
    report = simulate(game, ["random", "random"], games=2, seed=1, counts_uses=True)
    assert not alone.uses
    assert not report.failures
    assert report.seats == alone.seats
    assert len(report.uses) > 1
    assert all(use.count for each in report.uses.values() for use in each)
    assert json.loads(json.dumps(report.plain()))["uses"].keys() == report.uses.keys()


def test_two_processes_count_like_one():
    words = {"game_id": "escape_plan", "levels": ["random"] * 2, "games": 3, "counts_uses": True}
    assert simulate(**words, jobs=2).uses == simulate(**words, jobs=1).uses
