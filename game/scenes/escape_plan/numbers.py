"""The numbers of one thief that choices change, and how wounds become handcuffs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.rules.contract import Event, Seat
from game.rules.escape_plan import (
    COSTA_WOUNDS,
    INSPECTOR,
    TOP_NOTORIETY,
    WOUND_CUBES,
    PlanState,
)
from game.scenes.facts import whole


@dataclass(slots=True)
class Numbers:
    """The numbers of one thief that choices change."""

    cash: int
    notoriety: int
    wounds: int
    discs: int
    gas: int

    @classmethod
    def of(cls, view: PlanState, seat: Seat) -> Numbers:
        """Return the numbers of a seat; notoriety with all changes that wait to be settled."""
        notoriety = view.notoriety[seat] + view.gained[seat]
        return cls(view.cash[seat], notoriety, view.wounds[seat], view.discs[seat], view.gas[seat])

    @property
    def settled(self) -> int:
        """The number on the track at which the notoriety is settled."""
        return on_track(self.notoriety)

    def after(self, seat: Seat, events: Iterable[Event]) -> Numbers:
        """Return the numbers once these events have happened."""
        new = Numbers(self.cash, self.notoriety, self.wounds, self.discs, self.gas)
        for event in events:
            if event.kind == "turn_ended":
                break
            if event.data.get("seat") == seat:
                new._take(event)
        return new

    def _take(self, event: Event) -> None:
        match event.kind:
            case "income_taken":
                self.cash += whole(event, "cash")
            case "paid":
                self.cash -= whole(event, "cash")
            case "notoriety_changed":
                self.notoriety += whole(event, "change")
            case "wounded" | "healed" | "cuffed":
                self.wounds = whole(event, "wounds")
            case "disc_taken" | "disc_spent":
                self.discs = whole(event, "discs")
            case "gas_taken":
                self.gas = whole(event, "gas")
            case "thief_moved":
                self.gas -= whole(event, "gas")


def wounds_by(view: PlanState, met: Sequence[int]) -> int:
    """Return how many wounds these officers bring to somebody who slips past none of them."""
    hunted = view.seats == 1 and any(officer % 4 == INSPECTOR for officer in met)
    return len(met) + (COSTA_WOUNDS - 1 if hunted else 0)


def hurt(wounds: int, more: int) -> tuple[int, int]:
    """Return the wounds after more of them, and how often they bring handcuffs (R16)."""
    cuffs = 0
    for _ in range(more):
        full = wounds == WOUND_CUBES
        wounds += -1 if full else 1
        cuffs += full
    return wounds, cuffs


def on_track(notoriety: int) -> int:
    """Return the number on the track at which a notoriety is settled."""
    return max(1, min(TOP_NOTORIETY, notoriety))
