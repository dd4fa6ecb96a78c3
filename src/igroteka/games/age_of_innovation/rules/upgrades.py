"""Upgrading buildings, and what innovations cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.effects import Perform
from igroteka.core.frames import Ask, Refusal
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import BECOMES, BOARDS, COST_COINS, COST_TOOLS, GUILD_BESIDE
from ..components.names import ALWAYS, CELLS, GUILD, PALACE, PALACES, SCHOOL, UNIVERSITY
from ..fields import NONE
from ..moves import PALACE as PALACE_MOVES
from ..moves import UPGRADE, tree
from ..state import BOOKS, COINS, TOOLS, AgeOfInnovationState
from .building import Pending, build_event, replace_building
from .elements import answer_first
from .land import beside_opponent
from .tiles import gain_palace, palace_stands

_LEAST_TOOLS: Final = COST_TOOLS[GUILD]


def upgrade_coins(s: AgeOfInnovationState, me: int, hex: int, kind: int) -> int:
    """§AI-4.6.2.2, §AI-4.6.2.3, §AI-4.6.2.4, §AI-4.6.2.5 Coins of an upgrade; a guild next to an opponent is cheaper."""
    if kind == GUILD and beside_opponent(s, me, hex):
        return GUILD_BESIDE
    return COST_COINS[kind]


def palace_choice(s: AgeOfInnovationState, me: int) -> bool:
    """§AI-4.6.2.3, §AI-4.2.14 Whether there is a palace tile for a palace."""
    return s.drafted[me] != NONE or any(s.palaces)


def upgrades(s: AgeOfInnovationState, me: int, legal: list[Move]) -> None:
    """§AI-4.6.2.1, §AI-4.6.2.10, §AI-4.1.13, §AI-4.5.7 All upgrades that can be paid, with a piece on the planning board."""
    purse = s.purse[me]
    tools, coins = purse[TOOLS], purse[COINS]
    if tools < _LEAST_TOOLS or coins < GUILD_BESIDE:
        return
    building = s.building
    left = s.left
    for h in s.homes[me]:
        for kind in BECOMES[building[h]]:
            if (
                tools >= COST_TOOLS[kind]
                and left[5 * me + kind]
                and not s.neutral >> h & 1
                and (coins >= COST_COINS[kind] or (kind == GUILD and beside_opponent(s, me, h)))
                and (kind != PALACE or palace_choice(s, me))
            ):
                legal.append(UPGRADE[h][kind])


def upgrade(s: AgeOfInnovationState, me: int, hex: int, kind: int) -> None:
    """§AI-4.6.2.1, §AI-4.6.2.3, §AI-4.6.2.4, §AI-4.6.2.5 Pay and replace; a palace needs its tile first, a school brings a competency."""
    purse = s.purse[me]
    purse[TOOLS] -= COST_TOOLS[kind]
    purse[COINS] -= upgrade_coins(s, me, hex, kind)
    if kind == PALACE:
        if s.drafted[me] != NONE:
            build_palace(s, me, hex, s.drafted[me])
        else:
            s.then(ChoosePalace(me, hex))
        return
    replace_building(s, me, hex, kind)
    build_event(s, me, hex)
    if kind in (SCHOOL, UNIVERSITY):
        s.later(Pending, Perform(me, tree("competency")))


def build_palace(s: AgeOfInnovationState, me: int, hex: int, tile: int) -> None:
    """§AI-4.6.2.3, §AI-4.6.2.7 The tile works when the palace is built."""
    gain_palace(s, me, tile)
    replace_building(s, me, hex, PALACE)
    build_event(s, me, hex)
    palace_stands(s, me)


@dataclass
class ChoosePalace(Ask):
    """§AI-4.6.2.3 One of the palace tiles still open."""

    me: int
    hex: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [PALACE_MOVES[i] for i in range(ALWAYS + 1) if s.palaces[i]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        build_palace(s, self.me, self.hex, m.index[0])

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, name = el.partition(":")
        if part == "palace" and name in PALACES:
            return Refusal("AI-4.6.2.3", Text("no-palace-tile"))
        return answer_first(el, "AI-4.6.2.3", "no-palace-first")


# ---------------------------------------------------------------- what an innovation costs

#: §AI-4.6.5.4 Coins without a palace on the map.
NO_PALACE_COINS: Final = 5
#: Books in all that a cell asks for, and of each discipline of its column.
CELL_BOOKS: Final = 5
EACH: Final = 2
_FIXED: Final = {
    n: [tuple([EACH if d in column else 0 for d in range(4)]) for column in cells]
    for n, cells in CELLS.items()
}


def innovation_price(s: AgeOfInnovationState, me: int, cell: int) -> tuple[tuple[int, ...], int, int]:
    """§AI-4.6.5.2, §AI-4.6.5.3, §AI-4.6.5.4, §AI-5.11 Books by discipline, books of any kind, and coins."""
    fixed = _FIXED[s.seats][cell]
    extra = BOARDS[s.native[me]].innovation_books[s.innovations[me].bit_count()]
    palace = s.palace[me] != NONE or (s.options["neutral_palace"] == "saves" and s.count(me, PALACE) > 0)
    return fixed, CELL_BOOKS - sum(fixed) + extra, 0 if palace else NO_PALACE_COINS


def pays_innovation(s: AgeOfInnovationState, me: int, cell: int) -> bool:
    """Whether a seat has the books and coins of a cell."""
    fixed, wild, coins = innovation_price(s, me, cell)
    purse = s.purse[me]
    if purse[COINS] < coins or s.books(me) < sum(fixed) + wild:
        return False
    return all(purse[BOOKS + d] >= fixed[d] for d in range(4))
