"""Music: short pieces with rests between them, none twice in a row, and layers that follow."""

from __future__ import annotations

import random

import pygame
import pytest

from game.ui.jukebox import (
    FADE_STEP,
    LAYER_SECONDS,
    LAYERS,
    PIECES,
    REST_SECONDS,
    Jukebox,
    layer_name,
    piece_name,
)

FIRST = 9


class Device:
    """A device on which a piece lasts until it is said to be over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.streamed: list[str] = []
        self.playing = False
        self.broken = False
        self.channels = {FIRST + number: Channel() for number in range(len(LAYERS))}
        music = pygame.mixer.music
        monkeypatch.setattr(music, "play", lambda _loops: setattr(self, "playing", True))
        monkeypatch.setattr(music, "stop", lambda: setattr(self, "playing", False))
        monkeypatch.setattr(music, "fadeout", lambda _ms: setattr(self, "playing", False))
        monkeypatch.setattr(music, "get_busy", lambda: self.playing)
        monkeypatch.setattr(music, "set_volume", lambda volume: setattr(self, "volume", volume))
        monkeypatch.setattr(pygame.mixer, "Channel", self.channels.__getitem__)
        self.jukebox = Jukebox(self.stream, str, FIRST, random.Random(3).randrange)  # type: ignore[arg-type]
        self.jukebox.set_loudness(0.5)
        self.jukebox.start()

    def stream(self, name: str) -> bool:
        self.streamed.append(name)
        return not self.broken

    def end_piece(self) -> float:
        """Let the piece end; return for how long nothing is played."""
        self.playing, silence = False, 0.0
        while not self.playing:
            self.jukebox.let_pass(0.5)
            silence += 0.5
            assert silence < 100
        return silence

    @property
    def resting(self) -> bool:
        """Whether the next piece is waited for."""
        least, most = REST_SECONDS
        return not self.playing and least <= (self.jukebox.rest or 0) <= most

    @property
    def levels(self) -> list[float]:
        """How loud each layer is, as a share of the piece."""
        return [channel.volume / 0.5 for channel in self.channels.values()]


class Channel:
    """One channel: what goes round on it, and how loud."""

    def __init__(self) -> None:
        self.sound = ""
        self.volume = 0.0

    def play(self, sound: str, _loops: int) -> None:
        self.sound, self.volume = sound, 1.0

    def fadeout(self, _ms: int) -> None:
        self.sound = ""

    def set_volume(self, volume: float) -> None:
        self.volume = volume


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    return Device(monkeypatch)


def test_pieces_rest_between_them_and_none_comes_twice_in_a_row(device: Device) -> None:
    device.jukebox.play("orbit")
    rests = [device.end_piece() for _ in range(40)]
    assert all(REST_SECONDS[0] <= rest <= REST_SECONDS[1] + 1 for rest in rests)
    assert set(device.streamed) == {piece_name("orbit", n + 1) for n in range(PIECES)}
    assert all(
        one != other for one, other in zip(device.streamed, device.streamed[1:], strict=False)
    )


def test_another_suite_begins_at_once_and_the_same_goes_on(device: Device) -> None:
    device.jukebox.play("orbit")
    device.jukebox.play("orbit")
    device.jukebox.play("city")
    assert [name[:-2] for name in device.streamed] == ["music_orbit", "music_city"]
    device.playing = False
    device.jukebox.let_pass(0.1)
    assert device.resting
    device.jukebox.play("orbit")
    assert device.playing
    device.jukebox.play(None)
    assert not device.playing
    device.jukebox.let_pass(100)
    assert len(device.streamed) == 3


def test_layers_go_round_in_step_and_are_let_in_by_the_mood(device: Device) -> None:
    device.jukebox.play("city")
    assert [channel.sound for channel in device.channels.values()] == [
        layer_name("city", layer) for layer in LAYERS
    ]
    assert device.levels == [0, 0]
    device.jukebox.feel("busy")
    assert device.jukebox.rest == FADE_STEP
    device.jukebox.let_pass(LAYER_SECONDS / 2)
    assert device.levels == pytest.approx([0.5, 0])
    device.jukebox.let_pass(LAYER_SECONDS)
    device.jukebox.feel("last")
    device.jukebox.let_pass(LAYER_SECONDS)
    assert device.levels == [1, 1]
    assert device.jukebox.rest is None, "no hurry"
    device.jukebox.feel("calm")
    device.jukebox.let_pass(LAYER_SECONDS)
    assert device.levels == [0, 0]


def test_a_piece_begins_in_the_mood_of_the_moment_and_another_table_calmly(device: Device) -> None:
    device.jukebox.play("city")
    device.jukebox.feel("last")
    device.end_piece()
    assert device.levels == [1, 1]
    device.jukebox.play("orbit")
    assert device.levels == [0, 0]


def test_a_broken_piece_is_passed_over_after_a_rest(device: Device) -> None:
    device.broken = True
    device.jukebox.play("orbit")
    assert device.resting
    device.broken = False
    device.jukebox.let_pass(REST_SECONDS[1])
    assert device.playing


def test_what_cannot_be_heard_does_not_go_on(device: Device) -> None:
    device.jukebox.play("orbit")
    device.jukebox.stop()
    device.jukebox.let_pass(1000)
    device.jukebox.play("city")
    assert len(device.streamed) == 1
    assert device.jukebox.rest is None
    device.jukebox.start()
    assert device.streamed[-1].startswith("music_city_")


def test_a_piece_that_fades_out_gives_way_to_the_next_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    device = Device(monkeypatch)
    calls = device.streamed
    for call in ("stop", "fadeout"):
        monkeypatch.setattr(pygame.mixer.music, call, lambda *_, call=call: calls.append(call))

    device.jukebox.play("city")
    device.jukebox.play(None)
    device.jukebox.play("orbit")

    after = calls[calls.index("fadeout") + 1 :]
    assert after[0] == "stop"
    assert after[1].startswith("music_orbit")
