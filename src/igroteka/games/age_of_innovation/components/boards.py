"""The seven planning boards: one row for each native terrain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .names import Numbers

#: §AI-4.6.2.2 … §AI-4.6.2.5 Tools and coins of each kind of building; the guild is cheaper beside an opponent.
COST_TOOLS: Final[Numbers] = (1, 2, 3, 5, 4)
COST_COINS: Final[Numbers] = (2, 6, 5, 8, 6)
GUILD_BESIDE: Final = 3
#: §AI-4.6.2.1 What a kind of building can become.
BECOMES: Final[tuple[Numbers, ...]] = ((1,), (2, 4), (3,), (), (), (), ())
#: §AI-3.3.4 Tools for a spade by the terraforming track.
TOOLS_PER_SPADE: Final[Numbers] = (3, 2, 1)
MOST_SHIP: Final = 3
MOST_TERRAFORMING: Final = 2


@dataclass(frozen=True)
class Board:
    """§AI-3.3.5 A planning board, with the rule about what is special on it. Rewards of tracks are (VP, books) by level."""

    rule: str
    coins: int = 15
    tools: int = 3
    scholars: int = 0
    books: int = 0
    spades: int = 0
    levels: int = 0
    bowl_1: int = 5
    bowl_2: int = 7
    income_tools: int = 1
    income_coins: int = 0
    workshop_tools: tuple[int, ...] = (1, 1, 1, 1, 0, 1, 1, 1, 1)
    guild_power: tuple[int, ...] = (1, 1, 2, 2)
    guild_coins: tuple[int, ...] = (2, 2, 2, 2)
    shipping: int = 0
    shipping_rewards: tuple[tuple[int, int], ...] = ((0, 0), (2, 0), (0, 2), (4, 0))
    terraforming_coins: int = 5
    terraforming_rewards: tuple[tuple[int, int], ...] = ((0, 0), (0, 2), (6, 0))
    innovation_books: tuple[int, ...] = (0, 1, 2)


#: By native terrain.
BOARDS: Final[tuple[Board, ...]] = (
    Board("AI-3.3.6", spades=1),
    Board("AI-3.3.7", terraforming_coins=1),
    Board("AI-3.3.8", scholars=1, bowl_1=3, bowl_2=9),
    Board("AI-3.3.9", shipping=1, shipping_rewards=((0, 0), (0, 0), (3, 0), (0, 2))),
    Board("AI-3.3.10", levels=1, bowl_1=4, bowl_2=8),
    Board("AI-3.3.11", income_coins=2, guild_coins=(3, 2, 2, 2)),
    Board("AI-3.3.12", tools=4, books=1, innovation_books=(0, 0, 2)),
)
#: §AI-4.6.3.1 Coins of a shipping step; it costs a scholar too.
SHIPPING_COINS: Final = 4


def _sums(row: tuple[int, ...]) -> tuple[int, ...]:
    """What the first n spaces of a row pay together, by n."""
    return tuple([sum(row[:n]) for n in range(len(row) + 1)])


#: §AI-3.3.2 Income by native terrain and number of buildings that have left the row.
WORKSHOP_TOOLS: Final = [_sums(b.workshop_tools) for b in BOARDS]
GUILD_POWER: Final = [_sums(b.guild_power) for b in BOARDS]
GUILD_COINS: Final = [_sums(b.guild_coins) for b in BOARDS]
