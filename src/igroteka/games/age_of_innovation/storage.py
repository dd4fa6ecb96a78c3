"""Reading a stored position: what does not add up is refused."""

from __future__ import annotations

from igroteka.core.errors import bad_data, brief
from igroteka.core.kinds import Number, Position
from igroteka.core.supplies import first_twice
from igroteka.core.text import phrase

from .components.maps import HEXES, LAND, OVER_LAND, SITE_ENDS, SITES, SIZE, WATER, bits
from .components.names import (
    ANNEXES,
    BRIDGES,
    BUILDINGS,
    CITY_COPIES,
    CITY_TILES,
    COMPETENCIES,
    COMPETENCY_COPIES,
    DISPLAY,
    INNOVATIONS,
    MOST_LEVEL,
    PIECES,
    RIVER,
    ROUNDS,
    TERRAINS,
    TERRITORY,
    TOWER,
    TOWERS,
)
from .fields import NOBODY, NONE, PHASES, POWER_TOKENS, UNOWNED, WIDTH, built
from .moves import TREES
from .rules.land import refresh, span
from .rules.stock import power_tokens
from .rules.tiles import empower
from .state import ANNEX, AVAILABLE, SETUP, VP, AgeOfInnovationState


def complete(s: AgeOfInnovationState) -> None:
    """Make the fields that are not stored, and refuse what does not add up."""
    _check_course(s)
    _check_board(s)
    _check_map(s)
    _check_automa(s)
    _check_parties(s)
    for me in range(s.parties):
        refresh(s, me)
        empower(s, me)


def _require_once(key: str, numbers: list[int]) -> None:
    if first_twice(numbers) != NONE:
        raise bad_data(key, phrase("something twice"), phrase("each once"))


def _check_course(s: AgeOfInnovationState) -> None:
    """Round, phase and turn order."""
    if (s.phase == SETUP) != (s.round == 0):
        raise bad_data(
            "round",
            phrase("{n} in phase {name}", n=s.round, name=PHASES[s.phase]),
            phrase("0 in the set-up only"),
        )
    if sorted(s.order) != list(range(s.parties)) or first_twice(s.passed) != NONE:
        raise bad_data("order", f"{s.order}, {s.passed}", phrase("each party once"))
    acts = Number[Position](0, (1 << len(TREES.acts)) - 1)
    for me, used in enumerate(s.used):
        acts.read(used, f"used[{me}]", s)


def _check_board(s: AgeOfInnovationState) -> None:
    """Tiles next to the map."""
    if s.seats != 2 and (any(s.unowned) or s.territory):
        raise bad_data(
            "unowned", phrase("levels of a faction without a player"), phrase("only with two seats")
        )
    if s.territory and (s.territory not in TERRITORY or s.round < ROUNDS):
        raise bad_data(
            "territory",
            str(s.territory),
            phrase("0, or in round {n} one of {names}", n=ROUNDS, names=str(TERRITORY)),
        )
    for who in s.spaces:
        if who >= s.parties and (who != UNOWNED or s.seats != 2):
            raise bad_data(
                "spaces",
                str(who),
                phrase("parties, {name} with two seats, {names}", name=UNOWNED, names=NOBODY),
            )
    if s.round:
        there = [*s.rounds, s.final, *s.book_actions, *s.cells]
        if NONE in there or len(s.display) != DISPLAY or any(s.cards) or any(s.factions):
            raise bad_data("round", phrase("a game in play"), phrase("only after the whole set-up"))


# ---------------------------------------------------------------- parties


def _check_parties(s: AgeOfInnovationState) -> None:
    """Limited things are in one place each, and points add up."""
    for i, tile in enumerate(CITY_TILES):
        if s.city_left[i] < 0:
            raise bad_data(
                "city_tiles", phrase("{name} too often", name=tile), phrase("{n} in all", n=CITY_COPIES)
            )
    for cell, kind in enumerate(s.cells):
        if s.stock[cell] < 0:
            raise bad_data(
                "competencies", phrase("{name} too often", name=COMPETENCIES[kind]), str(COMPETENCY_COPIES)
            )
    _require_once("bonus", [*s.bonus, *s.display, *s.set_bonus] if s.round else [*s.bonus, *s.display])
    _require_once("palace", [*s.palace, *s.drafted, *[i for i, there in enumerate(s.palaces) if there]])
    owned = [
        i for party in range(s.parties) for i in range(len(INNOVATIONS)) if s.innovations[party] >> i & 1
    ]
    _require_once("innovations", [*owned, *s.shelf])
    for d in range(4):
        tops = [p for p in range(s.parties) if s.level[4 * p + d] == MOST_LEVEL]
        if len(tops) + (s.unowned[d] == MOST_LEVEL) > 1:
            raise bad_data("level", phrase("two markers on level 12"), phrase("one in each discipline"))
    for me in range(s.parties):
        _check_party(s, me)


def _check_party(s: AgeOfInnovationState, me: int) -> None:
    purse = s.purse[me]
    if sum(s.points[WIDTH * me : WIDTH * (me + 1)]) != purse[VP]:
        raise bad_data(f"points[{me}]", phrase("items that add up to another number"), str(purse[VP]))
    s.supply[me] -= purse[AVAILABLE] + s.spaces.count(me)
    if s.supply[me] < 0:
        raise bad_data(
            f"purse[{me}]", phrase("more scholars than there are"), phrase("7 with those that were sent")
        )
    if s.keys[me] > s.cities(me):
        raise bad_data(f"keys[{me}]", str(s.keys[me]), phrase("at most one for each city tile"))
    standing = [h for h in s.homes[me] if s.annexed >> h & 1]
    if len(standing) + purse[ANNEX] > 2 * (s.competencies[me] >> COMPETENCIES.index("annexes") & 1):
        raise bad_data(f"purse[{me}]", phrase("annexes"), phrase("two with the competency that gives them"))
    if me >= s.seats:
        if any(purse[:VP]) or s.competencies[me] or s.keys[me] or s.palace[me] != NONE or s.used[me]:
            raise bad_data("purse", phrase("resources of the Automa"), phrase("none"))
        return
    if power_tokens(s, me) != POWER_TOKENS:
        raise bad_data(f"bowl_1[{me}]", phrase("{n} power tokens", n=power_tokens(s, me)), str(POWER_TOKENS))
    if s.round and (s.native[me] == NONE or s.faction[me] == NONE or s.bonus[me] == NONE):
        raise bad_data(
            f"native[{me}]", phrase("nothing"), phrase("a board, a faction and a round bonus in play")
        )
    if s.round and not s.homes[me]:
        raise bad_data("building", phrase("none of party {n}", n=me), phrase("at least one building in play"))
    palace = s.left[5 * me + 4] == 0
    if palace != (s.palace[me] != NONE):
        raise bad_data(
            f"palace[{me}]", phrase("a palace without a tile, or a tile without"), phrase("both or none")
        )


# ---------------------------------------------------------------- the map


def _check_map(s: AgeOfInnovationState) -> None:
    """Buildings stand on land of their owners, marks lie on buildings, and bridges join what they span."""
    for h in range(SIZE):
        if (s.building[h] == NONE) != (s.owner[h] == NOBODY):
            raise bad_data(f"building.{HEXES[h]}", phrase("a building without owner"), phrase("both or none"))
        if s.building[h] != NONE:
            _check_building(s, h)
    for i, left in enumerate(s.left):
        if left < 0:
            kind = i % len(PIECES)
            raise bad_data(
                "building",
                phrase("too many of {name}", name=repr(BUILDINGS[kind])),
                phrase("{n} each", n=PIECES[kind]),
            )
    standing = built(s)
    outside = {
        "building": standing & ~LAND[s.side],
        "neutral": s.neutral & ~standing,
        "annexed": s.annexed & ~standing,
        "member": s.member & ~standing,
    }
    for name, hexes in outside.items():
        if hexes:
            where = f"{name}.{HEXES[bits(hexes)[0]]}"
            raise bad_data(
                where, phrase("something outside"), phrase("buildings on land, marks on buildings")
            )
    if s.annexed.bit_count() > ANNEXES:
        raise bad_data("annexed", str(s.annexed.bit_count()), str(ANNEXES))
    for kind in range(len(BUILDINGS)):
        neutral = [h for h in range(SIZE) if s.neutral >> h & 1 and s.building[h] == kind]
        most = TOWERS if kind == TOWER else 1
        if len(neutral) > most:
            raise bad_data(
                "neutral", phrase("{n} of {name}", n=len(neutral), name=BUILDINGS[kind]), str(most)
            )
    if s.river_cities & ~WATER[s.side]:
        raise bad_data("river_cities", phrase("land"), phrase("river hexes"))
    _link_bridges(s)


def _terrain_name(terrain: int) -> str:
    """The name of a terrain, also of one that is none."""
    return TERRAINS[terrain] if terrain in range(len(TERRAINS)) else "river" if terrain == RIVER else "none"


def _check_building(s: AgeOfInnovationState, h: int) -> None:
    me, kind = s.owner[h], s.building[h]
    if s.native[me] != s.terrain[h]:
        raise bad_data(
            f"building.{HEXES[h]}",
            phrase("the terrain {name}", name=_terrain_name(s.terrain[h])),
            phrase("{name}, native to its owner", name=_terrain_name(s.native[me])),
        )
    if kind >= len(PIECES) and not s.neutral >> h & 1:
        raise bad_data(f"building.{HEXES[h]}", repr(BUILDINGS[kind]), phrase("as a neutral building"))


def _link_bridges(s: AgeOfInnovationState) -> None:
    """Bridges link what they span, and come from the supplies of their owners."""
    for site, me in enumerate(s.bridge):
        if me == NOBODY:
            continue
        if not OVER_LAND[s.side][site] or me not in [s.owner[h] for h in SITE_ENDS[site]]:
            raise bad_data(
                f"bridges.{SITES[site]}", phrase("a bridge of {n}", n=me), phrase("at an own building")
            )
        span(s, me, site)
    for me, left in enumerate(s.spans):
        if left < 0:
            raise bad_data("bridges", phrase("too many of party {n}", n=me), str(BRIDGES))


# ---------------------------------------------------------------- the Automa


def _check_automa(s: AgeOfInnovationState) -> None:
    _require_once("discard", [*s.discard, s.top, *[i for i, there in enumerate(s.deck) if there]])
    if not s.solo:
        if any(s.deck) or s.top != NONE or s.discard or s.marked:
            raise bad_data("deck", brief(s.deck), phrase("cards only in a game alone"))
        return
    automa = s.seats
    if any(s.marked >> h & 1 and s.owner[h] != automa for h in range(SIZE)):
        raise bad_data("marked", phrase("another building"), phrase("buildings of the Automa"))
    if s.round and (not s.homes[automa] or s.bonus[automa] == NONE or (s.top != NONE and not s.discard)):
        raise bad_data("deck", phrase("an Automa that is not set up"), phrase("workshops, a bonus and cards"))
