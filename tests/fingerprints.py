"""Play seeded random games of every installed game and print what a build makes of them.

Run by a Python with another build, the lines must be the same: every decision on the way counts.
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

#: A position is written out at one decision in so many: a difference stays, and the legal moves tell it too.
LOOK = 8


def tables(g: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with default options, and each other choice of one option."""
    for seats in g.seats:
        yield seats, {}
        for option in g.options:
            if seats in option.seats:
                yield from ((seats, {option.key: c}) for c in option.choices if c != option.default)


def trace(g: Game, seats: int, options: dict[str, str], seed: int) -> str:
    """One game: its length, its last position, and a hash over all legal moves and many positions."""
    s, rng = g.new(seats, options), Rng(seed)
    digest, decisions = hashlib.sha256(), 0
    while True:
        chance(s, rng)
        turn = waiting(s)
        if decisions % LOOK == 0:
            digest.update(fingerprint(s).encode())
        if not turn:
            scores = " ".join(str(score.total) for score in g.scores(s))
            return f"{decisions} decisions, scores {scores}, {fingerprint(s)} {digest.hexdigest()}"
        seat = turn[rng.below(len(turn))]
        legal = moves(s, seat)
        digest.update(" ".join(m.text for m in legal).encode())
        decisions += 1
        play(s, seat, legal[rng.below(len(legal))])


def main() -> None:
    """Print one line for each game and table."""
    for key in games():
        g = game(key)
        for seats, options in tables(g):
            try:
                print(key, seats, options, trace(g, seats, options, seats))
            except BadOption as error:
                print(key, seats, options, error)


if __name__ == "__main__":
    main()
