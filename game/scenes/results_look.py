"""How the end of Space Escape looks: the crew on its stage, and the account beside it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.content.texts import Texts
from game.scenes import scenery
from game.scenes.boxes import Box
from game.scenes.space_escape.naming import SpaceNaming
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
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
    STRONG,
    TIERS,
    TITLE,
    Shape,
    seat_of,
)
from game.ui.vector import ellipse, filled, linear, radial, raster, rounded, shape
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
        self._texts = texts
        self._say = texts.say
        self._box = box
        self._naming = naming

    def draw(self, canvas: Canvas, account: Account, seed: int, shown: float) -> None:
        """Paint everything but the buttons; `shown` runs from 0 to 1 while the show lasts."""
        whole = (0, 0, canvas.width, canvas.height)
        canvas.baked(("results.room", account.won), whole, lambda c: _paint_sky(c, account.won))
        left, right = _halves(canvas)
        self._head(canvas, account, seed, left)
        stage = Rect(left.x, 96, left.w, left.bottom - 96 - 66)
        if account.won:
            self._win(canvas, account, stage, shown)
        else:
            self._loss(canvas, account, stage, shown)
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
        title = self._say(f"{self._box.id}-result-{account.result.key}")
        draw_text(canvas, area.x, 42, title, 36, HIGH, "head", shadow=2, max_width=area.w)
        game = self._say(f"{self._box.words}-title")
        where = self._say("shell-results-where", game=game, round=account.rounds, seed=str(seed))
        draw_text(canvas, area.x, 76, where, CAPTION, MIDDLE, max_width=area.w)

    def _sentence(self, canvas: Canvas, account: Account, box: Rect) -> None:
        """Say in one line why it ended, with who was in it."""
        paint.panel(canvas, box, "#1B2442", rim=0.15)
        values = self._culprit(account.culprit)
        words = self._say(f"{self._box.id}-result-{account.result.key}-about", **values)
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

    # The stage

    def _win(self, canvas: Canvas, account: Account, stage: Rect, shown: float) -> None:
        """The pod lifts off behind the crew, and paper stars come down."""
        rise = ease_out(shown)
        floor = stage.bottom - 84
        self._station(canvas, stage, floor)
        _rays(canvas, stage)
        height = min(190.0, stage.h * 0.46)
        foot = floor - 66 - rise * (stage.h * 0.2)
        _confetti(canvas, stage, rise)
        paint.glow(canvas, stage.cx, foot - height * 0.4, 170, "#FFE3AE", 0.55)
        _flame(canvas, stage.cx, foot, height * (0.3 + 0.25 * math.sin(rise * 3.1)))
        sprites.draw_sprite(canvas, "pod", stage.cx, foot, height, shadow=paint.PIECE_SHADOW)
        count = len(account.crew)
        step = min(126.0, stage.w / (count + 0.4))
        for number, fate in enumerate(account.crew):
            x = stage.cx + (number - (count - 1) / 2) * step
            hop = abs(math.sin(shown * 9.4 + number)) * 14 * (1 - shown)
            y = floor + 22 + (10 if number in (0, count - 1) else 0)
            self._stand(canvas, fate, x, y, 104, hop)
            self._name(canvas, fate, x, y + 18)

    def _loss(self, canvas: Canvas, account: Account, stage: Rect, shown: float) -> None:
        """Each rat on a block as high as it came, and above them what went wrong."""
        self._reason(canvas, account, stage, ease_out(shown))
        floor = stage.bottom - 4
        count = len(account.crew)
        step = min(150.0, stage.w / count)
        room = stage.h - 4
        for number, fate in enumerate(account.crew):
            x = stage.cx + (number - (count - 1) / 2) * step
            tier = 6 if fate.place == "pod" else fate.tier
            height = 54 + (room * 0.38 - 54) * tier / 6
            self._block(canvas, fate, Rect(x - step / 2 + 5, floor - height, step - 10, height))
            if fate.place != "out":
                self._stand(canvas, fate, x, floor - height + 13, min(118.0, room * 0.28), 0)

    def _station(self, canvas: Canvas, stage: Rect, floor: float) -> None:
        """Three stacked rings of the station, seen from the side."""
        for level, (wide, lift) in enumerate(((1.0, -30), (0.78, 6), (0.5, 40))):
            tone = TIERS[level * 2]
            width, height = stage.w * wide, 96 * wide + 20
            body = ellipse(100, 58, 100, 40, paint.dk(tone, 0.5))
            body += ellipse(100, 46, 100, 40, tone) + ellipse(100, 43, 96, 36, paint.lt(tone, 0.1))
            picture = raster(body, canvas.px(width), canvas.px(height), (0, 0, 200, 100))
            canvas.blit(picture, stage.cx, floor - lift + 40, "center")

    def _stand(
        self, canvas: Canvas, fate: Fate, x: float, y: float, height: float, hop: float
    ) -> None:
        paint.foot(canvas, x, y - 3, height * 0.8, 17, 0.65)
        sprites.draw_sprite(
            canvas, self._box.sprite(fate.colour), x, y - hop, height, shadow=paint.PIECE_SHADOW
        )

    def _name(self, canvas: Canvas, fate: Fate, x: float, y: float) -> None:
        name = self._naming.rat_plainly(fate.colour)
        draw_text(canvas, x, y, name, STRONG, HIGH, "name", "center", shadow=1.6, max_width=120)

    def _block(self, canvas: Canvas, fate: Fate, box: Rect) -> None:
        look = SEATS[seat_of(fate.colour)]
        tone = paint.mix("#34437A", look.colour, 0.34)
        width, height = canvas.px(box.w), canvas.px(box.h)
        lip, slant = canvas.px(14), canvas.px(12)
        body = linear("p", 0, 0, width, height, (0, paint.lt(tone, 0.2), 1), (0.6, tone, 1),
                      (1, paint.dk(tone, 0.4), 1))  # fmt: skip
        top = f"M0 {lip} L{slant} 0 H{width - slant} L{width} {lip}"
        body += filled(f"{top} V{height} H0 Z", paint.dk(tone, 0.5))
        body += filled(f"{top} Z", paint.lt(tone, 0.45))
        body += rounded(0, lip, width, height - lip, 0, "url(#p)")
        paint.put(canvas, raster(body, width, height), box.x, box.y, shadow=paint.PANEL_SHADOW)
        name = self._naming.rat_plainly(fate.colour)
        y = box.bottom - 34 if box.h > 66 else box.bottom - 29
        draw_text(canvas, box.cx, y, name, BODY, HIGH, "name", "center", shadow=1.4,
                  max_width=box.w - 12)  # fmt: skip
        where = self._where(fate)
        draw_text(canvas, box.cx, y + 20, where, CAPTION, LAMP, "bold", "center",
                  max_width=box.w - 12)  # fmt: skip

    def _where(self, fate: Fate) -> str:
        if fate.place == "tier":
            return self._say("shell-results-tier", tier=fate.tier)
        return self._say(f"shell-results-{fate.place}")

    def _reason(self, canvas: Canvas, account: Account, stage: Rect, shown: float) -> None:
        """A round window onto what went wrong."""
        size = min(216.0, stage.h * 0.47)
        x, y = stage.cx, stage.y + size / 2 + 4 + (1 - shown) * 20
        box = Rect(x - size / 2, y - size / 2, size, size)
        paint.glow(canvas, x, y, size * 0.95, "#8FA0FF", 0.28)
        body = radial("n", 38, 30, 60, (0, "#3A3F7E", 1), (0.6, "#1B1E46", 1), (1, "#0B0D20", 1))
        body += '<circle cx="50" cy="50" r="48" fill="url(#n)" stroke="#F4EFE3" stroke-width="4"/>'
        disc = raster(body, canvas.px(size), canvas.px(size), (0, 0, 100, 100), 2)
        paint.put(canvas, disc, x, y, "center", paint.PANEL_SHADOW)
        key = account.result.key
        unit = size / 172
        if key == "lost_in_space":
            _adrift(canvas, box, self._box.sprite(account.culprit), unit, shown)
        elif key == "snake_in_pod":
            sprites.draw_sprite(canvas, "pod", x - 16 * unit, y + 62 * unit, 116 * unit)
            _snake(canvas, account.culprit, x + 24 * unit, y + 58 * unit, 84 * unit)
        elif key == "bitten_twice":
            sprites.draw_sprite(
                canvas, self._box.sprite(account.culprit), x - 22 * unit, y + 58 * unit, 96 * unit
            )
            _snake(canvas, account.snake, x + 34 * unit, y + 60 * unit, 80 * unit)
            sprites.draw_sprite(
                canvas, "medkit_used", x + 28 * unit, y - 48 * unit, 38 * unit, "center"
            )
        elif key == "item_missing":
            sprites.draw_sprite(canvas, "pod", x - 26 * unit, y + 60 * unit, 112 * unit)
            for number, item in enumerate(account.missing[:2]):
                sprites.draw_sprite(
                    canvas, f"item_{item}", x + 38 * unit, y + (8 + number * 44) * unit,
                    46 * unit, "center", shadow=paint.PIECE_SHADOW,
                )  # fmt: skip
        else:
            sprites.draw_sprite(canvas, "card_back", x - 8 * unit, y + 4 * unit, 92 * unit,
                                "center", alpha=0.35)  # fmt: skip
            paint.chip(canvas, (x + 12 * unit, y + 6 * unit, 46 * unit, 46 * unit), "#B3261E")
            sprites.draw_icon(
                canvas, "clock", x + 35 * unit, y + 29 * unit, 27 * unit, "#FFF9EC", "#B3261E"
            )

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
        for key, (x, align) in zip(("place", "medkit", "carries"), columns, strict=True):
            del align
            draw_text(canvas, x, box.y + 29, self._say(f"shell-results-{key}"), CAPTION, DIM)
        height = min(CREW_ROW, inside.h / len(account.crew))
        for number, fate in enumerate(account.crew):
            row = Rect(inside.x, inside.y + height * number, inside.w, height)
            self._crew_row(canvas, fate, row, columns)

    def _crew_row(
        self, canvas: Canvas, fate: Fate, row: Rect, columns: Sequence[tuple[float, str]]
    ) -> None:
        look = SEATS[seat_of(fate.colour)]
        fill = paint.mix("#1A2446", look.colour, 0.12)
        paint.chip(canvas, (row.x, row.y + 2, row.w, row.h - 4), fill, 7)
        piece = min(70.0, row.h - 8)
        sprites.draw_sprite(canvas, self._box.sprite(fate.colour), row.x + 32, row.cy + piece / 2,
                            piece)  # fmt: skip
        paint.badge(canvas, row.x + 76, row.cy, 10, seat_of(fate.colour))
        name = self._naming.rat_plainly(fate.colour)
        x = row.x + 96
        room = columns[0][0] - x - 10
        draw_text(canvas, x, row.cy - 8, name, BODY, HIGH, "bold", max_width=room)
        kind = fate.leader.level
        who = self._say(f"shell-level-{kind}") if kind else self._say("shell-human")
        draw_text(canvas, x, row.cy + 10, who, 13, DIM, max_width=room)
        colour = {"pod": GOOD, "out": BAD}.get(fate.place, LAMP)
        draw_text(canvas, columns[0][0], row.cy, self._where(fate), BODY, colour, "bold")
        kept = "kept" if fate.medkit else "used"
        sprites.draw_sprite(canvas, "medkit" if fate.medkit else "medkit_used",
                            columns[1][0] + 10, row.cy, 24, "center")  # fmt: skip
        words = self._say(f"shell-results-medkit-{kept}")
        draw_text(canvas, columns[1][0] + 27, row.cy, words, CAPTION, MIDDLE)
        if not fate.items:
            nothing = self._say("shell-results-nothing")
            draw_text(canvas, columns[2][0], row.cy, nothing, CAPTION, DIM)
        for number, item in enumerate(fate.items):
            sprites.draw_sprite(
                canvas, f"item_{item}", columns[2][0] + 12 + number * 28, row.cy, 26, "center"
            )


def _halves(canvas: Canvas) -> tuple[Rect, Rect]:
    """Return the left half with the stage and the right one with the account."""
    width = min(canvas.width - 2 * SIDE, 1600.0)
    left = (canvas.width - width) / 2
    whole = Rect(left, 24, width, canvas.height - 24 - FOOT)
    stage, account = whole.columns(width * 0.47, None, gap=24)
    return stage, account


def _crew_columns(inside: Rect) -> list[tuple[float, str]]:
    shares = (0.39, 0.58, 0.77)
    return [(inside.x + inside.w * share, "left") for share in shares]


def _paint_sky(canvas: Canvas, won: bool) -> None:
    scenery.paint_room(canvas, "#3B3F7A" if won else "#2B3160")
    scenery.scatter_stars(canvas, 0, 0, canvas.width, canvas.height)
    left, _ = _halves(canvas)
    if won:
        paint.glow(canvas, left.cx, canvas.height * 0.52, 380, "#FFC777", 0.34, 280)
    sprites.draw_sprite(canvas, "planet", left.x + 64, 200, 84, "center", alpha=0.9)
    paint.grain(canvas)


def _rays(canvas: Canvas, stage: Rect) -> None:
    """Let light fan out from the upper edge of the stage."""
    body = "".join(
        filled(f"M50 0 L{50 + n * 17 - 5} 100 H{50 + n * 17 + 5} Z", "#FFE9B8", 'opacity="0.05"')
        for n in range(-3, 4)
    )
    picture = raster(body, canvas.px(stage.w), canvas.px(stage.h), (0, 0, 100, 100))
    canvas.blit(picture, stage.x, stage.y)


def _flame(canvas: Canvas, x: float, y: float, length: float) -> None:
    paint.glow(canvas, x, y + length * 0.4, length * 0.9, "#FFB454", 0.5)
    body = filled("M20 0 H44 C52 26 40 70 32 96 C24 70 12 26 20 0 Z", "#F2A65A")
    body += filled("M25 0 H39 C44 18 37 44 32 62 C27 44 20 18 25 0 Z", "#FFF3DC")
    size = canvas.px(length * 0.67), canvas.px(length)
    canvas.blit(raster(body, *size, (0, 0, 64, 96), 2), x, y - 4, "midtop")


def _confetti(canvas: Canvas, stage: Rect, shown: float) -> None:
    """Let paper stars come down and lie in the air."""
    dice = random.Random(8)
    colours = ("#8FD9FC", LAMP, "#F08658", GOOD, "#F4EFE3", "#FF80C3")
    kinds: tuple[Shape, ...] = ("star", "diamond", "square")
    for _ in range(46):
        x = dice.uniform(stage.x, stage.right)
        y = dice.uniform(stage.y - 10, stage.y + stage.h * 0.72)
        kind, colour = dice.choice(kinds), dice.choice(colours)
        fall = (1 - shown) * dice.uniform(120, 320)
        size = dice.uniform(8, 13)
        if y - fall > stage.y - 30:
            side = canvas.px(size)
            star = raster(shape(kind, 32, 32, 27, colour), side, side, (0, 0, 64, 64), 2)
            canvas.blit(star, x, y - fall, "center")


def _snake(canvas: Canvas, colour: str, x: float, y: float, height: float) -> None:
    sprites.draw_sprite(canvas, f"snake_{colour}", x, y, height, shadow=paint.PIECE_SHADOW)


def _adrift(canvas: Canvas, box: Rect, piece: str, unit: float, shown: float) -> None:
    """A rat turns head over heels among the stars, ever farther from its shaft."""
    sprites.draw_sprite(canvas, "shaft_deadly", box.cx - 40 * unit, box.cy + 44 * unit, 48 * unit,
                        "center")  # fmt: skip
    for across, down, size in ((34, -48, 3), (52, 8, 2), (-46, -30, 2.4), (8, 62, 2), (-8, -66, 2)):
        radius = max(1, canvas.px(size * unit))
        pygame.draw.circle(
            canvas.surface,
            "#FFF3DC",
            canvas.at(box.cx + across * unit, box.cy + down * unit),
            radius,
        )
    rat = sprites.sprite(piece, canvas.px(84 * unit))
    turned = pygame.transform.rotozoom(rat, 20 + 40 * shown, 1)
    canvas.blit(turned, box.cx + (4 + 10 * shown) * unit, box.cy - 12 * shown * unit, "center")
