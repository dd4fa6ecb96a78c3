"""What learning agents are told of a position, straight from its numbers: all that the view of a seat tells, and nothing else."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import scene
from igroteka.core.frames import Frame, Opened
from igroteka.core.observing import Layout, amounts, choices, flags, for_seats

from ..components.board import KINDS, PLACES, SIZE, TERRITORIES, TOKENS_PER_KIND, TURNS, ZONE_NAMES, ZONES
from ..components.players import FLOORS_IN_BOX, MOST_PLAYERS, PLOY_TOKENS, PLOYS, ROOFS, TRACK
from ..components.projects import OPEN_PLACES, PROJECT_NAMES, PROJECTS
from ..components.secrets import COPIES, DEALT, KEPT, SECRET_NAMES, SECRETS
from ..fields import IN_DECK, ITEMS
from ..rules.projects import Claim, OpenProject
from ..rules.setup import Deal, FirstPlayer, Lay
from ..rules.turn import Action, ChooseNext, Transfer
from ..state import GardenNationState
from ..view import actions_left
from .observe_projects import BEST_PROJECT, tell_projects

#: Numbers that have no natural end are told up to here.
MOST_POINTS: Final = 500
LEAST_POINTS: Final = -100
MOST_INHABITANTS: Final = 999
MOST_ROUNDS: Final = 999

#: What everybody waits for, by the frame on top of the agenda. The first are questions to seats, the others draws.
STAGES: Final[dict[type[Frame], int]] = {
    Action: 1,
    Transfer: 2,
    Claim: 3,
    ChooseNext: 4,
    Opened: 5,
    Lay: 6,
    OpenProject: 7,
    FirstPlayer: 8,
    Deal: 9,
}
#: Stage, left, used, only and zone when the game is over.
_OVER: Final = [0] * 5
_NO_SECRETS: Final = [0] * len(SECRETS)

#: The numbers for types of zones: 0 is a bramble without a type.
_KIND: Final[tuple[int, ...]] = (*range(1, len(KINDS) + 1), 0)


def _rotate(seats: int, me: int) -> tuple[int, ...]:
    """The numbers for nobody and for each seat, counted from one of them."""
    return (0, *[(seat - me) % seats + 1 for seat in range(seats)])


def _rotate_claims(seats: int, me: int) -> tuple[int, ...]:
    """The numbers for where a project card is: in the deck, open, claimed by each seat."""
    return (0, 1, *[(seat - me) % seats + 2 for seat in range(seats)])


#: By number of seats, the seat that looks, and owner + 1.
_ROTATED: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([_rotate(seats, me) for me in range(seats)]) for seats in range(MOST_PLAYERS + 1)]
)
#: By number of seats, the seat that looks, and place of the card - IN_DECK.
_CLAIMED: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([_rotate_claims(seats, me) for me in range(seats)]) for seats in range(MOST_PLAYERS + 1)]
)

_KINDS: Final = "types in the order of KINDS"
_PROJECTS: Final = "project cards in the order of PROJECTS"
_SLOTS: Final = "places of the board in the order of PLACES"
_ZONES: Final = "zones in the order of ZONE_NAMES, as moves name them"
_SECRETS: Final = "secret objectives in the order of SECRETS"

LAYOUT: Final = Layout(
    3,
    amounts("seats", "how many seats play", 1, MOST_PLAYERS),
    choices("seat", "one's own seat as moves name it, counted from 1", 1, MOST_PLAYERS),
    choices("first", "who began the game: 1 oneself, 2 the next seat ...", 1, MOST_PLAYERS),
    amounts("round", "the present round, 0 before the first", 1, MOST_ROUNDS),
    flags("last_round", "whether the present round is the last one"),
    amounts("roofs", "roofs in the supply", 1, ROOFS),
    amounts("deck", "project cards in the deck", 1, len(PROJECTS)),
    choices("crane", "the place of the Torticrane, from 1 in the order of PLACES", 1, SIZE),
    choices("crane_territory", "the number of the territory in which it stands", 1, len(TERRITORIES)),
    choices(
        "stage",
        "what is waited for: 1 an action, 2 where a lifted roof goes, 3 a project to claim, 4 who is next, "
        "5 all to choose the objectives they keep; draws: 6 a territory, 7 a project card, 8 the first player, "
        "9 an objective; 0 the game is over",
        1,
        len(STAGES),
    ),
    amounts(
        "left",
        "actions left in the turn, with the present one; while a project is claimed and replaced, those after it",
        1,
        max(map(max, TRACK.values())),
    ),
    flags("used", "whether a ploy has been used on the present action"),
    choices("only", "the only place where the action can be done after a roof transfer, from 1", 1, SIZE),
    choices(
        "zone",
        "the zone whose roof is lifted or that completes a project, from 1 in the order of ZONE_NAMES",
        1,
        ZONES,
    ),
    amounts(
        "brambles",
        "bramble tokens in the supply",
        len(KINDS),
        TOKENS_PER_KIND,
        each=_KINDS,
    ),
    choices(
        "open",
        "the open project card, from 1 in the order of PROJECTS",
        OPEN_PLACES,
        len(PROJECTS),
        "open places",
    ),
    choices(
        "projects",
        "where the card is: 0 in the deck, 1 open, 2 claimed by oneself, 3 by the next seat ...",
        len(PROJECTS),
        MOST_PLAYERS + 1,
        _PROJECTS,
    ),
    choices("territories", "the number of the territory", SIZE, len(TERRITORIES), _SLOTS),
    choices("turns", "how often the territory is turned clockwise", SIZE, TURNS - 1, _SLOTS),
    amounts("costs", "the printed number", ZONES, max([max(one.costs) for one in TERRITORIES]), each=_ZONES),
    choices(
        "kinds", "the type: 1 green, 2 yellow, 3 red, 0 a bramble without one", ZONES, len(KINDS), _ZONES
    ),
    choices(
        "owners",
        "whose building stands there: 1 one's own, 2 of the next seat ...",
        ZONES,
        MOST_PLAYERS,
        _ZONES,
    ),
    amounts("floors", "floors of the building", ZONES, FLOORS_IN_BOX, each=_ZONES),
    flags("closed", "whether the building has a roof", ZONES, _ZONES),
    amounts(
        "completes",
        "points of the best open project that one floor more of one's own would complete there, whatever it costs",
        ZONES,
        BEST_PROJECT,
        each=_ZONES,
    ),
    amounts(
        "hand", "objectives dealt to oneself, before the choice", len(SECRETS), max(COPIES), each=_SECRETS
    ),
    amounts("rejected", "objectives that one has put away", len(SECRETS), max(COPIES), each=_SECRETS),
    amounts(
        "unseen",
        "objectives that one cannot see, wherever they are",
        len(SECRETS),
        max(COPIES),
        each=_SECRETS,
    ),
    *for_seats(
        MOST_PLAYERS,
        flags("asked", "whether the seat must decide now"),
        flags("done", "whether the seat has chosen its objectives, while others still choose"),
        amounts("population", "inhabitants", 1, MOST_INHABITANTS),
        amounts("supply", "floors in the supply", 1, FLOORS_IN_BOX),
        amounts("space", "space on the turn-order track, 0 beside it", 1, max(map(len, TRACK.values())) - 1),
        amounts("ploys_left", "ploy tokens left", 1, PLOY_TOKENS),
        amounts("ploys", "ploy tokens used", len(PLOYS), PLOY_TOKENS, each="ploys in the order of PLOYS"),
        amounts("hand_count", "objectives dealt, before the choice", 1, DEALT),
        amounts("kept_count", "objectives kept", 1, KEPT),
        amounts("rejected_count", "objectives put away", 1, DEALT - KEPT),
        choices(
            "kept",
            "the objective kept, from 1 in the order of SECRETS; 0 also for what one may not see",
            KEPT,
            len(SECRETS),
            "objectives in their order",
        ),
        amounts("points", "points in all", 1, MOST_POINTS, LEAST_POINTS),
        amounts(
            "items",
            "where the points come from",
            len(ITEMS),
            MOST_POINTS,
            LEAST_POINTS,
            each="projects, first and second objective, population",
        ),
    ),
    things={
        _ZONES: ZONE_NAMES,
        _SLOTS: PLACES,
        _KINDS: KINDS,
        _PROJECTS: PROJECT_NAMES,
        _SECRETS: SECRET_NAMES,
    },
)
_PER_SEAT: Final = sum([block.count for block in LAYOUT.blocks if block.seat == 0])
#: What is told of the seats that are not there, by the number of those that are.
_ABSENT: Final = [[0] * (_PER_SEAT * (MOST_PLAYERS - seats)) for seats in range(MOST_PLAYERS + 1)]


def observe(s: GardenNationState, seat: int) -> list[int]:
    """§GN-4.12.1, §GN-4.12.2, §GN-4.12.3 What a seat may know of a position, in the numbers of LAYOUT."""
    mine = scene(s, seat)
    assert isinstance(mine, GardenNationState)
    seats = s.seats
    rotated = _ROTATED[seats][seat]
    out: list[int] = [
        seats,
        seat + 1,
        rotated[s.first + 1],
        s.round if s.round < MOST_ROUNDS else MOST_ROUNDS,
        1 if s.last else 0,
        s.roofs,
        s.project.count(IN_DECK),
        s.crane + 1,
        s.layout.number(s.crane),
    ]
    asked = [0] * seats
    done = [0] * seats
    _tell_stage(s, out, asked, done)
    _tell_table(s, seat, rotated, out)
    out += _counts(mine.hand[seat])
    out += _counts(mine.rejected[seat])
    shown = not s.agenda
    out += _unseen(s, seat, shown)
    _tell_seat(mine, seat, True, asked[seat], done[seat], out)
    for i in range(seat + 1, seat + seats):
        other = i if i < seats else i - seats
        _tell_seat(s, other, shown, asked[other], done[other], out)
    out += _ABSENT[seats]
    return out


def _tell_stage(s: GardenNationState, out: list[int], asked: list[int], done: list[int]) -> None:
    """What is asked, from `stage` to `zone`, and whom: that is noted for each seat."""
    if not s.agenda:
        out += _OVER
        return
    top = s.agenda[-1]
    stage = STAGES[type(top)]
    if isinstance(top, Action):
        asked[top.me] = 1
        out += [stage, top.left, 1 if top.used else 0, top.only + 1, 0]
    elif isinstance(top, Transfer):
        asked[top.me] = 1
        out += [stage, top.left, 0, 0, s.layout.name(top.zone) + 1]
    elif isinstance(top, Claim):
        asked[top.me] = 1
        out += [stage, actions_left(s), 0, 0, s.layout.name(top.zone) + 1]
    else:
        out += [stage, actions_left(s), 0, 0, 0]
        if isinstance(top, ChooseNext):
            asked[top.me] = 1
        elif isinstance(top, Opened):
            for i in range(len(top.seats)):
                if top.scenes[i].agenda:
                    asked[top.seats[i]] = 1
                else:
                    done[top.seats[i]] = 1


def _tell_table(s: GardenNationState, seat: int, rotated: tuple[int, ...], out: list[int]) -> None:
    """What lies in the middle, from `brambles` to `completes`."""
    claimed = _CLAIMED[s.seats][seat]
    layout = s.layout
    out += s.brambles
    out += [card + 1 for card in s.open]
    out += [claimed[at - IN_DECK] for at in s.project]
    out += [territory + 1 for territory in layout.territory]
    out += layout.turns
    # Moves name a zone by its territory, wherever that lies: told in their order, a learner need not find out which is which.
    zones = layout.zones()
    cost, kinds, owners, floors, roofs = layout.cost, s.kind, s.owner, s.floors, s.roof
    out += [cost[zone] for zone in zones]
    out += [_KIND[kinds[zone]] for zone in zones]
    out += [rotated[owners[zone] + 1] for zone in zones]
    out += [floors[zone] for zone in zones]
    out += [roofs[zone] for zone in zones]
    tell_projects(s, seat, zones, out)


def _counts(cards: tuple[int, ...]) -> list[int]:
    """How many there are of each objective: a hand has no order."""
    count = _NO_SECRETS.copy()
    for card in cards:
        count[card] += 1
    return count


def _unseen(s: GardenNationState, seat: int, shown: bool) -> list[int]:
    """The objectives that a seat cannot see: those of the others are among those that nobody holds."""
    unseen = s.pool.copy()
    for other in range(s.seats):
        if other != seat:
            for card in s.hand[other]:
                unseen[card] += 1
            for card in s.rejected[other]:
                unseen[card] += 1
            if not shown:
                for card in s.kept[other]:
                    unseen[card] += 1
    return unseen


def _tell_seat(s: GardenNationState, seat: int, shown: bool, asked: int, done: int, out: list[int]) -> None:
    """One seat, whose kept objectives are `shown` or not; `s` is the position as it decides on it where it looks at itself."""
    people = s.population[seat]
    out += [
        asked,
        done,
        people if people < MOST_INHABITANTS else MOST_INHABITANTS,
        s.supply[seat],
        s.space[seat],
        s.tokens(seat),
    ]
    at = seat * len(PLOYS)
    out += s.ploys[at : at + len(PLOYS)]
    kept = s.kept[seat]
    if done:
        out += [0, KEPT, DEALT - KEPT]
    else:
        out += [len(s.hand[seat]), len(kept), len(s.rejected[seat])]
    for i in range(KEPT):
        out.append(kept[i] + 1 if shown and i < len(kept) else 0)
    at = seat * len(ITEMS)
    items = s.points[at : at + len(ITEMS)]
    total = 0
    for points in items:
        total += points
    out.append(_cut(total))
    for points in items:
        out.append(_cut(points))


def _cut(points: int) -> int:
    """Points within the bounds."""
    if points > MOST_POINTS:
        return MOST_POINTS
    return points if points > LEAST_POINTS else LEAST_POINTS
