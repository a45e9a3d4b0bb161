"""Looking back from a table: log lines light the board and show their moment once more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.match.past import Past
from game.scenes.log_reading import LOG, places_named
from game.scenes.rewatch import Rewatch
from game.scenes.table import Table
from game.scenes.tables import open_table
from game.ui.director import Speed
from game.ui.inputs import Pointer
from tests.scenes.driver import Drive, services_for
from tests.scenes.films import played
from tests.scenes.toy_table import TWO, lamps_match, sit_down_at_lamps

TABLES = (("space_escape", "two_seats", 30), ("evacuate", "full_with_5", 25),
          ("escape_plan", "with_3", 60))  # fmt: skip
MOVES = {"space_escape": "rat_moved", "evacuate": "survivor_ran", "escape_plan": "thief_moved"}


class AtTable(Drive):
    """Somebody at a table at which some moments have passed."""

    def __init__(self, folder: Path, game_id: str, name: str, moments: int, speed: Speed) -> None:
        services = services_for(folder)
        services.settings.change("play", speed=speed)
        self.match = played(game_id, name, 1, moments)
        self.table: Table = open_table(services, self.match)
        super().__init__(folder, self.table, (1280, 720), services)

    def standing(self) -> tuple[Any, ...]:
        """Return everything that looking back must leave alone."""
        match, course = self.match, self.table._course
        entries = [(entry.look, entry.round, entry.text) for entry in course.chronicle.entries]
        undo = [match.can_undo(seat) for seat in range(len(match.seats))]
        places = [(item.id, tuple(item.box)) for item in self.items()]
        return match.snapshot(), match.log, undo, entries, places, course.choices, course.viewer

    def back(self) -> AtTable:
        """Wait until the table is there again."""
        for _ in range(3000):
            if self.scene is self.table:
                return self
            self.stage.update(0.1)
        raise AssertionError("the table never comes back")


def at_table(folder: Path, place: tuple[str, str, int], speed: Speed = "fast") -> AtTable:
    """Sit down at a table of one of the games."""
    at = AtTable(folder, *place, speed)
    at.settle()
    return at


@pytest.mark.parametrize("place", TABLES)
def test_a_log_line_shows_its_moment_once_more_and_leaves_the_match_as_it_was(
    tmp_path: Path, place: tuple[str, str, int]
) -> None:
    at = at_table(tmp_path, place)
    at.key("log", "up")
    assert at.focus.startswith(LOG)
    line = at.table._log.line
    assert line is not None
    before = at.standing()
    at.key("enter")
    assert isinstance(at.scene, Rewatch)
    past = at.scene.past
    assert past.moment_of(line.events[0]) == past.moment
    assert at.scene.playback.onlooker == at.table._course.viewer
    at.back()
    assert at.standing() == before
    assert at.focus.startswith(LOG)


@pytest.mark.parametrize("place", TABLES)
def test_the_board_comes_to_what_it_was_after_the_moment(
    tmp_path: Path, place: tuple[str, str, int]
) -> None:
    at = at_table(tmp_path, place)
    poses = dict(at.table._top.poses)  # type: ignore[attr-defined]
    at.key("rewatch")
    assert isinstance(at.scene, Rewatch)
    rewatch = at.scene
    assert rewatch.playback.until <= rewatch.past.moments
    at.back()
    assert at.table._top.poses == poses  # type: ignore[attr-defined]


def test_nothing_can_be_answered_meanwhile(tmp_path: Path) -> None:
    at = at_table(tmp_path, TABLES[0])
    at.key("log", "enter")
    before = at.match.log
    for _ in range(30):
        for name in ("enter", "space", "undo", "next_target", "tab"):
            if at.name == "Rewatch":
                at.key(name)
        if at.name == "Rewatch":
            at.click_at(600, 300)
        at.stage.update(0.05)
    at.back()
    assert at.match.log == before


def test_esc_and_the_key_itself_lead_back_at_once(tmp_path: Path) -> None:
    at = at_table(tmp_path, TABLES[0])
    for key in ("esc", "rewatch"):
        at.key("rewatch")
        assert at.name == "Rewatch"
        at.key(key)
        assert at.scene is at.table


def test_at_instant_speed_what_is_seen_again_still_moves(tmp_path: Path) -> None:
    at = at_table(tmp_path, TABLES[0], speed="instant")
    at.key("rewatch")
    assert isinstance(at.scene, Rewatch)
    assert at.scene.playback.director.speed == "normal"


def test_a_press_with_the_mouse_does_the_same(tmp_path: Path) -> None:
    at = at_table(tmp_path, TABLES[0])
    id = next(id for id in reversed(at.ids()) if id.startswith(LOG))
    at.click(id)
    assert at.name == "Rewatch"


def test_l_goes_to_the_log_and_back_and_the_arrows_walk_through_all_of_it(tmp_path: Path) -> None:
    at = at_table(tmp_path, TABLES[0])
    places = at.table._face.log.places
    at.key("log")
    seen = [at.focus]
    for _ in places[1:]:
        at.key("up")
        seen.append(at.focus)
    assert len(set(seen)) == len(places), "every sentence had the focus once"
    at.key("up")
    assert at.focus == seen[-1], "at the beginning it stays"
    at.key("log")
    assert not at.focus.startswith(LOG)


@pytest.mark.parametrize("place", TABLES)
def test_whatever_moved_is_lit_while_its_sentence_is_meant(
    tmp_path: Path, place: tuple[str, str, int]
) -> None:
    at = at_table(tmp_path, place)
    board = at.table._face.frame.board
    lines = [line for entry in at.table._course.chronicle.entries for line in entry.lines]
    moves = [line for line in lines if line.events[0].kind == MOVES[place[0]]]
    assert moves
    lit = 0
    for line in lines:
        for spot in places_named(at.table._top, at.table._face.frame, line):
            x, y, width, height = spot.box
            assert board.x - 1 <= x + width / 2 <= board.right + 1
            assert board.y - 1 <= y + height / 2 <= board.bottom + 1
            lit += line in moves
    assert lit


def test_pointing_at_a_sentence_lights_it_and_leaving_puts_the_light_out(tmp_path: Path) -> None:
    at = at_table(tmp_path, TABLES[0])
    id = next(id for id in reversed(at.ids()) if id.startswith(LOG))
    left, top, width, height = at.item(id).box
    at.give(Pointer("move", left + width / 2, top + height / 2, 0))
    assert at.table._log.line is not None
    at.give(Pointer("move", 640, 300, 0))
    assert at.table._log.line is None
    assert at.table._face.log.lit is None


def test_before_anybody_has_played_there_is_nothing_to_see_again(tmp_path: Path) -> None:
    at = at_table(tmp_path, ("space_escape", "two_seats", 0))
    at.key("rewatch")
    assert at.scene is at.table
    assert at.table._speech.words(at.table._canvas).sentence.startswith(
        "Nobody has done anything yet"
    )


def test_what_others_did_ends_where_the_own_turn_began() -> None:
    past = Past(played("space_escape", "two_seats", 1, 30))
    for viewer in (0, 1):
        moments = past.last_turn_of_others(viewer)
        assert moments
        assert all(viewer not in past.answered(moment) for moment in moments)
        assert all(past.answered(n) == (viewer,) for n in range(moments.stop, past.moments))
    last = past.last_turn_of_others(None)
    assert last.stop == past.moments
    assert len({past.answered(moment) for moment in last}) == 1


def test_where_all_choose_together_what_others_did_begins_with_the_choice() -> None:
    past = Past(played("evacuate", "full_with_5", 1, 25))
    moments = past.last_turn_of_others(0)
    together = [moment for moment in moments if len(past.answered(moment)) > 1]
    assert together in ([], [moments.start])


@pytest.mark.parametrize("answers", range(1, 5))
def test_at_a_table_with_secrets_nobody_sees_more_again_than_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: int
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, lamps_match(TWO))
    for _ in range(answers + 2):
        at.settle()
        if at.name == "Curtain":
            at.rise()
        at.choose(at.keys_on_offer[0])
    at.settle()
    if at.name == "Curtain":
        at.rise()
    viewer = at.table._course.viewer
    at.key("rewatch")
    if at.scene is at.table:
        return
    assert isinstance(at.scene, Rewatch)
    rewatch = at.scene
    assert rewatch.playback.onlooker == viewer
    for _ in range(200):
        if at.scene is not rewatch:
            break
        at.stage.update(0.1)
    top: Any = rewatch._top
    for hands, seen_by in top.settled:
        for seat, hand in enumerate(hands):
            assert seat == viewer or set(hand) <= {"?"}, (seat, hand, seen_by)
    for event in top.shown:
        assert event.seen_by is None or viewer in event.seen_by
