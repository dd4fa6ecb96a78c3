"""The leaderboard: how bots and learned networks compare in each game, from tournaments of the arena.

`python -m igroteka.rl.leaderboard dream_city garden_nation --bots random,greedy,medium --games 40` plays and prints it;
`--page FILE` also writes it into a page, between the two marks. Games that were played are kept, so the same
command again plays only what is missing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core import BadOption, IgrotekaError
from ..core.registry import find
from ..lab.arena import open_results, plan_tournament, play_tournament
from ..lab.arena.report import TournamentReport
from ..lab.arena.tables import ResultTable, tables, title
from ..lab.executor import executor

#: A page has these two lines, and what is between them is written anew.
MARKS: Final = ("<!-- leaderboard -->", "<!-- end of the leaderboard -->")
#: In the name of a bot it stands for the game: a network knows only one. A game without such a network is played by the others.
GAME: Final = "{game}"


@dataclass(frozen=True)
class Contest:
    """What is played in every game of a leaderboard."""

    bots: Sequence[str]
    seats: int
    games: int
    seed: str

    def play(self, game: str, folder: Path | None, jobs: int) -> TournamentReport:
        """The tournament of one game; results are kept in the folder, if there is one."""
        key = find(game).key
        names = [
            name.replace(GAME, key)
            for name in self.bots
            if GAME not in name or Path(name.replace(GAME, key).partition(":")[2]).exists()
        ]
        plan = plan_tournament(game, self.seats, names, self.games, self.seed)
        path = folder / f"{key}-{self.seats}.jsonl" if folder is not None else None
        results = play_tournament(open_results(plan, path), executor("processes", jobs))
        return TournamentReport(plan, results.list())


def to_markdown(report: TournamentReport) -> str:
    """The first table of a tournament, the strongest bot first; nothing in it depends on the machine."""
    strengths = tables(report)[0]
    head, rows = strengths.head, strengths.rows
    if not report.solo:
        means = {one.name: f"{one.mean:.1f}" for one in report.means()}
        head, rows = (*head, ">points"), [(*row, means[row[0]]) for row in rows]
    return f"**{title(report)}**\n\n{_lines(ResultTable(head, rows))}"


def _lines(table: ResultTable) -> str:
    names = [word.removeprefix(">") for word in table.head]
    sides = ["---:" if word.startswith(">") else "---" for word in table.head]
    rows = [names, sides, *[(f"`{row[0]}`", *row[1:]) for row in table.rows]]
    return "\n".join([f"| {' | '.join(row)} |" for row in rows])


def write_page(page: Path, text: str) -> None:
    """Put a leaderboard between the marks of a page; a page without them raises `BadOption`."""
    try:
        before, begun, rest = page.read_text(encoding="utf-8").partition(MARKS[0])
        _, ended, after = rest.partition(MARKS[1])
        if not begun or not ended:
            raise BadOption(
                f"{page}: found no place for a leaderboard; allowed: the lines {' and '.join(MARKS)}"
            )
        page.write_text(f"{before}{MARKS[0]}\n\n{text}\n\n{MARKS[1]}{after}", encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{page} cannot be written: {(error.strerror or str(error)).lower()}") from None


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, print the tables, and write the page if one is named."""
    parser = argparse.ArgumentParser(
        prog="python -m igroteka.rl.leaderboard", description="How bots compare."
    )
    parser.add_argument("games_of", nargs="+", metavar="GAME")
    parser.add_argument(
        "--bots",
        default="random,greedy,medium,hard",
        help=f"names as in igroteka arena; {GAME} in a name stands for the game: value:runs/{GAME}.json",
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="games of every two bots, or of every line-up")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=0, help="0: one process for each core")
    parser.add_argument("--folder", type=Path, default=None, help="keep the games here, and go on with them")
    parser.add_argument("--page", type=Path, default=None, help="write the tables into this page, too")
    wish = parser.parse_args(words)
    contest = Contest(wish.bots.split(","), wish.seats, wish.games, wish.seed)
    try:
        parts = [to_markdown(contest.play(game, wish.folder, wish.jobs)) for game in wish.games_of]
        print("\n\n".join(parts))
        if wish.page is not None:
            write_page(wish.page, "\n\n".join(parts))
    except IgrotekaError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
