"""What the row shows at one moment: the view as far as it has been told, and every pose.

`Actors` holds a copy of the view on which motions carry out event after event, and the poses of
runners and cards on their way there. Whatever is skipped, after the last event the copy and the
poses are those of the next view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.contract import Event, Seat
from game.rules.evacuate import GONE, EvacState, Placed, dangers, is_seat
from game.scenes.evacuate.camera import Camera
from game.scenes.evacuate.geometry import Places, RowPlan
from game.scenes.evacuate.pieces import RunnerPose, home_poses
from game.scenes.evacuate.told import tell
from game.scenes.fit import Point
from game.scenes.lights import Effect, Sign

LARGE: Final = 208.0
"""Width of a Nomia card that is held up, in board units."""


@dataclass(slots=True)
class CardPose:
    """How a station card lies now."""

    x: float
    """Where it begins on the line of the row."""
    drop: float = 0.0
    """How far below its place it is, in board units."""
    squeeze: float = 1.0
    """Share of its width that is seen while it is turned over."""
    alpha: float = 1.0


@dataclass(slots=True)
class Flight:
    """A Nomia card, a lost Survivor, or a boat on its way over the board, in board units."""

    card: str
    """Id of the Nomia card; `?` for its back, and "" for a Survivor."""
    x: float
    y: float
    width: float
    alpha: float = 1.0
    squeeze: float = 1.0
    runner: int = GONE
    sprite: str = ""
    """Name of the picture of what is neither a card nor a Survivor."""
    targets: frozenset[int] = frozenset()
    """Whom a card that is held up will hit."""


@dataclass(slots=True)
class Tag:
    """The run card shown over a runner: its id, "" for a neutral one, and its speed now."""

    card: str
    speed: int
    pop: float = 1.0
    """How far it has been turned up, 0 to 1."""
    large: float = 0.0
    """1 while it hangs over the row for all to see, 0 as a small tag."""


class Actors:
    """Everything on the row that can move."""

    def __init__(self, places: Places, view: EvacState, viewer: Seat | None = None) -> None:
        self.places = places
        self.camera = Camera(places)
        self.plan = RowPlan.of(places, view.row)
        self.shown = view.copy()
        self.viewer = viewer
        self._clear()
        self.settle(view, viewer)

    def _clear(self) -> None:
        """Put everything away that is only seen while something moves."""
        self.effects: list[Effect] = []
        self.signs: list[Sign] = []
        self.flights: list[Flight] = []
        self.dim = 0.0
        """How dark the corridor is while a Nomia card is shown, 0 to 1."""
        self.threatened: frozenset[int] = frozenset()
        self.rush = 0.0
        """How far the Nomias have come out of the dark, 0 to 1."""
        self.rushing: frozenset[int] = frozenset()
        """At which ends of the row they come out: -1 left, 1 right."""
        self.sweep = 0.0
        """How far the alarm light has swept towards where a Nomia card strikes, 0 to 1."""
        self.shake = 0.0
        """How far the corridor is shaken aside, in board units."""
        self.glow = 0.0
        """How brightly the place of the Transport is lit, 0 to 1."""
        self.ship: float | None = None
        """How far the Transport has come, 0 to 1."""
        self.revealing = False
        """Whether run cards hang over the row once all motions made so far have ended."""
        self.pulse = 0.0
        """How much the newest miniature on the tracker has grown on its way in, 1 to 0."""

    def settle(self, view: EvacState, viewer: Seat | None) -> None:
        """Show exactly this view."""
        self._clear()
        self.plan = self._plan_of(view.row)
        self.shown, self.viewer = view.copy(), viewer
        self.poses = home_poses(view, self.plan)
        self.cards = self.homes_of_cards()
        self.turn = float(view.arrow)
        """How the arrow lies: 1 to the right, -1 to the left, in between while it turns."""
        self.tags = tags_of(view)
        wanted = self.wanted_camera()
        if abs(wanted - self.camera.x) > 0.5:
            self.camera.look_at(wanted)

    def _plan_of(self, row: Sequence[Placed]) -> RowPlan:
        """Lay a row out so that a card which lay there before keeps its place."""
        for index, placed in enumerate(row):
            before = self.plan.index(placed.card) if placed.up else None
            if before is not None:
                return RowPlan.of(self.places, row, index, self.plan.lefts[before])
        return RowPlan.of(self.places, row)

    def tell(self, event: Event) -> None:
        """Take an event over into what is shown."""
        tell(self.shown, event)

    def lay_row(self, anchor: int, left: float) -> None:
        """Lay the changed row out so that the card at `anchor` begins at `left`."""
        self.plan = RowPlan.of(self.places, self.shown.row, anchor, left)

    def anchor(self) -> int:
        """Return the index of a card with a runner on it, round which a row closes up."""
        nodes = self.places.nodes
        taken = {nodes[node].owner for node in self.shown.spots if node != GONE}
        row = self.shown.row
        return next((i for i, each in enumerate(row) if each.up and each.card in taken), 0)

    def homes_of_cards(self) -> list[CardPose]:
        """Return where the cards lie when nothing moves."""
        return [CardPose(left) for left in self.plan.lefts]

    def home(self, runner: int) -> RunnerPose | None:
        """Return where a runner stands when nothing moves."""
        return home_poses(self.shown, self.plan).get(runner)

    def spot(self, node: int, runner: int) -> Point:
        """Return where a runner stands on a space, or where it stands now."""
        found = self.plan.lane_spot(node, runner, len(self.shown.spots))
        if found is None:
            pose = self.poses[runner]
            return pose.x, pose.y
        return found

    def pose(self, runner: int) -> RunnerPose:
        """Return the pose of a runner, which comes onto the row where it stands at home.

        One that has left the station gets a pose that nobody sees.
        """
        found = self.poses.get(runner)
        if found is not None:
            return found
        home = self.home(runner)
        if home is None:
            return RunnerPose(self.camera.x, self.places.row.cy)
        self.poses[runner] = home
        return home

    def show_tag(self, runner: int, pop: float, large: float | None = None) -> None:
        """Show the run card of a runner as it is now, turned up so far."""
        card = self.shown.revealed[runner] if is_seat(self.shown, runner) else ""
        before = self.tags.get(runner)
        if large is None:
            large = before.large if before is not None else 0.0
        self.tags[runner] = Tag(card, self.shown.speeds[runner], pop, large)

    def shrink_tags(self, large: float) -> None:
        """Let the run cards that hang over the row become tags."""
        for tag in self.tags.values():
            tag.large = min(tag.large, max(0.0, large))

    def wanted_camera(self) -> float:
        """Return where the camera should look when everybody has come to rest."""
        xs = [pose.x for pose in home_poses(self.shown, self.plan).values()]
        return self.camera.wanted(self.plan, xs, self.shown.arrow)

    def in_danger(self, card: str) -> frozenset[int]:
        """Return whom a red Nomia card hits as everybody stands now."""
        return dangers(self.shown).get(card, frozenset())


def tags_of(view: EvacState) -> dict[int, Tag]:
    """Return the run cards that lie open before the runners of this view."""
    if not any(view.revealed):
        return {}
    return {
        runner: Tag(view.revealed[runner] if is_seat(view, runner) else "", view.speeds[runner])
        for runner, node in enumerate(view.spots)
        if node != GONE and (not is_seat(view, runner) or view.revealed[runner])
    }
