"""The station cards of the row as pictures: the artist's card, and the words printed on it.

A card that was laid the other way round shows its picture mirrored; words never are. Each card is
drawn once per size and state, and then only copied.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from typing import Final

import pygame

from game.content.texts import Texts
from game.rules.evacuate import Placed
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.naming import UNKNOWN
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, line_size, size_in, text_width, wrap
from game.ui.sprites import drawing_strip
from game.ui.theme import LAMP, MIDDLE, Face
from game.ui.vector import filled, raster, rounded

NAME_BAND: Final = (0.0, 46.0)
RULE_BAND: Final = (378.0, 412.0)
"""Upper and lower edge of the bands for words, in board units."""
ABOVE_STRIPES: Final = 336.0
"""Middle of the last line above the stripes of a closed card."""
NAME_SIZES: Final = (21.0, 19.0, 18.0)
RULE_SIZE: Final = 18.0
NAME_GROWTH: Final = 1.6
"""How much larger than usual the words on a card may be, where its bands have room for them."""
OPEN_BANDS: Final = (NAME_BAND, (RULE_BAND[0] + 3, RULE_BAND[1]))
CLOSED_BANDS: Final = ((76.0, 108.0), (ABOVE_STRIPES - 46, ABOVE_STRIPES + 12))
"""Upper and lower edges of the words on a card that lies open, and on a closed one."""
CLOSED_LINES: Final = 44.0
"""How high the last words on a closed card may be, in board units."""
MARGIN: Final = 8.0
DARK_CARDS: Final = frozenset({"dark"})
"""Cards whose frame is so dark that their words are light."""
WALL: Final = 26.0
"""How thick the wall of Dead End is drawn."""

STRIPS: Final = 5
"""In how many strips a card is drawn while the table gets ready."""

_cards = PictureCache(9_000_000)


class StationCards:
    """Draws the cards of one match."""

    def __init__(self, texts: Texts, places: Places) -> None:
        self._texts = texts
        self._places = places

    def picture(self, board: Canvas, placed: Placed) -> pygame.Surface:
        """Return a card of the row, on a canvas in board units."""

        def make() -> pygame.Surface:
            layer = self._sheet(board, placed)
            for _ in self._drawing(layer, placed):
                pass
            return layer.surface

        return _cards.get(self._key(board, placed), make)

    def warm(self, board: Canvas, placed: Placed) -> Iterator[None]:
        """Make the picture of a card, a strip at each step, unless it is kept already."""
        key = self._key(board, placed)
        if key in _cards:
            return
        layer = self._sheet(board, placed)
        yield from self._drawing(layer, placed)
        _cards.get(key, lambda: layer.surface)

    def _key(self, board: Canvas, placed: Placed) -> Hashable:
        return (self._words(placed), placed.card, placed.up, placed.flipped, placed.wall,
                round(board.scale, 4), board.lettering)  # fmt: skip

    def size(self, placed: Placed) -> tuple[float, float]:
        """Return the width and height of a card in board units."""
        return self._places.width(placed), self._places.row.h

    def word_boxes(self, placed: Placed) -> Sequence[Rect]:
        """Return where words are printed on a card, measured from its upper left corner."""
        width, _ = self.size(placed)
        bands = OPEN_BANDS if placed.up else CLOSED_BANDS
        return [Rect(0, top, width, low - top) for top, low in bands]

    def _words(self, placed: Placed) -> tuple[str, str]:
        """Return the name and the line on a card; face down it shows them only to whoever knows."""
        say = self._texts.say
        if placed.up:
            name = f"evacuate-station-{placed.card}"
            return say(name), say(f"{name}-short")
        name = say("evacuate-row-unexplored")
        if placed.card == UNKNOWN:
            return name, say("evacuate-row-enter")
        return name, say(f"evacuate-station-{placed.card}")

    def _sheet(self, board: Canvas, placed: Placed) -> Canvas:
        """Return an empty canvas as large as a card."""
        width, height = self.size(placed)
        pixels = (board.px(width), board.px(height))
        sheet = pygame.Surface(pixels, pygame.SRCALPHA, 32)
        return Canvas(sheet, scale=board.scale, wanted=board.wanted, floor=board.floor)

    def _drawing(self, layer: Canvas, placed: Placed) -> Iterator[None]:
        """Draw a card on its sheet, strip by strip, and then its words."""
        name = f"station_{placed.card}" if placed.up else "station_back"
        wide, high = layer.surface.get_size()
        depth = math.ceil(high / STRIPS)
        for top in range(0, high, depth):
            strip = drawing_strip(name, (wide, high), top, min(depth, high - top))
            if placed.up and placed.flipped:
                strip = pygame.transform.flip(strip, True, False)
            layer.surface.blit(strip, (0, top))
            yield
        width, _ = self.size(placed)
        if placed.up:
            self._print_open(layer, placed, width)
        else:
            self._print_closed(layer, placed, width)

    def _print_open(self, layer: Canvas, placed: Placed, width: float) -> None:
        name, rule = self._words(placed)
        dark = placed.card in DARK_CARDS
        _print_name(layer, name, width, "#F4EFE3" if dark else "#1A2426")
        _print_rule(layer, rule, width, "#FFE3B0" if dark else "#27403F")
        if placed.wall:
            _draw_wall(layer, placed.wall, width)

    def _print_closed(self, layer: Canvas, placed: Placed, width: float) -> None:
        """Print a closed card; whoever laid it reads below what it is."""
        name, below = self._words(placed)
        room = width - 2 * MARGIN
        size = line_size(layer, name, 21, room, "bold", NAME_GROWTH)
        size = size_in(layer, name, size, room, "bold")
        names = wrap(layer, name, size, room, "bold")
        for number, line in enumerate(names):
            y = 92 + (number - (len(names) - 1) / 2) * layer.letters(size)
            draw_text(layer, width / 2, y, line, size, MIDDLE, "bold", "center", max_width=room)
        draw_text(layer, width / 2, 222, "?", 76, LAMP, "evacuate", "center", shadow=3)
        known = placed.card != UNKNOWN
        face: Face = "bold" if known else "regular"
        size, colour = (19.0, LAMP) if known else (18.0, MIDDLE)
        size = layer.letters(_band_size(layer, below, size, (width - 24, CLOSED_LINES), face))
        lines = wrap(layer, below, size, width - 24, face)
        y = ABOVE_STRIPES - (len(lines) - 1) * size * 1.05
        for line in lines:
            draw_text(layer, width / 2, y, line, size, colour, face, "center")
            y += size * 1.05


def _band_size(
    layer: Canvas, text: str, size: float, room: tuple[float, float], face: Face
) -> float:
    """Return the size, between the usual and the wanted one, at which a text fits its band."""
    wish = layer.wish(size, NAME_GROWTH)
    while wish > size and _too_high(layer, text, wish, room, face):
        wish -= 0.5
    return max(size, wish)


def _too_high(layer: Canvas, text: str, size: float, room: tuple[float, float], face: Face) -> bool:
    """Say whether a text needs more lines than a band has room for, or a word breaks in it."""
    width, high = room
    lines = wrap(layer, text, size, width, face)
    return len(lines) * size > high or " ".join(lines) != text


def _print_name(layer: Canvas, name: str, width: float, colour: str) -> None:
    """Print a name in one line if it fits, else in two."""
    room = width - 2 * MARGIN
    middle = sum(NAME_BAND) / 2 + 1
    for size in (line_size(layer, name, NAME_SIZES[0], room, "black", NAME_GROWTH), *NAME_SIZES):
        if text_width(layer, name, size, "black") <= room:
            draw_text(layer, width / 2, middle, name, size, colour, "black", "center")
            return
    size = NAME_SIZES[-1]
    lines = wrap(layer, name, size, room, "black")[:2]
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * size * 1.02
        draw_text(layer, width / 2, y, line, size, colour, "black", "center", max_width=room)


def _print_rule(layer: Canvas, rule: str, width: float, colour: str) -> None:
    """Print the one line that says what is special, broken in two where it is long."""
    room = width - 2 * MARGIN
    size = _band_size(layer, rule, RULE_SIZE, (room, RULE_BAND[1] - RULE_BAND[0] + 2), "bold")
    lines = wrap(layer, rule, size, room, "bold")[:2]
    middle = sum(RULE_BAND) / 2 - 2 * (len(lines) - 1)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * layer.letters(size) * 0.98
        draw_text(layer, width / 2, y, line, size, colour, "bold", "center", max_width=room)


def _draw_wall(layer: Canvas, side: int, width: float) -> None:
    """Draw the wall that closes Dead End on one side: plates behind hazard stripes."""
    top, low = 46.0, 378.0
    height = low - top
    bars = "".join(
        filled(f"M0 {y + 16} L{WALL} {y} V{y + 13} L0 {y + 29} Z", "#F2B33C")
        for y in range(-16, round(height) + 16, 29)
    )
    body = rounded(0, 0, WALL, height, 0, "#0B1418") + rounded(2, 0, WALL - 4, height, 2, "#1A1408")
    body += bars + rounded(0, 0, 4, height, 0, "#5C6D73") + rounded(WALL - 4, 0, 4, height, 0,
                                                                    "#39474C")  # fmt: skip
    picture = raster(body, layer.px(WALL), layer.px(height), (0, 0, WALL, height))
    x = width - WALL - 2 if side > 0 else 2
    layer.blit(picture, x, top)
