"""What stands in a save file, and how it becomes bytes and bytes become it.

The snapshot `state` is the truth; `log` is there for replays and bug reports. A checksum over
everything else tells a whole file from one that was cut off, damaged or edited. Whether the
content makes sense to a game is judged in `loading.py`.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Any, Literal, NoReturn

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from game.match.codes import CODE_HASH
from game.match.disk import SaveError
from game.match.fairness import FINGERPRINT, SALT
from game.match.migrations import CURRENT, Raw, migrate, schema_of
from game.match.undo import UndoPolicy

Whole = Annotated[int, Field(strict=True, ge=0, lt=2**64)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, lt=8)]
Word = Annotated[str, Field(strict=True, max_length=80, pattern=r"^[ -~]*$")]
"""An id or a key."""
Free = Annotated[str, Field(strict=True, max_length=200)]
"""What a person typed or a fault said; cleaned before anybody sees it."""
EARLIEST = datetime(2000, 1, 1, tzinfo=UTC)
LATEST = datetime(2199, 12, 31, tzinfo=UTC)
"""Saves of earlier or later clocks count as of these moments."""
Moment = Annotated[AwareDatetime, Field(ge=EARLIEST, le=LATEST)]
Seconds = Annotated[float, Field(ge=0, le=86_400, allow_inf_nan=False)]
Answer = (
    tuple[SeatNumber, Word] | tuple[SeatNumber, Word, Free] | tuple[SeatNumber, Word, Free, Seconds]
)
"""Seat, option key, a sentence if an AI seat was in trouble, and how long the answer took.

What is not known or empty is left out from the end.
"""


class _Record(BaseModel):
    """A part of a save file: read-only, and nothing in it that is not described."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SetupRecord(_Record):
    """The set-up without its board, which the game id names."""

    seats: Annotated[int, Field(strict=True, ge=1, le=8)]
    options: Annotated[dict[Word, Word], Field(max_length=20)]


class SeatRecord(_Record):
    """Who sat where."""

    kind: Literal["human", "bot"]
    name: Free
    level: Word | None
    code: Annotated[str, Field(strict=True, pattern=CODE_HASH)] | None
    """Hash of the code that the curtain asks this person for."""
    helped: Annotated[bool, Field(strict=True)] = False
    """Whether this person has asked for a hint."""


class PledgeRecord(_Record):
    """What was promised about the shuffles at the start."""

    salt: Annotated[str, Field(strict=True, pattern=SALT)]
    fingerprint: Annotated[str, Field(strict=True, pattern=FINGERPRINT)]
    drawn: Annotated[bool, Field(strict=True)]
    """Whether chance drew the seed."""


class SaveFile(_Record):
    """A whole save file of the present schema."""

    schema_number: Annotated[int, Field(strict=True, alias="schema")] = CURRENT
    game: Word
    rules_version: Whole
    content_hash: Word
    app_version: Word
    saved_at: Moment
    match_id: Annotated[str, Field(strict=True, pattern=r"^[0-9a-f]{8}$")]
    title: Free = ""
    """What a person called it; empty for an autosave."""
    round: Whole
    """For the list of saved games only."""
    setup: SetupRecord
    seats: Annotated[list[SeatRecord], Field(max_length=8)]
    seed: Whole
    pledge: PledgeRecord | None = None
    """None in a match that was begun before there were pledges."""
    state: dict[str, Any]
    undo: UndoPolicy = "free"
    """How far answers can be taken back at this table."""
    sealed: Annotated[list[Answer], Field(max_length=8)]
    log: Annotated[list[Answer], Field(max_length=100_000)]
    campaign: None = None


def encode(save: SaveFile) -> bytes:
    """Return the bytes of a save file."""
    raw = save.model_dump(mode="json", by_alias=True)
    return json.dumps(raw | {"checksum": _checksum(raw)}).encode("ascii")


def decode(content: bytes, name: str) -> SaveFile:
    """Return the save file in these bytes, brought up to the present schema.

    Raises SaveError, one sentence with the file's name, for anything else that bytes can hold.
    """
    raw = _parse(content, name)
    schema_of(raw, name)
    checksum = raw.pop("checksum", None)
    try:
        intact = checksum == _checksum(raw)
    except RecursionError:
        intact = False
    if not intact:
        raise SaveError("changed_outside", file=str(name))
    try:
        return SaveFile.model_validate(migrate(raw, name))
    except ValidationError as fault:
        field = ".".join(str(part) for part in fault.errors()[0]["loc"][:3])
        raise SaveError("field_wrong", file=str(name), field=str(field[:40])) from fault


def _parse(content: bytes, name: str) -> Raw:
    """Return the outermost JSON object of a file."""
    try:
        raw = json.loads(content.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as fault:
        raise SaveError("cut_off", file=str(name)) from fault
    if not isinstance(raw, dict):
        raise SaveError("no_saved_game", file=str(name))
    return raw


def _refuse_constant(word: str) -> NoReturn:
    """Refuse what JSON does not have, though Python would read it: NaN and the infinities."""
    raise ValueError(word)


def _checksum(raw: Raw) -> str:
    """Return the fingerprint of a save, whatever the order of its fields."""
    plain = json.dumps(raw, sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode("ascii")).hexdigest()
