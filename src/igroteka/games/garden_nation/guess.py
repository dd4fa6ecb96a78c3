"""A position that a seat cannot tell from the true one."""

from __future__ import annotations

from igroteka.core.agenda import over, reseal
from igroteka.core.rng import Rng

from .components.secrets import KEPT
from .state import GardenNationState


def guess(s: GardenNationState, seat: int | None, rng: Rng) -> GardenNationState:
    """A position that this seat cannot tell from the true one: other players' secrets are dealt again.

    Which cards somebody kept says nothing sure about the ones they put away, so both are drawn alike.
    """
    g = s.clone()
    shown = over(g)
    others = [i for i in range(g.seats) if i != seat]
    held: list[tuple[int, int, int]] = []
    for i in others:
        held.append((len(g.hand[i]), 0 if shown else len(g.kept[i]), len(g.rejected[i])))
        for card in (*g.hand[i], *g.rejected[i], *(() if shown else g.kept[i])):
            g.pool[card] += 1
    for i, (hand, kept, rejected) in zip(others, held, strict=True):
        g.hand[i] = _deal(g, hand, rng)
        if kept:
            g.kept[i], g.rejected[i] = _deal_kept(g, rejected, rng)
        else:
            g.rejected[i] = _deal(g, rejected, rng)
    reseal(g, seat, rng)
    return g


def _deal(s: GardenNationState, cards: int, rng: Rng) -> tuple[int, ...]:
    """Some cards of the pool."""
    drawn: list[int] = []
    for _ in range(cards):
        card = rng.pick(s.pool)
        s.pool[card] -= 1
        drawn.append(card)
    return tuple(sorted(drawn))


def _deal_kept(s: GardenNationState, rejected: int, rng: Rng) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two different cards to keep, and others that were put away: a hand is dealt and a pair of it chosen."""
    hand = list(_deal(s, KEPT + rejected, rng))
    while len(set(hand)) < KEPT:  # a position set up by hand may have no cards put away
        for card in hand:
            s.pool[card] += 1
        hand = list(_deal(s, KEPT + rejected, rng))
    different = sorted(set(hand))
    first = different.pop(rng.below(len(different)))
    kept = tuple(sorted([first, different[rng.below(len(different))]]))
    for card in kept:
        hand.remove(card)
    return kept, tuple(hand)
