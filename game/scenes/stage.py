"""The scene stack, what a scene is, and what all scenes share.

Not here: the window and the clock (`app.py`), and anything that one screen shows.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.content.languages import Shelf
from game.match.folders import documents_dir
from game.match.settings import Settings, SettingsBook
from game.scenes.double_click import DoubleClick
from game.scenes.held import Held
from game.scenes.rehearsal import Rehearsal
from game.ui.cache import forget_pictures
from game.ui.fields import TextField
from game.ui.inputs import Act, Action, Pointer
from game.ui.speaker import Speaker

if TYPE_CHECKING:
    from game.bots.worker import BotWorker
    from game.content.maps import Board
    from game.content.texts import Texts
    from game.match.saves import SaveFolder
    from game.rules.rng import Chance
    from game.scenes.controls import Controls
    from game.ui.audio import Audio
    from game.ui.canvas import Canvas, Stamp
    from game.ui.focus import FocusRing
    from game.ui.inputs import Input

LONGEST_STEP: Final = 0.1
"""Seconds: after a longer pause (a dragged window, a sleeping laptop) the world moves this far."""


@dataclass(slots=True)
class Services:
    """What scenes share, handed to each of them. There is no other common state."""

    texts: Texts
    audio: Audio
    saves: SaveFolder
    chance: Chance
    """Where new seeds come from."""
    open_bots: Callable[[], BotWorker]
    """Returns the one bot worker of this run and starts it at the first call."""
    open_board: Callable[[str], Board]
    """Returns the board of a game by its id, read once."""
    report_folder: Path
    picture_folder: Path
    clock: Callable[[], float] = time.monotonic
    """Tells seconds that only ever grow: for how long somebody thinks."""
    documents: Path = field(default_factory=documents_dir)
    """Where copies of saved games are suggested to go."""
    settings: SettingsBook = field(default_factory=SettingsBook)
    speaker: Speaker = field(default_factory=Speaker)
    """Reads aloud what a table says."""
    shelf: Shelf = field(default_factory=Shelf)
    """The languages that can be chosen."""
    laid: set[tuple[str, Stamp]] = field(default_factory=set)
    """Tables that were opened in this run: game id, and size of the window in pixels."""

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing may fly, swing, shake or pulse."""
        return self.settings.now.display.reduced_motion


class Scene:
    """One screen. A subclass overrides what it needs; every answer here is the quiet one."""

    opaque: bool = True
    """Hides everything below it, so that only it is drawn."""
    dirty: bool = True
    """Something visible has changed since the last `draw`."""
    controls: Controls | None = None
    """The widgets of this screen, if it is made of widgets."""
    ready: bool = True
    """All that can be pressed here has been painted."""
    game_id: str = ""
    """The game that this screen shows; empty for those that belong to none."""
    stage: Stage

    def enter(self, stage: Stage) -> None:
        """Come onto the stack: the first call, made once."""
        self.stage = stage

    def leave(self) -> None:
        """Go off the stack for good."""

    def cover(self) -> None:
        """Stay below because a scene opens above; may come again before the one of `resume`."""

    def resume(self) -> None:
        """Come back to the top because the scene above has gone."""

    def handle(self, event: Input) -> None:
        """React to one thing that a person did; screens made of widgets hand it to them."""
        if self.controls is not None:
            self.dirty |= self.controls.handle(event)

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole scene."""

    def painting(self, canvas: Canvas) -> Iterator[None]:
        """Paint the whole scene, a little at each step."""
        self.draw(canvas)
        yield

    def again(self) -> Scene | None:
        """Return this screen made anew, in another language; None if it closes instead."""
        return None

    def next_screens(self) -> Sequence[Callable[[], Scene]]:
        """Return how to make the screens that a press opens from here.

        While nothing moves they are painted once out of sight, so that later each appears at once.
        """
        return ()

    @property
    def ring(self) -> FocusRing | None:
        """Everything that can be pressed now, if anything can."""
        return None if self.controls is None else self.controls.ring

    @property
    def naming(self) -> bool:
        """Whether a key or button is wanted by its name, and not what it means."""
        return False

    @property
    def typing(self) -> bool:
        """Whether letters go into a text field, so that single letters are not commands."""
        return self.ring is not None and self.ring.typing

    def rest(self) -> float | None:
        """Return the seconds until `update` is wanted again.

        0: at the next frame, because something moves. None: not before something is pressed.
        """
        return None


class Stage:
    """A stack of scenes. The topmost one gets the input; the clock runs for it alone."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.quitting = False
        self._scenes: list[Scene] = []
        self._changed = True
        self._rehearsal = Rehearsal()
        self._double_click = DoubleClick()
        self._held: dict[Scene, Held] = {}
        self._language = services.settings.now.display.language
        self._stale: set[Scene] = set()
        """Scenes below the topmost one that are still in a language chosen before."""
        services.settings.watch(self._speak)

    @property
    def scenes(self) -> Sequence[Scene]:
        """All scenes, the topmost last."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that gets the input."""
        return self._scenes[-1]

    @property
    def dirty(self) -> bool:
        """Whether what is on the screen is out of date."""
        return self._changed or any(scene.dirty for scene in self._visible())

    def push(self, scene: Scene) -> None:
        """Open a scene over the present one, which waits below."""
        if self._scenes:
            self.top.cover()
        self._scenes.append(scene)
        self._changed = True
        scene.enter(self)

    def pop(self) -> None:
        """Close the topmost scene and come back to the one below it."""
        self._take()
        if self._scenes:
            self._come_back()

    def replace(self, scene: Scene) -> None:
        """Close the topmost scene and open another in its place."""
        self._take()
        self.push(scene)

    def abandon(self, scene: Scene) -> None:
        """Drop every scene without a word, for one of them is broken, and open another."""
        self._scenes.clear()
        self._held.clear()
        self.push(scene)

    def start(self, scene: Scene) -> None:
        """Close every scene and begin again with this one."""
        while self._scenes:
            self._take()
        self.push(scene)

    def home(self, then: Scene | None = None) -> None:
        """Close everything but the lowest scene, the title, and open `then` over it."""
        while len(self._scenes) > 1:
            self._take()
        if then is not None:
            self.push(then)
        else:
            self._come_back()

    def quit(self) -> None:
        """Ask the main loop to end. Matches are saved already, after each answer."""
        self.quitting = True

    def close(self) -> None:
        """Take every scene off the stack, so that each can let go of what it holds."""
        while self._scenes:
            self._take()

    def handle(self, event: Input) -> None:
        """Give one input to the topmost scene, but half a double click to no other scene."""
        if not self._scenes:
            return
        before = self.top
        if self._double_click.goes_on(event, before):
            return
        self._held.setdefault(before, Held()).note(event)
        if isinstance(event, Act) and self._wants_letters(event):
            return
        before.handle(event)
        if isinstance(event, Pointer) and self._scenes and self.top is not before:
            self._double_click.opened(event, before)

    def _wants_letters(self, act: Act) -> bool:
        """Offer letters on the screen if a pad, which has none, confirms a text field."""
        confirms = act.pad and act.action is Action.CONFIRM and act.down and not act.repeat
        field = self.top.ring.focused if confirms and self.top.ring is not None else None
        if not isinstance(field, TextField) or not field.enabled:
            return False
        from game.scenes.letters import Letters

        self.push(Letters(self.services, field))
        return True

    def update(self, seconds: float) -> None:
        """Let time pass for the topmost scene, though never more than one short step."""
        passed = min(seconds, LONGEST_STEP)
        self._double_click.update(passed)
        if self._scenes:
            self.top.update(passed)
        if self._still():
            self._rehearsal.go_on()

    def draw(self, canvas: Canvas) -> None:
        """Paint what can be seen, from the lowest visible scene up."""
        self._changed = False
        for scene in self._visible():
            scene.dirty = False
            scene.draw(canvas)
        self._rehearsal.attend(self.top, canvas)

    def redraw(self) -> None:
        """Have everything painted again, for example after a resize."""
        self._changed = True

    def rest(self) -> float | None:
        """Return how long the topmost scene can wait for its next `update`."""
        if self._still() and self._rehearsal.busy:
            return 0.0
        return self.top.rest() if self._scenes else None

    def _still(self) -> bool:
        """Say whether nothing moves, so that there is time to paint what is not seen yet."""
        return bool(self._scenes) and not self.dirty and self.top.rest() != 0

    def _speak(self, settings: Settings) -> None:
        """Take up the language that is set, if it is another one."""
        if settings.display.language == self._language:
            return
        self._language = settings.display.language
        self.services.texts = self.services.shelf.open(self._language)
        forget_pictures()
        self._stale = set(self._scenes)
        self._translate()

    def _translate(self) -> None:
        """Make the topmost scene anew if it is in another language, or close it."""
        while self._scenes and self.top in self._stale:
            again = self.top.again()
            self._take()
            if again is not None:
                self.push(again)

    def _come_back(self) -> None:
        """Come back to the scene below; what was held there was let go over the one above."""
        held = self._held.pop(self.top, None)
        for end in held.ends() if held is not None else ():
            self.top.handle(end)
        if self.top in self._stale:
            self._translate()
        else:
            self.top.resume()

    def _take(self) -> None:
        scene = self._scenes.pop()
        self._held.pop(scene, None)
        self._stale.discard(scene)
        self._changed = True
        scene.leave()

    def _visible(self) -> Sequence[Scene]:
        lowest = len(self._scenes) - 1
        while lowest > 0 and not self._scenes[lowest].opaque:
            lowest -= 1
        return self._scenes[max(lowest, 0) :]
