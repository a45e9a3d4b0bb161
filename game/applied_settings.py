"""The settings of the window, the sound, the letters, the colors and the keys, put in force.

What a scene alone must heed, it looks up in the settings itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.captions import HEIGHT as STRIP_HEIGHT
from game.scenes.captions import Captions
from game.scenes.stage import Services
from game.ui.audio import VOLUMES
from game.ui.cache import forget_pictures
from game.ui.control_map import CONTROLS
from game.ui.looks import LOOKS
from game.ui.screen import Window

if TYPE_CHECKING:
    from game.match.settings import DisplaySettings, Settings, SoundSettings


class AppliedSettings:
    """Carries every change of the settings out at once, as long as the window is open."""

    def __init__(self, window: Window, services: Services, captions: Captions) -> None:
        self._window = window
        self._services = services
        self._captions = captions
        self._away = False
        """Whether another window is in front."""
        self._full = services.settings.now.display.full
        """What was set last; the window may stand otherwise if it was opened for a purpose."""

    def apply(self, settings: Settings) -> None:
        """Put all of them in force."""
        self._apply_sound(settings.sound)
        self._apply_display(settings.display)
        self._apply_captions(settings.sound)
        display, controls = settings.display, settings.controls
        LOOKS.wear(display.palette, high_contrast=display.high_contrast)
        CONTROLS.bind(controls.hand, controls.keys, controls.buttons)

    def go_away(self, away: bool) -> None:
        """Play softer, or not at all, while another window is in front."""
        self._away = away
        self._apply_sound(self._services.settings.now.sound)

    def toggle_full(self) -> None:
        """Fill the screen, or no longer, and remember it."""
        self._full = not self._window.full
        self._window.toggle_full()
        self._services.settings.change("display", full=self._full)

    def _apply_sound(self, sound: SoundSettings) -> None:
        audio = self._services.audio
        for slide in VOLUMES:
            audio.set_volume(slide, getattr(sound, slide))
        audio.set_mono(sound.mono)
        audio.mute(sound.muted)
        audio.hush(self._away and sound.mute_away)
        audio.duck("away", self._away)
        audio.ticks = sound.ticks
        self._services.speaker.switch(
            sound.speech and not audio.silent, sound.master * sound.voice // 100
        )

    def _apply_display(self, display: DisplaySettings) -> None:
        if display.full != self._full:
            self._full = display.full
            self._window.toggle_full()
        if display.text != round(self._window.text_scale * 100):
            self._window.text_scale = display.text / 100
            forget_pictures()  # Most of them show letters.

    def _apply_captions(self, sound: SoundSettings) -> None:
        if sound.captions != self._captions.on:
            self._captions.switch(sound.captions)
            self._window.strip_height = STRIP_HEIGHT if self._captions.on else 0.0
            forget_pictures()  # All scenes have another height now.
