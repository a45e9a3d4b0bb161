"""A monkey at the window: whatever it presses, resizes and sets, nothing breaks.

It sees nothing and knows no rules, though it likes to hit what can be pressed. All it does comes
from its seed. After each burst of events the program must stand: no crash page, no report, the
board as the match has it, and every answer on the disk.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.app import App
from game.match.saves import SaveFolder
from game.match.settings import PageName, Palette, Speed, UndoPolicy
from game.scenes.crash import CrashPage
from game.scenes.space_escape.board import BoardLayer
from game.scenes.space_escape.pieces import home_poses
from game.scenes.stage import Stage
from game.scenes.table import Table
from game.scenes.title import Title
from game.ui import paint
from game.ui.keys import KEYS, key_code
from game.ui.screen import Window
from tests.scenes.driver import services_for
from tests.scenes.space_escape.tables import QuickBots, places

Event = pygame.event.Event

SEEDS = (3, 9)
BURSTS = 60
MOST_BURSTS = 240
LEAST_SCENES = 6
"""For a monkey that has found no answer at a table yet: there is much else to press."""
SIZES = ((640, 360), (800, 480), (360, 640), (860, 360), (200, 30))
SETTINGS: tuple[tuple[PageName, str, tuple[object, ...]], ...] = (
    ("display", "text", (80, 100, 150, 200)),
    ("display", "palette", get_args(Palette)),
    ("display", "high_contrast", (False, True)),
    ("display", "reduced_motion", (False, True)),
    ("display", "language", ("en", "de", "xx")),
    ("sound", "captions", (False, True)),
    ("play", "speed", get_args(Speed)),
    ("play", "hints", (False, True)),
    ("play", "trail", (False, True)),
    ("play", "undo", get_args(UndoPolicy)),
)
"""What a monkey sets: page, name, values."""
BROKEN = """language-name = { language-name }
shell-back = { shell-back }
shell-title-play = { $nobody }
shell-cancel = Zurück an den Anfang der ganzen Geschichte
"""
"""A language that says little, and some of it wrongly."""
MODIFIERS = (
    pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LALT, pygame.KMOD_LMETA, pygame.KMOD_NUM,
)  # fmt: skip
OTHER_KEYS = (
    pygame.K_a, pygame.K_v, pygame.K_c, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME,
    pygame.K_END, pygame.K_LCTRL, pygame.K_LSHIFT, pygame.K_F5, pygame.K_PAUSE, pygame.K_0,
)  # fmt: skip
LETTERS = ("a", "W", " ", "ß", "李", "🐍", "\u202e", "\ud800", "\x07", "\ue000", "x" * 300, "")


class Monkey:
    """Plays with one program after the other on one folder of saves."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        language = folder / "texts" / "de"
        language.mkdir(parents=True)
        (language / "language.ftl").write_text(BROKEN, encoding="utf-8")
        self.chance = random.Random(seed)
        self.programs = self.answers = 0
        self.scenes: set[str] = set()
        self._held: list[int] = []
        self._start_program()

    def _start_program(self) -> None:
        """Start the program."""
        self.programs += 1
        self.window = Window("Monkey", self.chance.choice(SIZES))
        services = services_for(self.folder, QuickBots)
        speed = self.chance.choice(("instant", "fast", "normal", "step"))
        services.settings.change("play", speed=speed)
        self.stage = Stage(services)
        self.app = App(self.window, self.stage)
        self.app.guarded(lambda: self.stage.push(Title(services)))

    def end_program(self) -> None:
        """End the program as the main loop does."""
        self.stage.close()
        self.stage.services.audio.close()
        self.window.close()

    def burst(self) -> None:
        """Do some things within a frame or a few, let time pass, and look."""
        before = self._answers()
        for _ in range(self.chance.choice((1, 1, 1, 2, 5, 12))):
            events = self.chance.choice(self._whims())()
            self._pass(events, self.chance.choice((0.0, 0.0, 0.1)))
        self._pass([], self.chance.choice((0.0, 1 / 60, 0.1, 0.1, 3.0)))
        self._look(before)
        if self.stage.quitting:
            self.end_program()
            self._start_program()

    def _pass(self, events: list[Event], seconds: float) -> None:
        self.app._clock = time.perf_counter() - seconds
        self.app.guarded(lambda: self.app._step(events))

    # What a monkey does

    def _whims(self) -> tuple[Callable[[], list[Event]], ...]:
        return (
            *[self._hit] * 10, *[self._strike] * 6, *[self._go_on] * 8, self._click, self._drag,
            self._odd_button, self._wheel, self._type, self._hold, self._let_go, self._resize,
            self._window, self._pad, self._set, self._set,
        )  # fmt: skip

    def _point(self) -> tuple[int, int]:
        width, height = self.window.size
        return self.chance.randint(-5, width + 5), self.chance.randint(-5, height + 5)

    def _mouse(self, *points: tuple[int, int], button: int = 1) -> list[Event]:
        return [
            Event(pygame.MOUSEMOTION, pos=points[0]),
            Event(pygame.MOUSEBUTTONDOWN, pos=points[0], button=button),
            *[Event(pygame.MOUSEMOTION, pos=point) for point in points],
            Event(pygame.MOUSEBUTTONUP, pos=points[-1], button=button),
        ]

    def _hit(self) -> list[Event]:
        """Press something that can be pressed, once or several times."""
        ring = self.stage.top.ring
        if ring is None or not ring.items:
            return self._click()
        left, top, width, height = self.chance.choice(ring.items).box
        x, y = left + width * self.chance.random(), top + height * self.chance.random()
        scale = self.window.canvas.scale
        return self._mouse((round(x * scale), round(y * scale))) * self.chance.choice((1, 1, 2, 3))

    def _click(self) -> list[Event]:
        return self._mouse(self._point())

    def _drag(self) -> list[Event]:
        return self._mouse(*[self._point() for _ in range(4)])

    def _odd_button(self) -> list[Event]:
        return self._mouse(self._point(), button=self.chance.randint(2, 9))

    def _wheel(self) -> list[Event]:
        amounts = (-1000, -3, -1, 0, 1, 3, 1000)
        return [Event(pygame.MOUSEWHEEL, x=0, y=self.chance.choice(amounts))]

    def _go_on(self) -> list[Event]:
        """Press what leads on, so that the monkey gets somewhere."""
        key = self.chance.choice((pygame.K_RETURN, pygame.K_n, pygame.K_SPACE))
        return self._keys(key, self.chance.choice((0, 0, pygame.KMOD_LSHIFT)))

    def _keys(self, key: int, mod: int) -> list[Event]:
        letter = chr(key) if 32 <= key < 127 else ""
        down = Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)
        written = [Event(pygame.TEXTINPUT, text=letter)] if letter else []
        return [down, *written, Event(pygame.KEYUP, key=key, mod=mod)]

    def _any_key(self) -> int:
        codes = [key_code(name) or 0 for names in KEYS.values() for name in names]
        return self.chance.choice((*codes, *OTHER_KEYS))

    def _strike(self) -> list[Event]:
        mods = self.chance.sample(MODIFIERS, self.chance.choice((0, 0, 0, 1, 1, 2, 3)))
        return self._keys(self._any_key(), sum(mods)) * self.chance.choice((1, 1, 1, 4))

    def _type(self) -> list[Event]:
        return [Event(pygame.TEXTINPUT, text=self.chance.choice(LETTERS))]

    def _hold(self) -> list[Event]:
        key = self._any_key()
        self._held.append(key)
        return [Event(pygame.KEYDOWN, key=key, mod=0, unicode="")] * 5

    def _let_go(self) -> list[Event]:
        held, self._held = self._held, []
        return [Event(pygame.KEYUP, key=key, mod=0) for key in [*held, pygame.K_F9]]

    def _resize(self) -> list[Event]:
        if self.window.full:
            return []
        size = self.chance.choice(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        return [Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])]

    def _window(self) -> list[Event]:
        kinds = (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
        rarely = (pygame.QUIT,) if self.chance.random() < 0.1 else ()
        return [Event(self.chance.choice(kinds + rarely))]

    def _pad(self) -> list[Event]:
        chance = self.chance
        return [
            Event(pygame.JOYBUTTONDOWN, button=chance.randint(0, 20), instance_id=7),
            Event(pygame.JOYHATMOTION, value=(chance.randint(-1, 1), chance.randint(-1, 1)), hat=0),
            Event(pygame.JOYAXISMOTION, axis=chance.randint(0, 5), value=chance.uniform(-1, 1),
                  instance_id=chance.randint(0, 3)),
            Event(pygame.JOYDEVICEREMOVED, instance_id=chance.randint(0, 3)),
            Event(pygame.JOYDEVICEADDED, device_index=99),
        ]  # fmt: skip

    def _set(self) -> list[Event]:
        """Change a setting in the middle of whatever is going on."""
        page, name, values = self.chance.choice(SETTINGS)
        value = self.chance.choice(values)
        settings = self.stage.services.settings
        self.app.guarded(lambda: settings.change(page, **{name: value}))
        return []

    # What must stand

    def _answers(self) -> dict[int, int]:
        return {id(scene): len(scene.match.log) for scene in self.stage.scenes
                if isinstance(scene, Table)}  # fmt: skip

    def _look(self, before: dict[int, int]) -> None:
        scenes = self.stage.scenes
        self.scenes.update(type(scene).__name__ for scene in scenes)
        reports = [path.read_text() for path in (self.folder / "reports").glob("*")]
        assert not reports, reports[0]
        assert not any(isinstance(scene, CrashPage) for scene in scenes)
        assert isinstance(scenes[0], Title)
        assert len(scenes) < 9, scenes
        ring = scenes[-1].ring
        assert ring is None or ring.focused is None or ring.focused in ring.items
        for scene in scenes:
            if isinstance(scene, Table):
                self._look_at_table(scene, before.get(id(scene), 0))

    def _look_at_table(self, table: Table, answers_before: int) -> None:
        match = table.match
        if table._course.still and match.game.id == "space_escape":
            assert table._top.poses == home_poses(match.view(None), places())  # type: ignore[attr-defined]
        if len(match.log) != answers_before:
            self.answers += max(0, len(match.log) - answers_before)
            files = sorted((self.folder / "saves").glob(f"auto-{match.match_id}-*.json"))
            assert SaveFolder(self.folder / "saves").load(files[-1]).log == match.log


@pytest.fixture(autouse=True)
def nothing_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the large pictures below everything, which nobody looks at here."""
    monkeypatch.setattr(BoardLayer, "_paint", lambda *_: None)
    for slow in ("grain", "vignette"):
        monkeypatch.setattr(paint, slow, lambda *_, **__: None)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_monkey_breaks_nothing(tmp_path: Path, seed: int) -> None:
    monkey = Monkey(tmp_path, seed)
    try:
        for burst in range(MOST_BURSTS):
            monkey.burst()
            if burst >= BURSTS and monkey.answers and len(monkey.scenes) >= LEAST_SCENES:
                break
    finally:
        monkey.end_program()
    assert monkey.answers > 0
    assert len(monkey.scenes) >= LEAST_SCENES
