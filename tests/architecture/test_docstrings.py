"""A reader who opens a file is told what lives there, and what each public name is for."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.house import Module, modules

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

NAMES_FOR_NOTHING = {"manager", "helper", "helpers", "util", "utils", "data", "info", "common"}


def public_definitions(module: Module) -> Iterator[tuple[str, Definition]]:
    """Yield the public classes, functions and methods of a module by their dotted names."""
    yield from _public(module.tree.body, "")


def _public(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, Definition]]:
    for node in body:
        if not isinstance(node, Definition) or node.name.startswith("_"):
            continue
        yield f"{prefix}{node.name}", node
        if isinstance(node, ast.ClassDef):
            yield from _public(node.body, f"{prefix}{node.name}.")


def test_every_module_says_what_lives_in_it() -> None:
    silent = [str(module) for module in modules().values() if not ast.get_docstring(module.tree)]
    assert silent == []


def test_every_public_name_says_what_it_is() -> None:
    silent = [
        f"{module}:{node.lineno} {name}"
        for module in modules().values()
        for name, node in public_definitions(module)
        if not ast.get_docstring(node)
    ]
    assert silent == []


def test_the_first_line_of_a_docstring_is_one_sentence() -> None:
    ragged = [
        f"{module}:{node.lineno} {name}"
        for module in modules().values()
        for name, node in public_definitions(module)
        if not (ast.get_docstring(node) or ".").split("\n\n")[0].rstrip().endswith((".", ":", "!"))
    ]
    assert ragged == []


def test_no_file_has_a_name_that_says_nothing() -> None:
    empty = [name for name in modules() if NAMES_FOR_NOTHING & set(name.split("."))]
    assert empty == []


def test_nobody_leaves_a_note_to_do_it_later() -> None:
    marks = ("TO" + "DO", "FIX" + "ME", "X" * 3)
    notes = [
        f"{module}:{number}"
        for module in modules().values()
        for number, line in enumerate(module.path.read_text(encoding="utf-8").splitlines(), 1)
        if any(mark in line for mark in marks)
    ]
    assert notes == []
