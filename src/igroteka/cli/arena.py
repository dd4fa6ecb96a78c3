"""The command `igroteka arena`: tournaments between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..bots import bots
from ..bots.levels import MOST_ITERATIONS, earlier_levels
from ..core.registry import find
from ..lab.arena import open_results, plan_tournament, play_tournament
from ..lab.arena.plots import check_plot, plot
from ..lab.arena.report import TournamentReport
from ..lab.arena.sprt import Sprt
from ..lab.arena.tables import tables, title, verdict
from ..lab.executor import executor
from .common import (
    BadInput,
    Edition,
    GameArgument,
    Json,
    Options,
    PlayedOn,
    Seats,
    Seed,
    console,
    make_table,
    print_json,
    print_table,
    progress,
    read_names,
    read_options,
    read_seats,
)

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B,...",
        help=f"Bots: {', '.join([*bots(), *earlier_levels()])}; search:N, which thinks for N iterations, 1 to {MOST_ITERATIONS:,}; "
        "value:FILE, which judges by a network that igroteka train has made.",
    ),
]
ResultFile = Annotated[
    Path | None,
    typer.Option(
        "--file",
        metavar="FILE",
        help="Keep results here; the same command, or one with more games, goes on with them.",
    ),
]
SequentialTest = Annotated[
    str,
    typer.Option(
        "--sprt",
        metavar="LOW,HIGH",
        help="Stop when it is clear whether the first bot's share of wins is LOW or HIGH. Where two bots share "
        "a table with equally many seats, that is the share of its games that it wins. At other tables 0.5 stands "
        "for an even match and other shares for the same odds as compared with it: with three bots at a table "
        "0.5 is 33 % of the wins and 0.6 is 43 %. In a game for one it is the share of deals with more points.",
    ),
]
Picture = Annotated[
    Path | None, typer.Option("--plot", metavar="OUT", help="Write a picture: .png, .svg or .html.")
]


def add(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("arena", short_help="Find out which bot is stronger, and how sure that is.")(arena_command)


def arena_command(
    game: GameArgument,
    players: Bots = "greedy,random",
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games of each line-up.")] = 200,
    seed: Seed = "1",
    option: Options = None,
    on: PlayedOn = "processes",
    jobs: Annotated[int, typer.Option(min=0, help="Workers; 0 takes one for each core.")] = 0,
    file: ResultFile = None,
    sprt: SequentialTest = "",
    picture: Picture = None,
    edition: Edition = None,
    json: Json = False,
) -> None:
    """Let bots meet: every deal is played in all rotations of the seats, so that luck and seats even out.

    More bots than seats meet in all combinations; fewer take the seats in turn, and equally often where the seats do not
    come out even: two bots at three seats are two line-ups. Bots that are named several times are one table, seat by seat. In a game for one they play the same
    deals and are ranked by their points. The same seed gives the same results, whoever plays the games.

    \b
    Examples:
      igroteka arena dream_city --bots greedy,random --seats 2 --games 200
      igroteka arena garden_nation --bots hard,medium,greedy --file night.jsonl --plot night.png
      igroteka arena dream_city --bots medium,greedy --sprt 0.5,0.6
      igroteka arena keyflower --seats 4 --bots hard,medium,medium,medium
    """
    g = find(game)
    test = _test(sprt)
    if picture is not None:
        check_plot(picture)
    p = plan_tournament(game, read_seats(g, seats), read_names(players), number, seed, read_options(option))
    who = executor(on, jobs)
    results = open_results(p, file)
    total = len(p.pairings())
    with progress("games", total) as bar:
        bar.advance(bar.task_ids[0], len(results.played))
        play_tournament(results, who, lambda n: bar.advance(bar.task_ids[0], n), test)
    report = TournamentReport(p, results.list(), test)
    if json:
        print_json(report.to_data())
    else:
        print_report(report)
    if picture is not None:
        plot(report, picture)


def _test(words: str) -> Sprt | None:
    if not words:
        return None
    try:
        low, high = [float(word) for word in words.split(",")]
    except ValueError:
        raise BadInput(f"--sprt: found {words!r}; allowed: two shares of wins, for example 0.5,0.6") from None
    return Sprt(low, high)


def print_report(report: TournamentReport) -> None:
    """The tables of a tournament."""
    out = console()
    out.print(title(report), style="bold")
    for note in report.notes:
        out.print(note)
    for one in tables(report):
        out.print()
        table = make_table(*one.head)
        for row in one.rows:
            table.add_row(*row)
        print_table(table)
    if verdict(report):
        out.print()
        out.print(verdict(report))
