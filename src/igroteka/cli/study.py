"""The command `igroteka study`."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..bots import bots
from ..core import Game, IgrotekaError
from ..core.registry import find
from ..lab.simulate import SimulationPlan, plan_simulation
from ..lab.study import (
    GameRecord,
    PassedOver,
    Study,
    StudyTable,
    compare,
    logged_games,
    read_study,
    record_match,
    simulated_games,
    study_page,
    tables_of,
)
from ..lab.study.compare import EarlierStudy
from ..lab.study.record import MOST_OPENING, OPENING
from .common import (
    BadInput,
    Edition,
    GameArgument,
    Json,
    Options,
    Seats,
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
from .database import DatabaseFile, find_database

if TYPE_CHECKING:
    from ..store import Store, TableRow

PEOPLE = "people"
"""What all people in a store are called in a study: it tells nothing about anybody."""
EXPORTED = "store.json"
SOURCES = ("--games", "--logs", "--database")
VARIABLE = "IGROTEKA_DATABASE"
"""The name that `store/address.py` gives it, which cannot be asked where the server is not installed."""

StoreAddress = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="The finished games of a store: sqlite:///FILE, postgresql://USER@HOST/DATABASE, or '' for a file of your own. "
        "The variable IGROTEKA_DATABASE says the same where no other games are asked for.",
        show_default="none",
    ),
]
Logs = Annotated[
    Path | None,
    typer.Option(
        "--logs",
        metavar="PATH",
        help="A log file, a folder of log files, or one that igroteka store export has written.",
        show_default="none",
    ),
]
Games = Annotated[
    int | None, typer.Option("--games", min=1, help="Let bots play so many games.", show_default="none")
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="A,B,...",
        help=f"With --games, bots for the seats: {', '.join(bots())}.",
        show_default="greedy",
    ),
]
Seed = Annotated[str | None, typer.Option(help="With --games, the seed of all chance.", show_default="0")]
Jobs = Annotated[
    int | None,
    typer.Option(min=0, help="With --games, processes; 0 takes one for each core.", show_default="1"),
]
Opening = Annotated[
    int,
    typer.Option(min=1, max=MOST_OPENING, help="How many of its first decisions make the opening of a seat."),
]
Least = Annotated[
    int, typer.Option(min=1, help="Leave out sides, tiles, cards and openings that fewer seats had.")
]
Most = Annotated[int, typer.Option(min=0, help="Show so many rows of a table; 0 shows all.")]
Other = Annotated[
    Path | None,
    typer.Option(
        "--compare", metavar="FILE", help="Compare with a study that --json has printed.", show_default="none"
    ),
]
Html = Annotated[
    Path | None, typer.Option("--html", metavar="FILE", help="Write one HTML file.", show_default="none")
]


def add(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("study", short_help="Tell what many games have in common: who wins, and with what.")(
        study_command
    )


def study_command(
    game: GameArgument,
    database: StoreAddress = None,
    database_file: DatabaseFile = None,
    logs: Logs = None,
    games: Games = None,
    players: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    jobs: Jobs = None,
    opening: Opening = OPENING,
    least: Least = 5,
    most: Most = 20,
    other: Other = None,
    html: Html = None,
    edition: Edition = None,
    json: Json = False,
) -> None:
    """Wins and points by player, seat, side, tile, opening and length, with 95 % intervals.

    The games are those of a store (--database or --database-file), those in log files (--logs), or games that bots play now (--games). A
    game may add what it measures itself, such as what each card of its deck brings. Games that are not finished, and those
    of versions that are not known, are passed over, and the study says so.

    \b
    Examples:
      igroteka study dream_city --games 500 --bots greedy --seats 2 --html study.html
      igroteka study keyflower --database sqlite:///igroteka.db
      igroteka study garden_nation --logs my_games --opening 2
      igroteka study sweet_lands --games 200 --edition mine.toml --json > mine.json
      igroteka study sweet_lands --games 200 --compare mine.json
    """
    g = find(game)
    is_stored = database is not None or database_file is not None
    if (
        games is None and logs is None
    ):  # a command that starts again without its password finds the address there
        is_stored = is_stored or bool(os.environ.get(VARIABLE))
    source = _only_source(games is not None, logs is not None, is_stored)
    before = _read_other(other, g)
    if html is not None and not html.absolute().parent.is_dir():
        raise BadInput(f"--html: found {html}; allowed: a file in a folder that is there")
    if games is None:
        _require_none(source, players, seats, seed, option, jobs)
    if games is not None:
        n, names = read_seats(g, seats), read_names(players or "greedy")
        p = plan_simulation(game, n, names, seed or "0", read_options(option))
        study = study_bots(g, p, games, 1 if jobs is None else jobs or os.cpu_count() or 1, opening)
    elif logs is not None:
        study = (
            study_export(logs, g, opening) if (logs / EXPORTED).is_file() else study_logs(logs, g, opening)
        )
    else:
        study = study_store(find_database(database or "", database_file), g, opening)
    if not study.games:
        raise BadInput(
            f"there is no finished game of {g.key}{''.join([f'; {one}' for one in study.remarks])}"
        )
    _tell(study, least, most, before, html, json)


def _only_source(*given: bool) -> str:
    """The one option that says which games are studied."""
    chosen = [name for name, is_given in zip(SOURCES, given, strict=True) if is_given]
    if len(chosen) != 1:
        raise BadInput(f"found {' and '.join(chosen) or 'no games'}; allowed: one of {', '.join(SOURCES)}")
    return chosen[0]


def study_bots(g: Game, p: SimulationPlan, games: int, jobs: int, opening: int) -> Study:
    """Count games that bots play now."""
    study = Study(g, f"played by {', '.join(dict.fromkeys(p.bots))}, seed {p.seed}")
    with progress("games", games) as bar:
        return study.add_all(
            simulated_games(p, games, jobs, opening, lambda n: bar.advance(bar.task_ids[0], n))
        )


def study_logs(path: Path, g: Game, opening: int) -> Study:
    """Count the finished games in log files."""
    return Study(g, f"log files in {path}").add_all(logged_games(path, g, opening))


def _tell(
    study: Study, least: int, most: int, other: EarlierStudy | None, html: Path | None, json: bool
) -> None:
    apart = compare(study, other, least) if other is not None else []
    called = f"{other.games} games: {other.source}" if other is not None else ""
    if html is not None:
        write_file(html, study_page(study, least, most, apart, called))
    if json:
        differences = [{"seats": seats, **table.to_data()} for seats, table in apart]
        print_json(study.to_data() | ({"differences": differences} if other is not None else {}))
    else:
        print_study(study, least, most, apart, called)


def _require_none(
    source: str,
    players: str | None,
    seats: int | None,
    seed: str | None,
    option: list[str] | None,
    jobs: int | None,
) -> None:
    """Refuse what only bots that play now can be told."""
    given = {"--bots": players, "--seats": seats, "--seed": seed, "--option": option or None, "--jobs": jobs}
    for name, value in given.items():
        if value is not None:
            raise BadInput(f"{name}: found together with {source}; allowed: with --games")


def _read_other(path: Path | None, g: Game) -> EarlierStudy | None:
    """The study to compare with, before any game is played for it."""
    if path is None:
        return None
    try:
        other = read_study(read_text(path))
    except BadInput:
        raise
    except IgrotekaError as error:
        raise BadInput(f"--compare: {path}, {error}") from None
    if other.game != g.key:
        raise BadInput(
            f"--compare: {path}, game: found {other.game!r}; allowed: {g.key}, since that is studied"
        )
    return other


# ---------------------------------------------------------------- a store


def study_store(address: str, g: Game, opening: int) -> Study:
    """Count the finished games of a store."""
    from .store import run_on_store

    study = Study(g, "the finished games of a store")
    return run_on_store(address, lambda store: count_store(store, study, opening))


def study_export(folder: Path, g: Game, opening: int) -> Study:
    """Count the finished games in a folder that `igroteka store export` has written, by way of a store that is thrown away."""
    from ..store import import_store
    from .store import run_on_store

    async def count(store: Store) -> Study:
        await import_store(store, folder)
        return await count_store(store, Study(g, f"the store in {folder}"), opening)

    with tempfile.TemporaryDirectory() as place:
        return run_on_store(f"sqlite:///{place}/study.db", count, make=True)


async def count_store(store: Store, study: Study, opening: int) -> Study:
    """Replay the finished games of a store, one after another, and count them."""
    from ..store.checking import every_table

    with progress("tables", None) as bar:
        async for row in every_table(store):
            if row.game == study.game.key and row.status == "over":
                study.add(await _stored_game(store, row, opening))
            bar.advance(bar.task_ids[0])
    return study


async def _stored_game(store: Store, row: TableRow, opening: int) -> GameRecord | PassedOver:
    from ..store import LoggedMatch
    from ..web.tables.outcome import BOT, outcome_of

    events = await store.events(row.id)
    try:
        match = await asyncio.to_thread(LoggedMatch.load, row, events)
        outcome = outcome_of(row, match)
        if match.is_ended or not match.over:
            return PassedOver(row.id, "it was ended before its rules end it")
        if not outcome:
            return PassedOver(
                row.id, "it is a lesson, an imported or recorded game, or began with a position"
            )
        players = [one.player.removeprefix(BOT) if one.player.startswith(BOT) else PEOPLE for one in outcome]
        wins = [one.won for one in outcome]
        return await asyncio.to_thread(record_match, match, players, opening, wins)
    except IgrotekaError as error:
        return PassedOver(row.id, str(error))


# ---------------------------------------------------------------- printing


def print_study(
    study: Study, least: int, most: int, differences: list[tuple[int, StudyTable]], other: str
) -> None:
    """The tables of a study."""
    out = console()
    out.print(
        f"{study.game.key}: {count_words(study.games, 'game', 'games')}, {study.source}",
        style="bold",
        soft_wrap=True,
    )
    for remark in study.remarks:
        out.print(remark, soft_wrap=True)
    for part in study.parts:
        out.print()
        out.print(
            f"{count_words(part.seats, 'seat', 'seats')}: {count_words(part.games, 'game', 'games')}",
            style="bold",
        )
        for table in tables_of(part, least):
            print_one(table, most)
    if differences:
        out.print()
        out.print(f"compared with {other}", style="bold", soft_wrap=True)
        for seats, table in differences:
            print_one(table, most, f" ({count_words(seats, 'seat', 'seats')})")


def print_one(table: StudyTable, most: int, more: str = "") -> None:
    """One table with its title."""
    out = console()
    out.print()
    out.print(f"{table.title}{more}", style="bold", soft_wrap=True)
    printed = make_table(*table.columns)
    shown = table.rows[: most or None]
    for row in shown:
        printed.add_row(*table.printed(row))
    print_table(printed)
    left = len(table.rows) - len(shown)
    if left:
        out.print(f"and {count_words(left, 'more row', 'more rows')}: --most 0 shows all")
