"""The layout: seven territories on the board, each turned some way."""

from __future__ import annotations

from typing import Final

from .board import BRAMBLE, SIZE, TERRITORIES, ZONES, turned_to

#: A place where no territory lies yet; the Torticrane before the first action.
OFF_BOARD: Final = -1


class Layout:
    """Which territory lies where and how it is turned. It is never changed, so that positions share it.

    `territory` and `turns` are by slot, `slot` by territory (counted from 0); `cost` and `kind` are those
    printed, by zone.
    """

    def __init__(
        self, territory: list[int], turns: list[int], slot: list[int], cost: list[int], kind: list[int]
    ) -> None:
        self.territory = territory
        self.turns = turns
        self.slot = slot
        self.cost = cost
        self.kind = kind
        self._zones: list[int] = []  # by name, when it is asked for first

    def with_territory(self, slot: int, territory: int, turns: int) -> Layout:
        """§GN-3.1.2 A layout with one territory more."""
        return self.with_territories([(slot, territory, turns)])

    def with_territories(self, laid: list[tuple[int, int, int]]) -> Layout:
        """A layout with some territories more: slot, territory, turns."""
        more = Layout(
            self.territory.copy(), self.turns.copy(), self.slot.copy(), self.cost.copy(), self.kind.copy()
        )
        for slot, territory, turns in laid:
            more.territory[slot] = territory
            more.turns[slot] = turns
            more.slot[territory] = slot
            printed = TERRITORIES[territory]
            for place in range(SIZE):
                zone = slot * SIZE + turned_to(place, turns)
                more.cost[zone] = printed.costs[place]
                more.kind[zone] = printed.kinds[place]
        return more

    def zone(self, name: int) -> int:
        """The zone with this number in `ZONE_NAMES`."""
        return self.slot[name // SIZE] * SIZE + name % SIZE

    def by_name(self, values: list[int], blank: int) -> list[int]:
        """The values of all zones in the order of `ZONE_NAMES`; all blank before the layout is complete."""
        return [values[zone] for zone in self.zones()] if self.complete() else [blank] * ZONES

    def by_place(self, named: list[int]) -> list[int]:
        """The other way round: values in the order of `ZONE_NAMES` become those of all zones by slot and place."""
        values = named.copy()
        for zone, value in zip(self.zones(), named, strict=True):
            values[zone] = value
        return values

    def zones(self) -> list[int]:
        """All zones in the order of `ZONE_NAMES`; territories that do not lie yet stand for the free slots in their order."""
        if not self._zones:
            free = [slot for slot in range(SIZE) if self.territory[slot] == OFF_BOARD]
            free.reverse()
            slots = [slot if slot != OFF_BOARD else free.pop() for slot in self.slot]
            self._zones = [slot * SIZE + place for slot in slots for place in range(SIZE)]
        return self._zones

    def number(self, slot: int) -> int:
        """The number of the territory in a slot; 0 for none."""
        return self.territory[slot] + 1 if slot != OFF_BOARD else 0

    def name(self, zone: int) -> int:
        """The number of a zone in `ZONE_NAMES`."""
        return self.territory[zone // SIZE] * SIZE + zone % SIZE

    def complete(self) -> bool:
        """Whether all territories lie on the board."""
        return OFF_BOARD not in self.territory


EMPTY_LAYOUT: Final = Layout(
    [OFF_BOARD] * SIZE, [0] * SIZE, [OFF_BOARD] * SIZE, [0] * ZONES, [BRAMBLE] * ZONES
)
