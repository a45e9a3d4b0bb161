"""AI seats at the table: they think aside, may take their time, may fail, and stop no match."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.bots.worker import BotWorker, Reply
from tests.scenes.driver import SMALL
from tests.scenes.space_escape.tables import AtTable, QuickBots, eagerly, new_match, sit_down


class Sleepy(QuickBots):
    """AI seats that answer only once they are woken."""

    def __init__(self) -> None:
        super().__init__()
        self.awake = False
        self.forgot = 0

    def poll(self) -> Reply | None:
        """Hand the answer over, if awake."""
        return super().poll() if self.awake else None

    def forget(self) -> None:
        """Drop the answer, and remember that it was dropped."""
        super().forget()
        self.forgot += 1


class Clumsy(QuickBots):
    """AI seats that always have trouble."""

    def choice(self, key: str) -> tuple[str, str | None]:
        """Return the key, and that something went wrong."""
        return key, "The AI seat fell asleep."


def test_an_ai_seat_thinks_while_pieces_still_move(tmp_path: Path) -> None:
    bots = QuickBots()
    at = sit_down(tmp_path, new_match("human,steady", 5), SMALL, bots=lambda: bots)
    at.table.director.speed = "normal"
    while True:
        at.table.press_option(at.keys_on_offer[0])
        if at.match.waiting() == (1,):
            break
        at.settle()
    given = len(at.match.log)
    at.stage.update(0.02)
    assert at.table.director.busy
    assert len(bots.levels) == 1, "the next to answer is asked already"
    at.stage.update(0.02)
    assert (len(bots.levels), len(at.match.log)) == (1, given), "and answers when all has been seen"
    at.settle()
    assert at.match.log[given].seat == 1


def test_a_table_says_who_thinks_and_is_not_held_up(tmp_path: Path) -> None:
    bots = Sleepy()
    at = sit_down(tmp_path, new_match("steady,human", 5), SMALL, bots=lambda: bots)
    assert at.prompt() == "Ana is thinking."
    rest = at.stage.rest()
    assert rest is not None
    assert 0 < rest <= 0.1, "it looks now and then, and sleeps in between"
    at.strike(pygame.K_f)
    assert at.prompt() == "Speed: step by step."
    at.strike(pygame.K_RETURN, pygame.K_SPACE, pygame.K_z, pygame.K_y)
    at.press_at(*at.point_of_node(11))
    assert not at.match.log
    at.strike(pygame.K_f)
    for _ in range(3):
        at.strike(pygame.K_f)
    bots.awake = True
    at.settle()
    assert at.match.log


def test_enter_presses_no_button_while_an_ai_seat_thinks(tmp_path: Path) -> None:
    bots = Sleepy()
    at = sit_down(tmp_path, new_match("human,steady", 5), SMALL, "normal", bots=lambda: bots)
    while at.table.choices is not None:
        at.strike(pygame.K_n, pygame.K_RETURN).settle().wait(0.3)
    assert at.prompt() == "Ben is thinking."
    at.strike(pygame.K_RETURN, pygame.K_SPACE, pygame.K_RETURN)
    assert at.table.director.speed == "normal"
    assert at.focus == ""
    at.tab_to("speed")
    at.strike(pygame.K_RETURN)
    assert at.table.director.speed == "fast", "Tab still leads to the buttons"


def test_a_pause_does_not_lose_the_answer_of_an_ai_seat(tmp_path: Path) -> None:
    bots = Sleepy()
    at = sit_down(tmp_path, new_match("steady,human", 5), SMALL, bots=lambda: bots)
    at.strike(pygame.K_ESCAPE)
    assert at.name == "Pause"
    bots.awake = True
    at.settle()
    assert not at.match.log, "nothing happens behind the pause"
    at.strike(pygame.K_ESCAPE)
    at.settle()
    assert at.match.log
    assert bots.levels.count("steady") == len(at.match.log), "nobody was asked twice"


def test_a_table_that_is_left_forgets_its_question(tmp_path: Path) -> None:
    bots = Sleepy()
    at = sit_down(tmp_path, new_match("steady,human", 5), SMALL, bots=lambda: bots)
    at.stage.close()
    assert bots.forgot == 1
    bots.awake = True
    next_one = sit_down(tmp_path / "next", new_match("human,human", 6), SMALL, bots=lambda: bots)
    next_one.settle()
    assert not next_one.match.log


def test_no_answer_reaches_the_wrong_table(tmp_path: Path) -> None:
    class Stale(QuickBots):
        def poll(self) -> Reply | None:
            reply = super().poll()
            return None if reply is None else reply._replace(ticket=reply.ticket - 1)

    at = sit_down(tmp_path, new_match("steady,human", 5), SMALL, bots=Stale)
    at.settle(most=2)
    assert not at.match.log


def test_trouble_of_an_ai_seat_is_told_in_the_log_and_the_match_goes_on(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,steady", 5), bots=Clumsy)
    chance = random.Random(1)
    for _ in range(8):
        at.take(eagerly(chance)(at.match, at.choices))
    assert at.match.result is None
    by_ai = [entry for entry in at.match.log if entry.seat == 1]
    assert by_ai
    assert all(entry.trouble == "The AI seat fell asleep." for entry in by_ai)
    words = "Ben had trouble and took a safe choice. The AI seat fell asleep."
    assert words in at.log()
    at.stage.redraw()
    assert words.split(". ")[0] in at.inspector()


def test_the_same_seed_plays_the_same_match(tmp_path: Path) -> None:
    def log_of(folder: str) -> object:
        at = sit_down(tmp_path / folder, new_match("human,steady", 5), SMALL)
        for _ in range(5):
            at.take(at.keys_on_offer[0])
        return at.match.log

    assert log_of("one") == log_of("two")


def wait_for(at: AtTable, happened: Callable[[], bool], seconds: float = 20.0) -> None:
    """Let real time pass at the table until something has happened."""
    until = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < until, "it never happened"
        at.stage.update(0.05)
        at.show()
        time.sleep(0.005)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system cannot kill")
def test_the_real_process_thinks_and_its_death_is_survived_and_told(tmp_path: Path) -> None:
    match = new_match("novice,human", 5)
    with BotWorker() as worker:
        at = sit_down(tmp_path, match, SMALL, bots=lambda: worker)
        wait_for(at, lambda: at.table.choices is not None)
        assert match.log, "the process has answered"
        assert not [entry for entry in match.log if entry.trouble]
        assert worker.process_id is not None
        os.kill(worker.process_id, signal.SIGSTOP)
        while at.table.choices is not None:
            at.table.press_option(at.keys_on_offer[0])
            at.stage.update(0.0)
        before = len(match.log)
        os.kill(worker.process_id, signal.SIGKILL)
        wait_for(at, lambda: at.table.choices is not None)
        told = [entry.trouble for entry in match.log[before:] if entry.trouble]
        assert told == ["The process of the AI seats ended unexpectedly."]
        assert told[0] in at.log()
