"""Tables with letters of 80 to 200 %: all fits, all can be pressed, and what flows really grows.

Larger letters must bring no fault that the usual ones do not have. Looked at is a table at which
nothing is pointed at: over what is, a drawer lies on purpose.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pygame
import pytest

from game.app import App
from game.match.settings import SettingsBook
from game.scenes.stage import Stage
from game.scenes.table import Table
from game.scenes.table_face import OPTION
from game.ui.layout import Rect, board_frame
from game.ui.screen import SMALLEST, Window
from tests.scenes.driver import services_for
from tests.scenes.films import film_of, watch
from tests.scenes.hands import anything, raise_curtain
from tests.scenes.meant import unmeant
from tests.scenes.space_escape.tables import AtTable, inside, sit_down
from tests.scenes.test_pad import new_match
from tests.scenes.test_shell_window import Counting

GAMES = ("space_escape", "evacuate", "escape_plan")
PERCENTS = (80, 110, 120, 130, 160, 200)
LARGE = (130, 200)
QUESTIONS = 4
OWN_SHARE = 0.25
"""Half of the words and numbers in the own area grow by at least so much of what is wanted."""
SIZES = ((1024, 576), (1024, 768), (1280, 540))
"""The smallest window, a higher one and a wider one; all others look like one of them."""


def at_table(tmp_path: Path, game_id: str, size: tuple[int, int] = SIZES[0]) -> AtTable:
    """Sit down at a table with as many seats as there can be."""
    bots = {"space_escape": 3, "evacuate": 5, "escape_plan": 4}[game_id]
    seats = ",".join(["human"] + ["novice"] * bots)
    return sit_down(tmp_path, new_match(game_id, seats, 3), size)


def faults_at(at: AtTable, percent: int) -> set[str]:
    """Return the faults of a table with letters of this size."""
    at.read_at(percent)
    at.table.ring.focused = at.table._pointing.about = None
    at.choices.focus(None)
    return set(unmeant(at))


def play_on(at: AtTable) -> bool:
    """Answer anything; say whether somebody is asked again."""
    at.take(anything(2)(at.match, at.choices))
    at.settle()
    raise_curtain(at)
    return isinstance(at.scene, Table) and at.scene.choices is not None


@pytest.mark.parametrize("game_id", GAMES)
def test_larger_letters_bring_no_fault(tmp_path: Path, game_id: str) -> None:
    at = at_table(tmp_path, game_id)
    raise_curtain(at)
    for _ in range(QUESTIONS):
        usual = faults_at(at, 100)
        for percent in PERCENTS:
            assert faults_at(at, percent) <= usual, (percent, at.decision.kind)
        at.read_at(100)
        if not play_on(at):
            break


@pytest.mark.parametrize("size", SIZES[1:], ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game_id", GAMES)
def test_nor_do_they_in_higher_and_wider_windows(
    tmp_path: Path, game_id: str, size: tuple[int, int]
) -> None:
    at = at_table(tmp_path, game_id, size)
    raise_curtain(at)
    usual = faults_at(at, 100)
    for percent in LARGE:
        assert faults_at(at, percent) <= usual, percent


@pytest.mark.parametrize("game_id", GAMES)
def test_sentence_log_and_what_is_told_grow_as_wanted(tmp_path: Path, game_id: str) -> None:
    at = at_table(tmp_path, game_id)
    raise_curtain(at)
    play_on(at)
    at.hover(at.keys_on_offer[0])
    usual = {pane: largest(at, pane) for pane in ("side", "log", "strip")}
    before = letters_before_the_seat(at)
    for percent in LARGE:
        at.read_at(percent).hover(at.keys_on_offer[0])
        grown = [size / before[text] for text, size in letters_before_the_seat(at).items()
                 if text in before]  # fmt: skip
        assert min(grown) >= 1, "nothing becomes smaller"
        assert median(grown) >= 1 + (percent / 100 - 1) * OWN_SHARE
        assert largest(at, "side") == pytest.approx(usual["side"] * percent / 100, abs=1)
        # A sentence that needs two lines is set smaller, at 100 % too.
        assert largest(at, "prompt") >= usual["strip"] * percent / 100 * 0.7
        at.click("log")
        assert largest(at, "log") == pytest.approx(usual["log"] * percent / 100, abs=1)
        at.click("log")


def letters_before_the_seat(at: AtTable) -> dict[str, int]:
    """Return the sizes of all words and numbers in the own area, in pixels."""
    return {said.text: said.pixels for said in at.said(["own"])}


def largest(at: AtTable, pane: str) -> int:
    """Return the size of the largest letters of a panel, in pixels."""
    return max(said.pixels for said in at.said([pane]))


@pytest.mark.parametrize("percent", LARGE)
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_is_pressed_where_it_stands(tmp_path: Path, game_id: str, percent: int) -> None:
    at = at_table(tmp_path, game_id)
    raise_curtain(at)
    for _ in range(QUESTIONS):
        at.read_at(percent)
        for item in at.items():
            over = at.table.ring.at(*Rect(*item.box).centred(0, 0)[:2])
            assert over is not None
            assert over is item or item.id.startswith(OPTION)
        for key in at.keys_on_offer:
            at.hover(key)
            assert at.focus.startswith(OPTION)
        if not play_on(at):
            break


@pytest.mark.parametrize("game_id", GAMES)
def test_a_drawer_keeps_clear_of_what_it_tells_of(tmp_path: Path, game_id: str) -> None:
    at = at_table(tmp_path, game_id)
    raise_curtain(at)
    at.read_at(200)
    face = at.table._face
    for item in at.items():
        at.table.ring.by_keys = True
        at.table.ring.focus(item.id)
        at.settle()
        assert not face.inspector.overlaps(Rect(*item.box)), item.id


def test_a_log_over_the_board_opens_and_is_put_away_by_button_and_key(tmp_path: Path) -> None:
    at = at_table(tmp_path, "space_escape")
    play_on(at)
    assert "log" not in at.ids()
    at.read_at(200)
    options = [id for id in at.ids() if id.startswith(OPTION)]
    assert not [id for id in at.ids() if id.startswith("log:")]
    at.click("log").settle()
    assert [id for id in at.ids() if id.startswith("log:")]
    at.click("log").settle()
    assert [id for id in at.ids() if id.startswith(OPTION)] == options
    at.strike(pygame.K_l)
    assert at.focus.startswith("log:")
    at.strike(pygame.K_l)
    assert not [id for id in at.ids() if id.startswith("log:")]


def test_whoever_goes_on_to_the_board_by_keys_puts_the_log_away(tmp_path: Path) -> None:
    at = at_table(tmp_path, "space_escape")
    play_on(at)
    at.read_at(200).click("log").strike(pygame.K_n)
    assert at.focus.startswith(OPTION)
    assert not [id for id in at.ids() if id.startswith("log:")]


@pytest.mark.parametrize(
    ("game_id", "name"),
    [("space_escape", "two_seats"), ("evacuate", "full_with_5"), ("escape_plan", "with_3")],
)
def test_a_match_is_watched_with_large_letters(tmp_path: Path, game_id: str, name: str) -> None:
    at = watch(tmp_path, film_of(game_id, name), SIZES[0])
    at.go(9)
    for percent in PERCENTS:
        at.read_at(percent)
        at.watch._face.says.instead = None
        assert [fault for fault in at.faults() if not fault.startswith("log:")] == [], percent
    at.click("watch.open_log").settle()
    assert [id for id in at.ids() if id.startswith("log:")]
    at.click("watch.open_log").settle()
    at.click("watch.play")
    assert at.watch.playback.playing


def test_usual_and_smaller_letters_leave_the_frame_as_it_was() -> None:
    for size in ((1280, 720), (1280, 960), (1706, 720)):
        assert board_frame(*size, 0.8) == board_frame(*size, 1.0) == board_frame(*size)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1706, 720)])
def test_the_board_keeps_four_tenths_of_the_window_or_what_it_had(size: tuple[int, int]) -> None:
    width, height = size
    before = board_frame(width, height).board
    for percent in range(80, 210, 10):
        frame = board_frame(width, height, percent / 100)
        least = min(0.4 * width * height, before.w * before.h)
        assert frame.board.w * frame.board.h >= 0.95 * least, percent
        whole = Rect(0, 0, width, height)
        assert all(inside(region, whole) for region in frame.regions)
        for number, region in enumerate(frame.regions):
            assert not any(region.overlaps(other) for other in frame.regions[number + 1 :])


def test_the_setting_counts_at_once(tmp_path: Path) -> None:
    window = Window("Test", SMALLEST)
    services = services_for(tmp_path)
    services.settings = SettingsBook(tmp_path / "settings.json")
    stage = Stage(services)
    stage.push(Counting())
    app = App(window, stage)
    try:
        assert app.window.canvas.text_scale == 1
        services.settings.change("display", text=150)
        assert app.window.canvas.text_scale == 1.5
        assert stage.dirty
        assert SettingsBook(tmp_path / "settings.json").now.display.text == 150
        for wrong in (70, 210, 100.5):
            with pytest.raises(ValueError, match="text"):
                services.settings.change("display", text=wrong)
    finally:
        services.audio.close()
        window.close()


@pytest.mark.parametrize("people", [2, 4, 6])
def test_the_curtain_is_lettered_as_large_as_the_window_allows(tmp_path: Path, people: int) -> None:
    at = sit_down(tmp_path, new_match("evacuate", ",".join(["human"] * people), 3), SIZES[0])
    for percent in PERCENTS:
        at.read_at(percent)
        assert at.name == "Curtain"
        assert at.faults() == [], percent


@pytest.mark.parametrize("percent", range(120, 201, 10))
def test_buttons_beside_the_board_keep_their_words(tmp_path: Path, percent: int) -> None:
    at = at_table(tmp_path, "evacuate", (1280, 720))
    at.read_at(percent)
    labels = {id: look.label for id, (_, look) in at.table._face.buttons._placed.items()}
    assert (labels["hint"], labels["undo"], labels["redo"]) == ("Hint", "Undo", "Redo")
