"""What the city shows before a choice is made: prices, ways, whom one would meet, tiles, lenses."""

from __future__ import annotations

import pygame
import pytest

from game.match.match import Match
from game.rules.contract import Seat
from game.rules.escape_plan import PLANS, SHOPS, TILES, legal_spaces, reach_of
from game.rules.rng import Chance
from game.scenes.choices import Choices
from game.scenes.escape_plan.ghosts import Offer, met_by, node_of, offer_of
from game.scenes.escape_plan.lenses import LENSES, spotlights
from game.scenes.escape_plan.table import PlanTop
from game.scenes.tabletop import Aside
from game.ui.inputs import Action, Pointer
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import begun, canvas_of, is_kind, play_until, played

LENS_BUTTONS = [Aside("lens", lens) for lens in LENSES]


def choices_of(match: Match, focus: str | None = None) -> Choices:
    """Return the question of a match as a person walks through it."""
    (seat,) = match.waiting()
    choices = Choices(seat, match.decisions()[seat], lambda _key: ())
    choices.focus(focus)
    return choices


def offered(match: Match, focus: str | None = None) -> tuple[Seat, Offer]:
    """Return who is asked, and what the city offers then."""
    (seat,) = match.waiting()
    return seat, offer_of(match.view(seat), choices_of(match, focus))


def late(seats: int = 3, seed: int = 6) -> Match:
    """Return a match on its second day, at the choice of a move."""
    match = begun(seats, seed)
    play_until(match, lambda d: d.kind == "turn" and match.view(None).day == 2, seed)
    return match


def test_every_place_in_reach_says_what_getting_there_costs() -> None:
    match = late()
    seat, offer = offered(match)
    view = match.view(seat)
    for node, routes in reach_of(view, seat).ends.items():
        fare = offer.fares[node]
        assert fare.gas == min(route.gas for route in routes)
        cheap = [route for route in routes if route.gas == fare.gas]
        assert fare.officers == min(len(met_by(view, route)) for route in cheap)


def test_the_way_in_focus_shows_whom_one_would_meet_and_where_one_would_stand() -> None:
    match = late()
    (seat,) = match.waiting()
    view = match.view(seat)
    for option in match.decisions()[seat].options:
        node = node_of(option.target)
        if node is None:
            continue
        _, offer = offered(match, option.key)
        assert offer.end == node
        (best,) = [way for way in offer.ways if way.strong]
        assert best.path[0] == view.spots[seat]
        assert best.path[-1] == node
        assert offer.fare is not None
        assert offer.fare.officers == len(offer.met)
        for tile, colour in offer.met:
            assert colour == 3 or view.officers[tile] >> colour & 1


def test_each_of_several_ways_has_its_number() -> None:
    for seed in range(1, 40):
        match = begun(3, seed)
        for each in played(match, Chance(seed)):
            (seat,) = each.waiting()
            decision = each.decisions()[seat]
            if decision.kind == "route":
                _, offer = offered(each, decision.options[-1].key)
                assert {way.label for way in offer.ways} == {
                    option.key.partition(":")[2] for option in decision.options
                }
                assert offer.ways[-1].strong, "the one in focus lies on top"
                return
    pytest.fail("nobody ever had two ways")


def test_a_tile_is_shown_where_it_would_lie_and_as_it_would_be_turned() -> None:
    match = begun(3)
    decision = play_until(match, is_kind("lay_where"))
    tile = TILES.index(str(decision.values["tile"]))
    key = decision.options[-1].key
    _, offer = offered(match, key)
    assert offer.tile is not None
    assert f"space:{offer.tile.space[0]},{offer.tile.space[1]}" == key
    assert offer.tile.turn in legal_spaces(match.view(None), tile)[offer.tile.space]
    match.answer(match.waiting()[0], key)
    decision = match.decisions()[match.waiting()[0]]
    if decision.kind == "lay_turn":
        _, offer = offered(match, decision.options[-1].key)
        assert offer.tile is not None
        assert f"turn:{offer.tile.turn}" == decision.options[-1].key


def test_lenses_show_what_the_own_plan_pays_and_brings() -> None:
    match = late()
    (seat,) = match.waiting()
    view = match.view(seat)
    plan = PLANS[view.plans[seat]]
    pays = {spot.node for spot in spotlights(view, "targets", seat)}
    brings = {spot.node for spot in spotlights(view, "income", seat)}
    for shop, worth in enumerate(plan):
        node = view.shops[shop]
        if node >= 0:
            assert (node in pays) == (worth > 0), SHOPS[shop]
            assert (node in brings) == (worth == 0), SHOPS[shop]


def test_a_lens_never_tells_of_a_plan_that_the_viewer_does_not_know() -> None:
    match = late()
    view = match.view(None)
    for seat in range(3):
        assert not list(spotlights(view, "targets", seat))
        assert not list(spotlights(view, "income", seat))


def test_a_lens_is_taken_up_and_put_away_by_key_and_by_its_button() -> None:
    canvas, frame = canvas_of((640, 360))
    match = late()
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    top.settle(match.view(match.waiting()[0]), match.waiting()[0])

    def picture() -> bytes:
        top.draw_board(canvas, frame)
        return pygame.image.tobytes(canvas.surface, "RGB")

    plain = picture()
    for number in range(1, len(LENSES) + 1):
        action = Action(f"overlay_{number}")
        assert top.look(action)
        assert picture() != plain
        assert top.look(action)
        assert picture() == plain
    y = frame.board.bottom - 24
    places = [x for x in range(round(frame.board.x), round(frame.board.right), 4)
              if top.target_at(canvas, frame, x, y) in LENS_BUTTONS]  # fmt: skip
    assert top.scroll(canvas, frame, Pointer("down", places[0], y))
    assert picture() != plain


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_question_can_be_painted(seats: int) -> None:
    canvas, frame = canvas_of((640, 360))
    match = begun(seats, seed=9)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    painted: set[str] = set()
    for each in played(match, Chance(5)):
        (seat,) = each.waiting()
        decision = each.decisions()[seat]
        if decision.kind in painted:
            continue
        painted.add(decision.kind)
        top.settle(each.view(seat), seat)
        top.choose(choices_of(each, decision.options[0].key))
        top.draw_board(canvas, frame)
    assert len(painted) > 12
