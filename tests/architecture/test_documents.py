"""What the documents say still holds: commands, keys, files, recipes."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.__main__ import build_parser
from game.ui.inputs import Action
from game.ui.keys import KEYS, key_cap
from tests.architecture.house import FLOORS, ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")])

KEY_WORDS = {"arrows": {Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN}}


def command(marker: str) -> str:
    """Return the only line of the block that stands below a marker of the README."""
    found = re.search(rf"<!-- command: {marker} -->\n```sh\n(.*?)\n```", README, re.DOTALL)
    assert found, f"README.md has no command marked '{marker}'"
    return found[1]


def test_one_line_plays_and_one_line_passes_the_tests() -> None:
    play, test = command("play"), command("test")
    assert "\n" not in play + test
    folders = {shlex.split(line)[3] for line in (play, test)}
    assert folders == {".venv", ".venv-test"}
    for line, folder in ((play, ".venv"), (test, ".venv-test")):
        steps = [shlex.split(step) for step in line.split("&&")]
        assert steps[0] == ["python3", "-m", "venv", folder]
        assert all(step[0] == f"{folder}/bin/python" for step in steps[1:])
    assert play.endswith("-m game")
    assert "-m pytest" in test


def test_both_commands_stand_on_the_first_screen() -> None:
    lines = README.splitlines()
    assert lines.index(command("test")) < 25


def test_continuous_integration_runs_the_test_command_of_the_readme() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111, ".ci/run cannot be executed"
    text = script.read_text(encoding="utf-8")
    assert "readme_command test" in text
    assert command("test") not in text, "the command stands in one place, the README"


def examples() -> Iterator[str]:
    """Yield every call of the program that a document shows."""
    for path in DOCUMENTS:
        for line in path.read_text(encoding="utf-8").splitlines():
            if re.match(r"(\$ )?python -m game ", line):
                yield line.removeprefix("$ ").removeprefix("python -m game ")
            yield from re.findall(r"`python -m game ([^`<]+)`", line)


@pytest.mark.parametrize("words", sorted(set(examples())))
def test_every_call_of_the_program_is_understood(words: str) -> None:
    build_parser().parse_args(shlex.split(words))


def test_every_command_of_the_program_is_shown() -> None:
    shown = {words.split()[0] for words in examples()}
    assert {"new", "simulate", "bench", "check-maps", "replay", "screenshot"} <= shown


def key_rows() -> list[tuple[str, str]]:
    """Return the rows of the table of keys: the keys, and what they do."""
    table = README.split("| key | what it does |\n|---|---|\n")[1].split("\n\n")[0]
    return [(row.split("|")[1].strip(), row.split("|")[2].strip()) for row in table.splitlines()]


def test_the_table_of_keys_is_the_one_of_the_program() -> None:
    shown: set[Action] = set()
    by_label = {key_cap(names[0]): action for action, names in KEYS.items()}
    for keys, _ in key_rows():
        for key in keys.split(", "):
            assert key in by_label or key in KEY_WORDS, f"no key is called '{key}'"
            shown |= KEY_WORDS.get(key) or {by_label[key]}
    assert shown == heeded(), "shown in README.md, and heeded by a screen, must be the same"


def heeded() -> set[Action]:
    """Return the actions that some screen or the window reacts to, and those of the focus."""
    sources = [*(ROOT / "game").glob("*.py"), *(ROOT / "game" / "scenes").rglob("*.py"),
               ROOT / "game" / "ui" / "focus.py"]  # fmt: skip
    return {
        Action[name]
        for path in sources
        if path.name != "key_page.py"  # It lists all of them.
        for name in re.findall(r"\bAction\.([A-Z_0-9]+)", path.read_text(encoding="utf-8"))
    }


def paths_named() -> Iterator[tuple[str, str]]:
    """Yield every path of the repository that a document links to or names."""
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        where = document.relative_to(ROOT).as_posix()
        links = re.findall(r"\]\(([^)#]+)\)", text) + re.findall(r'src="([^"]+)"', text)
        for link in links:
            if "://" not in link:
                target = (document.parent / link).resolve().relative_to(ROOT).as_posix()
                yield where, target
        for name in re.findall(r"`((?:game|tests|tools|maps|sprites|sounds|docs)/[^`\s]*)`", text):
            yield where, name


def test_every_file_that_a_document_names_is_there() -> None:
    missing = [
        f"{where} names {name}"
        for where, name in paths_named()
        if "<" not in name and not list(ROOT.glob(name.strip("/")))
    ]
    assert missing == []


def test_the_architecture_shows_every_floor_and_the_way_in() -> None:
    drawing = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
    for floor in FLOORS:
        assert f"`game/{floor}`" in ARCHITECTURE
        assert f">{floor}<" in drawing
    first_link = re.search(r"\]\(([^)]+)\)", ARCHITECTURE)
    assert first_link
    assert first_link[1].endswith("game/rules/contract.py")


RECIPES = (
    *("add a game", "add a card", "add a board space", "add a sentence", "add a sound"),
    *("add an action",),
    *("add a station card", "add a run card", "add a Nomia card", "add a civilization"),
)


@pytest.mark.parametrize("deed", RECIPES)
def test_there_is_a_numbered_recipe_for(deed: str) -> None:
    recipe = ARCHITECTURE.split(f"### How to {deed}\n")[1].split("\n### ")[0]
    assert re.findall(r"^(\d+)\. ", recipe, re.MULTILINE)[:3] == ["1", "2", "3"]


def test_names_that_the_recipes_use_stand_in_the_code() -> None:
    source = "\n".join(
        Path(path).read_text(encoding="utf-8") for path in (ROOT / "game").rglob("*.py")
    )
    for name in ("GAMES", "BOARDS", "_READERS", "player_for", "_PLAYERS", "TABLETOPS", "ENDINGS",
                 "PAGES", "BOXES", "CUSTOMS", "PlainCustoms", "Tabletop", "RINGS", "KINDS",
                 "RAT_STEPS", "SNAKE_STEPS", "_said", "STATIONS", "GAP_AFTER", "RUN_DECK",
                 "CIVIL_RUNS", "ASKED_ACTIONS", "ACTION_STEPS", "NOMIA", "STRIKES",
                 "CIVILIZATIONS"):  # fmt: skip
        assert f"{name}" in ARCHITECTURE
        assert re.search(rf"\b{name}\b", source), name


def test_every_ruling_that_the_code_names_is_in_the_list() -> None:
    listed = set(re.findall(r"^\| ([RC]?\d+) \|", RULINGS, re.MULTILINE))
    assert {f"R{number}" for number in range(1, 33)} <= listed
    folders = (ROOT / "game" / "rules" / "evacuate", ROOT / "tests" / "rules" / "evacuate")
    named = {
        number
        for folder in folders
        for path in folder.rglob("*.py")
        for number in re.findall(r"\b[RC]\d{1,2}\b", path.read_text(encoding="utf-8"))
    }
    assert named - listed == set()
