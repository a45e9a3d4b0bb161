"""What happens when seats answer: in the open, in secret, wrongly, and when it is all over."""

from __future__ import annotations

import pytest

from game.match.match import LogEntry, Match
from game.match.seats import SeatPlan
from game.rules.contract import Event, IllegalChoice, Setup, SetupError, Target
from game.rules.deck import UNKNOWN
from tests.match.tables import first_key, lamps, last_key, light_two_lamps, people, play_on
from tests.match.toy_game import BOARD, LAMPS_GAME, LampsState


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_the_leader_answers_alone_and_the_answer_counts_at_once() -> None:
    match = lamps()
    events = match.answer(0, "lamp3")
    assert kinds(events) == ["lamp_lit"]
    assert match.log == (LogEntry(0, "lamp3"),)
    assert match.view(None).lit == [3]


def test_a_secret_answer_waits_for_the_others() -> None:
    match = light_two_lamps(lamps())
    assert match.answer(1, first_key(match, 1)) == []
    assert match.sealed == {1}
    assert match.waiting() == (0,)
    assert len(match.log) == 2
    assert match.mark == 2


def test_the_last_secret_answer_opens_all_of_them_in_seat_order() -> None:
    match = light_two_lamps(lamps())
    second, first = first_key(match, 1), first_key(match, 0)
    match.answer(1, second)
    events = match.answer(0, first)
    assert kinds(events)[:3] == ["card_opened", "card_opened", "round_won"]
    assert match.log[2:] == (LogEntry(0, first), LogEntry(1, second))
    assert match.sealed == frozenset()


def test_a_sealed_answer_may_be_changed_until_all_are_in() -> None:
    match = light_two_lamps(lamps())
    match.answer(1, first_key(match, 1))
    match.answer(1, last_key(match, 1))
    assert match.sealed_answer(1) == last_key(match, 1)
    assert match.sealed_answer(0) is None
    chosen = last_key(match, 1)
    match.answer(0, first_key(match, 0))
    assert match.log[-1] == LogEntry(1, chosen)


def test_nobody_sees_a_sealed_answer_in_a_view() -> None:
    match = light_two_lamps(lamps())
    before = [LAMPS_GAME.dump(match.view(viewer)) for viewer in (None, 0, 1)]
    match.answer(1, first_key(match, 1))
    assert [LAMPS_GAME.dump(match.view(viewer)) for viewer in (None, 0, 1)] == before


@pytest.mark.parametrize(("seat", "key"), [(0, "lamp9"), (1, "lamp1"), (5, "lamp1"), (0, "")])
def test_an_answer_not_on_offer_is_refused_and_changes_nothing(seat: int, key: str) -> None:
    match = lamps()
    before = match.snapshot()
    with pytest.raises(IllegalChoice):
        match.answer(seat, key)
    assert (match.snapshot(), match.log, match.mark) == (before, (), 0)


def test_a_wrong_secret_answer_is_refused_before_it_is_sealed() -> None:
    match = light_two_lamps(lamps())
    with pytest.raises(IllegalChoice, match="not on offer for seat 2"):
        match.answer(1, "card99")
    assert match.sealed == frozenset()


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = light_two_lamps(lamps())
    match.answer(1, first_key(match, 1))
    before = match.snapshot()

    def break_down(state: LampsState, _answers: object) -> None:
        state.lit.append(99)
        raise RuntimeError("a fault")

    monkeypatch.setattr(LAMPS_GAME, "apply", break_down)
    with pytest.raises(RuntimeError):
        match.answer(0, first_key(match, 0))
    assert match.snapshot() == before
    assert match.sealed == {1}
    assert len(match.log) == 2


def test_each_viewer_is_told_of_its_own_card_only() -> None:
    match = light_two_lamps(lamps())
    mark = match.mark
    match.answer(0, first_key(match, 0))
    told = match.answer(1, first_key(match, 1))
    assert [e.data["seat"] for e in told if e.kind == "card_drawn"] == [1]
    drawn_for = {
        viewer: [e.data["seat"] for e in match.events_since(mark, viewer) if e.kind == "card_drawn"]
        for viewer in (None, 0, 1)
    }
    assert drawn_for == {None: [], 0: [0], 1: [1]}
    assert match.events_since(match.mark, 0) == []


def test_the_history_is_whole_from_mark_zero() -> None:
    match = play_on(lamps(), 6)
    assert kinds(match.events_since(0, None))[:2] == ["lamp_lit", "lamp_lit"]
    assert len(match.all_events()) == match.mark


def test_the_round_follows_the_events() -> None:
    match = lamps()
    assert match.round == 1
    play_on(match, 4)
    assert match.round == 2


def test_trouble_of_an_ai_seat_stands_in_the_log_and_is_told_to_all() -> None:
    match = lamps()
    events = match.answer(0, "lamp0", trouble="time_out")
    assert match.log == (LogEntry(0, "lamp0", "time_out"),)
    assert kinds(events) == ["bot_trouble", "lamp_lit"]
    assert events[0].data == {"seat": 0, "trouble": "time_out"}


def test_trouble_is_one_short_line_whatever_went_wrong() -> None:
    match = lamps()
    match.answer(0, "lamp0", trouble="Traceback\n  boom \ue000\ud800" + "é" * 500)
    (entry,) = match.log
    assert entry.trouble.startswith("Traceback boom é")
    assert len(entry.trouble) == 200


def test_trouble_with_a_secret_answer_is_told_when_it_is_opened() -> None:
    match = light_two_lamps(lamps())
    assert match.answer(1, first_key(match, 1), trouble="crash") == []
    assert kinds(match.answer(0, first_key(match, 0)))[0] == "bot_trouble"


def test_a_match_ends_with_a_result_and_takes_no_more_answers() -> None:
    match = play_on(lamps(), 99)
    assert match.result is not None
    assert not match.decisions()
    with pytest.raises(IllegalChoice, match="not asked"):
        match.answer(0, "lamp1")


def test_a_refusal_names_the_reason() -> None:
    match = lamps()
    match.answer(0, "lamp2")
    refusal = match.refusal(0, Target("node", "2"))
    assert refusal is not None
    assert refusal.key == "lamp_is_lit"
    assert match.refusal(0, Target("node", "3")) is None


def test_a_refusal_is_judged_by_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_with = []

    def note_state(state: LampsState, _seat: int, _target: Target) -> None:
        asked_with.append(state)

    monkeypatch.setattr(LAMPS_GAME, "refusal", note_state)
    lamps().refusal(0, Target("card", "1"))
    assert asked_with[0].deck == [UNKNOWN] * len(asked_with[0].deck)
    assert asked_with[0].seed == 0


def test_restart_deals_the_same_cards_again_or_others() -> None:
    match = play_on(lamps(seed=3), 5)
    again, other = match.restart(), match.restart(seed=4)
    assert again.snapshot() == lamps(seed=3).snapshot()
    assert other.snapshot() == lamps(seed=4).snapshot()
    assert len({match.match_id, again.match_id, other.match_id}) == 3
    assert again.seats == match.seats


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_beyond_the_range_of_chance_is_refused(seed: int) -> None:
    with pytest.raises(SetupError, match="seed"):
        lamps(seed=seed)


def test_a_plan_for_the_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(SetupError, match="2 seats"):
        Match.start(LAMPS_GAME, Setup(2, BOARD), people(3), 1)


def test_a_typed_name_is_cleaned() -> None:
    assert SeatPlan("human", "  Ana\n\ue000x\u202e ").name == "Ana x"


@pytest.mark.parametrize(("kind", "level"), [("human", "steady"), ("bot", None), ("bot", "")])
def test_only_ai_seats_have_a_level(kind: str, level: str | None) -> None:
    with pytest.raises(SetupError):
        SeatPlan(kind, "Ana", level)  # type: ignore[arg-type]
