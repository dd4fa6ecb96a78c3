"""What players ask of a position of Garden Nation."""

from __future__ import annotations

from igroteka.core.json_types import JsonObject
from igroteka.core.kinds import refuse
from igroteka.core.links import groups
from igroteka.core.questions import Questions

from .components.board import LINKS, SIZE, ZONE_NAMES, ZONES
from .fields import NOBODY
from .rules.building import builds, double_price, floor_price
from .rules.scoring import leaders
from .rules.turn import chain
from .state import GardenNationState


class GardenNationQuestions(Questions[GardenNationState]):
    """Prices of floors, where the Torticrane lets a seat build, and who leads in which territory."""

    def prices(self) -> JsonObject:
        """§GN-4.6.3, §GN-3.5.4 Inhabitants for the next floor of each zone without a roof, and for taking over each building of others."""
        s = self.s
        if not s.layout.complete():
            return {"floor": {}, "invasion": {}}
        floors = {
            self._name(z): floor_price(s, z)
            for z in range(ZONES)
            if s.owner[z] in (NOBODY, self.seat) and not s.roof[z]
        }
        invasions = {
            self._name(z): double_price(s, z) for z in range(ZONES) if s.owner[z] not in (NOBODY, self.seat)
        }
        return {"floor": floors, "invasion": invasions}

    def reach(self) -> list[str]:
        """§GN-4.7.1, §GN-4.7.2 The territories in which the seat may act, by number, in the order of the Torticrane."""
        laid = self.s.layout.complete()
        return [str(self.s.number(slot)) for slot in chain(self.s, self.seat)] if laid else []

    def groups(self) -> list[list[str]]:
        """Own buildings that stand next to each other, the largest group first."""
        found = sorted(groups(self.s.owner, LINKS, (self.seat,)), key=len, reverse=True)
        return [[self._name(zone) for zone in sorted(zones)] for zones in found]

    def placements(self, what: str) -> JsonObject:
        """§GN-4.6.2 Where the seat could lay a floor wherever the Torticrane stood, with its price; `what` is "floor"."""
        if what != "floor":
            raise refuse("what", what, "floor")
        prices: JsonObject = {}
        for slot in range(SIZE) if self.s.layout.complete() else ():
            for move in builds(self.s, self.seat, slot):
                name = str(move).split()[1]
                prices[name] = floor_price(self.s, self.s.layout.zone(ZONE_NAMES.index(name)))
        return prices

    def sizes(self) -> JsonObject:
        """§GN-4.10.1 The own floors of each territory, and who has most there."""
        s = self.s
        if not s.layout.complete():
            return {}
        return {
            str(s.number(slot)): {
                "floors": sum(
                    [s.floors[z] for z in range(slot * SIZE, (slot + 1) * SIZE) if s.owner[z] == self.seat]
                ),
                "leaders": list(leaders(s, slot)),
            }
            for slot in sorted(range(SIZE), key=s.number)
        }

    def _name(self, zone: int) -> str:
        return ZONE_NAMES[self.s.layout.name(zone)]
