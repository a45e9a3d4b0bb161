"""Fixtures for every scene test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="package")
def quick_disk() -> Iterator[None]:
    """Let no save wait until the disk has it: nobody pulls the plug on a scene test.

    That saves are whole, whatever happens while they are written, is tested in `tests/saves`.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield
