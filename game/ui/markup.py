"""Styled text, taken apart: which words are in which style, and which of them share a line.

A style is marked inside a sentence by three private characters: opener, style name, separator,
words, closer. The text files never hold them; they come from the values put into a sentence.
Nothing here draws: widths are asked of a `measure` function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from game.content.texts import STYLE_CLOSE, STYLE_OPEN, STYLE_THEN, styled
from game.ui.signs import joins

ELLIPSIS: Final = "…"


class Run(NamedTuple):
    """Letters of one style; the style is empty for ordinary words."""

    text: str
    style: str = ""


Word = tuple[Run, ...]
Line = tuple[Run, ...]
Measure = Callable[[Line], int]


def parse(text: str) -> tuple[Run, ...]:
    """Return styled text as runs. Marks that do not belong together are dropped."""
    runs: list[Run] = []
    styles: list[str] = []
    rest = text
    while rest:
        cut = min(
            (at for at in map(rest.find, (STYLE_OPEN, STYLE_CLOSE)) if at >= 0), default=len(rest)
        )
        if cut:
            runs.append(Run(rest[:cut].replace(STYLE_THEN, ""), styles[-1] if styles else ""))
        mark, rest = rest[cut : cut + 1], rest[cut + 1 :]
        if mark == STYLE_OPEN and STYLE_THEN in rest:
            style, rest = rest.split(STYLE_THEN, 1)
            styles.append(style)
        elif mark == STYLE_CLOSE and styles:
            styles.pop()
    return tuple(runs)


def written(runs: Iterable[Run]) -> str:
    """Return runs as styled text again."""
    return "".join(styled(run.style, run.text) if run.style else run.text for run in runs)


def paragraphs(runs: Iterable[Run]) -> list[list[Word]]:
    """Return runs as words, one list for each line that was meant to begin a new one."""
    result: list[list[Word]] = [[]]
    word: list[Run] = []

    def end_word() -> None:
        if word:
            result[-1].append(tuple(word))
            word.clear()

    for run in runs:
        for row, line in enumerate(run.text.split("\n")):
            if row:
                end_word()
                result.append([])
            for number, part in enumerate(line.split(" ")):
                if number:
                    end_word()
                if part:
                    word.append(Run(part, run.style))
    end_word()
    return result


def break_lines(
    words: Iterable[Word], measure: Measure, first: int, others: int, most: int | None = None
) -> list[Line]:
    """Return words as lines: the first no wider than `first`, all after it than `others`.

    A word that is wider than a whole line is broken where it must be. With `most`, breaking ends
    when there are more lines than that.
    """
    lines: list[Line] = []
    line: Line = ()
    for word in words:
        room = others if lines else first
        grown = join(line, word)
        if line and _wider(grown, measure, room):
            lines.append(line)
            grown, room = word, others
        while len(_text(grown)) > 1 and _wider(grown, measure, room):
            if most is not None and len(lines) > most:
                return lines
            head, grown = _cut(grown, measure, room)
            lines.append(head)
            room = others
        line = grown
    return [*lines, line]


def _wider(line: Line, measure: Measure, width: int) -> bool:
    """Return whether a line is wider than that; of an endless word its beginning tells it."""
    if len(_text(line)) > width + 1 and measure(_first(line, width + 1)) > width:
        return True
    return measure(line) > width


def join(line: Line, word: Word) -> Line:
    """Return a line with one more word; runs of one style become one run."""
    if not line:
        return word
    same = line[-1].style == word[0].style
    space = Run(" ", word[0].style if same else "")
    return _merged((*line, space, *word))


def shortened(line: Line, measure: Measure, width: int) -> Line:
    """Return a line that ends in an ellipsis and is no wider than `width`."""
    text = _text(line)
    for length in range(len(text), 0, -1):
        if joins(text, length):
            continue
        kept = _stripped(_first(line, length))
        style = kept[-1].style if kept else ""
        candidate = _merged((*kept, Run(ELLIPSIS, style)))
        if measure(candidate) <= width:
            return candidate
    return (Run(ELLIPSIS),)


def _cut(line: Line, measure: Measure, width: int) -> tuple[Line, Line]:
    text = _text(line)
    length, longest = 1, len(text) - 1
    while length < longest:
        middle = min((length + longest + 1) // 2, 2 * length)
        if measure(_first(line, middle)) <= width:
            length = middle
        else:
            longest = middle - 1
    while joins(text, length):
        length -= 1
    if not length:  # One sign of several letters is wider than the line.
        length = next((at for at in range(1, len(text)) if not joins(text, at)), 1)
    return _first(line, length), _after(line, length)


def _text(line: Line) -> str:
    return "".join(run.text for run in line)


def _first(line: Line, length: int) -> Line:
    kept: list[Run] = []
    for run in line:
        if length <= 0:
            break
        kept.append(Run(run.text[:length], run.style))
        length -= len(run.text)
    return tuple(kept)


def _after(line: Line, length: int) -> Line:
    kept: list[Run] = []
    for run in line:
        if length < len(run.text):
            kept.append(Run(run.text[max(0, length) :], run.style))
        length -= len(run.text)
    return tuple(kept)


def _stripped(line: Line) -> Line:
    while line and not line[-1].text.rstrip(" ,;:."):
        line = line[:-1]
    if not line:
        return line
    return (*line[:-1], Run(line[-1].text.rstrip(" ,;:."), line[-1].style))


def _merged(runs: Iterable[Run]) -> Line:
    merged: list[Run] = []
    for run in runs:
        if merged and merged[-1].style == run.style:
            merged[-1] = Run(merged[-1].text + run.text, run.style)
        else:
            merged.append(run)
    return tuple(merged)
