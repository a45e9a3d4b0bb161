"""Finished matches for tests that look back: those on record, played again with names.

past = film_of("evacuate", "full_with_5")
at = watch(tmp_path, past)
at.go(12).picture_of_board()
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pygame

from game.match.match import Match
from game.match.past import Onlooker, Past
from game.match.seats import SeatPlan
from game.scenes.tables import open_watch
from game.scenes.watch import Watch
from game.ui.director import Speed
from tests.playthroughs.matches import MATCHES
from tests.scenes.driver import SMALL, Drive, services_for

NAMES = ("Ana", "Ben", "Vera", "Kit", "Mo", "Zoe")


def played(game_id: str, name: str, people: int = 1, moments: int | None = None) -> Match:
    """Return a match on record after some of its moments, or at its end."""
    match, answers = _begun(game_id, name, people)
    given = iter(answers)
    while match.decisions() and (moments is None or len(match.reel.moments) < moments):
        for seat in list(match.decisions()):
            match.answer(seat, next(given))
    return match


def _begun(game_id: str, name: str, people: int) -> tuple[Match, Sequence[str]]:
    records = (each.playthrough for each in MATCHES)
    record = next(r for r in records if (r.game_id, r.name) == (game_id, name))
    lines = record.path.read_text(encoding="utf-8").splitlines()
    answers = [line.removeprefix("  > ") for line in lines if line.startswith("  > ")]
    plans = [
        SeatPlan("human", NAMES[seat]) if seat < people else SeatPlan("bot", NAMES[seat], "steady")
        for seat in range(record.seats)
    ]
    return Match.start(record.game, record.setup, plans, record.seed), answers


@cache
def film_of(game_id: str, name: str) -> Past:
    """Return a finished match to look back at; made once, so go to the moment that you need."""
    return Past(played(game_id, name))


class Watching(Drive):
    """Somebody who watches a match."""

    def __init__(self, folder: Path, past: Past, size: tuple[int, int], speed: Speed) -> None:
        services = services_for(folder)
        services.settings.change("play", speed=speed, recap=False)
        self.watch: Watch = open_watch(services, past)
        super().__init__(folder, self.watch, size, services)

    @property
    def moment(self) -> int:
        """At which moment the match stands."""
        return self.watch.past.moment

    def go(self, moment: int) -> Watching:
        """Press the line where a moment lies."""
        line = self.item("watch.line")
        self.click_at(line.place(moment), line.box.cy)
        return self

    def look(self, onlooker: Onlooker) -> Watching:
        """Look through other eyes."""
        self.click(f"watch.eyes.{onlooker}")
        return self

    def play_to_the_end(self) -> Watching:
        """Let the match run, without painting it."""
        self.watch.playback.play(on=True)
        for _ in range(100_000):
            if not self.watch.playback.playing:
                break
            self.stage.update(0.1)
        assert self.watch.playback.at_end
        return self

    def board(self) -> bytes:
        """Return the pixels of board, rail and own area, with the mouse out of the way."""
        self.settle()
        self.stage.redraw()
        for _ in range(6):
            self.show()
        frame = self.watch._face.frame
        canvas = self.canvas
        parts = [canvas.box(part) for part in (frame.board, frame.rail, frame.own, frame.prompt)]
        return b"".join(
            pygame.image.tobytes(canvas.surface.subsurface(part), "RGB") for part in parts
        )


def watch(
    folder: Path, past: Past, size: tuple[int, int] = SMALL, speed: Speed = "instant"
) -> Watching:
    """Watch a match from its beginning on."""
    past.go_to(0)
    return Watching(folder, past, size, speed)
