"""Games of a network against itself, as rows to learn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..bots.network import Learned, network
from ..bots.odds import odds
from ..bots.simple import after
from ..core import Rng, apply, chance, game, moves, waiting

Line = tuple[list[list[float]], float]
"""What one seat saw after each of its decisions, and what the game was worth to it in the end."""


@dataclass(frozen=True)
class Job:
    """Some games to play. One decision in `explore` per cent is random, so that the network sees more."""

    game: str
    seats: int
    options: Mapping[str, str]
    net: dict[str, Any]
    seed: str
    games: int
    explore: int


def play(job: Job) -> list[Line]:
    """The lines of all seats of all games."""
    g: Any = game(job.game)
    judge = Learned(job.seats, network(job.net), odds(job.game, job.seats))
    found: list[Line] = []
    for number in range(job.games):
        rng = Rng(f"{job.seed}/{number}")
        s = g.new(job.seats, job.options)
        s.events = None
        rows: list[list[list[float]]] = [[] for _ in range(job.seats)]
        while True:
            chance(s, rng)
            turn = waiting(s)
            if not turn:
                break
            seat = turn[0]
            legal = moves(s, seat)
            if len(legal) == 1:
                apply(s, seat, legal[0])
                continue
            if rng.below(100) < job.explore:
                apply(s, seat, legal[rng.below(len(legal))])
                continue
            world = g.guess(s, seat, rng)
            best = -1.0
            for m in legal:
                position = after(world, seat, m, rng)
                if waiting(position):
                    row = g.features(position, seat)
                    worth = judge.net.value(row)
                else:
                    row, worth = None, judge.final(g, position)[seat]
                if worth > best:
                    best, chosen, seen = worth, m, row
            if seen is not None:
                rows[seat].append(seen)
            apply(s, seat, chosen)
        worth_of = judge.by_hand.final(g, s)
        found += [(rows[seat], worth_of[seat]) for seat in range(job.seats)]
    return found
