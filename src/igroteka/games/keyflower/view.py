"""What a seat may know, and a guess at what it may not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from igroteka.core.agenda import asked, over, reseal, scene, sealed, waiting
from igroteka.core.data import counted, dump
from igroteka.core.frames import Frame, Opened
from igroteka.core.game import Tensor, View
from igroteka.core.hexes import unpack
from igroteka.core.hidden import Hidden, deal
from igroteka.core.rng import Rng

from .components.goods import SUPPLY, TOKENS, WORKERS
from .components.setups import MOST_PLAYERS
from .components.tiles import BOATS, COUNTERBID, FIRST_ORDER, FIRST_WINTER, SEASONS, TILES, WINTER_TILES
from .rules.chain import Colour, Count, Groups, Payment
from .rules.expansion import PlaceCell, PlaceRotation, cells, rotations
from .rules.transport import SpendResource, SpendSkill, Transport
from .rules.turn import TURN
from .state import ITEMS, NO_CELL, NO_COLOUR, NOBODY, TABLE, C, K, KeyflowerState, R

Bounds = tuple[tuple[int, int], ...]

#: Questions in the middle of a turn; what has been answered is private until the workers are down.
CHAIN: Final = (Payment, Colour, Groups, Count)
PAYING: Final = (SpendResource, SpendSkill)


@dataclass
class TileView:
    """A tile on the table, in a village or waiting to be placed. Workers `on` it in another colour than its own lie."""

    tile: int
    side: int
    q: int
    r: int
    turn: int
    colour: int
    last: int
    on: list[int]
    bids: list[int]
    lying: int
    lying_seat: int
    goods: list[int]


@dataclass
class BoatView:
    """A boat in the row with its cargo, and who took it this season (-1: nobody)."""

    boat: int
    workers: list[int]
    skills: list[int]
    taker: int


@dataclass
class PlayerView:
    """One player as the viewer sees them: screens and hands are numbers unless they are the viewer's own or open.

    `winter` and `hand` are what is left when a seat has chosen, `held` and `held_count` what it chose from.
    """

    seat: int
    home: int
    village: list[TileView]
    won: list[TileView]
    workers: int
    skills: int
    winter: int
    own_workers: list[int]
    own_skills: list[int]
    hand: list[int]
    held: list[int]
    held_count: int
    boat: int
    items: dict[str, int]
    points: int
    done: bool


@dataclass
class KeyflowerView(View):
    """The table as one seat sees it.

    `stage` names the question to the viewer; `target`, `use`, `payment`, `colour`, `named`, `least` and `most` tell what
    of the viewer's own turn is settled. `question` is what everybody knows of the question to whoever is to move, and all of
    it for the viewer's own; `said` is what the viewer has answered while others still choose. `steps` and `upgrades` are left to whoever carries. `known_workers` and
    `known_skills` hold, for each seat and kind, the least and the most that can be behind the screen; after the seats
    come the bag, and for skills the pile and what lies aside.
    """

    season: int
    first: int
    passes: int
    green: int
    bag: int
    pile: int
    supply: list[int]
    auction: list[TileView]
    boats: list[BoatView]
    players: list[PlayerView]
    stage: str
    target: int
    steps: int
    upgrades: int
    cells: list[tuple[int, int]]
    cell: tuple[int, int] | None
    turns: list[int]
    order: list[int]
    purple: int
    actor: int
    question: dict[str, Any]
    said: tuple[str, ...]
    use: bool
    payment: str
    colour: int
    named: list[int]
    least: int
    most: int
    aside: list[int]
    aside_skills: int
    known_workers: list[Bounds]
    known_skills: list[Bounds]


def view(s: KeyflowerState, seat: int | None) -> KeyflowerView:
    """§KF-4.14.1, §KF-4.14.2, §KF-4.14.3, §KF-4.11.1 The position without what this seat cannot know."""
    turn = waiting(s)
    top = s.agenda[-1] if s.agenda else None
    mine = scene(s, seat)
    assert isinstance(mine, KeyflowerState)
    ask = asked(s, seat) if seat is not None else None
    public = asked(s, turn[0]) if len(turn) == 1 and turn[0] >= 0 else None
    done = [False] * s.seats
    if isinstance(top, Opened):
        for i, other in enumerate(top.seats):
            done[other] = not top.scenes[i].agenda
    shown = over(s)
    carrying = public if isinstance(public, (Transport, *PAYING)) else None
    least, most = ask.bounds(mine) if isinstance(ask, Count) else (0, 0)
    return KeyflowerView(
        seat=seat,
        seats=s.seats,
        waiting=tuple(turn),
        over=shown,
        season=s.season,
        first=s.first,
        passes=s.passes,
        green=s.green,
        bag=sum(s.bag),
        pile=sum(s.pile),
        supply=s.supply.copy(),
        auction=[_tile(s, t) for t in s.auction],
        boats=[_boat(s, b) for b in s.boats()],
        players=[
            _player(mine if i == seat else s, i, s.winter[i], i == seat, shown, done[i])
            for i in range(s.seats)
        ],
        stage=type(ask).__name__ if ask is not None else "",
        target=_target(ask),
        steps=carrying.left if carrying is not None else 0,
        upgrades=carrying.ups if carrying is not None else 0,
        cells=_cells(mine, ask),
        cell=unpack(ask.cell) if isinstance(ask, PlaceRotation) else None,
        turns=rotations(mine, ask.me, ask.tile, ask.cell).copy() if isinstance(ask, PlaceRotation) else [],
        order=list(range(FIRST_ORDER, s.purple() + 1)),
        purple=s.purple(),
        actor=turn[0] if len(turn) == 1 else NOBODY,
        question=_question(s, seat),
        said=sealed(s, seat),
        use=isinstance(ask, Payment) or (isinstance(ask, (Colour, Groups, Count)) and ask.use),
        payment=ask.pay.text if isinstance(ask, (Colour, Groups, Count)) and ask.pay is not None else "",
        colour=ask.colour if isinstance(ask, (Groups, Count)) else NO_COLOUR,
        named=list(ask.named) if isinstance(ask, (Groups, Count)) else [],
        least=least,
        most=most,
        aside=s.aside_workers.copy(),
        aside_skills=sum(s.aside_skills),
        known_workers=[_bounds(s.seen_workers, i) for i in range(s.seen_workers.places())],
        known_skills=[_bounds(s.seen_skills, i) for i in range(s.seen_skills.places())],
    )


def _question(s: KeyflowerState, seat: int | None) -> dict[str, Any]:
    """What the viewer knows of the question; while several decide at once, only of its own."""
    ask = asked(s, seat) if seat is not None else None
    if ask is None and s.agenda and not isinstance(s.agenda[-1], Opened):
        return dict(dump(known_question(s.agenda[-1], seat)))
    return dict(dump(ask)) if ask is not None else {}


def _target(ask: object) -> int:
    """The tile that the viewer's own question is about."""
    if isinstance(ask, (*CHAIN, *PAYING, PlaceCell, PlaceRotation)):
        return ask.tile
    return ask.used if isinstance(ask, Transport) else NOBODY


def _cells(s: KeyflowerState, ask: object) -> list[tuple[int, int]]:
    """The cells that are offered to the viewer."""
    if not isinstance(ask, PlaceCell):
        return []
    return [unpack(c) for c in cells(s, ask.me) if rotations(s, ask.me, ask.tile, c)]


def _tile(s: KeyflowerState, t: int) -> TileView:
    q, r = unpack(s.cell[t]) if s.cell[t] != NO_CELL else (0, 0)
    lying = s.lying[t]
    return TileView(
        tile=t,
        side=s.side[t],
        q=q,
        r=r,
        turn=s.turn[t],
        colour=s.colour[t],
        last=s.last[t],
        on=s.on[t * C : t * C + C],
        bids=s.bid[t * s.seats : (t + 1) * s.seats],
        lying=lying,
        lying_seat=s.power[COUNTERBID] if lying != NO_COLOUR else NOBODY,
        goods=s.goods[t * R : t * R + R],
    )


def _boat(s: KeyflowerState, b: int) -> BoatView:
    return BoatView(
        boat=b,
        workers=s.cargo_workers[b * C : b * C + C],
        skills=s.cargo_skills[b * K : b * K + K],
        taker=s.boat_of.index(b) if b in s.boat_of else NOBODY,
    )


def _player(
    s: KeyflowerState, seat: int, held: tuple[int, ...], own: bool, shown: bool, done: bool
) -> PlayerView:
    workers, skills = s.workers[seat * C : seat * C + C], s.skills[seat * K : seat * K + K]
    return PlayerView(
        seat=seat,
        home=s.home(seat) if s.village[seat] else NOBODY,
        village=[_tile(s, t) for t in s.village[seat]],
        won=[_tile(s, t) for t in s.won[seat]],
        workers=sum(workers),
        skills=sum(skills),
        winter=0 if done and not own else len(s.winter[seat]),
        own_workers=workers if own or shown else [],
        own_skills=skills if own or shown else [],
        hand=list(s.winter[seat]) if own else [],
        held=list(held) if own else [],
        held_count=len(held),
        boat=s.boat_of[seat],
        items=counted(ITEMS, s.points[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]),
        points=s.total(seat),
        done=done,
    )


def _bounds(known: Hidden, place: int) -> Bounds:
    return tuple([(known.least(place, kind), known.most(place, kind)) for kind in range(known.kinds)])


# ---------------------------------------------------------------- guessing


def guess(s: KeyflowerState, seat: int | None, rng: Rng) -> KeyflowerState:
    """§KF-4.14.2 A position that this seat cannot tell from the true one: screens, bag, pile and hands are dealt again."""
    g = s.clone()
    if not over(g):
        workers = deal(
            s.seen_workers, rng, {} if seat is None else {seat: s.workers[seat * C : seat * C + C]}
        )
        skills = deal(s.seen_skills, rng, {} if seat is None else {seat: s.skills[seat * K : seat * K + K]})
        g.workers = [n for row in workers[: s.seats] for n in row]
        g.bag = workers[s.seats]
        g.skills = [n for row in skills[: s.seats] for n in row]
        g.pile, g.aside_skills = skills[s.seats], skills[s.seats + 1]
        _deal_winter(g, seat, rng)
    if g.agenda:
        g.agenda[-1] = known_question(g.agenda[-1], seat)
    reseal(g, seat, rng)
    return g


def _deal_winter(g: KeyflowerState, seat: int | None, rng: Rng) -> None:
    """Other hands of winter tiles, out of all that the seat does not see."""
    own = g.winter[seat] if seat is not None else ()
    unseen = [t for t in range(FIRST_WINTER, FIRST_ORDER) if g.owner[t] != TABLE and t not in own]
    rng.shuffle(unseen)
    for other in range(g.seats):
        if other != seat:
            n = len(g.winter[other])
            g.winter[other] = tuple(sorted(unseen[:n]))
            del unseen[:n]


def known_question(frame: Frame, seat: int | None) -> Frame:
    """A turn that somebody else has begun to enter is private: it is taken back to its first question."""
    if isinstance(frame, CHAIN) and frame.me != seat:
        return TURN[frame.me]
    if isinstance(frame, PAYING) and frame.me != seat:
        return Transport(frame.me, frame.used, frame.left, frame.ups)
    return frame


# ---------------------------------------------------------------- numbers

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
    out += _one_hot(v.season, len(SEASONS))
    out += _one_hot(STAGES.index(v.stage) if v.stage in STAGES else -1, len(STAGES))
    out += _one_hot(v.seats - 2, MOST_PLAYERS - 1)
    out += _one_hot(v.colour, C + 1)
    out += [n / SUPPLY[r] for r, n in enumerate(v.supply)]
    out += [v.green / WORKERS[C - 1], v.bag / sum(WORKERS), v.pile / sum(TOKENS), v.passes / MOST_PLAYERS]
    out += [v.steps / 12, v.upgrades / 4, v.least / 10, v.most / 10, float(v.use), v.aside_skills]
    out += [n / 6 for n in v.aside]
    return out


_TILE: Final = 15 + MOST_PLAYERS * 2 + 2 * C + R
_PLAYER: Final = 5 + 3 * C + 3 * K + len(WINTER_TILES)


def _tile_numbers(t: TileView, owner: int, v: KeyflowerView, me: int, seats: list[int]) -> list[float]:
    out = [1.0, float(owner < 0), float(t.side), t.q / 5, t.r / 5]
    out += _one_hot(t.turn if owner >= 0 else -1, 6)
    out += _one_hot(owner, MOST_PLAYERS)
    out += [t.bids[seat] / 6 for seat in seats] + [0.0] * (MOST_PLAYERS - v.seats)
    out += _one_hot(t.colour, C) + [n / 6 for n in t.on] + [n / 5 for n in t.goods]
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


def _one_hot(index: int, size: int) -> list[float]:
    hot = [0.0] * size
    if index >= 0:
        hot[index] = 1.0
    return hot
