"""Play seeded random games of every installed game and print what a build makes of them.

Run by a Python with another build, the lines must be the same: every position on the way counts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from igroteka.core import (
    BadOption,
    Game,
    Rng,
    chance,
    fingerprint,
    game,
    games,
    moves,
    play,
    waiting,
)


def tables(g: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with default options, and each other choice of one option."""
    for seats in g.seats:
        yield seats, {}
        for option in g.options:
            if seats in option.seats:
                yield from ((seats, {option.key: c}) for c in option.choices if c != option.default)


def trace(g: Game, seats: int, options: dict[str, str], seed: int) -> str:
    """One game: its length, its last position, and a hash over all positions and legal moves."""
    s, rng = g.new(seats, options), Rng(seed)
    digest, decisions = hashlib.sha256(), 0
    while True:
        chance(s, rng)
        digest.update(fingerprint(s).encode())
        turn = waiting(s)
        if not turn:
            scores = " ".join(str(score.total) for score in g.scores(s))
            return f"{decisions} decisions, scores {scores}, {fingerprint(s)} {digest.hexdigest()}"
        seat = turn[rng.below(len(turn))]
        legal = moves(s, seat)
        digest.update(" ".join(m.text for m in legal).encode())
        decisions += 1
        play(s, seat, legal[rng.below(len(legal))])


def main() -> None:
    """Print one line for each game, table and seed."""
    for key in games():
        g = game(key)
        for seats, options in tables(g):
            for seed in range(2):
                try:
                    print(key, seats, options, seed, trace(g, seats, options, seed))
                except BadOption as error:
                    print(key, seats, options, seed, error)


if __name__ == "__main__":
    main()
