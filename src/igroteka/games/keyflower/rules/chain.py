"""The questions of a bid or a use. Nothing changes before the last one.

A question whose only answer everybody can see is not asked. One that has a single answer because of what is
hidden is asked all the same: otherwise the log would tell the others what a player does not have.
"""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Refusal
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import ANY_COLOUR, COLOURS
from ..components.tiles import TILE_NAMES
from ..moves import COLOUR, COUNT, GROUP, GROUPS_DONE, PAY_WORKER
from ..state import C, KeyflowerState
from . import refusals
from .placement import place
from .workers import (
    PAYS_SKILL,
    behind_screen,
    can_finish,
    colours,
    least,
    movable,
    open_colours,
    payments,
    room,
    size,
)


def only_answer(frame: Ask, s: KeyflowerState, orders: dict[str, str]) -> Move | None:
    """A standing order: a question with a single answer answers itself."""
    if orders["single"] == "ask":
        return None
    legal = frame.moves(s)
    return legal[0] if len(legal) == 1 else None


def choose_colour(s: KeyflowerState, me: int, tile: int, use: bool, pay: Move | None) -> None:
    """The colour, if the rules leave it open."""
    options = open_colours(s, me, tile, use)
    if len(options) == 1:
        choose_groups(s, me, tile, use, pay, options[0])
    else:
        s.then(Colour(me, tile, use, pay))


def choose_groups(s: KeyflowerState, me: int, tile: int, use: bool, pay: Move | None, colour: int) -> None:
    """The losing groups that come along, if there are any."""
    if s.bidding[me] and movable(s, me, tile, use, pay, colour):
        s.then(Groups(me, tile, use, pay, colour, ()))
    else:
        choose_count(s, me, tile, use, pay, colour, (), ())


def choose_count(
    s: KeyflowerState,
    me: int,
    tile: int,
    use: bool,
    pay: Move | None,
    colour: int,
    named: tuple[int, ...],
    counts: tuple[int, ...],
) -> None:
    """The number of workers from behind the screen, as far as nobody can know it already."""
    low, high = least(s, me, tile, use), room(s, tile, use)
    given = size(s, me, named) + sum(counts)
    while True:
        c = colour if colour < ANY_COLOUR else len(counts)
        last = colour < ANY_COLOUR or c == C - 1
        most = s.seen_workers.most(me, c)
        if pay is PAY_WORKER[c]:
            most -= 1
        most = min(most, high - given)
        need = max(0, low - given) if last else 0
        if most > need:
            s.then(Count(me, tile, use, pay, colour, named, counts))
            return
        counts = (*counts, need)
        given += need
        if last:
            place(s, me, tile, use, pay, colour, named, counts)
            return


@dataclass
class Payment(Ask):
    """§KF-4.6.21, §KF-5.42 The payment for a use is named first; it is made when the workers are down."""

    me: int
    tile: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return payments(s, self.me, self.tile)

    def take(self, s: KeyflowerState, m: Move) -> None:
        choose_colour(s, self.me, self.tile, True, m)

    def sees(self, s: KeyflowerState, m: Move) -> tuple[int, ...] | None:
        if m.kind == "pay_skill" and s.switch("any_skill_payment_type_hidden"):
            return (self.me,)
        return None

    def prompt(self, s: KeyflowerState) -> Text:
        kind = "skill" if PAYS_SKILL[self.tile * 2 + s.side[self.tile]] >= 0 else "worker"
        return Text("ask-Payment-" + kind, tile=TILE_NAMES[self.tile])

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.payment_refusal(s, self.me, self.tile, el)

    def standing(self, s: KeyflowerState, orders: dict[str, str]) -> Move | None:
        return only_answer(self, s, orders)


@dataclass
class Colour(Ask):
    """§KF-4.5.2, §KF-4.5.3, §KF-4.6.3, §KF-4.13.9 The colour of the workers: free at an untouched tile, or with boat 4a."""

    me: int
    tile: int
    use: bool
    pay: Move | None

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [COLOUR[c] for c in colours(s, self.me, self.tile, self.use, self.pay)]

    def take(self, s: KeyflowerState, m: Move) -> None:
        choose_groups(s, self.me, self.tile, self.use, self.pay, m.index[0])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-Colour-use" if self.use else "ask-Colour-bid", tile=TILE_NAMES[self.tile])

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.colour_refusal(s, self.me, self.tile, self.use, self.pay, el)

    def standing(self, s: KeyflowerState, orders: dict[str, str]) -> Move | None:
        return only_answer(self, s, orders)


@dataclass
class Groups(Ask):
    """§KF-4.5.7, §KF-4.5.8, §KF-4.6.7 Losing groups that come along, named in rising order, each as a whole."""

    me: int
    tile: int
    use: bool
    pay: Move | None
    colour: int
    named: tuple[int, ...]

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def later(self, s: KeyflowerState) -> list[int]:
        """The groups that can still be named."""
        groups = movable(s, self.me, self.tile, self.use, self.pay, self.colour)
        return [t for t in groups if not self.named or t > self.named[-1]]

    def moves(self, s: KeyflowerState) -> list[Move]:
        me, n = self.me, s.seats
        low, high = least(s, me, self.tile, self.use), room(s, self.tile, self.use)
        have = behind_screen(s, me, self.colour, self.pay)
        given = size(s, me, self.named)
        later = self.later(s)
        sizes = [s.bid[t * n + me] for t in later]
        legal = [
            GROUP[later[i]]
            for i in range(len(later))
            if can_finish(low, high, have, given + sizes[i], sizes[i + 1 :])
        ]
        if given <= high and given + have >= low:
            legal.append(GROUPS_DONE)
        return legal

    def take(self, s: KeyflowerState, m: Move) -> None:
        me, named = self.me, self.named
        if m is not GROUPS_DONE:
            named = (*named, m.index[0])
            more = Groups(me, self.tile, self.use, self.pay, self.colour, named)
            if more.later(s):
                s.then(more)
                return
        choose_count(s, me, self.tile, self.use, self.pay, self.colour, named, ())

    def prompt(self, s: KeyflowerState) -> Text:
        return Text(
            "ask-Groups",
            tile=TILE_NAMES[self.tile],
            named=size(s, self.me, self.named),
            least=least(s, self.me, self.tile, self.use),
        )

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        legal = self.moves(s)
        return refusals.groups_refusal(
            s, self.me, self.tile, self.use, self.pay, self.colour, self.named, legal, el
        )

    def standing(self, s: KeyflowerState, orders: dict[str, str]) -> Move | None:
        return only_answer(self, s, orders)


@dataclass
class Count(Ask):
    """§KF-4.5.1, §KF-4.5.4, §KF-4.6.4, §KF-4.6.5, §KF-4.13.12 The number of workers from behind the screen; with boat 4b one number for each colour."""

    me: int
    tile: int
    use: bool
    pay: Move | None
    colour: int
    named: tuple[int, ...]
    counts: tuple[int, ...]

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def bounds(self, s: KeyflowerState) -> tuple[int, int]:
        """The smallest and the largest number."""
        me = self.me
        low, high = least(s, me, self.tile, self.use), room(s, self.tile, self.use)
        given = size(s, me, self.named) + sum(self.counts)
        c = self.colour if self.colour < ANY_COLOUR else len(self.counts)
        have = behind_screen(s, me, c, self.pay)
        need = low - given
        if self.colour == ANY_COLOUR:
            for later in range(c + 1, C):
                need -= behind_screen(s, me, later, self.pay)
        return max(0, need), min(have, high - given)

    def moves(self, s: KeyflowerState) -> list[Move]:
        low, high = self.bounds(s)
        return COUNT[low : high + 1]

    def take(self, s: KeyflowerState, m: Move) -> None:
        counts = (*self.counts, m.index[0])
        if self.colour == ANY_COLOUR and len(counts) < C:
            choose_count(s, self.me, self.tile, self.use, self.pay, self.colour, self.named, counts)
        else:
            place(s, self.me, self.tile, self.use, self.pay, self.colour, self.named, counts)

    def prompt(self, s: KeyflowerState) -> Text:
        c = self.colour if self.colour < ANY_COLOUR else len(self.counts)
        low, high = self.bounds(s)
        return Text(
            "ask-Count-use" if self.use else "ask-Count-bid",
            tile=TILE_NAMES[self.tile],
            colour=COLOURS[c],
            least=low,
            most=high,
            range="single" if low == high else "wide",
            named=size(s, self.me, self.named),
        )

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.count_refusal(s, self.me, self.tile, self.use, el)

    def standing(self, s: KeyflowerState, orders: dict[str, str]) -> Move | None:
        return only_answer(self, s, orders)
