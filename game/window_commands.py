"""What belongs to the window and not to a scene: full screen, silence, a picture, the end."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path

import pygame

from game.applied_settings import AppliedSettings
from game.match.disk import SaveError, write_for_somebody
from game.rules.contract import Value
from game.scenes.notices import Toast
from game.scenes.stage import Stage
from game.ui.inputs import Act, Action
from game.ui.screen import Window


class WindowCommands:
    """The commands that every scene leaves to the window; what came of them is a toast."""

    def __init__(
        self, window: Window, stage: Stage, toast: Toast, applied: AppliedSettings
    ) -> None:
        self._window = window
        self._stage = stage
        self._services = stage.services
        self._toast = toast
        self._commands: dict[Action, Callable[[], None]] = {
            Action.QUIT: stage.quit,
            Action.FULLSCREEN: applied.toggle_full,
            Action.MUTE: self._toggle_sound,
            Action.SCREENSHOT: self._take_picture,
        }

    def carry_out(self, act: Act) -> bool:
        """Carry out what a fresh press means, if it is a command; say whether it was one."""
        command = self._commands.get(act.action) if act.down and not act.repeat else None
        if command is None:
            return False
        command()
        return True

    def mention_missing_sound(self) -> None:
        """Say in passing that there is no sound, if there is none."""
        trouble = self._sound_trouble()
        if trouble and not self._toast.showing:
            self._toast.show(trouble)

    def _sound_trouble(self) -> str:
        trouble = self._services.audio.trouble
        return "" if trouble is None else self._say(trouble.key, **trouble.values)

    def _toggle_sound(self) -> None:
        off = not self._services.audio.muted
        said = self._say(f"shell-window-sound-{'off' if off else 'on'}")
        # Where no sound can come at all, saying so is better than "Sound on".
        self._toast.show(said if off else self._sound_trouble() or said)
        self._services.settings.change("sound", muted=off)
        self._stage.redraw()

    def _take_picture(self) -> None:
        """Save what is on the screen as a file with the date in its name."""
        folder = self._services.picture_folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _free(folder, self._picture_name())
            write_for_somebody(path, _as_png(self._window.picture))
        except (OSError, SaveError):
            said = self._say("shell-window-shot-failed", folder=str(folder))
        else:
            said = self._say("shell-window-shot", file=path.name)
        self._toast.show(said)

    def _picture_name(self) -> str:
        """Return a name with the game that is shown, if any is, and the moment."""
        games = (scene.game_id for scene in reversed(self._stage.scenes))
        game = next((game for game in games if game), "")
        name = f"three-ways-out {game}".strip()
        return time.strftime(f"{name} %Y-%m-%d %H.%M.%S")

    def _say(self, key: str, **values: Value) -> str:
        """Say something in the language that is set now."""
        return self._services.texts.say(key, **values)


def _free(folder: Path, stem: str) -> Path:
    """Return a name for a picture that no other has: several can be taken in one second."""
    others = (folder / f"{stem} {number}.png" for number in count(2))
    return next(path for path in chain([folder / f"{stem}.png"], others) if not path.exists())


def _as_png(picture: pygame.Surface) -> bytes:
    """Return the bytes of a file; written by pygame itself, a full disk would not be noticed."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "picture.png")
    return file.getvalue()
