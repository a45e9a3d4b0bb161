"""What is said about a run card before it is chosen: where it ends, and which Nomia cards hit.

Everything comes from public knowledge (`outlook_of` of the rules) and says so; what the others
chose is never guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.evacuate import OFF, EvacState, Outlook, outlook_of
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.tabletop import Note
from game.ui import theme

MOST_SEGMENTS: Final = 30


class Odds:
    """Tells the outlook of run cards in one match."""

    def __init__(self, texts: Texts, naming: EvacNaming) -> None:
        self._say = texts.say
        self._naming = naming
        self._found: dict[str, Outlook | None] = {}
        self._view: EvacState | None = None
        self._seat = -1

    def forget(self) -> None:
        """Work everything out anew: what is shown has changed."""
        self._view = None

    def outlook(self, view: EvacState, seat: int, card: str) -> Outlook | None:
        """Return the outlook of a card for a seat that still runs; worked out once."""
        if self._view is not view or self._seat != seat:
            self._view, self._seat, self._found = view, seat, {}
        if card not in self._found:
            runs = view.alive[seat] > 0 and not view.revealed[seat]
            self._found[card] = outlook_of(view, seat, card) if runs else None
        return self._found[card]

    def notes(self, view: EvacState, seat: int, card: str) -> tuple[Note, ...]:
        """Return the outlook of a card as lines of the inspector."""
        seen = self.outlook(view, seat, card)
        if seen is None:
            return ()
        notes = [self._place(seen), self._safety(seen)]
        if seen.hits:
            notes.append(Note("warn", theme.BAD, self._hits(seen)))
        notes += self._remarks(view, seat, seen)[:1]
        return tuple(notes)

    def safest(
        self, view: EvacState, seat: int, cards: Sequence[str]
    ) -> tuple[str, Sequence[str]] | None:
        """Return in one sentence how far the safety of these cards differs, and the safest ones."""
        seen = {card: self.outlook(view, seat, card) for card in cards}
        safe = {card: outlook.safe for card, outlook in seen.items() if outlook is not None}
        if not safe:
            return None
        best, worst = max(safe.values()), min(safe.values())
        deck = next(outlook.cards for outlook in seen.values() if outlook is not None)
        differs = int(best > worst)
        words = self._say("evacuate-hint-safest", best=best, worst=worst, all=deck, differs=differs)
        return words, [card for card, count in safe.items() if count == best]

    def bar(self, view: EvacState, seat: int, card: str) -> tuple[str, ...]:
        """Return the cards of the Nomia deck as colours: safe ones, then those that hit."""
        seen = self.outlook(view, seat, card)
        if seen is None or seen.cards > MOST_SEGMENTS:
            return ()
        return (theme.GOOD,) * seen.safe + (theme.BAD,) * (seen.cards - seen.safe)

    def _place(self, seen: Outlook) -> Note:
        words = self._say("evacuate-odds-place", place=seen.place, count=seen.of)
        return Note("flag", theme.LAMP, words)

    def _safety(self, seen: Outlook) -> Note:
        words = self._say("evacuate-odds-safe", safe=seen.safe, all=seen.cards)
        return Note("check", theme.GOOD, words)

    def _hits(self, seen: Outlook) -> str:
        """Return which titles hit, with the number of their cards."""
        titles = [
            self._say("evacuate-deck-title", title=self._naming.short(title), count=count)
            for title, count in seen.hits.items()
        ]
        return self._say("evacuate-odds-hit", titles=self._naming.joined(titles))

    def _remarks(self, view: EvacState, seat: int, seen: Outlook) -> list[Note]:
        """Return what is special about this run, the most telling first."""
        notes = []
        if seen.known:
            hit = int(seen.known in seen.hits)
            words = self._say("evacuate-odds-known", card=self._naming.short(seen.known), hit=hit)
            notes.append(Note("eye", theme.BAD if hit else theme.INFO, words))
        if view.stunned[seat]:
            notes.append(Note("x", theme.BAD, self._say("evacuate-odds-stunned")))
        elif seen.end == OFF:
            notes.append(Note("info", theme.INFO, self._say("evacuate-odds-unknown")))
        elif seen.moved < seen.speed:
            words = self._say("evacuate-odds-stopped", moved=seen.moved, speed=seen.speed)
            notes.append(Note("feet", theme.WARN, words))
        return notes
