"""The pause over a table: go on, save, look things up, begin again, leave."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from datetime import datetime
from itertools import count
from typing import Final

from game.content.texts import TITLE_LENGTH, clean_name
from game.match.match import Match
from game.match.saves import SaveError
from game.scenes.boxes import box_of
from game.scenes.codes import has_curtain
from game.scenes.controls import Controls
from game.scenes.notices import Notice, dim
from game.scenes.rounds import round_of
from game.scenes.seating import new_seed
from game.scenes.stage import Scene, Services
from game.scenes.text_box import TextBox
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height
from game.ui.theme import CAPTION, DIM, HEAD, HIGH, INK7
from game.ui.widgets import Button

SHEET: Final = (420.0, 630.0)
PAD: Final = 28.0
LINE: Final = 40.0
GAP: Final = 7.0


class Pause(Scene):
    """What one can do in the middle of a match."""

    opaque = False

    def __init__(self, services: Services, match: Match) -> None:
        self._services = services
        self._match = match
        self._say = services.texts.say
        self._has_codes = has_curtain(match)
        self.controls: Controls = Controls(services.audio, on_back=self._resume)
        self._fill()

    def handle(self, event: Input) -> None:
        """Follow the buttons."""
        if isinstance(event, Act) and event.down and event.action == Action.RULES:
            self._open_rules()
            return
        if isinstance(event, Act) and event.down and event.action == Action.SETTINGS:
            self._open_settings()
            return
        self.dirty |= self.controls.handle(event)

    def resume(self) -> None:
        """Come back from the settings, where the sound may have been turned off."""
        self._fill()

    def draw(self, canvas: Canvas) -> None:
        """Paint the sheet over the table."""
        for _ in self.painting(canvas):
            pass

    def painting(self, canvas: Canvas) -> Iterator[None]:
        """Paint the same, a little at each step."""
        dim(canvas)
        yield
        sheet = Rect(0, 0, canvas.width, canvas.height).centred(
            SHEET[0], SHEET[1] + (LINE + GAP) * self._has_codes
        )
        paint.panel(canvas, sheet, INK7, 14)
        yield
        x, room = sheet.x + PAD, sheet.w - 2 * PAD
        draw_text(canvas, x, sheet.y + 44, self._say("shell-pause-title"), HEAD, HIGH, "name")
        top = sheet.y + 76
        for item in self.controls.ring.items:
            if isinstance(item, Button) and item.id not in _HALVES:
                item.box = Rect(x, top, room, LINE)
                top += LINE + GAP
            elif isinstance(item, Button):
                left, right = Rect(x, top, room, LINE).columns(None, None, gap=GAP)
                item.box = left if item.id == _HALVES[0] else right
                top += LINE + GAP if item.id == _HALVES[1] else 0
        kept = self._say("shell-pause-kept")
        height = rich_height(canvas, kept, CAPTION, room)
        draw_rich(canvas, x, sheet.bottom - height - 10, kept, CAPTION, room, DIM)
        yield from self.controls.painting(canvas)

    def _fill(self) -> None:
        say, sound = self._say, "on" if self._muted else "off"
        resume = Button("pause.resume", say("shell-pause-resume"), self._resume, kind="primary")
        codes = [("codes", "codes-title", self._open_codes, "lock")] if self._has_codes else []
        lines = (
            ("save", "shell-pause-save", self._save, "save"),
            ("saved", "shell-title-saved", self._open_saves, "cards"),
            ("how", "shell-title-how", self._open_rules, "book"),
            ("fair", "fair-title", self._open_fair, "scales"),
            ("same", "shell-pause-same", self._restart_same, "loop"),
            ("new", "shell-pause-new", self._restart_new, "dice"),
            ("sound", f"shell-pause-sound-{sound}", self._toggle_sound,
             "mute" if sound == "off" else "sound"),
            ("settings", "shell-settings-title", self._open_settings, "gear"),
            *codes,
            ("title", "shell-pause-title-screen", self._to_title, "home"),
            ("quit", "shell-title-quit", self._quit, "exit"),
        )  # fmt: skip
        buttons = [
            Button(
                f"pause.{id}",
                say(key),
                press,
                icon="" if id in _SHORT else icon,
                kind="ghost" if id in _SHORT else "menu",
            )
            for id, key, press, icon in lines
        ]
        self.controls.fill([resume, *buttons], resume)
        self.dirty = True

    @property
    def _muted(self) -> bool:
        return self._services.settings.now.sound.muted

    # What the buttons do

    def _resume(self) -> None:
        self.stage.pop()

    def _save(self) -> None:
        self.stage.push(save_as_box(self._services, self._match))

    def _open_saves(self) -> None:
        from game.scenes.saved_games import SavedGames

        self.stage.push(SavedGames(self._services))

    def _open_rules(self) -> None:
        from game.scenes.rules_page import RulesPage

        self.stage.push(RulesPage(self._services, self._match.game.id))

    def _open_settings(self) -> None:
        from game.scenes.settings import SettingsScreen

        self.stage.push(SettingsScreen(self._services))

    def _open_codes(self) -> None:
        from game.scenes.codes import CodesPage

        self.stage.push(CodesPage(self._services, self._match))

    def _open_fair(self) -> None:
        from game.scenes.fair_play import FairPlay

        self.stage.push(FairPlay(self._services, self._match))

    def _restart_same(self) -> None:
        self._ask_restart(self._match.seed)

    def _restart_new(self) -> None:
        self._ask_restart(new_seed(self._services.chance))

    def _ask_restart(self, seed: int) -> None:
        self.stage.push(
            Notice(
                self._services,
                self._say("shell-pause-restart-ask"),
                yes=self._say("shell-pause-restart"),
                on_yes=lambda: self._restart(seed),
            )
        )

    def _restart(self, seed: int) -> None:
        from game.scenes.tables import open_table

        self.stage.home(open_table(self._services, self._match.restart(seed)))

    def _toggle_sound(self) -> None:
        self._services.settings.change("sound", muted=not self._muted)
        self._fill()

    def _to_title(self) -> None:
        self.stage.home()

    def _quit(self) -> None:
        self.stage.quit()


_HALVES: Final = ("pause.same", "pause.new")
"""Two ways to begin again stand side by side."""
_SHORT: Final = ("same", "new")


def save_as_box(services: Services, match: Match) -> TextBox:
    """Ask for the name of a save; a name that is taken gets a number."""
    say = services.texts.say
    taken = {entry.title for entry in services.saves.entries() if entry.title}

    def why_not(typed: str) -> str:
        return "" if clean_name(typed, TITLE_LENGTH) else say("shell-save-why-empty")

    def save(typed: str) -> Scene:
        title = free_title(clean_name(typed, TITLE_LENGTH), taken)
        try:
            services.saves.save_as(match, title)
            said = say("shell-save-done", title=title)
        except SaveError as fault:
            said = str(fault)
        return Notice(services, said)

    example = say("shell-save-example")
    words = (say("shell-save-title"), say("shell-save-name"), example, say("shell-save-save"))
    suggested = free_title(_suggested(services, match), taken)
    return TextBox(services, words, suggested, save, longest=TITLE_LENGTH, check=why_not)


def _suggested(services: Services, match: Match) -> str:
    """Return a name made of game, round and date, so that nobody has to type one."""
    say, today = services.texts.say, datetime.now().astimezone()
    wanted = say(
        "shell-save-suggested",
        game=say(f"{box_of(match.game.id).words}-title"),
        at=round_of(services.texts, match.game.id, match.round),
        day=str(today.day),
        month=say(f"shell-month-{today.month}"),
    )
    return clean_name(wanted, TITLE_LENGTH)


def free_title(wanted: str, taken: Collection[str]) -> str:
    """Return the wanted name for a save; if one bears it already, with the first free number."""
    if wanted not in taken:
        return wanted
    bare = re.sub(r" \(\d+\)$", "", wanted)
    numbered = (f"{bare[: TITLE_LENGTH - 6].rstrip()} ({number})" for number in count(2))
    return next(title for title in numbered if title not in taken)
