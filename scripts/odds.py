"""Fit the scales from lead to chance to win on games between greedy bots, and write them down.

    python -m scripts.odds [--games 60] [GAME ...]

Needed after an evaluation has changed. Everything else in the file stays.
"""

from __future__ import annotations

import argparse
import math
import tomllib
from pathlib import Path

from igroteka.bots import bot
from igroteka.bots.odds import Odds
from igroteka.core import Rng, apply, chance, clean_options, game, games, waiting

FILE = Path(__file__).resolve().parent.parent / "src" / "igroteka" / "bots" / "odds.toml"
HEAD = """\
# By game and number of seats: the scale of the logistic curve from lead to chance to win, and, for one seat,
# the usual result, for more the lead that gives an even chance. Fitted on games between greedy bots by scripts/odds.py.
"""
#: One decision of so many is looked at; neighbours in a game tell nearly the same.
EVERY = 9


def leads(key: str, seats: int, seed: int) -> tuple[list[tuple[float, float]], list[float]]:
    """One game: leads of each seat with what the seat won in the end (alone: the final lead over nothing)."""
    g = game(key)
    s = g.new(seats, clean_options(g, seats, None))
    rng = Rng(f"odds/{key}/{seats}/{seed}")
    scale = Odds(seats, 1.0, 0.0)
    player = bot("greedy")
    seen: list[list[float]] = []
    decision = 0
    chance(s, rng)
    while waiting(s):
        seat = waiting(s)[0]
        if decision % EVERY == 0:
            worth = [g.evaluate(s, i) for i in range(seats)]
            seen.append([scale.lead(worth, i) for i in range(seats)])
        decision += 1
        apply(s, seat, player.choose(g, s, seat, rng))
        chance(s, rng)
    scores = [score for score in g.scores(s) if score.seat >= 0]
    first = [score for score in scores if score.rank == 1]
    if seats == 1:
        end = g.evaluate(s, 0)
        return [(row[0], end) for row in seen], [end]
    won = {score.seat: 1 / len(first) if score.rank == 1 else 0.0 for score in scores}
    return [(row[i], won[i]) for row in seen for i in range(seats)], []


def fitted(pairs: list[tuple[float, float]], seats: int) -> list[float]:
    """Scale and even lead under which the results were likeliest; between two, nobody ahead is an even chance."""

    def surprise(found: list[float]) -> float:
        whole = 0.0
        for lead, won in pairs:
            x = max(-30.0, min(30.0, (lead - found[1]) / found[0]))
            whole += math.log1p(math.exp(-x)) * won + math.log1p(math.exp(x)) * (1 - won)
        return whole

    # At an even lead all have the same chance of 1 / seats.
    even = math.log(seats - 1)
    return min([[round(1.15**k, 1), round(1.15**k * even, 1)] for k in range(4, 36)], key=surprise)


def measure(key: str, seats: int, number: int) -> list[float]:
    """Scale and usual result."""
    pairs: list[tuple[float, float]] = []
    ends: list[float] = []
    for seed in range(number):
        more, end = leads(key, seats, seed)
        pairs += more
        ends += end
    if seats > 1:
        return fitted(pairs, seats)
    usual = sum(ends) / len(ends)
    spread = math.sqrt(sum((end - usual) ** 2 for end in ends) / len(ends))
    # The logistic curve has the spread scale * pi / sqrt(3).
    return [round(max(spread, 1.0) * math.sqrt(3) / math.pi, 1), round(usual, 1)]


def main() -> None:
    """Measure the games that are named, or all."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", metavar="GAME")
    words.add_argument("--games", dest="number", type=int, default=60)
    wish = words.parse_args()
    known = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for key in wish.games or games():
        known[key] = {}
        for seats in game(key).seats:
            known[key][str(seats)] = measure(key, seats, wish.number)
            print(key, seats, known[key][str(seats)], flush=True)
    parts = [HEAD]
    for key in sorted(known):
        rows = "".join(f"{seats} = {found}\n" for seats, found in sorted(known[key].items()))
        parts.append(f"\n[{key}]\n{rows}")
    FILE.write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
