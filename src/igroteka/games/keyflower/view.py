"""What a seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.agenda import over, question_for, scene, sealed_answers
from igroteka.core.data import dump_frame
from igroteka.core.frames import Opened
from igroteka.core.hexes import unpack
from igroteka.core.hidden import Hidden
from igroteka.core.json_types import JsonObject
from igroteka.core.named_kinds import counts_by_name
from igroteka.core.viewing import actor_of, public_part, question_for_one, seats_that_answered

from ._view import PublicView
from .components.tiles import COUNTERBID, FIRST_ORDER
from .fields import FIELDS, ITEMS, NO_CELL
from .guess import CHAIN, PAYING, known_question
from .rules.chain import Colour, Count, Groups, Payment
from .rules.expansion import PlaceCell, PlaceRotation, cells, rotations
from .rules.transport import Transport
from .state import NO_COLOUR, NOBODY, C, K, KeyflowerState, R

Bounds = tuple[tuple[int, int], ...]


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

    def __hash__(self) -> int:
        return hash((self.tile, self.colour, self.last, self.turn))


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
class KeyflowerView(PublicView):
    """The table as one seat sees it.

    `stage` names the question to the viewer; `target`, `use`, `payment`, `colour`, `named`, `least` and `most` tell what
    of the viewer's own turn is settled. `question` is what everybody knows of the question to whoever is to move, and all of
    it for the viewer's own; `said` is what the viewer has answered while others still choose. `steps` and `upgrades` are left to whoever carries. `known_workers` and
    `known_skills` hold, for each seat and kind, the least and the most that can be behind the screen; after the seats
    come the bag, and for skills the pile and what lies aside.
    """

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
    question: JsonObject
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
    mine = scene(s, seat)
    assert isinstance(mine, KeyflowerState)
    ask = question_for(s, seat) if seat is not None else None
    public = question_for_one(s)
    done = seats_that_answered(s, s.seats)
    shown = over(s)
    carrying = public if isinstance(public, (Transport, *PAYING)) else None
    least, most = ask.bounds(mine) if isinstance(ask, Count) else (0, 0)
    return KeyflowerView(
        **public_part(s, seat, FIELDS),
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
        actor=actor_of(s),
        question=_question(s, seat),
        said=sealed_answers(s, seat),
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


def _question(s: KeyflowerState, seat: int | None) -> JsonObject:
    """What the viewer knows of the question; while several decide at once, only of its own."""
    ask = question_for(s, seat) if seat is not None else None
    if ask is None and s.agenda and not isinstance(s.agenda[-1], Opened):
        return dump_frame(known_question(s.agenda[-1], seat))
    return dump_frame(ask) if ask is not None else {}


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
        items=counts_by_name(ITEMS, s.points[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]),
        points=s.total(seat),
        done=done,
    )


def _bounds(known: Hidden, place: int) -> Bounds:
    return tuple([(known.least(place, kind), known.most(place, kind)) for kind in range(known.kinds)])
