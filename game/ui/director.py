"""Turns what has happened into motion: a queue of beats with callbacks, speeds and skipping.

The director knows no game. A scene cuts its events into beats; each beat moves the drawn board one
step on, and its ``on_end`` leaves the board as it is after that step. Every ``on_end`` is called
exactly once and in order, however much is hastened or skipped, so that an idle director means a
board that is up to date.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from game.ui.easing import Easing, ease_in_out

Speed = Literal["step", "slow", "normal", "fast", "instant"]

PACES: Final[dict[Speed, float]] = {"step": 1.0, "slow": 0.6, "normal": 1.0, "fast": 3.0}
LONGEST_FRAME: Final = 0.1


def _nothing() -> None:
    """Stand in for a callback that nobody needs."""


def _no_frame(_progress: float) -> None:
    """Stand in for the motion of a beat that only waits."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One motion: how long it takes at normal speed, and what it does on the way.

    ``on_frame`` gets the eased progress, which may pass 1 on the way but ends exactly at 1.
    The caption stands until the next one; the sound is named as in the sounds folder.
    """

    seconds: float
    on_start: Callable[[], None] = _nothing
    on_frame: Callable[[float], None] = _no_frame
    on_end: Callable[[], None] = _nothing
    caption: str | None = None
    sound: str | None = None
    easing: Easing = ease_in_out


@dataclass(frozen=True, slots=True)
class InTurn:
    """Parts that follow one another."""

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Together:
    """Parts that begin at once; the group lasts as long as its longest part."""

    parts: tuple[Part, ...]


Part = Beat | InTurn | Together


def seconds_of(part: Part) -> float:
    """Return how long a part takes at normal speed."""
    match part:
        case Beat():
            return part.seconds
        case InTurn():
            return sum(map(seconds_of, part.parts))
        case Together():
            return max(map(seconds_of, part.parts), default=0.0)


class Director:
    """Plays parts in the order they were added, at the pace the player wants."""

    def __init__(
        self,
        play_sound: Callable[[str], object] = lambda _name: None,
        reduced_motion: Callable[[], bool] = lambda: False,
    ) -> None:
        """Begin with nothing to play; with reduced motion each beat jumps to its end and waits."""
        self.speed: Speed = "normal"
        self.reduced_motion = reduced_motion
        self.caption: str | None = None
        self._play_sound = play_sound
        self._queue: deque[Part] = deque()
        self._now: _Run | None = None
        self._held = False
        self._waiting = False
        self._skipping = False

    @property
    def busy(self) -> bool:
        """Whether the drawn board may still lag behind the view."""
        return self._now is not None or bool(self._queue)

    @property
    def waiting(self) -> bool:
        """Whether the player must tap to go on (only at step speed, between two sentences)."""
        return self._waiting

    def add(self, *parts: Part) -> None:
        """Queue parts; at instant speed they are over before this returns."""
        self._queue.extend(parts)
        if self.speed == "instant":
            self.skip_all()

    def update(self, seconds: float) -> bool:
        """Let time pass; return whether anything may look different now."""
        self._waiting = self._waiting and self.speed == "step"
        if not self.busy or self._waiting:
            return False
        if self.speed == "instant":
            self.skip_all()
            return True
        left = min(max(seconds, 0.0), LONGEST_FRAME) * self._pace()
        while self._take_up() and (run := self._now) is not None:
            left = run.advance(left)
            if not run.over:
                break
            self._close()
        return True

    def tap(self) -> bool:
        """Complete the present beat, or go on after a pause; return whether the tap was used.

        A tap that was used must not also choose something on the board.
        """
        if self._waiting:
            self._waiting = False
            return True
        if not self._take_up() or self._now is None:
            return False
        self._now.complete()
        if self._now.over:
            self._close()
        return True

    def hold(self, held: bool) -> None:
        """Hasten for as long as a key is held."""
        self._held = held
        if held:
            self._waiting = False

    def skip_all(self) -> None:
        """Complete everything that is queued, without a sound."""
        if self._skipping:
            return  # A callback asked again; the loop below will reach what it added.
        self._skipping, self._waiting = True, False
        try:
            while self._take_up() and (run := self._now) is not None:
                while not run.over:
                    run.complete()
                self._close()
        finally:
            self._skipping = False

    def begin(self, beat: Beat) -> None:
        """Show a beat's caption and play its sound; called by the beats as they start."""
        if beat.caption is not None:
            self.caption = beat.caption
        if beat.sound is not None and not self._skipping:
            self._play_sound(beat.sound)

    def _take_up(self) -> bool:
        """Take the next part off the queue if nothing runs; return whether something runs now."""
        if self._waiting:
            return False
        if self._now is None and self._queue:
            self._now = _run(self._queue.popleft(), self)
        return self._now is not None

    def _close(self) -> None:
        """Leave the finished part; at step speed pause before the next sentence."""
        spoken = self._now is not None and self._now.spoken
        self._now = None
        if not self._queue:
            self.caption = None
        elif self.speed == "step" and spoken and not self._held and not self._skipping:
            self._waiting = True

    def _pace(self) -> float:
        pace = PACES[self.speed]
        return max(pace, PACES["fast"]) if self._held else pace


class _Run(Protocol):
    """A part that has begun."""

    over: bool
    spoken: bool

    def advance(self, seconds: float) -> float:
        """Let time pass; return what is left of it after the end."""
        ...

    def complete(self) -> None:
        """Jump to the end of what moves at present."""
        ...


def _run(part: Part, director: Director) -> _Run:
    match part:
        case Beat():
            return _BeatRun(part, director)
        case InTurn():
            return _InTurnRun(part.parts, director)
        case Together():
            return _TogetherRun(part.parts, director)


class _BeatRun:
    """One beat under way."""

    def __init__(self, beat: Beat, director: Director) -> None:
        self.over = False
        self.spoken = beat.caption is not None
        self._beat = beat
        self._director = director
        self._elapsed: float | None = None

    def advance(self, seconds: float) -> float:
        if self.over:
            return seconds
        elapsed = self._begun() + seconds
        if elapsed >= self._beat.seconds:
            self._finish()
            return elapsed - self._beat.seconds
        self._elapsed = elapsed
        jump = self._director.reduced_motion()
        self._beat.on_frame(1.0 if jump else self._beat.easing(elapsed / self._beat.seconds))
        return 0.0

    def complete(self) -> None:
        if not self.over:
            self._begun()
            self._finish()

    def _begun(self) -> float:
        if self._elapsed is None:
            self._elapsed = 0.0
            self._director.begin(self._beat)
            self._beat.on_start()
        return self._elapsed

    def _finish(self) -> None:
        self.over = True
        self._beat.on_frame(1.0)
        self._beat.on_end()


class _InTurnRun:
    """A sequence under way."""

    def __init__(self, parts: tuple[Part, ...], director: Director) -> None:
        self.over = not parts
        self.spoken = False
        self._director = director
        self._later = deque(parts)
        self._now: _Run | None = None

    def advance(self, seconds: float) -> float:
        while not self.over:
            run = self._current()
            seconds = run.advance(seconds)
            if not run.over:
                return 0.0
            self._next()
        return seconds

    def complete(self) -> None:
        if self.over:
            return
        run = self._current()
        run.complete()
        if run.over:
            self._next()

    def _current(self) -> _Run:
        if self._now is None:
            self._now = _run(self._later.popleft(), self._director)
        self.spoken = self.spoken or self._now.spoken
        return self._now

    def _next(self) -> None:
        self.spoken = self.spoken or (self._now is not None and self._now.spoken)
        self._now = None
        self.over = not self._later


class _TogetherRun:
    """A group under way."""

    def __init__(self, parts: tuple[Part, ...], director: Director) -> None:
        self._runs = [_run(part, director) for part in parts]
        self.over = not parts
        self.spoken = False

    def advance(self, seconds: float) -> float:
        left = [run.advance(seconds) for run in self._runs if not run.over]
        self._look()
        return min(left, default=seconds)

    def complete(self) -> None:
        for run in self._runs:
            while not run.over:
                run.complete()
        self._look()

    def _look(self) -> None:
        self.over = all(run.over for run in self._runs)
        self.spoken = any(run.spoken for run in self._runs)
