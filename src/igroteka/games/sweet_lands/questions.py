"""What players ask of a position of Sweet Lands."""

from __future__ import annotations

from typing import Final

from igroteka.core.bundle import Bundle
from igroteka.core.errors import some
from igroteka.core.json_types import Json, JsonObject
from igroteka.core.kinds import refuse
from igroteka.core.links import groups
from igroteka.core.questions import Questions

from .components.boards import AREA_NAMES, AREAS, PIECES, STOCK
from .components.deck import CARD_NAMES
from .components.land import EDGE_NAMES, NEIGHBOURS, PLACE_NAMES
from .components.vocabulary import SWEETS, TERRAINS
from .effects import UNITS
from .player import Player, available, count_cities, open_ports
from .rules.areas import hand_cost
from .rules.land import terrain_cells
from .rules.prices import area_prices, card_price
from .rules.property import KINDS, Property, property_price
from .state import SweetLandsState

#: A property that is paid in full.
PLAIN: Final = Property(1, False, 0, [])
#: What can be put into a domain.
_PUT = ("terrain", "road", "property")


class SweetLandsQuestions(Questions[SweetLandsState]):
    """Prices of areas and cards, cells and edges of the domain that can be reached, cities and ports."""

    @property
    def player(self) -> Player:
        """The player of the seat."""
        return self.s.players[self.seat]

    def prices(self) -> JsonObject:
        """§SL-4.6.1, §SL-3.2.2, §SL-4.7.1, §SL-4.6.13 What areas cost, with the cards of the hand that their next space takes, the cards in hand, and the next property of each kind."""
        p = self.player
        prices = p.prices or area_prices(p.abilities)  # before a character is chosen they are those printed
        here = [i for i, area in enumerate(AREAS) if area.seats <= self.s.seats]
        return {
            "areas": {AREA_NAMES[i]: _by_name(prices[i]) for i in here},
            "hand": {AREA_NAMES[i]: hand_cost(self.s, i) for i in here if self.s.discs[i] < AREAS[i].spaces},
            "cards": {CARD_NAMES[card]: _by_name(card_price(p, card, 0)) for card in p.hand},
            "properties": {
                PIECES[kind]: _paid(property_price(p, kind, PLAIN))
                for kind in KINDS
                if p.placed[kind] < STOCK[kind]
            },
        }

    def reach(self) -> list[str]:
        """§SL-4.6.6, §SL-4.6.10 The cells where a terrain token could lie, and the edges where a road could stand."""
        p = self.player
        return [*[PLACE_NAMES[cell] for cell in terrain_cells(p, False)], *[EDGE_NAMES[e] for e in p.edges]]

    def groups(self) -> list[list[str]]:
        """§SL-4.9.2 Properties that stand next to each other, the largest group first."""
        found = groups(self.player.on, NEIGHBOURS, range(len(PIECES)))
        return [
            [PLACE_NAMES[cell] for cell in sorted(cells)] for cells in sorted(found, key=len, reverse=True)
        ]

    def placements(self, what: str) -> JsonObject:
        """§SL-4.6.6, §SL-4.6.10, §SL-4.6.13 Where a token, a road or a property could be put, with the kind of the cell; or the price of a card."""
        p = self.player
        if what in CARD_NAMES:
            card = CARD_NAMES.index(what)
            return {what: _by_name(card_price(p, card, 0))}
        kinds = p.kinds()
        words = (*TERRAINS, *[""] * 9)
        if what == "terrain":
            return {PLACE_NAMES[cell]: words[kinds[cell]] for cell in terrain_cells(p, False)}
        if what == "road":
            return {EDGE_NAMES[edge]: "" for edge in p.edges}
        if what == "property":
            return {PLACE_NAMES[cell]: words[kinds[cell]] for cell in available(p)}
        raise refuse("what", what, some([*_PUT, *CARD_NAMES]))

    def sizes(self) -> JsonObject:
        """§SL-4.9.2, §SL-4.13.5, §SL-4.7.2 Cities, open ports, tokens, roads, and sweets by name."""
        p = self.player
        return {
            "cities": count_cities(p)[0],
            "ports": open_ports(p),
            "tokens": len([token for token in p.token if token]),
            "roads": len(p.roads),
            "sweets": dict(zip(SWEETS, p.sweets, strict=True)),
        }


def _by_name(price: Bundle) -> Json:
    """A price by the names of its units."""
    return {name: n for name, n in zip(UNITS.names, price, strict=False) if n}


def _paid(price: tuple[int, int, int]) -> Json:
    """The price of a property by the names of what is paid."""
    return {name: n for name, n in zip(("wood", "iron", "gold"), price, strict=True) if n}
