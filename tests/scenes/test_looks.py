"""Palettes, contrast and motion are settings: they count at once, everywhere, and both ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.match.match import Match
from game.match.settings import SettingsBook
from game.match.tables import table_from_words
from game.rules.registry import GAMES
from game.scenes.stage import Scene, Services, Stage
from game.scenes.table import Table
from game.scenes.tables import open_results, open_table
from game.scenes.title import Title
from game.ui.director import Beat, Director
from game.ui.looks import LOOKS
from game.ui.screen import Window
from tests.scenes.driver import FRAME, Drive, services_for
from tests.scenes.middles import play_on

SIZE = (1024, 576)
LOOKS_TO_TRY = ({"palette": "okabe_ito"}, {"palette": "tol"}, {"high_contrast": True})
each_game = pytest.mark.parametrize("game", [game.id for game in GAMES.values()])


@pytest.fixture(autouse=True)
def lantern() -> Iterator[None]:
    yield
    LOOKS.wear("lantern", high_contrast=False)


@pytest.fixture
def services(tmp_path: Path) -> Services:
    made = services_for(tmp_path)
    made.settings = SettingsBook(tmp_path / "settings.json")
    return made


def under_way(game: str, seats: str = "human,human", answers: int = 6) -> Match:
    match = table_from_words(game, seats, 7, ())
    play_on(match, answers)
    return match


# Colours


@pytest.fixture
def shown(services: Services) -> Iterator[Callable[[Scene], App]]:
    """Show a scene in a window."""
    window = Window("Test", SIZE)
    stage = Stage(services)

    def show(scene: Scene) -> App:
        stage.push(scene)
        return App(window, stage)

    yield show
    services.audio.close()
    window.close()


def picture(app: App) -> pygame.Surface:
    """Return what is in the window once nothing is on its way any more."""
    for _ in range(24):
        app.stage.update(FRAME)
        app.paint()
    return app.window.canvas.surface.copy()


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Say whether two pictures show the same; soft edges that are painted over may be harder."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (24, 24, 24, 255), other)
    return one.get_width() * one.get_height() - same.count() < 20


def tried_on(app: App) -> None:
    """Try on every look, and demand that it is seen, and that it goes without a trace."""
    settings = app.stage.services.settings
    before = picture(app)
    for look in LOOKS_TO_TRY:
        settings.change("display", **look)
        assert not alike(picture(app), before), look
        assert SettingsBook(settings.path).now.display == settings.now.display, "remembered"
        settings.restore("display")
        assert alike(picture(app), before), f"something of {look} has stayed"


def sit_down(app: App) -> None:
    """Raise the curtain, if there is one."""
    while not isinstance(app.stage.top, Table):
        app.stage.top.rise()  # type: ignore[attr-defined]


@each_game
@pytest.mark.parametrize("look", [{"palette": "tol"}, {"high_contrast": True}], ids=str)
def test_a_table_that_changes_its_look_is_like_one_opened_in_it(
    game: str, look: dict[str, object], services: Services, shown: Callable[[Scene], App]
) -> None:
    """Nothing that was drawn in the old look is kept anywhere."""
    app = shown(open_table(services, under_way(game)))
    sit_down(app)
    picture(app)
    services.settings.change("display", **look)
    changed = picture(app)
    app.stage.start(open_table(services, under_way(game)))
    sit_down(app)
    assert alike(picture(app), changed)


@each_game
def test_a_look_counts_at_once_at_every_table(
    game: str, services: Services, shown: Callable[[Scene], App]
) -> None:
    app = shown(open_table(services, under_way(game)))
    sit_down(app)
    tried_on(app)


def test_a_look_counts_at_once_on_the_title(
    services: Services, shown: Callable[[Scene], App]
) -> None:
    services.settings.change("display", reduced_motion=True)
    app = shown(Title(services))
    before = picture(app)
    for look in LOOKS_TO_TRY:
        services.settings.change("display", **look)
        assert not alike(picture(app), before), look
        services.settings.change("display", palette="lantern", high_contrast=False)
        assert alike(picture(app), before)


# Motion


def changes_while_told(table: Drive, frames: int) -> tuple[int, int]:
    """Return how often the picture changed while something was told, and how many beats began."""
    director, begun = table.scene.director, 0  # type: ignore[attr-defined]
    begin = director.begin

    def count(beat: Beat) -> None:
        nonlocal begun
        begun += 1
        begin(beat)

    director.begin = count
    changes, before = 0, b""
    for _ in range(frames):
        table.stage.update(FRAME)
        table.show()
        now = pygame.image.tobytes(table.canvas.surface, "RGB")
        changes += now != before
        before = now
    return changes, begun


@each_game
def test_with_reduced_motion_pieces_jump(game: str, services: Services, tmp_path: Path) -> None:
    """A picture changes when a beat begins or ends, and never on the way."""
    moved = {}
    for reduced in (False, True):
        services.settings.change("display", reduced_motion=reduced)
        table = Drive(tmp_path, open_table(services, under_way(game)), (640, 360), services)
        while not isinstance(table.scene, Table):
            table.stage.top.rise()  # type: ignore[attr-defined]
        for _ in range(12):
            table.settle()
            if not isinstance(table.scene, Table):
                table.stage.top.rise()  # type: ignore[attr-defined]
                continue
            choices = table.scene.choices
            assert choices is not None
            table.scene.press_option(choices.decision.options[0].key)
            if table.scene.director.busy:
                break
        assert isinstance(table.scene, Table)
        assert table.scene.director.busy
        moved[reduced] = changes_while_told(table, 24)
        table.stage.close()
    changes, begun = moved[True]
    assert changes <= 2 * begun + 4, "something moved on the way"
    assert moved[False][0] > changes


def test_with_reduced_motion_the_lantern_hangs_still(services: Services, tmp_path: Path) -> None:
    services.settings.change("display", reduced_motion=True)
    title = Drive(tmp_path, services=services)
    title.key("down", "down")
    assert title.stage.rest() != 0
    services.settings.change("display", reduced_motion=False)
    title.key("down")
    assert title.stage.rest() == 0


def test_with_reduced_motion_results_stand_at_once(services: Services, tmp_path: Path) -> None:
    match = under_way("space_escape", "novice,novice", 400)
    services.settings.change("display", reduced_motion=True)
    results = Drive(tmp_path, open_results(services, match), (1280, 720), services)
    before = pygame.image.tobytes(results.canvas.surface, "RGB")
    results.wait(0.3)
    assert pygame.image.tobytes(results.canvas.surface, "RGB") == before


def test_the_director_asks_whenever_it_moves_something() -> None:
    """So that the setting counts in the middle of a motion."""
    reduced = False
    seen: list[float] = []
    director = Director(reduced_motion=lambda: reduced)
    director.add(Beat(1.0, on_frame=seen.append))
    director.update(0.1)
    assert 0 < seen[-1] < 1
    reduced = True
    director.update(0.1)
    assert seen[-1] == 1
