"""One player's side of the table as data."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.data import Reader, placed
from igroteka.core.errors import BadData, brief

from .components.boards import (
    CHARACTER_NAMES,
    FOOD_END,
    INDUSTRY_END,
    MILESTONES,
    MOST_CELLS,
    PIECES,
    RABBITS,
    SKILL_NAMES,
    STOCK,
    TRACK_LENGTH,
    TRACK_NAMES,
)
from .components.deck import ANY, CARD_NAMES, CARDS
from .components.land import BOARD_SIDES, CAPITAL, DOMAIN_OF, EDGE_NAMES, PLACE_NAMES, SPECIALS
from .components.vocabulary import INDUSTRIES, PRODUCTS
from .components.vocabulary import UNITS as UNIT_NAMES
from .effects import CHARACTER_ABILITIES, HELD
from .player import NO_SPECIAL, NOBODY, TURNED, Player, new_player, recount
from .rules.acts import act_bits, act_names

FIELDS: Final = (
    *(
        "character",
        "side",
        "help",
        "have",
        "makes",
        "hand",
        "played",
        "columns",
        "tokens",
        "special",
        "roads",
    ),
    *(
        "pieces",
        "rabbits",
        "areas",
        "food",
        "cart",
        "locomotive",
        "prosper",
        "skills",
        "down",
        "acts",
        "wonder",
    ),
    *("discount", "markers", "milestones", "round_ip", "fresh", "found"),
)
STATES: Final = ("up", "flipped")
MOST: Final = 100_000


def dumped_player(p: Player) -> dict[str, Any]:
    """Everything that a player has; what follows from it is left out."""
    return {
        "character": CHARACTER_NAMES[p.character] if p.character != NOBODY else "",
        "side": BOARD_SIDES[p.side] if p.side != NOBODY else "",
        "help": p.help + 1,
        "have": {UNIT_NAMES[i]: p.have[i] for i in range(len(UNIT_NAMES)) if p.have[i]},
        "makes": dict(zip(PRODUCTS, p.makes, strict=True)),
        "hand": [CARD_NAMES[c] for c in p.hand],
        "played": [CARD_NAMES[c] for c in p.played],
        "columns": [[CARD_NAMES[c] for c in column] for column in p.columns],
        "tokens": placed(PLACE_NAMES, STATES, [t - 1 for t in p.token]),
        "special": SPECIALS[p.special] if p.special >= 0 else "",
        "roads": [EDGE_NAMES[e] for e in p.roads],
        "pieces": placed(PLACE_NAMES, PIECES, p.on),
        "rabbits": [PLACE_NAMES[c] for c in p.rabbits],
        "areas": [i + 1 for i in range(4) if p.areas >> i & 1],
        "food": p.food,
        "cart": p.cart,
        "locomotive": p.locomotive,
        "prosper": dict(zip(TRACK_NAMES, p.prosper, strict=True)),
        "skills": [name for k, name in enumerate(SKILL_NAMES) if p.skills >> k & 1],
        "down": [name for k, name in enumerate(SKILL_NAMES) if p.down >> k & 1],
        "acts": act_names(p.acts),
        "wonder": p.wonder,
        "discount": p.discount,
        "markers": p.markers,
        "milestones": [i + 1 for i in range(MILESTONES) if p.milestones >> i & 1],
        "round_ip": p.round_ip,
        "fresh": [PLACE_NAMES[c] for c in p.fresh],
        "found": [CARD_NAMES[c] for c in p.found],
    }


def read_player(data: Any, seat: int) -> Player:
    """Read a player; an error names the seat."""
    try:
        return _read(Reader(data, FIELDS))
    except BadData as error:
        raise BadData(f"players[{seat}].{error}") from None


def _read(r: Reader) -> Player:
    p = new_player(HELD)
    p.character = _name(r, "character", CHARACTER_NAMES)
    p.side = _name(r, "side", BOARD_SIDES)
    p.domain = DOMAIN_OF[p.side] if p.side != NOBODY else 0
    p.help = r.number("help", 0, MOST_CELLS) - 1
    p.have[: len(UNIT_NAMES)] = r.counts("have", UNIT_NAMES, MOST)
    p.makes = r.counts("makes", PRODUCTS, MOST)
    p.hand = _sorted(r, "hand", CARD_NAMES)
    p.found = _sorted(r, "found", CARD_NAMES)
    p.played = tuple(r.names("played", CARD_NAMES, len(CARDS)))
    p.columns = tuple([tuple(c) for c in r.hands("columns", len(INDUSTRIES), CARD_NAMES, len(CARDS))])
    for i, column in enumerate(p.columns):
        for card in column:
            if CARDS[card].mark not in (i, ANY):
                raise BadData(f"columns[{i}]: found {CARDS[card].id}; allowed: workers of this industry")
    p.food = r.number("food", 0, FOOD_END)
    p.cart = r.number("cart", 0, INDUSTRY_END)
    p.locomotive = r.number("locomotive", -1, INDUSTRY_END)
    p.prosper = r.counts("prosper", TRACK_NAMES, max(TRACK_LENGTH))
    for t, name in enumerate(TRACK_NAMES):
        if p.prosper[t] > TRACK_LENGTH[t]:
            raise BadData(f"prosper.{name}: found {p.prosper[t]}; allowed: up to {TRACK_LENGTH[t]}")
    p.skills = _bits(r, "skills", SKILL_NAMES)
    p.down = _bits(r, "down", SKILL_NAMES)
    if p.down & ~p.skills:
        raise BadData(f"down: found {brief(r.data['down'])}; allowed: skill tokens that the player owns")
    p.wonder = r.number("wonder", 0, MOST)
    p.discount = r.number("discount", 0, MOST)
    p.markers = r.number("markers", 0, MOST)
    p.round_ip = r.number("round_ip", 0, MOST)
    p.areas = _numbers(r, "areas", 4)
    p.milestones = _numbers(r, "milestones", MILESTONES)
    p.acts = _read_acts(r, p)
    _read_land(r, p)
    return p


def _name(r: Reader, key: str, names: tuple[str, ...]) -> int:
    word = r.word(key, ["", *names])
    return names.index(word) if word else NOBODY


def _sorted(r: Reader, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    found = r.names(key, names, len(names))
    if len(found) != len(set(found)):
        raise BadData(f"{key}: found {brief(r.data[key])}; allowed: each once")
    return tuple(sorted(found))


def _bits(r: Reader, key: str, names: tuple[str, ...]) -> int:
    return sum([1 << k for k in _sorted(r, key, names)])


def _numbers(r: Reader, key: str, most: int) -> int:
    """A rising list of numbers from 1 on, as bits."""
    found = r.ints(key, 1, most)
    if found != sorted(set(found)):
        raise BadData(f"{key}: found {brief(r.data[key])}; allowed: each number once, in order")
    return sum([1 << (n - 1) for n in found])


def _read_acts(r: Reader, p: Player) -> int:
    """Used free actions are those of the character."""
    names = r.data["acts"]
    abilities = CHARACTER_ABILITIES[p.character] if p.character != NOBODY else ()
    bits = act_bits(names, abilities)
    if bits < 0:
        raise BadData(f"acts: found {brief(names)}; allowed: free actions of the character, each once")
    return bits


def _read_land(r: Reader, p: Player) -> None:
    """The domain: tokens on cells, pieces on sites, rabbits on pieces, roads on legal edges."""
    domain = p.land()
    p.token = [t + 1 for t in r.places("tokens", PLACE_NAMES, STATES)]
    p.on = r.places("pieces", PLACE_NAMES, PIECES)
    p.special = _name(r, "special", SPECIALS)
    p.rabbits = tuple(r.names("rabbits", PLACE_NAMES, RABBITS))
    p.roads = _sorted(r, "roads", EDGE_NAMES)
    p.fresh = tuple(r.names("fresh", PLACE_NAMES, len(PLACE_NAMES)))
    for c, name in enumerate(PLACE_NAMES):
        if p.token[c] and c not in domain.cells:
            raise BadData(f"tokens.{name}: found a token; allowed: none where there is no cell")
        if p.on[c] >= 0 and domain.kind[c] != CAPITAL and p.token[c] != TURNED:
            raise BadData(f"pieces.{name}: found a piece; allowed: on flipped tokens and capital cells")
    for piece, name in enumerate(PIECES):
        if p.on.count(piece) > STOCK[piece]:
            raise BadData(f"pieces: found {p.on.count(piece)} of {name}; allowed: {STOCK[piece]}")
    if (p.special != NO_SPECIAL) != (p.token[domain.special] > 0):
        raise BadData(
            f"special: found {r.data['special']!r}; allowed: a kind where the special cell has a token"
        )
    if len(set(p.rabbits)) != len(p.rabbits) or any(p.on[c] < 0 for c in p.rabbits):
        raise BadData(f"rabbits: found {brief(r.data['rabbits'])}; allowed: one on a piece")
    if any(not domain.legal[e] for e in p.roads):
        raise BadData(f"roads: found {brief(r.data['roads'])}; allowed: edges of cells")
    if len(set(p.fresh)) != len(p.fresh) or any(p.token[c] != TURNED for c in p.fresh):
        raise BadData(f"fresh: found {brief(r.data['fresh'])}; allowed: flipped tokens")
    recount(p)
