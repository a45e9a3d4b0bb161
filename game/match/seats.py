"""Who sits where: a person or an AI seat, with the name on the badge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.content.texts import clean_name
from game.rules.contract import SetupError

SeatKind: TypeAlias = Literal["human", "bot"]


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat of a match. Names are cleaned, so that any typed name is safe in a sentence."""

    kind: SeatKind
    name: str
    level: str | None = None
    """Level of an AI seat; None for a person."""

    def __post_init__(self) -> None:
        """Clean the name. Raises SetupError if level and kind do not fit."""
        if (self.kind == "bot") != bool(self.level):
            raise SetupError("An AI seat needs a level, and a person has none.")
        object.__setattr__(self, "name", clean_name(self.name))
