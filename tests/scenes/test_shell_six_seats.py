"""The set-up of a game for two to six, with an option that each seat chooses for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser

from game.content.assets import texts_dir
from game.content.texts import Texts, read_texts
from game.rules.contract import Setup, SetupError, SetupOption
from game.rules.registry import GAMES
from game.rules.rng import Chance
from game.scenes.boxes import BOXES, SPACE_BOX
from game.scenes.choose_game import ChooseGame
from game.scenes.customs import PlainCustoms
from game.scenes.seating import new_seating, of_seat
from game.scenes.seats import Seats
from tests.match.toy_game import BOARD, LAMPS_GAME, Lamps, LampsState
from tests.scenes.driver import Drive, Nothing, services_for

TRIBES = ("random", "foxes", "herons", "moles")
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080)]
WORDS = """
caravan-title = Caravan
caravan-promise = Home before dark.
caravan-about = Six tribes, one road.
caravan-option-goal = Goal
caravan-option-goal-about = How far it is.
caravan-option-goal-near = Near
caravan-option-goal-far = Far
caravan-option-night = Night
caravan-option-night-about = Whether night falls.
caravan-option-night-off = Off
caravan-option-night-on = On
caravan-option-tribe-random = Random
caravan-option-tribe-foxes = Foxes
caravan-option-tribe-herons = Herons
caravan-option-tribe-moles = Moles
"""


class Caravan(Lamps):
    """Lamps for two to six, of which each seat may lead a tribe of its own."""

    id = "caravan"
    seat_counts = range(2, 7)

    def setup_options(self, seats: int) -> Sequence[SetupOption]:
        """Return two options of the table, and one for each seat."""
        own = [SetupOption(f"tribe_{number}", TRIBES, "random") for number in range(1, seats + 1)]
        goal = SetupOption("goal", ("near", "far"), "near")
        return [goal, *own, SetupOption("night", ("off", "on"), "off")]

    def new_game(self, setup: Setup, seed: int) -> LampsState:
        """Refuse a tribe that is led twice."""
        tribes = [value for key, value in setup.options.items() if key.startswith("tribe")]
        twice = [tribe for tribe in tribes if tribe != "random" and tribes.count(tribe) > 1]
        if twice:
            raise SetupError(f"The {twice[0]} can be led by one seat only.")
        return LAMPS_GAME.new_game(replace(setup, seats=2), seed)


@pytest.fixture
def drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Drive:
    """The set-up of Caravan."""
    colours = ("ember", "sun", "teal", "sky", "violet", "ivory")
    box = replace(
        SPACE_BOX, id="caravan", words="caravan", colours=colours, piece="rat",
        together=False,
    )  # fmt: skip
    # There are rats in four colours only; the others may be anything of the same shape.
    monkeypatch.setattr(
        "game.scenes.boxes.Box.sprite",
        lambda _, colour: f"rat_{colour if colour in colours[:4] else 'any'}",
    )
    monkeypatch.setitem(GAMES, "caravan", Caravan())  # type: ignore[arg-type]
    monkeypatch.setitem(BOXES, "caravan", box)  # type: ignore[arg-type]
    monkeypatch.delitem(BOXES, "escape_plan")  # type: ignore[arg-type]
    services = services_for(tmp_path)
    shipped, added = read_texts(texts_dir() / "en").values(), FluentParser().parse(WORDS)
    services.texts = Texts("en", [*shipped, added])
    services.open_board = lambda _: SimpleNamespace(graph=BOARD)  # type: ignore[assignment,return-value]
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Seats(services, "caravan"))
    return drive.settle()


def options_of(drive: Drive) -> Mapping[str, str]:
    """Return the options with which the match would start."""
    return drive.scene.seating.setup_options()  # type: ignore[attr-defined,no-any-return]


def sit(drive: Drive, **kinds: str) -> None:
    """Give seats to people, computers or nobody, with the mouse."""
    for colour, kind in kinds.items():
        drive.click(f"seats.kind.{colour}", ({"human": 0.1, "bot": 0.5, "empty": 0.9}[kind], 0.5))


def test_the_key_of_an_option_tells_its_seat() -> None:
    assert of_seat("civ_2") == ("civ", 2)
    assert of_seat("short_deck_6") == ("short_deck", 6)
    assert of_seat("starter") is None


def test_a_newcomer_finds_four_of_the_six_seats_taken(drive: Drive) -> None:
    seating: Any = drive.scene.seating  # type: ignore[attr-defined]
    assert [place.kind for place in seating.places] == ["human", *["bot"] * 3, "empty", "empty"]
    assert drive.item("seats.preset.me").selected
    assert "seats.preset.solo" not in drive.ids(), "this game cannot be played alone"


def test_an_option_of_a_seat_stands_in_its_row_and_not_in_the_list(drive: Drive) -> None:
    own = [id for id in drive.ids() if ".own." in id]
    assert own == [f"seats.own.tribe.{colour}" for colour in ("ember", "sun", "teal", "sky")]
    assert [id for id in drive.ids() if ".option." in id] == [
        "seats.option.goal",
        "seats.option.night",
        "seats.option.undo",
    ]
    for colour in ("ember", "sun", "teal", "sky"):
        _, row, _, height = drive.item(f"seats.kind.{colour}").box
        _, top, _, _ = drive.item(f"seats.own.tribe.{colour}").box
        assert row <= top < row + height


def test_an_option_of_a_seat_is_chosen_by_mouse_and_keys(drive: Drive) -> None:
    drive.click("seats.own.tribe.sun", (0.9, 0.5))
    assert options_of(drive)["tribe_2"] == "foxes"
    drive.tab_to("seats.own.tribe.sun").key("right", "right")
    assert options_of(drive)["tribe_2"] == "moles"
    drive.click("seats.own.tribe.sun", (0.05, 0.5))
    assert options_of(drive)["tribe_2"] == "herons"
    assert drive.reads("Herons")


def test_what_a_seat_has_chosen_stays_with_it_when_another_gets_up(drive: Drive) -> None:
    drive.click("seats.own.tribe.sky", (0.9, 0.5))
    assert options_of(drive)["tribe_4"] == "foxes"
    sit(drive, sun="empty")
    assert options_of(drive) == {
        "goal": "near", "night": "off",
        "tribe_1": "random", "tribe_2": "random", "tribe_3": "foxes",
    }  # fmt: skip
    assert drive.reads("Nobody plays here")


def test_what_the_rules_refuse_is_told_in_their_own_words(drive: Drive) -> None:
    for colour in ("ember", "sun"):
        drive.click(f"seats.own.tribe.{colour}", (0.9, 0.5))
    assert drive.reads("The foxes can be led by one seat only.")
    assert not drive.item("seats.start").enabled


def test_one_seat_is_too_few(drive: Drive) -> None:
    sit(drive, sun="empty", teal="empty", sky="empty")
    assert drive.reads("This game takes at least 2 seats.")
    assert not drive.item("seats.start").enabled


def test_secrets_are_spoken_of_where_people_share_the_screen(drive: Drive) -> None:
    covered = "What is secret is covered until the next person sits down."
    assert not drive.reads(covered)
    sit(drive, sun="human")
    assert drive.reads("2 people share this screen.")
    assert drive.reads(covered)


@pytest.mark.parametrize("size", SIZES)
def test_six_rows_can_be_read_at_every_size(drive: Drive, size: tuple[int, int]) -> None:
    drive.resize(*size)
    for preset in ("people", "watch"):
        drive.click(f"seats.preset.{preset}")
        assert drive.faults() == []
    sit(drive, violet="human", ivory="bot")
    drive.click("seats.own.tribe.ivory", (0.9, 0.5))
    assert drive.faults() == []


def test_six_sit_down_in_seat_order(drive: Drive) -> None:
    sit(drive, violet="bot", ivory="human")
    assert options_of(drive)["tribe_6"] == "random"
    seating: Any = drive.scene.seating  # type: ignore[attr-defined]
    assert [plan.name for plan in seating.plans()] == ["Ana", "Ben", "Vera", "Kit", "Mia", "Tom"]


def test_colours_are_given_out_in_seat_order() -> None:
    names = dict.fromkeys(("ember", "sun", "teal"), "Ana")
    seating = new_seating(Caravan(), PlainCustoms(), tuple(names), names, Chance(1))
    seating.places[1].kind = "empty"
    assert PlainCustoms().wears(seating) == ["ember", "sun"]


@pytest.mark.parametrize("size", SIZES)
def test_the_choice_of_games_follows_the_focus(drive: Drive, size: tuple[int, int]) -> None:
    drive.stage.push(ChooseGame(drive.services))
    drive.resize(*size)
    assert drive.faults() == []
    drive.tab_to("choose.caravan").tab_to("choose.play").key("enter")
    assert drive.scene.box.id == "caravan"  # type: ignore[attr-defined]
