"""Codes for the curtain: who is asked, what cannot be read, and the way in without one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match.codes import hash_of, opens
from game.scenes.codes import LetIn
from game.scenes.seats import Seats
from game.ui.inputs import Act, Action, Edit, Typed
from tests.scenes.driver import Drive, Nothing, open_board, services_for
from tests.scenes.toy_table import ALONE, TWO, AtLamps, lamps_match, sit_down_at_lamps

THREE = "human,human,human"


def at_curtain(folder: Path, patch: pytest.MonkeyPatch, seats: str = TWO) -> AtLamps:
    """Return a table at whose curtain Ana, who has the code 2580, has pressed to come in."""
    at = sit_down_at_lamps(folder, patch, seats)
    at.match.codes[0] = hash_of("2580")
    at.watch.seated = None
    at.click("curtain.rise")
    assert at.name == "CodePad"
    return at


def come_in(at: AtLamps, *digits: str) -> AtLamps:
    at.watch.seated = 0
    for digit in digits:
        at.click(f"code.{digit}")
    at.settle()
    return at


def test_the_table_is_shown_only_after_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = at_curtain(tmp_path, monkeypatch)
    assert at.reads("Ana, type your code.")
    assert at.cards_seen() == set()
    come_in(at, *"2580")
    assert at.name == "Table"
    assert at.cards_seen() == set(at.hand(0))


def test_nobody_is_asked_who_has_set_no_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    at.match.codes[1] = hash_of("2580")
    at.rise()
    assert at.name == "Table"


def test_a_wrong_code_gets_a_sentence_and_another_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = at_curtain(tmp_path, monkeypatch)
    for digit in "2581":
        at.click(f"code.{digit}")
    assert at.name == "CodePad"
    assert at.reads("That is not the code of Ana.")
    assert at.cards_seen() == set()
    assert come_in(at, *"2580").name == "Table"


def test_a_code_is_typed_with_the_keys_and_taken_back_digit_by_digit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = at_curtain(tmp_path, monkeypatch)
    assert at.stage.top.typing, "digits are no commands here"
    at.give(Typed("25x9"), Edit("backspace"), Typed("8"))
    assert at.name == "CodePad"
    at.watch.seated = 0
    at.give(Typed("0"))
    assert at.settle().name == "Table"


def test_a_code_is_typed_with_a_pad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From 1 the stick goes to 2, 5, 8 and 0."""
    at = at_curtain(tmp_path, monkeypatch)
    assert at.focus == "code.1"
    at.give(Act(Action.RIGHT, pad=True), Act(Action.CONFIRM, pad=True))
    for _ in range(2):
        at.give(Act(Action.DOWN, pad=True), Act(Action.CONFIRM, pad=True))
    at.watch.seated = 0
    at.give(Act(Action.DOWN, pad=True), Act(Action.CONFIRM, pad=True))
    assert at.settle().name == "Table"


def test_enter_after_the_last_digit_types_no_digit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    at.key("esc").click("pause.codes").click("codes.set.1")
    at.give(Typed("0007")).key("enter")
    at.give(Typed("0007"))
    assert at.name == "CodesPage"
    assert opens("0007", at.match.codes[1])


def test_enter_presses_a_digit_once_the_arrow_keys_have_gone_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = at_curtain(tmp_path, monkeypatch)
    at.give(Edit("right")).key("enter")
    at.give(Typed("5")).key("enter")
    at.give(Typed("8"))
    assert at.name == "CodePad", "2, 5, 8"
    at.watch.seated = 0
    at.key("down", "down", "down", "enter")
    assert at.settle().name == "Table"


@pytest.mark.parametrize("digit", "19")
def test_the_button_of_a_pad_presses_a_digit_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, digit: str
) -> None:
    at = at_curtain(tmp_path, monkeypatch)
    at.match.codes[0] = hash_of("1" + digit * 3)
    at.key("esc").click("curtain.rise")
    at.watch.seated = 0
    at.give(Act(Action.CONFIRM, pad=True), Typed(digit * 3))
    assert at.settle().name == "Table"


def test_arrow_keys_walk_over_the_pad_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = at_curtain(tmp_path, monkeypatch)
    at.give(Edit("right"))
    assert at.focus == "code.2"
    at.give(Edit("left"))
    assert at.focus == "code.1"


def test_what_is_typed_can_never_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the count shows: three other digits look exactly the same."""
    at = at_curtain(tmp_path, monkeypatch)
    pictures = []
    for digits in ("258", "999"):
        at.give(Typed(digits))
        at.stage.redraw()
        at.show()
        pictures.append(pygame.image.tobytes(at.canvas.surface, "RGB"))
        at.give(*[Edit("backspace")] * 3)
    assert pictures[0] == pictures[1]


def test_going_back_from_the_pad_leads_to_the_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = at_curtain(tmp_path, monkeypatch).key("esc")
    assert at.name == "Curtain"
    assert at.cards_seen() == set()  # type: ignore[attr-defined]


# --- a forgotten code -----------------------------------------------------------------------------


def test_the_other_person_lets_in_whoever_forgot_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = at_curtain(tmp_path, monkeypatch)
    at.click("code.forgot")
    assert at.reads("Is it really Ana?")
    at.click("let_in.go")
    assert at.reads("One more must say yes first.")
    at.click("let_in.1")
    at.watch.seated = 0
    at.click("let_in.go").settle()
    assert at.name == "Table"
    assert at.match.codes == {}
    assert at.cards_seen() == set(at.hand(0))


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 2)])
def test_more_than_half_of_the_others_must_say_yes(
    tmp_path: Path, people: int, needed: int
) -> None:
    match = lamps_match(",".join(["human"] * people), names=("Ana", "Ben", "Cleo"))
    assert LetIn(services_for(tmp_path), match, 0, lambda: None).needed == needed


def test_a_word_can_be_taken_back_and_ai_seats_are_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = at_curtain(tmp_path, monkeypatch, "human,human,steady")
    at.click("code.forgot")
    assert [id for id in at.ids() if id.startswith("let_in")] == [
        "let_in.1", "let_in.back", "let_in.go",
    ]  # fmt: skip
    at.click("let_in.1").click("let_in.1")
    assert not at.item("let_in.go").enabled
    at.key("esc")
    assert at.name == "Curtain"
    assert 0 in at.match.codes


# --- setting them ---------------------------------------------------------------------------------


def test_a_code_is_set_by_typing_it_twice_and_saved_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    at.key("esc").click("pause.codes").click("codes.set.1")
    assert at.reads("Ben, choose four digits.")
    before = at.item("code.5").box
    at.give(Typed("0007"))
    assert at.reads("Ben, type them once more.")
    at.give(Typed("0008"))
    assert at.reads("These were two different codes. Choose once more.")
    assert at.item("code.5").box == before, "no key moves under the mouse"
    assert at.match.codes == {}
    at.give(Typed("0007"), Typed("0007"))
    assert at.name == "CodesPage"
    assert at.reads("has a code")
    assert "codes.set.1" not in at.ids()
    assert at.item("codes.change.1").enabled
    newest = at.stage.services.saves.newest()
    assert newest is not None
    loaded = at.stage.services.saves.load(newest.path)
    assert opens("0007", loaded.codes[1])


def test_changing_and_removing_a_code_needs_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, TWO)
    at.match.codes[1] = hash_of("1111")
    at.key("esc").click("pause.codes").click("codes.remove.1")
    at.give(Typed("2222"))
    assert at.reads("That is not the code of Ben.")
    assert 1 in at.match.codes
    at.give(Typed("1111"))
    assert at.name == "CodesPage"
    assert at.match.codes == {}
    assert at.item("codes.set.1").enabled
    at.match.codes[1] = hash_of("1111")
    at.scene.resume()
    at.settle().click("codes.change.1")
    at.give(Typed("1111"), Typed("3333"), Typed("3333"))
    assert opens("3333", at.match.codes[1])


def test_codes_are_offered_only_where_a_curtain_falls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit_down_at_lamps(tmp_path, monkeypatch, ALONE)
    at.key("esc")
    assert at.name == "Pause"
    assert "pause.codes" not in at.ids()


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (2560, 1080)])
def test_all_of_it_fits_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    at = at_curtain(tmp_path, monkeypatch, THREE)
    at.give(Typed("1111"))
    at.resize(*size)
    assert at.faults() == []
    at.click("code.forgot").click("let_in.go")
    assert at.faults() == []
    at.key("esc").key("esc").click("pause.codes")
    assert at.faults() == []


# --- at the seats ---------------------------------------------------------------------------------


def seats_of(folder: Path, game_id: str, preset: str) -> Drive:
    services = services_for(folder)
    drive = Drive(folder, Nothing(), services=services)
    drive.stage.push(Seats(services, game_id))
    return drive.settle().click(f"seats.preset.{preset}")


def test_a_code_can_be_set_before_the_game_begins(tmp_path: Path) -> None:
    drive = seats_of(tmp_path, "evacuate", "people").click("seats.code.sun")
    drive.give(Typed("0007"), Typed("0007"))
    assert drive.name == "Seats"
    match = drive.scene.seating.start(open_board("evacuate").graph)  # type: ignore[attr-defined]
    assert list(match.codes) == [1]
    assert opens("0007", match.codes[1])
    assert drive.reads("Remove code")
    assert drive.faults() == []
    drive.click("seats.code.sun")
    match = drive.scene.seating.start(open_board("evacuate").graph)  # type: ignore[attr-defined]
    assert match.codes == {}


@pytest.mark.parametrize(("game_id", "preset"), [("evacuate", "me"), ("space_escape", "people")])
def test_no_code_is_offered_where_no_curtain_falls(
    tmp_path: Path, game_id: str, preset: str
) -> None:
    drive = seats_of(tmp_path, game_id, preset)
    assert not [id for id in drive.ids() if id.startswith("seats.code")]
