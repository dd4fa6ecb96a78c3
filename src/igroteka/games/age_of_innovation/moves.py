"""All moves of Age of Innovation.

What a seat can play comes first; chance has its own kinds. Effects enter the words of their questions
("first palace-15", "act moles") when their trees are named.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Trees
from igroteka.core.effects import Effect, EffectOf
from igroteka.core.moves import Move, Moves

from .components.automa import CARD_NAMES
from .components.maps import ANY_LAND, HEXES, SITES, WATER, bits
from .components.names import (
    BONUSES,
    BOOK_ACTIONS,
    BUILDINGS,
    CITY_TILES,
    COMPETENCIES,
    DISCIPLINES,
    FACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    MOST_SEATS,
    PALACES,
    POWER_ACTIONS,
    ROUND_TILES,
    TERRAINS,
    TERRITORY,
)

MOVES: Final = Moves()
TREES: Final = Trees(MOVES)


def tree(name: str) -> Effect:
    """An effect by its name."""
    found = TREES.by_name[name]
    assert isinstance(found, EffectOf)
    return found


def _moves_by_hex(kind: str, hexes: list[int]) -> list[Move]:
    """One move per hex, by its number; places that are no such hex on either side repeat the first move, unread."""
    by_hex: dict[int, Move] = {i: MOVES.add(kind, (HEXES[i],), (i,)) for i in hexes}
    return [by_hex.get(i, by_hex[hexes[0]]) for i in range(len(HEXES))]


def _moves_by_number(kind: str, numbers: range) -> list[list[Move]]:
    """One move per land hex and number, as table[hex][number]; numbers below the first repeat it, unread."""
    by_hex = {i: [MOVES.add(kind, (HEXES[i], n), (i, n)) for n in numbers] for i in LANDS}
    rows = {i: [row[0]] * numbers.start + row for i, row in by_hex.items()}
    return [rows.get(i, rows[LANDS[0]]) for i in range(len(HEXES))]


def _moves_by_building(kind: str) -> list[list[Move]]:
    """One move per land hex and kind of building that an upgrade gives."""
    by_hex = {
        i: [MOVES.add(kind, (HEXES[i], b), (i, j + 1)) for j, b in enumerate(BUILDINGS[1:5])] for i in LANDS
    }
    rows = {i: [row[0], *row] for i, row in by_hex.items()}
    return [rows.get(i, rows[LANDS[0]]) for i in range(len(HEXES))]


LANDS: Final = bits(ANY_LAND)
RIVERS: Final = bits(WATER[0] | WATER[1])

# ---------------------------------------------------------------- set-up
CHOOSE_SET: Final = MOVES.each("set", TERRAINS)
TERRAIN: Final = MOVES.each("terrain", TERRAINS)
FACTION: Final = MOVES.each("faction", FACTIONS)
PALACE: Final = MOVES.each("palace", PALACES)
BONUS: Final = MOVES.each("bonus", BONUSES)
AUTOMA_TERRAIN: Final = MOVES.each("automa_terrain", TERRAINS)
PLACE: Final = _moves_by_hex("place", LANDS)
PLACE_TOWER: Final = _moves_by_hex("tower", LANDS)

# ---------------------------------------------------------------- actions
BUILD: Final = _moves_by_hex("build", LANDS)
DIG: Final = _moves_by_number("dig", range(1, 4))
#: Tunnel and flight: the number of spades, 0 to only build.
TUNNEL: Final = _moves_by_number("tunnel", range(4))
FLY: Final = _moves_by_number("fly", range(4))
UPGRADE: Final = _moves_by_building("upgrade")
SHIP: Final = MOVES.one("ship")
TERRAFORM: Final = MOVES.one("terraform")
INNOVATE: Final = MOVES.each("innovate", INNOVATIONS)
#: By discipline and worth of the space: 3 or 2 levels.
SEND: Final = MOVES.grid("send", DISCIPLINES, (3, 2))
RETURN: Final = MOVES.each("return", DISCIPLINES)
POWER: Final = MOVES.each("power", POWER_ACTIONS)
BOOKS: Final = MOVES.each("books", BOOK_ACTIONS)
PASS: Final = MOVES.one("pass")
CONVERSIONS: Final = (
    *("power-scholar", "power-tool", "power-coin", "scholar-tool", "tool-coin"),
    *[f"power-{d}" for d in DISCIPLINES],
    *[f"{d}-coin" for d in DISCIPLINES],
)
CONVERT: Final = MOVES.each("convert", CONVERSIONS)
SACRIFICE: Final = MOVES.one("sacrifice")
RIVER_CITY: Final = _moves_by_hex("river_city", RIVERS)
END: Final = MOVES.one("end")

# ---------------------------------------------------------------- rewards and answers
BOOK: Final = MOVES.each("book", DISCIPLINES)
SPEND: Final = MOVES.each("spend", DISCIPLINES)
LEVEL: Final = MOVES.each("level", DISCIPLINES)
KEY: Final = MOVES.one("key")
NO_KEY: Final = MOVES.one("no_key")
COMPETENCY: Final = MOVES.each("competency", COMPETENCIES)
CITY: Final = MOVES.each("city", CITY_TILES)
BRIDGE: Final = MOVES.each("bridge", SITES)
ANNEX: Final = _moves_by_hex("annex", LANDS)
NEUTRAL: Final = _moves_by_hex("neutral", LANDS)
GUILD: Final = _moves_by_hex("guild", LANDS)
DOWNGRADE: Final = _moves_by_hex("downgrade", LANDS)
DONE: Final = MOVES.one("done")
ACCEPT: Final = MOVES.one("accept")
DECLINE: Final = MOVES.one("decline")

# ---------------------------------------------------------------- chance
DRAW_ROUND: Final = MOVES.each("draw_round", ROUND_TILES)
DRAW_FINAL: Final = MOVES.each("draw_final", FINAL_TILES)
DRAW_BOOK_ACTION: Final = MOVES.each("draw_book_action", BOOK_ACTIONS)
DRAW_COMPETENCY: Final = MOVES.each("draw_competency", COMPETENCIES)
DRAW_INNOVATION: Final = MOVES.each("draw_innovation", INNOVATIONS)
DRAW_PALACE: Final = MOVES.each("draw_palace", PALACES)
DRAW_TERRAIN: Final = MOVES.each("draw_terrain", TERRAINS)
DRAW_FACTION: Final = MOVES.each("draw_faction", FACTIONS)
DRAW_BONUS: Final = MOVES.each("draw_bonus", BONUSES)
FIRST: Final = MOVES.each("draw_first", range(MOST_SEATS))
DRAW_TERRITORY: Final = MOVES.each("draw_territory", TERRITORY)
DRAW_CARD: Final = MOVES.each("draw_card", CARD_NAMES)
