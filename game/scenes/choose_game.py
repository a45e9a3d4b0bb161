"""Choosing a game: three cards, of which only those can be pressed whose game is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.content.texts import Texts
from game.rules.registry import GAMES
from game.scenes import scenery
from game.scenes.boxes import BOXES, Box, is_open
from game.scenes.controls import Controls
from game.scenes.stage import Scene, Services
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Focusable, Point
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text
from game.ui.theme import BODY, CAPTION, DIM, HEAD, HIGH, INK8, LAMP, MIDDLE
from game.ui.widgets import NOWHERE, Button

SIDE: Final = 40.0
WIDEST: Final = 1320.0
PICTURE_SHARE: Final = 0.52


@dataclass(slots=True)
class GameCard:
    """The card of a game that can be played."""

    id: str
    on_press: Callable[[], None]
    box: Rect = NOWHERE
    enabled: bool = True
    why_not: str = ""
    radius: float = 12.0

    def press(self, at: Point | None = None) -> str:  # noqa: ARG002 - the whole card is one
        """Choose the game."""
        self.on_press()
        return ""


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
            id: GameCard(f"choose.{id}", lambda id=id: self._take_up(id))  # type: ignore[misc]
            for id, box in BOXES.items()
            if is_open(box)
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
        draw_text(canvas, column.x, 47, title, HEAD, HIGH, "name", shadow=1.4)
        top, bottom = 84.0, canvas.height - 92
        height = min(bottom - top, 640.0)
        row = Rect(column.x, top + (bottom - top - height) / 2, width, height)
        boxes = row.columns(*([None] * len(BOXES)), gap=20)
        for box, area in zip(BOXES.values(), boxes, strict=True):
            self._draw_card(canvas, box, area)
            if box.id in self._cards:
                self._cards[box.id].box = area
        self._place_buttons(canvas, column)
        self.controls.draw(canvas)

    def _look_at(self, item: Focusable | None) -> None:
        """Let the buttons below go on with the game that the keys have gone to.

        The mouse crosses other cards on its way to a button, so it chooses by a press.
        """
        if isinstance(item, GameCard) and self.controls.ring.by_keys:
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
        playable = box.id in self._cards
        name = ("choose.card", box.id, playable)
        canvas.baked(
            name, area, lambda c: paint_card(c, self._texts, box, area, playable), clear=True
        )
        if box.id == self._chosen and len(self._cards) > 1:
            paint.outline(canvas, area, LAMP, 12, 2, 0.75)

    def _place_buttons(self, canvas: Canvas, column: Rect) -> None:
        top = canvas.height - 66
        self._leave.box = Rect(column.x, top, self._leave.width_for(canvas), 42)
        wide = max(240.0, self._play.width_for(canvas) + 60)
        self._play.box = Rect(column.right - wide, top - 3, wide, 47)
        wide = self._how.width_for(canvas)
        self._how.box = Rect(self._play.box.x - 14 - wide, top, wide, 42)

    def _set_table(self, game_id: str) -> None:
        from game.scenes.seats import Seats

        self.stage.push(Seats(self._services, game_id))

    def _open_rules(self) -> None:
        from game.scenes.rules_page import RulesPage

        self.stage.push(RulesPage(self._services, self._chosen))

    def _back(self) -> None:
        self.stage.pop()


def paint_card(canvas: Canvas, texts: Texts, box: Box, area: Rect, playable: bool) -> None:
    """Paint the card of one game."""
    fill = paint.mix("#222A4A", box.tint, 0.35) if playable else "#151A2C"
    paint.panel(canvas, area, fill, 12, shadow=False, rim=0.25 if playable else 0.06)
    picture = Rect(area.x + 10, area.y + 10, area.w - 20, area.h * PICTURE_SHARE)
    _paint_picture(canvas, texts, box, picture, playable)
    x, room = area.x + 24, area.w - 48
    y = picture.bottom + 32
    colour = box.logo_colour if playable else DIM
    size = 25 * box.logo_growth
    draw_text(canvas, x, y, texts.say(f"{box.words}-title"), size, colour, box.face)
    promise = texts.say(f"{box.words}-promise")
    draw_text(canvas, x, y + 30, promise, BODY, LAMP if playable else DIM, "bold")
    about = texts.say(f"{box.words}-about")
    tone = MIDDLE if playable else DIM
    y += 58
    y += draw_rich(canvas, x, y, about, BODY, room, tone)
    if playable:
        _paint_facts(canvas, texts, box, x, max(y + 12, area.bottom - 56))
    else:
        sprites.draw_icon(canvas, "lock", x + 9, area.bottom - 32, 18, DIM, INK8)
        words = texts.say("shell-choose-later")
        draw_text(canvas, x + 28, area.bottom - 32, words, CAPTION, DIM, max_width=room - 28)


def _paint_picture(canvas: Canvas, texts: Texts, box: Box, frame: Rect, playable: bool) -> None:
    ground = paint.dk(box.tint, 0.35 if playable else 0.72)
    size = (frame.h - 14) / scenery.DOOR_HEIGHT
    way = scenery.Doorway(frame.cx, frame.bottom - 26, size * 0.92)
    paint.chip(canvas, frame, paint.dk(box.tint, 0.7), 8)
    paint.chip(canvas, (frame.x, frame.y, frame.w, way.y - frame.y), ground, 8)
    canvas.fill(ground, (frame.x, way.y - 10, frame.w, 10))
    with canvas.clip(frame):
        door = scenery.door_picture(canvas, box, way, is_open=playable)
        scenery.paint_door(canvas, box, way, door, is_open=playable)
        if playable:
            spread = min(size * 2, (frame.w / 2 - 90 * size) / 110)
            places = _either_side(len(box.colours))
            for colour, (across, down) in zip(box.colours, places, strict=True):
                x, y = way.x + across * spread, way.y + down
                paint.foot(canvas, x, y - 2, 54 * size * 2, 14 * size * 2, 0.6)
                sprites.draw_sprite(
                    canvas, box.sprite(colour), x, y, 150 * size, shadow=paint.PIECE_SHADOW
                )
        else:
            scenery.paint_sign(canvas, way, texts.say("shell-later"))
    paint.outline(canvas, frame, paint.dk(box.tint, 0.75), 8, 2)


def _either_side(count: int) -> list[tuple[float, float]]:
    """Return where pieces stand before a door: across from its middle and down, left to right."""
    left = (count + 1) // 2
    step = 48.0 if count <= 4 else 32.0
    half = [(62 + step * number, 17.0 - 9 * number) for number in range(left)]
    return [(-across, down) for across, down in reversed(half)] + half[: count - left]


def _paint_facts(canvas: Canvas, texts: Texts, box: Box, x: float, y: float) -> None:
    """Say how many play, how long, how hard, and whether with or against each other."""
    say = texts.say
    game = GAMES[box.id]
    least, most = min(game.seat_counts), max(game.seat_counts)
    facts = (
        ("person", say("shell-choose-players", least=least, most=most)),
        ("clock", say("shell-choose-minutes", minutes=box.minutes)),
        ("heart", say("shell-choose-together"))
        if box.together
        else ("crown", say("shell-choose-against")),
    )
    for number, (icon, words) in enumerate(facts):
        left, top = x + (number % 2) * 150, y + (number // 2) * 28
        sprites.draw_icon(canvas, icon, left + 8, top, 16, MIDDLE, INK8)
        draw_text(canvas, left + 24, top, words, CAPTION, HIGH)
    left, top = x + 150, y + 28
    for dot in range(3):
        fill = LAMP if dot < box.difficulty else "#39435F"
        paint.chip(canvas, (left + dot * 13, top - 5, 10, 10), fill)
    words = say("shell-choose-difficulty", level=box.difficulty)
    draw_text(canvas, left + 46, top, words, CAPTION, HIGH)
