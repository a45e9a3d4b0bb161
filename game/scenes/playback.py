"""A match that is looked back at: at which moment it stands, through whose eyes, and what moves.

It shows a `Past` on a tabletop of its own, as the course of a match shows the match; nobody is
asked and nothing is saved. The screens that show it are `watch.py` and `rewatch.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.match.match import Viewer
from game.match.past import Onlooker, Past
from game.rules.contract import Event
from game.scenes.chronicle import Chronicle
from game.scenes.narration import Narrator
from game.scenes.stage import Services
from game.scenes.tabletop import Tabletop
from game.scenes.telling import telling
from game.ui.director import Director, Speed

PAUSES: Final[dict[Speed, float]] = {
    "step": 0.35, "slow": 0.5, "normal": 0.3, "fast": 0.1, "instant": 0.06,
}  # fmt: skip
"""Seconds between two moments while a match is played."""


class Playback:
    """One match on the way through its moments."""

    def __init__(
        self,
        services: Services,
        past: Past,
        top: Tabletop,
        onlooker: Onlooker,
        on_change: Callable[[], None],
    ) -> None:
        """Stand at the first position; `on_change` hears of all that a screen may show."""
        self.past = past
        self.top = top
        self.director = Director(services.audio.play, lambda: services.reduced_motion)
        self.playing = False
        """Whether the next moment follows by itself."""
        self.until = past.moments
        """Where playing ends."""
        self._narrator = Narrator(services.texts, past.game.id, top.naming)
        self.chronicle = Chronicle(self._narrator)
        self._onlooker = onlooker
        self._on_change = on_change
        self._moving = False
        self._pause = 0.0
        self.show(0)

    @property
    def onlooker(self) -> Onlooker:
        """Through whose eyes the match is seen."""
        return self._onlooker

    @property
    def still(self) -> bool:
        """Whether the board shows exactly the position of the moment."""
        return not self._moving

    @property
    def at_end(self) -> bool:
        """Whether the last position is shown, with nothing on the way."""
        return self.still and self.past.moment >= self.until

    def look(self, onlooker: Onlooker) -> None:
        """See the present position through other eyes."""
        self._onlooker = onlooker
        self.show(self.past.moment)

    def show(self, moment: int) -> None:
        """Stand at a position at once, wherever the match was."""
        self._stop()
        self.past.go_to(max(0, min(self.past.moments, moment)))
        self._rewrite()
        self._settle(self._viewer())

    def play(self, *, on: bool) -> None:
        """Let the moments follow one another, or stop after the present one."""
        self.playing = on and not self.at_end
        self._pause = 0.0
        self._on_change()

    def play_next(self) -> None:
        """Show the next moment in motion; the match is ahead of the board meanwhile."""
        moment = self.past.moment
        if moment >= self.past.moments:
            return
        viewer = self._viewer()
        self.top.settle(self.past.seen_by(self._onlooker), viewer)
        self.past.go_to(moment + 1)
        self._moving = True
        for event in self.past.events_of(moment, self._onlooker):
            self.director.add(telling(self._narrator, self.top, event, self._tell, slowly=True))
        self._on_change()
        if not self.director.busy:
            self._arrive()

    def update(self, seconds: float) -> None:
        """Let motion go on, and then the match, if it is being played."""
        if self.director.update(seconds):
            self._on_change()
        if self.director.busy:
            return
        if self._moving:
            self._arrive()
        if not self.playing:
            return
        self._pause -= seconds
        if self._pause <= 0:
            self.play_next()

    def _arrive(self) -> None:
        """Show the position to which the last moment has led."""
        self._moving = False
        self._settle(self._viewer_before())
        self._pause = PAUSES[self.director.speed]
        if self.at_end:
            self.playing = False
            self._on_change()

    def _stop(self) -> None:
        """Complete what moves: whatever is shown next is shown at once."""
        self.director.skip_all()
        self._moving = False

    def _settle(self, viewer: Viewer) -> None:
        self.top.settle(self.past.seen_by(self._onlooker), viewer)
        self.top.choose(None)
        self._on_change()

    def _rewrite(self) -> None:
        """Write the log anew up to the present position."""
        answered = self.past.answered(0) if self.past.moments else (0,)
        self.chronicle.begin(self.top.naming.look(answered[0]), self.past.rounds[0])
        self.chronicle.rebuild(self.past.told(self._onlooker))

    def _tell(self, event: Event) -> None:
        self.chronicle.add(event)
        self._on_change()

    def _viewer(self) -> Viewer:
        """Return whose own area is shown: where all is seen, that of whoever answers next."""
        if self._onlooker != "all":
            return self._onlooker
        if self.past.moment < self.past.moments:
            return self.past.answered(self.past.moment)[0]
        return self._viewer_before()

    def _viewer_before(self) -> Viewer:
        """Return the same for whoever has answered last."""
        if self._onlooker != "all":
            return self._onlooker
        return self.past.answered(self.past.moment - 1)[0] if self.past.moment else None
