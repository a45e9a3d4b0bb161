"""What is in sight of a board: whole or near, by the camera of its game or by one for any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.rules.contract import Decision
from game.scenes.board_view import BoardView, within
from game.scenes.chronicle import Line
from game.scenes.log_reading import places_named
from game.scenes.tabletop import Centring, Looking, Nearing, Scrolling, Spot, Tabletop, Thing
from game.ui.canvas import Canvas
from game.ui.inputs import Action, Pointer
from game.ui.layout import BoardFrame, Rect


class Sight:
    """How one table looks at its board."""

    def __init__(self, top: Tabletop) -> None:
        """See all of the board."""
        self._top = top
        self._view = BoardView()

    @property
    def level(self) -> int:
        """How near one is, as far as that is not the business of the game; 0 for the whole."""
        return self._view.level

    @property
    def _own(self) -> bool:
        """Whether the game comes nearer by itself."""
        return isinstance(self._top, Nearing)

    def frame(self, frame: BoardFrame) -> BoardFrame:
        """Return the frame in which the board is drawn and pointed at."""
        return self._view.frame(frame)

    # Looking about

    def look(self, action: Action) -> bool:
        """Come nearer, look aside or see everything by a key; say whether anything moved."""
        moved = not self._own and self._view.look(action)
        if isinstance(self._top, Looking) and (not moved or action is Action.ZOOM_FIT):
            moved = self._top.look(action) or moved
        return moved

    def fit(self) -> None:
        """See all of the board again."""
        self._view.fit()

    def nearer(self) -> None:
        """Come nearer; from as near as one can be, see all of the board again."""
        top = self._top
        nearest = top.nearest if isinstance(top, Nearing) else self._view.nearest
        self.look(Action.ZOOM_FIT if nearest else Action.ZOOM_IN)

    def scroll(
        self, canvas: Canvas, frame: BoardFrame, pointer: Pointer, *, on_option: bool
    ) -> bool:
        """Use the wheel or a drag to look about; return whether it was used up."""
        view = None if self._own else self._view
        if view is not None and view.near and view.use(pointer, on_option=on_option):
            return True
        at_board = self.frame(frame) if frame.board.contains(pointer.x, pointer.y) else frame
        top = self._top
        if isinstance(top, Scrolling) and top.scroll(canvas, at_board, pointer):
            return True
        whole = view is not None and not view.near and pointer.kind == "wheel"
        return whole and view is not None and view.use(pointer, on_option=on_option)

    def centre(self, frame: BoardFrame, thing: Thing) -> bool:
        """Bring a thing into the middle; return whether it is on the board."""
        top = self._top
        at = top.centre(self.frame(frame), thing) if isinstance(top, Centring) else None
        if at is not None and not self._own:
            self._view.centre(at)
        return at is not None

    def bring(self, canvas: Canvas, frame: BoardFrame, decision: Decision, key: str) -> bool:
        """Bring an option into sight that lies beside what is; say whether that was needed."""
        if not self._view.near:
            return False
        near = self._top.spots(canvas, self.frame(frame), decision).get(key)
        if near is None or near == self._top.spots(canvas, frame, decision).get(key):
            return False
        box = Rect(*near.box)
        if frame.board.contains(box.cx, box.cy):
            return False
        self._view.centre((box.cx, box.cy))
        return True

    # What is where

    def spots(self, canvas: Canvas, frame: BoardFrame, decision: Decision) -> Mapping[str, Spot]:
        """Return where each option is pressed; of one beside what is in sight, the edge there."""
        whole = self._top.spots(canvas, frame, decision)
        if not self._view.near:
            return whole
        near = self._top.spots(canvas, self.frame(frame), decision)
        return {
            key: spot if spot == whole.get(key) else _cut(spot, frame.board)
            for key, spot in near.items()
        }

    def places(self, frame: BoardFrame, line: Line) -> list[Spot]:
        """Return where the pieces and places are in sight that a sentence names."""
        spots = places_named(self._top, self.frame(frame), line)
        if not self._view.near:
            return spots
        return [_cut(spot, frame.board) for spot in spots if _seen(spot, frame.board)]

    def draw(
        self,
        canvas: Canvas,
        frame: BoardFrame,
        on_board: Callable[[Canvas, BoardFrame], None],
    ) -> None:
        """Draw the board, and what lies on any board, as far as they are in sight."""
        near = self.frame(frame)
        with canvas.clip(frame.board):
            self._top.draw_board(canvas, near)
            on_board(canvas, near)


def _cut(spot: Spot, board: Rect) -> Spot:
    """Return a spot as far as it is in sight."""
    box = within(Rect(*spot.box), board)
    return Spot(box, min(spot.radius, box.w / 2, box.h / 2))


def _seen(spot: Spot, board: Rect) -> bool:
    return board.overlaps(Rect(*spot.box))
