"""The materials of the lantern board: panels, paper, light and shadow.

Everything takes logical boxes and points. Each piece of material is drawn once for its size in
pixels and then only copied.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.cache import PictureCache
from game.ui.canvas import Box, Canvas
from game.ui.lettering import draw_text
from game.ui.light import (
    PANEL_SHADOW,
    PAPER_SHADOW,
    PIECE_SHADOW,
    Shadow,
    box_shadow,
    faded,
    foot,
    glow,
    grain,
    put,
    vignette,
    wash,
)
from game.ui.looks import EDGE, HALO, LOOKS
from game.ui.theme import CARD_RADIUS, INK8, LAMP, PANEL_RADIUS, PAPER, SEATS, SeatLook
from game.ui.tones import contrast, dk, lt, mix
from game.ui.vector import filled, grown, linear, raster, rounded, shape, stroked

__all__ = [
    "PANEL_SHADOW",
    "PAPER_SHADOW",
    "PIECE_SHADOW",
    "badge",
    "chip",
    "crumb",
    "dk",
    "faded",
    "firm_edge",
    "focus_ring",
    "foot",
    "glow",
    "grain",
    "letter_colour",
    "lt",
    "mark",
    "mix",
    "outline",
    "panel",
    "paper",
    "put",
    "vignette",
    "wash",
]

_RIM: Final = "#FFE9C4"

_LIGHT_SIDE: Final = 96

_FAINT: Final = 0.5
_PALEST: Final = 0.06
_LETTER: Final = 2.7
"""Contrast of the letter of a badge, at least."""

_sheets = PictureCache(12_000_000)


# --- panels and paper ---------------------------------------------------------------------------


def panel(
    canvas: Canvas,
    box: Box,
    fill: str = INK8,
    radius: float = PANEL_RADIUS,
    *,
    shadow: bool = True,
    rim: float = 0.14,
    bottom: str | None = None,
    alpha: float = 1.0,
) -> None:
    """Draw a dark round-cornered panel: a place for information."""
    if LOOKS.high_contrast:
        fill, bottom, alpha = LOOKS.ground(fill), None, 1.0
    area = canvas.box(box)
    width, height = area.size
    corner = min(canvas.px(radius), width // 2, height // 2)
    line = max(1.0, 1.33 * canvas.scale)
    top, bottom = lt(fill, 0.05), bottom or dk(fill, 0.25)
    stops = ((0, fill if LOOKS.high_contrast else top, alpha), (1, bottom, alpha))

    def body(across: int, down: int) -> str:
        filling = linear("p", 0, 0, 0, down, *stops)
        filling += rounded(0, 0, across, down, corner, "url(#p)")
        path = f"M{corner} {line / 2} H{across - corner}"
        return filling + (stroked(path, _RIM, line, f'stroke-opacity="{rim}"') if rim else "")

    if shadow:
        box_shadow(canvas, area, radius, PANEL_SHADOW)
    canvas.surface.blit(grown(body, width, height, corner, down=False), area)
    firm_edge(canvas, box, radius)


def paper(
    canvas: Canvas,
    box: Box,
    fill: str = PAPER,
    radius: float = CARD_RADIUS,
    *,
    shadow: Shadow | None = PAPER_SHADOW,
) -> None:
    """Draw a sheet of cream card: something that could be picked up."""
    area = canvas.box(box)
    width, height = area.size
    corner = min(canvas.px(radius), width // 2, height // 2)
    edge = 1.67 * canvas.scale

    def make() -> pygame.Surface:
        back = mix(fill, "#5A4630", 0.45)
        sheet = grown(lambda w, h: rounded(0, 0, w, h, corner, back), width, height, corner).copy()
        face = grown(
            lambda w, h: rounded(0, 0, w - 0.4 * edge, h - edge, corner, "#FFFFFF"),
            width, height, corner + edge,
        )  # fmt: skip
        lit = _paper_light(fill, width, height)
        lit.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(lit, (0, 0))
        return sheet

    if shadow is not None:
        box_shadow(canvas, area, radius, shadow)
    canvas.surface.blit(_sheets.get((fill, width, height, corner, edge), make), area)


def _paper_light(fill: str, width: int, height: int) -> pygame.Surface:
    """Return how light falls on a sheet from the upper left; a large one is a stretched picture."""
    stops = ((0, lt(fill, 0.35), 1.0), (0.6, fill, 1.0), (1, mix(fill, "#8A6F4A", 0.2), 1.0))
    body = linear("p", 0, 0, width * 0.6, height, *stops)
    body += rounded(0, 0, width, height, 0, "url(#p)")
    small = (min(width, _LIGHT_SIDE), min(height, _LIGHT_SIDE))
    light = raster(body, *small, (0, 0, width, height))
    return pygame.transform.smoothscale(light, (width, height))


def chip(
    canvas: Canvas,
    box: Box,
    fill: str,
    radius: float | None = None,
    *,
    line: str | None = None,
    alpha: float = 1.0,
) -> None:
    """Draw a small flat box with round ends, or with corners of a given radius."""
    if LOOKS.high_contrast:
        if alpha < _FAINT:
            _frame_of_tint(canvas, box, fill, radius, alpha)
            return
        fill = LOOKS.ground(fill)
        line = None if line is None else LOOKS.line(line, fill)
    area = canvas.box(box)
    width, height = area.size
    round_end = min(width, height) / 2
    corner = round_end if radius is None else min(canvas.px(radius), round_end)
    stroke = max(1.0, 1.33 * canvas.scale)
    extra = f'fill-opacity="{alpha}"'
    inset = 0.0
    if line is not None:
        inset = stroke / 2
        extra += f' stroke="{line}" stroke-width="{stroke}"'

    def body(across: int, down: int) -> str:
        size = (across - 2 * inset, down - 2 * inset)
        return rounded(inset, inset, *size, corner - inset, fill, extra)

    canvas.surface.blit(grown(body, width, height, corner + stroke), area)


def _frame_of_tint(canvas: Canvas, box: Box, fill: str, radius: float | None, alpha: float) -> None:
    """Draw a frame in place of a tint, which would make words harder to read; the palest not."""
    if alpha > _PALEST:
        round_end = min(box[2], box[3]) / 2
        outline(canvas, box, LOOKS.line(fill, INK8), round_end if radius is None else radius, 1.5)


def firm_edge(canvas: Canvas, box: Box, radius: float = PANEL_RADIUS) -> None:
    """In high contrast draw the edge of something that otherwise stands out by its shade."""
    if LOOKS.high_contrast:
        outline(canvas, box, EDGE, radius, 1.5)


def outline(
    canvas: Canvas,
    box: Box,
    colour: str,
    radius: float = PANEL_RADIUS,
    width: float = 2.0,
    alpha: float = 1.0,
) -> None:
    """Draw the edge of a round-cornered box, inside the box."""
    area = canvas.box(box)
    stroke = max(1.0, width * canvas.scale)
    inner_w, inner_h = area.width - stroke, area.height - stroke
    corner = min(max(0.0, radius * canvas.scale - stroke / 2), inner_w / 2, inner_h / 2)
    extra = f'stroke="{colour}" stroke-width="{stroke}" stroke-opacity="{alpha}"'

    def body(across: int, down: int) -> str:
        size = (across - stroke, down - stroke)
        return rounded(stroke / 2, stroke / 2, *size, corner, "none", extra)

    canvas.surface.blit(grown(body, *area.size, corner + stroke), area)


def focus_ring(
    canvas: Canvas,
    box: Box,
    radius: float = PANEL_RADIUS,
    gap: float = 2.0,
    colour: str = LAMP,
) -> None:
    """Draw the lamp's edge around a focused box, a little outside it, with its glow."""
    left, top, width, height = box
    if LOOKS.high_contrast:
        outer = (left - gap - 4, top - gap - 4, width + 2 * gap + 8, height + 2 * gap + 8)
        outline(canvas, outer, HALO, radius + gap + 4, 6.0)
        inner = (left - gap - 3, top - gap - 3, width + 2 * gap + 6, height + 2 * gap + 6)
        outline(canvas, inner, LOOKS.line(colour, HALO), radius + gap + 3, 4.0)
        return
    wide = (left - gap - 4, top - gap - 4, width + 2 * gap + 8, height + 2 * gap + 8)
    outline(canvas, wide, colour, radius + gap + 4, 4.0, 0.22)
    near = (left - gap, top - gap, width + 2 * gap, height + 2 * gap)
    outline(canvas, near, colour, radius + gap, 2.0)


def crumb(canvas: Canvas, box: Box, fill: str, *, first: bool = False) -> None:
    """Draw one arrow-shaped step of a path; its point reaches into the next one's notch."""
    area = canvas.box(box)
    width, height = area.size
    tip, corner = height * 0.35, height * 0.24
    right = f"H{width - tip} L{width} {height / 2} L{width - tip} {height}"
    if first:
        path = (
            f"M{corner} 0 {right} H{corner} Q0 {height} 0 {height - corner}"
            f" V{corner} Q0 0 {corner} 0 Z"
        )
    else:
        path = f"M0 0 {right} H0 L{tip} {height / 2} Z"
    canvas.surface.blit(raster(filled(path, fill), width, height), area)


# --- seats --------------------------------------------------------------------------------------


def badge(
    canvas: Canvas, x: float, y: float, radius: float, seat: int, *, letter: bool = True
) -> None:
    """Draw a seat's badge, colour and shape and letter, centred on a point."""
    look = SEATS[seat]
    rim = dk(look.colour, 0.45)
    body = shape(look.shape, 32, 32, 25, rim, rim, 7)
    body += shape(look.shape, 31, 30.5, 24.5, look.colour, lt(look.colour, 0.35), 2.5)
    side = canvas.px(radius * 2.4)
    put(canvas, raster(body, side, side, (0, 0, 64, 64), 2), x, y, "center", (2, 0.5, 0, 1.3))
    if letter:
        low = look.shape == "triangle"
        draw_text(
            canvas.plain(), x - 0.3, y - 0.3 + (radius * 0.22 if low else 0), look.letter,
            radius * (0.82 if low else 0.98), letter_colour(look), "black", "center",
        )  # fmt: skip


def letter_colour(look: SeatLook) -> str:
    """Return the colour of a letter on the colour of a seat, as both are shown now."""
    if contrast(look.on_colour, look.colour) >= _LETTER:
        return look.on_colour
    return max("#1A1408", "#FFFFFF", key=lambda ink: contrast(ink, look.colour))


def mark(canvas: Canvas, x: float, y: float, size: float, seat: int) -> None:
    """Draw a seat's bare shape in its colour, `size` high, centred on a point."""
    side = canvas.px(size)
    body = shape(SEATS[seat].shape, 32, 32, 27, SEATS[seat].colour)
    canvas.blit(raster(body, side, side, (0, 0, 64, 64), 2), x, y, "center")
