"""Which tabletop and which ending belong to which game, and the one way to open them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match
from game.scenes.ending import Ending
from game.scenes.escape_plan.ending import PlanEnding
from game.scenes.escape_plan.table import PlanTop
from game.scenes.evacuate.ending import EvacEnding
from game.scenes.evacuate.table import EvacTop
from game.scenes.results import Results
from game.scenes.space_escape.ending import SpaceEnding
from game.scenes.space_escape.table import SpaceTop
from game.scenes.stage import Services
from game.scenes.table import Table
from game.scenes.tabletop import Tabletop

MakeTop: TypeAlias = Callable[[Texts, Match, Board], Tabletop]
MakeEnding: TypeAlias = Callable[[Texts, Match, Board], Ending]

TABLETOPS: Final[dict[str, MakeTop]] = {
    "space_escape": SpaceTop,
    "evacuate": EvacTop,
    "escape_plan": PlanTop,
}
ENDINGS: Final[Mapping[str, MakeEnding]] = {
    "space_escape": SpaceEnding,
    "evacuate": EvacEnding,
    "escape_plan": PlanEnding,
}

MUSIC: Final[Mapping[str, str]] = {
    "space_escape": "music_orbit",
    "evacuate": "music_corridor",
    "escape_plan": "music_city",
}
"""The piece that is played at the table of each game."""

AIR: Final[Mapping[str, str]] = {
    "space_escape": "air_orbit",
    "evacuate": "air_corridor",
    "escape_plan": "air_city",
}
"""What sounds around the table of each game."""


def open_table(services: Services, match: Match) -> Table:
    """Return the scene in which this match is played."""
    game_id = match.game.id
    top = TABLETOPS[game_id](services.texts, match, services.open_board(game_id))
    return Table(services, match, top, MUSIC.get(game_id), AIR.get(game_id))


def open_results(services: Services, match: Match) -> Results:
    """Return the scene that shows how this match ended. Raises ValueError if it has not."""
    game_id = match.game.id
    ending = ENDINGS[game_id](services.texts, match, services.open_board(game_id))
    return Results(services, match, ending)
