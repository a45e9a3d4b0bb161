"""Setting a table: who sits where, what follows from it, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.fairness import in_groups
from game.match.match import Match
from game.scenes.seats import Seats
from tests.scenes.driver import Drive, Nothing, services_for

OPPOSITE = "Two rats must start opposite each other: Ember with Sun, or Teal with Sky."


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """The set-up of Space Escape."""
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Seats(services, "space_escape"))
    return drive.settle()


def sit(drive: Drive, **kinds: str) -> None:
    """Give seats to people (human), computers (bot) or nobody (empty), with the mouse."""
    part = {"human": 0.1, "bot": 0.5, "empty": 0.9}
    for colour, kind in kinds.items():
        drive.click(f"seats.kind.{colour}", (part[kind], 0.5))
        assert drive.item(f"seats.kind.{colour}").value == kind


def started(drive: Drive) -> Match:
    """Press Start and return the match at the table."""
    drive.click("seats.start")
    assert drive.name == "Table", drive.texts()
    return drive.scene.match  # type: ignore[attr-defined,no-any-return]


def test_a_newcomer_finds_one_person_and_three_computers(drive: Drive) -> None:
    match = started(drive)
    assert [(seat.kind, seat.name, seat.level) for seat in match.seats] == [
        ("human", "Ana", None),
        ("bot", "Ben", "steady"),
        ("bot", "Vera", "steady"),
        ("bot", "Kit", "steady"),
    ]


@pytest.mark.parametrize(
    ("preset", "kinds"),
    [("people", ["human"] * 4), ("watch", ["bot"] * 4), ("solo", ["human"])],
)
def test_shortcuts_seat_everybody_at_once(drive: Drive, preset: str, kinds: list[str]) -> None:
    drive.click(f"seats.preset.{preset}")
    assert drive.item(f"seats.preset.{preset}").selected
    assert [seat.kind for seat in started(drive).seats] == kinds


@pytest.mark.parametrize(("part", "rats"), [(0.1, 2), (0.5, 3), (0.9, 4)])
def test_one_person_leads_two_three_or_four_rats(drive: Drive, part: float, rats: int) -> None:
    drive.click("seats.preset.solo").click("seats.option.rats", (part, 0.5))
    assert drive.reads(f"You lead all {rats} rats and play their cards in turn.")
    view = started(drive).view(None)
    assert len(view.crew) == rats
    assert view.hand_seats == (0,) * rats


def test_two_rats_that_do_not_start_opposite_are_refused(drive: Drive) -> None:
    sit(drive, sun="empty", sky="empty")
    assert drive.reads(OPPOSITE)
    assert not drive.item("seats.start").enabled
    drive.click("seats.start")
    assert drive.name == "Seats"
    sit(drive, sun="human", teal="empty")
    assert not drive.reads(OPPOSITE)
    assert started(drive).view(None).crew == ("ember", "sun")


def test_two_seats_with_two_rats_each_take_one_of_each_pair(drive: Drive) -> None:
    sit(drive, teal="empty", sky="empty")
    drive.click("seats.option.rats", (0.9, 0.5))
    assert drive.reads("Two seats, two rats each: your card moves either of yours.")
    sit(drive, sun="empty", teal="human")
    assert drive.reads("one seat leads Ember and Teal")
    assert not drive.item("seats.start").enabled
    sit(drive, teal="empty", sky="human")
    view = started(drive).view(None)
    assert len(view.crew) == 4
    assert view.hand_seats == (0, 1)


def test_nobody_at_all_is_refused(drive: Drive) -> None:
    sit(drive, ember="empty", sun="empty", teal="empty", sky="empty")
    assert drive.reads("Nobody sits at the table yet.")
    assert not drive.item("seats.start").enabled


def test_a_table_agrees_how_far_it_takes_back(drive: Drive) -> None:
    assert drive.reads("Goes back to the last thing that became known.")
    drive.click("seats.option.undo", (0.5, 0.5))
    assert drive.reads("Each choice is pressed twice, and then stands.")
    drive.click("seats.option.undo", (0.9, 0.5))
    assert drive.reads("Each choice stands at once.")
    assert started(drive).undo_policy == "off"


def test_stricter_settings_are_told_where_the_table_is_set(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    services.settings.change("play", undo="off")
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Seats(services, "space_escape"))
    drive.settle().click("seats.option.undo", (0.5, 0.5))
    assert drive.reads("Your settings are stricter: each choice stands at once.")


def test_any_three_rats_may_come(drive: Drive) -> None:
    sit(drive, sun="empty")
    match = started(drive)
    assert match.view(None).crew == ("ember", "teal", "sky")
    assert [seat.name for seat in match.seats] == ["Ana", "Vera", "Kit"]


def test_the_paper_counts_the_cards(drive: Drive) -> None:
    assert drive.reads("46 cards, one per turn.")
    drive.click("seats.option.challenge", (0.9, 0.5))
    assert drive.reads("51 cards, one per turn.")
    assert drive.reads("Five challenge cards are in the deck.")
    sit(drive, teal="empty", sky="empty")
    assert drive.reads("48 cards, one per turn.")
    assert started(drive).setup.options["challenge"] == "on"


def test_the_level_of_a_computer_is_chosen_by_the_keys(drive: Drive) -> None:
    drive.tab_to("seats.level.teal").key("left")
    assert drive.item("seats.level.teal").value == "novice"
    assert drive.focus == "seats.level.teal"
    assert drive.reads("Vera, novice")
    assert [seat.level for seat in started(drive).seats] == [None, "steady", "novice", "steady"]


def test_names_are_typed_cleaned_and_remembered(drive: Drive) -> None:
    drive.tab_to("seats.name.ember").type("  Dora \ue000\u202e ").key("enter")
    assert drive.focus == "seats.start"
    assert started(drive).seats[0].name == "Dora"
    drive.stage.home(Seats(drive.services, "space_escape"))
    drive.settle()
    assert drive.item("seats.name.ember").value == "Dora"
    drive.click("seats.name.ember").type("")
    assert started(drive).seats[0].name == "Ana", "an empty name is the usual one"


def test_letters_in_a_name_are_not_commands(drive: Drive) -> None:
    drive.tab_to("seats.name.sun")
    assert drive.scene.typing
    drive.tab_to("seats.start")
    assert not drive.scene.typing


def test_the_mouse_does_not_pull_the_focus_out_of_a_name(drive: Drive) -> None:
    from game.ui.inputs import Pointer

    drive.click("seats.name.sun").give(Pointer("move", 400, 500, 0))
    assert drive.focus == "seats.name.sun"
    drive.click("seats.dice")
    assert drive.focus == "seats.dice"


def test_a_seed_is_typed_rolled_or_pasted(drive: Drive, monkeypatch: pytest.MonkeyPatch) -> None:
    drive.click("seats.seed").type("42")
    drive.click("seats.dice")
    assert drive.item("seats.seed").value == ""
    assert drive.reads("By chance")
    assert drive.scene.seating.drawn  # type: ignore[attr-defined]
    assert drive.scene.seating.seed != 42  # type: ignore[attr-defined]
    monkeypatch.setattr("game.scenes.seats.pasted", lambda: " seed: 204 118 733\n")
    drive.click("seats.paste")
    assert drive.item("seats.seed").value == "204118733"
    match = started(drive)
    assert match.seed == 204118733
    assert match.pledge is not None
    assert not match.pledge.drawn


def test_a_drawn_seed_is_not_shown_but_its_fingerprint_is(drive: Drive) -> None:
    seating = drive.scene.seating  # type: ignore[attr-defined]
    assert not drive.reads(str(seating.seed))
    shown = in_groups(seating.pledge().fingerprint, 16)
    assert drive.reads(f"Told at the end. Fingerprint {shown}")
    drive.click("seats.name.ember").type("Dora")
    drive.click("seats.option.starter", (0.9, 0.5))
    assert drive.reads(shown), "it stands while the table is set"
    match = started(drive)
    assert match.pledge is not None
    assert match.pledge.drawn
    assert match.pledge.holds(match.seed)
    assert in_groups(match.pledge.fingerprint, 16) == shown


def test_a_seed_that_is_typed_deals_the_same_cards(drive: Drive) -> None:
    drive.click("seats.seed").type("42")
    assert drive.reads("The same seed deals the same cards. Fingerprint ")


def test_a_seed_that_is_none_is_left_to_chance(
    drive: Drive, monkeypatch: pytest.MonkeyPatch
) -> None:
    drive.click("seats.seed").type("42").type("twelve")
    assert drive.item("seats.seed").value == ""
    assert drive.scene.seating.drawn  # type: ignore[attr-defined]
    monkeypatch.setattr("game.scenes.seats.pasted", lambda: "no number")
    drive.click("seats.paste")
    assert drive.reads("There is no number to paste.")


def test_the_same_seed_deals_the_same_cards(drive: Drive) -> None:
    hands = []
    for _ in range(2):
        drive.click("seats.seed").type("99")
        hands.append(started(drive).view(None).hands)
        drive.stage.home(Seats(drive.services, "space_escape"))
        drive.settle()
    assert hands[0] == hands[1]


def test_every_option_has_its_name_and_its_sentence(drive: Drive) -> None:
    sit(drive, teal="empty", sky="empty")
    for words in (
        "Mole rats",
        "How many rats have to reach the pod.",
        "Challenge cards",
        "Five nasty cards join the deck.",
        "First turn",
        "Who plays the first card.",
    ):
        assert drive.reads(words)
