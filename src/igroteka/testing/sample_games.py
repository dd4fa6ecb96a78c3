"""Games that tests look at position by position, and a few positions out of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar, cast

from ..core import Game, Rng, State, apply, chance, moves, over, waiting

S = TypeVar("S", bound=State)


def play_positions(
    s: S, seed: int, judge: Game | None = None, shun: Callable[[str], int] = lambda kind: 0
) -> list[S]:
    """A game from a new position on, at every question and at the end.

    Moves are random; with a `judge` every other one is the best in its eyes, so that the game gets
    somewhere. `shun` gives kinds of moves that are taken only one time in so many.
    """
    rng = Rng(seed)
    positions: list[S] = []
    while True:
        chance(s, rng)
        positions.append(cast(S, s.clone()))
        if over(s):
            return positions
        turn = waiting(s)
        seat = turn[rng.below(len(turn))]
        legal = moves(s, seat)
        wanted = [m for m in legal if not shun(m.kind) or rng.below(shun(m.kind)) == 0] or legal
        move = wanted[rng.below(len(wanted))]
        if judge is not None and rng.below(2):
            worth: list[float] = []
            for m in legal:
                after = s.clone()
                apply(after, seat, m)
                worth.append(judge.evaluate(after, seat))
            move = legal[worth.index(max(worth))]
        apply(s, seat, move)


def sample_positions(games: Iterable[Sequence[S]]) -> Iterator[S]:
    """Of each game the first position, one early, one in the middle, two late, and the end."""
    for game in games:
        yield from [game[i] for i in (0, len(game) // 8, len(game) // 2, -len(game) // 8, -2, -1)]
