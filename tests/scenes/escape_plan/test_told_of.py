"""While pieces move, rail and prompt line tell of whoever brings it about, not of who is next."""

from __future__ import annotations

from game.rules.contract import Event
from game.scenes.escape_plan.table import PlanTop
from game.ui.director import Director
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import begun, is_kind, play_until


def test_whoever_sends_an_officer_has_the_prompt_line_while_it_moves() -> None:
    match = begun(4, seed=4)
    play_until(match, is_kind("send_officer"), seed=4)
    (sender,) = match.waiting()
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    mark = match.mark
    key = match.decisions()[sender].options[0].key
    while match.waiting() and match.decisions()[match.waiting()[0]].kind.startswith("send"):
        if match.waiting() != (sender,):
            break
        match.answer(sender, key)
        key = match.decisions()[match.waiting()[0]].options[0].key
    assert match.waiting() != (sender,), "the match runs ahead"
    sent = next(each for each in match.events_since(mark, None) if each.kind == "officer_moved")
    assert top.acting() != sender
    _begin(top, sent)
    assert top.acting() == sender
    assert top.acting_look() == top.naming.look(sender)
    top.settle(match.view(None), None)
    assert top.acting() == match.waiting()[0]


def test_what_nobody_does_leaves_the_prompt_line_to_whoever_is_next() -> None:
    match = begun(3)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    _begin(top, Event("part_began", {"day": 1, "part": "morning"}))
    assert top.acting() == match.waiting()[0]


def _begin(top: PlanTop, event: Event) -> None:
    """Let the first moment of an event pass."""
    director = Director(lambda _sound: None)
    director.add(*top.parts(event))
    director.update(0.01)
    assert director.busy
