"""The window's life: open it, read what people do, let time pass, paint what has changed, close.

A fault inside a scene becomes the crash page. What scenes know of the outside world comes from
`services.py`.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# Window lists group windows by this name; pygame would give them that of the file it runs in.
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "three-ways-out")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "three-ways-out")

import pygame

from game.applied_settings import AppliedSettings
from game.content.texts import Texts
from game.scenes import scenery
from game.scenes.captions import Captions
from game.scenes.notices import Toast
from game.scenes.stage import LONGEST_STEP, Stage
from game.services import LazyBots, open_services, open_settings, open_shelf
from game.ui.control_map import CONTROLS
from game.ui.inputs import Act, Input, WindowChange
from game.ui.reader import Reader
from game.ui.repeats import Repeats
from game.ui.screen import Standing, Window
from game.window_commands import WindowCommands

if TYPE_CHECKING:
    from game.match.match import Match
    from game.match.settings import DisplaySettings, Settings, SettingsBook

FRAMES_PER_SECOND: Final = 60
FRAMES_AWAY: Final = 5
"""Frames per second while another window is in front."""
LOOK_SECONDS: Final = 0.008
"""How often a still window looks whether something was pressed."""

LONGEST_SLEEP: Final = 2.0
"""Seconds: even a still screen looks around now and then, in case an event was missed."""


def run(saves: Path | None = None, match: Match | None = None, file: Path | None = None) -> int:
    """Open the window, play until somebody quits, and return the exit status.

    It opens at a match, or at one that is loaded from a file, if there is one.
    """
    with opened(saves) as app:
        if app.window.trouble:
            print(app.window.trouble, file=sys.stderr)
        if match is not None:
            app.sit_down(match)
        elif file is not None:
            app.load(file)
        elif app.stage.services.settings.first_start:
            app.welcome()
        app.mention_missing_sound()
        app.loop()
    return 0


def start_and_stop(size: tuple[int, int] | None = None) -> None:
    """Open the window up to the usable title screen and close it again: to time and test it.

    Usable is a title on which everything that can be pressed has been painted.
    """
    with opened(None, size) as app:
        while not app.ready:
            app.turn()


@contextmanager
def opened(saves: Path | None, size: tuple[int, int] | None = None) -> Iterator[App]:
    """Open the window with the title on its stage, and let go of everything in the end.

    It stands as it stood last, unless a size in pixels is asked for, which then is not remembered.
    """
    settings = open_settings()
    texts = open_shelf().open(settings.now.display.language)
    standing = _standing(settings.now.display) if size is None else None
    window = Window(texts.say("shell-name"), size, standing)
    greet(window, texts)
    bots = LazyBots()
    services = open_services(texts, saves, bots.open, settings)
    stage = Stage(services)
    app = App(window, stage)
    try:
        app.guarded(lambda: _open_title(stage))
        yield app
        stage.close()
    finally:
        bots.close()
        services.speaker.stop()
        services.audio.close()
        if size is None:
            _remember(window.standing, settings)
        window.close()


def greet(window: Window, texts: Texts) -> None:
    """Show the empty hall at once; what is slow to read and to start comes after it."""
    canvas = window.canvas
    scenery.lay_hall(canvas)
    scenery.hang_lantern(canvas, *scenery.LANTERN, 0)
    scenery.lay_logo(canvas, texts.say("shell-logo"))
    window.present()


def _standing(display: DisplaySettings) -> Standing:
    return Standing(display.size, display.place, display.full, display.maximized)


def _remember(standing: Standing, settings: SettingsBook) -> None:
    """Keep how the window stands; a place that no screen could have is not worth keeping."""
    with suppress(ValueError):
        settings.change(
            "display", size=standing.size, place=standing.place, maximized=standing.maximized
        )


def _open_title(stage: Stage) -> None:
    from game.scenes.title import Title

    stage.push(Title(stage.services))


class App:
    """The main loop over one window and one stage."""

    def __init__(self, window: Window, stage: Stage) -> None:
        self.window = window
        self.stage = stage
        self._reader = Reader()
        self._repeats = Repeats()
        self._caps = CONTROLS.stamp
        self.toast = Toast()
        self.captions = Captions()
        services = stage.services
        services.audio.listen(self.captions.hear)
        self._applied = AppliedSettings(window, services, self.captions)
        self._commands = WindowCommands(window, stage, self.toast, self._applied)
        self._clock = time.perf_counter()
        self._away = False
        """Whether another window is in front."""
        services.settings.watch(self._settings_changed)

    def loop(self) -> None:
        """Run until the stage wants to quit."""
        self._clock = time.perf_counter()
        while not self.stage.quitting:
            self.turn()

    @property
    def ready(self) -> bool:
        """Whether all that can be pressed on the topmost scene has been painted."""
        return self.stage.top.ready

    def turn(self) -> None:
        """Run the loop once: take what was pressed, let time pass, paint what has changed."""
        events = self._wait()
        self.guarded(lambda: self._step(events))

    def sit_down(self, match: Match) -> None:
        """Open the table of a match over the title."""

        def open_it() -> None:
            from game.scenes.tables import open_table

            self.stage.push(open_table(self.stage.services, match))

        self.guarded(open_it)

    def load(self, file: Path) -> None:
        """Go on with a saved game, over the title; if it cannot be, say why there."""

        def open_it() -> None:
            from game.scenes.laying import SettingTable

            services = self.stage.services
            self.stage.push(SettingTable(services, "", partial(services.saves.load, file)))

        self.guarded(open_it)

    def welcome(self) -> None:
        """Open the page of the very first start over the title."""

        def open_it() -> None:
            from game.scenes.welcome import Welcome

            self.stage.push(Welcome(self.stage.services))

        self.guarded(open_it)

    def guarded(self, action: Callable[[], None]) -> None:
        """Do something; if it breaks, show the crash page. A second fault there is let out."""
        from game.scenes.crash import CrashPage, write_report

        try:
            action()
        except Exception as fault:
            if any(isinstance(scene, CrashPage) for scene in self.stage.scenes):
                raise
            report = write_report(self.stage.services.report_folder, fault)
            self.stage.abandon(CrashPage(self.stage.services, report))

    def mention_missing_sound(self) -> None:
        """Say in passing that there is no sound, if there is none."""
        self._commands.mention_missing_sound()

    # One turn of the loop

    def _wait(self) -> list[pygame.event.Event]:
        """Return what has happened; sleep before if nothing moves."""
        rest = 0.0 if self.toast.showing else self.stage.rest()
        if self.stage.dirty or self.window.stale:
            rest = 0.0
        again = self._reader.rest()
        services = self.stage.services
        waits = (rest, again, self.captions.rest, services.audio.rest, services.speaker.rest)
        rest = min((each for each in waits if each is not None), default=None)
        passed = time.perf_counter() - self._clock
        least = max(0.0, 1 / (FRAMES_AWAY if self._away else FRAMES_PER_SECOND) - passed)
        pause = max(least, min(LONGEST_SLEEP if rest is None else rest, LONGEST_SLEEP))
        soonest = time.perf_counter() + (least if self._away else 0)
        until = time.perf_counter() + pause
        events = pygame.event.get()
        # `pygame.event.wait` looks a thousand times a second, which alone is 2 % of a core.
        while (left := until - time.perf_counter()) > 0 and not _urgent(events, soonest):
            time.sleep(min(left, LOOK_SECONDS))
            events += pygame.event.get()
        return events

    def _let_pass(self, passed: float) -> None:
        """Let time pass; the long frames of a window in the background in two steps."""
        if self._away and passed > LONGEST_STEP:
            self.stage.update(passed - LONGEST_STEP)
            passed = LONGEST_STEP
        self.stage.update(passed)

    def _step(self, events: list[pygame.event.Event]) -> None:
        for event in self._repeats.settle(events):
            typing, naming = self._typing(), self._naming()
            for meant in self._reader.read(event, self.window.canvas, typing=typing, naming=naming):
                self._take(meant)
        now = time.perf_counter()
        passed, self._clock = now - self._clock, now
        for meant in self._reader.pass_time(passed):
            self._take(meant)
        if self._caps != CONTROLS.stamp:
            self._caps = CONTROLS.stamp
            self.stage.redraw()
        self._let_pass(passed)
        self.captions.update(passed)
        self.stage.services.audio.let_pass(passed)
        self.stage.services.speaker.let_pass()
        if self.toast.showing:
            self.toast.update(passed)
            self.stage.redraw()
        if self.stage.scenes and (self.stage.dirty or self.window.stale):
            self.paint()
        elif self.captions.on and self.captions.stale:
            self._paint_captions()
            self.window.present()

    def paint(self) -> None:
        """Show the stage as it is now."""
        canvas = self.window.canvas
        self.stage.draw(canvas)
        self.toast.draw(canvas)
        self._paint_captions()
        self.window.present()

    def _paint_captions(self) -> None:
        strip = self.window.strip
        if strip is not None:
            self.captions.draw(strip, self.stage.services.texts)

    def _typing(self) -> bool:
        return bool(self.stage.scenes) and self.stage.top.typing

    def _naming(self) -> bool:
        return bool(self.stage.scenes) and self.stage.top.naming

    # What concerns the window comes before the scene

    def _take(self, meant: Input) -> None:
        if isinstance(meant, WindowChange):
            self._follow(meant)
        if isinstance(meant, Act) and self._commands.carry_out(meant):
            return
        self.stage.handle(meant)

    def _follow(self, change: WindowChange) -> None:
        """Follow a change of the window, also with what can be heard."""
        self.window.heed(change)
        if change.kind == "close":
            self.stage.quit()
        elif change.kind in ("left", "entered"):
            self._away = change.kind == "left"
            self._applied.go_away(self._away)

    def _settings_changed(self, settings: Settings) -> None:
        self._applied.apply(settings)
        services = self.stage.services
        notice = services.settings.take_notice()
        if notice is not None:
            self.toast.show(services.texts.say(notice.key, **notice.values))
        self.stage.redraw()


def _urgent(events: list[pygame.event.Event], soonest: float) -> bool:
    """Say whether something has happened that cannot wait; the mouse may wait for its frame."""
    if events and time.perf_counter() >= soonest:
        return True
    return any(event.type != pygame.MOUSEMOTION for event in events)
