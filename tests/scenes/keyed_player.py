"""Plays a match in the real window loop, by keys alone, until somebody kills it.

Told a folder for the saves and a seed; prints the number of answers given, one per line.
"""

from __future__ import annotations

import os
import random
import sys
import threading
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.app import opened
from game.match.match import Match
from game.match.tables import table_from_words

SEATS = "human,novice,human,novice"


def main() -> None:
    """Sit down and play."""
    folder, seed = Path(sys.argv[1]), int(sys.argv[2])
    match = table_from_words("space_escape", SEATS, seed, ())
    with opened(folder) as app:
        app.sit_down(match)
        threading.Thread(target=strike_keys, args=(match, seed), daemon=True).start()
        app.loop()


def strike_keys(match: Match, seed: int) -> None:
    """Go to instant speed, then choose this and that, and tell how far the match is.

    Enter is never struck twice in a row: that would confirm what loses, and end the match early.
    """
    chance, told = random.Random(seed), -1
    strike(pygame.K_f, pygame.K_f)
    while match.result is None:
        strike(*[pygame.K_n] * chance.randint(1, 3), pygame.K_RETURN)
        if len(match.log) != told:
            told = len(match.log)
            print(told, flush=True)
        time.sleep(0.004)


def strike(*keys: int) -> None:
    """Press and release keys."""
    for key in keys:
        for what in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(what, key=key, mod=0, unicode=""))


if __name__ == "__main__":
    main()
