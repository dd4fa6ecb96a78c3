"""For people who study or build games: simulate, playthrough, perft, bench."""

from __future__ import annotations

import difflib
import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from ..bots import bots
from ..core import list_games
from ..core.optional import Findings
from ..core.registry import find, folder_of
from ..lab.arena.tables import share_words, spread_words
from ..lab.bench import cases, result_table, run_bench
from ..lab.bench.run import ROUNDS, other_python
from ..lab.perft import perft
from ..lab.simulate import SimulationReport, plan_simulation, simulate
from ..match.playthrough import playthrough, recorded_files, regenerate
from .common import (
    FAILED,
    BadInput,
    Edition,
    GameArgument,
    Json,
    Options,
    Seats,
    Seed,
    console,
    count_words,
    make_table,
    print_json,
    print_table,
    progress,
    read_names,
    read_options,
    read_seats,
    read_text,
    write_file,
)

WIDEST_BAR = 40


def add(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("simulate", short_help="Let bots play many games and sum up.")(simulate_command)
    app.command("playthrough", short_help="Print one random game in full detail.")(playthrough_command)
    app.command("perft", short_help="Count positions by depth.")(perft_command)
    app.command("bench", short_help="Measure the speed of games and builds.")(bench_command)


# ---------------------------------------------------------------- simulate


def simulate_command(
    game: GameArgument,
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    players: Annotated[
        str, typer.Option("--bots", metavar="A,B,...", help=f"Bots for the seats: {', '.join(bots())}.")
    ] = "random",
    seed: Seed = "0",
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 takes one for each core.")] = 1,
    fixed: Annotated[
        bool, typer.Option("--fixed", help="Bots keep their seats instead of moving on every game.")
    ] = False,
    edition: Edition = None,
    json: Json = False,
) -> None:
    """Let bots play many games: scores, length, wins by seat and by bot, speed.

    Fewer bots than seats are repeated. The same seed gives the same results, whatever the number of jobs. A game
    may add what it measures itself, such as how often each card of its deck is bought and what it is worth.

    \b
    Examples:
      igroteka simulate dream_city --seats 4 --games 1000
      igroteka simulate sweet_lands --games 200 --bots greedy --edition mine.toml
      igroteka simulate dream_city --seats 2 --games 200 --bots greedy,random --jobs 0
      igroteka simulate dream_city --seats 1 --option opponent=zinovy --bots greedy --json
    """
    g = find(game)
    p = plan_simulation(
        game, read_seats(g, seats), read_names(players), seed, read_options(option), not fixed
    )
    with progress("games", number) as bar:
        report = simulate(p, number, jobs or os.cpu_count() or 1, lambda n: bar.advance(bar.task_ids[0], n))
    if json:
        print_json(report.to_data())
    else:
        print_report(report)


def print_report(report: SimulationReport) -> None:
    """The tables of a simulation."""
    out, p = console(), report.plan
    options = ", ".join([f"{key}={value}" for key, value in p.options.items()])
    out.print(
        f"{find(p.game).key}: {count_words(len(report.played), 'game', 'games')}, {count_words(p.seats, 'seat', 'seats')}, seed {p.seed}",
        style="bold",
    )
    out.print(f"options: {options}", soft_wrap=True)
    out.print()
    points = make_table(
        "points", ">mean", ">sd", ">min", ">5 %", ">25 %", ">median", ">75 %", ">95 %", ">max"
    )
    points.add_row("all", *spread_words(report.scores()))
    for name, one in report.bot_scores().items():
        points.add_row(name, *spread_words(one))
    for seat, one in enumerate(report.seat_scores()):
        points.add_row(f"seat {seat}", *spread_words(one))
    points.add_section()
    points.add_row("decisions", *spread_words(report.lengths()))
    rounds = report.rounds()
    if rounds:
        points.add_row("rounds", *spread_words(rounds))
    print_table(points)
    out.print()
    wins = make_table("wins", ">share", ">95 % interval", ">of")
    for name, share in report.bot_wins().items():
        wins.add_row(name, *share_words(share))
    for seat, share in enumerate(report.seat_wins()):
        wins.add_row(f"seat {seat}", *share_words(share))
    print_table(wins)
    out.print()
    bars = make_table(">points", ">games" if p.seats == 1 else ">seats", "")
    histogram = report.scores().histogram
    top = max([count for _, _, count in histogram])
    for low, high, count in histogram:
        words = f"{low:g}" if low == high else f"{low:g} to {high:g}"
        bars.add_row(words, str(count), "#" * round(count / top * WIDEST_BAR))
    print_table(bars)
    out.print()
    findings = report.findings()
    if findings is not None:
        print_findings(findings)
        out.print()
    rate = len(report.played) / report.seconds
    out.print(
        f"{report.seconds:.2f} s: {rate:,.0f} games/s, {report.decisions / report.seconds:,.0f} decisions/s"
    )


def print_findings(findings: Findings) -> None:
    """What the game itself has measured: a row for each thing, empty cells where too little is known."""
    console().print(findings.title, style="bold", soft_wrap=True)
    if findings.rows:
        first = findings.rows[0]
        rows = make_table(*[key if isinstance(value, str) else f">{key}" for key, value in first.items()])
        for row in findings.rows:
            rows.add_row(*[_cell(value) for value in row.values()])
        print_table(rows)


def _cell(value: str | int | float | None) -> str:
    return f"{value:.2f}" if isinstance(value, float) else "" if value is None else str(value)


# ---------------------------------------------------------------- playthrough


def playthrough_command(
    game: GameArgument,
    seats: Seats = None,
    seed: Seed = "0",
    option: Options = None,
    full: Annotated[bool, typer.Option("--full", help="Every legal move and every position.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Compare the dumps that the game keeps with the rules now.")
    ] = False,
    update: Annotated[bool, typer.Option("--update", help="Write the kept dumps again.")] = False,
    edition: Edition = None,
) -> None:
    """Print one random game in full detail, always the same for the same seed.

    A game keeps such dumps in tests/playthroughs/*.txt. The first line of each says how to make it. After
    a change of the rules look at `--check`, and if the differences are meant, `--update` the files.

    \b
    Examples:
      igroteka playthrough dream_city --seats 2 --seed 7
      igroteka playthrough dream_city --seats 1 -o opponent=boris --full > boris.txt
      igroteka playthrough dream_city --check
      igroteka playthrough dream_city --update
    """
    g = find(game)
    if not (check or update):
        print(playthrough(game, read_seats(g, seats), seed, read_options(option), full), end="")
        return
    folder = folder_of(g.key)
    files = recorded_files(folder)
    if not files:
        raise BadInput(f"{g.key} keeps no playthroughs in {folder / 'tests' / 'playthroughs'}")
    changed = 0
    for file in files:
        old = read_text(file)
        new = regenerate(old, game)
        if new == old:
            continue
        changed += 1
        if update:
            write_file(file, new)
        else:
            lines = difflib.unified_diff(
                old.splitlines(), new.splitlines(), f"{file.name}, kept", f"{file.name}, now", lineterm=""
            )
            print("\n".join(lines))
    print(f"{len(files)} playthroughs, {changed} {'written again' if update else 'differ'}")
    if check and changed and not update:
        raise typer.Exit(FAILED)


# ---------------------------------------------------------------- perft


def perft_command(
    game: GameArgument,
    depth: Annotated[int, typer.Option(min=0, help="How many decisions deep.")] = 3,
    seats: Seats = None,
    seed: Seed = "0",
    option: Options = None,
    all_chance: Annotated[
        bool, typer.Option("--all-chance", help="Follow every draw in every way it can fall.")
    ] = False,
    edition: Edition = None,
    json: Json = False,
) -> None:
    """Count the positions that 0, 1, 2 ... decisions lead to.

    Counting starts at the first decision of the game with this seed. Draws fall as the seed says, or in
    all ways with --all-chance. Two builds, or two versions of the rules, must agree on the numbers.

    \b
    Examples:
      igroteka perft dream_city --depth 3
      igroteka perft dream_city --depth 2 --all-chance --seats 4
    """
    g = find(game)
    n = read_seats(g, seats)
    began = time.perf_counter()
    rows = []
    for row in perft(g, n, seed, read_options(option), depth, all_chance):
        rows.append({"depth": row.depth, "positions": row.positions, "ended": row.ended})
        if not json:
            if row.depth == 0:
                print(f"{'depth':>5} {'positions':>14} {'ends':>8} {'seconds':>8}")
            spent = time.perf_counter() - began
            print(f"{row.depth:>5} {row.positions:>14,} {row.ended:>8,} {spent:>8.2f}", flush=True)
    if json:
        print_json({"game": g.key, "seats": n, "seed": seed, "all_chance": all_chance, "depths": rows})


# ---------------------------------------------------------------- bench


def bench_command(
    names: Annotated[
        str | None, typer.Option("--games", metavar="A,B,...", help="Only these games.", show_default="all")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="N,M,...", help="Only these seat counts.", show_default="all")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds for each game, seat count and build.")] = 1.0,
    json: Annotated[Path | None, typer.Option(metavar="OUT", help="Write the report as JSON.")] = None,
    against: Annotated[
        str, typer.Option(metavar="WHICH", help="The other build: auto, compiled, interpreted or none.")
    ] = "auto",
    python: Annotated[
        Path | None, typer.Option(metavar="PATH", help="The Python of the other build.", show_default="found")
    ] = None,
    edition: Edition = None,
) -> None:
    """Measure decisions, games and clones per second, next to a calibration loop.

    The figures per beat are ratios to a fixed loop that is measured in between: they compare across noisy
    machines, the figures per second do not. If the other build is there (`./play --fast` makes it in
    .venv-fast), both are measured in alternating slices. benchmarks/README.md tells more.

    \b
    Examples:
      igroteka bench
      igroteka bench --games dream_city --seats 4 --seconds 4 --against compiled
      igroteka bench --json benchmarks/results.json
    """
    keys = read_names(names) if names is not None else list_games()
    todo = cases(keys, read_counts(seats))
    pythons = [sys.executable, *read_other(against, python)]
    with progress("slices", len(todo) * len(pythons) * ROUNDS) as bar:
        report = run_bench(pythons, todo, seconds, lambda *_: bar.advance(bar.task_ids[0]))
    wanted = against if against in ("compiled", "interpreted") else ""
    if wanted and wanted not in {b.build for b in report.builds}:
        raise BadInput(f"--against {wanted}: the builds found are {[b.build for b in report.builds]}")
    if json is not None:
        write_file(json, dumps(report.to_data()))
    heading, *rows = result_table(report)
    shown = make_table(*[name if name in ("game", "build") else f">{name}" for name in heading])
    for row in rows:
        shown.add_row(*row)
    print_table(shown)
    for warning in report.warnings:
        print(f"igroteka: {warning}", file=sys.stderr)


def dumps(report: object) -> str:
    """A report as the text of a file."""
    import json

    return json.dumps(report, indent=2) + "\n"


def read_counts(words: str | None) -> list[int] | None:
    """Seat counts between commas."""
    if words is None:
        return None
    counts = read_names(words)
    if not counts or not all(n.isdecimal() for n in counts):
        raise BadInput(f"--seats: found {words!r}; allowed: numbers between commas")
    return [int(n) for n in counts]


def read_other(against: str, python: Path | None) -> list[str]:
    """The Python of the other build, if one is wanted and there."""
    allowed = ("auto", "compiled", "interpreted", "none")
    if against not in allowed:
        raise BadInput(f"--against: found {against!r}; allowed: {', '.join(allowed)}")
    if python is not None:
        return [str(python)]
    other = "" if against == "none" else other_python()
    if not other and against in ("compiled", "interpreted"):
        raise BadInput(
            f"--against {against}: no other build was found; make one with ./play --fast, or name it by --python"
        )
    return [other] if other else []
