"""Everything on the Escape Plan table that is no city: rail, displays, own area, what is said.

The city itself has the spots of all nodes and spaces, of officers, of tiles that have been laid,
and of `button:turn:<k>` (knobs round the tile that is being laid). Everything else is pressed here:
tiles on their stacks, cards, other buttons, everything that lies on a player board.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Event, Option, Seat
from game.rules.escape_plan import PlanState
from game.scenes.choices import Choices
from game.scenes.escape_plan.geometry import Places
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.tabletop import Figure, Insight, Spot, Thing
from game.ui.canvas import Canvas
from game.ui.inputs import Pointer
from game.ui.layout import BoardFrame


class Panels:
    """The panels of one match, for one viewer at a time."""

    def __init__(self, texts: Texts, match: Match, naming: PlanNaming, places: Places) -> None:
        self._texts, self._match, self._naming, self._places = texts, match, naming, places
        self._view: PlanState = match.view(None)
        self._changes = 0

    @property
    def covers(self) -> bool:
        """Whether the displays lie over the city now."""
        return False

    def settle(self, view: PlanState, viewer: Seat | None) -> None:  # noqa: ARG002
        """Show exactly this view, which is that of the viewer."""
        self._view = view
        self._changes += 1

    def follow(self, shown: PlanState, event: Event) -> None:  # noqa: ARG002
        """Show what the city shows while pieces move, after an event that has just been told."""
        self._view = shown
        self._changes += 1

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""

    def press(self, canvas: Canvas, frame: BoardFrame, pointer: Pointer) -> bool:  # noqa: ARG002
        """Use the mouse for what is no option, such as leafing; return whether it was used up."""
        return False

    def shown(self) -> Hashable:
        """Return a value that changes whenever a panel would look different."""
        return self._changes

    def spots(
        self,
        canvas: Canvas,  # noqa: ARG002
        frame: BoardFrame,  # noqa: ARG002
        decision: Decision,  # noqa: ARG002
    ) -> Mapping[str, Spot]:
        """Return where the options are pressed that are cards, tiles or buttons."""
        return {}

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:  # noqa: ARG002
        """Make the pictures of all cards that may be shown, one at each step."""
        yield

    def draw_displays(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw what lies beside the city, or over it."""

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""

    def draw_own(self, canvas: Canvas, frame: BoardFrame, choices: Choices | None) -> None:
        """Draw the own board, and the question in its place."""

    def figures(self) -> Sequence[Figure]:
        """Return the public numbers of the status strip."""
        return ()

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:  # noqa: ARG002
        """Return the steps of a turn in words, and which of them is under way."""
        return (), 0

    def target_at(
        self,
        canvas: Canvas,  # noqa: ARG002
        frame: BoardFrame,  # noqa: ARG002
        x: float,  # noqa: ARG002
        y: float,  # noqa: ARG002
    ) -> Thing | None:
        """Return the thing under a point of rail or own area, or on the displays."""
        return None

    def about_option(self, choices: Choices, option: Option) -> Insight:  # noqa: ARG002
        """Return what choosing an option would do."""
        return Insight(option.key)

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, what is going on."""
        return Insight(str(target))

    def warning(self, loss: Event) -> str:
        """Return why an option that loses must be pressed twice."""
        return loss.kind
