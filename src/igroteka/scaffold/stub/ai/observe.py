"""What learning agents are told of a position, straight from its numbers: all that the view of a seat tells, and nothing else."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import waiting
from igroteka.core.frames import CHANCE
from igroteka.core.kinds import MOST, ListOf, Number
from igroteka.core.observing import Block, Layout, amounts, choices, for_seats

from ..components.cards import CARDS
from ..fields import FIELDS
from ..state import StubState

MOST_SEATS: Final = 4
DECK: Final = sum([card.copies for card in CARDS])
COPIES: Final = max([card.copies for card in CARDS])
POINTS: Final = sum([card.points * card.copies for card in CARDS])
_CARDS: Final = "cards in the order of CARDS"


def _numbers() -> list[Block]:
    """A block for each public number that seats have, in the order of their declaration: a new field is told without a line here."""
    blocks: list[Block] = []
    for field in FIELDS.public:
        if isinstance(field.kind, ListOf) and isinstance(field.kind.item, Number):
            high = field.kind.item.high
            most = high if isinstance(high, int) else MOST
            blocks.append(amounts(field.name, f"{field.name} of the seat", 1, most))
    return blocks


NUMBERS: Final = _numbers()
LAYOUT: Final = Layout(
    1,
    amounts("seats", "how many seats play", 1, MOST_SEATS),
    choices(
        "turn",
        "who decides now: 1 oneself, 2 the next seat ..., 5 chance; 0 the game is over",
        1,
        MOST_SEATS + 1,
    ),
    amounts("left", "cards in the deck", 1, DECK),
    amounts("hand", "cards in one's hand", len(CARDS), COPIES, each=_CARDS),
    amounts("unseen", "cards in the deck or in other hands", len(CARDS), COPIES, each=_CARDS),
    amounts("sold", "cards that were sold", len(CARDS), COPIES, each=_CARDS),
    *for_seats(
        MOST_SEATS,
        amounts("held", "cards in the hand", 1, DECK),
        amounts("points", "points of the stall", 1, POINTS),
        *NUMBERS,
        amounts("stall", "cards on the stall", len(CARDS), COPIES, each=_CARDS),
    ),
)


def observe(s: StubState, seat: int) -> list[int]:
    """§ST-1.2 What a seat may know of a position, in the numbers of LAYOUT."""
    seats = s.seats
    turn = waiting(s)
    out: list[int] = [seats, _count_from(seat, turn[0], seats) if turn else 0, sum(s.deck)]
    out += s.hands[seat]
    unseen = s.deck.copy()
    for other in range(seats):
        if other != seat:
            for card in range(len(CARDS)):
                unseen[card] += s.hands[other][card]
    out += unseen
    out += s.sold
    for i in range(seats):
        other = (seat + i) % seats
        out += [sum(s.hands[other]), s.points(other)]
        out += [getattr(s, number.name)[other] for number in NUMBERS]
        out += s.stalls[other]
    out += [0] * (LAYOUT.size - len(out))
    return out


def _count_from(seat: int, other: int, seats: int) -> int:
    """Who somebody is to a seat: 1 itself, 2 the next one; after all seats comes chance."""
    return MOST_SEATS + 1 if other == CHANCE else (other - seat) % seats + 1
