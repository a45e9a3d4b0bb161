"""A state as JSON-ready data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.contract import Setup
from game.rules.evacuate.state import EvacState


def dump(state: EvacState) -> dict[str, Any]:
    raise NotImplementedError


def restore(data: Mapping[str, Any], setup: Setup) -> EvacState:
    raise NotImplementedError
