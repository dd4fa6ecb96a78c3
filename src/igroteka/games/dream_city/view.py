"""What a seat may know, and a guess at what it may not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.agenda import asked, over, reseal, scene, sealed, waiting
from igroteka.core.data import counted
from igroteka.core.frames import Opened
from igroteka.core.game import Tensor, View
from igroteka.core.rng import Rng

from .components.boards import CELLS, SIDES, SYMBOLS
from .components.setups import MODES, OPPONENTS
from .components.tiles import FIRST_TOKEN, ITEM_NAMES, KIND_OF, KINDS, TILE_NAMES
from .moves import BONUSES
from .rules.market import ChooseFromMarket
from .rules.turn import AfterTake, BeforeRefill, Bonus, Build
from .state import EMPTY, ITEMS, RIVAL_ITEMS, DreamCityState, kind_counts


@dataclass
class PlayerView:
    """One player as the viewer sees them: hidden tiles are a number unless they are the viewer's own."""

    seat: int
    side: str
    city: tuple[str, ...]
    open: tuple[str, ...]
    hidden: tuple[str, ...]
    hidden_count: int
    flower: bool
    points: int
    items: dict[str, int]
    done: bool


@dataclass
class OpponentView:
    """The solo opponent: everything about it is public."""

    name: str
    slot: str
    collection: dict[str, int]
    points: int
    items: dict[str, int]


@dataclass
class DreamCityView(View):
    """The table as one seat sees it. `unseen` counts what lies face down anywhere, by name.

    `slot` is where there was nothing to take, `spring` whether the bonus of the cell can still be used, and `said`
    what the viewer has answered while others still choose.
    """

    mode: str
    first: int
    last_round: bool
    finished_to_end: int
    players: tuple[PlayerView, ...]
    opponent: OpponentView | None
    market: tuple[str, ...]
    stacks: tuple[int, ...]
    area: tuple[int, ...]
    blocked: tuple[int, ...]
    removed: dict[str, int]
    unseen: dict[str, int]
    box: int
    stage: str
    slot: str
    cell: str
    spring: bool
    used: tuple[str, ...]
    extra: bool
    double: bool
    said: tuple[str, ...]


def view(s: DreamCityState, seat: int | None) -> DreamCityView:
    """§DC-4.12.1, §DC-4.12.2, §DC-4.12.3 The position without what this seat cannot know."""
    turn = waiting(s)
    top = s.agenda[-1] if s.agenda else None
    mine = scene(s, seat)
    assert isinstance(mine, DreamCityState)
    ask = asked(s, turn[0]) if len(turn) == 1 and turn[0] >= 0 else None
    done = [False] * s.seats
    if isinstance(top, Opened):
        for i, other in enumerate(top.seats):
            done[other] = not top.scenes[i].agenda
    unseen = s.pool.copy()
    for other in range(s.seats):
        if other != seat:
            for tile in s.hidden[other]:
                unseen[tile] += 1
    used, extra = turn_so_far(s)
    return DreamCityView(
        seat=seat,
        seats=s.seats,
        waiting=tuple(turn),
        over=over(s),
        mode=MODES[s.mode],
        first=s.first,
        last_round=s.ends(),
        finished_to_end=s.setup().finished_stacks_to_end,
        players=tuple([_player(mine if i == seat else s, i, i == seat, done[i]) for i in range(s.seats)]),
        opponent=_opponent(s) if s.opponent >= 0 else None,
        market=tuple([TILE_NAMES[t] if t != EMPTY else "" for t in s.market]),
        stacks=tuple(s.stacks),
        area=tuple(s.area),
        blocked=tuple(s.blocked),
        removed=counted(TILE_NAMES, s.removed),
        unseen=counted(ITEM_NAMES, unseen),
        box=s.box,
        stage=type(top).__name__ if top is not None else "",
        slot=SYMBOLS[ask.slot] if isinstance(ask, ChooseFromMarket) else "",
        cell=CELLS[ask.cell] if isinstance(ask, Bonus) else "",
        spring=isinstance(ask, Bonus) and ask.spring,
        used=tuple([b for i, b in enumerate(BONUSES) if used & 1 << i]),
        extra=extra,
        double=isinstance(ask, Bonus) and ask.double,
        said=sealed(s, seat),
    )


def turn_so_far(s: DreamCityState) -> tuple[int, bool]:
    """The bonuses that can no longer be used in this turn, as bits, and whether an extra turn is still to come."""
    for frame in reversed(s.agenda):
        if isinstance(frame, (Build, Bonus, AfterTake)):
            return frame.used, frame.extra
        if isinstance(frame, BeforeRefill):
            return frame.used, False
    return 0, False


def _player(s: DreamCityState, seat: int, own: bool, done: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        side=SIDES[s.sides[seat]],
        city=tuple([TILE_NAMES[t] if t != EMPTY else "" for t in s.city[seat]]),
        open=tuple(sorted([TILE_NAMES[t] for t in s.open[seat]])),
        hidden=tuple(sorted([TILE_NAMES[t] for t in s.hidden[seat]])) if own else (),
        hidden_count=len(s.hidden[seat]),
        flower=bool(s.flower[seat]),
        points=s.total(seat),
        items=counted(ITEMS, s.points[seat]),
        done=done,
    )


def _opponent(s: DreamCityState) -> OpponentView:
    return OpponentView(
        name=OPPONENTS[s.opponent],
        slot=SYMBOLS[s.walker],
        collection=counted(KINDS, kind_counts(s.collection)),
        points=sum(s.rival),
        items=counted(RIVAL_ITEMS, s.rival),
    )


def guess(s: DreamCityState, seat: int | None, rng: Rng) -> DreamCityState:
    """A position that this seat cannot tell from the true one: other hands are drawn again."""
    g = s.clone()
    others = [i for i in range(g.seats) if i != seat]
    for i in others:
        for tile in g.hidden[i]:
            g.pool[tile] += 1
    for i in others:
        for j in range(len(g.hidden[i])):
            tile = rng.pick(g.pool[:FIRST_TOKEN])
            g.pool[tile] -= 1
            g.hidden[i][j] = tile
    reseal(g, seat, rng)
    return g


_WIDTH: Final = len(TILE_NAMES) + 1
STAGES: Final = ("Build", "Bonus", "BeforeRefill", "LastChance", "ChooseFromMarket", "Opened")


def encode(v: DreamCityView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out: list[float] = []
    for i in range(4):
        if i >= v.seats:
            out += [0.0] * (len(CELLS) * _WIDTH + 2 * len(TILE_NAMES) + 4)
            continue
        p = v.players[(me + i) % v.seats]
        for tile in p.city:
            out += _one_hot(TILE_NAMES.index(tile) if tile else len(TILE_NAMES), _WIDTH)
        out += [float(p.open.count(t)) for t in TILE_NAMES]
        out += [float(p.hidden.count(t)) for t in TILE_NAMES]
        out += [float(p.hidden_count), float(p.flower), p.points / 50, float(p.side == "B")]
    for tile in v.market:
        out += _one_hot(TILE_NAMES.index(tile) if tile else len(TILE_NAMES), _WIDTH)
    out += [n / 13 for n in v.stacks]
    out += [float(n) for n in (*v.area, *v.blocked)]
    out += [v.unseen.get(name, 0) / 13 for name in ITEM_NAMES]
    out += _one_hot(STAGES.index(v.stage) if v.stage in STAGES else -1, len(STAGES))
    out += _one_hot(CELLS.index(v.cell) if v.cell else -1, len(CELLS))
    out += [float(b in v.used) for b in BONUSES] + [float(v.extra), float(v.double), float(v.last_round)]
    out += _one_hot(MODES.index(v.mode), len(MODES))
    rival = v.opponent
    out += _one_hot(OPPONENTS.index(rival.name) if rival else -1, len(OPPONENTS))
    out += _one_hot(SYMBOLS.index(rival.slot) if rival else -1, len(SYMBOLS))
    out += [rival.collection.get(k, 0) / 7 if rival else 0.0 for k in KINDS]
    out.append(rival.points / 50 if rival else 0.0)
    return out


def _one_hot(index: int, size: int) -> list[float]:
    hot = [0.0] * size
    if index >= 0:
        hot[index] = 1.0
    return hot


def kind_name(tile: str) -> str:
    """The kind of a tile by its name."""
    return KINDS[KIND_OF[TILE_NAMES.index(tile)]]
