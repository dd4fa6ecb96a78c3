"""Fit the scales from lead to chance to win on games between greedy bots, and write them down.

    python -m scripts.odds [--games 60] [GAME ...]

Needed after an evaluation has changed. Everything else in the file stays.
"""

from __future__ import annotations

import argparse
import json
import math
import tomllib
from itertools import product
from pathlib import Path
from typing import TypedDict

import numpy as np

from igroteka.bots import bot
from igroteka.bots.odds import Odds, opponent_worth
from igroteka.core import Rng, Seat, State, clean_options, game, list_games, waiting
from igroteka.lab import play_game

FILE = Path(__file__).resolve().parent.parent / "src" / "igroteka" / "bots" / "odds.toml"
HEAD = """\
# By game and number of seats: the scale of the logistic curve from lead to chance to win; for one seat the usual
# result, for more the lead that gives an even chance; and what it is worth to be the one to play.
# Fitted on games between greedy bots by scripts/odds.py. The grain, where it is not the usual one, is how many points an
# evaluation may be off: the search minds less than that little. Found by trial matches.
# `against` tells of the opponents of a single player, by the options that choose them: what is to be added to the own worth
# to know the lead in the end (by 1, what the opponent has so far, p, and p*p), and the scale of the curve (by 1 and p).
"""
#: The options that tell how strong the opponent of a single player is.
OPPONENTS = {"age_of_innovation": ["level"], "dream_city": ["opponent", "solo_take_scoring"]}
#: One turn of so many is looked at; neighbours in a game tell nearly the same.
EVERY = 3


#: A position between two turns in the eyes of a seat: how far it leads; 1 if it, -1 if its best rival is to play;
#: and what the seat won in the end.
Seen = tuple[float, int, float]


def play_leads(key: str, seats: int, seed: int) -> tuple[list[Seen], float]:
    """One game of greedy bots: what was seen between turns, and the worth of the end to the first seat."""
    g = game(key)
    rng = Rng(f"odds/{key}/{seats}/{seed}")
    scale = Odds(seats, 1.0, 0.0)
    rows: list[list[tuple[float, int]]] = []
    last: list[int] = []

    def observe(s: State, seat: Seat) -> None:
        nonlocal last
        turn = list(waiting(s))
        if turn != last and rng.below(EVERY) == 0:
            worth = [g.evaluate(s, i) for i in range(seats)]
            rivals = [
                max([j for j in range(seats) if j != i], key=worth.__getitem__, default=i)
                for i in range(seats)
            ]
            rows.append([(scale.lead(worth, i), (i in turn) - (rivals[i] in turn)) for i in range(seats)])
        last = turn

    players = [bot("greedy")] * seats
    s, _ = play_game(g, seats, clean_options(g, seats, None), players, rng, [rng] * seats, observe)
    scores = [score for score in g.scores(s) if score.seat >= 0]
    first = [score for score in scores if score.rank == 1]
    won = {score.seat: 1 / len(first) if score.rank == 1 else 0.0 for score in scores}
    return [(*row[i], won[i]) for row in rows for i in range(seats)], g.evaluate(s, 0)


def fit_scale(seen: list[Seen], seats: int) -> list[float]:
    """Scale, even lead and worth of a turn under which the results were likeliest."""

    def surprise(guess: list[float]) -> float:
        scale, even, tempo = guess
        whole = 0.0
        for lead, turn, won in seen:
            x = max(-30.0, min(30.0, (lead + turn * tempo - even) / scale))
            whole += math.log1p(math.exp(-x)) * won + math.log1p(math.exp(x)) * (1 - won)
        return whole

    # With nobody ahead all have the same chance of 1 / seats.
    even = math.log(seats - 1)
    scales = [1.15**k for k in range(4, 36)]
    tries = [
        [round(x, 1), round(x * even, 1), round(x * share / 20, 1)] for x in scales for share in range(16)
    ]
    return min(tries, key=surprise)


def measure(key: str, seats: int, number: int) -> list[float]:
    """Scale, usual or even result, worth of a turn."""
    seen: list[Seen] = []
    ends: list[float] = []
    for seed in range(number):
        more, end = play_leads(key, seats, seed)
        seen += more
        ends.append(end)
    if seats > 1:
        return fit_scale(seen, seats)
    usual = sum(ends) / len(ends)
    spread = math.sqrt(sum((end - usual) ** 2 for end in ends) / len(ends))
    # The logistic curve has the spread scale * pi / sqrt(3).
    return [round(max(spread, 1.0) * math.sqrt(3) / math.pi, 1), round(usual, 1), 0.0]


def play_alone(key: str, options: dict[str, str], seed: int) -> list[tuple[float, float, float]]:
    """One game of a greedy bot alone: between turns the own worth, how the opponent stands, and the lead in the end."""
    g = game(key)
    rng = Rng(f"odds/{key}/{options}/{seed}")
    rows: list[tuple[float, float]] = []

    def observe(s: State, seat: Seat) -> None:
        if rng.below(EVERY) == 0:
            rows.append((g.evaluate(s, 0), opponent_worth(g, s)))

    s, _ = play_game(g, 1, clean_options(g, 1, options), [bot("greedy")], rng, [rng], observe)
    mine, other = sorted(g.scores(s), key=lambda score: -score.seat)
    return [
        (*row, float(mine.total - other.total)) for row in [*rows, (g.evaluate(s, 0), opponent_worth(g, s))]
    ]


class OpponentTerms(TypedDict):
    """What is written down of one opponent: the terms of `igroteka.bots.odds.Opponent`."""

    rest: list[float]
    spread: list[float]


def opponents(key: str, number: int) -> dict[str, OpponentTerms]:
    """What there is to know of every opponent of a single player, by the values of the options that choose it."""
    g = game(key)
    by = OPPONENTS[key]
    values = {option.key: option.choices for option in g.options}
    measured: dict[str, OpponentTerms] = {}
    for choice in product(*[values[name] for name in by]):
        seen = [row for i in range(number) for row in play_alone(key, dict(zip(by, choice, strict=True)), i)]
        w, p, end = np.array(seen).T
        terms = np.stack([np.ones_like(w), p, p * p], axis=1)
        rest = np.linalg.lstsq(terms, end - w, rcond=None)[0]
        # The mean distance from a normal mean is sqrt(2 / pi) of the spread.
        off = np.abs(end - w - terms @ rest) * math.sqrt(math.pi / 2) * math.sqrt(3) / math.pi
        spread = np.linalg.lstsq(terms[:, :2], off, rcond=None)[0]
        measured["-".join(choice)] = {
            "rest": [float(f"{c:.4g}") for c in rest],
            "spread": [float(f"{c:.4g}") for c in spread],
        }
        print(key, choice, measured["-".join(choice)], float(end.mean()), flush=True)
    return measured


def write_odds(
    curves: dict[str, dict[str, list[float] | float]], against_by_game: dict[str, dict[str, OpponentTerms]]
) -> None:
    """Write all that is known: the curves by game and number of seats, and the opponents of single players by game."""
    parts = [HEAD]
    for key in sorted(curves):
        against = against_by_game.get(key, {})
        rows = "".join(f"{seats} = {row}\n" for seats, row in sorted(curves[key].items()))
        parts.append(f"\n[{key}]\n{rows}")
        if against:
            rows = "".join(
                f'"{who}" = {{ rest = {told["rest"]}, spread = {told["spread"]} }}\n'
                for who, told in against.items()
            )
            parts.append(f"\n[{key}.against]\nby = {json.dumps(OPPONENTS[key])}\n{rows}")
    FILE.write_text("".join(parts), encoding="utf-8")


def main() -> None:
    """Measure the games that are named, or all."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", metavar="GAME")
    words.add_argument("--games", dest="number", type=int, default=60)
    wish = words.parse_args()
    curves = tomllib.loads(FILE.read_text(encoding="utf-8"))
    against = {key: row.pop("against") for key, row in curves.items() if "against" in row}
    for terms in against.values():
        del terms["by"]
    for key in wish.games or list_games():
        curves.setdefault(key, {})
        for seats in game(key).seats:
            curves[key][str(seats)] = measure(key, seats, wish.number)
            print(key, seats, curves[key][str(seats)], flush=True)
        if key in OPPONENTS:
            against[key] = opponents(key, wish.number)
    write_odds(curves, against)


if __name__ == "__main__":
    main()
