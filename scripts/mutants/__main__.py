"""Try whether the tests notice defects: python -m scripts.mutants [--only WORD] [--jobs N] [--quick]

Every row of the lists next to this file is a defect that a player, an attacker or a researcher would notice. Each is put into a
copy of the tree, and the tests of its own folder must fail: first those that the row names, then the whole folder.
The status is 1 if one survives that its row does not call equivalent, and 2 if tests fail without any defect.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.table import Table

from .rows import Mutant, areas
from .trying import Bench, RedBase, Verdict


def try_mutants(mutants: Sequence[Mutant], jobs: int, quick: bool = False) -> list[Verdict]:
    """Try mutants, so many at a time, with a line for each as it is done."""
    with (
        tempfile.TemporaryDirectory(prefix="igroteka-mutants-") as home,
        ThreadPoolExecutor(jobs) as pool,
    ):
        bench = Bench(Path(home), jobs, quick)
        try:
            list(pool.map(bench.check_named, by_area(mutants)))
            verdicts: list[Verdict] = []
            for done in as_completed([pool.submit(bench.verdict, m) for m in mutants]):
                verdict = done.result()
                verdicts.append(verdict)
                print(f"{word_for(verdict)} {verdict.seconds:5.1f}s {verdict.mutant}", flush=True)
                if verdict.how:
                    print(f"           {verdict.how}", flush=True)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return sorted(verdicts, key=lambda one: (one.mutant.area, one.mutant.file, one.mutant.old))


def by_area(mutants: Sequence[Mutant]) -> list[list[Mutant]]:
    """The mutants of each area together."""
    names = sorted({mutant.area for mutant in mutants})
    return [[mutant for mutant in mutants if mutant.area == name] for name in names]


def word_for(verdict: Verdict) -> str:
    """What became of a mutant, in one word."""
    if verdict.killed:
        return "killed    "
    return "equivalent" if verdict.mutant.equivalent else "SURVIVED  "


def survivors(verdicts: Sequence[Verdict]) -> list[Mutant]:
    """The defects that no test has noticed although one could."""
    return [one.mutant for one in verdicts if not one.killed and not one.mutant.equivalent]


def show_table(verdicts: Sequence[Verdict]) -> None:
    """How many were tried and killed in each area, and what survived."""
    table = Table("area", "tried", "killed", "equivalent", "survived")
    left = survivors(verdicts)
    for area in [*sorted({one.mutant.area for one in verdicts}), ""]:
        here = [one for one in verdicts if area in ("", one.mutant.area)]
        killed = [one for one in here if one.killed]
        same = [one for one in here if not one.killed and one.mutant.equivalent]
        gone = [m for m in left if area in ("", m.area)]
        table.add_row(area or "all", *[str(len(part)) for part in (here, killed, same, gone)])
    Console().print(table)
    for mutant in left:
        print(f"survived: {mutant}\n- {mutant.old}\n+ {mutant.new}")


def main(words: Sequence[str]) -> int:
    """Try the mutants that are asked for; the status."""
    parser = argparse.ArgumentParser(prog="python -m scripts.mutants", description=__doc__)
    parser.add_argument(
        "--only", default="", metavar="WORD", help="an area, or a word in file, text or defect"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at a time")
    parser.add_argument("--quick", action="store_true", help="try only the tests that the rows name")
    wish = parser.parse_args(words)
    known = areas()
    here = [area for area in known if area.name == wish.only]
    chosen = [m for area in here or known for m in area.mutants if here or m.is_about(wish.only)]
    if not chosen:
        parser.error(f"--only: no row has the word {wish.only!r}")
    try:
        verdicts = try_mutants(chosen, wish.jobs, wish.quick)
    except RedBase as error:
        print(error)
        return 2
    show_table(verdicts)
    return 1 if survivors(verdicts) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
