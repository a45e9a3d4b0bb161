"""Marks that lie over the board while somebody chooses: dashed rings, tags and the active ring."""

from __future__ import annotations

from game.ui.theme import BAD, GOOD, INFO, LAMP, WARN
from game.ui.tones import lt
from tools.sprites.colours import NIGHT
from tools.sprites.shapes import Picture, circle, oval, ring

MEANINGS = {"good": GOOD, "warn": WARN, "bad": BAD, "info": INFO, "lamp": LAMP}


def pictures() -> dict[str, Picture]:
    """Return every mark."""
    named = {f"ring_{name}": ghost_ring(colour) for name, colour in MEANINGS.items()}
    named |= {f"tag_{name}": tag(colour) for name, colour in MEANINGS.items()}
    named["ring_active"] = active_ring()
    return named


def ghost_ring(colour: str) -> Picture:
    """Draw the dashed ring around the place where a creature would end."""
    under = ring(36, 36, 29, "#0B1020", 7, stroke_opacity=0.55)
    return Picture(72, 72, (under, ring(36, 36, 29, colour, 4.5, stroke_dasharray="8 5")))


def tag(colour: str) -> Picture:
    """Draw the disc at a ghost's upper right; an icon stands on it at (20, 19.5)."""
    parts = (
        circle(20, 21.5, 18, NIGHT, opacity=0.6),
        circle(20, 19.5, 18, lt(colour, 0.45)),
        circle(20.4, 20, 17.2, colour),
    )
    return Picture(40, 42, parts)


def active_ring() -> Picture:
    """Draw the cream ring on the floor under the rat whose turn it is."""
    under = oval(40, 21.5, 33, 15, "none", stroke=NIGHT, stroke_opacity=0.4, stroke_width=5)
    return Picture(80, 40, (under, oval(40, 20, 33, 15, "none", stroke="#FFF3D6", stroke_width=4)))
