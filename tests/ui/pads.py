"""Pads made of nothing: the system's own virtual joysticks, and the events that others would send.

A virtual pad goes the whole way, from the system's layer for joysticks through its mapping to
pygame's events. Where pygame brings no such library along, tests with it are left out.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

A, B, X, Y, VIEW, GUIDE, MENU, LS, RS, LB, RB, UP, DOWN, LEFT, RIGHT = range(15)
"""The numbers of the buttons of a pad that the system knows."""
KNOWN, UNKNOWN = 1, 0
"""Kinds of virtual joysticks: one that the system has a mapping for, and one it has none for."""


class VirtualPad:
    """A pad of the system's own making."""

    def __init__(self, kind: int = KNOWN, axes: int = 6, buttons: int = 15, hats: int = 0) -> None:
        """Plug it in."""
        self._system = _system()
        if not pygame.joystick.get_init():
            pygame.joystick.init()
        if not controller.get_init():
            controller.init()
        # Other tests open and close windows, and a pad is not heard while none is in front.
        self._system.SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")
        self.index = self._system.SDL_JoystickAttachVirtual(kind, axes, buttons, hats)
        assert self.index >= 0
        self.number = self._system.SDL_JoystickGetDeviceInstanceID(self.index)

    def button(self, number: int, *, down: bool = True) -> None:
        """Press or let go of a button."""
        self._system.SDL_JoystickSetVirtualButton(self._handle(), number, int(down))

    def axis(self, number: int, value: float) -> None:
        """Move an axis to a place between -1 and 1."""
        whole = ctypes.c_int16(round(value * 32_767))
        self._system.SDL_JoystickSetVirtualAxis(self._handle(), number, whole)

    def hat(self, value: int) -> None:
        """Lean the cross to a side: 1 up, 2 right, 4 down, 8 left."""
        self._system.SDL_JoystickSetVirtualHat(self._handle(), 0, value)

    def unplug(self) -> None:
        """Pull it out."""
        for index in range(self._system.SDL_NumJoysticks()):
            if self._system.SDL_JoystickGetDeviceInstanceID(index) == self.number:
                self._system.SDL_JoystickDetachVirtual(index)

    def _handle(self) -> ctypes.c_void_p:
        self._system.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        return ctypes.c_void_p(self._system.SDL_JoystickFromInstanceID(self.number))


def pad_button(button: int, *, down: bool = True, pad: int = 0) -> pygame.event.Event:
    """Return the event of a button by its number, as of a pad that the system knows."""
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, button=button, instance_id=pad)


def pad_axis(axis: int, value: float, *, pad: int = 0) -> pygame.event.Event:
    """Return the event of an axis, from -1 to 1, as of a pad that the system knows."""
    whole = round(value * 32_767)
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=whole, instance_id=pad)


def _system() -> ctypes.CDLL:
    """Return the library below pygame."""
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    found = sorted(folder.glob("libSDL2-2*"))
    if not found:
        pytest.skip("pygame uses a library of the system here")
    return ctypes.CDLL(str(found[0]))
