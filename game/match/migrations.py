"""From every older save schema to the present one, step by step, on plain dictionaries.

To change the schema: raise `CURRENT`, write `v<n>_to_v<n+1>(save)` that returns a new dictionary,
enter it in `STEPS`, and add a save of the old schema to `tests/saves/old/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from game.match.disk import SaveError

Raw: TypeAlias = dict[str, Any]
"""A save file as JSON gives it, not validated yet."""

CURRENT: Final = 2
"""The schema that this program writes."""


def v1_to_v2(save: Raw) -> Raw:
    """From schema 1 to 2: each seat may have a code, and so far nobody has set one."""
    return save | {"seats": [{**seat, "code": None} for seat in save["seats"]]}


STEPS: Final[Mapping[int, Callable[[Raw], Raw]]] = {1: v1_to_v2}
"""The step that leads away from each older schema."""


def schema_of(raw: Raw, name: str, current: int = CURRENT) -> int:
    """Return the schema of a save. Raises SaveError if this program cannot know it."""
    schema = raw.get("schema")
    if type(schema) is not int:
        raise SaveError("no_saved_game", file=str(name))
    if schema > current:
        raise SaveError("newer_version", file=str(name))
    if schema < 1:
        raise SaveError("unknown_schema", file=str(name), schema=str(_short(schema)))
    return schema


def migrate(
    raw: Raw,
    name: str,
    current: int = CURRENT,
    steps: Mapping[int, Callable[[Raw], Raw]] = STEPS,
) -> Raw:
    """Return the save in the present schema; the dictionary given is not changed.

    Raises SaveError if the schema is unknown or an old save lacks what a step needs.
    """
    for schema in range(schema_of(raw, name, current), current):
        try:
            raw = steps[schema](raw) | {"schema": schema + 1}
        except (KeyError, TypeError, ValueError) as fault:
            raise SaveError("old_schema_incomplete", file=str(name)) from fault
    return raw


def _short(number: int) -> str:
    """Return a number for a sentence, however absurd it is."""
    return str(number) if number > -1000 else "below -1000"
