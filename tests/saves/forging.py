"""Saves as a person with an editor, a dying disk or bad intentions would leave them."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

Raw: TypeAlias = dict[str, Any]


def forged(raw: Raw) -> bytes:
    """Return a save with whatever content, and a checksum that fits it."""
    bare = {name: value for name, value in raw.items() if name != "checksum"}
    plain = json.dumps(bare, sort_keys=True, separators=(",", ":"))
    return json.dumps(bare | {"checksum": sha256(plain.encode()).hexdigest()}).encode()


def forge(path: Path, change: Callable[[Raw], object]) -> Path:
    """Change a save in place so that its checksum fits again."""
    raw = json.loads(path.read_text())
    change(raw)
    path.write_bytes(forged(raw))
    return path


def damage(path: Path) -> Path:
    """Cut a save off in the middle."""
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    return path


def write_afresh(path: Path, content: bytes) -> Path:
    """Write a file in the place of an older one; to overwrite it takes a disk 20 times as long."""
    path.unlink(missing_ok=True)
    path.write_bytes(content)
    return path
