"""What a seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from igroteka.core.agenda import over, scene
from igroteka.core.named_kinds import counts_by_name
from igroteka.core.viewing import actor_of, public_part, question_for_one, seats_that_answered, stage_of

from ._view import PublicView
from .components.board import BRAMBLE, KINDS, SIZE, ZONE_NAMES, ZONES
from .components.players import PLOYS
from .components.projects import PROJECT_NAMES
from .components.secrets import DEALT, KEPT, SECRET_NAMES
from .fields import FIELDS, IN_DECK, ITEMS, NOBODY, ZONE_KINDS
from .rules.projects import Claim, OpenProject, completes
from .rules.turn import Action, Transfer
from .state import GardenNationState, blank


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
class GardenNationView(PublicView):
    """The table as one seat sees it.

    Zones are listed by slot and place; `territories` and `turns` are by slot, 0 where none lies yet.
    `actor` is the seat whose turn it is (-1: nobody's), `left` what `actions_left` says, `zone` the zone of the question, if any.
    """

    costs: tuple[int, ...]
    tokens: tuple[bool, ...]
    closed: tuple[bool, ...]
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
    mine = scene(s, seat)
    assert isinstance(mine, GardenNationState)
    ask = question_for_one(s)
    done = seats_that_answered(s, s.seats)
    shown = over(s)
    unseen = s.pool.copy()
    for other in range(s.seats):
        if other != seat:
            for card in (*s.hand[other], *s.rejected[other], *(() if shown else s.kept[other])):
                unseen[card] += 1
    layout = s.layout
    return GardenNationView(
        **public_part(s, seat, FIELDS),
        costs=tuple(layout.cost),
        tokens=tuple([layout.kind[z] != s.kind[z] for z in range(ZONES)]),
        closed=tuple([bool(n) for n in s.roof]),
        deck=s.project.count(IN_DECK),
        unseen=counts_by_name(SECRET_NAMES, unseen),
        players=tuple(
            [_player(mine if i == seat else s, i, i == seat, shown, done[i]) for i in range(s.seats)]
        ),
        stage=stage_of(s),
        actor=actor_of(s),
        left=actions_left(s),
        used=isinstance(ask, Action) and ask.used,
        only=ask.only if isinstance(ask, Action) else -1,
        zone=ask.zone if isinstance(ask, (Claim, Transfer)) else -1,
    )


def actions_left(s: GardenNationState) -> int:
    """§GN-4.4.1 The actions left in the turn, with the present one; while a project is claimed and replaced, those after it."""
    frames = s.agenda
    at = len(frames) - 1
    if at > 0 and isinstance(frames[at], (Claim, OpenProject)):
        at -= 1
    frame = frames[at] if frames else None
    return frame.left if isinstance(frame, (Action, Transfer)) else 0


def _player(s: GardenNationState, seat: int, own: bool, shown: bool, done: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        population=s.population[seat],
        supply=s.supply[seat],
        space=s.space[seat],
        ploys=counts_by_name(PLOYS, s.ploys[seat * len(PLOYS) : (seat + 1) * len(PLOYS)]),
        ploys_left=s.tokens(seat),
        claimed=tuple([name for name, at in zip(PROJECT_NAMES, s.project, strict=True) if at == seat]),
        hand=tuple([SECRET_NAMES[c] for c in s.hand[seat]]) if own else (),
        hand_count=0 if done else len(s.hand[seat]),
        kept=tuple([SECRET_NAMES[c] for c in s.kept[seat]]) if own or shown else (),
        kept_count=KEPT if done else len(s.kept[seat]),
        rejected=tuple([SECRET_NAMES[c] for c in s.rejected[seat]]) if own else (),
        rejected_count=DEALT - KEPT if done else len(s.rejected[seat]),
        points=s.total(seat),
        items=counts_by_name(ITEMS, s.points[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]),
        done=done,
    )


@cache
def _blank(seats: int) -> GardenNationState:
    """A position to be copied."""
    return blank(seats, {}, [])


def completing(v: GardenNationView, project: str) -> list[int]:
    """The zones in which the viewer's next floor would complete a project: for the drawing to point at."""
    if v.seat is None or not v.roofs or not v.players[v.seat].supply:
        return []
    me, card = v.seat, PROJECT_NAMES.index(project)
    s = _blank(v.seats).clone()
    s.kind = [ZONE_KINDS.index(kind) for kind in v.kinds]
    s.owner, s.floors = list(v.owners), list(v.floors)
    s.roof = [int(closed) for closed in v.closed]
    zones: list[int] = []
    for zone in range(ZONES):
        price = v.costs[zone] + v.floors[zone]
        if v.owners[zone] in (me, NOBODY) and not v.closed[zone] and price < v.players[me].population:
            kind, owner = s.kind[zone], s.owner[zone]
            types = [kind] if kind != BRAMBLE else [k for k in range(len(KINDS)) if v.brambles[k]]
            s.owner[zone] = me
            s.floors[zone] += 1
            for s.kind[zone] in types:
                if completes(s, me, zone, card) and zone not in zones:
                    zones.append(zone)
            s.floors[zone] -= 1
            s.kind[zone], s.owner[zone] = kind, owner
    return zones
