"""The command line: it runs one command, and turns faults into sentences.

What each exit status means stands in `exit_status.py`.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Container, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.arguments import build_parser
from game.exit_status import DONE, FAILED, INTERRUPTED, WRONG_USE, complain

FOLDERS: Final = ("--saves", "--data-dir")
"""The options that can stand before the name of a file to open."""


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
        return complain(f"{fault.filename or 'The output'}: {fault.strerror or fault}.", FAILED)
    except KeyboardInterrupt:
        return complain("Stopped.", INTERRUPTED)


def _run(arguments: Sequence[str] | None) -> int:
    # Not at the top of the file: a Ctrl-C that comes while they load is answered in words.
    from game.bots.player import UnknownLevel
    from game.match.folders import keep_together
    from game.rules.contract import GameError, SetupError
    from game.rules.registry import UnknownGame

    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = build_parser()
    options = parser.parse_args(_with_open(words, parser.get_default("commands")))
    if options.data_dir is not None:
        keep_together(options.data_dir)
    try:
        return int(options.run(options))
    except (SetupError, UnknownGame, UnknownLevel) as fault:
        return complain(str(fault), WRONG_USE)
    except GameError as fault:
        return complain(str(fault), FAILED)


def _with_open(words: list[str], commands: Container[str]) -> list[str]:
    """Return the words with the command `open` before a file that stands where a command would.

    So a desktop can hand over a saved game as any program takes a file. A command stays one also
    where a file of its name lies.
    """
    at = 0
    while at < len(words) and words[at].partition("=")[0] in FOLDERS:
        at += 1 if "=" in words[at] else 2
    named = words[at : at + 1]
    if named and named[0] not in commands and _is_file_name(named[0]):
        return [*words[:at], "open", *words[at:]]
    return words


def _is_file_name(word: str) -> bool:
    if word.startswith("-"):
        return False
    return os.path.sep in word or Path(word).suffix != "" or os.path.exists(word)


def _let_every_sign_be_printed() -> None:
    """Have signs that the terminal's encoding lacks, such as a name's, written as escapes."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Forget what could not be written, or it would be tried again at the end."""
    with suppress(AttributeError, OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
