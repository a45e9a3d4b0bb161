"""The picture of the row: the hull behind it, its cards, the arrow below, and the dark at its ends.

What never moves is drawn once per size and then copied. Runners are drawn by `pieces.py`, lights
over them by `effects.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from game.content.texts import Texts
from game.rules.evacuate import STATIONS, EvacState, Placed, nomia_deck_holds
from game.scenes.evacuate.actors import Actors, CardPose
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.stations import StationCards
from game.scenes.figures import stand
from game.ui import paint
from game.ui.cache import PictureCache
from game.ui.canvas import Box, Canvas
from game.ui.lettering import Align, draw_text, line_size
from game.ui.light import box_shadow
from game.ui.sprites import large_drawing, sprite
from game.ui.theme import LAMP_TINT

ALARM: Final = "#E4572E"
LINE_TEXT: Final = "#FFD9C8"
CARD_SHADOW: Final = (6.0, 0.6, 1.5, 5.0)
DARKEST: Final = 0.72
LURKERS: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("nomia", 34.0, 204.0, 112.0),
    ("nomia_two", 20.0, 318.0, 82.0),
    ("nomia_one", 86.0, 368.0, 62.0),
    ("nomia_eyes", 70.0, 96.0, 58.0),
)
"""Nomias in the dark: picture, how far outside the row, how far below its top, and how high."""
FAR_EYES: Final[tuple[tuple[float, float, float, float], ...]] = (
    (168.0, 142.0, 40.0, 0.42),
    (236.0, 300.0, 34.0, 0.3),
    (318.0, 96.0, 28.0, 0.2),
    (396.0, 232.0, 24.0, 0.14),
)
"""Eyes deep in the dark: how far outside the row, how far below its top, how high, how bright."""
NOMIA_SIZES: Final = tuple((name, height) for name, _, _, height in LURKERS)
RUSH_REACH: Final = 120.0
EDGE_GAP: Final = 14.0
LINE_NAME_GAP: Final = 24.0
LINE_SIZE: Final = 21.0
LINE_GROWTH: Final = 1.4
"""How much larger than usual the words beside and on the arrow may be."""

_pictures = PictureCache(3_000_000)


class RowPicture:
    """Draws the row of one match with everything round it, but for the runners."""

    def __init__(self, texts: Texts, places: Places) -> None:
        self.cards = StationCards(texts, places)
        self.texts = texts
        self._places = places

    def paint_hull(self, canvas: Canvas, region: Box) -> None:
        """Paint the hull behind everything over the whole region of the board."""
        area = canvas.box(region)
        canvas.surface.blit(large_drawing("corridor_dark", *self._cover(area)), area)
        left, top, width, height = region
        paint.glow(canvas, left + width * 0.02, top + height * 0.45, 190, ALARM, 0.13, 210)
        paint.glow(canvas, left + width * 0.98, top + height * 0.45, 190, ALARM, 0.13, 210)
        paint.grain(canvas)

    def _cover(self, area: pygame.Rect) -> tuple[int, int]:
        """Return the size at which the drawing covers an area wholly."""
        width, height = self._places.size
        grow = max(area.w / width, area.h / height)
        return round(width * grow) + 1, round(height * grow) + 1

    def warm(self, board: Canvas) -> Iterator[None]:
        """Make every station card and the things round the row, one at each step."""
        for placed in (Placed("?"), *(Placed(card, up=True) for card in STATIONS)):
            yield from self.cards.warm(board, placed)
        for name, height in (("corridor_end", self._places.row.h), *NOMIA_SIZES):
            for mirrored in (False, True):
                _turned(name, board.px(height), mirrored=mirrored)
                yield

    def draw_cards(self, row: Canvas, actors: Actors) -> None:
        """Draw the station cards where they lie now, on a canvas along the line of the row."""
        shown = zip(actors.plan.row, actors.cards, strict=True)
        for placed, pose in shown:
            width, height = self.cards.size(placed)
            if pose.alpha >= 1 and pose.squeeze >= 1:
                box = (pose.x, self._places.row.y + pose.drop, width, height - 3)
                box_shadow(row, row.box(box), 12, CARD_SHADOW)
            self._draw_card(row, self.cards.picture(row, placed), pose, width)

    def _draw_card(
        self, row: Canvas, picture: pygame.Surface, pose: CardPose, width: float
    ) -> None:
        if pose.squeeze < 1:
            size = (max(1, round(picture.get_width() * pose.squeeze)), picture.get_height())
            picture = pygame.transform.scale(picture, size)
        low = self._places.row.bottom + pose.drop
        stand(row, picture, pose.x + width / 2, low, pose.alpha)

    def draw_ends(self, board: Canvas, actors: Actors) -> None:
        """Draw the dark at both ends of the row with what waits there, and what they are called."""
        odds = threats(actors.shown)
        for side in (-1, 1):
            share = odds["front" if side == actors.shown.arrow else "rear"]
            self._draw_dark(board, _edge(actors, side), side, share)
            if side not in actors.rushing or not actors.rush:
                self._draw_lurkers(board, _edge(actors, side), side, share)
        self._draw_arrow(board, actors)

    def draw_rush(self, board: Canvas, actors: Actors) -> None:
        """Draw the Nomias that come out of the dark, over the dark that has fallen."""
        for side in actors.rushing if actors.rush else ():
            edge = self._seen(board, _edge(actors, side))
            self._draw_lurkers(board, edge - side * RUSH_REACH * actors.rush, side, 1.0)

    def draw_sweep(self, board: Canvas, actors: Actors) -> None:
        """Draw the alarm light that sweeps to where a Nomia card will strike."""
        if not actors.sweep:
            return
        row, t = self._places.row, actors.sweep
        shine = round(0.5 * min(1.0, 3 * t, 4 * (1 - t) + 0.3), 1)
        middle = self._places.size[0] / 2
        for side in actors.rushing:
            edge = self._seen(board, _edge(actors, side))
            x = middle + (edge - middle) * t
            paint.glow(board, x, row.cy, 150, ALARM, shine, row.h * 0.6)

    def _draw_dark(self, board: Canvas, edge: float, side: int, odds: float) -> None:
        """Draw the dark beyond one end of the row; where the row goes on, only a hint of it."""
        row = self._places.row
        seen = self._seen(board, edge)
        strength = min(1.0, 0.45 + odds) if seen == edge else 0.5
        picture = _turned("corridor_end", board.px(row.h), mirrored=side > 0)
        x = seen + 40 * side
        picture.set_alpha(round(255 * strength))
        board.blit(picture, x, row.y, "topleft" if side < 0 else "topright")
        picture.set_alpha(255)
        self._darken_beyond(board, x, side, DARKEST * strength)

    def _draw_lurkers(self, board: Canvas, edge: float, side: int, odds: float) -> None:
        """Draw Nomias at one end: the more of their cards come from there, the more of them."""
        for name, out, down, height in LURKERS[: 1 + round(odds * 6)]:
            nomia = _turned(name, board.px(height), mirrored=side > 0)
            board.blit(nomia, edge + side * out, self._places.row.y + down, "center")
        for out, down, height, shine in FAR_EYES[: 2 + round(odds * 5)]:
            eyes = _turned("nomia_eyes", board.px(height), mirrored=side > 0)
            low = self._places.row.y + down + height / 2
            stand(board, eyes, edge + side * out, low, shine)

    def _seen(self, board: Canvas, edge: float) -> float:
        """Return an end of the row, or the edge of the board if that end is not in sight."""
        low, high = _sides(board)
        return max(low, min(high, edge))

    def _darken_beyond(self, board: Canvas, x: float, side: int, strength: float) -> None:
        """Darken the hull between the dark end and the edge of the board."""
        left, right = _sides(board)
        wide = x - left if side < 0 else right - x
        if wide > 0:
            box = (left if side < 0 else x, self._places.row.y, wide, self._places.row.h)
            rest = round(255 * (1 - strength))
            board.surface.fill((rest,) * 3, board.box(box), pygame.BLEND_RGB_MULT)

    def _draw_arrow(self, board: Canvas, actors: Actors) -> None:
        box = self._places.outline("arrow")
        picture = _turned("direction_arrow", board.px(box.h), mirrored=actors.turn < 0)
        width = abs(actors.turn)
        if width < 1:
            size = (max(1, round(picture.get_width() * width)), picture.get_height())
            picture = pygame.transform.scale(picture, size)
        board.blit(picture, box.cx, box.cy, "center")
        if width >= 1:
            words = self.texts.say("evacuate-row-way")
            letters = line_size(board, words, LINE_SIZE, box.w * 0.7, "evacuate", LINE_GROWTH)
            draw_text(
                board, box.cx - 6 * actors.turn, box.cy - 2, words, letters, LAMP_TINT, "evacuate",
                "center", shadow=1.5,
            )  # fmt: skip
        names = ("rear", "front") if actors.turn > 0 else ("front", "rear")
        self._draw_line_name(board, box.x - LINE_NAME_GAP, names[0], "right")
        self._draw_line_name(board, box.right + LINE_NAME_GAP, names[1], "left")

    def _draw_line_name(self, board: Canvas, x: float, name: str, align: Align) -> None:
        """Write which end of the row is the front and which the rear."""
        y = self._places.outline("arrow").cy - 1
        words = self.texts.say(f"evacuate-row-{name}")
        size = board.wish(LINE_SIZE, LINE_GROWTH)
        draw_text(board, x, y, words, size, LINE_TEXT, "bold", align, shadow=1.5)


def _edge(actors: Actors, side: int) -> float:
    """Return where the dark begins at one end of the row, across the board."""
    end = actors.plan.left - EDGE_GAP if side < 0 else actors.plan.right + EDGE_GAP
    return end + actors.camera.shift


def _sides(board: Canvas) -> tuple[float, float]:
    """Return the left and right edge of what can be seen of the board."""
    clip = board.surface.get_clip()
    return board.to_logical(clip.topleft)[0], board.to_logical(clip.bottomright)[0]


def threats(view: EvacState) -> Mapping[str, float]:
    """Return which share of the Nomia deck comes for the first and for the last line."""
    held = Counter(nomia_deck_holds(view))
    count = max(1, sum(held.values()))
    return {line: (held[line] + held["pincer"]) / count for line in ("front", "rear")}


def _turned(name: str, height: int, *, mirrored: bool) -> pygame.Surface:
    """Return a drawing as it is or mirrored: a copy that may be dimmed for a moment."""

    def make() -> pygame.Surface:
        return pygame.transform.flip(sprite(name, height), mirrored, False)

    return _pictures.get((name, height, mirrored), make)
