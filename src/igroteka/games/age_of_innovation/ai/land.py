"""What a party's land is worth: its buildings, the cities that they may become, and the area."""

from __future__ import annotations

from ..components.maps import RIVERSIDE, SIZE
from ..rules.building import CITY_POWER, is_city
from ..rules.land import group, power_value
from ..state import SETUP, THE_END, AgeOfInnovationState
from .standings import Standings
from .weights import Weights


def land_worth(s: AgeOfInnovationState, me: int, incomes: int, standings: Standings, w: Weights) -> float:
    """Buildings, what is missing for cities, and the area as it stands."""
    worth = 0.0
    seen = [False] * SIZE
    for h in s.homes[me]:
        worth += w.building[s.building[h]]
        if not seen[h] and not s.member >> h & 1:
            power, size = towards_city(s, me, h, seen)
            if size:
                worth += w.near_city * (power / CITY_POWER) * (size / 4) * (0.8 if incomes else 0.25)
    land = (s.reach[me] & s.empty).bit_count()
    if s.phase == SETUP:
        worth += 0.15 * land
        worth += 0.3 * sum([RIVERSIDE[s.side] >> h & 1 for h in s.homes[me]])
        return worth
    worth += (1.2 + 0.5 * incomes) * (s.shipping[me] * 0.8 + s.terraforming[me] * 1.5)
    worth += w.land * incomes * min(12, land)
    if s.phase != THE_END:
        worth += w.area[incomes <= 1] * standings.area[me] + 0.5 * standings.sizes[me]
    return worth


def towards_city(s: AgeOfInnovationState, me: int, h: int, seen: list[bool]) -> tuple[int, int]:
    """The power and the size of the group at a hex, as far as a city needs them; nothing if it is one already."""
    members = group(s, me, h)
    power = 0
    for one in members:
        seen[one] = True
        power += power_value(s, one)
    if is_city(s, me, members):
        return 0, 0
    return min(CITY_POWER, power), min(4, len(members))
