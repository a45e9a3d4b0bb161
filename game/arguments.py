"""The arguments of every command, and what --help says of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from game import __version__, commands
from game.argument_types import folder, whole_number, window_size
from game.exit_status import WRONG_USE, complain

MOST_GAMES = 1_000_000
MOST_PROCESSES = 1_000
LAST_SEED = 2**64 - 1


class _Parser(argparse.ArgumentParser):
    """Reports wrong use in one sentence, with where to look, instead of a usage dump."""

    def error(self, message: str) -> NoReturn:
        sentence = message[0].upper() + message[1:]
        complaint = f"{sentence.rstrip('.')}; see '{self.prog} --help'."
        raise SystemExit(complain(complaint, WRONG_USE))


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all sub-commands."""
    parser = _Parser(
        prog="three-ways-out",
        description="Board games about getting out alive. With no command: open the window; "
        "with the name of a saved game: open it there.",
        epilog="Example: python -m game new space_escape --seats human,steady --seed 7",
    )
    parser.add_argument("--version", action="version", version=f"Three Ways Out {__version__}")
    parser.set_defaults(run=commands.open_window, saves=None, data_dir=None)
    _add_folders(parser)
    known = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    _add_new(known)
    _add_open(known)
    _add_list_saves(known)
    _add_simulate(known)
    _add_bench(known)
    _add_check_maps(known)
    _add_replay(known)
    _add_screenshot(known)
    parser.set_defaults(commands=frozenset(known.choices))
    return parser


if TYPE_CHECKING:
    _Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"


def _add_folders(
    parser: argparse.ArgumentParser, about: str = "folder of saved games (default: your own)"
) -> None:
    """Let folders be named before a command as well as behind it."""
    parser.add_argument(
        "--saves", type=folder, metavar="DIR", default=argparse.SUPPRESS, help=about
    )
    parser.add_argument(
        "--data-dir", type=folder, metavar="DIR", default=argparse.SUPPRESS,
        help="keep settings, saved games, languages, pictures and reports together in this folder",
    )  # fmt: skip


def _add_command(known: _Commands, name: str, about: str, example: str) -> argparse.ArgumentParser:
    return known.add_parser(
        name, help=about, description=about, epilog=f"Example: python -m game {name} {example}"
    )


def _add_game(parser: argparse.ArgumentParser, seats: str) -> None:
    parser.add_argument("game", metavar="GAME", help="space_escape, evacuate or escape_plan")
    parser.add_argument("--seats", default=seats, help=f"comma-separated, e.g. {seats}")
    parser.add_argument(
        "--seed", type=whole_number(0, LAST_SEED), help="whole number that fixes every shuffle"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE",
        help="a rule of the set-up; may be given several times",
    )  # fmt: skip


def _add_new(known: _Commands) -> None:
    parser = _add_command(
        known,
        "new",
        "Open the window straight at a table.",
        "evacuate --seats human,steady --option game=full --option civ_1=skith",
    )
    _add_game(parser, "human,steady")
    _add_folders(parser)
    parser.set_defaults(run=commands.begin_match)


def _add_open(known: _Commands) -> None:
    parser = _add_command(
        known, "open", "Open the window at a saved game, wherever it lies.", "saves/ana.json"
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    _add_folders(parser, "folder in which it goes on (default: your own)")
    parser.set_defaults(run=commands.open_save)


def _add_list_saves(known: _Commands) -> None:
    parser = _add_command(
        known, "list-saves", "List the saved games, the newest first.", "--saves saves"
    )
    _add_folders(parser)
    parser.set_defaults(run=commands.list_saves)


def _add_simulate(known: _Commands) -> None:
    parser = _add_command(
        known,
        "simulate",
        "Let AI seats play many games without a window.",
        "space_escape --seats steady,novice --games 200 --seed 1 --jobs 2",
    )
    _add_game(parser, "steady,steady")
    parser.add_argument(
        "--games", type=whole_number(1, MOST_GAMES), default=100, help="how many games"
    )
    parser.add_argument(
        "--jobs", type=whole_number(1, MOST_PROCESSES), default=1, help="processes side by side"
    )
    parser.add_argument(
        "--count-uses", action="store_true", help="count how often cards and places are used"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=commands.simulate)


def _add_bench(known: _Commands) -> None:
    parser = _add_command(
        known, "bench", "Measure speed: play, copies, saves, frames, start-up.", "--json"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=commands.bench)


def _add_check_maps(known: _Commands) -> None:
    parser = _add_command(
        known,
        "check-maps",
        "Check boards drawn in Tiled; without files, all that belong to the game.",
        "maps/space_escape/station.tmx",
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument(
        "--lays", type=whole_number(0, MOST_GAMES), default=0, metavar="CITIES",
        help="lay so many cities of Escape Plan by chance, too, and look each over",
    )  # fmt: skip
    parser.set_defaults(run=commands.check_maps)


def _add_replay(known: _Commands) -> None:
    parser = _add_command(
        known,
        "replay",
        "Tell a saved game answer by answer, or check that its log rebuilds it.",
        "saves/ana.json --check",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="only check; status 1 if it differs")
    parser.set_defaults(run=commands.replay)


def _add_screenshot(known: _Commands) -> None:
    from game.ui.palettes import PALETTES

    parser = _add_command(
        known,
        "screenshot",
        "Draw a table, or another screen, to a PNG without a screen.",
        "space_escape --seats human,steady --seed 7 --after 20 --size 1920x1080 table.png",
    )
    _add_game(parser, "human,steady")
    parser.add_argument(
        "--screen", default="table", metavar="NAME", help="e.g. title, seats, rules, results"
    )
    parser.add_argument("--after", type=whole_number(0, LAST_SEED), default=0, metavar="DECISIONS")
    parser.add_argument(
        "--size", type=window_size, default=(1920, 1080), metavar="WxH", help="pixels"
    )
    letters = "size of letters, 80 to 200"
    parser.add_argument(
        "--text", type=whole_number(80, 200), default=100, metavar="PERCENT", help=letters
    )
    parser.add_argument(
        "--palette", choices=tuple(PALETTES), default="lantern", help="colors of seats and snakes"
    )
    parser.add_argument("--high-contrast", action="store_true", help="firm edges, no tints")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.set_defaults(run=commands.screenshot)
