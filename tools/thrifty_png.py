"""Small PNG files: pictures with 256 colors that were chosen for them."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import pygame

COLOURS: Final = 256
_BITS: Final = 5
"""So many bits of each part of a color tell colors apart while they are counted."""
_ROUNDS: Final = 4

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


def write(picture: pygame.Surface, path: Path) -> None:
    """Write a picture without transparency as a PNG with a palette."""
    pixels = pygame.surfarray.array3d(picture).swapaxes(0, 1)
    palette, numbers = _chosen(pixels)
    height, width = numbers.shape
    rows = b"".join(b"\0" + row.tobytes() for row in numbers)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(rows, 9)))
    chunks = b"".join(_chunk(kind, content) for kind, content in (*parts, (b"IEND", b"")))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def _chosen(pixels: Numbers) -> tuple[Numbers, Numbers]:
    """Return a palette, and the number of a color in it for each pixel."""
    coarse = (pixels >> (8 - _BITS)).astype(int)
    codes = (coarse[..., 0] << 2 * _BITS) | (coarse[..., 1] << _BITS) | coarse[..., 2]
    found, place, count = np.unique(codes, return_inverse=True, return_counts=True)
    mask = (1 << _BITS) - 1
    shares = (found >> 2 * _BITS, (found >> _BITS) & mask, found & mask)
    points = np.stack(shares, 1) * 2.0 ** (8 - _BITS) + 2 ** (7 - _BITS)
    weights = np.sqrt(count)
    centres = _cut(points, weights)
    for _ in range(_ROUNDS):
        nearest = _nearest(points, centres)
        for number in range(len(centres)):
            own = nearest == number
            if own.any():
                centres[number] = np.average(points[own], axis=0, weights=weights[own])
    nearest = _nearest(points, centres)
    return centres.round().astype(np.uint8), nearest[place.ravel()].reshape(codes.shape).astype(
        np.uint8
    )


def _cut(points: Numbers, weights: Numbers) -> Numbers:
    """Cut the colors into boxes, always the one that is most in need; return their middles."""
    boxes = [np.arange(len(points))]
    while len(boxes) < min(COLOURS, len(points)):
        needs = [np.ptp(points[box], axis=0).max() * weights[box].sum() ** 0.5 for box in boxes]
        box = boxes.pop(int(np.argmax(needs)))
        box = box[np.argsort(points[box, np.ptp(points[box], axis=0).argmax()])]
        sums = np.cumsum(weights[box])
        half = min(max(int(np.searchsorted(sums, sums[-1] / 2)), 1), len(box) - 1)
        boxes += [box[:half], box[half:]]
    return np.array([np.average(points[box], axis=0, weights=weights[box]) for box in boxes])


def _nearest(points: Numbers, centres: Numbers) -> Numbers:
    return ((points[:, None] - centres[None]) ** 2).sum(2).argmin(1)
