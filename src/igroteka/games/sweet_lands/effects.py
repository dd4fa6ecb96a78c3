"""Counts and the plain leaves of effects: what is gained, raised or put down without a question.

The leaves that ask stand with their rules; `rules.catalogue` puts all trees together from the data files
and fills the lists at the end of this module, where the rules find them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.core.abilities import Ability, fire
from igroteka.core.bundle import NOTHING, Bundle, Units
from igroteka.core.effects import CountOf, Effect, Instant, Sure
from igroteka.core.text import Text

from ._fields import SweetLandsFields
from .amounts import amounts_text, chain_texts
from .components.boards import PIECES, SYMBOLS_CROSSED, TRACK_COLOR, TYPE
from .components.deck import ANY, CARDS, NO_MARK
from .components.vocabulary import COLORS, INDUSTRIES, PRODUCTS, PROPERTIES, SITES, SWEETS, TERRAINS
from .counting import count_text
from .player import Player
from .player_fields import BORDER_TOKENS, FLIPPED

UNITS: Final = Units(
    "gold wheat wood iron diamond disc vp cp ip card", basic="wheat wood iron", card_or_disc="card disc"
)
GOLD, WHEAT, WOOD, IRON, DIAMOND, DISC, VP, CP, IP, CARD, BASIC, CARD_OR_DISC = range(12)
HELD: Final = 10

#: Cities in all, with a laboratory, with the tower, with a rabbit.
CITY_WITH: Final = ("", "lab", "tower", "rabbit")


class Number(CountOf[SweetLandsFields]):
    """§SL-3.0.6 A count of the vocabulary, read off the position of a seat."""

    def __init__(self, row: dict[str, Any], steady: bool) -> None:
        super().__init__(row["what"], steady)
        self.row: Final = row
        self.what: Final[str] = row["what"]
        self.kind: Final[str] = row.get("kind", "")
        self.on: Final[int] = SITES.index(row["on"]) if "on" in row else -1
        self.index: Final = self._index(row)
        self.indices: Final[list[int]] = [TERRAINS.index(kind) for kind in row.get("kinds", [])]
        self.flipped: Final = row.get("state") == "flipped"
        self.mark: Final[str] = row.get("mark", "")

    def _index(self, row: dict[str, Any]) -> int:
        """The number of the kind, column or feature that is named, -1 if none is."""
        if self.what == "city":
            return CITY_WITH.index(row.get("with", ""))
        if "column" in row:
            return INDUSTRIES.index(row["column"])
        words = {"sweet": SWEETS, "terrain": TERRAINS, "property": PROPERTIES, "production": PRODUCTS}
        domain = words.get(self.what, ())
        return domain.index(self.kind) if self.kind in domain else -1

    def of(self, s: SweetLandsFields, me: int) -> int:
        p = s.players[me]
        return self.count(p)

    def text(self) -> Text:
        return count_text(self.row)

    def count(self, p: Player) -> int:
        """The number for this player."""
        what = self.what
        if what == "sweet":
            return p.sweets[self.index]
        if what == "terrain":
            return self._terrain(p)
        if what == "property":
            return self._property(p)
        if what == "played":
            return self._count_played(p)
        if what == "city":
            return p.city[self.index]
        if what == "production":
            return self._production(p)
        if what == "employed":
            columns = p.columns
            if self.index >= 0:
                return len(columns[self.index])
            return len(columns[0]) + len(columns[1]) + len(columns[2])
        return _plain(p, what)

    def _terrain(self, p: Player) -> int:
        """§SL-5.17 Special tokens count in all, for no type."""
        first = FLIPPED if self.flipped else 0
        if self.index >= 0:
            return p.tally[first + self.index]
        if self.indices:
            return sum([p.tally[first + kind] for kind in self.indices])
        return sum(p.tally[first : first + len(TERRAINS)])

    def _property(self, p: Player) -> int:
        placed = p.placed
        if self.on >= 0:
            kinds = p.kinds()
            on = p.on
            return len(
                [c for c in range(len(on)) if on[c] >= 0 and kinds[c] == self.on and self._is_typed(on[c])]
            )
        if self.index >= 0:
            return sum([placed[i] for i in range(len(PIECES)) if TYPE[i] == self.index])
        return sum(placed)

    def _is_typed(self, piece: int) -> bool:
        return self.index < 0 or TYPE[piece] == self.index

    def _count_played(self, p: Player) -> int:
        """§SL-5.19 Employed workers are played cards; a card marked "any" counts for each industry."""
        cards = (*p.played, *p.columns[0], *p.columns[1], *p.columns[2])
        if not self.kind and not self.mark:
            return len(cards)
        count = 0
        for c in cards:
            card = CARDS[c]
            if self.kind and card.round_end != (self.kind == "round_end"):
                continue
            if self.mark == "marked" and card.mark == NO_MARK:
                continue
            if self.mark in INDUSTRIES and card.mark not in (INDUSTRIES.index(self.mark), ANY):
                continue
            count += 1
        return count

    def _production(self, p: Player) -> int:
        makes = p.makes
        if self.index >= 0:
            return makes[self.index]
        return min(makes[1:]) if self.kind == "min_basic" else max(makes[1:])


def color_sums(p: Player) -> list[int]:
    """The steps made in each colour."""
    sums = [0] * len(COLORS)
    for track in range(len(TRACK_COLOR)):
        sums[TRACK_COLOR[track]] += p.prosper[track]
    return sums


def symbols_crossed(p: Player) -> int:
    """§SL-5.51 The symbols of industry points that both markers have crossed."""
    return SYMBOLS_CROSSED[p.cart] + (SYMBOLS_CROSSED[p.locomotive] if p.locomotive >= 0 else 0)


#: The counts without selectors; all others are what a player has of a unit.
_PLAIN: Final[dict[str, Callable[[Player], int]]] = {
    "food": lambda p: p.food,
    "wonder": lambda p: p.wonder,
    "industry": lambda p: max(p.cart, p.locomotive),
    "port": lambda p: p.ports,
    "rabbit": lambda p: len(p.rabbits),
    "road": lambda p: len(p.roads),
    "skill": lambda p: p.skills.bit_count(),
    "sweet_best": lambda p: max(p.sweets),
    "terrain_best": lambda p: max(p.tally[: len(TERRAINS) - 1]),
    "terrain_border": lambda p: p.tally[BORDER_TOKENS],
    "employed_sets": lambda p: min(len(p.columns[0]), len(p.columns[1]), len(p.columns[2])),
    "hand": lambda p: len(p.hand),
    "prosper": lambda p: sum(p.prosper),
    "prosper_best_color": lambda p: max(color_sums(p)),
    "prosper_least_color": lambda p: min(color_sums(p)),
    "ip_symbol": symbols_crossed,
    "round_ip": lambda p: p.round_ip,
    "marker": lambda p: p.markers,
}


def _plain(p: Player, what: str) -> int:
    """A count without selectors."""
    count = _PLAIN.get(what)
    return p.have[UNITS.index[what]] if count is None else count(p)


# ---------------------------------------------------------------- plain leaves


class Gain(Sure[SweetLandsFields]):
    """§SL-3.0.2 Resources and points from the supply."""

    def __init__(self, gives: Bundle) -> None:
        super().__init__("gain", gives)
        self.amounts: Final = [(unit, gives[unit]) for unit in range(HELD) if gives[unit]]

    def do(self, s: SweetLandsFields, me: int, n: int) -> None:
        have = s.players[me].have
        for unit, amount in self.amounts:
            have[unit] += amount * n
            s.emit("gained", me, UNITS.names[unit], amount * n)

    def text(self) -> Text:
        return Text("effect-gain", what=amounts_text([(UNITS.names[unit], n) for unit, n in self.amounts]))


class Produce(Sure[SweetLandsFields]):
    """§SL-3.1.2 Raise production levels; every point of gold is an event."""

    def __init__(self, levels: tuple[int, ...]) -> None:
        super().__init__("produce", NOTHING)
        self.levels: Final = levels

    def do(self, s: SweetLandsFields, me: int, n: int) -> None:
        for kind in range(len(PRODUCTS)):
            if self.levels[kind]:
                produce(s, me, kind, self.levels[kind] * n)

    def text(self) -> Text:
        levels = [Text("level", kind=PRODUCTS[k], n=n) for k, n in enumerate(self.levels) if n]
        return Text("effect-produce", what=chain_texts("effect-amounts", levels))


def produce(s: SweetLandsFields, me: int, kind: int, n: int) -> None:
    """Raise one production level."""
    p = s.players[me]
    p.makes[kind] += n
    s.emit("raised", me, PRODUCTS[kind], n)
    if kind == 0:
        fire(s, me, ("gold_production_up",), n)


class Discount(Sure[SweetLandsFields]):
    """§SL-4.6.21 A discount token: every property costs less wood for good."""

    def __init__(self, n: int) -> None:
        super().__init__("discount", NOTHING, n=n)
        self.less: Final = n

    def do(self, s: SweetLandsFields, me: int, n: int) -> None:
        s.players[me].discount += self.less * n


class Marker(Sure[SweetLandsFields]):
    """§SL-4.12.11 Markers on the character."""

    def __init__(self, n: int) -> None:
        super().__init__("marker", NOTHING, n=n)
        self.k: Final = n

    def do(self, s: SweetLandsFields, me: int, n: int) -> None:
        s.players[me].markers += self.k * n


class Locomotive(Instant[SweetLandsFields]):
    """§SL-4.6.20 The locomotive enters the track."""

    def __init__(self) -> None:
        super().__init__("locomotive")

    def do(self, s: SweetLandsFields, me: int, n: int) -> None:
        p = s.players[me]
        if p.locomotive < 0:
            p.locomotive = 0
            s.emit("locomotive", me)


# ---------------------------------------------------------------- the trees of the components

#: The rows of the effects that may wait for their owner's order, by name.
ROWS_OF: Final[dict[str, list[dict[str, Any]]]] = {}
#: By terrain kind and the capital.
SITE: Final[list[Effect]] = []
SPECIAL_SITE: Final[list[Effect]] = []
SYMBOL: Final[list[Effect]] = []
#: §SL-4.6.12 The card of a bonus-card area.
AREA_CARD: Final[list[Effect]] = []
#: By space; None where there is no bonus.
CART: Final[list[Effect | None]] = []
LOCOMOTIVE: Final[list[Effect | None]] = []
FOOD: Final[list[Effect | None]] = []
#: For each step beyond the last space.
INDUSTRY_BEYOND: Final[list[Effect]] = []
FOOD_BEYOND: Final[list[Effect]] = []
#: By track and space, and for the first on the last space of each.
PROSPERITY: Final[list[list[Effect | None]]] = []
FIRST_ON_LAST: Final[list[Effect]] = []
RABBIT_BONUS: Final[list[Effect]] = []
#: By character, piece (tent, house, building) and row.
ROW_BONUS: Final[list[list[list[Effect]]]] = []
SHOP_BONUS: Final[list[Effect]] = []
#: By character and industry.
COLUMN_ABILITY: Final[list[list[Effect]]] = []
AREA_EFFECT: Final[list[Effect]] = []
FREE_EFFECT: Final[list[Effect]] = []
HELP_EFFECT: Final[list[Effect]] = []
CARD_EFFECT: Final[list[Effect]] = []
CARD_LABOUR: Final[list[Effect | None]] = []
#: By skill token: what it does at once, when flipped, and its abilities.
SKILL_NOW: Final[list[Effect | None]] = []
SKILL_FLIP: Final[list[Effect | None]] = []
SKILL_ABILITIES: Final[list[tuple[Ability, ...]]] = []
CHARACTER_ABILITIES: Final[list[tuple[Ability, ...]]] = []
TOWER_ABILITIES: Final[list[tuple[Ability, ...]]] = []
TOWER_NOW: Final[list[Effect | None]] = []
TOWER_IF: Final[list[list[tuple[Number, int]]]] = []
#: By milestone and side.
MILESTONE_IF: Final[list[list[list[tuple[Number, int]]]]] = []
TRACK_COUNT: Final[list[Number]] = []
SET_COUNT: Final[list[tuple[Number, int]]] = []
SCORING_COUNT: Final[list[Number]] = []


def holds(s: SweetLandsFields, me: int, conditions: list[tuple[Number, int]]) -> bool:
    """Whether all of some counts are large enough."""
    p = s.players[me]
    return all(count.count(p) >= least for count, least in conditions)
