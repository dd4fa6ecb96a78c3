"""What can be counted on the table, for effects that pay by the piece."""

from __future__ import annotations

from typing import Final

from igroteka.core.effects import CountOf
from igroteka.core.frames import Seat

from ..components.names import BUILDINGS, DISCIPLINES, PALACE, UNIVERSITY
from ..state import AgeOfInnovationState
from .land import groups


class Standing(CountOf[AgeOfInnovationState]):
    """Own buildings of one kind on the map, neutral ones too."""

    def __init__(self, kind: int) -> None:
        super().__init__("standing", True, building=BUILDINGS[kind])
        self.kind: Final = kind

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.count(me, self.kind)


class BigBuildings(CountOf[AgeOfInnovationState]):
    """Own palaces and universities on the map."""

    def __init__(self) -> None:
        super().__init__("big", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.count(me, PALACE) + s.count(me, UNIVERSITY)


class AllBuildings(CountOf[AgeOfInnovationState]):
    """All own buildings on the map."""

    def __init__(self) -> None:
        super().__init__("buildings", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return len(s.homes[me])


class Shapes(CountOf[AgeOfInnovationState]):
    """Different kinds of own buildings on the map."""

    def __init__(self) -> None:
        super().__init__("shapes")

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return len({s.building[h] for h in s.homes[me]})


class Groups(CountOf[AgeOfInnovationState]):
    """Groups of adjacent own buildings."""

    def __init__(self) -> None:
        super().__init__("groups", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return len(groups(s, me))


class OwnBridges(CountOf[AgeOfInnovationState]):
    """§AI-5.30 Own bridges on the map."""

    def __init__(self) -> None:
        super().__init__("bridges", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return sum([owner == me for owner in s.bridge])


class CityTiles(CountOf[AgeOfInnovationState]):
    """Own city tiles."""

    def __init__(self) -> None:
        super().__init__("city-tiles", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.cities(me)


class TwoBest(CountOf[AgeOfInnovationState]):
    """The two highest levels together."""

    def __init__(self) -> None:
        super().__init__("two-best", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return sum(sorted(s.level[4 * me : 4 * me + 4])[2:])


class ScienceLevel(CountOf[AgeOfInnovationState]):
    """§AI-4.11.1, §AI-3.4.1 The level that a science bonus counts."""

    def __init__(self, d: int) -> None:
        super().__init__("level", True, discipline=DISCIPLINES[d])
        self.d: Final = d

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.level[4 * me + self.d] + s.able[me].total("science_levels")


class Players(CountOf[AgeOfInnovationState]):
    """The number of players."""

    def __init__(self) -> None:
        super().__init__("players", True)

    def of(self, s: AgeOfInnovationState, me: Seat) -> int:
        return s.players()
