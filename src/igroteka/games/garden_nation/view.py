"""What a seat may know, and a guess at what it may not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.agenda import asked, over, reseal, scene, waiting
from igroteka.core.data import counted
from igroteka.core.frames import Opened
from igroteka.core.game import Tensor, View
from igroteka.core.rng import Rng

from .components.board import BRAMBLE, KINDS, SIZE, ZONE_NAMES, ZONES
from .components.players import FLOORS, MOST_PLAYERS, PLOY_TOKENS, PLOYS, ROOFS
from .components.projects import OPEN_PLACES, PROJECT_NAMES
from .components.secrets import DEALT, KEPT, SECRET_NAMES
from .rules.layout import OFF_BOARD
from .rules.projects import Claim, completes
from .rules.turn import Action, Transfer
from .state import IN_DECK, ITEMS, NO_CARD, NOBODY, GardenNationState, blank

#: What a zone is, with the bramble that has no type yet.
ZONE_KINDS: Final = (*KINDS, "bramble")


@dataclass
class PlayerView:
    """One player as the viewer sees them: secrets are numbers unless they are the viewer's own or shown."""

    seat: int
    population: int
    supply: int
    space: int
    ploys: dict[str, int]
    ploys_left: int
    claimed: tuple[str, ...]
    hand: tuple[str, ...]
    hand_count: int
    kept: tuple[str, ...]
    kept_count: int
    rejected: tuple[str, ...]
    rejected_count: int
    points: int
    items: dict[str, int]
    done: bool


@dataclass
class GardenNationView(View):
    """The table as one seat sees it.

    Zones are listed by slot and place; `territories` and `turns` are by slot, 0 where none lies yet.
    `actor` is the seat whose turn it is (-1: nobody's), `zone` the zone of the question, if any.
    """

    first: int
    round: int
    last_round: bool
    crane: int
    territories: tuple[int, ...]
    turns: tuple[int, ...]
    kinds: tuple[str, ...]
    costs: tuple[int, ...]
    tokens: tuple[bool, ...]
    owners: tuple[int, ...]
    floors: tuple[int, ...]
    closed: tuple[bool, ...]
    roofs: int
    brambles: tuple[int, ...]
    open: tuple[str, ...]
    deck: int
    unseen: dict[str, int]
    players: tuple[PlayerView, ...]
    stage: str
    actor: int
    left: int
    used: bool
    only: int
    zone: int

    def zone_name(self, zone: int) -> str:
        """The name of a zone; empty while its territory is missing."""
        number = self.territories[zone // SIZE]
        return ZONE_NAMES[(number - 1) * SIZE + zone % SIZE] if number else ""


def view(s: GardenNationState, seat: int | None) -> GardenNationView:
    """§GN-4.12.1, §GN-4.12.2, §GN-4.12.3 The position without what this seat cannot know."""
    turn = waiting(s)
    top = s.agenda[-1] if s.agenda else None
    mine = scene(s, seat)
    assert isinstance(mine, GardenNationState)
    ask = asked(s, turn[0]) if len(turn) == 1 and turn[0] >= 0 else None
    done = [False] * s.seats
    if isinstance(top, Opened):
        for i, other in enumerate(top.seats):
            done[other] = not top.scenes[i].agenda
    shown = over(s)
    unseen = s.pool.copy()
    for other in range(s.seats):
        if other != seat:
            for card in (*s.hand[other], *s.rejected[other], *(() if shown else s.kept[other])):
                unseen[card] += 1
    layout = s.layout
    zones = range(ZONES)
    return GardenNationView(
        seat=seat,
        seats=s.seats,
        waiting=tuple(turn),
        over=shown,
        first=s.first,
        round=s.round,
        last_round=s.last,
        crane=s.number(s.crane) if s.crane != OFF_BOARD else 0,
        territories=tuple([t + 1 for t in layout.territory]),
        turns=tuple(layout.turns),
        kinds=tuple([ZONE_KINDS[k] for k in s.kind]),
        costs=tuple(layout.cost),
        tokens=tuple([layout.kind[z] != s.kind[z] for z in zones]),
        owners=tuple(s.owner),
        floors=tuple(s.floors),
        closed=tuple([bool(n) for n in s.roof]),
        roofs=s.roofs,
        brambles=tuple(s.brambles),
        open=tuple([PROJECT_NAMES[c] if c != NO_CARD else "" for c in s.open]),
        deck=s.project.count(IN_DECK),
        unseen=counted(SECRET_NAMES, unseen),
        players=tuple(
            [_player(mine if i == seat else s, i, i == seat, shown, done[i]) for i in range(s.seats)]
        ),
        stage=type(top).__name__ if top is not None else "",
        actor=turn[0] if len(turn) == 1 else -1,
        left=ask.left if isinstance(ask, (Action, Transfer)) else 0,
        used=isinstance(ask, Action) and ask.used,
        only=ask.only if isinstance(ask, Action) else -1,
        zone=ask.zone if isinstance(ask, (Claim, Transfer)) else -1,
    )


def _player(s: GardenNationState, seat: int, own: bool, shown: bool, done: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        population=s.population[seat],
        supply=s.supply[seat],
        space=s.space[seat],
        ploys=counted(PLOYS, s.ploys[seat * len(PLOYS) : (seat + 1) * len(PLOYS)]),
        ploys_left=s.tokens(seat),
        claimed=tuple([name for name, at in zip(PROJECT_NAMES, s.project, strict=True) if at == seat]),
        hand=tuple([SECRET_NAMES[c] for c in s.hand[seat]]) if own else (),
        hand_count=0 if done else len(s.hand[seat]),
        kept=tuple([SECRET_NAMES[c] for c in s.kept[seat]]) if own or shown else (),
        kept_count=KEPT if done else len(s.kept[seat]),
        rejected=tuple([SECRET_NAMES[c] for c in s.rejected[seat]]) if own else (),
        rejected_count=DEALT - KEPT if done else len(s.rejected[seat]),
        points=s.total(seat),
        items=counted(ITEMS, s.points[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]),
        done=done,
    )


def completing(v: GardenNationView, project: str) -> list[int]:
    """The zones in which the viewer's next floor would complete a project: for the drawing to point at."""
    if v.seat is None or not v.roofs or not v.players[v.seat].supply:
        return []
    me, card = v.seat, PROJECT_NAMES.index(project)
    s = blank(v.seats, {}, [])
    s.kind = [ZONE_KINDS.index(kind) for kind in v.kinds]
    s.owner, s.floors = list(v.owners), list(v.floors)
    s.roof = [int(closed) for closed in v.closed]
    found: list[int] = []
    for zone in range(ZONES):
        price = v.costs[zone] + v.floors[zone]
        if v.owners[zone] in (me, NOBODY) and not v.closed[zone] and price < v.players[me].population:
            kind, owner = s.kind[zone], s.owner[zone]
            types = [kind] if kind != BRAMBLE else [k for k in range(len(KINDS)) if v.brambles[k]]
            s.owner[zone] = me
            s.floors[zone] += 1
            for s.kind[zone] in types:
                if completes(s, me, zone, card) and zone not in found:
                    found.append(zone)
            s.floors[zone] -= 1
            s.kind[zone], s.owner[zone] = kind, owner
    return found


def guess(s: GardenNationState, seat: int | None, rng: Rng) -> GardenNationState:
    """A position that this seat cannot tell from the true one: other players' secrets are dealt again.

    Which cards somebody kept says nothing sure about the ones they put away, so both are drawn alike.
    """
    g = s.clone()
    shown = over(g)
    others = [i for i in range(g.seats) if i != seat]
    held: list[tuple[int, int, int]] = []
    for i in others:
        held.append((len(g.hand[i]), 0 if shown else len(g.kept[i]), len(g.rejected[i])))
        for card in (*g.hand[i], *g.rejected[i], *(() if shown else g.kept[i])):
            g.pool[card] += 1
    for i, (hand, kept, rejected) in zip(others, held, strict=True):
        g.hand[i] = _dealt(g, hand, rng)
        if kept:
            g.kept[i], g.rejected[i] = _kept(g, rejected, rng)
        else:
            g.rejected[i] = _dealt(g, rejected, rng)
    reseal(g, seat, rng)
    return g


def _dealt(s: GardenNationState, cards: int, rng: Rng) -> tuple[int, ...]:
    """Some cards of the pool."""
    found: list[int] = []
    for _ in range(cards):
        card = rng.pick(s.pool)
        s.pool[card] -= 1
        found.append(card)
    return tuple(sorted(found))


def _kept(s: GardenNationState, rejected: int, rng: Rng) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two different cards to keep, and others that were put away: a hand is dealt and a pair of it chosen."""
    hand = list(_dealt(s, KEPT + rejected, rng))
    while len(set(hand)) < KEPT:  # a position set up by hand may have no cards put away
        for card in hand:
            s.pool[card] += 1
        hand = list(_dealt(s, KEPT + rejected, rng))
    different = sorted(set(hand))
    first = different.pop(rng.below(len(different)))
    kept = tuple(sorted([first, different[rng.below(len(different))]]))
    for card in kept:
        hand.remove(card)
    return kept, tuple(hand)


STAGES: Final = ("Action", "Transfer", "Claim", "ChooseNext", "Opened")
_PLAYER: Final = 8 + len(PROJECT_NAMES) + 3 * len(SECRET_NAMES)


def encode(v: GardenNationView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out: list[float] = []
    for z in range(ZONES):
        out += _one_hot(ZONE_KINDS.index(v.kinds[z]), len(ZONE_KINDS))
        out += _one_hot((v.owners[z] - me) % v.seats if v.owners[z] >= 0 else -1, MOST_PLAYERS)
        out += [v.costs[z] / 5, v.floors[z] / 5, float(v.closed[z]), float(z == v.zone)]
    for slot in range(SIZE):
        out += _one_hot(v.territories[slot] - 1, SIZE)
        out += [float(v.crane == v.territories[slot] > 0), float(slot == v.only)]
    for i in range(MOST_PLAYERS):
        if i >= v.seats:
            out += [0.0] * _PLAYER
            continue
        p = v.players[(me + i) % v.seats]
        out += [p.population / 40, p.supply / FLOORS[v.seats], p.points / 50, p.space / 4]
        out += [p.ploys_left / PLOY_TOKENS, p.hand_count / DEALT, p.kept_count / KEPT]
        out.append(float(p.seat == v.actor))
        out += [float(name in p.claimed) for name in PROJECT_NAMES]
        for cards in (p.hand, p.kept, p.rejected):
            out += [float(cards.count(name)) for name in SECRET_NAMES]
    for place in range(OPEN_PLACES):
        name = v.open[place]
        out += _one_hot(PROJECT_NAMES.index(name) if name else -1, len(PROJECT_NAMES))
    out += _one_hot(STAGES.index(v.stage) if v.stage in STAGES else -1, len(STAGES))
    out += [v.roofs / ROOFS, v.deck / len(PROJECT_NAMES), v.left / 2, float(v.used), float(v.last_round)]
    out += [n / 3 for n in v.brambles]
    out += _one_hot(v.seats - 2, MOST_PLAYERS - 1)
    return out


def _one_hot(index: int, size: int) -> list[float]:
    hot = [0.0] * size
    if index >= 0:
        hot[index] = 1.0
    return hot
