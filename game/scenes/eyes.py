"""Whose eyes the table shows a match to.

The only person at a table is the viewer all the time; where nobody plays, the viewer is a
spectator. Where several people play a game with secrets, whoever answers is the viewer. While
AI seats play, when answers are opened, and on the way to the question of another person, all of
them look together at what everybody may see. From there to the view of one person it goes only
by way of the curtain (`curtain.py`), even if that person looked alone before: the others have
come closer since. Only a question that says to be open is answered while all look on.
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
        self.guarded = match.game.secrets and len(people) > 1
        """Whether people may not see each other's views, so that a curtain falls between them."""

    def asked(self) -> Seat | None:
        """Return the first person who has yet to answer."""
        return next((seat for seat in self._match.waiting() if seat in self._people), None)

    def turn(self) -> Seat | None:
        """Turn to whoever must answer; return the person whom a curtain must come before."""
        asked = self.asked()
        if not self.guarded or (asked == self.viewer and asked is not None):
            return None
        # Whoever has sealed an answer and waits for AI seats keeps the table.
        if asked is not None or self.viewer not in self._match.sealed:
            self.share()
        return None if self.openly() else asked

    def openly(self) -> bool:
        """Say whether all people look on while the present question is answered."""
        decisions = tuple(self._match.decisions().values())
        lone = self.guarded and self.viewer is None and len(decisions) == 1
        return lone and decisions[0].open

    def sit_down(self, person: Seat) -> None:
        """Show the match to one person, who says that nobody else looks."""
        self.viewer = person

    def must_share(self, *, opened_together: bool) -> bool:
        """Say whether what came of the last answer is for more eyes than the viewer's.

        It is if several answers were opened, and if somebody else is asked next.
        """
        if not self.guarded or self.viewer is None:
            return False
        return opened_together or self.asked() != self.viewer

    def share(self) -> None:
        """Let everybody look together."""
        self.viewer = None
