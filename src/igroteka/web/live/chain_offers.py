"""Choices of several moves in one, as a page needs them: where they are chosen, and what they say."""

from __future__ import annotations

from itertools import groupby

from ...core import Move, Seat, State, Text, apply, moves, scene
from ...core.game import Game, Say
from ...core.optional import Chained
from .payloads import OfferedChain


def offered_chains(g: Game, world: State, seat: Seat, say: Say) -> list[OfferedChain]:
    """The chains that a game offers a seat in this world."""
    if not isinstance(g, Chained):
        return []
    return [_describe(g, world, seat, chain, say) for chain in g.chains(scene(world, seat), seat)]


def _describe(g: Game, world: State, seat: Seat, chain: tuple[Move, ...], say: Say) -> OfferedChain:
    """A chain is chosen where its last move is, and says its moves in order, equal ones counted."""
    copy, parts = world.clone(), []
    for move, same in groupby(chain):
        shown = g.show(scene(copy, seat), move)
        times = len(list(same))
        label = say(shown.label)
        parts.append(say(Text("websay-chain-times", times=times, move=label)) if times > 1 else label)
        for _ in range(times):
            if move in moves(copy, seat):
                apply(copy, seat, move)
    return {
        "id": "; ".join([move.text for move in chain]),
        "chain": [move.text for move in chain],
        "at": shown.at,
        "mix": shown.mix,
        "label": parts[0]
        if len(parts) == 1
        else say(Text("websay-chain-then", first=parts[0], last=parts[-1])),
        "cost": shown.cost,
        "rule": shown.rule,
        "final": shown.final,
    }
