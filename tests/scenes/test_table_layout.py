"""The table at every size of window: nothing over anything else, nothing cut, all large enough."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.layout import Rect
from game.ui.theme import STRONG
from tests.rules.space_escape.tabletop import GONE, POD, Table, table
from tests.scenes.meant import unmeant
from tests.scenes.space_escape.tables import (
    NAMES,
    SIZES,
    WIDEST_NAME,
    AtTable,
    inside,
    match_at,
    new_match,
    sit_down,
)

LONG_NAMES = ("Konstantin B", "Annabella", "Maximilian", "Li")
LEAST_PIXELS = 24

POSITIONS = {
    "the ends of a walk": table("6", rats={"ember": 30}),
    "a choice of rats": table("39", rats={"ember": 4, "sun": POD}),
    "a choice of snakes": table(
        "33", rats={"ember": 30}, snakes={"plum": (47, 49), "lime": (65, 66, 60)}
    ).answer("ember", "cw2"),
    "two ladders": table("37", snakes={"plum": 70}).answer("ember", "cw2", "plum"),
    "a boost": table("6", rats={"ember": 10}).answer("cw2"),
    "lost snakes": table("c3", snakes={"rose": GONE, "lime": GONE, "plum": (GONE, 47)}),
    "a choice of colours": table("c4"),
    "a card to lay down": table("c1"),
    "much danger": table(
        "28", "41", "33", "16",
        rats={"ember": 60, "sun": 42, "teal": 51, "sky": 14},
        snakes={"rose": 62, "plum": (49, 16), "copper": (52, 43), "lime": 14},
        spent=("ember", "sun"), packs={"sky": ("toothbrush", "radish", "map")},
    ),
    "a crowd": table(
        "39", rats={"ember": 62, "sun": 42, "teal": POD, "sky": POD},
        snakes={"plum": (62, 62, 62), "rose": (62, 62), "lime": (66, 66)},
    ),
}  # fmt: skip


def positions(size: tuple[int, int]) -> list[tuple[str, Table]]:
    """Return all positions, or the fullest one where painting is slow."""
    if size[0] > 3000:
        return [("much danger", POSITIONS["much danger"])]
    return list(POSITIONS.items())


def by_size(size: tuple[int, int]) -> str:
    """Return how a size is written in the report."""
    return "x".join(map(str, size))


@pytest.mark.parametrize("size", SIZES, ids=by_size)
def test_nothing_lies_over_anything_and_every_word_is_whole(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for number, (what, position) in enumerate(positions(size)):
        names = LONG_NAMES if number % 2 else NAMES
        at = sit_down(tmp_path / str(number), match_at(position, names), size)
        at.hover(at.keys_on_offer[-1])
        assert unmeant(at) == [], what
        assert_targets(at)
        assert_words_in_their_panels(at)


def assert_targets(at: AtTable) -> None:
    """Check that each option is large enough, in its region, and what the mouse hits there."""
    for key in at.keys_on_offer:
        box = Rect(*at.item(f"option:{key}").box)
        assert min(box.w, box.h) * at.canvas.scale >= LEAST_PIXELS
        option = at.decision.option(key)
        assert option is not None
        home = at.frame.own if option.target.kind == "card" else at.frame.board
        assert inside(box, home), (key, box, home)
        hit = at.table.ring.at(box.cx, box.cy)
        assert hit is not None
        assert hit.id == f"option:{key}"
    others = [item for item in at.items() if not item.id.startswith("option:")]
    buttons = [item for item in others if not item.id.startswith("log:")]
    assert [item.id for item in buttons] == [
        "zoom",
        "rewatch",
        "speed",
        "settings",
        "rules",
        "menu",
        "hint",
        "undo",
        "redo",
    ]
    for item in buttons:
        home = at.frame.prompt if item.id in ("hint", "undo", "redo") else at.frame.strip
        assert inside(item.box, home)
        assert min(item.box[2:]) * at.canvas.scale >= LEAST_PIXELS - 2


def assert_words_in_their_panels(at: AtTable) -> None:
    """Check that no panel writes over its own edge."""
    frame = at.frame
    regions = {
        "prompt": frame.prompt, "side": frame.inspector, "rail": frame.rail,
        "own": frame.own, "strip": frame.strip,
    }  # fmt: skip
    for pane, region in regions.items():
        area = at.canvas.box(region).inflate(2, 2)
        for said in at.said([pane]):
            letters = said.box.inflate(0, -said.pixels * 0.5)
            assert area.contains(letters), f"'{said.text}' leaves the {pane}"


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2], SIZES[4]], ids=by_size)
def test_of_the_widest_names_only_the_names_themselves_are_cut(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for number, (what, position) in enumerate(positions(size)):
        at = sit_down(tmp_path / str(number), match_at(position, [WIDEST_NAME] * 4), size)
        at.hover(at.keys_on_offer[0])
        for said in at.said():
            cut = said.text.endswith("…")
            assert not cut or WIDEST_NAME.startswith(said.text[:-1]), (what, said.text)
        assert WIDEST_NAME in at.prompt().replace(" ", ""), what
        assert_words_in_their_panels(at)


def test_a_prompt_with_usual_names_is_written_large(tmp_path: Path) -> None:
    for number, position in enumerate(POSITIONS.values()):
        at = sit_down(tmp_path / str(number), position, (1280, 720))
        question = at.prompt()
        sizes = {said.pixels for said in at.said(["prompt"]) if said.text == question}
        assert sizes == {round(STRONG)}


@pytest.mark.parametrize("size", [SIZES[0], SIZES[4]], ids=by_size)
def test_every_sentence_of_the_prompt_line_fits(tmp_path: Path, size: tuple[int, int]) -> None:
    """The longest refusals and warnings, with long names."""
    at = sit_down(tmp_path, match_at(POSITIONS["much danger"], LONG_NAMES), size)
    say = at.services.texts.say
    long = [
        say("space_escape-why-rat_has_no_way", rat="Konstantin B", steps="2 or 3"),
        say("space_escape-why-boost_blocked"),
        say("space_escape-why-snake_on_board", colour="Copper"),
        say("space_escape-loses-item_missing") + " " + say("table-press-again"),
        say("table-press-to-go-on", caption=say("space_escape-event-deck_empty"), key="Space"),
    ]
    for sentence in long:
        at.table._say(sentence)
        assert at.prompt() == sentence


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("human", {"rats": "2"}),
        ("human", {"rats": "3"}),
        ("human", {}),
        ("human,steady", {}),
        ("human,steady", {"rats": "4"}),
        ("human,human,novice", {}),
    ],
)
def test_fewer_seats_and_more_hands_fit_as_well(
    tmp_path: Path, seats: str, options: dict[str, str]
) -> None:
    for size in (SIZES[0], SIZES[2], SIZES[4]):
        match = new_match(seats, 5, LONG_NAMES, options)
        at = sit_down(tmp_path / by_size(size), match, size)
        assert unmeant(at) == []
        assert_targets(at)


def test_a_log_of_many_turns_stays_in_its_panel(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human", 5, LONG_NAMES))
    for _ in range(30):
        if at.name == "Table":
            at.take(at.keys_on_offer[0])
    for size in (SIZES[0], SIZES[4]):
        at.resize(*size)
        if at.name == "Table":
            assert unmeant(at) == []
            assert_words_in_their_panels(at)
