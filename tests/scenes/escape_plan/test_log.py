"""The log of Escape Plan: headings that mean something, and nothing said twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.texts import plain
from game.rules.contract import Event
from game.rules.escape_plan import PARTS, SHOPS
from game.rules.rng import Chance
from game.scenes.chronicle import Chronicle
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.narration import Narrator
from tests.scenes.driver import texts_once
from tests.scenes.escape_plan.matches import begun, played
from tests.scenes.space_escape.tables import sit_down


def chronicle() -> Chronicle:
    """Return the log of a match that has just begun."""
    match = begun(3)
    return Chronicle(
        Narrator(
            texts_once(), "escape_plan", PlanNaming(texts_once(), match.seats, match.view(None))
        )
    )


def test_every_round_has_the_name_of_a_part_of_a_day() -> None:
    say = texts_once().say
    names = [say("escape_plan-round", round=number) for number in range(1, 3 * len(PARTS) + 1)]
    assert names == [f"Day {day}, {part}" for day in (1, 2, 3) for part in PARTS]


def test_the_log_names_the_part_of_the_day(tmp_path: Path) -> None:
    match = begun(1)
    for each in played(match, Chance(1)):
        if each.decisions()[0].kind == "turn":
            break
    at = sit_down(tmp_path, match)
    heads = [line.text for line in at.table._face.log._lines if line.heads]
    assert heads == ["Day 1, morning"]


@pytest.mark.parametrize("others", [1, 2])
def test_being_seen_by_others_is_one_sentence(others: int) -> None:
    log = chronicle()
    log.rebuild([
        Event("turn_began", {"seat": 0, "part": 0, "round": 1}),
        Event("crowded", {"seat": 0, "others": others}),
        Event("notoriety_changed", {"seat": 0, "change": others, "gained": others, "by": "crowd"}),
    ])  # fmt: skip
    words = plain(" ".join(log.entries[-1].sentences))
    assert words.count("Ana") == 1
    assert words.endswith(f"will gain {others} notoriety.")


@pytest.mark.parametrize("shop", SHOPS)
def test_whatever_fills_a_place_needs_no_article(shop: str) -> None:
    log = chronicle()
    log.rebuild([Event("shop_laid", {"seat": 0, "shop": shop, "node": 3})])
    words = plain(log.entries[-1].sentences[-1])
    assert "the Safe House" not in words
    assert texts_once().say(f"escape_plan-shop-{shop}") in words
