"""The list of saved games, opened for a test."""

from __future__ import annotations

from pathlib import Path

from game.scenes.saved_games import SavedGames
from game.scenes.stage import Services
from tests.scenes.driver import Drive, Nothing


def opened(tmp_path: Path, services: Services) -> Drive:
    """Open the list over the title."""
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(SavedGames(services))
    return drive.settle()


def titles(drive: Drive) -> list[str]:
    """Return the names in the list; an autosave has none."""
    return [entry.title for entry in drive.scene.entries]  # type: ignore[attr-defined]


def turn_to(drive: Drive, page: str) -> None:
    """Go to a page of the list by the keys."""
    drive.tab_to("saves.pages").key("left", "left", "left")
    for _ in range(3):
        if drive.item("saves.pages").value == page:
            break
        drive.key("right")
    assert drive.item("saves.pages").value == page


def damage(services: Services, name: str = "auto-00000000-000004.json") -> Path:
    """Put a file there that was cut off."""
    services.saves.folder.mkdir(parents=True, exist_ok=True)
    path = services.saves.folder / name
    path.write_text('{"schema": 1, "game": "space_')
    return path
