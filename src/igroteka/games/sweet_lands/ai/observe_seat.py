"""What learning agents are told of one seat: what lies before it, and what it knows of hands and packets."""

from __future__ import annotations

from typing import Final

from igroteka.core.observing import Block, amounts, choices, flags

from ..components.boards import (
    ACT_NAMES,
    CHARACTER_NAMES,
    FIRST_HAND,
    FOOD_END,
    INDUSTRY_END,
    MILESTONES,
    MOST_CELLS,
    MOST_PLAYERS,
    PIECES,
    PORT_POINTS,
    RABBITS,
    SKILL_NAMES,
    STOCK,
    TRACK_LENGTH,
    TRACK_NAMES,
)
from ..components.deck import CARD_NAMES
from ..components.land import BOARD_SIDES, EDGE_NAMES, PLACES, SPECIALS
from ..components.vocabulary import PRODUCTS, SWEETS, UNITS
from ..fields import HINTS
from ..player import Player
from ..rules.scoring import ITEMS, points
from ..state import Group, SweetLandsState

#: More than any game brings; positions made by hand may have more, which is told as this.
MOST_POINTS: Final = 1000
#: Who opens no port loses points, and there is nothing else to lose.
LEAST_POINTS: Final = min(PORT_POINTS)
MOST_GOODS: Final = 500
#: Groups of cards that a seat can know of: one from a search, and one from each packet that it passes on.
MOST_GROUPS: Final = FIRST_HAND
BONUS_AREAS: Final = 4
#: Sides of a terrain token from 1 on, and that it was flipped in this action.
_FRESH: Final = 3
_CARDS: Final = len(CARD_NAMES)
_UNITS: Final = len(UNITS)
_SKILLS: Final = len(SKILL_NAMES)
_OF_CARDS: Final = "worker cards in the order of CARDS"
_OF_SKILLS: Final = "skill tokens in the order of SKILL_NAMES"
_OF_TRACKS: Final = "prosperity tracks in the order of TRACKS"
OF_EDGES: Final = "edges in the order of EDGES"
OF_PLACES: Final = "places of the domain row by row"

SEAT_BLOCKS: Final[tuple[Block, ...]] = (
    flags("asked", "whether the seat must decide now"),
    flags("done", "whether the seat has decided, while others still do"),
    amounts("turn", "the place in the turn order, from 1 on", 1, MOST_PLAYERS),
    amounts("ended", "which of those who have ended the round the seat is, from 1 on", 1, MOST_PLAYERS),
    choices("character", "the character, in the order of CHARACTERS", 1, len(CHARACTER_NAMES)),
    choices("side", "the domain board and its side, in the order of BOARD_SIDES", 1, len(BOARD_SIDES)),
    choices("cell", "the cell of the help board", 1, MOST_CELLS),
    choices("special", "the special terrain, in the order of SPECIALS", 1, len(SPECIALS)),
    amounts("have", "goods and points", _UNITS, MOST_GOODS, each=", ".join(UNITS)),
    amounts("makes", "production", len(PRODUCTS), MOST_GOODS, each=", ".join(PRODUCTS)),
    amounts("hand", "cards in hand", 1, _CARDS),
    amounts("found", "cards of a search that are not yet in the hand", 1, _CARDS),
    amounts("packet", "cards in the packet of the draft", 1, _CARDS),
    amounts(
        "hints",
        "how many cards of the hand everybody knows to match",
        len(HINTS),
        _CARDS,
        each="sweets, cards for the end of the round",
    ),
    amounts("food", "the space on the food track", 1, FOOD_END),
    amounts("cart", "the space of the cart on the industry track", 1, INDUSTRY_END),
    amounts("locomotive", "one more than the space of the locomotive, 0 without one", 1, INDUSTRY_END + 1),
    amounts("prosper", "the space on the track", len(TRACK_NAMES), max(TRACK_LENGTH), each=_OF_TRACKS),
    amounts("wonder", "wonders", 1, MOST_GOODS),
    amounts("discount", "wood that every property costs less", 1, MOST_GOODS),
    amounts("markers", "markers on the character", 1, MOST_GOODS),
    amounts("round_ip", "industry points gained at this end of the round", 1, MOST_GOODS),
    amounts("cities", "cities", 1, PLACES),
    amounts("ports", "ports that are open", 1, PLACES),
    amounts(
        "sweets", "symbols on played cards and the character", len(SWEETS), MOST_GOODS, each=", ".join(SWEETS)
    ),
    amounts("placed", "properties that stand", len(PIECES), max(STOCK), each=", ".join(PIECES)),
    flags("claims", "whether the seat has claimed it", MILESTONES, "milestones 1 to 6"),
    flags("areas", "whether it is activated", BONUS_AREAS, "bonus-card areas of the domain row by row"),
    flags(
        "acts",
        "whether it is used up in this round",
        len(ACT_NAMES),
        "free actions in the order of ACT_NAMES",
    ),
    choices("skills", "the seat's skill token: 1 face up, 2 face down", _SKILLS, 2, _OF_SKILLS),
    choices(
        "tokens",
        "the terrain token: 1 face up, 2 flipped, 3 flipped in this action",
        PLACES,
        _FRESH,
        OF_PLACES,
    ),
    choices("pieces", "the property that stands there: " + ", ".join(PIECES), PLACES, len(PIECES), OF_PLACES),
    choices(
        "rabbits", "the place, counted row by row", RABBITS, PLACES, "rabbits in the order in which they came"
    ),
    flags("roads", "whether a road stands there", len(EDGE_NAMES), OF_EDGES),
    amounts("points", "points if the game ended now", 1, MOST_POINTS, LEAST_POINTS),
    amounts(
        "items", "where these points come from", len(ITEMS), MOST_POINTS, LEAST_POINTS, each=", ".join(ITEMS)
    ),
    amounts(
        "groups",
        "how many cards of a group that the seat knows lie there",
        MOST_GROUPS * 2 * MOST_PLAYERS,
        _CARDS,
        each="for each group: hands, then packets, of oneself, of the next seat ...",
    ),
    choices(
        "known",
        "the group of cards that the seat knows to lie in hands and packets; of others' groups one sees only one's own cards",
        _CARDS,
        MOST_GROUPS,
        _OF_CARDS,
    ),
)
_NO_CARDS: Final = [0] * _CARDS
_NO_SKILLS: Final = [0] * _SKILLS
_NO_EDGES: Final = [0] * len(EDGE_NAMES)
_NO_RABBITS: Final = [0] * RABBITS
_NO_ACTS: Final = [0] * len(ACT_NAMES)
_NO_HINTS: Final = [0] * len(HINTS)
_NO_GROUPS: Final = [0] * (MOST_GROUPS * 2 * MOST_PLAYERS)
#: Yes and no for each claim of milestones and each set of bonus-card areas: the bits of a number.
_CLAIMS: Final = [[bits >> i & 1 for i in range(MILESTONES)] for bits in range(1 << MILESTONES)]
_AREAS: Final = [[bits >> i & 1 for i in range(BONUS_AREAS)] for bits in range(1 << BONUS_AREAS)]


def tell_seat(s: SweetLandsState, seat: int, asked: int, done: int, out: list[int]) -> None:
    """What everybody knows of a seat, up to its points; `s` is the position as it decides on it where it looks at itself."""
    p = s.players[seat]
    ended = s.ended
    out += [
        asked,
        done,
        s.order.index(seat) + 1,
        ended.index(seat) + 1 if seat in ended else 0,
        p.character + 1,
        p.side + 1,
        p.help + 1,
        p.special + 1,
    ]
    _tell_goods(p.have[:_UNITS], out)
    _tell_goods(p.makes, out)
    out += [len(p.hand), len(p.found), len(s.packets[seat])]
    at = len(out)
    out += _NO_HINTS
    for kind, n in s.hints[seat]:
        out[at + kind] = n
    out += [p.food, p.cart, p.locomotive + 1]
    out += p.prosper
    _tell_goods([p.wonder, p.discount, p.markers, p.round_ip], out)
    out += [p.city[0], p.ports]
    out += p.sweets
    out += p.placed
    out += _CLAIMS[p.milestones]
    out += _AREAS[p.areas]
    _tell_abilities(p, out)
    _tell_domain(p, out)
    _tell_points(points(s, seat), out)


def _tell_goods(goods: list[int], out: list[int]) -> None:
    """Amounts without a natural end."""
    if max(goods) <= MOST_GOODS:
        out += goods
    else:
        out += [min(n, MOST_GOODS) for n in goods]


def _tell_abilities(p: Player, out: list[int]) -> None:
    """Free actions that are used up, and skill tokens."""
    at = len(out)
    out += _NO_ACTS
    if p.acts:
        for act in p.abilities.acts:
            out[at + act.index] = p.acts >> act.index & 1
    at = len(out)
    out += _NO_SKILLS
    if p.skills:
        for skill in range(_SKILLS):
            out[at + skill] = (p.skills >> skill & 1) + (p.down >> skill & 1)


def _tell_domain(p: Player, out: list[int]) -> None:
    """What lies and stands on the domain."""
    at = len(out)
    out += p.token
    for place in p.fresh:
        out[at + place] = _FRESH
    out += [piece + 1 for piece in p.on]
    at = len(out)
    out += _NO_RABBITS
    for place in p.rabbits:
        out[at] = place + 1
        at += 1
    at = len(out)
    out += _NO_EDGES
    for edge in p.roads:
        out[at + edge] = 1


def _tell_points(items: list[int], out: list[int]) -> None:
    """Points in all and by item."""
    total = sum(items)
    out.append(min(total, MOST_POINTS))
    if total <= MOST_POINTS:
        out += items
    else:
        out += [min(n, MOST_POINTS) for n in items]


# ---------------------------------------------------------------- what a seat knows


def tell_groups(groups: tuple[Group, ...], viewer: int, seats: int, out: list[int]) -> None:
    """How many cards of each group that a seat knows lie where, counted from the viewer: everybody knows that."""
    at = len(out)
    out += _NO_GROUPS
    for _, counts in groups[:MOST_GROUPS]:
        for i in range(seats):
            place = viewer + i if viewer + i < seats else viewer + i - seats
            out[at + i] = counts[place]
            out[at + MOST_PLAYERS + i] = counts[seats + place]
        at += 2 * MOST_PLAYERS


def tell_known(groups: tuple[Group, ...], out: list[int]) -> None:
    """The cards of the groups that the viewer knows."""
    at = len(out)
    out += _NO_CARDS
    for i, (cards, _) in enumerate(groups[:MOST_GROUPS]):
        for card in cards:
            out[at + card] = i + 1


def tell_exposed(groups: tuple[Group, ...], own: tuple[int, ...], out: list[int]) -> None:
    """The viewer's own cards in the groups that another seat knows."""
    at = len(out)
    out += _NO_CARDS
    for i, (cards, _) in enumerate(groups[:MOST_GROUPS]):
        for card in cards:
            if card in own:
                out[at + card] = i + 1
