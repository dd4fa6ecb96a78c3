"""A view as a vector of numbers, for learning agents."""

from __future__ import annotations

from typing import Final

from igroteka.core.encoding import one_hot
from igroteka.core.game import Tensor

from ..components.goods import SUPPLY, TOKENS, WORKERS
from ..components.setups import MOST_PLAYERS
from ..components.tiles import BOATS, FIRST_WINTER, SEASONS, TILES, WINTER_TILES
from ..state import C, K, R
from ..view import KeyflowerView, TileView

STAGES: Final = (
    *("Turn", "Payment", "Colour", "Groups", "Count", "TakeOne", "Transport", "SpendResource", "SpendSkill"),
    *("ChooseBoat", "ChooseWinter", "PlaceTile", "PlaceCell", "PlaceRotation"),
)


def encode(v: KeyflowerView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    seats = [(me + i) % v.seats for i in range(v.seats)]
    where: dict[int, tuple[TileView, int]] = {t.tile: (t, -1) for t in v.auction}
    for i, seat in enumerate(seats):
        for t in [*v.players[seat].village, *v.players[seat].won]:
            where[t.tile] = (t, i)
    out: list[float] = []
    for tile in range(TILES):
        out += _tile_numbers(*where[tile], v, me, seats) if tile in where else [0.0] * _TILE
    for i in range(MOST_PLAYERS):
        out += _player_numbers(v, seats[i]) if i < v.seats else [0.0] * _PLAYER
    for b in range(len(BOATS)):
        if b < len(v.boats):
            boat = v.boats[b]
            out += [n / 7 for n in (*boat.workers, *boat.skills)] + [float(boat.taker >= 0)]
        else:
            out += [0.0] * (C + K + 1)
    out += one_hot(v.season, len(SEASONS))
    out += one_hot(STAGES.index(v.stage) if v.stage in STAGES else -1, len(STAGES))
    out += one_hot(v.seats - 2, MOST_PLAYERS - 1)
    out += one_hot(v.colour, C + 1)
    out += [n / SUPPLY[r] for r, n in enumerate(v.supply)]
    out += [v.green / WORKERS[C - 1], v.bag / sum(WORKERS), v.pile / sum(TOKENS), v.passes / MOST_PLAYERS]
    out += [v.steps / 12, v.upgrades / 4, v.least / 10, v.most / 10, float(v.use), v.aside_skills]
    out += [n / 6 for n in v.aside]
    return out


_TILE: Final = 15 + MOST_PLAYERS * 2 + 2 * C + R
_PLAYER: Final = 5 + 3 * C + 3 * K + len(WINTER_TILES)


def _tile_numbers(t: TileView, owner: int, v: KeyflowerView, me: int, seats: list[int]) -> list[float]:
    out = [1.0, float(owner < 0), float(t.side), t.q / 5, t.r / 5]
    out += one_hot(t.turn if owner >= 0 else -1, 6)
    out += one_hot(owner, MOST_PLAYERS)
    out += [t.bids[seat] / 6 for seat in seats] + [0.0] * (MOST_PLAYERS - v.seats)
    out += one_hot(t.colour, C) + [n / 6 for n in t.on] + [n / 5 for n in t.goods]
    out += [t.last / 3, float(t.lying >= 0), float(t.tile == v.target), float(t.tile in v.named)]
    return out


def _player_numbers(v: KeyflowerView, seat: int) -> list[float]:
    p = v.players[seat]
    out = [p.workers / 30, p.skills / 10, p.winter / 3, float(v.first == seat), p.points / 100]
    out += [n / 10 for n in (p.own_workers or [0] * C)]
    out += [n / 5 for n in (p.own_skills or [0] * K)]
    for low, high in v.known_workers[seat]:
        out += [low / 10, high / 40]
    for low, high in v.known_skills[seat]:
        out += [low / 5, high / 16]
    out += [float(FIRST_WINTER + i in p.hand) for i in range(len(WINTER_TILES))]
    return out
