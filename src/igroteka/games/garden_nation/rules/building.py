"""Prices, and what stands on the board: floors go up, come down, change hands."""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Atom, Move

from ..components.board import BRAMBLE, KINDS, NUMBERS, PLACES, SIZE
from ..components.players import INVASION, PLOYS
from ..fields import NOBODY
from ..moves import BUILD, BUILD_BRAMBLE, DEMOLISH, INVADE
from ..state import GardenNationState

#: The zones of each slot.
RANGE: Final = tuple([range(slot * SIZE, (slot + 1) * SIZE) for slot in range(len(NUMBERS))])


def floor_price(s: GardenNationState, zone: int) -> int:
    """§GN-4.6.3, §GN-4.6.6, §GN-4.6.13 The next floor costs the number of the zone and one more for each floor that is there."""
    return s.layout.cost[zone] + s.floors[zone]


def double_price(s: GardenNationState, zone: int) -> int:
    """§GN-3.5.4 Twice what all floors of a building have cost: the gain of demolishing it, the price of invading it."""
    n = s.floors[zone]
    return n * (2 * s.layout.cost[zone] + n - 1)


def builds(s: GardenNationState, me: int, slot: int) -> list[Move]:
    """§GN-4.6.2, §GN-4.6.3, §GN-4.6.4, §GN-4.6.6, §GN-4.6.7, §GN-4.6.9 Every floor that a seat can place in a territory.

    A player needs a floor, and more inhabitants than the price: the last one never leaves.
    """
    legal: list[Move] = []
    if not s.supply[me]:
        return legal
    purse = s.population[me]
    owner = s.owner
    cost = s.layout.cost
    name = (s.layout.territory[slot] - slot) * SIZE
    for zone in RANGE[slot]:
        if owner[zone] == NOBODY:
            if cost[zone] < purse:
                if s.kind[zone] == BRAMBLE:
                    for kind in range(len(KINDS)):
                        if s.brambles[kind]:
                            legal.append(BUILD_BRAMBLE[name + zone][kind])
                else:
                    legal.append(BUILD[name + zone])
        elif owner[zone] == me and not s.roof[zone] and cost[zone] + s.floors[zone] < purse:
            legal.append(BUILD[name + zone])
    return legal


def demolitions(s: GardenNationState, me: int, slot: int) -> list[Move]:
    """§GN-4.6.10 Every own building of a territory, open or closed."""
    owner = s.owner
    name = (s.layout.territory[slot] - slot) * SIZE
    return [DEMOLISH[name + zone] for zone in RANGE[slot] if owner[zone] == me]


def invasions(s: GardenNationState, me: int, slot: int) -> list[Move]:
    """§GN-4.8.9, §GN-4.8.10, §GN-4.8.11 Other players' buildings of a territory that a seat can pay for and replace."""
    legal: list[Move] = []
    owner = s.owner
    name = (s.layout.territory[slot] - slot) * SIZE
    for zone in RANGE[slot]:
        if (
            owner[zone] != NOBODY
            and owner[zone] != me
            and s.floors[zone] <= s.supply[me]
            and double_price(s, zone) < s.population[me]
        ):
            legal.append(INVADE[name + zone])
    return legal


# ---------------------------------------------------------------- doing it


def place_floors(s: GardenNationState, me: int, zone: int, floors: int) -> None:
    """§GN-4.6.1, §GN-4.11.1 Floors go from the supply to a zone; the last one of a supply makes this the last round."""
    s.owner[zone] = me
    s.floors[zone] += floors
    s.supply[me] -= floors
    if not s.supply[me] and not s.last:
        s.last = True
        s.emit("last_floor", me)


def build(s: GardenNationState, me: int, zone: int, kind: int) -> None:
    """§GN-4.6.3, §GN-4.6.4, §GN-4.6.5, §GN-4.6.6 Pay and place one floor; `kind` is the type that a bramble zone gets."""
    price = floor_price(s, zone)
    if kind != BRAMBLE:
        s.kind[zone] = kind
        s.brambles[kind] -= 1
        tell(s, "planted", me, zone, KINDS[kind])
    s.population[me] -= price
    tell(s, "built", me, zone, s.floors[zone] + 1, price)
    place_floors(s, me, zone, 1)


def demolish(s: GardenNationState, me: int, zone: int) -> None:
    """§GN-4.6.10, §GN-4.6.11, §GN-4.6.12 The whole building goes back, and twice its inhabitants come."""
    gain = double_price(s, zone)
    tell(s, "demolished", me, zone, s.floors[zone], gain)
    clear(s, zone)
    s.population[me] += gain


def invade(s: GardenNationState, me: int, zone: int) -> None:
    """§GN-4.8.9, §GN-4.8.12 Pay the owner twice the cost of the building and put own floors in the place of theirs."""
    price = double_price(s, zone)
    floors = s.floors[zone]
    loser = s.owner[zone]
    use_ploy(s, me, INVASION)
    tell(s, "invaded", me, zone, loser, floors, price)
    clear(s, zone)
    s.population[me] -= price
    s.population[loser] += price
    place_floors(s, me, zone, floors)


def clear(s: GardenNationState, zone: int) -> None:
    """§GN-4.6.5, §GN-4.6.11 Floors go back to their owner and a roof to the common supply; a bramble token stays."""
    s.supply[s.owner[zone]] += s.floors[zone]
    s.roofs += s.roof[zone]
    s.owner[zone] = NOBODY
    s.floors[zone] = 0
    s.roof[zone] = 0


def use_ploy(s: GardenNationState, me: int, ploy: int) -> None:
    """§GN-4.8.2, §GN-4.8.3 A token is laid on the slot of its ploy and stays there."""
    s.ploys[me * len(PLOYS) + ploy] += 1


def tell(s: GardenNationState, kind: str, me: int, zone: int, *more: Atom) -> None:
    """Record an event at a zone, named by the number of its territory and its place."""
    if s.events is not None:
        s.emit(kind, me, s.number(zone // SIZE), PLACES[zone % SIZE], *more)
