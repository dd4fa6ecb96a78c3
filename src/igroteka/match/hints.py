"""Hints: the best moves of a seat with the chance to win, the points they bring, the reasons, and what will follow."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from ..bots.odds import GRAIN
from ..bots.search import Edge
from ..core import Game, Move, Rng, Seat, State, apply, moves, scene, waiting
from ..core.optional import Passing
from .lines import LineMove, finish_turn, line_after
from .reasons import Reason, find_reasons
from .thinking import Thought, seed_of, think

#: Guesses of what is hidden for the points and the reasons.
GUESSES: Final = 4
#: By so much a move must raise the chance to win to be called better than another.
CLEARLY: Final = 0.03
#: How far the result of one line lies from the chance, at most: half a game.
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
    """By how much the lead grows by the judgement: many points are only scored at the end."""
    reasons: tuple[Reason, ...] = ()
    line: tuple[LineMove, ...] = ()
    """The move and what the search thinks will follow, up to the seat's next turn."""


@dataclass(frozen=True)
class Better:
    """A move that would have been better than the one that was played, and the chance to win that was lost."""

    hint: Hint
    lost: float


def hints(game: Game, s: State, seat: Seat, iterations: int = 0, most: int = 3) -> list[Hint]:
    """The best moves, best first. Hidden things are guessed, so no secret is told.

    The same position as its seat knows it always gets the same answer.
    """
    thought = think(game, s, seat, iterations)
    # What was tried most is surest to be good.
    best = thought.edges[:most]
    for edge in best:
        thought.try_again(edge)
    turns = [_play(thought, edge) for edge in best]
    return _play_on(thought, _in_order([(_hint(thought, turn, turns), turn.edge.visits) for turn in turns]))


def find_better_move(game: Game, s: State, seat: Seat, played: Move, iterations: int = 0) -> Better | None:
    """The best move, if it is clearly better than the one that was played."""
    if len(moves(s, seat)) < 2:
        return None
    thought = think(game, s, seat, iterations)
    best, known = thought.edges[0], thought.edge_of(played)
    if known is None or best is known:
        return None
    thought.try_again(known)
    thought.try_again(best)
    lost = thought.tree.chance(best) - thought.tree.chance(known)
    if lost < CLEARLY:
        return None
    turns = [_play(thought, best), _play(thought, known)]
    return Better(_hint(thought, turns[0], turns), lost)


def _in_order(found: list[tuple[Hint, int]]) -> list[Hint]:
    """Hints with their numbers of visits, best first.

    A chance is known only as well as a move was tried. Those that could just as well be the best are equal, and what the
    position promises tells their order: nobody is sent home by a lucky line while there is still something to gain.
    """
    best = max([hint.chance for hint, _ in found], default=0.0)

    def rank(one: tuple[Hint, int]) -> tuple[bool, float, float]:
        hint, visits = one
        could_be_best = hint.chance + CLEARLY + DOUBT / math.sqrt(max(1, visits)) >= best
        return (not could_be_best, -hint.prospects if could_be_best else -hint.chance, -hint.chance)

    return [hint for hint, _ in sorted(found, key=rank)]


def _play_on(thought: Thought, found: list[Hint]) -> list[Hint]:
    """Hints, best first; passing comes first only where it is clearly better than all that can still be done."""
    game = thought.tree.game
    if not found or not isinstance(game, Passing) or found[0].move not in game.passes:
        return found
    rest = found[0]
    for hint in found[1:]:
        is_as_good = hint.chance + CLEARLY >= rest.chance and hint.prospects + GRAIN >= rest.prospects
        if is_as_good and not _only_prepares(thought, hint.move, rest.move):
            return [hint, *[one for one in found if one is not hint]]
    return found


def _only_prepares(thought: Thought, move: Move, rest: Move) -> bool:
    """Whether a seat can pass as well after a move, such as a conversion, which is nothing to play on for."""
    world, seat = thought.world.clone(), thought.tree.me
    apply(world, seat, move)
    return seat in waiting(world) and rest in moves(world, seat)


@dataclass(frozen=True)
class _Turn:
    """A move with the best choices that the seat has right after it: some guesses of the position, and where they lead."""

    edge: Edge
    before: list[State]
    after: list[State]


def _play(thought: Thought, edge: Edge) -> _Turn:
    tree = thought.tree
    # Each turn draws for itself: none depends on which others are asked for.
    rng = tree.rng = Rng(seed_of(tree.game, thought.world, tree.me))
    before, after = [], []
    for _ in range(GUESSES):
        world = tree.game.guess(thought.world, tree.me, rng)
        before.append(scene(world, tree.me).clone())
        finish_turn(world, thought, edge)
        after.append(scene(world, tree.me) if waiting(world) else world)
    return _Turn(edge, before, after)


def _hint(thought: Thought, turn: _Turn, turns: list[_Turn]) -> Hint:
    """What has changed after a turn tells the reason; `turns` are all that were thought of."""
    tree, edge = thought.tree, turn.edge
    game, seat = tree.game, tree.me
    change: dict[str, float] = {}
    total = 0
    for start, end in zip(turn.before, turn.after, strict=True):
        total += next(score.total for score in game.scores(end) if score.seat == seat)
        for sign, one in ((-1, start), (1, end)):
            for key, points in _items(game, one, seat).items():
                change[key] = change.get(key, 0.0) + sign * points
    items = [(key, points / GUESSES) for key, points in change.items() if points]
    items.sort(key=lambda item: -abs(item[1]))
    leads = tree.odds.compare(game, turn.before + turn.after, seat)
    return Hint(
        move=edge.move,
        chance=tree.chance(edge),
        score=total / GUESSES,
        points=math.fsum([points for _, points in items]),
        items=tuple(items),
        prospects=(math.fsum(leads[GUESSES:]) - math.fsum(leads[:GUESSES])) / GUESSES,
        reasons=find_reasons(
            game, turn.before, turn.after, seat, [one.after for one in turns if one is not turn]
        ),
        line=line_after(thought, edge),
    )


def _items(game: Game, s: State, seat: Seat) -> dict[str, int]:
    return next(dict(score.items) for score in game.scores(s) if score.seat == seat)
