"""The sound by which a person hears that it is their turn."""

from __future__ import annotations

from game.match.match import Match
from game.rules.contract import Seat
from game.ui.audio import Audio
from game.ui.buses import BUSES


class TurnCall:
    """Calls whoever is asked, after others have answered or in another round."""

    def __init__(self, audio: Audio, match: Match) -> None:
        self._audio = audio
        self._match = match
        motif = f"your_turn_{match.game.id}"
        self._sound = motif if motif in BUSES else "your_turn"
        self._last = (-1, 0)
        """How many answers there were, and which round it was, at the last call."""

    def call(self, seat: Seat) -> None:
        """Let a person hear the turn; not again after something was taken back."""
        log, now = self._match.log, (len(self._match.log), self._match.round)
        if log and log[-1].seat == seat and now[1] == self._last[1]:
            return
        if now > self._last:
            self._audio.play(self._sound)
            self._last = now
