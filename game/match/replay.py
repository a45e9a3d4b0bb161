"""A match again from its log: to look back, to check a save, to report a fault.

Events name every outcome, but a log does not: replaying one needs the rules it was played under.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.match.catalogue import Catalogue
from game.match.disk import SaveError, read_bytes
from game.match.match import LogEntry, Match
from game.match.past import Past
from game.match.positions import (
    game_of,
    log_of,
    named_like,
    position_of,
    sealed_of,
    seats_of,
    setup_of,
)
from game.match.savefile import SaveFile, decode
from game.rules.contract import Event, GameError


class ReplayReport(NamedTuple):
    """What `check` found: whether log and snapshot agree, and one sentence about it."""

    agrees: bool
    answers: int
    sentence: str


def read_save(path: Path) -> SaveFile:
    """Return what stands in a save file. Raises SaveError if it is not a sound one."""
    return decode(read_bytes(path), path.name)


def opening(save: SaveFile, name: str, catalogue: Catalogue) -> Match:
    """Return the match of a save at its first decision.

    Raises SaveError if the match was played under other rules than this program's.
    """
    game = game_of(save, name, catalogue)
    if save.rules_version != game.rules_version:
        raise SaveError(
            "other_rules", file=str(name), old=str(save.rules_version), new=str(game.rules_version)
        )
    seats = seats_of(save, name, catalogue)
    try:
        match = Match.start(game, setup_of(save, name, catalogue), seats, save.seed)
    except SaveError:
        raise
    except GameError as fault:
        raise SaveError("damaged", file=str(name), reason=str(fault)) from fault
    return named_like(match, save)


def rebuild(save: SaveFile, name: str = "the save", catalogue: Catalogue | None = None) -> Match:
    """Return the match of a save, played again answer by answer, ready to go on.

    Raises SaveError if an answer of the log was not on offer.
    """
    match = opening(save, name, catalogue or Catalogue.of_product())
    for number, entry in enumerate((*log_of(save), *sealed_of(save)), start=1):
        _give(match, entry, number, name)
    return match


def same_position(one: Match, other: Match) -> bool:
    """Say whether two matches stand at the same state, sealed answers included."""
    return (
        one.snapshot() == other.snapshot()
        and one.sealed_entries() == other.sealed_entries()
        and one.log == other.log
    )


def film(path: Path, catalogue: Catalogue | None = None) -> Past:
    """Return the match of a save to watch from its first answer on.

    Raises SaveError, one sentence, if the file is not sound, was made under other rules or on
    another map, or holds another end than its answers lead to.
    """
    known = catalogue or Catalogue.of_product()
    save = read_save(path)
    position = position_of(save, path.name, known)
    rebuilt = rebuild(save, path.name, known)
    if not same_position(rebuilt, position):
        raise SaveError("another_end", file=str(path.name))
    return Past(rebuilt)


def check(path: Path, catalogue: Catalogue | None = None) -> ReplayReport:
    """Return whether the log of a save leads to its snapshot, and its seed to its fingerprint.

    Raises SaveError as reading does.
    """
    known = catalogue or Catalogue.of_product()
    save = read_save(path)
    position = position_of(save, path.name, known)
    answers = len(save.log)
    try:
        rebuilt = rebuild(save, path.name, known)
    except SaveError as fault:
        return ReplayReport(False, answers, str(fault))
    if not same_position(rebuilt, position):
        differs = f"'{path.name}': its {answers} answers lead to another state than it holds."
        return ReplayReport(False, answers, differs)
    return _with_pledge(position, f"'{path.name}': {answers} answers lead to its state")


def _with_pledge(match: Match, so_far: str) -> ReplayReport:
    """Return the report on a match whose log is sound: does its pledge hold?

    The seed itself is not told; in a match that goes on it is still a secret.
    """
    answers, pledge = len(match.log), match.pledge
    if pledge is None:
        return ReplayReport(True, answers, f"{so_far}.")
    if pledge.holds(match.seed):
        return ReplayReport(
            True, answers, f"{so_far}, and its seed to the fingerprint {pledge.fingerprint}."
        )
    fault = f"{so_far}, but its seed does not lead to the fingerprint {pledge.fingerprint}."
    return ReplayReport(False, answers, fault)


def tell(path: Path, catalogue: Catalogue | None = None) -> Iterator[str]:
    """Return a save as lines: who answered what, and each event that followed, as plain ids.

    Raises SaveError as reading does, or where the log does not fit the rules.
    """
    save = read_save(path)
    match = opening(save, path.name, catalogue or Catalogue.of_product())
    for number, entry in enumerate(log_of(save), start=1):
        asked = match.decisions()
        kind = asked[entry.seat].kind if entry.seat in asked else "?"
        mark = match.mark
        _give(match, entry, number, path.name)
        yield f"{number:4} {match.seats[entry.seat].name or entry.seat + 1}: {kind} {entry.key}"
        for event in match.all_events(mark):
            yield f"       {_event_line(event)}"
    result = match.result
    yield "to be continued" if result is None else f"the end: {result.key}"


def _give(match: Match, entry: LogEntry, number: int, name: str) -> None:
    """Give one answer of a log. Raises SaveError if it does not fit."""
    try:
        match.answer(*entry)
    except GameError as fault:
        raise SaveError(
            "cannot_be_replayed", file=str(name), number=str(number), reason=str(fault)
        ) from fault


def _event_line(event: Event) -> str:
    """Return an event as ids and numbers."""
    return " ".join([event.kind, *(f"{name}={value}" for name, value in event.data.items())])
