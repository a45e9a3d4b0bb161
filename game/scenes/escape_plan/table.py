"""Escape Plan on the table: binds city, pieces, panels and words together for one match.

Here and in the files it draws with: the city with everybody in it. `panels.py` and its neighbours
draw what lies beside it (exits, stacks) and what can be laid over it (the displays), the rail and
the own area, and say everything that is said.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Event, Seat, Target
from game.rules.escape_plan import PlanState, thieves
from game.scenes.choices import Choices
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.camera import NEAREST
from game.scenes.escape_plan.city import CityPicture, coming_tiles
from game.scenes.escape_plan.geometry import places_of
from game.scenes.escape_plan.ghosts import NOTHING, Offer, offer_of
from game.scenes.escape_plan.layers import Play, draw_city, draw_night, draw_over
from game.scenes.escape_plan.lenses import LENSES, lens_at
from game.scenes.escape_plan.motions import parts_of
from game.scenes.escape_plan.named import boxes_named
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.panels import Panels
from game.scenes.escape_plan.pieces import CityPose, Stress, warm_pieces
from game.scenes.escape_plan.plain_sight import in_plain_sight
from game.scenes.escape_plan.rule_links import LENSES as LENS_RULES
from game.scenes.escape_plan.scrolling import Scroller
from game.scenes.escape_plan.spots import apart, box_of, thing_at
from game.scenes.escape_plan.weights import WEIGHTS
from game.scenes.fit import Fit, Point
from game.scenes.panelled import PanelledTop
from game.scenes.portraits import Portrait
from game.scenes.tabletop import Aside, Insight, Spot, Thing
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.director import Beat, Part
from game.ui.inputs import LEFT_BUTTON, Action, Pointer
from game.ui.layout import BoardFrame, Rect

PLACE_RADIUS: Final = 14.0
LEAST: Final = 24.0
"""What can be pressed in the city is no smaller, in logical units, unless its neighbour is near."""
"""How round the places where something is pressed are."""
LENS_KEYS: Final = (
    Action.OVERLAY_1,
    Action.OVERLAY_2,
    Action.OVERLAY_3,
    Action.OVERLAY_4,
    Action.OVERLAY_5,
)


class PlanTop(PanelledTop):
    """The tabletop of Escape Plan."""

    def __init__(self, texts: Texts, match: Match, board: Board) -> None:
        self._say = texts.say
        self._match = match
        self._places = places_of(board)
        self._view: PlanState = match.view(None)
        self._viewer: Seat | None = None
        self._actors = Actors(self._places, self._view)
        self._scroller = Scroller(self._actors)
        self._picture = CityPicture()
        self._offered: tuple[Hashable, Offer] = (None, NOTHING)
        self._lens = ""
        self.naming = PlanNaming(texts, match.seats, self._view)
        self._panels = Panels(texts, match, self.naming, self._places)
        super().__init__(self._panels)
        self.settle(self._view, None)

    @property
    def poses(self) -> Mapping[int, CityPose]:
        """Where everybody in the city is drawn now."""
        return self._actors.poses

    def settle(self, view: Any, viewer: Seat | None) -> None:
        """Show exactly this view."""
        self._view, self._viewer = view, viewer
        self._offered = (None, NOTHING)
        self._actors.settle(view, viewer)
        self._panels.settle(view, viewer)

    def parts(self, event: Event) -> Sequence[Part]:
        """Return the motion of an event, after which the panels show what came of it too."""
        begun = Beat(0.0, on_start=partial(self._panels.tell_of, event))
        told = Beat(0.0, on_start=partial(self._follow, event))
        return (begun, *parts_of(self._actors, event), told)

    def _follow(self, event: Event) -> None:
        if event.kind == "turn_ended":
            self._actors.camera.leave_free(0.0)
        self._panels.follow(self._actors.shown, event)

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""
        self._choices = choices
        self._offered = (None, NOTHING)
        self._panels.choose(choices)
        if choices is not None and not all(self._in_sight(choices.decision)):
            self._actors.frame_city(again=True)

    def _make_room(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Show the city above the tray of the question; while pieces move it stays where it is."""
        if self._choices is None:
            return
        covered = self._panels.covered(canvas, frame, self._choices.decision)
        if self._actors.camera.leave_free(covered / Fit.of(self._places, frame.board).ratio):
            self._actors.frame_city(again=False)

    def _in_sight(self, decision: Decision) -> Iterator[bool]:
        """Say of each option that leads into the city whether it is in sight."""
        for option in decision.options:
            box = box_of(self._actors, decision, option.target)
            if box is not None:
                yield self._places.city.contains(box.cx, box.cy)

    def acting(self) -> Seat:
        """Return who is being told of while pieces move, else whose turn it is."""
        doer = self._panels.doer
        return self._awaited if doer is None else doer

    @property
    def _awaited(self) -> Seat:
        """Whose turn it is in the match, which runs ahead of what is shown."""
        waiting = self._match.waiting()
        return waiting[0] if waiting else next(iter(thieves(self._view)), 0)

    def acting_look(self) -> int:
        """Return the look of the seat whose turn is shown."""
        return self.naming.look(self.acting())

    # Where things are pressed

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> Mapping[str, Spot]:
        """Return where each option is pressed: cards and buttons in the panels, else the city."""
        self._make_room(canvas, frame)
        elsewhere = self._panels.spots(canvas, frame, decision)
        trays = self._panels.trays(canvas, frame, decision)
        in_city = self._spots_in_city(frame, decision, elsewhere, trays)
        spots = {**in_city, **elsewhere}
        return {o.key: spots[o.key] for o in decision.options if o.key in spots}

    def _spots_in_city(
        self,
        frame: BoardFrame,
        decision: Decision,
        elsewhere: Container[str],
        trays: Sequence[Rect],
    ) -> dict[str, Spot]:
        """Return where the options in the city are pressed; none reaches into another."""
        found = {}
        for option in decision.options:
            if option.key not in elsewhere:
                spot = self._spot_in_city(frame, decision, option.target)
                if spot is not None:
                    found[option.key] = spot
        boxes = {key: _beside(Rect(*spot.box), trays) for key, spot in found.items()}
        boxes = apart(boxes)
        return {key: Spot(boxes[key], spot.radius) for key, spot in found.items()}

    def _spot_in_city(self, frame: BoardFrame, decision: Decision, target: Target) -> Spot | None:
        """Return where a place, tile, officer or knob is pressed, as far as it is in sight."""
        box = box_of(self._actors, decision, target)
        if box is None or self._panels.covers:
            return None
        fit = Fit.of(self._places, frame.board)
        x, y = fit.screen(box.x, box.y)
        wide, high = box.w * fit.ratio, box.h * fit.ratio
        finger = Rect(x, y, wide, high).centred(max(LEAST, wide), max(LEAST, high))
        return Spot(_within(finger, frame.board), PLACE_RADIUS * fit.ratio)

    def places(self, frame: BoardFrame, event: Event) -> Sequence[Spot]:
        """Return where the people, places and tiles are that an event names."""
        if self._panels.covers:
            return ()
        fit, city = Fit.of(self._places, frame.board), self._places.city
        boxes = (box for box in boxes_named(self._actors, event) if city.contains(box.cx, box.cy))
        screens = (
            (fit.screen(box.x, box.y), box.w * fit.ratio, box.h * fit.ratio) for box in boxes
        )
        return [
            Spot(_within(Rect(*at, wide, high), frame.board), PLACE_RADIUS * fit.ratio)
            for at, wide, high in screens
        ]

    def target_at(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> Thing | None:
        """Return the piece, place or tile under a point, or what the panels show there."""
        found = self._panels.target_at(canvas, frame, x, y)
        if found is not None or not frame.board.contains(x, y) or self._panels.covers:
            return found
        at = Fit.of(self._places, frame.board).board(x, y)
        lens = lens_at(self._actors, *at)
        return Aside("lens", lens) if lens else thing_at(self._actors, *at)

    def scroll(self, canvas: Canvas, frame: BoardFrame, pointer: Pointer) -> bool:
        """Use the mouse to look about the city or to leaf in the panels; say if it was used up."""
        if self._panels.press(canvas, frame, pointer):
            return True
        if self._panels.covers:
            return False
        fit = Fit.of(self._places, frame.board)
        on_option = False
        if pointer.kind == "down" and self._choices is not None:
            spots = self.spots(canvas, frame, self._choices.decision).values()
            on_option = any(Rect(*spot.box).contains(pointer.x, pointer.y) for spot in spots)
        lens = lens_at(self._actors, *fit.board(pointer.x, pointer.y))
        if lens and pointer.kind == "down" and pointer.button == LEFT_BUTTON and not on_option:
            self._take_up(lens)
            return True
        return self._scroller.use(fit, pointer, on_option=on_option)

    def look(self, action: Action) -> bool:
        """Take up a lens, or look nearer or at the whole city; say whether an action was that."""
        if action in LENS_KEYS:
            self._take_up(LENSES[LENS_KEYS.index(action)])
            return True
        return self._scroller.look(action)

    @property
    def nearest(self) -> bool:
        """Whether the city is drawn as large as it can be."""
        return self._actors.camera.view.zoom >= NEAREST

    def centre(self, frame: BoardFrame, thing: Thing) -> Point | None:
        """Bring a thief or inspector into the middle; None for who is not in the city."""
        pose = self._actors.poses.get(int(thing.id)) if thing.kind == "seat" else None
        if pose is None:
            return None
        self._actors.camera.centre(pose.x, pose.y, self._actors.plan)
        return Fit.of(self._places, frame.board).screen(*pose.at(self._actors.camera))

    def _take_up(self, lens: str) -> None:
        """Lay a lens over the city, or put it away if it lies there."""
        self._lens = "" if lens == self._lens else lens

    def veil(self, frame: BoardFrame) -> Rect:
        """Return where the cover over money and plan card lies."""
        return self._panels.cover(frame)

    @property
    def lifts(self) -> bool:
        """Whether the viewer can lift the cover by keys, or lay it back."""
        return self._panels.lifts

    def lift(self) -> None:
        """Lift the cover, or lay it back."""
        self._panels.lift()

    def about_veil(self) -> Insight:
        """Return what the viewer is told of the cover."""
        return self._panels.about_cover()

    # Drawing

    def shown_own(self) -> Hashable:
        """Return what the own area depends on: also on whose board is looked at."""
        return super().shown_own(), self._panels.watched

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Make the pictures that will be needed at this size."""
        board = Fit.of(self._places, frame.board).canvas(canvas)
        yield from self._picture.warm(board, self._actors)
        yield from warm_pieces(board, self._actors.camera, self._view)
        yield from self._panels.warm(canvas, frame)
        yield from self._picture.warm_turns(board, self._actors)

    def needs(self) -> Hashable:
        """Return a value that changes whenever other tiles may come, or all get another size."""
        actors = self._actors
        zoom = actors.wanted_view().zoom
        return actors.shown.laid, tuple(coming_tiles(actors.shown)), zoom, actors.camera.growth

    def draw_board(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the city with everybody in it, and the panels beside it."""
        fit = Fit.of(self._places, frame.board)
        with canvas.clip(frame.board):
            play = self._play()
            if self._panels.covers:
                draw_night(canvas, frame.board, play)
            else:
                draw_city(canvas, frame.board, fit, play)
            draw_over(canvas, fit, play, partial(self._panels.draw_displays, canvas, frame))

    def _play(self) -> Play:
        """Return everything that is drawn in the city."""
        offer = self._offer()
        stress = self._stress(offer)
        return Play(self._picture, self._actors, stress, offer, self._lens, self._looking)

    @property
    def _looking(self) -> Seat:
        """For whom a lens shows something: the viewer, or whoever's turn it is."""
        return self._awaited if self._viewer is None else self._viewer

    def _offer(self) -> Offer:
        """Return what is on offer in the city."""
        choices = self._choices
        if choices is None:
            return NOTHING
        focused = choices.focused.key if choices.focused else None
        if self._offered[0] != (id(choices), focused):
            self._offered = ((id(choices), focused), offer_of(self._view, choices))
        return self._offered[1]

    def _stress(self, offer: Offer) -> Stress:
        """Return who stands out."""
        focused = next((officer for officer, strong in offer.officers.items() if strong), None)
        return Stress(
            active=self.acting() if self._match.waiting() else -1,
            selectable=frozenset(offer.officers),
            focused=focused,
            threats=self._actors.threats | offer.met,
        )

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, what is being played."""
        if isinstance(target, Aside) and target.kind == "lens":
            return self._about_lens(target.id)
        return super().about_target(target)

    def _about_lens(self, lens: str) -> Insight:
        """Return what a lens shows, and which key takes it up."""
        key = key_label(LENS_KEYS[LENSES.index(lens)])
        return Insight(
            self._say(f"escape_plan-lens-{lens}"),
            self._say(f"escape_plan-lens-{lens}-about", key=key),
            rule=LENS_RULES[lens],
        )

    def portrait(self, canvas: Canvas, frame: BoardFrame, thing: Thing) -> Portrait | None:  # noqa: ARG002
        """Return how a thing looks large."""
        return self._panels.portrait(frame, thing)

    # Hints

    weights = WEIGHTS
    parting = frozenset({"arrested", "thief_escaped"})

    def outlook(self, choices: Choices) -> None:
        """Say nothing of questions of which the outcome is not known: there are none."""

    # Trails

    def point_of(self, frame: BoardFrame, node: int, look: int) -> Point | None:  # noqa: ARG002
        """Return where a place of the city is drawn."""
        if self._actors.plan.spot(node) is None:
            return None
        return Fit.of(self._places, frame.board).screen(*self._actors.board_spot(node))

    def shows(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> bool:
        """Say whether the city is seen at a point, and no tray lies over it."""
        fit = Fit.of(self._places, frame.board)
        if self._panels.covers or not self._places.city.contains(*fit.board(x, y)):
            return False
        if self._choices is None:
            return True
        trays = self._panels.trays(canvas, frame, self._choices.decision)
        return not any(tray.contains(x, y) for tray in trays)

    def kept_clear(self, canvas: Canvas, frame: BoardFrame) -> Sequence[Rect]:
        """Return where people, officers, the plates of places, prices and the lenses are."""
        fit = Fit.of(self._places, frame.board)
        boxes = in_plain_sight(fit.canvas(canvas), self._actors, self._offer())
        return [
            Rect(*fit.screen(box.x, box.y), box.w * fit.ratio, box.h * fit.ratio) for box in boxes
        ]


def _beside(box: Rect, trays: Sequence[Rect]) -> Rect:
    """Return a box as far as no tray covers it; of one below a tray, the edge above it."""
    for tray in trays:
        if box.overlaps(tray):
            box = _within(box, Rect(box.x, 0.0, box.w, tray.y))
    return box


def _within(box: Rect, region: Rect) -> Rect:
    """Return a box as far as it lies in a region; of one outside, the edge next to it."""
    left = max(region.x, min(box.x, region.right - 1))
    top = max(region.y, min(box.y, region.bottom - 1))
    right, bottom = min(box.right, region.right), min(box.bottom, region.bottom)
    return Rect(left, top, max(1.0, right - left), max(1.0, bottom - top))
