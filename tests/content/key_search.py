"""Finds in the source which texts are asked for: by full key, by pattern, and with which values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[2] / "game"
PREFIXES = (
    "language",
    "shell",
    "trouble",
    "table",
    "watch",
    "codes",
    "fair",
    "results",
    "sound",
    "welcome",
    "space_escape",
    "evacuate",
    "escape_plan",
)
FAMILIES = ("ask", "event", "why", "result")
"""Kinds of keys that are put together from ids of the rules; these are counted one by one."""

KEY = re.compile(rf"({'|'.join(PREFIXES)})(-[a-z0-9_]+)+")
_PART = re.compile(r"[a-z0-9_-]*")
_GAP = "[a-z0-9_-]+"


class Saying(NamedTuple):
    """A call that says one certain text with certain values."""

    key: str
    fields: frozenset[str]
    place: str


@dataclass
class Search:
    """What the source of the product asks for."""

    words: dict[str, str] = field(default_factory=dict)
    """Every string that stands in the source, and where."""
    patterns: dict[str, str] = field(default_factory=dict)
    """Regular expressions of keys that are put together, and where."""
    sayings: list[Saying] = field(default_factory=list)
    tails: dict[str, str] = field(default_factory=dict)
    """Keys said without the prefix of their game, and where."""

    def literal_keys(self) -> dict[str, str]:
        """Return the full keys that stand in the source, and where."""
        return {word: place for word, place in self.words.items() if KEY.fullmatch(word)}

    def uses(self, key: str) -> bool:
        """Say whether any string or pattern of the source amounts to this key."""
        tail = key.partition("-")[2]
        if key in self.words or tail in self.words:
            return True
        return any(re.fullmatch(p, key) or re.fullmatch(p, tail) for p in self.patterns)


@cache
def search_source() -> Search:
    """Walk through every file of the package once."""
    search = Search()
    for path, tree in _modules(PACKAGE):
        nodes = _nodes(tree)
        docstrings = {id(text) for text in _docstrings(nodes)}
        skipped = docstrings | {id(part) for node in nodes for part in _parts(node)}
        file = str(path.relative_to(PACKAGE.parent))
        for node in nodes:
            if isinstance(node, ast.JoinedStr):
                _note_pattern(node, f"{file}:{node.lineno}", search)
            elif isinstance(node, ast.Call):
                _note_saying(node, f"{file}:{node.lineno}", search)
            elif _is_text(node) and id(node) not in skipped:
                assert isinstance(node, ast.Constant)
                search.words.setdefault(str(node.value), f"{file}:{node.lineno}")
    return search


def _modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Yield every source file below a folder, parsed."""
    for path in sorted(folder.rglob("*.py")):
        yield path, _parsed(path)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _nodes(scope: ast.AST) -> tuple[ast.AST, ...]:
    """Return everything in a module or a function."""
    return tuple(ast.walk(scope))


def _is_text(node: ast.AST) -> bool:
    """Say whether this is a plain string."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _docstrings(nodes: Iterable[ast.AST]) -> Iterator[ast.expr]:
    """Yield strings that stand alone as statements."""
    for node in nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _parts(node: ast.AST) -> list[ast.expr]:
    """Return the fixed parts of a formatted string."""
    return list(node.values) if isinstance(node, ast.JoinedStr) else []


def _note_pattern(node: ast.JoinedStr, place: str, search: Search) -> None:
    """Keep a formatted string if it can be a key and says more than its prefix."""
    fixed = [_alternatives(part) for part in node.values]
    if not all(_PART.fullmatch(word) for words in fixed for word in words):
        return
    longest = "".join(max(words, key=len, default=" ") for words in fixed)
    for prefix in PREFIXES:
        longest = longest.removeprefix(f"{prefix}-")
    said = longest.replace(" ", "").strip("-")
    if said and "-" in longest and said not in FAMILIES:
        pattern = "".join(
            f"(?:{'|'.join(map(re.escape, words))})" if words else _GAP for words in fixed
        )
        search.patterns.setdefault(pattern, place)


def _alternatives(part: ast.expr) -> list[str]:
    """Return the words that a part of a formatted string can be; none if it can be anything."""
    value = part.value if isinstance(part, ast.FormattedValue) else part
    return sorted(_strings(value, {})) if isinstance(value, ast.expr) else []


def _note_saying(node: ast.Call, place: str, search: Search) -> None:
    """Keep a call of `say` whose key stands in the source."""
    called = node.func.attr if isinstance(node.func, ast.Attribute) else None
    called = node.func.id if isinstance(node.func, ast.Name) else called
    if called != "say" or not node.args or not isinstance(node.args[0], ast.Constant):
        return
    key = node.args[0].value
    if not isinstance(key, str):
        return
    if not KEY.fullmatch(key):
        search.tails.setdefault(key, place)
    elif all(keyword.arg for keyword in node.keywords) and len(node.args) == 1:
        fields = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
        search.sayings.append(Saying(key, fields, place))


@cache
def kinds(folder: Path, maker: str) -> frozenset[str]:
    """Return every kind that a folder makes, such as each first argument of `Event(...)`."""
    found: set[str] = set()
    for _, tree in _modules(folder):
        named = _named_strings(tree)
        for function in [tree, *(n for n in _nodes(tree) if isinstance(n, ast.FunctionDef))]:
            local = {**named, **_named_strings(function)}
            for node in _nodes(function):
                if _makes(node, maker):
                    assert isinstance(node, ast.Call)
                    found |= _strings(node.args[0], local)
    return frozenset(found)


def _makes(node: ast.AST, maker: str) -> bool:
    """Say whether this calls the maker with at least one argument."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == maker
        and bool(node.args)
    )


def _named_strings(scope: ast.AST) -> dict[str, set[str]]:
    """Return the names that a scope gives to strings, and the strings each may stand for."""
    named: dict[str, set[str]] = {}
    for node in _nodes(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    named.setdefault(target.id, set()).update(_strings(node.value, {}))
    return named


def _strings(node: ast.expr, named: dict[str, set[str]]) -> set[str]:
    """Return the strings that an expression may amount to."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _strings(node.body, named) | _strings(node.orelse, named)
    if isinstance(node, ast.Name):
        return named.get(node.id, set())
    return set()
