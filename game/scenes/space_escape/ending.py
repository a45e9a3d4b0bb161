"""How a match of Space Escape ended: what became of each rat, the reason, and the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Result
from game.rules.space_escape import GONE, EscapeState
from game.scenes.boxes import box_of
from game.scenes.ending import Account, Cell, Column, Fact, Row, Tone, who_sat
from game.scenes.results_show import paint_night, paint_platform
from game.scenes.space_escape.ending_show import Show
from game.scenes.space_escape.fates import Fate, story_of, where
from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.naming import SpaceNaming
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.theme import SNAKES, TIERS, seat_of

TELLING: Final[Mapping[str, int]] = {
    "match_won": 1, "match_lost": -1, "rat_bitten": -1, "rat_lost": -1, "rat_fell": -1,
    "item_taken": 1, "snake_lost": 1, "rat_climbed": 1, "snake_climbed": -1, "snake_added": -1,
    "snake_recalled": -1, "snake_fell": 1, "rat_boosted": 1, "snake_moved": 0, "rat_moved": 0,
}  # fmt: skip
"""What a turn came to, the most telling first: good or bad for whomever it befell."""


class SpaceEnding:
    """The end of one match of Space Escape."""

    telling = TELLING

    def __init__(self, texts: Texts, match: Match, board: Board) -> None:
        """Read a match that is over. Raises ValueError for one that goes on."""
        if match.result is None:
            raise ValueError("A match that goes on has not ended yet.")
        view: EscapeState = match.view(None)
        self._say = texts.say
        self._texts = texts
        self._box = box_of(match.game.id)
        self.naming = SpaceNaming(texts, match.seats, view, Places(board))
        self.story = story_of(match, match.result, view)
        self.account = self._told(match, match.result, view)
        self._show = Show(texts, self._box, self.naming)

    def paint(self, canvas: Canvas, stage: Rect) -> None:
        """Paint space, the planet, and for winners the rings they stand on."""
        won = self.story.won
        paint_night(canvas, stage, "#3B3F7A" if won else "#2B3160", bright=won)
        sprites.draw_sprite(canvas, "planet", stage.x + 64, 200, 84, "center", alpha=0.9)
        paint.grain(canvas)
        if won:
            paint_platform(canvas, stage, TIERS[:5:2])

    def draw(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Let the pod lift off, or show what went wrong."""
        self._show.draw(canvas, self.story, stage, shown)

    def _told(self, match: Match, result: Result, view: EscapeState) -> Account:
        say, story = self._say, self.story
        start = f"space_escape-result-{story.ending}"
        columns = (("place", 19), ("medkit", 19), ("carries", 23))
        return Account(
            headline=say(start),
            sentence=say(f"{start}-about", **self._culprit(story.culprit)),
            bright=story.won,
            facts=self._facts(match, result, view),
            heading=say("space_escape-ending-crew"),
            columns=tuple(Column(say(f"space_escape-ending-{key}"), w) for key, w in columns),
            rows=tuple(self._row(fate) for fate in story.crew),
        )

    def _culprit(self, culprit: str) -> dict[str, str | int]:
        if culprit in SNAKES:
            return self.naming.values({"colour": culprit})
        if culprit in self._box.colours:
            return self.naming.values({"rat": culprit})
        return self.naming.values({"item": culprit}) if culprit else {}

    def _facts(self, match: Match, result: Result, view: EscapeState) -> tuple[Fact, ...]:
        crew, packed = self.story.crew, _whole(result, "items")
        home = sum(fate.place == "pod" for fate in crew)
        bites = view.medkits.count(False) + (result.key == "bitten_twice")
        lost = view.snake_spots.count(GONE)
        told: tuple[tuple[str, str, str, Tone], ...] = (
            ("loop", "rounds", str(match.round), "strong"),
            ("cards", "turns", str(_whole(result, "turns")), "strong"),
            ("clock", "cards", str(len(view.deck)), "strong"),
            ("pod", "home", self._of(home, len(crew)), "good" if home == len(crew) else "strong"),
            ("star", "items", self._of(packed, 4), "good" if packed == 4 else "strong"),
            ("broken", "bites", str(bites), "bad" if bites else "good"),
            ("shaft", "lost", str(lost), "info" if lost else "strong"),
            ("snake", "aboard", str(len(view.snake_spots) - lost), "strong"),
        )
        return tuple(
            Fact(icon, self._say(f"space_escape-ending-{key}"), value, tone)
            for icon, key, value, tone in told
        )

    def _of(self, have: int, whole: int) -> str:
        return self._say("space_escape-ending-of", have=have, all=whole)

    def _row(self, fate: Fate) -> Row:
        say = self._say
        about = who_sat(self._texts, fate.leader, helped=fate.helped)
        if fate.leads_more:
            about = say("space_escape-ending-led", name=fate.leader.name, helped=int(fate.helped))
        reached: Tone = {"pod": "good", "out": "bad"}.get(fate.place, "warn")  # type: ignore[assignment]
        kept = "kept" if fate.medkit else "used"
        medkit = "medkit" if fate.medkit else "medkit_used"
        return Row(
            look=seat_of(fate.colour),
            sprite=self._box.sprite(fate.colour),
            name=self.naming.rat_plainly(fate.colour),
            about=about,
            cells=(
                Cell(where(self._texts, fate), reached, bold=True),
                Cell(say(f"space_escape-ending-medkit-{kept}"), sprites=(medkit,)),
                Cell(sprites=tuple(f"item_{item}" for item in fate.items))
                if fate.items
                else Cell(say("space_escape-ending-nothing"), "quiet"),
            ),
            won=self.story.won,
        )


def _whole(result: Result, field: str) -> int:
    value = result.values.get(field, 0)
    return value if isinstance(value, int) else 0
