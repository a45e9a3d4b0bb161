"""Taking answers back: as far as nothing became known and nobody else has answered."""

from __future__ import annotations

import pytest

from game.match.match import LogEntry, Match
from game.match.positions import named_like, save_of
from game.match.savefile import decode, encode
from game.match.seats import SeatPlan
from game.match.undo import (
    ANOTHER_SEAT,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    OPENED_TOGETHER,
    UNDO_POLICIES,
    UndoPolicy,
    strictest,
)
from game.rules.contract import Event, IllegalChoice
from tests.match.tables import (
    LAMPS_CATALOGUE,
    answer_and_go_back_and_forth,
    first_key,
    lamps,
    last_key,
    light_two_lamps,
    play_on,
    standing,
)


def test_an_answer_can_be_taken_back_to_the_identical_state() -> None:
    match = lamps()
    before = standing(match)
    match.answer(0, "lamp3")
    match.undo(0)
    assert standing(match) == before


def test_redo_reaches_the_identical_state() -> None:
    match = lamps()
    match.answer(0, "lamp3")
    after = standing(match)
    match.undo(0)
    events = match.redo(0)
    assert standing(match) == after
    assert [event.kind for event in events] == ["lamp_lit"]


def test_undo_brings_chance_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lamps()
    game = match.game
    plain_apply = type(game).apply

    def apply_with_chance(state, answers):  # type: ignore[no-untyped-def]
        state.counter += 5
        return plain_apply(game, state, answers)

    monkeypatch.setattr(game, "apply", apply_with_chance)
    counter = match.snapshot()["counter"]
    match.answer(0, "lamp3")
    match.undo(0)
    assert match.snapshot()["counter"] == counter


def test_several_answers_go_back_one_by_one() -> None:
    match = lamps()
    stands = [standing(match)]
    for key in ("lamp3", "lamp1"):
        match.answer(0, key)
        stands.append(standing(match))
    match.undo(0)
    assert standing(match) == stands[1]
    match.undo(0)
    assert standing(match) == stands[0]
    match.redo(0)
    match.redo(0)
    assert standing(match) == stands[2]


def test_at_the_start_there_is_nothing_to_undo() -> None:
    assert lamps().can_undo(0) == (False, NOTHING_TO_UNDO, {})
    with pytest.raises(IllegalChoice):
        lamps().undo(0)


def test_a_new_answer_forgets_what_could_be_redone() -> None:
    match = lamps()
    match.answer(0, "lamp3")
    match.undo(0)
    assert match.can_redo(0).ok
    match.answer(0, "lamp1")
    assert match.can_redo(0) == (False, NOTHING_TO_REDO, {})
    with pytest.raises(IllegalChoice):
        match.redo(0)


def test_another_seat_cannot_take_my_answer_back() -> None:
    match = lamps()
    match.answer(0, "lamp3")
    assert match.can_undo(1) == (False, ANOTHER_SEAT, {"seat": 0})
    match.undo(0)
    assert not match.can_redo(1).ok


def test_my_answer_stays_once_another_seat_has_answered() -> None:
    match = light_two_lamps(lamps())
    assert match.can_undo(0).ok
    match.answer(1, first_key(match, 1))
    assert match.can_undo(0) == (False, ANOTHER_SEAT, {"seat": 1})


def test_my_answer_is_free_again_when_the_other_seat_takes_its_own_back() -> None:
    match = light_two_lamps(lamps())
    match.answer(1, first_key(match, 1))
    match.undo(1)
    assert match.can_undo(0).ok


def test_a_sealed_answer_can_be_unsealed_and_sealed_again() -> None:
    match = light_two_lamps(lamps())
    match.answer(1, last_key(match, 1))
    sealed = standing(match)
    match.undo(1)
    assert match.sealed == frozenset()
    match.redo(1)
    assert standing(match) == sealed


def with_ai_seat() -> Match:
    """A match of Ana and an AI seat; Ana has lit both lamps, and both are asked for a card."""
    match = lamps()
    plans = (match.seats[0], SeatPlan("bot", "Kit", "steady"))
    return light_two_lamps(Match.start(match.game, match.setup, plans, match.seed))


def test_what_an_ai_seat_has_sealed_since_is_in_nobodys_way() -> None:
    match = with_ai_seat()
    match.answer(1, first_key(match, 1))
    assert match.can_undo(0).ok
    match.undo(0)
    assert match.sealed == frozenset()
    assert len(match.log) == 1
    match.redo(0)
    assert match.waiting() == (0, 1), "the AI seat is asked again"


def test_an_ai_seat_that_seals_its_answer_leaves_redo_to_others() -> None:
    match = with_ai_seat()
    chosen, thought = last_key(match, 0), first_key(match, 1)
    match.answer(0, chosen)
    match.undo(0)
    match.answer(1, thought)
    assert match.can_redo(0).ok
    match.redo(0)
    assert match.sealed == frozenset(), "all answers were in"
    assert match.log[2:] == (LogEntry(0, chosen), LogEntry(1, thought))


def test_sealing_another_card_forgets_the_one_that_was_taken_back() -> None:
    match = with_ai_seat()
    match.answer(0, last_key(match, 0))
    match.undo(0)
    match.answer(0, first_key(match, 0))
    assert not match.can_redo(0).ok


def test_answers_opened_together_cannot_be_taken_back() -> None:
    match = light_two_lamps(lamps())
    match.answer(0, first_key(match, 0))
    match.answer(1, first_key(match, 1))
    assert match.can_undo(1) == (False, "shell-undo-card_opened", {})


def answered(match: Match, *events: Event) -> Match:
    """Answer once in a world where just these events follow."""
    game = match.game
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "apply", lambda _state, _answers: list(events))
        match.answer(0, first_key(match, 0))
    return match


def test_the_event_that_revealed_something_is_the_reason() -> None:
    match = answered(lamps(), Event("lamp_lit"), Event("card_drawn", reveals=True))
    assert match.can_undo(0) == (False, "shell-undo-card_drawn", {})


def test_what_only_another_seat_saw_is_not_named_as_the_reason() -> None:
    match = answered(lamps(), Event("trap_found", reveals=True, seen_by=(1,)))
    assert match.can_undo(0).reason == "shell-undo-revealed"
    assert match.can_undo(1).reason == "shell-undo-trap_found"


def test_answers_of_several_seats_are_a_barrier_even_if_nothing_was_revealed() -> None:
    match = light_two_lamps(lamps())
    match.answer(1, first_key(match, 1))
    answered(match)
    assert match.can_undo(0).reason == OPENED_TOGETHER


def test_after_a_barrier_new_answers_can_be_taken_back_up_to_it() -> None:
    match = play_on(lamps(), 4)
    at_barrier = standing(match)
    match.answer(1, first_key(match, 1))
    match.undo(1)
    assert standing(match) == at_barrier
    assert not match.can_undo(1).ok


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_undo_and_redo_at_every_answer_of_a_match(seats: int, seed: int) -> None:
    match = lamps(seats, seed)
    while match.waiting():
        seat = match.waiting()[0]
        answer_and_go_back_and_forth(match, seat, last_key(match, seat))


def test_how_far_a_seat_can_go_back_and_why_no_further() -> None:
    match = lamps()
    assert match.undoable(0) == 0
    match.answer(0, "lamp3")
    assert match.undoable(0) == 1
    assert match.undoable(1) == 0
    match.answer(0, "lamp1")
    assert match.undoable(0) == 2
    assert match.barrier(0).reason == NOTHING_TO_UNDO
    assert match.barrier(1).reason == ANOTHER_SEAT
    for seat in match.waiting():
        match.answer(seat, first_key(match, seat))
    assert match.undoable(0) == 0
    assert match.barrier(0).reason != NOTHING_TO_UNDO


def test_the_stricter_of_two_policies_holds() -> None:
    assert strictest("free", "off") == strictest("off", "confirm") == "off"
    assert strictest("confirm", "free") == "confirm"


@pytest.mark.parametrize("policy", UNDO_POLICIES)
def test_what_a_table_agreed_stays_in_its_save_and_in_a_rematch(policy: UndoPolicy) -> None:
    match = lamps()
    match.undo_policy = policy
    save = decode(encode(save_of(match, LAMPS_CATALOGUE)), "lamps.json")
    assert named_like(lamps(), save).undo_policy == policy
    assert match.restart().undo_policy == policy
