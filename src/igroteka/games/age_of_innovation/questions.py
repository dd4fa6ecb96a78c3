"""What players ask of a position of Age of Innovation."""

from __future__ import annotations

from igroteka.core.json_types import Json, JsonObject
from igroteka.core.kinds import refuse
from igroteka.core.questions import Questions

from .components.boards import BECOMES, COST_TOOLS
from .components.maps import HEXES
from .components.names import BUILDINGS, DISCIPLINES, INNOVATIONS, TERRAINS
from .fields import NONE
from .rules.land import groups, power_value, reach, spades_needed
from .rules.scoring import area
from .rules.upgrades import innovation_price, upgrade_coins
from .rules.work import WORKSHOP_COINS, WORKSHOP_TOOLS, spade_price
from .state import AgeOfInnovationState


class AgeOfInnovationQuestions(Questions[AgeOfInnovationState]):
    """Spades, workshops, upgrades and innovations, hexes in reach, groups with their power, and the area of the final scoring."""

    def prices(self) -> JsonObject:
        """§AI-4.6.1.4, §AI-4.6.1.9, §AI-4.6.2.2, §AI-4.6.5.2 What a spade, a workshop, each upgrade and each innovation cost the seat."""
        s, me = self.s, self.seat
        upgrades: dict[str, Json] = {}
        for hex in s.homes[me]:
            if not s.neutral >> hex & 1 and BECOMES[s.building[hex]]:
                upgrades[HEXES[hex]] = {
                    BUILDINGS[kind]: {"tools": COST_TOOLS[kind], "coins": upgrade_coins(s, me, hex, kind)}
                    for kind in BECOMES[s.building[hex]]
                }
        return {
            "spade": {"tools": spade_price(s, me)},
            "workshop": {"tools": WORKSHOP_TOOLS, "coins": WORKSHOP_COINS},
            "upgrade": upgrades,
            "innovation": {
                INNOVATIONS[kind]: self._innovation(i) for i, kind in enumerate(s.shelf) if kind != NONE
            },
        }

    def _innovation(self, cell: int) -> Json:
        books, any_books, coins = innovation_price(self.s, self.seat, cell)
        named = {name: n for name, n in zip(DISCIPLINES, books, strict=True) if n}
        return {**named, "any": any_books, "coins": coins}

    def reach(self) -> list[str]:
        """§AI-4.1.3 The empty land in reach."""
        hexes = reach(self.s, self.seat) & self.s.empty
        return [name for hex, name in enumerate(HEXES) if hexes >> hex & 1]

    def groups(self) -> list[list[str]]:
        """The own buildings that are adjacent, the largest group first."""
        found = sorted(groups(self.s, self.seat), key=len, reverse=True)
        return [[HEXES[hex] for hex in sorted(members)] for members in found]

    def placements(self, what: str) -> JsonObject:
        """§AI-3.1.2, §AI-4.6.1.4 The empty land in reach with its terrain, the spades to the native one, and their tools; `what` is "workshop"."""
        if what != "workshop":
            raise refuse("what", what, "workshop")
        s, me = self.s, self.seat
        places: JsonObject = {}
        for name in self.reach():
            hex = HEXES.index(name)
            spades = spades_needed(s, me, hex)
            tools = spades * spade_price(s, me)
            places[name] = {"terrain": TERRAINS[s.terrain[hex]], "spades": spades, "tools": tools}
        return places

    def sizes(self) -> JsonObject:
        """§AI-4.11.5, §AI-4.1.14 The area of the final scoring, and the power value of each group by its first hex."""
        s, me = self.s, self.seat
        power: dict[str, Json] = {
            HEXES[min(members)]: sum([power_value(s, hex) for hex in members]) for members in groups(s, me)
        }
        return {"area": area(s, me), "power": power}
