"""Writes OGG files that are the same every time.

The encoder gives each stream a random serial number; it is replaced by a fixed one here, and the
check sums of the pages are made again.
"""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import soundfile
from numpy.typing import NDArray

from tools.sounds.synth import RATE

_SERIAL = (3).to_bytes(4, "little")
_POLYNOMIAL = 0x04C11DB7


def write(path: Path, wave: NDArray[np.float64], thrift: float = 0.5) -> None:
    """Encode samples (mono, or two columns); more ``thrift`` (0 to 1) makes smaller files."""
    stream = io.BytesIO()
    with soundfile.SoundFile(
        stream,
        "w",
        RATE,
        channels=1 if wave.ndim == 1 else 2,
        format="OGG",
        subtype="VORBIS",
        compression_level=thrift,
    ) as file:
        for start in range(0, len(wave), RATE):  # The encoder's stack is too small for minutes.
            file.write(wave[start : start + RATE])
    path.write_bytes(_with_fixed_serial(stream.getvalue()))


def _with_fixed_serial(stream: bytes) -> bytes:
    out, at = bytearray(), 0
    while at < len(stream):
        segments = stream[at + 26]
        table_end = at + 27 + segments
        end = table_end + sum(stream[at + 27 : table_end])
        page = bytearray(stream[at:end])
        page[14:18], page[22:26] = _SERIAL, bytes(4)
        page[22:26] = _check_sum(page).to_bytes(4, "little")
        out += page
        at = end
    return bytes(out)


def _check_sum(page: bytes | bytearray) -> int:
    total = 0
    for byte in page:
        total = (total << 8 & 0xFFFFFFFF) ^ _TABLE[(total >> 24) ^ byte]
    return total


def _table_entry(byte: int) -> int:
    value = byte << 24
    for _ in range(8):
        value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


_TABLE = [_table_entry(byte) for byte in range(256)]
