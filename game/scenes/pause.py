"""The pause over a table: go on, save, look things up, begin again, leave."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import zip_longest
from typing import Final

from game.content.texts import TITLE_LENGTH, clean_name
from game.match.match import Match
from game.match.saves import SaveError
from game.match.titles import free_title
from game.scenes.boxes import box_of
from game.scenes.codes import has_curtain
from game.scenes.controls import Controls
from game.scenes.notices import Notice, dim
from game.scenes.quick_save import quick_load, quick_save
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

SHEET: Final = 420.0
"""How wide the sheet is at least."""
MARGIN: Final = 12.0
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
        opens = {
            Action.RULES: self._open_rules,
            Action.SETTINGS: self._open_settings,
            Action.QUICK_SAVE: self._quick_save,
            Action.QUICK_LOAD: self._quick_load,
        }
        if isinstance(event, Act) and event.down and event.action in opens:
            if not event.repeat:
                opens[event.action]()
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
        sheet, columns = self._sheet(canvas)
        paint.panel(canvas, sheet, INK7, 14)
        yield
        x, room = sheet.x + PAD, sheet.w - 2 * PAD
        title = self._say("shell-pause-title")
        draw_text(canvas, x, sheet.y + canvas.grown(44), title, HEAD, HIGH, "name")
        kept = self._say("shell-pause-kept")
        below = rich_height(canvas, kept, CAPTION, room)
        draw_rich(canvas, x, sheet.bottom - below - 10, kept, CAPTION, room, DIM)
        top = sheet.y + canvas.grown(76)
        self._place(Rect(x, top, room, sheet.bottom - canvas.grown(20) - below - top), columns)
        yield from self.controls.painting(canvas)

    def _sheet(self, canvas: Canvas) -> tuple[Rect, int]:
        """Return the sheet, and in how many columns its buttons stand: two if one is too high."""
        whole = Rect(0, 0, canvas.width, canvas.height)
        widest = max(button.width_for(canvas) for button in self._buttons())
        line, kept = canvas.grown(LINE), self._say("shell-pause-kept")
        for columns in (1, 2):
            wide = max(SHEET - 2 * PAD, columns * widest + (columns - 1) * GAP)
            wide = min(wide, canvas.width - 2 * (PAD + MARGIN))
            rows = len(self._lines(columns))
            below = rich_height(canvas, kept, CAPTION, wide)
            high = canvas.grown(76 + 20) + rows * (line + GAP) + below
            if high <= canvas.height - 2 * MARGIN:
                break
        return whole.centred(wide + 2 * PAD, min(high, canvas.height - 2 * MARGIN)), columns

    def _buttons(self) -> list[Button]:
        return [item for item in self.controls.ring.items if isinstance(item, Button)]

    def _lines(self, columns: int) -> list[list[Button]]:
        """Return which buttons stand side by side; what goes on stands alone on top."""
        resume, *others = self._buttons()
        depth = -(-len(others) // columns)
        parts = [others[first : first + depth] for first in range(0, len(others), depth)]
        lines = [list(line) for line in zip_longest(*parts)]
        return [[resume], *([button for button in line if button] for line in lines)]

    def _place(self, area: Rect, columns: int) -> None:
        """Give every button its box; the arrows go down one column after the other."""
        lines = self._lines(columns)
        step = area.h / len(lines)
        wide = (area.w - (columns - 1) * GAP) / columns
        for number, line in enumerate(lines):
            top = area.y + number * step
            for column, button in enumerate(line):
                left = area.x + column * (wide + GAP)
                button.box = Rect(left, top, area.w if number == 0 else wide, step - GAP)

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
                icon=icon,
                kind="menu",
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

    def _quick_save(self) -> None:
        self.stage.push(Notice(self._services, quick_save(self._services, self._match)))

    def _quick_load(self) -> None:
        found = quick_load(self._services, self._match)
        self.stage.push(Notice(self._services, found) if isinstance(found, str) else found)

    def _open_saves(self) -> None:
        from game.scenes.saved_games import SavedGames

        self.stage.push(SavedGames(self._services))

    def _open_rules(self) -> None:
        from game.scenes.rules_page import RulesPage

        self.stage.push(RulesPage(self._services, self._match.game.id))

    def _open_settings(self) -> None:
        from game.scenes.settings import SettingsScreen

        self.stage.push(SettingsScreen(self._services, game_id=self._match.game.id))

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
            said = fault.told(services.texts)
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
