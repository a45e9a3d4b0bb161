"""What the line below the board says is read aloud, if people want it and there is a voice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.applied_settings import AppliedSettings
from game.content.texts import plain
from game.match.tables import table_from_words
from game.scenes.captions import Captions
from game.ui import speaker
from game.ui.screen import Window
from game.ui.speaker import LONGEST, LONGEST_SECONDS, MOST_WAITING, VOICES, Speaker, find_voice
from tests.scenes.driver import SMALL, services_for
from tests.scenes.space_escape.tables import AtTable, QuickBots


class Voice:
    """A voice that reads one sentence until it is told to be ready."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.ready = False
        self.stopped = 0

    def command(self, text: str, volume: int) -> Sequence[str]:
        return ("voice", str(volume), text)

    def start(self, words: Sequence[str]) -> Voice:
        self.read.append(words[-1])
        self.ready = False
        return self

    def poll(self) -> int | None:
        return 0 if self.ready else None

    def terminate(self) -> None:
        self.stopped += 1


@pytest.fixture
def voice() -> Voice:
    return Voice()


@pytest.fixture
def aloud(voice: Voice) -> Speaker:
    one = Speaker(voice.command, voice.start)
    one.switch(True, 80)
    return one


def test_sentences_are_read_one_after_the_other(aloud: Speaker, voice: Voice) -> None:
    aloud.say("One.")
    aloud.say("Two.")
    assert voice.read == ["One."]
    assert aloud.rest is not None
    voice.ready = True
    aloud.let_pass()
    assert voice.read == ["One.", "Two."]
    assert aloud.rest is None


def test_whoever_falls_behind_hears_the_newest(aloud: Speaker, voice: Voice) -> None:
    for number in range(10):
        aloud.say(f"{number}.")
    for _ in range(10):
        voice.ready = True
        aloud.let_pass()
    assert voice.read == ["0.", "8.", "9."]
    assert len(voice.read) == 1 + MOST_WAITING


def test_a_voice_that_hangs_is_given_up(voice: Voice) -> None:
    now = 0.0
    speaker = Speaker(voice.command, voice.start, lambda: now)
    speaker.switch(True, 80)
    speaker.say("One.")
    speaker.say("Two.")
    now = LONGEST_SECONDS - 1
    speaker.let_pass()
    assert voice.read == ["One."]
    now = LONGEST_SECONDS + 1
    speaker.let_pass()
    assert (voice.read, voice.stopped) == (["One.", "Two."], 1)


def test_switched_off_it_falls_silent_at_once(aloud: Speaker, voice: Voice) -> None:
    aloud.say("One.")
    aloud.say("Two.")
    aloud.switch(False, 80)
    assert voice.stopped == 1
    aloud.say("Three.")
    aloud.let_pass()
    assert voice.read == ["One."]


def test_without_a_voice_nothing_is_read(voice: Voice) -> None:
    mute = Speaker(None, voice.start)
    mute.switch(True, 80)
    mute.say("One.")
    assert not mute.on
    assert not mute.able
    assert voice.read == []


def test_a_voice_that_cannot_start_costs_its_sentence_and_no_more(voice: Voice) -> None:
    def fail(_words: Sequence[str]) -> Voice:
        raise OSError

    broken = Speaker(voice.command, fail)
    broken.switch(True, 80)
    broken.say("One.")
    broken.say("Two.")
    assert broken.rest is None


def test_a_sentence_is_no_option_and_not_endless(aloud: Speaker, voice: Voice) -> None:
    for command in VOICES:
        words = command("--version", 50)
        assert words[-2:] == ("--", "--version")
    aloud.say("x" * 5000)
    assert len(voice.read[0]) == LONGEST


def test_the_first_voice_that_is_installed_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker.sys, "platform", "linux")
    monkeypatch.setattr(speaker.shutil, "which", lambda name: name == "espeak-ng" or None)
    found = find_voice()
    assert found is not None
    assert found("Hello.", 40) == ("espeak-ng", "-a", "80", "--", "Hello.")
    monkeypatch.setattr(speaker.shutil, "which", lambda _name: None)
    assert find_voice() is None


@pytest.mark.parametrize("game_id", ["space_escape", "evacuate", "escape_plan"])
def test_a_table_reads_its_questions_and_why_not_but_not_who_thinks(
    tmp_path: Path, aloud: Speaker, voice: Voice, game_id: str
) -> None:
    services = services_for(tmp_path, QuickBots)
    services.speaker = aloud
    services.settings.change("play", speed="instant", recap=False)
    match = table_from_words(game_id, "human,novice,novice", 5, ())
    at = AtTable(tmp_path, match, services, SMALL)
    at.wait(0.2)
    voice.ready = True
    aloud.let_pass()
    assert plain(at.prompt()) in voice.read
    at.strike(pygame.K_f)
    at.wait(0.1)
    voice.ready = True
    aloud.let_pass()
    assert voice.read[-1].startswith("Speed")
    assert not any("thinks" in sentence for sentence in voice.read)


def test_the_setting_counts_at_once_and_silence_is_silence_for_the_voice_too(
    tmp_path: Path, aloud: Speaker
) -> None:
    services = services_for(tmp_path)
    services.speaker = aloud
    applied = AppliedSettings(Window("", (1024, 576)), services, Captions())
    services.settings.watch(applied.apply)
    assert not aloud.on, "off at first"
    services.settings.change("sound", speech=True)
    assert aloud.on
    services.settings.change("sound", muted=True)
    assert not aloud.on
    services.settings.change("sound", muted=False, voice=0)
    assert not aloud.on
