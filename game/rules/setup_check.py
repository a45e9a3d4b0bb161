"""Refuses a set-up that no rulebook allows; what a game forbids besides, it checks itself."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.contract import Setup, SetupError, SetupOption


def check_setup(title: str, seat_counts: range, setup: Setup, specs: Sequence[SetupOption]) -> None:
    """Raise SetupError for a number of seats, an option or a value that a game does not know.

    `specs` are the options of the game at this number of seats.
    """
    if setup.seats not in seat_counts:
        least, most = seat_counts[0], seat_counts[-1]
        raise SetupError(f"{title} seats {least} to {most}, not {setup.seats}.")
    known = {spec.key: spec for spec in specs}
    for key, value in setup.options.items():
        if key not in known:
            has = f"it has {', '.join(known)}" if known else "it has none"
            raise SetupError(f"{title} has no option '{key}' with {setup.seats} seats; {has}.")
        if value not in known[key].values:
            raise SetupError(
                f"Option '{key}' cannot be '{value}'; choose one of {', '.join(known[key].values)}."
            )
