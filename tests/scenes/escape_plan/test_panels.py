"""The panels of Escape Plan: every option can be pressed, priced and told about; secrets stay."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pygame
import pytest

from game.content.texts import plain
from game.match.match import Match
from game.rules.contract import Decision, Option, Seat, Target
from game.rules.escape_plan import ESCAPED, SHOPS
from game.rules.rng import Chance
from game.scenes.choices import Choices
from game.scenes.escape_plan.geometry import Places
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.panels import Panels
from game.scenes.escape_plan.stages import AVOID, END, MOVE, NO_TURN, STEPS, VISIT
from game.scenes.tabletop import Aside, Insight, Spot, Thing
from game.ui.canvas import Canvas
from game.ui.inputs import Pointer
from game.ui.layout import BoardFrame, Rect, board_frame
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.matches import begun, over, played, view_of

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))
TOUCH = 23.0
"""Nothing that can be pressed is smaller, in logical units."""
FAR = ((5, 2), (3, 7), (1, 4), (2, 5))
"""Seats and seeds of games of chance that bring up nearly every question."""


def canvas_of(size: tuple[int, int] = SIZES[0]) -> tuple[Canvas, BoardFrame]:
    canvas = Canvas(pygame.Surface(size))
    return canvas, board_frame(canvas.width, canvas.height)


def panels_of(match: Match, viewer: Seat | None = None) -> Panels:
    texts = texts_once()
    naming = PlanNaming(texts, match.seats, view_of(match))
    panels = Panels(texts, match, naming, Places(open_board("escape_plan")))
    panels.settle(match.view(viewer), viewer)
    return panels


def choices_of(match: Match, seat: Seat) -> Choices:
    return Choices(seat, match.decisions()[seat], lambda key: match.foresee(seat, key))


def in_the_city(decision: Decision, option: Option) -> bool:
    """Say whether an option is pressed in the city, by what the panels leave to it."""
    kind = option.target.kind
    on_a_tile = decision.kind in ("pick_tile", "avoid_tile", "send_to")
    return kind in ("node", "piece") or on_a_tile or decision.kind == "lay_turn"


def faults(spots: dict[str, Spot], frame: BoardFrame) -> list[str]:
    """Return what lies over something else, outside its region, or is too small."""
    found = []
    boxes = {key: Rect(*spot.box) for key, spot in spots.items()}
    for key, box in boxes.items():
        region = frame.own if frame.own.contains(box.cx, box.cy) else frame.board
        if not (region.contains(box.x, box.y) and region.contains(box.right - 1, box.bottom - 1)):
            found.append(f"{key} is outside")
        if min(box.w, box.h) < TOUCH:
            found.append(f"{key} is too small")
        found += [f"{key} and {other}" for other in boxes if other < key
                  and boxes[other].overlaps(box)]  # fmt: skip
    return found


def words_of(insight: Insight) -> list[str]:
    return [insight.title, insight.text, *(note.text for note in insight.notes)]


def ask_for(match: Match, kind: str, seed: int = 1, key: str = "") -> tuple[Choices, Panels]:
    """Play on by chance to a question of a kind that has an option with this key."""
    for each in played(match, Chance(seed)):
        seat = each.waiting()[0]
        decision = each.decisions()[seat]
        if decision.kind == kind and any(option.key.startswith(key) for option in decision.options):
            panels, choices = panels_of(each, seat), choices_of(each, seat)
            panels.choose(choices)
            return choices, panels
    raise AssertionError(f"No {kind} in this match.")


@pytest.mark.parametrize(("seats", "seed"), FAR)
def test_every_question_can_be_answered_drawn_and_told_about(
    seats: int, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    met: set[str] = set()
    with caplog.at_level(logging.WARNING, logger="game.content.texts"):
        for number, match in enumerate(played(begun(seats, seed), Chance(seed))):
            seat = match.waiting()[0]
            decision = match.decisions()[seat]
            if decision.kind in met:
                continue
            met.add(decision.kind)
            _try(match, seat, decision, SIZES[number % len(SIZES)])
    assert [record.getMessage() for record in caplog.records] == []
    assert len(met) >= 20


def _try(match: Match, seat: Seat, decision: Decision, size: tuple[int, int]) -> None:
    """Press, draw and ask about every option of a question."""
    canvas, frame = canvas_of(size)
    panels, choices = panels_of(match, seat), choices_of(match, seat)
    panels.choose(choices)
    spots = panels.spots(canvas, frame, decision)
    here = [o.key for o in decision.options if not in_the_city(decision, o)]
    assert sorted(spots) == sorted(here), decision.kind
    assert faults(spots, frame) == [], decision.kind
    for option in decision.options:
        told = words_of(panels.about_option(choices, option))
        assert told[0], option
        assert not any("{" in words for words in told), (option, told)
    choices.focus(decision.options[0].key)
    panels.draw_own(canvas, frame, choices)
    panels.draw_displays(canvas, frame)
    panels.draw_rail(canvas, frame)
    words, step = panels.crumbs(decision)
    assert len(words) == (0 if step == NO_TURN else len(STEPS))
    assert NO_TURN <= step < len(STEPS)


@pytest.mark.parametrize("size", SIZES)
def test_everything_at_the_table_can_be_asked_about(
    size: tuple[int, int], caplog: pytest.LogCaptureFixture
) -> None:
    canvas, frame = canvas_of(size)
    match = begun(4, 3)
    for _ in zip(range(60), played(match, Chance(3)), strict=False):
        pass
    panels = panels_of(match, match.waiting()[0])
    asked = 0
    with caplog.at_level(logging.WARNING, logger="game.content.texts"):
        for region in (frame.rail, frame.own, frame.board):
            for across in range(0, int(region.w), 13):
                for down in range(0, int(region.h), 9):
                    x, y = region.x + across, region.y + down
                    thing = panels.target_at(canvas, frame, x, y)
                    if thing is not None:
                        asked += 1
                        assert panels.about_target(thing).title, thing
    assert asked > 500
    assert [record.getMessage() for record in caplog.records] == []


def test_places_pieces_and_figures_can_be_asked_about() -> None:
    match = begun(2, 3)
    panels = panels_of(match, 0)
    view = view_of(match)
    for node in range(len(view.tiles.kind)):
        assert panels.about_target(Target("node", str(node))).title
    things: list[Thing] = [
        Target("piece", "officer:s2:red"),
        Target("piece", "officer:s2:inspector"),
        Target("node", "space:2,0"),
        *(Aside("figure", figure.id) for figure in panels.figures()),
        *(Aside("step", str(step)) for step in range(len(STEPS))),
        *(Aside("seat", str(who)) for who in range(3)),
    ]
    for thing in things:
        assert panels.about_target(thing).title, thing
    assert plain(panels.about_target(Aside("seat", "2")).title) == "Sandra"


# Prices and gains


def test_a_contact_for_hire_is_told_with_what_using_it_costs() -> None:
    choices, panels = ask_for(begun(3, 2), "take_contact")
    insight = panels.about_option(choices, choices.decision.options[0])
    assert any(words.startswith("Costs ") for words in map(plain, words_of(insight)))


def test_a_ware_is_told_with_the_money_before_and_after() -> None:
    choices, panels = ask_for(begun(3, 2), "buy_equipment", key="equip")
    option = choices.decision.options[0]
    cash = choices.decision.values["cash"]
    assert isinstance(cash, int)
    told = [plain(words) for words in words_of(panels.about_option(choices, option))]
    assert any(words.startswith(f"Money {cash} → ") for words in told)


def test_a_place_is_told_with_points_officers_and_what_the_plan_pays() -> None:
    match = begun(4, 2)
    for each in played(match, Chance(2)):
        seat = each.waiting()[0]
        decision = each.decisions()[seat]
        view = each.view(seat)
        shops = {f"go:{node}" for node in view.shops if node >= 0}
        found = [o for o in decision.options if o.key in shops]
        if decision.kind == "turn" and found:
            panels, choices = panels_of(each, seat), choices_of(each, seat)
            told = [plain(words) for words in words_of(panels.about_option(choices, found[0]))]
            assert any("points" in words for words in told)
            assert any(words.startswith("Your plan") for words in told)
            return
    raise AssertionError("No business in reach.")


@pytest.mark.parametrize("kind", ["lay_tile", "lay_where", "lay_turn", "lay_shop", "buy_unlock"])
def test_no_steps_are_shown_where_nobody_has_a_turn(kind: str) -> None:
    choices, panels = ask_for(begun(3, 4), kind, 4)
    assert panels.crumbs(choices.decision) == ((), NO_TURN)
    assert panels.crumbs(None) == ((), NO_TURN), "nothing is there to be asked about"


def test_crumbs_follow_the_questions_of_a_turn() -> None:
    expected = {"turn": MOVE, "avoid": AVOID, "take_contact": VISIT, "end_turn": END}
    for kind, step in expected.items():
        choices, panels = ask_for(begun(3, 4), kind, 4)
        assert panels.crumbs(choices.decision)[1] == step


# Secrets


def told_to(match: Match, viewer: Seat | None) -> Sequence[str]:
    """Return what the panels say of every business to a viewer."""
    panels = panels_of(match, viewer)
    return [
        plain(words)
        for shop in SHOPS
        for words in words_of(panels.about_target(Target("tile", shop)))
    ]


def test_only_the_viewer_reads_what_the_own_plan_pays() -> None:
    match = begun(3, 1)
    assert sum("Your plan" in words for words in told_to(match, 0)) == len(SHOPS)
    assert not any("Your plan" in words for words in told_to(match, None))


def test_the_screen_opens_for_its_owner_alone_while_it_is_held(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [100.0]
    monkeypatch.setattr("game.scenes.escape_plan.panels.time.monotonic", lambda: clock[0])
    canvas, frame = canvas_of()
    match = begun(3, 1)
    x, y = frame.own.right - 60, frame.own.cy
    watching = panels_of(match, None)
    assert not watching.press(canvas, frame, Pointer("down", x, y))

    panels = panels_of(match, 0)
    before = panels.shown()
    assert panels.press(canvas, frame, Pointer("down", x, y))
    opened = panels.shown()
    assert opened != before
    clock[0] += 1
    assert panels.press(canvas, frame, Pointer("up", x, y))
    assert panels.shown() != opened


def test_a_screen_that_was_opened_is_covered_for_the_next_viewer() -> None:
    canvas, frame = canvas_of()
    match = begun(3, 1)
    panels = panels_of(match, 0)
    panels.press(canvas, frame, Pointer("down", frame.own.right - 60, frame.own.cy))
    panels.settle(match.view(1), 1)
    assert panels.press(canvas, frame, Pointer("down", frame.own.right - 60, frame.own.cy))


def test_an_escaped_thief_still_has_a_board_to_look_at() -> None:
    canvas, frame = canvas_of()
    match = next(
        each for seed in range(20) for each in (over(2, seed),) if ESCAPED in view_of(each).fate
    )
    panels = panels_of(match, 0)
    panels.draw_own(canvas, frame, None)
    panels.draw_rail(canvas, frame)
    assert panels.about_target(Aside("seat", "0")).title


def test_a_board_says_by_name_who_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, frame = canvas_of()
    match = next(
        each for seed in range(20) for each in (over(2, seed),) if ESCAPED in view_of(each).fate
    )
    heard: list[str] = []

    def hear(_canvas: Canvas, _x: float, _y: float, words: str, *_: object, **__: object) -> float:
        heard.append(words)
        return 0.0

    monkeypatch.setattr("game.scenes.escape_plan.own.draw_text", hear)
    out = view_of(match).fate.index(ESCAPED)
    panels_of(match, 1 - out).draw_own(canvas, frame, None)
    panels_of(match, out).draw_own(canvas, frame, None)
    name = match.seats[out].name
    assert f"{name} is out of the city, and rich." in heard
    assert not [words for words in heard if words.startswith("You ")]
