"""The modules of the package as they stand in the source, with everything that they import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "game"

FLOORS = ("rules", "content", "bots", "match", "ui", "scenes")
"""From the ground up; the loose modules of the package (the command line, the app) are the roof."""

ROOF = "roof"
CELLAR = "cellar"
"""The package itself: its version, and nothing to run."""


class Import(NamedTuple):
    """One module that another one imports."""

    module: str
    line: int
    when: str
    """`load`: with the module; `call`: inside a function; `typing`: for the type checker alone."""


@dataclass(frozen=True)
class Module:
    """One file of the package."""

    name: str
    path: Path
    tree: ast.Module

    @property
    def floor(self) -> str:
        parts = self.name.split(".")
        if len(parts) == 1:
            return CELLAR
        return parts[1] if parts[1] in FLOORS else ROOF

    @property
    def imports(self) -> tuple[Import, ...]:
        return tuple(_imports(self.tree.body, "load"))

    def __str__(self) -> str:
        return self.path.relative_to(ROOT).as_posix()


@cache
def modules() -> dict[str, Module]:
    """Return every module of the package by its dotted name."""
    return {module.name: module for module in map(read, sorted((ROOT / PACKAGE).rglob("*.py")))}


def read(path: Path) -> Module:
    """Return one file as a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Module(name, path, ast.parse(path.read_text(encoding="utf-8"), str(path)))


def floor_of(name: str) -> str:
    """Return the floor of a module of ours."""
    return modules()[name].floor


def _imports(body: list[ast.stmt], when: str) -> Iterator[Import]:
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (Import(name, node.lineno, when) for name in _named(node))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _imports(node.body, "call")
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from _imports(node.body, "typing")
            yield from _imports(node.orelse, when)
        else:
            for inner in ("body", "orelse", "finalbody", "handlers", "cases"):
                yield from _imports(getattr(node, inner, []), when)


def _named(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Yield the modules that one statement names; of ours the module that is really meant."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    assert node.level == 0, f"line {node.lineno}: write the whole name of the module"
    assert node.module is not None
    for alias in node.names:
        inner = f"{node.module}.{alias.name}"
        yield inner if _is_ours(inner) else node.module


def _is_ours(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return name.startswith(f"{PACKAGE}.") and (
        path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()
    )
