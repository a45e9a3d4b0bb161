"""A headless driver for scene tests: one window's worth of pixels, keys, clicks and time.

    stage = Drive(tmp_path)             # the title, in a small window
    stage.key("tab").key("enter")       # keys by their names
    stage.click("title.play")           # widgets by id
    stage.wait(1.0)                     # seconds, in frames
    stage.texts()                       # what could be read in the last picture

`Drive.faults()` walks the present layout: nothing over anything else, nothing outside, nothing
cut off, nothing too small.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.content.assets import sounds_dir
from game.content.languages import Shelf
from game.content.maps import load_board
from game.content.texts import load_texts
from game.match.saves import SaveFolder
from game.rules.rng import Chance
from game.scenes.laying import SettingTable
from game.scenes.stage import Scene, Services, Stage
from game.scenes.title import Title
from game.ui.audio import Audio
from game.ui.canvas import Box, Canvas
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Edit, Input, Pointer, Typed
from game.ui.theme import FLOOR
from tests.scenes.listening import Heard, Said, listening

FRAME = 1 / 60
LONG_FRAME = 0.1
FRAMES_A_PICTURE = 8
MUCH_LATER = 0.6
WHOLE_PIXELS = 0.98
"""Letters are as high as whole pixels allow: so much of the floor is enough."""
SMALL = (640, 360)
"""Half as large as the smallest real window: the same layout, painted four times as fast."""
KEYS = {
    "enter": Action.CONFIRM,
    "esc": Action.BACK,
    "tab": Action.NEXT,
    "shift+tab": Action.PREVIOUS,
    "left": Action.LEFT,
    "right": Action.RIGHT,
    "up": Action.UP,
    "down": Action.DOWN,
    "space": Action.SKIP,
    "f1": Action.RULES,
}
open_board = cache(load_board)
texts_once = cache(load_texts)


class NoBots:
    """A bot worker that never answers, for screens that are not about thinking."""

    def ask(self, *_: Any, **__: Any) -> None:
        """Take a question."""

    def poll(self) -> None:
        """Have no answer."""

    def close(self) -> None:
        """End."""


_sounds: dict[str, pygame.mixer.Sound | None] = {}
"""The sounds that have been read, for all tests: reading them takes longer than opening a table."""


def _audio() -> Audio:
    """Return the sounds of the program, which are read once."""
    if pygame.mixer.get_init() is None:
        _sounds.clear()  # They went with the device for which they were read.
    audio = Audio(sounds_dir())
    audio._sounds = _sounds
    return audio


def services_for(folder: Path, open_bots: Callable[[], Any] = NoBots) -> Services:
    """Return services that write only below a folder, are silent, and whose clock stands at 0."""
    return Services(
        texts=texts_once(),
        audio=_audio(),
        saves=SaveFolder(folder / "saves"),
        chance=Chance(1),
        open_bots=open_bots,
        open_board=open_board,
        report_folder=folder / "reports",
        picture_folder=folder / "pictures",
        documents=folder,
        clock=float,
        shelf=Shelf(folder / "texts"),
    )


class Nothing(Scene):
    """An empty scene to stand below others."""


class Drive:
    """A stage without a window."""

    def __init__(
        self,
        folder: Path,
        scene: Scene | None = None,
        size: tuple[int, int] = SMALL,
        services: Services | None = None,
        text_scale: float = 1.0,
    ) -> None:
        """Open a scene, or the title."""
        if not pygame.display.get_init():
            pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((8, 8))
        self.services = services or services_for(folder)
        self.stage = Stage(self.services)
        self.canvas = Canvas(pygame.Surface(size), text_scale=text_scale)
        self.frames = 0
        self.stage.push(scene or Title(self.services))
        self.settle()

    # What there is

    @property
    def scene(self) -> Scene:
        """The topmost scene."""
        return self.stage.top

    @property
    def name(self) -> str:
        """The class of the topmost scene."""
        return type(self.scene).__name__

    def items(self) -> tuple[Focusable, ...]:
        """Everything that can be pressed now."""
        ring = self.scene.ring
        return ring.items if ring else ()

    @property
    def hidden(self) -> frozenset[str]:
        """The ids of what has been scrolled out of sight."""
        controls = getattr(self.scene, "controls", None)
        return getattr(controls, "hidden", frozenset())

    def ids(self) -> list[str]:
        """The ids of everything that can be pressed now."""
        return [item.id for item in self.items()]

    def item(self, id: str) -> Any:
        """Return a widget by its id."""
        found = next((item for item in self.items() if item.id == id), None)
        assert found is not None, f"{id} is not on {self.name}: {', '.join(self.ids())}"
        return found

    @property
    def focus(self) -> str:
        """The id of what has the focus."""
        ring = self.scene.ring
        return ring.focused.id if ring and ring.focused else ""

    # What a person does

    def give(self, *inputs: Input) -> Drive:
        """Hand inputs to the stage and show what came of them."""
        for event in inputs:
            self.stage.handle(event)
            self.show()
            if isinstance(self.scene, SettingTable):
                self.stage.update(0.0)
                self.show()
        return self

    def key(self, *names: str) -> Drive:
        """Press and release keys by name."""
        for name in names:
            action = KEYS.get(name) or Action(name)
            self.give(Act(action), Act(action, down=False))
        return self

    def tab_to(self, id: str) -> Drive:
        """Walk to a widget with Tab alone, quickly: what comes between is not painted."""
        for _ in range(len(self.items()) + 1):
            if self.focus == id:
                self.show()
                return self
            for down in (True, False):
                self.stage.handle(Act(KEYS["tab"], down=down))
        raise AssertionError(f"Tab never reaches {id} on {self.name}: {', '.join(self.ids())}")

    def type(self, text: str, *, clear: bool = True) -> Drive:
        """Type into the field that has the focus."""
        if clear:
            self.give(Edit("select_all"), Edit("backspace"))
        return self.give(Typed(text))

    def click(self, id: str, part: tuple[float, float] = (0.5, 0.5)) -> Drive:
        """Click a widget, in its middle or at a share of its box."""
        left, top, width, height = self.item(id).box
        return self.click_at(left + width * part[0], top + height * part[1])

    def click_at(self, x: float, y: float) -> Drive:
        """Move to a point and click."""
        return self.give(Pointer("move", x, y, 0), Pointer("down", x, y, 1), Pointer("up", x, y, 1))

    # Time and pictures

    def wait(self, seconds: float = 0.5) -> Drive:
        """Let time pass in frames."""
        for _ in range(round(seconds / FRAME)):
            self.stage.update(FRAME)
            self.show()
        return self

    def settle(self, most: float = 30.0) -> Drive:
        """Let time pass, in long frames, until nothing wants to move.

        Of what moves only a few pictures are painted. What goes away much later does not move.
        """
        self.show()
        for frame in range(round(most / LONG_FRAME)):
            still = self._still()
            if still and not self.stage.dirty:
                return self
            self.stage.update(LONG_FRAME)
            if still or self._still() or frame % FRAMES_A_PICTURE == 0:
                self.show()
        return self

    def _still(self) -> bool:
        rest = self.stage.rest()
        return rest is None or rest > MUCH_LATER

    def show(self) -> None:
        """Paint, if anything has changed."""
        if self.stage.scenes and self.stage.dirty:
            self.stage.draw(self.canvas)
            self.frames += 1

    def resize(self, width: int, height: int, percent: int | None = None) -> Drive:
        """Give the window another size, and its letters too if one is told."""
        text_scale = self.canvas.text_scale if percent is None else percent / 100
        self.canvas = Canvas(pygame.Surface((width, height)), text_scale=text_scale)
        self.stage.redraw()
        return self.settle()

    def read_at(self, percent: int) -> Drive:
        """Set letters of another size."""
        self.canvas = Canvas(self.canvas.surface, text_scale=percent / 100)
        self.stage.redraw()
        return self.settle()

    def picture(self, path: Path | str) -> Drive:
        """Save what is shown."""
        self.stage.redraw()
        self.show()
        pygame.image.save(self.canvas.surface, str(path))
        return self

    # What can be read, and what is wrong with it

    def said(self) -> list[Said]:
        """Return every piece of text in the picture, painted once more from the start."""
        with listening() as heard:
            surface = Heard(self.canvas.surface.get_size(), heard)
            canvas = Canvas(surface, text_scale=self.canvas.text_scale)
            for scene in self.stage.scenes[-1:]:
                scene.draw(canvas)
        self.stage.redraw()
        return heard.said

    def texts(self) -> list[str]:
        """Return all words in the picture, without their styles."""
        return [said.text for said in self.said()]

    def reads(self, words: str) -> bool:
        """Say whether some words can be read anywhere."""
        return any(words in text for text in self.texts())

    def faults(self, said: list[Said] | None = None) -> list[str]:
        """Return what is wrong with the present layout, one sentence each.

        What has been read already can be given, and need not be read again.
        """
        said = self.said() if said is None else said
        window = pygame.Rect((0, 0), self.canvas.surface.get_size())
        faults = [f"'{s.text}' leaves the window" for s in said if not window.contains(s.box)]
        faults += [f"'{s.text}' is cut off" for s in said if s.text.endswith("…")]
        least = round(FLOOR * self.canvas.scale * WHOLE_PIXELS)
        faults += [f"'{s.text}' is too small" for s in said if s.pixels < least and len(s.text) > 1]
        faults += _crossings(said)
        faults += self._widget_faults(window, said)
        return faults

    def _widget_faults(self, window: pygame.Rect, said: list[Said]) -> Iterator[str]:
        hidden = self.hidden
        places = [(i.id, self._pixels(i.box)) for i in self.items() if i.id not in hidden]
        for number, (id, box) in enumerate(places):
            if not window.contains(box):
                yield f"{id} leaves the window"
            if min(box.size) < 23 * self.canvas.scale:
                yield f"{id} is too small to hit"
            for other, place in places[number + 1 :]:
                if box.clip(place).size >= (2, 2):
                    yield f"{id} and {other} lie over each other"
            shown = getattr(self.item(id), "value", None)
            for words in said:
                if words.text == shown:
                    continue  # What is typed into a field may be longer than it.
                letters = words.box.inflate(0, -words.pixels * 0.5)
                slack = box.inflate(4, words.pixels)
                if min(letters.clip(box).size) > 3 and not slack.contains(letters):
                    yield f"'{words.text}' does not fit {id}"

    def _pixels(self, box: Box) -> pygame.Rect:
        return self.canvas.box(box)


def _crossings(said: list[Said]) -> Iterator[str]:
    """Find words that lie over other words; a shadow lies over its own words."""
    for number, one in enumerate(said):
        for other in said[number + 1 :]:
            # Boxes of text are higher than its letters.
            low, high = one.box.inflate(0, -one.pixels * 0.5), other.box
            shared = low.clip(high.inflate(0, -other.pixels * 0.5))
            if min(shared.size) > 2 and one.text != other.text:
                yield f"'{one.text}' and '{other.text}' lie over each other"
