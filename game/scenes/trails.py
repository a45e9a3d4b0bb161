"""The trail of the last moves: where others have gone since the person who is asked acted last.

A dotted line leads along each move, made of the mark of whoever brought it about, so that nobody
needs colours to read it; a number at its end says in which order they went.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import dist
from typing import Final, NamedTuple

from game.match.settings import SettingsBook
from game.rules.contract import Event
from game.scenes.course import Course
from game.scenes.fit import Point
from game.scenes.recaps import Recaps
from game.scenes.since import told_since
from game.scenes.tabletop import Tabletop, Tracing
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame, Rect
from game.ui.lettering import draw_text, text_width

GAP: Final = 13.0
"""How far apart the dots of a trail are."""
DOT: Final = 7.0
RIM: Final = 10.5
"""How large the dark disc below each dot is."""
END: Final = 16.0
"""How high the number at the end of a trail is."""
END_GROWTH: Final = 1.3
FAR: Final = (17.0, 23.0, 30.0, 38.0, 47.0)
SIDES: Final = (
    (0.0, 1.0), (0.7, 0.7), (-0.7, 0.7), (1.0, 0.0), (-1.0, 0.0), (0.7, -0.7), (-0.7, -0.7),
    (0.0, -1.0),
)  # fmt: skip
"""How far from its end, and on which sides of it, a number may stand: the best place first."""


class Move(NamedTuple):
    """The spaces that somebody went along, and the seat look of whoever brought that about."""

    nodes: tuple[int, ...]
    look: int


class Dots(NamedTuple):
    """One trail as it is drawn."""

    look: int
    places: tuple[Point, ...]
    end: Rect | None
    """Where its number stands."""


class Trails:
    """The trails at one table."""

    def __init__(
        self, settings: SettingsBook, course: Course, top: Tabletop, recaps: Recaps
    ) -> None:
        self._settings = settings
        self._course = course
        self._top = top
        self._recaps = recaps
        self._moves: tuple[Move, ...] = ()
        self._laid: tuple[Hashable, Sequence[Dots]] = (None, ())
        """The dots, and the place of the board for which they were laid."""

    def question_changed(self) -> None:
        """Find out where others have gone since the person who is asked now acted last."""
        course = self._course
        self._moves, self._laid = (), (None, ())
        if course.choices is not None and self._settings.now.play.trail:
            self._moves = tuple(_joined(self._found()))

    def _found(self) -> Iterator[Move]:
        """Yield every move of others that all may know of, in its order."""
        course = self._course
        assert course.choices is not None
        own = self._top.naming.look(course.choices.seat)
        for told in told_since(course.match, course.choices.seat, course.narrator):
            for event in told.line.events:
                nodes, look = nodes_walked(event), course.narrator.look_of_actor(event)
                look = told.look if look is None else look
                if len(nodes) > 1 and event.seen_by is None and look not in (own, None):
                    yield Move(nodes, look)

    def draw(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw all trails, if somebody is asked; not while a recap gives numbers of its own."""
        top = self._top
        if not self._moves or not isinstance(top, Tracing) or self._recaps.telling:
            return
        ways = [
            tuple(top.point_of(frame, node, move.look) for node in move.nodes)
            for move in self._moves
        ]
        clear = top.kept_clear(canvas, frame)
        key = (tuple(ways), tuple(clear), frame.board, canvas.stamp, canvas.wanted)
        if self._laid[0] != key:
            clear = [*clear, *self._offered(canvas, frame)]
            self._laid = (key, [*self._lay(canvas, frame, ways, clear)])
        with canvas.clip(frame.board):
            for number, dots in enumerate(self._laid[1], 1):
                for x, y in dots.places:
                    rim = (x - RIM / 2, y - RIM / 2, RIM, RIM)
                    paint.chip(canvas, rim, theme.INK9, alpha=0.75)
                    paint.mark(canvas, x, y, DOT, dots.look)
                if dots.end is not None:
                    _draw_end(canvas, dots.end, str(number), dots.look)

    def _lay(
        self,
        canvas: Canvas,
        frame: BoardFrame,
        ways: Sequence[Sequence[Point | None]],
        clear: Sequence[Rect],
    ) -> Iterator[Dots]:
        """Yield the dots of each trail, as far as nothing lies over them, and its number.

        They leave out what can be chosen, words and pieces, so that these stay in plain sight.
        """
        assert isinstance(self._top, Tracing)
        sees = partial(self._top.shows, canvas, frame)
        taken = list(clear)
        for number, (move, way) in enumerate(zip(self._moves, ways, strict=True), 1):
            points = [point for point in way if point is not None]
            boxes = ((at, Rect(*at, 0, 0).centred(RIM, RIM)) for at in dotted(points))
            dots = [
                at for at, box in boxes if sees(*at) and not any(box.overlaps(c) for c in clear)
            ]
            end: Rect | None = None
            if len(points) > 1 and sees(*points[-1]):
                end = beside(points[-1], _end_size(canvas, str(number)), taken, sees)
                taken.append(end)
            yield Dots(move.look, tuple(dots), end)

    def _offered(self, canvas: Canvas, frame: BoardFrame) -> Sequence[Rect]:
        """Return where the options of the question lie that are drawn on the board."""
        choices = self._course.choices
        assert choices is not None
        spots = self._top.spots(canvas, frame, choices.decision).values()
        return [Rect(*spot.box) for spot in spots]


def _end_size(canvas: Canvas, number: str) -> tuple[float, float]:
    """Return how wide and how high the number at the end of a trail is."""
    letters = canvas.wish(theme.FLOOR, END_GROWTH)
    high = END * letters / theme.FLOOR
    return max(high, text_width(canvas, number, letters, "black") + 7), high


def beside(
    end: Point,
    size: tuple[float, float],
    taken: Sequence[Rect],
    sees: Callable[[float, float], bool],
) -> Rect:
    """Return the nearest place of such a size beside an end that covers nothing of what is taken.

    If there is none, it is the one that covers least.
    """
    places = [
        Rect(end[0] + far * across, end[1] + far * down, 0, 0).centred(*size)
        for far in FAR
        for across, down in SIDES
    ]
    seen = [box for box in places if all(sees(x, y) for x, y in _corners(box))]
    return min(seen or places, key=lambda box: sum(_shared(box, other) for other in taken))


def _corners(box: Rect) -> Sequence[Point]:
    return (box.x, box.y), (box.right, box.y), (box.x, box.bottom), (box.right, box.bottom)


def _shared(one: Rect, other: Rect) -> float:
    """Return how much of one box another one covers, in square units."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _draw_end(canvas: Canvas, box: Rect, number: str, look: int) -> None:
    """Draw the number of a move, in the colours of whoever brought it about."""
    seat, letters = theme.SEATS[look], canvas.wish(theme.FLOOR, END_GROWTH)
    paint.chip(canvas, box, seat.colour, line=theme.INK9)
    ink = paint.letter_colour(seat)
    draw_text(canvas, box.cx, box.cy, number, letters, ink, "black", "center")


def _joined(moves: Iterable[Move]) -> Iterator[Move]:
    """Yield moves, those that go on where the one before ended as one with it."""
    last: Move | None = None
    for move in moves:
        if last is not None and (last.nodes[-1], last.look) == (move.nodes[0], move.look):
            last = Move(last.nodes + move.nodes[1:], last.look)
            continue
        if last is not None:
            yield last
        last = move
    if last is not None:
        yield last


def nodes_walked(event: Event) -> tuple[int, ...]:
    """Return the spaces along which an event led somebody, the first one included if it is told."""
    data = event.data
    start, end, path = data.get("start"), data.get("end"), data.get("path")
    steps = path if isinstance(path, tuple) else (end,)
    found = [node for node in (start, *steps) if isinstance(node, int)]
    return tuple(node for place, node in enumerate(found) if place == 0 or found[place - 1] != node)


def dotted(points: Sequence[Point]) -> Iterator[Point]:
    """Yield places at equal distances along a line through all points."""
    left = GAP / 2
    for one, other in pairwise(points):
        length = dist(one, other)
        while left < length:
            share = left / length
            yield one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            left += GAP
        left -= length
