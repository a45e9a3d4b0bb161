"""Results of any game: the picture, the table, the podium, and what leads on from there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match.match import Match
from game.scenes.ending import Account, Cell, Column, Fact, Row
from game.scenes.results import Results
from game.scenes.results_show import draw_podium, paint_night
from game.scenes.space_escape.ending import SpaceEnding
from game.scenes.space_escape.ending_window import window_size
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.naming import SpaceNaming
from game.scenes.tables import open_results
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from tests.scenes.driver import Drive, Nothing, open_board, services_for, texts_once
from tests.scenes.endings import ended, going_on

NAMING = SpaceNaming(
    texts_once(), [], ended("escaped").view(None), Places(open_board("space_escape"))
)
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080)]
NAMES = ("Ana", "Ben", "Vera", "Kit", "Mia", "Tom")
LOOKS = ("ember", "sun", "teal", "sky", "ember", "sun")


class Race:
    """The ending of a game in which everybody plays for themselves."""

    def __init__(self, ranks: tuple[int, ...], winners: tuple[int, ...]) -> None:
        rows = tuple(
            Row(
                look=seat,
                sprite=f"rat_{LOOKS[seat]}",
                name=NAMES[seat],
                about="Human",
                cells=(Cell(f"{40 - rank}", "strong", bold=True), Cell("two", sprites=("medkit",))),
                won=seat in winners,
                rank=rank,
                score=f"{40 - rank} points" if rank else "",
            )
            for seat, rank in enumerate(ranks)
        )
        self.telling: dict[str, int] = {}
        self.naming = NAMING
        self.account = Account(
            headline="The last ship has left" if winners else "Nobody got away",
            sentence="The volcano buries what is left of the island.",
            bright=bool(winners),
            facts=(Fact("loop", "Rounds played", "12"), Fact("star", "Saved", "9", "good"),
                   Fact("skull", "Lost", "3", "bad")),
            heading="The seats",
            columns=(Column("Score"), Column("Medkits", 2)),
            rows=rows,
        )  # fmt: skip

    def paint(self, canvas: Canvas, stage: Rect) -> None:
        """Paint the night."""
        paint_night(canvas, stage, "#5A2A2A", bright=self.account.bright)

    def draw(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Draw the podium."""
        draw_podium(canvas, self.account.rows, stage, shown)


def shown(tmp_path: Path, ending: Race, size: tuple[int, int] = (1280, 720)) -> Drive:
    """Open the results of a race."""
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), size, services)
    drive.stage.push(Results(services, ended("escaped"), ending))
    return drive.settle()


@pytest.mark.parametrize("size", SIZES)
def test_a_game_with_scores_has_a_podium_and_a_table(tmp_path: Path, size: tuple[int, int]) -> None:
    drive = shown(tmp_path, Race((2, 1, 4, 3, 5, 6), winners=(1,)), size)
    assert drive.faults() == []
    for words in ("The last ship has left", "39 points", "Tom", "Medkits", "Rounds played"):
        assert drive.reads(words), words


def heads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float]]:
    """Note every piece and icon that is drawn, with the height of its upper edge."""
    seen: list[tuple[str, float, float]] = []
    piece, icon = sprites.draw_sprite, sprites.draw_icon

    def draw_piece(canvas, name, x, y, height, anchor="midbottom", **more):  # type: ignore[no-untyped-def]
        seen.append((name, y - height if anchor == "midbottom" else y - height / 2, height))
        return piece(canvas, name, x, y, height, anchor, **more)

    def draw_icon(canvas, name, x, y, size, *more, **named):  # type: ignore[no-untyped-def]
        seen.append((name, y, size))
        return icon(canvas, name, x, y, size, *more, **named)

    monkeypatch.setattr(sprites, "draw_sprite", draw_piece)
    monkeypatch.setattr(sprites, "draw_icon", draw_icon)
    return seen


def podium(ranks: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Draw a podium that has risen."""
    ending = Race(ranks, winners)
    ending.draw(Canvas(pygame.Surface((1280, 720))), Rect(32, 96, 572, 470), 1.0)


def test_a_shared_win_puts_both_at_the_same_height_with_a_crown_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Drive(tmp_path, Nothing())
    seen = heads(monkeypatch)
    podium((1, 3, 1), winners=(0, 2))
    tops = {name: top for name, top, _ in seen if name.startswith("rat_")}
    assert tops["rat_ember"] == tops["rat_teal"] < tops["rat_sun"]
    assert [name for name, _, _ in seen].count("crown") == 2


def test_nobody_wears_a_crown_where_everybody_has_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Drive(tmp_path, Nothing())
    seen = heads(monkeypatch)
    podium((0, 0, 0), winners=())
    assert "crown" not in [name for name, _, _ in seen]
    assert len({top for name, top, _ in seen if name.startswith("rat_")}) == 1


@pytest.mark.parametrize("size", SIZES)
def test_no_head_reaches_into_the_round_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), size, services)
    canvas = drive.canvas
    stage = Rect(32, 96, 570, canvas.height - 84 - 96 - 66)
    match = ended("item_missing")
    ending = SpaceEnding(texts_once(), match, open_board("space_escape"))
    seen = heads(monkeypatch)
    for moment in (0.0, 0.3, 1.0):
        ending.draw(canvas, stage, moment)
    tops = [top for name, top, _ in seen if name.startswith("rat_")]
    assert len(tops) == 12
    assert min(tops) >= stage.y + window_size(stage)


def test_alone_every_row_says_who_led_the_rat(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(open_results(services, ended("lost_in_space", people=1, computers=0)))
    drive.settle()
    assert drive.texts().count("led by Ana") == 4
    assert not drive.reads("Human")


def test_a_match_that_goes_on_has_no_results(tmp_path: Path) -> None:
    match: Match = going_on()
    with pytest.raises(ValueError, match="not ended"):
        open_results(services_for(tmp_path), match)
