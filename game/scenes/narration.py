"""Events and questions as sentences: ids become names in their own colour, texts do the rest.

Each game brings a `Naming`, which turns the data of one event into the named values that its
sentence uses. Nothing here decides what happened; it only says it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final, Protocol

from game.content.texts import Texts
from game.rules.contract import Decision, Event, Refusal, Seat, Value

DOERS: Final = ("by", "seat", "runner")
"""Fields of an event that say who brought it about, the most telling first."""

FORCED: Final = "forced"
"""The event of a question with a single option, which is answered without being put."""


def joined(texts: Texts, names: Sequence[str]) -> str:
    """Return names as part of a sentence: A, B and C; nothing for none."""
    if not names:
        return ""
    *others, last = names
    if not others:
        return last
    first = reduce(lambda one, two: texts.say("table-names-more", one=one, two=two), others)
    return texts.say("table-names-last", one=first, two=last)


class Naming(Protocol):
    """How one game names the ids that its events, questions and refusals carry."""

    @property
    def by_turns(self) -> bool:
        """Whether seats have turns; else everybody acts in a round, and the log tells who."""
        ...

    @property
    def at_once(self) -> frozenset[str]:
        """The events after which nobody needs time to read, for they are seen at once."""
        ...

    def values(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Return the named values of a sentence for this data."""
        ...

    def look(self, seat: Seat, hand: int | None = None) -> int:
        """Return which of the seat looks of the theme a seat wears, or one of its hands does."""
        ...


class Narrator:
    """Tells one match in sentences."""

    def __init__(self, texts: Texts, game_id: str, naming: Naming) -> None:
        self._texts = texts
        self._game_id = game_id
        self._naming = naming

    @property
    def by_turns(self) -> bool:
        """Whether the game is told turn by turn, and not in rounds in which everybody acts."""
        return self._naming.by_turns

    def look_of_turn(self, event: Event) -> int:
        """Return the look of the seat whose turn begins with this event."""
        seat, hand = event.data["seat"], event.data.get("hand")
        assert isinstance(seat, int)
        return self._naming.look(seat, hand if isinstance(hand, int) else None)

    def look_of_actor(self, event: Event) -> int | None:
        """Return the look of whoever brought an event about; None if nobody in particular did."""
        doers = (event.data.get(field) for field in DOERS)
        doer = next((each for each in doers if isinstance(each, int)), None)
        return None if doer is None else self._naming.look(doer)

    def event(self, event: Event) -> str | None:
        """Return the sentence of an event, or None if it goes without saying."""
        if event.kind == FORCED:
            return self._forced(event)
        for owner in (self._game_id, "table"):
            key = f"{owner}-event-{event.kind}"
            if self._texts.has(key):
                return self._texts.say(key, **self._naming.values(event.data))
        return None

    def _forced(self, event: Event) -> str | None:
        """Return why there was nothing to choose, where what it brings does not tell already."""
        key = f"{self._game_id}-forced-{event.data['ask']}"
        if not self._texts.has(key):
            return None
        return self._texts.say(key, **self._naming.values({"seat": event.data["seat"]}))

    def both(self, first: Event, second: Event) -> str | None:
        """Return one sentence for two events in a row of the same doer, if there is a text."""
        key = f"{self._game_id}-event-{first.kind}-{second.kind}"
        shared = [field for field in DOERS if field in first.data and field in second.data]
        apart = any(first.data[field] != second.data[field] for field in shared)
        if apart or not self._texts.has(key):
            return None
        return self._texts.say(key, **self._naming.values({**first.data, **second.data}))

    def question(self, decision: Decision, seat: int) -> str:
        """Return the prompt of a decision."""
        values = self._naming.values({**decision.values, "seat": seat})
        values["ends"] = len(decision.options)
        return self._texts.say(f"{self._game_id}-ask-{decision.kind}", **values)

    def names(self, seats: Sequence[Seat]) -> str:
        """Return the names of at least one seat as part of a sentence: A, B and C."""
        named = [str(self._naming.values({"seat": seat})["seat"]) for seat in seats]
        return joined(self._texts, named)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something cannot be chosen now."""
        return self._texts.say(
            f"{self._game_id}-why-{refusal.key}", **self._naming.values(refusal.values)
        )

    def say(self, key: str, data: Mapping[str, Value] | None = None) -> str:
        """Return any other sentence of the game with its ids named."""
        return self._texts.say(f"{self._game_id}-{key}", **self._naming.values(data or {}))
