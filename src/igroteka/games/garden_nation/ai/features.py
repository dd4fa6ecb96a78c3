"""What a learned evaluation looks at: one row of numbers for each seat, most of them between 0 and 1."""

from __future__ import annotations

from typing import Final

from ..components.board import SIZE
from ..components.players import FLOORS, MOST_PLAYERS, PLOY_TOKENS, ROOFS, population_points
from ..components.projects import PROJECT_NAMES
from ..components.secrets import KEPT, SECRETS
from ..state import GardenNationState
from .feature_crane import CRANE, crane_part
from .feature_land import FADE, FAR, GROUPS
from .feature_table import CARD, CARDS, PEOPLE, REFUNDS, SLOTS, Seen
from .feature_turns import NOT_KNOWN

#: Points that the first feature counts as one.
PROSPECTS: Final = 50.0
#: Below this number people cost points at the end; above the other they bring no more.
SCARCE: Final = 10
FULL: Final = 38
MOST_PEOPLE: Final = 80
MOST_REFUND: Final = 160
MOST_ROUNDS: Final = 24

WORTH: Final = ("prospects", "points", "counted_now", "secrets_now", "secrets_begun", "claim_now")
TIME: Final = (
    *(
        "game_left",
        "last_round",
        "round",
        "seats_2",
        "seats_3",
        "seats_4",
        "acting",
        "actions_now",
        "actions_this_round",
    ),
    *("actions_of_rivals", "actions_next_round", "actions_in_last_round", "place_in_order", "may_be_next"),
    *("roofs_left", "deck_left"),
)
MEANS: Final = (
    *(
        "floors_left",
        "floors_less_than_rivals",
        "people",
        "people_for_later",
        "people_points",
        "people_points_after_control",
    ),
    *(
        "people_missing",
        "people_in_excess",
        "ploys",
        "ploys_for_later",
        "ploys_in_last_round",
        "income",
        "income_for_later",
    ),
    *("refund_open", "refund_closed", "refund_best", "refund_for_later", "refund_best_in_last_round"),
)
BUILDINGS: Final = (
    *("open_1", "open_2", "open_3", "open_4", "closed", "floors_of_main_kind"),
    *("led_alone", "led_shared", "lead_by_one", "behind_by_one", "present", "lead_in_centre"),
)
NEXT_PROJECTS: Final = (
    *(
        "near_best",
        "near_sum",
        "two_away_best",
        "two_away_sum",
        "three_away_best",
        "promise",
        "promise_for_later",
    ),
    *("ahead_of_rivals", "behind_rivals", "contested", "safe"),
)
SECRET: Final = (
    *("tall_held", "floors_held", "belfry_held", "observatory_held", "hold_held"),
    *("tall_now", "floors_now", "belfry_now", "observatory_now", "hold_now"),
    *("tall_soon", "floors_soon", "belfry_soon", "observatory_soon", "hold_soon"),
    *("tall_room", "floors_room", "belfry_room", "observatory_room", "hold_room"),
    *("secrets_soon_for_later", "lost_to_roofs", "lost_with_ploy", "secrets_alike"),
)
RIVALS: Final = (
    *(
        "rival_prospects",
        "rival_counted",
        "rivals_ahead",
        "rival_people",
        "rival_floors_left",
        "rival_ploys",
        "rival_near",
    ),
    *("rival_income", "rival_average"),
)
#: The names of the numbers, in order.
FEATURES: Final[tuple[str, ...]] = (
    *(WORTH + TIME + MEANS),
    *(BUILDINGS + NEXT_PROJECTS),
    *(CRANE + SECRET + RIVALS),
)


def features(s: GardenNationState) -> list[list[float]]:
    """One row of numbers for each seat, in the order of `FEATURES`."""
    seen = Seen(s)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        row = worth_part(seen, seat)
        row += time_part(s, seen, seat)
        row += means_part(s, seen, seat)
        row += buildings_part(seen, seat)
        row += projects_part(seen, seat)
        row += crane_part(s, seen, seat)
        row += secrets_part(seen, seat)
        row += rivals_part(s, seen, seat)
        rows.append(row)
    return rows


def worth_part(seen: Seen, seat: int) -> list[float]:
    """What the seat has and can hope for, in points."""
    return [
        seen.prospects[seat] / PROSPECTS,
        seen.scored[seat] / PROSPECTS,
        seen.counted[seat] / PROSPECTS,
        seen.secret[seat] / CARDS,
        seen.begun[seat] / CARDS,
        seen.claim[seat] / CARD,
    ]


def time_part(s: GardenNationState, seen: Seen, seat: int) -> list[float]:
    """How far the game has come, and who acts how often until the round ends."""
    turns = seen.turns
    mine = turns.actions[seat]
    acts = turns.actor == seat
    unknown = turns.actor == NOT_KNOWN and s.space[seat] == 0
    return [
        seen.left,
        1.0 if s.last else 0.0,
        min(s.round, MOST_ROUNDS) / 12,
        1.0 if s.seats == 2 else 0.0,
        1.0 if s.seats == 3 else 0.0,
        1.0 if s.seats == MOST_PLAYERS else 0.0,
        1.0 if acts else 0.0,
        turns.left / 2 if acts else 0.0,
        mine / 4,
        (sum(turns.actions) - mine) / 6,
        turns.ahead[seat] / 4,
        mine / 4 if s.last else 0.0,
        s.space[seat] / 4,
        1.0 if unknown and s.agenda else 0.0,
        s.roofs / ROOFS,
        seen.deck / len(PROJECT_NAMES),
    ]


def means_part(s: GardenNationState, seen: Seen, seat: int) -> list[float]:
    """Floors, people, ploys, income, and what buildings would give back; means count for what is left of the game."""
    clan = seen.clans[seat]
    left, all_floors = seen.left, FLOORS[s.seats]
    population, tokens, income = s.population[seat], seen.tokens[seat], seen.income[seat]
    people = min(population, MOST_PEOPLE)
    refund = min(clan.open_refund + clan.closed_refund, MOST_REFUND)
    last = 1.0 if s.last else 0.0
    return [
        s.supply[seat] / all_floors,
        (least_of_rivals(s.supply, seat) - s.supply[seat]) / all_floors,
        people / PEOPLE,
        left * people / PEOPLE,
        population_points(population) / 10,
        population_points(population + income) / 10,
        max(0, SCARCE - population) / SCARCE,
        max(0, people - FULL) / PEOPLE,
        tokens / PLOY_TOKENS,
        left * tokens / PLOY_TOKENS,
        last * tokens / PLOY_TOKENS,
        income / SLOTS,
        left * income / SLOTS,
        min(clan.open_refund, MOST_REFUND) / REFUNDS,
        min(clan.closed_refund, MOST_REFUND) / REFUNDS,
        min(clan.best_refund, REFUNDS) / PEOPLE,
        left * refund / REFUNDS,
        last * min(clan.best_refund, REFUNDS) / PEOPLE,
    ]


def buildings_part(seen: Seen, seat: int) -> list[float]:
    """Buildings by height, and the contest for territories."""
    clan = seen.clans[seat]
    by_one = behind = present = 0
    for slot in range(SIZE):
        margin = clan.leads[slot]
        by_one += margin == 1
        behind += margin == -1
        present += seen.ground.floors[slot][seat] > 0
    heights = clan.heights
    return [
        heights[0] / 6,
        heights[1] / 4,
        heights[2] / 3,
        heights[3] / 2,
        clan.closed / 6,
        max(clan.kind_floors) / 8,
        seen.alone[seat] / SLOTS,
        seen.shared[seat] / SLOTS,
        by_one / SLOTS,
        behind / SLOTS,
        present / SLOTS,
        max(-3, min(3, clan.leads[0])) / 3,
    ]


def projects_part(seen: Seen, seat: int) -> list[float]:
    """How near the open projects are, and whether a rival is nearer."""
    clan = seen.clans[seat]
    best, total = [0.0] * 4, [0.0] * 4
    promise = ahead = behind = contested = safe = 0.0
    for i in range(len(clan.cards)):
        mine, value = clan.distance[i], clan.values[i]
        rival = FAR
        for other in seen.clans:
            if other.distance[i] < rival and other.seat != seat:
                rival = other.distance[i]
        promise += FADE[mine] * value
        if mine < len(best):
            best[mine] = max(best[mine], value)
            total[mine] += value
        if mine == 1:
            if rival == 1:
                contested += value
            else:
                safe += value
        if mine < rival:
            ahead += value
        elif rival < mine:
            behind += value
    return [
        best[1] / CARD,
        total[1] / CARDS,
        best[2] / CARD,
        total[2] / CARDS,
        best[3] / CARD,
        promise / CARDS,
        seen.left * promise / CARDS,
        ahead / CARDS,
        behind / CARDS,
        contested / CARDS,
        safe / CARDS,
    ]


def secrets_part(seen: Seen, seat: int) -> list[float]:
    """The objectives by what they ask for: held, worth now, one step away, further room; and what roofs have closed."""
    clan = seen.clans[seat]
    kinds = [SECRETS[card].kind for card in clan.secrets]
    alike = len(kinds) == KEPT and kinds[0] == kinds[1]
    groups = range(GROUPS)
    row = [clan.held[g] / 1.0 for g in groups]
    row += [clan.now[g] / CARDS for g in groups]
    row += [clan.soon[g] / 3 for g in groups]
    row += [clan.room[g] / 2 for g in groups]
    lost = min(clan.lost, 2 * CARDS) / CARDS
    row += [seen.left * sum(clan.soon) / 3, lost, lost if seen.tokens[seat] else 0.0, 1.0 if alike else 0.0]
    return row


def rivals_part(s: GardenNationState, seen: Seen, seat: int) -> list[float]:
    """The best that rivals have of what counts."""
    best, counted, average, near = -PROSPECTS, -PROSPECTS, 0.0, 0.0
    ahead = people = tokens = income = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, seen.prospects[other])
            counted = max(counted, float(seen.counted[other]))
            average = max(average, seen.averages[other])
            near = max(near, seen.nearest[other])
            ahead += seen.counted[other] > seen.counted[seat]
            people = max(people, s.population[other])
            tokens = max(tokens, seen.tokens[other])
            income = max(income, seen.income[other])
    return [
        best / PROSPECTS,
        counted / PROSPECTS,
        ahead / (s.seats - 1),
        min(people, MOST_PEOPLE) / PEOPLE,
        least_of_rivals(s.supply, seat) / FLOORS[s.seats],
        tokens / PLOY_TOKENS,
        near / CARD,
        income / SLOTS,
        average / CARD,
    ]


def least_of_rivals(numbers: list[int], seat: int) -> int:
    """The least number of another seat."""
    return min([numbers[other] for other in range(len(numbers)) if other != seat])
