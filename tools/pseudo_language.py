"""A language nobody speaks, made of the English texts: to find what cannot be translated.

    python -m tools.pseudo_language FOLDER

writes `FOLDER/en-XA/` (as systems call English in false accents). Every text stands between
marks, its letters bear accents, and its vowels are doubled, which makes it about a third longer.
A word on the screen without accents is one that no translator can reach; one that is cut off shows
a place that is too narrow for other languages.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Transformer

from game.content.assets import texts_dir
from game.content.texts import read_texts

CODE: Final = "en-XA"
OPEN, CLOSE = "«", "»"
PLAIN: Final = "aeiouycnszAEIOUYCNSZ"
ACCENTED: Final = "áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ"
VOWELS: Final = frozenset("aeiouAEIOU")
KEPT: Final = frozenset({"shell-letters-rows"})
"""Texts that are no sentences: the letters of a keyboard stay what they are."""
_ACCENTS: Final = dict(zip(PLAIN, ACCENTED, strict=True))


def accented(text: str) -> str:
    """Return a text with accents and doubled vowels."""
    return "".join(_ACCENTS.get(sign, sign) * (1 + (sign in VOWELS)) for sign in text)


class _Accents(Transformer):
    """Puts accents on all words of an entry, and leaves what is filled in as it is."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(accented(node.value))


def pseudo(resource: ast.Resource) -> ast.Resource:
    """Return the texts of a file in the pseudo-language."""
    kept = []
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name not in KEPT and entry.value:
            changed = _Accents().visit(entry.clone())
            changed.value.elements = [
                ast.TextElement(OPEN), *changed.value.elements, ast.TextElement(CLOSE)
            ]  # fmt: skip
            kept.append(changed)
        elif isinstance(entry, ast.Message | ast.Term):
            kept.append(entry)
    return ast.Resource(kept)


def write_pseudo(folder: Path) -> Path:
    """Write the pseudo-language below a folder, and return its own folder."""
    place = folder / CODE
    place.mkdir(parents=True, exist_ok=True)
    for path, resource in read_texts(texts_dir() / "en").items():
        (place / path.name).write_text(serialize(pseudo(resource)), encoding="utf-8")
    return place


if __name__ == "__main__":
    print(write_pseudo(Path(sys.argv[1])))
