"""Play seeded random games of every installed game and print what a build makes of them.

Run by a Python with another build, the lines must be the same: every decision on the way counts.
"""

from __future__ import annotations

import hashlib

from igroteka.core import Game, Rng, chance, fingerprint, game, list_games, moves, play, waiting
from igroteka.testing.report import GameSetup
from igroteka.testing.setups import GameSetups

#: A position is written out at one decision in so many: a difference stays, and the legal moves tell it too.
LOOK = 8


def trace(g: Game, table: GameSetup) -> str:
    """One game: its length, its last position, and a hash over all legal moves and many positions."""
    s, rng = g.new(*table), Rng(table.seats)
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
    """Print one line for each game and table: every choice of every option comes up with every number of seats."""
    for key in list_games():
        g = game(key)
        tables = GameSetups(g, None, None)
        for table in tables.rows:
            print(key, *table, trace(g, table))
        print(key, "refuses", tables.refused)


if __name__ == "__main__":
    main()
