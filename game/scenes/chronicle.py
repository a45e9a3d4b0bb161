"""What has happened, for the log panel: one sentence per event, one entry per turn.

Where a game has rounds in which everybody acts, and no turns, an entry ends when the next one acts,
and what is nobody's doing stands alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.contract import Event
from game.scenes.narration import Narrator


@dataclass(slots=True)
class Line:
    """One sentence of the log, and the events that it tells."""

    sentence: str
    events: list[Event]


@dataclass(slots=True)
class Entry:
    """One turn in the log: whose it was, in which round, and what happened in it."""

    look: int | None
    """Which of the seat looks of the theme marks the turn; None for what is nobody's doing."""
    round: int
    lines: list[Line] = field(default_factory=list)

    @property
    def sentences(self) -> list[str]:
        """What is told, sentence by sentence."""
        return [line.sentence for line in self.lines]

    @property
    def text(self) -> str:
        """The whole entry as running text."""
        return " ".join(self.sentences)


class Chronicle:
    """The log of one match; it grows as the table shows each event, and shrinks on undo."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._opening = Entry(0, 1)
        self._last: Event | None = None
        self.entries: list[Entry] = []

    def begin(self, look: int, round_number: int) -> None:
        """Say whose turn it was when the first known event happened."""
        self._opening = Entry(look, round_number)
        self.rebuild([])

    def add(self, event: Event) -> str | None:
        """Take one event in and return its sentence, if it has one."""
        sentence = self._narrator.event(event)
        pair = self._narrator.both(self._last, event) if self._last is not None else None
        if pair is not None:
            told = self.entries[-1].lines[-1]
            told.sentence = sentence = pair
            told.events.append(event)
        else:
            self._head(event)
            if sentence is not None:
                self.entries[-1].lines.append(Line(sentence, [event]))
        self._last = event
        return sentence

    def _head(self, event: Event) -> None:
        """Begin an entry with a turn, or a round and all who act in it, or what nobody did.

        Where there are turns, any other event that names its round stands between them.
        """
        if event.kind == "turn_began":
            self.entries.append(Entry(self._narrator.look_of_turn(event), _round_of(event)))
        elif event.kind == "round_began" or (self._narrator.by_turns and "round" in event.data):
            self.entries.append(Entry(None, _round_of(event)))
        elif not self._narrator.by_turns:
            look = self._narrator.look_of_actor(event)
            if look is None or look != self.entries[-1].look:
                self.entries.append(Entry(look, self.entries[-1].round))

    def rebuild(self, events: Sequence[Event]) -> None:
        """Tell the match anew from its events: after loading and after an undo."""
        self.entries = [Entry(self._opening.look, self._opening.round)]
        self._last = None
        for event in events:
            self.add(event)


def _round_of(event: Event) -> int:
    number = event.data["round"]
    assert isinstance(number, int)
    return number
