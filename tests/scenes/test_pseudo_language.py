"""Every screen in a language nobody speaks: nothing is left in English, nothing is cut off.

The language is made of the English texts by `tools/pseudo_language.py`: accented, and a third
longer. It is chosen as any language that somebody has added, from a folder.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.content.languages import Shelf
from game.content.texts import Texts
from game.scenes.stage import Scene
from game.ui.buttons import PAD_LAYOUT, button_cap
from game.ui.keys import key_cap, layout_for
from game.ui.lettering import draw_text
from tests.scenes.driver import Drive, Nothing, services_for
from tests.scenes.listening import Said
from tests.scenes.meant import unmeant
from tests.scenes.screens import SCREENS
from tests.scenes.space_escape.tables import QuickBots
from tools.pseudo_language import CODE, PLAIN, write_pseudo

FULL = (1280, 720)
WORD = re.compile(r"[^\W\d_]{2,}")
NO_WORDS = re.compile(r"\b[0-9a-f]{4,}\b|\S+\.json\b")
"""Parts of a fingerprint, and names of files."""
COMMAND = ("python3", "hashlib", "hexdigest")
"""What stands in a line to be run elsewhere."""


def caps() -> set[str]:
    """Return the words on keys and on the buttons of pads, the same in every language."""
    keys = [name for names in layout_for("both").table.values() for name in names]
    buttons = [name for names in PAD_LAYOUT.table.values() for name in names]
    signs = [*map(key_cap, keys), *map(button_cap, buttons)]
    return {word for sign in signs for word in WORD.findall(sign)}


CAPS = caps()


def english_in(said: Sequence[Said]) -> list[str]:
    """Return what is written without accents though its letters could bear them.

    Keys, numbers, badges of one letter, paths of files and the names of languages are nobody's
    words.
    """
    return [
        each.text
        for each in said
        if not any(sign in each.text for sign in ("/", "English", *COMMAND))
        and any(map(_is_plain, words(each.text)))
    ]


def words(text: str) -> list[str]:
    """Return the words of a text without those on keys and parts of a fingerprint."""
    return [word for word in WORD.findall(NO_WORDS.sub("", text)) if word not in CAPS]


def _is_plain(word: str) -> bool:
    return word.isascii() and any(sign in PLAIN for sign in word)


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """The languages, with the pseudo-language among them."""
    folder = tmp_path_factory.mktemp("languages")
    write_pseudo(folder)
    return Shelf(folder)


@pytest.fixture(scope="session")
def false(shelf: Shelf) -> Texts:
    """The pseudo-language, read once."""
    return shelf.open(CODE)


@pytest.fixture
def drive(tmp_path: Path, shelf: Shelf, false: Texts) -> Drive:
    """An empty stage on which the pseudo-language is spoken."""
    services = services_for(tmp_path, QuickBots)
    services.shelf = shelf
    services.settings.change("display", language=CODE)
    services.texts = false
    return Drive(tmp_path, Nothing(), FULL, services)


@pytest.mark.parametrize("name", SCREENS)
def test_every_word_comes_from_the_texts_and_has_its_room(name: str, drive: Drive) -> None:
    for state in SCREENS[name](drive):
        said = drive.settle().said()
        assert english_in(said) == [], state
        assert unmeant(drive, said) == [], state
    assert drive.services.texts.language == CODE


def test_the_walk_finds_words_that_nobody_can_translate(drive: Drive) -> None:
    class Careless(Scene):
        def draw(self, canvas) -> None:  # type: ignore[no-untyped-def]
            draw_text(canvas, 100, 100, "Roll the dice", 20)
            draw_text(canvas, 100, 200, "Ctrl+Enter", 20)
            draw_text(canvas, 100, 300, "17 / 20", 20)
            draw_text(canvas, 100, 400, drive.services.texts.say("shell-back"), 20)

    drive.stage.push(Careless())
    assert english_in(drive.settle().said()) == ["Roll the dice"]


def test_the_pseudo_language_is_a_third_longer(shelf: Shelf, false: Texts) -> None:
    english = shelf.open("en")
    assert english.keys() == false.keys()
    assert false.say("shell-save-done", title="Tea") == "«Šáávééd ááš “Tea”.»"
    told = [key for key in sorted(english.keys()) if not english.fields(key)]
    long, short = (sum(len(texts.say(key)) for key in told) for texts in (false, english))
    assert 1.25 < long / short < 1.45
