"""What a seat may count on: the rounds to come, and what units, cards, rates and flips are worth to it now."""

from __future__ import annotations

from typing import Final

from ..components.boards import CROSSED, ROUNDS, STOCK, TRACKS_OF
from ..components.vocabulary import COLORS
from ..effects import DISC, IP, WOOD
from ..player_fields import FLIPPED
from ..state import SweetLandsState
from .land import tokens_missing
from .tracks import (
    EMPLOYED_TRACK,
    GROWTH,
    HOPED,
    IP_TRACK,
    PROPERTY_TRACK,
    RABBIT_TRACK,
    ROAD_TRACK,
    TERRAIN_TRACK,
    prosper_steps,
)

#: What a unit is worth while there is something to spend it on: gold, wheat, wood, iron, diamond, disc.
UNIT: Final[tuple[float, ...]] = (0.46, 0.74, 0.82, 0.74, 2.0, 2.4)
#: The same in the last round, when little is left to spend it on, and when nothing is.
LAST_UNIT: Final[tuple[float, ...]] = (0.3, 0.42, 0.48, 0.42, 1.3, 1.4)
IDLE_UNIT: Final[tuple[float, ...]] = (0.2, 0.2, 0.2, 0.2, 1.0, 0.4)
#: What a card in hand is worth, by the rounds to come; and how many actions use up what is in store.
CARD_VALUE: Final[tuple[float, ...]] = (1.3, 1.9, 2.0, 2.0, 2.0)
#: No card is worth less than the two resources that it can be turned into at any time.
DISCARDED: Final = 2.3
FUTURE_CARD: Final = 2.6
DRAWN: Final = 0.4
BUSY: Final = 3
#: What a point of gold and of basic production brings in a round.
GOLD_MADE: Final = 0.42
BASIC_MADE: Final = 0.7
#: How much of a set of buildings is hoped for.
SET_POWER: Final = 3


#: How much of that is left, by the rounds to come.
WANING: Final[tuple[float, ...]] = (0.5, 0.75, 0.92, 1.0, 1.0)
EARLY: Final = tuple([tuple([wane * value for value in UNIT]) for wane in WANING])
LAST: Final = tuple(
    [
        tuple([idle + (busy - idle) * n / BUSY for idle, busy in zip(IDLE_UNIT, LAST_UNIT, strict=True)])
        for n in range(BUSY + 1)
    ]
)
#: What a site for a property is worth, while there are rounds to come.
SITE: Final = 0.8


class Values:
    """What a seat may count on: the rounds to come, and what units, cards, steps and flips are worth to it now."""

    def __init__(self, s: SweetLandsState, seat: int) -> None:
        p = s.players[seat]
        self.s: Final = s
        self.seat: Final = seat
        self.p: Final = p
        self.now: Final = int(seat not in s.ended)
        self.later: Final = ROUNDS - s.round if s.round else ROUNDS - 1
        self.hope: Final = self.later / (ROUNDS - 1)
        self.ends: Final = self.now + self.later
        #: Cards and discs that can still be used in the last round; earlier there is always something to do.
        self.busy: Final = BUSY if self.later else min(len(p.hand) + p.have[DISC], BUSY) * self.now
        self.unit: Final = EARLY[self.later] if self.later else LAST[self.busy]
        self.card: Final = max(CARD_VALUE[self.later], DISCARDED * self.unit[WOOD])
        #: The tokens that are missing on the way to ports and bonus-card areas.
        self.ways: Final = tokens_missing(p.domain, tuple(p.token))
        self.owed = 0
        self.turned = -1.0
        crossed = CROSSED[p.cart] + (CROSSED[p.locomotive] if p.locomotive >= 0 else 0)
        self.crossed: Final = crossed
        later, columns = self.later, p.columns
        numbers: list[float] = [
            sum(p.tally[:FLIPPED]) + GROWTH[TERRAIN_TRACK] * later,
            len(p.rabbits) + GROWTH[RABBIT_TRACK] * later,
            len(p.roads) + GROWTH[ROAD_TRACK] * later,
            sum(p.placed) + GROWTH[PROPERTY_TRACK] * later,
            len(columns[0]) + len(columns[1]) + len(columns[2]) + GROWTH[EMPLOYED_TRACK] * later,
            p.have[IP] + self.ends * crossed + GROWTH[IP_TRACK] * later,
        ]
        self.numbers: Final = numbers
        self.rates: Final = HOPED[self.later]

    def rate(self, track: int) -> float:
        """What one more of the things that a track counts is worth."""
        return self.rates[track][self.p.prosper[track]]

    def full(self, piece: int) -> float:
        """How likely a set of pieces gets complete."""
        share = self.p.placed[piece] / STOCK[piece]
        return 1.0 if share == 1 else self.hope * share**SET_POWER

    def flip(self) -> float:
        """What flipping a token brings on average: a step on a track or production, and a site for a property."""
        if self.turned < 0:
            made = BASIC_MADE * self.later
            total = 0.0
            for color in range(len(COLORS)):
                total += max(
                    made,
                    prosper_steps(
                        self.p, TRACKS_OF[color], 1, self.later, self.numbers, self.s.taken, self.owed
                    ),
                )
            self.turned = total / len(COLORS) + SITE * self.hope
        return self.turned
