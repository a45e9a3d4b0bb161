"""How the lines of the list of saved games look: picture, name, moment, and who sits there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from game.content.texts import Texts
from game.match.saves import SaveEntry
from game.match.seats import SeatPlan
from game.match.trash import Deletion
from game.scenes.boxes import BOXES
from game.scenes.narration import joined
from game.scenes.rounds import round_of
from game.scenes.table_pictures import SHAPE
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.theme import BAD, CAPTION, DIM, HIGH, INK8, LAMP, MIDDLE, STRONG, seat_of

ROW_HEIGHT: Final = 80.0
FIRST: Final = 27.0
"""From the top of a row to the middle of its first line."""
LINE: Final = 27.0
STACKED: Final = 1.25
"""Above this scale of letters a row has three lines in place of two."""
SAID_SHARE: Final = 0.3
"""How much of a line tells at most whose turn it is, or how the game ended."""
NAME_WIDE: Final = 190.0
BADGE_WIDE: Final = 21.0
SEAT_GAP: Final = 18.0
"""On the line of a save: most width of a name, the badge before it, the gap behind it."""
EDGE: Final = 8.0
"""Around the picture of the table."""

ITSELF: Final = "itself"
NAMED: Final = "named"
PLAYED: Final = "played"
DELETED: Final = "deleted"
PAGES: Final = (ITSELF, NAMED, PLAYED, DELETED)
"""The pages of the list."""

Show = Callable[[Canvas, SaveEntry, Rect], bool]
"""Draws the picture of a table into a box, and says whether there is one."""


class Row(NamedTuple):
    """A line of the list: a save, and of a deleted one what brings it back."""

    entry: SaveEntry
    deletion: Deletion | None = None


def shown(entries: Sequence[SaveEntry]) -> list[SaveEntry]:
    """Return the saves worth a line: of each match only its newest sound autosave, and the rest."""
    seen: set[str] = set()
    lines = []
    for entry in entries:
        if entry.serial and not entry.damaged:
            if entry.match_id in seen:
                continue
            seen.add(entry.match_id)
        lines.append(entry)
    return lines


def page_of(entry: SaveEntry) -> str:
    """Return the page on which a save stands."""
    if entry.result is not None:
        return PLAYED
    return NAMED if entry.title else ITSELF


def same(entry: SaveEntry, before: SaveEntry) -> bool:
    """Say whether a line stands for what another one stood for: a file, or a match under way."""
    goes_on = entry.serial > 0 and not (entry.damaged or before.damaged)
    return entry.path == before.path or (
        goes_on and before.serial > 0 and entry.match_id == before.match_id
    )


def colours_of(entry: SaveEntry) -> tuple[str, ...]:
    """Return the colour of each seat of a sound save, in seat order."""
    colours = BOXES[entry.game_id].colours
    crew = entry.options.get("crew", "")
    chosen = tuple(crew.split("+"))
    fits = len(chosen) == len(entry.seats) and set(chosen) <= set(colours)
    return chosen if fits else colours


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


def ending_of(texts: Texts, entry: SaveEntry) -> str:
    """Say in a few words how a finished match ended, and who won it if not all did together."""
    assert entry.result is not None
    ending = texts.say(f"{entry.game_id}-result-{entry.result.key}")
    winners = entry.result.winners
    if not 0 < len(winners) < len(entry.seats):
        return ending
    names = joined(texts, [entry.seats[seat].name for seat in winners])
    return texts.say("shell-saves-won", names=names, ending=ending)


class RowLook:
    """Draws the lines."""

    def __init__(self, texts: Texts, show: Show) -> None:
        """Take the words, and what draws the pictures of tables."""
        self._texts = texts
        self._say = texts.say
        self._show = show

    def draw(self, canvas: Canvas, row: Row, box: Rect, *, chosen: bool, lit: bool) -> None:
        """Draw a line; `lit` if keys go to it as well."""
        paint.panel(
            canvas,
            box,
            "#2A3050" if chosen else "#1C2338",
            shadow=False,
            rim=0.2 * (1 + chosen) / 2,
        )
        if chosen:
            paint.outline(canvas, box, LAMP, 9.5, 2 if lit else 1.4, 1 if lit else 0.4)
        moment, top = self._moment(row), box.y + canvas.grown(FIRST)
        draw_text(canvas, box.right - 18, top, moment, CAPTION, MIDDLE, align="right")
        height = canvas.grown(ROW_HEIGHT) - 2 * EDGE
        picture = Rect(box.x + EDGE, box.cy - height / 2, height * SHAPE, height)
        words = Rect(picture.right + 16, box.y, box.right - picture.right - 34, box.h)
        if row.entry.damaged:
            self._draw_damaged(canvas, row.entry, picture, words)
        else:
            self._draw_sound(canvas, row.entry, picture, words, moment)

    def _moment(self, row: Row) -> str:
        now = datetime.now().astimezone()
        if row.deletion is None:
            return when(self._texts, row.entry.saved_at, now)
        return self._say("shell-saves-deleted-when", when=when(self._texts, row.deletion.at, now))

    def _draw_damaged(self, canvas: Canvas, entry: SaveEntry, picture: Rect, words: Rect) -> None:
        paint.chip(canvas, picture, "#141A2A", 5)
        sprites.draw_icon(canvas, "broken", picture.cx, picture.cy, 30, BAD, INK8)
        damaged = self._say("shell-saves-damaged")
        top = words.y + canvas.grown(FIRST)
        draw_text(canvas, words.x, top, damaged, STRONG, BAD, "bold")
        trouble, room, most = self._told(entry), words.w, 2 if stacked(canvas) else 1
        high = rich_height(canvas, trouble, CAPTION, room, max_lines=most)
        top = words.bottom - high - canvas.grown(8) + canvas.grown(10)
        draw_rich(canvas, words.x, top, trouble, CAPTION, room, MIDDLE, max_lines=most)

    def _told(self, entry: SaveEntry) -> str:
        return "" if entry.fault is None else entry.fault.told(self._texts)

    def _draw_sound(
        self, canvas: Canvas, entry: SaveEntry, picture: Rect, words: Rect, moment: str
    ) -> None:
        say, game = self._say, BOXES[entry.game_id]
        colours = colours_of(entry)
        seat = entry.turn[0] if entry.turn else 0
        if not self._show(canvas, entry, picture):
            paint.chip(canvas, picture, paint.dk(game.tint, 0.35), 5)
            piece = game.sprite(colours[seat])
            sprites.draw_sprite(canvas, piece, picture.cx, picture.bottom - 6, 50)
        name = entry.title or say(f"{game.words}-title")
        top = words.y + canvas.grown(FIRST)
        end = draw_text(canvas, words.x, top, name, STRONG, HIGH, "name", max_width=words.w * 0.42)
        how = say(f"{game.words}-title") if entry.title else self._how(entry)
        facts = f"{how}, {round_of(self._texts, entry.game_id, entry.round)}"
        room = words.right - text_width(canvas, moment, CAPTION) - end - 28
        draw_text(canvas, end + 14, top + 0.5, facts, CAPTION, DIM, max_width=room)
        line = Rect(words.x, top + canvas.grown(LINE), words.w, 0)
        left = self._draw_state(canvas, entry, seat, line)
        right = line.right if stacked(canvas) else left
        self._draw_seats(canvas, entry, colours, Rect(line.x, line.y, right - line.x, 0))

    def _how(self, entry: SaveEntry) -> str:
        """Return how a game without a name came to be kept."""
        return self._say("shell-saves-finished" if entry.result else "shell-saves-autosave")

    def _draw_state(self, canvas: Canvas, entry: SaveEntry, seat: int, line: Rect) -> float:
        """Draw whose turn it is, or how the game ended, and return where it begins.

        With large letters it has a line of its own, below the seats.
        """
        say = self._say
        if entry.result:
            said, colour = ending_of(self._texts, entry), MIDDLE
        else:
            said, colour = say("shell-saves-turn", name=entry.seats[seat].name), LAMP
        alone = stacked(canvas)
        wide = text_width(canvas, said, CAPTION, "bold")
        wide = min(wide, line.w if alone else line.w * SAID_SHARE)
        left = line.x if alone else line.right - wide
        y = line.y + canvas.grown(LINE) if alone else line.y - 1
        draw_text(canvas, left, y, said, CAPTION, colour, "bold", max_width=wide)
        return left

    def _draw_seats(
        self, canvas: Canvas, entry: SaveEntry, colours: Sequence[str], line: Rect
    ) -> None:
        """Draw who sits where; long names are cut so that all seats find room on the line."""
        names = [self._name_of(plan) for plan in entry.seats]
        widths = [text_width(canvas, name, CAPTION) for name in names]
        if sum(widths) > line.w - len(names) * (BADGE_WIDE + SEAT_GAP):
            names = [plan.name for plan in entry.seats]
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


def stacked(canvas: Canvas) -> bool:
    """Say whether letters are so large that a row has a line more."""
    return canvas.text_scale > STACKED


def row_height(canvas: Canvas) -> float:
    """Return how high a row of the list is."""
    return canvas.grown(ROW_HEIGHT + (LINE if stacked(canvas) else 0))


def widest(widths: Sequence[float], room: float) -> float:
    """Return how wide a word may be so that all of them fit into the room side by side."""
    left = room
    for place, width in enumerate(sorted(widths)):
        share = left / (len(widths) - place)
        if width > share:
            return max(0.0, share)
        left -= width
    return max(widths, default=0.0)
