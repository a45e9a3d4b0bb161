"""Setting a table: who sits where, by which rules, from which seed, and what all that means.

What the set-up is stands in `seating.py`; how it looks in `seats_look.py`. Here the widgets of the
screen change the one and are placed by the other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.content.texts import clean_name
from game.match.undo import UNDO_POLICIES
from game.rules.contract import SetupOption
from game.rules.registry import game_named
from game.scenes.boxes import box_of
from game.scenes.codes import choose_code
from game.scenes.controls import Controls
from game.scenes.customs import Customs, PlainCustoms
from game.scenes.escape_plan.customs import PlanCustoms
from game.scenes.evacuate.customs import EvacCustoms
from game.scenes.picker import Picker
from game.scenes.rules_reasons import rule_on_setting
from game.scenes.seat_row import parts_of
from game.scenes.seating import (
    KINDS,
    LEVELS,
    Place,
    new_seating,
    of_seat,
    preset_of,
    presets_for,
    take_preset,
)
from game.scenes.seats_frame import frame_for
from game.scenes.seats_look import Look, rule_words, title_words
from game.scenes.seats_narrow import DETAILS, MEANS, Matter, Narrow
from game.scenes.seats_page import Page
from game.scenes.space_escape.customs import SpaceCustoms
from game.scenes.stage import Scene, Services
from game.ui.canvas import Canvas
from game.ui.fields import TextField, pasted
from game.ui.focus import Focusable, Target
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.segmented import Choice, Segmented
from game.ui.theme import STRONG, seat_of
from game.ui.widgets import NOWHERE, Button

SEED_DIGITS: Final = 18
LARGEST: Final = 1.25
"""Up to such letters six seats with all their choices stand side by side; larger ones scroll."""
CUSTOMS: Final[Mapping[str, Customs]] = {
    "space_escape": SpaceCustoms(),
    "evacuate": EvacCustoms(),
    "escape_plan": PlanCustoms(),
}
"""How those games are sat down to whose set-up is more than seats and options."""
OWN_OPTION: Final = "seats.own"


class Seats(Scene):
    """The set-up of one game."""

    def __init__(self, services: Services, game_id: str) -> None:
        self._services = services
        self._say = services.texts.say
        self.box = box_of(game_id)
        names = {colour: self._usual_name(colour) for colour in self.box.colours}
        names |= services.settings.now.remembered.names
        customs = CUSTOMS.get(game_id) or PlainCustoms()
        game = game_named(game_id)
        self.seating = new_seating(game, customs, self.box.colours, names, services.chance)
        self.seating.own_undo = services.settings.now.play.undo
        self.controls: Controls = Controls(
            services.audio, on_back=self._back, on_focus=self._look_at
        )
        self._seed = TextField(
            "seats.seed", "", self._type_seed, max_length=SEED_DIGITS, allowed=str.isdecimal,
            placeholder=self._say("shell-seats-seed-drawn"), on_submit=self._leave_field,
        )  # fmt: skip
        self._dice = Button("seats.dice", "", self._roll, kind="strip", icon="dice")
        self._paste = Button("seats.paste", self._say("shell-seats-paste"), self._paste_seed)
        self._start = Button(
            "seats.start", self._say("shell-seats-start"), self._begin, kind="primary"
        )
        self._leave = Button(
            "seats.back", self._say("shell-back"), self._back, icon="undo", key=Action.BACK
        )
        self._book = Button("seats.rules", "", self._open_rules, icon="book", key=Action.RULES)
        self._seen = 0
        self._page: Page | None = None
        self._refill()

    def handle(self, event: Input) -> None:
        """Change the set-up, start, or go back."""
        if isinstance(event, Act) and event.down and event.action == Action.RULES:
            self._open_rules()
            return
        page = self._page
        self.dirty |= page.handle(event, self.controls) if page else self.controls.handle(event)
        if page and self._told_on_paper:
            page.show(MEANS)

    def draw(self, canvas: Canvas) -> None:
        """Paint the set-up as it stands."""
        large = canvas.text_scale > LARGEST
        if large != (self._page is not None):
            self._page, self.controls.hidden = (Page() if large else None), frozenset()
            self._refill()
        if self._page is not None:
            self._draw_page(canvas, self._page)
            return
        frame = frame_for(canvas, len(self.seating.places), len(self.seating.offered()) + 1)
        look = Look(canvas, frame, self.box, self._services.texts)
        look.room(title_words(self._say, self.box))
        trial = self._trial
        for number, place in enumerate(self.seating.places):
            look.row(number, place, self.seating, trial, seen=number == self._seen)
        ends = look.place_rules(self.controls.ring, self._seed, self._dice, self._paste)
        look.rules(self.seating, ends)
        if self._refusal or trial is None:
            look.hindrance(self._refusal, self._pairs)
        else:
            look.meaning(self.seating.customs.means(self.seating, trial, self.box))
        look.detail(self.seating, trial, self._seen)
        self._place(canvas, frame.rows)
        look.place_ends(self._leave, self._book, self._start)
        look.why(self.controls.refusal, self._book.box, self._start.box)
        self.controls.draw(canvas)

    @property
    def _told_on_paper(self) -> bool:
        """Whether somebody has just been refused for what stands on the paper."""
        return bool(self._refusal) and self.controls.refusal == self._refusal

    def _draw_page(self, canvas: Canvas, page: Page) -> None:
        """Paint the set-up in large letters, as a page that scrolls."""
        seating, trial, texts = self.seating, self._trial, self._services.texts
        refused = bool(self._refusal) or trial is None
        told = [] if trial is None else seating.customs.means(seating, trial, self.box)
        narrow = Narrow(canvas, self.box, texts, page, self.controls.ring)
        title = title_words(self._say, self.box)
        look = narrow.draw(
            Matter(
                seating, trial, self._seen, title, [] if refused else told,
                self._refusal, self._pairs, rule_words(self._say, self.box, seating),
            )
        )  # fmt: skip
        below = narrow.below(self._leave, self._book, self._start)
        inside = narrow.inside(seating.places, self._boxes_in)
        page.place(self.controls, inside, below, narrow.zoom)
        why = "" if self._told_on_paper else self.controls.refusal
        look.why(why, below[self._book.id], below[self._start.id], 10)
        self.controls.draw(canvas)

    # The widgets

    def _refill(self) -> None:
        """Make the widgets anew from the set-up; the focus stays on the same one."""
        board = self._services.open_board(self.box.id).graph
        self._trial, hindrance = self.seating.laid(board)
        self._refusal = self._say(hindrance.key, **hindrance.values) if hindrance else ""
        self._pairs = hindrance.pairs if hindrance else ()
        self._start.enabled = not self._refusal
        self._start.why_not = self._refusal
        widgets: list[Focusable] = [*self._presets()]
        for number, place in enumerate(self.seating.places):
            widgets += self._row_widgets(number, place)
        widgets += [self._option(spec.key) for spec in self.seating.offered()]
        widgets += [self._undo_option()]
        widgets += [self._seed, self._dice, self._paste]
        if self._page is not None:
            taken = [f"{DETAILS}.{place.colour}" for place in self.seating.taken()]
            widgets += [Target(id, NOWHERE, self._stay) for id in (MEANS, *taken)]
        self._book.label = "" if self._page else self._say("shell-title-how")
        widgets += [self._leave, self._book, self._start]
        self.controls.fill(widgets, self._start)
        self.dirty = True

    def _presets(self) -> list[Button]:
        chosen = preset_of(self.seating)
        return [
            Button(
                f"seats.preset.{key}",
                self._say(f"shell-seats-preset-{key}", count=kinds.count("bot")),
                lambda key=key: self._take_preset(key),  # type: ignore[misc]
                kind="pill",
                selected=key == chosen,
            )
            for key, kinds in presets_for(self.seating).items()
        ]

    def _row_widgets(self, number: int, place: Place) -> list[Focusable]:
        kinds = [Choice(k, self._say(f"shell-{_KIND_WORDS[k]}"), k == "empty") for k in KINDS]
        kind = Segmented(
            f"seats.kind.{place.colour}", kinds, place.kind,
            lambda value: self._seat(number, value),
        )  # fmt: skip
        if not place.taken:
            return [kind]
        name, own = self._name_field(number, place), self._own_options(place)
        if place.kind == "human":
            return [name, kind, *self._code_button(number, place), *own]
        levels = [Choice(level, self._say(f"shell-level-{level}")) for level in LEVELS]
        level = Segmented(
            f"seats.level.{place.colour}", levels, place.level,
            lambda value: self._set_level(number, value),
        )  # fmt: skip
        return [name, kind, level, *own]

    def _code_button(self, number: int, place: Place) -> list[Focusable]:
        """Return the button that sets a code or takes it away, where a curtain will ask for it."""
        if not self.seating.has_curtain():
            return []
        words = self._say("codes-seat-remove" if place.code else "codes-set")
        press = partial(self._press_code, number)
        icon = "lock" if place.code else ""
        return [Button(f"seats.code.{place.colour}", words, press, icon=icon)]

    def _own_options(self, place: Place) -> list[Picker]:
        """Return a picker for each option of one seat."""
        pickers = []
        for spec in self.seating.offered_to(place):
            key = of_seat(spec.key)
            assert key is not None
            value = self._say(f"{self.box.id}-option-{key.name}-{self.seating.chosen(spec, place)}")
            id = f"{OWN_OPTION}.{key.name}.{place.colour}"
            pickers.append(Picker(id, value, partial(self._step_own, spec, place)))
        return pickers

    def _name_field(self, number: int, place: Place) -> TextField:
        id = f"seats.name.{place.colour}"
        kept = self.controls.ring.find(id)
        if isinstance(kept, TextField):
            return kept
        return TextField(
            id, place.name, lambda typed: self._rename(number, typed),
            placeholder=self._usual_name(place.colour), max_length=16, size=STRONG,
            on_submit=self._leave_field,
        )  # fmt: skip

    def _option(self, key: str) -> Segmented:
        spec = next(spec for spec in self.seating.offered() if spec.key == key)
        start = f"{self.box.id}-option-{key}"
        choices = [Choice(v, self._say(f"{start}-{v}"), v == "off") for v in spec.values]
        return Segmented(
            f"seats.option.{key}", choices, self.seating.chosen(spec),
            lambda value: self._choose(key, value),
        )  # fmt: skip

    def _undo_option(self) -> Segmented:
        """Return the widget that sets how far this table takes back."""
        words = "shell-settings-play-undo"
        choices = [Choice(v, self._say(f"{words}-{v}"), v == "off") for v in UNDO_POLICIES]
        return Segmented("seats.option.undo", choices, self.seating.undo, self._set_undo)

    def _place(self, canvas: Canvas, rows: Sequence[Rect]) -> None:
        """Give each preset and each widget of a row its place."""
        left = rows[0].x
        for button in self.controls.ring.items:
            if isinstance(button, Button) and button.id.startswith("seats.preset."):
                width = button.width_for(canvas)
                button.box = Rect(left, 79, width, 33)
                left += width + 10
        for place, row in zip(self.seating.places, rows, strict=True):
            self._place_row(place, row)

    def _place_row(self, place: Place, row: Rect) -> None:
        """Give each widget of a seat its place; options of its own share the end of the row."""
        for id, box in self._boxes_in(place, row).items():
            item = self.controls.ring.find(id)
            if isinstance(item, TextField | Segmented | Button | Picker):
                item.box = box

    def _boxes_in(self, place: Place, row: Rect) -> dict[str, Rect]:
        """Return where each widget of a seat stands in its row."""
        parts = parts_of(row)
        kinds = {"name": parts.name, "kind": parts.kind, "level": parts.level, "code": parts.level}
        boxes = {f"seats.{kind}.{place.colour}": box for kind, box in kinds.items()}
        pickers = [item.id for item in self.controls.ring.items if isinstance(item, Picker)]
        own = [id for id in pickers if id.endswith(f".{place.colour}")]
        columns = parts.own.columns(*[None] * len(own), gap=6)
        return boxes | dict(zip(own, columns, strict=True))

    # What the widgets do

    def _take_preset(self, key: str) -> None:
        take_preset(self.seating, key)
        self._refill()

    def _seat(self, number: int, kind: str) -> None:
        self.seating.places[number].kind = next(k for k in KINDS if k == kind)
        self._refill()

    def _set_level(self, number: int, level: str) -> None:
        self.seating.places[number].level = level
        self._refill()

    def _press_code(self, number: int) -> None:
        """Set a code, or take it away; nothing is secret yet, so nobody is asked for it."""
        place = self.seating.places[number]

        def keep(code_hash: str) -> None:
            place.code = code_hash
            self._refill()

        if place.code:
            keep("")
        else:
            look = seat_of(place.colour)
            choose_code(self._services, self.stage, place.name, look, keep)

    def _rename(self, number: int, typed: str) -> None:
        place = self.seating.places[number]
        name = clean_name(typed)
        place.name = name or self._usual_name(place.colour)
        settings = self._services.settings
        names = {**settings.now.remembered.names, place.colour: name}
        settings.change("remembered", names={key: kept for key, kept in names.items() if kept})
        self._refill()

    def _choose(self, key: str, value: str) -> None:
        self.seating.choose(key, value)
        self._refill()

    def _set_undo(self, policy: str) -> None:
        self.seating.undo = next(each for each in UNDO_POLICIES if each == policy)
        self._refill()

    def _step_own(self, spec: SetupOption, place: Place, by: int) -> None:
        self.seating.step_own(spec, place, by)
        self._refill()

    def _type_seed(self, typed: str) -> None:
        if typed:
            self.seating.enter_seed(int(typed))
            self._refill()
        else:
            self._roll()

    def _roll(self) -> None:
        """Leave the seed to chance: nobody reads it before the end."""
        self.seating.draw_seed(self._services.chance)
        self._seed.set("")
        self._refill()

    def _paste_seed(self) -> None:
        digits = re.sub(r"\D", "", pasted())[:SEED_DIGITS]
        if digits:
            self._set_seed(int(digits))
        else:
            self.controls.refusal = self._say("shell-seats-why-paste")
            self._services.audio.play("illegal")

    def _set_seed(self, seed: int) -> None:
        self.seating.enter_seed(seed)
        self._seed.set(str(seed))
        self._refill()

    def _leave_field(self) -> None:
        self.controls.ring.focus(self._start.id)

    def _stay(self) -> None:
        """Do nothing: what can only be read has nothing to press."""

    def _look_at(self, item: Focusable | None) -> None:
        """Remember which row is meant, to tell more about it."""
        colour = item.id.rpartition(".")[2] if item else ""
        if colour in self.box.colours:
            self._seen = self.box.colours.index(colour)

    # Where it leads

    def _begin(self) -> None:
        from game.scenes.laying import SettingTable

        board = self._services.open_board(self.box.id).graph
        make = partial(self.seating.start, board)
        self.stage.push(SettingTable(self._services, self.box.id, make))

    def _open_rules(self) -> None:
        """Open the rules where they tell of what has the focus, or at their beginning."""
        from game.scenes.rules_page import RulesPage

        lit = self.controls.ring.focused
        rule = rule_on_setting(self.box.id, lit.id) if lit else ""
        self.stage.push(RulesPage(self._services, self.box.id, rule=rule))

    def _back(self) -> None:
        self.stage.pop()

    def _usual_name(self, colour: str) -> str:
        return self._say(f"shell-name-{colour}")


_KIND_WORDS: Final = {"human": "human", "bot": "computer", "empty": "empty"}
