"""What the values of an edition of Sweet Lands may be: each check refuses with the place, what was found and what is allowed."""

from __future__ import annotations

from typing import Final

from igroteka.core.edition import BadEdition, Row, list_of, number, one_of, refuse, table_of

from .files import read_ours
from .vocabulary import COST, MOST, SITES, UNITS, check_cost, check_count, check_effect

ROWS: Final = 7
COLUMNS: Final = 8
LETTERS: Final = "FWMSXCB"
#: How many cells of some kinds every domain board has: the rules count on it.
CELLS: Final = {"C": 3, "B": 4, "X": 1}
PORTS: Final = 4
LABS: Final = 4
MOST_SPACES: Final = 40
MOST_CITIES: Final = 6
SET_PIECES: Final = ("tent", "house", "building")
START: Final = tuple([unit for unit in UNITS if unit not in ("vp", "cp", "ip")])


# ---------------------------------------------------------------- checks of values


def effect(value: object, where: str) -> None:
    """Steps in the vocabulary of the data files."""
    check_effect(value, where)


def cost(value: object, where: str) -> None:
    """What has to be paid; {} is nothing."""
    check_cost(value, where, COST)


def condition(value: object, where: str) -> None:
    """A count with the least that it must be."""
    check_count(value, where, ("min",))


def bonus(value: object, where: str) -> None:
    """The bonus of a row of properties: steps, or the word "character" where the character's board has it."""
    if value != "character":
        check_effect(value, where)


def spaces(value: object, where: str) -> None:
    """Bonuses of a track by space, each space at most once."""
    list_of(table_of({"space": number(0, MOST_SPACES), "effect": effect}), 0, MOST_SPACES)(value, where)
    assert isinstance(value, list)
    found = [row["space"] for row in value]
    if sorted(set(found)) != found:
        raise refuse(where, found, "spaces in rising order, each once")


def rate(value: object, where: str) -> None:
    """A share, [1, 3] for a third."""
    list_of(number(0, MOST), 2, 2)(value, where)
    assert isinstance(value, list)
    if value[1] == 0:
        raise refuse(where, value, "a numerator and a denominator that is not 0")


def map_row(value: object, where: str) -> None:
    """A row of a domain board, a letter for each place."""
    if not isinstance(value, str) or len(value) != COLUMNS or set(value) - set(LETTERS):
        raise refuse(where, value, f"{COLUMNS} letters out of {LETTERS}")


cell: Final = list_of(number(0, max(ROWS, COLUMNS) - 1), 2, 2)


def abilities(value: object, where: str) -> None:
    """Abilities with their timing and effect."""
    timing = one_of("immediate", "flip", "round_end")
    list_of(table_of({"timing": timing, "effect": effect}), 1, 4)(value, where)


# ---------------------------------------------------------------- checks of whole rows


def check_domain(row: Row, where: str) -> None:
    """A map has as many cells of each kind as the rules count on, four ports at its border, and symbols on cells for tokens."""
    letters = "".join(row["rows"])
    for letter, count in CELLS.items():
        if letters.count(letter) != count:
            raise BadEdition(
                f"{where}.rows: found {letters.count(letter)} cells {letter}; allowed: exactly {count}"
            )
    ports = [tuple(port) for port in row["ports"]]
    for port in ports:
        if not _is_border(*port) or letters[port[0] * COLUMNS + port[1]] in "CB":
            raise refuse(f"{where}.ports", list(port), "cells for tokens at the border")
    if len(set(ports)) < PORTS:
        raise refuse(f"{where}.ports", row["ports"], f"{PORTS} different cells")
    cells = [tuple(mark["cell"]) for mark in row["symbols"]]
    for r, c in cells:
        if not (r < ROWS and c < COLUMNS) or letters[r * COLUMNS + c] in "CB":
            raise refuse(f"{where}.symbols", [r, c], "cells for tokens")
    if len(set(cells)) < len(cells):
        raise refuse(f"{where}.symbols", row["symbols"], "at most one symbol on a cell")


def _is_border(r: int, c: int) -> bool:
    return r < ROWS and c < COLUMNS and (r in (0, ROWS - 1) or c in (0, COLUMNS - 1))


def check_track(row: Row, where: str) -> None:
    """A rate for each space, and bonuses on spaces that are there."""
    if len(row["rates"]) != row["length"] + 1:
        raise refuse(
            f"{where}.rates",
            len(row["rates"]),
            f"{row['length'] + 1} rates, one for the start and one for each space",
        )
    _check_spaces(row, ("bonuses",), where)


def check_industry(row: Row, where: str) -> None:
    """Everything lies on the track, and laboratories stand one after the other."""
    _check_spaces(row, ("cart", "locomotive", "ip_symbols"), where)
    gates = row["lab_gates"]
    if sorted(set(gates)) != gates or gates[-1] >= row["length"]:
        raise refuse(f"{where}.lab_gates", gates, f"{LABS} rising spaces before the last one")


def check_food(row: Row, where: str) -> None:
    """Bonuses on spaces that are there."""
    _check_spaces(row, ("bonuses",), where)


def _check_spaces(row: Row, keys: tuple[str, ...], where: str) -> None:
    for key in keys:
        beyond = [one["space"] for one in row[key] if one["space"] > row["length"]]
        if beyond:
            raise refuse(f"{where}.{key}", beyond, f"spaces up to {row['length']}, the length of the track")


def check_character(row: Row, where: str) -> None:
    """Only a character whose tower gives a table of cities has one."""
    if "city_table" in row and not any(
        ability.get("mod") == "city_table" for ability in row["tower_abilities"]
    ):
        raise refuse(
            f"{where}.city_table", row["city_table"], "none, the tower of this character gives no table"
        )


def check_help_board(row: Row, where: str) -> None:
    """The numbers of tiles follow from the cells, and the box has so many tiles."""
    two, mixed = row["cells_with_two_normal"], row["cells_with_one_normal_one_round_end"]
    follows = {"cells": two + mixed, "normal_tiles": 2 * two + mixed, "round_end_tiles": mixed}
    for key, n in follows.items():
        if row[key] != n:
            raise refuse(f"{where}.{key}", row[key], f"{n}, as the cells say")
    kinds = [tile["kind"] for tile in read_ours("tiles.toml")["help_tile"]]
    for key, kind in (("normal_tiles", "normal"), ("round_end_tiles", "round_end")):
        if row[key] > kinds.count(kind):
            raise refuse(f"{where}.{key}", row[key], f"at most {kinds.count(kind)}, as there are tiles")


assert len(SITES) == len(LETTERS) - 1
