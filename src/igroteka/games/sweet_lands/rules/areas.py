"""Main action 1: action areas, their hand cost, and copying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire
from igroteka.core.bundle import NOTHING, Bundle, add
from igroteka.core.effects import Leaf
from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import AREA_NAMES, AREAS, HAND_COST, SPACES
from ..effects import AREA_EFFECT, CARD, DIAMOND, DISC, HELD, UNITS, WHEAT
from ..moves import COPY, DISCARD, SPEND_DIAMOND, USE
from ..moves import DISC as WITH_DISC
from ..state import SweetLandsState
from .payment import WHEAT_OR_WOOD, PayBasic, ask, discard
from .prices import changes_copies, copied_price, pays_area, pays_copied, substitutes
from .property import Property

#: Areas whose effect must be possible: placing properties, and copying another area.
MUST_WORK: Final = tuple([a.action in ("property", "copy") for a in AREAS])
CATEGORY: Final = tuple([a.category for a in AREAS])
DIAMONDS: Final = tuple([UNITS.parse(f"{n}diamond") if n else NOTHING for n in range(len(HAND_COST) + 1)])


def usable(s: SweetLandsState, me: int, area: int, owed: Bundle) -> bool:
    """§SL-4.6.1, §SL-5.10 Whether the printed cost can be paid after `owed`, and properties placed or an area copied."""
    p = s.players[me]
    if not pays_area(p, area, owed):
        return False
    if MUST_WORK[area]:
        return AREA_EFFECT[area].can(s, me, 1, add(owed, p.prices[area]))
    return True


def copyable(s: SweetLandsState, me: int, area: int, owed: Bundle) -> bool:
    """§SL-4.6.5, §SL-5.10, §SL-5.44 Whether an area can be copied after `owed`: paid, unless copies are free, and its effect possible."""
    p = s.players[me]
    if copies_are_free(s):
        return not MUST_WORK[area] or AREA_EFFECT[area].can(s, me, 1, owed)
    if not pays_copied(s, p, area, owed):
        return False
    return not MUST_WORK[area] or AREA_EFFECT[area].can(s, me, 1, add(owed, copied_price(s, p, area)))


def copies_are_free(s: SweetLandsState) -> bool:
    """§SL-5.12 Whether an area that is copied costs nothing more."""
    return s.options.get("copy", "paid") == "free"


def hand_cost(s: SweetLandsState, area: int) -> int:
    """§SL-3.2.2 The cards that the leftmost empty space costs."""
    return HAND_COST[s.discs[area]]


def area_moves(s: SweetLandsState, me: int) -> list[Move]:
    """§SL-4.6.1, §SL-4.6.2, §SL-4.6.3, §SL-4.5.4, §SL-4.12.14 The areas that can be used, by hand cost and with an own disc."""
    p = s.players[me]
    cards, disc = p.have[CARD], p.have[DISC] > 0
    diamonds = p.have[DIAMOND] if p.abilities.rules("diamond_as_card") else 0
    discs = s.discs
    legal: list[Move] = []
    for area in s.open_areas():
        if discs[area] >= SPACES[area]:
            continue
        missing = HAND_COST[discs[area]] - cards
        if missing <= 0:
            if usable(s, me, area, NOTHING):
                legal.append(USE[area])
                if disc:
                    legal.append(WITH_DISC[area])
            continue
        if missing <= diamonds and usable(s, me, area, DIAMONDS[missing]):
            legal.append(USE[area])
        if disc and usable(s, me, area, NOTHING):
            legal.append(WITH_DISC[area])
    return legal


def use_area(s: SweetLandsState, me: int, area: int, own: bool) -> None:
    """§SL-4.6.1, §SL-4.6.2, §SL-4.6.4, §SL-4.5.5, §SL-5.39 A disc on the leftmost empty space, the hand cost, the printed cost, the effect."""
    n = 0 if own else hand_cost(s, area)
    s.discs[area] += 1
    s.emit("used_disc" if own else "used", me, AREA_NAMES[area])
    s.then(PayArea(me, area), AreaEffect(me, area))
    if own:
        s.players[me].have[DISC] -= 1
    else:
        ask_hand(s, HandCost(me, n, area))


def ask_hand(s: SweetLandsState, cost: HandCost) -> None:
    """Ask for something of the hand; the only card in it lies open without a question, so the secret is out."""
    if len(cost.moves(s)) == 1:
        s.reveal()
    ask(s, cost)


@dataclass
class HandCost(Ask):
    """§SL-4.6.1, §SL-4.5.4, §SL-4.12.14 Discard the hand cost; Gretel may pay diamonds that the area does not need."""

    me: int
    n: int
    area: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        p = s.players[self.me]
        legal = [DISCARD[c] for c in p.hand] if p.have[CARD] > 0 else []
        if p.abilities.rules("diamond_as_card"):
            price = p.prices[self.area]
            if p.have[DIAMOND] > (price[DIAMOND] if price else 0):
                legal.append(SPEND_DIAMOND)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if self.n > 1:
            s.then(HandCostOn(self.me, self.n - 1, self.area))
        if m is SPEND_DIAMOND:
            s.players[self.me].have[DIAMOND] -= 1
            s.emit("paid", self.me, "diamond", 1)
            fire(s, self.me, ("diamond_as_card",))
        else:
            discard(s, self.me, m.index[0])

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-HandCost", n=self.n, area=AREA_NAMES[self.area])

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        if el.startswith("card:") and s.players[self.me].have[CARD] == 0:
            return Refusal("SL-4.5.4", Text("no-last-card"))
        return None


@dataclass
class HandCostOn(Step):
    """The rest of a hand cost."""

    me: int
    n: int
    area: int

    def run(self, s: SweetLandsState) -> None:
        ask_hand(s, HandCost(self.me, self.n, self.area))


@dataclass
class PayArea(Step):
    """§SL-4.6.1, §SL-5.11, §SL-4.12.4 Pay the printed cost in full; Rikka may pay wood for wheat."""

    me: int
    area: int

    def price(self, s: SweetLandsState) -> Bundle:
        """What is paid."""
        return s.players[self.me].prices[self.area]

    def swaps(self, s: SweetLandsState) -> bool:
        """Whether wood may be paid for wheat."""
        return substitutes(s.players[self.me], self.area)

    def is_payable(self, s: SweetLandsState, owed: Bundle) -> bool:
        """Whether it can be paid after `owed`."""
        return pays_area(s.players[self.me], self.area, owed)

    def run(self, s: SweetLandsState) -> None:
        p = s.players[self.me]
        price = self.price(s)
        if not price:
            return
        swap = price[WHEAT] > 0 and self.swaps(s)
        for unit in range(HELD):
            if price[unit] and not (swap and unit == WHEAT):
                p.have[unit] -= price[unit]
                s.emit("paid", self.me, UNITS.names[unit], price[unit])
        if swap:
            ask(s, PayBasic(self.me, price[WHEAT], WHEAT_OR_WOOD))


@dataclass
class PayCopied(PayArea):
    """§SL-5.12, §SL-5.44 Pay for an area that is copied where the changes of characters do not hold for copies."""

    def price(self, s: SweetLandsState) -> Bundle:
        return copied_price(s, s.players[self.me], self.area)

    def swaps(self, s: SweetLandsState) -> bool:
        return False

    def is_payable(self, s: SweetLandsState, owed: Bundle) -> bool:
        return pays_copied(s, s.players[self.me], self.area, owed)


@dataclass
class AreaEffect(Step):
    """§SL-4.6.1, §SL-5.10 Resolve the effect of an area."""

    me: int
    area: int

    def run(self, s: SweetLandsState) -> None:
        effect = AREA_EFFECT[self.area]
        if isinstance(effect, Property):
            effect.insist(s, self.me)
        else:
            effect.begin(s, self.me, 1)


# ---------------------------------------------------------------- copying


class Copies(Leaf[SweetLandsState]):
    """§SL-4.6.5, §SL-5.12 Resolve an open area of some categories, paying its cost."""

    def __init__(self, categories: list[str]) -> None:
        super().__init__("copy", sort="-".join(categories))
        self.categories: Final = categories

    def areas(self, s: SweetLandsState, me: int, owed: Bundle) -> list[int]:
        """The areas that can be copied after `owed` has been paid."""
        allowed = [a for a in s.open_areas() if CATEGORY[a] in self.categories]
        return [a for a in allowed if copyable(s, me, a, owed)]

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return bool(self.areas(s, me, owed))

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        s.then(CopyArea(me, self))


@dataclass
class CopyArea(Ask):
    """§SL-4.6.5, §SL-5.12 Which area is copied: no empty space is needed there, no disc and no hand cost."""

    me: int
    effect: Copies

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [COPY[a] for a in self.effect.areas(s, self.me, NOTHING)]

    def take(self, s: SweetLandsState, m: Move) -> None:
        area = m.index[0]
        s.emit("copied", self.me, AREA_NAMES[area])
        if copies_are_free(s):
            s.then(AreaEffect(self.me, area))
        elif changes_copies(s):
            s.then(PayArea(self.me, area), AreaEffect(self.me, area))
        else:
            s.then(PayCopied(self.me, area), AreaEffect(self.me, area))

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        word, _, name = el.partition(":")
        if word != "area" or name not in AREA_NAMES:
            return None
        area = AREA_NAMES.index(name)
        if CATEGORY[area] not in self.effect.categories:
            return Refusal("SL-5.12", Text("no-copy-of-this"))
        if area not in s.open_areas():
            return Refusal("SL-3.2.3", Text("no-area-open", round=AREAS[area].opens))
        return Refusal("SL-4.6.5", Text("no-means-for-area"))
