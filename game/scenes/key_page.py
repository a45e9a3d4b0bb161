"""Which key and which button does what: a list of everything that can be done, to be changed.

A press on a line waits for the new key or button and gives it to that action. Whoever had it
before is named, and the two swap if that is wanted. Nothing here can leave an action without a
key; see `game/ui/bindings.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from game.scenes import scenery
from game.scenes.controls import Controls
from game.scenes.feet import foot_height, place_foot
from game.scenes.key_catch import KeyCatch
from game.scenes.notices import Notice
from game.scenes.settings_page import TITLE_Y, column, line_height
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.bindings import Bindings, UnboundError
from game.ui.buttons import PAD_LAYOUT, Family, button_cap
from game.ui.canvas import Canvas
from game.ui.control_map import CONTROLS, key_label
from game.ui.fields import ScrollList
from game.ui.focus import Focusable
from game.ui.inputs import Action
from game.ui.key_caps import draw_caps
from game.ui.keys import key_cap
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.segmented import Choice, Segmented
from game.ui.theme import BODY, CAPTION, DIM, HEAD, HIGH, INK7, LAMP, MIDDLE, WARN
from game.ui.widgets import NOWHERE, Button

HANDS: Final = ("both", "left", "right")
GROUPS: Final[Mapping[str, tuple[Action, ...]]] = {
    "choosing": (
        *(Action.CONFIRM, Action.BACK, Action.NEXT, Action.PREVIOUS),
        *(Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN),
        *(Action.NEXT_TARGET, Action.PREVIOUS_TARGET),
        *(Action.HEX_UP, Action.HEX_UP_LEFT, Action.HEX_UP_RIGHT),
        *(Action.HEX_DOWN, Action.HEX_DOWN_LEFT, Action.HEX_DOWN_RIGHT),
    ),
    "turn": (
        *(Action.END_TURN, Action.UNDO, Action.REDO, Action.HINT),
        *(Action.SKIP, Action.SKIP_ALL, Action.SPEED, Action.REWATCH),
    ),
    "looking": (
        *(Action.INSPECT, Action.RULES, Action.LOG),
        *(Action.LOG_BACK, Action.LOG_ON, Action.LOG_END),
        *(Action.OVERLAY_1, Action.OVERLAY_2, Action.OVERLAY_3, Action.OVERLAY_4),
        *(Action.OVERLAY_5, Action.ZOOM_IN, Action.ZOOM_OUT, Action.ZOOM_FIT, Action.CENTRE),
        *(Action.PAN_LEFT, Action.PAN_RIGHT, Action.PAN_UP, Action.PAN_DOWN),
    ),
    "program": (
        *(Action.SETTINGS, Action.QUICK_SAVE, Action.QUICK_LOAD, Action.SCREENSHOT),
        *(Action.FULLSCREEN, Action.MUTE, Action.QUIT),
    ),
}
"""All actions, in the order of the list."""

ROW: Final = 36.0
GROUP_WIDTH: Final = 0.13
KEYS_AT: Final = 0.42
BUTTONS_AT: Final = 0.76
"""Shares of the width at which the columns of a line usually begin."""
LEAST_SAID: Final = 200.0
"""How wide the words between the buttons must be, or else they go above them."""


class Line(NamedTuple):
    """One action of the list."""

    action: Action
    group: str
    first: bool
    """Whether it is the first of its group."""


class KeyPage(Scene):
    """The list of actions with their keys and buttons."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._say = services.texts.say
        self._lines = [
            Line(action, group, first=number == 0)
            for group, actions in GROUPS.items()
            for number, action in enumerate(actions)
        ]
        self._note = ""
        """What the last change has done."""
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        say = self._say
        hands = [Choice(hand, say(f"shell-settings-controls-hand-{hand}")) for hand in HANDS]
        self._hand = Segmented("keys.hand", hands, self._set.hand, self._take_hand)
        self._list = ScrollList(
            "keys.list", len(self._lines), ROW, self._draw_row, self._press_row, self._moved, gap=4
        )
        self._back = Button(
            "keys.back", say("shell-back"), self._close, icon="undo", key=Action.BACK
        )
        self._restore = Button("keys.restore", say("shell-keys-restore"), self._restore_one)
        self._all = Button("keys.restore_all", say("shell-keys-restore-all"), self._ask_all)
        self._foot = NOWHERE
        """Where it is said what has been done."""
        self._follow()
        widgets: list[Focusable] = [self._hand, self._list, self._back, self._restore, self._all]
        self.controls.fill(widgets, first="keys.list")

    @property
    def action(self) -> Action:
        """The action of the chosen line."""
        return self._lines[self._list.chosen].action

    def draw(self, canvas: Canvas) -> None:
        """Paint the list."""
        scenery.lay_plain_room(canvas)
        whole = column(canvas)
        self._follow()
        self._place(canvas, whole)
        title = self._say("shell-keys-title")
        draw_text(canvas, whole.x, TITLE_Y, title, HEAD, HIGH, "name", shadow=1.4)
        _, keys, buttons = self._columns(canvas)
        for x, key in ((keys, "shell-keys-keys"), (buttons, "shell-keys-buttons")):
            y = self._list.box.y - canvas.grown(16)
            draw_text(canvas, x, y, self._say(key), CAPTION, MIDDLE, "bold")
        self._draw_foot(canvas)
        self.controls.draw(canvas)

    # What is shown

    def _draw_row(self, canvas: Canvas, row: int, box: Rect, chosen: bool) -> None:
        action, group, first = self._lines[row]
        paint.panel(canvas, box, INK7, shadow=False, rim=0.1)
        if chosen and self.controls.ring.focused is self._list:
            paint.outline(canvas, box, LAMP, 8, 2)
        if first or box.y < self._list.box.y + 1:
            name, colour = self._say(f"shell-keys-group-{group}"), LAMP if first else DIM
            draw_text(canvas, box.x + 12, box.cy, name, CAPTION, colour, "bold")
        left, keys_x, buttons_x = self._columns(canvas)
        bound, buttons = CONTROLS.keys, CONTROLS.buttons
        name, changed = self._named(action), _changed(action)
        said = self._say("shell-keys-changed", action=name) if changed else name
        draw_text(canvas, left, box.cy, said, BODY, LAMP if changed else HIGH, "bold",
                  max_width=keys_x - left - 12)  # fmt: skip
        caps = [key_cap(name) for name in bound.names(action)]
        draw_caps(canvas, keys_x, box.cy, caps, buttons_x - keys_x - 12)
        family = CONTROLS.pad or "letters"
        caps = [button_cap(name, family) for name in buttons.names(action)]
        draw_caps(canvas, buttons_x, box.cy, caps, box.right - buttons_x - 12)

    def _columns(self, canvas: Canvas) -> tuple[float, float, float]:
        """Return where the names of actions begin, their keys, and their buttons.

        Names take what they need; keys and buttons share the rest as they usually would.
        """
        whole = column(canvas)
        groups = [self._say(f"shell-keys-group-{group}") for group in GROUPS]
        group = max(text_width(canvas, name, CAPTION, "bold") for name in groups) + 30
        names = [self._say("shell-keys-changed", action=self._named(line.action))
                 for line in self._lines]  # fmt: skip
        name = max(text_width(canvas, each, BODY, "bold") for each in names) + 18
        left = whole.x + max(whole.w * GROUP_WIDTH, group)
        keys = max(whole.x + whole.w * KEYS_AT, left + name)
        share = (BUTTONS_AT - KEYS_AT) / (1 - KEYS_AT)
        return left, keys, keys + (whole.right - keys) * share

    def _place(self, canvas: Canvas, whole: Rect) -> None:
        head = self._place_hand(canvas, whole)
        self._foot = self._place_foot(canvas, whole)
        self._list.row_height = canvas.grown(ROW)
        step = self._list.row_height + self._list.gap
        rows = max(1, int((self._foot.y - 14 - head + self._list.gap) // step))
        self._list.box = Rect(whole.x, head, whole.w, rows * step - self._list.gap)

    def _place_hand(self, canvas: Canvas, whole: Rect) -> float:
        """Place the hands beside the title, or below it; return where the list begins."""
        title = text_width(canvas, self._say("shell-keys-title"), HEAD, "name")
        wide, high = self._hand.width_for(canvas), canvas.grown(36)
        below = title + 24 + wide > whole.w
        top = TITLE_Y + canvas.grown(20) if below else TITLE_Y - high / 2
        wide = min(wide, whole.w)
        self._hand.box = Rect(whole.right - wide, top, wide, high)
        return max(TITLE_Y + canvas.grown(18), self._hand.box.bottom) + canvas.grown(34)

    def _place_foot(self, canvas: Canvas, whole: Rect) -> Rect:
        """Place the buttons; return where something can be said: between them or above."""
        ends = (self._back, self._restore, self._all)
        high = foot_height(canvas, whole.w, ends)
        area = Rect(whole.x, whole.y, whole.w, canvas.height - 22)
        place_foot(canvas, area, ends)
        left, right = self._back.box.right + 20, self._restore.box.x - 20
        if right - left >= canvas.grown(LEAST_SAID):
            return Rect(left, area.bottom - high, right - left, high)
        said = line_height(canvas, CAPTION) + 4
        return Rect(whole.x, area.bottom - high - said - 8, whole.w, said)

    def _draw_foot(self, canvas: Canvas) -> None:
        """Say what has been done, why something cannot be, or else what a press does."""
        words = self.controls.refusal or self._note
        colour = WARN if self.controls.refusal else MIDDLE
        if not words:
            changed = _changed(self.action)
            key = "shell-keys-help-changed" if changed else "shell-keys-help"
            words, colour = self._say(key, key=key_label(Action.CONFIRM)), DIM
        left, room = self._foot.x, self._foot.w
        lines = max(1, int(self._foot.h // line_height(canvas, CAPTION)))
        high = rich_height(canvas, words, CAPTION, room, max_lines=lines)
        top = self._foot.cy - high / 2 + line_height(canvas, CAPTION) / 2
        draw_rich(canvas, left, top, words, CAPTION, room, colour, align="center", max_lines=lines)

    def _follow(self) -> None:
        """Show what is set now, whoever has set it."""
        self._hand.value = self._set.hand
        changed, any_changed = _changed(self.action), any(map(_changed, Action))
        self._restore.enabled = changed
        self._restore.why_not = "" if changed else self._say("shell-keys-why-as-shipped")
        self._all.enabled = any_changed
        self._all.why_not = "" if any_changed else self._say("shell-keys-why-all-as-shipped")

    @property
    def _set(self) -> _Set:
        controls = self._services.settings.now.controls
        return _Set(controls.hand, controls.keys, controls.buttons)

    # What the widgets do

    def _moved(self, _row: int) -> None:
        self._note = ""
        self._follow()

    def _press_row(self, row: int) -> None:
        """Wait for the new key or button of an action."""
        self._note, action = "", self._lines[row].action
        name = self._say(f"shell-keys-action-{action}")
        self.stage.push(KeyCatch(self._services, name, partial(self._caught, action)))

    def _caught(self, action: Action, name: str, pad: bool) -> None:
        """Give a key or button to an action, or say why not; ask first if another one has it."""
        bound = CONTROLS.buttons if pad else CONTROLS.keys
        other = bound.meaning(name)
        cap = button_cap(name, _family()) if pad else key_cap(name)
        if not bound.layout.known(name):
            self._tell("shell-keys-why-unknown")
        elif name in bound.layout.fixed and other is not None:
            self._tell("shell-keys-why-fixed", cap=cap, other=self._named(other))
        elif other is None or other is action:
            self._give(action, name, pad)
        else:
            self._ask_swap(action, name, other, pad=pad)

    def _ask_swap(self, action: Action, name: str, other: Action, *, pad: bool) -> None:
        bound = CONTROLS.buttons if pad else CONTROLS.keys
        cap = (lambda each: button_cap(each, _family())) if pad else key_cap
        try:
            after = bound.given(action, name)
        except UnboundError as fault:
            self._tell("shell-keys-why-last", cap=cap(name), other=self._named(fault.action))
            return
        question = self._say(
            "shell-keys-swap-ask",
            cap=cap(name),
            action=self._named(action),
            other=self._named(other),
            theirs=cap(after.names(other)[0]),
        )
        swap = partial(self._give, action, name, pad)
        self.stage.push(
            Notice(self._services, question, yes=self._say("shell-keys-swap"), on_yes=swap)
        )

    def _give(self, action: Action, name: str, pad: bool) -> None:
        bound = CONTROLS.buttons if pad else CONTROLS.keys
        cap = button_cap(name, _family()) if pad else key_cap(name)
        self._write(bound.given(action, name))
        self._note = self._say("shell-keys-given", cap=cap, action=self._named(action))
        self.dirty = True

    def _restore_one(self) -> None:
        action = self.action
        for bound in (CONTROLS.keys, CONTROLS.buttons):
            if bound.changed(action):
                self._write(bound.restored(action))
        self._note = self._say("shell-keys-restored", action=self._named(action))
        self.dirty = True

    def _ask_all(self) -> None:
        self.stage.push(
            Notice(
                self._services,
                self._say("shell-keys-restore-all-ask"),
                yes=self._say("shell-keys-restore-all"),
                on_yes=self._restore_all,
                danger=True,
            )
        )

    def _restore_all(self) -> None:
        self._services.settings.change("controls", keys={}, buttons={})
        self._note = self._say("shell-keys-restored-all")
        self.dirty = True

    def _take_hand(self, hand: str) -> None:
        self._services.settings.change("controls", hand=hand)
        self._note = self._say(f"shell-keys-hand-{hand}")
        self.dirty = True

    def _write(self, bound: Bindings) -> None:
        """Keep changed bindings; what the settings say of unknown actions stays there."""
        if bound.layout is PAD_LAYOUT:
            self._services.settings.change("controls", buttons=bound.written(self._set.buttons))
        else:
            self._services.settings.change("controls", keys=bound.written(self._set.keys))

    def _tell(self, key: str, **values: str) -> None:
        self.stage.push(Notice(self._services, self._say(key, **values)))

    def _named(self, action: Action) -> str:
        return self._say(f"shell-keys-action-{action}")

    def _close(self) -> None:
        self.stage.pop()


class _Set(NamedTuple):
    """What the settings say of controls."""

    hand: str
    keys: Mapping[str, Sequence[str]]
    buttons: Mapping[str, Sequence[str]]


def _changed(action: Action) -> bool:
    """Say whether an action has other keys or buttons than in the product."""
    return CONTROLS.keys.changed(action) or CONTROLS.buttons.changed(action)


def _family() -> Family:
    return CONTROLS.pad or "letters"
