"""Pictures of saved tables: drawn out of sight, the same for whoever looks, never in the way."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match.match import Match
from game.match.saves import SaveEntry
from game.match.tables import table_from_words
from game.rules.contract import SetupError
from game.scenes import table_pictures
from game.scenes.saved_games import SavedGames
from game.scenes.stage import Services
from game.scenes.table_pictures import QUIET_SECONDS, SHAPE, TablePictures
from game.ui.canvas import Canvas
from game.ui.inputs import Act, Action
from game.ui.layout import Rect
from tests.saves.forging import forge, write_afresh
from tests.scenes.driver import Drive, Nothing, services_for
from tests.scenes.endings import going_on
from tests.scenes.middles import play_on

BOX = Rect(10, 10, 100 * SHAPE, 100)


@pytest.fixture(autouse=True)
def nothing_drawn() -> Iterator[None]:
    """Begin without pictures."""
    table_pictures._drawn.clear()
    yield
    table_pictures._drawn.clear()


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """Services over an empty folder."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    return services_for(tmp_path)


def saved(services: Services, match: Match) -> SaveEntry:
    path = services.saves.autosave(match)
    return next(entry for entry in services.saves.entries() if entry.path == path)


def wait_for(pictures: TablePictures) -> None:
    """Let a picture be drawn as an idle screen would."""
    until = time.monotonic() + 20
    while pictures.rest() is not None:
        assert time.monotonic() < until
        pictures.go_on(0.02)
        time.sleep(0.001)


def picture_of(services: Services, entry: SaveEntry) -> bytes | None:
    """Return what is shown for a save; None if there is no picture."""
    pictures = TablePictures(services)
    pictures.want([entry])
    wait_for(pictures)
    canvas = Canvas(pygame.Surface((640, 360)))
    there = pictures.draw(canvas, entry, BOX)
    return pygame.image.tobytes(canvas.surface, "RGB") if there else None


@pytest.mark.parametrize("game_id", ["space_escape", "evacuate", "escape_plan"])
def test_every_game_has_a_picture_of_its_table(services: Services, game_id: str) -> None:
    match = table_from_words(game_id, "human,human,steady", 3, ())
    play_on(match, 12)
    before, after = saved(services, match), None
    shown = picture_of(services, before)
    assert shown is not None
    play_on(match, 12)
    after = saved(services, match)
    assert picture_of(services, after) != shown, "it shows how far the match has come"


def test_a_picture_is_the_same_whatever_is_hidden(services: Services) -> None:
    """Two tables that differ only in the order of what lies face down."""
    match = table_from_words("evacuate", "human,human,human", 3, ())
    entry = saved(services, match)
    shown = picture_of(services, entry)
    public = match.view(None)

    def hide_otherwise(raw: dict[str, object]) -> None:
        state = raw["state"]
        assert isinstance(state, dict)
        for deck in ("station_deck", "nomia_deck"):
            state[deck].reverse()

    forge(entry.path, hide_otherwise)
    (other,) = services.saves.entries()
    changed = services.saves.position(other)
    assert changed.snapshot() != match.snapshot()
    assert changed.view(None) == public
    assert picture_of(services, other) == shown


def test_a_secret_answer_does_not_show(services: Services) -> None:
    match = table_from_words("evacuate", "human,human,human", 3, ())
    seat = match.waiting()[0]
    keys = [option.key for option in match.decisions()[seat].options]
    match.answer(seat, keys[0])
    one = picture_of(services, saved(services, match))
    match.answer(seat, keys[-1])
    assert picture_of(services, saved(services, match)) == one


def test_the_list_fills_with_pictures_while_nobody_presses_anything(
    tmp_path: Path, services: Services
) -> None:
    entry = saved(services, going_on())
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(SavedGames(services))
    pictures = drive.settle().scene._pictures  # type: ignore[attr-defined]
    wait_for(pictures)
    assert pictures.draw(drive.canvas, entry, BOX)
    assert drive.settle().stage.rest() is None, "then the list sleeps"


def test_no_press_waits_for_a_picture(services: Services) -> None:
    pictures = TablePictures(services)
    pictures.want([saved(services, going_on())])
    pictures.hush()
    assert pictures.rest() == table_pictures.WAIT_SECONDS
    assert not pictures.go_on(QUIET_SECONDS / 2)
    assert pictures._steps is None, "nothing was begun"
    done = pictures.go_on(QUIET_SECONDS)
    assert done or pictures._steps is not None, "it is drawn in one go only if that is quick"


def test_a_press_on_the_title_makes_the_picture_wait(tmp_path: Path, services: Services) -> None:
    saved(services, going_on())
    drive = Drive(tmp_path, services=services)
    drive.stage.handle(Act(Action.DOWN))
    assert drive.stage.top._pictures._quiet == QUIET_SECONDS  # type: ignore[attr-defined]


def test_the_title_shows_the_table_of_the_game_to_go_on_with(
    tmp_path: Path, services: Services
) -> None:
    entry = saved(services, going_on())
    drive = Drive(tmp_path, services=services)
    wait_for(drive.stage.top._pictures)  # type: ignore[attr-defined]
    drive.stage.redraw()
    drive.show()
    with_picture = pygame.image.tobytes(drive.canvas.surface, "RGB")
    for words in ("Continue", "Space Escape, round 1", "Ana to play", "today, "):
        assert drive.reads(words), words
    assert drive.stage.top._pictures.draw(drive.canvas, entry, BOX)  # type: ignore[attr-defined]
    table_pictures._drawn.clear()
    drive.stage.redraw()
    drive.show()
    assert pygame.image.tobytes(drive.canvas.surface, "RGB") != with_picture


def test_a_save_that_breaks_meanwhile_just_has_no_picture(services: Services) -> None:
    entry = saved(services, going_on())
    write_afresh(entry.path, b"{")
    assert picture_of(services, entry) is None


def test_a_position_that_nobody_can_draw_keeps_nobody_from_the_list(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(*_: object) -> None:
        raise SetupError("there is no such place")

    entry = saved(services, going_on())
    monkeypatch.setattr("game.scenes.space_escape.table.SpaceTop.settle", break_off)
    assert picture_of(services, entry) is None


def test_a_picture_is_drawn_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = saved(services, going_on())
    shown = picture_of(services, entry)
    monkeypatch.setattr(table_pictures, "_Reading", lambda *_: pytest.fail("read again"))
    assert picture_of(services, entry) == shown


def test_no_more_pictures_are_kept_than_need_be(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_pictures, "MOST", 2)
    for seed in (1, 2, 3):
        assert picture_of(services, saved(services, going_on(seed=seed))) is not None
    assert len(table_pictures._drawn) == 2
