"""The list of saved games: open one, delete one; damaged ones are shown as what they are."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from game.content.texts import Texts
from game.match.saves import SaveEntry
from game.match.seats import SeatPlan
from game.scenes import scenery
from game.scenes.boxes import BOXES, SPACE_BOX
from game.scenes.controls import Controls
from game.scenes.notices import Notice
from game.scenes.stage import Scene, Services
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.fields import ScrollList
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, text_width
from game.ui.theme import BAD, BODY, CAPTION, DIM, HEAD, HIGH, INK8, LAMP, MIDDLE, STRONG, seat_of
from game.ui.widgets import Button

MARGIN: Final = 40.0
ROW_HEIGHT: Final = 72.0
WIDEST: Final = 1120.0
SAID_SHARE: Final = 0.3
"""How much of a line tells at most whose turn it is, or how the game ended."""
NAME_WIDE: Final = 190.0
BADGE_WIDE: Final = 21.0
SEAT_GAP: Final = 18.0
"""On the line of a save: most width of a name, the badge before it, the gap behind it."""


def colours_of(entry: SaveEntry) -> tuple[str, ...]:
    """Return the colour of each seat of a sound save, in seat order."""
    colours = BOXES[entry.game_id].colours
    crew = entry.options.get("crew", "")
    chosen = tuple(crew.split("+"))
    fits = len(chosen) == len(entry.seats) and set(chosen) <= set(colours)
    return chosen if fits else colours


def shown(entries: Sequence[SaveEntry]) -> list[SaveEntry]:
    """Return the saves worth a line: of each match only its newest sound autosave, and the rest."""
    seen: set[str] = set()
    lines = []
    for entry in entries:
        if entry.serial and not entry.trouble:
            if entry.match_id in seen:
                continue
            seen.add(entry.match_id)
        lines.append(entry)
    return lines


def when(texts: Texts, moment: datetime, now: datetime) -> str:
    """Return a moment in the words of somebody who lives at `now`, in its time zone."""
    local = moment.astimezone(now.tzinfo)
    time = local.strftime("%H:%M")
    if local.date() == now.date():
        return texts.say("shell-saves-today", time=time)
    if local.date() == (now - timedelta(days=1)).date():
        return texts.say("shell-saves-yesterday", time=time)
    month = texts.say(f"shell-month-{local.month}")
    return texts.say(
        "shell-saves-date", day=str(local.day), month=month, year=str(local.year), time=time
    )


class SavedGames(Scene):
    """Every save in the folder, newest first."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._say = services.texts.say
        self.controls: Controls = Controls(services.audio, on_back=self._back)
        self._entries: list[SaveEntry] = []
        say = self._say
        self._open = Button("saves.open", say("shell-saves-open"), self._go_on, kind="primary")
        self._delete = Button(
            "saves.delete", say("shell-saves-delete"), self._ask_delete, kind="danger", icon="x"
        )
        self._leave = Button(
            "saves.back", say("shell-back"), self._back, icon="undo", key=Action.BACK
        )
        self._list = ScrollList(
            "saves.list", 0, ROW_HEIGHT, self._draw_row, self._press_row, self._chosen, gap=8
        )
        self._read()

    @property
    def entries(self) -> Sequence[SaveEntry]:
        """The saves in the list, from the top."""
        return tuple(self._entries)

    def resume(self) -> None:
        """Read the folder again: something may have been deleted."""
        self._read()

    def handle(self, event: Input) -> None:
        """Open, delete or go back."""
        if isinstance(event, Act) and event.down and event.action == Action.RULES:
            from game.scenes.rules_page import RulesPage

            self.stage.push(RulesPage(self._services, SPACE_BOX.id))
            return
        self.dirty |= self.controls.handle(event)

    # What is in the list

    def _read(self) -> None:
        before = self._entry()
        self._entries = shown(self._services.saves.entries())
        self._list.count = len(self._entries)
        last = len(self._entries) - 1
        # Another window may have saved meanwhile: what was chosen stays chosen.
        places = (n for n, entry in enumerate(self._entries) if before and _same(entry, before))
        self._list.chosen = next(places, max(0, min(self._list.chosen, last)))
        widgets: list[Focusable] = [self._leave]
        if self._entries:
            widgets = [self._list, self._leave, self._delete, self._open]
        self.controls.fill(widgets, self._open if self._entries else None, first="saves.list")
        self._chosen(self._list.chosen)
        self.dirty = True

    def _chosen(self, _: int) -> None:
        entry = self._entry()
        sound = entry is not None and not entry.trouble
        self._open.enabled = sound
        over = entry is not None and entry.result is not None
        self._open.label = self._say("shell-saves-look" if over else "shell-saves-open")
        self._open.why_not = "" if sound else self._say("shell-saves-why-damaged")
        # A folder that cannot be read has a line as well, and may be a file of somebody's.
        is_save = entry is not None and entry.path != self._services.saves.folder
        self._delete.enabled = is_save
        self._delete.why_not = "" if is_save else self._say("shell-saves-why-folder")

    def _entry(self) -> SaveEntry | None:
        chosen = self._list.chosen
        return self._entries[chosen] if chosen < len(self._entries) else None

    def _press_row(self, row: int) -> None:
        """Open a row that is pressed by keys; the mouse only chooses it first."""
        self._chosen(row)
        if self.controls.ring.by_keys:
            self.controls.ring.focus("saves.open")
        self.dirty = True

    # What one can do with one

    def _go_on(self) -> None:
        from game.scenes.laying import SettingTable

        entry = self._entry()
        if entry is not None:
            load = partial(self._services.saves.load, entry.path)
            self.stage.push(SettingTable(self._services, entry.game_id, load))

    def _ask_delete(self) -> None:
        entry = self._entry()
        if entry is None:
            return
        self.stage.push(
            Notice(
                self._services,
                self._delete_question(entry),
                yes=self._say("shell-saves-delete"),
                on_yes=partial(self._delete_save, entry),
                danger=True,
            )
        )

    def _delete_question(self, entry: SaveEntry) -> str:
        """Ask about one save by name; about an autosave by game, round and time."""
        if entry.trouble:
            return self._say("shell-saves-delete-damaged", file=entry.path.name)
        game = self._say(f"{BOXES[entry.game_id].words}-title")
        if entry.title:
            return self._say(
                "shell-saves-delete-named", title=entry.title, game=game, round=entry.round
            )
        moment = when(self._services.texts, entry.saved_at, datetime.now().astimezone())
        return self._say("shell-saves-delete-auto", game=game, round=entry.round, when=moment)

    def _delete_save(self, entry: SaveEntry) -> None:
        """Delete the save that was asked about, whatever has come into the folder since."""
        paths = [entry.path]
        if entry.serial and not entry.trouble:
            # The older autosaves of the match would only step into its place.
            paths += [
                other.path
                for other in self._services.saves.entries()
                if other.match_id == entry.match_id
                and 0 < other.serial < entry.serial
                and not other.trouble
            ]
        for path in dict.fromkeys(paths):
            try:
                path.unlink(missing_ok=True)
            except OSError as fault:
                reason = fault.strerror or str(fault)
                said = self._say(
                    "shell-saves-why-delete", file=path.name, reason=reason[:1].lower() + reason[1:]
                )
                self.stage.push(Notice(self._services, said))
                break
        self._read()

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
        draw_text(canvas, column.x, 47, title, HEAD, HIGH, "name", shadow=1.4)
        folder = self._say(
            "shell-saves-folder", count=len(self._entries), folder=_short(self._services)
        )
        draw_text(
            canvas, column.right, 49, folder, CAPTION, DIM, align="right",
            max_width=width - text_width(canvas, title, HEAD, "name") - 30,
        )  # fmt: skip
        self._list.box = Rect(column.x, 84, width, canvas.height - 84 - 100)
        self._place_buttons(canvas, column)
        if not self._entries:
            draw_text(canvas, column.cx, canvas.height / 2 - 20, self._say("shell-saves-none"),
                      BODY, MIDDLE, align="center", max_width=width)  # fmt: skip
        self.controls.draw(canvas)
        self._draw_why(canvas)

    def _place_buttons(self, canvas: Canvas, column: Rect) -> None:
        top = canvas.height - 68
        self._leave.box = Rect(column.x, top, self._leave.width_for(canvas), 42)
        wide = max(190.0, self._open.width_for(canvas) + 40)
        self._open.box = Rect(column.right - wide, top - 2, wide, 46)
        wide = self._delete.width_for(canvas)
        self._delete.box = Rect(self._open.box.x - 14 - wide, top, wide, 42)

    def _draw_why(self, canvas: Canvas) -> None:
        why = self.controls.refusal
        if why:
            left = self._leave.box.right + 20
            room = self._delete.box.x - left - 20
            draw_rich(canvas, left, self._leave.box.cy - 8, why, CAPTION, room, colour=BAD)

    def _draw_row(self, canvas: Canvas, row: int, box: Rect, chosen: bool) -> None:
        entry = self._entries[row]
        lit = chosen and self.controls.ring.focused is self._list
        tint = "#2A3050" if chosen else "#1C2338"
        paint.panel(canvas, box, tint, shadow=False, rim=0.2 if chosen else 0.1)
        if chosen:
            paint.outline(canvas, box, LAMP, 9.5, 2 if lit else 1.4, 1 if lit else 0.4)
        now = datetime.now().astimezone()
        moment = when(self._services.texts, entry.saved_at, now)
        edge = box.right - 18
        draw_text(canvas, edge, box.y + 25, moment, CAPTION, MIDDLE, align="right")
        if entry.trouble:
            self._draw_damaged(canvas, entry, box)
        else:
            self._draw_sound(canvas, entry, box)

    def _draw_damaged(self, canvas: Canvas, entry: SaveEntry, box: Rect) -> None:
        sprites.draw_icon(canvas, "broken", box.x + 40, box.cy, 30, BAD, INK8)
        x = box.x + 86
        draw_text(canvas, x, box.y + 25, self._say("shell-saves-damaged"), STRONG, BAD, "bold")
        room = box.right - x - 18
        draw_text(canvas, x, box.y + 48, entry.trouble, CAPTION, MIDDLE, max_width=room)

    def _draw_sound(self, canvas: Canvas, entry: SaveEntry, box: Rect) -> None:
        say, game = self._say, BOXES[entry.game_id]
        colours = colours_of(entry)
        seat = entry.turn[0] if entry.turn else 0
        paint.chip(canvas, (box.x + 10, box.y + 9, 60, box.h - 18), paint.dk(game.tint, 0.35), 7)
        sprites.draw_sprite(canvas, game.sprite(colours[seat]), box.x + 40, box.bottom - 11, 48)
        x = box.x + 86
        name = entry.title or say(f"{game.words}-title")
        end = draw_text(canvas, x, box.y + 25, name, STRONG, HIGH, "name", max_width=box.w * 0.42)
        how = say(f"{game.words}-title") if entry.title else say("shell-saves-autosave")
        facts = f"{how}, {say('shell-saves-round', round=entry.round)}"
        draw_text(canvas, end + 14, box.y + 25.5, facts, CAPTION, DIM)
        if entry.result:
            said, colour = say(f"{entry.game_id}-result-{entry.result.key}"), MIDDLE
        else:
            said, colour = say("shell-saves-turn", name=entry.seats[seat].name), LAMP
        wide = min(text_width(canvas, said, CAPTION, "bold"), box.w * SAID_SHARE)
        left = box.right - 18 - wide
        draw_text(canvas, left, box.y + 49, said, CAPTION, colour, "bold", max_width=wide)
        self._draw_seats(canvas, entry, colours, Rect(x, box.y + 50, left - x, 0))

    def _draw_seats(
        self, canvas: Canvas, entry: SaveEntry, colours: Sequence[str], line: Rect
    ) -> None:
        """Draw who sits where; long names are cut so that all seats find room on the line."""
        names = [self._name_of(plan) for plan in entry.seats]
        widths = [text_width(canvas, name, CAPTION) for name in names]
        most = min(NAME_WIDE, widest(widths, line.w - len(names) * (BADGE_WIDE + SEAT_GAP)))
        x = line.x
        for name, colour in zip(names, colours, strict=False):
            paint.badge(canvas, x + 8, line.y, 7.5, seat_of(colour))
            left = x + BADGE_WIDE
            x = draw_text(canvas, left, line.y, name, CAPTION, MIDDLE, max_width=most) + SEAT_GAP

    def _name_of(self, plan: SeatPlan) -> str:
        """Return the name of a seat, and how well it plays if it plays by itself."""
        level = f" ({self._say(f'shell-level-{plan.level}')})" if plan.level else ""
        return plan.name + level


def widest(widths: Sequence[float], room: float) -> float:
    """Return how wide a word may be so that all of them fit into the room side by side."""
    left = room
    for place, width in enumerate(sorted(widths)):
        share = left / (len(widths) - place)
        if width > share:
            return max(0.0, share)
        left -= width
    return max(widths, default=0.0)


def _same(entry: SaveEntry, before: SaveEntry) -> bool:
    """Say whether a line stands for what another one stood for: a file, or a match under way."""
    goes_on = entry.serial > 0 and not (entry.trouble or before.trouble)
    return entry.path == before.path or (
        goes_on and before.serial > 0 and entry.match_id == before.match_id
    )


def _short(services: Services) -> str:
    """Return the folder of saves with the home folder written as `~`."""
    folder = services.saves.folder.absolute()
    try:
        return f"~/{folder.relative_to(Path.home())}"
    except (ValueError, RuntimeError):
        return str(folder)
