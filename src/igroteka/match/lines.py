"""Lines of play: what a search thinks will follow a move, up to the next turn of the same seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ..bots.search import Edge, Node
from ..core import Seat, State, Text, apply, moves, scene, waiting
from ..core.game import Say
from .reasons import NameOf
from .thinking import Thought

#: A decision is told if lines have come through it so often.
ENOUGH: Final = 3
#: The longest line that is told.
LONGEST: Final = 14


@dataclass(frozen=True)
class LineMove:
    """A move of a line: who makes it, its notation and its words."""

    seat: Seat
    move: str
    label: Text


def describe_line(say: Say, line: Sequence[LineMove], name_of: NameOf) -> list[str]:
    """What may follow a move: who then plays what, one line for what a seat does in a row."""
    return [
        say(Text("hint-line", name=name_of(seat), moves=", ".join([say(one.label) for one in played])))
        for seat, played in groupby(line, key=lambda one: one.seat)
    ]


def line_after(thought: Thought, edge: Edge) -> tuple[LineMove, ...]:
    """The move, the rest of the turn, the answers of the others and the own next turn, as far as they were looked at.

    It is played in the position as the seat knows it, so its words tell no secret.
    """
    world = thought.world.clone()
    world.events = None
    tree = thought.tree
    me, seat = tree.me, tree.me
    line: list[LineMove] = []
    own_turns, begun = 0, 0
    while len(line) < LONGEST:
        label = tree.game.show(scene(world, seat), edge.move).label
        line.append(LineMove(seat, str(edge.move), label))
        apply(world, seat, edge.move)
        asked = tree.settle(world)
        if asked == me and world.turns > begun:
            own_turns += 1
        begun = world.turns
        if asked is None or own_turns > 1 or (own_turns and asked != me):
            break
        following = most_tried(edge.node, world, asked)
        if following is None:
            break
        seat, edge = asked, following
    return tuple(line)


def finish_turn(world: State, thought: Thought, edge: Edge) -> None:
    """Play the move, then the most tried moves as long as the same seat goes on."""
    tree = thought.tree
    me = tree.me
    while True:
        apply(world, me, edge.move)
        asked = tree.settle(world)
        following = most_tried(edge.node, world, me, 0) if asked == me and world.turns == 0 else None
        if following is None:
            return
        edge = following


def most_tried(node: Node | None, world: State, seat: Seat, enough: int = ENOUGH) -> Edge | None:
    """What a seat was seen to play most in a decision that was looked at often enough."""
    if node is None or node.seat != seat or node.visits < enough or seat not in waiting(world):
        return None
    known = [node.edges[move] for move in moves(world, seat) if move in node.edges]
    return max(known, key=lambda edge: (edge.visits, edge.mean), default=None)
