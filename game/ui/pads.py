"""Pads: opening those that come, letting go of those that leave, and naming what is pressed.

Pads that the system knows are read by the names of their buttons; any other is read as if it were
the most common kind. A pad that cannot be opened is a pad that is not there. Any number of pads
work at once, each with sticks of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame
from pygame._sdl2 import controller

from game.ui.buttons import SHIFT, SIDES, Family, family_of

PRESSED_FROM: Final = 0.6
"""How far a stick or trigger must be moved to count as pressed."""
LET_GO_AT: Final = 0.35
"""It counts as let go only well inside, so that a shaking stick does not run away."""

_NAMED: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
_NUMBERED: Final = ("a", "b", "x", "y", "lb", "rb", "view", "menu", "", "ls", "rs")
"""The buttons of a pad that the system does not know, by their numbers."""
_LARGEST: Final = 32_767
_FULL_SET: Final = 6
"""So many axes has a pad whose triggers are axes."""


class Pressed(NamedTuple):
    """A button of some pad went down or came up."""

    pad: int
    name: str
    down: bool


@dataclass(slots=True)
class _Pad:
    """One pad: what it is, how its sticks and triggers stand, and what is held."""

    family: Family = "letters"
    named: bool = False
    """The system knows its buttons by name."""
    axes: int = 2
    device: object = None
    """Keeps the pad open."""
    places: dict[str, list[float]] = field(default_factory=dict)
    held: set[str] = field(default_factory=set)
    led: dict[str, str] = field(default_factory=dict)
    """Which name each stick, trigger or cross holds down."""


class Pads:
    """All pads that are there."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._readers: dict[int, Callable[[pygame.event.Event], list[Pressed]]] = {
            pygame.JOYDEVICEADDED: self._came,
            pygame.JOYDEVICEREMOVED: self._left,
            pygame.JOYBUTTONDOWN: self._numbered,
            pygame.JOYBUTTONUP: self._numbered,
            pygame.JOYHATMOTION: self._cross,
            pygame.JOYAXISMOTION: self._axis,
            pygame.CONTROLLERBUTTONDOWN: self._named,
            pygame.CONTROLLERBUTTONUP: self._named,
            pygame.CONTROLLERAXISMOTION: self._named_axis,
        }

    def reads(self, event: pygame.event.Event) -> bool:
        """Say whether an event comes from a pad."""
        return event.type in self._readers

    def read(self, event: pygame.event.Event) -> list[Pressed]:
        """Return what went down or came up."""
        return self._readers[event.type](event)

    def family(self, pad: int) -> Family:
        """Return what is printed on the buttons of a pad."""
        return self._pads.get(pad, _Pad()).family

    def let_go(self) -> list[Pressed]:
        """Let everything come up: the window will not hear of it."""
        return [each for number in list(self._pads) for each in self._all_up(number)]

    # Coming and going

    def _came(self, event: pygame.event.Event) -> list[Pressed]:
        try:
            number, pad = _opened(event.device_index)
        except (pygame.error, AttributeError, ValueError):
            return []
        # Pads that were there at the start are told of twice.
        if number not in self._pads:
            self._pads[number] = pad
        return []

    def _left(self, event: pygame.event.Event) -> list[Pressed]:
        up = self._all_up(_number(event))
        self._pads.pop(_number(event), None)
        return up

    def _all_up(self, number: int) -> list[Pressed]:
        pad = self._pad(number)
        held, pad.held = sorted(pad.held), set()
        pad.led.clear()
        pad.places.clear()
        return [Pressed(number, name, down=False) for name in held]

    # What is pressed

    def _named(self, event: pygame.event.Event) -> list[Pressed]:
        down = event.type == pygame.CONTROLLERBUTTONDOWN
        return self._press(_number(event), _NAMED.get(event.button, ""), down=down)

    def _numbered(self, event: pygame.event.Event) -> list[Pressed]:
        known = event.button < len(_NUMBERED) and not self._pad(_number(event)).named
        name = _NUMBERED[event.button] if known else ""
        return self._press(_number(event), name, down=event.type == pygame.JOYBUTTONDOWN)

    def _cross(self, event: pygame.event.Event) -> list[Pressed]:
        if self._pad(_number(event)).named:
            return []
        across, up = event.value
        return self._lead(_number(event), "cross", _side(float(across), -float(up), 0.5))

    def _named_axis(self, event: pygame.event.Event) -> list[Pressed]:
        value = event.value / _LARGEST
        if event.axis in (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT):
            left = event.axis == pygame.CONTROLLER_AXIS_TRIGGERLEFT
            return self._trigger(_number(event), SHIFT if left else "rt", value)
        stick, along = divmod(event.axis, 2)
        return self._stick(_number(event), "look" if stick else "stick", along, value)

    def _axis(self, event: pygame.event.Event) -> list[Pressed]:
        pad, number, axis = self._pad(_number(event)), _number(event), event.axis
        if pad.named:
            return []
        if axis in (0, 1):
            return self._stick(number, "stick", axis, event.value)
        if pad.axes >= _FULL_SET and axis in (2, 5):
            return self._trigger(number, SHIFT if axis == 2 else "rt", event.value)
        first = 3 if pad.axes >= _FULL_SET else 2
        if axis in (first, first + 1):
            return self._stick(number, "look", axis - first, event.value)
        return []

    def _stick(self, number: int, stick: str, along: int, value: float) -> list[Pressed]:
        pad = self._pad(number)
        place = pad.places.setdefault(stick, [0.0, 0.0])
        place[along] = value
        side = _side(place[0], place[1], LET_GO_AT if stick in pad.led else PRESSED_FROM)
        return self._lead(number, stick, f"{stick}_{side}" if side else "")

    def _trigger(self, number: int, name: str, value: float) -> list[Pressed]:
        limit = LET_GO_AT if name in self._pad(number).led else PRESSED_FROM
        return self._lead(number, name, name if value >= limit else "")

    def _lead(self, number: int, part: str, name: str) -> list[Pressed]:
        """Let a stick, trigger or cross hold down one name, or none."""
        led = self._pad(number).led
        before = led.get(part, "")
        if name == before:
            return []
        led.pop(part, None)
        if name:
            led[part] = name
        return [
            *self._press(number, before, down=False),
            *self._press(number, name, down=True),
        ]

    def _press(self, number: int, name: str, *, down: bool) -> list[Pressed]:
        held = self._pad(number).held
        if not name or down == (name in held):
            return []
        (held.add if down else held.discard)(name)
        return [Pressed(number, name, down)]

    def _pad(self, number: int) -> _Pad:
        """Return a pad; one that was never told of is taken for the most common kind."""
        return self._pads.setdefault(number, _Pad())


def _opened(index: int) -> tuple[int, _Pad]:
    """Open a pad; return its number and what it is. Raises pygame.error if it will not open."""
    named = controller.get_init() and controller.is_controller(index)
    device = controller.Controller(index) if named else None
    stick = device.as_joystick() if device is not None else pygame.joystick.Joystick(index)
    pad = _Pad(family_of(stick.get_name()), named, stick.get_numaxes(), (device, stick))
    return stick.get_instance_id(), pad


def _side(across: float, down: float, limit: float) -> str:
    """Return to which of the four sides a stick leans; nothing while it is near the middle."""
    if max(abs(across), abs(down)) < limit:
        return ""
    if abs(across) >= abs(down):
        return SIDES[0] if across < 0 else SIDES[1]
    return SIDES[2] if down < 0 else SIDES[3]


def _number(event: pygame.event.Event) -> int:
    """Return the number of the pad that an event comes from."""
    return int(getattr(event, "instance_id", 0))
