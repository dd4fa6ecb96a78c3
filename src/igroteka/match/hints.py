"""Hints: the best moves of a seat with the chance to win, the points they bring, and where those come from."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from ..bots.search import Edge, Search, Tree
from ..core import Game, Move, Rng, Seat, State, apply, chance, moves, scene, waiting

#: Iterations of the search behind a hint, and guesses of what is hidden for the points.
ITERATIONS: Final = 60
GUESSES: Final = 4
#: By so much a move must raise the chance to win to be called better than another.
CLEARLY: Final = 0.03
#: How far the result of one playout lies from the chance, at most: half a game.
DOUBT: Final = 0.5


@dataclass(frozen=True)
class Hint:
    """A move, the chance to win with it, and what the seat's own choices from there on change in its score."""

    move: Move
    chance: float
    score: float
    """The score that is expected then, over all guesses."""
    points: float
    items: tuple[tuple[str, float], ...]
    prospects: float = 0.0
    """By how much the position gets better by the evaluation: many points are only scored at the end."""


def hints(
    game: Game,
    s: State,
    seat: Seat,
    rng: Rng,
    iterations: int = ITERATIONS,
    seconds: float = 0.0,
    most: int = 3,
) -> list[Hint]:
    """The best moves, best first. Hidden things are guessed, so no secret is told.

    Without a limit of seconds the same position and generator always give the same answer.
    """
    tree, edges = _search_moves(game, s, seat, rng, iterations, seconds)
    # What was tried most is surest to be good.
    return _in_order([(_hint(tree, s, edge, rng), edge.visits) for edge in edges[:most]])


def _in_order(found: list[tuple[Hint, int]]) -> list[Hint]:
    """Hints with their numbers of visits, best first.

    A chance is known only as well as a move was tried. Those that could just as well be the best are equal, and what the
    position promises tells their order: nobody is sent home by a lucky playout while there is still something to gain.
    """
    best = max([hint.chance for hint, _ in found], default=0.0)

    def rank(one: tuple[Hint, int]) -> tuple[bool, float, float]:
        hint, visits = one
        could_be_best = hint.chance + CLEARLY + DOUBT / math.sqrt(max(1, visits)) >= best
        return (not could_be_best, -hint.prospects if could_be_best else -hint.chance, -hint.chance)

    return [hint for hint, _ in sorted(found, key=rank)]


def find_better_move(
    game: Game,
    s: State,
    seat: Seat,
    played: Move,
    rng: Rng,
    iterations: int = ITERATIONS,
    seconds: float = 0.0,
) -> Hint | None:
    """The best move, if it is clearly better than the one that was played."""
    if len(moves(s, seat)) < 2:
        return None
    tree, edges = _search_moves(game, s, seat, rng, iterations, seconds)
    best = edges[0]
    known = next((edge for edge in edges if edge.move is played), None)
    if best is known or (known and tree.chance(best) - tree.chance(known) < CLEARLY):
        return None
    return _hint(tree, s, best, rng)


def _search_moves(
    game: Game, s: State, seat: Seat, rng: Rng, iterations: int, seconds: float
) -> tuple[Tree, list[Edge]]:
    """The legal moves that a search has tried, the best first."""
    legal = set(moves(s, seat))
    tree = Search("hints", iterations, seconds).think(game, s, seat, rng)
    edges = [edge for edge in tree.root.edges.values() if edge.move in legal]
    return tree, sorted(edges, key=lambda edge: (-edge.visits, -edge.mean))


def _hint(tree: Tree, s: State, edge: Edge, rng: Rng) -> Hint:
    """Play the move and the best choices that the seat has right after it; the score tells the reason."""
    game, seat = tree.game, tree.me
    change: dict[str, float] = {}
    total, worth = 0, 0.0
    for _ in range(GUESSES):
        world = game.guess(s, seat, rng)
        before = scene(world, seat)
        worth -= game.evaluate(before, seat)
        for key, points in _items(game, before, seat).items():
            change[key] = change.get(key, 0.0) - points
        _line(world, seat, edge, rng)
        here = scene(world, seat) if waiting(world) else world
        worth += game.evaluate(here, seat)
        total += next(score.total for score in game.scores(here) if score.seat == seat)
        for key, points in _items(game, here, seat).items():
            change[key] = change.get(key, 0.0) + points
    items = [(key, points / GUESSES) for key, points in change.items() if points]
    items.sort(key=lambda item: -abs(item[1]))
    gained = math.fsum([points for _, points in items])
    return Hint(edge.move, tree.chance(edge), total / GUESSES, gained, tuple(items), worth / GUESSES)


def _line(world: State, seat: Seat, edge: Edge, rng: Rng) -> None:
    """The move, then the most tried moves as long as the same seat goes on."""
    while True:
        apply(world, seat, edge.move)
        chance(world, rng)
        node = edge.node
        if node is None or node.seat != seat or seat not in waiting(world):
            return
        legal = moves(world, seat)
        known = [node.edges[m] for m in legal if m in node.edges]
        if not known:
            return
        edge = max(known, key=lambda one: one.visits)


def _items(game: Game, s: State, seat: Seat) -> dict[str, int]:
    return next(dict(score.items) for score in game.scores(s) if score.seat == seat)
