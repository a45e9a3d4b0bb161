"""What each command does, told by its parsed arguments; it returns the exit status.

Each imports its floor only when it runs, so that --help and a simulation never wait for pygame.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.exit_status import DONE, FAILED, complain, on_one_line


def open_window(options: argparse.Namespace) -> int:
    """Open the window at the title."""
    from game.app import run

    return run(saves=options.saves)


def begin_match(options: argparse.Namespace) -> int:
    """Open the window at a table with a new match."""
    from game.app import run
    from game.match.tables import table_from_words

    match = table_from_words(options.game, options.seats, options.seed, options.option)
    return run(saves=options.saves, match=match)


def open_save(options: argparse.Namespace) -> int:
    """Open the window at a saved game."""
    if not options.file.is_file():
        return complain(f"'{options.file}' is not there, or is no file.", FAILED)
    from game.app import run

    return run(saves=options.saves, file=options.file.absolute())


def list_saves(options: argparse.Namespace) -> int:
    """Print a line for each saved game: when, which game and round, whose seats, and its file."""
    from game.match.folders import saves_dir
    from game.match.saves import SaveFolder

    saves = SaveFolder(saves_dir(options.saves))
    for entry in saves.entries():
        if entry.path == saves.folder:  # It cannot be read itself.
            return complain(entry.trouble, FAILED)
        state = "over" if entry.result is not None else f"round {entry.round}"
        names = ", ".join(plan.name for plan in entry.seats)
        words = (entry.game_id, state, names, entry.title)
        told = entry.trouble if entry.damaged else "  ".join(filter(None, words))
        when = f"{entry.saved_at.astimezone():%Y-%m-%d %H:%M}"
        print(on_one_line(f"{when}  {told}  {entry.path}"))
    return DONE


def simulate(options: argparse.Namespace) -> int:
    """Let AI seats play many games, and print what came of it."""
    from game.simulation import run

    return run(options)


def bench(options: argparse.Namespace) -> int:
    """Measure speed, and print it."""
    from game.bench import run

    return run(as_json=options.json)


def check_maps(options: argparse.Namespace) -> int:
    """Look boards over, and print what is wrong with them."""
    from game.content.assets import maps_dir
    from game.content.maps import board_paths, check_map

    files = options.files or sorted({*maps_dir().rglob("*.tmx"), *board_paths()})
    problems = [problem for file in files for problem in check_map(file)]
    for problem in problems:
        complain(problem, FAILED)
    if problems:
        return FAILED
    print(f"{len(files)} map{'s' if len(files) != 1 else ''} checked, nothing wrong.")
    return _check_lays(files, options.lays) if options.lays else DONE


def _check_lays(files: Sequence[Path], count: int) -> int:
    from game.content.city_lays import lay_cities
    from game.content.maps import game_of, load_board

    cities = [file for file in files if game_of(file) == "escape_plan"]
    if not cities:
        return complain("There is no city of Escape Plan among these maps to be laid.", FAILED)
    lays = [lay_cities(load_board("escape_plan", file).graph, count) for file in cities]
    faults = [fault for each in lays for fault in each.faults]
    for fault in faults:
        complain(fault, FAILED)
    if faults:
        return FAILED
    print(
        f"{count * len(cities)} cities laid, each complete; every place can be reached and left. "
        f"In {sum(each.loosened for each in lays)} of them a tile found no street that goes on."
    )
    return DONE


def replay(options: argparse.Namespace) -> int:
    """Tell a saved game answer by answer, or check it."""
    from game.match.replay import check, tell

    if options.check:
        report = check(options.file)
        if not report.agrees:
            return complain(report.sentence, FAILED)
        print(on_one_line(report.sentence))
        return DONE
    for line in tell(options.file):
        print(line)
    return DONE


def screenshot(options: argparse.Namespace) -> int:
    """Draw a screen to a file."""
    from game.picture import draw_screen

    draw_screen(options)
    return DONE
