"""How a command ends: its exit status, and the one line that says what went wrong."""

from __future__ import annotations

import sys

DONE, FAILED, WRONG_USE, INTERRUPTED = 0, 1, 2, 130
"""All is well; a check failed or a file was bad; wrong use; stopped by Ctrl-C, as shells say it."""


def complain(sentence: str, status: int) -> int:
    """Say on one line what is wrong, whatever signs stand in names of files; return the status."""
    print(on_one_line(sentence), file=sys.stderr)
    return status


def on_one_line(sentence: str) -> str:
    """Return a sentence with signs that would break its line, or steer a terminal, as escapes."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")
        for sign in sentence
    )
