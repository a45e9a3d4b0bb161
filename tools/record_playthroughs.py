"""Write the recorded matches anew: `python tools/record_playthroughs.py [--afresh] [NAME...]`.

The answers of each file are played again under the present rules. Where one is no longer on
offer, and always with `--afresh`, the scout looks for answers of its own.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.rules.contract import IllegalChoice
from tests.playthroughs.matches import MATCHES, OnRecord
from tests.playthroughs.recording import replayed


def main() -> None:
    """Record the named matches, or all of them."""
    names = [match.playthrough.path.stem for match in MATCHES]
    parser = argparse.ArgumentParser(description="Write the recorded matches anew.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(names)}")
    parser.add_argument("--afresh", action="store_true", help="look for new answers, too")
    wanted = parser.parse_args()
    unknown = [name for name in wanted.names if name not in names]
    if unknown:
        parser.error(f"there is no match '{unknown[0]}'; choose from {', '.join(names)}")
    for match in MATCHES:
        if not wanted.names or match.playthrough.path.stem in wanted.names:
            print(_record(match, wanted.afresh))


def _record(match: OnRecord, afresh: bool) -> str:
    """Write one file and say in one line what became of it."""
    path = match.playthrough.path
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    text = "" if afresh else _played_again(match, before)
    if not text:
        text = match.found_afresh()
    path.write_text(text, encoding="utf-8")
    return f"{path.name}: {'unchanged' if text == before else 'written'}"


def _played_again(match: OnRecord, before: str) -> str:
    """Return the match with its recorded answers, or "" if they no longer lead to its end."""
    try:
        return replayed(match.playthrough, before)
    except (IllegalChoice, StopIteration, RuntimeError):
        return ""


if __name__ == "__main__":
    main()
