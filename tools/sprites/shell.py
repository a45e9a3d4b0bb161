"""Pieces of the title screen and the window: the lantern, the sign on a closed game, the icon."""

from __future__ import annotations

from game.ui.theme import LAMP
from game.ui.tones import lt
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    fill,
    group,
    line,
    linear,
    radial,
    ring,
)


def pictures() -> dict[str, Picture]:
    """Return every piece of the shell."""
    return {
        "lantern": Picture(120, 150, (_flame(), *lantern_parts())),
        "app_icon": app_icon(),
    }


def lantern_parts() -> tuple[str, ...]:
    """Draw the paper lantern; its panes use the gradient ``flame``."""
    return (
        ring(60, 8, 7, "#8A5A24", 4),
        fill("M36 12 H84 L94 26 H26 Z", "#7A4A1C"),
        fill("M36 12 H60 V26 H26 Z", "#9A6228"),
        fill("M24 30 H96 L108 80 L96 128 H24 L12 80 Z", "#6B3E16"),
        fill("M28 34 H92 L102 80 L92 124 H28 L18 80 Z", "url(#flame)"),
        line("M60 34 V124 M40 34 L34 80 L40 124 M80 34 L86 80 L80 124", "#8A5420", 4),
        line("M24 78 L30 38 H40", "#FFF7DC", 2.4, opacity=0.75),
        fill("M26 130 H94 L84 144 H36 Z", "#7A4A1C"),
        fill("M26 130 H60 V144 H36 Z", "#9A6228"),
    )


def app_icon() -> Picture:
    """Draw the window's icon: the lantern at night."""
    parts = (
        _flame(),
        linear(
            "night", (20, 0), (90, 128), (0, "#3B3358", 1), (0.5, "#1E2140", 1), (1, "#0E1420", 1)
        ),
        radial("glow", (64, 68), 62, (0, "#FFC777", 0.8), (0.5, "#FFC777", 0.3), (1, "#FFC777", 0)),
        box(2, 2, 124, 124, 28, "url(#night)"),
        line("M30 3.5 H98", lt("#3B3358", 0.5), 2, opacity=0.7),
        circle(64, 66, 60, "url(#glow)"),
        line("M64 3 V24", "#8A5A24", 4),
        group("translate(20.8 19) scale(.72)", *lantern_parts()),
    )
    return Picture(128, 128, parts)


def _flame() -> str:
    stops = ((0, "#FFF7DC", 1.0), (0.5, LAMP, 1.0), (1, "#E88B3E", 1.0))
    return radial("flame", (60, 78), 62, *stops)
