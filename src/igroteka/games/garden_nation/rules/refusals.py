"""Why an element of the drawing cannot be chosen: one function for each question."""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Refusal
from igroteka.core.text import Text

from ..components.board import KINDS, NUMBERS, SIZE, ZONE_NAMES
from ..components.layout import OFF_BOARD
from ..components.players import PLOYS
from ..components.projects import PROJECT_NAMES
from ..fields import NOBODY
from ..state import GardenNationState
from .building import RANGE, demolitions, double_price, floor_price, invasions

ELEMENTS: Final = ("zone", "territory", "project", "ploy", "action", "bramble", "player", "secret", "deck")


def action_refusal(
    s: GardenNationState, me: int, el: str, reach: list[int], used: bool, tied: bool
) -> Refusal | None:
    """The rule against an element before an action; `reach` is the chain, `tied` that of a roof transfer."""
    part, _, rest = el.partition(":")
    if part == "zone" and rest in ZONE_NAMES:
        return _zone(s, me, s.layout.zone(ZONE_NAMES.index(rest)), reach, used, tied)
    if part == "territory" and rest in [str(n) for n in NUMBERS]:
        return Refusal("GN-4.8.4", Text("no-territory"))
    if part == "action":
        return _demolish(s, me, reach)
    if part == "ploy":
        return _ploy(s, me, rest, reach, used)
    if part == "bramble" and rest in KINDS:
        return _bramble(s, KINDS.index(rest))
    if part == "project" and rest in PROJECT_NAMES:
        return Refusal("GN-4.9.1", Text("no-claim-yet"))
    if part == "player":
        return Refusal("GN-4.4.5", Text("no-next-yet"))
    return _cards(part)


def _cards(part: str) -> Refusal | None:
    if part == "secret":
        return Refusal("GN-4.2.11", Text("no-secret"))
    if part == "deck":
        return Refusal("GN-4.12.3", Text("no-deck"))
    return None


def _zone(
    s: GardenNationState, me: int, zone: int, reach: list[int], used: bool, tied: bool
) -> Refusal | None:
    """§GN-4.5.1, §GN-4.7.2, §GN-4.8.8 First where one may act, then whether one can."""
    slot = zone // SIZE
    here = s.number(reach[-1])
    if tied and slot != reach[0]:
        return Refusal("GN-4.8.8", Text("no-tied", territory=here))
    if slot not in reach:
        if len(reach) == 1:
            return Refusal("GN-4.5.1", Text("no-elsewhere", territory=here))
        return Refusal("GN-4.7.2", Text("no-chain", territory=here))
    if s.owner[zone] not in (me, NOBODY):
        return _foreign(s, me, zone, used)
    if s.roof[zone]:
        return Refusal("GN-4.6.7", Text("no-closed"))
    if not s.supply[me]:
        return Refusal("GN-4.6.2", Text("no-floors"))
    price = floor_price(s, zone)
    if price >= s.population[me]:
        return Refusal("GN-4.6.9", Text("no-inhabitants", price=price, inhabitants=s.population[me]))
    return None


def _foreign(s: GardenNationState, me: int, zone: int, used: bool) -> Refusal:
    """§GN-4.6.8, §GN-4.8.10, §GN-4.8.11 Another player's building can only be invaded, if at all."""
    price, floors = double_price(s, zone), s.floors[zone]
    if used or not s.tokens(me):
        return Refusal("GN-4.6.8", Text("no-foreign", seat=s.owner[zone]))
    if floors > s.supply[me]:
        return Refusal("GN-4.8.11", Text("no-invasion-floors", floors=floors, supply=s.supply[me]))
    if price >= s.population[me]:
        return Refusal("GN-4.8.10", Text("no-invasion-price", price=price, inhabitants=s.population[me]))
    return Refusal("GN-4.6.8", Text("no-foreign-invade", seat=s.owner[zone], price=price))


def _demolish(s: GardenNationState, me: int, reach: list[int]) -> Refusal | None:
    if any(demolitions(s, me, slot) for slot in reach):
        return None
    return Refusal("GN-4.6.10", Text("no-demolition"))


def _ploy(s: GardenNationState, me: int, rest: str, reach: list[int], used: bool) -> Refusal | None:
    """§GN-4.4.4, §GN-4.8.1, §GN-4.8.2 One token for an action, four in a game, none for the first action."""
    seat, _, name = rest.partition(":")
    if name not in PLOYS:
        return None
    if seat != str(me):
        return Refusal("GN-4.8.2", Text("no-foreign-ploy"))
    if s.crane == OFF_BOARD:
        return Refusal("GN-4.4.4", Text("no-first-ploy"))
    if used:
        return Refusal("GN-4.8.1", Text("no-second-ploy"))
    if not s.tokens(me):
        return Refusal("GN-4.8.2", Text("no-ploy-left"))
    if name == "invasion" and not any(invasions(s, me, slot) for slot in reach):
        return Refusal("GN-4.8.9", Text("no-invasion"))
    if name == "roof" and not any(liftable(s, me, zone) for slot in reach for zone in RANGE[slot]):
        return Refusal("GN-4.8.7", Text("no-roof"))
    return None


def liftable(s: GardenNationState, me: int, zone: int) -> bool:
    """§GN-4.8.6, §GN-4.8.7 Whether the roof in a zone is the seat's own and fits on another of its buildings."""
    if not s.roof[zone] or s.owner[zone] != me:
        return False
    kind = s.kind[zone]
    for other in range(len(s.owner)):
        if s.owner[other] == me and s.kind[other] == kind and not s.roof[other]:
            return True
    return False


def _bramble(s: GardenNationState, kind: int) -> Refusal:
    if not s.brambles[kind]:
        return Refusal("GN-4.6.4", Text("no-bramble-left", kind=KINDS[kind]))
    return Refusal("GN-4.6.4", Text("no-bramble-yet"))


def transfer_refusal(s: GardenNationState, me: int, source: int, el: str) -> Refusal | None:
    """The rule against an element while a lifted roof waits for its new building."""
    part, _, rest = el.partition(":")
    if part == "zone" and rest in ZONE_NAMES:
        zone = s.layout.zone(ZONE_NAMES.index(rest))
        if s.owner[zone] != me:
            return Refusal("GN-4.8.7", Text("no-cover-foreign"))
        if s.roof[zone]:
            return Refusal("GN-4.8.7", Text("no-cover-closed"))
        if s.kind[zone] != s.kind[source]:
            return Refusal("GN-4.8.7", Text("no-cover-kind", kind=KINDS[s.kind[source]]))
        return None
    return Refusal("GN-4.8.6", Text("no-transfer-first")) if part in ELEMENTS else None


def claim_refusal(s: GardenNationState, el: str, claimable: list[int]) -> Refusal | None:
    """The rule against an element while a project can be claimed."""
    part, _, rest = el.partition(":")
    if part == "project" and rest in PROJECT_NAMES:
        if PROJECT_NAMES.index(rest) in claimable:
            return None
        return Refusal("GN-4.9.3", Text("no-claim", project=rest))
    return Refusal("GN-4.9.1", Text("no-claim-first")) if part in ELEMENTS else None


def next_refusal(s: GardenNationState, el: str) -> Refusal | None:
    """The rule against an element while the next player is chosen."""
    part, _, rest = el.partition(":")
    if part == "player" and rest in [str(i) for i in range(s.seats)]:
        if s.space[int(rest)] == 0:
            return None
        return Refusal("GN-4.4.6", Text("no-played", seat=int(rest)))
    return Refusal("GN-4.4.5", Text("no-next-first")) if part in ELEMENTS else None


def keep_refusal(el: str) -> Refusal | None:
    """The rule against an element while secret objectives are chosen."""
    part = el.partition(":")[0]
    return Refusal("GN-4.2.10", Text("no-keep-first")) if part in ELEMENTS and part != "secret" else None
