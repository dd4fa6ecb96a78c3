"""A bot that looks ahead: tree search over guesses of what it cannot see.

Information-set Monte Carlo tree search. Every iteration guesses the hidden things again, walks down one common tree, and
goes on until everybody has had some turns; decisions that are new on the way join the tree. Chance is drawn, so a node
stands for a line of decisions, whatever was drawn between them. New decisions are not played at random: all moves are
tried one ply deep and judged by the game's evaluation, which gives their priors; the best is taken.

All lines are judged at the same moment, where the same turn begins: in the middle of a turn whoever has not finished would
look better off, after it whoever has just played, and in most games a position looks better the later it is. What is judged
is the lead in points, compared with the first line, on which everybody plays what looks best at once; a chance to win
would hardly tell moves apart when one is far ahead.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ..core import Game, Move, Rng, Seat, State, View, apply, chance, moves, scene, waiting
from .network import judge
from .odds import PRESENT, Odds
from .simple import position_after

#: How strongly moves that were tried seldom are preferred, in grains of the evaluation, and how sharply the first judgement
#: prefers moves: one that looks a grain worse is hardly tried at first. Gains and losses beyond a grain count less and less.
#: Whoever thinks long can afford to look at more moves and takes a coarser grain: that is the breadth.
CURIOSITY: Final = 1.0
SHARPNESS: Final = 12.0
#: How many turns of everybody are looked ahead.
ROUNDS: Final = 2
#: A line is judged where it stands after so many new decisions for each of these.
DECISIONS: Final = 16
#: A node looks at its best so many moves first; each further one needs more visits.
WIDTH: Final = 4
WIDEN: Final = 0.6


class Edge:
    """A move in the tree: how often it was tried and could have been, and what it brought its seat."""

    __slots__ = ("available", "move", "node", "prior", "visits", "worth")

    def __init__(self, move: Move, prior: float, worth: float) -> None:
        self.move = move
        self.prior = prior
        self.worth = worth  # the sum over visits; what it looked like at first counts as one
        self.visits = 1
        self.available = 1
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """What a visit brought on average."""
        return self.worth / self.visits


class Node:
    """A decision of a seat after a line of decisions; its edges are sorted by prior, best first."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: Seat, edges: dict[Move, Edge]) -> None:
        self.seat = seat
        self.edges = edges
        self.visits = 0

    def margin(self) -> int:
        """By how many visits the move that was tried most is ahead of all others."""
        most, second = 0, 0
        for edge in self.edges.values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second


class Search:
    """Thinks for a number of iterations, or until its time is up, but for `least` of them whatever the clock says.

    Deterministic without a time limit: a busy machine then is slow and not weak. `odds` judges, where it is somebody else than
    `learned` and `judgement` say.
    """

    def __init__(
        self,
        name: str,
        iterations: int,
        seconds: float = 0.0,
        learned: bool = False,
        rounds: int = ROUNDS,
        breadth: float = 1.0,
        least: int = 1,
        judgement: str = PRESENT,
        odds: Odds | None = None,
    ) -> None:
        self.name = name
        self.learned = learned
        self.iterations = iterations
        self.seconds = seconds
        self.rounds = rounds
        self.breadth = breadth
        self.least = least
        self.judgement = judgement
        self.odds = odds
        self._kept: tuple[Tree, Node, View] | None = None

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The move that was tried most after all iterations, or when the time is up."""
        legal = moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        tree = self.think(game, s, seat, rng, hurry=True)
        edges = tree.root.edges
        best = max([edges[m] for m in legal if m in edges], key=lambda e: (e.visits, e.mean))
        self._keep(tree, s, best, rng)
        return best.move

    def think(self, game: Game, s: State, seat: Seat, rng: Rng, hurry: bool = False) -> Tree:
        """The tree below the position, grown; in a hurry no longer than until it is plain what will be tried most."""
        deadline = time.perf_counter() + self.seconds if self.seconds else math.inf
        tree = self._kept_tree(game, s, seat) or self._new_tree(game, s, seat, rng)
        tree.rng = rng
        for left in range(self.iterations - 1, -1, -1):
            # The first line is what all others are compared with, so it is always thought to the end.
            is_sure = not tree.par or self.iterations - left <= self.least
            if not tree.grow(game.guess(s, seat, rng), math.inf if is_sure else deadline):
                break
            if hurry and tree.root.margin() > left:
                break
        return tree

    def _new_tree(self, game: Game, s: State, seat: Seat, rng: Rng) -> Tree:
        """A new tree."""
        odds = self.odds or judge(game.key, s.seats, self.learned, self.judgement)
        world = game.guess(s, seat, rng)
        return Tree(game, seat, rng, odds, world, self.rounds, odds.grain * self.breadth)

    def _kept_tree(self, game: Game, s: State, seat: Seat) -> Tree | None:
        """The tree of the last decision, if the position is what that decision led to."""
        if self._kept is None:
            return None
        tree, node, view = self._kept
        self._kept = None
        if game.view(s, seat) != view:
            return None
        tree.root = node
        return tree

    def _keep(self, tree: Tree, s: State, edge: Edge, rng: Rng) -> None:
        """Keep what was learned, if the same turn goes on at once: it is a chain of small choices."""
        seat = tree.me
        if edge.node is None or edge.node.seat != seat:
            return
        world = tree.game.guess(s, seat, rng)
        apply(world, seat, edge.move)
        if waiting(world) == [seat] and world.turns == s.turns:
            self._kept = tree, edge.node, tree.game.view(world, seat)


class Tree:
    """What is known of the lines of decisions below a position.

    What a line brought a seat is how much better its lead is than on the first line, in points, soberly counted.
    """

    def __init__(
        self, game: Game, seat: Seat, rng: Rng, odds: Odds, world: State, rounds: int, grain: float
    ) -> None:
        self.game = game
        self.me = seat
        self.rng = rng
        self.odds = odds
        self.grain = grain
        self.most = DECISIONS * rounds
        # After some turns of everybody, and where all have had equally many.
        self.until = -(-(world.turns + rounds * odds.seats) // odds.seats) * odds.seats
        self.par: list[float] = []
        self.goal = world  # where the first line ended
        self.root = self.expand(world, seat)

    def chance(self, edge: Edge) -> float:
        """The chance to win with a move of the thinking seat."""
        return self.odds.chance_of_lead(self.game, self.goal, self.par[self.me] + edge.mean)

    def gains(self, leads: list[float], world: State) -> list[float]:
        """By how much each seat is better off than on the first line."""
        if not self.par:
            self.par = leads
            self.goal = world
        grain = self.grain
        return [grain * math.tanh((lead - self.par[i]) / grain) for i, lead in enumerate(leads)]

    def grow(self, world: State, deadline: float) -> bool:
        """One iteration: down the tree and on until it is time to judge, then back up.

        With many seats a line takes long. One that the deadline overtakes counts for nothing; whether it was in time.
        """
        node = self.root
        path: list[tuple[Node, Edge]] = []
        fresh = 0
        while True:
            edge = self.pick(node, world) if not fresh else next(iter(node.edges.values()))
            path.append((node, edge))
            apply(world, node.seat, edge.move)
            seat = self.settle(world)
            if seat is None:
                values = self.gains(self.odds.final_leads(self.game, world), world)
                break
            other = edge.node is not None and edge.node.seat != seat  # another draw, another seat to decide
            if world.turns >= self.until or fresh == self.most or other:
                values = self.gains(self.odds.leads(self.game, world), world)
                break
            if time.perf_counter() > deadline:
                return False
            if edge.node is None:
                edge.node = self.expand(world, seat)
                fresh += 1
            node = edge.node
        for passed, taken in path:
            if not passed.visits:  # the moves were only compared with each other; now it is known with what
                for each in passed.edges.values():
                    each.worth += values[passed.seat]
            passed.visits += 1
            taken.visits += 1
            taken.worth += values[passed.seat]
        return True

    def settle(self, world: State) -> Seat | None:
        """Draw chance and let the others answer simultaneous questions; who decides then in the tree."""
        while True:
            chance(world, self.rng)
            turn = waiting(world)
            if not turn:
                return None
            if len(turn) == 1 and scene(world, turn[0]) is world:
                return turn[0]
            if self.me in turn:
                return self.me
            # Nobody sees a sealed answer, so the tree must not branch on it: the others answer as they like best.
            legal = moves(world, turn[0])
            best = legal[0] if len(legal) == 1 else self.rank_moves(world, turn[0], legal)[0][1]
            apply(world, turn[0], best)

    def rank_moves(self, world: State, seat: Seat, legal: list[Move]) -> list[tuple[float, Move]]:
        """The moves with the leads that they give their seat, best first; equals in random order."""
        worlds = [position_after(world, seat, m, self.rng) for m in legal]
        worth = self.odds.compare(self.game, worlds, seat)
        ordered = [(w, self.rng.below(1 << 20), m) for w, m in zip(worth, legal, strict=True)]
        ordered.sort(key=lambda one: (-one[0], one[1]))
        return [(worth, m) for worth, _, m in ordered]

    def expand(self, world: State, seat: Seat) -> Node:
        """A new node: its moves with their priors, best first, and how much worse than the best they look."""
        legal = moves(world, seat)
        if len(legal) == 1:
            return Node(seat, {legal[0]: Edge(legal[0], 1.0, 0.0)})
        ranked = self.rank_moves(world, seat, legal)
        top = ranked[0][0]
        sharpness = SHARPNESS / self.grain
        weights = [math.exp(sharpness * (worth - top)) for worth, _ in ranked]
        whole = math.fsum(weights)
        edges = {m: Edge(m, w / whole, worth - top) for (worth, m), w in zip(ranked, weights, strict=True)}
        return Node(seat, edges)

    def pick(self, node: Node, world: State) -> Edge:
        """The move to try: good so far, or promising and seldom tried. Only moves that this world allows."""
        allowed = set(moves(world, node.seat))
        edges = node.edges
        if not edges.keys() >= allowed:
            self.admit(node, moves(world, node.seat))
        width = WIDTH + int(node.visits**WIDEN)
        curiosity = CURIOSITY * self.grain
        best: Edge | None = None
        highest = 0.0
        seen = 0
        for edge in edges.values():
            if edge.move in allowed:
                edge.available += 1
                worth = (
                    edge.worth / edge.visits
                    + curiosity * edge.prior * math.sqrt(edge.available) / edge.visits
                )
                if best is None or worth > highest:
                    best, highest = edge, worth
                seen += 1
                if seen == width:
                    break
        assert best is not None, "a seat that is asked has a legal move"
        return best

    def admit(self, node: Node, legal: list[Move]) -> None:
        """Moves that earlier worlds did not allow join at the end, judged like the average of the others."""
        known = list(node.edges.values())
        worth = math.fsum([e.worth / e.visits for e in known]) / len(known)
        prior = math.fsum([e.prior for e in known]) / len(known)
        for m in legal:
            if m not in node.edges:
                node.edges[m] = Edge(m, prior, worth)
