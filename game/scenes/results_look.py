"""How the end of Space Escape looks: the title, the reason, and the account in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.content.texts import Texts
from game.scenes import scenery
from game.scenes.boxes import Box
from game.scenes.results_show import Show, paint_platform, where
from game.scenes.space_escape.naming import SpaceNaming
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height
from game.ui.theme import (
    BAD,
    BODY,
    CAPTION,
    DIM,
    GOOD,
    HIGH,
    INFO,
    INK8,
    LAMP,
    MIDDLE,
    SEATS,
    SNAKES,
    TITLE,
    seat_of,
)
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.results import Account, Fate

SIDE: Final = 32.0
FOOT: Final = 84.0
"""Height of the bar with the buttons."""
ROW: Final = 28.0
CREW_ROW: Final = 92.0


class ResultsLook:
    """Paints the end of one match."""

    def __init__(self, texts: Texts, box: Box, naming: SpaceNaming) -> None:
        self._say = texts.say
        self._box = box
        self._naming = naming
        self._show = Show(texts, box, naming)

    def draw(self, canvas: Canvas, account: Account, seed: int, shown: float) -> None:
        """Paint everything but the buttons; `shown` runs from 0 to 1 while the show lasts."""
        whole = (0, 0, canvas.width, canvas.height)
        name = ("results", account, seed)
        canvas.baked(name, whole, lambda c: self._ground(c, account, seed))
        self._show.draw(canvas, account, _stage(canvas), shown)

    def _ground(self, canvas: Canvas, account: Account, seed: int) -> None:
        """Paint all that stands still: the sky, the words and the account."""
        _paint_sky(canvas, account.won)
        left, right = _halves(canvas)
        if account.won:
            paint_platform(canvas, _stage(canvas))
        self._head(canvas, account, seed, left)
        self._sentence(canvas, account, Rect(left.x, left.bottom - 54, left.w, 54))
        facts = Rect(right.x, right.y, right.w, 54 + ROW * 4)
        self._facts(canvas, account, facts)
        crew = Rect(right.x, facts.bottom + 12, right.w, right.bottom - facts.bottom - 12)
        self._crew(canvas, account, crew)

    def place_buttons(
        self, canvas: Canvas, title: Button, copy: Button, same: Button, new: Button
    ) -> None:
        """Give the buttons their places along the lower edge."""
        left, right = _halves(canvas)
        top = canvas.height - FOOT + 22
        title.box = Rect(left.x, top, title.width_for(canvas) + 16, 42)
        copy.box = Rect(title.box.right + 12, top, max(copy.width_for(canvas), 116), 42)
        wide = max(210.0, new.width_for(canvas) + 90)
        new.box = Rect(right.right - wide, top - 3, wide, 47)
        wide = same.width_for(canvas) + 16
        same.box = Rect(new.box.x - 12 - wide, top, wide, 42)

    # The head and the sentence

    def _head(self, canvas: Canvas, account: Account, seed: int, area: Rect) -> None:
        title = self._say(f"{self._box.id}-result-{account.ending}")
        draw_text(canvas, area.x, 42, title, 36, HIGH, "head", shadow=2, max_width=area.w)
        game = self._say(f"{self._box.words}-title")
        where = self._say("shell-results-where", game=game, round=account.rounds, seed=str(seed))
        draw_text(canvas, area.x, 76, where, CAPTION, MIDDLE, max_width=area.w)

    def _sentence(self, canvas: Canvas, account: Account, box: Rect) -> None:
        """Say in one line why it ended, with who was in it."""
        paint.panel(canvas, box, "#1B2442", rim=0.15)
        values = self._culprit(account.culprit)
        words = self._say(f"{self._box.id}-result-{account.ending}-about", **values)
        icon, colour = ("check", GOOD) if account.won else ("warn", BAD)
        sprites.draw_icon(canvas, icon, box.x + 28, box.cy, 22, colour, INK8)
        room = box.w - 66
        rows = rich_height(canvas, words, BODY, room, leading=1.2) / (BODY * 1.2)
        top = box.cy - (rows - 1) * BODY * 0.6
        draw_rich(canvas, box.x + 52, top, words, BODY, room, MIDDLE, leading=1.2)

    def _culprit(self, culprit: str) -> dict[str, str | int]:
        if culprit in SNAKES:
            return self._naming.values({"colour": culprit})
        if culprit in self._box.colours:
            return self._naming.values({"rat": culprit})
        return self._naming.values({"item": culprit}) if culprit else {}

    # The account

    def _facts(self, canvas: Canvas, account: Account, box: Rect) -> None:
        paint.panel(canvas, box, "#202C52", 10.5, rim=0.2)
        draw_text(
            canvas, box.x + 20, box.y + 27, self._say("shell-results-facts"), TITLE - 2, HIGH,
            "name",
        )  # fmt: skip
        items = self._say("shell-results-of", have=account.items, all=4)
        home = sum(fate.place == "pod" for fate in account.crew)
        pod = self._say("shell-results-of", have=home, all=len(account.crew))
        facts = (
            ("loop", "rounds", str(account.rounds), HIGH),
            ("cards", "turns", str(account.cards_played), HIGH),
            ("clock", "cards", str(account.cards_left), HIGH),
            ("pod", "home", pod, GOOD if home == len(account.crew) else HIGH),
            ("star", "items", items, GOOD if account.items == 4 else HIGH),
            ("broken", "bites", str(account.bites), BAD if account.bites else GOOD),
            ("shaft", "lost", str(account.snakes_lost), INFO if account.snakes_lost else HIGH),
            ("snake", "aboard", str(account.snakes_aboard), HIGH),
        )
        columns = box.inset(14, 44, 14, 6).columns(None, None, gap=14)
        for number, (icon, key, value, colour) in enumerate(facts):
            column = columns[number // 4]
            y = column.y + ROW * (number % 4 + 0.5)
            if number % 2 == 0:
                edge = (column.x, y - ROW / 2 + 1, column.w, ROW - 2)
                paint.chip(canvas, edge, "#FFFFFF", 5, alpha=0.045)
            sprites.draw_icon(canvas, icon, column.x + 15, y, 15, DIM, "#202C52")
            label = self._say(f"shell-results-{key}")
            draw_text(canvas, column.x + 32, y, label, 15, MIDDLE, max_width=column.w - 90)
            draw_text(canvas, column.right - 12, y, value, BODY, colour, "bold", "right")

    def _crew(self, canvas: Canvas, account: Account, box: Rect) -> None:
        """A line per rat: who, where it came to rest, its medkit, and what it carries."""
        paint.panel(canvas, box, "#1A2446", 10.5, rim=0.15)
        draw_text(
            canvas, box.x + 20, box.y + 27, self._say("shell-results-crew"), TITLE - 2, HIGH,
            "name",
        )  # fmt: skip
        inside = box.inset(14, 44, 14, 8)
        columns = _crew_columns(inside)
        for key, x in zip(("place", "medkit", "carries"), columns, strict=True):
            draw_text(canvas, x, box.y + 29, self._say(f"shell-results-{key}"), CAPTION, DIM)
        height = min(CREW_ROW, inside.h / len(account.crew))
        for number, fate in enumerate(account.crew):
            row = Rect(inside.x, inside.y + height * number, inside.w, height)
            self._crew_row(canvas, fate, row, columns)

    def _crew_row(self, canvas: Canvas, fate: Fate, row: Rect, columns: Sequence[float]) -> None:
        look = SEATS[seat_of(fate.colour)]
        fill = paint.mix("#1A2446", look.colour, 0.12)
        paint.chip(canvas, (row.x, row.y + 2, row.w, row.h - 4), fill, 7)
        piece = min(70.0, row.h - 8)
        sprites.draw_sprite(canvas, self._box.sprite(fate.colour), row.x + 32, row.cy + piece / 2,
                            piece)  # fmt: skip
        paint.badge(canvas, row.x + 76, row.cy, 10, seat_of(fate.colour))
        name = self._naming.rat_plainly(fate.colour)
        x = row.x + 96
        room = columns[0] - x - 10
        draw_text(canvas, x, row.cy - 8, name, BODY, HIGH, "bold", max_width=room)
        kind = fate.leader.level
        who = self._say(f"shell-level-{kind}") if kind else self._say("shell-human")
        draw_text(canvas, x, row.cy + 10, who, 13, DIM, max_width=room)
        colour = {"pod": GOOD, "out": BAD}.get(fate.place, LAMP)
        draw_text(canvas, columns[0], row.cy, where(self._say, fate), BODY, colour, "bold")
        kept = "kept" if fate.medkit else "used"
        sprites.draw_sprite(canvas, "medkit" if fate.medkit else "medkit_used",
                            columns[1] + 10, row.cy, 24, "center")  # fmt: skip
        words = self._say(f"shell-results-medkit-{kept}")
        draw_text(canvas, columns[1] + 27, row.cy, words, CAPTION, MIDDLE)
        if not fate.items:
            nothing = self._say("shell-results-nothing")
            draw_text(canvas, columns[2], row.cy, nothing, CAPTION, DIM)
        for number, item in enumerate(fate.items):
            sprites.draw_sprite(
                canvas, f"item_{item}", columns[2] + 12 + number * 28, row.cy, 26, "center"
            )


def _halves(canvas: Canvas) -> tuple[Rect, Rect]:
    """Return the left half with the stage and the right one with the account."""
    width = min(canvas.width - 2 * SIDE, 1600.0)
    left = (canvas.width - width) / 2
    whole = Rect(left, 24, width, canvas.height - 24 - FOOT)
    stage, account = whole.columns(width * 0.47, None, gap=24)
    return stage, account


def _stage(canvas: Canvas) -> Rect:
    """Return the place of the show, between the title and the sentence."""
    left, _ = _halves(canvas)
    return Rect(left.x, 96, left.w, left.bottom - 96 - 66)


def _crew_columns(inside: Rect) -> list[float]:
    """Return where the columns of the crew's table begin."""
    return [inside.x + inside.w * share for share in (0.39, 0.58, 0.77)]


def _paint_sky(canvas: Canvas, won: bool) -> None:
    scenery.paint_room(canvas, "#3B3F7A" if won else "#2B3160")
    scenery.scatter_stars(canvas, 0, 0, canvas.width, canvas.height)
    left, _ = _halves(canvas)
    if won:
        paint.glow(canvas, left.cx, canvas.height * 0.52, 380, "#FFC777", 0.34, 280)
    sprites.draw_sprite(canvas, "planet", left.x + 64, 200, 84, "center", alpha=0.9)
    paint.grain(canvas)
