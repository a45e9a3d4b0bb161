"""Hands that play at a table, whatever the game: with the mouse or with keys, match after match."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

import pygame

from game.match.match import Match
from game.scenes.choices import Choices
from game.scenes.curtain import Curtain
from game.scenes.parting import Parting
from tests.scenes.space_escape.tables import BREATH, AtTable, Brain

Hand: TypeAlias = Callable[[AtTable, str], None]
"""Chooses an option, given its key, as a person does."""


def by_mouse(at: AtTable, key: str) -> None:
    """Point at an option, see it in focus, and click it; a losing one is clicked twice."""
    at.hover(key)
    assert at.focus == f"option:{key}"
    assert at.choices.focused == at.decision.option(key)
    at.press_at(*at.middle(key))
    if at.table.choices is not None and at.table.choices.armed == key:
        at.wait(BREATH)
        at.hover(key).press_at(*at.middle(key))
    at.settle()


class ByKeys:
    """Walks to an option with Tab, N or the arrows, in turn; then Enter or Space, in turn."""

    WAYS = ((pygame.K_TAB, False), (pygame.K_n, False), (pygame.K_TAB, True), (pygame.K_n, True))

    def __init__(self) -> None:
        self.answers = 0

    def __call__(self, at: AtTable, key: str) -> None:
        way = self.answers % (len(self.WAYS) + 1)
        if way < len(self.WAYS):
            at.walk_to(key, self.WAYS[way][0], shift=self.WAYS[way][1])
        else:
            walk_with_arrows(at, key)
        enter = pygame.K_SPACE if self.answers % 2 else pygame.K_RETURN
        at.strike(enter)
        if at.table.choices is not None and at.table.choices.armed == key:
            at.wait(BREATH)
            at.strike(enter)
        at.settle()
        self.answers += 1


def walk_with_arrows(at: AtTable, key: str) -> None:
    """Press arrows towards an option, and now and then another arrow, until it has the focus."""
    chance = random.Random(key)
    goal = at.middle(key)
    for _ in range(160):
        if at.focus == f"option:{key}":
            return
        here = at.middle(at.focus.removeprefix("option:")) if at.focus else goal
        across, down = goal[0] - here[0], goal[1] - here[1]
        wanted = pygame.K_RIGHT if across > 0 else pygame.K_LEFT
        if abs(down) > abs(across):
            wanted = pygame.K_DOWN if down > 0 else pygame.K_UP
        arrows = (wanted, wanted, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP)
        at.strike(chance.choice(arrows))
        assert not at.focus or at.focus.startswith("option:"), "arrows leave the buttons alone"
    raise AssertionError(f"the arrows never reach {key} among {at.keys_on_offer}")


def anything(seed: int) -> Brain:
    """Return somebody who takes anything."""
    chance = random.Random(seed)

    def choose(match: Match, choices: Choices) -> str:
        del match
        return chance.choice(choices.decision.options).key

    return choose


def raise_curtain(at: AtTable) -> None:
    """Sit down alone, if the table asks for it; only the table of a game with secrets may.

    A card that tells who is out is read before.
    """
    while isinstance(at.scene, Curtain | Parting):
        if isinstance(at.scene, Parting):
            at.wait(0.6).key("enter").settle()
            continue
        assert at.match.game.secrets
        at.scene.rise()
        at.wait(0.6)


def play(at: AtTable, brain: Brain, how: Hand, most: int = 9999) -> int:
    """Play as every person at the table, and return how many answers were given.

    Each of them must be the one on record: the next in the log, or where several seats are asked
    at once, sealed or opened since.
    """
    given = 0
    raise_curtain(at)
    while at.name == "Table" and given < most:
        seat, before, match = at.choices.seat, len(at.match.log), at.match
        assert match.seats[seat].kind == "human"
        together = bool(match.sealed) or len(match.waiting()) > 1
        key = brain(match, at.choices)
        how(at, key)
        if together:
            opened = [entry[:2] for entry in match.log[before:]]
            assert match.sealed_answer(seat) == key or (seat, key) in opened
        else:
            assert match.log[before][:2] == (seat, key)
        given += 1
        raise_curtain(at)
    return given
