"""The house: a file imports only from floors below its own, and from its own without circles."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.architecture.house import CELLAR, FLOORS, ROOF, ROOT, Module, modules, read

ALLOWED: dict[str, set[str]] = {
    **{floor: {CELLAR, *FLOORS[: number + 1]} for number, floor in enumerate(FLOORS)},
    "ui": {CELLAR, "content", "ui"},
    ROOF: {CELLAR, ROOF, *FLOORS},
    CELLAR: set(),
}
"""A floor may look down, but `ui` knows nothing of games: only where sprites and sounds lie."""

WAITING_DOORS = "scenes"
"""Screens lead to each other and back, so here a way may be imported when somebody walks it."""

OPEN_OF_RULES = {"contract", "graph", "registry", "rng"}
"""What the upper floors may know of the rules, besides a game's own package."""

ONLY_ON = {
    "pygame": {"ui", "scenes", ROOF},
    "pytmx": {"content"},
    "pydantic": {"content", "match"},
    "platformdirs": {"match", ROOF},
    "rich": {ROOF},
    "fluent": {"content"},
    "random": {"ui", "scenes"},
    "pickle": set(),
    "numpy": set(),
}

PURE = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "heapq",
    "itertools", "math", "operator", "types", "typing",
}  # fmt: skip
"""What the rules may import: nothing that reaches outside, keeps time or draws lots."""

IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "hash", "id"}
"""`hash` of a text differs from run to run, and an `id` from object to object."""


def our_imports(module: Module) -> Iterator[tuple[str, int, str]]:
    """Yield name, line and moment of every import of another module of ours."""
    for name, line, when in module.imports:
        if name in modules():
            yield name, line, when


def every_module(*floors: str) -> list[Module]:
    return [module for module in modules().values() if not floors or module.floor in floors]


def faults_of_direction(module: Module) -> list[str]:
    return [
        f"{module}:{line} ({module.floor}) imports {name} ({modules()[name].floor})"
        for name, line, _ in our_imports(module)
        if modules()[name].floor not in ALLOWED[module.floor]
    ]


def test_a_file_imports_only_from_its_own_floor_and_those_below() -> None:
    assert [fault for module in every_module() for fault in faults_of_direction(module)] == []


def test_every_import_of_ours_leads_to_a_file() -> None:
    strays = [
        f"{module}:{line} imports {name}"
        for module in every_module()
        for name, line, _ in module.imports
        if name.split(".")[0] == "game" and name not in modules()
    ]
    assert strays == []


def circle(ways: Mapping[str, Iterable[str]]) -> list[str]:
    """Return the names along one circle, or nothing if there is none."""
    done: set[str] = set()

    def walk(name: str, trail: list[str]) -> list[str]:
        if name in trail:
            return [*trail[trail.index(name) :], name]
        if name in done:
            return []
        for following in ways.get(name, ()):
            found = walk(following, [*trail, name])
            if found:
                return found
        done.add(name)
        return []

    return next((found for name in ways if (found := walk(name, []))), [])


def ways_within(floor: str, moments: set[str]) -> dict[str, list[str]]:
    """Return who imports whom on one floor.

    A package that gathers its modules imports them; they import it only if they say so.
    """
    return {
        module.name: [
            name
            for name, _, when in our_imports(module)
            if when in moments and modules()[name].floor == floor
        ]
        for module in every_module(floor)
    }


@pytest.mark.parametrize("floor", [*FLOORS, ROOF])
def test_no_floor_imports_in_circles(floor: str) -> None:
    moments = {"load"} if floor == WAITING_DOORS else {"load", "call"}
    assert circle(ways_within(floor, moments)) == []


def test_a_circle_would_be_found() -> None:
    assert circle({"a": ["b"], "b": ["c"], "c": ["b"]}) == ["b", "c", "b"]
    assert circle({"a": ["b", "c"], "b": ["c"], "c": []}) == []


def test_an_import_that_goes_upstairs_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    basement = read(ROOT / "game" / "rules" / "deck.py")
    upstairs = ast.parse("def peek():\n    from game.match.match import Match\n")
    monkeypatch.setattr(basement.tree, "body", [*basement.tree.body, *upstairs.body])
    assert faults_of_direction(basement) == [
        "game/rules/deck.py:2 (rules) imports game.match.match (match)"
    ]


def test_ai_seats_know_nothing_of_the_match_they_play() -> None:
    floors = {
        modules()[name].floor for bot in every_module("bots") for name, *_ in our_imports(bot)
    }
    assert floors <= {"rules", "content", "bots"}


def test_screens_know_a_game_by_its_contract_and_its_package_alone() -> None:
    inside = [
        f"{module}:{line} imports {name}"
        for module in every_module("ui", "scenes", ROOF)
        for name, line, _ in our_imports(module)
        if modules()[name].floor == "rules" and not _is_open(name)
    ]
    assert inside == []


def _is_open(name: str) -> bool:
    """Say whether a module of the rules is meant for the floors above."""
    _, _, *rest = name.split(".")
    is_package = modules()[name].path.name == "__init__.py"
    return len(rest) == 1 and (rest[0] in OPEN_OF_RULES or is_package)


@pytest.mark.parametrize("library", ONLY_ON)
def test_a_library_is_used_only_where_it_belongs(library: str) -> None:
    users = [
        f"{module}:{line}"
        for module in every_module()
        if module.floor not in ONLY_ON[library]
        for name, line, _ in module.imports
        if name.split(".")[0] == library
    ]
    assert users == []


def test_only_painters_draw_lots_and_from_a_stream_of_their_own_that_is_always_the_same() -> None:
    loose = [
        f"{module}:{node.lineno} {ast.unparse(node)}"
        for module in every_module()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).startswith("random.")
        and not (ast.unparse(node.func) == "random.Random" and _is_one_number(node.args))
    ]
    assert loose == []


def _is_one_number(arguments: list[ast.expr]) -> bool:
    return [type(one) for one in arguments] == [ast.Constant]


def test_the_rules_need_nothing_but_pure_parts_of_the_standard_library() -> None:
    outside = [
        f"{module}:{line} imports {name}"
        for module in every_module("rules")
        for name, line, _ in module.imports
        if name.split(".")[0] not in PURE and name not in modules()
    ]
    assert outside == []


def test_the_rules_neither_read_nor_write_nor_depend_on_the_run() -> None:
    impure = [
        f"{module}:{node.lineno} calls {node.func.id}"
        for module in every_module("rules")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in IMPURE_CALLS
    ]
    assert impure == []


def test_a_game_has_the_files_that_every_game_has() -> None:
    games = [path.parent for path in (ROOT / "game" / "rules").glob("*/__init__.py")]
    assert games
    for game in games:
        names = {path.stem for path in game.glob("*.py")}
        missing = {"state", "setup", "steps", "cards", "view", "scoring"} - names
        assert not missing, f"{_short(game)} lacks {sorted(missing)}"


def _short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
