"""Reading a stored position: what does not add up is refused."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.data import Loader, Reader
from igroteka.core.errors import BadData, brief

from .components.automa import CARD_NAMES
from .components.maps import HEXES, LAND, OVER_LAND, SITE_ENDS, SITES, SIZE, WATER
from .components.names import (
    ANNEXES,
    BONUSES,
    BOOK_ACTIONS,
    BRIDGES,
    BUILDINGS,
    CITY_COPIES,
    CITY_TILES,
    COMPETENCIES,
    COMPETENCY_CELLS,
    COMPETENCY_COPIES,
    DISPLAY,
    FACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    INNOVATIONS_EACH,
    MOST_LEVEL,
    MOST_SEATS,
    PALACES,
    PIECES,
    RIVER,
    ROUND_TILES,
    ROUNDS,
    TERRAINS,
    TERRITORY,
    TOWER,
    TOWERS,
)
from .moves import TREES
from .rules.land import refresh, span
from .rules.stock import power_tokens
from .rules.tiles import empower
from .state import (
    ANNEX,
    AVAILABLE,
    NOBODY,
    NONE,
    PHASES,
    POWER_TOKENS,
    PURSE,
    SETUP,
    SHARED_ACTIONS,
    UNOWNED,
    VP,
    WIDTH,
    AgeOfInnovationState,
    blank,
    grounds,
)

FIELDS: Final = (
    *("game", "seats", "options", "round", "phase", "order", "passed", "round_tiles", "final_tile"),
    *("book_actions", "competency_cells", "innovation_cells", "palaces", "cards", "set_factions"),
    *("set_bonuses", "factions_offered", "display", "coins_on", "crossed", "territory", "unowned"),
    *("spaces", "terraformed", "building", "owner", "neutral", "annexed", "member", "bridges"),
    *("river_cities", "purse", "bowl_1", "bowl_2", "burnt", "points", "level", "keys", "shipping"),
    *("terraforming", "native", "faction", "palace", "drafted", "bonus", "competencies", "innovations"),
    *("city_tiles", "used", "deck", "top", "discard", "marked", "agenda"),
)
MOST: Final = 100_000
_EMPTY: Final = ("",)


def load(data: Any, seats: int, options: dict[str, str], loader: Loader) -> AgeOfInnovationState:
    """Read a position; options are already checked. What is inconsistent is refused."""
    r = Reader(data, FIELDS)
    s = blank(seats, options, [])
    n = s.parties
    s.round = r.number("round", 0, ROUNDS)
    s.phase = PHASES.index(r.word("phase", list(PHASES)))
    if (s.phase == SETUP) != (s.round == 0):
        raise BadData(f"round: found {s.round} in phase {PHASES[s.phase]}; allowed: 0 in the set-up only")
    s.order = r.ints("order", 0, n - 1)
    s.passed = r.ints("passed", 0, n - 1)
    if sorted(s.order) != list(range(n)) or len(set(s.passed)) != len(s.passed):
        raise BadData(f"order: found {s.order}, {s.passed}; allowed: each party once")
    _read_board(r, s)
    _read_parties(r, s)
    _read_map(r, s)
    _read_automa(r, s)
    _check_parties(s)
    s.agenda = loader.agenda(data["agenda"])
    for me in range(n):
        refresh(s, me)
        empower(s, me)
    return s


def optional(r: Reader, key: str, names: tuple[str, ...], length: int) -> list[int]:
    """A list of names of this length, the empty text for nothing; each name at most once."""
    found = [i - 1 for i in r.names(key, _EMPTY + names, length)]
    if len(found) != length:
        raise BadData(f"{key}: found {len(found)} names; allowed: {length}")
    _once(key, found)
    return found


def _once(key: str, found: list[int]) -> None:
    there = [i for i in found if i != NONE]
    if len(set(there)) != len(there):
        raise BadData(f"{key}: found something twice; allowed: each once")


def _flags(r: Reader, key: str, names: tuple[str, ...]) -> list[int]:
    found = r.names(key, names, len(names))
    _once(key, found)
    return [int(i in found) for i in range(len(names))]


def _mask(r: Reader, key: str) -> int:
    found = r.names(key, HEXES, SIZE)
    _once(key, found)
    return sum([1 << h for h in found])


# ---------------------------------------------------------------- tiles beside the map


def _read_board(r: Reader, s: AgeOfInnovationState) -> None:
    s.rounds = optional(r, "round_tiles", ROUND_TILES, ROUNDS)
    s.final = _one(r, "final_tile", FINAL_TILES)
    s.book_actions = optional(r, "book_actions", BOOK_ACTIONS, len(s.book_actions))
    s.cells = optional(r, "competency_cells", COMPETENCIES, COMPETENCY_CELLS)
    s.shelf = optional(r, "innovation_cells", INNOVATIONS, len(s.shelf))
    s.palaces = _flags(r, "palaces", PALACES)
    s.cards = _flags(r, "cards", TERRAINS)
    s.set_faction = optional(r, "set_factions", FACTIONS, 2 * len(TERRAINS))
    s.set_bonus = optional(r, "set_bonuses", BONUSES, len(TERRAINS))
    s.factions = _flags(r, "factions_offered", FACTIONS)
    s.display = r.names("display", BONUSES, MOST_SEATS + DISPLAY)
    _once("display", s.display)
    s.coins_on = r.counts("coins_on", BONUSES, MOST)
    s.crossed = sum([1 << i for i in set(r.names("crossed", SHARED_ACTIONS, len(SHARED_ACTIONS)))])
    s.territory = r.number("territory", 0, TERRITORY[-1])
    s.unowned = r.ints("unowned", 0, MOST_LEVEL, 4)
    if s.seats != 2 and (any(s.unowned) or s.territory):
        raise BadData("unowned: found levels of a faction without a player; allowed: only with two seats")
    if s.territory and (s.territory not in TERRITORY or s.round < ROUNDS):
        raise BadData(f"territory: found {s.territory}; allowed: 0, or in round {ROUNDS} one of {TERRITORY}")
    s.spaces = r.ints("spaces", NOBODY, UNOWNED, 16)
    for who in s.spaces:
        if who >= s.parties and (who != UNOWNED or s.seats != 2):
            raise BadData(f"spaces: found {who}; allowed: parties, {UNOWNED} with two seats, {NOBODY}")
    if s.round:
        there = [*s.rounds, s.final, *s.book_actions, *s.cells]
        if NONE in there or len(s.display) != DISPLAY or any(s.cards) or any(s.factions):
            raise BadData("round: found a game in play; allowed: only after the whole set-up")


def _one(r: Reader, key: str, names: tuple[str, ...]) -> int:
    return names.index(word) if (word := r.word(key, ["", *names])) else NONE


# ---------------------------------------------------------------- parties


def _read_parties(r: Reader, s: AgeOfInnovationState) -> None:
    n = s.parties
    s.purse = r.table("purse", n, 0, MOST, PURSE)
    s.bowl_1 = r.ints("bowl_1", 0, POWER_TOKENS + 2, n)
    s.bowl_2 = r.ints("bowl_2", 0, POWER_TOKENS + 2, n)
    s.burnt = r.ints("burnt", 0, POWER_TOKENS + 2, n)
    s.points = [p for row in r.table("points", n, -MOST, MOST, WIDTH) for p in row]
    s.level = [level for row in r.table("level", n, 0, MOST_LEVEL, 4) for level in row]
    s.keys = r.ints("keys", 0, 21, n)
    s.shipping = r.ints("shipping", 0, 3, n)
    s.terraforming = r.ints("terraforming", 0, 2, n)
    s.native = optional(r, "native", TERRAINS, n)
    s.faction = optional(r, "faction", FACTIONS, n)
    s.palace = optional(r, "palace", PALACES, n)
    s.drafted = optional(r, "drafted", PALACES, n)
    s.bonus = optional(r, "bonus", BONUSES, n)
    s.used = r.ints("used", 0, (1 << len(TREES.acts)) - 1, n)
    s.competencies = _sets(r, "competencies", COMPETENCIES, n, len(COMPETENCIES))
    s.innovations = _sets(r, "innovations", INNOVATIONS, n, INNOVATIONS_EACH)
    s.city_tiles = [k for row in r.tallies("city_tiles", n, CITY_TILES, CITY_COPIES) for k in row]


def _sets(r: Reader, key: str, names: tuple[str, ...], n: int, most: int) -> list[int]:
    found: list[int] = []
    for hand in r.hands(key, n, names, most):
        _once(key, hand)
        found.append(sum([1 << i for i in hand]))
    return found


def _check_parties(s: AgeOfInnovationState) -> None:
    """Limited things are in one place each, and points add up."""
    for i, tile in enumerate(CITY_TILES):
        s.city_left[i] = CITY_COPIES - sum(s.city_tiles[i::7])
        if s.city_left[i] < 0:
            raise BadData(f"city_tiles: found {tile} too often; allowed: {CITY_COPIES} in all")
    for cell, kind in enumerate(s.cells):
        if kind != NONE:
            s.stock[cell] = COMPETENCY_COPIES - sum([owned >> kind & 1 for owned in s.competencies])
            if s.stock[cell] < 0:
                raise BadData(
                    f"competencies: found {COMPETENCIES[kind]} too often; allowed: {COMPETENCY_COPIES}"
                )
    _once("bonus", [*s.bonus, *s.display, *s.set_bonus] if s.round else [*s.bonus, *s.display])
    _once("palace", [*s.palace, *s.drafted, *[i for i, there in enumerate(s.palaces) if there]])
    owned = [
        i for party in range(s.parties) for i in range(len(INNOVATIONS)) if s.innovations[party] >> i & 1
    ]
    _once("innovations", [*owned, *s.shelf])
    for d in range(4):
        tops = [p for p in range(s.parties) if s.level[4 * p + d] == MOST_LEVEL]
        if len(tops) + (s.unowned[d] == MOST_LEVEL) > 1:
            raise BadData("level: found two markers on level 12; allowed: one in each discipline")
    for me in range(s.parties):
        _check_party(s, me)


def _check_party(s: AgeOfInnovationState, me: int) -> None:
    purse = s.purse[me]
    if sum(s.points[WIDTH * me : WIDTH * (me + 1)]) != purse[VP]:
        raise BadData(f"points[{me}]: found items that add up to another number; allowed: {purse[VP]}")
    s.supply[me] -= purse[AVAILABLE] + s.spaces.count(me)
    if s.supply[me] < 0:
        raise BadData(
            f"purse[{me}]: found more scholars than there are; allowed: 7 with those that were sent"
        )
    if s.keys[me] > s.cities(me):
        raise BadData(f"keys[{me}]: found {s.keys[me]}; allowed: at most one for each city tile")
    standing = [h for h in s.homes[me] if s.annexed >> h & 1]
    if len(standing) + purse[ANNEX] > 2 * (s.competencies[me] >> COMPETENCIES.index("annexes") & 1):
        raise BadData(f"purse[{me}]: found annexes; allowed: two with the competency that gives them")
    if me >= s.seats:
        if any(purse[:VP]) or s.competencies[me] or s.keys[me] or s.palace[me] != NONE or s.used[me]:
            raise BadData("purse: found resources of the Automa; allowed: none")
        return
    if power_tokens(s, me) != POWER_TOKENS:
        raise BadData(f"bowl_1[{me}]: found {power_tokens(s, me)} power tokens; allowed: {POWER_TOKENS}")
    if s.round and (s.native[me] == NONE or s.faction[me] == NONE or s.bonus[me] == NONE):
        raise BadData(f"native[{me}]: found nothing; allowed: a board, a faction and a round bonus in play")
    if s.round and not s.homes[me]:
        raise BadData(f"building: found none of party {me}; allowed: at least one building in play")
    palace = s.left[5 * me + 4] == 0
    if palace != (s.palace[me] != NONE):
        raise BadData(
            f"palace[{me}]: found a palace without a tile, or a tile without; allowed: both or none"
        )


# ---------------------------------------------------------------- the map


def _read_map(r: Reader, s: AgeOfInnovationState) -> None:
    land = LAND[s.side]
    changed = r.places("terraformed", HEXES, TERRAINS)
    s.building = r.places("building", HEXES, BUILDINGS)
    s.owner = r.places("owner", HEXES, tuple([str(p) for p in range(s.parties)]))
    s.neutral, s.annexed, s.member = _mask(r, "neutral"), _mask(r, "annexed"), _mask(r, "member")
    built = 0
    for h in range(SIZE):
        if changed[h] != NONE:
            if s.terrain[h] >= RIVER or changed[h] == s.terrain[h]:
                raise BadData(f"terraformed.{HEXES[h]}: found {TERRAINS[changed[h]]!r}; allowed: other land")
            s.terrain[h] = changed[h]
        if (s.building[h] == NONE) != (s.owner[h] == NOBODY):
            raise BadData(f"building.{HEXES[h]}: found a building without owner; allowed: both or none")
        if s.building[h] != NONE:
            built |= 1 << h
            _read_building(s, h)
    if built & ~land or (s.neutral | s.annexed | s.member) & ~built:
        raise BadData("building: found something outside; allowed: buildings on land, marks on buildings")
    if s.annexed.bit_count() > ANNEXES:
        raise BadData(f"annexed: found {s.annexed.bit_count()}; allowed: {ANNEXES}")
    for kind in range(len(BUILDINGS)):
        neutral = [h for h in range(SIZE) if s.neutral >> h & 1 and s.building[h] == kind]
        most = TOWERS if kind == TOWER else 1
        if len(neutral) > most:
            raise BadData(f"neutral: found {len(neutral)} of {BUILDINGS[kind]}; allowed: {most}")
    s.empty = land & ~built
    s.ground = grounds(s.terrain)
    s.river_cities = _mask(r, "river_cities")
    if s.river_cities & ~WATER[s.side]:
        raise BadData("river_cities: found land; allowed: river hexes")
    _read_bridges(r, s)


def _read_building(s: AgeOfInnovationState, h: int) -> None:
    me, kind = s.owner[h], s.building[h]
    if s.native[me] != s.terrain[h]:
        raise BadData(f"building.{HEXES[h]}: found another terrain; allowed: the native one of its owner")
    if not s.neutral >> h & 1:
        if kind >= len(PIECES):
            raise BadData(f"building.{HEXES[h]}: found {BUILDINGS[kind]!r}; allowed: as a neutral building")
        s.left[5 * me + kind] -= 1
        if s.left[5 * me + kind] < 0:
            raise BadData(f"building: found too many of {BUILDINGS[kind]!r}; allowed: {PIECES[kind]} each")
    s.homes[me].append(h)


def _read_bridges(r: Reader, s: AgeOfInnovationState) -> None:
    owners = r.places("bridges", SITES, tuple([str(p) for p in range(s.parties)]))
    for site, me in enumerate(owners):
        if me == NOBODY:
            continue
        if not OVER_LAND[s.side][site] or me not in [s.owner[h] for h in SITE_ENDS[site]]:
            raise BadData(f"bridges.{SITES[site]}: found a bridge of {me}; allowed: at an own building")
        s.spans[me] -= 1
        if s.spans[me] < 0:
            raise BadData(f"bridges: found too many of party {me}; allowed: {BRIDGES}")
        span(s, me, site)


# ---------------------------------------------------------------- the Automa


def _read_automa(r: Reader, s: AgeOfInnovationState) -> None:
    s.deck = _flags(r, "deck", CARD_NAMES)
    s.top = _one(r, "top", CARD_NAMES)
    s.discard = r.names("discard", CARD_NAMES, len(CARD_NAMES))
    s.marked = _mask(r, "marked")
    _once("discard", [*s.discard, s.top, *[i for i, there in enumerate(s.deck) if there]])
    if not s.solo:
        if any(s.deck) or s.top != NONE or s.discard or s.marked:
            raise BadData(f"deck: found {brief(s.deck)}; allowed: cards only in a game alone")
        return
    automa = s.seats
    if any(s.marked >> h & 1 and s.owner[h] != automa for h in range(SIZE)):
        raise BadData("marked: found another building; allowed: buildings of the Automa")
    if s.round and (not s.homes[automa] or s.bonus[automa] == NONE or (s.top != NONE and not s.discard)):
        raise BadData("deck: found an Automa that is not set up; allowed: workshops, a bonus and cards")
