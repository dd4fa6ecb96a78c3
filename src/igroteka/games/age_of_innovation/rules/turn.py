"""Phase II: turns, actions, conversions around them, and passing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire
from igroteka.core.bundle import NOTHING
from igroteka.core.effects import Perform
from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import BOARDS, MOST_SHIP, MOST_TERRAFORMING, SHIPPING_COINS
from ..components.names import (
    BONUSES,
    BOOK_ACTIONS,
    INNOVATIONS_EACH,
    MOST_SEATS,
    POWER_ACTIONS,
    ROUNDS,
    Names,
)
from ..fields import NOBODY, NONE
from ..moves import (
    BONUS,
    BOOKS,
    END,
    INNOVATE,
    PASS,
    POWER,
    RETURN,
    RIVER_CITY,
    SEND,
    SHIP,
    TERRAFORM,
    TREES,
    tree,
)
from ..state import AVAILABLE, COINS, TOOLS, AgeOfInnovationState
from ..state import POWER as BOWL_3
from .building import Offers, Pending
from .elements import answer_first
from .gains import conversions, convert, return_scholars, spend_power
from .pieces import PayBooks
from .refusals import turn_refusal
from .science import can_climb, free_space, return_scholar, send_scholar
from .tiles import BOOK_ROWS, POWER_ROWS, TakeInnovation, empower, found_on_river, river_hexes
from .tracks import ship_step, terraforming_step
from .upgrades import innovation_price, pays_innovation, upgrade, upgrades
from .work import ACTION, MODES, do_work, worksites

_PASS: Final[Names] = ("pass",)
_POWER_ACTION: Final[Names] = ("power-action",)
_WORK: Final = ("dig", "build", "tunnel", "fly")


@dataclass
class Turn(Ask):
    """§AI-4.5.1, §AI-4.5.2, §AI-4.5.7, §AI-4.5.9 Convert as you like, then take one action or pass."""

    me: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        me = self.me
        legal = worksites(s, me, 0, NONE, 0, ACTION_MODE)
        upgrades(s, me, legal)
        purse = s.purse[me]
        if purse[AVAILABLE]:
            tracks(s, me, legal)
            scholars(s, me, legal)
        if s.books(me):
            if s.books(me) >= 5:
                innovations(s, me, legal)
            book_actions(s, me, legal)
        if purse[BOWL_3]:
            power_actions(s, me, legal)
        able = s.able[me]
        if able.acts:
            legal += able.open(s, me, s.used[me])
        legal += conversions(s, me)
        if able.total("river_city"):
            legal += [RIVER_CITY[h] for h in river_hexes(s, me)]
        legal.append(PASS)
        return legal

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        me = self.me
        kind = m.kind
        if kind in ("convert", "sacrifice"):
            convert(s, me, m)
            s.then(self)
        elif kind == "river_city":
            s.then(pending(s, me), NO_OFFERS, self)
            found_on_river(s, me, m.index[0])
        else:
            s.then(pending(s, me), NO_OFFERS, FINISH[me])
            act(s, me, m)

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-Turn", round=s.round)

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return turn_refusal(s, self.me, el)


ACTION_MODE: Final = MODES[ACTION]
TURN: Final = [Turn(me) for me in range(MOST_SEATS)]
NO_OFFERS: Final = Offers()
_NOTHING_WAITS: Final = [Pending(me) for me in range(MOST_SEATS)]


def pending(s: AgeOfInnovationState, me: int) -> Pending:
    """§AI-4.5.5, §AI-5.16 The place for rewards; with palace 14 a city over the river waits among them."""
    if s.able[me].total("river_city"):
        return Pending(me, (Perform(me, tree("river-city")),))
    return _NOTHING_WAITS[me]


# ---------------------------------------------------------------- what can be done


def tracks(s: AgeOfInnovationState, me: int, legal: list[Move]) -> None:
    """§AI-4.6.3.1, §AI-4.6.4.1 Steps of the tracks that can be paid; each costs a scholar too."""
    purse = s.purse[me]
    if s.shipping[me] < MOST_SHIP and purse[COINS] >= SHIPPING_COINS:
        legal.append(SHIP)
    if s.terraforming[me] < MOST_TERRAFORMING and purse[TOOLS] and purse[COINS] >= terraforming_coins(s, me):
        legal.append(TERRAFORM)


def terraforming_coins(s: AgeOfInnovationState, me: int) -> int:
    """§AI-4.6.4.1, §AI-3.3.7 Coins of a terraforming step."""
    return BOARDS[s.native[me]].terraforming_coins


def scholars(s: AgeOfInnovationState, me: int, legal: list[Move]) -> None:
    """§AI-4.6.6.1, §AI-4.6.6.2, §AI-5.24 Where a scholar can be sent; for its return a step must be possible somewhere."""
    for d in range(4):
        if s.spaces[4 * d] == NOBODY:
            legal.append(SEND[d][0])
        if free_space(s, d, 1) >= 0:
            legal.append(SEND[d][1])
    back = [RETURN[d] for d in range(4) if can_climb(s, me, d)]
    legal += back if back else RETURN


def innovations(s: AgeOfInnovationState, me: int, legal: list[Move]) -> None:
    """§AI-4.6.5.1 Innovations that can be paid, with a space free for them."""
    if s.innovations[me].bit_count() < INNOVATIONS_EACH:
        for cell in range(len(s.shelf)):
            if s.shelf[cell] != NONE and pays_innovation(s, me, cell):
                legal.append(INNOVATE[s.shelf[cell]])


def power_price(s: AgeOfInnovationState, me: int, i: int) -> int:
    """§AI-3.10.1, §AI-3.4.5 The power that a power action costs."""
    return POWER_ROWS[i].price - s.able[me].total("power_discount")


def power_actions(s: AgeOfInnovationState, me: int, legal: list[Move]) -> None:
    """§AI-4.6.7.1, §AI-4.5.7, §AI-5.43 Power actions without an X that can be paid and carried out."""
    power = s.purse[me][BOWL_3] + s.able[me].total("power_discount")
    for i in range(len(POWER_ACTIONS)):
        if not s.crossed >> i & 1:
            row = POWER_ROWS[i]
            if power >= row.price and row.effect.can(s, me, 1, NOTHING):
                legal.append(POWER[i])


def book_actions(s: AgeOfInnovationState, me: int, legal: list[Move]) -> None:
    """§AI-4.6.7.1, §AI-4.6.7.2, §AI-4.5.7 Book actions without an X that can be paid and carried out."""
    books = s.books(me)
    for i in s.book_actions:
        if not s.crossed >> (len(POWER_ACTIONS) + i) & 1:
            row = BOOK_ROWS[i]
            if books >= row.price and row.effect.can(s, me, 1, NOTHING):
                legal.append(BOOKS[i])


# ---------------------------------------------------------------- doing it


def act(s: AgeOfInnovationState, me: int, m: Move) -> None:
    """§AI-4.5.4, §AI-4.5.6 Pay for an action and carry it out; what follows is on the agenda already, conversions last."""
    kind = m.kind
    if kind in _WORK:
        do_work(s, me, 0, NONE, 0, ACTION, m)
    elif kind == "upgrade":
        upgrade(s, me, m.index[0], m.index[1])
    elif kind == "send":
        send_scholar(s, me, m.index[0], m.index[1])
    elif kind == "return":
        return_scholar(s, me, m.index[0])
    elif kind == "power":
        use_power_action(s, me, m.index[0])
    elif kind == "books":
        use_book_action(s, me, m.index[0])
    elif kind == "act":
        special_action(s, me, m)
    elif kind == "innovate":
        innovate(s, me, m.index[0])
    elif m is SHIP:
        return_scholars(s, me, 1)
        s.purse[me][COINS] -= SHIPPING_COINS
        ship_step(s, me)
    elif m is TERRAFORM:
        return_scholars(s, me, 1)
        s.purse[me][TOOLS] -= 1
        s.purse[me][COINS] -= terraforming_coins(s, me)
        terraforming_step(s, me)
    else:
        pass_turn(s, me)


def use_power_action(s: AgeOfInnovationState, me: int, i: int) -> None:
    """§AI-4.6.7.1, §AI-3.4.5 Pay the power, put an X on the action, carry it out."""
    spend_power(s, me, power_price(s, me, i))
    s.crossed |= 1 << i
    s.emit("power_action", me, POWER_ACTIONS[i])
    fire(s, me, _POWER_ACTION)
    POWER_ROWS[i].effect.begin(s, me, 1)


def use_book_action(s: AgeOfInnovationState, me: int, i: int) -> None:
    """§AI-4.6.7.1, §AI-4.6.7.2 Pay books of any kind, put an X on the action, carry it out."""
    s.crossed |= 1 << (len(POWER_ACTIONS) + i)
    s.emit("book_action", me, BOOK_ACTIONS[i])
    s.then(PayBooks(me, BOOK_ROWS[i].price), Perform(me, BOOK_ROWS[i].effect))


def special_action(s: AgeOfInnovationState, me: int, m: Move) -> None:
    """§AI-4.6.8.1 An action of an own tile, once per round if it has an X."""
    special = TREES.act(m)
    assert special is not None
    if special.once:
        s.used[me] |= 1 << special.index
    s.emit("special_action", me, str(m.args[0]))
    special.effect.begin(s, me, 1)


def innovate(s: AgeOfInnovationState, me: int, innovation: int) -> None:
    """§AI-4.6.5.2, §AI-4.6.5.3, §AI-4.6.5.4 Pay coins and the books of the cell, then the others by choice."""
    fixed, wild, coins = innovation_price(s, me, s.shelf.index(innovation))
    purse = s.purse[me]
    purse[COINS] -= coins
    for d in range(4):
        purse[3 + d] -= fixed[d]
    s.then(PayBooks(me, wild), TakeInnovation(me, innovation))


def another_action(s: AgeOfInnovationState, me: int) -> None:
    """§AI-3.4.11, §AI-5.26 A second action is a whole turn again: what would have ended the first one is dropped."""
    while not isinstance(s.agenda.pop(), Finish):
        pass
    s.then(TURN[me])


# ---------------------------------------------------------------- after the action


@dataclass
class Finish(Step):
    """§AI-4.5.2 After the action: it is asked only if something can be converted."""

    me: int

    def run(self, s: AgeOfInnovationState) -> None:
        if conversions(s, self.me) or river_hexes(s, self.me):
            s.then(AFTER[self.me])


@dataclass
class After(Ask):
    """§AI-4.5.2, §AI-5.16 Convert as you like after the action, then end the turn."""

    me: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        legal = conversions(s, self.me)
        if s.able[self.me].total("river_city"):
            legal += [RIVER_CITY[h] for h in river_hexes(s, self.me)]
        legal.append(END)
        return legal

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        me = self.me
        if m.kind == "river_city":
            s.then(pending(s, me), NO_OFFERS, FINISH[me])
            found_on_river(s, me, m.index[0])
        elif m is not END:
            convert(s, me, m)
            s.then(FINISH[me])

    def standing(self, s: AgeOfInnovationState, orders: dict[str, str]) -> Move | None:
        """Whoever never converts after an action need not say so each time."""
        if orders["after_action"] == "end" and not river_hexes(s, self.me):
            return END
        return None

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.5.1", "no-second-action")


FINISH: Final = [Finish(me) for me in range(MOST_SEATS)]
AFTER: Final = [After(me) for me in range(MOST_SEATS)]


# ---------------------------------------------------------------- passing


def pass_turn(s: AgeOfInnovationState, me: int) -> None:
    """§AI-4.6.11.1, §AI-5.23 The effects for passing come first, in any order."""
    s.emit("passed", me)
    rewards = s.agenda.pop()
    s.then(rewards, TakeBonus(me))
    fire(s, me, _PASS, 1, Pending)


@dataclass
class TakeBonus(Step):
    """§AI-4.6.11.2, §AI-4.6.11.3, §AI-4.6.11.4 A new round bonus, but not in the last round; then the marker moves."""

    me: int

    def run(self, s: AgeOfInnovationState) -> None:
        if s.round < ROUNDS:
            s.then(ChooseBonus(self.me))
        else:
            line_up(s, self.me)


@dataclass
class ChooseBonus(Ask):
    """§AI-4.6.11.2 One of the open round bonuses with its coins; the old one takes its place."""

    me: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [BONUS[b] for b in s.display]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        swap_bonus(s, self.me, s.display.index(m.index[0]))
        line_up(s, self.me)

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.6.11.2", "no-bonus-first")


def swap_bonus(s: AgeOfInnovationState, me: int, place: int) -> None:
    """§AI-4.6.11.2 Take a round bonus with its coins and leave the old one there."""
    new = s.display[place]
    s.emit("bonus", me, BONUSES[new], s.coins_on[new])
    s.purse[me][COINS] += s.coins_on[new]
    s.coins_on[new] = 0
    s.display[place] = s.bonus[me]
    s.bonus[me] = new


def line_up(s: AgeOfInnovationState, me: int) -> None:
    """§AI-4.6.11.3, §AI-4.5.3 The marker goes to the first free space of the next round."""
    s.passed.append(me)
    empower(s, me)
