"""Between a match and its save file: `save_of` one way, `position_of` the other.

A position is the snapshot of a save, seated and checked, with a log but without the events that
led to it. Every question a hostile file could raise is answered here with a SaveError.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from game import __version__
from game.match.catalogue import Catalogue
from game.match.disk import SaveError
from game.match.fairness import Pledge
from game.match.match import LogEntry, Match
from game.match.savefile import (
    EARLIEST,
    LATEST,
    Answer,
    PledgeRecord,
    SaveFile,
    SeatRecord,
    SetupRecord,
)
from game.match.seats import SeatPlan
from game.rules.contract import Game, GameError, Setup, State

_SENSELESS: Final = (
    GameError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What the rules of a game may raise when they are given a state that cannot be."""


def save_of(match: Match, catalogue: Catalogue, title: str = "") -> SaveFile:
    """Return the save file of a match as it stands."""
    game = match.game
    return SaveFile(
        game=game.id,
        rules_version=match.rules_version,
        content_hash=match.content_hash or catalogue.ground(game.id).content_hash,
        app_version=__version__,
        saved_at=min(max(datetime.now(UTC), EARLIEST), LATEST),
        match_id=match.match_id,
        title=title,
        round=match.round,
        setup=SetupRecord(seats=match.setup.seats, options=dict(match.setup.options)),
        seats=[
            SeatRecord(
                kind=s.kind,
                name=s.name,
                level=s.level,
                code=match.codes.get(seat),
                helped=seat in match.helped,
            )
            for seat, s in enumerate(match.seats)
        ],
        seed=match.seed,
        pledge=_pledge_record(match.pledge),
        state=match.snapshot(),
        undo=match.undo_policy,
        sealed=_answers(match.sealed_entries()),
        log=_answers(match.log),
    )


def game_of(save: SaveFile, name: str, catalogue: Catalogue) -> Game[Any]:
    """Return the game of a save. Raises SaveError if this program does not have it."""
    game = catalogue.games.get(save.game)
    if game is None:
        raise SaveError("unknown_game", file=str(name), game=str(save.game))
    if save.rules_version > game.rules_version:
        raise SaveError("newer_rules", file=str(name))
    return game


def setup_of(save: SaveFile, name: str, catalogue: Catalogue) -> Setup:
    """Return the set-up of a save. Raises SaveError unless the game allows it."""
    game = game_of(save, name, catalogue)
    seats, options = save.setup.seats, save.setup.options
    if seats not in game.seat_counts:
        raise SaveError("wrong_seats", file=str(name), game=str(game.id), seats=str(seats))
    allowed = {spec.key: spec.values for spec in game.setup_options(seats)}
    for key, value in options.items():
        if value not in allowed.get(key, ()):
            raise SaveError("no_such_option", file=str(name), key=key, value=value)
    try:
        return Setup(seats, catalogue.ground(game.id).graph, options)
    except GameError as fault:
        raise SaveError("board_unreadable", file=str(name), reason=str(fault)) from fault


def seats_of(save: SaveFile, name: str, catalogue: Catalogue) -> list[SeatPlan]:
    """Return who sits where. Raises SaveError for an AI level that this program lacks."""
    for record in save.seats:
        if record.level is not None and record.level not in catalogue.levels:
            raise SaveError("unknown_level", file=str(name), level=str(record.level))
    if len(save.seats) != save.setup.seats:
        raise SaveError("wrong_players", file=str(name), seats=str(len(save.seats)))
    try:
        return [SeatPlan(record.kind, record.name, record.level) for record in save.seats]
    except GameError as fault:
        raise SaveError("damaged", file=str(name), reason=str(fault)) from fault


def log_of(save: SaveFile) -> list[LogEntry]:
    """Return the answers carried out, in order."""
    return [LogEntry.noting(*answer) for answer in save.log]


def sealed_of(save: SaveFile) -> list[LogEntry]:
    """Return the answers still sealed."""
    return [LogEntry.noting(*answer) for answer in save.sealed]


def position_of(save: SaveFile, name: str, catalogue: Catalogue) -> Match:
    """Return a match at the snapshot of a save, with nothing to undo.

    Raises SaveError unless the snapshot is a state the game can go on from.
    """
    setup = setup_of(save, name, catalogue)
    seats = seats_of(save, name, catalogue)
    game = game_of(save, name, catalogue)
    try:
        state: State = game.restore(save.state, setup)
        match = Match(game, setup, seats, save.seed, state)
        _try_out(match)
    except _SENSELESS as fault:
        what = str(fault).rstrip(".")
        raise SaveError("position_impossible", file=str(name), what=what) from fault
    if state.seed != save.seed or any(entry.seat >= setup.seats for entry in log_of(save)):
        raise SaveError("parts_do_not_fit", file=str(name))
    _check_sealed(match, sealed_of(save), name)
    match.take_over(log_of(save), sealed_of(save), save.round)
    return named_like(match, save)


def named_like(match: Match, save: SaveFile) -> Match:
    """Give a match the name, origin, codes, undo, helped and pledge of its save; return it."""
    match.match_id = save.match_id
    match.rules_version = save.rules_version
    match.content_hash = save.content_hash
    match.codes = {seat: s.code for seat, s in enumerate(save.seats) if s.code is not None}
    match.undo_policy = save.undo
    match.helped = {seat for seat, s in enumerate(save.seats) if s.helped}
    match.pledge = Pledge(**save.pledge.model_dump()) if save.pledge else None
    return match


def _try_out(match: Match) -> None:
    """Ask a position everything a table asks at once; a position that cannot answer is broken."""
    asked, result = match.decisions(), match.result
    if (result is None) != bool(asked) or any(not asked[seat].options for seat in asked):
        raise ValueError("nobody is to move")
    for viewer in (None, *range(match.setup.seats)):
        match.view(viewer)


def _check_sealed(match: Match, sealed: Sequence[LogEntry], name: str) -> None:
    """Raise SaveError unless the sealed answers fit the questions and one is still missing."""
    asked = match.decisions()
    fitting = {e.seat for e in sealed if e.seat in asked and asked[e.seat].option(e.key)}
    if len(fitting) != len(sealed) or (sealed and fitting == asked.keys()):
        raise SaveError("sealed_do_not_fit", file=str(name))


def _pledge_record(pledge: Pledge | None) -> PledgeRecord | None:
    """Return a pledge as a save file holds it."""
    return None if pledge is None else PledgeRecord(**pledge._asdict())


def _answers(entries: Sequence[LogEntry]) -> list[Answer]:
    """Return answers as a save file lists them."""
    return [_answer(entry) for entry in entries]


def _answer(entry: LogEntry) -> Answer:
    if entry.seconds:
        return (entry.seat, entry.key, entry.trouble, entry.seconds)
    return (entry.seat, entry.key, entry.trouble) if entry.trouble else (entry.seat, entry.key)
