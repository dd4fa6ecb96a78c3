"""What a seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.agenda import scene, sealed_answers
from igroteka.core.named_kinds import counts_by_name
from igroteka.core.viewing import public_part, question_for_one, seats_that_answered, stage_of

from ._view import PublicView
from .components.boards import CELLS, SIDES, SYMBOLS
from .components.setups import MODES, OPPONENTS
from .components.tiles import ITEM_NAMES, KINDS, TILE_NAMES
from .fields import FIELDS, ITEMS, RIVAL_ITEMS
from .moves import BONUSES
from .rules.market import ChooseFromMarket
from .rules.turn import AfterTake, BeforeRefill, Bonus, Build
from .state import EMPTY, DreamCityState, kind_counts


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
class DreamCityView(PublicView):
    """The table as one seat sees it. `unseen` counts what lies face down anywhere, by name.

    `slot` is where there was nothing to take, `spring` whether the bonus of the cell can still be used, and `said`
    what the viewer has answered while others still choose.
    """

    mode: str
    last_round: bool
    finished_to_end: int
    players: tuple[PlayerView, ...]
    opponent: OpponentView | None
    unseen: dict[str, int]
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
    mine = scene(s, seat)
    assert isinstance(mine, DreamCityState)
    ask = question_for_one(s)
    done = seats_that_answered(s, s.seats)
    unseen = s.pool.copy()
    for other in range(s.seats):
        if other != seat:
            for tile in s.hidden[other]:
                unseen[tile] += 1
    used, extra = turn_so_far(s)
    return DreamCityView(
        **public_part(s, seat, FIELDS),
        mode=MODES[s.mode],
        last_round=s.ends(),
        finished_to_end=s.setup().finished_stacks_to_end,
        players=tuple([_player(mine if i == seat else s, i, i == seat, done[i]) for i in range(s.seats)]),
        opponent=_opponent(s) if s.opponent >= 0 else None,
        unseen=counts_by_name(ITEM_NAMES, unseen),
        stage=stage_of(s),
        slot=SYMBOLS[ask.slot] if isinstance(ask, ChooseFromMarket) else "",
        cell=CELLS[ask.cell] if isinstance(ask, Bonus) else "",
        spring=isinstance(ask, Bonus) and ask.spring,
        used=tuple([b for i, b in enumerate(BONUSES) if used & 1 << i]),
        extra=extra,
        double=isinstance(ask, Bonus) and ask.double,
        said=sealed_answers(s, seat),
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
        items=counts_by_name(ITEMS, s.points[seat]),
        done=done,
    )


def _opponent(s: DreamCityState) -> OpponentView:
    return OpponentView(
        name=OPPONENTS[s.opponent],
        slot=SYMBOLS[s.walker],
        collection=counts_by_name(KINDS, kind_counts(s.collection)),
        points=sum(s.rival),
        items=counts_by_name(RIVAL_ITEMS, s.rival),
    )
