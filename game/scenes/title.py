"""The title: three doors at night, a lantern that swings, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from game import __version__
from game.rules.contract import GameError
from game.rules.rng import Chance
from game.scenes import scenery
from game.scenes.boxes import BOXES, SPACE_BOX, box_of
from game.scenes.continue_card import ContinueCard
from game.scenes.controls import Controls
from game.scenes.pendulum import Pendulum
from game.scenes.rounds import round_of
from game.scenes.stage import Scene, Services
from game.scenes.table_pictures import TablePictures
from game.scenes.title_wall import OpenDoor, Wall
from game.ui import paint
from game.ui.canvas import Canvas, Stamp
from game.ui.control_map import key_label
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Dropped, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.theme import CAPTION, DIM, FLOOR, seat_of
from game.ui.widgets import NOWHERE, Button

if TYPE_CHECKING:
    from game.match.saves import SaveEntry

MENU: Final = Rect(56, 0, 267, 40)
MENU_STEP: Final = 46.7
LOGO_BOTTOM: Final = 268.0
NEAR: Final = 60.0
"""So far the menu may reach over a door that can still be pressed."""
DARK: Final = "#0A0C18"
DARKNESS: Final = 0.88
SOFT_EDGE: Final = 110.0
"""Over so much of its breadth the dark over hidden doors fades away, in logical units."""


class Title(Scene):
    """The first screen."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._say = services.texts.say
        self._wall = Wall(services)
        self._pictures = TablePictures(services)
        self._lantern = Pendulum()
        self.controls: Controls = Controls(services.audio, on_focus=self._sway)
        self.ready = False
        self._saves_read = False
        self._told_of = SPACE_BOX.id
        """The game whose rules are told: the one that was played last."""
        self._rehearsed_for: Stamp | None = None
        self._to_rehearse: list[Callable[[], Scene]] = []
        self._continue: ContinueCard | None = None
        self._hidden: set[str] = set()
        """Games whose doors stand behind the menu."""
        self._plate = NOWHERE
        """What lies between these doors and the menu."""
        self._flat = False
        """Whether the logo stands in one line, because the menu needs the room."""
        self._doors = {
            id: OpenDoor(f"door.{id}", partial(self._set_table, id), game=id) for id in BOXES
        }
        self._fill()

    def resume(self) -> None:
        """Look again what there is to continue."""
        self._saves_read = False
        self._lantern.push(0.12)

    def handle(self, event: Input) -> None:
        """Go where the person wants."""
        self._pictures.hush()
        if isinstance(event, Dropped):
            self._open_saves(event.path)
            return
        if isinstance(event, Act) and event.down and event.action == Action.RULES:
            self._open_rules()
            return
        if isinstance(event, Act) and event.down and event.action == Action.SETTINGS:
            self._open_settings()
            return
        self.dirty |= self.controls.handle(event)

    def update(self, seconds: float) -> None:
        """Swing the lantern, and after the first picture look for something to continue."""
        moving = self._wall.moving or self._lantern.moving
        if not self._to_rehearse:
            self._wall.update(seconds)
        self._lantern.update(seconds)
        if not self._saves_read:
            self._saves_read = True
            self._look_for_match()
            self._services.audio.music("orbit")
            self._push_lantern(0.3)
            moving = True
        if self.ready and not self._wall.moving:
            moving |= self._pictures.go_on(seconds)
        self.dirty |= moving

    def rest(self) -> float | None:
        """Wake up only while something is still to be built or swings."""
        busy = not self._saves_read or self._wall.moving or self._lantern.moving
        return 0 if busy else self._pictures.rest()

    def draw(self, canvas: Canvas) -> None:
        """Paint the hall, the lantern and the menu."""
        self._place(canvas)
        self._wall.draw(canvas)
        if self._hidden:
            self._darken(canvas)
        scenery.hang_lantern(canvas, *scenery.LANTERN, self._lantern.angle)
        scenery.lay_logo(canvas, self._say("shell-logo"), flat=self._flat)
        self._draw_foot(canvas)
        self.controls.draw(canvas)
        self.ready = self._wall.built and self._saves_read
        if self._wall.built:
            self._rehearse(canvas)

    def _darken(self, canvas: Canvas) -> None:
        """Lay the dark over the doors behind the menu; it ends softly beside the next one."""
        plate = self._plate
        soft = Rect(plate.right - SOFT_EDGE, 0, SOFT_EDGE, plate.h)
        paint.wash(canvas, Rect(0, 0, soft.x, plate.h), DARK, DARK, (DARKNESS, DARKNESS))
        paint.wash(canvas, soft, DARK, DARK, (DARKNESS, 0.0), sideways=True)

    # What can be pressed

    def _fill(self) -> None:
        say = self._say
        widgets: list[Focusable] = [
            Button("title.play", say("shell-title-play"), self._choose_game, kind="menu",
                   icon="play", selected=True),
            Button("title.saved", say("shell-title-saved"), self._open_saves, kind="menu",
                   icon="cards"),
            Button("title.how", say("shell-title-how"), self._open_rules, kind="menu", icon="book"),
            Button("title.records", say("fair-records-title"), self._open_records, kind="menu",
                   icon="scales"),
            Button("title.settings", say("shell-settings-title"), self._open_settings, kind="menu",
                   icon="gear"),
            Button("title.quit", say("shell-title-quit"), self._quit, kind="menu", icon="exit"),
            *(door for id, door in self._doors.items() if id not in self._hidden),
        ]  # fmt: skip
        if self._continue:
            widgets.insert(0, self._continue)
        # A match that turns up after the first picture takes the focus only from "Play".
        untouched = (
            self.controls.ring.focused is None or self.controls.ring.focused.id == "title.play"
        )
        self.controls.fill(widgets, first=widgets[0].id)
        if untouched and not self.controls.ring.by_keys:
            self.controls.ring.focus(widgets[0].id)

    def _place(self, canvas: Canvas) -> None:
        beside = self._place_menu(canvas)
        ways = scenery.doorways(canvas, len(BOXES))
        hidden = [way for way in ways if way.box[0] + NEAR < beside]
        reach = (ways[1].x - ways[0].x) / 2
        ends = hidden[-1].x + reach + SOFT_EDGE / 3 if hidden else 0.0
        self._plate = Rect(0, 0, ends, canvas.height)
        self._hide_doors(canvas, {id for id, way in zip(BOXES, ways, strict=True)
                                  if way.box[0] + NEAR < beside})  # fmt: skip
        # The frames of the doors touch; what can be pressed must not.
        apart = ways[1].x - ways[0].x - 2
        for id, way in zip(BOXES, ways, strict=True):
            if id in self._doors:
                box = Rect(*way.box)
                self._doors[id].way = way
                box = box.centred(min(box.w, apart), box.h)
                cut = max(0.0, beside - box.x)
                self._doors[id].box = Rect(box.x + cut, box.y, box.w - cut, box.h)

    def _hide_doors(self, canvas: Canvas, hidden: set[str]) -> None:
        """Leave out doors that stand behind the menu; "Play" leads to their games, too."""
        if hidden != self._hidden:
            self._hidden = hidden
            self._fill()
            self._place_menu(canvas)

    def _place_menu(self, canvas: Canvas) -> float:
        """Place the menu below the logo, in two columns where one would be too high.

        Return where it ends at the right.
        """
        card = self._continue
        buttons = [item for item in self.controls.ring.items if isinstance(item, Button)]
        size = card.size_for(canvas) if card is not None else (0.0, -12.0)
        step, high = canvas.grown(MENU_STEP), canvas.grown(MENU.h)
        top = 280 + max(0.0, canvas.height - 720) * 0.4
        bottom = canvas.height - canvas.grown(44)
        room = bottom + 12 - top - size[1] - 12
        columns = 1 if room >= len(buttons) * (high + 3) else 2
        step = min(step, room / len(buttons)) if columns == 1 else step
        wide = max(MENU.w, *(button.width_for(canvas) for button in buttons))
        rows = -(-len(buttons) // columns)
        if columns > 1:
            top = max(100.0, bottom - size[1] - 12 - rows * step)
        self._flat = top < LOGO_BOTTOM
        if card is not None:
            card.box = Rect(MENU.x, top, *size)
        top += size[1] + 12
        for number, button in enumerate(buttons):
            column, row = divmod(number, rows)
            button.box = Rect(MENU.x + column * (wide + 8), top + row * step, wide, high)
        return MENU.x + max(size[0], columns * (wide + 8))

    def _rehearse(self, canvas: Canvas) -> None:
        """Draw a screen that opens from here out of sight, so that later it appears at a press.

        One screen each time, before the doors come out of the dark: then nobody sees it take time.
        """
        size = canvas.stamp
        if size != self._rehearsed_for:
            self._rehearsed_for = size
            self._to_rehearse = _next_screens(self._services)
            ways = scenery.doorways(canvas, len(BOXES))
            for box, way in zip(BOXES.values(), ways, strict=True):
                scenery.light_door(_out_of_sight(canvas), box, way)
        elif self._to_rehearse:
            # What cannot open, for a board is missing, says so when somebody wants it.
            with suppress(GameError):
                self._to_rehearse.pop()().draw(_out_of_sight(canvas))

    def _draw_foot(self, canvas: Canvas) -> None:
        y = canvas.height - 19
        muted = self._services.settings.now.sound.muted
        x = MENU.x
        mute = "unmute" if muted else "mute"
        hints = {"choose": Action.CONFIRM, "rules": Action.RULES, mute: Action.MUTE}
        for hint, action in hints.items():
            words = self._say(f"shell-title-hint-{hint}", key=key_label(action))
            x = draw_text(canvas, x, y, words, CAPTION, DIM) + 18
        full = self._say("shell-title-hint-full", key=key_label(Action.FULLSCREEN))
        version = self._say("shell-version", version=__version__)
        right = canvas.width - 27
        for words in (f"{full}    {version}", version):
            if x + text_width(canvas, words, FLOOR) <= right:
                draw_text(canvas, right, y, words, FLOOR, DIM, align="right")
                break

    # Where it leads

    def again(self) -> Scene:
        """Return the title in another language."""
        return Title(self._services)

    def _look_for_match(self) -> None:
        entry = self._services.saves.newest()
        self._continue = self._card(entry) if entry else None
        self._pictures.want([entry] if entry else [])
        self._told_of = entry.game_id if entry else self._told_of
        self._fill()

    def _card(self, entry: SaveEntry) -> ContinueCard:
        from game.scenes.saved_rows import colours_of, when

        box = box_of(entry.game_id)
        seat = entry.turn[0] if entry.turn else 0
        colour = colours_of(entry)[seat]
        game = self._say(f"{box.words}-title")
        at = round_of(self._services.texts, entry.game_id, entry.round)
        about = self._say("shell-title-continue-about", game=game, at=at)
        turn = self._say("shell-title-continue-turn", name=entry.seats[seat].name)
        if entry.older_copy:
            about = self._say("shell-title-continue-older", at=at)
        saved = when(self._services.texts, entry.saved_at, datetime.now().astimezone())
        return ContinueCard(
            "title.continue",
            partial(self._go_on, entry),
            title=self._say("shell-title-continue"),
            about=about,
            turn=turn,
            saved=saved,
            seat=seat_of(colour),
            show=lambda canvas, box: self._pictures.draw(canvas, entry, box),
            piece=box.sprite(colour),
            emblem=box.emblem,
            tint=box.tint,
        )

    def _go_on(self, entry: SaveEntry) -> None:
        from game.scenes.laying import SettingTable

        load = partial(self._services.saves.load, entry.path)
        self.stage.push(SettingTable(self._services, entry.game_id, load))

    def _choose_game(self) -> None:
        from game.scenes.choose_game import ChooseGame

        self.stage.push(ChooseGame(self._services))

    def _set_table(self, game_id: str) -> None:
        from game.scenes.seats import Seats

        self.stage.push(Seats(self._services, game_id))

    def _open_saves(self, dropped: str = "") -> None:
        from game.scenes.saved_games import SavedGames

        saved = SavedGames(self._services)
        self.stage.push(saved)
        if dropped:
            saved.fetch(dropped)

    def _open_rules(self) -> None:
        from game.scenes.rules_page import RulesPage

        focused = self.controls.ring.focused
        told = focused.game if isinstance(focused, OpenDoor) else self._told_of
        self.stage.push(RulesPage(self._services, told, others=True))

    def _open_settings(self) -> None:
        from game.scenes.settings import SettingsScreen

        self.stage.push(SettingsScreen(self._services))

    def _open_records(self) -> None:
        from game.scenes.fair_play import FairPlay

        self.stage.push(FairPlay(self._services))

    def _quit(self) -> None:
        self.stage.quit()

    def _sway(self, item: Focusable | None) -> None:
        """Let the lantern feel that somebody moves."""
        if item is not None:
            self._push_lantern(0.05)

    def _push_lantern(self, speed: float) -> None:
        if not self._services.reduced_motion:
            self._lantern.push(speed)


def _out_of_sight(canvas: Canvas) -> Canvas:
    return canvas.layer((0, 0, canvas.width, canvas.height), clear=False)


def _next_screens(services: Services) -> list[Callable[[], Scene]]:
    """Return how to make the screens that open from the title; they draw no seed of the run."""
    from game.scenes.choose_game import ChooseGame
    from game.scenes.rules_page import RulesPage
    from game.scenes.seats import Seats

    trial = replace(services, chance=Chance(0))
    return [
        lambda: RulesPage(trial, SPACE_BOX.id, others=True),
        lambda: Seats(trial, SPACE_BOX.id),
        lambda: ChooseGame(trial),
    ]
