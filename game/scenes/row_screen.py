"""A screen of rows that set something each: the settings, and the page of the first start.

Those who watch the book of settings carry every change out; nothing is applied here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias, cast

from game.scenes.controls import Controls
from game.scenes.settings_page import Line, Page, Widget, column
from game.scenes.settings_rows import Pick, Row, Slide, Tongue, Turn, key_of
from game.scenes.stage import Scene, Services
from game.ui.buses import SAMPLES
from game.ui.canvas import Canvas
from game.ui.dials import Slider, Switch
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.layout import Rect
from game.ui.segmented import Choice, Segmented

Dial: TypeAlias = Turn | Pick | Tongue | Slide
"""A row whose widget sets a field, and shows how it is set."""

ROW: Final = "settings.row."
_STEPS: Final = {Action.DOWN: 1, Action.NEXT: 1, Action.UP: -1, Action.PREVIOUS: -1}


class RowScreen(Scene):
    """Rows with their widgets, of which as many are shown as fit."""

    controls: Controls

    def __init__(self, services: Services) -> None:
        """Begin without rows; `_show` takes them."""
        self._services = services
        self._say = services.texts.say
        self._canvas: Canvas | None = None
        self._rows: Sequence[tuple[str, Row]] = ()
        """Each row, and the tab on which it stands."""
        self._page = Page(())

    def handle(self, event: Input) -> None:
        """Set something, or scroll."""
        if isinstance(event, Pointer) and event.kind == "wheel":
            self._scroll(-1 if event.amount > 0 else 1)
            return
        if isinstance(event, Act) and event.down:
            self._bring_next(event.action)
        held = self.controls.ring.held
        self.dirty |= self.controls.handle(event)
        if isinstance(event, Pointer) and event.kind == "up" and isinstance(held, Slider):
            self._sample(held.id)

    # What a screen of its own says

    def _fill(self) -> None:
        """Offer the rows that can be seen, and whatever else can be pressed."""
        raise NotImplementedError

    def _place(self, canvas: Canvas) -> None:
        """Place the rows by `_place_rows`, and whatever else can be pressed."""
        raise NotImplementedError

    # The rows

    def _show(self, rows: Sequence[tuple[str, Row]]) -> None:
        self._rows = rows
        self._page = Page([self._line(tab, row) for tab, row in rows])
        self._fill()

    def _line(self, tab: str, row: Row) -> Line:
        key = key_of(tab, row)
        lonely = isinstance(row, Tongue) and len(self._services.shelf.languages()) == 1
        about = self._say(f"{key}-only" if lonely else f"{key}-about")
        return Line(self._say(key), about, self._widget(tab, row, f"{ROW}{row.field}"))

    def _widget(self, tab: str, row: Row, id: str) -> Widget:
        say = self._say
        match row:
            case Turn():
                on, off = say("shell-settings-on"), say("shell-settings-off")
                return Switch(id, False, partial(self._set, row), on, off)
            case Slide():
                change = partial(self._slide, row)
                return Slider(id, row.least, change, row.least, row.most, row.step)
            case Pick():
                key = key_of(tab, row)
                choices = [Choice(value, say(f"{key}-{value}")) for value in row.values]
                return Segmented(id, choices, row.values[0], partial(self._set, row))
            case Tongue():
                names = self._services.shelf.languages()
                choices = [Choice(each.code, each.name) for each in names]
                return Segmented(id, choices, choices[0].key, partial(self._set, row))
            case _:
                raise TypeError(f"'{row.field}' is set nowhere but on its own tab")

    def _read(self) -> None:
        """Let every widget show what is set now, whoever has set it."""
        for (_, row), line in zip(self._rows, self._page.lines, strict=True):
            if not isinstance(row, Dial):
                continue
            value = getattr(getattr(self._services.settings.now, row.page), row.field)
            if isinstance(row, Slide):
                number = round(value / row.unit)
                shown = f"{value:.1f}" if row.unit < 1 else str(number)
                line.number = self._say(f"shell-settings-{row.measure}", number=shown)
                cast(Slider, line.widget).value = number
            elif isinstance(line.widget, Switch | Segmented):
                line.widget.value = value

    def _place_rows(self, canvas: Canvas, top: float, bottom: float) -> None:
        """Place the rows between two heights; whoever has come into sight can be pressed."""
        whole, before = column(canvas), self._page.seen
        self._page.lay_out(canvas, Rect(whole.x, top, whole.w, bottom - top))
        if self._page.seen != before:
            self._fill()

    # Getting about

    def _bring_next(self, action: Action) -> None:
        """Scroll on if a key is about to leave the rows for one that cannot be seen yet."""
        step, seen, focused = _STEPS.get(action), self._page.seen, self.controls.ring.focused
        if step is None or not seen or focused is None:
            return
        edge, more = (seen[-1], self._page.below) if step > 0 else (seen[0], self._page.above)
        if more and focused.id == edge.widget.id:
            self._scroll(step)

    def _scroll(self, by: int) -> None:
        if self._canvas is not None and self._page.scroll(by):
            self._place(self._canvas)
            self._fill()

    # Setting

    def _set(self, row: Dial, value: object) -> None:
        self._services.settings.change(row.page, **{row.field: value})
        self.dirty = True

    def _slide(self, row: Slide, number: int) -> None:
        value = round(number * row.unit, 3) if row.unit != 1 else number
        self._set(row, value)
        if self.controls.ring.held is None:
            self._sample(f"{ROW}{row.field}")

    def _sample(self, id: str) -> None:
        """Let somebody hear how loud it is now."""
        field = id.removeprefix(ROW)
        rows = (row for _, row in self._rows if isinstance(row, Slide) and row.page == "sound")
        sound = SAMPLES.get(field) if any(row.field == field for row in rows) else None
        if sound:
            self._services.audio.play(sound)
