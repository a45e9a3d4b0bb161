"""Evacuate! on the table: binds row, pieces, panels and words together for one match.

Here and in the files it draws with: the row of station cards with its runners, the arrow below it,
and the strip with the small map and the tracker. `panels.py` and its neighbours draw what lies
above that (Nomia deck and discard) and below (market), the rail and the own area, and say
everything that is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Event, Seat, Target
from game.rules.evacuate import GONE, EvacState
from game.scenes.choices import Choices
from game.scenes.evacuate.actors import Actors
from game.scenes.evacuate.board import RowPicture
from game.scenes.evacuate.flights import warm_flights
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.ghosts import NOTHING, Offer, ghosts_of_hand, ghosts_of_outcome
from game.scenes.evacuate.insights import WEIGHTS
from game.scenes.evacuate.layers import Play, draw_layers
from game.scenes.evacuate.named import cards_named, targets_named
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.evacuate.odds import Odds
from game.scenes.evacuate.panels import Panels
from game.scenes.evacuate.pieces import RunnerPose, Stress, body_of, piece_at, warm_pieces
from game.scenes.evacuate.plain_sight import in_plain_sight
from game.scenes.evacuate.scrolling import Scroller
from game.scenes.evacuate.strikes import parts_of
from game.scenes.fit import Fit, Point
from game.scenes.panelled import PanelledTop
from game.scenes.portraits import Portrait, through_glass
from game.scenes.tabletop import Aside, Spot, Thing
from game.ui.canvas import Canvas
from game.ui.director import Beat, Part
from game.ui.inputs import Action, Pointer
from game.ui.layout import BoardFrame, Rect

SPACE_RADIUS: Final = 5.0
PIECE_RADIUS: Final = 7.0


class EvacTop(PanelledTop):
    """The tabletop of Evacuate!."""

    def __init__(self, texts: Texts, match: Match, board: Board) -> None:
        self._match = match
        self._places = Places(board)
        self._view: EvacState = match.view(None)
        self._viewer: Seat | None = None
        self._actors = Actors(self._places, self._view)
        self._scroller = Scroller(self._actors)
        self._picture = RowPicture(texts, self._places)
        self.naming = EvacNaming(texts, match.seats, self._view)
        self._odds = Odds(texts, self.naming)
        self._panels = Panels(texts, match, self.naming, self._places)
        super().__init__(self._panels)
        self.settle(self._view, None)

    @property
    def poses(self) -> Mapping[int, RunnerPose]:
        """Where every runner is drawn now."""
        return self._actors.poses

    def settle(self, view: Any, viewer: Seat | None) -> None:
        """Show exactly this view."""
        self._view, self._viewer = view, viewer
        self._actors.settle(view, viewer)
        self._panels.settle(view, viewer)

    def parts(self, event: Event) -> Sequence[Part]:
        """Return the motion of an event: the panels say whose it is, and then what came of it."""
        begun = Beat(0.0, on_start=partial(self._panels.announce, event))
        told = Beat(0.0, on_start=lambda: self._panels.follow(self._actors.shown))
        return (begun, *parts_of(self._actors, event), told)

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""
        self._choices = choices
        self._panels.choose(choices)
        if choices is not None:
            self._look_at_targets(choices.decision)

    def _look_at_targets(self, decision: Decision) -> None:
        """Turn the camera to what is asked about, if the board does not show all of it."""
        boxes = [box for option in decision.options if (box := self._box_on_row(option.target))]
        camera = self._actors.camera
        if boxes and not all(camera.shows(box.x, box.right) for box in boxes):
            camera.look_at((min(box.x for box in boxes) + max(box.right for box in boxes)) / 2)

    def acting(self) -> Seat:
        """Return the seat whose turn is shown."""
        waiting = self._match.waiting()
        if self._viewer in waiting:
            return self._viewer
        return waiting[0] if waiting else self._view.first

    def acting_look(self) -> int:
        """Return the look of the runner that is told of, or of the seat that is waited for."""
        doer = self._panels.doer
        return self.naming.look(self.acting() if doer is None else doer)

    # Where things are pressed

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> Mapping[str, Spot]:
        """Return where each option is pressed: cards and buttons in the panels, else the row."""
        elsewhere = self._panels.spots(canvas, frame, decision)
        found = {}
        for option in decision.options:
            spot = self._spot_on_row(frame, option.target) or elsewhere.get(option.key)
            if spot is not None:
                found[option.key] = spot
        return found

    def _spot_on_row(self, frame: BoardFrame, target: Target) -> Spot | None:
        """Return where a space or a runner is pressed; None for what does not lie on the row."""
        box = self._box_on_row(target)
        if box is None:
            return None
        radius = PIECE_RADIUS if target.kind == "piece" else SPACE_RADIUS
        return Spot(self._on_screen(Fit.of(self._places, frame.board), frame, box), radius)

    def places(self, frame: BoardFrame, event: Event) -> Sequence[Spot]:
        """Return where the runners, spaces and station cards are that an event names."""
        fit, plan = Fit.of(self._places, frame.board), self._actors.plan
        spots = (self._spot_on_row(frame, target) for target in targets_named(event))
        cards = (plan.index(card) for card in cards_named(event))
        boxes = (plan.card_box(index) for index in cards if index is not None)
        return [
            *(spot for spot in spots if spot is not None),
            *(Spot(self._on_screen(fit, frame, box), PIECE_RADIUS) for box in boxes),
        ]

    def _box_on_row(self, target: Target) -> Rect | None:
        """Return the box of a space or a runner on the line of the row."""
        runner, node = runner_of(target), node_of(target)
        if runner is not None and runner in self._actors.poses:
            return Rect(*body_of(self._actors.poses[runner], len(self._view.spots)))
        return None if node is None else self._actors.plan.space_box(node)

    def _on_screen(self, fit: Fit, frame: BoardFrame, box: Rect) -> Rect:
        """Return the logical box of a box on the line of the row, as far as the board shows it."""
        x, y = fit.screen(box.x + self._actors.camera.shift, box.y)
        right = min(x + box.w * fit.ratio, frame.board.right)
        left = max(x, frame.board.x)
        return Rect(left, y, max(1.0, right - left), box.h * fit.ratio)

    def target_at(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> Thing | None:
        """Return the runner, space or card under a point, or what the panels show there."""
        found = self._panels.target_at(canvas, frame, x, y)
        if found is not None or not frame.board.contains(x, y):
            return found
        across, down = Fit.of(self._places, frame.board).board(x, y)
        if self._places.outline("minimap").contains(across, down):
            return Aside("minimap")
        across -= self._actors.camera.shift
        runner = piece_at(self._actors.poses, across, down, len(self._view.spots))
        if runner is not None:
            return Target("piece", f"runner:{runner}")
        node = self._actors.plan.node_at(across, down)
        if node is not None:
            return Target("node", str(node))
        return self._card_at(across, down)

    def _card_at(self, across: float, down: float) -> Thing | None:
        """Return the station card at a point on the row; one that nobody knows is `?`."""
        row = self._places.row
        index = self._actors.plan.card_at(across) if row.y <= down < row.bottom else None
        if index is None:
            return None
        return Target("card", f"station:{self._actors.plan.row[index].card}")

    def look(self, action: Action) -> bool:
        """Look aside along the row by a key; say whether anything moved."""
        return self._scroller.look(action)

    def scroll(self, canvas: Canvas, frame: BoardFrame, pointer: Pointer) -> bool:
        """Use the wheel or a drag to look along a long row; return whether it was used up."""
        on_option = False
        if pointer.kind == "down" and self._choices is not None:
            thing = self.target_at(canvas, frame, pointer.x, pointer.y)
            on_option = any(option.target == thing for option in self._choices.decision.options)
        return self._scroller.use(Fit.of(self._places, frame.board), pointer, on_option=on_option)

    def centre(self, frame: BoardFrame, thing: Thing) -> Point | None:
        """Turn the row to a runner; None for one that is not on it."""
        pose = self._actors.poses.get(int(thing.id)) if thing.kind == "seat" else None
        if pose is None:
            return None
        camera = self._actors.camera
        camera.scroll(pose.x - camera.x - camera.aside, self._actors.plan)
        return Fit.of(self._places, frame.board).screen(pose.x + camera.shift, pose.y)

    # Drawing

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Make the pictures that will be needed at this size."""
        board = Fit.of(self._places, frame.board).canvas(canvas)
        yield from self._picture.warm(board)
        yield from warm_pieces(board, self._view)
        yield from warm_flights(board, self._picture.texts)
        yield from self._panels.warm(canvas, frame)

    def draw_board(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the row with its runners, and the Nomia cards above and below it."""
        with canvas.clip(frame.board):
            fit = Fit.of(self._places, frame.board)
            play = Play(self._picture, self._actors, self._stress(), self._offer())
            nomias = partial(self._panels.draw_nomias, canvas, frame)
            draw_layers(canvas, frame.board, fit, play, nomias)

    def _stress(self) -> Stress:
        """Return which runners stand out."""
        asked = self._choices
        waiting = self._match.waiting()
        focused = asked.focused if asked else None
        offered = asked.decision.options if asked else ()
        runners = (runner_of(option.target) for option in offered)
        return Stress(
            active=frozenset(waiting) if len(waiting) == 1 else frozenset(),
            own=self._viewer,
            selectable=frozenset(runner for runner in runners if runner is not None),
            focused=runner_of(focused.target) if focused else None,
            threatened=self._actors.threatened,
        )

    def _offer(self) -> Offer:
        """Return what is on offer on the row."""
        asked = self._choices
        if asked is None:
            return NOTHING
        if asked.decision.kind == "choose_run":
            seen = partial(self._odds.outlook, self._view, asked.seat)
            return Offer({}, ghosts_of_hand(self._view, self._actors.plan, asked.seat, asked, seen))
        focused = asked.focused
        nodes = {node_of(option.target): option == focused for option in asked.decision.options}
        lit = {node: strong for node, strong in nodes.items() if node is not None}
        if focused is None:
            return Offer(lit)
        events = asked.outcome(focused.key)
        return Offer(lit, ghosts_of_outcome(self._view, self._actors.plan, events))

    # Enlarged

    def portrait(self, canvas: Canvas, frame: BoardFrame, thing: Thing) -> Portrait | None:
        """Return how a thing looks large."""
        if isinstance(thing, Target):
            return self._panels.portraits.target(self._actors.plan, thing)
        if thing.kind == "minimap":
            fit, box = Fit.of(self._places, frame.board), self._places.outline("minimap")
            x, y = fit.screen(box.x, box.y)
            part = Rect(x, y, box.w * fit.ratio, box.h * fit.ratio)
            return through_glass(part, partial(self.draw_board, frame=frame))
        del canvas
        return self._panels.portrait(frame, thing)

    # Hints

    weights = WEIGHTS
    parting = frozenset({"seat_out"})

    def outlook(self, choices: Choices) -> tuple[str, Sequence[str]] | None:
        """Return which run cards are safest from the coming Nomia card."""
        if choices.decision.kind != "choose_run":
            return None
        keys = [option.key for option in choices.decision.options]
        return self._odds.safest(self._view, choices.seat, keys)

    # Trails

    def point_of(self, frame: BoardFrame, node: int, look: int) -> Point | None:
        """Return where a runner goes by on a space of the row: in a lane of its own."""
        runners = len(self._view.spots)
        spot = self._actors.plan.lane_spot(node, min(look, runners - 1), runners)
        if spot is None:
            return None
        shift = self._actors.camera.shift
        return Fit.of(self._places, frame.board).screen(spot[0] + shift, spot[1])

    def shows(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> bool:  # noqa: ARG002
        """Say whether a point lies on the row."""
        across, down = Fit.of(self._places, frame.board).board(x, y)
        row = self._places.row
        return frame.board.contains(x, y) and row.y <= down < row.bottom and across >= 0

    def kept_clear(self, canvas: Canvas, frame: BoardFrame) -> Sequence[Rect]:
        """Return where the words of the cards, the runners, and the numbers over ghosts are."""
        fit = Fit.of(self._places, frame.board)
        boxes = in_plain_sight(fit.canvas(canvas), self._picture.cards, self._actors, self._offer())
        return [self._on_screen(fit, frame, box) for box in boxes]


def runner_of(target: Target) -> int | None:
    """Return the runner that a target is, or None."""
    if target.kind != "piece" or not target.id.startswith("runner:"):
        return None
    return int(target.id.removeprefix("runner:"))


def node_of(target: Target) -> int | None:
    """Return the space that a target is, or None."""
    return int(target.id) if target.kind == "node" and int(target.id) != GONE else None
