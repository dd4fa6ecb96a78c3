"""The turn: lay out a card or sell it, then draw another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Ask, Draw, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.cards import CARDS, NAMES
from ..moves import DRAW, PLAY, SELL
from ..state import StubState
from .end import GameOver

SALE: Final = 2
"""§ST-2.3 Coins for a card that is sold."""


@dataclass
class Turn(Step):
    """§ST-1.3, §ST-3.1 Turns go around; who has no card is passed over, and when nobody has one the game ends."""

    seat: int

    def run(self, s: StubState) -> None:
        """Ask the next seat with a card."""
        for distance in range(s.seats):
            seat = (self.seat + distance) % s.seats
            if any(s.hands[seat]):
                s.emit("turn", seat)
                s.then(Choose(seat), Turn((seat + 1) % s.seats))
                return
        s.then(GameOver())


@dataclass
class Choose(Ask):
    """§ST-2.1, §ST-2.3 Lay out a card of the hand, or sell it."""

    me: int

    def seat(self, s: StubState) -> int:
        """Who is asked."""
        return self.me

    def moves(self, s: StubState) -> list[Move]:
        """All that is allowed: nothing else decides what is legal."""
        hand = [i for i in range(len(CARDS)) if s.hands[self.me][i]]
        return [*[PLAY[i] for i in hand if can_pay(s, self.me, i)], *[SELL[i] for i in hand]]

    def take(self, s: StubState, m: Move) -> None:
        """Do what was chosen."""
        card = m.index[0]
        s.hands[self.me][card] -= 1
        if m.kind == "play":
            s.coins[self.me] -= CARDS[card].cost
            s.stalls[self.me][card] += 1
            s.emit("played", self.me, NAMES[card], CARDS[card].points)
        else:
            s.sold[card] += 1
            s.emit("sold", self.me, NAMES[card])
            gain(s, self.me, SALE)
        if any(s.deck):
            s.then(DrawCard(self.me))

    def why_not(self, s: StubState, el: str) -> Refusal | None:
        """Why an element of the drawing cannot be chosen now."""
        part, _, whose = el.partition(":")
        if part == "stall" and whose != str(self.me):
            return Refusal("ST-2.1", Text("no-other-stall"))
        if part == "stall":
            return Refusal("ST-2.2", Text("no-coins", count=s.coins[self.me]))
        return None


def can_pay(s: StubState, seat: int, card: int) -> bool:
    """§ST-2.2 Whether a seat has the price of a card."""
    return s.coins[seat] >= CARDS[card].cost


def gain(s: StubState, seat: int, count: int) -> None:
    """A seat takes coins."""
    s.coins[seat] += count
    s.emit("coins", seat, count)


@dataclass
class DrawCard(Draw):
    """§ST-1.2, §ST-2.4 A card from the deck, which only its owner sees."""

    me: int

    def moves(self, s: StubState) -> list[Move]:
        """Every kind that is left."""
        return [DRAW[i] for i, n in enumerate(s.deck) if n]

    def weights(self, s: StubState) -> list[int]:
        """Each by the number of its cards."""
        return [n for n in s.deck if n]

    def sees(self, s: StubState, m: Move) -> tuple[int, ...] | None:
        """Who sees what was drawn."""
        return (self.me,)

    def take(self, s: StubState, m: Move) -> None:
        """The card goes to the hand."""
        card = m.index[0]
        s.deck[card] -= 1
        s.hands[self.me][card] += 1
        s.emit_to((self.me,), "drew", (self.me, NAMES[card]), (self.me, "?"))

    def prompt(self, s: StubState) -> Text:
        """What is asked when a real table is recorded."""
        return Text("ask-DrawCard", seat=self.me)
