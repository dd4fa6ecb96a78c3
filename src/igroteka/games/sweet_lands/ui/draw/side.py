"""One player's side of the table, as the drawing wants it: names instead of numbers, prices, where roads could go."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ...components.boards import (
    CHARACTER_NAMES,
    CHARACTERS,
    PIECE_COST,
    PIECES,
    SKILL_NAMES,
    SKILL_ROWS,
    STOCK,
    Character,
)
from ...components.land import DOMAINS, EDGE_NAMES, NEAR, NEIGHBOURS, Domain
from ...components.vocabulary import SITES
from ...view import PlayerView
from .cards import card_of

DOMAIN_IDS: Final = tuple([d.id for d in DOMAINS])
#: The skill tokens that make every card cheaper.
FOR_ALL_CARDS: Final = frozenset(
    [
        name
        for name, row in zip(SKILL_NAMES, SKILL_ROWS, strict=True)
        if any(a.get("mod") == "brownie_discount_all" for a in row["abilities"])
    ]
)


class Side:
    """A view of a player with what follows from it."""

    def __init__(self, p: PlayerView) -> None:
        self.p = p
        self.seat = p.seat
        self.land: Domain | None = DOMAINS[DOMAIN_IDS.index(p.domain)] if p.domain else None
        self.who: Character | None = CHARACTERS[CHARACTER_NAMES.index(p.character)] if p.character else None

    def kind(self, place: int) -> str:
        """The kind of a place: a terrain, the capital, or a bonus-card area."""
        assert self.land is not None
        return (*SITES, "bonus")[self.land.kind[place]]

    @cached_property
    def free_edges(self) -> tuple[str, ...]:
        """The edges where the next road could go."""
        if self.land is None:
            return ()
        taken = {EDGE_NAMES.index(name) for name in self.p.roads}
        near = {*self.land.first_edges, *[f for e in taken for f in NEAR[e] if self.land.legal[f]]}
        return tuple([EDGE_NAMES[e] for e in sorted(near - taken)])

    @cached_property
    def open_ports(self) -> frozenset[int]:
        """The ports that a chain of tokens joins with the capital."""
        if self.land is None:
            return frozenset()
        reached = set(self.land.capital)
        edge = list(reached)
        while edge:
            for near in NEIGHBOURS[edge.pop()]:
                if near not in reached and self.p.tokens[near]:
                    reached.add(near)
                    edge.append(near)
        return frozenset([i for i in self.land.ports if i in reached and self.p.tokens[i]])

    def count_stock(self, piece: str) -> int:
        """How many pieces of a kind are in stock."""
        return STOCK[PIECES.index(piece)] - self.p.placed[piece]

    def price(self, piece: str, row: int) -> dict[str, int]:
        """What a piece costs with the discounts that are owned."""
        cost = PIECE_COST[PIECES.index(piece)][row]
        less = {unit: max(n - self.p.discount, 0) if unit == "wood" else n for unit, n in cost.items()}
        return {unit: n for unit, n in less.items() if n} or {"wood": 0}

    def card_price(self, name: str) -> dict[str, int]:
        """What it costs to play a card."""
        card = card_of(name)
        cost = dict(card.cost)
        if "gold" in cost and (card.brownie or FOR_ALL_CARDS & set(self.p.skills)):
            cost["gold"] = max(cost["gold"] - self.p.sweets["brownie"], 0)
        return cost
