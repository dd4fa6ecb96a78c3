"""What can be counted on the table, for effects that pay by the piece."""

from __future__ import annotations

from typing import Final

from igroteka.core.effects import Count
from igroteka.core.frames import Seat

from ..components.names import BUILDINGS, DISCIPLINES, PALACE, UNIVERSITY
from ..state import AgeOfInnovationState
from .land import groups


class Standing(Count):
    """Own buildings of one kind on the map, neutral ones too."""

    def __init__(self, kind: int) -> None:
        super().__init__("standing", True, building=BUILDINGS[kind])
        self.kind: Final = kind

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.count(me, self.kind)


class BigBuildings(Count):
    """Own palaces and universities on the map."""

    def __init__(self) -> None:
        super().__init__("big", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.count(me, PALACE) + s.count(me, UNIVERSITY)


class AllBuildings(Count):
    """All own buildings on the map."""

    def __init__(self) -> None:
        super().__init__("buildings", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return len(s.homes[me])


class Shapes(Count):
    """Different kinds of own buildings on the map."""

    def __init__(self) -> None:
        super().__init__("shapes")

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return len({s.building[h] for h in s.homes[me]})


class Groups(Count):
    """Groups of adjacent own buildings."""

    def __init__(self) -> None:
        super().__init__("groups", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return len(groups(s, me))


class OwnBridges(Count):
    """§AI-5.30 Own bridges on the map."""

    def __init__(self) -> None:
        super().__init__("bridges", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return sum([owner == me for owner in s.bridge])


class CityTiles(Count):
    """Own city tiles."""

    def __init__(self) -> None:
        super().__init__("city-tiles", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.cities(me)


class TwoBest(Count):
    """The two highest levels together."""

    def __init__(self) -> None:
        super().__init__("two-best", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return sum(sorted(s.level[4 * me : 4 * me + 4])[2:])


class ScienceLevel(Count):
    """§AI-4.11.1, §AI-3.4.1 The level that a science bonus counts."""

    def __init__(self, d: int) -> None:
        super().__init__("level", True, discipline=DISCIPLINES[d])
        self.d: Final = d

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.level[4 * me + self.d] + s.able[me].total("science_levels")


class Players(Count):
    """The number of players."""

    def __init__(self) -> None:
        super().__init__("players", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.players()
