"""The list of saved games: those that saved themselves, those with a name, and the deleted ones.

Open one, name it, copy it to a file, bring one in, delete one and bring it back. How the lines
look stands in `saved_rows.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from game.match.carrying import place_of, take_in
from game.match.disk import SaveError
from game.match.saves import SaveEntry
from game.scenes import scenery
from game.scenes.boxes import SPACE_BOX
from game.scenes.controls import Controls
from game.scenes.feet import foot_height, place_foot
from game.scenes.notices import Notice
from game.scenes.saved_boxes import Placed, fetch_box, name_box, send_box
from game.scenes.saved_deleting import Deleting
from game.scenes.saved_rows import (
    DELETED,
    ITSELF,
    NAMED,
    PAGES,
    PLAYED,
    ROW_HEIGHT,
    Row,
    RowLook,
    page_of,
    row_height,
    same,
    shown,
)
from game.scenes.settings_page import TITLE_Y
from game.scenes.stage import Scene, Services
from game.scenes.table_pictures import TablePictures
from game.ui.canvas import Canvas
from game.ui.fields import ScrollList
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Dropped, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height
from game.ui.segmented import Choice, Segmented
from game.ui.theme import BAD, BODY, CAPTION, DIM, GOOD, HEAD, HIGH, MIDDLE
from game.ui.widgets import Button

MARGIN: Final = 40.0
WIDEST: Final = 1120.0
BUTTON: Final = 42.0


class SavedGames(Scene):
    """Every save in the folder, newest first."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._saves = services.saves
        self._say = services.texts.say
        self.controls: Controls = Controls(services.audio, on_back=self._back)
        self._pictures = TablePictures(services)
        self._look = RowLook(services.texts, self._pictures.draw)
        self._rows: dict[str, list[Row]] = {}
        self._page = ""
        """Empty until the folder has been read."""
        self._deleting = Deleting(
            services, show=lambda screen: self.stage.push(screen), done=self._done
        )
        self._told: str | Placed = ""
        self._make_widgets()
        self._read()

    @property
    def entries(self) -> Sequence[SaveEntry]:
        """The saves on the page, from the top."""
        return tuple(row.entry for row in self._rows[self._page])

    def resume(self) -> None:
        """Read the folder again: something may have come or gone."""
        self._read()

    def handle(self, event: Input) -> None:
        """Do what one can do with a save, or go back."""
        self._pictures.hush()
        if isinstance(event, Dropped):
            self.fetch(event.path)
            return
        if isinstance(event, Act) and event.down and not event.repeat:
            if event.action == Action.RULES:
                self._open_rules()
                return
            if event.action == Action.UNDO and self._deleting.undoable:
                self._undo()
                return
        self.dirty |= self.controls.handle(event)

    def update(self, seconds: float) -> None:
        """Draw the pictures of the lines in sight."""
        self.dirty |= self._pictures.go_on(seconds)

    def rest(self) -> float | None:
        """Wake up while pictures are missing."""
        return self._pictures.rest()

    # What is in the list

    def _make_widgets(self) -> None:
        say = self._say
        self._open = Button("saves.open", "", self._go_on, kind="primary")
        self._delete = Button("saves.delete", "", self._press_delete, kind="danger", icon="x")
        self._name = Button("saves.name", "", self._ask_name)
        self._send = Button("saves.send", say("shell-saves-send"), self._ask_where)
        self._end = Button("saves.end", say("shell-saves-look"), self._see_end)
        self._take = Button("saves.fetch", say("shell-saves-fetch"), self._ask_what)
        self._undo_it = Button(
            "saves.undo", say("shell-saves-undo"), self._undo, icon="undo", key=Action.UNDO
        )
        self._leave = Button(
            "saves.back", say("shell-back"), self._back, icon="undo", key=Action.BACK
        )
        self._pages = Segmented("saves.pages", (), ITSELF, self._turn_to)
        self._list = ScrollList(
            "saves.list", 0, ROW_HEIGHT, self._draw_row, self._press_row, self._chosen, gap=8
        )

    def _read(self) -> None:
        before = self._row()
        found = shown(self._saves.entries())
        self._rows = {
            page: [Row(entry) for entry in found if page_of(entry) == page]
            for page in (ITSELF, NAMED, PLAYED)
        }
        self._rows |= {
            DELETED: [Row(entry, deletion) for deletion, entry in self._saves.deleted()],
        }
        if not self._page:
            self._page = page_of(found[0]) if found else ITSELF
        self._choose_again(before)
        self._fill()

    def _choose_again(self, before: Row | None) -> None:
        """Keep chosen what was chosen: another window may have saved meanwhile."""
        rows = self._rows[self._page]
        self._list.count = len(rows)
        last = max(0, len(rows) - 1)
        places = (n for n, row in enumerate(rows) if before and same(row.entry, before.entry))
        self._list.chosen = next(places, max(0, min(self._list.chosen, last)))

    def _fill(self) -> None:
        """Offer what can be done on the page."""
        say = self._say
        self._pages.choices = [
            Choice(page, say(f"shell-saves-page-{page}", count=len(self._rows[page])))
            for page in PAGES
        ]
        self._pages.value = self._page
        gone = self._page == DELETED
        self._delete.label = say("shell-saves-remove" if gone else "shell-saves-delete")
        widgets: list[Focusable] = [self._pages, self._take]
        widgets += [self._list] if self._list.count else []
        widgets += [self._leave]
        widgets += [self._undo_it] if self._deleting.undoable else []
        if self._list.count:
            widgets += [] if gone else [self._name, self._send]
            widgets += [self._end] if self._page == PLAYED else []
            widgets += [self._delete, self._open]
        first = "saves.list" if self._list.count else "saves.back"
        if not self._list.count and self._deleting.undoable:
            first = "saves.undo"
        self.controls.fill(widgets, self._open if self._list.count else None, first=first)
        self._chosen(self._list.chosen)
        self.dirty = True

    def _chosen(self, _: int) -> None:
        """Say which buttons do something with the chosen line."""
        row = self._row()
        sound = row is not None and not row.entry.damaged
        damaged = "" if sound else self._say("shell-saves-why-damaged")
        for button in (self._open, self._name, self._send):
            button.enabled, button.why_not = sound, damaged
        # A folder that cannot be read has a line as well, and may be a file of somebody's.
        is_save = row is not None and row.entry.path != self._saves.folder
        self._delete.enabled = is_save
        self._delete.why_not = "" if is_save else self._say("shell-saves-why-folder")
        if row is None:
            return
        self._name.label = self._say(
            "shell-saves-rename" if row.entry.title else "shell-saves-name"
        )
        if row.deletion is not None:
            self._open.enabled, self._open.why_not = True, ""
            self._open.label = self._say("shell-saves-restore")
        else:
            over = row.entry.result is not None
            self._open.label = self._say("shell-saves-watch" if over else "shell-saves-open")

    def _row(self) -> Row | None:
        rows, chosen = self._rows.get(self._page, []), self._list.chosen
        return rows[chosen] if chosen < len(rows) else None

    def _in_sight(self) -> list[SaveEntry]:
        rows = self._rows[self._page]
        boxes = ((row, self._list.row_box(n)) for n, row in enumerate(rows))
        return [row.entry for row, box in boxes if box.overlaps(self._list.box)]

    def _turn_to(self, page: str) -> None:
        self._page, self._told = page, ""
        self._list.chosen = 0
        self._list.scroller.offset = 0
        self._choose_again(None)
        self._fill()

    def _press_row(self, row: int) -> None:
        """Open a row that is pressed by keys; the mouse only chooses it first."""
        self._chosen(row)
        if self.controls.ring.by_keys:
            self.controls.ring.focus("saves.open")
        self.dirty = True

    # What one can do with one

    def _go_on(self) -> None:
        from game.scenes.laying import SettingTable

        row = self._row()
        if row is not None and row.deletion is not None:
            self._deleting.bring_back(row.deletion)
        elif row is not None and row.entry.result is not None:
            self._watch(row.entry)
        elif row is not None:
            load = partial(self._saves.load, row.entry.path)
            self.stage.push(SettingTable(self._services, row.entry.game_id, load))

    def _watch(self, entry: SaveEntry) -> None:
        """Watch a finished match, or say in a sentence why it cannot be watched."""
        from game.scenes.tables import open_watch

        try:
            past = self._saves.film(entry.path)
        except SaveError as fault:
            self.stage.push(Notice(self._services, fault.told(self._services.texts)))
            return
        self.stage.push(open_watch(self._services, past))

    def _see_end(self) -> None:
        """Show how a finished match ended."""
        from game.scenes.laying import SettingTable

        row = self._row()
        if row is not None:
            load = partial(self._saves.load, row.entry.path)
            self.stage.push(SettingTable(self._services, row.entry.game_id, load))

    def _press_delete(self) -> None:
        row = self._row()
        if row is not None:
            self._deleting.press(row)

    def _undo(self) -> None:
        self._turn_to_file(*self._deleting.undo())

    def _done(self, told: str) -> None:
        """Say what was done in the folder, and show what is there now."""
        self._told = told
        self._read()

    # Names and files

    def _ask_name(self) -> None:
        row = self._row()
        if row is not None:
            taken = {row.entry.title for page in (NAMED, PLAYED) for row in self._rows[page]}
            self.stage.push(name_box(self._services, row.entry, taken, self._named))

    def _named(self, path: Path) -> None:
        self._told = self._say("shell-saves-named", title=self._title_there(path))

    def _ask_where(self) -> None:
        row = self._row()
        if row is not None:
            self.stage.push(send_box(self._services, row.entry, self._sent))

    def _sent(self, path: Path) -> None:
        self._told = Placed(self._say_sent, path)

    def _ask_what(self) -> None:
        self.stage.push(fetch_box(self._services, self._fetched))

    def _fetched(self, path: Path) -> None:
        self._told = self._say("shell-saves-fetched", title=self._title_there(path))

    def fetch(self, dropped: str) -> None:
        """Bring in a file that was dropped on the window."""
        try:
            self._fetched(take_in(self._saves, place_of(dropped, self._services.documents)))
        except SaveError as fault:
            self._told, self.controls.refusal = "", fault.told(self._services.texts)
        self.dirty = True

    def _title_there(self, path: Path) -> str:
        """Turn to the new save in this file, and return its name."""
        self._read()
        self._turn_to_file(path)
        row = self._row()
        return row.entry.title if row else ""

    def _turn_to_file(self, *paths: Path) -> None:
        """Choose the line of one of these files, on whichever page it stands."""
        for page in (ITSELF, NAMED, PLAYED):
            for number, row in enumerate(self._rows[page]):
                if row.entry.path in paths:
                    self._page, self._list.count = page, len(self._rows[page])
                    self._list.choose(number)
                    self._fill()
                    return

    def _open_rules(self) -> None:
        from game.scenes.rules_page import RulesPage

        self.stage.push(RulesPage(self._services, SPACE_BOX.id))

    def _back(self) -> None:
        self.stage.pop()

    # Painting

    def draw(self, canvas: Canvas) -> None:
        """Paint the room, the list and what can be done."""
        whole = (0, 0, canvas.width, canvas.height)
        canvas.baked("saves.room", whole, lambda c: scenery.paint_room(c, SPACE_BOX.tint))
        width = min(WIDEST, canvas.width - 2 * MARGIN)
        column = Rect((canvas.width - width) / 2, 0, width, canvas.height)
        title = self._say("shell-saves-title")
        draw_text(canvas, column.x, TITLE_Y, title, HEAD, HIGH, "name", shadow=1.4)
        head, foot = self._place_head(canvas, column), self._place_foot(canvas, column)
        said = foot - canvas.grown(20)
        self._list.row_height = row_height(canvas)
        self._list.box = Rect(column.x, head + 16, width, said - canvas.grown(18) - head - 16)
        if not self._list.count:
            none = self._say(f"shell-saves-none-{self._page}")
            high = rich_height(canvas, none, BODY, width)
            middle = self._list.box.cy - high / 2
            draw_rich(canvas, column.x, middle, none, BODY, width, MIDDLE, align="center")
        self.controls.draw(canvas)
        self._pictures.want(self._in_sight())
        self._draw_said(canvas, Rect(column.x, said, width, 0))

    def _draw_said(self, canvas: Canvas, line: Rect) -> None:
        """Say what has been done, or why not; if nothing was, where the files are."""
        said, colour = self.controls.refusal or self._told, GOOD
        if self.controls.refusal:
            colour = BAD
        elif not said:
            said, colour = Placed(self._say_where, self._saves.folder), DIM
        if isinstance(said, Placed):
            said = said.fitting(canvas, line.w)
        draw_text(canvas, line.x, line.y, said, CAPTION, colour, max_width=line.w)

    def _say_where(self, folder: str) -> str:
        return self._say("shell-saves-where", folder=folder)

    def _say_sent(self, file: str) -> str:
        return self._say("shell-saves-sent", file=file)

    def _place_head(self, canvas: Canvas, column: Rect) -> float:
        """Place the pages below the title, and the button for files beside them or above."""
        high, wide = canvas.grown(36), self._take.width_for(canvas)
        top, pages = TITLE_Y + canvas.grown(20) + 10, self._pages.width_for(canvas)
        beside = pages + 14 + wide <= column.w
        self._pages.box = Rect(column.x, top, min(pages, column.w), high)
        y = top if beside else TITLE_Y - high / 2
        self._take.box = Rect(column.right - wide, y, wide, high)
        return top + high

    def _place_foot(self, canvas: Canvas, column: Rect) -> float:
        """Place what can be done with a save; return where that begins."""
        end = [self._end] if self._page == PLAYED else []
        all_ends = (self._leave, self._undo_it, self._name, self._send, *end, self._delete)
        ends = [each for each in all_ends if self.controls.ring.find(each.id)]
        ends += [self._open] if self._list.count else []
        area = Rect(column.x, 0, column.w, canvas.height - 22)
        place_foot(canvas, area, ends, BUTTON)
        return area.bottom - foot_height(canvas, column.w, ends, BUTTON)

    def _draw_row(self, canvas: Canvas, row: int, box: Rect, chosen: bool) -> None:
        lit = chosen and self.controls.ring.focused is self._list
        self._look.draw(canvas, self._rows[self._page][row], box, chosen=chosen, lit=lit)
