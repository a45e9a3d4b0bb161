"""The sounds: every one is there, loads, is as long and loud as it should be, and never clips."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

from game.ui.audio import VOICES, Audio
from game.ui.buses import BUSES, SAMPLES, bus_of
from game.ui.jukebox import PIECES, piece_name

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "sounds"
LONGEST_SECONDS = {
    "press": 0.2,
    "cancel": 0.25,
    "illegal": 0.25,
    "redo": 0.25,
    "tick": 0.1,
    "reveal": 1.0,
    "curtain_down": 0.7,
    "curtain_up": 0.6,
    "your_turn_space_escape": 1.0,
    "your_turn_evacuate": 1.0,
    "your_turn_escape_plan": 1.1,
    "card_draw": 0.3,
    "card_flip": 0.3,
    "shuffle": 1.0,
    "your_turn": 1.0,
    "hop_1": 0.3,
    "hop_2": 0.3,
    "hop_3": 0.3,
    "hop_4": 0.3,
    "ladder": 1.0,
    "shaft": 1.0,
    "snake": 0.8,
    "bite": 0.8,
    "boost": 0.9,
    "item": 1.3,
    "pod": 1.8,
    "lost_in_space": 2.5,
    "win": 3.0,
    "lose": 4.0,
    "run_lock": 0.3,
    "run_reveal": 0.6,
    "run_step_1": 0.2,
    "run_step_2": 0.2,
    "run_step_3": 0.2,
    "station_up": 1.0,
    "gate": 0.6,
    "acid_splash": 0.8,
    "slide": 0.5,
    "bump": 0.3,
    "push": 0.6,
    "trip": 0.6,
    "drag": 0.7,
    "nomia_near": 1.1,
    "strike": 0.8,
    "loss": 2.2,
    "nomia_shuffle": 1.0,
    "spared": 1.2,
    "arrow_turn": 0.8,
    "evac_ready": 1.6,
    "transport": 2.6,
    "special": 1.4,
    "street_step_1": 0.2,
    "street_step_2": 0.2,
    "street_step_3": 0.2,
    "car": 1.0,
    "ferry": 1.3,
    "subway": 1.1,
    "helicopter": 1.1,
    "tile_lay": 0.3,
    "tile_turn": 0.3,
    "shop_open": 0.7,
    "shop_door": 0.7,
    "shop_shut": 0.4,
    "cube": 0.2,
    "crowd": 0.7,
    "patrol": 0.5,
    "officer_up": 0.3,
    "officer_move": 0.6,
    "officer_met": 0.6,
    "officer_avoided": 0.6,
    "officer_gone": 0.7,
    "inspector": 1.1,
    "siren": 1.6,
    "exit_shut": 1.1,
    "part_bell": 1.5,
    "day_begins": 2.3,
    "escaped": 2.4,
    "arrested": 2.1,
    "gang": 0.9,
    "gang_leave": 0.7,
    "cash_taken": 0.9,
    "cash_paid": 0.6,
    "contact_taken": 0.8,
    "contact_used": 0.7,
    "contact_gone": 0.2,
    "key": 0.5,
    "key_turn": 0.4,
    "locker": 0.8,
    "fixer": 0.7,
    "equipment": 0.4,
    "item_used": 0.7,
    "gas": 0.7,
    "asset_unlocked": 1.3,
    "asset_used": 1.2,
    "asset_lost": 0.8,
    "disc": 1.1,
    "disc_spent": 0.4,
    "group_finished": 1.5,
    "notoriety_up": 0.5,
    "notoriety_down": 0.5,
    "wound": 0.5,
    "cuffs": 0.8,
    "healed": 1.2,
    "first_aid": 0.9,
    "rest": 1.4,
    "air_orbit": 16.1,
    "air_corridor": 16.1,
    "air_city": 16.1,
    "layer_orbit_busy": 14.0,
    "layer_orbit_last": 14.0,
    "layer_corridor_busy": 25.3,
    "layer_corridor_last": 25.3,
    "layer_city_busy": 21.0,
    "layer_city_last": 21.0,
    **{
        piece_name(suite, number): 120.0
        for suite in ("orbit", "corridor", "city")
        for number in range(1, PIECES + 1)
    },
}
DEV_TOOLS = find_spec("numpy") is not None and find_spec("soundfile") is not None

each_sound = pytest.mark.parametrize("name", LONGEST_SECONDS)


class Clock:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def _closed_mixer() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def samples(path: Path) -> array[int]:
    """Return what a file holds, as the mixer plays it: 44.1 kHz, left and right in turn."""
    pygame.mixer.init(44100, -16, 2, 512, allowedchanges=0)
    return array("h", pygame.mixer.Sound(path).get_raw())


def test_the_folder_holds_these_sounds_and_no_others() -> None:
    assert {path.stem for path in SOUNDS.glob("*.ogg")} == set(LONGEST_SECONDS)


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.ogg")) < 14_000_000


@each_sound
def test_it_loads_has_its_length_and_does_not_clip(name: str) -> None:
    wave = samples(SOUNDS / f"{name}.ogg")
    assert 0.05 < len(wave) / 2 / 44100 <= LONGEST_SECONDS[name]
    assert 0.1 < max(max(wave), -min(wave)) / 32768 <= 0.891, "peak above -1 dBFS, or too soft"


@each_sound
def test_it_ends_in_silence(name: str) -> None:
    if not name.startswith(("layer_", "air_")):  # A circle goes on at its beginning.
        assert max(map(abs, samples(SOUNDS / f"{name}.ogg")[-40:])) < 330


@pytest.mark.skipif(not DEV_TOOLS, reason="making sounds needs the dev extra")
def test_making_the_sounds_again_gives_the_same_sounds(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.make_sounds", "--without-music", "--folder"]
    subprocess.run([*command, str(tmp_path)], cwd=ROOT, check=True)
    for path in tmp_path.iterdir():
        if path.read_bytes() != (SOUNDS / path.name).read_bytes():  # Another encoder: listen.
            made, kept = samples(path), samples(SOUNDS / path.name)
            assert len(made) == len(kept)
            assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) < 700


@pytest.mark.skipif(not DEV_TOOLS, reason="measuring sounds needs the dev extra")
def test_the_measure_of_loudness_is_the_published_one() -> None:
    """A tone of 997 Hz as loud as can be has -3.01 LUFS on one side."""
    import numpy as np

    from tools.sounds.loudness import lufs

    tone = np.sin(2 * np.pi * 997 * np.arange(3 * 44100) / 44100)
    assert lufs(tone) == pytest.approx(-3.01, abs=0.02)
    assert lufs(np.stack([tone, tone], axis=1)) == pytest.approx(0, abs=0.02)
    assert lufs(np.zeros(44100)) == -np.inf


@pytest.mark.skipif(not DEV_TOOLS, reason="measuring sounds needs the dev extra")
@pytest.mark.parametrize(
    ("name", "loudness"),
    [("music_city_2", -18), ("layer_orbit_last", -24.5), ("layer_corridor_busy", -24.5)],
)
def test_music_is_as_loud_as_it_should_be(name: str, loudness: float) -> None:
    import soundfile

    from tools.sounds.loudness import lufs

    wave, _ = soundfile.read(SOUNDS / f"{name}.ogg")
    assert lufs(wave) == pytest.approx(loudness, abs=1)


def test_a_sound_plays() -> None:
    audio = Audio(SOUNDS)
    assert audio.play("bite", pan=-0.5)
    assert audio.trouble is None


def test_the_same_sound_is_not_heard_twice_within_60_ms() -> None:
    clock = Clock()
    audio = Audio(SOUNDS, clock)
    assert audio.play("hop_1")
    clock.now = 0.05
    assert not audio.play("hop_1")
    assert audio.play("hop_2")
    clock.now = 0.07
    assert audio.play("hop_1")


@pytest.mark.usefixtures("_closed_mixer")
def test_what_others_do_is_two_decibels_softer() -> None:
    audio = Audio(SOUNDS)
    audio.set_mono(True)
    audio.set_volume("master", 100)
    audio.set_volume("events", 100)
    assert audio.play("bite")
    assert audio.play("win", others=True)
    own, others = (pygame.mixer.Channel(n).get_volume() for n in range(2))
    assert own == 1
    assert others == pytest.approx(0.79, abs=0.01)


def test_at_most_eight_voices_sound_at_once() -> None:
    clock = Clock()
    audio = Audio(SOUNDS, clock)
    for n in range(20):
        clock.now = float(n)
        assert audio.play("win")
    assert sum(pygame.mixer.Channel(n).get_busy() for n in range(VOICES + 1)) == VOICES == 8


@pytest.mark.usefixtures("_closed_mixer")
def test_without_a_device_everything_is_silent_and_one_sentence_says_why(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio = Audio(SOUNDS)
    assert not audio.play("press")
    audio.music("orbit")
    audio.mute(True)
    audio.mute(False)
    audio.set_volume("master", 10)
    audio.music(None)
    audio.close()
    assert audio.trouble is not None
    assert audio.trouble.key == "shell-sound-none"
    assert capfd.readouterr().err == ""


def test_a_broken_or_missing_file_costs_a_sentence_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "bite.ogg").write_bytes(b"OggS and then nothing")
    audio = Audio(tmp_path)
    assert not audio.play("bite")
    assert audio.trouble is not None
    assert audio.trouble.values["file"] == "bite.ogg"
    assert not audio.play("hop_1")
    audio.music("orbit")
    assert audio.trouble.values["file"].startswith("music_orbit_")


@pytest.mark.parametrize("name", ["acid_splash", "arrested", "car", "press"])
def test_a_file_that_is_cut_off_breaks_nothing(tmp_path: Path, name: str) -> None:
    """Nothing at all is left of some sounds then, which the library cannot play."""
    whole = (SOUNDS / f"{name}.ogg").read_bytes()
    (tmp_path / f"{name}.ogg").write_bytes(whole[: len(whole) // 2])
    audio = Audio(tmp_path)
    assert audio.play(name) == (audio.trouble is None)


def test_mute_stops_sounds_and_music_and_brings_the_music_back() -> None:
    audio = Audio(SOUNDS)
    audio.music("orbit")
    assert pygame.mixer.music.get_busy()
    audio.mute(True)
    assert not pygame.mixer.music.get_busy()
    assert not audio.play("press")
    audio.mute(False)
    assert pygame.mixer.music.get_busy()


def test_a_volume_of_nought_is_silence() -> None:
    audio = Audio(SOUNDS)
    audio.set_volume("interface", 0)
    assert not audio.play("press")
    assert audio.play("card_flip"), "another bus"
    audio.set_volume("pieces", 130)
    assert audio.volume("pieces") == 100
    audio.set_volume("master", 0)
    assert not audio.play("bite")


def test_every_sound_has_its_bus() -> None:
    assert set(BUSES) == set(LONGEST_SECONDS)
    assert {bus_of("press"), bus_of("hop_1"), bus_of("bite")} == {"interface", "pieces", "events"}
    assert {bus_of(name) for name in BUSES if name.startswith("music_")} == {"music"}


def test_whoever_sets_a_volume_hears_a_sound_of_that_bus() -> None:
    assert all(bus_of(sound) == bus for bus, sound in SAMPLES.items() if bus != "master")
    assert set(SAMPLES.values()) <= set(BUSES)


def test_volumes_are_live() -> None:
    audio = Audio(SOUNDS)
    audio.music("orbit")
    audio.set_volume("master", 50)
    audio.set_volume("music", 40)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.2, abs=0.01)
    audio.set_volume("music", 0)
    assert pygame.mixer.music.get_volume() == 0


def test_music_is_softer_by_4_db_as_long_as_there_is_a_reason() -> None:
    audio = Audio(SOUNDS)
    audio.set_volume("master", 100)
    audio.set_volume("music", 100)
    audio.music("orbit")
    audio.duck("caption", True)
    audio.duck("away", True)
    audio.duck("caption", False)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.63, abs=0.01)
    audio.duck("away", False)
    assert pygame.mixer.music.get_volume() == 1


def test_another_window_in_front_is_silence_but_no_muting() -> None:
    audio = Audio(SOUNDS)
    audio.music("orbit")
    audio.hush(True)
    assert not audio.muted
    assert not pygame.mixer.music.get_busy()
    audio.mute(True)
    audio.hush(False)
    assert not pygame.mixer.music.get_busy(), "still muted"
    audio.mute(False)
    assert pygame.mixer.music.get_busy()


@pytest.mark.usefixtures("_closed_mixer")
def test_mono_gives_both_ears_the_same() -> None:
    audio = Audio(SOUNDS)
    audio.music("orbit")
    audio.set_mono(True)
    assert pygame.mixer.get_init()[2] == 1
    assert pygame.mixer.music.get_busy()
    assert audio.play("bite", pan=-1)
    audio.set_mono(False)
    assert pygame.mixer.get_init()[2] == 2


def test_ambience_goes_on_while_all_voices_are_busy() -> None:
    clock = Clock()
    audio = Audio(SOUNDS, clock)
    audio.ambience("air_orbit")
    for n in range(20):
        clock.now = float(n)
        audio.play("win")
    around = pygame.mixer.Channel(VOICES).get_sound()
    assert around.get_length() > 5
    audio.ambience(None)
    audio.close()
