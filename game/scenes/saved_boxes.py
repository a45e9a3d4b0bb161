"""The boxes that open over the list of saved games: a name, a place, a file, a last question."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from game.content.texts import TITLE_LENGTH, Texts, clean_name
from game.match.carrying import place_of, place_to_fetch, place_to_send, send_out, take_in
from game.match.disk import SaveError
from game.match.saves import SaveEntry
from game.scenes.boxes import BOXES
from game.scenes.rounds import round_of
from game.scenes.saved_rows import when
from game.scenes.stage import Services
from game.scenes.text_box import TextBox
from game.ui.canvas import Canvas
from game.ui.lettering import text_width
from game.ui.theme import CAPTION

PATH_LENGTH: Final = 400
PATH_WIDE: Final = 680.0


def name_box(
    services: Services, entry: SaveEntry, taken: Collection[str], on_named: Callable[[Path], None]
) -> TextBox:
    """Ask what a save is to be called; `on_named` hears of the file that bears the name."""
    say = services.texts.say

    def name(typed: str) -> str:
        title = clean_name(typed, TITLE_LENGTH)
        if not title:
            return say("shell-save-why-empty")
        if title == entry.title:
            return ""
        if title in taken:
            return say("shell-saves-why-taken", title=title)
        return _done(services.texts, lambda: services.saves.keep_as(entry, title), on_named)

    what = "rename" if entry.title else "name"
    words = (say(f"shell-saves-{what}-title"), say("shell-saves-name-label"), "")
    done = say("shell-saves-name-done")
    return TextBox(services, (*words, done), entry.title, name, longest=TITLE_LENGTH)


def send_box(services: Services, entry: SaveEntry, on_sent: Callable[[Path], None]) -> TextBox:
    """Ask where to copy a save; `on_sent` hears of the copy."""

    def send(typed: str) -> str:
        return _done(
            services.texts, lambda: send_out(entry, place_of(typed, services.documents)), on_sent
        )

    return _path_box(services, "send", place_to_send(entry, services.documents), send)


def fetch_box(services: Services, on_fetched: Callable[[Path], None]) -> TextBox:
    """Ask which file to bring in; `on_fetched` hears of the save made of it."""

    def fetch(typed: str) -> str:
        return _done(
            services.texts,
            lambda: take_in(services.saves, place_of(typed, services.documents)),
            on_fetched,
        )

    return _path_box(services, "fetch", place_to_fetch(services.documents), fetch)


def remove_question(texts: Texts, entry: SaveEntry) -> str:
    """Ask about one save by name; about an autosave by game, round and time."""
    if entry.damaged:
        return texts.say("shell-saves-delete-damaged", file=entry.path.name)
    game = texts.say(f"{BOXES[entry.game_id].words}-title")
    at = round_of(texts, entry.game_id, entry.round)
    if entry.title:
        return texts.say("shell-saves-delete-named", title=entry.title, game=game, at=at)
    moment = when(texts, entry.saved_at, datetime.now().astimezone())
    return texts.say("shell-saves-delete-auto", game=game, at=at, when=moment)


class Placed(NamedTuple):
    """A sentence about a place on the disk."""

    tell: Callable[[str], str]
    """Puts the path, as words, into the sentence."""
    path: Path

    def fitting(self, canvas: Canvas, room: float) -> str:
        """Return the sentence, without the first folders of a path that is too long for a line."""
        whole = Path(short(self.path))
        shorter = (f"…/{Path(*whole.parts[left:])}" for left in range(1, len(whole.parts)))
        said = ""
        for path in (str(whole), *shorter):
            said = self.tell(path)
            if text_width(canvas, said, CAPTION) <= room:
                break
        return said


def short(path: Path) -> str:
    """Return a path with the home folder written as `~`."""
    path = path.absolute()
    try:
        return f"~/{path.relative_to(Path.home())}"
    except (ValueError, RuntimeError):
        return str(path)


def _path_box(services: Services, what: str, path: Path, on_done: Callable[[str], str]) -> TextBox:
    title, label, note, done = (
        services.texts.say(f"shell-saves-{what}-{word}")
        for word in ("title", "label", "note", "done")
    )
    words = (title, label, note, done)
    return TextBox(services, words, str(path), on_done, longest=PATH_LENGTH, wide=PATH_WIDE)


def _done(texts: Texts, act: Callable[[], Path], on_done: Callable[[Path], None]) -> str:
    """Do something with a file; return why not, or nothing."""
    try:
        path = act()
    except SaveError as fault:
        return fault.told(texts)
    on_done(path)
    return ""
