"""Where the lit ends stand, what they are marked with, and where their ghosts promise to be."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.rules.space_escape import GONE, OUT, POD, EscapeState
from game.scenes.choices import Choices
from game.scenes.space_escape.ghosts import Ghost, LitEnd
from game.scenes.space_escape.offers import (
    WALKS,
    ends_of_pick,
    lit_ends,
    moving_piece,
    node_of,
    offered_pieces,
    walk_of,
)
from tests.rules.space_escape.tabletop import Table, table
from tests.scenes.space_escape.tables import at_random, choices_of, match_at, new_match, sit_down


def ends_of(position: Table) -> Mapping[str, LitEnd]:
    """Return the lit ends of a position by option."""
    match = match_at(position)
    return {end.key: end for end in lit_ends(match.view(None), choices_of(match))}


def end_of(position: Table, key: str) -> LitEnd:
    """Return one lit end of a position."""
    return ends_of(position)[key]


def rat_at(node: int, **more: object) -> Table:
    """Ana's rat stands somewhere, and her card moves it 2."""
    return table("6", rats={"ember": node}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("position", "key", "tag", "meaning", "ghost"),
    [
        (rat_at(8), "cw2", "", "lamp", 10),
        (rat_at(1), "cw2", "ladder", "warn", 27),
        (rat_at(27), "cw2", "shaft", "info", 7),
        (rat_at(30), "cw2", "check", "good", 32),
        (rat_at(31, snakes={"plum": 33}), "cw2", "broken", "bad", None),
        (table("46", rats={"ember": 2}), "cw3", "skull", "bad", None),
        (rat_at(10), "cw2", "feet", "info", 12),
        (table("5", rats={"ember": 74}), "cw1", "pod", "good", POD),
        (table("28", snakes={"rose": 38}).answer("cw1"), "ccw2", "star", "good", None),
        (table("28", snakes={"rose": 26}).answer("cw1"), "ccw2", "ladder", "warn", 44),
        (table("28", snakes={"rose": 73}).answer("cw1"), "cw2", "skull", "bad", POD),
    ],
)
def test_an_end_is_marked_with_the_weightiest_thing_that_follows(
    position: Table, key: str, tag: str, meaning: str, ghost: int | None
) -> None:
    end = end_of(position, key)
    assert (end.tag, end.meaning) == (tag, meaning)
    assert (end.ghost.node if end.ghost else None) == ghost


def test_a_bite_shows_where_the_bitten_rat_goes() -> None:
    bitten = end_of(rat_at(31, snakes={"plum": 33}), "cw2")
    assert bitten.others == (Ghost("rat_ember", 18),)
    biting = end_of(table("28", rats={"sun": 28}, snakes={"rose": 30}).answer("cw1"), "ccw2")
    assert biting.ghost == Ghost("snake_rose", 28)
    assert biting.others == (Ghost("rat_sun", 6),)


def test_a_walk_is_drawn_over_every_space_it_passes() -> None:
    assert end_of(table("46", rats={"ember": 22}), "cw3").way == (22, 23, 0, 1)
    assert end_of(table("46", rats={"ember": 1}), "ccw3").way == (1, 0, 23, 22)


def test_two_ladders_equally_near_are_two_ends() -> None:
    ends = ends_of(table("37", snakes={"plum": 70}).answer("ember", "cw2", "plum"))
    assert {key: end.node for key, end in ends.items()} == {"cw": 61, "ccw": 67}
    assert {end.tag for end in ends.values()} == {"ladder"}


def picks(position: Table, key: str) -> list[tuple[tuple[int, ...], int | None]]:
    """Return the ways and last spaces that are shown while a piece in question has the focus."""
    match = match_at(position)
    choices = choices_of(match)
    option = choices.decision.option(key)
    assert option is not None
    ends = ends_of_pick(match.view(None), choices, option)
    return [(end.way, end.ghost.node if end.ghost else None) for end in ends]


def test_a_snake_that_is_picked_for_its_ladder_shows_where_it_would_end() -> None:
    position = table("37", snakes={"plum": 70, "lime": 65}).answer("ember", "cw2")
    assert picks(position, "snake:2") == [((65, 66, 67), 77)]


def test_of_two_ladders_equally_near_both_ends_are_shown_before_the_snake_is_picked() -> None:
    position = table("37", snakes={"plum": 70}).answer("ember", "cw2")
    assert picks(position, "snake:0") == [((70, 71, 60, 61), 73), ((70, 69, 68, 67), 77)]


def test_a_colour_shows_where_all_its_snakes_would_end() -> None:
    shown = picks(table("c4", snakes={"plum": (70, 20)}), "colour:plum")
    assert [way[0] for way, _ in shown] == [70, 70, 20]


def test_a_piece_whose_way_is_asked_next_shows_no_end() -> None:
    assert picks(table("39"), "rat:ember") == []


@pytest.mark.parametrize(("seats", "challenge"), [(4, "on"), (2, "off"), (1, "on")])
def test_ghosts_stand_where_the_creatures_will_stand(seats: int, challenge: str) -> None:
    """Whatever is shown before a choice is what the choice brings, in whole matches."""
    shown = 0
    for seed in range(4):
        seats_words = ",".join(["human"] * seats)
        match = new_match(seats_words, seed, options={"challenge": challenge})
        chance = random.Random(seed)
        while match.result is None:
            choices = choices_of(match)
            key = at_random(chance)(match, choices)
            ends = {end.key: end for end in lit_ends(match.view(None), choices)}
            match.answer(choices.seat, key)
            if key in ends:
                assert_kept(match.view(None), choices, ends[key])
                shown += 1
    assert shown > 60


def assert_kept(after: EscapeState, choices: Choices, end: LitEnd) -> None:
    """Check that what an end has promised has come true."""
    mover = moving_piece(choices.decision)
    stands = node_of(after, mover)
    if end.ghost is not None:
        assert stands == end.ghost.node
    elif end.tag != "skull":
        assert stands in (GONE, OUT) or end.tag == "broken"
    for ghost in end.others:
        kind, _, colour = ghost.picture.partition("_")
        if kind == "rat":
            assert after.rats[after.crew.index(colour)] == ghost.node
        else:
            spots = zip(after.snake_colours, after.snake_spots, strict=True)
            assert (colour, ghost.node) in list(spots)


def test_every_option_of_every_question_has_a_place_to_press(tmp_path: Path) -> None:
    kinds = set()
    for seed in range(3):
        match = new_match("human", seed, options={"challenge": "on"})
        at = sit_down(tmp_path / str(seed), match, (1024, 576))
        chance = random.Random(seed)
        while at.name == "Table":
            kinds.add(at.decision.kind)
            ids = [id.removeprefix("option:") for id in at.ids() if id.startswith("option:")]
            assert ids == at.keys_on_offer
            at.table.press_option(at_random(chance)(match, at.choices))
            at.stage.update(0.3)
    assert WALKS | {"choose_rat", "choose_snake", "play_card"} <= kinds | {"choose_ladder"}


def test_a_colour_is_chosen_by_one_of_its_snakes() -> None:
    position = table("c4", snakes={"plum": (GONE, 49)})
    match = match_at(position)
    decision = choices_of(match).decision
    pieces = offered_pieces(decision, match.view(None))
    assert decision.kind == "choose_colour"
    view = match.view(None)
    for key, piece in pieces.items():
        number = int(piece.partition(":")[2])
        assert view.snake_colours[number] == key.partition(":")[2]
        assert view.snake_spots[number] != GONE, "a lost snake cannot be pointed at"
    assert len(pieces) == len(decision.options)


def test_the_way_of_a_boost_is_one_space() -> None:
    match = match_at(rat_at(10).answer("cw2"))
    choices = choices_of(match)
    assert choices.decision.kind == "boost_rat"
    ways = {
        option.key: walk_of(match.view(None), choices.decision, option, 12)
        for option in choices.decision.options
    }
    assert ways == {"cw": (13,), "ccw": (11,)}
