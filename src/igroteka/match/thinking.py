"""Thinking about a position for people: the search and the judgement of the hard level, and no luck in it.

Whoever asks about a position, however often and on whatever machine, gets the same answer: iterations are counted, no clock
looks on, and the generator follows from the position as the seat knows it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from ..bots.levels import search_settings
from ..bots.network import judge, shipped_network
from ..bots.odds import Odds
from ..bots.search import Edge, Node, Search, Tree
from ..core import Game, Move, Rng, Seat, State, moves
from ..core.data import canonical

#: The level whose search and judgement advise.
LEVEL: Final = "hard"
#: Iterations for all seats together: a line of many seats takes as much longer.
MOST: Final = 256
#: However few iterations suffice to play well: numbers that are told need some.
LEAST: Final = 24
#: Each move that is told of is tried once more for every so many iterations, and at least so often.
TRIED_ONCE_IN: Final = 8
TRIED_LEAST: Final = 4
#: The seed of the guess by which a position is known: the same for all who know the same.
KNOWN: Final = 1
#: What a move seems to bring that must not be tried.
NEVER: Final = -1e9


@dataclass(frozen=True)
class Thought:
    """The tree below a position, and the legal moves in it, those that were tried most first."""

    tree: Tree
    world: State
    """The position as its seat knows it: what is hidden is guessed, always in the same way."""
    edges: list[Edge]
    tries: int

    def try_again(self, edge: Edge) -> None:
        """Try one move some more times, so that what follows it and what it brings are known better."""
        tree, me = self.tree, self.tree.me
        root = tree.root
        # The move is the only one that can be picked.
        others = [move for move in moves(self.world, me) if move is not edge.move]
        tree.root = Node(me, {edge.move: edge, **{move: Edge(move, 0.0, NEVER) for move in others}})
        tree.root.visits = 1
        for _ in range(self.tries):
            tree.grow(tree.game.guess(self.world, me, tree.rng), float("inf"))
        tree.root = root

    def edge_of(self, move: Move) -> Edge | None:
        """A legal move in the tree."""
        return next((edge for edge in self.edges if edge.move is move), None)


def think(game: Game, s: State, seat: Seat, iterations: int = 0) -> Thought:
    """Think about the moves of a seat, for as many iterations as people have patience for unless a number is given."""
    world = game.guess(s, seat, Rng(KNOWN))
    world.events = None
    world.turns = 0
    most, rounds, breadth = search_settings(LEVEL, game.key, s.seats)
    iterations = iterations or max(LEAST, min(most, MOST // s.seats))
    odds = adviser(game.key, s.seats)
    search = Search("advice", iterations, rounds=rounds, breadth=breadth, odds=odds)
    tree = search.think(game, world, seat, Rng(seed_of(game, world, seat)))
    legal = set(moves(world, seat))
    edges = [edge for edge in tree.root.edges.values() if edge.move in legal]
    edges.sort(key=lambda edge: (-edge.visits, -edge.mean))
    return Thought(tree, world, edges, max(TRIED_LEAST, iterations // TRIED_ONCE_IN))


def adviser(key: str, seats: int) -> Odds:
    """Who tells chances to people: the network that comes with a game, where there is one, else the hand-made evaluation.

    Networks of earlier versions do not advise: they have not learned what the present evaluation knows.
    """
    return judge(key, seats, learned=shipped_network(key) is not None)


def seed_of(game: Game, world: State, seat: Seat) -> int:
    """The seed that follows from a position as a seat knows it."""
    text = f"{game.key}\n{seat}\n{canonical(world.to_data())}"
    return int(hashlib.sha256(text.encode()).hexdigest()[:15], 16)
