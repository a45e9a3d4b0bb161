"""The panels of Evacuate!: every option can be pressed, and no choice is seen before its time."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest

from game.match.match import Match
from game.rules.contract import Decision, Event, Seat, Target
from game.rules.evacuate import RUN_DECK, hand
from game.rules.rng import Chance
from game.scenes.choices import Choices
from game.scenes.evacuate import rail as rail_file
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.evacuate.panels import Panels
from game.scenes.evacuate.rail import survivors_of
from game.scenes.tabletop import Aside, Spot
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame, Rect, board_frame
from tests.scenes.driver import open_board, texts_once
from tests.scenes.evacuate.matches import begun, played, view_of

SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1080))
TOUCH = 24.0
"""Nothing that can be pressed is smaller, in logical units."""


def canvas_of(size: tuple[int, int]) -> tuple[Canvas, BoardFrame]:
    canvas = Canvas(pygame.Surface(size))
    return canvas, board_frame(canvas.width, canvas.height)


def panels_of(match: Match, viewer: Seat | None = None) -> Panels:
    texts = texts_once()
    naming = EvacNaming(texts, match.seats, view_of(match))
    panels = Panels(texts, match, naming, Places(open_board("evacuate")))
    panels.settle(match.view(viewer), viewer)
    return panels


def choices_of(match: Match, seat: Seat) -> Choices:
    return Choices(seat, match.decisions()[seat], lambda key: match.foresee(seat, key))


def pressed_here(decision: Decision) -> list[str]:
    """Return the options that are no places or runners on the row."""
    return [o.key for o in decision.options if o.target.kind not in ("node", "piece")]


def faults(spots: dict[str, Spot], frame: BoardFrame) -> list[str]:
    """Return what lies over something else, outside its region, or is too small."""
    found = []
    boxes = {key: Rect(*spot.box) for key, spot in spots.items()}
    for key, box in boxes.items():
        region = frame.own if frame.own.contains(box.cx, box.cy) else frame.board
        inside = region.contains(box.x, box.y) and region.contains(box.right - 1, box.bottom - 1)
        if not inside:
            found.append(f"{key} is outside")
        if min(box.w, box.h) < TOUCH:
            found.append(f"{key} is too small")
        found += [f"{key} and {other}" for other in boxes if other < key
                  and boxes[other].overlaps(box)]  # fmt: skip
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shift", [0, 6])
def test_every_question_of_a_full_game_can_be_answered_and_drawn(
    size: tuple[int, int], shift: int
) -> None:
    canvas, frame = canvas_of(size)
    met: set[str] = set()
    for match in played(begun(6, 5 + shift, "full", shift), Chance(shift)):
        seat = match.waiting()[0]
        decision = match.decisions()[seat]
        if decision.kind in met:
            continue
        met.add(decision.kind)
        panels, choices = panels_of(match, seat), choices_of(match, seat)
        panels.choose(choices)
        spots = panels.spots(canvas, frame, decision)
        assert sorted(spots) == sorted(pressed_here(decision)), decision.kind
        assert faults(spots, frame) == [], decision.kind
        choices.focus(decision.options[0].key)
        panels.draw_own(canvas, frame, choices)
        panels.draw_nomias(canvas, frame)
        panels.draw_rail(canvas, frame)
        for option in decision.options:
            assert panels.about_option(choices, option).title, (decision.kind, option.key)
    assert len(met) > 12


def test_no_question_leaves_a_gap_in_its_words(caplog: pytest.LogCaptureFixture) -> None:
    met: dict[str, int] = {}
    with caplog.at_level(logging.WARNING, logger="game.content.texts"):
        for seed in range(14):
            for match in played(begun(6, seed, "full", seed), Chance(seed)):
                seat = match.waiting()[0]
                decision = match.decisions()[seat]
                met[decision.kind] = met.get(decision.kind, 0) + 1
                if met[decision.kind] <= 2:
                    panels, choices = panels_of(match, seat), choices_of(match, seat)
                    for option in decision.options:
                        panels.about_option(choices, option)
    assert [record.getMessage() for record in caplog.records] == []
    assert {"deck_look", "premonition", "order_nomia", "lay_station"} <= met.keys()
    assert len(met) > 30


def test_whoever_sees_the_next_nomia_card_reads_what_it_does_before_it_is_sent_away() -> None:
    seen = (m for seed in range(20) for m in played(begun(6, seed), Chance(seed)))
    match = next(m for m in seen if "deck_look" in kinds_of(m))
    (seat,) = match.waiting()
    (card,) = match.decisions()[seat].values.values()
    choices = choices_of(match, seat)
    told = panels_of(match, seat).about_option(choices, choices.decision.options[0])
    assert told.text == texts_once().say(f"evacuate-nomia-{card}-about")
    assert told.notes[0].text.endswith("goes to the bottom of the deck.")


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("size", SIZES)
def test_the_rail_has_a_row_for_every_runner(seats: int, size: tuple[int, int]) -> None:
    _, frame = canvas_of(size)
    match = begun(seats)
    view = view_of(match)
    rows = panels_of(match)._rail.rows(frame.rail, view)
    assert len(rows) == len(view.alive)
    assert rows[0].y >= frame.rail.y
    assert rows[-1].bottom <= frame.rail.bottom
    assert not any(one.overlaps(two) for one, two in pairwise(rows))


def drawn_words(panels: Panels, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return every word that the rail draws."""
    words: list[str] = []

    def note(_canvas: Canvas, _x: float, _y: float, text: str, *_: object, **__: object) -> float:
        words.append(text)
        return 0.0

    with monkeypatch.context() as patched:
        patched.setattr(rail_file, "draw_text", note)
        canvas, frame = canvas_of((1280, 720))
        panels.draw_rail(canvas, frame)
    return " ".join(words)


def test_who_has_chosen_is_seen_and_never_what(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(4)
    said = []
    for card in ("m1", "panic_run"):
        match = begun(4)
        match.answer(0, card)
        said.append(drawn_words(panels_of(match, 1), monkeypatch))
    assert said[0] == said[1]
    assert said[0].count("Card chosen") == 1
    assert said[0].count("Choosing…") == 3
    assert "Panic" not in said[1]


def test_after_the_reveal_the_rail_shows_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(4)
    for seat in range(4):
        match.answer(seat, "panic_run")
    assert "Panicked Run" in drawn_words(panels_of(match), monkeypatch)


def test_losses_hits_and_captives_are_seen_in_the_row() -> None:
    view = begun(4, game="full", shift=2).view(None)
    assert view.civs[:3] == ("urumak", "collector", "glazatoq")
    view.hits = 1
    view.alive = [2, 4, 2, 5]
    view.captives = ("0",)
    view.safe = 2
    assert [being.state for being in survivors_of(view, 0)] == ["alive", "hit", "lost"]
    assert [being.state for being in survivors_of(view, 1)] == ["alive"] * 4
    assert len({being.colour for being in survivors_of(view, 1)}) == 2
    states = [being.state for being in survivors_of(view, 2)]
    assert states == ["alive", "alive", "safe", "safe", "lost", "lost"]


def at(panels: Panels, box: Sequence[float]) -> object:
    canvas, frame = canvas_of((1280, 720))
    x, y, w, h = box
    return panels.target_at(canvas, frame, x + w / 2, y + h / 2)


def test_everything_in_the_panels_can_be_asked_about() -> None:
    match = begun(4, game="full")
    panels = panels_of(match, 0)
    _, frame = canvas_of((1280, 720))
    view = view_of(match)
    row = panels._rail.rows(frame.rail, view)[2]
    assert at(panels, row) == Aside("seat", "2")
    for card, box in panels._hand_boxes(frame.own).items():
        assert at(panels, box) == Target("card", card)
    side = panels._hand.side_box(frame.own)
    assert at(panels, (side.x, side.y, side.w, 40)) == Aside("civ", "0")
    (slip,) = panels._hand.special_boxes(side, view, 0).values()
    assert at(panels, slip) == Target("card", view.specials[0])
    for thing in (
        *(Aside(kind) for kind in ("nomia_deck", "nomia_discard", "market", "tracker", "own")),
        *(Aside("figure", id) for id in ("round", "arrow", "stations", "lost", "until")),
        *(Aside("step", str(step)) for step in range(5)),
        *(Aside("seat", str(seat)) for seat in range(4)),
        *(Target("card", card) for card in RUN_DECK),
        Aside("civ", "1"),
        Aside("badge", "sun"),
        Target("card", "market:swarm"),
        Target("card", "station:hole"),
        Target("card", "station:?"),
        Target("card", "time_slip"),
        Target("node", "5"),
        Target("piece", "runner:1"),
        None,
    ):
        insight = panels.about_target(thing)
        assert insight.title, thing
        assert insight.text or insight.notes, thing
        assert "evacuate-" not in insight.title + insight.text, thing


def test_a_spent_card_stays_in_its_place_and_is_no_choice() -> None:
    match = begun(4)
    for seat in range(4):
        match.answer(seat, "m2")
    for _ in played(match, Chance(3)):
        if view_of(match).round == 2:
            break
    panels = panels_of(match, 0)
    canvas, frame = canvas_of((1280, 720))
    assert "m2" in panels._hand_boxes(frame.own)
    assert "m2" not in panels.spots(canvas, frame, match.decisions()[0])
    assert "m2" not in hand(view_of(match), 0)
    assert "Spent" in panels.about_target(Target("card", "m2")).notes[0].text


def test_the_steps_of_a_round_light_up_in_their_order() -> None:
    steps: dict[int, list[int]] = {}
    for match in played(begun(3), Chance(2)):
        seat = match.waiting()[0]
        crumbs = panels_of(match, seat).crumbs(match.decisions()[seat])
        steps.setdefault(view_of(match).round, []).append(crumbs[1])
    assert all(seen == sorted(seen) and seen[0] == 0 for seen in steps.values())
    assert {step for seen in steps.values() for step in seen} == {0, 2, 3, 4}


def test_whoever_only_watches_can_ask_about_the_open_cards() -> None:
    match = begun(4)
    _, frame = canvas_of((1280, 720))
    panels = panels_of(match)
    first, second, *_ = panels._hand.open_boxes(frame.own, view_of(match))
    assert at(panels, second) == Aside("seat", "1")
    for seat in range(4):
        match.answer(seat, "trip")
    assert at(panels_of(match), first) == Target("card", "trip")


def test_the_step_of_the_round_is_announced_before_anything_moves() -> None:
    panels = panels_of(begun(4))
    steps, _ = panels.crumbs(None)
    panels.announce(Event("survivor_stayed", {"runner": 2, "reason": "zero"}))
    assert (panels.crumbs(None)[1], panels.doer) == (2, 2)
    panels.announce(Event("nomia_drawn", {"card": "rear", "left": 3}, reveals=True))
    assert steps[panels.crumbs(None)[1]] == "Nomia"
    assert panels.doer is None


def test_who_cannot_run_is_told_so_when_the_card_is_chosen() -> None:
    match = begun(4)
    told = []
    for viewer in (0, 1):
        view, panels = view_of(match), panels_of(match)
        view.stunned[0] = True
        panels.settle(view, viewer)
        told.append(len(panels.about_target(None).notes))
    assert told == [1, 0]


def test_who_loses_one_is_told_how_many_nomia_cards_are_still_to_come() -> None:
    at = next(m for m in played(begun(4, 2), Chance(2)) if "pick_nomia" in kinds_of(m))
    (seat,) = at.waiting()
    panels, choices = panels_of(at, seat), choices_of(at, seat)
    panels.choose(choices)
    told = []
    for draws in range(3):
        view = view_of(at)
        view.draws = draws
        panels.settle(view, seat)
        notes = panels.about_option(choices, choices.decision.options[0]).notes
        told.append([note.text for note in notes if "this round" in note.text])
    assert told == [[], ["One more Nomia card this round"], ["2 more Nomia cards this round"]]


def kinds_of(match: Match) -> list[str]:
    return [decision.kind for decision in match.decisions().values()]


@pytest.mark.parametrize("asked", [True, False])
def test_only_who_is_asked_is_told_that_nobody_sees_the_choice(
    asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, told = begun(4), []

    def draw_side(*_: object, secret: bool) -> None:
        told.append(secret)

    panels = panels_of(match, 0)
    monkeypatch.setattr(panels._hand, "draw_side", draw_side)
    panels.draw_own(*canvas_of((1280, 720)), choices_of(match, 0) if asked else None)
    assert told == [asked]
