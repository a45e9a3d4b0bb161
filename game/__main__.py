"""The command line: the only place that parses arguments and turns faults into sentences.

Exit status: 0 done, 1 a check failed or a file was bad, 2 wrong use.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from game import __version__
from game.bots.player import UnknownLevel
from game.rules.contract import GameError, SetupError
from game.rules.registry import UnknownGame

DONE, FAILED, WRONG_USE = 0, 1, 2


class _Parser(argparse.ArgumentParser):
    """Reports wrong use in one sentence, with where to look, instead of a usage dump."""

    def error(self, message: str) -> NoReturn:
        sentence = message[0].upper() + message[1:]
        print(f"{sentence.rstrip('.')}; see '{self.prog} --help'.", file=sys.stderr)
        raise SystemExit(WRONG_USE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    options = build_parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (SetupError, UnknownGame, UnknownLevel) as fault:
        print(fault, file=sys.stderr)
        return WRONG_USE
    except GameError as fault:
        print(fault, file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # Whoever read the output has had enough, as `head` has; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all sub-commands."""
    parser = _Parser(
        prog="three-ways-out",
        description="Three board games about getting out alive. With no command: open the window.",
        epilog="Example: python -m game new space_escape --seats human,steady --seed 7",
    )
    parser.add_argument("--version", action="version", version=f"Three Ways Out {__version__}")
    parser.set_defaults(run=_open_window, saves=None)
    _add_saves(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    _add_new(commands)
    _add_simulate(commands)
    _add_bench(commands)
    _add_check_maps(commands)
    _add_replay(commands)
    _add_screenshot(commands)
    return parser


if TYPE_CHECKING:
    _Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"


def _add_saves(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--saves", type=Path, metavar="DIR", help="folder of saved games (default: your own)"
    )


def _add_command(
    commands: _Commands, name: str, about: str, example: str
) -> argparse.ArgumentParser:
    return commands.add_parser(
        name, help=about, description=about, epilog=f"Example: python -m game {name} {example}"
    )


def _add_game(parser: argparse.ArgumentParser, seats: str) -> None:
    parser.add_argument("game", metavar="GAME", help="for example space_escape")
    parser.add_argument("--seats", default=seats, help=f"comma-separated, e.g. {seats}")
    parser.add_argument("--seed", type=int, help="whole number that fixes every shuffle")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a rule of the set-up"
    )


def _add_new(commands: _Commands) -> None:
    parser = _add_command(
        commands,
        "new",
        "Open the window straight at a table.",
        "space_escape --seats human,steady,novice --seed 7 --option challenge=on",
    )
    _add_game(parser, "human,steady")
    _add_saves(parser)
    parser.set_defaults(run=_new)


def _add_simulate(commands: _Commands) -> None:
    parser = _add_command(
        commands,
        "simulate",
        "Let AI seats play many games without a window.",
        "space_escape --seats steady,novice --games 200 --seed 1 --jobs 2",
    )
    _add_game(parser, "steady,steady")
    parser.add_argument("--games", type=_positive, default=100, help="how many games")
    parser.add_argument("--jobs", type=_positive, default=1, help="processes side by side")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_simulate)


def _add_bench(commands: _Commands) -> None:
    parser = _add_command(
        commands, "bench", "Measure speed: play, copies, saves, frames, start-up.", "--json"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_bench)


def _add_check_maps(commands: _Commands) -> None:
    parser = _add_command(
        commands,
        "check-maps",
        "Check boards drawn in Tiled; without files, all that belong to the game.",
        "maps/space_escape/station.tmx",
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.set_defaults(run=_check_maps)


def _add_replay(commands: _Commands) -> None:
    parser = _add_command(
        commands,
        "replay",
        "Tell a saved game answer by answer, or check that its log rebuilds it.",
        "saves/ana.json --check",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="only check; status 1 if it differs")
    parser.set_defaults(run=_replay)


def _add_screenshot(commands: _Commands) -> None:
    parser = _add_command(
        commands,
        "screenshot",
        "Draw a table to a PNG without a screen.",
        "space_escape --seats human,steady --seed 7 --after 20 --size 1920x1080 table.png",
    )
    _add_game(parser, "human,steady")
    parser.add_argument("--after", type=_count, default=0, metavar="DECISIONS")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="pixels")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.set_defaults(run=_screenshot)


def _positive(text: str) -> int:
    number = _count(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' must be 1 or more")
    return number


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size like 1920x1080")
    size = int(width), int(height)
    if not (1024 <= size[0] <= 7680 and 576 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"'{text}' is outside 1024x576 to 7680x4320")
    return size


# Each command imports its floor only when it runs, so that --help and a simulation never wait
# for pygame.


def _open_window(options: argparse.Namespace) -> int:
    from game.app import run

    return run(saves=options.saves)


def _new(options: argparse.Namespace) -> int:
    from game.app import run
    from game.match.tables import table_from_words

    match = table_from_words(options.game, options.seats, options.seed, options.option)
    return run(saves=options.saves, match=match)


def _simulate(options: argparse.Namespace) -> int:
    from game.simulation import run

    return run(options)


def _bench(options: argparse.Namespace) -> int:
    from game.bench import run

    return run(as_json=options.json)


def _check_maps(options: argparse.Namespace) -> int:
    from game.content.assets import maps_dir
    from game.content.maps import check_map

    files = options.files or sorted(maps_dir().rglob("*.tmx"))
    problems = [problem for file in files for problem in check_map(file)]
    for problem in problems:
        print(problem, file=sys.stderr)
    if not problems:
        print(f"{len(files)} map{'s' if len(files) != 1 else ''} checked, nothing wrong.")
    return FAILED if problems else DONE


def _replay(options: argparse.Namespace) -> int:
    from game.match.replay import check, tell

    if options.check:
        report = check(options.file)
        print(report.sentence, file=sys.stdout if report.agrees else sys.stderr)
        return DONE if report.agrees else FAILED
    for line in tell(options.file):
        print(line)
    return DONE


def _screenshot(options: argparse.Namespace) -> int:
    from game.picture import draw_table

    draw_table(options)
    return DONE


if __name__ == "__main__":
    sys.exit(main())
