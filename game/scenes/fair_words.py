"""What the pages about fair play say, as headings, paragraphs and tables to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from game.content.measured import Figure, measured
from game.content.texts import Texts
from game.match.fairness import Pledge, in_groups
from game.match.match import Match
from game.match.saves import SaveEntry
from game.scenes.boxes import BOXES, box_of
from game.scenes.saved_rows import ending_of, when
from game.ui.reading import Block, Cells, Words, heading
from game.ui.theme import BAD, CAPTION, DIM, GOOD, HIGH

SHOWN: Final = 16
"""So many digits of a fingerprint stand in the list of finished games."""
_SEEN: Final = ("view", "worlds", "dice", "late")
_FIGURES: Final = (3.4, 1.0, 1.4, 1.0)
_RECORDS: Final = (1.8, 1.7, 2.6, 1.3, 2.3, 1.1)


def check_line(seed: int, pledge: Pledge) -> str:
    """Return the line of Python that prints the fingerprint of this seed and salt."""
    return (
        f"python3 -c \"import hashlib; print(hashlib.sha256(b'{seed} {pledge.salt}').hexdigest())\""
    )


def match_words(texts: Texts, match: Match) -> Iterator[Block]:
    """Yield what a table may know of its shuffles: before the end the fingerprint alone."""
    say, pledge = texts.say, match.pledge
    yield heading(say("fair-print"))
    if pledge is None:
        yield Words(say("fair-print-none"))
        return
    yield Words(in_groups(pledge.fingerprint), colour=HIGH, face="bold", gap=4)
    yield Words(say("fair-print-about"), gap=18)
    yield heading(say("fair-seed"))
    if match.result is None:
        yield from _seed_of_a_match_that_goes_on(texts, match, pledge)
    else:
        yield from _seed_told(texts, match, pledge)


def _seed_of_a_match_that_goes_on(texts: Texts, match: Match, pledge: Pledge) -> Iterator[Block]:
    if pledge.drawn:
        yield Words(texts.say("fair-seed-hidden"), gap=18)
    else:
        yield Words(texts.say("fair-seed-entered", seed=str(match.seed)), gap=18)
    yield heading(texts.say("fair-check"))
    yield Words(texts.say("fair-check-later"))


def _seed_told(texts: Texts, match: Match, pledge: Pledge) -> Iterator[Block]:
    say, holds = texts.say, pledge.holds(match.seed)
    yield Words(say("fair-seed-told", seed=str(match.seed), salt=pledge.salt), gap=4)
    verdict, colour = ("fair-matches", GOOD) if holds else ("fair-differs", BAD)
    yield Words(say(verdict), colour=colour, face="bold", gap=18)
    yield heading(say("fair-check"))
    yield Words(check_line(match.seed, pledge), CAPTION, HIGH, gap=6)
    yield Words(say("fair-check-about"))


def seen_words(texts: Texts) -> Iterator[Block]:
    """Yield what AI seats may see, in general and at each game."""
    say = texts.say
    yield heading(say("fair-seen"))
    for key in _SEEN:
        yield Words(say(f"fair-seen-{key}"), gap=6)
    yield Words(say("fair-seen-tested"), gap=18)
    for box in BOXES.values():
        yield heading(say(f"{box.words}-title"))
        yield Words(say(f"fair-seen-{box.id}"), gap=14)


def level_words(texts: Texts) -> Iterator[Block]:
    """Yield how the levels differ, and who won how often against whom."""
    say = texts.say
    yield heading(say("fair-levels"))
    yield Words(say("fair-levels-about"), gap=6)
    yield Words(say("fair-measured-about"), colour=DIM, gap=18)
    for box in BOXES.values():
        yield heading(say(f"{box.words}-title"))
        yield Words(say(f"fair-levels-{box.id}"), gap=6)
        yield from _figures(texts, measured()[box.id])
        yield Words(" ", CAPTION, gap=6)


def _figures(texts: Texts, figures: Sequence[Figure]) -> Iterator[Block]:
    together = all(figure.fair is None for figure in figures)
    if together:
        yield Words(texts.say("fair-measured-together"), colour=DIM, gap=4)
    count = len(_FIGURES) - together
    names = tuple(texts.say(f"fair-head-{name}") for name in ("seats", "games", "won", "fair"))
    yield Cells(names[:count], _FIGURES[:count], head=True)
    for figure in figures:
        fair = "" if figure.fair is None else _percent(texts, figure.fair)
        cells = (_line_up(texts, figure), str(figure.games), _percent(texts, figure.won), fair)
        yield Cells(cells[:count], _FIGURES[:count], bar=(2, figure.won / 100))


def _line_up(texts: Texts, figure: Figure) -> str:
    say, level = texts.say, texts.say(f"fair-level-{figure.level}")
    if not figure.against:
        return say("fair-crew", seats=figure.seats, level=level)
    against = say(f"fair-level-{figure.against}")
    return say(
        "fair-line-up", seats=figure.seats, level=level, others=figure.others, against=against
    )


def _percent(texts: Texts, number: float) -> str:
    return texts.say("fair-percent", number=f"{number:.1f}")


def record_words(texts: Texts, entries: Sequence[SaveEntry]) -> Iterator[Block]:
    """Yield the finished matches among some saves, the newest first, and who won how many."""
    say = texts.say
    played = [entry for entry in entries if entry.result is not None]
    yield heading(say("fair-records"))
    if not played:
        yield Words(say("fair-records-none"))
        return
    for game_id in BOXES:
        own = [entry for entry in played if entry.game_id == game_id]
        if own:
            yield Words(_wins(texts, game_id, own), colour=HIGH, gap=2)
    yield Words(say("fair-records-about"), CAPTION, DIM, gap=14)
    names = ("game", "when", "result", "seed", "print", "help")
    yield Cells(tuple(say(f"fair-head-{name}") for name in names), _RECORDS, head=True)
    for entry in played:
        yield _record(texts, entry)


def _wins(texts: Texts, game_id: str, entries: Sequence[SaveEntry]) -> str:
    title = texts.say(f"{box_of(game_id).words}-title")
    won = sum(won_by_people(entry) for entry in entries)
    return texts.say("fair-wins", game=title, played=len(entries), won=won)


def won_by_people(entry: SaveEntry) -> bool:
    """Say whether a person is among the winners of a finished match."""
    winners = entry.result.winners if entry.result else ()
    return any(entry.seats[seat].kind == "human" for seat in winners)


def _record(texts: Texts, entry: SaveEntry) -> Cells:
    say, pledge = texts.say, entry.pledge
    shown = in_groups(pledge.fingerprint, SHOWN) if pledge else say("fair-no-print")
    cells = (
        say(f"{box_of(entry.game_id).words}-title"),
        when(texts, entry.saved_at, datetime.now().astimezone()),
        ending_of(texts, entry),
        str(entry.seed),
        shown,
        say("fair-with-help" if entry.helped else "fair-without-help"),
    )
    return Cells(cells, _RECORDS)
