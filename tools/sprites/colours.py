"""Colours of the cut-paper pieces, and the two tones everything is shaded with.

The seats' and snakes' colours must equal those of the window's theme; a test compares them.
"""

from typing import Final

SEAT_COLOURS: Final = {
    "ember": "#D65019",
    "sun": "#FECD11",
    "teal": "#328D80",
    "sky": "#8FD9FC",
    "violet": "#8F55EC",
}
SEAT_SHAPES: Final = {
    "ember": "circle",
    "sun": "triangle",
    "teal": "square",
    "sky": "diamond",
    "violet": "pentagon",
}
SNAKE_COLOURS: Final = {
    "plum": "#8A52EB",
    "lime": "#ABD977",
    "rose": "#FF80C3",
    "copper": "#7A2E17",
}
TIER_FLOORS: Final = ("#3A4468", "#48537C", "#58638F", "#6A74A2", "#8088B4")

GOOD: Final = "#5AD19A"
WARN: Final = "#FFB454"
BAD: Final = "#FF7A7A"
INFO: Final = "#7DBDFF"
LAMP: Final = "#FFD48A"
CREAM: Final = "#FFF6E4"
PAPER: Final = "#F4EFE3"
NIGHT: Final = "#070A16"

LIGHT: Final = "#FFF3DC"
SHADE: Final = "#0B1020"


def mix(first: str, second: str, share: float) -> str:
    """Return the colour that lies ``share`` (0 to 1) of the way from ``first`` to ``second``."""
    channels = [
        round(a * (1 - share) + b * share)
        for a, b in zip(_channels(first), _channels(second), strict=True)
    ]
    return "#{:02X}{:02X}{:02X}".format(*channels)


def lighter(colour: str, share: float) -> str:
    """Lighten towards lamp light; white would turn the paper cold."""
    return mix(colour, LIGHT, share)


def darker(colour: str, share: float) -> str:
    """Darken towards night blue; black would turn the paper dirty."""
    return mix(colour, SHADE, share)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
