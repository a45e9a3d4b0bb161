"""The manual tells of everything around the games, with pictures that one command draws anew."""

from __future__ import annotations

import re
import shlex

import pygame
import pytest

from game.__main__ import build_parser
from game.gallery import SCREENS
from game.match.fairness import SALT, fingerprint_of
from tests.architecture.house import ROOT
from tools.draw_manual_pictures import DRAWN, FOLDER, PICTURES, WIDTH

MANUAL = (ROOT / "docs" / "manual.md").read_text(encoding="utf-8")
MOST_BYTES = 150_000

TOLD = {
    "undo and redo": ("Your turn: hint, undo, recap, trail", "Undo", "redo", "padlock", "steps"),
    "the log": ("Replays, and looking back", "sentence of the log", "lit", "once more"),
    "what others did": ("Your turn: hint, undo, recap, trail", "Since your last turn", "trail"),
    "replays": ("Replays, and looking back", "Every finished game is kept", "replay FILE --check"),
    "saves": ("Saved games", "Continue", "Rename", "Undo", "Bring in a file", "damaged"),
    "the curtain": ("The curtain, and codes", "code of four digits", "half a second"),
    "hints": ("Your turn: hint, undo, recap, trail", "Hint", "proposes"),
    "refusals": ("How to play: search and glossary", "After a refusal", "chapter"),
    "rules": ("How to play: search and glossary", "Search", "Glossary"),
    "a closer look": ("Looking closely", "**I**", "right", "nearer", "+"),
    "keys, mouse and gamepad": ("Keys, mouse and gamepad", "alone", "*Left hand*", "swap"),
    "colors and contrast": (
        *("Colors, contrast and motion", "Palette", "High contrast", "7:1", "Reduced motion"),
        *("shape", "letter"),
    ),
    "text size": ("Text size", "80 to 200 %", "wrap"),
    "settings": ("Settings", "Restore this page", "damaged"),
    "sound": (
        *("Sound", "interface", "pieces", "events", "ambience", "music", "Mono", "Captions"),
    ),
    "results": ("The results", "chart", "luck", "time", "turning points", "rematch"),
    "fair play": ("Fair play and records", "fingerprint", "seed", "AI seats", "Levels", "Records"),
    "the window": ("The window", "F11", "opens where its window stood"),
    "faults": ("If something breaks", "Go on from here", "Copy report"),
    "the desktop": ("On the desktop", "menu", "icons", "F12", "Without a sound device"),
    "languages": ("Languages", "folder", "English"),
}
"""The heading of the section that tells of each thing, and words that it must not miss."""


def section(heading: str) -> str:
    """Return a section of the manual, on one line."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", MANUAL, re.DOTALL | re.M)
    assert found, f"docs/manual.md has no section '{heading}'"
    return " ".join(found[1].split())


@pytest.mark.parametrize("thing", TOLD)
def test_the_manual_tells_of(thing: str) -> None:
    heading, *words = TOLD[thing]
    text = section(heading)
    assert [word for word in words if word.casefold() not in text.casefold()] == []


def test_every_picture_is_shown_and_every_picture_shown_is_there() -> None:
    shown = re.findall(r"!\[([^\]]+)\]\(pictures/manual/([^)]+)\.png\)", MANUAL)
    assert sorted(name for _, name in shown) == sorted(PICTURES)
    assert all(len(words) > 20 for words, _ in shown), "whoever cannot see it reads what it shows"
    assert {path.stem for path in FOLDER.iterdir()} == set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small_and_as_large_as_the_tool_makes_it(name: str) -> None:
    path = FOLDER / f"{name}.png"
    assert path.stat().st_size <= MOST_BYTES
    assert pygame.image.load(path).get_size() == (WIDTH, round(WIDTH * DRAWN[1] / DRAWN[0]))


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_drawn_by_a_call_that_is_understood(name: str) -> None:
    words = ["screenshot", *shlex.split(PICTURES[name]), "out.png"]
    assert build_parser().parse_args(words).screen in SCREENS


def test_the_line_that_checks_a_fingerprint_is_one_that_works() -> None:
    found = re.search(r"sha256\(b'(\d+) ([0-9a-f]+)'\)\.hexdigest", MANUAL)
    assert found
    assert re.fullmatch(SALT, found[2])
    assert len(fingerprint_of(int(found[1]), found[2])) == 64
