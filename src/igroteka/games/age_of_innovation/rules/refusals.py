"""Why an element cannot be chosen in the own turn."""

from __future__ import annotations

from igroteka.core.bundle import NOTHING
from igroteka.core.frames import Refusal
from igroteka.core.text import Text

from ..components.boards import BECOMES, BOARDS, COST_TOOLS, MOST_SHIP, MOST_TERRAFORMING, SHIPPING_COINS
from ..components.maps import HEXES
from ..components.names import (
    BOOK_ACTIONS,
    BUILDINGS,
    DISCIPLINES,
    INNOVATIONS,
    INNOVATIONS_EACH,
    POWER_ACTIONS,
)
from ..fields import NONE
from ..state import AVAILABLE, POWER, AgeOfInnovationState
from .science import free_space
from .tiles import BOOK_ROWS, POWER_ROWS
from .upgrades import innovation_price, upgrade_coins
from .work import ACTION, MODES, work_refusal


def turn_refusal(s: AgeOfInnovationState, me: int, el: str) -> Refusal | None:
    """The rule against an element of the drawing before the action."""
    part, _, name = el.partition(":")
    if part == "hex" and name in HEXES:
        return _hex(s, me, HEXES.index(name))
    if part == "power" and name in POWER_ACTIONS:
        return _power(s, me, POWER_ACTIONS.index(name))
    if part == "books" and name in BOOK_ACTIONS:
        return _books(s, me, BOOK_ACTIONS.index(name))
    if part == "space":
        d, _, worth = name.partition(":")
        return _space(s, me, DISCIPLINES.index(d), worth) if d in DISCIPLINES else None
    if part == "return":
        return None if s.purse[me][AVAILABLE] else Refusal("AI-4.6.6.2", Text("no-scholar"))
    if part == "innovation" and name in INNOVATIONS:
        return _innovation(s, me, INNOVATIONS.index(name))
    if part == "track":
        return _track(s, me, name)
    return _other(part)


def _space(s: AgeOfInnovationState, me: int, d: int, worth: str) -> Refusal | None:
    if not s.purse[me][AVAILABLE]:
        return Refusal("AI-4.6.6.1", Text("no-scholar"))
    taken = s.spaces[4 * d] != NONE if worth == "3" else free_space(s, d, 1) < 0
    return Refusal("AI-3.2.4", Text("no-space")) if taken else None


def _other(part: str) -> Refusal | None:
    """What can be had only as a reward, or by another action."""
    refusals = {
        "competency": Refusal("AI-4.6.2.8", Text("no-competency-now")),
        "city": Refusal("AI-4.10.3", Text("no-city-now")),
        "palace": Refusal("AI-4.6.2.3", Text("no-palace-now")),
        "bonus": Refusal("AI-4.6.11.2", Text("no-bonus-now")),
        "discipline": Refusal("AI-4.6.6.1", Text("no-level-now")),
        "site": Refusal("AI-4.6.7.3", Text("no-bridge-now")),
        "book": Refusal("AI-4.8.1", Text("no-book-now")),
        "act": Refusal("AI-4.6.8.1", Text("no-act-now")),
        "convert": Refusal("AI-4.8.1", Text("no-conversion")),
        "sacrifice": Refusal("AI-4.8.2", Text("no-sacrifice")),
    }
    return refusals.get(part)


def _hex(s: AgeOfInnovationState, me: int, hex: int) -> Refusal | None:
    """An own building that cannot be upgraded, or a hex that cannot be worked on."""
    if s.owner[hex] != me:
        if s.owner[hex] != NONE:
            return Refusal("AI-4.6.1.2", Text("no-foreign"))
        return work_refusal(s, me, f"hex:{HEXES[hex]}", 0, NONE, MODES[ACTION])
    if s.neutral >> hex & 1:
        return Refusal("AI-4.1.13", Text("no-neutral-upgrade"))
    into = BECOMES[s.building[hex]]
    if not into:
        return Refusal("AI-4.6.2.1", Text("no-upgrade", building=BUILDINGS[s.building[hex]]))
    there = [k for k in into if s.left[5 * me + k]]
    if not there:
        return Refusal("AI-2.5", Text("no-piece-left", building=BUILDINGS[into[0]]))
    kind = there[0]
    return Refusal(
        "AI-4.6.2.1",
        Text(
            "no-upgrade-price",
            building=BUILDINGS[kind],
            tools=COST_TOOLS[kind],
            coins=upgrade_coins(s, me, hex, kind),
        ),
    )


def _power(s: AgeOfInnovationState, me: int, i: int) -> Refusal | None:
    price = POWER_ROWS[i].price - s.able[me].total("power_discount")
    if s.crossed >> i & 1:
        return Refusal("AI-4.6.7.1", Text("no-crossed"))
    if s.purse[me][POWER] < price:
        return Refusal("AI-3.10.1", Text("no-power", n=price, power=s.purse[me][POWER]))
    if not POWER_ROWS[i].effect.can(s, me, 1, NOTHING):
        return Refusal("AI-4.5.7", Text("no-core"))
    return None


def _books(s: AgeOfInnovationState, me: int, i: int) -> Refusal | None:
    if i not in s.book_actions:
        return None
    if s.crossed >> (len(POWER_ACTIONS) + i) & 1:
        return Refusal("AI-4.6.7.1", Text("no-crossed"))
    if s.books(me) < BOOK_ROWS[i].price:
        return Refusal("AI-3.10.2", Text("no-books", n=BOOK_ROWS[i].price, books=s.books(me)))
    if not BOOK_ROWS[i].effect.can(s, me, 1, NOTHING):
        return Refusal("AI-4.5.7", Text("no-core"))
    return None


def _innovation(s: AgeOfInnovationState, me: int, i: int) -> Refusal | None:
    if i not in s.shelf:
        return Refusal("AI-4.6.5.1", Text("no-innovation"))
    if s.innovations[me].bit_count() >= INNOVATIONS_EACH:
        return Refusal("AI-4.6.5.1", Text("no-innovation-space"))
    fixed, wild, coins = innovation_price(s, me, s.shelf.index(i))
    return Refusal("AI-4.6.5.2", Text("no-innovation-price", books=sum(fixed) + wild, coins=coins))


def _track(s: AgeOfInnovationState, me: int, name: str) -> Refusal | None:
    if name == "shipping":
        if s.shipping[me] == MOST_SHIP:
            return Refusal("AI-4.6.3.1", Text("no-track-end"))
        return Refusal("AI-4.6.3.1", Text("no-track-price", tools=0, coins=SHIPPING_COINS))
    if name == "terraforming":
        if s.terraforming[me] == MOST_TERRAFORMING:
            return Refusal("AI-4.6.4.1", Text("no-track-end"))
        coins = BOARDS[s.native[me]].terraforming_coins
        return Refusal("AI-4.6.4.1", Text("no-track-price", tools=1, coins=coins))
    return None
