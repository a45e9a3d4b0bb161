"""No words and no keys stand in the source of the screens: they come from texts and key map.

Walks the syntax trees of everything that draws, and fails on strings that a person would read.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.keys import KEYS, key_cap
from tests.content.key_search import KEY

GAME = Path(__file__).resolve().parents[2] / "game"
FILES = [
    *sorted((GAME / "scenes").rglob("*.py")),
    *sorted((GAME / "ui").rglob("*.py")),
    GAME / "app.py",
]
KEY_MAP = {GAME / "ui" / name for name in ("keys.py", "buttons.py", "bindings.py", "reader.py")}
"""Where the names of keys and buttons stand, and those that move the caret of a field."""
CONSOLE = "No screen answers, so the window stays out of sight; Ctrl+C ends it."
"""Printed on the console, as all of the command line is, because no window can show it."""

TEXT_AT = {
    "draw_text": 3, "draw_rich": 3, "Button": 1, "Choice": 1, "Label": 0, "Panel": 0, "Notice": 1,
    "show": 0, "_refuse": 0,
}  # fmt: skip
"""Calls that show words, and the place of these words among the arguments."""
TEXT_NAMES = {"label", "why_not", "placeholder", "sentence", "note", "title", "refusal"}
"""Names of arguments and fields that hold words for people."""
FOR_DEVELOPERS = {"warning", "info", "error", "exception", "debug", "print", "TypeAlias"}

LETTERS = re.compile(r"[A-Za-z]{2,}")
SENTENCE = re.compile(r"[A-Z][a-z]+,? [a-z]+.*|.*[a-z]{2,} [a-z]{2,}[.!?]")
CAPS = {
    cap for names in KEYS.values() for cap in map(key_cap, names) if len(cap) > 1 and cap.isascii()
}
KEYED = re.compile(r"K_[A-Za-z0-9_]+")


def faults_in(source: str) -> list[str]:
    """Return what is hard-coded in a source, one line each."""
    tree = ast.parse(source)
    skipped = set(_not_for_people(tree))
    return sorted({*_sentences(tree, skipped), *_shown(tree, skipped), *_keys(tree)})


def _not_for_people(tree: ast.AST) -> Iterator[int]:
    """Yield what only developers read: docstrings, errors, what is logged, keys of texts."""
    for node in ast.walk(tree):
        parts: list[ast.AST] = []
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if docstring or isinstance(node, ast.Raise | ast.Assert):
            parts = [node]
        elif isinstance(node, ast.Call) and _name(node) in FOR_DEVELOPERS:
            parts = [*node.args]
        yield from (id(each) for part in parts for each in ast.walk(part))


def _strings(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node


def _sentences(tree: ast.AST, skipped: set[int]) -> Iterator[str]:
    for node in _strings(tree):
        if id(node) not in skipped and SENTENCE.fullmatch(str(node.value).strip()):
            yield f"{node.lineno}: {node.value!r}"


def _shown(tree: ast.AST, skipped: set[int]) -> Iterator[str]:
    """Find words that are handed to something that shows them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            place = TEXT_AT.get(_name(node))
            shown = node.args[place : place + 1] if place is not None else []
            shown += [each.value for each in node.keywords if each.arg in TEXT_NAMES]
        elif isinstance(node, ast.Assign):
            names = [each.attr for each in node.targets if isinstance(each, ast.Attribute)]
            shown = [node.value] if TEXT_NAMES & set(names) else []
        else:
            continue
        for words in shown:
            if id(words) not in skipped:
                yield from (f"{words.lineno}: {each!r}" for each in _literal(words))


def _literal(node: ast.expr) -> Iterator[str]:
    """Yield the words in a string, or between the values of one that is filled in."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    for part in parts:
        if isinstance(part, ast.IfExp):
            yield from _literal(part.body)
            yield from _literal(part.orelse)
        elif isinstance(part, ast.Constant):
            words = str(part.value)
            if LETTERS.search(words) and not KEY.fullmatch(words):
                yield words


def _keys(tree: ast.AST) -> Iterator[str]:
    """Find keys by their codes and by what stands on them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and KEYED.fullmatch(node.attr):
            yield f"{node.lineno}: the key {node.attr}"
        elif isinstance(node, ast.Constant) and node.value in CAPS:
            yield f"{node.lineno}: the key {node.value!r}"


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(GAME)))
def test_words_and_keys_stand_nowhere_else(path: Path) -> None:
    faults = faults_in(path.read_text(encoding="utf-8").replace(CONSOLE, ""))
    if path in KEY_MAP:
        faults = [fault for fault in faults if "the key" not in fault]
    assert faults == []


@pytest.mark.parametrize(
    "line",
    [
        'draw_text(canvas, 1, 2, "Roll")',
        'draw_text(canvas, 1, 2, f"{name} rolls")',
        'draw_rich(canvas, 1, 2, "Roll" if mine else words)',
        'Button("dice", "Roll", press)',
        'Button("dice", say("shell-roll"), press, why_not="Not now")',
        'self.controls.refusal = "Not now"',
        'words = "The dice are cast."',
        'words = "Press it again"',
        'self.stage.push(Notice(services, "Gone"))',
        "held = event.key == pygame.K_SPACE",
        'say("shell-hint", key="Ctrl+Enter")',
    ],
)
def test_the_walk_finds_what_is_hard_coded(line: str) -> None:
    assert len(faults_in(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        '"""What this is about."""',
        'raise ValueError("There is no such thing.")',
        '_log.warning("The sound is missing.")',
        'draw_text(canvas, 1, 2, say("shell-roll"))',
        'draw_text(canvas, 1, 2, f"{left} / {whole}")',
        'Button("dice", "", press, icon="dice", key=Action.HINT)',
    ],
)
def test_the_walk_lets_everything_else_pass(line: str) -> None:
    assert faults_in(line) == []
