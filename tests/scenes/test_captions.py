"""Captions: every sound that tells something is written in words, beside what can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.match.settings import SettingsBook
from game.scenes.captions import MOST, SECONDS, SILENT, Captions, caption_key
from game.scenes.stage import Scene, Stage
from game.scenes.title import Title
from game.ui.buses import BUSES, bus_of
from game.ui.canvas import Canvas
from game.ui.screen import SMALLEST, Window
from tests.scenes.driver import Drive, services_for, texts_once
from tests.scenes.endings import going_on
from tests.scenes.test_shell_window import Counting, turn

TEXTS = texts_once()


@pytest.fixture
def captions() -> Captions:
    switched_on = Captions()
    switched_on.switch(True)
    return switched_on


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window over a scene, with captions."""
    window = Window("Test", SMALLEST)
    services = services_for(tmp_path)
    services.settings = SettingsBook(tmp_path / "settings.json")
    services.settings.change("sound", captions=True)
    stage = Stage(services)
    stage.push(Counting())
    app = App(window, stage)
    pygame.event.clear()
    yield app
    services.audio.close()
    window.close()


def pass_time(captions: Captions, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        captions.update(0.05)


# Words


@pytest.mark.parametrize("sound", BUSES)
def test_every_sound_has_a_caption_or_tells_nothing(sound: str) -> None:
    key = caption_key(sound)
    if sound in SILENT:
        assert key is None
        return
    assert key is not None
    words = TEXTS.say(key)
    assert words.endswith(".")
    assert len(words) <= 40, "it is read at a glance"


def test_only_ticks_air_and_music_tell_nothing() -> None:
    assert {sound for sound in SILENT if bus_of(sound) not in ("ambience", "music")} == {
        "press",
        "cancel",
        "redo",
        "tick",
    }
    assert caption_key("a sound that nobody knows") is None


def test_steps_of_one_walk_have_one_caption() -> None:
    assert len({caption_key(f"hop_{number}") for number in (1, 2, 3, 4)}) == 1
    calls = {sound for sound in BUSES if sound.startswith("your_turn")}
    assert len(calls) == 4
    assert {caption_key(call) for call in calls} == {"sound-your_turn"}


# Time


def test_a_caption_stays_for_two_seconds(captions: Captions) -> None:
    captions.hear("bite")
    pass_time(captions, SECONDS - 0.1)
    assert captions.keys == ("sound-bite",)
    pass_time(captions, 0.2)
    assert captions.keys == ()
    assert captions.stale


def test_the_same_sound_again_is_written_once_and_longer(captions: Captions) -> None:
    captions.hear("hop_1")
    pass_time(captions, 1.5)
    captions.hear("bite")
    captions.hear("hop_2")
    assert captions.keys == ("sound-bite", "sound-hop")
    pass_time(captions, 1.5)
    assert captions.keys == ("sound-bite", "sound-hop")


def test_of_many_sounds_the_newest_are_written(captions: Captions) -> None:
    for sound in ("bite", "hop_1", "ladder", "shaft", "pod"):
        captions.hear(sound)
    assert len(captions.keys) == MOST
    assert captions.keys[-1] == "sound-pod"


def test_a_slow_frame_does_not_use_up_the_time_to_read(captions: Captions) -> None:
    captions.hear("bite")
    captions.update(10)
    assert captions.keys


def test_switched_off_nothing_is_written() -> None:
    off = Captions()
    off.hear("bite")
    assert off.keys == ()
    assert off.rest is None


# The window


def test_what_is_played_is_written_even_while_the_sound_is_off(app: App) -> None:
    app.stage.services.settings.change("sound", muted=True)
    app.stage.services.audio.play("bite")
    assert app.captions.keys == ("sound-bite",)
    turn(app)
    strip = app.window.strip
    assert strip is not None
    shown = pygame.image.tobytes(strip.surface, "RGB")
    pass_time(app.captions, 2.1)
    turn(app)
    assert pygame.image.tobytes(strip.surface, "RGB") != shown, "the words have gone"


def test_a_caption_does_not_have_the_scene_painted_anew(app: App) -> None:
    turn(app)
    scene = app.stage.top
    assert isinstance(scene, Counting)
    painted = scene.drawn
    app.stage.services.audio.play("bite")
    turn(app)
    assert scene.drawn == painted


def test_the_strip_is_no_part_of_what_scenes_paint(app: App) -> None:
    canvas, strip = app.window.canvas, app.window.strip
    assert strip is not None
    assert canvas.surface.get_height() + strip.surface.get_height() == SMALLEST[1]
    assert strip.surface.get_offset() == (0, canvas.surface.get_height())


def test_it_counts_at_once_and_is_remembered(app: App) -> None:
    app.stage.services.settings.change("sound", captions=False)
    assert app.window.strip is None
    assert app.window.canvas.surface.get_size() == SMALLEST
    app.stage.services.settings.change("sound", captions=True)
    assert app.window.strip is not None
    path = app.stage.services.settings.path
    assert SettingsBook(path).now.sound.captions


def test_larger_letters_have_a_higher_strip(app: App) -> None:
    assert app.window.strip is not None
    before = app.window.strip.surface.get_height()
    app.stage.services.settings.change("display", text=200)
    assert app.window.strip.surface.get_height() == pytest.approx(2 * before, abs=1)


@pytest.mark.parametrize("size", [SMALLEST, (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("screen", ["title", "table", "settings"])
def test_above_the_strip_everything_has_its_place(
    screen: str, size: tuple[int, int], tmp_path: Path
) -> None:
    from game.scenes.settings import SettingsScreen
    from game.scenes.tables import open_table

    window = Window("Test", size)
    window.strip_height = 28
    services = services_for(tmp_path)
    scenes: dict[str, Scene] = {
        "title": Title(services),
        "settings": SettingsScreen(services, "sound"),
        "table": open_table(services, going_on()),
    }
    room = window.canvas.surface.get_size()
    window.close()
    drive = Drive(tmp_path, scenes[screen], room, services)
    assert drive.faults() == []


@pytest.mark.parametrize("text", [80, 100, 200])
def test_the_longest_captions_fit_the_smallest_window(text: int) -> None:
    pygame.font.init()
    canvas = Canvas(pygame.Surface((1024, 23 * max(100, text) // 100)), scale=0.8,
                    text_scale=text / 100)  # fmt: skip
    captions = Captions()
    captions.switch(True)
    longest = sorted(
        (sound for sound in BUSES if caption_key(sound)),
        key=lambda sound: -len(TEXTS.say(caption_key(sound) or "")),
    )
    for sound in longest[:MOST]:
        captions.hear(sound)
    captions.draw(canvas, TEXTS)
    edge = canvas.surface.subsurface((1024 - 12, 2, 12, canvas.surface.get_height() - 2))
    assert pygame.transform.average_color(edge)[:3] == (14, 20, 32), "cut off at the right"
