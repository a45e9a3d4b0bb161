"""Which tabletop and which ending belong to which game, and the one way to open them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from game.content.maps import Board
from game.content.texts import Texts
from game.match.match import Match, Viewer
from game.match.past import Past
from game.scenes.ending import Ending
from game.scenes.escape_plan.ending import PlanEnding
from game.scenes.escape_plan.table import PlanTop
from game.scenes.evacuate.ending import EvacEnding
from game.scenes.evacuate.table import EvacTop
from game.scenes.results import Results
from game.scenes.rewatch import Rewatch
from game.scenes.space_escape.ending import SpaceEnding
from game.scenes.space_escape.table import SpaceTop
from game.scenes.stage import Services
from game.scenes.table import Table
from game.scenes.tabletop import Tabletop
from game.scenes.watch import Watch

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
    "space_escape": "orbit",
    "evacuate": "corridor",
    "escape_plan": "city",
}
"""The suite of music that is played at the table of each game."""

AIR: Final[Mapping[str, str]] = {
    "space_escape": "air_orbit",
    "evacuate": "air_corridor",
    "escape_plan": "air_city",
}
"""What sounds around the table of each game."""


def open_table(services: Services, match: Match) -> Table:
    """Return the scene in which this match is played."""
    game_id = match.game.id
    return Table(services, match, _top(services, match), MUSIC.get(game_id), AIR.get(game_id))


def open_watch(services: Services, past: Past, moment: int = 0) -> Watch:
    """Return the scene in which a finished match is watched, from one of its moments on."""
    game_id = past.game.id
    return Watch(services, past, _top(services, past), MUSIC.get(game_id), moment)


def open_rewatch(services: Services, past: Past, viewer: Viewer, moments: range) -> Rewatch:
    """Return the scene that shows a viewer some moments of a match under way once more."""
    return Rewatch(services, past, _top(services, past), viewer, moments)


def _top(services: Services, match: Match) -> Tabletop:
    """Return a tabletop of its own for a match."""
    game_id = match.game.id
    return TABLETOPS[game_id](services.texts, match, services.open_board(game_id))


def open_results(services: Services, match: Match) -> Results:
    """Return the scene that shows how this match ended. Raises ValueError if it has not."""
    game_id = match.game.id
    ending = ENDINGS[game_id](services.texts, match, services.open_board(game_id))
    return Results(services, match, ending)
