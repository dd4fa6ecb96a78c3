"""What learning agents are told of a position, straight from its numbers: all that the view of a seat tells, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from igroteka.core.observing import Layout, amounts, choices, flags, for_seats

from ..components.automa import AUTOMA_NAMES, CARD_NAMES, LEVELS
from ..components.boards import MOST_SHIP, MOST_TERRAFORMING
from ..components.maps import HEXES, SITES
from ..components.names import (
    BONUSES,
    BOOK_ACTIONS,
    BOOK_SPACES,
    BRIDGES,
    CELLS,
    CITY_COPIES,
    CITY_TILES,
    COMPETENCIES,
    COMPETENCY_CELLS,
    COMPETENCY_COPIES,
    DISCIPLINES,
    DISPLAY,
    FACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    MOST_LEVEL,
    MOST_SEATS,
    PALACES,
    PIECES,
    ROUND_TILES,
    ROUNDS,
    SCHOLARS,
    TERRAINS,
    TERRITORY,
)
from ..fields import PHASES, POWER_TOKENS, SHARED_ACTIONS, UNOWNED, WIDTH
from ..moves import TREES
from ..rules.setup_choices import ChooseSetFaction
from ..state import (
    ANNEX,
    AVAILABLE,
    BOOKS,
    COINS,
    POWER,
    SETUP,
    TOOLS,
    VP,
    AgeOfInnovationState,
)
from .observe_agenda import AGENDA, AUTOMA, at_most, tell_agenda
from .observe_map import EIGHT, HEX_ORDER, MAP, OWNERS, SITE_ORDER, tell_map

#: More than any game brings; positions made by hand may have more, which is told as this.
MOST_POINTS: Final = 500
MOST_COINS: Final = 200
MOST_TOOLS: Final = 100
MOST_BOOKS: Final = 50
MOST_ON_BONUS: Final = 20
MOST_KEYS: Final = len(CITY_TILES) * CITY_COPIES
MOST_TOKENS: Final = POWER_TOKENS + 2
MOST_SHELF: Final = max([len(cells) for cells in CELLS.values()])
MOST_DISPLAY: Final = MOST_SEATS + DISPLAY

#: Who has a scholar of the faction without a player.
NO_PLAYER: Final = AUTOMA + 1

#: What is told of every seat, and of the Automa.
_PARTY: Final = (
    amounts("points", "points in all", 1, MOST_POINTS),
    amounts("items", "where the points come from", WIDTH, MOST_POINTS, -MOST_POINTS, "items of the score"),
    amounts("order", "place in turn order", 1, MOST_SEATS),
    amounts("passed", "place among those that have passed; 0 not yet", 1, MOST_SEATS),
    amounts("supply", "scholars in the supply", 1, SCHOLARS),
    amounts("left", "buildings that are not on the map", len(PIECES), max(PIECES), each="buildings"),
    amounts("levels", "levels of science", len(DISCIPLINES), MOST_LEVEL, each="disciplines"),
    choices("native", "the native terrain, in the order of TERRAINS", 1, len(TERRAINS)),
    choices("bonus", "the round bonus, in the order of BONUSES", 1, len(BONUSES)),
    flags("innovations", "innovations that the seat has", len(INNOVATIONS), "innovations"),
    amounts("coins", "coins", 1, MOST_COINS),
    amounts("tools", "tools", 1, MOST_TOOLS),
    amounts("scholars", "scholars at hand", 1, SCHOLARS),
    amounts("books", "books", len(DISCIPLINES), MOST_BOOKS, each="disciplines"),
    amounts("bowls", "power tokens there", 3, MOST_TOKENS, each="bowls of power"),
    amounts("burnt", "power tokens that were sacrificed", 1, MOST_TOKENS),
    amounts("annexes", "annexes at hand", 1, 2),
    amounts("keys", "keys", 1, MOST_KEYS),
    amounts("bridges_left", "bridges that are not on the map", 1, BRIDGES),
    amounts("shipping", "steps of shipping", 1, MOST_SHIP),
    amounts("terraforming", "steps of terraforming", 1, MOST_TERRAFORMING),
    choices("faction", "the faction, in the order of FACTIONS", 1, len(FACTIONS)),
    choices("palace", "the palace tile, in the order of PALACES", 1, len(PALACES)),
    choices("drafted", "the palace tile kept for a palace to come, in the order of PALACES", 1, len(PALACES)),
    flags("competencies", "competencies that the seat has", len(COMPETENCIES), "competencies"),
    amounts("cities", "city tiles that the seat has", len(CITY_TILES), CITY_COPIES, each="city tiles"),
    flags("used", "actions of own tiles used in this round", len(TREES.acts), "actions of all tiles"),
)

LAYOUT: Final = Layout(
    1,
    amounts("seats", "how many seats play", 1, MOST_SEATS),
    choices("automa", "the faction of the solo opponent, in the order of AUTOMA_NAMES", 1, len(AUTOMA_NAMES)),
    choices("automa_difficulty", "the level of the solo opponent", 1, len(LEVELS)),
    amounts("round", "the round; 0 in the set-up", 1, ROUNDS),
    choices("phase", "1 set-up, 2 income, 3 actions, 4 science bonus, 5 the end", 1, len(PHASES)),
    amounts("territory", "the area of the faction without a player, in games of two", 1, TERRITORY[-1]),
    *AGENDA,
    *MAP,
    choices("round_tiles", "the score tile, in the order of ROUND_TILES", ROUNDS, len(ROUND_TILES), "rounds"),
    choices("final_tile", "the tile of the last round, in the order of FINAL_TILES", 1, len(FINAL_TILES)),
    choices(
        "book_actions",
        "the action, in the order of BOOK_ACTIONS",
        BOOK_SPACES,
        len(BOOK_ACTIONS),
        "spaces for book actions",
    ),
    flags("crossed", "actions used in this round", len(SHARED_ACTIONS), "power actions, then book actions"),
    choices(
        "competency_cells",
        "the competency there, in the order of COMPETENCIES",
        COMPETENCY_CELLS,
        len(COMPETENCIES),
        "cells for competencies, the top row first",
    ),
    amounts(
        "competencies_left",
        "tiles left there",
        COMPETENCY_CELLS,
        COMPETENCY_COPIES,
        each="cells for competencies, the top row first",
    ),
    choices(
        "innovation_cells",
        "the innovation there, in the order of INNOVATIONS",
        MOST_SHELF,
        len(INNOVATIONS),
        "cells for innovations, the bottom row first",
    ),
    flags("palaces", "palace tiles that lie open", len(PALACES), "palaces"),
    choices(
        "display",
        "the round bonus, in the order of BONUSES",
        MOST_DISPLAY,
        len(BONUSES),
        "open round bonuses from left to right",
    ),
    amounts("coins_on", "coins on it", len(BONUSES), MOST_ON_BONUS, each="round bonuses"),
    amounts("cities_left", "tiles left", len(CITY_TILES), CITY_COPIES, each="city tiles"),
    amounts(
        "unowned",
        "levels of the faction without a player",
        len(DISCIPLINES),
        MOST_LEVEL,
        each="disciplines",
    ),
    choices(
        "scholar_spaces",
        f"whose scholar is there: {OWNERS}, 7 of the faction without a player",
        4 * len(DISCIPLINES),
        NO_PLAYER,
        "spaces for scholars, four of each discipline",
    ),
    flags("sets", "planning cards that lie open", len(TERRAINS), "terrains"),
    choices(
        "set_factions",
        "the faction beside the card, in the order of FACTIONS",
        2 * len(TERRAINS),
        len(FACTIONS),
        "two places for each terrain",
    ),
    choices(
        "set_bonuses",
        "the round bonus beside the card, in the order of BONUSES",
        len(TERRAINS),
        len(BONUSES),
        "terrains",
    ),
    flags("factions", "factions that lie open for the draft", len(FACTIONS), "factions"),
    flags("automa_deck", "cards that the Automa can still draw", len(CARD_NAMES), "cards of the Automa"),
    choices("automa_card", "its action card, in the order of CARD_NAMES", 1, len(CARD_NAMES)),
    choices(
        "automa_discard",
        "the card, in the order of CARD_NAMES; the last one supports",
        len(CARD_NAMES),
        len(CARD_NAMES),
        "cards that the Automa has discarded, in their order",
    ),
    *[replace(one, name=f"automa_{one.name}") for one in _PARTY],
    *for_seats(MOST_SEATS, *_PARTY),
    things={
        HEX_ORDER: HEXES,
        SITE_ORDER: SITES,
        "disciplines": DISCIPLINES,
        "terrains": TERRAINS,
        "factions": FACTIONS,
        "palaces": PALACES,
        "round bonuses": BONUSES,
        "city tiles": CITY_TILES,
        "innovations": INNOVATIONS,
        "competencies": COMPETENCIES,
    },
)


def _rotated(seats: int, me: int) -> list[int]:
    """The numbers of nobody, of all parties and of the faction without a player, as a seat counts them."""
    numbers = [0, *[(party - me) % seats + 1 for party in range(seats)]]
    numbers += [AUTOMA] * (UNOWNED + 1 - len(numbers))
    return [*numbers, NO_PLAYER]


#: By number of seats and the seat that looks.
_ROTATED: Final[list[list[list[int]]]] = [
    [_rotated(seats, me) for me in range(seats)] for seats in range(MOST_SEATS + 1)
]
_NO_CELLS: Final[list[list[int]]] = [[0] * (MOST_SHELF - n) for n in range(MOST_SHELF + 1)]
_NO_BONUSES: Final[list[list[int]]] = [[0] * (MOST_DISPLAY - n) for n in range(MOST_DISPLAY + 1)]
_NO_CARDS: Final[list[list[int]]] = [[0] * (len(CARD_NAMES) - n) for n in range(len(CARD_NAMES) + 1)]
_NO_FACTIONS: Final[list[int]] = [0] * (2 * len(TERRAINS))
_NO_SETS: Final[list[int]] = [0] * (4 * len(TERRAINS) + len(FACTIONS))
_AUTOMA_NUMBER: Final[dict[str, int]] = {name: i + 1 for i, name in enumerate(AUTOMA_NAMES)}
_LEVEL_NUMBER: Final[dict[str, int]] = {name: i + 1 for i, name in enumerate(LEVELS)}
_ACTS: Final = len(TREES.acts)
_NAMES: Final = [block.name for block in LAYOUT.blocks]
_NO_AUTOMA: Final[list[int]] = [0] * (
    LAYOUT.starts[_NAMES.index("points_0")] - LAYOUT.starts[_NAMES.index("automa_deck")]
)
_PER_SEAT: Final = sum([block.count for block in LAYOUT.blocks if block.seat == 0])
#: What is told of the seats that are not there, by the number of those that are.
_ABSENT: Final[list[list[int]]] = [
    [0] * (_PER_SEAT * (MOST_SEATS - seats)) for seats in range(MOST_SEATS + 1)
]


def observe(s: AgeOfInnovationState, seat: int) -> list[int]:
    """§AI-4.11.13 What a seat knows of a position, in the numbers of LAYOUT: nothing is secret, but all is told from its place."""
    seats = s.seats
    parties = _ROTATED[seats][seat]
    if s.parties > seats:
        out: list[int] = [seats, _AUTOMA_NUMBER[s.options["automa"]], _LEVEL_NUMBER[s.options["level"]]]
    else:
        out = [seats, 0, 0]
    out += [s.round, s.phase + 1, s.territory]
    tell_agenda(s, parties, out)
    tell_map(s, seat, parties, out)
    _tell_table(s, parties, out)
    _tell_sets(s, out)
    order = [0] * s.parties
    passed = [0] * s.parties
    for i in range(s.parties):
        order[s.order[i]] = i + 1
    for i in range(len(s.passed)):
        passed[s.passed[i]] = i + 1
    if s.parties > seats:
        out += s.deck
        out.append(s.top + 1)
        out += [card + 1 for card in s.discard]
        out += _NO_CARDS[len(s.discard)]
        _tell_party(s, seats, order[seats], passed[seats], out)
        _tell_means(s, seats, out)
    else:
        out += _NO_AUTOMA
    for i in range(seat, seat + seats):
        other = i if i < seats else i - seats
        _tell_party(s, other, order[other], passed[other], out)
        _tell_means(s, other, out)
    out += _ABSENT[seats]
    return out


def _tell_bits(things: int, count: int, out: list[int]) -> None:
    """A set of some other things as flags."""
    while count > 8:
        out += EIGHT[things & 255]
        things >>= 8
        count -= 8
    out += EIGHT[things & 255][:count]


def _tell_table(s: AgeOfInnovationState, parties: list[int], out: list[int]) -> None:
    """What lies beside the map, from `round_tiles` to `scholar_spaces`."""
    out += [tile + 1 for tile in s.rounds]
    out.append(s.final + 1)
    out += [action + 1 for action in s.book_actions]
    _tell_bits(s.crossed, len(SHARED_ACTIONS), out)
    out += [tile + 1 for tile in s.cells]
    out += s.stock
    out += [tile + 1 for tile in s.shelf]
    out += _NO_CELLS[len(s.shelf)]
    out += s.palaces
    out += [bonus + 1 for bonus in s.display]
    out += _NO_BONUSES[len(s.display)]
    out += [coins if coins < MOST_ON_BONUS else MOST_ON_BONUS for coins in s.coins_on]
    out += s.city_left
    out += s.unowned
    out += [parties[party + 1] for party in s.spaces]


def _tell_sets(s: AgeOfInnovationState, out: list[int]) -> None:
    """What is chosen from in the set-up; beside a card that was taken nothing is seen, but while its faction is chosen."""
    if s.phase != SETUP:
        out += _NO_SETS
        return
    out += s.cards
    factions = _NO_FACTIONS.copy()
    bonuses = [0] * len(TERRAINS)
    taken = s.native[0] if s.agenda and isinstance(s.agenda[-1], ChooseSetFaction) else -1
    for t in range(len(TERRAINS)):
        if s.cards[t] or t == taken:
            factions[2 * t] = s.set_faction[2 * t] + 1
            factions[2 * t + 1] = s.set_faction[2 * t + 1] + 1
            bonuses[t] = s.set_bonus[t] + 1
    out += factions
    out += bonuses
    out += s.factions


def _tell_party(s: AgeOfInnovationState, me: int, order: int, passed: int, out: list[int]) -> None:
    """What a party has reached, from `points` to `innovations`."""
    out.append(at_most(s.purse[me][VP], MOST_POINTS))
    out += [
        n if -MOST_POINTS < n < MOST_POINTS else MOST_POINTS if n > 0 else -MOST_POINTS
        for n in s.points[WIDTH * me : WIDTH * (me + 1)]
    ]
    out += [order, passed, s.supply[me]]
    out += s.left[len(PIECES) * me : len(PIECES) * (me + 1)]
    out += s.level[len(DISCIPLINES) * me : len(DISCIPLINES) * (me + 1)]
    out += [s.native[me] + 1, s.bonus[me] + 1]
    _tell_bits(s.innovations[me], len(INNOVATIONS), out)


def _tell_means(s: AgeOfInnovationState, me: int, out: list[int]) -> None:
    """What a party can play with, from `coins` to `used`; the Automa has hardly anything of it."""
    purse = s.purse[me]
    out += [
        at_most(purse[COINS], MOST_COINS),
        at_most(purse[TOOLS], MOST_TOOLS),
        purse[AVAILABLE],
        at_most(purse[BOOKS], MOST_BOOKS),
        at_most(purse[BOOKS + 1], MOST_BOOKS),
        at_most(purse[BOOKS + 2], MOST_BOOKS),
        at_most(purse[BOOKS + 3], MOST_BOOKS),
        s.bowl_1[me],
        s.bowl_2[me],
        purse[POWER],
        s.burnt[me],
        purse[ANNEX],
        s.keys[me],
        s.spans[me],
        s.shipping[me],
        s.terraforming[me],
        s.faction[me] + 1,
        s.palace[me] + 1,
        s.drafted[me] + 1,
    ]
    _tell_bits(s.competencies[me], len(COMPETENCIES), out)
    out += s.city_tiles[len(CITY_TILES) * me : len(CITY_TILES) * (me + 1)]
    _tell_bits(s.used[me], _ACTS, out)
