"""Properties: their price, their site, and the bonuses of the player board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire
from igroteka.core.bundle import NOTHING, Bundle
from igroteka.core.effects import Effect, Perform
from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text, Value

from ..amounts import amounts_text
from ..components.boards import LAB, PIECE_COST, PIECES, SHOP, STOCK, TOWER
from ..components.land import CAPITAL, PLACE_NAMES
from ..components.vocabulary import SITES
from ..effects import GOLD, IRON, ROW_BONUS, SHOP_BONUS, UNITS, WOOD
from ..moves import BUILD, STOP
from ..player import TURNED, Player, available, put_piece
from ..state import SweetLandsState
from .land import named_cell, site_effect
from .payment import UpTo, give

#: Wood, iron and gold of each piece by the number already placed.
COSTS: Final = tuple(
    [
        tuple([(cost.get("wood", 0), cost.get("iron", 0), cost.get("gold", 0)) for cost in costs])
        for costs in PIECE_COST
    ]
)
assert all(set(cost) <= {"wood", "iron", "gold"} for costs in PIECE_COST for cost in costs)
KINDS: Final = range(TOWER)


#: Numbers in a purse: wood, iron and gold, and the discount on wood.
PURSE: Final = 4


def property_price(p: Player, piece: int, effect: Property) -> tuple[int, int, int]:
    """§SL-4.6.13, §SL-5.28 Wood, iron and gold for the next piece of a kind, less all discounts on wood."""
    return price_with(p, piece, effect, p.discount)


def price_with(p: Player, piece: int, effect: Property, discount: int) -> tuple[int, int, int]:
    """§SL-4.6.13, §SL-5.28 The same with a discount of some moment."""
    if effect.free:
        return (0, 0, 0)
    wood, iron, gold = COSTS[piece][p.placed[piece]]
    return (max(wood - discount - effect.less, 0), iron, gold)


def affordable(p: Player, effect: Property, owed: Bundle) -> list[int]:
    """The pieces that are left and can be paid after `owed`."""
    have = p.have
    wood, iron, gold = have[WOOD], have[IRON], have[GOLD]
    if owed:
        wood, iron, gold = wood - owed[WOOD], iron - owed[IRON], gold - owed[GOLD]
    return pieces_for(p, effect, (wood, iron, gold, p.discount))


def pieces_for(p: Player, effect: Property, purse: tuple[int, ...]) -> list[int]:
    """The pieces that are left and can be paid out of a purse."""
    wood, iron, gold, discount = purse
    placed = p.placed
    pieces: list[int] = []
    for piece in KINDS:
        if placed[piece] < STOCK[piece]:
            price = price_with(p, piece, effect, discount)
            if price[0] <= wood and price[1] <= iron and price[2] <= gold:
                pieces.append(piece)
    return pieces


def purse_of(p: Player) -> tuple[int, ...]:
    """What a player can pay properties with now."""
    return (p.have[WOOD], p.have[IRON], p.have[GOLD], p.discount)


def sites_for(p: Player, effect: Property) -> list[int]:
    """§SL-4.6.13, §SL-4.6.28, §SL-5.9 The sites on which such a property may stand."""
    if effect.kinds:
        kind = p.kinds()
        return [c for c in available(p) if kind[c] in effect.kinds]
    return list(available(p))


@dataclass
class Build(Ask):
    """§SL-4.6.13, §SL-4.6.14, §SL-3.0.2 Place a property, up to `left` of them one after another.

    `must` forbids to stop: an area for properties is used only to place one. `taken` are the pieces placed so
    far, each as piece + number of its row × 8; their bonuses come after the last one.
    """

    me: int
    effect: Property
    left: int
    must: bool
    taken: tuple[int, ...]

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def pieces(self, p: Player) -> list[int]:
        """The pieces that are left and can be paid."""
        return affordable(p, self.effect, NOTHING)

    def price(self, p: Player, piece: int) -> tuple[int, int, int]:
        """Wood, iron and gold for the next piece of a kind."""
        return property_price(p, piece, self.effect)

    def rest(self, price: tuple[int, int, int], taken: tuple[int, ...]) -> Step:
        """What comes when this property stands and is paid."""
        return BuildOn(self.me, self.effect, self.left - 1, taken)

    def moves(self, s: SweetLandsState) -> list[Move]:
        p = s.players[self.me]
        sites = sites_for(p, self.effect)
        legal = [BUILD[piece][c] for piece in self.pieces(p) for c in sites]
        if not self.must:
            legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            bonuses(s, self.me, self.taken)
            return
        p = s.players[self.me]
        piece, cell = m.index[0], m.index[1]
        price = self.price(p, piece)
        wood, iron, gold = price
        have = p.have
        have[WOOD] -= wood
        have[IRON] -= iron
        have[GOLD] -= gold
        if s.events is not None:
            for unit, n in ((WOOD, wood), (IRON, iron), (GOLD, gold)):
                if n:
                    s.emit("paid", self.me, UNITS.names[unit], n)
        taken = (*self.taken, piece + 8 * p.placed[piece])
        s.then(self.rest(price, taken))
        place_property(s, self.me, piece, cell)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-Build", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return build_refusal(s, self, el)


@dataclass
class BuildFromPurse(Build):
    """§SL-5.42 The same where all properties of an action are paid out of what there was at its start.

    `purse` is what is left of the wood, iron and gold of then, and the discount of then.
    """

    purse: tuple[int, ...]

    def pieces(self, p: Player) -> list[int]:
        return pieces_for(p, self.effect, _still_there(self.purse, p))

    def price(self, p: Player, piece: int) -> tuple[int, int, int]:
        return price_with(p, piece, self.effect, self.purse[-1])

    def rest(self, price: tuple[int, int, int], taken: tuple[int, ...]) -> Step:
        wood, iron, gold, discount = self.purse
        left = (wood - price[0], iron - price[1], gold - price[2], discount)
        return BuildOnFromPurse(self.me, self.effect, self.left - 1, taken, left)


def _still_there(purse: tuple[int, ...], p: Player) -> tuple[int, ...]:
    """A purse without what effects of sites have cost meanwhile."""
    wood, iron, gold, discount = purse
    return (min(wood, p.have[WOOD]), min(iron, p.have[IRON]), min(gold, p.have[GOLD]), discount)


@dataclass
class BuildOn(Step):
    """§SL-4.6.15, §SL-4.6.16, §SL-5.42 The next property if it can be placed and paid now, else the bonuses of all."""

    me: int
    effect: Property
    left: int
    taken: tuple[int, ...]

    def run(self, s: SweetLandsState) -> None:
        if self.left > 0 and self.effect.can(s, self.me, 1, NOTHING):
            s.then(Build(self.me, self.effect, self.left, False, self.taken))
        else:
            bonuses(s, self.me, self.taken)


@dataclass
class BuildOnFromPurse(BuildOn):
    """§SL-4.6.15, §SL-4.6.16, §SL-5.42 The next property if what is left of the purse pays it, else the bonuses of all."""

    purse: tuple[int, ...]

    def run(self, s: SweetLandsState) -> None:
        p = s.players[self.me]
        pays = bool(pieces_for(p, self.effect, _still_there(self.purse, p)))
        if self.left > 0 and pays and sites_for(p, self.effect):
            s.then(BuildFromPurse(self.me, self.effect, self.left, False, self.taken, self.purse))
        else:
            bonuses(s, self.me, self.taken)


def first_property(s: SweetLandsState, me: int, effect: Property, n: int, must: bool) -> Build:
    """§SL-5.42 The question about the first property of up to `n`: paid one by one, or all out of what there is now."""
    if n > 1 and not effect.free and s.options["property_payment"] == "from_start":
        return BuildFromPurse(me, effect, n, must, (), purse_of(s.players[me]))
    return Build(me, effect, n, must, ())


def place_property(s: SweetLandsState, me: int, piece: int, cell: int) -> None:
    """§SL-4.6.15, §SL-3.0.5 The piece stands; abilities that look at it come before the effect of the site."""
    p = s.players[me]
    put_piece(p, piece, cell)
    s.emit("built", me, PIECES[piece], PLACE_NAMES[cell])
    s.then(Perform(me, site_effect(p, cell)))
    fire(s, me, ("place_property",))


def bonuses(s: SweetLandsState, me: int, taken: tuple[int, ...]) -> None:
    """§SL-4.6.16, §SL-3.6.2, §SL-3.6.3 The bonuses of the pieces taken, in any order; laboratories have none."""
    p = s.players[me]
    rewards: list[Effect] = []
    for code in taken:
        piece, row = code % 8, code // 8
        if piece >= SHOP:
            rewards.append(SHOP_BONUS[piece - SHOP])
        elif piece != LAB:
            rewards.append(ROW_BONUS[p.character][piece][row])
    give(s, me, rewards)


class Property(UpTo):
    """§SL-4.6.13 Place up to n properties: free or paid less some wood, perhaps only on some kinds of site."""

    def __init__(self, n: int, free: bool, less: int, on: list[str]) -> None:
        word = "property-free" if free else "property-less" if less else "property"
        args: dict[str, Value] = {"less": less} if less else {}
        if on:
            word, args["on"] = word + "-on", on[0]
        super().__init__(word, n, "property", **args)
        self.free: Final = free
        self.less: Final = less
        self.kinds: Final = [SITES.index(kind) for kind in on]

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        p = s.players[me]
        return bool(sites_for(p, self)) and bool(affordable(p, self, owed))

    def begin(self, s: SweetLandsState, me: int, n: int) -> None:
        if self.can(s, me, 1, NOTHING):
            s.then(first_property(s, me, self, self.k * n, False))

    def insist(self, s: SweetLandsState, me: int) -> None:
        """§SL-5.10 The same in an action area, where at least one must be placed."""
        s.then(first_property(s, me, self, self.k, True))


def build_refusal(s: SweetLandsState, asked: Build, el: str) -> Refusal | None:
    """Why a piece or a site cannot be chosen."""
    me, effect = asked.me, asked.effect
    p = s.players[me]
    words = el.split(":")
    if len(words) == 3 and words[0] == "piece" and words[1] == str(me) and words[2] in PIECES:
        piece = PIECES.index(words[2])
        if piece == TOWER:
            return Refusal("SL-4.6.14", Text("no-tower-here"))
        if p.placed[piece] == STOCK[piece]:
            return Refusal("SL-3.6.1", Text("no-piece-left"))
        wood, iron, gold = asked.price(p, piece)
        price = amounts_text([("wood", wood), ("iron", iron), ("gold", gold)])
        return Refusal("SL-4.6.13", Text("no-means-for-piece", cost=price))
    cell = named_cell(el, me)
    if cell < 0:
        return None
    if p.on[cell] >= 0:
        return Refusal("SL-4.6.13", Text("no-site-taken"))
    if cell in p.fresh:
        return Refusal("SL-5.9", Text("no-site-fresh"))
    if p.token[cell] != TURNED and p.kinds()[cell] != CAPITAL:
        return Refusal("SL-4.6.13", Text("no-site-unflipped"))
    if not effect.kinds:
        return Refusal("SL-4.6.13", Text("no-property-for-area"))
    return Refusal("SL-4.6.13", Text("no-site-kind", on=SITES[effect.kinds[0]]))
