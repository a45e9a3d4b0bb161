"""The colours of the drawings: the window's own palette, and two tones that only paper needs."""

from typing import Final

from game.ui import theme

SEAT_COLOURS: Final = {seat.id: seat.colour for seat in theme.SEATS}
SEAT_SHAPES: Final = {seat.id: seat.shape for seat in theme.SEATS}
SNAKE_COLOURS: Final = {snake.id: snake.colour for snake in theme.SNAKES.values()}

CREAM: Final = "#FFF6E4"
NIGHT: Final = "#070A16"
