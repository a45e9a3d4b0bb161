"""Old saves are brought up to date step by step; unknown schemas are refused."""

from __future__ import annotations

import pytest

from game.match.disk import SaveError
from game.match.migrations import CURRENT, STEPS, Raw, migrate


def name_the_title(save: Raw) -> Raw:
    """From schema 1 to 2 of an imagined history: `name` became `title`."""
    return {key: value for key, value in save.items() if key != "name"} | {"title": save["name"]}


def count_the_log(save: Raw) -> Raw:
    """From schema 2 to 3: the length of the log is noted."""
    return save | {"answers": len(save["log"])}


HISTORY = {1: name_the_title, 2: count_the_log}
OLD: Raw = {"schema": 1, "name": "Friday", "log": [[0, "cw1"]]}


def test_an_old_save_climbs_every_step() -> None:
    assert migrate(OLD, "old.json", 3, HISTORY) == {
        "schema": 3,
        "title": "Friday",
        "log": [[0, "cw1"]],
        "answers": 1,
    }


def test_a_save_in_the_middle_climbs_the_rest() -> None:
    middle: Raw = {"schema": 2, "title": "Friday", "log": []}
    assert migrate(middle, "middle.json", 3, HISTORY)["answers"] == 0


def test_migration_does_not_change_the_old_save() -> None:
    before = dict(OLD)
    migrate(OLD, "old.json", 3, HISTORY)
    assert before == OLD


def test_a_present_save_stays_as_it_is() -> None:
    save: Raw = {"schema": CURRENT, "log": []}
    assert migrate(save, "now.json") == save


@pytest.mark.parametrize(
    ("schema", "reason"),
    [
        (0, "never existed"),
        (-5, "never existed"),
        (CURRENT + 1, "newer version"),
        (10**40, "newer version"),
        (-(10**40), "below -1000"),
        (None, "not a saved game"),
        ("1", "not a saved game"),
        (True, "not a saved game"),
    ],
)
def test_an_unknown_schema_is_refused(schema: object, reason: str) -> None:
    with pytest.raises(SaveError, match=reason):
        migrate({"schema": schema}, "odd.json")


def test_an_old_save_that_lacks_a_field_is_damaged() -> None:
    with pytest.raises(SaveError, match="damaged"):
        migrate({"schema": 1}, "old.json", 3, HISTORY)


def test_every_older_schema_has_its_step() -> None:
    assert set(STEPS) == set(range(1, CURRENT))
