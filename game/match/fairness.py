"""The fingerprint of a match's shuffles: shown before the first card, checked after the last.

Every shuffle follows from the seed and the rules (`rules/rng.py`), so a promise about the seed is
one about all of them. The salt keeps the seed from being found by trying them all. Anybody can
check a fingerprint without this program:

    python3 -c "import hashlib; print(hashlib.sha256(b'SEED SALT').hexdigest())"
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, NamedTuple

SALT: Final = r"^[0-9a-f]{32}$"
FINGERPRINT: Final = r"^[0-9a-f]{64}$"
_SALT_BYTES: Final = 16
_GROUP: Final = 4


def fresh_salt() -> str:
    """Return 32 random hexadecimal digits; no part of the rules."""
    return secrets.token_hex(_SALT_BYTES)


def fingerprint_of(seed: int, salt: str) -> str:
    """Return the SHA-256, in 64 hexadecimal digits, of `SEED SALT` with one space between."""
    return sha256(f"{seed} {salt}".encode("ascii")).hexdigest()


class Pledge(NamedTuple):
    """What was promised about the shuffles before the first card was dealt."""

    salt: str
    fingerprint: str
    """As it was shown at the start."""
    drawn: bool
    """Whether chance drew the seed, so that nobody knows it before the end."""

    @classmethod
    def over(cls, seed: int, *, drawn: bool, salt: str = "") -> Pledge:
        """Promise a seed; with a fresh salt if none is given."""
        salt = salt or fresh_salt()
        return cls(salt, fingerprint_of(seed, salt), drawn)

    def holds(self, seed: int) -> bool:
        """Say whether this is the seed that was promised."""
        return fingerprint_of(seed, self.salt) == self.fingerprint


def in_groups(digits: str, most: int | None = None) -> str:
    """Return digits in groups of four, so that they can be read aloud; all, or the first of them.

    `most` counts digits.
    """
    shown = digits[:most]
    return " ".join(shown[at : at + _GROUP] for at in range(0, len(shown), _GROUP))
