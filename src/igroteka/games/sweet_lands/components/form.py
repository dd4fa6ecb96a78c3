"""What an edition of Sweet Lands may change: the values that are not in the rulebook, with what each may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.edition import (
    BadEdition,
    Check,
    Part,
    Row,
    Table,
    list_of,
    number,
    one_of,
    refuse,
    table_of,
)

from .card_form import check_cards
from .files import read_ours, replaceable
from .vocabulary import (
    COST,
    INDUSTRIES,
    MOST,
    PRODUCTS,
    SITES,
    UNITS,
    check_cost,
    check_count,
    check_effect,
)

ROWS: Final = 7
COLUMNS: Final = 8
LETTERS: Final = "FWMSXCB"
#: How many cells of some kinds every domain board has: the rules count on it.
CELLS: Final = {"C": 3, "B": 4, "X": 1}
PORTS: Final = 4
LABS: Final = 4
MOST_SPACES: Final = 40
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


# ---------------------------------------------------------------- the tables


def _pieces(check: Check) -> Check:
    return table_of(dict.fromkeys(SET_PIECES, check))


_AREAS: Final = tuple([str(row["id"]) for row in read_ours("areas.toml")["area"]])
_SYMBOLS: Final = tuple([str(row["id"]) for row in read_ours("domains.toml")["cell_symbol"]])
_AMOUNT: Final = number(0, MOST)

_TABLES: Final = (
    (
        "areas.toml",
        Table(
            "area",
            "Action areas.",
            "id",
            {
                "spaces": Part(number(1, 4), "how many discs it holds"),
                "opens_round": Part(number(1, 5), "the round from which it is open"),
                "cost": Part(cost, "what an action there costs"),
                "effect": Part(effect, "what it does"),
            },
        ),
    ),
    (
        "domains.toml",
        Table(
            "terrain_bonus",
            "What terrain gives.",
            "kind",
            {"effect": Part(effect, "when a token is flipped")},
        ),
    ),
    (
        "domains.toml",
        Table(
            "cell_symbol", "Symbols on cells.", "id", {"effect": Part(effect, "when a token is put there")}
        ),
    ),
    (
        "domains.toml",
        Table(
            "domain",
            "Domain boards: 7 rows of 8 places in hexes, odd rows (the second, the fourth …) shifted right by half a place.\n"
            "F field, W forest, M mine, S sea, X special cell, C capital cell, B bonus-card area. Cells are [row, column] from 0.",
            "id",
            {
                "rows": Part(list_of(map_row, ROWS, ROWS), "the map, from above to below"),
                "ports": Part(list_of(cell, PORTS, PORTS), "the cells with ports"),
                "symbols": Part(
                    list_of(table_of({"cell": cell, "symbol": one_of(*_SYMBOLS)}), 0, 30),
                    f"symbols on cells: {', '.join(_SYMBOLS)}",
                ),
            },
            check_domain,
        ),
    ),
    (
        "properties.toml",
        Table(
            "property_row",
            "Rows of tents, houses and buildings on the player board, from above to below.",
            "row",
            {
                "cost": Part(cost, "what a property of this row costs"),
                **{
                    piece: Part(bonus, f'the bonus of a {piece}, or "character": the character has it')
                    for piece in SET_PIECES
                },
            },
        ),
    ),
    (
        "properties.toml",
        Table("lab", "Laboratories, from the first.", "no", {"cost": Part(cost, "its cost")}),
    ),
    (
        "properties.toml",
        Table("shop", "Shops.", "id", {"cost": Part(cost, "its cost"), "effect": Part(effect, "its bonus")}),
    ),
    (
        "tracks.toml",
        Table(
            "prosperity_track",
            "Prosperity tracks.",
            "id",
            {
                "length": Part(number(1, MOST_SPACES), "the number of spaces after the start"),
                "rates": Part(
                    list_of(rate, 1, MOST_SPACES + 1), "points for each thing: [1, 3] is a third; start first"
                ),
                "bonuses": Part(spaces, "bonuses by space"),
                "first_on_last_space": Part(effect, "for who comes first to the last space"),
            },
            check_track,
        ),
    ),
    (
        "tracks.toml",
        Table(
            "industry_track",
            "The industry track.",
            parts={
                "length": Part(number(8, MOST_SPACES), "the number of its last space"),
                "lab_gates": Part(
                    list_of(number(1, MOST_SPACES), LABS, LABS), "spaces behind which laboratories stand"
                ),
                "ip_symbols": Part(
                    list_of(table_of({"space": number(1, MOST_SPACES), "ip": number(1, 20)}), 0, MOST_SPACES),
                    "industry points by space",
                ),
                "cart": Part(spaces, "bonuses of the cart by space"),
                "locomotive": Part(spaces, "bonuses of the locomotive by space"),
                "overflow_per_step": Part(effect, "for each step behind the end"),
            },
            check=check_industry,
        ),
    ),
    (
        "tracks.toml",
        Table(
            "food_track",
            "The food track.",
            parts={
                "length": Part(number(1, MOST_SPACES), "the number of its last space"),
                "bonuses": Part(spaces, "bonuses by space"),
                "overflow_per_step": Part(effect, "for each step behind the end"),
            },
            check=check_food,
        ),
    ),
    (
        "tracks.toml",
        Table(
            "rabbit",
            "Rabbits next to the food track, from the first.",
            "no",
            {
                "food_required": Part(
                    number(0, MOST_SPACES), "the space that the food marker must have reached"
                ),
                "effect": Part(effect, "its bonus"),
            },
        ),
    ),
    (
        "tiles.toml",
        Table(
            "help_board",
            "Cells of the help board by number of players.",
            "players",
            {
                "cells": Part(number(1, 12), "all cells"),
                "cells_with_two_normal": Part(number(0, 12), "cells with two normal tiles"),
                "cells_with_one_normal_one_round_end": Part(
                    number(0, 12), "cells with one tile of each kind"
                ),
                "normal_tiles": Part(number(0, 24), "normal tiles in all"),
                "round_end_tiles": Part(number(0, 24), "round-end tiles in all"),
            },
            check_help_board,
        ),
    ),
    (
        "tiles.toml",
        Table("help_tile", "Help tiles.", "id", {"effect": Part(effect, "in every production phase")}),
    ),
    (
        "tiles.toml",
        Table(
            "scoring_token",
            "Scoring tokens.",
            "id",
            {"virtual_player": Part(_AMOUNT, "what the virtual player has")},
        ),
    ),
    (
        "tiles.toml",
        Table(
            "solo_card",
            "Solo cards: the areas that the opponent takes.",
            "id",
            {"areas": Part(list_of(one_of(*_AREAS), 1, 4), "areas, by their ids")},
        ),
    ),
    (
        "skills.toml",
        Table(
            "enhanced_skill",
            "Enhanced skill tokens.",
            "id",
            {"abilities": Part(abilities, "what it does, and when")},
        ),
    ),
    (
        "characters.toml",
        Table(
            "character",
            "Characters.",
            "id",
            {
                "start": Part(
                    table_of(dict.fromkeys(START, _AMOUNT), needed=False), "resources at the start"
                ),
                "production": Part(table_of(dict.fromkeys(PRODUCTS, _AMOUNT)), "production at the start"),
                "row_2": Part(_pieces(effect), "bonuses of the second row of properties"),
                "row_3": Part(_pieces(effect), "bonuses of the third row of properties"),
                "column_ability": Part(
                    table_of(dict.fromkeys(INDUSTRIES, effect)),
                    "what the columns of workers do by themselves",
                ),
                "tower_conditions": Part(
                    list_of(condition, 1, 6), "what must be so to build the clock tower"
                ),
            },
        ),
    ),
    (
        "deck.toml",
        Table("card", "Worker cards. Said in full: they replace the whole deck.", check_all=check_cards),
    ),
)
FORM: Final[Mapping[str, Table]] = {table.name: table for _, table in _TABLES}
OURS: Final[Mapping[str, list[Row]]] = {table.name: replaceable(file, table.name) for file, table in _TABLES}
assert len(SITES) == len(LETTERS) - 1
