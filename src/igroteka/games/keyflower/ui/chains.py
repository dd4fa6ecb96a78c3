"""Choices of several moves in one: a resource is carried to a tile further away, and a colour is chosen with the number of its workers."""

from __future__ import annotations

from igroteka.core.agenda import apply
from igroteka.core.chains import MOST_CHAINS, MOST_MOVES, Chain
from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import RESOURCES
from ..components.tiles import TILE_NAMES
from ..moves import STEP
from ..rules.chain import Colour, Count
from ..rules.transport import Transport
from ..state import KeyflowerState, R
from .show import show


def chains(s: KeyflowerState, me: int) -> list[Chain]:
    """What a seat can choose at once: each is a row of moves that are legal one after the other."""
    top = s.agenda[-1]
    if isinstance(top, Transport):
        return _carried(s, me, top.left)
    if isinstance(top, Colour):
        return [chain for move in top.moves(s) for chain in _counted(s, me, move)]
    return []


def _carried(s: KeyflowerState, me: int, left: int) -> list[Chain]:
    """§KF-4.7.2, §KF-4.7.3 Every resource on the shortest way to every tile that it can reach in two steps or more, the nearest first."""
    loaded = [t for t in s.village[me] if any(s.goods[t * R : t * R + R])]
    ways = [
        (t, goal, way) for t in loaded for goal, way in _shortest_ways(s, t, min(left, MOST_MOVES)).items()
    ]
    ways.sort(key=lambda row: len(row[2]))
    found: list[Chain] = []
    for t, goal, way in ways:
        if len(found) > MOST_CHAINS:
            break
        found += [_carry(t, goal, way, r, left) for r in range(R) if s.goods[t * R + r]]
    return found


def _carry(t: int, goal: int, way: list[tuple[int, int]], r: int, left: int) -> Chain:
    """A resource goes a way to a tile; what remains of the steps is told."""
    here, there, what = TILE_NAMES[t], TILE_NAMES[goal], RESOURCES[r]
    label = Text(
        "move-carry", resource=what, tile=here, other_tile=there, steps=len(way), left=left - len(way)
    )
    shown = Shown(at=(f"good:{here}:{what}", f"tile:{there}"), label=label, rule="KF-4.7.2")
    return Chain(tuple([STEP[tile][d][r] for tile, d in way]), shown)


def _shortest_ways(s: KeyflowerState, t: int, most: int) -> dict[int, list[tuple[int, int]]]:
    """The tiles that lie from two steps to the most away, each with the first of the shortest ways: tiles and directions."""
    ways: dict[int, list[tuple[int, int]]] = {t: []}
    edge = [t]
    for _ in range(most):
        reached: list[int] = []
        for tile in edge:
            for d in range(6) if tile < len(STEP) else ():
                to = s.ways[tile * 6 + d]
                if to >= 0 and to not in ways:
                    ways[to] = [*ways[tile], (tile, d)]
                    reached.append(to)
        edge = reached
    return {goal: way for goal, way in ways.items() if len(way) > 1}


def _counted(s: KeyflowerState, me: int, colour: Move) -> list[Chain]:
    """§KF-4.5.2, §KF-4.5.4 A colour with each number of its workers, if the number is what is asked next."""
    copy = s.clone()
    copy.events = None
    apply(copy, me, colour)
    ask = copy.agenda[-1]
    if not isinstance(ask, Count):
        return []
    return [Chain((colour, number), show(copy, number), covers=True) for number in ask.moves(copy)]
