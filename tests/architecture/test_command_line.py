"""The command line as people use it: help, wrong words, bad files, and what the checks print."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from game import __version__, bench
from game.__main__ import FOLDERS, _with_open, main
from game.content import assets, maps
from game.content.assets import maps_dir
from game.match.folders import TOGETHER
from game.match.match import Match
from game.match.saves import SaveFolder
from game.match.seats import SeatPlan
from game.match.tables import table_from_words

COMMANDS = ("new", "open", "list-saves", "simulate", "bench", "check-maps", "replay", "screenshot")


class Outcome(NamedTuple):
    """What a call of the program left behind."""

    status: int
    printed: str
    complained: str

    def is_one_sentence_of_complaint(self) -> bool:
        text = self.complained
        return not self.printed and text.endswith(".\n") and text.count("\n") == 1


Call = Callable[..., Outcome]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """Call the program with some words."""

    def run(*words: str | Path) -> Outcome:
        try:
            status = main([str(word) for word in words])
        except SystemExit as end:
            status = int(end.code or 0)
        return Outcome(status, *capsys.readouterr())

    return run


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A saved game, some answers old."""
    match = played_on(table_from_words("space_escape", "human,steady", 7, ()), 12)
    return SaveFolder(tmp_path / "saves").save_as(match, "Before the ladder")


def played_on(match: Match, answers: int) -> Match:
    for _ in range(answers):
        (seat,) = match.waiting()
        match.answer(seat, match.decisions()[seat].options[0].key)
    return match


# Help


def test_the_version_is_told(call: Call) -> None:
    assert call("--version") == (0, f"Three Ways Out {__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(call: Call, command: str) -> None:
    status, printed, complained = call(command, "--help")
    assert (status, complained) == (0, "")
    assert f"Example: python -m game {command}" in " ".join(printed.split())


def test_the_general_help_names_every_command(call: Call) -> None:
    status, printed, _ = call("--help")
    assert status == 0
    assert "Example:" in printed
    for command in COMMANDS:
        assert f"\n    {command}" in printed


# Wrong use: status 2

SIMULATE = ("simulate", "space_escape", "--games", "1")
NEW_FULL = ("new", "evacuate", "--seats", "human,steady", "--option", "game=full")
WRONG_WORDS = {
    "no such command": ("fly",),
    "no such option": ("--fly",),
    "no such game": ("simulate", "chess"),
    "no such game to draw": ("screenshot", "chess", "out.png"),
    "no such game to open": ("new", "chess"),
    "no game at all": ("simulate",),
    "no such level": (*SIMULATE, "--seats", "novice,genius"),
    "a person in a simulation": (*SIMULATE, "--seats", "novice,human"),
    "no such seat": ("screenshot", "space_escape", "--seats", "human,ghost", "out.png"),
    "no seat": (*SIMULATE, "--seats", ""),
    "an empty seat": (*SIMULATE, "--seats", "novice,,novice"),
    "too many seats": (*SIMULATE, "--seats", "novice,novice,novice,novice,novice"),
    "no such rule": (*SIMULATE, "--option", "wings=on"),
    "no such value of a rule": (*SIMULATE, "--option", "challenge=maybe"),
    "a rule with two values": (
        *SIMULATE, "--option", "challenge=on", "--option", "challenge=off",
    ),
    "a rule without a value": (*SIMULATE, "--option", "challenge"),
    "rats that do not fit the crew": (
        *SIMULATE, "--seats", "novice", "--option", "rats=3", "--option", "crew=teal+sky",
    ),
    "no such civilization": (*NEW_FULL, "--option", "civ_1=martians"),
    "one civilization for two": (*NEW_FULL, "--option", "civ_1=skith", "--option", "civ_2=skith"),
    "a civilization for an empty seat": (*NEW_FULL, "--option", "civ_3=skith"),
    "no such kind of the game": ("new", "evacuate", "--option", "game=huge"),
    "nobody to outrun": ("new", "evacuate", "--seats", "human"),
    "no games": ("simulate", "space_escape", "--games", "0"),
    "no number of games": ("simulate", "space_escape", "--games", "many"),
    "no processes": (*SIMULATE, "--jobs", "0"),
    "more games than a machine can count": ("simulate", "space_escape", "--games", "9" * 5000),
    "more processes than a machine can run": (*SIMULATE, "--jobs", "9999"),
    "no number as a seed": (*SIMULATE, "--seed", "lucky"),
    "a seed in digits of another script": (*SIMULATE, "--seed", "\u0661\u0662"),
    "a seed below nothing": (*SIMULATE, "--seed", "-1"),
    "a seed beyond the last": ("new", "space_escape", "--seed", str(2**64)),
    "a seed of a thousand digits": (*SIMULATE, "--seed", "9" * 5000),
    "a game in broken letters": ("simulate", "\udcff\n"),
    "a seat in broken letters": (*SIMULATE, "--seats", "\udcff\n"),
    "no number of answers": ("screenshot", "space_escape", "--after", "-1", "out.png"),
    "no size": ("screenshot", "space_escape", "--size", "large", "out.png"),
    "too small a size": ("screenshot", "space_escape", "--size", "640x480", "out.png"),
    "a size of a thousand digits": (
        "screenshot", "space_escape", "--size", f"{'9' * 5000}x1080", "out.png",
    ),
    "nowhere to draw to": ("screenshot", "space_escape"),
    "nothing to replay": ("replay",),
}  # fmt: skip


@pytest.mark.parametrize("words", WRONG_WORDS.values(), ids=WRONG_WORDS.keys())
def test_wrong_use_is_said_in_one_sentence(call: Call, words: tuple[str, ...]) -> None:
    outcome = call(*words)
    assert outcome.status == 2
    assert outcome.is_one_sentence_of_complaint(), outcome


def test_a_wrong_word_is_answered_with_the_right_ones(call: Call) -> None:
    assert "space_escape" in call("simulate", "chess").complained
    assert "steady" in call(*SIMULATE, "--seats", "genius").complained
    assert "challenge" in call(*SIMULATE, "--option", "wings=on").complained
    assert "off" in call(*SIMULATE, "--option", "challenge=maybe").complained
    assert "simulate --help" in call("simulate").complained


# Bad files and failed checks: status 1

DAMAGED = {
    "empty": b"",
    "not JSON": b"once upon a time",
    "not text": bytes(range(256)),
    "a list": b"[1, 2, 3]",
    "another program's": b'{"name": "three-ways-out"}',
    "very deep": b"[" * 100_000,
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
@pytest.mark.parametrize("check", [(), ("--check",)], ids=["told", "checked"])
def test_a_damaged_save_is_refused_in_one_sentence(
    call: Call, tmp_path: Path, content: bytes, check: tuple[str, ...]
) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(content)
    outcome = call("replay", file, *check)
    assert outcome.status == 1
    assert outcome.is_one_sentence_of_complaint(), outcome
    assert "damaged.json" in outcome.complained
    assert file.read_bytes() == content


def test_a_save_that_is_cut_off_is_refused(call: Call, save: Path) -> None:
    save.write_bytes(save.read_bytes()[:-40])
    outcome = call("replay", save)
    assert outcome.status == 1
    assert outcome.is_one_sentence_of_complaint(), outcome


@pytest.mark.parametrize("name", ["nothing.json", ".", "broken \udcff\n letters.json"])
def test_what_is_no_file_cannot_be_replayed(call: Call, tmp_path: Path, name: str) -> None:
    outcome = call("replay", tmp_path / name)
    assert outcome.status == 1
    assert outcome.is_one_sentence_of_complaint(), outcome


@pytest.mark.parametrize("name", ["no such folder/out.png", "folder.png", ".", "out.txt", "out"])
def test_a_picture_that_cannot_be_written_is_refused_in_one_sentence(
    call: Call, tmp_path: Path, name: str
) -> None:
    (tmp_path / "folder.png").mkdir()
    outcome = call("screenshot", "space_escape", "--size", "1024x576", tmp_path / name)
    assert outcome.status == 1
    assert outcome.is_one_sentence_of_complaint(), outcome
    assert [path.name for path in tmp_path.iterdir()] == ["folder.png"]


def test_a_damaged_map_is_refused_with_a_sentence_for_each_fault(
    call: Call, tmp_path: Path
) -> None:
    folder = tmp_path / "space_escape"
    shutil.copytree(maps_dir() / "space_escape", folder)
    file = folder / "station.tmx"
    text = file.read_text(encoding="utf-8")
    assert '"ladder_foot"' in text
    file.write_text(text.replace('"ladder_foot"', '"trapdoor"'), encoding="utf-8")
    status, printed, complained = call("check-maps", file)
    assert (status, printed) == (1, "")
    lines = complained.splitlines()
    assert any("trapdoor" in line and "object" in line for line in lines)
    assert all("station.tmx" in line and line.endswith(".") for line in lines)


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_what_is_no_map_is_refused_in_one_sentence(
    call: Call, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "damaged.tmx"
    file.write_bytes(content)
    outcome = call("check-maps", file)
    assert outcome.status == 1
    assert outcome.is_one_sentence_of_complaint(), outcome


# The output goes nowhere


def call_into(output: Path | int, *words: str | Path, **environment: str) -> Outcome:
    """Call the program in a process of its own that prints to a file."""
    with open(output, "wb") as file:
        done = subprocess.run(
            [sys.executable, "-m", "game", *map(str, words)],
            stdout=file,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "", **environment},
        )
    return Outcome(done.returncode, "", done.stderr)


SIMULATION = ("simulate", "space_escape", "--seats", "random", "--games", "2")
TALKATIVE = {
    "help": ("--help",),
    "maps": ("check-maps",),
    "a table": SIMULATION,
    "an object": (*SIMULATION, "--json"),
}


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk here is always full")
@pytest.mark.parametrize(
    ("words", "unbuffered"),
    # Unbuffered help is left out: argparse itself swallows what it cannot print.
    [("help", ""), ("maps", ""), ("maps", "1"), ("a table", "1"), ("an object", "")],
)
def test_a_full_disk_is_one_sentence(words: str, unbuffered: str) -> None:
    outcome = call_into(Path("/dev/full"), *TALKATIVE[words], PYTHONUNBUFFERED=unbuffered)
    assert outcome.status == 1
    assert outcome.is_one_sentence_of_complaint(), outcome


@pytest.mark.parametrize("words", TALKATIVE.values(), ids=TALKATIVE.keys())
def test_a_reader_who_has_had_enough_hears_nothing(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    assert call_into(writing, *words).complained == ""


def test_names_are_told_in_any_encoding(tmp_path: Path, save: Path) -> None:
    match = table_from_words("space_escape", "human,steady", 7, ())
    match = Match.start(match.game, match.setup, [SeatPlan("human", "Zoë 李"), match.seats[1]], 7)
    told = tmp_path / "told.txt"
    outcome = call_into(
        told, "replay", SaveFolder(save.parent).save_as(played_on(match, 1), "Zoë 李"),
        PYTHONIOENCODING="ascii",
    )  # fmt: skip
    assert (outcome.status, outcome.complained) == (0, "")
    assert b"Zo\\xeb" in told.read_bytes()


# All is well: status 0


def test_the_boards_of_the_program_pass_their_checks(call: Call) -> None:
    assert call("check-maps") == (0, f"{len(maps.BOARDS)} maps checked, nothing wrong.\n", "")


def test_cities_are_laid_by_chance_on_request(call: Call) -> None:
    status, printed, complained = call("check-maps", "--lays", "3")
    assert (status, complained) == (0, "")
    assert printed.splitlines()[1].startswith("3 cities laid, each complete;")


def test_what_is_no_city_cannot_be_laid(call: Call) -> None:
    station = maps_dir() / "space_escape" / "station.tmx"
    status, _, complained = call("check-maps", station, "--lays", "3")
    assert (status, complained.count("\n")) == (1, 1)
    assert "no city of Escape Plan" in complained


def test_a_board_that_is_gone_fails_the_check(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maps, "BOARDS", {"space_escape": "space_escape/station.tmx"})
    for module in (assets, maps):
        monkeypatch.setattr(module, "maps_dir", lambda: tmp_path)
    outcome = call("check-maps")
    assert outcome.status == 1
    assert outcome.is_one_sentence_of_complaint(), outcome


def test_saved_games_are_listed(call: Call, save: Path, tmp_path: Path) -> None:
    (save.parent / "broken.json").write_text("{")
    status, printed, complained = call("list-saves", "--saves", save.parent)
    assert (status, complained) == (0, "")
    lines = printed.splitlines()
    assert len(lines) == 2
    (whole,) = (line for line in lines if str(save) in line)
    assert "  space_escape  round " in whole
    assert "  Before the ladder  " in whole
    assert any("broken.json" in line for line in lines)
    assert call("list-saves", "--saves", tmp_path / "none") == (0, "", "")


def test_what_is_no_folder_cannot_be_listed(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOGETHER, "")
    file = tmp_path / "letter.txt"
    file.write_text("x")
    for where in (("--saves", file), ("--data-dir", file)):
        outcome = call("list-saves", *where)
        assert (outcome.status, outcome.printed) == (1, "")
        assert outcome.is_one_sentence_of_complaint(), outcome


@pytest.mark.parametrize("option", FOLDERS)
def test_a_folder_without_a_name_is_none(call: Call, option: str) -> None:
    outcome = call("list-saves", option, "")
    assert outcome.status == 2
    assert outcome.is_one_sentence_of_complaint(), outcome


def test_a_folder_for_everything_is_named_before_a_command_or_behind_it(
    call: Call, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOGETHER, "")
    listed = call("list-saves", "--data-dir", save.parent.parent)
    assert str(save) in listed.printed
    assert call("--data-dir", save.parent.parent, "list-saves") == listed


@pytest.mark.parametrize(
    "folders", [(), ("--saves", "s"), ("--data-dir=d",), ("--data-dir", "d", "--saves=s")]
)
def test_a_file_is_opened_wherever_folders_are_named(folders: tuple[str, ...]) -> None:
    words = [*folders, "saves/ana.json"]
    assert _with_open(words, COMMANDS) == [*folders, "open", "saves/ana.json"]
    assert _with_open([*folders, "bench"], COMMANDS) == [*folders, "bench"]


def test_a_save_is_told_and_checked(call: Call, save: Path) -> None:
    status, printed, complained = call("replay", save)
    assert (status, complained) == (0, "")
    assert sum(line[:4].strip().isdecimal() for line in printed.splitlines()) == 12
    status, printed, complained = call("replay", save, "--check")
    assert (status, complained) == (0, "")
    assert printed.startswith(f"'{save.name}': 12 answers lead to its state, and its seed to ")


def test_a_save_whose_answers_lead_elsewhere_fails_the_check(call: Call, save: Path) -> None:
    content = json.loads(save.read_text(encoding="utf-8"))
    del content["log"][-1]
    save.write_text(json.dumps(content), encoding="utf-8")
    outcome = call("replay", save, "--check")
    assert outcome.status == 1
    assert outcome.is_one_sentence_of_complaint(), outcome


def test_a_simulation_prints_one_object(call: Call) -> None:
    words = ("simulate", "space_escape", "--seats", "novice,random", "--games", "3", "--seed", "5")
    status, printed, complained = call(*words, "--json")
    assert (status, complained) == (0, "")
    report = json.loads(printed)
    assert (report["game"], report["games"]) == ("space_escape", 3)
    assert not report["failures"]
    assert {"rounds_mean", "decisions", "seconds", "decisions_per_second", "win_rate"} <= set(
        report
    )
    for place, (seat, level) in enumerate(zip(report["seats"], ("novice", "random"), strict=True)):
        assert (seat["seat"], seat["level"]) == (place, level)
        assert {"wins", "mean_score"} <= seat.keys()


def test_a_simulation_prints_a_table_for_people(call: Call) -> None:
    status, printed, _ = call(*SIMULATE, "--seats", "novice,novice")
    assert status == 0
    for word in ("novice", "Wins", "Mean score", "Rounds", "a second", "Failures: 0"):
        assert word in printed


def test_a_picture_is_drawn_in_the_size_asked_for(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    words = ("--seats", "human,steady", "--seed", "3", "--after", "5", "--size", "1280x720")
    assert call("screenshot", "space_escape", *words, out) == (0, "", "")
    header = out.read_bytes()[:24]
    assert header.startswith(b"\x89PNG")
    assert (int.from_bytes(header[16:20]), int.from_bytes(header[20:24])) == (1280, 720)


@pytest.mark.parametrize(("words", "as_json"), [((), False), (("--json",), True)])
def test_the_benchmark_is_printed_as_a_table_or_as_one_object(
    call: Call, words: tuple[str, ...], as_json: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(bench, "run", lambda *, as_json: asked.append(as_json) or 0)
    assert call("bench", *words) == (0, "", "")
    assert asked == [as_json]
