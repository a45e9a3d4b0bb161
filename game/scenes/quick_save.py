"""Quick save and quick load: one place per match to come back to, without a name to type.

The match is saved after every answer anyway; a quick save stays where it is until the next one.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from functools import partial

from game.match.match import Match
from game.match.saves import SaveEntry, SaveError
from game.scenes.boxes import box_of
from game.scenes.notices import Notice
from game.scenes.rounds import round_of
from game.scenes.saved_rows import when
from game.scenes.stage import Scene, Services, Stage


def quick_save(services: Services, match: Match) -> str:
    """Save a match in place of its last quick save; return the sentence that tells of it."""
    say, saves = services.texts.say, services.saves
    title = say("shell-quick-title")
    older = [entry for entry in saves.entries() if _is_quick(entry, title, match)]
    try:
        saves.save_as(match, title)
    except SaveError as fault:
        return fault.told(services.texts)
    for entry in older:
        if entry.match_id == match.match_id:
            with suppress(SaveError):
                saves.delete(entry)
    return say("shell-quick-saved", at=round_of(services.texts, match.game.id, match.round))


def quick_load(services: Services, match: Match) -> Scene | str:
    """Return the question whether to go back to the last quick save, or why there is none."""
    say = services.texts.say
    title = say("shell-quick-title")
    found = [entry for entry in services.saves.entries() if _is_quick(entry, title, match)]
    own = [entry for entry in found if entry.match_id == match.match_id]
    entry = next(iter(own or found), None)
    if entry is None:
        return say("shell-quick-none")
    moment = when(services.texts, entry.saved_at, datetime.now().astimezone())
    game = say(f"{box_of(entry.game_id).words}-title")
    at = round_of(services.texts, entry.game_id, entry.round)
    question = say("shell-quick-ask", game=game, at=at, when=moment)
    notice = Notice(
        services,
        question,
        yes=say("shell-quick-load"),
        on_yes=lambda: _load(services, entry, notice.stage),
    )
    return notice


def _load(services: Services, entry: SaveEntry, stage: Stage) -> None:
    from game.scenes.laying import SettingTable

    load = partial(services.saves.load, entry.path)
    stage.home(SettingTable(services, entry.game_id, load))


def _is_quick(entry: SaveEntry, title: str, match: Match) -> bool:
    """Say whether an entry is a sound quick save of the game of a match."""
    return not entry.damaged and entry.title == title and entry.game_id == match.game.id
