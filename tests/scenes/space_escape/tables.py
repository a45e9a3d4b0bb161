"""A Space Escape table to sit at in tests: with a mouse, with keys, and with eyes for what it says.

    at = sit_down(tmp_path, table("12", rats={"ember": 25}))     # a position of the rules' tests
    at.hover("cw2").inspector()                                   # the words at the right
    at.click("cw2").prompt()                                      # the one sentence

Clicks and keys go the whole way: pixels and key codes, the reader, the stage. AI seats think at
once and in this process.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import partialmethod
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from game.bots.parcels import unpack_setup
from game.bots.player import Budget
from game.bots.players import player_for
from game.bots.worker import Reply
from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Decision, Setup
from game.rules.registry import game_named
from game.rules.space_escape import SPACE_ESCAPE
from game.scenes.choices import Choices
from game.scenes.figures import Pose
from game.scenes.fit import Fit
from game.scenes.space_escape.board import BoardLayer
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.pieces import home_poses
from game.scenes.stage import Services
from game.scenes.table import Table
from game.scenes.tables import open_table
from game.ui.canvas import Box, Canvas
from game.ui.director import Speed
from game.ui.layout import BoardFrame, Rect, board_frame
from game.ui.panes import Panes
from game.ui.reader import Reader
from tests.rules.space_escape import tabletop as rules
from tests.scenes.driver import SMALL, Drive, open_board, services_for
from tests.scenes.listening import Said

SIZES: Final = ((1024, 576), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
NAMES: Final = ("Ana", "Ben", "Vera", "Kit")
WIDEST_NAME: Final = "W" * 24
"""As wide as a name can be."""

BREATH: Final = 0.3
"""Seconds: longer than presses are ignored after a motion."""

Brain = Callable[[Match, Choices], str]
"""How a person in a test chooses: the key of an option."""


class QuickBots:
    """AI seats with the interface of the bot worker that think while they are asked."""

    def __init__(self) -> None:
        self.levels: list[str] = []
        self._reply: Reply | None = None

    def ask(
        self,
        ticket: int,
        game_id: str,
        setup: Mapping[str, Any],
        view: Mapping[str, Any],
        seat: int,
        level: str,
        seed: int,
    ) -> None:
        """Answer from the same parcels that travel to the worker's process."""
        game = game_named(game_id)
        seen = game.restore(view, unpack_setup(setup))
        decision = game.decisions(seen)[seat]
        player = player_for(game_id, "novice")
        key = player.choose(seen, seat, decision, Budget(iterations=1, seed=seed))
        self._reply = Reply(ticket, *self.choice(key))
        self.levels.append(level)

    def choice(self, key: str) -> tuple[str, str | None]:
        """Return the key, and what was wrong."""
        return key, None

    def poll(self) -> Reply | None:
        """Hand the answer over."""
        reply, self._reply = self._reply, None
        return reply

    def forget(self) -> None:
        """Drop the answer."""
        self._reply = None

    def close(self) -> None:
        """End."""


def plans_of(words: str, names: Sequence[str] = NAMES) -> list[SeatPlan]:
    """Return who sits where: `human,steady,...`."""
    return [
        SeatPlan("human", name) if word == "human" else SeatPlan("bot", name, word)
        for word, name in zip(words.split(","), names, strict=False)
    ]


def new_match(
    seats: str,
    seed: int = 1,
    names: Sequence[str] = NAMES,
    options: Mapping[str, str] | None = None,
) -> Match:
    """Return a match at its first question."""
    plans = plans_of(seats, names)
    setup = Setup(len(plans), open_board("space_escape").graph, options or {})
    return Match.start(SPACE_ESCAPE, setup, plans, seed)


def match_at(position: rules.Table, names: Sequence[str] = NAMES, seats: str = "") -> Match:
    """Return a match that stands at a position of the rules' tests; people play, unless said."""
    before = position.state
    count = before.setup.seats
    setup = Setup(count, open_board("space_escape").graph, before.setup.options)
    state = SPACE_ESCAPE.restore(SPACE_ESCAPE.dump(before), setup)
    plans = plans_of(seats or ",".join(["human"] * count), names)
    return Match(SPACE_ESCAPE, setup, plans, 1, state)


def sit_down(
    folder: Path,
    what: rules.Table | Match,
    size: tuple[int, int] = SMALL,
    speed: Speed = "instant",
    bots: Callable[[], Any] = QuickBots,
) -> AtTable:
    """Open the table of a match or of a position."""
    services = services_for(folder, bots)
    services.settings.change("play", speed=speed, recap=False)
    return AtTable(folder, what if isinstance(what, Match) else match_at(what), services, size)


class AtTable(Drive):
    """Somebody at a table."""

    def __init__(
        self, folder: Path, match: Match, services: Services, size: tuple[int, int]
    ) -> None:
        self.match = match
        self.table: Table = open_table(services, match)
        self.reader = Reader()
        super().__init__(folder, self.table, size, services)

    # What is there

    @property
    def choices(self) -> Choices:
        """The present question to a person."""
        assert self.table.choices is not None, f"nobody is asked: {self.prompt()}"
        return self.table.choices

    @property
    def decision(self) -> Decision:
        """The present question as the rules put it."""
        return self.choices.decision

    @property
    def keys_on_offer(self) -> list[str]:
        """The options, in their order."""
        return [option.key for option in self.decision.options]

    @property
    def frame(self) -> BoardFrame:
        """The regions of the table at this size."""
        return board_frame(self.canvas.width, self.canvas.height)

    @property
    def poses(self) -> dict[str, Pose]:
        """Where each piece is drawn now."""
        return deepcopy(self.table._top.poses)  # type: ignore[attr-defined,no-any-return]

    def homes(self) -> dict[str, Pose]:
        """Where each piece belongs for what is known of the match."""
        return home_poses(self.match.view(None), places())

    def point_of_node(self, node: int) -> tuple[float, float]:
        """Where a space is, in logical units."""
        return self.board_point(*places().spot(node))

    def board_point(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the board in logical units."""
        return Fit.of(places(), self.frame.board).screen(x, y)

    def middle(self, key: str) -> tuple[float, float]:
        """Where an option is pressed, in logical units."""
        left, top, width, height = self.item(f"option:{key}").box
        return left + width / 2, top + height / 2

    # The mouse

    def mouse(self, what: int, x: float, y: float, button: int = 1) -> AtTable:
        """Let the mouse do one thing at a logical point; it goes by way of the nearest pixel."""
        pixel = (round(x * self.canvas.scale), round(y * self.canvas.scale))
        held = {"button": button} if what != pygame.MOUSEMOTION else {}
        event = pygame.event.Event(what, pos=pixel, **held)
        self.give(*self.reader.read(event, self.canvas))
        return self

    def hover(self, key: str) -> AtTable:
        """Point at an option."""
        return self.mouse(pygame.MOUSEMOTION, *self.middle(key))

    def press_at(self, x: float, y: float) -> AtTable:
        """Press and release the left button at a point, without moving there before."""
        self.mouse(pygame.MOUSEBUTTONDOWN, x, y)
        return self.mouse(pygame.MOUSEBUTTONUP, x, y)

    def choose(self, key: str) -> AtTable:
        """Click an option with the mouse, and wait until nothing moves."""
        self.hover(key).press_at(*self.middle(key))
        self.settle()
        return self

    def take(self, key: str) -> AtTable:
        """Choose an option without a mouse and without looking, until somebody is asked again."""
        self.table.press_option(key)
        while self.name == "Table" and self.table.choices is None:
            self.stage.update(0.05)
        return self

    def push(self, id: str) -> AtTable:
        """Click a button of the table."""
        self.click(id)
        self.settle()
        return self

    # The keys

    def strike(self, *codes: int, ctrl: bool = False, shift: bool = False) -> AtTable:
        """Strike keys, one after the other."""
        mod = (pygame.KMOD_LCTRL if ctrl else 0) | (pygame.KMOD_LSHIFT if shift else 0)
        for code in codes:
            for what in (pygame.KEYDOWN, pygame.KEYUP):
                event = pygame.event.Event(what, key=code, mod=mod, unicode="")
                self.give(*self.reader.read(event, self.canvas))
        return self

    def walk_to(self, key: str, code: int = pygame.K_TAB, *, shift: bool = False) -> AtTable:
        """Walk the focus to an option with one key."""
        for _ in range(len(self.items()) + 2):
            if self.focus == f"option:{key}":
                return self
            self.strike(code, shift=shift)
        raise AssertionError(f"{pygame.key.name(code)} never reaches {key}, only {self.focus}")

    # What is written

    def said(self, panes: Sequence[str] = ()) -> list[Said]:
        """Return every piece of text in the picture, or only what certain panes say."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Panes, "show", partialmethod(_paint_at_once, panes))
            patch.setattr(BoardLayer, "_paint", lambda *_: None)
            if panes:
                patch.setattr(self.table._top, "draw_board", lambda *_: None)
            return super().said()

    def words_in(self, region: Box, *panes: str) -> list[str]:
        """Return what some panes say in a region, in the order it was painted."""
        area = self.canvas.box(region)
        return [said.text for said in self.said(panes) if area.collidepoint(said.box.center)]

    def prompt(self) -> str:
        """Return the one sentence of the prompt line."""
        left = self.canvas.px(54)
        lines = [said.text for said in self.said(["prompt"]) if said.box.left == left]
        assert len(lines) == 1, lines
        return lines[0]

    def inspector(self) -> str:
        """Return all words of the inspector, and of the log below it."""
        frame = self.frame
        panes = ("side",) if frame.log else ("side", "log")
        words = " ".join(self.words_in(frame.inspector, *panes))
        return words.replace("\N{NO-BREAK SPACE}", " ")

    def log(self) -> str:
        """Return the whole log as it would be read from its beginning."""
        entries = self.table._course.chronicle.entries
        return plain_text(" ".join(entry.text for entry in entries))


def _paint_at_once(
    self: Panes,
    wanted: Sequence[str],
    canvas: Canvas,
    name: str,
    region: Box,
    content: object,
    draw: Callable[[Canvas], None],
    *,
    can_wait: bool,
) -> None:
    """Paint a pane straight onto the canvas, where the driver hears its words."""
    del self, content, can_wait
    if not wanted or name in wanted:
        with canvas.clip(region):
            draw(canvas)


def plain_text(words: str) -> str:
    """Return words without the marks of their styles."""
    from game.content.texts import plain

    return plain(words)


_PLACES: dict[str, Places] = {}


def places() -> Places:
    """Where everything lies on the standard board."""
    return _PLACES.setdefault("", Places(open_board("space_escape")))


# How people in tests choose


def at_random(chance: random.Random) -> Brain:
    """Return somebody who takes anything that does not lose at once, if there is such a thing."""

    def choose(match: Match, choices: Choices) -> str:
        del match
        keys = [option.key for option in choices.decision.options]
        safe = [key for key in keys if choices.loss(key) is None]
        return chance.choice(safe or keys)

    return choose


LIKED: Final = {
    "match_won": 100, "rat_boarded": 20, "item_taken": 12, "rat_climbed": 8, "rat_boosted": 1,
    "snake_lost": 6, "snake_fell": 3, "rat_moved": 1,
    "match_lost": -100, "rat_bitten": -30, "rat_fell": -8, "snake_climbed": -4,
}  # fmt: skip


def eagerly(chance: random.Random) -> Brain:
    """Return somebody who takes what looks best at once, so that a match sees every tier."""

    def choose(match: Match, choices: Choices) -> str:
        del match

        def liking(key: str) -> float:
            likes = sum(LIKED.get(event.kind, 0) for event in choices.outcome(key))
            return likes + chance.random()

        return max((option.key for option in choices.decision.options), key=liking)

    return choose


def choices_of(match: Match) -> Choices:
    """Return the present question of a match as a person sees it."""
    seat = match.waiting()[0]
    return Choices(seat, match.decisions()[seat], lambda key: match.foresee(seat, key))


def inside(inner: Box, outer: Rect) -> bool:
    """Say whether a box lies wholly in another, but for a rounding."""
    left, top, width, height = inner
    return (
        left >= outer.x - 0.51
        and top >= outer.y - 0.51
        and left + width <= outer.right + 0.51
        and top + height <= outer.bottom + 0.51
    )
