"""What a seat earns, for the tests of tiles."""

from __future__ import annotations

from igroteka.games.age_of_innovation.rules.rounds import income, income_choices
from igroteka.games.age_of_innovation.state import AVAILABLE, COINS, POWER, TOOLS, VP

from .scenario import Table


def earned(t: Table) -> tuple[int, int, int, int, int, int, int]:
    """Coins, tools, scholars, power, points, levels and books of an income."""
    what = income(t.s, 0)
    levels, books = income_choices(t.s, 0)
    return what[COINS], what[TOOLS], what[AVAILABLE], what[POWER], what[VP], levels, books


def more(t: Table, plain: Table) -> dict[str, int]:
    """How much more one table earns than another."""
    names = ("c", "t", "s", "pw", "vp", "level", "book")
    return {n: a - b for n, a, b in zip(names, earned(t), earned(plain), strict=True) if a != b}
