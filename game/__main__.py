"""The command line: the only place that parses arguments and turns faults into sentences.

Exit status: 0 done, 1 a check failed or a file was bad, 2 wrong use.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from game import __version__

DONE, FAILED, WRONG_USE, INTERRUPTED = 0, 1, 2, 130

MOST_GAMES = 1_000_000
MOST_PROCESSES = 1_000
LAST_SEED = 2**64 - 1
MOST_DIGITS = 20


class _Parser(argparse.ArgumentParser):
    """Reports wrong use in one sentence, with where to look, instead of a usage dump."""

    def error(self, message: str) -> NoReturn:
        sentence = message[0].upper() + message[1:]
        complaint = f"{sentence.rstrip('.')}; see '{self.prog} --help'."
        raise SystemExit(_complain(complaint, WRONG_USE))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    _let_every_sign_be_printed()
    try:
        try:
            return _run(arguments)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # else a full disk would be noticed too late to be told
    except BrokenPipeError:
        # Whoever read the output has had enough, as `head` has; there is nobody left to tell.
        _drop_output()
        return DONE
    except OSError as fault:
        _drop_output()
        return _complain(f"{fault.filename or 'The output'}: {fault.strerror or fault}.", FAILED)
    except KeyboardInterrupt:
        return _complain("Stopped.", INTERRUPTED)


def _run(arguments: Sequence[str] | None) -> int:
    # Not at the top of the file: a Ctrl-C that comes while they load is answered in words.
    from game.bots.player import UnknownLevel
    from game.rules.contract import GameError, SetupError
    from game.rules.registry import UnknownGame

    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = build_parser()
    options = parser.parse_args(_with_open(words, parser.get_default("commands")))
    try:
        return int(options.run(options))
    except (SetupError, UnknownGame, UnknownLevel) as fault:
        return _complain(str(fault), WRONG_USE)
    except GameError as fault:
        return _complain(str(fault), FAILED)


def _with_open(words: list[str], commands: Container[str]) -> list[str]:
    """Return the words with the command `open` before a file that stands where a command would.

    So a desktop can hand over a saved game as any program takes a file. A command stays one also
    where a file of its name lies.
    """
    at = 2 if words[:1] == ["--saves"] else int(words[:1] != [] and words[0].startswith("--saves="))
    named = words[at : at + 1]
    if named and named[0] not in commands and _is_file_name(named[0]):
        return [*words[:at], "open", *words[at:]]
    return words


def _is_file_name(word: str) -> bool:
    if word.startswith("-"):
        return False
    return os.path.sep in word or Path(word).suffix != "" or os.path.exists(word)


def _complain(sentence: str, status: int) -> int:
    """Say on one line what is wrong, whatever signs stand in names of files; return the status."""
    print(_on_one_line(sentence), file=sys.stderr)
    return status


def _on_one_line(sentence: str) -> str:
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")
        for sign in sentence
    )


def _let_every_sign_be_printed() -> None:
    """Have signs that the terminal's encoding lacks, such as a name's, written as escapes."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Forget what could not be written, or it would be tried again at the end."""
    with suppress(AttributeError, OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all sub-commands."""
    parser = _Parser(
        prog="three-ways-out",
        description="Board games about getting out alive. With no command: open the window; "
        "with the name of a saved game: open it there.",
        epilog="Example: python -m game new space_escape --seats human,steady --seed 7",
    )
    parser.add_argument("--version", action="version", version=f"Three Ways Out {__version__}")
    parser.set_defaults(run=_open_window, saves=None)
    _add_saves(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    _add_new(commands)
    _add_open(commands)
    _add_simulate(commands)
    _add_bench(commands)
    _add_check_maps(commands)
    _add_replay(commands)
    _add_screenshot(commands)
    parser.set_defaults(commands=frozenset(commands.choices))
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
    parser.add_argument("game", metavar="GAME", help="space_escape, evacuate or escape_plan")
    parser.add_argument("--seats", default=seats, help=f"comma-separated, e.g. {seats}")
    parser.add_argument(
        "--seed", type=_whole(0, LAST_SEED), help="whole number that fixes every shuffle"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE",
        help="a rule of the set-up; may be given several times",
    )  # fmt: skip


def _add_new(commands: _Commands) -> None:
    parser = _add_command(
        commands,
        "new",
        "Open the window straight at a table.",
        "evacuate --seats human,steady --option game=full --option civ_1=skith",
    )
    _add_game(parser, "human,steady")
    _add_saves(parser)
    parser.set_defaults(run=_new)


def _add_open(commands: _Commands) -> None:
    parser = _add_command(
        commands, "open", "Open the window at a saved game, wherever it lies.", "saves/ana.json"
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--saves", type=Path, metavar="DIR", default=argparse.SUPPRESS,
        help="folder in which it goes on (default: your own)",
    )  # fmt: skip
    parser.set_defaults(run=_open)


def _add_simulate(commands: _Commands) -> None:
    parser = _add_command(
        commands,
        "simulate",
        "Let AI seats play many games without a window.",
        "space_escape --seats steady,novice --games 200 --seed 1 --jobs 2",
    )
    _add_game(parser, "steady,steady")
    parser.add_argument("--games", type=_whole(1, MOST_GAMES), default=100, help="how many games")
    parser.add_argument(
        "--jobs", type=_whole(1, MOST_PROCESSES), default=1, help="processes side by side"
    )
    parser.add_argument(
        "--count-uses", action="store_true", help="count how often cards and places are used"
    )
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
    parser.add_argument(
        "--lays", type=_whole(0, MOST_GAMES), default=0, metavar="CITIES",
        help="lay so many cities of Escape Plan by chance, too, and look each over",
    )  # fmt: skip
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
    from game.ui.palettes import PALETTES

    parser = _add_command(
        commands,
        "screenshot",
        "Draw a table, or another screen, to a PNG without a screen.",
        "space_escape --seats human,steady --seed 7 --after 20 --size 1920x1080 table.png",
    )
    _add_game(parser, "human,steady")
    parser.add_argument(
        "--screen", default="table", metavar="NAME", help="e.g. title, seats, rules, results"
    )
    parser.add_argument("--after", type=_whole(0, LAST_SEED), default=0, metavar="DECISIONS")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="pixels")
    letters = "size of letters, 80 to 200"
    parser.add_argument(
        "--text", type=_whole(80, 200), default=100, metavar="PERCENT", help=letters
    )
    parser.add_argument(
        "--palette", choices=tuple(PALETTES), default="lantern", help="colors of seats and snakes"
    )
    parser.add_argument("--high-contrast", action="store_true", help="firm edges, no tints")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.set_defaults(run=_screenshot)


def _whole(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within these bounds."""

    def read(text: str) -> int:
        number = _count(text)
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"'{_short(text)}' is not a whole number from {least} to {most}"
            )
        return number

    return read


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = _count(width), _count(height)
    if size[0] is None or size[1] is None:
        raise argparse.ArgumentTypeError(f"'{_short(text)}' is not a size like 1920x1080")
    if not (1024 <= size[0] <= 7680 and 576 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"'{text}' is outside 1024x576 to 7680x4320")
    return size[0], size[1]


def _count(text: str) -> int | None:
    """Return a number written in digits alone; None for anything else and for absurd lengths."""
    written = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if written else None


def _short(text: str) -> str:
    return text if len(text) <= MOST_DIGITS else f"{text[:MOST_DIGITS]}..."


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


def _open(options: argparse.Namespace) -> int:
    if not options.file.is_file():
        return _complain(f"'{options.file}' is not there, or is no file.", FAILED)
    from game.app import run

    return run(saves=options.saves, file=options.file.absolute())


def _simulate(options: argparse.Namespace) -> int:
    from game.simulation import run

    return run(options)


def _bench(options: argparse.Namespace) -> int:
    from game.bench import run

    return run(as_json=options.json)


def _check_maps(options: argparse.Namespace) -> int:
    from game.content.assets import maps_dir
    from game.content.maps import board_paths, check_map

    files = options.files or sorted({*maps_dir().rglob("*.tmx"), *board_paths()})
    problems = [problem for file in files for problem in check_map(file)]
    for problem in problems:
        _complain(problem, FAILED)
    if problems:
        return FAILED
    print(f"{len(files)} map{'s' if len(files) != 1 else ''} checked, nothing wrong.")
    return _check_lays(files, options.lays) if options.lays else DONE


def _check_lays(files: Sequence[Path], count: int) -> int:
    from game.content.city_lays import lay_cities
    from game.content.maps import game_of, load_board

    cities = [file for file in files if game_of(file) == "escape_plan"]
    if not cities:
        return _complain("There is no city of Escape Plan among these maps to be laid.", FAILED)
    lays = [lay_cities(load_board("escape_plan", file).graph, count) for file in cities]
    faults = [fault for each in lays for fault in each.faults]
    for fault in faults:
        _complain(fault, FAILED)
    if faults:
        return FAILED
    print(
        f"{count * len(cities)} cities laid, each complete; every place can be reached and left. "
        f"In {sum(each.loosened for each in lays)} of them a tile found no street that goes on."
    )
    return DONE


def _replay(options: argparse.Namespace) -> int:
    from game.match.replay import check, tell

    if options.check:
        report = check(options.file)
        if not report.agrees:
            return _complain(report.sentence, FAILED)
        print(_on_one_line(report.sentence))
        return DONE
    for line in tell(options.file):
        print(line)
    return DONE


def _screenshot(options: argparse.Namespace) -> int:
    from game.picture import draw_screen

    draw_screen(options)
    return DONE


if __name__ == "__main__":
    sys.exit(main())
