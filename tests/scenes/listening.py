"""Listening to a picture: which words the letters were told to write, and where they ended up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import pygame
import pytest

from game.content.texts import plain
from game.rules.evacuate import Placed
from game.scenes.evacuate import stations
from game.scenes.evacuate.board import RowPicture
from game.scenes.space_escape.sheet import Sheet
from game.ui import lettering, paint
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas

PARAGRAPH_MARGIN = 0.3
"""How far the picture of a paragraph reaches above and below its letters, in their size."""
SLOW: Final = (
    (paint, "grain"), (paint, "vignette"), (Sheet, "cut"), (Sheet, "shade"),
    (RowPicture, "paint_hull"),
)  # fmt: skip
"""What is painted slowly, and holds no words."""


class Said(NamedTuple):
    """Words in the picture and the pixels they take."""

    text: str
    box: pygame.Rect
    pixels: int
    """Size of the letters."""


_cards = PictureCache(4_000_000)
"""The cards of a row while it is listened to."""


@dataclass
class Hearing:
    """What the letters were told to write, and where their pictures went."""

    pictures: dict[int, tuple[pygame.Surface, str, int, int]]
    """By identity: the picture, its words, the size of its letters, and the margin above them."""
    said: list[Said]
    sheets: dict[int, tuple[pygame.Surface, list[Said]]] = field(default_factory=dict)
    """Pictures with words on them, and where these stand there."""


class Heard(pygame.Surface):
    """A surface that notes where pictures of words are laid."""

    def __init__(self, size: tuple[int, int], hearing: Hearing) -> None:
        super().__init__(size)
        self.hearing = hearing

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), *more: Any, **named: Any) -> Any:
        """Lay a picture, and note it if it shows words."""
        area = super().blit(source, dest, *more, **named)
        corner = dest.topleft if isinstance(dest, pygame.Rect) else dest
        _, written = self.hearing.sheets.get(id(source), (None, ()))
        for said in written:
            box = said.box.move(corner)
            if self.get_clip().contains(box):
                self.hearing.said.append(said._replace(box=box))
        known = self.hearing.pictures.get(id(source))
        if known is not None and known[1].strip():
            box = pygame.Rect(corner, source.get_size()).inflate(0, -2 * known[3])
            clip = self.get_clip()
            if clip.contains(box) or area.size != (0, 0):
                if clip != self.get_rect():  # A row that is scrolled out by half.
                    top, bottom = max(box.top, clip.top), min(box.bottom, clip.bottom)
                    box = pygame.Rect(box.x, top, box.w, bottom - top)
                self.hearing.said.append(Said(known[1], box, known[2]))
        return area


def _draw_at_once(canvas: Canvas, *layer: Any, **_: Any) -> None:
    """Draw a layer without keeping it, so that every word on it is written anew."""
    draw = layer[2]
    draw(canvas)


def _hear_station_cards(patch: pytest.MonkeyPatch, hearing: Hearing) -> None:
    """Write the words on the cards of a row anew, on cards that are otherwise blank."""

    def blank(_: str, size: tuple[int, int], __: int, depth: int) -> pygame.Surface:
        return pygame.Surface((size[0], depth))

    def sheet(cards: stations.StationCards, board: Canvas, placed: Placed) -> Canvas:
        own = Hearing(hearing.pictures, [])
        width, height = cards.size(placed)
        surface = Heard((board.px(width), board.px(height)), own)
        hearing.sheets[id(surface)] = (surface, own.said)
        return Canvas(surface, scale=board.scale, wanted=board.wanted, floor=board.floor)

    _cards.clear()
    patch.setattr(stations, "_cards", _cards)
    patch.setattr(stations, "drawing_strip", blank)
    patch.setattr(stations.StationCards, "_sheet", sheet)


@contextmanager
def listening() -> Iterator[Hearing]:
    """Note which picture shows which words while something is painted."""
    hearing = Hearing({}, [])
    line, paragraph = lettering.line_picture, lettering._paragraph

    def hear_line(text: str, pixels: int, colour: str, face: Any) -> pygame.Surface:
        picture = line(text, pixels, colour, face).copy()
        hearing.pictures[id(picture)] = (picture, text, pixels, 0)
        return picture

    def hear_paragraph(lines: Any, setting: Any) -> pygame.Surface:
        picture = paragraph(lines, setting)
        words = " ".join(plain("".join(run.text for run in each)) for each in lines)
        margin = round(setting.pixels * PARAGRAPH_MARGIN)
        hearing.pictures[id(picture)] = (picture, words, setting.pixels, margin)
        return picture

    lettering._paragraphs.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "line_picture", hear_line)
        patch.setattr(lettering, "_paragraph", hear_paragraph)
        patch.setattr(Canvas, "baked", _draw_at_once)
        _hear_station_cards(patch, hearing)
        # What is slow and has no words is left out.
        for owner, slow in SLOW:
            patch.setattr(owner, slow, lambda *_, **__: None)
        yield hearing
    lettering._paragraphs.clear()
