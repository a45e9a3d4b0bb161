"""Space Escape on the table: binds board, pieces, panels and words together for one match."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.space_escape import GONE, POD, EscapeState
from game.scenes.choices import Choices
from game.scenes.figures import Pose
from game.scenes.fit import Fit, Point
from game.scenes.narration import Narrator
from game.scenes.portraits import Portrait
from game.scenes.space_escape.asides import Asides
from game.scenes.space_escape.board import BoardLayer, Play, draw_play
from game.scenes.space_escape.effects import draw_effect
from game.scenes.space_escape.geometry import Places, node_at
from game.scenes.space_escape.ghosts import LitEnd, warm_marks
from game.scenes.space_escape.insights import WEIGHTS, Insights
from game.scenes.space_escape.motions import Actors, parts_of
from game.scenes.space_escape.named import nodes_named, pieces_named
from game.scenes.space_escape.naming import SpaceNaming
from game.scenes.space_escape.offers import (
    WALKS,
    ends_of_pick,
    lit_ends,
    moving_piece,
    offered_pieces,
)
from game.scenes.space_escape.panels import SpacePanels
from game.scenes.space_escape.pieces import body_of, looks, piece_at, warm_pieces
from game.scenes.space_escape.portraits import SpacePortraits
from game.scenes.space_escape.rule_links import NOW, QUESTIONS, rule_for, rule_of
from game.scenes.space_escape.station import PLAQUE, plaque_spots
from game.scenes.space_escape.turn_steps import (
    DRAW,
    NO_STEP,
    STEPS,
    step_asked,
    step_begun,
    step_of,
)
from game.scenes.tabletop import Aside, Figure, Insight, Spot, Thing
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.director import Beat, Part
from game.ui.layout import BoardFrame, Rect

END_RADIUS: Final = 26.0
"""Radius of a lit end in board units."""

PIECE_SPOT: Final = (27.0, 62.0, 54.0, 78.0)
"""A piece's box in board units: how far left and above its foot it begins, width, height."""

DRAW_SECONDS: Final = 0.3
"""How long the last step of a turn is shown, in which nothing moves on the board."""


class SpaceTop:
    """The tabletop of Space Escape."""

    def __init__(self, texts: Texts, match: Match, board: Board) -> None:
        self._texts = texts
        self._match = match
        self._view: EscapeState = match.view(None)
        self._places = Places(board)
        self._layer = BoardLayer(self._places)
        self._actors = Actors(self._places)
        self._plaques = plaque_spots(self._places)
        self._choices: Choices | None = None
        self._ends: list[LitEnd] = []
        self._offered: Mapping[str, str] = {}
        self._pictures: dict[str, str] = {}
        self._settled = 0
        self._step = NO_STEP
        """The step of the turn under way, whoever acts."""
        self._picks: dict[str, list[LitEnd]] = {}
        self.naming = SpaceNaming(texts, match.seats, self._view, self._places)
        narrator = Narrator(texts, match.game.id, self.naming)
        self._panels = SpacePanels(texts, match.seats, self.naming)
        self._insights = Insights(texts, self.naming, narrator, self._places)
        self._asides = Asides(texts, self.naming, self._panels, self._insights)
        self._portraits = SpacePortraits(self._panels, self._places)
        self.settle(self._view, None)

    @property
    def poses(self) -> Mapping[str, Pose]:
        """Where every piece is drawn now."""
        return self._actors.poses

    def settle(self, view: Any, viewer: Seat | None) -> None:  # noqa: ARG002 - all is open
        """Show exactly this view."""
        self._view = view
        self._pictures = dict(looks(view))
        self._settled += 1
        self._step = step_asked(self._match.decisions())
        self._actors.settle(view)

    def parts(self, event: Event) -> Sequence[Part]:
        """Return the motion of an event; a new snake gets its picture before it comes aboard."""
        if event.kind == "snake_added":
            self._pictures[f"snake:{event.data['snake']}"] = f"snake_{event.data['colour']}"
        step = step_begun(event)
        if step is None:
            return parts_of(self._actors, event)
        seconds = DRAW_SECONDS if step == DRAW else 0.0
        begin = Beat(seconds, on_start=partial(self._begin_step, step))
        return (begin, *parts_of(self._actors, event))

    def _begin_step(self, step: int) -> None:
        self._step = step

    def choose(self, choices: Choices | None) -> None:
        """Light the options of a question, or none."""
        self._choices = choices
        self._ends = lit_ends(self._view, choices) if choices else []
        self._offered = offered_pieces(choices.decision, self._view) if choices else {}
        self._picks = {}

    def acting(self) -> Seat:
        """Return the seat whose turn is shown."""
        return self._view.seat

    def acting_look(self) -> int:
        """Return the look of the hand that plays."""
        return self.naming.look(self._view.seat, self._view.turn)

    # Where things are pressed

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> Mapping[str, Spot]:  # noqa: ARG002
        """Return where each option is pressed."""
        fit = Fit.of(self._places, frame.board)
        if decision.kind in WALKS:
            return {end.key: self._end_spot(fit, end) for end in self._ends}
        if decision.options[0].target.kind == "card":
            hand = self._panels.hand_boxes(frame.own, self._view)[self._view.turn]
            return {decision.options[0].key: Spot(hand, theme.CARD_RADIUS)}
        return {
            option.key: self._piece_spot(fit, frame, self._offered.get(option.key, ""), place)
            for place, option in enumerate(decision.options)
        }

    def _end_spot(self, fit: Fit, end: LitEnd) -> Spot:
        return self._space_spot(fit, self._places.spot(end.node))

    def _space_spot(self, fit: Fit, at: Point) -> Spot:
        x, y = fit.screen(*at)
        radius = END_RADIUS * fit.ratio
        return Spot((x - radius, y - radius, 2 * radius, 2 * radius), radius)

    def _piece_spot(self, fit: Fit, frame: BoardFrame, piece: str, place: int) -> Spot:
        """Return the box of a piece; one that is off the board is picked beside the pod."""
        pose = self._actors.poses.get(piece)
        if pose is None:
            pose = self._waiting_pose(place)
        left, above, width, height = (side * fit.ratio for side in PIECE_SPOT)
        x, y = fit.screen(pose.x, pose.y)
        hidden = max(0.0, frame.board.y - (y - above))
        return Spot((x - left, y - above + hidden, width, height - hidden), 8.0)

    def places(self, frame: BoardFrame, event: Event) -> Sequence[Spot]:
        """Return where the creatures and spaces are that an event names."""
        fit = Fit.of(self._places, frame.board)
        pieces = (piece for piece in pieces_named(event) if piece in self._actors.poses)
        nodes = (self._places.spot(node) for node in nodes_named(event, len(self._places.nodes)))
        return [
            *(self._piece_spot(fit, frame, piece, 0) for piece in pieces),
            *(self._space_spot(fit, spot) for spot in nodes),
        ]

    def _waiting_pose(self, place: int) -> Pose:
        """Return where the snake of one option waits for its recall: in a row in space."""
        return Pose(70.0 + 78.0 * place, self._places.size[1] - 60.0)

    def target_at(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> Thing | None:  # noqa: ARG002
        """Return the piece, space or card under a point, or what lies there beside the board."""
        if not frame.board.contains(x, y):
            return self._asides.at(frame, self._view, x, y)
        fit = Fit.of(self._places, frame.board)
        piece = piece_at(self._actors.poses, fit, (x, y))
        if piece is not None:
            return Target("piece", piece)
        node = node_at(self._places, fit, (x, y))
        return None if node is None else Target("node", str(node))

    def piece_of(self, seat: Seat) -> Thing:
        """Return what stands for a seat: its rat, or of several the one whose card is played."""
        view, naming = self._view, self.naming
        acting = view.crew[view.hand_rats[view.turn][0]]
        own = [colour for colour in view.crew if naming.owner(colour) == seat]
        return Aside("seat", acting if acting in own or not own else own[0])

    def centre(self, frame: BoardFrame, thing: Thing) -> Point | None:
        """Return where the rat of a row stands."""
        pose = self._actors.poses.get(f"rat:{thing.id}") if thing.kind == "seat" else None
        return None if pose is None else Fit.of(self._places, frame.board).screen(pose.x, pose.y)

    # Drawing

    def warm(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Make pieces, lights and cards one by one, so that none is made while pieces move."""
        board = Fit.of(self._places, frame.board).canvas(canvas)
        yield from warm_pieces(board, looks(self._view).values())
        yield from self._panels.warm(canvas.layer(frame.own), frame.own, self._view)
        yield from warm_marks(board, looks(self._view).values())

    def draw_board(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw board, pieces, lights and effects."""
        fit = Fit.of(self._places, frame.board)
        with canvas.clip(frame.board):
            self._layer.draw(canvas, frame.board)
            draw_play(canvas, fit, self._places, self._play())
            for effect in self._actors.effects:
                draw_effect(canvas, fit, effect.name, effect.x, effect.y, effect.age)

    def _play(self) -> Play:
        """Return what stands on the board, with its lights."""
        poses = dict(self._actors.poses)
        focused = self._choices.focused if self._choices else None
        for place, piece in enumerate(self._offered.values()):
            poses.setdefault(piece, self._waiting_pose(place))
        return Play(
            poses=poses,
            pictures=self._pictures,
            ends=self._ends or self._picked_ends(),
            focused_end=focused.key if focused else None,
            active=self._active(),
            selectable=frozenset(self._offered.values()),
            focused_piece=self._offered.get(focused.key) if focused else None,
        )

    def _picked_ends(self) -> Sequence[LitEnd]:
        """Return where the piece in focus would go, if that is what is asked."""
        focused = self._choices.focused if self._choices else None
        if self._choices is None or focused is None:
            return ()
        if focused.key not in self._picks:
            self._picks[focused.key] = ends_of_pick(self._view, self._choices, focused)
        return self._picks[focused.key]

    def _active(self) -> frozenset[str]:
        """Return who acts: the creature that a question is about, else the rats of the hand."""
        view = self._view
        if view.outcome is not None:
            return frozenset()
        if self._choices is not None and self._choices.decision.kind in WALKS:
            return frozenset({moving_piece(self._choices.decision)})
        own = (rat for rat in view.hand_rats[view.turn] if view.rats[rat] != POD)
        return frozenset(f"rat:{view.crew[rat]}" for rat in own)

    def draw_rail(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the seats."""
        self._panels.draw_rail(canvas, frame.rail, self._view)

    def draw_own(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw the open cards."""
        self._panels.draw_own(canvas, frame.own, self._view, self._card_focused())

    def _card_focused(self) -> bool:
        focused = self._choices.focused if self._choices else None
        return focused is not None and focused.target.kind == "card"

    def shown_rail(self) -> Hashable:
        """Return what the rail depends on."""
        return self._settled

    def shown_own(self) -> Hashable:
        """Return what the own area depends on."""
        return self._settled, self._card_focused()

    def figures(self) -> Sequence[Figure]:
        """Return round, cards left, items, rats in the pod, medkits and snakes."""
        view, say = self._view, self._texts.say
        rats = len(view.rats)
        taken = sum(spot == GONE for spot in view.items.values())
        aboard = sum(spot != GONE for spot in view.snake_spots)

        def share(have: int, all_: int) -> str:
            return say("space_escape-of", have=have, all=all_)

        return (
            Figure("loop", theme.LAMP, say("table-round", round=view.round), "", "round"),
            Figure(
                "cards", theme.MIDDLE, str(len(view.deck)), say("space_escape-label-cards"), "cards"
            ),
            Figure("star", theme.LAMP, share(taken, 4), say("space_escape-label-items"), "items"),
            Figure(
                "pod",
                theme.GOOD,
                share(view.rats.count(POD), rats),
                say("space_escape-label-pod"),
                "pod",
            ),
            Figure(
                "med",
                theme.GOOD,
                share(sum(view.medkits), rats),
                say("space_escape-label-medkits"),
                "medkits",
            ),
            Figure("snake", theme.WARN, str(aboard), say("space_escape-label-snakes"), "snakes"),
        )

    def crumbs(self, decision: Decision | None) -> tuple[Sequence[str], int]:
        """Return rats, snakes, draw, and which of them is under way."""
        words = tuple(self._texts.say(f"space_escape-crumb-{word}") for word in STEPS)
        return words, self._step if decision is None else step_of(decision)

    # Words

    def about_option(self, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        told = self._insights.option(self._view, choices, option)
        return told.ruled(rule_for(choices, option))

    def about_target(self, target: Thing | None) -> Insight:
        """Return what a thing is; without one, the card being played."""
        if target is None:
            return self._insights.target(self._view, None).ruled(self._rule_now)
        rule = rule_of(self._places, target)
        if isinstance(target, Aside):
            return self._asides.insight(self._view, target).ruled(rule)
        return self._insights.target(self._view, target).ruled(rule)

    @property
    def _rule_now(self) -> str:
        """What the rules tell of the question, or of a turn."""
        return NOW if self._choices is None else QUESTIONS[self._choices.decision.kind]

    def warning(self, loss: Event) -> str:
        """Return why an option that loses must be pressed twice."""
        return self._insights.loss(loss)

    def portrait(self, canvas: Canvas, frame: BoardFrame, thing: Thing) -> Portrait | None:  # noqa: ARG002
        """Return how a thing looks large."""
        return self._portraits.of(frame, self._view, thing)

    weights = WEIGHTS

    def outlook(self, choices: Choices) -> None:
        """Say nothing of questions of which the outcome is not known: there are none."""

    # Trails

    def point_of(self, frame: BoardFrame, node: int, look: int) -> Point | None:  # noqa: ARG002
        """Return where a space is drawn."""
        if not 0 <= node < len(self._places.nodes):
            return None
        return Fit.of(self._places, frame.board).screen(*self._places.spot(node))

    def shows(self, canvas: Canvas, frame: BoardFrame, x: float, y: float) -> bool:  # noqa: ARG002
        """Say whether a point lies on the board: nothing ever covers it."""
        return frame.board.contains(x, y)

    def kept_clear(self, canvas: Canvas, frame: BoardFrame) -> Sequence[Rect]:  # noqa: ARG002
        """Return where the creatures and items are, and the numbers of the tiers."""
        fit = Fit.of(self._places, frame.board)
        poses = self._actors.poses.items()
        plaques = (Rect(*fit.screen(*spot), 0, 0) for spot in self._plaques)
        return [
            *(Rect(*body_of(piece, pose, fit)) for piece, pose in poses),
            *(plaque.centred(*[PLAQUE * fit.ratio] * 2) for plaque in plaques),
        ]
