"""What all scenes share, opened for this user: settings, languages, sound, saves and AI seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.assets import sounds_dir
from game.content.languages import Shelf
from game.content.texts import Texts
from game.rules.rng import Chance
from game.scenes.stage import Services
from game.ui.audio import Audio
from game.ui.speaker import Speaker, find_voice

if TYPE_CHECKING:
    from game.bots.worker import BotWorker
    from game.match.settings import SettingsBook


def open_settings() -> SettingsBook:
    """Return the user's settings."""
    from game.match.folders import settings_file
    from game.match.settings import SettingsBook

    return SettingsBook(settings_file())


def open_shelf() -> Shelf:
    """Return the languages that were shipped, and those that the user has added."""
    from game.match.folders import languages_dir

    return Shelf(languages_dir())


def open_services(
    texts: Texts, saves: Path | None, open_bots: Callable[[], BotWorker], settings: SettingsBook
) -> Services:
    """Return what all scenes share."""
    from game.content.maps import load_board
    from game.match.folders import pictures_dir, reports_dir, saves_dir
    from game.match.match import fresh_seed
    from game.match.saves import SaveFolder

    return Services(
        texts=texts,
        audio=Audio(sounds_dir()),
        saves=SaveFolder(saves_dir(saves)),
        chance=Chance(fresh_seed()),
        open_bots=open_bots,
        open_board=cache(load_board),
        report_folder=reports_dir(),
        picture_folder=pictures_dir(texts.say("shell-name")),
        settings=settings,
        speaker=Speaker(find_voice()),
        shelf=open_shelf(),
    )


class LazyBots:
    """The bot worker of this run, which starts when the first table needs it."""

    def __init__(self) -> None:
        self._worker: BotWorker | None = None

    def open(self) -> BotWorker:
        """Return the worker."""
        if self._worker is None:
            from game.bots.worker import BotWorker

            self._worker = BotWorker()
        return self._worker

    def close(self) -> None:
        """End the worker, if there is one."""
        if self._worker is not None:
            self._worker.close()
