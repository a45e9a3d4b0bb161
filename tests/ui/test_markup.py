"""Styled sentences come apart into runs, words and lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.content.texts import plain, styled
from game.ui.markup import Line, Run, break_lines, paragraphs, parse, shortened


def letters(line: Line) -> int:
    """Measure a line as if every letter were one unit wide."""
    return sum(len(run.text) for run in line)


def test_words_between_the_marks_take_their_style() -> None:
    text = "Say " + styled("seat0", "Ana") + ", go."
    assert parse(text) == (Run("Say "), Run("Ana", "seat0"), Run(", go."))


def test_a_style_inside_a_style_ends_first() -> None:
    text = styled("strong", "a" + styled("bad", "b") + "c")
    assert parse(text) == (Run("a", "strong"), Run("b", "bad"), Run("c", "strong"))


@given(st.text(alphabet="ab \n\ue000\ue001\ue002", max_size=30))
def test_broken_marks_never_reach_the_screen(text: str) -> None:
    shown = "".join(run.text for run in parse(text))
    assert not set(shown) & {"\ue000", "\ue001", "\ue002"}


@given(st.lists(st.tuples(st.sampled_from(["", "bad"]), st.text("ab ", max_size=8)), max_size=8))
def test_no_letter_is_lost(parts: list[tuple[str, str]]) -> None:
    text = "".join(styled(style, words) if style else words for style, words in parts)
    assert "".join(run.text for run in parse(text)) == plain(text)


def test_a_comma_stays_with_the_styled_name_before_it() -> None:
    (words,) = paragraphs(parse(styled("seat0", "Ana") + ", go"))
    assert words == [(Run("Ana", "seat0"), Run(",")), (Run("go"),)]


def test_a_new_line_begins_a_new_paragraph() -> None:
    assert len(paragraphs(parse("one two\nthree"))) == 2


@given(st.lists(st.text("abc", min_size=1, max_size=12), max_size=12), st.integers(3, 20))
def test_no_line_is_wider_than_its_room(words: list[str], width: int) -> None:
    lines = break_lines([(Run(word),) for word in words], letters, width, width - 2)
    assert letters(lines[0]) <= width
    assert all(letters(line) <= width - 2 for line in lines[1:])
    kept = "".join(run.text for line in lines for run in line).replace(" ", "")
    assert kept == "".join(words)


def test_neighbours_of_one_style_are_one_run() -> None:
    (line,) = break_lines([(Run("a", "bad"),), (Run("b", "bad"),)], letters, 9, 9)
    assert line == (Run("a b", "bad"),)


def test_a_shortened_line_ends_in_an_ellipsis_and_fits() -> None:
    line = (Run("one two "), Run("three", "bad"))
    for width in range(1, 16):
        short = shortened(line, letters, width)
        assert letters(short) <= width
        assert short[-1].text.endswith("…")
