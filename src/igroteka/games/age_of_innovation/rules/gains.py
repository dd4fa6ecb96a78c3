"""Power, victory points and other things that are gained and paid."""

from __future__ import annotations

from igroteka.core.bundle import Bundle
from igroteka.core.moves import Move
from igroteka.core.score import AUTOMA

from ..components.names import DISCIPLINES
from ..fields import ITEMS, WIDTH
from ..moves import CONVERT, SACRIFICE
from ..state import AVAILABLE, BOOKS, COINS, POWER, TOOLS, VP, AgeOfInnovationState


def event_seat(s: AgeOfInnovationState, party: int) -> int:
    """A party as events name it: the Automa has no seat."""
    return party if party < s.seats else AUTOMA


def gain_power(s: AgeOfInnovationState, me: int, n: int) -> int:
    """§AI-4.1.5 Tokens move from bowl I to II, then from II to III; what cannot move is lost. How many moved."""
    up = s.bowl_1[me]
    if up > n:
        up = n
    s.bowl_1[me] -= up
    s.bowl_2[me] += up
    on = n - up
    if on > s.bowl_2[me]:
        on = s.bowl_2[me]
    s.bowl_2[me] -= on
    s.purse[me][POWER] += on
    return up + on


def power_room(s: AgeOfInnovationState, me: int) -> int:
    """§AI-4.9.3 How much power the bowls can still move."""
    return 2 * s.bowl_1[me] + s.bowl_2[me]


def spend_power(s: AgeOfInnovationState, me: int, n: int) -> None:
    """§AI-4.1.6 Power is spent from bowl III and goes back to bowl I."""
    s.purse[me][POWER] -= n
    s.bowl_1[me] += n


def score(s: AgeOfInnovationState, me: int, n: int, item: int) -> None:
    """Victory points, gained or lost, with where they come from."""
    if n:
        s.purse[me][VP] += n
        s.points[me * WIDTH + item] += n
        if s.events is not None:
            s.emit("scored", event_seat(s, me), n, ITEMS[item])


def gain_scholars(s: AgeOfInnovationState, me: int, n: int) -> int:
    """§AI-4.1.15, §AI-5.25 Scholars come from the own supply; those that are not there are lost. How many came."""
    if n > s.supply[me]:
        n = s.supply[me]
    s.supply[me] -= n
    s.purse[me][AVAILABLE] += n
    return n


def return_scholars(s: AgeOfInnovationState, me: int, n: int) -> None:
    """§AI-4.8.3 Scholars that are paid go back to the own supply."""
    s.purse[me][AVAILABLE] -= n
    s.supply[me] += n


def gain(s: AgeOfInnovationState, me: int, what: Bundle, n: int, item: int) -> None:
    """A bundle n times: power goes through the bowls, scholars come from the supply, points have an item."""
    purse = s.purse[me]
    for unit in range(len(what)):
        amount = what[unit] * n
        if amount:
            if unit == POWER:
                gain_power(s, me, amount)
            elif unit == AVAILABLE:
                gain_scholars(s, me, amount)
            elif unit == VP:
                score(s, me, amount, item)
            else:
                purse[unit] += amount


def pay(s: AgeOfInnovationState, me: int, what: Bundle) -> None:
    """Pay a bundle without wild units."""
    purse = s.purse[me]
    for unit in range(len(what)):
        amount = what[unit]
        if amount:
            if unit == POWER:
                spend_power(s, me, amount)
            elif unit == AVAILABLE:
                return_scholars(s, me, amount)
            else:
                purse[unit] -= amount


def gain_book(s: AgeOfInnovationState, me: int, discipline: int) -> None:
    """One book."""
    s.purse[me][BOOKS + discipline] += 1
    if s.events is not None:
        s.emit("book", me, DISCIPLINES[discipline])


# ---------------------------------------------------------------- conversions

_SCHOLAR, _TOOL, _COIN, _SCHOLAR_TOOL, _TOOL_COIN, _BOOK, _BOOK_COIN = 0, 1, 2, 3, 4, 5, 9


def conversions(s: AgeOfInnovationState, me: int) -> list[Move]:
    """§AI-4.8.1, §AI-4.8.2 What a seat can convert now.

    Every conversion gives up something that no conversion brings back, so there is no end without them.
    """
    legal: list[Move] = []
    purse = s.purse[me]
    power = purse[POWER]
    if power:
        if power >= 5:
            if s.supply[me]:
                legal.append(CONVERT[_SCHOLAR])
            legal += CONVERT[_BOOK:_BOOK_COIN]
        if power >= 3:
            legal.append(CONVERT[_TOOL])
        legal.append(CONVERT[_COIN])
    if purse[AVAILABLE]:
        legal.append(CONVERT[_SCHOLAR_TOOL])
    if purse[TOOLS]:
        legal.append(CONVERT[_TOOL_COIN])
    for d in range(4):
        if purse[BOOKS + d]:
            legal.append(CONVERT[_BOOK_COIN + d])
    if s.bowl_2[me] >= 2:
        legal.append(SACRIFICE)
    return legal


def convert(s: AgeOfInnovationState, me: int, m: Move) -> None:
    """§AI-4.8.1, §AI-4.8.2, §AI-4.8.3 Carry out one conversion."""
    if m is SACRIFICE:
        s.bowl_2[me] -= 2
        s.burnt[me] += 1
        s.purse[me][POWER] += 1
        s.emit("sacrificed", me)
        return
    purse = s.purse[me]
    what = m.index[0]
    if what == _SCHOLAR:
        spend_power(s, me, 5)
        gain_scholars(s, me, 1)
    elif what == _TOOL:
        spend_power(s, me, 3)
        purse[TOOLS] += 1
    elif what == _COIN:
        spend_power(s, me, 1)
        purse[COINS] += 1
    elif what == _SCHOLAR_TOOL:
        return_scholars(s, me, 1)
        purse[TOOLS] += 1
    elif what == _TOOL_COIN:
        purse[TOOLS] -= 1
        purse[COINS] += 1
    elif what < _BOOK_COIN:
        spend_power(s, me, 5)
        purse[BOOKS + what - _BOOK] += 1
    else:
        purse[BOOKS + what - _BOOK_COIN] -= 1
        purse[COINS] += 1
    s.emit("converted", me, str(m.args[0]))


def final_coins(s: AgeOfInnovationState, me: int) -> int:
    """§AI-4.11.7, §AI-5.32 What everything is worth in coins, in the best way."""
    p = s.purse[me]
    return p[COINS] + p[TOOLS] + p[AVAILABLE] + s.books(me) + p[POWER] + s.bowl_2[me] // 2
