"""Every ruling has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = (HERE.parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
GIVEN = [f"R{number}" for number in range(1, 55)]
OURS = re.findall(r"^\| (E\d+) \|", RULINGS.partition("## Escape Plan")[2], re.MULTILINE)


def named_by_tests() -> set[str]:
    """Return the rulings that stand in the docstrings of the tests beside this one."""
    return {
        name
        for path in HERE.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for name in re.findall(r"\b[RE]\d+\b", ast.get_docstring(node) or "")
    }


@pytest.mark.parametrize(("kind", "rulings"), [("given", GIVEN), ("ours", OURS)])
def test_every_ruling_is_named_by_a_test(kind: str, rulings: list[str]) -> None:
    assert len(rulings) > 25, kind
    named = named_by_tests()
    assert [each for each in rulings if each not in named] == []
