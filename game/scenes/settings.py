"""The settings: tabs of rows, applied at once and remembered.

What can be set stands in `settings_rows.py`, how it looks in `settings_page.py`. Those who watch
the book of settings carry every change out; nothing is applied here.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from game.match.settings import PageName, Settings
from game.scenes import scenery
from game.scenes.boxes import SPACE_BOX
from game.scenes.controls import Controls
from game.scenes.notices import Notice
from game.scenes.row_screen import ROW, Dial, RowScreen
from game.scenes.settings_page import (
    Line,
    Widget,
    column,
    draw_title,
    line_height,
    place_tabs,
    tall,
)
from game.scenes.settings_rows import (
    ICONS,
    ROWS,
    Folder,
    Lead,
    RestoreAll,
    Row,
    fields_of,
    key_of,
    tabs,
)
from game.scenes.stage import Scene, Services
from game.scenes.table_rules import SETTING_RULES, TABLE
from game.ui.canvas import Canvas
from game.ui.fields import copy_out
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, rich_height
from game.ui.theme import CAPTION, MIDDLE, WARN
from game.ui.widgets import Button

TAB: Final = "settings.tab."
ALL_PAGES: Final[tuple[PageName, ...]] = ("play", "display", "sound", "controls")
"""What "restore everything" restores; names that people have typed stay."""
_TAB_STEPS: Final = {Action.NEXT_TARGET: 1, Action.PREVIOUS_TARGET: -1}


class SettingsScreen(RowScreen):
    """One tab at a time, each with all that can be set on it."""

    def __init__(self, services: Services, tab: str = "play", game_id: str = SPACE_BOX.id) -> None:
        """Open a tab; the rules that tell of what can be set are those of a game."""
        super().__init__(services)
        self._tab, self._game_id = tab, game_id
        self._note = ""
        """What the last press has done, where nothing else shows it."""
        self._undone: dict[PageName, dict[str, object]] = {}
        """What stood on this tab before it was restored."""
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        say = self._say
        self._tabs = [
            Button(f"{TAB}{name}", say(f"shell-settings-tab-{name}"), partial(self._open, name),
                   kind="pill", icon=ICONS[name])
            for name in tabs()
        ]  # fmt: skip
        self._back = Button(
            "settings.back", say("shell-back"), self._close, icon="undo", key=Action.BACK
        )
        self._book = Button("settings.rules", "", self._open_rules, icon="book", key=Action.RULES)
        self._restore = Button("settings.restore", "", self._press_restore, icon="loop")
        self._open(tab)

    @property
    def tab(self) -> str:
        """The tab that is open."""
        return self._tab

    def again(self) -> Scene:
        """Return the same tab in another language, with the focus where it is."""
        again = SettingsScreen(self._services, self._tab, self._game_id)
        focused = self.controls.ring.focused
        if focused is not None:
            again.controls.ring.focus(focused.id)
        again.controls.ring.by_keys = self.controls.ring.by_keys
        return again

    def handle(self, event: Input) -> None:
        """Set something, scroll, go to another tab, or leave."""
        if isinstance(event, Act) and event.down:
            step = _TAB_STEPS.get(event.action)
            if step is not None:
                self._turn_over(step)
                return
            if event.action == Action.RULES and self._tells_rules:
                self._open_rules()
                return
            if event.action == Action.SETTINGS:
                if not event.repeat:  # The key that opened the screen may still be held.
                    self._close()
                return
        super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Paint the tab."""
        self._canvas = canvas
        scenery.lay_plain_room(canvas)
        self._read()
        self._place(canvas)
        title = self._say("shell-settings-title")
        draw_title(canvas, title)
        self._page.draw(canvas)
        self._draw_note(canvas)
        self.controls.draw(canvas)

    # The rows

    def _open(self, tab: str) -> None:
        """Show a tab."""
        self._tab, self._note, self._undone = tab, "", {}
        for button in self._tabs:
            button.selected = button.id == TAB + tab
        self._show([(tab, row) for row in ROWS[tab]])
        self.controls.ring.focus(TAB + tab)

    def _fill(self) -> None:
        lines = [line.widget for line in self._page.seen]
        ends = [self._back, *([self._book] if self._tells_rules else [])]
        ends += [self._restore] if fields_of(self._tab) else []
        self.controls.fill([*self._tabs, *lines, *ends], first=TAB + self._tab)
        self.dirty = True

    def _line(self, tab: str, row: Row) -> Line:
        if not isinstance(row, Folder):
            return super()._line(tab, row)
        folder = row.find(self._services)
        about = str(folder) if folder else self._say("shell-settings-nowhere")
        return Line(self._say(key_of(tab, row)), about, self._widget(tab, row, f"{ROW}{row.field}"))

    def _widget(self, tab: str, row: Row, id: str) -> Widget:
        say = self._say
        match row:
            case Lead():
                return Button(id, say("shell-settings-open"), partial(self._lead, row))
            case Folder():
                here, nowhere = bool(row.find(self._services)), say("shell-settings-nowhere")
                copy = partial(self._copy, row)
                return Button(id, say("shell-settings-copy"), copy, enabled=here, why_not=nowhere)
            case RestoreAll():
                label = say("shell-settings-restore-all")
                return Button(id, label, self._ask_restore_all, kind="danger")
        return super()._widget(tab, row, id)

    def _read(self) -> None:
        super()._read()
        label = "put-back" if self._undone else "restore"
        self._restore.label = self._say(f"shell-settings-{label}")

    def _place(self, canvas: Canvas) -> None:
        whole = column(canvas)
        top = place_tabs(canvas, self._say("shell-settings-title"), self._tabs, whole)
        high = tall(canvas) + 8
        bottom = canvas.height - high - 22
        self._place_rows(canvas, top, bottom - 22)
        self._back.box = Rect(whole.x, bottom, self._back.width_for(canvas), high)
        left = self._back.box.right + 10
        # What is told in the foot needs the room of these words when letters are large.
        self._book.label = self._say("shell-title-how") if canvas.text_scale <= 1 else ""
        self._book.box = Rect(left, bottom, self._book.width_for(canvas), high)
        wide = self._restore.width_for(canvas)
        self._restore.box = Rect(whole.right - wide, bottom, wide, high)

    def _draw_note(self, canvas: Canvas) -> None:
        """Say what has been done, or why nothing can be heard."""
        words = self.controls.refusal or self._note or self._trouble
        left = (self._book if self._tells_rules else self._back).box.right + 24
        room = self._restore.box.x - 24 - left
        high = rich_height(canvas, words, CAPTION, room, max_lines=3)
        top = self._back.box.cy - high / 2 + line_height(canvas, CAPTION) / 2
        colour = MIDDLE if self._note else WARN
        draw_rich(canvas, left, top, words, CAPTION, room, colour, align="center", max_lines=3)

    @property
    def _trouble(self) -> str:
        """Why something that is set on this tab cannot be heard; empty if it can."""
        services = self._services
        if self._tab == "sound" and services.audio.trouble is not None:
            return self._say(services.audio.trouble.key, **services.audio.trouble.values)
        mute = self._tab == "play" and services.settings.now.sound.speech
        return self._say("shell-sound-no_voice") if mute and not services.speaker.able else ""

    # Getting about

    @property
    def _tells_rules(self) -> bool:
        """Whether the rules tell of what is set on this tab."""
        return any(row.field in SETTING_RULES for row in ROWS[self._tab])

    def _open_rules(self) -> None:
        """Open the rules where they tell of the row in focus, or else of any table."""
        from game.scenes.rules_page import RulesPage

        lit = self.controls.ring.focused
        field = lit.id.removeprefix(ROW) if lit else ""
        rule = SETTING_RULES.get(field, TABLE)
        self.stage.push(RulesPage(self._services, self._game_id, rule=rule))

    def _turn_over(self, step: int) -> None:
        """Go to the tab on one side, round and round."""
        names = tabs()
        self.controls.ring.by_keys = True
        self._open(names[(names.index(self._tab) + step) % len(names)])

    # Setting

    def _set(self, row: Dial, value: object) -> None:
        self._note, self._undone = "", {}
        super()._set(row, value)

    def _press_restore(self) -> None:
        """Restore this tab, or put back what was restored last."""
        book, first = self._services.settings, Settings()
        if self._undone:
            for page, values in self._undone.items():
                book.change(page, **values)
            self._undone, self._note = {}, ""
        else:
            fields = fields_of(self._tab)
            self._undone = {
                page: {name: getattr(getattr(book.now, page), name) for name in names}
                for page, names in fields.items()
            }
            for page, names in fields.items():
                book.change(page, **{name: getattr(getattr(first, page), name) for name in names})
            self._note = self._say("shell-settings-restored")
        self.dirty = True

    def _ask_restore_all(self) -> None:
        self.stage.push(
            Notice(
                self._services,
                self._say("shell-settings-restore-all-ask"),
                yes=self._say("shell-settings-restore-all"),
                on_yes=self._restore_all,
                danger=True,
            )
        )

    def _restore_all(self) -> None:
        for page in ALL_PAGES:
            self._services.settings.restore(page)
        self._note = self._say("shell-settings-restored-all")
        self.dirty = True

    def _copy(self, row: Folder) -> None:
        folder = row.find(self._services)
        copy_out(str(folder or ""))
        self._note = self._say("shell-settings-copied")
        self.dirty = True

    def _lead(self, row: Lead) -> None:
        self.stage.push(row.open(self._services))

    def _close(self) -> None:
        self.stage.pop()
