"""What the values of an edition of Sweet Lands may be: each check refuses with the place, what was found and what is allowed."""

from __future__ import annotations

from typing import Final

from igroteka.core.edition import Place, Row, bad_edition, list_of, number, one_of, refuse, table_of
from igroteka.core.text import phrase

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


def effect(value: object, where: Place) -> None:
    """Steps in the vocabulary of the data files."""
    check_effect(value, where)


def cost(value: object, where: Place) -> None:
    """What has to be paid; {} is nothing."""
    check_cost(value, where, COST)


def condition(value: object, where: Place) -> None:
    """A count with the least that it must be."""
    check_count(value, where, ("min",))


def bonus(value: object, where: Place) -> None:
    """The bonus of a row of properties: steps, or the word "character" where the character's board has it."""
    if value != "character":
        check_effect(value, where)


def spaces(value: object, where: Place) -> None:
    """Bonuses of a track by space, each space at most once."""
    list_of(table_of({"space": number(0, MOST_SPACES), "effect": effect}), 0, MOST_SPACES)(value, where)
    assert isinstance(value, list)
    found = [row["space"] for row in value]
    if sorted(set(found)) != found:
        raise refuse(where, found, phrase("spaces in rising order, each once"))


def rate(value: object, where: Place) -> None:
    """A share, [1, 3] for a third."""
    list_of(number(0, MOST), 2, 2)(value, where)
    assert isinstance(value, list)
    if value[1] == 0:
        raise refuse(where, value, phrase("a numerator and a denominator that is not 0"))


def map_row(value: object, where: Place) -> None:
    """A row of a domain board, a letter for each place."""
    if not isinstance(value, str) or len(value) != COLUMNS or set(value) - set(LETTERS):
        raise refuse(where, value, phrase("{n} letters out of {names}", n=COLUMNS, names=LETTERS))


cell: Final = list_of(number(0, max(ROWS, COLUMNS) - 1), 2, 2)


def abilities(value: object, where: Place) -> None:
    """Abilities with their timing and effect."""
    timing = one_of("immediate", "flip", "round_end")
    list_of(table_of({"timing": timing, "effect": effect}), 1, 4)(value, where)


# ---------------------------------------------------------------- checks of whole rows


def check_domain(row: Row, where: Place) -> None:
    """A map has as many cells of each kind as the rules count on, four ports at its border, and symbols on cells for tokens."""
    letters = "".join(row["rows"])
    for letter, count in CELLS.items():
        if letters.count(letter) != count:
            raise bad_edition(
                where + ".rows",
                phrase("{n} cells {name}", n=letters.count(letter), name=letter),
                phrase("exactly {names}", names=count),
            )
    ports = [tuple(port) for port in row["ports"]]
    for port in ports:
        if not _is_border(*port) or letters[port[0] * COLUMNS + port[1]] in "CB":
            raise refuse(where + ".ports", list(port), phrase("cells for tokens at the border"))
    if len(set(ports)) < PORTS:
        raise refuse(where + ".ports", row["ports"], phrase("{n} different cells", n=PORTS))
    cells = [tuple(mark["cell"]) for mark in row["symbols"]]
    for r, c in cells:
        if not (r < ROWS and c < COLUMNS) or letters[r * COLUMNS + c] in "CB":
            raise refuse(where + ".symbols", [r, c], phrase("cells for tokens"))
    if len(set(cells)) < len(cells):
        raise refuse(where + ".symbols", row["symbols"], phrase("at most one symbol on a cell"))


def _is_border(r: int, c: int) -> bool:
    return r < ROWS and c < COLUMNS and (r in (0, ROWS - 1) or c in (0, COLUMNS - 1))


def check_track(row: Row, where: Place) -> None:
    """A rate for each space, and bonuses on spaces that are there."""
    if len(row["rates"]) != row["length"] + 1:
        raise refuse(
            where + ".rates",
            len(row["rates"]),
            phrase("{n} rates, one for the start and one for each space", n=row["length"] + 1),
        )
    _check_spaces(row, ("bonuses",), where)


def check_industry(row: Row, where: Place) -> None:
    """Everything lies on the track, and laboratories stand one after the other."""
    _check_spaces(row, ("cart", "locomotive", "ip_symbols"), where)
    gates = row["lab_gates"]
    if sorted(set(gates)) != gates or gates[-1] >= row["length"]:
        raise refuse(where + ".lab_gates", gates, phrase("{n} rising spaces before the last one", n=LABS))


def check_food(row: Row, where: Place) -> None:
    """Bonuses on spaces that are there."""
    _check_spaces(row, ("bonuses",), where)


def _check_spaces(row: Row, keys: tuple[str, ...], where: Place) -> None:
    for key in keys:
        beyond = [one["space"] for one in row[key] if one["space"] > row["length"]]
        if beyond:
            raise refuse(
                where + f".{key}",
                beyond,
                phrase("spaces up to {n}, the length of the track", n=row["length"]),
            )


def check_character(row: Row, where: Place) -> None:
    """Only a character whose tower gives a table of cities has one."""
    if "city_table" in row and not any(
        ability.get("mod") == "city_table" for ability in row["tower_abilities"]
    ):
        raise refuse(
            where + ".city_table",
            row["city_table"],
            phrase("none, the tower of this character gives no table"),
        )


def check_help_board(row: Row, where: Place) -> None:
    """The numbers of tiles follow from the cells, and the box has so many tiles."""
    two, mixed = row["cells_with_two_normal"], row["cells_with_one_normal_one_round_end"]
    follows = {"cells": two + mixed, "normal_tiles": 2 * two + mixed, "round_end_tiles": mixed}
    for key, n in follows.items():
        if row[key] != n:
            raise refuse(where + f".{key}", row[key], phrase("{n}, as the cells say", n=n))
    kinds = [tile["kind"] for tile in read_ours("tiles.toml")["help_tile"]]
    for key, kind in (("normal_tiles", "normal"), ("round_end_tiles", "round_end")):
        if row[key] > kinds.count(kind):
            raise refuse(
                where + f".{key}", row[key], phrase("at most {n}, as there are tiles", n=kinds.count(kind))
            )


assert len(SITES) == len(LETTERS) - 1
