"""The `simulate` command: a progress bar, then a table or one JSON object."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from game.bots.arena import simulate
from game.bots.processes import ended_as_by_ctrl_c
from game.bots.report import Report, RoleScore, UseScore
from game.match.tables import chosen_options, seat_words

MOST_FAILURES_SHOWN = 5


def run(options: Namespace) -> int:
    """Play the series that the command line describes; 1 if any game failed."""
    levels = seat_words(options.seats)
    chosen = chosen_options(options.game, len(levels), options.option)
    seed = 1 if options.seed is None else options.seed
    bar = Progress(
        "Playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True,
        console=Console(stderr=True), disable=not Console(stderr=True).is_terminal,
    )  # fmt: skip
    with ended_as_by_ctrl_c(), bar:
        task = bar.add_task("games", total=options.games)
        report = simulate(
            options.game, levels, options.games, seed, options.jobs, chosen,
            progress=lambda done, _: bar.update(task, completed=done),
            counts_uses=options.count_uses,
        )  # fmt: skip
    if options.json:
        print(json.dumps(report.plain()))
    else:
        _print_report(report, seed)
    return 1 if report.failures else 0


def _print_report(report: Report, seed: int) -> None:
    console = Console()
    console.print(_table_of_seats(report, seed))
    for kind, scores in report.roles.items():
        console.print(_table_of_roles(kind, scores))
    for heading, uses in report.uses.items():
        console.print(_table_of_uses(heading, uses, report.games))
    console.print(
        f"{_success(report)} Rounds: {report.rounds_mean:.1f}. "
        f"Decisions: {report.decisions} ({report.decisions_per_second:,.0f} a second). "
        f"Failures: {len(report.failures)}."
    )
    endings = ", ".join(f"{name} {count}" for name, count in report.endings.items())
    if endings:
        console.print(f"Endings: {endings}.")
    for failure in report.failures[:MOST_FAILURES_SHOWN]:
        console.print(f"Seed {failure.seed}: {failure.sentence}", markup=False)


def _success(report: Report) -> str:
    """Say how often the seats won together, or how often none of those that compete did."""
    if not report.competes:
        return f"Won together: {report.win_rate:.1%}."
    return f"Won by nobody: {report.unwon}. Lead: {report.lead_mean:.1f}."


def _table_of_seats(report: Report, seed: int) -> Table:
    table = Table(title=f"{report.game}: {report.games} games from seed {seed}")
    for heading in ("Seat", "Level", "Wins", "Mean score"):
        table.add_column(heading, justify="left" if heading == "Level" else "right")
    if report.competes:
        table.add_column("5, 25, 50, 75, 95 %", justify="right")
    for one in report.seats:
        cells = [str(one.seat + 1), one.level, str(one.wins), f"{one.mean_score:.1f}"]
        if report.competes:
            cells.append(", ".join(str(score) for score in one.spread))
        table.add_row(*cells)
    return table


def _table_of_roles(kind: str, scores: Sequence[RoleScore]) -> Table:
    """Return how each role did; a win of several seats counts as a part for each."""
    table = Table(title=kind.capitalize())
    for heading in ("Name", "Games", "Wins", "Share", "Fair", "Share of fair", "Mean score"):
        table.add_column(heading, justify="left" if heading == "Name" else "right")
    for one in scores:
        shares = f"{one.share:.1%}", f"{one.fair:.1%}", f"{one.of_fair:.2f}"
        mean = f"{one.mean_score:.1f}"
        table.add_row(one.role, str(one.games), str(one.wins), *shares, mean)
    return table


def _table_of_uses(heading: str, uses: Sequence[UseScore], games: int) -> Table:
    """Return how often each thing was used, and how the seats fared that did so."""
    table = Table(title=heading.capitalize())
    for title in ("Name", "Times", "A game", "Seats", "Wins, of fair", "Mean score"):
        table.add_column(title, justify="left" if title == "Name" else "right")
    for one in uses:
        fared = f"{one.of_fair:.2f}", f"{one.mean_score:.1f}"
        table.add_row(one.name, str(one.count), f"{one.count / games:.2f}", str(one.seats), *fared)
    return table
