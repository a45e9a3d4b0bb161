"""The `screenshot` command draws every screen by its name."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.gallery import AFTER_THE_END, RESULTS, SCREENS, show_settled
from game.match.match import Match
from game.match.tables import table_from_words
from game.rules.registry import GAMES
from game.scenes.curtain import Curtain
from game.scenes.stage import Stage
from game.scenes.tables import open_table
from game.ui.canvas import Canvas
from game.ui.looks import LOOKS
from tests.scenes.driver import SMALL, services_for
from tests.scenes.films import played

TITLES = {
    "table": "Table",
    "curtain": "Curtain",
    "welcome": "Welcome",
    "title": "Title",
    "choose": "ChooseGame",
    "seats": "Seats",
    "pause": "Pause",
    "rules": "RulesPage",
    "search": "RulesPage",
    "keys": "KeyPage",
    "saves": "SavedGames",
    "records": "FairPlay",
    "levels": "FairPlay",
    "fair": "FairPlay",
    "proof": "FairPlay",
    "results": "Results",
    **{f"results-{page}": "Results" for page in RESULTS},
    "watch": "Watch",
    "enlarged": "Enlarged",
    "crash": "CrashPage",
}
RECORDS = {"space_escape": "two_seats", "evacuate": "basic_with_2", "escape_plan": "with_2"}


def match_for(game_id: str, name: str) -> Match:
    if name in AFTER_THE_END:
        return played(game_id, RECORDS[game_id])
    return table_from_words(game_id, "human,human,steady", 7, ())


@pytest.mark.parametrize("name", [name for name in SCREENS if name != "table"])
def test_a_screen_opens_by_its_name_and_comes_to_rest(tmp_path: Path, name: str) -> None:
    """Each screen with one of the games, in turn."""
    game_id = sorted(GAMES)[list(SCREENS).index(name) % len(GAMES)]
    if name == "curtain":
        game_id = "evacuate"
    services, match = services_for(tmp_path), match_for(game_id, name)
    stage, canvas = Stage(services), Canvas(pygame.Surface(SMALL))
    stage.push(open_table(services, match))
    if name != "curtain" and isinstance(stage.top, Curtain):
        stage.top.rise()
    stage.draw(canvas)
    SCREENS[name](stage, match)
    show_settled(stage, lambda: stage.draw(canvas))
    expected = "SettingsScreen" if name.startswith("settings-") else TITLES[name]
    assert type(stage.top).__name__ == expected
    assert not stage.dirty
    stage.close()


def test_a_screen_is_drawn_by_the_command(tmp_path: Path) -> None:
    out = tmp_path / "title.png"
    words = ["screenshot", "evacuate", "--screen", "title", "--size", "1024x576", str(out)]
    assert main(words) == 0
    assert pygame.image.load(out).get_size() == (1024, 576)


def test_a_table_is_drawn_in_another_look(tmp_path: Path) -> None:
    pictures = []
    try:
        for number, look in enumerate(([], ["--palette", "tol"], ["--high-contrast"])):
            out = tmp_path / f"{number}.png"
            words = ["screenshot", "space_escape", *look, "--size", "1024x576", str(out)]
            assert main(words) == 0
            pictures.append(pygame.image.tobytes(pygame.image.load(out), "RGB"))
    finally:
        LOOKS.wear("lantern", high_contrast=False)
    assert len(set(pictures)) == 3


def test_a_screen_that_is_none_is_refused_with_all_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "no.png"
    assert main(["screenshot", "evacuate", "--screen", "attic", str(out)]) == 1
    said = capsys.readouterr().err
    assert all(name in said for name in SCREENS)
    assert not out.exists()
