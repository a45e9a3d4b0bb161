"""Choosing a game: three cards, of which only those can be pressed whose game is there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.content.texts import Texts
from game.rules.registry import GAMES
from game.scenes import scenery
from game.scenes.boxes import BOXES, Box, box_of
from game.scenes.controls import Controls
from game.scenes.feet import foot_height, place_foot
from game.scenes.settings_page import TITLE_Y
from game.scenes.stage import Scene, Services
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Focusable, Target
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, size_in, text_width
from game.ui.theme import BODY, CAPTION, HEAD, HIGH, INK8, LAMP, MIDDLE
from game.ui.widgets import NOWHERE, Button

SIDE: Final = 40.0
WIDEST: Final = 1320.0
PICTURE_SHARE: Final = 0.52
GAP: Final = 20.0
CORNER: Final = 12.0
BUTTON: Final = 42.0
FACT: Final = 28.0
"""Height of a line of facts."""
DOTS: Final = "dots"
"""Stands for the icon of what is drawn in dots."""


class ChooseGame(Scene):
    """The three games side by side."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._texts = services.texts
        say = services.texts.say
        self.controls: Controls = Controls(
            services.audio, on_back=self._back, on_focus=self._look_at
        )
        self._cards = {
            id: Target(f"choose.{id}", NOWHERE, partial(self._take_up, id), CORNER) for id in BOXES
        }
        self._chosen = next(iter(self._cards))
        self._taken_up = ""
        """The game whose card was pressed last; another press on it goes on."""
        self._play = Button(
            "choose.play", say("shell-choose-play"), lambda: self._set_table(self._chosen),
            kind="primary",
        )  # fmt: skip
        self._how = Button(
            "choose.how", say("shell-title-how"), self._open_rules, icon="book", key=Action.RULES
        )
        self._leave = Button(
            "choose.back", say("shell-back"), self._back, icon="undo", key=Action.BACK
        )
        widgets: list[Focusable] = [*self._cards.values(), self._leave, self._how, self._play]
        self.controls.fill(widgets, self._play)

    def handle(self, event: Input) -> None:
        """Choose, read the rules, or go back."""
        if isinstance(event, Act) and event.down and event.action == Action.RULES:
            self._open_rules()
            return
        self.dirty |= self.controls.handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Paint the cards and the buttons."""
        scenery.lay_plain_room(canvas)
        width = min(WIDEST, canvas.width - 2 * SIDE)
        column = Rect((canvas.width - width) / 2, 0, width, canvas.height)
        title = self._texts.say("shell-choose-title")
        draw_text(canvas, column.x, TITLE_Y, title, HEAD, HIGH, "name", shadow=1.4)
        foot = self._place_buttons(canvas, column)
        top, bottom = TITLE_Y + canvas.grown(37), foot - 22
        height = min(bottom - top, 640.0)
        row = Rect(column.x, top + (bottom - top - height) / 2, width, height)
        if self._large(canvas, row):
            boxes = self._draw_beside(canvas, row)
        else:
            boxes = row.columns(*([None] * len(BOXES)), gap=GAP)
            for box, area in zip(BOXES.values(), boxes, strict=True):
                self._draw_card(canvas, box, area)
        for box, area in zip(BOXES.values(), boxes, strict=True):
            self._cards[box.id].box = area
        self.controls.draw(canvas)

    def _large(self, canvas: Canvas, row: Rect) -> bool:
        """Say whether the words of a game are too long to stand below its picture."""
        wide = (row.w - 2 * GAP) / len(BOXES) - 48
        most = max(words_height(canvas, self._texts, box, wide) for box in BOXES.values())
        return most + canvas.grown(6) > row.h * (1 - PICTURE_SHARE) - 24

    def _draw_beside(self, canvas: Canvas, row: Rect) -> list[Rect]:
        """Draw the doors one below the other, and beside them the words of the chosen game."""
        left, right = row.columns(row.w * 0.34, None, gap=GAP)
        boxes = left.rows(*([None] * len(BOXES)), gap=12)
        for box, area in zip(BOXES.values(), boxes, strict=True):
            name = ("choose.door", box.id)
            paint_it = partial(paint_door_card, self._texts, box, area)
            canvas.baked(name, area, paint_it, clear=True)
            if box.id == self._chosen:
                paint.outline(canvas, area, LAMP, CORNER, 2, 0.75)
        chosen = box_of(self._chosen)
        paint.panel(canvas, right, paint.mix("#222A4A", chosen.tint, 0.35), CORNER, shadow=False)
        paint_words(canvas, self._texts, chosen, right.inset(24, 16))
        return boxes

    def _look_at(self, item: Focusable | None) -> None:
        """Let the buttons below go on with the game that the keys have gone to.

        The mouse crosses other cards on its way to a button, so it chooses by a press.
        """
        if isinstance(item, Target) and self.controls.ring.by_keys:
            self._chosen = item.id.removeprefix("choose.")

    def _take_up(self, game_id: str) -> None:
        """Choose a game. Going on is the business of the button, of Enter or of another press."""
        known = self._taken_up == game_id or self.controls.ring.by_keys
        self._chosen = self._taken_up = game_id
        if known:
            self._set_table(game_id)
        else:
            self.controls.ring.focus(self._play.id)

    def _draw_card(self, canvas: Canvas, box: Box, area: Rect) -> None:
        name = ("choose.card", box.id)
        canvas.baked(name, area, lambda c: paint_card(c, self._texts, box, area), clear=True)
        if box.id == self._chosen:
            paint.outline(canvas, area, LAMP, CORNER, 2, 0.75)

    def _place_buttons(self, canvas: Canvas, column: Rect) -> float:
        """Place the buttons at the lower edge; return where they begin."""
        ends = (self._leave, self._how, self._play)
        area = Rect(column.x, 0, column.w, canvas.height - 22)
        place_foot(canvas, area, ends, BUTTON)
        return area.bottom - foot_height(canvas, column.w, ends, BUTTON)

    def _set_table(self, game_id: str) -> None:
        from game.scenes.seats import Seats

        self.stage.push(Seats(self._services, game_id))

    def _open_rules(self) -> None:
        from game.scenes.rules_page import RulesPage

        self.stage.push(RulesPage(self._services, self._chosen))

    def _back(self) -> None:
        self.stage.pop()


def paint_card(canvas: Canvas, texts: Texts, box: Box, area: Rect) -> None:
    """Paint the card of one game."""
    paint.panel(canvas, area, paint.mix("#222A4A", box.tint, 0.35), CORNER, shadow=False, rim=0.25)
    picture = Rect(area.x + 10, area.y + 10, area.w - 20, area.h * PICTURE_SHARE)
    _paint_picture(canvas, box, picture)
    below = Rect(area.x + 24, picture.bottom + 14, area.w - 48, area.bottom - picture.bottom - 24)
    paint_words(canvas, texts, box, below)


def paint_door_card(texts: Texts, box: Box, area: Rect, canvas: Canvas) -> None:
    """Paint the door of one game, and its name beside it."""
    paint.panel(canvas, area, paint.mix("#222A4A", box.tint, 0.35), CORNER, shadow=False, rim=0.25)
    picture = Rect(area.x + 8, area.y + 8, area.w * 0.42, area.h - 16)
    _paint_picture(canvas, box, picture)
    x, room = picture.right + 14, area.right - picture.right - 24
    name, colour = texts.say(f"{box.words}-title"), box.logo_colour
    size = size_in(canvas, name, 25 * box.logo_growth, room, box.face)
    draw_text(canvas, x, area.cy, name, size, colour, box.face, max_width=room)


def words_height(canvas: Canvas, texts: Texts, box: Box, room: float) -> float:
    """Return how high everything is that is said of a game."""
    promise = rich_height(canvas, texts.say(f"{box.words}-promise"), BODY, room, "bold")
    about = rich_height(canvas, texts.say(f"{box.words}-about"), BODY, room)
    lines = len(_fact_lines(canvas, _facts(texts, box), room))
    return canvas.grown(37) + promise + about + canvas.grown(18 + lines * FACT)


def paint_words(canvas: Canvas, texts: Texts, box: Box, area: Rect) -> None:
    """Write name, promise and course of a game from the top, and its facts at the bottom."""
    x, y, room = area.x, area.y + canvas.grown(18), area.w
    name = texts.say(f"{box.words}-title")
    size = size_in(canvas, name, 25 * box.logo_growth, room, box.face)
    draw_text(canvas, x, y, name, size, box.logo_colour, box.face)
    y += canvas.grown(30)
    promise = texts.say(f"{box.words}-promise")
    y += draw_rich(canvas, x, y, promise, BODY, room, LAMP, "bold")
    y += canvas.grown(4)
    draw_rich(canvas, x, y, texts.say(f"{box.words}-about"), BODY, room, MIDDLE)
    _paint_facts(canvas, texts, box, area)


def _paint_picture(canvas: Canvas, box: Box, frame: Rect) -> None:
    ground = paint.dk(box.tint, 0.35)
    size = (frame.h - 14) / scenery.DOOR_HEIGHT
    way = scenery.Doorway(frame.cx, frame.bottom - 26, size * 0.92)
    paint.chip(canvas, frame, paint.dk(box.tint, 0.7), 8)
    paint.chip(canvas, (frame.x, frame.y, frame.w, way.y - frame.y), ground, 8)
    canvas.fill(ground, (frame.x, way.y - 10, frame.w, 10))
    with canvas.clip(frame):
        door = scenery.door_picture(canvas, box, way)
        scenery.paint_door(canvas, box, way, door)
        spread = min(size * 2, (frame.w / 2 - 90 * size) / 110)
        places = _either_side(len(box.colours))
        for colour, (across, down) in zip(box.colours, places, strict=True):
            x, y = way.x + across * spread, way.y + down
            paint.foot(canvas, x, y - 2, 54 * size * 2, 14 * size * 2, 0.6)
            sprites.draw_sprite(
                canvas, box.sprite(colour), x, y, 150 * size, shadow=paint.PIECE_SHADOW
            )
    paint.outline(canvas, frame, paint.dk(box.tint, 0.75), 8, 2)


def _either_side(count: int) -> list[tuple[float, float]]:
    """Return where pieces stand before a door: across from its middle and down, left to right."""
    left = (count + 1) // 2
    step = 48.0 if count <= 4 else 32.0
    half = [(62 + step * number, 17.0 - 9 * number) for number in range(left)]
    return [(-across, down) for across, down in reversed(half)] + half[: count - left]


def _facts(texts: Texts, box: Box) -> list[tuple[str, str]]:
    """Say how many play, how long, whether with or against each other, and how hard it is."""
    say = texts.say
    game = GAMES[box.id]
    least, most = min(game.seat_counts), max(game.seat_counts)
    sides = ("heart", "together") if box.together else ("crown", "against")
    return [
        ("person", say("shell-choose-players", least=least, most=most)),
        ("clock", say("shell-choose-minutes", minutes=box.minutes)),
        (sides[0], say(f"shell-choose-{sides[1]}")),
        (DOTS, say("shell-choose-difficulty", level=box.difficulty)),
    ]


def _fact_lines(
    canvas: Canvas, facts: Sequence[tuple[str, str]], room: float
) -> list[list[tuple[str, str]]]:
    """Return which facts share a line: two, if all are short enough."""
    widest = max(text_width(canvas, words, CAPTION) for _, words in facts)
    pairs = widest + canvas.grown(48) <= room / 2
    step = 2 if pairs else 1
    return [list(facts[first : first + step]) for first in range(0, len(facts), step)]


def _paint_facts(canvas: Canvas, texts: Texts, box: Box, area: Rect) -> None:
    """Write the facts of a game at the bottom of an area."""
    lines = _fact_lines(canvas, _facts(texts, box), area.w)
    step, size = canvas.grown(FACT), canvas.grown(16)
    for number, line in enumerate(lines):
        y = area.bottom - (len(lines) - number - 0.5) * step
        for column, (icon, words) in enumerate(line):
            x = area.x + column * area.w / 2
            if icon == DOTS:
                x = _paint_dots(canvas, box, x, y)
            else:
                sprites.draw_icon(canvas, icon, x + size / 2, y, size, MIDDLE, INK8)
                x += size + 8
            draw_text(canvas, x, y, words, CAPTION, HIGH)


def _paint_dots(canvas: Canvas, box: Box, x: float, y: float) -> float:
    """Draw one to three lit dots for how hard a game is; return where the words begin."""
    for dot in range(3):
        fill = LAMP if dot < box.difficulty else "#39435F"
        paint.chip(canvas, (x + dot * 13, y - 5, 10, 10), fill)
    return x + 46
