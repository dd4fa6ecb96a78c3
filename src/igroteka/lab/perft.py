"""Count positions by depth: the quickest way to see that a change of the rules changed the game tree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ..core import BadOption, Draw, FairRng, Game, State, apply, clean_options, moves, waiting


@dataclass(frozen=True)
class Depth:
    """All positions that a number of decisions leads to, each counted once for every way to it.

    `ended` of them are ends of the game, which count at this depth only.
    """

    depth: int
    positions: int
    ended: int


def perft(
    game: Game,
    seats: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    depth: int = 3,
    all_chance: bool = False,
) -> Iterator[Depth]:
    """The counts for 0, 1, 2 ... decisions after the first question of a game with this seed.

    Draw number n always falls as the seed says, as in a match; with `all_chance` the draws after the
    first question are followed in every way they can fall. If several seats decide at once, the first
    goes first.
    """
    if depth < 0:
        raise BadOption(f"depth: found {depth}; allowed: 0 or more")
    s = game.new(seats, clean_options(game, seats, options))
    s.events = None
    count = _Count(str(seed), all_chance)
    draws = count.to_question(s, 0)
    for d in range(depth + 1):
        positions, ended = count.below(s, draws, d)
        yield Depth(d, positions, ended)
        if positions == 0:
            return


class _Count:
    """Walks the tree. Each depth is counted again: the last one takes nearly all of the time anyway."""

    def __init__(self, seed: str, all_chance: bool) -> None:
        self.seed = seed
        self.all_chance = all_chance

    def to_question(self, s: State, draws: int) -> int:
        """Let chance move as the seed says; the number of draws so far."""
        while s.agenda:
            top = s.agenda[-1]
            if not isinstance(top, Draw):
                break
            apply(s, -1, top.sample(s, FairRng(self.seed, draws)))
            draws += 1
        return draws

    def below(self, s: State, draws: int, depth: int) -> tuple[int, int]:
        """Positions and ends after exactly `depth` more decisions."""
        if depth == 0:
            return 1, 0 if s.agenda else 1
        turn = waiting(s)
        if not turn:
            return 0, 0
        positions = ended = 0
        for m in moves(s, turn[0]):
            after = s.clone()
            apply(after, turn[0], m)
            for world, drawn in self.worlds(after, draws):
                counts = self.below(world, drawn, depth - 1)
                positions += counts[0]
                ended += counts[1]
        return positions, ended

    def worlds(self, s: State, draws: int) -> Iterator[tuple[State, int]]:
        """The positions at the next question or end that chance can lead to."""
        top = s.agenda[-1] if s.agenda else None
        if not isinstance(top, Draw):
            yield s, draws
        elif self.all_chance:
            for m in top.moves(s):
                after = s.clone()
                apply(after, -1, m)
                yield from self.worlds(after, draws + 1)
        else:
            yield s, self.to_question(s, draws)
