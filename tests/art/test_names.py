"""Every picture and sound that the code asks for by name is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.scenes.tables import MUSIC
from game.ui.jukebox import LAYERS, PIECES, layer_name, piece_name

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "game").rglob("*.py"))
ASKING = {"sprite": "", "draw_sprite": "", "icon": "icon_", "draw_icon": "icon_"}


def named(call: ast.Call) -> str:
    """Return the bare name of what is called."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


@cache
def written() -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8") for path in SOURCES)


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Return every call in the code, with the file it stands in; read once for all tests."""
    return tuple(_calls())


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for path, text in zip(SOURCES, written(), strict=True):
        place = path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call):
                yield place, node


def first_text(call: ast.Call) -> str | None:
    """Return the first literal text among the first two arguments."""
    texts = [a.value for a in call.args[:2] if isinstance(a, ast.Constant)]
    return next((text for text in texts if isinstance(text, str)), None)


def pictures_asked_for() -> set[tuple[str, str]]:
    return {
        (place, f"{ASKING[named(call)]}{text}")
        for place, call in calls()
        if named(call) in ASKING and (text := first_text(call))
    }


def sounds_asked_for() -> set[tuple[str, str]]:
    played = {
        (place, text)
        for place, call in calls()
        if named(call) == "play" and (text := first_text(call))
    }
    beats = {
        (place, word.value.value)
        for place, call in calls()
        for word in call.keywords
        if word.arg == "sound" and isinstance(word.value, ast.Constant) and word.value.value
    }
    return played | beats


def test_a_picture_that_the_code_names_exists() -> None:
    asked_for = pictures_asked_for()
    assert len(asked_for) > 50
    for place, name in sorted(asked_for):
        assert (ROOT / "sprites" / f"{name}.svg").is_file(), f"{place} asks for {name}"


def test_a_sound_that_the_code_names_exists() -> None:
    asked_for = sounds_asked_for()
    assert len(asked_for) > 20
    for place, name in sorted(asked_for):
        assert (ROOT / "sounds" / f"{name}.ogg").is_file(), f"{place} asks for {name}"


def test_no_sound_lies_there_that_nothing_plays() -> None:
    music = {piece_name(suite, each + 1) for suite in MUSIC.values() for each in range(PIECES)}
    music |= {layer_name(suite, layer) for suite in MUSIC.values() for layer in LAYERS}
    for path in sorted((ROOT / "sounds").glob("*.ogg")):
        if path.stem in music:
            continue
        stem, _, number = path.stem.rpartition("_")
        asked_for = f'"{stem}' if number.isdecimal() else f'"{path.stem}"'
        assert any(asked_for in text for text in written()), f"nothing asks for {path.name}"
