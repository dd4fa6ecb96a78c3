"""Choices of several moves in one, as a page needs them: where they are chosen, and what they say."""

from __future__ import annotations

from itertools import groupby

from ...core import Move, Seat, Shown, State, Text, apply, moves, scene
from ...core.chains import MOST_CHAINS, Chained, Repeating
from ...core.game import Game, Say
from .payloads import OfferedChain


def offered_chains(g: Game, world: State, seat: Seat, say: Say) -> list[OfferedChain]:
    """The chains that a game offers a seat in this world."""
    if not isinstance(g, Chained):
        return []
    offered: list[OfferedChain] = []
    for chain in g.chains(scene(world, seat), seat)[:MOST_CHAINS]:
        shown, label = chain.shown, ""
        if shown is None:
            shown, label = _tell(g, world, seat, chain.moves, say)
        notations = [move.text for move in chain.moves]
        offered.append(
            {
                "id": "; ".join(notations),
                "chain": notations,
                "covers": chain.covers,
                "at": shown.at,
                "mix": shown.mix,
                "takes": shown.takes,
                "label": label or say(shown.label),
                "cost": shown.cost,
                "rule": shown.rule,
                "final": shown.final,
            }
        )
    return offered


def _tell(g: Game, world: State, seat: Seat, chain: tuple[Move, ...], say: Say) -> tuple[Shown, str]:
    """How the last move of a chain is shown, and all of them in words, equal ones counted."""
    copy, parts = world.clone(), []
    for move, same in groupby(chain):
        shown = g.show(scene(copy, seat), move)
        times = len(list(same))
        label = say(shown.label)
        parts.append(say(Text("websay-chain-times", times=times, move=label)) if times > 1 else label)
        for _ in range(times):
            if move in moves(copy, seat):
                apply(copy, seat, move)
    if len(parts) == 1:
        return shown, parts[0]
    return shown, say(Text("websay-chain-then", first=parts[0], last=parts[-1]))


def times_in_a_row(g: Game, mine: State, seat: Seat) -> int:
    """How often at most the question at hand is asked in a row, this time included; 0 if it is no such question."""
    return g.times_in_a_row(mine, seat) if isinstance(g, Repeating) else 0
