"""Looking ahead: true as far as it goes, and never further than the seat can know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.contract import IllegalChoice
from game.rules.deck import UNKNOWN
from tests.match.tables import first_key, lamps, light_two_lamps
from tests.match.toy_game import LAMPS_GAME


def test_foresight_tells_what_then_happens() -> None:
    match = lamps()
    foreseen = match.foresee(0, "lamp4")
    assert foreseen == match.answer(0, "lamp4")


def test_foresight_changes_nothing() -> None:
    match = lamps()
    before = match.snapshot()
    match.foresee(0, "lamp4")
    assert (match.snapshot(), match.log, match.mark) == (before, (), 0)


def test_foresight_ends_before_the_first_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lamps()
    plain_apply = type(LAMPS_GAME).apply

    def apply_and_draw(state, answers):  # type: ignore[no-untyped-def]
        events = plain_apply(LAMPS_GAME, state, answers)
        drawn = replace(events[0], kind="card_drawn", reveals=True)
        return [*events, drawn, events[0]]

    assert not match.reveals(0, "lamp4")
    monkeypatch.setattr(LAMPS_GAME, "apply", apply_and_draw)
    assert match.reveals(0, "lamp4"), "and says that there is no way back"
    assert [event.kind for event in match.foresee(0, "lamp4")] == ["lamp_lit"]


def test_nothing_is_sure_while_others_choose_in_secret() -> None:
    match = light_two_lamps(lamps())
    assert match.foresee(0, first_key(match, 0)) == []
    assert not match.reveals(0, first_key(match, 0)), "a sealed answer may be changed"


def test_foresight_is_dealt_from_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt_from = []
    plain_redeal = type(LAMPS_GAME).redeal

    def redeal(view, chance):  # type: ignore[no-untyped-def]
        dealt_from.append(view.copy())
        return plain_redeal(LAMPS_GAME, view, chance)

    monkeypatch.setattr(LAMPS_GAME, "redeal", redeal)
    lamps(seed=99).foresee(0, "lamp4")
    (view,) = dealt_from
    assert set(view.deck) == {UNKNOWN}
    assert set(view.hands[1]) == {UNKNOWN}


@pytest.mark.parametrize(("seat", "key"), [(0, "lamp9"), (1, "lamp1")])
def test_what_is_not_on_offer_cannot_be_foreseen(seat: int, key: str) -> None:
    with pytest.raises(IllegalChoice):
        lamps().foresee(seat, key)
