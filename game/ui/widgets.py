"""Buttons, labels and panels: small things with a box that draw themselves.

A widget holds no state of a match. Its box is set anew whenever the screen is laid out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.focus import Point
from game.ui.inputs import Action
from game.ui.key_caps import key_cap, key_cap_width
from game.ui.layout import Rect
from game.ui.lettering import Align, draw_rich, draw_text, rich_height, text_width
from game.ui.light import box_shadow
from game.ui.paint import chip, firm_edge, mix, outline, panel
from game.ui.sprites import draw_icon
from game.ui.theme import (
    BAD,
    BODY,
    CAPTION,
    DIM,
    HIGH,
    INK7,
    INK8,
    LAMP,
    LAMP_TEXT,
    MIDDLE,
    PANEL_TITLE,
    STRONG,
    Face,
)
from game.ui.vector import linear, raster, rounded, stroked

Kind = Literal["primary", "ghost", "danger", "pill", "menu", "strip"]

NOWHERE: Final = Rect(0, 0, 0, 0)
BUTTON_RADIUS: Final = 8.0
BUTTON_HEIGHT: Final = 32.0
_ICON: Final = 17.0
_PAD: Final = 14.0


class _Face(NamedTuple):
    """The tones of a raised button."""

    top: str
    bottom: str
    edge: str
    shine: str
    shine_alpha: float
    text: str
    hole: str
    cap: str
    cap_text: str


_FACES: Final[dict[str, _Face]] = {
    "primary": _Face("#FFE0A0", "#F0A94C", "#8A5418", "#FFF6DE", 0.9, LAMP_TEXT, "#F6BE66",
                     "#B9772B", LAMP_TEXT),
    "ghost": _Face("#35425E", "#28334A", "#0C1220", "#FFE9C4", 0.22, HIGH, "#2E3A54",
                   "#0B1020", MIDDLE),
    "danger": _Face("#5A3340", "#43242F", "#1C0D14", "#FFD9D0", 0.22, "#FFE4E0", "#4E2B37",
                    "#1C0D14", "#FFB9B0"),
    "off": _Face("#252F43", "#1F283A", "#0C1220", "#FFE9C4", 0.08, DIM, "#222C40",
                 "#141B2A", DIM),
}  # fmt: skip


@dataclass(slots=True)
class Button:
    """A button with a label, and maybe an icon, a key cap and a note.

    Kinds: `primary` (amber, one per screen, lower right), `ghost` (any other), `danger` (what
    cannot be taken back), `pill` (a preset that can be `selected`), `menu` (a wide line of the
    title, label at the left and `note` at the right) and `strip` (a small square with an icon).
    """

    id: str
    label: str
    on_press: Callable[[], None]
    box: Rect = NOWHERE
    kind: Kind = "ghost"
    icon: str = ""
    key: Action | Literal[""] = ""
    """What its key or button does elsewhere, too; the cap says which one that is now."""
    note: str = ""
    selected: bool = False
    enabled: bool = True
    why_not: str = ""

    @property
    def radius(self) -> float:
        """How round the corners are."""
        return self.box.h / 2 if self.kind == "pill" else BUTTON_RADIUS

    def press(self, at: Point | None = None) -> str:  # noqa: ARG002 - the whole button is one
        """Do what the button is for."""
        self.on_press()
        return ""

    def width_for(self, canvas: Canvas) -> float:
        """Return the width that the button's words need."""
        if self.kind == "menu":
            words = text_width(canvas, self.label, STRONG, "bold")
            return words + canvas.grown(18) + 29 + _PAD
        return self._content_width(canvas) + 2 * _PAD + (4 if self.kind == "pill" else 0)

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the button; `pressed` sinks it."""
        if self.kind == "pill":
            self._draw_pill(canvas)
        elif self.kind == "menu":
            self._draw_menu(canvas)
        elif self.kind == "strip":
            self._draw_strip(canvas)
        else:
            self._draw_raised(canvas, pressed)

    def _draw_raised(self, canvas: Canvas, pressed: bool) -> None:
        face = _FACES[self.kind if self.enabled else "off"]
        sink = 1.4 if pressed else 0.0
        _draw_raised_slab(canvas, self.box, face, pressed=pressed)
        firm_edge(canvas, self.box.inset(0, 0, 0, 2.7), BUTTON_RADIUS)
        if self.kind == "danger" and self.enabled:
            outline(canvas, self.box.inset(0, 0, 0, 2.7), BAD, BUTTON_RADIUS, 1.5, 0.8)
        y = self.box.cy - 1.3 + sink
        x = self.box.cx - self._content_width(canvas) / 2
        icon, size = self.icon if self.enabled or not self.why_not else "lock", canvas.grown(_ICON)
        if icon:
            draw_icon(canvas, icon, x + size / 2, y, size, face.text, face.hole)
            x += size + (7 if self.label else 0)
        room = self.box.right - x - 4
        x = draw_text(canvas, x, y, self.label, BODY, face.text, "bold", max_width=room)
        if self.key:
            key_cap(canvas, x + 8, y, key_label(self.key), face.cap, face.cap_text)

    def _draw_pill(self, canvas: Canvas) -> None:
        fill = "#4A3A1E" if self.selected else INK7
        panel(canvas, self.box, fill, self.radius, rim=0.2)
        if self.selected:
            outline(canvas, self.box, LAMP, self.radius, 2)
        colour = LAMP if self.selected else MIDDLE if self.enabled else DIM
        x = self.box.cx - self._content_width(canvas) / 2
        if self.icon:
            size = canvas.grown(_ICON)
            draw_icon(canvas, self.icon, x + size / 2, self.box.cy, size, colour, fill)
            x += size + 7
        draw_text(canvas, x, self.box.cy, self.label, BODY, colour, "bold")

    def _draw_menu(self, canvas: Canvas) -> None:
        panel(canvas, self.box, mix(INK7, "#3B4270", 0.35), BUTTON_RADIUS)
        colour = HIGH if self.enabled else DIM
        size = canvas.grown(18)
        x = self.box.x + 15 + size / 2
        icon = self.icon if self.enabled or not self.why_not else "lock"
        if icon:
            tint = LAMP if self.selected else MIDDLE if self.enabled else DIM
            draw_icon(canvas, icon, x, self.box.cy, size, tint, INK8)
        x += size / 2 + 14
        draw_text(canvas, x, self.box.cy, self.label, STRONG, colour, "bold",
                  max_width=self.box.right - x - 4)  # fmt: skip
        if self.note:
            draw_text(canvas, self.box.right - 14, self.box.cy, self.note, CAPTION, DIM,
                      align="right")  # fmt: skip

    def _draw_strip(self, canvas: Canvas) -> None:
        fill = "#4A3A1E" if self.selected else "#2A3550"
        line = LAMP if self.selected else "#3D4A68"
        chip(canvas, self.box, fill, 7, line=line)
        colour = LAMP if self.selected else MIDDLE if self.enabled else DIM
        size = min(_ICON, self.box.h * 0.58)
        if self.label:
            x = self.box.x + 8 + size / 2
            draw_icon(canvas, self.icon, x, self.box.cy, size, colour, fill)
            draw_text(canvas, x + size / 2 + 6, self.box.cy, self.label, CAPTION, colour, "bold")
        else:
            size = min(canvas.grown(_ICON), self.box.h * 0.58)
            draw_icon(canvas, self.icon, self.box.cx, self.box.cy, size, colour, fill)

    def _content_width(self, canvas: Canvas) -> float:
        size = CAPTION if self.kind == "strip" else BODY
        width = text_width(canvas, self.label, size, "bold") if self.label else 0.0
        if self.icon or (self.why_not and not self.enabled):
            width += canvas.grown(_ICON) + (7 if self.label else 0)
        if self.key:
            width += self.cap_width(canvas, self.key)
        return width

    def cap_width(self, canvas: Canvas, key: Action) -> float:
        """Return how much wider the button is with the cap of a key on it."""
        return 8 + key_cap_width(canvas, key_label(key))


def _draw_raised_slab(canvas: Canvas, box: Rect, face: _Face, *, pressed: bool = False) -> None:
    """Draw a raised slab in the tones of a face; pressed, it stands lower."""
    area = canvas.box(box)
    width, height = area.size
    unit = canvas.scale
    corner, depth = BUTTON_RADIUS * unit, 2.7 * unit
    top = depth * 0.6 if pressed else 0.0
    body = linear("p", 0, 0, 0, height, (0, face.top, 1), (1, face.bottom, 1))
    body += rounded(0, depth * 0.75, width, height - depth * 0.75, corner, face.edge)
    body += rounded(0, top, width, height - depth, corner, "url(#p)")
    line = max(1.0, 1.2 * unit)
    path = f"M{corner * 1.2} {top + line} H{width - corner * 1.2}"
    body += stroked(path, face.shine, line, f'opacity="{face.shine_alpha}"')
    box_shadow(canvas, area, BUTTON_RADIUS, (3.3, 0.4, 0, 2))
    canvas.surface.blit(raster(body, width, height), area)


@dataclass(slots=True)
class Label:
    """Words in a box: styled text that wraps, or one line on a fixed width."""

    text: str
    box: Rect = NOWHERE
    size: float = BODY
    colour: str = MIDDLE
    face: Face = "regular"
    align: Align = "left"
    max_lines: int | None = None
    paper: bool = False

    def height_for(self, canvas: Canvas) -> float:
        """Return the height that the words need in the box's width."""
        return rich_height(canvas, self.text, self.size, self.box.w, self.face,
                           max_lines=self.max_lines)  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        """Draw the words from the top of the box."""
        y = self.box.y + self.size * 0.62
        draw_rich(canvas, self.box.x, y, self.text, self.size, self.box.w, self.colour, self.face,
                  align=self.align, max_lines=self.max_lines, paper=self.paper)  # fmt: skip


@dataclass(slots=True)
class Panel:
    """A dark panel with a title; its `inside` is what is left for the rest."""

    title: str = ""
    box: Rect = NOWHERE
    fill: str = INK7

    @property
    def inside(self) -> Rect:
        """The box within the padding and below the title."""
        return self.box.inset(13, 42 if self.title else 13, 13, 13)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its title."""
        panel(canvas, self.box, self.fill)
        if self.title:
            draw_text(canvas, self.box.x + 13, self.box.y + 21, self.title, PANEL_TITLE, HIGH,
                      "name", max_width=self.box.w - 26)  # fmt: skip
