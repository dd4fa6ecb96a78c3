"""Features of the Torticrane: where the next floor must be built, and what that brings to whom."""

from __future__ import annotations

from typing import Final

from ..components.board import SIZE, TERRITORIES
from ..components.layout import OFF_BOARD
from ..rules.building import double_price
from ..state import GardenNationState
from .feature_land import FADE
from .feature_table import CARD, CARDS, PEOPLE, REFUNDS, SLOTS, TURN, Seen
from .feature_turns import NOT_KNOWN
from .land import IN_SLOT

CRANE: Final = (
    *(
        "here_best",
        "turn_best",
        "sidestep_best",
        "ways_out",
        "stuck_here",
        "homes_here",
        "refund_here",
        "best_anywhere",
    ),
    *(
        "best_on_average",
        "good_territories",
        "invasions_here",
        "rival_turn_best",
        "rival_takes",
        "rival_invades",
    ),
)


def crane_part(s: GardenNationState, seen: Seen, seat: int) -> list[float]:
    """Where the next floor must be built: what that brings to this seat, or to the rival that acts."""
    clan, turns, slot = seen.clans[seat], seen.turns, seen.slot
    acts = turns.actor == seat
    by_slot = seen.clans[seat].best
    anywhere = max(by_slot)
    good = 0
    for worth in by_slot:
        good += worth >= 3
    if slot == OFF_BOARD:
        here = [anywhere / CARD, seen.best_turn / TURN if acts else 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    else:
        ways = clan.ways(slot, clan.buildable)
        here = [
            by_slot[slot] / CARD,
            seen.best_turn / TURN if acts else 0.0,
            sidestep_worth(s, seen, seat) / CARD,
            ways.bit_count() / SLOTS,
            0.0 if ways else 1.0,
            (clan.own_zones & IN_SLOT[slot]).bit_count() / 4,
            best_refund_in(s, clan.own_zones, slot) / PEOPLE if acts else 0.0,
        ]
    invades = (
        slot != OFF_BOARD and turns.actor != NOT_KNOWN and not turns.used and seen.tokens[turns.actor] > 0
    )
    rival_acts = turns.actor not in (seat, NOT_KNOWN)
    return [
        *here,
        anywhere / CARD,
        seen.averages[seat] / CARD,
        good / SLOTS,
        invasions_in(s, seen, seat, NOT_KNOWN, slot) / 3 if acts and invades else 0.0,
        seen.best_turn / TURN if rival_acts else 0.0,
        taken_by(seen, seat) / CARDS if rival_acts else 0.0,
        invasions_in(s, seen, turns.actor, seat, slot) / 3 if rival_acts and invades else 0.0,
    ]


def sidestep_worth(s: GardenNationState, seen: Seen, seat: int) -> float:
    """The most that one floor brings in the territories next in number, where a ploy can move the crane."""
    if not seen.tokens[seat] or (seen.turns.actor == seat and seen.turns.used):
        return 0.0
    territory = s.layout.territory[seen.slot]
    numbers = len(TERRITORIES)
    by_slot = seen.clans[seat].best
    return max(
        by_slot[s.layout.slot[(territory + 1) % numbers]],
        by_slot[s.layout.slot[(territory + numbers - 1) % numbers]],
    )


def best_refund_in(s: GardenNationState, own: int, slot: int) -> float:
    """The most people that a building of a slot gives back."""
    best = 0
    if own & IN_SLOT[slot]:
        for zone in range(slot * SIZE, (slot + 1) * SIZE):
            if own >> zone & 1:
                best = max(best, double_price(s, zone))
    return min(float(best), REFUNDS)


def invasions_in(s: GardenNationState, seen: Seen, seat: int, victim: int, slot: int) -> int:
    """How many buildings of a victim, or of all rivals, a seat could invade in a slot."""
    count = 0
    purse, supply = s.population[seat], s.supply[seat]
    for zone in range(slot * SIZE, (slot + 1) * SIZE):
        if s.floors[zone] and s.floors[zone] <= supply and double_price(s, zone) < purse:
            owner = s.owner[zone]
            count += owner == victim if victim != NOT_KNOWN else owner != seat
    return count


def taken_by(seen: Seen, seat: int) -> float:
    """What this seat has begun of the projects that the rival who acts can complete in this turn."""
    clan, rival = seen.clans[seat], seen.clans[seen.turns.actor]
    slots = (1 << SIZE) - 1
    if seen.slot != OFF_BOARD:
        slots = 1 << seen.slot
        if seen.turns.left > 1:
            slots |= rival.ways(seen.slot, rival.buildable)
    worth = 0.0
    for i in range(len(clan.cards)):
        if rival.slots[i] & slots:
            worth += FADE[clan.distance[i]] * clan.values[i]
    return worth
