"""What an edition of Sweet Lands may change: the values that are not in the rulebook, table by table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.edition import Check, Part, Row, Table, list_of, number, one_of, table_of

from .card_form import check_cards
from .files import read_ours, replaceable
from .form_checks import (
    LABS,
    MOST_CITIES,
    MOST_SPACES,
    PORTS,
    ROWS,
    SET_PIECES,
    START,
    abilities,
    bonus,
    cell,
    check_character,
    check_domain,
    check_food,
    check_help_board,
    check_industry,
    check_track,
    condition,
    cost,
    effect,
    map_row,
    rate,
    spaces,
)
from .vocabulary import INDUSTRIES, MOST, PRODUCTS


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
                "city_table": Part(
                    list_of(_AMOUNT, MOST_CITIES + 1, MOST_CITIES + 1),
                    "only where the tower gives one: city points for no city, one, two … six",
                ),
            },
            check_character,
        ),
    ),
    (
        "deck.toml",
        Table("card", "Worker cards. Said in full: they replace the whole deck.", check_all=check_cards),
    ),
)
FORM: Final[Mapping[str, Table]] = {table.name: table for _, table in _TABLES}
OURS: Final[Mapping[str, list[Row]]] = {table.name: replaceable(file, table.name) for file, table in _TABLES}
