"""A view as a vector of numbers, for learning agents."""

from __future__ import annotations

from typing import Final

from igroteka.core.encoding import one_hot
from igroteka.core.game import Tensor

from ..components.maps import HEXES, SITES, SIZE
from ..components.names import (
    BONUSES,
    BOOK_ACTIONS,
    BUILDINGS,
    CITY_TILES,
    COMPETENCIES,
    FACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    MOST_SEATS,
    PALACES,
    ROUND_TILES,
    ROUNDS,
    TERRAINS,
)
from ..fields import PHASES, SHARED_ACTIONS
from ..view import AgeOfInnovationView, PartyView

_PHASES: Final = len(PHASES)
_STAGES: Final = (
    *("Turn", "After", "Work", "Answer", "UseKey", "ChooseLevels", "ChooseBooks", "SpendBook"),
    *("ChooseCompetency", "ChooseCity", "ChoosePalace", "ChooseBonus", "BuildBridge", "PlaceNeutral"),
    *("PlaceStart", "ChooseSet", "Draft", "DraftBonus", "Pending"),
)
_PARTIES: Final = MOST_SEATS
_PARTY_WIDE: Final = (
    26
    + len(TERRAINS)
    + len(FACTIONS)
    + len(PALACES)
    + len(BONUSES)
    + len(COMPETENCIES)
    + len(INNOVATIONS)
    + len(CITY_TILES)
)


def encode(v: AgeOfInnovationView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out: list[float] = []
    own = {hex: i for i, hex in enumerate(HEXES)}
    flags = [[0.0] * SIZE for _ in range(5)]
    for row, hexes in zip(flags, (v.neutral, v.annexed, v.member, v.river_cities, v.marked), strict=True):
        for hex in hexes:
            row[own[hex]] = 1.0
    for h in range(SIZE):
        out += one_hot(_TERRAIN_AT.get(v.terrain[h], -1), len(TERRAINS) + 1)
        out += one_hot(BUILDINGS.index(v.building[h]) if v.building[h] else -1, len(BUILDINGS))
        out += one_hot((v.owner[h] - me) % v.parties if v.owner[h] >= 0 else -1, _PARTIES)
        out += [row[h] for row in flags]
    for site in SITES:
        owner = v.bridges.get(site, -1)
        out.append(0.0 if owner < 0 else 1.0 if owner == me else 0.5)
    for i in range(_PARTIES):
        out += _party_numbers(v, v.players[(me + i) % v.parties]) if i < v.parties else [0.0] * _PARTY_WIDE
    for tile in v.round_tiles:
        out += one_hot(ROUND_TILES.index(tile) if tile else -1, len(ROUND_TILES))
    out += one_hot(FINAL_TILES.index(v.final_tile) if v.final_tile else -1, len(FINAL_TILES))
    out += [float(a in v.book_actions) for a in BOOK_ACTIONS]
    out += [float(a in v.crossed) for a in SHARED_ACTIONS]
    for i, c in enumerate(v.competency_cells):
        out += one_hot(COMPETENCIES.index(c) if c else -1, len(COMPETENCIES))
        out.append(v.stock[i] / 4)
    out += [float(i in v.innovation_cells) for i in INNOVATIONS]
    out += [float(p in v.palaces) for p in PALACES]
    out += [float(b in v.display) + v.coins_on.get(b, 0) / 5 for b in BONUSES]
    out += [n / 3 for n in v.city_left]
    out += [n / 12 for n in v.unowned]
    out += [float(n >= 0) for n in v.spaces]
    out += one_hot(PHASES.index(v.phase), _PHASES)
    out += one_hot(_STAGES.index(v.stage) if v.stage in _STAGES else -1, len(_STAGES))
    out += [v.round / ROUNDS, v.territory / 15, v.deck / 14, v.free / 4, float(v.actor == me)]
    out += one_hot(v.seats - 1, MOST_SEATS)
    return out


_TERRAIN_AT: Final = {**{t: i for i, t in enumerate(TERRAINS)}, "river": len(TERRAINS)}


def _party_numbers(v: AgeOfInnovationView, p: PartyView) -> list[float]:
    out = [p.vp / 100, p.coins / 20, p.tools / 10, p.scholars / 7, p.supply / 7, p.burnt / 12]
    out += [n / 6 for n in p.books]
    out += [n / 12 for n in p.bowls]
    out += [p.annexes / 2, p.keys / 4, p.bridges_left / 3, p.shipping / 3, p.terraforming / 2]
    out += [n / 9 for n in p.left[:2]] + [n / 3 for n in p.left[2:3]]
    out += [n / 12 for n in p.level]
    out.append(v.order.index(p.seat) / _PARTIES)
    out += one_hot(TERRAINS.index(p.native) if p.native else -1, len(TERRAINS))
    out += one_hot(FACTIONS.index(p.faction) if p.faction in FACTIONS else -1, len(FACTIONS))
    out += one_hot(PALACES.index(p.palace) if p.palace else -1, len(PALACES))
    out += one_hot(BONUSES.index(p.bonus) if p.bonus else -1, len(BONUSES))
    out += [float(c in p.competencies) for c in COMPETENCIES]
    out += [float(i in p.innovations) for i in INNOVATIONS]
    out += [p.city_tiles.get(c, 0) / 3 for c in CITY_TILES]
    return out
