"""Codes of four digits that people may set, so that a curtain rises for them alone.

A code keeps others at the table from looking by mistake or in passing. It is no lock: whoever
opens a save with another program finds everything in it, and ten thousand codes are soon tried.
"""

from __future__ import annotations

import secrets
from hashlib import pbkdf2_hmac
from hmac import compare_digest
from typing import Final

from game.rules.contract import SetupError

DIGITS: Final = 4
CODE_HASH: Final = r"^[0-9a-f]{32}:[0-9a-f]{64}$"
"""What a hash looks like: salt, colon, and what digits and salt were made into."""

_ROUNDS: Final = 10_000
"""So often the digits are stirred: a few milliseconds, which nobody notices at a press."""


def hash_of(digits: str) -> str:
    """Return what a save keeps of a code. Raises SetupError unless it has four digits."""
    if not is_code(digits):
        raise SetupError(f"A code has {DIGITS} digits.")
    salt = secrets.token_hex(16)
    return f"{salt}:{_stirred(digits, salt)}"


def opens(digits: str, code_hash: str) -> bool:
    """Say whether these are the digits of a code."""
    salt, _, stirred = code_hash.partition(":")
    return is_code(digits) and compare_digest(_stirred(digits, salt), stirred)


def is_code(digits: str) -> bool:
    """Say whether this can be a code."""
    return len(digits) == DIGITS and digits.isascii() and digits.isdecimal()


def _stirred(digits: str, salt: str) -> str:
    return pbkdf2_hmac("sha256", digits.encode(), salt.encode(), _ROUNDS).hex()
