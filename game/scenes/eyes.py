"""Whose eyes the table shows a match to.

The only person at a table is the viewer all the time; where nobody plays, the viewer is a
spectator. Where several people play a game with secrets, whoever answers is the viewer, and all
of them look together at what everybody may see while events are shown. Before the view of another
person comes a curtain (`curtain.py`).
"""

from __future__ import annotations

from game.match.match import Match, Viewer
from game.rules.contract import Seat


class Eyes:
    """Who looks at one match now."""

    def __init__(self, match: Match) -> None:
        people = [seat for seat, plan in enumerate(match.seats) if plan.kind == "human"]
        self.viewer: Viewer = people[0] if len(people) == 1 else None
        """Whose view is shown; None for what everybody may see."""
        self._match = match
        self._people = frozenset(people)
        self._guarded = match.game.secrets and len(people) > 1
        self._last: Seat | None = None
        """Whose own view was shown last, unless a curtain has come since."""

    def asked(self) -> Seat | None:
        """Return the first person who has yet to answer."""
        return next((seat for seat in self._match.waiting() if seat in self._people), None)

    def turn(self) -> Seat | None:
        """Turn to whoever must answer; return the person whom a curtain must come before."""
        if not self._guarded:
            return None
        asked = self.asked()
        if asked is None:
            # Whoever waits with a sealed answer keeps the table.
            self.viewer = self.viewer if self.viewer in self._match.sealed else None
        elif asked == self._last:
            self.viewer = asked
        else:
            self.viewer = self._last = None
            return asked
        return None

    def sit_down(self, person: Seat) -> None:
        """Trust that this person alone looks from now on."""
        self._last = person

    def must_share(self, *, opened_together: bool) -> bool:
        """Say whether what came of the last answer is for more eyes than the viewer's.

        It is if several answers were opened, and if somebody else is asked next.
        """
        if not self._guarded or self.viewer is None:
            return False
        return opened_together or self.asked() != self.viewer

    def share(self) -> None:
        """Let everybody look together."""
        self.viewer = None
