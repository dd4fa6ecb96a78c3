"""One player's side of the table, with small indexes that follow from what lies there."""

from __future__ import annotations

from typing import Final

from ._player_fields import PlayerFields
from .components.boards import LAB, PIECES, RABBITS, TOWER, TYPE
from .components.deck import CARDS
from .components.land import BORDER, CAPITAL, DOMAINS, EDGES_OF, NEAR, NEIGHBOURS, PLACES, Domain
from .components.vocabulary import SWEETS
from .player_fields import BORDER_TOKENS, FLIPPED

NOBODY: Final = -1
NO_SPECIAL: Final = -1
#: States of a terrain token.
NO_TOKEN, FACE_UP, TURNED = range(3)
CITY_SIZE: Final = 3
CITY_TYPES: Final = 3


class Player(PlayerFields):
    """What a player has. What its fields mean is said where they are declared, in `player_fields`."""

    def clone(self) -> Player:
        """An independent copy; what is a tuple is shared."""
        return Player(self)

    def land(self) -> Domain:
        """The domain board."""
        return DOMAINS[self.domain]

    def kinds(self) -> tuple[int, ...]:
        """The kind of each place of the domain."""
        return DOMAINS[self.domain].kind

    def owns(self, skill: int) -> bool:
        """Whether the player has this skill token."""
        return bool(self.skills >> skill & 1)

    def tower(self) -> bool:
        """Whether the clock tower stands."""
        return self.placed[TOWER] > 0


# ---------------------------------------------------------------- verbs of the domain


def insert_sorted(items: tuple[int, ...], more: list[int]) -> tuple[int, ...]:
    """Some numbers put into a sorted tuple, each once."""
    return tuple(sorted({*items, *more})) if more else items


def put_token(p: Player, cell: int) -> None:
    """§SL-4.6.6 A token lies face up on a cell, and the cells around it can be reached."""
    domain = DOMAINS[p.domain]
    p.token[cell] = FACE_UP
    p.tally[domain.kind[cell]] += 1
    if BORDER[cell]:
        p.tally[BORDER_TOKENS] += 1
    token = p.token
    near = [n for n in domain.neighbours[cell] if not token[n]]
    p.cells = tuple([c for c in insert_sorted(p.cells, near) if c != cell])
    p.ports = open_ports(p)


def turn_token(p: Player, cell: int) -> None:
    """§SL-4.6.11, §SL-5.9 A token is flipped; it becomes a site, but not before the next action."""
    p.token[cell] = TURNED
    p.tally[FLIPPED + DOMAINS[p.domain].kind[cell]] += 1
    p.fresh = insert_sorted(p.fresh, [cell])
    p.sites = insert_sorted(p.sites, [cell])


def put_road(p: Player, edge: int) -> None:
    """§SL-4.6.10 A road stands on an edge, and the edges around it can be reached."""
    legal = DOMAINS[p.domain].legal
    p.roads = insert_sorted(p.roads, [edge])
    roads = p.roads
    near = [e for e in NEAR[edge] if legal[e] and e not in roads]
    p.edges = tuple([e for e in insert_sorted(p.edges, near) if e != edge])


def put_piece(p: Player, piece: int, cell: int) -> None:
    """§SL-4.6.13 A property stands on a site."""
    p.on[cell] = piece
    p.placed[piece] += 1
    p.sites = tuple([c for c in p.sites if c != cell])
    p.city = count_cities(p)


def has_road(p: Player, cell: int) -> bool:
    """Whether a road stands on an edge of a place."""
    roads = p.roads
    return any(e in roads for e in EDGES_OF[cell])


def available(p: Player) -> tuple[int, ...]:
    """§SL-5.9 The empty sites that were there when the action began."""
    if not p.fresh:
        return p.sites
    fresh = p.fresh
    return tuple([c for c in p.sites if c not in fresh])


def rabbit_sites(p: Player) -> list[int]:
    """§SL-4.6.23 Sites with a property and without a rabbit."""
    on, rabbits = p.on, p.rabbits
    return [c for c in range(PLACES) if on[c] >= 0 and c not in rabbits]


def rabbit_ready(p: Player, food: tuple[int, ...]) -> bool:
    """§SL-4.6.23, §SL-4.6.24 Whether a rabbit can be placed, or none is left."""
    out = len(p.rabbits)
    return out == RABBITS or (p.food >= food[out] and sum(p.placed) > out)


# ---------------------------------------------------------------- what follows from the domain


def open_ports(p: Player) -> int:
    """§SL-4.13.5, §SL-5.30 Ports whose cell is joined with the capital by a chain of tokens."""
    domain = DOMAINS[p.domain]
    token = p.token
    if not any(token[port] for port in domain.ports):
        return 0
    seen = [False] * PLACES
    todo = [c for c in domain.first_cells if token[c]]
    for c in todo:
        seen[c] = True
    while todo:
        cell = todo.pop()
        for n in domain.neighbours[cell]:
            if token[n] and not seen[n]:
                seen[n] = True
                todo.append(n)
    return len([port for port in domain.ports if seen[port]])


def count_cities(p: Player) -> tuple[int, ...]:
    """§SL-4.9.2, §SL-4.9.7, §SL-4.6.27, §SL-4.12.6 Groups that are cities: all, with a laboratory, with the tower, with a rabbit."""
    on, rabbits = p.on, p.rabbits
    any_types = bool(p.abilities.rules("city_same_type"))
    tower_city = bool(p.abilities.rules("tower_is_city"))
    cities = [0, 0, 0, 0]
    seen: list[int] = []
    for start in range(PLACES):
        if on[start] < 0 or start in seen:
            continue
        group = [start]
        for cell in group:  # it grows while it is walked
            group += [n for n in NEIGHBOURS[cell] if on[n] >= 0 and n not in group]
        seen += group
        types = {TYPE[on[cell]] for cell in group}
        tower = any(on[cell] == TOWER for cell in group)
        if (len(group) >= CITY_SIZE and (any_types or len(types) >= CITY_TYPES)) or (tower and tower_city):
            cities[0] += 1
            cities[1] += TYPE[LAB] in types
            cities[2] += tower
            cities[3] += any(cell in rabbits for cell in group)
    return tuple(cities)


def count_sweets(p: Player) -> tuple[int, ...]:
    """§SL-4.7.2 The symbols of all played and employed cards and of the character."""
    symbols = [0] * len(SWEETS)
    for cards in (p.played, *p.columns):
        for c in cards:
            for sweet in CARDS[c].sweets:
                symbols[sweet] += 1
    for sweets in p.abilities.rules("sweets"):
        for sweet in sweets:
            symbols[sweet] += 1
    return tuple(symbols)


def recount(p: Player) -> None:
    """Work out all that follows from cards, tokens, roads and pieces, for a position that was set up."""
    domain = DOMAINS[p.domain]
    token, on = p.token, p.on
    tally = [0] * (BORDER_TOKENS + 1)
    for c in domain.cells:
        if token[c]:
            tally[domain.kind[c]] += 1
            tally[BORDER_TOKENS] += BORDER[c]
        if token[c] == TURNED:
            tally[FLIPPED + domain.kind[c]] += 1
    p.tally = tally
    p.placed = [on.count(piece) for piece in range(len(PIECES))]
    p.sweets = count_sweets(p)
    p.city = count_cities(p)
    p.ports = open_ports(p)
    near = {n for c in domain.cells if token[c] for n in domain.neighbours[c]}
    p.cells = tuple(sorted([c for c in {*domain.first_cells, *near} if not token[c]]))
    close = {e for road in p.roads for e in NEAR[road] if domain.legal[e]}
    p.edges = tuple(sorted([e for e in {*domain.first_edges, *close} if e not in p.roads]))
    p.sites = tuple(
        [c for c in range(PLACES) if on[c] < 0 and (domain.kind[c] == CAPITAL or token[c] == TURNED)]
    )
