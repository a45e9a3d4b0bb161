"""What is on offer on the row: ghosts of the hand, lit spaces, and what would follow."""

from __future__ import annotations

import pytest

from game.rules.evacuate import RUN_CARDS, hand
from game.scenes.choices import Choices
from game.scenes.evacuate.ghosts import Ghost, Offer
from game.scenes.evacuate.table import EvacTop
from tests.rules.evacuate.table import Table, basic, table
from tests.scenes.driver import open_board, texts_once
from tests.scenes.evacuate.rows import canvas_of, match_at


def asked_at(position: Table, focus: str) -> tuple[EvacTop, Choices]:
    """Sit down as whoever is asked at a position, with an option in focus."""
    match = match_at(position)
    seat = match.waiting()[0]
    top = EvacTop(texts_once(), match, open_board("evacuate"))
    top.settle(match.view(seat), seat)
    choices = Choices(seat, match.decisions()[seat], lambda key: match.foresee(seat, key))
    top.choose(choices)
    choices.focus(focus)
    return top, choices


def offer_of(position: Table, focus: str) -> tuple[EvacTop, Offer]:
    top, _ = asked_at(position, focus)
    return top, top._offer()


def node_of(top: EvacTop, ghost: Ghost) -> str:
    """Return the space on which a ghost stands."""
    x, y = ghost.spot
    node = top._actors.plan.node_at(x, y)
    return "" if node is None else top._places.nodes[node].name


def test_every_card_of_the_hand_has_a_ghost_where_it_would_end() -> None:
    top, offer = offer_of(basic(row="concourse service?", at="ember concourse.1"), "m3")
    found = {ghost.label: node_of(top, ghost) for ghost in offer.ghosts}
    assert found == {
        "0": "concourse.1", "1": "concourse.2", "2": "concourse.3", "3": "concourse.4",
        "4": "concourse.5",
    }  # fmt: skip
    assert [ghost.label for ghost in offer.ghosts if ghost.strong] == ["3"]
    assert {ghost.runner for ghost in offer.ghosts} == {0}


def test_cards_that_end_on_the_same_space_share_a_ghost() -> None:
    top, offer = offer_of(basic(row="checkpoint service?", at="ember checkpoint.1"), "m1")
    labels = {node_of(top, ghost): ghost.label for ghost in offer.ghosts}
    assert labels == {"checkpoint.1": "0", "checkpoint.2": "1·2·3·4"}


def test_ghosts_stop_where_the_rules_stop_a_card() -> None:
    top, offer = offer_of(basic(row="acid service?", at="ember acid.1"), "m3")
    found = {ghost.label: node_of(top, ghost) for ghost in offer.ghosts}
    assert found["1·3·4"] == "acid.2", "speed 3 and more stop on the first acid"


def test_ghosts_beyond_a_card_that_nobody_knows_stand_on_its_back() -> None:
    top, offer = offer_of(basic(row="concourse service?", at="ember concourse.5"), "m2")
    back = top._actors.plan.card_box(1)
    beyond = [ghost for ghost in offer.ghosts if ghost.label not in ("0",)]
    assert [ghost.label for ghost in beyond] == ["1", "2", "3", "4"]
    xs = [ghost.spot[0] for ghost in beyond]
    assert xs == sorted(xs)
    assert all(back.x < x for x in xs)


def test_ghosts_after_a_wall_look_the_other_way() -> None:
    _, offer = offer_of(basic(row="service? deadend|", at="ember deadend.3"), "m2")
    assert {ghost.label: ghost.facing for ghost in offer.ghosts}["2"] == -1


def test_spent_cards_have_no_ghost() -> None:
    position = basic(row="concourse service?", at="ember concourse.1", spent={"ember": "m3 drag"})
    _, offer = offer_of(position, "m1")
    speeds = {RUN_CARDS[card].speed for card in hand(position.state, 0)}
    assert {int(label) for ghost in offer.ghosts for label in ghost.label.split("·")} == speeds


def test_spaces_on_offer_are_lit_and_the_one_in_focus_shows_who_comes_there() -> None:
    position = basic(row="concourse service?", at="ember concourse.1 sun concourse.3")
    position.act(ember="pack", sun="m1", teal="m1", sky="m1")
    key = position.asked.options[0].key
    top, offer = offer_of(position, key)
    node = int(key.removeprefix("go:"))
    assert offer.lit[node] is True
    assert [(ghost.runner, node_of(top, ghost)) for ghost in offer.ghosts] == [(0, "concourse.3")]


def test_a_runner_in_focus_shows_where_it_would_be_pushed() -> None:
    position = basic(row="concourse service?", at="ember concourse.3 sun concourse.3")
    position.act(ember="trip", sun="m1", teal="m1", sky="m1")
    top, offer = offer_of(position, "runner:1")
    assert [(ghost.runner, node_of(top, ghost)) for ghost in offer.ghosts] == [(1, "concourse.2")]
    assert offer.lit == {}
    assert top._stress().focused == 1
    assert 1 in top._stress().selectable


def test_a_swap_shows_both_who_change_places() -> None:
    position = table("pell", "korrund", "zubrek", row="concourse service?",
                     at="pell concourse.2 korrund concourse.5 zubrek concourse.3")  # fmt: skip
    position.act(pell="scatter", korrund="m1", zubrek="m1")
    top, offer = offer_of(position, "runner:2")
    found = {ghost.runner: node_of(top, ghost) for ghost in offer.ghosts}
    assert found == {0: "concourse.3", 2: "concourse.2"}


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080)])
def test_spaces_and_runners_on_offer_can_be_hit_at_every_size(size: tuple[int, int]) -> None:
    canvas, frame = canvas_of(size)
    position = basic(6, row="concourse service?", at="ember concourse.1 sun concourse.3")
    position.act(ember="pack", **dict.fromkeys(("sun", "teal", "sky", "violet", "ivory"), "m1"))
    runners = basic(6, row="concourse service?")
    runners.act(ember="trip", **dict.fromkeys(("sun", "teal", "sky", "violet", "ivory"), "m1"))
    for asked in (position, runners):
        top, choices = asked_at(asked, "pass")
        spots = top.spots(canvas, frame, choices.decision)
        assert spots.keys() == {option.key for option in choices.decision.options}
        for key, spot in spots.items():
            x, y, width, height = spot.box
            assert min(width, height) >= 22, key
            if key != "pass":
                assert frame.board.x <= x <= x + width <= frame.board.right, key
                assert frame.board.y <= y <= y + height <= frame.board.bottom, key


def test_what_is_asked_about_is_always_in_sight() -> None:
    row = "start debris acid hole walkway panic coolant checkpoint narrow service?"
    position = basic(row=row, at="ember start.1 sun narrow.1 teal narrow.1 sky start.1")
    position.act(ember="trip", sun="m1", teal="m1", sky="m1")
    top, choices = asked_at(position, "pass")
    boxes = [top._box_on_row(option.target) for option in choices.decision.options]
    assert all(top._actors.camera.shows(box.x, box.right) for box in boxes if box)
