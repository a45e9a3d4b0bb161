"""A cache of drawn pictures with a limit on the pixels it keeps.

A picture is named by what it shows and how large it is in device pixels, so an entry never grows
stale; it only grows unused. The longest unused ones go first.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

_all: weakref.WeakSet[PictureCache] = weakref.WeakSet()


class _Forgetting:
    """How often everything has been forgotten."""

    times = 0


class PictureCache:
    """Pictures by key, at most `limit` pixels of them in all."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._pixels = 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        _all.add(self)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of a key and make it first if it is not there."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        made = make()
        self._keep(key, made)
        return made

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self._pixels = 0

    @property
    def pixels(self) -> int:
        """How many pixels are kept now."""
        return self._pixels

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def __len__(self) -> int:
        return len(self._pictures)

    def _keep(self, key: Hashable, picture: pygame.Surface) -> None:
        # Making a picture may have made others, and even this one, on the way.
        replaced = self._pictures.pop(key, None)
        if replaced is not None:
            self._pixels -= _area(replaced)
        self._pictures[key] = picture
        self._pixels += _area(picture)
        while self._pixels > self._limit and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._pixels -= _area(dropped)


def _area(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


def forget_pictures() -> None:
    """Drop every picture of every cache; who keeps pictures without one sees a new generation."""
    _Forgetting.times += 1
    for cache in _all:
        cache.clear()


def generation() -> int:
    """Return a number that changes when pictures that were made before must not be shown again."""
    return _Forgetting.times
